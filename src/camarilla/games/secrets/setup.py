"""SE-2: set-up. All the chance of the game is drawn here."""

from camarilla.core.data import Event
from camarilla.core.errors import BadDeal
from camarilla.core.rng import Rng
from camarilla.games.secrets.components import (
    BULLETS,
    CARDS,
    CENTRE,
    FEWEST_PLAYERS,
    IDENTITIES,
    MOST_PLAYERS,
    NOTHING,
    SEES_CENTRE,
    SEES_RIGHT,
    tokens_in_play,
)
from camarilla.games.secrets.deal import SecretsDeal
from camarilla.games.secrets.events import FirstLooksTaken
from camarilla.games.secrets.options import SecretsOptions
from camarilla.games.secrets.table import SecretsTable
from camarilla.games.secrets.turn import begin_turn

DECK = list(CARDS)
BULLET_DECK = sorted(BULLETS)


def shuffle(players: int, rng: Rng) -> SecretsDeal:
    """SE-2.2 to SE-2.4: the order of every pile, and who begins."""
    tokens = tokens_in_play(players)
    rng.shuffle(tokens)
    deck = DECK[:]
    rng.shuffle(deck)
    bullets = BULLET_DECK[:]
    rng.shuffle(bullets)
    return SecretsDeal(players, rng.below(players), tuple(tokens), tuple(deck), tuple(bullets))


def check_deal(deal: SecretsDeal) -> None:
    """SE-2: a deal is the whole box, each piece once, and the identities in play at this number of players."""
    if not FEWEST_PLAYERS <= deal.players <= MOST_PLAYERS:
        raise BadDeal(f"players: Secrets is for 4 to 8, not {deal.players}")
    if not 0 <= deal.first < deal.players:
        raise BadDeal(f"first: there is no seat {deal.first} at a table of {deal.players}")
    if sorted(deal.tokens) != tokens_in_play(deal.players):
        raise BadDeal("SE-2.1: tokens: the identities in play, one more than there are players")
    if sorted(deal.deck) != DECK:
        raise BadDeal("SE-2.3: deck: every card of SE-1.1 once")
    if sorted(deal.bullets) != BULLET_DECK:
        raise BadDeal("SE-2.3: bullets: every Bullet once")


def lay_out(deal: SecretsDeal, options: SecretsOptions, told: list[Event] | None) -> SecretsTable:
    """SE-2.2 to SE-2.5, SE-3.1: the table at the first decision."""
    check_deal(deal)
    players = deal.players
    table = SecretsTable(players, options)
    table.active = deal.first
    table.deck = list(deal.deck)
    table.bullets = list(deal.bullets)
    dealt = list(deal.tokens)
    table.dealt = dealt[:players] + [NOTHING] * (CENTRE - players) + dealt[players:]
    table.tokens = table.dealt[:]
    if told is not None:
        identities = tuple([IDENTITIES[identity] for identity in deal.tokens])
        told.append(FirstLooksTaken(identities, players >= SEES_RIGHT, players >= SEES_CENTRE))
    begin_turn(table, told)
    return table
