"""What each reader may read: events through `as_seen_by`, the View, and what can be imagined from it."""

from collections import Counter
from typing import get_args

import pytest

from camarilla.core.data import Event
from camarilla.core.rng import Fast
from camarilla.games.road_to_the_palace.cards import Card, Character, Disc
from camarilla.games.road_to_the_palace.components import BRIBES, FACES, POLITICIAN
from camarilla.games.road_to_the_palace.events import (
    AnyRoadEvent,
    BribesChosen,
    BribesLaid,
    BribesRevealed,
    CardTaken,
    ColumnsReordered,
    DiscLaid,
    DiscsReturned,
    GameEnded,
    GridDealt,
    InfluenceChanged,
    KingJudged,
    LoanRepaid,
    LoanTaken,
    QueenJudged,
    Reason,
    RevealedBribe,
    RoundBegan,
    RoundEnded,
    RowRefilled,
    Standing,
    StartingDiscsLaid,
)
from camarilla.games.road_to_the_palace.game import ROAD_TO_THE_PALACE
from camarilla.games.road_to_the_palace.table import RoadTable
from camarilla.games.road_to_the_palace.view import RoadView
from tests.games.road_to_the_palace.make import (
    ANN,
    BLUE,
    BRUNO,
    CLARA,
    DIEGO,
    KING,
    KING_2,
    NOBLE,
    NOBLE_1,
    NOBLE_2,
    PRIEST,
    RED,
    SOLDIER,
    SOLDIER_1,
    YELLOW,
    Road,
    table,
)

READERS = (None, ANN, BRUNO, CLARA)
CARD: Card = FACES[KING_2]

OPEN: list[AnyRoadEvent] = [
    GridDealt(((CARD,), (CARD,), (CARD,)), 1, ANN),
    BribesLaid(),
    StartingDiscsLaid(ANN, (YELLOW, RED, BLUE)),
    RoundBegan(1, ANN),
    CardTaken(ANN, 1, CARD, Disc.FINANCE),
    ColumnsReordered(ANN, (Standing(KING, 2),)),
    RowRefilled(1, (CARD,)),
    DiscLaid(ANN, 1, YELLOW),
    BribesRevealed(1, (RevealedBribe(ANN, NOBLE, 0, (), (Standing(NOBLE, 1),)),)),
    KingJudged((2, 0), (ANN,), ANN, ANN),
    QueenJudged((2, 0), (BRUNO,), (ANN,), 2, 2, 0),
    InfluenceChanged(ANN, 3, Reason.FIRST_COLUMN, None, (1, 0, 0, 0)),
    LoanTaken(ANN, 2),
    DiscsReturned((5, 5, 5, 2)),
    RoundEnded(1),
    LoanRepaid(ANN, 2, 0),
    GameEnded((12, 8), (ANN, BRUNO)),
]


def test_every_kind_of_event_is_looked_at_here() -> None:
    assert {type(event) for event in OPEN} | {BribesChosen} == set(get_args(AnyRoadEvent))


@pytest.mark.parametrize("event", OPEN, ids=lambda event: type(event).__name__)
def test_what_happens_on_the_table_is_for_everybody(event: AnyRoadEvent) -> None:
    for reader in READERS:
        assert event.as_seen_by(reader) == event


def test_a_choice_of_bribes_is_for_its_owner_only() -> None:
    event = BribesChosen(ANN, NOBLE, PRIEST)
    assert event.as_seen_by(ANN) == event
    for outsider in (None, BRUNO, CLARA):
        assert event.as_seen_by(outsider) is None


@pytest.mark.parametrize("event", OPEN, ids=lambda event: type(event).__name__)
def test_only_new_cards_bribes_and_the_end_of_a_sealed_choice_are_revealed(event: AnyRoadEvent) -> None:
    reveals = isinstance(event, GridDealt | RowRefilled | BribesRevealed | BribesLaid)
    assert [event.reveals_to(reader) for reader in READERS] == [reveals] * len(READERS)


# The View


def test_only_ones_own_bribes_are_seen_before_they_are_revealed() -> None:
    road = table(3).begin({ANN: (NOBLE, PRIEST), BRUNO: (SOLDIER, NOBLE)})
    assert [player.bribes for player in road.ann.view.players] == [(NOBLE, PRIEST), (None, None), (None, None)]
    assert [player.bribes for player in road.view(None).players] == [(None, None)] * 3


def test_the_decks_order_is_in_no_view() -> None:
    one = table(2, deck=(NOBLE_1, SOLDIER_1, KING_2))
    two = table(2, deck=(KING_2, SOLDIER_1, NOBLE_1))
    for reader in (None, ANN, BRUNO):
        assert one.view(reader) == two.view(reader)


