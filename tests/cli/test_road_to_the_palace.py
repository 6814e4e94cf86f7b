"""Road to the Palace at the terminal: played to the end in both languages, drawn, simulated, told again."""

import json
import re
import signal
from pathlib import Path

import pytest
from typer.testing import CliRunner

import camarilla
from camarilla.cli import rulebook
from camarilla.cli.app import app
from camarilla.cli.draw.road_ending import taken_apart
from camarilla.cli.draw.road_to_the_palace import RoadDrawing
from camarilla.cli.screen import CLEAR
from camarilla.core.match import Match
from camarilla.core.rng import Fast
from camarilla.games.road_to_the_palace.telling import RULE_OF_STEP
from camarilla.locales import LANGUAGES, Speaker
from tests.cli.terminal import Terminal, piped, plain

KEPT = re.compile(r"(Press Enter to keep this game in|sur Entrée pour garder cette partie dans) (\S+),")
PLAY = ("play", "road-to-the-palace")


def finished(players: int, seed: str, options: dict[str, object] | None = None) -> Match:
    """A random game, played to the end."""
    match = camarilla.start("road-to-the-palace", players, seed, options)
    rng = Fast(7)
    while not match.is_over:
        seat = match.to_act()[0]
        match.play_action(seat, rng.choice(match.legal_actions(seat)))
    return match


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="needs a pseudo-terminal")
@pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")
@pytest.mark.parametrize(
    ("lang", "players", "words"),
    [
        ("en", 2, ("The market", "Bribes  round 1 Noble", "round 2 of 2", "Where the influence came from")),
        ("fr", 4, ("Le marché", "Pots-de-vin  manche 1 Noble", "manche 2 sur 2", "D’où vient l’influence")),
    ],
)
def test_a_whole_game_against_bots(lang: str, players: int, words: tuple[str, ...], tmp_path: Path) -> None:
    table = (*PLAY, "--seed", "pty", "--players", str(players), "--lang", lang)
    with Terminal(table, tmp_path, rows=24, columns=80) as terminal:
        screen = terminal.to_prompt()
        for _ in range(80):
            assert max(len(line) for line in screen.splitlines()) <= 80
            drawn = screen[screen.index("♜") :] if "♜" in screen else ""
            assert len(drawn.splitlines()) <= 24, drawn
            kept = KEPT.search(re.sub(r"\s+", " ", screen))
            if kept is not None:
                break
            screen = terminal.answer("1")
        else:
            raise AssertionError("the game does not end")
        terminal.type("")

        assert terminal.to_end() == 0, terminal.text[-2000:]
        for word in words:
            assert word in terminal.text.replace("\u00a0", " ")
        assert camarilla.load(tmp_path / kept[2]).is_over


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="needs a pseudo-terminal")
@pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")
def test_questions_about_the_choice_are_answered_at_the_prompt(tmp_path: Path) -> None:
    with Terminal((*PLAY, "--seed", "x", "--players", "2", "--names", "Zoe"), tmp_path) as terminal:
        terminal.to_prompt()
        assert "RP-2.6" in terminal.answer("?")
        assert "RP-4.1" in terminal.answer("? 1")
        assert "Bribes  round 1 ?" in terminal.answer("hand")
        screen = terminal.answer("4")
        while "from which row" not in screen:
            screen = terminal.answer("1")
        assert "round 1 Soldier   round 2 Priest" in terminal.answer("hand").replace("\u00a0", " ")
        assert re.search(r"Bruno +round 1 \? +round 2 \?", terminal.answer("hands"))
        assert "top: " in terminal.answer("? 1")
        assert "RP-3.9" in terminal.answer("? 1")
        assert "The market" in terminal.answer("table")
        assert "from right to left" in re.sub(r"\s+", " ", terminal.answer("rules RP-3.3"))
        assert "Which disc do you lay" in terminal.answer("1")
        assert "RP-3.4" in terminal.answer("?")


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="needs a pseudo-terminal")
@pytest.mark.filterwarnings("ignore:.*forkpty.*:DeprecationWarning")
def test_between_two_people_a_curtain_hides_the_bribes(tmp_path: Path) -> None:
    with Terminal((*PLAY, "--humans", "2", "--players", "2", "--seed", "curtain"), tmp_path) as terminal:
        terminal.to_prompt()
        terminal.type("1")  # Ann: Noble, then Soldier
        terminal.to_prompt()
        terminal.type("6")  # Bruno: Priest, then Soldier
        for _ in range(8):
            terminal.to_prompt()
            terminal.type("1")
        terminal.to_prompt()
        terminal.type("quit")
        assert terminal.to_end() == 0
        acts = [plain(act) for act in terminal.seen.split(CLEAR)]

    for act in acts:
        if "Ann (you)" in act:
            assert "Priest in round 1" not in act
            assert "round 1 Priest" not in act
        if "Bruno (you)" in act:
            assert "Noble in round 1" not in act
            assert "round 1 Noble" not in act


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_plain_text_in_a_pipe(players: int, tmp_path: Path) -> None:
    done = piped((*PLAY, "--seed", "pipe", "--players", str(players)), "1\n" * 90, tmp_path)

    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    assert "top: " in done.stdout
    assert "The seed was: pipe" in done.stdout


