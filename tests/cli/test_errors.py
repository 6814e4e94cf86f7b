"""What people do wrong is answered by a sentence and an exit code, never by a traceback."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import camarilla
from camarilla.cli.app import app
from camarilla.games import GAMES
from tests.cli.terminal import piped


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("play",), 2, "Say which game. There are: royal-secrets, secrets, road-to-the-palace."),
        (("play", "chess"), 2, "No game is called “chess”. There are: royal-secrets, secrets, road-to-the-palace."),
        (("play", "royal-secrets", "--players", "6"), 2, "royal-secrets is for 3 to 5 players, not 6."),
        (("play", "royal-secrets", "--humans", "5"), 2, "5 people cannot sit down"),
        (
            ("play", "royal-secrets", "--bots", "genius"),
            2,
            "No bot plays “genius”. The levels are: page, courtier, minister, eminence.",
        ),
        (("play", "royal-secrets", "--bots", "courtier,courtier"), 2, "one for each of the 3; there are 2"),
        (("play", "royal-secrets", "--names", "Ann,Ann"), 2, "Two players have the same name."),
        (("play", "royal-secrets", "--names", "Ann,42"), 2, "“42” is not a name"),
        (("play", "royal-secrets", "--names", "?"), 2, "“?” is not a name"),
        (("play", "royal-secrets", "--option", "=3"), 2, "“=3” is not an option"),
        (("play", "royal-secrets", "--option", "moons=3"), 1, "moons"),
        (("play", "Royal_Secrets", "--players", "6"), 2, "royal-secrets is for 3 to 5 players, not 6."),
        (("play", "royal-secrets", "--deck", "gilded"), 2, "No deck is called “gilded”"),
        (("play", "royal-secrets", "--deck", "nowhere/deck.json"), 1, "nowhere/deck.json: No such file"),
        (("play", "royal-secrets", "--lang", "tlh"), 2, "“tlh” is not a language spoken here."),
        (("play", "royal-secrets", "--lang", "fr", "--players", "2"), 2, "se joue de 3 à 5, pas à 2."),
        (("play", "--resume", "nothing.camarilla"), 1, "nothing.camarilla: No such file"),
        (("play", "royal-secrets", "--save", "nowhere/x"), 1, "could not be saved in nowhere/x: No such file"),
        (("replay", "nothing.camarilla"), 1, "nothing.camarilla: No such file"),
        (("rules", "royal-secrets", "RS-99"), 2, "There is no rule “RS-99”."),
        (("simulate", "royal-secrets", "--players", "2"), 2, "for 3 to 5 players, not 2"),
        (("bench", "--players", "12"), 2, "No game is for 12 players."),
        (("decks", "chess"), 2, "No game is called “chess”."),
        (("dance",), 2, "No such command"),
        (("simulate", "royal-secrets", "--games", "many"), 2, "--games"),
    ],
)
def test_a_wrong_command_is_answered_by_a_sentence(words: tuple[str, ...], code: int, said: str) -> None:
    done = CliRunner().invoke(app, list(words), env={"LANG": "en_GB.UTF-8", "LC_ALL": ""})

    assert done.exit_code == code, done.output
    assert said in done.stderr.replace("\u00a0", " ")
    assert "Traceback" not in done.output
    assert done.stdout == ""


def deck_with(change: dict[str, int]) -> str:
    """The deck that comes with the game, its third Audience card changed."""
    from importlib.resources import files

    source = files("camarilla.games.royal_secrets") / "decks" / "reconstructed.json"
    deck = json.loads(source.read_text(encoding="utf-8"))
    deck["name"] = "mine"
    deck["audiences"][2].update(change)
    return json.dumps(deck)


def test_a_bad_deck_file_is_refused_with_the_card_and_the_rule(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(deck_with({"influence": 35}))

    for words in (("decks", "royal-secrets", "--deck", str(file)), ("play", "royal-secrets", "--deck", str(file))):
        done = CliRunner().invoke(app, list(words))
        assert done.exit_code == 1
        assert "Audience card 3" in done.stderr
        assert "RS-9" in done.stderr


def test_a_good_deck_file_is_played_with(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(deck_with({"influence": 40}))
    save = tmp_path / "game.camarilla"

    checked = CliRunner().invoke(app, ["decks", "royal-secrets", "--deck", str(file)])
    played = CliRunner().invoke(app, ["play", "royal-secrets", "--deck", str(file), "--save", str(save)], input="1\n")

    assert "is a good deck" in checked.stdout
    assert played.exit_code == 0
    assert b'"mine"' in save.read_bytes()


def test_a_deck_file_that_is_not_json_says_where(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text('{"name": 3}')

    done = CliRunner().invoke(app, ["decks", "royal-secrets", "--deck", str(file)])

    assert done.exit_code == 1
    assert "a field “name” that is not a text (RS-9)" in done.stderr


def test_the_decks_are_listed_with_their_provenance() -> None:
    done = CliRunner().invoke(app, ["decks", "royal-secrets"])

    assert done.exit_code == 0
    assert "reconstructed: Our reconstruction" in done.stdout
    assert re.search(r"Master Stroke +70 +\+6 +\N{MINUS SIGN}7", done.stdout)
    assert "decks royal-secrets --template > my-deck.json" in done.stdout


def test_a_template_can_be_edited_and_a_deck_is_called_what_it_is(tmp_path: Path) -> None:
    template = CliRunner().invoke(app, ["decks", "royal-secrets", "--template"]).stdout
    file = tmp_path / "my-box.json"
    words = ["play", "royal-secrets", "--deck", str(file), "--lang", "en"]

    file.write_text(template.replace("Our reconstruction", "Something else"))
    same = CliRunner().invoke(app, words, input="").stdout
    file.write_text(template.replace('"win": 2, "loss": 3', '"win": 3, "loss": 3').replace("Our reconstr", "My constr"))
    other = CliRunner().invoke(app, words, input="").stdout
    shown = CliRunner().invoke(app, ["decks", "royal-secrets", "--deck", str(file), "--lang", "en"]).stdout

    assert "the deck “reconstructed”. For where" in same
    assert "the deck “my-box.json”. Where its numbers come from: My construction" in other
    assert "my-box.json: My construction" in shown
    assert re.search(r"Corruption +30 +\+3 +\N{MINUS SIGN}3", shown)
    assert "is a good deck" in shown
    assert shown == CliRunner().invoke(app, ["decks", "--deck", str(file), "--lang", "en"]).stdout


def test_a_record_that_does_not_fit_says_where(tmp_path: Path) -> None:
    file = tmp_path / "game.camarilla"
    match = camarilla.start("royal-secrets", players=3, seed="1")
    match.play(match.to_act()[0], match.legal(match.to_act()[0])[0])
    match.save(file)
    record = json.loads(file.read_text())
    record["moves"][0]["seat"] = (record["moves"][0]["seat"] + 1) % 3
    file.write_text(json.dumps(record))

    for words in (("replay", str(file)), ("play", "--resume", str(file))):
        done = CliRunner().invoke(app, list(words))
        assert done.exit_code == 1
        assert done.stderr.startswith(f"{file}: ")
        assert "move 1" in done.stderr
        assert "Traceback" not in done.output


@pytest.mark.parametrize("seats", ["human,thumb", "human,thumb,genius"])
def test_a_record_whose_seats_are_not_understood_is_refused(seats: str, tmp_path: Path) -> None:
    file = tmp_path / "game.camarilla"
    camarilla.start("royal-secrets", players=3, seed="1").save(file, {"seats": seats})

    done = CliRunner().invoke(app, ["play", "--resume", str(file)])

    assert done.exit_code == 1
    assert "seats" in done.stderr


def test_a_saved_game_keeps_its_deal_and_its_game(tmp_path: Path) -> None:
    file = tmp_path / "game.camarilla"
    camarilla.start("royal-secrets", players=3, seed="1").save(file)

    done = CliRunner().invoke(app, ["play", "--resume", str(file), "--seed", "2"])

    assert done.exit_code == 2
    assert "goes on as it was dealt" in done.stderr


def test_there_is_a_short_help_and_nothing_heavy_is_loaded_for_it() -> None:
    done = piped(("--help",))
    assert done.returncode == 0
    assert "camarilla play royal-secrets" in " ".join(done.stdout.split()).replace("- ", "-")

    heavy = "'rich', 'fluent', 'asyncio', 'litestar', 'sqlalchemy', 'uvicorn'"
    probe = f"import sys, camarilla.cli.app; print({{{heavy}}} & sys.modules.keys())"
    loaded = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert loaded.stdout.strip() == "set()"


def test_help_speaks_french_too() -> None:
    french = piped(("--help",), LANG="fr_FR.UTF-8").stdout.replace("\u00a0", " ")
    assert "Jouer contre des robots" in french
    for words in ("Utilisation : ", "\nOptions :\n", "\nCommandes :\n", "Afficher cette aide"):
        assert words in french
    assert "Show" not in french
    assert "Table option" in piped(("play", "--help", "--lang", "en")).stdout
    assert "Option de table" in piped(("play", "--help", "--lang", "fr")).stdout


def test_help_says_how_many_may_play_each_game() -> None:
    told = " ".join(piped(("play", "--help", "--lang", "en")).stdout.split())
    for game in GAMES:
        assert f"{game.key}: {game.seats[0]} to {game.seats[-1]}" in told.replace("- ", "-")


def test_the_version_says_which_build_it_is() -> None:
    done = CliRunner().invoke(app, ["--version"])

    assert done.exit_code == 0
    assert done.stdout.startswith("camarilla 0.")
