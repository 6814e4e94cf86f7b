"""Honest deals to be checked, and to be tampered with."""

import hashlib
from collections.abc import Mapping, Sequence

from camarilla.core.fairness import deal_key, prove
from camarilla.core.game import Game
from camarilla.core.match import Match
from camarilla.core.record import Record
from camarilla.core.rng import Fast
from camarilla.games import GAMES

TABLES = [(game, players) for game in GAMES for players in game.seats]


def secret(*what: object) -> bytes:
    """32 bytes for a test, the same every time."""
    return hashlib.sha256(repr(what).encode()).digest()


def dealt(
    number: int,
    *,
    table: str = "attic",
    game: Game | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    people: Sequence[int] | None = None,
    moves: int = 0,
) -> Record:
    """A record with its proof; every number is another game, another set of people and other secrets."""
    some_game, some_players = TABLES[number % len(TABLES)]
    players = players or some_players
    if people is None:
        people = [seat for seat in range(players) if secret("person", number, seat)[0] % 4]
    nonces = [(seat, secret("nonce", number, seat)) for seat in people]
    seed = secret("seed", number)
    match = Match.start(game or some_game, players, deal_key(seed, [nonce for _, nonce in nonces]), options)
    play(match, moves, number)
    return match.record(proof=prove(table, number, match, seed, nonces))


def play(match: Match, moves: int, seed: int) -> None:
    """So many random moves, or to the end of the game."""
    rng = Fast(seed)
    while len(match.moves) < moves and not match.is_over:
        seat = rng.choice(match.to_act())
        match.play_action(seat, rng.choice(match.legal_actions(seat)))


WHOLE_GAME = 10_000
