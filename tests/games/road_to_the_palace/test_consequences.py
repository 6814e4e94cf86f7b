"""What is said beside a choice: right by the rules, and only from what its seat can see."""

from collections.abc import Sequence

import msgspec
import pytest

from camarilla.core.data import Event
from camarilla.core.rng import Fast
from camarilla.core.text import Phrase, Sentence
from camarilla.games.road_to_the_palace.actions import LAY, TAKE, move_of
from camarilla.games.road_to_the_palace.cards import Character, Disc
from camarilla.games.road_to_the_palace.components import BRIBES, CHARACTERS, DISC_FACES, DISCS
from camarilla.games.road_to_the_palace.events import InfluenceChanged, Reason
from camarilla.games.road_to_the_palace.game import ROAD_TO_THE_PALACE
from camarilla.games.road_to_the_palace.management import round_over
from camarilla.games.road_to_the_palace.moves import ChooseBribes, LayDisc, LayStartingDiscs, RoadMove, TakeCard
from camarilla.games.road_to_the_palace.options import RoadOptions
from camarilla.games.road_to_the_palace.table import RoadTable
from camarilla.games.road_to_the_palace.view import RoadView, Step
from camarilla.locales import LANGUAGES, Speaker
from tests.games.road_to_the_palace.make import (
    ANN,
    BLUE,
    BRUNO,
    KING_2,
    NOBLE,
    NOBLE_1,
    NOBLE_2,
    POLITICIAN,
    PRIEST,
    PRIEST_1,
    PRINTED,
    PURPLE,
    QUEEN_2,
    RED,
    SOLDIER,
    SOLDIER_1,
    YELLOW,
    Road,
    table,
)

MISSION_REASONS = {Reason.FIRST_COLUMN, Reason.THIRD_COLUMN, Reason.TREACHERY, Reason.DEBT}


def told_to(road: Road, seat: int, move: RoadMove) -> list[str]:
    """What a player reads beside a move that is theirs to make, in English."""
    assert move in road.courtiers[seat].may
    speaker = Speaker("en")
    return [speaker.say(sentence) for sentence in ROAD_TO_THE_PALACE.consequences(road.view(seat), move)]


# Before the start


def test_rp_2_6_a_bribe_is_told_with_the_cards_that_lie_open() -> None:
    road = table(2, ((KING_2, KING_2, NOBLE_1), (NOBLE_2, KING_2, NOBLE_1), (QUEEN_2, QUEEN_2, PRIEST_1)))

    assert told_to(road, ANN, ChooseBribes(NOBLE, PRIEST)) == [
        "Cards lying open: Noble 3, Priest 1.",
        "Your Bribe for the Soldier goes back to the box, unseen.",
    ]


def test_rp_2_7_a_starting_disc_is_told_where_it_lies_on_its_colour() -> None:
    road = table(2, ((NOBLE_1,), (NOBLE_2,), (PRIEST_1,)))
    for courtier in road.courtiers:
        courtier.chooses(NOBLE, SOLDIER)

    assert told_to(road, BRUNO, LayStartingDiscs(YELLOW, RED, BLUE)) == [
        "The Noble 1 carries a disc of its own colour, yellow: 3 points on a first column.",
        "The Priest 1 carries a disc of its own colour, blue: 3 points on a first column.",
    ]
    assert told_to(road, BRUNO, LayStartingDiscs(RED, BLUE, YELLOW)) == ["No disc lies on a card of its own colour."]


# Taking


def test_rp_3_9_a_card_is_told_with_its_column_its_disc_and_what_comes_after_it() -> None:
    road = table(2, ((SOLDIER_1, KING_2), (NOBLE_1, NOBLE_2), (QUEEN_2, NOBLE_1))).begin(
        {ANN: (PRIEST, NOBLE)}, (RED, YELLOW, BLUE)
    )

    assert told_to(road, ANN, TakeCard(1)) == [
        "A new column, Soldier 1: your first.",
        "The red disc would bring you 3 points now; all your discs together: 3.",
        "The King 2 is then the leftmost of that row.",
    ]
    road.turn(1, YELLOW)
    road.turn(3, RED)

    assert told_to(road, ANN, TakeCard(2)) == [
        "A new column, Noble 1: your second.",  # RP-3.9: behind the Soldier that had as much already
        "The yellow disc would cost you 1 point now; all your discs together: 2.",
        "The Noble 2 is then the leftmost of that row.",
    ]


