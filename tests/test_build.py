"""The two builds are what they claim to be, and the repository names no host and no machine."""

import ast
import importlib
import inspect
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

import camarilla
from camarilla.core.build import is_compiled
from hatch_build import COMPILED, INTERPRETED, NODE, TOOLS, candidates, page_is_built, page_sources, pins

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path(str(camarilla.__file__)).resolve().parent
SOURCES = ROOT / "src" / "camarilla"

LOCKS_WITH_HOSTS = ("uv.lock", "pylock.toml", "poetry.lock", "pdm.lock", "Pipfile.lock", "yarn.lock")
# Written in pieces, so that this file does not contain what it looks for.
HOSTS = re.compile(
    r"(pypi|pythonhosted|npmjs|yarnpkg)" + r"\.(org|com)|/simple" + r"/|\bindex-" + r"url\b", re.IGNORECASE
)
MACHINE_PATHS = re.compile(r"(?<![\w.])/(" + r"home|Users|root|work|opt|mnt)/" + r"\w")


def dotted(file: Path) -> str:
    return ".".join(file.with_suffix("").parts)


def modules_of_the_engine() -> list[ModuleType]:
    packages = [SOURCES / part for part in COMPILED if not part.endswith(".py")]
    files = [file.relative_to(SOURCES.parent) for package in packages for file in package.rglob("*.py")]
    names = [dotted(file).removesuffix(".__init__") for file in sorted(files) if file.name != "__main__.py"]
    return [importlib.import_module(name) for name in names]


def tracked_files() -> list[Path]:
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("not a git work tree")
    listing = [git, "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, capture_output=True, check=True, text=True).stdout.split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def test_the_build_that_runs_is_the_one_that_is_meant() -> None:
    expected = os.environ.get("CAMARILLA_EXPECT_BUILD")
    if expected is None:
        pytest.skip("CAMARILLA_EXPECT_BUILD says nothing")
    assert expected in ("pure", "compiled")
    assert is_compiled() == (expected == "compiled")
    assert (PACKAGE == SOURCES) == (expected == "pure")


def test_every_module_of_the_engine_is_compiled_or_none_is() -> None:
    chosen = candidates(SOURCES)
    assert chosen
    for file in chosen:
        origin = importlib.import_module(dotted(file)).__file__
        assert origin is not None
        assert origin.endswith(".py") != is_compiled(), f"{file} runs from {origin}"


def test_the_build_holds_the_sources_as_they_are_now() -> None:
    ours = {file.relative_to(SOURCES) for file in SOURCES.rglob("*") if file.is_file() and file.suffix != ".pyc"}
    for file in ours:
        assert (PACKAGE / file).read_bytes() == (SOURCES / file).read_bytes(), file


def test_structs_are_defined_in_interpreted_modules_only() -> None:
    for module in modules_of_the_engine():
        structs = [
            name
            for name, thing in inspect.getmembers(module, inspect.isclass)
            if issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__
        ]
        file = Path(str(inspect.getsourcefile(module) or module.__file__))
        interpreted = file.name in INTERPRETED
        assert interpreted or not structs, f"{module.__name__} defines {structs}: move them to one of {INTERPRETED}"


def test_core_and_games_import_the_standard_library_and_msgspec_only() -> None:
    # mypy_extensions holds mypyc's own words (mypyc_attr, i64) and nothing that runs.
    allowed = {*sys.stdlib_module_names, "msgspec", "mypy_extensions", "camarilla"}
    for part in ("core", "games"):
        for file in (SOURCES / part).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                match node:
                    case ast.Import(names):
                        imported = {alias.name.partition(".")[0] for alias in names}
                    case ast.ImportFrom(module=str(name), level=0):
                        imported = {name.partition(".")[0]}
                    case _:
                        continue
                assert imported <= allowed, f"{file.relative_to(SOURCES)}:{node.lineno} imports {imported - allowed}"


def test_what_compiles_the_engine_is_pinned() -> None:
    assert [pin.partition("==")[0] for pin in pins(ROOT, TOOLS)] == sorted(TOOLS)
    assert [pin.partition("==")[0] for pin in pins(ROOT, NODE)] == list(NODE)


def test_the_page_is_built_again_when_its_sources_have_changed(tmp_path: Path) -> None:
    source, words = tmp_path / "web" / "main.ts", tmp_path / "src" / "camarilla" / "locales" / "en" / "web.ftl"
    for file in (source, words):
        file.parent.mkdir(parents=True)
        file.write_text("one")
    mark = tmp_path / "src" / "camarilla" / "server" / "web" / ".sources"
    mark.parent.mkdir(parents=True)
    assert not page_is_built(tmp_path)

    mark.write_text(page_sources(tmp_path))
    assert page_is_built(tmp_path)

    for file in (source, words):
        file.write_text("two")
        assert not page_is_built(tmp_path)
        file.write_text("one")
        assert page_is_built(tmp_path)


def test_no_tracked_file_names_a_registry_or_a_machine() -> None:
    found = []
    for file in tracked_files():
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), start=1):
            if HOSTS.search(line) or MACHINE_PATHS.search(line):
                found.append(f"{file.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    assert not found, "\n".join(found)


def test_no_lock_file_records_hosts() -> None:
    assert not [file.name for file in tracked_files() if file.name in LOCKS_WITH_HOSTS]
    # npm's records them unless web/.npmrc forbids it
    npm = [file for file in tracked_files() if file.name == "package-lock.json"]
    assert npm
    assert not [file for file in npm if '"resolved"' in file.read_text(encoding="utf-8")]
