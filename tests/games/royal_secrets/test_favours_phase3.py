"""RS-8.11 to RS-8.13: Recruitment, Royal Pardon, Master Stroke."""

import pytest

from camarilla.games.royal_secrets.cards import Valet
from camarilla.games.royal_secrets.events import (
    CardRecruited,
    FavourUsed,
    PlayerWithdrew,
    PointsDue,
    Reason,
    RecruitmentFailed,
    RecruitNamed,
)
from camarilla.games.royal_secrets.moves import Place, Recruit, UseFavour
from camarilla.games.royal_secrets.options import Favour
from camarilla.games.royal_secrets.view import Step
from tests.games.royal_secrets.make import (
    ANN,
    BRUNO,
    CLARA,
    DIEGO,
    KING,
    MASTER_STROKE,
    QUEEN,
    RECRUITMENT,
    ROYAL_DINNER,
    ROYAL_PARDON,
    STABBING,
    THE_EXCUSE,
    CardName,
    Court,
    Laid,
    Spy,
    courtier,
    excuse_of,
    first_bet,
    hidden,
    second_bet,
    table,
    valet,
)
from tests.make import refused


def nameable(spy: Spy) -> set[Place]:
    return {move.place for move in spy.may if isinstance(move, Recruit)}


# RS-8.11


def recruiting(
    victim: tuple[CardName | Laid, CardName],
    own: tuple[CardName | Laid, CardName] = (10, 0),
    king: int = 30,
) -> Court:
    """Ann may recruit; she is at the King's with Bruno, Clara and Diego are at the Queen's."""
    court = table(4, king=king, favours={ANN: [(60, RECRUITMENT)]}, valets=(0, 10, 0, 0))
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: own, BRUNO: victim, CLARA: (20, 10)})
    assert (court.step, court.asked) == (Step.RECRUITMENT_WINDOW, ANN)
    return court


@pytest.mark.parametrize("place", [first_bet(BRUNO), second_bet(BRUNO)])
def test_rs_8_11_a_recruited_card_counts_and_goes_to_the_recruiters_hand(place: Place) -> None:
    court = recruiting((30, 20), king=60)
    value = 30 if place.bet == 1 else 20
    card = court.state.deck.faces[court.bruno.number(value)]
    told = court.ann.recruits(place)
    assert told[:2] == [FavourUsed(ANN, RECRUITMENT), RecruitNamed(ANN, place)]
    assert court.counted(KING).total == 60
    assert court.taker(KING) == BRUNO  # it counts as usual, for whoever bet it
    assert CardRecruited(ANN, place, card) in told
    assert court.ann.count(courtier(BRUNO, value)) == 1
    assert card not in court.view(None).discard


def test_rs_8_11_another_players_card_at_ones_own_audience() -> None:
    court = recruiting((30, 20))
    assert nameable(court.ann) == {first_bet(BRUNO), second_bet(BRUNO)}
    for place in (first_bet(ANN), first_bet(CLARA), second_bet(DIEGO)):
        with refused(court.state, "RS-8.11"):
            court.ann.recruits(place)


def test_rs_8_11_a_hidden_0_stays_with_its_owner_and_the_favour_is_spent() -> None:
    court = recruiting((30, 0))
    assert second_bet(BRUNO) in nameable(court.ann)  # nobody knows yet that it is a 0
    told = court.ann.recruits(second_bet(BRUNO))
    assert RecruitmentFailed(ANN, second_bet(BRUNO)) in told
    assert court.told_of(CardRecruited) == []
    assert court.bruno.count(0) == 2
    assert court.ann.favours == []


def test_rs_8_11_a_face_up_0_courtier_cannot_be_named_but_a_0_valet_can() -> None:
    court = recruiting((0, 30))
    assert nameable(court.ann) == {second_bet(BRUNO)}
    with refused(court.state, "RS-8.11"):
        court.ann.recruits(first_bet(BRUNO))
    court = table(4, favours={ANN: [RECRUITMENT]}, valets=(10, 0, 10, 20))
    court.audiences(king=(ANN, BRUNO))
    court.bets({BRUNO: (valet(0), 0), CLARA: (20, 10)})
    court.ann.recruits(first_bet(BRUNO))
    assert court.ann.count(valet(0)) == 1


