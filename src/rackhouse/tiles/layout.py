"""A board layout: its size, its start square and its premium squares."""

from __future__ import annotations

import re
from functools import cached_property, lru_cache

import msgspec

from rackhouse.errors import MalformedError
from rackhouse.messages import quoted
from rackhouse.tiles.datafile import data_names, read_data


class Premium(msgspec.Struct, frozen=True):
    """What a square multiplies, and for how many words that counts.

    >>> layout = Layout.named("classic")
    >>> layout.premiums[0].name, layout.premiums[0].word
    ('triple word', 3)
    """

    name: str
    letter: int = 1
    word: int = 1

    @property
    def key(self) -> str:
        """The name as rule data spells it: ``double_letter``."""
        return self.name.replace(" ", "_")

    @property
    def is_plain(self) -> bool:
        """Whether the square multiplies nothing."""
        return self.letter == 1 and self.word == 1


PLAIN = Premium("plain")

PREMIUM_OF_SIGN = {
    ".": PLAIN,
    "'": Premium("double letter", letter=2),
    '"': Premium("triple letter", letter=3),
    "^": Premium("quadruple letter", letter=4),
    "-": Premium("double word", word=2),
    "=": Premium("triple word", word=3),
    "~": Premium("quadruple word", word=4),
}


_SQUARE = re.compile(r"([A-Z])(\d{1,2})", re.IGNORECASE | re.ASCII)


class Layout(msgspec.Struct, frozen=True, dict=True):
    """A board without tiles, as a data file draws it.

    >>> classic = Layout.named("classic")
    >>> classic.rows, classic.columns, classic.start == 7 * 15 + 7
    (15, 15, True)
    """

    name: str
    title: str
    rows: int
    columns: int
    start: int
    """The square that the opening must cover, counted row by row from 0."""
    signs: str
    """One character a square, row by row; see ``PREMIUM_OF_SIGN``."""

    @staticmethod
    def named(name: str) -> Layout:
        """The layout of that name from the data files.

        Raises:
            UnknownNameError: if there is none; the message lists those that exist.
        """
        return _load(name)

    @staticmethod
    def names() -> tuple[str, ...]:
        """The names of all layouts.

        >>> Layout.names()
        ('classic', 'super')
        """
        return data_names("boards")

    @staticmethod
    def drawn(name: str, title: str, drawing: str, start: str = "centre") -> Layout:
        """A layout from its drawing, one line per row; ``start`` is ``"centre"`` or like ``"H8"``.

        Raises:
            MalformedError: if the drawing is not a rectangle of known characters.
        """
        lines = drawing.strip("\n").splitlines()
        columns = len(lines[0]) if lines else 0
        if not 2 <= len(lines) <= 26 or not 2 <= columns <= 26:
            raise MalformedError("tiles-board-size", name=name, rows=len(lines), columns=columns)
        for number, line in enumerate(lines, start=1):
            if len(line) != columns:
                raise MalformedError(
                    "tiles-board-row", name=name, row=number, count=len(line), columns=columns
                )
            for sign in line:
                if sign not in PREMIUM_OF_SIGN:
                    signs = " ".join(PREMIUM_OF_SIGN)
                    raise MalformedError(
                        "tiles-board-sign", name=name, row=number, sign=quoted(sign), signs=signs
                    )
        if start == "centre":
            square = len(lines) // 2 * columns + columns // 2
        else:
            match = _SQUARE.fullmatch(start)
            column = ord(match[1].upper()) - ord("A") if match else columns
            row = int(match[2]) - 1 if match else -1
            if not 0 <= row < len(lines) or column >= columns:
                raise MalformedError("tiles-board-start", name=name, start=quoted(start))
            square = row * columns + column
        return Layout(name, title, len(lines), columns, square, "".join(lines))

    @cached_property
    def premiums(self) -> tuple[Premium, ...]:
        """The premium of every square."""
        return tuple(PREMIUM_OF_SIGN[sign] for sign in self.signs)

    @cached_property
    def kinds(self) -> tuple[Premium, ...]:
        """The kinds of premium on this board, in the order of ``PREMIUM_OF_SIGN``."""
        return tuple(
            premium
            for sign, premium in PREMIUM_OF_SIGN.items()
            if sign in self.signs and not premium.is_plain
        )

    @property
    def squares(self) -> int:
        """How many squares there are."""
        return self.rows * self.columns


class _LayoutFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    drawing: str
    start: str = "centre"


@lru_cache
def _load(name: str) -> Layout:
    file = read_data("boards", name, _LayoutFile)
    return Layout.drawn(name, file.title, file.drawing, file.start)
