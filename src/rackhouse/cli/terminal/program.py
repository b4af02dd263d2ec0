"""What people type to start this program, for the lines that they are told to type."""

from __future__ import annotations

import os
import shlex
from typing import Final

VARIABLE: Final = "RACKHOUSE_COMMAND"
"""Where a script that starts the program says what it was called by."""
USUAL: Final = "rackhouse"


def command_line(*arguments: str) -> str:
    """A line that a shell understands, whatever stands in the names of files.

    >>> command_line("play", "--resume", "my games/final")
    "rackhouse play --resume 'my games/final'"
    """
    return shlex.join((os.environ.get(VARIABLE) or USUAL, *arguments))
