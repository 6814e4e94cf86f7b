"""What players claim: what is offered, how it sounds, whether it is true, and how it turns out."""

from collections.abc import Sequence
from typing import get_args

import msgspec
import pytest

from camarilla.core.data import Claim, Event
from camarilla.core.errors import BadMove
from camarilla.core.game import State
from camarilla.core.rng import Fast
from camarilla.core.text import Sentence
from camarilla.games.road_to_the_palace.cards import Character
from camarilla.games.road_to_the_palace.claims import (
    AnyRoadClaim,
    Bribed,
    GoingFor,
    LeaveMe,
    NotBribed,
    WantsNext,
    WillLay,
    WillTake,
)
from camarilla.games.road_to_the_palace.components import FACES
from camarilla.games.road_to_the_palace.events import BribesChosen, CardTaken, DiscLaid
from camarilla.games.road_to_the_palace.game import ROAD_TO_THE_PALACE
from camarilla.games.road_to_the_palace.view import RoadView, Step
from camarilla.locales import LANGUAGES, Speaker
from tests.games.road_to_the_palace.make import (
    ANN,
    BLUE,
    BRUNO,
    CLARA,
    KING,
    KING_2,
    NOBLE,
    NOBLE_1,
    NOBLE_2,
    POLITICIAN,
    PRIEST,
    PRIEST_1,
    PRINTED,
    PURPLE,
    QUEEN,
    QUEEN_2,
    RED,
    SOLDIER,
    SOLDIER_1,
    YELLOW,
    Hand,
    Road,
    court,
    table,
)

KINDS = (Bribed, NotBribed, GoingFor, WantsNext, WillTake, WillLay, LeaveMe)


def offered(road: Road, seat: int) -> list[Claim]:
    return list(ROAD_TO_THE_PALACE.claims(road.view(None), seat))


def of_kind(road: Road, seat: int, kind: type[Claim]) -> list[Claim]:
    return [claim for claim in offered(road, seat) if isinstance(claim, kind)]


def is_true(road: Road, seat: int, claim: Claim) -> bool | None:
    return ROAD_TO_THE_PALACE.is_true(claim, road.view(seat))


class Said:
    """A claim made now, to be settled by what comes."""

    def __init__(self, road: Road, seat: int, claim: Claim) -> None:
        self.road = road
        self.seat = seat
        self.claim = claim
        self.then = road.state.copy()
        self.told = len(road.told)

    def settled(self) -> bool | None:
        return ROAD_TO_THE_PALACE.settled(self.claim, self.seat, self.then, self.road.told[self.told :])


def market(players: int = 3) -> Road:
    """Ann begins; the rows open with a King, a Noble and a Queen."""
    return table(players, ((KING_2, PRIEST_1), (NOBLE_1, SOLDIER_1), (QUEEN_2, NOBLE_2)))


# What is offered


def test_rp_2_6_before_the_choice_one_may_speak_of_bribes_and_wishes() -> None:
    road = market()

    assert of_kind(road, ANN, Bribed) == [Bribed(n, c) for n in (1, 2) for c in (NOBLE, SOLDIER, PRIEST)]
    assert of_kind(road, ANN, NotBribed) == [NotBribed(NOBLE), NotBribed(SOLDIER), NotBribed(PRIEST)]
    assert of_kind(road, ANN, GoingFor) == [GoingFor(c) for c in (NOBLE, SOLDIER, PRIEST, KING, QUEEN)]
    assert of_kind(road, ANN, WantsNext) == [WantsNext(character) for character in Character]
    assert of_kind(road, ANN, WillTake) == []


def test_rp_3_2_the_cards_in_front_are_spoken_of() -> None:
    road = market().begin()
    king, noble, queen = FACES[KING_2], FACES[NOBLE_1], FACES[QUEEN_2]

    assert of_kind(road, BRUNO, WillTake) == [WillTake(1, king), WillTake(2, noble), WillTake(3, queen)]
    assert of_kind(road, BRUNO, LeaveMe)[:2] == [LeaveMe(ANN, 1, king, 2, noble), LeaveMe(ANN, 1, king, 3, queen)]
    assert len(of_kind(road, BRUNO, LeaveMe)) == 2 * 6


def test_rp_3_2_cards_that_are_alike_are_not_worth_a_bargain() -> None:
    road = table(2, ((NOBLE_1,), (NOBLE_1,), (NOBLE_1,))).begin()

    assert of_kind(road, ANN, LeaveMe) == []


