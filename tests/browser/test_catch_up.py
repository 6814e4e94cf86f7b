"""Whoever comes back is shown what happened meanwhile: after a reload, a lost line, a night; in each of the games."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Locator, WebSocket, expect

from camarilla.client import Seat
from camarilla.protocol.to_server import AskClaims, LetBotPlay, MakeClaim
from tests.browser.axe import violations
from tests.browser.guest import Guest, Invite
from tests.browser.other_person import OtherPerson, other_person, person_at
from tests.browser.playing import Player
from tests.browser.time_lapse import go_on, hear_bots_out, time_lapse_server
from tests.browser.tour import GAMES
from tests.seeded import seed_guests
from tests.server.live import Server

PLAYERS: Final = {"royal-secrets": 3, "secrets": 4, "road-to-the-palace": 2}
ANN: Final = 0
"""Her seat."""
MUCH: Final = 12
"""Decisions that are more than a few things."""
FEW: Final = 3
WATCHING: Final = """
  () => {
    const stage = document.querySelector(".stage");
    [window.plies, window.passing] = [[], 0];
    const watching = new MutationObserver(() => {
      window.plies.push(Number(stage.dataset.ply));
      window.passing += stage.dataset.turn === "theirs" && document.querySelector(".prompt .waits .link") !== null;
    });
    watching.observe(stage, { attributes: true, attributeFilter: ["data-ply"] });
  }
"""
"""Notes how far the game is, whenever the page shows it further on, and how often with the way to now as it passes."""
DAYS: Final = 2
LINES: Final = ".log li:not(.log__note)"
NOWHERE: Final = "about:blank"


class Said(msgspec.Struct):
    """As much of what the page says as is looked into."""

    type: str
    ply: int | None = None


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A server of these tests' own, whose clock they move."""
    with time_lapse_server() as running:
        yield running


@pytest.fixture(autouse=True)
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bob gives the same to every deal."""
    seed_guests("Bob", monkeypatch.setattr)


class Evening:
    """Ann with her browser, Bob without one, bots on the other seats; Ann has decided once and is asked again."""

    def __init__(self, ann: Guest, bob: OtherPerson) -> None:
        self.ann = ann
        self.bob = bob
        self.player = Player(ann)
        self.shown = -1
        """Up to where Ann's page has said that it has shown everything."""

    def listen(self, socket: WebSocket) -> None:
        """Hear what Ann's page says."""

        def heard(frame: str | bytes) -> None:
            said = msgspec.json.decode(frame, type=Said)
            if said.type == "Shown" and said.ply is not None:
                self.shown = said.ply

        socket.on("framesent", heard)

    def begin(self) -> None:
        """Play until Ann has decided and is asked again, and nobody else is."""
        with self.bob.playing_on():
            self.player.decide()
            self.player.asked()
        now = self.player.asked()
        self.ann.until(lambda: self.shown == now.ply)

    def ply(self) -> int:
        """How far the game is, in Bob's eyes."""
        assert self.bob.seat.situation is not None
        return self.bob.seat.situation.ply

    def play_without_ann(self, server: Server) -> None:
        """Ann is away; a bot plays for her until much has happened; Bob is asked, and claims something."""
        self.bob.until(lambda seat: person_at(seat, ANN).away_since is not None)
        self.bob.ask(LetBotPlay(self.bob.seat.mark(), ANN))
        enough = self.ply() + MUCH
        self.bob.play(lambda seat: self.ply() >= enough and bool(seat.offers))
        hear_bots_out(server)
        claims = self.bob.do(self.bob.seat.request(AskClaims(self.bob.seat.mark())))
        assert claims is not None
        self.bob.ask(MakeClaim(self.bob.seat.mark(), claims.claims[0].claim))
        hear_bots_out(server)

    def let_days_pass(self, server: Server) -> None:
        """Ann is away; the clock decides for her, some times, and Bob for himself."""
        for _ in range(DAYS):
            self.bob.play(self.waits_for_ann)
            hear_bots_out(server)
            before = self.ply()
            go_on(server, hours=25)
            self.bob.until(lambda _, before=before: self.ply() > before)  # type: ignore[misc]
        self.bob.play(self.waits_for_ann)

    def waits_for_ann(self, bob: Seat) -> bool:
        """Whether the table waits for Ann, and not for Bob."""
        clocks = None if bob.situation is None else bob.situation.clocks
        return not bob.offers and clocks is not None and ANN in clocks.running


