"""When a bot answers is drawn before it is asked, from nothing that it sees, and apart from what it answers."""

import asyncio
import time
from pathlib import Path

import pytest

from camarilla.bots.random_bot import RandomBot
from camarilla.core.record import By
from camarilla.core.rng import Dealing as Draws
from camarilla.core.rng import Rng
from camarilla.core.undo import can_be_taken_back
from camarilla.protocol.tables import Settings
from camarilla.server import entries as e
from camarilla.server.entries import AnyEntry
from camarilla.server.hub import Live
from camarilla.server.playing import Playing, dealt_again
from camarilla.server.questions import Question
from camarilla.server.settings import Pace
from camarilla.server.workers import Workers
from tests.server.hosted import serving
from tests.server.inside import run
from tests.server.players import party

PACE = Pace(5, 15)


class Watched:
    """Every pause that is drawn for a bot's decision, when it is asked, and when its decision is written."""

    def __init__(self, patch: pytest.MonkeyPatch, *, is_slow: bool) -> None:
        self.is_slow = is_slow
        """Whether a bot thinks for longer than its first pause lasts."""
        self.pauses: dict[bytes, list[float]] = {}
        """By what they were drawn for: of how many decisions the seat has seen anything, and the seat."""
        self.now: dict[int, tuple[bytes, float, bool]] = {}
        """By seat: what it was last drawn for, when, and whether the bot has been asked since."""
        self.decisions = 0
        self.drawn = Pace.drawn

        def draw(pace: Pace, draws: Rng) -> float:
            return self.draw(pace, draws)

        async def decide(_: Workers, question: Question) -> int:
            return await self.decide(question)

        patch.setattr(Pace, "drawn", draw)
        patch.setattr(Workers, "decide", decide)

    def draw(self, pace: Pace, draws: Rng) -> float:
        """A pause is drawn."""
        pause = self.drawn(pace, draws)
        if isinstance(draws, Draws) and draws.label.startswith(b"bot|"):
            if draws.label not in self.pauses:
                self.now[int(draws.label.split(b"|")[2])] = (draws.label, time.monotonic(), False)
            self.pauses.setdefault(draws.label, []).append(pause)
        return pause

    async def decide(self, question: Question) -> int:
        """A bot is asked: its pause has been drawn by then."""
        seat = question.view.reader
        assert seat is not None
        label, since, asked = self.now[seat]
        assert not asked, "a pause for each question"
        self.now[seat] = (label, since, True)
        while self.is_slow and len(self.pauses[label]) < 2:  # noqa: ASYNC110 - until its next pause is drawn
            await asyncio.sleep(0.001)
        return RandomBot(question.seed).decide(question.view, question.legal)

    def written(self, _: Live, entry: AnyEntry | None) -> None:
        """A decision of a bot is written: not before all the pauses that were drawn for it are over."""
        if isinstance(entry, e.Moved) and entry.by is By.BOT:
            label, since, _asked = self.now[entry.seat]
            assert time.monotonic() - since >= sum(self.pauses[label]) - 0.002 * len(self.pauses[label])
            self.decisions += 1


def moments_that_pass(game: Playing) -> set[tuple[int, int]]:
    """When somebody could take theirs back, from what everybody was told: how much each seat had seen by then."""
    match = dealt_again(game.match)
    found: set[tuple[int, int]] = set()
    seen = [0] * match.players
    for decided in game.decisions:
        waited = match.waiting()
        told = match.play(*decided)
        for seat in range(match.players):
            seen[seat] += any(event.as_seen_by(seat) is not None for event in told)
        if decided.by is By.PERSON and can_be_taken_back(decided.seat, waited, told, match.waiting(), match.players):
            found.update((seen[seat], seat) for seat in range(match.players))
    return found


@pytest.mark.parametrize("is_slow", [False, True], ids=["quick", "slow"])
def test_a_bots_pause_is_drawn_first_and_from_nothing_that_is_hidden(
    is_slow: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = Watched(monkeypatch, is_slow=is_slow)

    async def played() -> None:
        async with serving(tmp_path, pace=PACE) as server:
            server.house.hub.after.append(watched.written)
            async with party([server.url], Settings("secrets", 4), people=1) as table:
                await table.start()
                await table.play()
                live = await server.house.hub.live(table.table)
                assert live is not None
                seed = bytes.fromhex(live.table.play().proof.seed)
                moments = moments_that_pass(live.table.play())
        assert watched.decisions > 10
        assert moments
        for label, pauses in watched.pauses.items():
            what, number, seat, _ = label.decode().split("|")
            draws = Draws(seed, f"{what}|{number}|{seat}")
            pace = PACE.lingering() if (int(number), int(seat)) in moments else PACE
            assert pauses[0] == watched.drawn(pace, draws), "only the seed, the number and the seat have a say"
        slow = [pauses for pauses in watched.pauses.values() if len(pauses) > 1]
        assert len(slow) >= watched.decisions or not is_slow

    run(played())
