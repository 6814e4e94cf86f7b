"""RS-5.3: what players may say, and whether it was true."""

from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from camarilla.core.data import Claim, Event
from camarilla.core.errors import BadMove
from camarilla.core.game import State
from camarilla.core.rng import Fast
from camarilla.games.royal_secrets.claims import (
    AsksForHelp,
    HiddenCardIsNoValet,
    HiddenCardWorth,
    HoldsValet,
    RoyalClaim,
    WillAttend,
    WillBring,
    WillMatch,
    WillWithdraw,
)
from camarilla.games.royal_secrets.game import ROYAL_SECRETS
from camarilla.locales import LANGUAGES, Speaker
from tests.games.royal_secrets.make import (
    ANN,
    BRUNO,
    CLARA,
    DIEGO,
    DOWN,
    KING,
    PLANNING,
    QUEEN,
    ROYAL_DINNER,
    STABBING,
    THE_EXCUSE,
    UP,
    CardName,
    Court,
    first_bet,
    hidden,
    table,
    valet,
)

MOST_CLAIMS = 60
FACTS = (HiddenCardWorth, HiddenCardIsNoValet, HoldsValet)


def offered(court: Court, seat: int) -> list[Claim]:
    return list(ROYAL_SECRETS.claims(court.view(None), seat))


def says(court: Court, seat: int, claim: RoyalClaim) -> Callable[[], bool | None]:
    """A player makes a claim that is offered; asked later, it tells whether that turned out true."""
    assert claim in offered(court, seat)
    then, before = court.state.copy(), len(court.told)
    return lambda: ROYAL_SECRETS.settled(claim, seat, then, court.told[before:])


def can(court: Court, seat: int, claim: RoyalClaim) -> bool | None:
    return ROYAL_SECRETS.is_true(claim, court.view(seat))


def at_the_first_bet(court: Court, king: tuple[int, ...] = (ANN, BRUNO)) -> Court:
    """All have chosen, and Ann bets first."""
    court.audiences(king)
    court.spies[court.asked].hands_the_tile_to(ANN)
    return court


# What is offered


def test_rs_5_3_what_is_offered_does_not_tell_what_lies_hidden() -> None:
    courts = [at_the_first_bet(table(valets=(20, 0, 0, 0))) for _ in range(3)]
    cards: list[CardName] = [40, THE_EXCUSE, valet(20)]
    for court, card in zip(courts, cards, strict=True):
        court.ann.bets(card, DOWN)

    assert offered(courts[0], ANN) == offered(courts[1], ANN) == offered(courts[2], ANN)
    assert {HiddenCardWorth(40), HiddenCardIsNoValet(), HoldsValet(-10), WillWithdraw()} <= set(offered(courts[0], ANN))


def test_nobody_is_offered_more_than_everybody_knows_can_be_true() -> None:
    court = at_the_first_bet(table(hands={ANN: (20, 10)}))

    court.ann.bets(20, UP)

    assert [claim for claim in offered(court, ANN) if isinstance(claim, WillBring)] == [
        WillBring(influence) for influence in (10, 20, 30)
    ]
    assert not [claim for claim in offered(court, ANN) if isinstance(claim, (HiddenCardWorth, HoldsValet))]
    assert WillWithdraw() not in offered(court, ANN)


def test_a_player_says_where_they_will_go_until_they_have_gone() -> None:
    court = table()

    assert {WillAttend(KING), WillAttend(QUEEN), AsksForHelp(QUEEN)} <= set(offered(court, CLARA))
    court.ann.goes_to(KING)
    assert WillAttend(KING) in offered(court, CLARA)
    assert WillAttend(KING) not in offered(court, ANN)
    assert AsksForHelp(KING) in offered(court, ANN)
    assert AsksForHelp(QUEEN) not in offered(court, ANN)


def test_a_promise_is_made_to_those_at_one_s_side() -> None:
    court = at_the_first_bet(table(), king=(ANN, BRUNO))
    three = at_the_first_bet(table(), king=(ANN, BRUNO, CLARA))

    def asked(court: Court) -> set[int | None]:
        return {claim.to for claim in offered(court, ANN) if isinstance(claim, WillMatch)}

    assert asked(court) == {BRUNO}
    assert asked(three) == {None, BRUNO, CLARA}


def test_rs_8_9_a_stabbed_card_is_spoken_of_no_more() -> None:
    court = at_the_first_bet(table(king=50, favours={BRUNO: (STABBING,)}))
    court.ann.bets(20, DOWN)
    court.ann.hands_the_tile_to(BRUNO)
    assert HiddenCardWorth(20) in offered(court, ANN)

    court.bruno.stabs(first_bet(ANN))

    assert HiddenCardWorth(10) not in offered(court, ANN)


def test_when_it_is_over_nobody_claims_anything() -> None:
    court = table(round_=7)
    court.play_round({ANN: (20, 10)}, king=(ANN, BRUNO))

    assert court.state.is_over()
    assert [offered(court, seat) for seat in range(4)] == [[]] * 4