@contextmanager
def evening(invite: Invite, server: Server, game: str, clock: str | None = None) -> Iterator[Evening]:
    """Ann and Bob sit down and begin."""
    with seated(invite, server, game, clock) as here:
        here.ann.start()
        here.ann.page.remove_locator_handler(here.ann.shown)  # else the card would be put away by looking at it
        here.begin()
        yield here


@contextmanager
def seated(invite: Invite, server: Server, game: str, clock: str | None = None) -> Iterator[Evening]:
    """Ann and Bob sit at a full table."""
    ann = invite(hurried=False)  # a page holds back for so long what a line that is back tells
    ann.make_table(game, PLAYERS[game])
    if clock is not None:
        ann.page.get_by_label(clock, exact=True).check()
    with other_person(server.url, ann.table, "Bob") as bob:
        here = Evening(ann, bob)
        ann.page.on("websocket", here.listen)
        ann.page.evaluate("localStorage.setItem('camarilla-bots', 'quick')")
        ann.page.reload()
        expect(ann.page.locator(".room__seats")).to_contain_text("Bob")
        ann.fill_with_bots()
        yield here


def log_of(guest: Guest) -> list[str]:
    """The lines of the log that tell of the game, also while something lies over it."""
    guest.page.locator("#tab-log").dispatch_event("click")
    guest.page.locator("#tab-log[aria-selected=true]").wait_for()
    return [words(line) for line in guest.page.locator(LINES).all_text_contents()]


def words(text: str) -> str:
    """A text whatever its spaces are."""
    return " ".join(text.split())


def see_card(here: Evening) -> Locator:
    """The card, when it is there: away since, its things, and how things stand."""
    card = here.ann.page.locator("dialog.missed:modal")
    expect(card).to_be_visible()
    expect(card.get_by_role("heading")).to_have_text(here.ann.t("web-catch-up-away"))
    expect(card.locator("li.now")).to_have_count(1)
    assert violations(here.ann.page) == []
    return card


def told_on(card: Locator) -> list[str]:
    """What the card tells, line by line, without how things stand."""
    return [words(line) for line in card.locator("li:not(.now):not(.more) p").all_inner_texts()]


def assert_in_order(told: list[str], log: list[str]) -> None:
    """What is a line of the log, too, stands on the card in the log's order."""
    lines = iter(log)
    known = [one for one in told if any(one in line for line in log)]
    assert known
    assert all(any(one in line for line in lines) for one in known), (told, log)


def ply_of(guest: Guest) -> int:
    """How far the game is that the page shows."""
    return int(guest.page.locator(".stage").get_attribute("data-ply") or -1)


def decide_again(here: Evening) -> None:
    """What is asked is asked now, and can be answered."""
    with here.bob.playing_on():
        here.player.decide()


@pytest.mark.parametrize("game", GAMES)
def test_after_a_reload_one_is_shown_what_happened_one_by_one(invite: Invite, server: Server, game: str) -> None:
    with evening(invite, server, game) as here:
        page, ply, log = here.ann.page, ply_of(here.ann), log_of(here.ann)
        address = page.url
        page.goto(NOWHERE)
        here.play_without_ann(server)
        page.goto(address)
        told = told_on(see_card(here))
        page.reload()  # nothing has been shown yet
        card = see_card(here)
        assert told_on(card) == told
        expect(card.locator("li:not(.now):not(.more)").last).to_contain_text("Bob:")  # what he claims
        by_bot = here.ann.t("web-by-bot", name=here.ann.t("web-catch-up-you"))
        expect(card.locator(".by-bot[data-by=stand-in]", has_text=by_bot).first).to_be_visible()
        assert (ply_of(here.ann), log_of(here.ann)) == (ply, log)

        page.evaluate(WATCHING)
        here.ann.button("web-catch-up-show", card).click()
        expect(card).to_have_count(0)
        decide_again(here)
        plies = page.evaluate("window.plies")
        assert plies == sorted(plies)
        assert len(plies) > FEW  # one by one
        assert page.evaluate("window.passing") > 1, "what passes is shown with the way to now"
        assert log_of(here.ann)[: len(log)] == log
        assert_in_order(told, log_of(here.ann)[len(log) :])


