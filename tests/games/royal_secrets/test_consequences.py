"""What is told beside a choice is what the rules then do, as far as the one who chooses can see."""

from camarilla.games.royal_secrets.game import ROYAL_SECRETS
from camarilla.games.royal_secrets.moves import (
    AwardMedal,
    BetCard,
    ChooseAudience,
    DividePlayers,
    Face,
    HandParley,
    Pass,
    Recruit,
    RoyalMove,
    ShowThirdCard,
    Stab,
    UseFavour,
)
from camarilla.games.royal_secrets.options import RoyalOptions
from camarilla.games.royal_secrets.view import Step
from camarilla.locales import Speaker
from tests.games.royal_secrets.make import (
    ANN,
    BRUNO,
    CLARA,
    CORRUPTION,
    DIEGO,
    DOWN,
    ESPIONAGE,
    KING,
    MASTER_STROKE,
    MEDAL_OF_MERIT,
    PLANNING,
    QUEEN,
    RECRUITMENT,
    ROYAL_DINNER,
    ROYAL_PARDON,
    STABBING,
    THE_EXCUSE,
    UP,
    CardName,
    Court,
    first_bet,
    number_of,
    second_bet,
    table,
    valet,
)

SPEAKER = Speaker("en", ["Ann", "Bruno", "Clara", "Diego"])


def told(court: Court, seat: int, move: RoyalMove) -> list[str]:
    """What a player reads beside a move that is theirs to make, in English."""
    assert move in court.spies[seat].may
    return [SPEAKER.say(sentence) for sentence in ROYAL_SECRETS.consequences(court.view(seat), move)]


def bet(court: Court, seat: int, card: CardName, face: Face) -> BetCard:
    return BetCard(court.state.deck.faces[number_of(court.state, seat, card)], face)


def at_the_first_bet(court: Court, king: tuple[int, ...] = (ANN, BRUNO)) -> Court:
    court.audiences(king)
    court.all_pass(Step.CHOICE_WINDOW)
    court.spies[court.asked].hands_the_tile_to(ANN)
    return court


# Phase 1


def test_rs_4_1_the_stakes_and_the_company_of_an_audience() -> None:
    court = table(king=(50, MASTER_STROKE), queen=(40, ROYAL_DINNER))

    stakes, company = told(court, ANN, ChooseAudience(KING))
    assert stakes == (
        "The King asks for 50: success wins 4 for each who stays, failure costs 5. The highest sum takes Master Stroke."
    )
    assert company == "Nobody is there yet. Whoever is left alone meets the Cardinal."
    court.ann.goes_to(QUEEN)
    court.ann.hands_the_tile_to(BRUNO)
    assert told(court, BRUNO, ChooseAudience(QUEEN))[1] == "Already there: Ann."


def test_rs_6_14_in_the_last_round_only_the_highest_sum_wins() -> None:
    court = table(king=(50, MASTER_STROKE), round_=7)

    assert told(court, ANN, ChooseAudience(KING))[0] == (
        "The King asks for 50: success wins 4, but for the highest sum only, failure costs 5."
    )


def test_rs_8_6_a_plan_shows_who_is_alone_and_what_is_not_held() -> None:
    court = table(favours={ANN: (PLANNING,)}, king=50, queen=40)
    assert told(court, ANN, UseFavour(PLANNING)) == ["Nobody else holds Planning: you will divide the players."]
    assert told(court, ANN, Pass()) == ["You keep Planning for another round."]
    court.ann.plans()

    assert told(court, ANN, DividePlayers((BRUNO,)))[1:] == [
        "Bruno is alone with the King, and meets the Cardinal unless somebody dines."
    ]
    assert told(court, ANN, DividePlayers(()))[1:] == [
        "Nobody is with the King: without a Royal Dinner that audience is not held."
    ]
    assert len(told(court, ANN, DividePlayers((ANN, BRUNO)))) == 1


def test_rs_8_6_of_two_planning_cards_the_one_that_asks_for_more_decides() -> None:
    court = table(favours={ANN: ((60, PLANNING),), BRUNO: ((30, PLANNING),)})

    assert told(court, ANN, UseFavour(PLANNING)) == [
        "If Bruno uses Planning too, both cards are spent, and you decide: yours asks for more."
    ]
    assert told(court, BRUNO, UseFavour(PLANNING)) == [
        "If Ann uses Planning too, both cards are spent, and you do not decide: yours asks for less."
    ]