# Facts


def test_a_hidden_30_is_worth_at_least_30_and_not_40() -> None:
    court = at_the_first_bet(table())
    court.ann.bets(30, DOWN)

    verdicts = [says(court, ANN, HiddenCardWorth(influence))() for influence in (10, 30, 40)]

    assert verdicts == [True, True, False]
    assert [can(court, ANN, HiddenCardWorth(influence)) for influence in (10, 30, 40)] == verdicts
    assert says(court, ANN, HiddenCardIsNoValet())() is True


def test_a_valet_is_where_its_owner_says_or_not() -> None:
    court = at_the_first_bet(table(valets=(20, 0, -10, 10)))
    in_hand = says(court, ANN, HoldsValet(20)), says(court, ANN, HoldsValet(-10))
    court.ann.bets(valet(20), DOWN)

    assert [verdict() for verdict in in_hand] == [True, False]
    assert says(court, ANN, HoldsValet(20))() is True
    assert can(court, ANN, HoldsValet(20)) is True
    assert says(court, ANN, HiddenCardIsNoValet())() is False
    assert can(court, ANN, HiddenCardIsNoValet()) is False
    assert says(court, ANN, HiddenCardWorth(20))() is True


# Plans


def test_rs_4_1_whoever_goes_elsewhere_has_not_kept_their_word() -> None:
    court = table()
    ann, bruno = says(court, ANN, WillAttend(KING)), says(court, BRUNO, WillAttend(KING))
    assert ann() is None

    at_the_first_bet(court, king=(ANN, CLARA))
    assert ann() is True
    court.ann.bets(0, UP)

    assert bruno() is False
    assert can(court, BRUNO, WillAttend(KING)) is False


def test_rs_8_7_whoever_dines_goes_to_both() -> None:
    court = table(favours={BRUNO: (ROYAL_DINNER,)})
    king, queen = says(court, BRUNO, WillAttend(KING)), says(court, BRUNO, WillAttend(QUEEN))

    court.audiences(king=(ANN, BRUNO))
    assert can(court, BRUNO, WillAttend(QUEEN)) is True
    court.bruno.uses(ROYAL_DINNER)

    assert (king(), queen()) == (True, True)


def test_rs_8_6_nobody_answers_for_where_another_s_planning_sends_them() -> None:
    court = table(favours={CLARA: (PLANNING,)})
    ann, clara = says(court, ANN, WillAttend(KING)), says(court, CLARA, WillAttend(KING))

    court.clara.plans()
    assert can(court, ANN, WillAttend(KING)) is None
    assert can(court, CLARA, WillAttend(KING)) is True
    court.clara.divides((BRUNO, DIEGO))
    court.ann.bets(0, UP)

    assert ann() is None
    assert clara() is False


def test_who_promises_influence_is_held_to_the_cards_they_bet() -> None:
    court = at_the_first_bet(table(king=50, favours={BRUNO: (STABBING,)}))
    fifty, sixty = says(court, ANN, WillBring(50)), says(court, ANN, WillBring(60))

    court.first_bets({ANN: (hidden(20), 30)}, order=(ANN, BRUNO, CLARA, DIEGO))
    assert fifty() is None
    assert can(court, ANN, WillBring(60)) is True
    assert can(court, ANN, WillBring(70)) is False
    court.diego.hands_the_tile_to(BRUNO)
    court.bruno.stabs(first_bet(ANN))
    court.second_bets({ANN: (hidden(20), 30)}, order=(BRUNO, ANN, CLARA, DIEGO))

    assert (fifty(), sixty()) == (True, False)  # RS-8.9: the dagger is not Ann's fault


def test_rs_6_2_an_excuse_brings_nothing_and_withdraws() -> None:
    court = at_the_first_bet(table(king=50))
    brings, withdraws = says(court, ANN, WillBring(10)), says(court, ANN, WillWithdraw())
    bruno = says(court, BRUNO, WillWithdraw())

    court.first_bets({ANN: (hidden(THE_EXCUSE), 30)})
    assert (can(court, ANN, WillBring(10)), can(court, ANN, WillWithdraw())) == (False, True)
    court.second_bets({ANN: (hidden(THE_EXCUSE), 30)})
    court.count()

    assert (brings(), withdraws(), bruno()) == (False, True, False)


@pytest.mark.parametrize(
    ("bruno", "ann", "verdict"),
    [
        ((20, 20), (30, 10), True),
        ((20, 20), (0, 30), False),
        ((20, 10), (0, 0), None),
        ((THE_EXCUSE, 40), (0, 0), None),
    ],
)
def test_bet_40_and_i_will_too_binds_only_if_they_do(
    bruno: tuple[int, int], ann: tuple[int, int], verdict: bool | None
) -> None:
    court = at_the_first_bet(table(king=50))
    promise = says(court, ANN, WillMatch(BRUNO, 40))

    court.bets({ANN: ann, BRUNO: bruno})

    assert promise() is verdict


