"""`camarilla account` against a real table server, in pipes and on a terminal."""

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import camarilla
from camarilla.cli.app import app
from tests.cli.terminal import Terminal, piped
from tests.server.live import Server

SECRET = "correct horse battery"  # noqa: S105 - of nobody


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}") as served:
        yield served


def test_an_account_in_a_pipe_from_the_guest_to_the_record_of_a_game(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = str(tmp_path / "home")
    monkeypatch.setenv("XDG_STATE_HOME", home)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)

    def account(*words: str, typed: str = "", code: int = 0) -> str:
        done = CliRunner().invoke(app, ["account", server.url, *words], input=typed)
        assert done.exit_code == code, done.stderr + done.stdout
        assert SECRET not in done.stdout
        return done.stdout if code == 0 else done.stderr

    assert "Nobody at" in account()
    new = ("join", server.url, "--name", "Pia", "--game", "road-to-the-palace", "--players", "2", "--bots", "page")
    assert piped(new, "1\n" * 60 + "quit\n", tmp_path, XDG_STATE_HOME=home).returncode == 0
    assert "you are Pia, a guest." in account()
    assert "That needs an account." in account("token", "Braggart", code=1)
    assert "A password needs at least 8 signs." in account("register", "Pia", typed="short\n", code=1)
    assert "Pia, you have an account" in account("register", "Pia", typed=SECRET + "\n")
    assert "You have an account there already: Pia." in account("register", code=1)
    assert re.fullmatch(r"cam_\S+\n", account("token", "Braggart"))
    listed = re.fullmatch(r"(\w+)  Braggart · [\d-]{10}\n", account("tokens"))
    assert listed is not None
    assert "opens nothing any more" in account("drop", listed[1])
    assert "You have no bots" in account("tokens")
    assert "you are called Pia Maria now" in account("name", "Pia Maria")

    games = account("games")
    assert re.match(r"\S+/1  Road to the Palace · [\d-]{10} · Pia and \w+ · won by", games)
    assert "is saved in kept.camarilla" in account("record", games.split()[0], "kept.camarilla")
    assert camarilla.load(tmp_path / "kept.camarilla").is_over
    assert "There is a file kept.camarilla already." in account("record", games.split()[0], "kept.camarilla", code=1)
    assert "There are no finished games." in account("games", "public")
    assert "Nobody has a rating" in account("ratings", "secrets")

    assert "You are logged out" in account("logout")
    assert "Nobody at" in account()
    assert "password" in account("login", "Pia Maria", typed="another secret\n", code=1)
    back = piped(("account", server.url, "login", "pia maria"), SECRET + "\n", tmp_path, XDG_STATE_HOME=home)
    assert "Pia Maria, you are logged in" in back.stdout
    assert "you are Pia Maria, and have an account." in account()


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="needs a pseudo-terminal")
@pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")
def test_on_a_terminal_a_password_is_typed_twice_and_not_seen_and_the_table_stays(
    server: Server, tmp_path: Path
) -> None:
    home = str(tmp_path / "home")
    new = ("join", server.url, "--name", "Zoe", "--game", "secrets", "--players", "4")
    with Terminal(new, tmp_path, XDG_STATE_HOME=home) as table:
        table.to_prompt()
        for again, said in ((SECRET + "!", "two different passwords"), (SECRET, "vous avez maintenant un compte")):
            lang = "fr" if again == SECRET else "en"
            with Terminal(("account", server.url, "register", "--lang", lang), tmp_path, XDG_STATE_HOME=home) as desk:
                desk.until("[Zoe]")
                desk.type("")
                desk.until("Mot de passe" if lang == "fr" else "Password:")
                desk.type(SECRET)
                desk.until("Encore une fois" if lang == "fr" else "The same again:")
                desk.type(again)
                desk.until(said)
                desk.to_end()
                assert SECRET not in desk.text
        table.until("The connection is back.")
        table.type("say still here")
        table.until("Zoe: still here")
        table.type("leave")
        assert table.to_end() == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("regster",), "“regster” is not one of the words"),
        (("token",), "After “token” too few words"),
        (("games", "hers"), "After “games” too few words"),
        (("record", "first"), "“first” is not a game"),
        (("ratings", "chess"), "chess"),
    ],
)
def test_what_cannot_be_meant_is_said_before_anybody_is_asked(words: tuple[str, ...], said: str) -> None:
    tried = CliRunner().invoke(app, ["account", "http://127.0.0.1:1", *words])
    assert tried.exit_code == 2
    assert said in tried.stderr
