"""Every rule is carried out somewhere and tested somewhere, and nothing cites a rule that does not exist.

A rules page lists its rules as "- RS-6.11 ..." under chapters "## RS-6 ...". Code, tests and catalogues cite them by
these ids; a test may cite its rule in its name: test_rs_6_11_the_highest_third_card_takes_the_favour.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from camarilla.core.game import Game
from camarilla.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "camarilla"
TESTS = ROOT / "tests"

RULE = re.compile(r"^- ([A-Z]{2}-\d+\.\d+)\s", re.MULTILINE)
CHAPTER = re.compile(r"^## ([A-Z]{2}-\d+)\s", re.MULTILINE)

NO_SUCH_CHAPTER = 99
"""What a test asks for when it wants to hear that there is no such rule."""

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def page(game: Game, language: str) -> str:
    return (PACKAGE / "rules" / f"{game.key}.{language}.md").read_text(encoding="utf-8")


def rules(game: Game, language: str = "en") -> list[str]:
    return RULE.findall(page(game, language))


def chapters(game: Game, language: str = "en") -> list[str]:
    return CHAPTER.findall(page(game, language))


def prefix(game: Game) -> str:
    (letters,) = {rule.partition("-")[0] for rule in rules(game)}
    return letters


def cited_in(text: str, letters: str) -> Iterator[str]:
    """Every id in a text, and every id in the name of a test."""
    for found in re.finditer(rf"\b{letters}-(\d+(?:\.\d+)?)", text):
        yield f"{letters}-{found[1]}"
    for found in re.finditer(rf"\bdef test_{letters.lower()}_(\d+)(?:_(\d+))?_", text):
        yield f"{letters}-{found[1]}" + (f".{found[2]}" if found[2] else "")


def cited(files: Iterable[Path], letters: str) -> dict[str, Path]:
    """Every id cited in these files, with one of the files that cite it."""
    found: dict[str, Path] = {}
    for file in files:
        for rule in cited_in(file.read_text(encoding="utf-8"), letters):
            found.setdefault(rule, file)
    return found


def sources(game: Game) -> list[Path]:
    return sorted((PACKAGE / "games" / game.key.replace("-", "_")).rglob("*.py"))


def written_tests() -> list[Path]:
    return sorted(file for file in TESTS.rglob("*.py") if file != Path(__file__).resolve())


@EVERY_GAME
def test_the_page_lists_its_rules_in_order_each_once(game: Game) -> None:
    listed = rules(game)
    assert len(listed) > 10
    assert len(set(listed)) == len(listed)
    assert listed == sorted(listed, key=lambda rule: [int(part) for part in rule.partition("-")[2].split(".")])
    assert {rule.partition(".")[0] for rule in listed} <= set(chapters(game))


@EVERY_GAME
def test_both_languages_have_the_same_rules_in_the_same_order(game: Game) -> None:
    assert rules(game, "fr") == rules(game, "en")
    assert chapters(game, "fr") == chapters(game, "en")


@EVERY_GAME
def test_every_rule_is_cited_by_the_code_that_carries_it_out(game: Game) -> None:
    missing = [rule for rule in rules(game) if rule not in cited(sources(game), prefix(game))]
    assert not missing, f"no module of {game.key} cites {', '.join(missing)}"


@EVERY_GAME
def test_every_rule_is_cited_by_a_test(game: Game) -> None:
    """By the name of one: a mention in passing is not enough."""
    names = [f"test_{rule.lower().replace('-', '_').replace('.', '_')}_" for rule in rules(game)]
    written = "\n".join(file.read_text(encoding="utf-8") for file in written_tests())
    missing = [name for name in names if f"def {name}" not in written]
    assert not missing, f"no test is called {', '.join(missing)}..."


@EVERY_GAME
def test_nothing_cites_a_rule_that_does_not_exist(game: Game) -> None:
    known = {*rules(game), *chapters(game), f"{prefix(game)}-{NO_SUCH_CHAPTER}"}
    texts = [file for kind in ("*.py", "*.ftl", "*.md", "*.json") for file in PACKAGE.rglob(kind)]
    texts += (ROOT / "docs").rglob("*.md")
    wrong = {rule: file for rule, file in cited([*texts, *written_tests()], prefix(game)).items() if rule not in known}
    assert not wrong, "\n".join(f"{file.relative_to(ROOT)} cites {rule}" for rule, file in wrong.items())
