"""Build hook: a wheel of Camarilla carries the engine compiled by mypyc wherever that can be done.

CAMARILLA_BUILD decides:

    auto      (default) compile if there is a C compiler with Python's headers, else plain Python with a notice
    pure      plain Python
    compiled  compile, or fail

Sources ship beside the compiled modules, which Python prefers. Editable installs are always plain Python.
`python hatch_build.py check` says whether this machine can compile.
"""

import functools
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED: Final = ("core", "games", "bots")
"""The packages of src/camarilla that are compiled."""

INTERPRETED: Final = (
    "__init__.py",
    "cards.py",
    "claims.py",
    "data.py",
    "deal.py",
    "events.py",
    "moves.py",
    "options.py",
    "proof.py",
    "reading.py",
    "record.py",
    "talk.py",
    "telling.py",
    "text.py",
    "view.py",
)
"""The modules in them that are not: mypyc drops the class keywords of msgspec Structs; packages, and the text and the
reading of files, gain nothing by it."""

TOOLS: Final = ("mypy", "setuptools", "msgspec")
"""What compiling needs, as pinned in constraints.txt; msgspec because mypyc reads the types of what is imported."""

WAYS: Final = ("auto", "pure", "compiled")


class Uncompilable(Exception):
    """Why there will be no compiled build, as a sentence."""


class CompileEngine(BuildHookInterface[BuilderConfig]):
    def dependencies(self) -> list[str]:
        return pins(Path(self.root)) if will_compile() else []

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        if version == "editable":
            return
        way = wanted()
        if way == "pure":
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="camarilla-build-")
        try:
            built = compile_engine(Path(self.root), Path(self.scratch.name))
        except Uncompilable as why:
            if way == "compiled":
                raise
            notice(str(why))
            return
        build_data["force_include"] = {str(file): name for name, file in built.items()}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, object], artifact_path: str) -> None:
        del version, build_data, artifact_path
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


def wanted() -> str:
    way = os.environ.get("CAMARILLA_BUILD") or "auto"
    if way not in WAYS:
        raise SystemExit(f"CAMARILLA_BUILD is {way!r}; it must be one of: {', '.join(WAYS)}")
    return way


def will_compile() -> bool:
    match wanted():
        case "auto":
            return obstacle() is None
        case way:
            return way == "compiled"


def pins(root: Path) -> list[str]:
    lines = (root / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.partition("==")[0] in TOOLS]


def notice(why: str) -> None:
    print(f"camarilla: the engine stays plain Python (the same games, several times slower): {why}", file=sys.stderr)


@functools.cache
def obstacle() -> str | None:
    """Tell what stands in the way of compiling here: found by compiling one line against Python's headers."""
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython only, this is {sys.implementation.name}"
    if os.name == "nt":
        return None  # setuptools knows how to find the compiler; if there is none, compiling fails and says so
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        return f"there is no C compiler ({command[0]})"
    headers = {sysconfig.get_path(name) for name in ("include", "platinclude")}
    with tempfile.TemporaryDirectory(prefix="camarilla-build-") as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        compiling = [*command, *(f"-I{path}" for path in headers), "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        tried = subprocess.run(compiling, capture_output=True, check=False)
    return None if tried.returncode == 0 else f"the C compiler ({command[0]}) does not find Python's headers"


def candidates(package: Path) -> list[Path]:
    """List the modules to compile, relative to the folder that holds the package."""
    return sorted(
        file.relative_to(package.parent)
        for part in COMPILED
        for file in (package / part).rglob("*.py")
        if file.name not in INTERPRETED
    )


def compile_engine(root: Path, scratch: Path) -> dict[str, Path]:
    """Compile a copy of the sources; return the extension modules by their place in the wheel."""
    why = obstacle()
    if why is not None:
        raise Uncompilable(why)
    shutil.copytree(root / "src", scratch / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    # In its own process: mypyc ends the process on a type error, and setuptools changes much of what it touches.
    compiling = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), "compile"],
        cwd=scratch / "src",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if compiling.returncode != 0:
        print(compiling.stdout, file=sys.stderr)
        raise Uncompilable("compiling failed, see above")
    out = scratch / "out"
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return {file.relative_to(out).as_posix(): file for file in out.rglob(f"*{suffix}")}


def compile_here() -> None:
    """Compile the engine in the current folder, a copy of src/, into ../out."""
    from mypyc.build import mypycify
    from setuptools import setup

    modules = [str(file) for file in candidates(Path("camarilla").resolve())]
    extensions = mypycify(
        # Whether the types are right is for `make check` to say: here only what mypyc itself needs.
        ["--config-file=", "--cache-dir=../cache", "--explicit-package-bases", "--no-warn-no-return", *modules],
        only_compile_paths=modules,
        opt_level="3",
        debug_level="0",
        target_dir="../c",
        group_name="camarilla",  # one shared library for all: calls between modules stay direct
    )
    setup(
        name="camarilla",
        packages=[],
        ext_modules=extensions,
        script_args=["build_ext", "--build-lib", "../out", "--build-temp", "../objects"],
    )


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["compile"]:
            compile_here()
        case ["check"]:
            sys.exit(obstacle())
        case _:
            sys.exit(__doc__)
