"""SE-5: the effects of the Characters. They are not optional; the owner of the card carries them out."""

from camarilla.core.data import Event
from camarilla.games.secrets.actions import PAIRS, place_named
from camarilla.games.secrets.components import (
    ASSASSIN,
    CENTRE,
    CHARACTERS,
    DETECTIVE,
    DIPLOMAT,
    DOUBLE_AGENT,
    IDENTITIES,
    JOURNALIST,
    KINDS,
    MOST_PLAYERS,
    NOBODY,
    POLITICIAN,
    PSYCHIATRIST,
    SCIENTIST,
)
from camarilla.games.secrets.events import (
    BulletDrawn,
    BulletGiven,
    CardPlaced,
    CardsTurnedDown,
    CentreSwapped,
    TokenLookedAt,
    TokenShown,
    TokensSwapped,
    TurnedBy,
)
from camarilla.games.secrets.refusals import refused
from camarilla.games.secrets.settlements import given_away
from camarilla.games.secrets.state import GIVING, LOOKING, NEGOTIATING, PLACING, SWAPPING, SecretsState
from camarilla.games.secrets.trail import look, negotiation, swap
from camarilla.games.secrets.turn import end_turn


def begin_effect(state: SecretsState, owner: int, card: int, told: list[Event] | None) -> None:
    """SE-3.6: the owner places the card face up before themself, except a Politician, and carries out its effect."""
    if card == POLITICIAN:
        state.step = PLACING
        return
    state.place_card(owner, card)
    if told is not None:
        told.append(CardPlaced(owner, owner, CHARACTERS[card]))
    if card == PSYCHIATRIST:
        state.step = SWAPPING
    elif card == DETECTIVE:
        state.step = LOOKING
    elif card == DIPLOMAT:
        show_centre(state, owner, told)
        state.step = NEGOTIATING
    elif card == ASSASSIN:
        draw_bullet(state, owner, told)
        state.step = GIVING
    else:
        if card == DOUBLE_AGENT:
            change_sides(state, owner, told)
        elif card == JOURNALIST:
            show_own(state, owner, told)
        elif card == SCIENTIST:
            count_scientists(state, owner, told)
        end_turn(state, told)


def look_at(state: SecretsState, owner: int, place: int, told: list[Event] | None) -> None:
    """SE-2.6, SE-5.6: look in secret at a token where it lies; all see which one."""
    identity = state.tokens[place]
    state.trail.append(look(place, identity, 1 << owner))
    if told is not None:
        told.append(TokenLookedAt(owner, place_named(place), IDENTITIES[identity]))


def swap_two(state: SecretsState, seat: int, pair: int, told: list[Event] | None) -> None:
    """SE-5.1: the Psychiatrist swaps the tokens of two other players, in the open and unseen."""
    if state.step != SWAPPING:
        raise refused("SE-5.1", "not-swapping")
    first, second = PAIRS[pair]
    if first == seat or second == seat or second >= state.players:
        raise refused("SE-5.1", "two-others")
    state.swap_tokens(first, second)
    state.trail.append(swap(first, second))
    if told is not None:
        told.append(TokensSwapped(seat, first, second))
    end_turn(state, told)


def change_sides(state: SecretsState, owner: int, told: list[Event] | None) -> None:
    """SE-5.2: the Double Agent swaps one's own token with the centre's; then one looks at the new one."""
    state.swap_tokens(owner, CENTRE)
    state.trail.append(swap(owner, CENTRE))
    if told is not None:
        told.append(TokensSwapped(owner, owner, None))
    look_at(state, owner, owner, told)


def place_before(state: SecretsState, seat: int, player: int, told: list[Event] | None) -> None:
    """SE-5.3: the Politician lies before any other player, as their card in every way; one looks at their token."""
    if state.step != PLACING:
        raise refused("SE-5.3", "not-placing")
    if player == seat or player >= state.players:
        raise refused("SE-5.3", "before-another")
    state.place_card(player, POLITICIAN)
    state.settlements[-1] = given_away(state.settlements[-1], player)
    if told is not None:
        told.append(CardPlaced(seat, player, CHARACTERS[POLITICIAN]))
    look_at(state, seat, player, told)
    end_turn(state, told)


def show_own(state: SecretsState, owner: int, told: list[Event] | None) -> None:
    """SE-5.4: the Journalist shows one's own token to all others; one does not see it oneself."""
    identity = state.tokens[owner]
    others = ((1 << state.players) - 1) & ~(1 << owner)
    state.trail.append(look(owner, identity, others))
    if told is not None:
        told.append(TokenShown(owner, owner, IDENTITIES[identity]))


def show_centre(state: SecretsState, owner: int, told: list[Event] | None) -> None:
    """SE-5.5: the Diplomat first shows the centre's token to all."""
    identity = state.tokens[CENTRE]
    state.trail.append(look(CENTRE, identity, (1 << state.players) - 1))
    if told is not None:
        told.append(TokenShown(owner, None, IDENTITIES[identity]))


def swap_centre(state: SecretsState, seat: int, neighbour: int, told: list[Event] | None) -> None:
    """SE-5.5: then one must swap it with a neighbour's, unseen by the others; nobody looks at that one."""
    if state.step != NEGOTIATING:
        raise refused("SE-5.5", "not-negotiating")
    state.swap_tokens(neighbour, CENTRE)
    state.trail.append(negotiation(seat, neighbour))
    if told is not None:
        told.append(CentreSwapped(seat, neighbour))
    end_turn(state, told)


def detect(state: SecretsState, seat: int, place: int, told: list[Event] | None) -> None:
    """SE-5.6: the Detective looks at one token: one's own, another player's or the centre's."""
    if state.step != LOOKING:
        raise refused("SE-5.6", "not-looking")
    if place >= state.players and place != CENTRE:
        raise refused("SE-5.6", "no-token-there")
    look_at(state, seat, place, told)
    end_turn(state, told)


def count_scientists(state: SecretsState, owner: int, told: list[Event] | None) -> None:
    """SE-5.7: the second face-up Scientist before a player turns all their Characters down; Bullets stay."""
    if state.paired == NOBODY:
        return
    turned = state.turn_down(owner, (1 << KINDS) - 1)
    if told is not None:
        cards = tuple([CHARACTERS[card] for card in turned])
        told.append(CardsTurnedDown(owner, cards, TurnedBy.SCIENTIST))


def draw_bullet(state: SecretsState, owner: int, told: list[Event] | None) -> None:
    """SE-5.8: the Assassin draws the top Bullet and looks at it. There are as many Bullets as Assassins."""
    if told is not None:
        told.append(BulletDrawn(owner, state.bullets[len(state.given)]))


def give_bullet(state: SecretsState, seat: int, to: int, told: list[Event] | None) -> None:
    """SE-5.8: the Bullet lies face down before another player, and nobody else looks at it until the end."""
    if state.step != GIVING:
        raise refused("SE-5.8", "not-giving")
    if to == seat or to >= state.players:
        raise refused("SE-5.8", "another-player")
    state.given.append(seat * MOST_PLAYERS + to)
    state.settlements[-1] = given_away(state.settlements[-1], to)
    state.cards[to] += 1
    if told is not None:
        told.append(BulletGiven(seat, to))
    end_turn(state, told)
