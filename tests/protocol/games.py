"""Random games as they go over the wire."""

import random
from collections.abc import Iterator

import msgspec

from camarilla.core.data import Event, Reader, View
from camarilla.core.game import Game
from camarilla.core.match import Match
from camarilla.protocol.changes import changes
from camarilla.protocol.to_client import GameInfo, Offer, Played, Situation


def raw(data: object) -> msgspec.Raw:
    """Data inside a message."""
    return msgspec.Raw(msgspec.json.encode(data))


def random_game(game: Game, players: int, seed: int) -> Iterator[tuple[Match, list[Event]]]:
    """A game before its first decision and after each, with what the last one told, whole truth."""
    match = Match.start(game, players, seed, names=tuple(f"P{seat}" for seat in range(players)))
    chance = random.Random(seed)
    yield match, match.truth()
    while not match.is_over:
        seat = chance.choice(match.to_act())
        yield match, match.play(seat, chance.choice(match.legal(seat)))


def seen(told: list[Event], reader: Reader) -> tuple[msgspec.Raw, ...]:
    """What a reader may read of it, as JSON."""
    return tuple(raw(event) for one in told if (event := one.as_seen_by(reader)) is not None)


def situation(match: Match, reader: Reader, ply: int) -> Situation:
    """What is asked of whom, in a reader's eyes."""
    view = match.view(reader)
    moves = [] if reader is None else match.legal(reader)
    offers = tuple(
        Offer(raw(move), match.game.label(move), tuple(match.game.consequences(view, move))) for move in moves
    )
    return Situation(ply, match.game.choice(view), offers, can_undo=False, clocks=None, outcome=match.outcome)


def game_info(match: Match, reader: Reader, ply: int = 0) -> GameInfo:
    """A game as one reader knows it."""
    view = match.view(reader).as_shown()
    history = tuple(raw(event) for event in match.history(reader))
    lines = tuple(match.game.line(event) for event in match.history(reader))
    return GameInfo(1, reader, match.names, raw(view), history, lines, situation(match, reader, ply), 1, "00" * 32)


def played(match: Match, reader: Reader, told: list[Event], before: View, *, seq: int = 1, ply: int = 1) -> Played:
    """The news of a decision for one reader, who had this view before it."""
    after = match.view(reader).as_shown()
    lines = tuple(match.game.line(event) for one in told if (event := one.as_seen_by(reader)) is not None)
    return Played(seq, seen(told, reader), lines, tuple(changes(before, after)), situation(match, reader, ply))
