"""What each reader may read: events through `as_seen_by`, and the View."""

from typing import get_args

import pytest

from camarilla.core.data import Event
from camarilla.core.rng import Fast
from camarilla.games.royal_secrets.cards import AudienceCard, Card, Cardinal, Courtier, Valet
from camarilla.games.royal_secrets.events import (
    AnyRoyalEvent,
    AudienceChosen,
    AudienceCounted,
    AudienceDiscarded,
    AudienceNotHeld,
    AudienceTaken,
    CardBet,
    CardHandedOver,
    CardinalBet,
    CardRecruited,
    CardsRevealed,
    CardsSpied,
    CardStabbed,
    FavourUsed,
    GameEnded,
    HandCounted,
    HeldCard,
    LyingCard,
    MedalAwarded,
    ParleyHanded,
    Passed,
    PlanningAnswered,
    PlanningSettled,
    PlayersDivided,
    PlayerWithdrew,
    PointsDue,
    PointsPaid,
    Reason,
    RecruitmentFailed,
    RecruitNamed,
    RoundBegan,
    RoundEnded,
    Sum,
    ThirdCardChosen,
    ThirdCardsShown,
    TieDeclared,
    ValetDrawn,
)
from camarilla.games.royal_secrets.moves import Place
from camarilla.games.royal_secrets.options import RoyalOptions
from camarilla.games.royal_secrets.view import Step
from tests.games.royal_secrets.make import (
    ANN,
    BRUNO,
    CLARA,
    CORRUPTION,
    DIEGO,
    DOWN,
    ESPIONAGE,
    KING,
    MEDAL_OF_MERIT,
    PLANNING,
    QUEEN,
    RECRUITMENT,
    STABBING,
    THE_EXCUSE,
    UP,
    Court,
    first_bet,
    hidden,
    second_bet,
    table,
    valet,
)

READERS = (None, ANN, BRUNO, CLARA)

TEN: Card = Courtier(1, ANN, 10)
SERVANT: Card = Valet(30, -10, 4)
EYE: Card = Cardinal(42, 10)
ASKS_50 = AudienceCard(1, 50, 4, 5, CORRUPTION)
ASKS_60 = AudienceCard(3, 60, 5, 6, PLANNING)

PUBLIC: list[Event] = [
    RoundBegan(1, ASKS_50, ASKS_60, ANN),
    PlanningSettled((ANN,), ANN),
    PlayersDivided(ANN, (ANN,), (BRUNO, CLARA)),
    AudienceChosen(ANN, KING),
    FavourUsed(ANN, CORRUPTION),
    Passed(ANN),
    ParleyHanded(ANN, BRUNO),
    CardBet(ANN, 1, UP, TEN),
    CardinalBet(KING, 1, UP, EYE),
    CardStabbed(ANN, Place(BRUNO, 1), SERVANT),
    MedalAwarded(ANN, Place(BRUNO, 1)),
    RecruitNamed(ANN, Place(BRUNO, 1)),
    CardsRevealed((LyingCard(Place(BRUNO, 1), TEN),)),
    PlayerWithdrew(ANN),
    AudienceCounted(KING, 50, 40, False, (Sum(ANN, 40),), None),
    AudienceNotHeld(QUEEN),
    PointsDue(ANN, -4, Reason.RUMOUR, BRUNO),
    TieDeclared(KING, (ANN, BRUNO)),
    ThirdCardsShown(KING, (HeldCard(ANN, TEN), HeldCard(BRUNO, SERVANT))),
    CardHandedOver(ANN, BRUNO, SERVANT),
    AudienceTaken(KING, ANN, CORRUPTION),
    AudienceDiscarded(KING),
    PointsPaid(ANN, -4),
    CardRecruited(ANN, Place(BRUNO, 1), SERVANT),
    RecruitmentFailed(ANN, Place(BRUNO, 1)),
    RoundEnded(1),
    HandCounted(ANN, (TEN, SERVANT), 1),
    GameEnded((10, 9, 8), (ANN,)),
]

