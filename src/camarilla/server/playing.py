"""One game at a table: the match, its clocks, what was claimed, and what may still be taken back."""

from collections import Counter
from dataclasses import dataclass, replace

import msgspec

from camarilla.core import record as records
from camarilla.core.data import Claim, Event, Move, Reader
from camarilla.core.errors import IllegalMove
from camarilla.core.match import Match
from camarilla.core.proof import Proof
from camarilla.protocol.to_client import Origin
from camarilla.server.clocks import Clocks
from camarilla.server.entries import By


@dataclass(frozen=True)
class MadeClaim:
    """A claim, who made it, and after how many decisions."""

    at: int
    seat: int
    claim: Claim
    decisions: int


class Playing:
    """A game that was dealt at a table."""

    def __init__(self, match: Match, clocks: Clocks, proof: Proof) -> None:
        self.match = match
        self.clocks = clocks
        self.proof = proof
        self.number = proof.number
        """Which deal of the table it was; 0 if it was dealt elsewhere."""
        self.seed = bytes.fromhex(proof.seed)
        """What bots draw from."""
        self.origin: Origin | None = None
        """The game that this one goes on from."""
        self.decisions: list[tuple[int, Move]] = []
        """What was decided, without what was forced."""
        self.seen = dict.fromkeys(self.readers(), 0)
        """How many decisions each reader has seen anything of: the ply, as that reader knows it."""
        self.quiet: list[int] = []
        """The last decisions, by their place, of which nobody but their owner has been shown anything."""
        self.time_ran = False
        """Whether the time of the sealed window that is open has run out."""
        self.claims: list[MadeClaim] = []
        self.takers: Counter[tuple[int, By]] = Counter()
        """How many decisions were taken for each seat, by whom."""
        self.abandoned: set[int] = set()
        """Once it is over: the seats that a stand-in played at the end, or for the most part."""
        self.verdicts: tuple[bool | None, ...] = ()
        """Once it is over: what became of every claim."""

    def readers(self) -> list[Reader]:
        """Every seat, and whoever watches."""
        return [*range(self.match.players), None]

    def play(self, seat: int, move: Move, at: int) -> list[Event]:
        """A decision; returns what followed, whole truth."""
        told = self.match.play(seat, move)
        self.decisions.append((seat, move))
        shown = False
        for reader in self.readers():
            if any(event.as_seen_by(reader) is not None for event in told):
                self.seen[reader] += 1
                shown = shown or reader != seat
        if shown:
            self.quiet.clear()
            self.time_ran = False
            self.clocks.decided(seat, self.match.waiting(), at)
        elif any(event.reveals_to(seat) for event in told):  # for good; but that others have answered stays a secret
            self.quiet = [place for place in self.quiet if self.decisions[place][0] != seat]
        else:
            self.quiet.append(len(self.decisions) - 1)
        return told

    def is_mostly_stood_in(self, seat: int) -> bool:
        """Whether a stand-in has taken more of a seat's decisions than whoever sits there."""
        return self.takers[seat, By.STAND_IN] > self.takers[seat, By.PERSON]

    def undoable(self, seat: int) -> int | None:
        """The place of this seat's last decision if it may still be taken back.

        Others may have decided since, sealed: then that is a secret too, and does not stand in the way.
        """
        for place in reversed(self.quiet):
            if self.decisions[place][0] == seat:
                return place
        return None

    def undo(self, seat: int) -> None:
        """Take a seat's last decision back: play the others again."""
        place = self.undoable(seat)
        if place is None:
            return
        old = self.match
        kept = self.decisions[:place] + self.decisions[place + 1 :]
        self.match = Match(old.game, old.deal, old.options, old.names)
        for who, move in kept:
            self.match.play(who, move)
        self.quiet = [other - (other > place) for other in self.quiet if other != place]
        self.decisions = kept
        self.claims = [replace(claim, decisions=claim.decisions - (claim.decisions > place)) for claim in self.claims]
        self.seen[seat] += 1

    def settled(self) -> tuple[bool | None, ...]:
        """What became of every claim, once the game is over."""
        if not self.match.is_over or not self.claims:
            return (None,) * len(self.claims)
        again = Match(self.match.game, self.match.deal, self.match.options, self.match.names)
        verdicts: list[bool | None] = []
        truth = self.match.truth()
        played = 0
        for claim in self.claims:
            for seat, move in self.decisions[played : claim.decisions]:
                again.play(seat, move)
            played = claim.decisions
            after = truth[len(again.truth()) :]
            verdicts.append(again.game.settled(claim.claim, claim.seat, again.state(), after))
        return tuple(verdicts)

    def record(self) -> bytes:
        """The game as a file, without the sealed answers that the rules drop unseen."""
        match = replayed(self.match, without_dropped(self.match, self.decisions)) or self.match
        return records.write(match.record(origin_words(self.origin), self.proof))


def origin_words(origin: Origin | None) -> dict[str, str]:
    """Where a game came from, as its record says it."""
    if origin is None:
        return {}
    return {"played-on-from": f"{origin.table}/{origin.number}", "decisions": str(origin.decisions)}


def without_dropped(match: Match, decisions: list[tuple[int, Move]]) -> list[tuple[int, Move]]:
    """The decisions of a game without the sealed answers that never came to light: the game is the same without."""
    kept = list(decisions)
    for place in reversed(sealed_places(match, decisions)):
        shorter = kept[:place] + kept[place + 1 :]
        again = replayed(match, shorter)
        if again is not None and again.truth() == match.truth() and again.outcome == match.outcome:
            kept = shorter
    return kept


def sealed_places(match: Match, decisions: list[tuple[int, Move]]) -> list[int]:
    """Where the decisions stand that told nothing that stays."""
    again = Match(match.game, match.deal, match.options, match.names)
    found: list[int] = []
    for place, (seat, move) in enumerate(decisions):
        told = again.play(seat, move)
        if told and all(event.is_dropped() for event in told):
            found.append(place)
    return found


def replayed(match: Match, decisions: list[tuple[int, Move]]) -> Match | None:
    """A match with these decisions, if the rules allow them."""
    again = Match(match.game, match.deal, match.options, match.names)
    try:
        for seat, move in decisions:
            again.play(seat, move)
    except IllegalMove:
        return None
    return again


def encoded(event: Event) -> msgspec.Raw:
    """An event as JSON."""
    return msgspec.Raw(msgspec.json.encode(event))