def test_rp_4_1_a_revealed_bribe_is_no_longer_a_matter_of_claims() -> None:
    road = market(2).begin({ANN: (NOBLE, PRIEST)})
    road.play_round()

    assert of_kind(road, ANN, Bribed) == [Bribed(2, SOLDIER), Bribed(2, PRIEST)]
    assert of_kind(road, ANN, NotBribed) == [NotBribed(SOLDIER), NotBribed(PRIEST)]


def test_rp_3_4_only_discs_of_the_reserve_are_promised_and_only_by_whoever_will_lay_one() -> None:
    road = market(3).begin()
    road.state.reserve = [0, 2, 0, 0]

    assert of_kind(road, ANN, WillLay) == [WillLay(RED)]
    assert of_kind(road, BRUNO, WillLay) == [WillLay(RED)]
    assert of_kind(road, CLARA, WillLay) == []


def test_rp_3_6_who_takes_no_card_any_more_claims_nothing_about_cards() -> None:
    road = market(2).begin()
    road.play_round()
    while sum(len(road.row(row)) for row in (1, 2, 3)) > 1 or road.state.drawn < len(road.state.deck):
        road.any_turn()
    last, other = road.asked, 1 - road.asked

    assert {type(claim) for claim in offered(road, last)} == {Bribed, NotBribed, GoingFor, WantsNext, WillTake}
    assert {type(claim) for claim in offered(road, other)} == {Bribed, NotBribed, GoingFor}
    assert len(of_kind(road, last, WantsNext)) == 1


def test_rp_5_2_nothing_is_claimed_when_it_is_over() -> None:
    road = market(2).begin()
    road.play_round()
    road.play_round()

    assert road.step is Step.OVER
    assert offered(road, ANN) == offered(road, BRUNO) == []


# Whether it is true


def test_rp_2_6_a_claim_about_bribes_is_true_if_one_chose_so() -> None:
    road = market(2)
    assert is_true(road, ANN, Bribed(1, SOLDIER)) is True  # it can still be chosen
    assert is_true(road, ANN, NotBribed(SOLDIER)) is True
    road.begin({ANN: (NOBLE, PRIEST)})

    assert is_true(road, ANN, Bribed(1, NOBLE)) is True
    assert is_true(road, ANN, Bribed(2, NOBLE)) is False
    assert is_true(road, ANN, NotBribed(SOLDIER)) is True
    assert is_true(road, ANN, NotBribed(PRIEST)) is False


def test_a_spectator_s_view_makes_no_claim_true() -> None:
    road = market(2).begin()

    assert ROAD_TO_THE_PALACE.is_true(Bribed(1, NOBLE), road.view(None)) is None


def test_rp_3_2_a_plan_for_a_card_holds_while_the_card_lies_there() -> None:
    road = market(2).begin()
    plans: list[Claim] = [
        WillTake(1, FACES[KING_2]),
        LeaveMe(ANN, 1, FACES[KING_2], 2, FACES[NOBLE_1]),
        LeaveMe(ANN, 2, FACES[NOBLE_1], 1, FACES[KING_2]),
    ]
    assert [is_true(road, BRUNO, plan) for plan in plans] == [True, True, True]
    road.turn(1)

    assert [is_true(road, BRUNO, plan) for plan in plans] == [False, False, False]
    assert is_true(road, BRUNO, WillTake(1, FACES[PRIEST_1])) is True


def test_rp_3_4_a_disc_that_the_reserve_lacks_cannot_be_promised() -> None:
    road = market(2).begin()
    road.state.reserve = [3, 0, 3, 2]

    assert is_true(road, ANN, WillLay(YELLOW)) is True
    assert is_true(road, ANN, WillLay(RED)) is False


def test_rp_3_9_a_first_column_is_out_of_reach_when_too_few_turns_are_left() -> None:
    road = court(2, {ANN: Hand((KING_2, KING_2, KING_2, SOLDIER_1, PRIEST_1), bribe=NOBLE, politicians=1)})
    road.state.reserve = [2, 0, 0, 0]  # one turn each

    assert is_true(road, ANN, GoingFor(KING)) is True
    assert is_true(road, ANN, GoingFor(SOLDIER)) is False  # 1, and at best 2 and a purple disc, against 6
    assert is_true(road, ANN, GoingFor(NOBLE)) is False  # a Bribe of 2 and at best 3
    road.state.reserve = [4, 0, 0, 0]
    assert is_true(road, ANN, GoingFor(SOLDIER)) is True
    assert is_true(road, ANN, GoingFor(NOBLE)) is True


