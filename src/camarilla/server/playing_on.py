"""Playing on: a game that has ended goes on from one of its positions, at a table of its own, against bots.

Nothing is dealt there. Deal and decisions are taken over from the other game and stand in the new table's log, which
needs no other. The proof is that of the deal when it was dealt, and an `Origin` says that it was not dealt anew.
"""

import secrets

import msgspec

from camarilla.bots import levels_of
from camarilla.core.fairness import SECRET_BYTES
from camarilla.core.game import Game
from camarilla.core.match import Match
from camarilla.core.record import Decision, mark
from camarilla.protocol.http import PlayOn
from camarilla.protocol.tables import GRACE, NoClock, Settings, Visibility
from camarilla.protocol.to_client import Code, Origin
from camarilla.server import entries as e
from camarilla.server.clocks import Clocks
from camarilla.server.playing import Playing, replayed, without_dropped
from camarilla.server.refusal import Refusal


def setting(old: Settings) -> Settings:
    """How the table of a game that goes on is set: as the old one, but nobody is hurried and nobody is rated."""
    visibility = Visibility.PRIVATE if old.visibility is Visibility.PRIVATE else Visibility.LINK
    return msgspec.structs.replace(old, clock=NoClock(), grace=GRACE, visibility=visibility, rated=False)


def entry_for(playing: Playing, source: tuple[str, int], request: PlayOn, at: int) -> e.PlayedOn:
    """What to write down for a game that goes on. Raises Refusal if there is no such position, seat or bot."""
    match = playing.match
    if request.seat >= match.players:
        raise Refusal(Code.UNKNOWN, "table-no-seat", seat=request.seat + 1, players=match.players)
    levels = levels_of(match.game.key)
    if request.level not in levels:
        raise Refusal(Code.BAD_OPTIONS, "bad-bot", level=request.level[:40], levels=", ".join(levels))
    kept = without_dropped(match, playing.decisions)[: request.decisions]
    there = replayed(match, kept)
    if there is None or len(kept) < request.decisions or there.is_over:
        raise Refusal(Code.NOT_NOW, "table-no-position")
    return e.PlayedOn(
        at=at,
        origin=Origin(*source, request.decisions),
        deal=msgspec.Raw(msgspec.json.encode(match.deal)),
        decisions=tuple(Decision(seat, msgspec.Raw(msgspec.json.encode(move)), mark(by)) for seat, move, by in kept),
        proof=playing.proof,
        seed=secrets.token_bytes(SECRET_BYTES).hex(),
    )


def played_on(entry: e.PlayedOn, game: Game, settings: Settings, names: tuple[str, ...]) -> Playing:
    """The game at the position where it goes on."""
    match = Match(game, game.read_deal(bytes(entry.deal)), settings.options, names)
    playing = Playing(match, Clocks(settings.clock, settings.players, match.waiting(), entry.at), entry.proof)
    playing.number = 0
    playing.seed = bytes.fromhex(entry.seed)
    playing.origin = entry.origin
    for decision in entry.decisions:
        playing.play(decision.seat, game.read_move(bytes(decision.move)), entry.at, decision.by)
    playing.taken_over = len(playing.decisions)
    playing.quiet.clear()  # what was decided in the other game is not taken back in this one
    return playing
