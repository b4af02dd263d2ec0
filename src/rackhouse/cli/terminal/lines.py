"""Lines of styled text: what the screen is made of before anybody paints it."""

from __future__ import annotations

import textwrap
from typing import NamedTuple, TypeAlias

from rackhouse.tiles import Premium


class Span(NamedTuple):
    """Some text in one style; styles are written as rich writes them."""

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
    """The line with blanks behind it up to a width.

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
    """A text over as many lines as it takes, all but the first moved in.

    >>> [text_of(part) for part in hanging("pass   It is not now.", 7, 19)]
    ['pass   It is not', '       now.']
    """
    room = max(indent + 10, width)
    after = " " * indent
    parts = textwrap.wrap(text, room, subsequent_indent=after, break_on_hyphens=False)
    return [line(part) for part in parts]


def wrapped(text: str, width: int, style: str = "") -> list[Line]:
    """A sentence over as many lines as it takes.

    >>> [text_of(part) for part in wrapped("The play stands.", 10)]
    ['The play', 'stands.']
    """
    parts = textwrap.wrap(text, max(10, width), break_on_hyphens=False)
    return [line(part, style) for part in parts]


def shortened(text: str, width: int) -> str:
    """A text cut to a width, with a sign that something is missing.

    >>> shortened("QUIZZICALLY", 8), shortened("QUIZ", 8)
    ('QUIZZIC…', 'QUIZ')
    """
    return text if len(text) <= width else text[: width - 1] + "…"