def test_rp_6_1_one_cannot_want_what_has_all_been_taken() -> None:
    road = court(2, {ANN: Hand(politicians=1), BRUNO: Hand(politicians=1)})

    assert is_true(road, ANN, WantsNext(Character.POLITICIAN)) is False
    assert is_true(road, ANN, WantsNext(KING)) is True
    assert WantsNext(Character.POLITICIAN) not in offered(road, ANN)


# How it turns out


def test_rp_2_6_bribes_are_settled_by_what_was_chosen_also_afterwards() -> None:
    road = market(2)
    early = [Said(road, ANN, claim) for claim in (Bribed(1, NOBLE), Bribed(2, NOBLE), NotBribed(SOLDIER))]
    assert [said.settled() for said in early] == [None, None, None]
    road.begin({ANN: (NOBLE, PRIEST)})
    late = [Said(road, ANN, said.claim) for said in early]

    assert [said.settled() for said in early] == [True, False, True]
    assert [said.settled() for said in late] == [True, False, True]
    assert Said(road, BRUNO, NotBribed(SOLDIER)).settled() is False


def test_rp_3_2_a_promised_card_is_settled_at_the_next_turn() -> None:
    road = market(2).begin()
    kept = Said(road, ANN, WillTake(1, FACES[KING_2]))
    broken = Said(road, ANN, WillTake(2, FACES[NOBLE_1]))
    thwarted = Said(road, BRUNO, WillTake(1, FACES[KING_2]))
    assert kept.settled() is None
    road.turn(1)

    assert (kept.settled(), broken.settled(), thwarted.settled()) == (True, False, None)


def test_rp_3_4_a_promised_disc_is_settled_by_the_next_one_laid() -> None:
    road = market(2).begin()
    red = Said(road, ANN, WillLay(RED))
    purple = Said(road, ANN, WillLay(PURPLE))
    road.turn(1, RED)

    assert (red.settled(), purple.settled()) == (True, False)


def test_rp_3_4_a_disc_that_somebody_else_used_up_breaks_no_promise() -> None:
    road = market(2).begin()
    road.turn(1, PURPLE)
    said = Said(road, ANN, WillLay(PURPLE))
    road.turn(2, PURPLE)  # Bruno lays the second of two
    road.turn(3, BLUE)

    assert said.settled() is None


def test_rp_3_2_a_wish_is_settled_when_such_a_card_can_be_taken() -> None:
    road = table(2, ((KING_2, PRIEST_1, PRIEST_1), (NOBLE_1, SOLDIER_1), (QUEEN_2,))).begin()
    queen = Said(road, ANN, WantsNext(QUEEN))
    priest = Said(road, ANN, WantsNext(PRIEST))
    soldier = Said(road, ANN, WantsNext(SOLDIER))
    road.turn(1)
    assert (queen.settled(), priest.settled(), soldier.settled()) == (False, None, None)
    road.turn(1)  # Bruno takes the first Priest; another lies there
    road.turn(1)

    assert (priest.settled(), soldier.settled()) == (True, None)


def test_rp_3_9_a_first_column_is_settled_at_the_evaluation_with_the_bribe() -> None:
    road = court(2, {ANN: Hand((SOLDIER_1, NOBLE_1), bribe=NOBLE)})
    noble = Said(road, ANN, GoingFor(NOBLE))
    soldier = Said(road, ANN, GoingFor(SOLDIER))
    assert noble.settled() is None
    road.evaluate()

    assert (noble.settled(), soldier.settled()) == (True, False)


def test_rp_4_1_the_first_column_may_be_a_bribe_alone() -> None:
    road = court(2, {ANN: Hand(bribe=PRIEST)})
    said = Said(road, ANN, GoingFor(PRIEST))
    road.evaluate()

    assert said.settled() is True


def test_rp_3_8_the_first_column_may_be_the_first_card_taken() -> None:
    road = table(2, ((KING_2,), (NOBLE_1,), (QUEEN_2,))).begin()
    said = Said(road, ANN, GoingFor(KING))
    road.turn(1)
    road.evaluate()

    assert said.settled() is True


