"""Reading lines: from a person, with a time limit, or from a script."""

from __future__ import annotations

import contextlib
import signal
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING, TextIO

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

SOONEST = 0.02
"""A timer of nothing would be no timer."""


class TimeUpError(Exception):
    """Raised while somebody types; it never leaves this file."""


class Reminder(msgspec.Struct, frozen=True):
    """Something to say while somebody thinks."""

    seconds: float
    text: str


class Keyboard:
    """Where lines come from. A script's lines are shown, as a terminal shows a person's."""

    def __init__(self, source: TextIO | None = None) -> None:
        self._source = sys.stdin if source is None else source
        self.is_terminal = self._source.isatty()
        if isinstance(self._source, TextIOWrapper):
            self._source.reconfigure(errors="replace")

    def line(
        self, prompt: str, seconds: float | None = None, reminder: Reminder | None = None
    ) -> str | None:
        """The next line, or ``None`` if the time was up before it came.

        Raises:
            EOFError: where no more lines come.
            KeyboardInterrupt: where the person pressed Ctrl-C.
        """
        if not self.is_terminal:
            return self._scripted(prompt)
        _load_line_editing()
        try:
            with _timer(seconds, reminder):
                return input(prompt)
        except TimeUpError:
            sys.stdout.write("\n")
            return None

    def _scripted(self, prompt: str) -> str:
        sys.stdout.write(prompt)
        text = self._source.readline()
        if not text:
            sys.stdout.write("\n")
            raise EOFError
        shown = text.rstrip("\r\n")
        sys.stdout.write("".join(sign if sign.isprintable() else "?" for sign in shown) + "\n")
        sys.stdout.flush()
        return shown


def _load_line_editing() -> None:
    """Arrow keys and history, where the system has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401, PLC0415 - loading it is what it is for


@contextlib.contextmanager
def _timer(seconds: float | None, reminder: Reminder | None) -> Iterator[None]:
    """Interrupt whoever types when the time is up, and warn them before.

    Where the system has no such timer, limits count when the line comes.
    """
    if seconds is None or not hasattr(signal, "setitimer"):
        yield
        return
    warn = reminder if reminder is not None and 0 < reminder.seconds < seconds else None

    def ring(_number: int, _frame: FrameType | None) -> None:
        nonlocal warn
        if warn is None:
            raise TimeUpError
        sys.stdout.write(f"\n{warn.text}\n")
        sys.stdout.flush()
        signal.setitimer(signal.ITIMER_REAL, max(SOONEST, seconds - warn.seconds))
        warn = None

    before = signal.signal(signal.SIGALRM, ring)
    first = seconds if warn is None else warn.seconds
    signal.setitimer(signal.ITIMER_REAL, max(SOONEST, first))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
