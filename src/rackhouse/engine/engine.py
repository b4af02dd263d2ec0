"""The engine: every play of a position, and the best ones, from C++."""

from __future__ import annotations

import struct
from collections.abc import Hashable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, overload

import msgspec

from rackhouse.board import CLASSIC_BONUS, Board, Bonus, Direction, Placement, Play, Position
from rackhouse.engine import _core
from rackhouse.engine.leaves import Leaves
from rackhouse.engine.structures import Progress, structures_of
from rackhouse.engine.words import Words
from rackhouse.errors import IllegalError
from rackhouse.tiles import BLANK, Layout, Tile, TileSet, on_rack

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

_PLAY = struct.Struct("<iiBBBBB21sxx")
_DIRECTIONS = (Direction.ACROSS, Direction.DOWN)


class Candidate(msgspec.Struct, frozen=True):
    """A play that the engine found: where, what, and what it is worth."""

    position: Position
    placements: tuple[Placement, ...]
    score: int
    equity: int
    """Thousandths of a point: the score and what is kept."""

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles laid, as they lay on the rack: blanks blank."""
        return tuple(on_rack(placement.tile) for placement in self.placements)

    def on(self, board: Board) -> Play:
        """The same as a play on its board, with the words it forms."""
        return Play.of(board, self.placements)


class Candidates(Sequence[Candidate]):
    """Plays as the engine found them, the best first; unpacked one by one as they are asked for.

    ``packed`` is the memory itself, ``_core.PLAY_SIZE`` bytes a play, for those who want arrays.
    """

    def __init__(self, packed: bytes, layout: Layout) -> None:
        self.packed = packed
        self._layout = layout

    def __len__(self) -> int:
        return len(self.packed) // _core.PLAY_SIZE

    @overload
    def __getitem__(self, index: int) -> Candidate: ...
    @overload
    def __getitem__(self, index: slice) -> Candidates: ...
    def __getitem__(self, index: int | slice) -> Candidate | Candidates:
        if isinstance(index, slice):
            start, stop, step = index.indices(len(self))
            size = _core.PLAY_SIZE
            chosen = range(start, stop, step)
            return Candidates(
                b"".join(self.packed[at * size : (at + 1) * size] for at in chosen), self._layout
            )
        if not -len(self) <= index < len(self):
            raise IndexError(f"There are {len(self)} plays.")
        return self._unpack(_PLAY.unpack_from(self.packed, index % len(self) * _PLAY.size))

    def __iter__(self) -> Iterator[Candidate]:
        return map(self._unpack, _PLAY.iter_unpack(self.packed))

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """The scores of all plays, in their order."""
        return tuple(fields[1] for fields in _PLAY.iter_unpack(self.packed))

    def _unpack(self, fields: tuple[int, int, int, int, int, int, int, bytes]) -> Candidate:
        equity, score, way, line, start, length, _tiles, word = fields
        direction = _DIRECTIONS[way]
        across = direction is Direction.ACROSS
        row, column = (line, start) if across else (start, line)
        position = Position(row, column, direction)
        first, step = row * self._layout.columns + column, position.step(self._layout)
        placements = tuple(
            Placement(first + at * step, word[at]) for at in range(length) if word[at]
        )
        return Candidate(position, placements, score, equity)


class Memory(msgspec.Struct, frozen=True):
    """The memory that an engine's tables take, in bytes."""

    sizes: dict[str, int]
    file: Path | None
    """The file in which the words lie and which processes share; the leaves are each one's own."""

    @property
    def total(self) -> int:
        """All parts together."""
        return sum(self.sizes.values())


