"""``python -m rackhouse.service.engine_start`` begins an engine's process, at the end of the queue.

It imports next to nothing, so that all that follows is done at a low priority: what a player
needs would otherwise cost the hall a third of a second.
"""

from __future__ import annotations

import contextlib
import os
import signal
from typing import Final

NICENESS: Final = 10
"""The hall comes first; lower still, and players starve where people keep a machine busy."""


def step_back() -> None:
    """Give way to everybody, and leave to the hall what is said to all of its processes."""
    # Ctrl-C and a service manager's stop are for the games, which still finishes what it began.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    with contextlib.suppress(OSError):  # where it may not even do that, it thinks all the same
        os.nice(NICENESS)


if __name__ == "__main__":
    step_back()

    from rackhouse.service.thought import main

    main()
