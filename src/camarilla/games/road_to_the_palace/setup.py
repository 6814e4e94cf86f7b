"""RP-2: set-up. All the chance of the game is drawn here."""

from camarilla.core.data import Event
from camarilla.core.errors import BadDeal
from camarilla.core.rng import Rng
from camarilla.games.road_to_the_palace.components import (
    CARDS,
    DISCS,
    DISCS_ASIDE,
    FACES,
    FEWEST_PLAYERS,
    GRID_COLUMNS,
    MOST_PLAYERS,
    POLITICIAN,
    ROWS,
    TREACHERY,
    copies_in_play,
    discs_in_play,
    removed_at_random,
    whole_deck,
)
from camarilla.games.road_to_the_palace.deal import RoadDeal
from camarilla.games.road_to_the_palace.events import GridDealt
from camarilla.games.road_to_the_palace.management import begin_game
from camarilla.games.road_to_the_palace.options import RoadOptions
from camarilla.games.road_to_the_palace.state import add
from camarilla.games.road_to_the_palace.table import RoadTable


def shuffle(players: int, options: RoadOptions, rng: Rng) -> RoadDeal:
    """RP-2.1, RP-2.3, RP-2.4: the cards removed, the grid, the order of the deck, and who begins."""
    deck = whole_deck(players)
    rng.shuffle(deck)
    many = removed_at_random(players, options)
    removed = tuple(deck[:many])
    width = GRID_COLUMNS[players - FEWEST_PLAYERS]
    grid: list[int] = []
    drawn = many
    while len(grid) < ROWS * width:
        if deck[drawn] != POLITICIAN:
            grid.append(deck[drawn])
        drawn += 1
    set_aside = drawn - many - len(grid)
    rest = deck[drawn:] + [POLITICIAN] * set_aside
    if set_aside > 0:
        rng.shuffle(rest)
    rows = tuple([tuple(grid[row * width : row * width + width]) for row in range(ROWS)])
    return RoadDeal(players, rng.below(players), rows, tuple(rest), removed, set_aside)


def check_deal(deal: RoadDeal, options: RoadOptions) -> None:
    """RP-2: a deal is the whole box, each card once."""
    players = deal.players
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise BadDeal(f"players: Road to the Palace is for 2 to 4, not {players}")
    if not 0 <= deal.first < players:
        raise BadDeal(f"first: there is no seat {deal.first} at a table of {players}")
    many = removed_at_random(players, options)
    if len(deal.removed) != many:
        raise BadDeal(f"RP-2.1: removed: {many} cards, not {len(deal.removed)}")
    width = GRID_COLUMNS[players - FEWEST_PLAYERS]
    if len(deal.grid) != ROWS:
        raise BadDeal(f"RP-2.1: grid: {ROWS} rows, not {len(deal.grid)}")
    counts = [0] * CARDS
    for row in deal.grid:
        if len(row) != width:
            raise BadDeal(f"RP-2.1: grid: {width} cards in a row, not {len(row)}")
        count_cards(row, counts)
    if counts[POLITICIAN] > 0:
        raise BadDeal("RP-2.3: grid: no Politician is dealt here")
    count_cards(deal.deck, counts)
    if not 0 <= deal.set_aside <= counts[POLITICIAN]:
        raise BadDeal(f"RP-2.3: set_aside: {counts[POLITICIAN]} Politicians are in the deck, not {deal.set_aside}")
    count_cards(deal.removed, counts)
    for card in range(CARDS):
        if counts[card] != copies_in_play(card, players):
            raise BadDeal(f"RP-2.1: card {card}: {copies_in_play(card, players)} times, not {counts[card]}")


def count_cards(cards: tuple[int, ...], counts: list[int]) -> None:
    """How many there are of each."""
    for card in cards:
        if not 0 <= card < CARDS:
            raise BadDeal(f"RP-1.1: there is no card {card}; they go from 0 to {CARDS - 1}")
        add(counts, card, 1)


def lay_out(deal: RoadDeal, options: RoadOptions, told: list[Event] | None) -> RoadTable:
    """RP-2.1 to RP-2.5: the table at the first decision."""
    check_deal(deal, options)
    players = deal.players
    table = RoadTable(players, options)
    table.first_player = deal.first
    for row in range(ROWS):
        table.row_start[row] = len(table.deck)
        table.row_left[row] = table.grid_columns
        table.deck += deal.grid[row][::-1]
    table.drawn = len(table.deck)
    table.deck += deal.deck
    table.removed = list(deal.removed)
    table.set_aside = deal.set_aside
    table.reserve = [discs_in_play(disc, players) for disc in range(DISCS)]
    table.discs_aside = DISCS_ASIDE[players - FEWEST_PLAYERS]
    table.reserve[TREACHERY] -= table.discs_aside
    begin_game(table)
    if told is not None:
        rows = tuple([tuple([FACES[card] for card in row]) for row in deal.grid])
        told.append(GridDealt(rows, deal.set_aside, deal.first))
    return table
