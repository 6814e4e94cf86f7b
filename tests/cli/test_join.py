"""`camarilla join` against a real table server: on terminals and in pipes, alone and together."""

import asyncio
import random
import re
import shlex
import signal
import stat
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from typer.testing import CliRunner

import camarilla
from camarilla.bots import make_bot
from camarilla.cli.app import app
from camarilla.client import Visitor, play_at
from camarilla.protocol.tables import OpenSeat, Settings
from camarilla.protocol.to_server import Clear, Rematch, Sit, Start
from tests.cli.terminal import Terminal, command, environment, piped, plain
from tests.patience import PATIENCE
from tests.server.live import Server

pytestmark = [
    pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="needs a pseudo-terminal"),
    # Python 3.12 and later warn when a process with threads forks; pytest-xdist has one that only waits.
    pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning"),
]
CHOICES = re.compile(r"(\d+)\) ")
LINK = re.compile(r"http://\S+/t/\S+")
OVER, OVER_FR = "rematch to play again", "revanche pour rejouer"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}") as served:
        yield served


def home(folder: Path, name: str) -> dict[str, str]:
    """Where somebody's keys are kept, and what they give to a deal."""
    return {"XDG_STATE_HOME": str(folder / name), "SEED_OF_THE_TEST": name}


class Person(Terminal):
    """Somebody at a terminal of their own."""

    def __init__(self, name: str, folder: Path, *words: str) -> None:
        super().__init__(("join", *words), folder, 40, 100, **home(folder, name))
        self.rng = random.Random(name)
        self.most = 1

    def play_out(self, over: str) -> str:
        """Answer every question by chance, to the end; the last screen."""
        for _ in range(400):
            screen = self.to_prompt()
            if over in screen:
                return screen
            self.most = max((int(number) for number in CHOICES.findall(screen)), default=self.most)
            self.type(str(self.rng.randint(1, self.most)))
        raise AssertionError("the game does not end")