def test_rs_8_7_a_diner_stands_to_win_and_to_lose_at_both() -> None:
    court = table(king=50, queen=40, favours={ANN: ((70, ROYAL_DINNER), CORRUPTION)}, valets_left=1)

    assert told(court, ANN, UseFavour(ROYAL_DINNER)) == [
        "Your two cards count for both: the King asks for 50, the Queen for 40.",
        "If you stay, two successes win you 7 points, two failures cost you 9.",
        "No rumour hurts you, and your own Valets spread none.",
    ]
    assert told(court, ANN, UseFavour(CORRUPTION)) == ["You take the last Valet of the pile, unseen by the others."]


def test_rs_3_3_the_tile_says_who_acts_and_who_comes_last() -> None:
    court = table()
    court.ann.goes_to(KING)
    assert told(court, ANN, HandParley(CLARA)) == ["Clara chooses an audience now."]
    court.ann.hands_the_tile_to(CLARA)
    court.clara.goes_to(KING)

    assert told(court, CLARA, HandParley(DIEGO)) == ["Diego chooses an audience now.", "Bruno comes last."]


# Phase 2


def test_a_bet_face_up_is_added_to_what_lies_in_sight() -> None:
    court = at_the_first_bet(table(king=50))

    assert told(court, ANN, bet(court, ANN, 20, UP)) == [
        "With the King, 20 of the 50 asked then lie in sight: 30 are missing.",
        "The card is spent; 10 cards stay in your hand.",
    ]
    court.ann.bets(20, UP)
    court.ann.hands_the_tile_to(BRUNO)
    assert told(court, BRUNO, bet(court, BRUNO, 30, UP))[0] == (
        "With the King, 50 of the 50 asked then lie in sight: enough, as it stands."
    )


def test_a_bet_face_down_is_known_to_its_owner_only() -> None:
    court = at_the_first_bet(table(king=50))
    court.ann.bets(20, UP)
    court.ann.hands_the_tile_to(BRUNO)

    assert told(court, BRUNO, bet(court, BRUNO, 10, DOWN))[0] == (
        "With the King, 20 of the 50 asked then lie in sight. You know of 30 in all: 20 are missing."
    )
    assert told(court, BRUNO, bet(court, BRUNO, 0, DOWN))[1] == (
        "The 0 Courtier comes back to your hand after the round."
    )


def test_rs_6_2_an_excuse_withdraws_and_only_a_hidden_one_can_be_stabbed() -> None:
    court = at_the_first_bet(table(king=50))

    up, down = [told(court, ANN, bet(court, ANN, THE_EXCUSE, face)) for face in (UP, DOWN)]

    assert up[0].startswith("An Excuse withdraws you at the count")
    assert down[0].startswith("Unless it is stabbed, an Excuse withdraws you")
    assert up[1] == down[1] == "You then neither win nor lose there; but if all withdraw, all pay."


def test_rs_6_3_alone_with_the_cardinal_one_withdraws_freely() -> None:
    court = at_the_first_bet(table(king=50), king=(ANN,))

    assert told(court, ANN, bet(court, ANN, THE_EXCUSE, UP))[1:] == [
        "Alone with the Cardinal, you withdraw at no cost.",
        "Then the Cardinal lays a card face up beside you at the King’s audience.",
    ]


def test_rs_6_8_a_valet_shows_its_rumour_but_not_at_a_dinner() -> None:
    court = at_the_first_bet(table(king=50, valets=(-10, 0, 0, 0), favours={BRUNO: (ROYAL_DINNER,)}))

    assert told(court, ANN, bet(court, ANN, valet(-10), UP))[1] == (
        "If your Valet counts and your audience succeeds, each who stays at the other loses 4 points; "
        "if yours fails, you do."
    )
    dinner = table(king=50, valets=(-10, 0, 0, 0), favours={ANN: (ROYAL_DINNER,)})
    dinner.audiences(king=(BRUNO,), dining=(ANN,))
    dinner.spies[dinner.asked].hands_the_tile_to(ANN)
    assert told(dinner, ANN, bet(dinner, ANN, valet(-10), UP))[2] == "As you dine, your Valet spreads no rumour."