def test_the_printed_46_cards_can_be_asked_for(tmp_path: Path) -> None:
    save = tmp_path / "mine.camarilla"
    words = [*PLAY, "--players", "3", "--three-player-cards", "46", "--save", str(save)]

    assert CliRunner().invoke(app, words, input="1\n").exit_code == 0
    assert b'"three_player_cards": 46' in save.read_bytes()
    wrong = CliRunner().invoke(app, [*PLAY, "--three-player-cards", "44"])
    assert wrong.exit_code == 1
    assert "three_player_cards" in wrong.stderr


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_parts_of_the_score_add_up(players: int) -> None:
    for seed in range(6):
        match = finished(players, f"parts {seed}")

        assert match.outcome is not None
        assert [sum(parts.values()) for parts in taken_apart(match)] == list(match.outcome.scores)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_can_be_drawn_and_said_in_plain_words(lang: str) -> None:
    from rich.console import Console

    drawing, speaker = RoadDrawing(), Speaker(lang)
    for players in (2, 3, 4):
        match = camarilla.start("road-to-the-palace", players, "drawn", {"open_scores": True})
        rng = Fast(players)
        while True:
            for reader in (None, 0, players - 1):
                view = match.view(reader)
                console = Console(width=80, record=True, file=None, quiet=False, force_terminal=False)
                with console.capture() as captured:
                    console.print(drawing.table(view, speaker, 80))
                assert max(len(line) for line in captured.get().splitlines()) <= 80
                assert all(line == line.rstrip() for line in drawing.plain(view, speaker))
                assert len(drawing.hands(view, speaker)) == players
            if match.is_over:
                break
            seat = match.to_act()[0]
            match.play_action(seat, rng.choice(match.legal_actions(seat)))


def test_what_becomes_of_mission_discs_is_counted() -> None:
    words = ["simulate", "road-to-the-palace", "--players", "3", "--games", "20", "--bots", "page", "--json"]
    found = json.loads(CliRunner().invoke(app, words).stdout)

    assert found["games"] == 20
    assert found["events"]["GameEnded"] == 20
    assert sum(found["shares"].values()) == pytest.approx(1, abs=1e-4)
    assert "Mission discs on a first column: " in CliRunner().invoke(app, [*words[:-1], "--lang", "en"]).stdout


def test_a_game_is_told_through_the_eyes_that_are_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "game.camarilla"
    finished(3, "story").save(file)

    def told(*words: str) -> str:
        return CliRunner().invoke(app, ["replay", str(file), *words, "--lang", "en"]).stdout

    assert "Bruno puts by a Bribe" not in told()
    assert "Bruno puts by a Bribe" not in told("--seat", "1")
    assert "Bruno puts by a Bribe" in told("--seat", "2")
    assert all(f"{name} puts by a Bribe" in told("--all") for name in ("Ann", "Bruno", "Chloé"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_a_question_cites_can_be_shown(lang: str) -> None:
    for rule in RULE_OF_STEP.values():
        assert rulebook.rule_text("road-to-the-palace", lang, rule) is not None