# What Ann may read of it, and what Bruno and spectators may.
SECRET: list[tuple[Event, Event | None]] = [
    (PlanningAnswered(ANN, True), None),  # RS-8.3
    (PlanningAnswered(ANN, False), None),
    (ThirdCardChosen(ANN, TEN), None),  # RS-6.11
    (ValetDrawn(ANN, SERVANT), ValetDrawn(ANN, None)),  # RS-8.5
    (CardBet(ANN, 2, DOWN, TEN), CardBet(ANN, 2, DOWN, None)),  # RS-5.1
    (CardsSpied(ANN, (Place(BRUNO, 1),), (TEN,)), CardsSpied(ANN, (Place(BRUNO, 1),), None)),  # RS-8.8
]


def test_every_kind_of_event_has_its_readers_here() -> None:
    tried = {type(event) for event in PUBLIC} | {type(event) for event, _ in SECRET}
    assert tried == set(get_args(AnyRoyalEvent))


@pytest.mark.parametrize("event", PUBLIC, ids=lambda event: type(event).__name__)
@pytest.mark.parametrize("reader", READERS)
def test_what_happens_in_the_open_is_read_by_all(event: Event, reader: int | None) -> None:
    assert event.as_seen_by(reader) == event


@pytest.mark.parametrize(("event", "outside"), SECRET, ids=lambda event: type(event).__name__)
def test_what_is_secret_is_read_by_its_owner_only(event: Event, outside: Event | None) -> None:
    assert event.as_seen_by(ANN) == event
    for outsider in (BRUNO, CLARA, None):
        assert event.as_seen_by(outsider) == outside


def test_rs_5_5_the_cardinals_hidden_card_is_read_by_nobody() -> None:
    event = CardinalBet(KING, 2, DOWN, EYE)
    for reader in READERS:
        assert event.as_seen_by(reader) == CardinalBet(KING, 2, DOWN, None)


# Hands


def test_rs_2_5_one_sees_ones_own_hand_and_of_others_only_how_many_cards() -> None:
    court = table(4)
    for seat in range(4):
        for reader in (None, 0, 1, 2, 3):
            player = court.seen_of(seat, reader)
            assert (player.hand is not None) == (reader == seat)
            assert player.hand_size == 11


def test_rs_2_4_everybody_knows_which_courtiers_a_player_began_with_but_not_the_valet() -> None:
    court = table(3, valets=(20, 0, -10))
    player = court.seen_of(BRUNO, ANN)
    assert sorted(card.value for card in player.known if isinstance(card, Courtier)) == [
        0,
        0,
        10,
        10,
        10,
        20,
        20,
        20,
        30,
        40,
    ]
    assert len(player.known) == 11  # with the Excuse
    assert player.masked_valets == 1


def test_rs_2_5_two_tables_that_differ_in_hidden_valets_look_the_same() -> None:
    one = table(3, valets=(20, 0, -10, 10))
    two = table(3, valets=(20, -10, 0, 10))
    assert one.view(ANN) == two.view(ANN)
    assert one.view(None) == two.view(None)
    assert one.view(BRUNO) != two.view(BRUNO)


def test_rs_7_4_when_it_is_over_all_hands_lie_open() -> None:
    court = table(3, round_=7)
    assert court.seen_of(BRUNO, None).hand is None
    court.play_round()
    assert court.view(None).step is Step.OVER
    assert all(player.hand is not None for player in court.view(None).players)


# Cards on the table


def mixed_table() -> Court:
    """Ann is alone with the King; everybody has bet a card up and one down, and Clara still has to pass."""
    court = table(3, cardinals=(10, 20), favours={CLARA: [MEDAL_OF_MERIT]}, valets=(0, -10, 0))
    court.audiences(king=(ANN,))
    court.bets({ANN: (10, 20), BRUNO: (hidden(valet(-10)), 40), CLARA: (0, THE_EXCUSE)})
    assert court.step is Step.BETTING_WINDOW
    return court


