"""Lines of styled text: what the screen is made of, and what it is painted on."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from rackhouse.tiles import Premium

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import Console


class Span(NamedTuple):
    """Some text in one style; styles are written as in rich."""

    text: str
    style: str = ""


Line: TypeAlias = tuple[Span, ...]

HEADING = "bold"
FAINT = "dim"
OWN = "bold green"
"""Green means "yours", and nothing else."""
TILE = "bold #211D18 on #FFFCF3"
LAST_TILE = "bold #211D18 on #F0B840"
BLANK_TILE = "bold italic #8A3B12 on #FFFCF3"
LAST_BLANK_TILE = "bold italic #8A3B12 on #F0B840"
LABEL = "#9A8F78"
_PLAIN_SQUARE = "#B3A88F on #DDD3BE"
_SQUARES = {
    "double_letter": "#0A3A57 on #A6D5F0",
    "triple_letter": "#FFFFFF on #1C4E90",
    "quadruple_letter": "#FFFFFF on #0E2F5C",
    "double_word": "#5F0B22 on #F29BB2",
    "triple_word": "#FFFFFF on #B0222B",
    "quadruple_word": "#FFFFFF on #6E1218",
}


def square_style(premium: Premium) -> str:
    """The style of an empty square.

    >>> square_style(Premium("double letter", letter=2))
    '#0A3A57 on #A6D5F0'
    """
    return _SQUARES.get(premium.key, _PLAIN_SQUARE)


def line(text: str = "", style: str = "") -> Line:
    """A line in one style.

    >>> line("Ann", HEADING)
    (Span(text='Ann', style='bold'),)
    """
    return (Span(text, style),)


def width_of(spans: Line) -> int:
    """How many columns a line takes.

    >>> width_of((Span("An"), Span("n", HEADING)))
    3
    """
    return sum(len(span.text) for span in spans)


def padded(spans: Line, width: int) -> Line:
    """The line filled with spaces up to a width.

    >>> padded(line("Ann"), 5)
    (Span(text='Ann', style=''), Span(text='  ', style=''))
    """
    missing = width - width_of(spans)
    return (*spans, Span(" " * missing)) if missing > 0 else spans


def text_of(spans: Line) -> str:
    """The line without its styles.

    >>> text_of((Span("A", TILE), Span("nn ")))
    'Ann'
    """
    return "".join(span.text for span in spans).rstrip()


def hanging(text: str, indent: int, width: int) -> list[Line]:
    """A text over as many lines as needed, indented from the second on.

    >>> [text_of(part) for part in hanging("pass   It is not now.", 7, 19)]
    ['pass   It is not', '       now.']
    """
    room = max(indent + 10, width)
    after = " " * indent
    parts = textwrap.wrap(text, room, subsequent_indent=after, break_on_hyphens=False)
    return [line(part) for part in parts]


def wrapped(text: str, width: int, style: str = "") -> list[Line]:
    """A sentence over as many lines as needed.

    >>> [text_of(part) for part in wrapped("The play stands.", 10)]
    ['The play', 'stands.']
    """
    parts = textwrap.wrap(text, max(10, width), break_on_hyphens=False)
    return [line(part, style) for part in parts]


def shortened(text: str, width: int) -> str:
    """A text cut to a width, with a mark that something is missing.

    >>> shortened("QUIZZICALLY", 8), shortened("QUIZ", 8)
    ('QUIZZIC…', 'QUIZ')
    """
    return text if len(text) <= width else text[: width - 1] + "…"


_CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what has scrolled off it, which may show another person's rack."""


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
        """Clear the screen if the terminal can, otherwise print a blank line."""
        sys.stdout.write(_CLEAR if self.clears else "\n")
        sys.stdout.flush()

    def show(self, lines: Iterable[Line]) -> None:
        """Show some lines."""
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
        """Print a sentence, wrapped to the screen."""
        for part in sentence.splitlines() or [""]:
            self.show(wrapped(part, min(self.width, 100) - 1, style) or [()])

    def copyable(self, text: str) -> None:
        """Print a line to copy: never wrapped or cut, because the terminal breaks it best."""
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()

    def _rich(self) -> Console:
        from rich.console import Console  # noqa: PLC0415 - saves scripts 60 ms

        if self._console is None or self._console.width != self.width:
            self._console = Console(highlight=False, width=self.width)
        return self._console