@pytest.mark.parametrize("game", GAMES)
def test_after_a_lost_line_one_may_go_to_now(invite: Invite, server: Server, game: str) -> None:
    with evening(invite, server, game) as here:
        ann, page = here.ann, here.ann.page
        ply, log = ply_of(ann), log_of(ann)
        ann.lose_line()
        here.play_without_ann(server)
        assert (ply_of(ann), log_of(ann)) == (ply, log)
        ann.find_line()
        card = see_card(here)
        expect(card.locator("li:not(.now):not(.more)").last).to_contain_text("Bob:")  # what he claims
        told = told_on(card)
        expect(card.locator(".by-bot[data-by=stand-in]").first).to_be_visible()
        assert (ply_of(ann), log_of(ann)) == (ply, log)

        card.locator("footer").get_by_role("button", name=ann.t("web-pace-to-now"), exact=True).click()
        expect(card).to_have_count(0)
        expect(page.locator(".stage")).to_have_attribute("data-turn", "theirs")  # Bob is asked, and nothing waits
        assert ply_of(ann) > ply
        assert_in_order(told, log_of(ann)[len(log) :])
        decide_again(here)


def test_a_card_that_the_browser_closes_by_itself_is_put_away(invite: Invite, server: Server) -> None:
    """A second Escape closes a dialog whatever the page says."""
    with evening(invite, server, "secrets") as here:
        page, address = here.ann.page, here.ann.page.url
        page.goto(NOWHERE)
        here.play_without_ann(server)
        page.goto(address)
        card = see_card(here)
        card.evaluate("card => card.close()")
        expect(card).to_have_count(0)
        decide_again(here)


@pytest.mark.parametrize("game", GAMES)
def test_after_a_night_one_reads_what_the_clock_decided(invite: Invite, server: Server, game: str) -> None:
    with evening(invite, server, game, clock="1 day a decision") as here:
        ann, page = here.ann, here.ann.page
        address, ply, log = page.url, ply_of(ann), log_of(ann)
        page.goto(NOWHERE)
        here.bob.until(lambda seat: person_at(seat, ANN).away_since is not None)
        here.let_days_pass(server)
        page.goto(address)
        card = see_card(here)
        told = told_on(card)
        expect(card.locator(".by-bot[data-by=clock]").first).to_be_visible()
        expect(card.locator("li.now")).to_contain_text(ann.t("web-your-turn"))
        assert (ply_of(ann), log_of(ann)) == (ply, log)

        ann.button("web-catch-up-show", card).click()
        expect(card).to_have_count(0)
        here.player.asked()  # without anybody doing anything more
        assert_in_order(told, log_of(ann)[len(log) :])
        decide_again(here)


def test_a_look_that_waits_shows_ones_clock_and_the_way_to_now(invite: Invite, server: Server) -> None:
    with seated(invite, server, "secrets", clock="1 day a decision") as here:
        ann = here.ann
        ann.page.remove_locator_handler(ann.shown)
        ann.start()
        look = ann.page.locator(".stage dialog:modal")
        seen = ann.button("web-secrets-look-seen", look)
        expect(seen).to_be_visible()
        here.bob.play(here.waits_for_ann)
        expect(look).to_contain_text(ann.t("web-pace-clock-runs"))
        expect(look.locator(".clocks li")).to_have_count(1)
        assert violations(ann.page) == []
        ann.button("web-pace-to-now", look).click()
        expect(seen).to_have_count(0)
        here.player.asked()
