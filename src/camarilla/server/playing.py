"""One game at a table: the match, its clocks, what was claimed, and what may still be taken back."""

import enum
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import msgspec

from camarilla.core import record as records
from camarilla.core.data import Claim, Event, Move, Reader
from camarilla.core.errors import IllegalMove
from camarilla.core.match import Match
from camarilla.core.proof import Proof
from camarilla.core.record import By
from camarilla.core.undo import can_be_taken_back, has_come_to_light
from camarilla.protocol.to_client import Origin
from camarilla.server.clocks import Clocks

TAKEN_THEMSELVES = (By.PERSON, None)
"""By whom decisions are taken that are one's own; old logs do not say it."""


class Decided(NamedTuple):
    """A decision: whose it was, what it was, and who took it."""

    seat: int
    move: Move
    by: By | None


class Why(enum.Enum):
    """Why nothing can be taken back."""

    NOTHING = "nothing"
    """One has decided nothing yet."""
    LIGHT = "light"
    """Something hidden has come to light."""
    OTHERS = "others"
    """Somebody else has decided since."""
    ANSWERS = "answers"
    """Several answer at once, under seal."""
    BOT = "bot"
    """It was a stand-in that decided, or the clock."""
    LATE = "late"
    """The time for what is asked now has run out: whoever took back would be too late to decide anew."""


@dataclass(frozen=True)
class Before:
    """How things stood before a decision that may be taken back, so far as the match does not say it."""

    clocks: Clocks
    came_to_light: bool


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
        self.decisions: list[Decided] = []
        """What was decided, without what was forced."""
        self.taken_over = 0
        """How many of these were taken in the game that this one goes on from."""
        self.seen = dict.fromkeys(self.readers(), 0)
        """How many decisions each reader has seen anything of: the ply, as that reader knows it."""
        self.stands = dict.fromkeys(self.readers(), 0)
        """Of how many decisions that stand each reader has seen anything: taking back and deciding anew is one."""
        self.times: list[int] = []
        """When each decision was taken."""
        self.quiet: list[int] = []
        """The last decisions, by their place, of which nobody but their owner has been shown anything."""
        self.plies: list[dict[Reader, int]] = []
        """For each decision: the ply of every reader who has seen anything of it, after it."""
        self.open: list[Before] = []
        """The last decisions that people took in the open and by which nothing hidden came to light: before each."""
        self.came_to_light = False
        """Whether something hidden came to light by the last decision that others have seen."""
        self.retracted: frozenset[Reader] = frozenset()
        """Who had seen anything of the decision that was taken back last."""
        self.time_ran = False
        """Whether the time for what is asked now has run out."""
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

    def play(self, seat: int, move: Move, at: int, by: By | None) -> list[Event]:
        """A decision; returns what followed, whole truth."""
        waited = self.match.waiting()
        told = self.match.play(seat, move, by)
        self.decisions.append(Decided(seat, move, by))
        self.times.append(at)
        saw = [reader for reader in self.readers() if any(event.as_seen_by(reader) is not None for event in told)]
        for reader in saw:
            self.seen[reader] += 1
            self.stands[reader] += 1
        self.plies.append({reader: self.seen[reader] for reader in saw})
        if any(reader != seat for reader in saw):
            self.quiet.clear()
            self.time_ran = False
            self.keep_open(self.decisions[-1], waited, told)
            self.clocks.decided(seat, self.match.waiting(), at)
        elif any(event.reveals_to(seat) for event in told):  # for good; but that others have answered stays a secret
            self.quiet = [place for place in self.quiet if self.decisions[place].seat != seat]
        else:
            self.quiet.append(len(self.decisions) - 1)
        return told

    def keep_open(self, decided: Decided, waited: tuple[int, ...], told: list[Event]) -> None:
        """Whether a decision that others have seen may be taken back: one that a person took in the open."""
        seat, players = decided.seat, self.match.players
        if decided.by is By.PERSON and can_be_taken_back(seat, waited, told, self.match.waiting(), players):
            self.open.append(Before(self.clocks.copy(), came_to_light=self.came_to_light))
        else:
            self.open.clear()
        self.came_to_light = len(waited) > 1 or has_come_to_light(told, players)

    def is_mostly_stood_in(self, seat: int) -> bool:
        """Whether a stand-in or the clock has taken more of a seat's decisions than whoever sits there."""
        others = self.takers[seat, By.STAND_IN] + self.takers[seat, By.CLOCK]
        return others > self.takers[seat, By.PERSON]

    def undoable(self, seat: int) -> int | None:
        """The place of this seat's last decision if it may still be taken back: one that it took itself."""
        place = None if self.time_ran else self.retractable(seat)
        return None if place is None or self.decisions[place].by not in TAKEN_THEMSELVES else place

    def retractable(self, seat: int) -> int | None:
        """The place of this seat's last decision if it can be undone, whoever took it: old logs may say so.

        Others may have decided since, sealed: then that is a secret too, and does not stand in the way.
        """
        for place in reversed(self.quiet):
            if self.decisions[place].seat == seat:
                return place
        if not self.is_open() or self.decisions[-1].seat != seat:
            return None
        return len(self.decisions) - 1

    def is_open(self) -> bool:
        """Whether whoever decided last may take it back, as everybody knows."""
        return bool(self.open) and not self.quiet and len(self.match.waiting()) == 1

    def why_not_undone(self, seat: int) -> Why:
        """Why a seat cannot take anything back; while answers are being given, the same whoever has given one."""
        if self.time_ran:
            return Why.LATE
        if len(self.match.waiting()) > 1:
            return Why.ANSWERS
        if all(decided.seat != seat for decided in self.decisions[self.taken_over :]):
            return Why.NOTHING
        if self.came_to_light:
            return Why.LIGHT
        return Why.OTHERS if self.decisions[-1].seat != seat else Why.BOT

    def undo(self, seat: int) -> None:
        """Take a seat's last decision back: play the others again."""
        place = self.retractable(seat)
        if place is None:
            return
        if not self.quiet:
            before = self.open.pop()
            self.clocks, self.came_to_light = before.clocks, before.came_to_light
        kept = self.decisions[:place] + self.decisions[place + 1 :]
        self.match = dealt_again(self.match)
        for decided in kept:
            self.match.play(*decided)
        self.quiet = [other - (other > place) for other in self.quiet if other != place]
        self.decisions = kept
        self.times.pop(place)
        self.claims = [replace(claim, decisions=claim.decisions - (claim.decisions > place)) for claim in self.claims]
        saw = self.plies.pop(place)
        for reader in saw:
            self.stands[reader] -= 1
        self.retracted = frozenset(saw) | {seat}
        for reader in self.retracted:
            self.seen[reader] += 1

    def settled(self) -> tuple[bool | None, ...]:
        """What became of every claim, once the game is over."""
        if not self.match.is_over or not self.claims:
            return (None,) * len(self.claims)
        again = dealt_again(self.match)
        verdicts: list[bool | None] = []
        truth = self.match.truth()
        played = 0
        for claim in self.claims:
            for decided in self.decisions[played : claim.decisions]:
                again.play(*decided)
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