def run(command: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    """A command as it was shown to be typed."""
    words = shlex.split(command)
    return piped(words[words.index("camarilla") + 1 :] if "camarilla" in words else words[1:], cwd=folder)


# Together


def test_an_evening_of_two_at_two_terminals(server: Server, tmp_path: Path) -> None:
    new = ("--name", "Ann", "--game", "secrets", "--players", "4", "--bots", "courtier,page")
    with Person("Ann", tmp_path, server.url, *new) as ann:
        room = ann.to_prompt()
        assert "1  Ann (you, host)" in room
        assert "3  Berthe (bot, page)" in room
        assert "4  free" in room
        link = LINK.findall(room)[0]
        assert "One seat is still free" in ann.answer("start")
        with Person("Bob", tmp_path, link, "--name", "Bob", "--lang", "fr") as bob:
            assert "4  Bob (vous)" in bob.to_prompt()
            ann.until("Bob sits down at seat 4.")
            bob.type("dire bonsoir à tous")
            ann.until("Bob: bonsoir à tous")
            ann.type("start")
            bob.until("Le sceau du serveur")
            ann.until("The server’s seal")
            talk(ann, bob)
            ann.type("table")
            bob.type("table")
            with ThreadPoolExecutor(2) as both:
                hers, his = both.map(Person.play_out, (ann, bob), (OVER, OVER_FR))
            end(ann, bob, hers, his, tmp_path)


def talk(ann: Person, bob: Person) -> None:
    """A claim, and what is answered."""
    ann.type("claim kgb")
    ann.until("Type claim and a number to say it.")
    assert "1) Ann: I am KGB." in ann.text
    assert "Ann: I am CIA." not in ann.text  # a bot may say so
    ann.type("claim 1")
    ann.until("Ann: I am KGB.")
    number = re.findall(r"\[(\d+)\] Ann: I am KGB\.", ann.text)[0]  # the bots talk, too
    bob.until(f"[{number}] Ann")
    bob.type(f"douter {number}")
    ann.until(f"To [{number}]: Bob does not believe Ann.")
    ann.type(f"believe {number}")
    ann.until("That was your own claim, Ann.")
    ann.type("mute Nobody")
    ann.until("Nobody here is called “Nobody”.")


def end(ann: Person, bob: Person, hers: str, his: str, folder: Path) -> None:
    """The scores, the claims; the record with its proof; once more; goodbye."""
    assert "Who was who" in hers
    assert "Qui était qui" in his
    assert re.search(r"What was claimed\n(.*\n)*  (true|false)  \[\d+\] Ann: I am KGB\.", hers)
    assert re.search(r"Ce qui a été affirmé\n(.*\n)*  (vrai|faux)  \[\d+\] Ann", his)
    ann.type("save kept.camarilla")
    ann.until(" verify ")
    ann.to_prompt()
    verify = next(line for line in ann.text.splitlines() if " verify " in line)
    assert camarilla.load(folder / "kept.camarilla").is_over
    verified = run(verify, folder)
    assert verified.returncode == 0, verified.stderr
    assert "The nonce you named is in it, as that of Ann." in verified.stdout
    assert "All 3 commitments you named are in it." in verified.stdout

    bob.type("revanche")
    ann.until("Once more: game 2 at this table.")
    ann.type("leave")
    assert ann.to_end() == 0
    bob.until("L’hôte est maintenant Bob.")
    bob.type("quitter")
    assert bob.to_end() == 0
    assert "Votre place est gardée." in bob.text
    assert "--lang fr" in bob.text


# Coming back


def test_who_is_killed_and_a_server_that_is_killed_come_back_and_undo_works(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.db'}") as own:
        new = ("--name", "Ann", "--game", "road-to-the-palace", "--players", "2", "--clock", "600")
        with Person("Ann", tmp_path, own.url, *new) as ann:
            link = begin_with_dora(ann, own.url)
            ann.until("] > ")
            assert re.search(r"\[\d+:\d\d\] > $", ann.text)
            ann.type("1")
            ann.until("undo takes it back.")
            ann.type("undo")
            ann.until("You take your last decision back.")
            ann.until("Whom do you bribe in round 1")
            ann.child.kill(signal.SIGKILL)
            ann.to_end()
        with Person("Ann", tmp_path, link) as ann:
            ann.until("(you)")
            ann.until("Whom do you bribe in round 1")
            ann.child.send("say I am typi")
            own.kill()
            ann.until("The connection is lost; it comes back by itself")
            own.start()
            ann.until("The connection is back.")
            ann.until("Whom do you bribe in round 1")
            ann.until("Noble")
            ann.until("say I am typi")  # what was being typed is still there
            ann.type("ng again")
            ann.until("Ann: I am typing again")
            ann.type("2")
            ann.until("undo takes it back.")
            ann.child.sendintr()
            assert ann.to_end() == 130
            assert "Your seat is kept. When the time for a decision of yours is over" in ann.text
    (keys,) = (tmp_path / "Ann" / "camarilla" / "servers").iterdir()
    assert stat.S_IMODE(keys.stat().st_mode) == 0o600


async def sits(server: str, table: str, name: str) -> None:
    """Somebody sits down, and goes away."""
    async with Visitor.at(server) as visitor:
        await visitor.come_in(name)
        async with visitor.sit_at(table) as seat:
            await seat.request(Sit(seat.mark()))


def begin_with_dora(ann: Person, server: str) -> str:
    """Begin with somebody who has gone away, so that the table stands still; the table's link."""
    link = str(LINK.findall(ann.to_prompt())[0])
    asyncio.run(sits(server, link.rpartition("/")[2], "Dora"))
    ann.until("Dora is away.")
    ann.type("start")
    ann.until("Whom do you bribe in round 1")
    return link


def test_who_gets_up_in_a_game_is_asked_nothing_and_may_sit_down_again(server: Server, tmp_path: Path) -> None:
    new = ("--name", "Ann", "--game", "road-to-the-palace", "--players", "2")
    with Person("Ann", tmp_path, server.url, *new) as ann:
        link = begin_with_dora(ann, server.url)
        ann.type("quit")
        assert ann.to_end() == 0
    with Person("Ann", tmp_path, link, "--watch") as ann:
        ann.until("You have a seat at this table, so you play.")
        ann.until("Whom do you bribe in round 1")
        ann.type("stand")
        ann.until("You have given your seat up, Ann")
        ann.until("A bot plays for you (sit: play yourself).")
        ann.type("quit")
        assert ann.to_end() == 0
    with Person("Ann", tmp_path, link, "--watch") as ann:
        ann.until("A bot plays for you (sit: play yourself).")
        assert "so you play" not in ann.text
        ann.type("sit")
        ann.until("Ann is back and plays again.")


def test_the_door_shows_tables_and_makes_new_ones(server: Server, tmp_path: Path) -> None:
    with Person("Eve", tmp_path, server.url.removeprefix("http://")) as eve:
        assert "What are you called?" in eve.to_prompt()
        door = eve.answer("Eve")
        assert "you are Eve." in door
        assert "A new table" in door
        assert "you are Evelyn." in eve.answer("name Evelyn")
        secrets = next(line for line in door.splitlines() if line.endswith(") Secrets"))
        assert "How many play, from 4 to 8? [4]" in eve.answer(CHOICES.findall(secrets)[0])
        assert "This game is for 4 to 8 players, not for 9." in eve.answer("9")
        assert "How many of them are bots" in eve.answer("5")
        rest = " ".join(eve.answer("1 page").split())
        assert "talk is free, no clock, by link, a bot plays after 90 seconds away, a tie sends the UN token" in rest
        assert "what one saw can be reread." in rest
        assert "Table options: un_ties=centre notebook=log." in eve.answer("change")
        assert "has no table option “colour”" in eve.answer("colour=red notebook=off")
        assert "The clock" in eve.answer("")
        assert "is not a clock" in eve.answer("sundial")
        assert "Who is away: after what time does a bot play for them" in eve.answer("")
        assert "is not a waiting time" in eve.answer("soon")
        assert "What may be said" in eve.answer("1d")
        assert "Who may come: 1 public, 2 link, 3 private? [link]" in eve.answer("2")
        room = eve.answer("1")
        assert "2  Aramis (bot, page)" in room
        assert "5 players · claims only · no clock · public · a bot plays after a day away" in room
        assert "memory only" in room
        assert "(now un_ties=centre notebook=off)" in " ".join(eve.answer("?").split())  # as they are typed
        eve.type("set players 4")
        eve.until("The table is set anew: 4 players")
        eve.type("set wait never")
        eve.until("a bot never plays")
        eve.type("set talk loud")
        eve.until("is not one of the words for talk")
        eve.type("bot page 4")
        eve.until("a bot, sits down at seat 4.")
        eve.type("remove Aramis")
        eve.until("Aramis gets up: seat 2 is free.")
        eve.type("sit 3")
        eve.until("Evelyn sits down at seat 3.")
        eve.type("quit")
        assert eve.to_end() == 0
        assert "Your seat is kept." in eve.text
    again = piped(("join", server.url), "quit\n", tmp_path, **home(tmp_path, "Eve"))
    assert again.returncode == 0
    assert re.search(r"Your tables\n +1\) Secrets · 2 seats free · Evelyn and", again.stdout)


# In a pipe


def test_a_whole_game_in_a_pipe_and_somebody_who_watches(server: Server, tmp_path: Path) -> None:
    new = ("join", server.url, "--name", "Pia", "--game", "road-to-the-palace", "--players", "2", "--bots", "courtier")
    typed = "1\n" * 60 + "save kept.camarilla\nquit\n"
    played = piped(new, typed, tmp_path, **home(tmp_path, "Pia"))
    assert played.returncode == 0, played.stderr
    assert played.stdout == plain(played.stdout), "no escape sequences in a pipe"
    assert "Where the influence came from" in played.stdout
    assert camarilla.load(tmp_path / "kept.camarilla").is_over

    link = LINK.findall(played.stdout)[-1]
    watched = piped(("join", link, "--watch", "--name", "Wim", "--lang", "fr"), "? 1\nrematch\n1\n", tmp_path)
    assert watched.returncode == 0, watched.stderr
    assert "D’où vient l’influence" in watched.stdout
    assert "Vous n’êtes pas assis à cette table." in watched.stdout
    assert "Rien ne vous est demandé pour l’instant." in watched.stdout


def test_a_bot_of_ours_plays_by_token(server: Server) -> None:
    async def evening() -> tuple[str, str]:
        async with Visitor.at(server.url) as ada, Visitor.at(server.url) as host:
            await ada.come_in("Ada")
            await ada.register("Ada", "correct horse battery")
            token = await ada.new_token("at home")
            await host.come_in("Hanna")
            table = await host.make_table(Settings("road-to-the-palace", 2))
            words = ("join", f"{server.url}/t/{table.id}", "--bot", "courtier")
            env = environment(CAMARILLA_TOKEN=token)
            bot = await asyncio.create_subprocess_exec(*command(words), stdout=subprocess.PIPE, env=env)
            async with host.sit_at(table.id) as seat, asyncio.timeout(PATIENCE):
                while any(isinstance(place, OpenSeat) for place in seat.table.seats):
                    await anext(seat.news())
                await seat.request(Start(seat.mark()))
                await play_at(seat, lambda game, seed: make_bot("page", game, seed), games=1)
                await seat.request(Rematch(seat.mark()))
                await seat.request(Clear(seat.mark(), 1))
                told, _ = await bot.communicate()
            assert bot.returncode == 0
            return table.id, told.decode()

    table, told = asyncio.run(evening())
    lines = told.splitlines()
    assert lines[:2] == [f"The bot (courtier) sits down at the table {table}.", "Game 1 begins."]
    assert re.search(r"at home|Hanna", lines[2])
    assert lines[3:] == ["The bot has been sent away."]


# What goes wrong


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("http://127.0.0.1:1",), "No table server answers at http://127.0.0.1:1."),
        (("SERVER/t/nowhere",), "There is no such table, or it is not for you."),
        (("SERVER", "--token", "cam_nothing"), "the server does not know who you are"),
    ],
)
def test_a_table_that_cannot_be_reached_is_said_in_a_sentence(
    words: tuple[str, ...], said: str, server: Server, tmp_path: Path
) -> None:
    address, *more = words
    tried = piped(("join", address.replace("SERVER", server.url), *more), "Tom\n", tmp_path, **home(tmp_path, "Tom"))
    assert tried.returncode == 1
    assert said in tried.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("/t/x", "--wait", "3m"), "does not go with the link of a table"),
        (("", "--game", "secrets", "--wait", "soon"), "is not a waiting time"),
        (("/t/x", "--game", "secrets"), "does not go with the link of a table"),
        (("/t/x", "--bot", "courtier"), "A bot needs a table and a token"),
        (("", "--players", "4"), "Say with --game"),
        (("", "--game", "secrets", "--players", "3"), "secrets is for 4 to 8 players, not 3."),
        (("", "--game", "secrets", "--bots", "clever"), "No bot plays “clever”."),
        (("", "--game", "secrets", "--bots", "courtier,courtier,courtier,courtier"), "Name one level for all bots"),
        (("", "--game", "secrets", "--clock", "soon"), "is not a clock"),
        (("", "--game", "secrets", "--option", "notebook"), "is not an option"),
    ],
)
def test_what_cannot_be_meant_is_said_before_anybody_is_asked(words: tuple[str, ...], said: str) -> None:
    path, *more = words
    tried = CliRunner().invoke(app, ["join", f"http://127.0.0.1:1{path}", *more])
    assert tried.exit_code == 2
    assert said in tried.stderr
