"""The machine that figures are measured on: its name, and how fast it is just now."""

from __future__ import annotations

import os
import platform
from pathlib import Path

import msgspec

from rackhouse.engine import _core


class Yardstick(msgspec.Struct, frozen=True):
    """How fast the machine is at the kinds of work that the engine does.

    A figure of another engine was taken where the score is 1.00: a rate from there times the
    score is what it would be here. The times are nanoseconds: of a step of arithmetic, a load
    out of a cache, and one out of main memory.
    """

    score: float
    step: float
    near: float
    far: float

    @staticmethod
    def measured(rounds: int = 3) -> Yardstick:
        """The best of so many rounds, which take half a second each and 112 MB.

        >>> Yardstick.measured(1).score > 0
        True
        """
        found = _core.yardstick(rounds)
        return Yardstick(found.score, found.step, found.near, found.far)

    def __str__(self) -> str:
        return (
            f"{self.score:.2f} (step {self.step:.2f} ns, near load {self.near:.2f} ns, "
            f"far load {self.far:.0f} ns)"
        )


def processor() -> str:
    """What the machine's processor is called, and how many of its cores there are."""
    name = platform.processor() or platform.machine()
    listed = Path("/proc/cpuinfo")
    if listed.exists():
        lines = listed.read_text(encoding="utf-8", errors="replace").splitlines()
        names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
        name = names[0] if names else name
    return f"{name}, {os.cpu_count()} cores, Python {platform.python_version()}"
