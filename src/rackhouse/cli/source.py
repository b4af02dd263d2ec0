"""What a person names to be read: a file, or ``-`` for standard input."""

from __future__ import annotations

import sys
from typing import Final

from rackhouse.errors import MalformedError
from rackhouse.files import read_limited

LARGEST: Final = 16 * 1024 * 1024
"""More bytes than any game has, whatever its notes say."""

_STDIN: Final = "-"


def read_game(name: str) -> bytes:
    """The bytes of a recorded game.

    Raises:
        MalformedError: where there are more than any game has, or standard input is closed.
        OSError: where the file cannot be read at all.
    """
    if name != _STDIN:
        return read_limited(name, LARGEST)
    if sys.stdin is None:
        # So it is after `rackhouse replay - <&-`, and in some jobs that have no terminal.
        raise MalformedError("cli-input-closed")
    data = sys.stdin.buffer.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise MalformedError("cli-input-too-large", most=LARGEST)
    return data
