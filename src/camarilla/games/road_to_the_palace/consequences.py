"""What a move would do, said to whoever may make it: the rules are asked, on a table with only what the seat sees.

"Now" means: if the round were evaluated at once, the seat's own Bribe of the round being revealed.
"""

from typing import assert_never

from camarilla.core.text import Name, Sentence
from camarilla.games.road_to_the_palace.bribes import bribe_of
from camarilla.games.road_to_the_palace.cards import Disc
from camarilla.games.road_to_the_palace.columns import grow_column
from camarilla.games.road_to_the_palace.components import (
    BRIBE_POINTS,
    CHARACTERS,
    COLUMNS,
    DISC_FACES,
    FACES,
    FEWEST_PLAYERS,
    GRID_COLUMNS,
    KING,
    NOTHING,
    POLITICIAN,
    ROUNDS,
    TREACHERY,
)
from camarilla.games.road_to_the_palace.evaluation import (
    DISC_WORTH,
    pay_debts,
    score_first_column,
    score_third_column,
    score_treachery,
)
from camarilla.games.road_to_the_palace.imagine import lay_grid, lay_open, lay_player
from camarilla.games.road_to_the_palace.market import lay_disc, take_card
from camarilla.games.road_to_the_palace.moves import ChooseBribes, LayDisc, LayStartingDiscs, RoadMove, TakeCard
from camarilla.games.road_to_the_palace.state import TAKING
from camarilla.games.road_to_the_palace.table import RoadTable
from camarilla.games.road_to_the_palace.telling import card_name, character_name, disc_name, say
from camarilla.games.road_to_the_palace.view import RoadView, Step


def consequences(view: RoadView, move: RoadMove) -> list[Sentence]:
    """What a legal move would do, as far as its seat can see."""
    me = view.reader
    if me is None:
        return []
    match move:
        case ChooseBribes():
            return of_bribes(view, move)
        case LayStartingDiscs():
            return of_start(view, move)
        case TakeCard():
            return of_taking(view, me, move.row - 1)
        case LayDisc():
            return of_laying(view, me, DISC_FACES.index(move.disc))
        case _ as never:
            assert_never(never)


def seen_table(view: RoadView) -> RoadTable:
    """The table without what is hidden: no deck to draw from, nothing before anybody yet."""
    table = RoadTable(len(view.players), view.options)
    lay_open(table, view)
    lay_grid(table, view)
    return table


# --------------------------------------------------------------------------------------------------- before the start


def of_bribes(view: RoadView, move: ChooseBribes) -> list[Sentence]:
    """RP-2.6: how many cards lie open that each Bribe would join, and which Bribe is given up."""
    (third,) = [bribe for bribe in CHARACTERS[:KING] if bribe is not move.first and bribe is not move.second]
    open_cards = [card.character for row in view.grid for card in row.cards]
    return [
        say(
            "then-bribes-open",
            first=character_name(move.first),
            first_count=open_cards.count(move.first),
            second=character_name(move.second),
            second_count=open_cards.count(move.second),
        ),
        say("then-bribe-boxed", character=character_name(third)),
    ]


def of_start(view: RoadView, move: LayStartingDiscs) -> list[Sentence]:
    """RP-2.7: where a disc lies on a card of its own colour, which nobody has a column of yet."""
    fitting: list[Sentence] = []
    for lying, disc in zip(view.grid, (move.top, move.middle, move.bottom), strict=True):
        card = lying.cards[0]
        if CHARACTERS.index(card.character) == DISC_FACES.index(disc):
            fitting.append(say("then-start-fits", card=card_name(card), disc=disc_name(disc)))
    return fitting or [say("then-start-fits-nowhere")]


# ------------------------------------------------------------------------------------------------------------- taking