def test_rs_8_8_to_rs_8_10_what_a_spy_a_dagger_and_a_medal_would_do() -> None:
    court = at_the_first_bet(table(king=50, favours={BRUNO: (ESPIONAGE, STABBING, MEDAL_OF_MERIT)}))
    court.ann.bets(30, DOWN)
    court.ann.hands_the_tile_to(BRUNO)
    dagger, medal = Stab(first_bet(ANN)), AwardMedal(first_bet(ANN))

    assert told(court, BRUNO, UseFavour(ESPIONAGE)) == ["You see 1 card that you do not know."]
    assert told(court, BRUNO, dagger) == ["You do not know this card: everybody will see it, and it no longer counts."]
    assert told(court, BRUNO, medal)[0].startswith("You do not know this card: whatever it is worth counts double")
    court.bruno.uses(ESPIONAGE)
    assert told(court, BRUNO, dagger) == [
        "It is the blue 30: everybody will see it, and it no longer counts.",
        "With the King, 0 of the 50 asked then lie in sight: 50 are missing.",
    ]
    assert told(court, BRUNO, medal) == [
        "It then counts 60.",
        "With the King, 0 of the 50 asked then lie in sight. You know of 60 in all: enough, as it stands.",
    ]


def test_rs_8_10_a_medal_beside_an_excuse_changes_nothing() -> None:
    court = at_the_first_bet(table(king=50, favours={BRUNO: (MEDAL_OF_MERIT,)}))
    court.ann.bets(THE_EXCUSE, UP)
    court.ann.hands_the_tile_to(BRUNO)

    assert told(court, BRUNO, AwardMedal(first_bet(ANN))) == ["As it stands, a Medal changes nothing there."]


# Phase 3


def test_rs_8_11_a_recruit_is_known_unknown_or_a_0_courtier() -> None:
    court = at_the_first_bet(table(king=50, favours={BRUNO: (ESPIONAGE, RECRUITMENT)}))
    bets = {ANN: (20, 0)}
    court.first_bets(bets)
    court.second_bets(bets)
    assert told(court, BRUNO, UseFavour(ESPIONAGE))[0] == "You see 3 cards that you do not know."
    court.bruno.uses(ESPIONAGE)

    assert told(court, BRUNO, Recruit(first_bet(ANN))) == [
        "The blue 20 comes to your hand after the round; it still counts for whoever bet it."
    ]
    assert told(court, BRUNO, Recruit(second_bet(ANN))) == [
        "It is a 0 Courtier: it goes back to its owner, and your Favour is spent for nothing."
    ]


def test_rs_6_11_a_third_card_shows_the_stake_and_who_gets_it() -> None:
    court = at_the_first_bet(table(king=(20, ESPIONAGE)), king=(ANN, BRUNO, CLARA))
    court.bets({ANN: (10, 0), BRUNO: (10, 0), CLARA: (10, 0)})
    court.count()
    card = court.state.deck.faces[number_of(court.state, BRUNO, 20)]
    zero = court.state.deck.faces[number_of(court.state, BRUNO, 0)]

    assert told(court, BRUNO, ShowThirdCard(card)) == [
        "The highest third card takes Espionage; if the highest are equal, nobody does.",
        "Win or lose, it goes to Ann. Clara hands you the card they show, unless it is a 0 Courtier.",
    ]
    assert told(court, BRUNO, ShowThirdCard(zero))[1] == (
        "A 0 Courtier stays yours. Clara hands you the card they show, unless it is one too."
    )


def test_rs_8_12_and_rs_8_13_what_the_round_then_comes_to() -> None:
    court = at_the_first_bet(table(king=50, favours={ANN: (ROYAL_PARDON, MASTER_STROKE)}))
    court.bets({})
    court.count()

    assert told(court, ANN, Pass())[0] == "As it stands, this round then costs you 5 points."
    assert told(court, ANN, UseFavour(MASTER_STROKE)) == ["As it stands, this round then brings you 5 points."]
    assert told(court, ANN, UseFavour(ROYAL_PARDON)) == [
        "As it stands, this round then brings you nothing and costs you nothing."
    ]


def test_rs_6_7_nobody_pays_more_than_they_have_unless_there_are_debts() -> None:
    def cost(options: RoyalOptions) -> str:
        court = table(king=50, favours={ANN: (ROYAL_PARDON,)}, points={ANN: 2}, options=options)
        at_the_first_bet(court).bets({})
        court.count()
        return told(court, ANN, Pass())[0]

    assert cost(RoyalOptions()) == "As it stands, this round then costs you 2 points."
    assert cost(RoyalOptions(debts=True)) == "As it stands, this round then costs you 5 points."


def test_a_spectator_is_told_nothing() -> None:
    assert ROYAL_SECRETS.consequences(table().view(None), ChooseAudience(KING)) == []
