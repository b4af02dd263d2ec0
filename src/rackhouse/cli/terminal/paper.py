"""What the screen is painted on: a terminal in colour, one without, or a file."""

from __future__ import annotations

import os
import shutil
import sys
from typing import TYPE_CHECKING

from rackhouse.cli.terminal.lines import text_of, wrapped

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import Console

    from rackhouse.cli.terminal.lines import Line

_CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""The screen and what has scrolled off it, where another person's rack may still stand."""


class Paper:
    """Standard output, and what it can do."""

    def __init__(self) -> None:
        if hasattr(sys.stdout, "reconfigure"):
            sys.stdout.reconfigure(errors="replace")
        able = sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")
        self.clears = able
        self.colour = able and not os.environ.get("NO_COLOR")
        self._console: Console | None = None

    @property
    def width(self) -> int:
        """How many columns there are, now."""
        return max(40, shutil.get_terminal_size((80, 24)).columns)

    @property
    def height(self) -> int:
        """How many lines there are, now."""
        return shutil.get_terminal_size((80, 24)).lines

    def clear(self) -> None:
        """An empty screen, where the terminal has one; a blank line otherwise."""
        sys.stdout.write(_CLEAR if self.clears else "\n")
        sys.stdout.flush()

    def show(self, lines: Iterable[Line]) -> None:
        """Paint some lines."""
        if not self.colour:
            for spans in lines:
                sys.stdout.write(text_of(spans) + "\n")
            sys.stdout.flush()
            return
        from rich.text import Text  # noqa: PLC0415 - only colour needs it

        console = self._rich()
        for spans in lines:
            text = Text(no_wrap=True, overflow="crop", end="\n")
            for span in spans:
                text.append(span.text, style=span.style)
            console.print(text, soft_wrap=False)

    def say(self, sentence: str, style: str = "") -> None:
        """Say something in a sentence, wrapped to the screen."""
        for part in sentence.splitlines() or [""]:
            self.show(wrapped(part, min(self.width, 100) - 1, style) or [()])

    def copyable(self, text: str) -> None:
        """A line to be copied: never wrapped or cut, for the terminal itself breaks it best."""
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()

    def _rich(self) -> Console:
        from rich.console import Console  # noqa: PLC0415 - 60 ms that a script need not wait for

        if self._console is None or self._console.width != self.width:
            self._console = Console(highlight=False, width=self.width)
        return self._console