def of_taking(view: RoadView, me: int, row: int) -> list[Sentence]:
    """RP-3.2: where the card lands, what its disc is worth now, and what lies there for the next player."""
    cards = view.grid[row].cards
    if view.step is not Step.TAKING or not cards:
        return []
    table = seen_table(view)
    lay_player(table, me, view.players[me])
    disc = table.disc_on[row]
    card = cards[0].number
    stood = place_of(table, me, card // 2)
    take_card(table, me, row, None)
    said = [landing(table, me, card // 2, stood)]
    if disc != NOTHING:
        said.append(disc_taken(table, me, card, disc))
    said.append(opening(view, row))
    return said


def taking_back(view: RoadView, move: RoadMove) -> Sentence | None:
    """RP-3.13: a card can be put back until the disc is laid; not where its row is refilled at once.

    RP-5.3: a disc of the only colour left is laid at once, too, and nothing is said then.
    """
    if view.step is not Step.TAKING or not isinstance(move, TakeCard):
        return None
    left = len(view.grid[move.row - 1].cards) - 1
    if left == 0 and view.deck_size > 0:
        return say("not-put-back")
    colours = len([count for count in view.reserve if count > 0])
    return say("put-back") if left > 0 and colours > 1 else None


def place_of(table: RoadTable, seat: int, character: int) -> int:
    """RP-3.9: where a column stands, counted from 0; NOTHING where there is none."""
    columns = table.columns[seat * COLUMNS : seat * COLUMNS + COLUMNS]
    return columns.index(character) if character in columns else NOTHING


def landing(table: RoadTable, me: int, character: int, stood: int) -> Sentence:
    """RP-3.8 to RP-3.10: the column that the card has joined, and where that stands; or the Bribe."""
    if character == POLITICIAN // 2:
        return say("then-politician", points=bribe_strength(table, me))
    place = place_of(table, me, character)
    message = "then-column-rises"
    if stood == NOTHING:
        message = "then-column-new"
    elif stood == place:
        message = "then-column-grows"
    return say(
        message,
        character=character_name(CHARACTERS[character]),
        points=table.impression[me * COLUMNS + character],
        place=place + 1,
    )


def bribe_strength(table: RoadTable, seat: int) -> int:
    """RP-4.1: the impression of this round's Bribe with its Politicians."""
    return BRIBE_POINTS + table.politicians[seat * ROUNDS + table.round - 1]


def disc_taken(table: RoadTable, me: int, card: int, disc: int) -> Sentence:
    """RP-3.11, RP-3.12: what the disc that came with a card is worth now."""
    if disc == TREACHERY:
        return purple_disc(card)
    reveal_own_bribe(table, me)
    return say(
        "then-disc-worth",
        disc=disc_name(DISC_FACES[disc]),
        points=worth_of_disc(table, me, disc),
        total=worth_of_all(table, me),
    )


def purple_disc(card: int) -> Sentence:
    """RP-3.12, RP-4.7: a purple disc makes impression, and brings a point on the King and the Queen; or nothing."""
    purple = disc_name(Disc.TREACHERY)
    if card == POLITICIAN:
        return say("then-purple-lost", disc=purple)
    return say("then-purple-court" if card // 2 >= KING else "then-purple-column", disc=purple)


def reveal_own_bribe(table: RoadTable, seat: int) -> None:
    """RP-4.1: what one's Bribe of this round will do to one's columns."""
    grow_column(table, seat, bribe_of(table, seat, table.round), bribe_strength(table, seat), None)


def worth_of_disc(table: RoadTable, seat: int, disc: int) -> int:
    """RP-4.5, RP-4.6, RP-4.8: what a mission disc brings on the column of its colour, or costs."""
    return DISC_WORTH[place_of(table, seat, disc)]  # NOTHING is the last


def worth_of_all(table: RoadTable, seat: int) -> int:
    """RP-4.5 to RP-4.8: what all the player's discs bring together, less what is paid for those left."""
    before = table.influence[seat]
    score_first_column(table, seat, None)
    score_third_column(table, seat, None)
    score_treachery(table, seat, None)
    pay_debts(table, [seat], None)
    return table.influence[seat] - before


def opening(view: RoadView, row: int) -> Sentence:
    """RP-3.3: the card that lies in front then, or the row as it is refilled; RP-3.6: or the end."""
    cards = view.grid[row].cards
    if len(cards) > 1:
        return say("then-next-card", card=card_name(cards[1]))
    if view.deck_size > 0:
        return say("then-refilled", count=min(GRID_COLUMNS[len(view.players) - FEWEST_PLAYERS], view.deck_size))
    if sum([len(other.cards) for other in view.grid]) == 1:
        return say("then-last-card")
    return say("then-row-empty")


# ------------------------------------------------------------------------------------------------------------- laying


def of_laying(view: RoadView, me: int, disc: int) -> list[Sentence]:
    """RP-3.4, RP-3.5: what the next player would make of the card with this disc; or the end of the round."""
    if view.step is not Step.LAYING or view.row is None or view.reserve[disc] == 0:
        return []
    table = seen_table(view)
    row = table.row
    lay_disc(table, me, disc, None)
    if view.round < ROUNDS and not table.has_reserve():
        lay_player(table, me, view.players[me])
        reveal_own_bribe(table, me)
        return [say("then-last-disc", total=worth_of_all(table, me))]
    card = table.row_cards(row)[0]
    if disc == TREACHERY:
        return [purple_disc(card)]
    left = (me + 1) % table.players
    lay_player(table, left, view.players[left])
    table.step = TAKING
    take_card(table, left, row, None)
    return [
        say(
            "then-left-takes",
            player=Name(left),
            card=card_name(FACES[card]),
            disc=disc_name(DISC_FACES[disc]),
            points=worth_of_disc(table, left, disc),
        )
    ]