def test_rp_4_1_one_s_own_bribe_counts_in_what_a_disc_is_worth() -> None:
    road = table(2, ((SOLDIER_1, KING_2), (NOBLE_1, NOBLE_2), (QUEEN_2, NOBLE_1))).begin(
        {ANN: (SOLDIER, PRIEST), BRUNO: (NOBLE, PRIEST)}, (YELLOW, RED, BLUE)
    )

    assert told_to(road, ANN, TakeCard(2))[1] == "The red disc would cost you 1 point now; all your discs together: −1."  # noqa: RUF001 - a true minus
    assert told_to(road, ANN, TakeCard(1))[1].startswith("The yellow disc would cost you 1 point")
    road.turn(2, BLUE)

    assert told_to(road, BRUNO, TakeCard(1))[1].startswith("The yellow disc would cost you 1 point")  # only the second


def test_rp_3_9_a_column_that_overtakes_is_told_so() -> None:
    road = table(2, ((SOLDIER_1, KING_2), (NOBLE_1, NOBLE_2), (QUEEN_2, PRIEST_1))).begin()
    road.turn(1, RED)  # Ann: Soldier 1
    road.turn(3, BLUE)
    road.turn(2, RED)  # Ann: Noble 1, second; the Noble 2 opens
    road.turn(3, BLUE)

    assert told_to(road, ANN, TakeCard(2))[0] == "Your Noble column grows to 3 and becomes the first."


def test_rp_3_10_a_politician_makes_the_bribe_stronger() -> None:
    road = table(
        2, ((KING_2,), (NOBLE_1,), (QUEEN_2, NOBLE_1, NOBLE_2)), deck=(SOLDIER_1, PRIEST_1, POLITICIAN)
    ).begin()
    for _ in range(2):
        road.turn(3, YELLOW)
    assert told_to(road, ANN, TakeCard(3))[-1] == "The row is then refilled: 3 cards from the deck."
    road.turn(3, PURPLE)
    assert road.row(3)[0] == POLITICIAN

    assert told_to(road, BRUNO, TakeCard(3)) == [
        "Your Bribe of this round then counts 2.",
        "The purple disc counts nothing with a Politician.",
        "The Priest 1 is then the leftmost of that row.",
    ]


def test_rp_3_12_a_purple_disc_is_told_with_what_it_lies_on() -> None:
    road = table(2, ((KING_2, KING_2), (NOBLE_1, SOLDIER_1), (QUEEN_2,))).begin()
    road.turn(1, PURPLE)
    road.turn(2, PURPLE)

    assert told_to(road, ANN, TakeCard(1))[:2] == [
        "Your King column grows to 5 and stays the first.",
        "The purple disc counts 1 impression, and 1 point when the round is evaluated.",
    ]
    assert told_to(road, ANN, TakeCard(2))[:2] == [
        "A new column, Soldier 2: your second.",
        "The purple disc counts 1 impression until the round is evaluated, and no points.",
    ]


def test_rp_3_6_the_last_card_is_told_to_end_the_game() -> None:
    road = table(3, options=PRINTED).begin()
    road.play_round()
    emptied: list[str] = []
    while True:
        moves = road.courtiers[road.asked].may
        said = [told_to(road, road.asked, move) for move in moves]
        emptied += [line for lines in said for line in lines if line == "That row then stays empty."]
        if len(moves) == 1 and len(said[0]) == 2:
            break
        road.any_turn()

    assert emptied
    assert said[0][1] == "It is the last card of all: the final evaluation follows."  # RP-3.7: and it has no disc
    road.any_turn()
    assert road.step is Step.OVER


# Laying


