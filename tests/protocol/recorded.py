"""Whole games as they go over the wire to one seat: what the page's director is tried with.

With them, one event of each kind and whose decision it tells: the page says that by itself.

python -m tests.protocol.recorded writes them into web/src/app/recorded; a test compares.
"""

from pathlib import Path

import msgspec

from camarilla.core.data import Event
from camarilla.core.game import Game
from camarilla.core.match import Match
from camarilla.games import GAMES
from camarilla.protocol.to_client import GameInfo, Played, Situation
from tests.protocol.games import game_info, played, random_game, raw, seen

RECORDED = Path(__file__).resolve().parents[2] / "web" / "src" / "app" / "recorded"
READER = 0
PLAYERS = {"royal-secrets": 3, "secrets": 4, "road-to-the-palace": 2}
SEED = 7
DECISIONS = RECORDED.parent / "recorded-decisions.json"
GAMES_TRIED = 40
"""In so many random games every decision of each kind is taken."""


class Recorded(msgspec.Struct):
    """A game as one seat comes to know it: how it begins, each decision, and how it stands at last."""

    began: GameInfo
    played: list[Played]
    ended: GameInfo


def cut(situation: Situation) -> Situation:
    """What is asked, with one of the answers: a director does not look at them."""
    offers = tuple(msgspec.structs.replace(offer, consequences=()) for offer in situation.offers[:1])
    return msgspec.structs.replace(situation, offers=offers)


def record(game: Game) -> Recorded:
    """Play a game by chance, and write down what its first seat is sent."""
    games = random_game(game, PLAYERS[game.key], SEED)
    match, _ = next(games)
    began = begun(match)
    steps: list[Played] = []
    ply = 0
    before = match.view(READER).as_shown()
    for match, told in games:
        after = match.view(READER).as_shown()
        if not is_news(told) and after == before:
            continue
        ply += 1
        news = played(match, READER, told, before, seq=ply, ply=ply)
        steps.append(msgspec.structs.replace(news, situation=cut(news.situation)))
        before = after
    ended = game_info(match, READER, ply)
    return Recorded(began, steps, msgspec.structs.replace(ended, situation=cut(ended.situation)))


def begun(match: Match) -> GameInfo:
    """The game before its first decision."""
    known = game_info(match, READER)
    return msgspec.structs.replace(known, situation=cut(known.situation))


def is_news(told: list[Event]) -> bool:
    """Whether this reader is told anything of it."""
    return bool(seen(told, READER))


class Telling(msgspec.Struct):
    """An event as it is sent, and the seat whose decision it tells."""

    event: msgspec.Raw
    decision_of: int | None


def tellings(game: Game) -> list[Telling]:
    """An event of each kind, twice for kinds that tell a decision only sometimes."""
    found: dict[tuple[str, bool], Telling] = {}
    for seed in range(GAMES_TRIED):
        for _, told in random_game(game, game.seats[seed % len(game.seats)], seed):
            seen_by_all = [one.as_seen_by(None) for one in told]
            for event in [*told, *seen_by_all]:
                if event is not None:
                    whose = event.decision_of()
                    found.setdefault((type(event).__name__, whose is None), Telling(raw(event), whose))
    return [found[kind] for kind in sorted(found)]


def decisions() -> bytes:
    """What the page's `deciders.ts` are compared with."""
    known = {game.key: tellings(game) for game in GAMES}
    return msgspec.json.format(msgspec.json.encode(known), indent=0) + b"\n"


def written() -> dict[str, bytes]:
    """What the files hold, by the game's key."""
    return {game.key: msgspec.json.format(msgspec.json.encode(record(game)), indent=0) + b"\n" for game in GAMES}


if __name__ == "__main__":
    for key, data in written().items():
        (RECORDED / f"{key}.json").write_bytes(data)
    DECISIONS.write_bytes(decisions())