@pytest.mark.parametrize(
    ("takes", "outcome"),
    [
        ((2, 1), True),  # Ann leaves the Queen, takes the Noble
        ((3, 1), False),  # Ann takes the Queen that she promised to leave
    ],
)
def test_rp_3_2_a_bargain_is_kept_by_leaving_the_other_card(takes: tuple[int, int], outcome: bool) -> None:
    road = market(2).begin()
    said = Said(road, ANN, LeaveMe(BRUNO, 1, FACES[KING_2], 3, FACES[QUEEN_2]))
    for row in takes:
        road.turn(row)

    assert said.settled() is outcome


@pytest.mark.parametrize(
    ("takes", "outcome"),
    [
        ((1,), None),  # Ann does not leave Bruno the King: no bargain
        ((3,), True),  # Ann takes what Bruno leaves her
        ((2, 1), True),
        ((2, 3), False),
    ],
)
def test_rp_3_2_a_bargain_binds_only_if_it_is_taken_up(takes: tuple[int, ...], outcome: bool | None) -> None:
    road = market(2).begin()
    said = Said(road, BRUNO, LeaveMe(ANN, 1, FACES[KING_2], 3, FACES[QUEEN_2]))
    for row in takes:
        road.turn(row)

    assert said.settled() is outcome


def test_rp_3_2_a_third_player_may_end_a_bargain() -> None:
    road = market(3).begin()
    said = Said(road, CLARA, LeaveMe(ANN, 1, FACES[KING_2], 3, FACES[QUEEN_2]))
    road.turn(2)
    road.turn(3)
    road.turn(1)

    assert said.settled() is None


# How it sounds and travels


def test_claims_in_words() -> None:
    claims: list[Claim] = [
        Bribed(1, NOBLE),
        NotBribed(PRIEST),
        GoingFor(QUEEN),
        WantsNext(Character.POLITICIAN),
        WillTake(1, FACES[KING_2]),
        WillLay(PURPLE),
        LeaveMe(BRUNO, 2, FACES[QUEEN_2], 3, FACES[POLITICIAN]),
    ]
    english, french = Speaker("en"), Speaker("fr")

    assert [english.say(ROAD_TO_THE_PALACE.saying(ANN, claim)) for claim in claims] == [
        "Ann: my Bribe for round 1 is the Noble.",
        "Ann: no Bribe of mine is for the Priest.",
        "Ann: my first column at the end of the round will be the Queen.",
        "Ann: I take the next Politician I can.",
        "Ann: I will take the King 2 in the top row.",
        "Ann: the next disc I lay will be purple.",
        "Ann: Bruno, leave me the Queen 2 in the middle row, and I leave you the Politician in the bottom row.",
    ]
    assert [french.say(ROAD_TO_THE_PALACE.saying(ANN, claim)).replace("\u00a0", " ") for claim in claims[2:5]] == [
        "Ann : ma première colonne à la fin de la manche sera la Reine.",
        "Ann : dès que je pourrai prendre un Politicien, je le prendrai.",
        "Ann : je prendrai le Roi 2 de la rangée du haut.",
    ]


@pytest.mark.parametrize(
    "raw",
    [
        b"{}",
        b'{"type":"Bribed","round":3,"character":"noble"}',
        b'{"type":"WillTake","row":0,"card":{"number":0,"character":"noble","points":1}}',
        b'{"type":"WillLay","disc":"green"}',
        b'{"type":"WillLay","disc":"finance","seat":1}',
        b'{"type":"TakeCard","row":1}',
    ],
)
def test_what_is_no_claim_is_refused(raw: bytes) -> None:
    with pytest.raises(BadMove, match="claim of road-to-the-palace"):
        ROAD_TO_THE_PALACE.read_claim(raw)


def test_claims_of_other_games_are_refused() -> None:
    class Boast(Claim, frozen=True):
        pass

    with pytest.raises(BadMove, match="has no claim Boast"):
        ROAD_TO_THE_PALACE.saying(ANN, Boast())


# In any game


class Made:
    """A claim with the table on which it was made."""

    def __init__(self, seat: int, claim: Claim, then: State, told: int, true: bool | None) -> None:
        self.seat = seat
        self.claim = claim
        self.then = then
        self.told = told
        self.true = true


