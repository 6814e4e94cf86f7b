"""What one does at the desk of a table server: make an account, come back to it, get keys for bots, look up games."""

import asyncio
import getpass
import re
import sys
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import typer
from rich.text import Text

from camarilla.cli.arriving import NO_SESSION, explained
from camarilla.cli.asking import printable
from camarilla.cli.house import clean_names
from camarilla.cli.keeping import SUFFIX, command, short_path
from camarilla.cli.keys import Keys
from camarilla.cli.screen import Screen
from camarilla.cli.words import FAILED, Refused, complain, game_called
from camarilla.client import Me, Unwilling, Visitor
from camarilla.locales import Speaker
from camarilla.protocol.http import Finished

T = TypeVar("T")
WHAT = {
    "": (0, 0),
    "register": (0, 1),
    "login": (0, 1),
    "logout": (0, 0),
    "name": (1, 1),
    "token": (1, 1),
    "tokens": (0, 0),
    "drop": (1, 1),
    "games": (0, 1),
    "ratings": (1, 1),
    "record": (1, 2),
}
"""What can be asked, and with how many words after it."""
PUBLIC = "public"
GAME = re.compile(r"(?:.*\bt/)?([\w-]+)/(\d{1,6})")
"""A game that has ended: TABLE/NUMBER, or a link to that. Behind `t/` an id may begin with a dash."""


