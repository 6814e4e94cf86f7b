"""RS-2: set-up. All the chance of the game is drawn here."""

from camarilla.core.data import Event
from camarilla.core.errors import BadDeal
from camarilla.core.rng import Rng
from camarilla.games.royal_secrets.components import (
    CARDINAL,
    CARDINAL_COPIES,
    CARDINAL_VALUES,
    FEWEST_PLAYERS,
    HANDS,
    MOST_PLAYERS,
    REMOVED_AUDIENCES,
    ROUNDS,
    deck_of,
)
from camarilla.games.royal_secrets.deal import RoyalDeal
from camarilla.games.royal_secrets.options import RoyalOptions
from camarilla.games.royal_secrets.parley import begin_round
from camarilla.games.royal_secrets.table import RoyalTable

CARDINALS = [value for value, copies in zip(CARDINAL_VALUES, CARDINAL_COPIES, strict=True) for _ in range(copies)]


def shuffle(players: int, options: RoyalOptions, rng: Rng) -> RoyalDeal:
    """RS-2.2, RS-2.3, RS-2.5, RS-2.6: the order of every pile, and who begins."""
    audiences = list(range(len(options.deck.audiences)))
    rng.shuffle(audiences)
    valets = list(range(len(options.deck.valets)))
    rng.shuffle(valets)
    cardinals = CARDINALS[:]
    rng.shuffle(cardinals)
    return RoyalDeal(
        players,
        rng.below(players),
        tuple(audiences[:ROUNDS]),
        tuple(audiences[ROUNDS : 2 * ROUNDS]),
        tuple(audiences[2 * ROUNDS :]),
        tuple(valets),
        tuple(cardinals),
    )


def check_deal(deal: RoyalDeal, options: RoyalOptions) -> None:
    """RS-2: a deal is the whole box, each card once."""
    if not FEWEST_PLAYERS <= deal.players <= MOST_PLAYERS:
        raise BadDeal(f"players: Royal Secrets is for 3 to 5, not {deal.players}")
    if not 0 <= deal.first < deal.players:
        raise BadDeal(f"first: there is no seat {deal.first} at a table of {deal.players}")
    sizes = ((deal.king, ROUNDS, "king"), (deal.queen, ROUNDS, "queen"), (deal.removed, REMOVED_AUDIENCES, "removed"))
    for pile, size, name in sizes:
        if len(pile) != size:
            raise BadDeal(f"RS-2.2: {name}: {size} Audience cards, not {len(pile)}")
    if not is_each_once(deal.king + deal.queen + deal.removed, len(options.deck.audiences)):
        raise BadDeal("RS-2.2: king, queen, removed: every Audience card once")
    if not is_each_once(deal.valets, len(options.deck.valets)):
        raise BadDeal("RS-2.5: valets: every Valet once")
    if sorted(deal.cardinals) != CARDINALS:
        raise BadDeal("RS-2.6: cardinals: every card of RS-1.4 once")


def is_each_once(cards: tuple[int, ...], many: int) -> bool:
    """Whether these are the cards from 0 on, each once."""
    seen = 0
    for card in cards:
        if 0 <= card < many:
            seen |= 1 << card
    return len(cards) == many and seen == (1 << many) - 1


def lay_out(deal: RoyalDeal, options: RoyalOptions, told: list[Event] | None) -> RoyalTable:
    """RS-2.1 to RS-2.6, RS-3.1: the table at the first decision."""
    check_deal(deal, options)
    deck = deck_of(options.deck)
    table = RoyalTable(deck, deal.players, options)
    table.tile = deal.first
    table.piles = [list(deal.king), list(deal.queen)]
    table.boxed = list(deal.removed)
    table.hands = [hand[:] for hand in HANDS[deal.players]]
    for seat in range(deal.players):
        table.take(seat, deck.valets[deal.valets[seat]])
    table.valets = [deck.valets[valet] for valet in deal.valets[deal.players :]]
    table.cardinals = [CARDINAL + CARDINAL_VALUES.index(value) for value in deal.cardinals]
    begin_round(table, told)
    return table
