"""Reads lines: from a person, with a time limit, or from a script."""

from __future__ import annotations

import contextlib
import signal
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING, TextIO

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import FrameType

SOONEST = 0.02
"""A timer of zero would never ring."""


class TimeUpError(Exception):
    """Raised while somebody types; it never leaves this file."""


class Reminder(msgspec.Struct, frozen=True):
    """Something to say while somebody thinks."""

    seconds: float
    text: str


class Keyboard:
    """Where lines come from; lines of a script are echoed, as a terminal does for a person."""

    def __init__(self, source: TextIO | None = None) -> None:
        self._source = sys.stdin if source is None else source
        self.is_terminal = self._source.isatty()
        if isinstance(self._source, TextIOWrapper):
            self._source.reconfigure(errors="replace")

    def line(
        self, prompt: str, seconds: float | None = None, reminders: Sequence[Reminder] = ()
    ) -> str | None:
        """The next line, or ``None`` if the time was up first.

        Raises:
            EOFError: if there are no more lines.
            KeyboardInterrupt: if the person pressed Ctrl-C.
        """
        if not self.is_terminal:
            return self._scripted(prompt)
        _load_line_editing()
        try:
            with _timer(seconds, reminders, prompt):
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
    """Load arrow keys and history, if the system has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401, PLC0415 - loading it is what it is for


def _typed_so_far() -> str:
    """The unfinished line that somebody is typing, if the system knows it."""
    try:
        import readline  # noqa: PLC0415 - not every system has it
    except ImportError:
        return ""
    return readline.get_line_buffer()


@contextlib.contextmanager
def _timer(seconds: float | None, reminders: Sequence[Reminder], prompt: str) -> Iterator[None]:
    """Remind the person typing of the time, and interrupt when it is up.

    Without such a timer on this system, limits apply when the line comes.
    """
    bells = sorted((bell for bell in reminders if bell.seconds > 0), key=lambda bell: bell.seconds)
    bells = [bell for bell in bells if seconds is None or bell.seconds < seconds]
    if not hasattr(signal, "setitimer") or (seconds is None and not bells):
        yield
        return
    passed = 0.0

    def wind() -> None:
        at = bells[0].seconds if bells else seconds
        if at is not None:
            signal.setitimer(signal.ITIMER_REAL, max(SOONEST, at - passed))

    def ring(_number: int, _frame: FrameType | None) -> None:
        nonlocal passed
        if not bells:
            raise TimeUpError
        bell = bells.pop(0)
        passed = bell.seconds
        sys.stdout.write(f"\n{bell.text}\n{prompt}{_typed_so_far()}")
        sys.stdout.flush()
        wind()

    before = signal.signal(signal.SIGALRM, ring)
    wind()
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
