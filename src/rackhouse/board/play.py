"""A play: tiles laid in one line, with a notation that prints and parses back."""

from __future__ import annotations

import re
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING

import msgspec

from rackhouse.board.geometry import line_of, placement_fault
from rackhouse.board.grid import Grid, Placement
from rackhouse.board.position import Direction, Position, square_name
from rackhouse.board.words import FormedWord, words_formed
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.messages import quoted
from rackhouse.tiles import BLANK, EMPTY, Tile, letter_of, on_rack

if TYPE_CHECKING:
    from collections.abc import Sequence


_SIGNS_A_SQUARE = 8
"""The most characters one tile takes in writing: round and square brackets around a long letter."""


class Play(msgspec.Struct, frozen=True):
    """Tiles laid on a board, with the words they form.

    >>> from rackhouse.board import Board
    >>> board = Board.empty()
    >>> board = board.lay(board.parse_play("8D TRAINER").placements)
    >>> play = board.parse_play("7G HOB")
    >>> play.notation, play.words
    ('7G HOB', ('HOB', 'HI', 'ON', 'BE'))
    """

    position: Position
    text: str
    """The whole main word, blanks in lower case."""
    placements: tuple[Placement, ...]
    """The tiles laid, in reading order."""
    formed: tuple[FormedWord, ...]
    words: tuple[str, ...]
    """Every word formed, the main word first, as a dictionary spells it."""

    @staticmethod
    def of(board: Grid, placements: Sequence[Placement], opening_minimum: int = 2) -> Play:
        """The play that these placements make on the board.

        Raises:
            IllegalError: if the tiles may not lie there.
        """
        fault = placement_fault(board, placements, opening_minimum)
        if fault is not None:
            raise IllegalError(fault)
        direction = line_of(board, placements)
        assert direction is not None
        laid = tuple(sorted(placements, key=lambda placement: placement.square))
        formed = words_formed(board, laid, direction)
        if not formed:
            raise IllegalError("board-no-word")
        alphabet = board.tile_set.alphabet
        play = Play(
            formed[0].position,
            alphabet.text(formed[0].tiles),
            laid,
            formed,
            tuple([alphabet.word(word.tiles) for word in formed]),
        )
        _LAST[0] = (board, play)
        return play

    @staticmethod
    def parse(text: str, board: Grid, opening_minimum: int = 2) -> Play:
        """Read ``8D TRAINER``: a position and the whole main word.

        Letters on the board may be written as they are, as ``.``, or in round brackets.

        Raises:
            MalformedError: where the text is no play.
            IllegalError: where the play cannot lie on the board.
        """
        parts = text.split()
        if len(parts) != 2:
            raise MalformedError("board-no-play", text=quoted(text))
        position = Position.parse(parts[0])
        return Play.of(board, placements_of(position, parts[1], board), opening_minimum)

    @staticmethod
    def made(text: str, board: Grid) -> Play:
        """A play from a record, which was checked before it was written down.

        The referee has usually just read it on the same board, so that result is reused.

        Raises:
            MalformedError: where the text is no play.
            IllegalError: where the play cannot lie on the board.
        """
        last = _LAST[0]
        if last is not None and last[0] is board and last[1].notation == text:
            return last[1]
        return Play.parse(text, board, opening_minimum=1)

    @property
    def notation(self) -> str:
        """The play as people write it; :meth:`parse` reads it back on the same board."""
        return f"{self.position} {self.text}"

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles laid, as they were on the rack: a blank is undeclared."""
        return tuple([on_rack(placement.tile) for placement in self.placements])

    def dotted(self, board: Grid) -> str:
        """The main word with a dot for every tile that was on the board before.

        >>> from rackhouse.board import Board
        >>> board = Board.empty()
        >>> board = board.lay(board.parse_play("8D TRAINER").placements)
        >>> board.parse_play("8C STRAINERS").dotted(board)
        'S.......S'
        """
        main = self.formed[0]
        runs = groupby(zip(main.tiles, main.fresh, strict=True), key=itemgetter(1))
        return "".join(
            board.tile_set.alphabet.text([tile for tile, _ in run])
            if fresh
            else "." * len(list(run))
            for fresh, run in runs
        )

    def __str__(self) -> str:
        return self.notation


_LAST: list[tuple[Grid, Play] | None] = [None]
"""The last play that was read, and the board object it was read on."""


class _Sign(msgspec.Struct, frozen=True):
    """One tile or dot of a written word."""

    tile: Tile | None
    """``None`` for a dot."""
    is_there: bool
    """Whether it was written as a tile that is on the board already."""


def _read_word(word: str, board: Grid) -> list[_Sign]:
    signs: list[_Sign] = []
    is_there = False
    for part in re.split(r"([.()])", word):
        if part == ".":
            signs.append(_Sign(None, is_there=True))
        elif part in {"(", ")"}:
            if is_there == (part == "("):
                raise MalformedError("board-bracket", word=quoted(word))
            is_there = not is_there
        else:
            signs.extend(_Sign(tile, is_there) for tile in board.tile_set.alphabet.parse(part))
    if is_there:
        raise MalformedError("board-bracket", word=quoted(word))
    return signs


def placements_of(position: Position, word: str, board: Grid) -> tuple[Placement, ...]:
    """The tiles that a written word lays: its letters that are not on the board yet.

    Raises:
        MalformedError: for a character that is not a tile, an open bracket, or an undeclared blank.
        IllegalError: if the word leaves the board or disagrees with the tiles on it.
    """
    layout = board.layout
    if position.row >= layout.rows or position.column >= layout.columns:
        raise IllegalError("board-off", place=str(position))
    across = position.direction is Direction.ACROSS
    room = layout.columns - position.column if across else layout.rows - position.row
    if len(word) > _SIGNS_A_SQUARE * room:  # checked before reading: the text may be very long
        raise IllegalError("board-runs-off", play=f"{position} {quoted(word)}")
    signs = _read_word(word, board)
    if len(signs) > room:
        raise IllegalError("board-runs-off", play=f"{position} {word}")
    placements: list[Placement] = []
    square = position.row * layout.columns + position.column
    for sign in signs:
        tile, there = sign.tile, board.cells[square]
        if tile == BLANK:
            raise MalformedError("board-blank-in-word", word=word)
        if there == EMPTY:
            if tile is None or sign.is_there:
                name = square_name(square, layout)
                raise IllegalError("board-through-empty", play=f"{position} {word}", square=name)
            placements.append(Placement(square, tile))
        elif tile is not None and letter_of(tile) != letter_of(there):
            text = board.tile_set.alphabet.text
            name = square_name(square, layout)
            raise IllegalError(
                "board-other-tile",
                play=f"{position} {word}",
                tile=text([tile]),
                square=name,
                there=text([there]),
            )
        square += position.step(layout)
    if not placements:
        raise IllegalError("board-nothing-new", play=f"{position} {word}")
    return tuple(placements)
