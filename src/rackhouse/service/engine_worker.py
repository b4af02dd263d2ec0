"""The program of an engine's process: thoughts in, decisions out, until the hall is gone.

:mod:`rackhouse.service.engine_pool` starts it. It says its version, then answers each thought
on its input by one decision on its output; before each goes its length. It holds nothing that
could be lost, so it may be ended at any moment. It ends by itself when its input is closed, also
in the middle of a thought: a hall that was killed leaves nobody behind.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
from collections.abc import Callable
from typing import BinaryIO

import rackhouse
from rackhouse.service.players import PLAYERS
from rackhouse.service.thought import Conclusion, Shelf, decode_thought, encode, think

SIZE = 4
"""Bytes of a length, the least significant first."""


def framed(data: bytes) -> bytes:
    r"""Data with its length before it.

    >>> framed(b"QI")
    b'\x02\x00\x00\x00QI'
    """
    return len(data).to_bytes(SIZE, "little") + data


def read_frame(file: BinaryIO) -> bytes | None:
    """The next data of a pipe, or ``None`` where it was closed."""
    head = file.read(SIZE)
    if len(head) < SIZE:
        return None
    size = int.from_bytes(head, "little")
    data = file.read(size)
    return data if len(data) == size else None


def decided(data: bytes, shelf: Shelf) -> Conclusion:
    """The decision on a thought; whatever goes wrong is told by its kind."""
    try:
        command = think(decode_thought(data), PLAYERS, shelf)
    except Exception as error:  # noqa: BLE001 - the hall plays on without it, whatever it was
        return Conclusion(None, type(error).__name__)
    return Conclusion(command)  # type: ignore[arg-type]  # players give commands of the union


def _listen(source: BinaryIO, thoughts: queue.SimpleQueue[bytes]) -> None:
    """Take thoughts in; a thread of its own, so that the end of the hall is noticed at once."""
    while (data := read_frame(source)) is not None:
        thoughts.put(data)
    os._exit(0)


def main(decide: Callable[[bytes, Shelf], Conclusion] = decided) -> None:
    """Think until the hall is gone."""
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing that is printed by mistake may get among the decisions
    thoughts: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(source, thoughts), daemon=True).start()
    shelf = Shelf()
    answer = rackhouse.__version__.encode()
    while True:
        try:
            sink.write(framed(answer))
            sink.flush()
        except BrokenPipeError:
            sys.exit(0)
        answer = encode(decide(thoughts.get(), shelf))
