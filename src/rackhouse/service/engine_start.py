"""``python -m rackhouse.service.engine_start`` starts an engine process at low priority.

It imports almost nothing before it lowers its priority, because loading what a player needs would
otherwise cost the hall a third of a second.
"""

from __future__ import annotations

import contextlib
import os
import signal
from typing import Final

NICENESS: Final = 10
"""Below the hall, but not so low that players starve on a busy machine."""


def step_back() -> None:
    """Lower the priority, and leave signals that go to all processes to the hall."""
    # Ctrl-C and a service manager's stop are for the hall, which still finishes what it began.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    with contextlib.suppress(OSError):  # not allowed here: normal priority will do
        os.nice(NICENESS)


if __name__ == "__main__":
    step_back()

    from rackhouse.service.thought import main

    main()