def test_rp_3_4_a_disc_is_told_by_what_the_next_player_would_make_of_it() -> None:
    road = table(2, ((SOLDIER_1, NOBLE_1), (KING_2,), (QUEEN_2,))).begin({BRUNO: (PRIEST, SOLDIER)})
    road.ann.takes(1)

    assert told_to(road, ANN, LayDisc(YELLOW)) == [
        "If Bruno took the Noble 1 now, the yellow disc would bring 3 points there, Bribes aside."
    ]
    assert told_to(road, ANN, LayDisc(RED)) == [
        "If Bruno took the Noble 1 now, the red disc would cost 1 point, paid to you, Bribes aside."
    ]
    assert told_to(road, ANN, LayDisc(PURPLE)) == [
        "The purple disc counts 1 impression until the round is evaluated, and no points."
    ]


def test_rp_3_5_the_last_disc_is_told_to_end_the_round() -> None:
    road = table(2).begin()
    while sum(road.view(None).reserve) > 1:
        road.any_turn()
    courtier = road.courtiers[road.asked]
    move = courtier.may[0]
    assert isinstance(move, TakeCard)
    courtier.takes(move.row)
    (said,) = told_to(road, courtier.seat, courtier.may[0])
    before = len(road.told)
    road.play(courtier.seat, courtier.may[0])

    brought = brought_by_discs(road.told[before:], courtier.seat)
    assert road.view(None).round == 2
    assert said.startswith("It is the last disc: the round is evaluated, and all your discs together bring you")
    assert said.replace("−", "-").endswith(f" {brought}.")  # noqa: RUF001 - a true minus


def test_a_spectator_is_told_no_consequences() -> None:
    road = table(2).begin()

    assert list(ROAD_TO_THE_PALACE.consequences(road.view(None), TakeCard(1))) == []


# In any game


def brought_by_discs(told: Sequence[Event], seat: int) -> int:
    """What a player's discs brought in an evaluation, less what was paid for them to the right."""
    changes = [e for e in told if isinstance(e, InfluenceChanged) and e.seat == seat and e.reason in MISSION_REASONS]
    return sum(e.points for e in changes if e.reason is not Reason.DEBT or e.points < 0)


def evaluated(state: RoadTable, seat: int) -> int:
    """What a player's discs would bring if the round were evaluated now."""
    told: list[Event] = []
    round_over(state.copy(), told)
    return brought_by_discs(told, seat)


def number(sentence: Sentence, name: str) -> int:
    value = sentence.args[name]
    assert isinstance(value, int)
    return value


def named(sentence: Sentence, name: str) -> str:
    value = sentence.args[name]
    assert isinstance(value, Phrase)
    return value.of.id.removeprefix("road-to-the-palace-")


def check_taking(state: RoadTable, seat: int, row: int, said: Sequence[Sentence]) -> set[str]:
    """Each prediction about taking a card, against what the engine then does. Which there were."""
    before = seen(state, None)
    after = state.copy()
    after.play(seat, TAKE + row, None)
    now = seen(after, None)
    whole_round = now.round == before.round and now.step is not Step.OVER
    kinds = set()
    for sentence in said:
        kind = sentence.id.removeprefix("road-to-the-palace-then-")
        kinds.add(kind)
        match kind:
            case "column-new" | "column-grows" | "column-rises" if whole_round:
                place = number(sentence, "place") - 1
                column = now.players[seat].columns[place]
                old = [c.character for c in before.players[seat].columns]
                assert (column.character.value, column.impression) == (
                    named(sentence, "character"),
                    number(sentence, "points"),
                )
                stood = old.index(column.character) if column.character in old else None
                assert (kind == "column-new", kind == "column-grows") == (stood is None, stood == place)
            case "politician":
                assert number(sentence, "points") == 1 + now.players[seat].politicians[before.round - 1]
            case "disc-worth" if whole_round:
                check_worth(after, seat, sentence)
            case "next-card":
                assert named(sentence, "card") in {"card", "card-politician"}
                assert now.grid[row].cards == before.grid[row].cards[1:] != ()
            case "refilled":
                assert number(sentence, "count") == len(now.grid[row].cards) == before.deck_size - now.deck_size > 0
            case "row-empty":
                assert now.grid[row].cards == ()
                assert whole_round
            case "last-card":
                assert now.step is Step.OVER
            case _:
                pass
    return kinds


