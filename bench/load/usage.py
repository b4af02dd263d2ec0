"""What processes have used: processor time and memory, as the kernel counts them."""

from __future__ import annotations

import os
from pathlib import Path

_TICK = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


def processor_seconds(process: int) -> float:
    """The processor time of a process and of those it has started and that run still."""
    return sum(_seconds(one) for one in (process, *children(process)))


def own_seconds(process: int) -> float:
    """The processor time of a process alone."""
    return _seconds(process)


def children(process: int) -> list[int]:
    """The processes below one."""
    found = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            found += [child, *children(child)]
    return found


def _seconds(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / _TICK


def memory(process: int) -> int:
    """The bytes of a process that lie in memory."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * _PAGE


def all_seconds() -> tuple[float, float]:
    """The processor time of the whole machine: used, and idle."""
    fields = [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    idle = fields[3] + fields[4]
    return (sum(fields) - idle) / _TICK, idle / _TICK
