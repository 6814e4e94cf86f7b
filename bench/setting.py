"""Where and how a run was measured."""

import os
import platform
from pathlib import Path

import msgspec


class Setting(msgspec.Struct, frozen=True):
    """All that a reader of the figures needs to know besides."""

    rounds: int
    seconds_per_slice: float
    packages: tuple[str, ...]
    core: int | None
    python: str
    machine: str
    processor: str
    load_before: float
    load_after: float


def load() -> float:
    """How many processes wanted to run in the last minute, this one among them; 0 where the system does not tell."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def setting(
    rounds: int, seconds_per_slice: float, packages: tuple[str, ...], core: int | None, load_before: float
) -> Setting:
    return Setting(
        rounds,
        seconds_per_slice,
        packages,
        core,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        machine=platform.platform(),
        processor=processor(),
        load_before=load_before,
        load_after=load(),
    )


def processor() -> str:
    """The processor's name, where Linux tells it."""
    info = Path("/proc/cpuinfo")
    if not info.exists():
        return platform.processor()
    names = [line.partition(":")[2].strip() for line in info.read_text().splitlines() if line.startswith("model name")]
    return f"{names[0]}, {len(names)} cores" if names else platform.processor()
