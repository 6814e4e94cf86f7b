"""Playing any game by clicks: however it is drawn, its controls carry `data-choice` (web/src/lib/scene.ts)."""

import random
import time
from collections.abc import Iterator
from typing import Final

import msgspec

from tests.browser.guest import A_MOMENT, PATIENCE, Guest

CHOICES: Final = '[data-choice]:not([disabled]):not([aria-disabled="true"])'

READING: Final = """
  (choices) => {
    const stage = document.querySelector(".stage");
    if (stage === null) return null;
    const over = stage.querySelector("dialog:modal"); // to be put away first, whoever's turn it is
    const { turn, ply, asks } = stage.dataset;
    if (turn === "theirs" && over === null) return null;
    const found = [...stage.querySelectorAll(choices)].map((control, place) => ({
      place,
      words: `${control.getAttribute("aria-label") ?? ""} ${control.textContent}`,
      picked: control.getAttribute("aria-pressed") === "true",
      seen: control.checkVisibility({ visibilityProperty: true }) && (over === null || over.contains(control)),
    })).filter((choice) => choice.seen);
    const now = { ply: Number(ply), asks, shown: over !== null || turn === "next" };
    if (over === null && turn === "over") return { ...now, turn, choices: [] };
    return found.length === 0 ? null : { ...now, turn: "yours", choices: found };
  }
"""

ANSWERED: Final = """
  (before) => {
    const { turn, ply } = document.querySelector(".stage").dataset;
    return turn !== "theirs" || Number(ply) !== before; // else the decision is on its way
  }
"""

AIMING: Final = """
  ([choices, place, words]) => {
    const control = document.querySelectorAll(`.stage ${choices}`)[place];
    if (!control || `${control.getAttribute("aria-label") ?? ""} ${control.textContent}` !== words) return null;
    control.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    window.clicked = false;
    const heard = ({ isTrusted }) => {
      if (!isTrusted) return; // a note was read
      window.clicked = true;
      removeEventListener("click", heard, true);
    };
    addEventListener("click", heard, true);
    const box = control.getBoundingClientRect();
    let over = null;
    for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      for (const along of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const at = { x: box.x + box.width * along, y: box.y + box.height * down };
        const hit = document.elementFromPoint(at.x, at.y);
        if (hit?.closest("[data-choice]") === control) return { ...at, over: null };
        over ??= hit;
      }
    }
    if (over?.closest(".guide__note")) return { x: 0, y: 0, over: "a note" };
    return { x: 0, y: 0, over: over?.outerHTML.slice(0, 200) ?? "the edge of the screen" };
  }
"""
"""Where a control can be hit: cards in a fan lie over one another."""

NOTE_READ: Final = "() => document.querySelector('.guide__note .btn--primary')?.click()"
"""Puts a note of the guide away, if it has not gone meanwhile."""

FEW_TRIES: Final = 5
MOST_CLICKS: Final = 3000


class Choice(msgspec.Struct, frozen=True):
    """A control that can be used now."""

    place: int
    words: str
    picked: bool


class Aim(msgspec.Struct, frozen=True):
    """A point on the screen where a control can be hit, or what lies over it."""

    x: float
    y: float
    over: str | None


class Moment(msgspec.Struct, frozen=True):
    """The table as it waits for this guest, or when it is over."""

    turn: str
    ply: int
    asks: str
    shown: bool
    """Whether something lies over the table or waits for Next, to be put away first."""
    choices: tuple[Choice, ...]

    @property
    def over(self) -> bool:
        """Whether the game is."""
        return self.turn == "over"