class Desk:
    """One errand at the desk."""

    def __init__(self, server: str, speaker: Speaker) -> None:
        self.server = server
        self.speaker = speaker
        self.screen = Screen()
        self.keys = Keys.of(server)

    def do(self, what: str, words: list[str]) -> None:
        """What was asked for on the command line."""
        if what == "games" and words not in ([], [PUBLIC]):
            raise Refused("cli-account-words", word=what)
        with explained(self.server):
            match what:
                case "register" | "login":
                    self.sign_in(words[0] if words else None, new=what == "register")
                case "logout":
                    self.log_out()
                case "name":
                    me = self.visit(lambda visitor: visitor.rename(words[0]))
                    self.say("named", name=me.name)
                case "token" | "tokens" | "drop":
                    self.tokens(what, words)
                case "games":
                    self.games(public=bool(words))
                case "ratings":
                    self.ratings(words[0])
                case "record":
                    self.record(words[0], Path(words[1]).expanduser() if len(words) > 1 else None)
                case _:
                    self.tell_who(self.known())

    def visit(self, errand: Callable[[Visitor], Awaitable[T]]) -> T:
        """Go there, as who one was the last time."""

        async def visited() -> T:
            async with Visitor.at(self.server, session=self.keys.kept.session) as visitor:
                return await errand(visitor)

        return asyncio.run(visited())

    def say(self, message: str, **args: str | int) -> None:
        """A sentence of the desk's."""
        self.screen.say(self.speaker.text(f"cli-account-{message}", server=self.server, **args))

    # ----------------------------------------------------------------------------------------------------- who one is

    def known(self) -> Me | None:
        """Who one is there; None for nobody yet."""
        try:
            return self.visit(lambda visitor: visitor.me())
        except Unwilling as wrong:
            if wrong.status != NO_SESSION:
                raise
            return None

    def tell_who(self, me: Me | None) -> None:
        """Say who one is, and what can be done about it."""
        if me is None:
            self.say("nobody")
        else:
            self.say("owner" if me.account else "guest", name=me.name)
        for word in ("tokens", "games") if me is not None and me.account else ("register", "login"):
            self.screen.say_whole(f"  {command('account', self.server, word)}")

    def sign_in(self, name: str | None, *, new: bool) -> None:
        """Make an account of the guest one is, or of nobody; or come back to one."""
        me = self.known()
        if new and me is not None and me.account:
            raise Refused("cli-account-already", FAILED, name=me.name)
        chosen = name or self.asked_name("" if me is None else me.name)
        password = self.asked_password(twice=new)
        before = self.keys.kept.session if new and me is not None else None

        async def signed_in(visitor: Visitor) -> tuple[Me, str | None]:
            if not new:
                return await visitor.log_in(chosen, password), visitor.session
            if me is None:
                visitor.http.cookies.clear()
                await visitor.come_in(chosen)
            return await visitor.register(chosen, password), visitor.session

        signed, session = self.visit(signed_in)
        self.keys.remember(session, before)
        self.say("registered" if new else "logged-in", name=signed.name)

    def log_out(self) -> None:
        """End the session, here and there."""
        try:
            self.visit(lambda visitor: visitor.log_out())
        finally:
            self.keys.remember(None)
        self.say("logged-out")

    def asked_name(self, usual: str) -> str:
        """The name of an account, typed."""
        self.say("ask-name", usual=usual or "-")
        typed = self.typed_line(self.speaker.text("cli-prompt") + " ") or usual
        if not typed:
            raise Refused("cli-account-no-name", FAILED)
        return typed

    def asked_password(self, *, twice: bool) -> str:
        """A password, typed where nobody sees it, or the next line of a pipe."""
        if not sys.stdin.isatty():
            password = sys.stdin.readline().rstrip("\r\n")
        else:
            password = getpass.getpass(self.speaker.text("cli-account-ask-password") + " ")
            if twice and getpass.getpass(self.speaker.text("cli-account-ask-again") + " ") != password:
                raise Refused("cli-account-passwords-differ", FAILED)
        if not password:
            raise Refused("cli-account-no-password", FAILED)
        return password

    def typed_line(self, mark: str) -> str:
        """A line that may be seen."""
        if sys.stdin.isatty():
            typer.echo(mark, nl=False)
        return sys.stdin.readline().strip()

    # ----------------------------------------------------------------------------------------------------------- bots

    def tokens(self, what: str, words: list[str]) -> None:
        """Remote bots: a new one, all of them, or one that is to play no more."""
        if what == "token":
            key = self.visit(lambda visitor: visitor.new_token(words[0]))
            complain(self.speaker.text("cli-account-token", name=printable(words[0])))
            typer.echo(key)  # alone, so that a script can take it
        elif what == "drop":
            self.visit(lambda visitor: visitor.drop_token(words[0]))
            self.say("dropped")
        else:
            tokens = self.visit(lambda visitor: visitor.tokens())
            if not tokens:
                self.say("no-tokens")
            for token in tokens:
                name = clean_names([token.label])[0]
                self.screen.say(f"{printable(token.id)}  {name} · {day(token.created)}")

    # ---------------------------------------------------------------------------------------------------------- games

    def games(self, *, public: bool) -> None:
        """Games that have ended: one's own, or those of public tables."""
        games = self.visit(lambda visitor: visitor.games() if public else visitor.my_games())
        if not games:
            self.say("no-games")
            return
        for game in games:
            self.screen.say(self.game_line(game), indent=4)
        self.say("record-with")
        self.screen.say_whole(f"  {command('account', self.server, 'record', number_of(games[0]))}")

    def game_line(self, game: Finished) -> Text:
        """A game in a line: its number, what it was, when, who played, who won."""
        names = clean_names(game.names)
        line = self.speaker.text(
            "cli-account-game",
            game=self.speaker.text(f"cli-join-game-{game.game}"),
            day=day(game.ended),
            players=self.speaker.join(names),
            winners=self.speaker.join([names[seat] for seat in game.outcome.winners]),
        )
        return Text.assemble((number_of(game), "bold"), "  ", line)

    def ratings(self, name: str) -> None:
        """Who is how strong at a game."""
        game = game_called(name)
        ratings = self.visit(lambda visitor: visitor.ratings(game.key))
        if not ratings:
            self.say("no-ratings")
        for place, rating in enumerate(ratings, 1):
            kind = "bot" if rating.is_bot else "person"
            called = clean_names([rating.name])[0]
            text = self.speaker.text(f"cli-account-rated-{kind}", name=called, rating=rating.rating, games=rating.games)
            self.screen.say(f"{place:>3}  {text}", indent=5)

    def record(self, typed: str, file: Path | None) -> None:
        """Save the record of a game that has ended."""
        asked = GAME.fullmatch(typed)
        if asked is None:
            raise Refused("cli-account-which-game", typed=printable(typed))
        table, number = asked[1], int(asked[2])
        target = file or Path(f"game-{table}-{number}{SUFFIX}")
        if target.exists():
            raise Refused("cli-file-exists", FAILED, file=str(target))
        target.write_bytes(self.visit(lambda visitor: visitor.record(table, number)))
        self.screen.say(self.speaker.text("cli-saved", file=short_path(target)))
        self.screen.say(self.speaker.text("cli-replay-with"))
        self.screen.say_whole(f"  {command('replay', short_path(target), '--all')}")


def day(milliseconds: int) -> str:
    """A day, as every language reads it."""
    return f"{datetime.fromtimestamp(milliseconds / 1000).astimezone():%Y-%m-%d}"


def number_of(game: Finished) -> str:
    """A game as it can be typed: an id that begins with a dash would be taken for an option."""
    name = printable(f"{game.table}/{game.number}")
    return f"t/{name}" if name.startswith("-") else name
