"""The way out: a View built up from nothing, piece by piece that the reader has been shown."""

from camarilla.core.data import Reader
from camarilla.games.secrets.actions import ACCEPT
from camarilla.games.secrets.cards import Character
from camarilla.games.secrets.components import (
    CENTRE,
    CHARACTERS,
    IDENTITIES,
    KINDS,
    MEMBERS,
    MOST_PLAYERS,
    NOBODY,
    NOTHING,
    SEES_CENTRE,
    SEES_RIGHT,
    right_of,
)
from camarilla.games.secrets.offer import ANSWERS
from camarilla.games.secrets.settlements import settlement_named
from camarilla.games.secrets.state import ANSWERING, GIVING, OFFERING, OVER, SecretsState
from camarilla.games.secrets.trail import as_known_to, look, trace_named
from camarilla.games.secrets.united_nations import intervener
from camarilla.games.secrets.view import Answer, Bullet, LyingCard, Player, SecretsView, Step, Trace

STEPS = tuple(Step)
FACE_UP = [LyingCard(card, face_up=True) for card in CHARACTERS]
FACE_DOWN = [LyingCard(card, face_up=False) for card in CHARACTERS]


def view_of(state: SecretsState, reader: Reader) -> SecretsView:
    """What a seat, or a spectator, has been shown."""
    me = NOBODY if reader is None else reader
    over = state.step == OVER
    is_open = state.is_open()
    under = state.under[state.under_drawn :]
    in_deck = len(state.deck) - state.drawn + len(under)
    if is_open:
        under.pop()
    shooting = state.step == GIVING
    first = first_looks(state, me)
    return SecretsView(
        reader,
        waiting(state),
        state.options,
        state.turn,
        STEPS[state.step],
        state.active,
        None if state.target == NOBODY else state.target,
        None if state.owner == NOBODY else state.owner,
        None if state.holder == NOBODY else state.holder,
        sealed_answer(state, me),
        turned_up(state),
        proposal(state, me),
        in_deck,
        tuple([CHARACTERS[card] for card in under]),
        tuple([settlement_named(it) for it in state.settlements]),
        players_of(state, me),
        len(state.bullets) - len(state.given) - (1 if shooting else 0),
        state.bullets[len(state.given)] if shooting and me == state.owner else None,
        IDENTITIES[state.tokens[CENTRE]] if over else None,
        tuple([trace_named(it) for it in first] + trail_of(state, me)),
        0 if state.turn == 1 else len(first) + state.trail_last,
    )


def waiting(state: SecretsState) -> tuple[int, ...]:
    """SE-4.6: both from whom a sealed answer is asked, whether they have given it or not."""
    if state.step <= OFFERING:
        return MEMBERS[1 << state.active]
    if state.step == ANSWERING:
        holder = intervener(state)
        return MEMBERS[1 << state.target] if holder == NOBODY else (state.target, holder)
    return () if state.step == OVER else MEMBERS[1 << state.owner]


def sealed_answer(state: SecretsState, me: int) -> Answer | None:
    """SE-4.6: only the answerer sees their own answer."""
    if state.step != ANSWERING or me == NOBODY:
        return None
    given = NOTHING
    if me == state.target:
        given = state.target_answer
    elif me == intervener(state):
        given = state.holder_answer
    return None if given == NOTHING else ANSWERS[given - ACCEPT]


def turned_up(state: SecretsState) -> tuple[Character, ...]:
    """SE-3.1: what lies open, or has been taken in hand, in the order of drawing."""
    if state.first_card == NOTHING:
        return ()
    return (CHARACTERS[state.first_card], CHARACTERS[state.second_card])


def proposal(state: SecretsState, me: int) -> Character | None:
    """SE-3.3: only the active player knows which one is proposed, until it is settled."""
    if state.proposal == NOTHING or (state.is_open() and me != state.active):
        return None
    return CHARACTERS[state.proposal]


def first_looks(state: SecretsState, me: int) -> list[int]:
    """SE-2.5: the reader's own token; from 5 players on the right-hand neighbour's; from 7 on the centre's."""
    if me == NOBODY:
        return []
    players = state.players
    looks = [look(me, state.dealt[me], 1 << me)]
    if players >= SEES_RIGHT:
        right = right_of(me, players)
        looks.append(look(right, state.dealt[right], 1 << me))
    if players >= SEES_CENTRE:
        looks.append(look(CENTRE, state.dealt[CENTRE], (1 << players) - 1))
    return looks


def trail_of(state: SecretsState, me: int) -> list[Trace]:
    """SE-7.1, SE-7.2: every look and swap as the reader saw it; all of it when it is over."""
    if state.step == OVER:
        return [trace_named(trace) for trace in state.trail]
    return [trace_named(as_known_to(trace, me)) for trace in state.trail]


def players_of(state: SecretsState, me: int) -> tuple[Player, ...]:
    """Every seat, in the reader's eyes."""
    over = state.step == OVER
    lying: list[list[LyingCard]] = [[] for _ in range(state.players)]
    bullets: list[list[Bullet]] = [[] for _ in range(state.players)]
    for index, card in enumerate(state.placed):
        faces = FACE_DOWN if state.down >> index & 1 else FACE_UP
        lying[card // KINDS].append(faces[card % KINDS])
    for index, gift in enumerate(state.given):
        shooter = gift // MOST_PLAYERS
        known = over or shooter == me
        bullets[gift % MOST_PLAYERS].append(Bullet(shooter, state.bullets[index] if known else None))
    return tuple(
        [
            Player(tuple(lying[seat]), tuple(bullets[seat]), IDENTITIES[state.tokens[seat]] if over else None)
            for seat in range(state.players)
        ]
    )


def face_up(player: Player) -> int:
    """SE-6.2: the Characters face up before a player, as a set."""
    up = 0
    for lying in player.cards:
        if lying.face_up and lying.card is not None:
            up |= 1 << CHARACTERS.index(lying.card)
    return up