class Player:
    """Plays a guest's seat; the same seed makes the same clicks at the same table, also if one of them goes astray."""

    def __init__(self, guest: Guest, seed: object = 0) -> None:
        self.guest = guest
        self.seed = seed
        self.ply = -1
        self.clicks = 0
        self.tried: set[str] = set()
        self.before: frozenset[str] = frozenset()

    def wait(self) -> Moment:
        """Wait for one's turn, or for the end."""
        now = self.look()
        if now is not None:
            return now
        found = self.guest.page.wait_for_function(READING, arg=CHOICES)
        return msgspec.convert(found.json_value(), Moment)

    def asked(self) -> Moment:
        """Wait for one's turn, with nothing over the table, or for the end: until one decides, nothing moves on."""
        while (now := self.wait()).shown:
            self.step(now)
        return now

    def look(self) -> Moment | None:
        """The table now, if it waits for this guest or is over."""
        return msgspec.convert(self.guest.page.evaluate(READING, CHOICES), Moment | None)

    def pick(self, now: Moment) -> Choice:
        """What to click: something that has just appeared, else something that has not been tried for this decision."""
        if now.ply != self.ply:
            self.ply, self.clicks, self.tried, self.before = now.ply, 0, set(), frozenset()
        loose = [choice for choice in now.choices if not choice.picked] or list(now.choices)
        untried = [choice for choice in loose if choice.words not in self.tried]
        if not untried:
            self.tried = set()
        fresh = [choice for choice in untried if self.before and choice.words not in self.before]
        picked = random.Random(f"{self.seed} {self.ply} {self.clicks}").choice(fresh or untried or loose)
        self.clicks += 1
        self.tried.add(picked.words)
        self.before = frozenset(choice.words for choice in now.choices)
        return picked

    def step(self, now: Moment | None = None) -> None:
        """Make one click, at this moment or when one's turn comes."""
        for _ in range(FEW_TRIES):
            now = now or self.wait()
            if now.over or self.hit(self.pick(now)):
                return
            now = None
        raise AssertionError("what is on offer is gone before it can be clicked, each time")

    def hit(self, choice: Choice) -> bool:
        """Click or tap a control; False if the table has moved meanwhile."""
        page = self.guest.page
        patience = time.monotonic() + PATIENCE / 1000
        while True:
            aim = msgspec.convert(page.evaluate(AIMING, [CHOICES, choice.place, choice.words]), Aim | None)
            if aim is None:
                return False
            if aim.over is None:
                break
            if aim.over == "a note":  # has been read
                page.evaluate(NOTE_READ)
            assert time.monotonic() < patience, f"{choice.words!r} lies under {aim.over}"
            page.wait_for_timeout(A_MOMENT)  # a card may glide past
        if self.guest.on_phone:
            page.touchscreen.tap(aim.x, aim.y)
            page.wait_for_function("() => window.clicked")  # a tap is a click a little later
        else:
            page.mouse.click(aim.x, aim.y)
        return True

    def decide(self) -> Moment:
        """Click until a decision is taken, and the table has it; the moment before it."""
        first = self.asked()
        stage = self.guest.page.locator(".stage")
        while not first.over and stage.get_attribute("data-ply") == str(first.ply):
            self.step()
            self.guest.page.wait_for_function(ANSWERED, arg=first.ply)
        return first

    def moments(self) -> Iterator[Moment]:
        """Play to the end: the table at each click, before it is made."""
        for _ in range(MOST_CLICKS):
            now = self.wait()
            yield now
            if now.over:
                return
            self.step(now)
        raise AssertionError(f"the game does not end: still at {self.ply}")

    def play_on(self) -> Moment:
        """Play to the end."""
        *_, last = self.moments()
        return last


def next_asked(*players: Player) -> tuple[Player, Moment]:
    """Wait until the table waits for one of them, or is over for all."""
    patience = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < patience:
        found = [(player, now) for player in players if (now := player.look()) is not None]
        for player, now in found:
            if not now.over or (len(found) == len(players) and all(other.over for _, other in found)):
                return player, now
        players[0].guest.page.wait_for_timeout(A_MOMENT)
    raise AssertionError("the table waits for nobody")


def play_together(*players: Player) -> None:
    """Several guests play one game to its end, each in a browser of their own."""
    for _ in range(MOST_CLICKS):
        player, now = next_asked(*players)
        if now.over:
            return
        player.hit(player.pick(now))
    raise AssertionError("the game does not end")