def test_the_table_waits_for_one_player_or_for_all_or_for_nobody() -> None:
    road = table(3)
    assert road.view(None).waiting == (ANN, BRUNO, CLARA)
    road.begin()
    assert road.view(None).waiting == (ANN,)
    road.play_round()
    road.play_round()
    assert road.view(None).waiting == ()


def test_perfect_recall_what_was_revealed_in_round_1_is_still_seen_at_the_end() -> None:
    road = table(2).begin({ANN: (NOBLE, PRIEST), BRUNO: (PRIEST, SOLDIER)})
    road.play_round()
    road.play_round()
    for reader in (None, ANN, BRUNO):
        assert [player.bribes for player in road.view(reader).players] == [(NOBLE, PRIEST), (PRIEST, SOLDIER)]


# imagine


def imagined(road: Road, reader: int | None, rng: Fast) -> RoadTable:
    state = road.view(reader).imagine(rng)
    assert isinstance(state, RoadTable)
    return state


def test_others_bribes_are_imagined_alike_as_far_as_they_are_not_known() -> None:
    road = table(3).begin({BRUNO: (SOLDIER, PRIEST)})
    rng = Fast(1)
    before = Counter(imagined(road, ANN, rng).bribes[BRUNO] for _ in range(1200))
    assert set(before) == set(range(len(BRIBES)))
    assert min(before.values()) > 130
    road.play_round()
    after = Counter(BRIBES[imagined(road, ANN, rng).bribes[BRUNO]] for _ in range(400))
    assert set(after) == {(1, 0), (1, 2)}
    assert min(after.values()) > 140
    assert {imagined(road, BRUNO, rng).bribes[BRUNO] for _ in range(20)} == {BRIBES.index((1, 2))}


def test_any_unseen_card_may_come_next_or_be_removed() -> None:
    road = table(4).begin()
    rng = Fast(2)
    worlds = [imagined(road, DIEGO, rng) for _ in range(400)]
    unseen = set(range(11)) - {NOBLE_2}  # which all lie in the grid
    assert {world.deck[world.drawn] for world in worlds} == unseen
    assert {card for world in worlds for card in world.removed} == unseen
    assert all(len(world.removed) == 2 for world in worlds)


def test_politicians_that_were_set_aside_cannot_have_been_removed() -> None:
    rng = Fast(3)
    road = table(4, set_aside=4).begin()
    assert all(POLITICIAN not in imagined(road, ANN, rng).removed for _ in range(300))
    road = table(4, set_aside=3, removed=(NOBLE_1, SOLDIER_1)).begin()
    counts = Counter(imagined(road, ANN, rng).removed.count(POLITICIAN) for _ in range(3000))
    assert set(counts) == {0, 1}
    # Of the 47 cards that were not seen, two were removed; one of them is a Politician.
    assert 0.025 < counts[1] / 3000 < 0.065


def test_every_view_leads_back_to_itself_in_whole_games() -> None:
    options = ROAD_TO_THE_PALACE.options()
    for players in (2, 3, 4):
        rng = Fast(players)
        state = ROAD_TO_THE_PALACE.lay_out(ROAD_TO_THE_PALACE.shuffle(players, options, rng), options)
        while asked := state.to_act():
            for reader in (None, *range(players)):
                view = state.view(reader)
                world = view.imagine(rng)
                assert world.view(reader) == view
                assert world.pieces() == state.pieces()
            seat = rng.choice(asked)
            state.play(seat, rng.choice(state.legal(seat)), None)


def test_events_lead_from_one_view_to_the_next_what_was_told_is_what_is_seen() -> None:
    """A column's cards, the discs on a board and influence follow from what a spectator was told."""
    road = table(4).begin()
    while road.state.to_act():
        road.any_turn()
        check_told(road.view(None), road.told)


def check_told(view: RoadView, told: list[Event]) -> None:
    taken = [event for event in told if isinstance(event, CardTaken)]
    changes = [event for event in told if isinstance(event, InfluenceChanged)]
    for seat, player in enumerate(view.players):
        cards = Counter(event.card for event in taken if event.seat == seat)
        shown = Counter(card for column in player.columns for card in column.cards)
        politicians = cards.pop(FACES[POLITICIAN], 0)
        assert shown == cards
        assert sum(player.politicians) == politicians
        assert player.influence == 10 + sum(event.points for event in changes if event.seat == seat)
        assert all(column.character is not Character.POLITICIAN for column in player.columns)
