"""`camarilla replay` and `camarilla rules`: stories and rules on the screen."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import camarilla
from camarilla.cli import rulebook
from camarilla.cli.draw import drawing_of
from camarilla.cli.draw.royal_ending import taken_apart
from camarilla.cli.hosted import AtHome
from camarilla.cli.log import Log, Marked, line_of
from camarilla.cli.room import Room
from camarilla.cli.screen import Screen
from camarilla.core.data import Reader
from camarilla.core.game import Game
from camarilla.core.match import Match
from camarilla.core.record import By
from camarilla.core.rng import Fast
from camarilla.core.text import Sentence
from camarilla.games import GAMES
from camarilla.locales import Speaker
from tests.cli.terminal import piped


def finished(seed: str, players: int = 4, options: dict[str, object] | None = None) -> Match:
    """A random game, played to the end."""
    match = camarilla.start("royal-secrets", players, seed, options)
    rng = Fast(7)
    while not match.is_over:
        seat = match.to_act()[0]
        match.play_action(seat, rng.choice(match.legal_actions(seat)))
    return match


def run(*words: str) -> str:
    from camarilla.cli.app import app

    done = CliRunner().invoke(app, list(words))
    assert done.exit_code == 0, done.stderr
    return done.stdout


def test_a_game_is_told_through_the_eyes_that_are_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "game.camarilla"
    finished("story").save(file)

    spectator, bruno, everything = run("replay", str(file)), run("replay", str(file), "--seat", "2"), ""
    everything = run("replay", str(file), "--all")

    assert "Bruno bets a card face down." in spectator or "Bruno adds a second card, face down." in spectator
    assert "Bruno bets a card face down." not in bruno
    assert "Bruno adds a second card, face down." not in bruno
    assert "Ann adds a second card, face down." in bruno or "Ann bets a card face down." in bruno
    assert "a card face down" not in everything
    assert run("replay", str(file), "--seat", "Bruno") == bruno
    for told in (spectator, bruno, everything):
        assert "Round 7, the last" in told
        assert "Where the points came from" in told


def test_what_a_stand_in_decided_is_told_so(tmp_path: Path) -> None:
    match = camarilla.start("royal-secrets", 4, "marked")
    rng = Fast(7)
    while not match.is_over:
        seat = match.to_act()[0]
        move = rng.choice(match.legal(seat))
        match.play(seat, move, By.STAND_IN if seat == 1 else By.CLOCK if seat == 2 else None)
    file = tmp_path / "game.camarilla"
    match.save(file)

    for eyes in ((), ("--seat", "2"), ("--all",)):
        lines = run("replay", str(file), *eyes).splitlines()
        assert any(line.strip().startswith("A bot for Bruno ") for line in lines)
        assert any(line.strip().startswith("A bot for Chloé ") for line in lines)
        assert not any("bot for Ann" in line or "bot for Dario" in line for line in lines)
        assert not any(line.strip().startswith(("Bruno bets", "Chloé bets")) for line in lines)
    assert "Un robot pour Bruno " in run("replay", str(file), "--lang", "fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_bot_that_decides_for_somebody_stands_in_the_place_of_the_name(game: Game, lang: str) -> None:
    match = camarilla.start(game.key, game.seats[-1], "in the place")
    rng = Fast(7)
    while not match.is_over:
        seat = match.to_act()[0]
        match.play(seat, rng.choice(match.legal(seat)), By.STAND_IN)
    names = [f"P{seat}" for seat in range(match.players)]
    speaker, bot = Speaker(lang, names), {"en": "bot for ", "fr": "robot pour "}[lang]
    told = [(event, by) for event, by in zip(match.truth(), match.marks_of_truth(), strict=True) if by is not None]
    for event, by in told:
        line, own = (line_of(game, speaker, Marked(event, by), reader) for reader in (None, event.decision_of()))
        if line is None or own is None:
            continue
        assert line.count(f"{bot}P{event.decision_of()}") == 1, line
        assert own == line.replace(f"{bot}P{event.decision_of()}", bot + {"en": "you", "fr": "vous"}[lang])
        assert all(sentence[0].isupper() for sentence in line.split(". ")), line
        assert not line.startswith(f"P{event.decision_of()} ")


def test_what_was_noted_stands_in_the_log_at_its_place(capsys: pytest.CaptureFixture[str]) -> None:
    match = finished("noted", 3)
    noted = {0: "Zoe", 3: "Yann", 10_000: "Xavier"}

    class Noting(AtHome):
        def notes(self, _reader: Reader) -> list[tuple[int, Sentence]]:
            return [(after, Sentence("table-noted-back", {"name": name})) for after, name in noted.items()]

    room = Room(Noting(match), Screen(), Speaker("en"), drawing_of("royal-secrets"))
    log = Log(room, None, resumed=False)
    first, others = log.lines(log.history(0)[:3], 0), log.lines(log.history(0)[3:6], 0)
    log.tell_chapters(0, None, everything=True)

    told = [line.removeprefix("· ") for line in capsys.readouterr().out.splitlines()]
    places = [told.index(f"{name} is back and plays again.") for name in noted.values()]
    assert places == [0, 1 + len(first), len(told) - 1]
    assert told[places[1] + 1] == others[0]


def test_the_log_calls_everybody_as_they_were_called_then() -> None:
    match = camarilla.start("royal-secrets", 3, "taken over")
    for _ in range(12):
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0], By.STAND_IN)
    since = 6

    class TakenOver(AtHome):
        def former_names(self, _reader: Reader, place: int) -> dict[int, str]:
            return {0: "Bob"} if place < since else {}

    room = Room(TakenOver(match), Screen(), Speaker("en", ("Eve", "Cleo", "Dan")), drawing_of("royal-secrets"))
    log = Log(room, None, resumed=False)
    told = log.history(0)
    before, after = " ".join(log.lines(told[:since], 0)), " ".join(log.lines(told[since:], 0))
    assert "A bot for Bob" in before
    assert "Eve" not in before
    assert "for you" not in before
    assert "A bot for you" in after
    assert "Bob" not in after


def test_a_seat_that_is_not_there_is_refused(tmp_path: Path) -> None:
    from camarilla.cli.app import app

    file = tmp_path / "game.camarilla"
    camarilla.start("royal-secrets", 3, "1").save(file)

    for words in (("--seat", "4"), ("--seat", "Zoe"), ("--seat", "1", "--all")):
        assert CliRunner().invoke(app, ["replay", str(file), *words]).exit_code == 2
    assert "The game stops here, after 0 decisions." in run("replay", str(file))


def test_one_sum_is_not_told_twice(tmp_path: Path) -> None:
    file = tmp_path / "game.camarilla"
    finished("once").save(file)
    rounds = run("replay", str(file)).split("Round ")
    once = 0
    for told in rounds:
        for name in ("Ann", "Bruno", "Chloé", "Dario"):
            dues = re.findall(rf"{name} (?:is due|owes|wins|has nothing left)|spares {name}", told)
            assert (f"In all, {name} " in told) <= (len(dues) != 1), told
            once += len(dues) == 1
    assert once


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("debts", [False, True])
def test_the_parts_of_the_score_add_up(players: int, debts: bool) -> None:
    for seed in range(4):
        match = finished(f"parts {seed}", players, {"debts": debts})

        assert match.outcome is not None
        assert [sum(parts.values()) for parts in taken_apart(match)] == list(match.outcome.scores)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rules_page_is_printed_as_it_is_in_a_pipe(lang: str) -> None:
    assert (
        piped(("rules", "royal-secrets", "--lang", lang)).stdout.rstrip()
        == rulebook.page("royal-secrets", lang).rstrip()
    )


def test_one_rule_or_chapter_is_found_by_its_id() -> None:
    assert run("rules", "royal-secrets", "rs-5.2") == (
        "- RS-5.2 Second action: bet a second card, the other way up than the first.\n"
    )
    assert run("rules", "Royal-Secrets", "5.2") == run("rules", "royal-secrets", "RS-5.2")
    chapter = run("rules", "royal-secrets", "RS-5")
    assert chapter.startswith("## RS-5")
    assert "RS-5.6" in chapter
    assert "RS-6.1" not in chapter
    assert "RS-5.2" in run("rules", "royal-secrets", "RS-5.2", "--lang", "fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_rule_that_a_question_cites_can_be_shown(lang: str) -> None:
    from camarilla.games.royal_secrets.telling import RULE_OF_STEP

    for rule in {*RULE_OF_STEP.values(), "RS-5.2"}:
        assert rulebook.rule_text("royal-secrets", lang, rule) is not None


def test_a_rule_is_shown_with_its_table() -> None:
    lines = rulebook.rule_text("road-to-the-palace", "en", "RP-2.1")

    assert lines is not None
    assert lines[0].startswith("RP-2.1 Return to the box")
    assert "4 · 2 at random · 60 · none · 9/9/9/5 · 3 × 4" in lines
    assert lines[-1].startswith("[ruling] The printed list for 3 players leaves 46 cards.")
    assert lines[-1].endswith("plays the printed list.")
