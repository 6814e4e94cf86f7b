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
    load: tuple[float, ...]


def setting(rounds: int, seconds_per_slice: float, packages: tuple[str, ...], core: int | None) -> Setting:
    return Setting(
        rounds,
        seconds_per_slice,
        packages,
        core,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        machine=platform.platform(),
        processor=processor(),
        load=os.getloadavg() if hasattr(os, "getloadavg") else (),
    )


def processor() -> str:
    """The processor's name, where Linux tells it."""
    info = Path("/proc/cpuinfo")
    if not info.exists():
        return platform.processor()
    names = [line.partition(":")[2].strip() for line in info.read_text().splitlines() if line.startswith("model name")]
    return f"{names[0]}, {len(names)} cores" if names else platform.processor()
