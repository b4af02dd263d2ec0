"""A plain move generator: every legal play of a rack on a board.

Theory of operation. A play lies in one line and joins the tiles on the board, so every play
covers an *anchor*: an empty square beside a tile (on an empty board, the start square). For
each line, and each square in it where a word may begin, the search lays rack tiles or reads
board tiles from left to right, and walks down the tree of words as it goes; it turns back as
soon as no word begins so. What the words *across* the line allow on a square is worked out
beforehand. Ahead of the first anchor nothing constrains the letters, so the beginnings that a
rack can lay there are found once and used in every line.

This is the obvious generator and not the quick one: the engine is held against it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.board import Board, Direction, Placement, Play
from rackhouse.engine import WordCollection
from rackhouse.errors import IllegalError
from rackhouse.tiles import BLANK, DECLARED, EMPTY, Tile, letter_of
from tests.twin.word_tree import Branch, word_tree

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


def generate_plays(
    board: Board, rack: Sequence[Tile], words: WordCollection, opening_minimum: int = 2
) -> Iterator[Play]:
    """Yield every legal play once, all of whose words are among ``words``.

    A blank and a natural letter are different plays; an opening may lie both ways; a single
    tile that forms two words is one play.

    >>> board = Board.empty()
    >>> board = board.lay(board.parse_play("8H AT").placements)
    >>> rack = board.tile_set.alphabet.parse("S")
    >>> [str(play) for play in generate_plays(board, rack, ("AS", "AT", "ATS", "TA"))]
    ['8H ATS', 'H8 AS']

    Raises:
        IllegalError: where the rack holds something that is no tile of this set.
    """
    letters = len(board.tile_set.alphabet.letters)
    for tile in rack:
        if not BLANK <= tile <= letters:
            raise IllegalError(
                f"A rack cannot hold tile number {tile}; this set has 0 (a blank) to {letters}."
            )
    tree = word_tree(words, board.tile_set.alphabet)
    beginnings = _Beginnings(tree, rack)
    least = opening_minimum if board.is_empty else 1
    for direction in Direction:
        crossings = _Crossings(board, direction, tree)
        for squares in _lines(board, direction):
            for placements in _plays_in_line(board, squares, crossings, beginnings):
                if len(placements) < least:
                    continue
                if direction is Direction.DOWN and len(placements) == 1:
                    (only,) = placements
                    if crossings.joined(only.square):
                        continue  # it was found as a play across
                yield Play.of(board, placements, opening_minimum)


def any_play(
    board: Board, rack: Sequence[Tile], words: WordCollection, opening_minimum: int = 2
) -> bool:
    """Whether the rack has a legal play at all.

    >>> board = Board.empty()
    >>> any_play(board, board.tile_set.alphabet.parse("QI"), ("QI",))
    True
    """
    return next(generate_plays(board, rack, words, opening_minimum), None) is not None


class _Beginnings:
    """The ways to begin a word from a rack alone, by length, found when first asked for."""

    def __init__(self, tree: Branch, rack: Sequence[Tile]) -> None:
        counts = bytearray(DECLARED)
        for tile in rack:
            counts[tile] += 1
        self.size = len(rack)
        self._by_length: list[list[tuple[tuple[Tile, ...], bytes, Branch]]] = [
            [((), bytes(counts), tree)]
        ]

    def of_length(self, length: int) -> list[tuple[tuple[Tile, ...], bytes, Branch]]:
        """Tiles laid, how many of each are left on the rack, and where the tree stands."""
        while len(self._by_length) <= length:
            self._by_length.append(
                [
                    ((*laid, tile), left, onward)
                    for laid, counts, branch in self._by_length[-1]
                    for letter, onward in branch.branches.items()
                    for tile, left in _lay_one(counts, letter)
                ]
            )
        return self._by_length[length]


def _lay_one(counts: bytes, letter: Tile) -> Iterator[tuple[Tile, bytes]]:
    """The ways to lay a letter, naturally or with a blank, and what each leaves."""
    for held, laid in ((letter, letter), (BLANK, letter | DECLARED)):
        if counts[held]:
            left = bytearray(counts)
            left[held] -= 1
            yield laid, bytes(left)


class _Crossings:
    """What the tiles above and below (or beside) a line allow on its empty squares."""

    def __init__(self, board: Board, direction: Direction, tree: Branch) -> None:
        self._cells = board.cells
        self._tree = tree
        columns = board.layout.columns
        self._step = columns if direction is Direction.ACROSS else 1
        self._span = board.layout.squares if direction is Direction.ACROSS else columns
        self._known: dict[tuple[bytes, bytes], frozenset[Tile]] = {}

    def _neighbours(self, square: int) -> tuple[bytes, bytes]:
        """The letters that stand right before and right after a square, across the line."""
        low = square - square % self._span
        before = self._run(range(square - self._step, low - 1, -self._step))
        return before[::-1], self._run(range(square + self._step, low + self._span, self._step))

    def _run(self, squares: range) -> bytes:
        letters = bytearray()
        for square in squares:
            if self._cells[square] == EMPTY:
                break
            letters.append(letter_of(self._cells[square]))
        return bytes(letters)

    def joined(self, square: int) -> bool:
        """Whether a tile laid there forms a word across the line."""
        return self._neighbours(square) != (b"", b"")

    def allowed(self, square: int) -> frozenset[Tile] | None:
        """The letters that form a word across the line; ``None`` if nothing stands there."""
        key = before, after = self._neighbours(square)
        if not before and not after:
            return None
        if key not in self._known:
            branch = self._tree.after(before)
            letters = []
            for letter, onward in branch.branches.items() if branch else ():
                end = onward.after(after)
                if end is not None and end.is_word:
                    letters.append(letter)
            self._known[key] = frozenset(letters)
        return self._known[key]


def _lines(board: Board, direction: Direction) -> list[range]:
    """The squares of every row, or of every column, in reading order."""
    rows, columns = board.layout.rows, board.layout.columns
    if direction is Direction.ACROSS:
        return [range(row * columns, (row + 1) * columns) for row in range(rows)]
    return [range(column, rows * columns, columns) for column in range(columns)]


def _plays_in_line(
    board: Board, squares: range, crossings: _Crossings, beginnings: _Beginnings
) -> Iterator[list[Placement]]:
    """Every play whose word lies in that line, from each square where a word may begin."""
    line = _Line(board, squares, crossings)
    for start in range(len(squares)):
        if start and line.cells[start - 1] != EMPTY:
            continue  # a word that begins here would begin further left
        anchor = line.first_anchor(start)
        if anchor is None:
            return
        if anchor - start >= beginnings.size:
            continue  # the rack runs out before the word reaches a tile
        for laid, counts, branch in beginnings.of_length(anchor - start):
            for tiles in line.endings(start, anchor, laid, counts, branch):
                yield [Placement(squares[place], tile) for place, tile in tiles]


class _Line:
    """One row or column, with what may be laid on each of its empty squares."""

    def __init__(self, board: Board, squares: range, crossings: _Crossings) -> None:
        self.cells = bytes([board.cells[square] for square in squares])
        self._allowed = [
            crossings.allowed(square) if board.cells[square] == EMPTY else None
            for square in squares
        ]
        self._is_anchor = [
            self.cells[place] != EMPTY
            or self._allowed[place] is not None
            or self.cells[place + 1 : place + 2] not in {b"", bytes((EMPTY,))}
            or (board.is_empty and square == board.layout.start)
            for place, square in enumerate(squares)
        ]

    def first_anchor(self, start: int) -> int | None:
        """The first place from ``start`` on where a word touches a tile of the board.

        A word does not begin behind a tile, so a tile to the left of ``start`` does not count.
        """
        return next((at for at in range(start, len(self.cells)) if self._is_anchor[at]), None)

    def endings(
        self, start: int, anchor: int, laid: tuple[Tile, ...], counts: bytes, branch: Branch
    ) -> list[list[tuple[int, Tile]]]:
        """The tiles of every word that begins with ``laid`` and goes on at the anchor."""
        cells, allowed = self.cells, self._allowed
        left = bytearray(counts)
        tiles = list(enumerate(laid, start=start))
        found: list[list[tuple[int, Tile]]] = []

        def read_on(at: int, branch: Branch) -> None:
            if at < len(cells) and cells[at] != EMPTY:
                onward = branch.branches.get(letter_of(cells[at]))
                if onward is not None:
                    read_on(at + 1, onward)
                return
            if branch.is_word and tiles and at > anchor and at - start > 1:
                found.append(tiles.copy())
            if at == len(cells):
                return
            fitting = allowed[at]
            for letter, onward in branch.branches.items():
                if fitting is not None and letter not in fitting:
                    continue
                for held, shown in ((letter, letter), (BLANK, letter | DECLARED)):
                    if left[held]:
                        left[held] -= 1
                        tiles.append((at, shown))
                        read_on(at + 1, onward)
                        tiles.pop()
                        left[held] += 1

        read_on(anchor, branch)
        return found