@pytest.mark.parametrize("reader", READERS)
def test_rs_5_1_a_face_down_card_is_seen_by_whoever_bet_it_only(reader: int | None) -> None:
    court = mixed_table()
    view = court.view(reader)
    for seat in range(3):
        for bet in view.players[seat].bets:
            assert (bet.card is not None) == (bet.face is UP or reader == seat)
    assert [bet.card is not None for bet in view.cardinal] == [True, False]


def test_rs_5_1_what_lies_face_down_still_counts_among_what_may_be_held() -> None:
    court = mixed_table()
    bruno = court.seen_of(BRUNO, ANN)
    assert court.state.deck.faces[court.bruno.number(40)] not in bruno.known  # lies open
    assert bruno.masked_valets == 1  # in hand, or face down: who knows
    assert bruno.hand_size == 10
    clara = court.seen_of(CLARA, ANN)
    assert court.state.deck.faces[court.clara.number(THE_EXCUSE)] in clara.known


def test_rs_8_8_a_spy_keeps_seeing_what_was_spied() -> None:
    court = table(4, favours={ANN: [ESPIONAGE], BRUNO: [STABBING]})
    court.audiences(king=(ANN,))
    court.first_bets({CLARA: (hidden(30), 0), DIEGO: (hidden(40), 0)})
    court.diego.hands_the_tile_to(ANN)
    court.ann.uses(ESPIONAGE)
    seen = court.view(ANN).players
    assert [seen[seat].bets[0].card is not None for seat in (CLARA, DIEGO)] == [True, True]
    assert seen[ANN].spied == (4, 6)  # the places are public: everybody saw her look
    assert court.view(BRUNO).players[ANN].spied == (4, 6)
    assert court.view(BRUNO).players[CLARA].bets[0].card is None
    court.ann.bets(0, DOWN)
    court.ann.hands_the_tile_to(BRUNO)
    court.bruno.stabs(first_bet(CLARA))
    for reader in (None, BRUNO, DIEGO):
        bet = court.view(reader).players[CLARA].bets[0]
        assert (bet.stabbed, bet.card is not None) == (True, True)


def test_rs_8_11_everybody_sees_which_card_was_named() -> None:
    court = table(4, favours={ANN: [RECRUITMENT], CLARA: [RECRUITMENT]})
    court.audiences()
    court.bets({BRUNO: (10, 20)})
    court.ann.recruits(second_bet(BRUNO))
    bet = court.view(None).players[BRUNO].bets[1]
    assert (bet.recruiter, bet.card) == (ANN, None)


def test_rs_6_11_all_know_a_valet_that_was_handed_over_until_it_is_played() -> None:
    court = table(4, king=[20, 30], hands={ANN: (10, valet(20), 20), BRUNO: (10, 10)}, valets=(20, 0, 0, 0))
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (10, 0), BRUNO: (10, 0), CLARA: (10, 0)})
    court.count()
    court.ann.shows(valet(20))
    court.bruno.shows(0)
    bruno = court.seen_of(BRUNO, CLARA)
    assert [card.value for card in bruno.known if isinstance(card, Valet)] == [20]
    assert court.seen_of(ANN, CLARA).masked_valets == 0
    court.play_round({BRUNO: (valet(20), 0), CLARA: (10, 0)}, king=(ANN, BRUNO))
    assert [card for card in court.seen_of(BRUNO, CLARA).known if isinstance(card, Valet)] == []


def test_rs_7_1_discards_and_past_audiences_are_public() -> None:
    court = table(4, king=70)
    king = court.view(None).king
    court.play_round({ANN: (30, 0), CLARA: (10, 0)}, king=(ANN, BRUNO))
    for reader in READERS:
        assert king in court.view(reader).past
        assert court.state.deck.faces[court.ann.number(30)] in court.view(reader).discard


# Sealed answers


def test_rs_8_3_a_sealed_planning_answer_is_seen_by_its_owner_only() -> None:
    court = table(4, favours={ANN: [PLANNING], BRUNO: [PLANNING]})
    assert court.view(ANN).sealed is None
    court.ann.plans()
    assert court.view(ANN).sealed == 1
    assert court.view(BRUNO).sealed is None
    assert court.view(None).sealed is None
    for reader in READERS:
        assert court.view(reader).waiting == (ANN, BRUNO)
        assert court.view(reader).asked is None
    court.bruno.passes()
    assert court.view(ANN).sealed is None
    assert court.view(None).waiting == (ANN,)


