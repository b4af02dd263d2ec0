"""Where a word starts and which way it runs, in the usual notation."""

from __future__ import annotations

import re
from enum import Enum

import msgspec

from rackhouse.errors import MalformedError
from rackhouse.messages import quoted
from rackhouse.tiles import Layout

_ACROSS = re.compile(r"(\d{1,2})([A-Z])", re.IGNORECASE | re.ASCII)
_DOWN = re.compile(r"([A-Z])(\d{1,2})", re.IGNORECASE | re.ASCII)


class Direction(Enum):
    """Which way a word reads."""

    ACROSS = "across"
    DOWN = "down"

    @property
    def other(self) -> Direction:
        """The direction at right angles.

        >>> Direction.ACROSS.other
        <Direction.DOWN: 'down'>
        """
        return Direction.DOWN if self is Direction.ACROSS else Direction.ACROSS


class Position(msgspec.Struct, frozen=True, order=False):
    """The first square of a word and its direction; rows and columns count from 0.

    The number first reads across (``8D``), the letter first reads down (``D8``).

    >>> Position.parse("8D")
    Position(row=7, column=3, direction=<Direction.ACROSS: 'across'>)
    >>> str(Position(7, 3, Direction.DOWN))
    'D8'
    """

    row: int
    column: int
    direction: Direction

    @staticmethod
    def parse(text: str) -> Position:
        """Read ``8D`` or ``D8``.

        Raises:
            MalformedError: for anything else.
        """
        if match := _ACROSS.fullmatch(text):
            number, letter, direction = match[1], match[2], Direction.ACROSS
        elif match := _DOWN.fullmatch(text):
            number, letter, direction = match[2], match[1], Direction.DOWN
        else:
            raise MalformedError("board-no-position", text=quoted(text, 20))
        row = int(number) - 1
        if row < 0:
            raise MalformedError("board-no-position", text=text)
        return Position(row, ord(letter.upper()) - ord("A"), direction)

    def __str__(self) -> str:
        number, letter = str(self.row + 1), chr(ord("A") + self.column)
        return number + letter if self.direction is Direction.ACROSS else letter + number

    def step(self, layout: Layout) -> int:
        """How far the square's number moves from one letter to the next."""
        return 1 if self.direction is Direction.ACROSS else layout.columns


def square_name(square: int, layout: Layout) -> str:
    """A square as people say it, the letter first.

    >>> square_name(Layout.named("classic").start, Layout.named("classic"))
    'H8'
    """
    row, column = divmod(square, layout.columns)
    return f"{chr(ord('A') + column)}{row + 1}"