class Engine:
    """Finds plays for one word list, tile set and board.

    >>> from rackhouse.board import Board
    >>> engine = Engine(("HI", "HOB", "TRAINER"))
    >>> board = Board.empty()
    >>> [(str(best.position), best.score) for best in engine.best(board, "TRAINER", 2)]
    [('8B', 66), ('8C', 66)]
    >>> engine.any(board, "VVV")
    False
    """

    def __init__(
        self,
        words: Iterable[str],
        tile_set: str | TileSet = "english",
        layout: str | Layout = "classic",
        bonus: Bonus = CLASSIC_BONUS,
        opening_tiles: int = 2,
        leaves: Leaves | None = None,
        *,
        progress: Progress | None = None,
    ) -> None:
        self.tile_set = TileSet.named(tile_set) if isinstance(tile_set, str) else tile_set
        self.layout = Layout.named(layout) if isinstance(layout, str) else layout
        letters = len(self.tile_set.alphabet.letters)
        table = b"" if leaves is None else leaves.table
        longest = max(self.layout.rows, self.layout.columns)
        self._table_size = len(table)
        self._structures = structures_of(words, self.tile_set.alphabet, longest, progress)
        self._variant = _core.Variant(
            self.layout.rows,
            self.layout.columns,
            self.layout.start,
            bytes(self.tile_set.points),
            bytes(premium.letter for premium in self.layout.premiums),
            bytes(premium.word for premium in self.layout.premiums),
            bonus.tiles,
            bonus.points,
            opening_tiles,
        )
        self._core = _core.Engine(
            self._structures.words, self._variant, _core.Leaves(letters, table)
        )

    def all(self, board: Board, rack: str | Sequence[Tile]) -> Candidates:
        """Every legal play once, the best first."""
        return Candidates(self._core.all(board.cells, self._rack(rack)), self.layout)

    def best(self, board: Board, rack: str | Sequence[Tile], count: int = 1) -> Candidates:
        """The best plays: the first of :meth:`all`, found without looking at the rest."""
        return Candidates(self._core.best(board.cells, self._rack(rack), count), self.layout)

    def any(self, board: Board, rack: str | Sequence[Tile]) -> bool:
        """Whether the rack has a play at all."""
        return self._core.any(board.cells, self._rack(rack))

    @property
    def memory(self) -> Memory:
        """What the engine's tables take, part by part."""
        sizes = self._structures.words.sizes() | {"leaves": self._table_size}
        return Memory(sizes, self._structures.file)

    def signature(self, games: int = 8) -> str:
        """A number that stays the same as long as every play of some games is found the same.

        It shows that a change which should change nothing has changed nothing.
        """
        return f"{self._core.signature(games):016x}"

    def play_games(
        self, games: int, threads: int, seed: int, *, against_none: bool = False
    ) -> _core.Summary:
        """Games of the engine against itself; see :func:`rackhouse.engine.play_games`."""
        return self._core.play_games(self._counts, games, threads, seed, against_none)

    def trainer(self, table: bytes, seed: int) -> _core.Trainer:
        """A generation of training; see :func:`rackhouse.engine.training.train`."""
        leaves = _core.Leaves(len(self.tile_set.alphabet.letters), table)
        return _core.Trainer(self._structures.words, self._variant, leaves, self._counts, seed)

    @property
    def _counts(self) -> bytes:
        return bytes((self.tile_set.blanks, *self.tile_set.counts))

    def _rack(self, rack: str | Sequence[Tile]) -> bytes:
        tiles = self.tile_set.alphabet.parse(rack) if isinstance(rack, str) else rack
        held = sorted(map(on_rack, tiles))
        letters = len(self.tile_set.alphabet.letters)
        if held and not 0 <= held[0] <= held[-1] <= letters:
            raise IllegalError(f"A rack holds tiles 0 (a blank) to {letters} of this set.")
        if len(held) > _core.MOST_TILES or held.count(BLANK) > _core.MOST_BLANKS:
            raise IllegalError(
                f"The engine takes racks of up to {_core.MOST_TILES} tiles, "
                f"{_core.MOST_BLANKS} of them blank."
            )
        return bytes(held)


def engine_for(
    words: Words, board: Board, bonus: Bonus = CLASSIC_BONUS, opening_tiles: int = 2
) -> Engine:
    """The engine of some words for boards of a kind.

    Those of words that cannot change are kept, since even opening a file takes a moment.
    """
    if isinstance(words, Hashable):
        return _kept_engine(words, board.tile_set, board.layout, bonus, opening_tiles)
    return Engine(words, board.tile_set, board.layout, bonus, opening_tiles)


_kept_engine = lru_cache(maxsize=4)(Engine)


def any_play(board: Board, rack: Sequence[Tile], words: Words, opening_tiles: int = 2) -> bool:
    """Whether a rack has any play on a board.

    >>> any_play(Board.empty(), Board.empty().tile_set.alphabet.parse("QI"), ("QI",))
    True
    """
    return engine_for(words, board, opening_tiles=opening_tiles).any(board, rack)