def check_worth(after: RoadTable, seat: int, sentence: Sentence) -> None:
    """What a disc is worth is the difference that it makes, and the total what the evaluation brings."""
    disc = DISC_FACES.index(Disc(named(sentence, "disc").removeprefix("disc-")))
    without = after.copy()
    without.board[seat * DISCS + disc] -= 1
    total = evaluated(after, seat)
    assert number(sentence, "total") == total
    assert number(sentence, "points") == total - evaluated(without, seat)


def check_laying(state: RoadTable, seat: int, disc: int, said: Sequence[Sentence]) -> set[str]:
    """Each prediction about laying a disc, against what the engine then does. Which there were."""
    before = seen(state, None)
    after = state.copy()
    told: list[Event] = []
    after.play(seat, LAY + disc, told)
    (sentence,) = said
    kind = sentence.id.removeprefix("road-to-the-palace-then-")
    if kind == "last-disc":
        assert (before.round, seen(after, None).round) == (1, 2)
        assert number(sentence, "total") == brought_by_discs(told, seat)
    else:
        assert seen(after, None).round == before.round
    if kind == "left-takes":
        left = after.asked
        after.play(left, TAKE + state.row, None)
        now = seen(after, None)
        if now.round == before.round and now.step is not Step.OVER:
            order = [column.character for column in now.players[left].columns]
            colour = CHARACTERS[disc]
            place = order.index(colour) if colour in order else None
            assert number(sentence, "points") == (3 if place == 0 else 1 if place == 2 else -1)
    return {kind}


def seen(state: RoadTable, reader: int | None) -> RoadView:
    view = state.view(reader)
    assert isinstance(view, RoadView)
    return view


def watch(players: int, options: RoadOptions, seed: int) -> tuple[set[str], set[bytes]]:
    """A random game in which every consequence is checked; the kinds there were, and all that was said."""
    rng = Fast(seed)
    state = ROAD_TO_THE_PALACE.lay_out(ROAD_TO_THE_PALACE.shuffle(players, options, rng), options)
    assert isinstance(state, RoadTable)
    kinds: set[str] = set()
    heard: set[bytes] = set()
    while not state.is_over():
        for seat in state.to_act():
            view = state.view(seat)
            for action in state.legal(seat):
                said = ROAD_TO_THE_PALACE.consequences(view, move_of(action))
                assert 1 <= len(said) <= 3
                heard.update(msgspec.json.encode(sentence) for sentence in said)
                if action >= LAY:
                    kinds |= check_laying(state, seat, action - LAY, said)
                elif action >= TAKE:
                    kinds |= check_taking(state, seat, action - TAKE, said)
                twin = view.imagine(rng)
                assert said == ROAD_TO_THE_PALACE.consequences(twin.view(seat), move_of(action))
        seat = rng.choice(state.to_act())
        state.play(seat, rng.choice(state.legal(seat)), None)
    return kinds, heard


@pytest.mark.parametrize(
    ("players", "options"), [(2, RoadOptions()), (3, RoadOptions()), (3, PRINTED), (4, RoadOptions())]
)
def test_every_consequence_comes_true_and_can_be_said(players: int, options: RoadOptions) -> None:
    kinds: set[str] = set()
    heard: set[bytes] = set()
    for seed in range(6):
        more, said = watch(players, options, seed)
        kinds |= more
        heard |= said

    assert kinds >= {"column-new", "column-grows", "column-rises", "politician", "disc-worth", "next-card", "refilled"}
    assert kinds >= {"row-empty", "last-card", "last-disc", "left-takes", "purple-court", "purple-column"}
    for lang in LANGUAGES:
        speaker = Speaker(lang)
        for sentence in heard:
            text = speaker.say(msgspec.json.decode(sentence, type=Sentence))
            assert text[0].isupper()
            assert text.endswith(".")


def test_every_choice_of_bribes_gives_up_the_third() -> None:
    road = table(2)
    for first, second in BRIBES:
        boxed = ROAD_TO_THE_PALACE.consequences(road.view(ANN), ChooseBribes(CHARACTERS[first], CHARACTERS[second]))[1]
        assert {named(boxed, "character"), CHARACTERS[first].value, CHARACTERS[second].value} == {
            Character.NOBLE.value,
            Character.SOLDIER.value,
            Character.PRIEST.value,
        }
