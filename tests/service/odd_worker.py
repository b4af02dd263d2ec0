"""Processes that do not do what is asked of them: ``python -m tests.service.odd_worker WAY``."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from rackhouse.service.thought import Conclusion, Shelf, decided, main


def dies(_data: bytes, _shelf: Shelf) -> Conclusion:
    """As by a fault of the machine, or a lack of memory."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("it is dead")


def dies_once(data: bytes, shelf: Shelf) -> Conclusion:
    """The first process dies of its first thought; the others are well."""
    mark = Path(sys.argv[2])
    if not mark.exists():
        mark.touch()
        dies(data, shelf)
    return decided(data, shelf)


def ponders(data: bytes, shelf: Shelf) -> Conclusion:
    """The first process to be asked thinks until it is let go; the others are quick."""
    mark = Path(sys.argv[2])
    try:
        mark.touch(exist_ok=False)
    except FileExistsError:
        return decided(data, shelf)
    while mark.exists():
        time.sleep(0.005)
    return decided(data, shelf)


def sleeps(_data: bytes, _shelf: Shelf) -> Conclusion:
    """It never answers."""
    while True:
        time.sleep(60)


def breaks_off(_data: bytes, _shelf: Shelf) -> Conclusion:
    """Its player fails."""
    return Conclusion(None, "MemoryError")


WAYS: Mapping[str, Callable[[bytes, Shelf], Conclusion]] = {
    way.__name__: way for way in (dies, dies_once, ponders, sleeps, breaks_off)
}

if __name__ == "__main__":
    main(WAYS[sys.argv[1]])