def played(players: int, seed: int) -> tuple[list[Made], list[Event]]:
    """A random game in which everything that may be claimed is claimed, and all that happened in it."""
    options = PRINTED if players == 3 and seed % 2 else ROAD_TO_THE_PALACE.options()
    rng = Fast(seed)
    told: list[Event] = []
    state = ROAD_TO_THE_PALACE.lay_out(ROAD_TO_THE_PALACE.shuffle(players, options, rng), options, told)
    made: list[Made] = []
    while not state.is_over():
        public = state.view(None)
        for seat in range(players):
            claims = ROAD_TO_THE_PALACE.claims(public, seat)
            check_offer(claims, seat)
            then = state.copy()
            view = state.view(seat)
            made += [Made(seat, c, then, len(told), ROAD_TO_THE_PALACE.is_true(c, view)) for c in claims]
        seat = rng.choice(state.to_act())
        state.play(seat, rng.choice(state.legal(seat)), told)
    assert not any(ROAD_TO_THE_PALACE.claims(state.view(None), seat) for seat in range(players))
    return made, told


def check_offer(claims: Sequence[Claim], seat: int) -> None:
    """Few enough, all different, readable again from JSON."""
    assert 0 < len(claims) <= 60
    assert len(set(claims)) == len(claims)
    for claim in claims:
        assert ROAD_TO_THE_PALACE.read_claim(msgspec.json.encode(claim)) == claim
        assert ROAD_TO_THE_PALACE.saying(seat, claim).args


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_offered_can_be_said_and_settles(players: int, seed: int) -> None:
    heard: set[bytes] = set()
    outcomes: set[tuple[type, bool | None]] = set()
    made, told = played(players, seed)
    for said in made:
        heard.add(msgspec.json.encode(ROAD_TO_THE_PALACE.saying(said.seat, said.claim)))
        outcome = ROAD_TO_THE_PALACE.settled(said.claim, said.seat, said.then, told[said.told :])
        outcomes.add((type(said.claim), outcome))
        check_outcome(said, outcome, told[said.told :])

    assert {(kind, outcome) for kind in KINDS for outcome in (True, False)} <= outcomes
    for lang in LANGUAGES:
        speaker = Speaker(lang)
        for sentence in heard:
            assert speaker.say(msgspec.json.decode(sentence, type=Sentence)).endswith(".")


def check_outcome(said: Made, outcome: bool | None, after: list[Event]) -> None:
    """What a claim came to, found in another way where there is one."""
    match said.claim:
        case Bribed(number, character):
            view = said.then.view(said.seat)
            assert isinstance(view, RoadView)
            chosen = [e for e in after if isinstance(e, BribesChosen) and e.seat == said.seat]
            bribes = (chosen[0].first, chosen[0].second) if chosen else view.players[said.seat].bribes
            assert outcome is (bribes[number - 1] is character)
            assert chosen or outcome is said.true  # a fact is then what it was
        case WillTake(row, card):
            takes = [e for e in after if isinstance(e, CardTaken)]
            first = next(e for e in takes if e.seat == said.seat or e.row == row)
            expected = None if first.seat != said.seat else first.row == row and first.card == card
            assert outcome is expected
        case WillLay(disc):
            laid = [e.disc for e in after if isinstance(e, DiscLaid) and e.seat == said.seat]
            assert outcome is None or outcome is (laid[0] is disc)
        case GoingFor() | WantsNext() | NotBribed() | LeaveMe():
            assert said.true is not None
        case _:
            raise AssertionError(said.claim)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_plan_that_comes_true_was_within_reach(players: int) -> None:
    """Plans are never called impossible and then carried out."""
    checked = 0
    for seed in range(3):
        made, told = played(players, seed)
        for said in made:
            if said.true is False and isinstance(said.claim, GoingFor | WantsNext | WillTake | WillLay):
                settled = ROAD_TO_THE_PALACE.settled(said.claim, said.seat, said.then, told[said.told :])
                assert settled is not True, (said.claim, said.seat)
                checked += 1

    assert checked > 0


def test_every_kind_of_claim_is_in_the_union() -> None:
    assert set(get_args(AnyRoadClaim)) == set(KINDS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_is_offered_whatever_one_holds(players: int) -> None:
    rng = Fast(players)
    options = ROAD_TO_THE_PALACE.options()
    state = ROAD_TO_THE_PALACE.lay_out(ROAD_TO_THE_PALACE.shuffle(players, options, rng), options)
    while not state.is_over():
        twin = state.view(None).imagine(rng)
        for seat in range(players):
            ours = ROAD_TO_THE_PALACE.claims(state.view(None), seat)
            assert ours == ROAD_TO_THE_PALACE.claims(twin.view(None), seat)
        seat = rng.choice(state.to_act())
        state.play(seat, rng.choice(state.legal(seat)), None)