def without_dropped(match: Match, decisions: list[Decided]) -> list[Decided]:
    """The decisions of a game without the sealed answers that never came to light: the game is the same without."""
    kept = list(decisions)
    for place in reversed(sealed_places(match, decisions)):
        shorter = kept[:place] + kept[place + 1 :]
        again = replayed(match, shorter)
        if again is not None and again.truth() == match.truth() and again.outcome == match.outcome:
            kept = shorter
    return kept


def sealed_places(match: Match, decisions: list[Decided]) -> list[int]:
    """Where the decisions stand that told nothing that stays."""
    again = dealt_again(match)
    found: list[int] = []
    for place, decided in enumerate(decisions):
        told = again.play(*decided)
        if told and all(event.is_dropped() for event in told):
            found.append(place)
    return found


def dealt_again(match: Match) -> Match:
    """The same game before its first decision."""
    return Match(match.game, match.deal, match.options, match.names)


def replayed(match: Match, decisions: list[Decided]) -> Match | None:
    """A match with these decisions, if the rules allow them."""
    again = dealt_again(match)
    try:
        for decided in decisions:
            again.play(*decided)
    except IllegalMove:
        return None
    return again


def marks_seen(told: Sequence[Event], marks: Sequence[By | None], reader: Reader) -> tuple[By | None, ...]:
    """The marks of those events that a reader sees, as they are sent: none at all if nothing is marked."""
    seen = [mark for event, mark in zip(told, marks, strict=True) if event.as_seen_by(reader) is not None]
    return as_sent(seen)


def as_sent(marks: Sequence[By | None]) -> tuple[By | None, ...]:
    """Marks beside the events that they belong to; none at all if nothing is marked."""
    return tuple(marks) if any(mark is not None for mark in marks) else ()


def encoded(event: Event) -> msgspec.Raw:
    """An event as JSON."""
    return msgspec.Raw(msgspec.json.encode(event))