def test_rs_8_11_a_stabbed_card_cannot_be_named() -> None:
    court = table(4, favours={ANN: [RECRUITMENT], CLARA: [STABBING]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({BRUNO: (30, 20), CLARA: (10, 0)})
    court.clara.stabs(second_bet(BRUNO))
    assert nameable(court.ann) == {first_bet(BRUNO)}
    with refused(court.state, "RS-8.11"):
        court.ann.recruits(second_bet(BRUNO))


def test_rs_8_11_a_card_already_named_cannot_be_named_again() -> None:
    court = table(4, favours={ANN: [RECRUITMENT], CLARA: [RECRUITMENT]})
    court.audiences()
    court.bets({BRUNO: (30, 20)})
    court.ann.recruits(second_bet(BRUNO))
    assert court.asked == CLARA
    assert nameable(court.clara) == {first_bet(BRUNO), second_bet(ANN), second_bet(DIEGO)}
    with refused(court.state, "RS-8.11"):
        court.clara.recruits(second_bet(BRUNO))


def test_rs_8_11_the_cardinals_cards_cannot_be_named() -> None:
    court = table(3, favours={ANN: [RECRUITMENT]})
    court.audiences(king=(ANN,))
    court.bets({BRUNO: (10, 0)})
    # Alone with the Cardinal there is nobody's card to name, so Ann was not even asked.
    assert court.state.round == 3
    assert court.ann.favours == [RECRUITMENT]


@pytest.mark.parametrize("card", [20, THE_EXCUSE])
def test_rs_8_11_the_card_of_one_who_withdraws_and_the_excuse_itself_can_be_taken(card: CardName) -> None:
    court = recruiting((20, THE_EXCUSE), own=(30, 0))
    place = first_bet(BRUNO) if card == 20 else second_bet(BRUNO)
    court.ann.recruits(place)
    assert court.told_of(PlayerWithdrew) == [PlayerWithdrew(BRUNO)]
    assert court.ann.count(courtier(BRUNO, 20) if card == 20 else excuse_of(BRUNO)) == 1


def test_rs_8_11_a_recruiter_who_withdraws_keeps_the_card() -> None:
    court = recruiting((30, 20), own=(10, THE_EXCUSE))
    court.ann.recruits(first_bet(BRUNO))
    assert court.told_of(PlayerWithdrew) == [PlayerWithdrew(ANN)]
    assert court.ann.count(courtier(BRUNO, 30)) == 1


def test_rs_8_11_a_rumour_stays_with_whoever_bet_the_valet() -> None:
    court = recruiting((valet(10), 0), king=70)
    court.ann.recruits(first_bet(BRUNO))
    assert PointsDue(BRUNO, -2, Reason.RUMOUR, BRUNO) in court.told
    assert court.paid(ANN) == -7
    assert court.ann.count(valet(10)) == 1


def test_rs_8_11_everybody_knows_the_valet_that_was_recruited() -> None:
    court = recruiting((valet(10), 0))
    court.ann.recruits(first_bet(BRUNO))
    known = court.seen_of(ANN, DIEGO).known
    assert [card.value for card in known if isinstance(card, Valet)] == [10]
    assert court.seen_of(ANN, DIEGO).masked_valets == 1  # the one she was dealt


def test_rs_8_11_recruitment_only_before_the_reveal() -> None:
    court = table(4, king=70, favours={ANN: [RECRUITMENT, ROYAL_PARDON]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({BRUNO: (20, 0), CLARA: (10, 0)})
    court.ann.passes()
    assert court.step is Step.LOSSES_WINDOW
    with refused(court.state, "RS-8.1"):
        court.ann.recruits(first_bet(BRUNO))


def test_rs_8_11_two_cards_with_two_favours() -> None:
    court = table(4, favours={ANN: [RECRUITMENT, RECRUITMENT]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({BRUNO: (20, 10), CLARA: (10, 0)})
    court.ann.recruits(first_bet(BRUNO))
    court.ann.recruits(second_bet(BRUNO))
    assert court.ann.count(courtier(BRUNO, 20)) == court.ann.count(courtier(BRUNO, 10)) == 1


def test_rs_8_11_not_asked_with_no_card_that_can_be_named() -> None:
    court = table(4, favours={ANN: [RECRUITMENT], CLARA: [STABBING, STABBING]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({CLARA: (10, 0)})
    court.clara.stabs(second_bet(BRUNO))  # Bruno's other card is an open 0
    assert court.step is Step.BETTING_WINDOW
    court.clara.passes()
    assert court.state.round == 4


# RS-8.12, RS-8.13


def losing(favours: list[Favour], points: int = 10, dealt: int = 10) -> Court:
    """Ann fails before a King who costs 7, with her own Valet besides; two more points come from the Queen's."""
    held: list[Favour | int | tuple[int, Favour]] = [
        (50, favour) if favour is MASTER_STROKE else (30, favour) for favour in favours
    ]
    court = table(
        4, king=(70, ROYAL_DINNER), queen=20, favours={ANN: held}, points={ANN: points}, valets=(dealt, 0, 20, 0)
    )
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (10, valet(dealt)), CLARA: (valet(20), 0)})
    return court


def test_rs_8_12_royal_pardon_cancels_all_losses_valets_included() -> None:
    court = losing([ROYAL_PARDON])
    assert (court.step, court.asked) == (Step.LOSSES_WINDOW, ANN)
    assert court.ann.uses(ROYAL_PARDON)[0] == FavourUsed(ANN, ROYAL_PARDON)
    assert court.paid(ANN) == 0
    assert PointsDue(ANN, 7 + 2 + 1, Reason.PARDON) in court.told
    assert court.paid(BRUNO) == -8


def test_rs_8_12_a_pardon_leaves_the_gains() -> None:
    court = table(4, king=70, queen=20, favours={ANN: [ROYAL_DINNER, ROYAL_PARDON]})
    court.audiences(king=(BRUNO,), dining=(ANN,))
    court.bets({ANN: (20, 0), CLARA: (10, 0)})
    court.ann.uses(ROYAL_PARDON)
    assert court.paid(ANN) == 2


def test_rs_8_12_a_rumour_alone_can_be_pardoned() -> None:
    court = table(4, king=20, queen=30, favours={ANN: [(70, ROYAL_PARDON)]}, valets=(0, 0, 10, 0))
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (20, 0), CLARA: (valet(10), 20)})
    assert court.asked == ANN
    court.ann.uses(ROYAL_PARDON)
    assert court.paid(ANN) == 2


def test_rs_8_12_no_pardon_without_a_loss() -> None:
    court = table(4, king=20, queen=70, favours={ANN: [ROYAL_PARDON], CLARA: [ROYAL_PARDON]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (20, 0), CLARA: (10, 0)})
    assert (court.step, court.asked) == (Step.LOSSES_WINDOW, CLARA)
    court.clara.passes()
    assert court.state.round == 3
    assert ROYAL_PARDON in court.ann.favours


def test_rs_8_12_not_twice_by_one_player_in_a_round() -> None:
    court = table(4, king=70, queen=20, favours={ANN: [(30, ROYAL_PARDON), (70, ROYAL_PARDON), (50, MASTER_STROKE)]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({CLARA: (20, 0)})
    court.ann.uses(ROYAL_PARDON)
    assert UseFavour(ROYAL_PARDON) not in court.ann.may
    with refused(court.state, "RS-8.12"):
        court.ann.uses(ROYAL_PARDON)


def test_rs_8_12_no_pardon_with_no_loss_left_after_a_master_stroke() -> None:
    court = table(4, king=70, queen=20, favours={ANN: [ROYAL_PARDON, (50, MASTER_STROKE)], BRUNO: [ROYAL_PARDON]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({CLARA: (20, 0)})
    court.ann.uses(MASTER_STROKE)
    assert court.asked == BRUNO
    court.bruno.passes()
    assert court.state.round == 4  # Ann was not asked again
    assert court.ann.favours == [ROYAL_PARDON]
    assert court.paid(ANN) == 7


def test_rs_8_13_master_stroke_turns_losses_into_gains_valets_excluded() -> None:
    court = losing([MASTER_STROKE])
    assert court.ann.uses(MASTER_STROKE)[0] == FavourUsed(ANN, MASTER_STROKE)
    assert court.paid(ANN) == 7 - 2 - 1  # her own Valet and Clara's still cost


def test_rs_8_13_ones_own_valet_at_a_failed_audience_is_excluded_too() -> None:
    court = losing([MASTER_STROKE], dealt=-10)
    court.ann.uses(MASTER_STROKE)
    assert court.paid(ANN) == 7 - 4 - 1


@pytest.mark.parametrize(
    "order", [(ROYAL_PARDON, MASTER_STROKE), (MASTER_STROKE, ROYAL_PARDON)], ids=["pardon first", "stroke first"]
)
def test_rs_8_13_with_both_the_losses_become_gains_and_the_rumours_are_cancelled(order: tuple[Favour, Favour]) -> None:
    court = losing(list(order))
    court.ann.uses(order[0])
    assert (court.step, court.asked) == (Step.LOSSES_WINDOW, ANN)
    court.ann.uses(order[1])
    assert court.paid(ANN) == 7


def test_rs_8_13_rumours_alone_cannot_be_turned() -> None:
    court = table(4, king=20, queen=30, favours={ANN: [MASTER_STROKE]}, valets=(0, 0, 10, 0))
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (20, 0), CLARA: (valet(10), 20)})
    assert court.state.round == 3  # nobody was asked
    assert court.paid(ANN) == 2 - 2


def test_rs_8_13_refused_without_an_audience_loss() -> None:
    court = table(4, king=20, queen=30, favours={ANN: [MASTER_STROKE, ROYAL_PARDON]}, valets=(0, 0, 10, 0))
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (20, 0), CLARA: (valet(10), 20)})
    assert court.ann.may[1:] == [UseFavour(ROYAL_PARDON)]
    with refused(court.state, "RS-8.13"):
        court.ann.uses(MASTER_STROKE)


def test_rs_8_13_not_twice_by_one_player_in_a_round() -> None:
    court = table(
        4, king=60, queen=20, favours={ANN: [MASTER_STROKE, MASTER_STROKE, ROYAL_PARDON]}, valets=(0, 0, 20, 0)
    )
    court.audiences(king=(ANN, BRUNO))
    court.bets({CLARA: (valet(20), 0)})
    court.ann.uses(MASTER_STROKE)
    assert court.ann.may[1:] == [UseFavour(ROYAL_PARDON)]
    with refused(court.state, "RS-8.13"):
        court.ann.uses(MASTER_STROKE)


def test_rs_8_13_a_diners_losses_at_both_audiences_are_turned() -> None:
    court = table(4, king=60, queen=50, favours={ANN: [(40, ROYAL_DINNER), (70, MASTER_STROKE)]})
    court.audiences(king=(BRUNO,), dining=(ANN,))
    court.bets({ANN: (10, 0)})
    court.ann.uses(MASTER_STROKE)
    assert court.paid(ANN) == 6 + 5


def test_rs_8_13_losses_of_those_who_all_withdrew_are_audience_losses() -> None:
    court = table(4, king=50, favours={ANN: [(70, MASTER_STROKE)], BRUNO: [ROYAL_PARDON]})
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (40, THE_EXCUSE), BRUNO: (hidden(THE_EXCUSE), 0), CLARA: (10, 0)})
    while court.step is Step.LOSSES_WINDOW:
        (use,) = [move for move in court.spies[court.asked].may if isinstance(move, UseFavour)]
        court.spies[court.asked].uses(use.favour)
    assert [court.paid(ANN), court.paid(BRUNO)] == [5, 0]
    assert court.counted(QUEEN).total == 10


def test_rs_8_13_a_stroke_is_netted_with_the_other_changes() -> None:
    court = losing([MASTER_STROKE], points=0)
    court.ann.uses(MASTER_STROKE)
    assert court.ann.points == 4
