"""Secrets in the terminal: whole games in both languages, the notebook, the curtain, the story afterwards."""

import io
import json
import re
import signal
from pathlib import Path

import pytest
from rich.console import Console

import camarilla
from camarilla.cli.draw import drawing_of
from camarilla.cli.draw.secrets_ending import taken_apart
from camarilla.cli.screen import CLEAR
from camarilla.core.match import Match
from camarilla.core.rng import Fast
from camarilla.games.secrets.game import SECRETS
from camarilla.locales import Speaker
from tests.cli.terminal import Terminal, piped, plain
from tests.cli.test_play_on_a_terminal import play_out

on_a_terminal = pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="needs a pseudo-terminal")
# Python 3.12 and later warn when a process with threads forks; pytest-xdist has one that only waits.
forks = pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")


def played(players: int, seed: int) -> Match:
    """A random game to its end."""
    match = Match(SECRETS, SECRETS.shuffle(players, SECRETS.options(), Fast(seed)))
    rng = Fast(seed)
    while not match.is_over:
        seat = rng.choice(match.to_act())
        match.play(seat, rng.choice(match.legal(seat)))
    return match


@on_a_terminal
@forks
@pytest.mark.parametrize(
    ("lang", "players", "words"),
    [
        ("en", "4", ("UN token: centre", "Turned up:", "Who was who", "The seed was: pty")),
        ("fr", "8", ("jeton ONU : centre", "Cartes révélées :", "Qui était qui", "était : pty")),
    ],
)
def test_a_whole_game_against_bots(lang: str, players: str, words: tuple[str, ...], tmp_path: Path) -> None:
    with Terminal(("play", "secrets", "--seed", "pty", "--players", players, "--lang", lang), tmp_path) as terminal:
        file = play_out(terminal)
        code = terminal.to_end()

        assert code == 0, terminal.text[-2000:]
        for word in words:
            assert word in terminal.text.replace("\u00a0", " ")
        assert camarilla.load(tmp_path / file).is_over


@on_a_terminal
@forks
def test_between_several_people_a_curtain_hides_what_is_not_theirs(tmp_path: Path) -> None:
    with Terminal(("play", "secrets", "--humans", "4", "--players", "4", "--seed", "curtain"), tmp_path) as terminal:
        for _ in range(24):
            screen = terminal.to_prompt()
            terminal.type(re.findall(r"(\d+)\) ", screen)[-1])
        terminal.to_prompt()
        terminal.type("quit")
        assert terminal.to_end() == 0
        acts = [plain(act) for act in terminal.seen.split(CLEAR)]

    assert sum("Hand the keyboard to" in act for act in acts) > 8
    for act in acts:
        own = set(re.findall(r"(\w+) (?:☮ )?\(you\)", act))
        assert len(own) <= 1, act
        for name in {"Ann", "Bruno", "Chloé", "Dario"} - own:
            if own:
                assert not re.search(rf"{name} (keeps an? .* as the proposal|looks in secret at .*:|answers)", act), act


def test_without_a_notebook_the_log_cannot_be_reread() -> None:
    off = piped(("play", "secrets", "--seed", "x", "--notebook", "off", "--lang", "en"), "log\nhand\nquit\n")
    log = piped(("play", "secrets", "--seed", "x", "--lang", "en"), "log\nhand\nquit\n")
    assert "played without a notebook" in off.stdout
    assert "played without a notebook" not in log.stdout
    assert "What you have seen of the tokens, in order:" in log.stdout


def test_beliefs_are_part_of_the_table() -> None:
    told = piped(("play", "secrets", "--seed", "x", "--notebook", "beliefs", "--lang", "en"), "hands\nquit\n").stdout
    assert re.search(r"centre: CIA \d+/\d+, KGB \d+/\d+", told)


def test_an_option_of_another_game_is_refused() -> None:
    refused = piped(("play", "secrets", "--debts", "--lang", "en"))
    assert refused.returncode != 0
    assert "debts" in refused.stderr + refused.stdout


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("notebook", ["off", "log", "beliefs"])
@pytest.mark.parametrize("players", [4, 8])
def test_the_table_fits_80_columns_and_20_lines_at_every_moment(players: int, notebook: str, lang: str) -> None:
    speaker = Speaker(lang)
    drawing = drawing_of("secrets")
    rng = Fast(players)
    options = SECRETS.options({"notebook": notebook})
    match = Match(SECRETS, SECRETS.shuffle(players, options, rng), options)
    while not match.is_over:
        seat = rng.choice(match.to_act())
        view = match.view(seat)
        console = Console(width=80, record=True, force_terminal=False, file=io.StringIO())
        console.print(drawing.table(view, speaker, 80))
        lines = console.export_text().splitlines()
        assert len(lines) <= 20, "\n".join(lines)
        assert all(len(line.rstrip()) <= 80 for line in lines)
        assert drawing.plain(view, speaker)
        for group in drawing.offers(match.legal(seat), SECRETS, speaker):
            for move, _ in group.choices:
                assert drawing.notes(move, view, speaker).rules
        match.play(seat, rng.choice(match.legal(seat)))


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_the_parts_of_the_score_add_up(players: int) -> None:
    match = played(players, 30 + players)
    assert match.outcome is not None
    for score in taken_apart(match):
        assert score.characters + sum(score.bullets) == score.total == match.outcome.scores[score.seat]


@pytest.mark.parametrize("eyes", [("--all",), *[("--seat", str(seat)) for seat in range(1, 7)]])
def test_a_replay_tells_no_sealed_answer_through_any_eyes(eyes: tuple[str, ...], tmp_path: Path) -> None:
    match = played(6, 3)
    match.save(tmp_path / "game.json")
    told = piped(("replay", str(tmp_path / "game.json"), *eyes, "--lang", "en")).stdout
    assert "All is revealed" in told
    assert "answers under seal" not in told


def test_simulations_count_how_games_end() -> None:
    told = piped(("simulate", "secrets", "--players", "5", "--games", "40", "--bots", "page", "--json"))
    report = json.loads(told.stdout)
    assert set(report["shares"]) == {
        "secrets-lone-hippie",
        "secrets-nobody",
        "secrets-accepted",
        "secrets-interrupted",
    }
    assert report["counted"]["ended"] == 40


def test_who_takes_up_a_game_is_told_what_they_had_not_been_told_yet(tmp_path: Path) -> None:
    file = str(tmp_path / "evening.camarilla")
    table = ("--players", "5", "--humans", "2", "--notebook", "off", "--seed", "rr8", "--lang", "en")
    first = piped(("play", "secrets", *table, "--save", file)).stdout
    assert "Hand the keyboard to Bruno" in first
    assert "Everybody looks in secret" in first

    resumed = piped(("play", "secrets", "--resume", file, "--lang", "en"), "1\n" * 9).stdout

    brunos, anns = resumed.split("Hand the keyboard to Ann", 1)
    assert "Everybody looks in secret" not in brunos, "he has had his look"
    assert "Everybody looks in secret" in anns, "she has not"