def test_rs_6_11_a_sealed_third_card_is_seen_by_its_owner_only() -> None:
    court = table(4, king=40)
    court.audiences(king=(ANN, BRUNO))
    court.bets({ANN: (20, 0), BRUNO: (20, 0), CLARA: (10, 0)})
    court.count()
    court.ann.shows(10)
    assert court.view(ANN).sealed == court.ann.number(10)
    assert court.seen_of(ANN, ANN).hand_size == court.seen_of(ANN, BRUNO).hand_size
    for reader in (BRUNO, CLARA, None):
        assert court.view(reader).sealed is None
        assert court.view(reader).waiting == (ANN, BRUNO)


@pytest.mark.parametrize("reader", READERS)
def test_the_table_waits_for_whoever_is_asked(reader: int | None) -> None:
    court = table(4)
    assert court.view(reader).waiting == (ANN,)
    assert court.view(reader).asked == ANN
    court.ann.goes_to(KING)
    assert court.view(reader).waiting == (ANN,)  # she still has to hand on the tile
    court.ann.hands_the_tile_to(DIEGO)
    assert court.view(reader).waiting == (DIEGO,)


def test_rs_3_1_a_new_round_shows_nothing_of_the_last_one_also_in_an_opening_window() -> None:
    court = table(4, king=[(30, PLANNING), 50])
    court.play_round({ANN: (30, 0), CLARA: (10, 0)}, king=(ANN, BRUNO))
    view = court.view(CLARA)
    assert view.step is Step.PLANNING_WINDOW
    assert (view.bet, view.acted, view.passed, view.withdrawn, view.takers) == (0, (), (), (), (None, None))
    assert all((player.at, player.bets, player.gains, player.losses) == ((), (), 0, 0) for player in view.players)


def test_when_it_is_over_the_table_waits_for_nobody() -> None:
    court = table(4, round_=7)
    court.play_round()
    assert court.view(None).waiting == ()


# Points


@pytest.mark.parametrize("open_scores", [False, True])
def test_rs_2_1_a_person_is_shown_others_points_only_with_open_scores_or_at_the_end(open_scores: bool) -> None:
    court = table(4, round_=7, points={BRUNO: 15}, options=RoyalOptions(open_scores=open_scores))
    shown = court.view(ANN).as_shown()
    assert shown.players[ANN].points == 10
    assert shown.players[BRUNO].points == (15 if open_scores else None)
    assert (court.view(None).as_shown().players[ANN].points is None) != open_scores
    court.play_round()
    assert court.view(ANN).as_shown() == court.view(ANN)
    assert court.view(None).as_shown().players[BRUNO].points is not None


def test_rs_2_1_nothing_else_is_hidden_from_a_person() -> None:
    court = table(4)
    whole, shown = court.view(ANN), court.view(ANN).as_shown()
    for seat in range(4):
        one, other = whole.players[seat], shown.players[seat]
        assert (one.known, one.hand, one.favours, one.bets) == (other.known, other.hand, other.favours, other.bets)
    assert (shown.king, shown.tile, shown.waiting) == (whole.king, whole.tile, whole.waiting)


# The way back


@pytest.mark.parametrize("reader", READERS)
def test_a_view_leads_back_to_tables_that_look_the_same(reader: int | None) -> None:
    court = mixed_table()
    view = court.view(reader)
    for seed in range(10):
        imagined = view.imagine(Fast(seed))
        assert imagined.view(reader) == view
        assert imagined.pieces() == court.box


def test_a_view_leaves_hidden_cards_open_to_imagination() -> None:
    court = mixed_table()
    worlds = [court.view(ANN).imagine(Fast(seed)) for seed in range(30)]
    assert len({str(world.view(BRUNO)) for world in worlds}) > 5