@pytest.mark.parametrize(("clara", "verdict"), [((20, 0), False), ((10, 0), None)])
def test_a_promise_to_all_at_one_s_side_binds_if_each_of_them_does_it(
    clara: tuple[int, int], verdict: bool | None
) -> None:
    court = at_the_first_bet(table(king=50), king=(ANN, BRUNO, CLARA))
    promise = says(court, ANN, WillMatch(None, 20))

    court.bets({ANN: (10, 0), BRUNO: (20, 0), CLARA: clara})

    assert promise() is verdict


def test_what_is_promised_is_promised_for_this_round() -> None:
    court = at_the_first_bet(table(king=50))
    promise = says(court, ANN, WillBring(40))
    court.bets({ANN: (10, 0)})
    court.count()
    court.play_round({ANN: (20, 20)}, king=(ANN, BRUNO))

    assert promise() is False


def test_a_question_is_neither_true_nor_false() -> None:
    court = table()
    question = says(court, ANN, AsksForHelp(KING))

    court.play_round(king=(ANN, BRUNO))

    assert question() is None
    assert can(court, ANN, AsksForHelp(KING)) is None


# In words, and over the wire


def test_the_table_hears_who_says_it() -> None:
    english, french = Speaker("en"), Speaker("fr")

    said = ROYAL_SECRETS.saying(ANN, HiddenCardWorth(20))

    assert english.say(said) == "Ann: my hidden card is worth at least 20."
    assert french.say(said) == "Ann\N{NO-BREAK SPACE}: ma carte cachée vaut au moins 20."
    assert english.say(ROYAL_SECRETS.saying(ANN, WillMatch(BRUNO, 30))) == (
        "Ann: Bruno, bring at least 30 Influence, and I will too."
    )


@pytest.mark.parametrize(
    "raw", [b"{}", b'{"type":"Levitates"}', b'{"type":"WillBring"}', b'{"type":"WillBring","influence":"a lot"}']
)
def test_a_claim_that_the_game_does_not_know_is_refused(raw: bytes) -> None:
    with pytest.raises(BadMove, match="claim of royal-secrets"):
        ROYAL_SECRETS.read_claim(raw)


class Claimed(msgspec.Struct):
    """A claim made at random, with what was the case."""

    claim: Claim
    seat: int
    then: State
    before: int
    own: bool | None


def play(players: int, seed: int) -> tuple[list[Claimed], list[Event]]:
    """A random game in which somebody says all that may be said at every decision."""
    rng = Fast(seed)
    options = ROYAL_SECRETS.options()
    told: list[Event] = []
    state = ROYAL_SECRETS.lay_out(ROYAL_SECRETS.shuffle(players, options, rng), options, told)
    made: list[Claimed] = []
    while not state.is_over():
        seat = rng.below(players)
        view = state.view(seat)
        claims = list(ROYAL_SECRETS.claims(state.view(None), seat))
        twin = view.imagine(rng)
        assert ROYAL_SECRETS.claims(twin.view(None), seat) == claims
        assert len(claims) == len(set(claims)) <= MOST_CLAIMS
        then = state.copy()
        made += [Claimed(claim, seat, then, len(told), ROYAL_SECRETS.is_true(claim, view)) for claim in claims]
        actor = rng.choice(state.to_act())
        state.play(actor, rng.choice(state.legal(actor)), told)
    return made, told


@pytest.mark.parametrize("players", ROYAL_SECRETS.seats)
def test_whatever_is_claimed_can_be_written_said_and_settled(players: int) -> None:
    speakers = [Speaker(lang) for lang in LANGUAGES]
    verdicts: Counter[tuple[type[Claim], bool | None]] = Counter()
    for seed in range(6):
        made, told = play(players, seed)
        for one in made:
            assert ROYAL_SECRETS.read_claim(msgspec.json.encode(one.claim)) == one.claim
            verdict = ROYAL_SECRETS.settled(one.claim, one.seat, one.then, told[one.before :])
            verdicts[type(one.claim), verdict] += 1
            if isinstance(one.claim, FACTS):
                assert verdict is one.own is not None, one.claim
            elif one.own is False:
                assert verdict is not True, f"{one.claim} could not come true any more"
        for said in {ROYAL_SECRETS.saying(one.seat, one.claim).id: one for one in made}.values():
            for speaker in speakers:
                assert speaker.say(ROYAL_SECRETS.saying(said.seat, said.claim))

    plans = (WillAttend, WillBring, WillMatch, WillWithdraw)
    assert {kind for kind, _ in verdicts} == {*FACTS, *plans, AsksForHelp}
    for kind in (*FACTS, *plans):
        assert verdicts[kind, True] > 0, kind
        assert verdicts[kind, False] > 0, kind
    assert verdicts[WillMatch, None] > 0
    assert not verdicts[AsksForHelp, True]
