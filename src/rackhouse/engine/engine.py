"""The engine: every play of a position, and the best ones, from C++."""

from __future__ import annotations

import struct
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Final, overload

import msgspec

from rackhouse.board import CLASSIC_BONUS, Board, Bonus, Direction, Placement, Play, Position
from rackhouse.engine import _core
from rackhouse.engine.leaves import Leaves
from rackhouse.engine.network import CANDIDATES, Network, core_network
from rackhouse.engine.structures import Progress, structures_of
from rackhouse.engine.values import Exchanges, Situation, WordCollection
from rackhouse.errors import IllegalError
from rackhouse.tiles import BLANK, Layout, Tile, TileSet, on_rack

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

PLAY_FORMAT: Final = "<iiBBBBB21sxx"
"""How ``struct`` reads one play of :attr:`Candidates.packed`.

Equity in thousandths, score, direction (0 across, 1 down), line (the row of a play across, the
column of one down), where in the line it starts, the length of its word, how many tiles it lays,
and the tiles square by square, 0 where it plays through a tile and after its end.
"""

_PLAY: Final = struct.Struct(PLAY_FORMAT)
_MOST_IN_BAG: Final = 1000
_TABLE_BITS: Final = 19
"""Positions that an endgame remembers: two to this power, times four, in 32 MB."""
_UNKNOWN: Final = -1
"""The bag size if nothing is known about the bag."""
_DIRECTIONS = (Direction.ACROSS, Direction.DOWN)


class Candidate(msgspec.Struct, frozen=True):
    """A play that the engine found: its place, its tiles and its worth."""

    position: Position
    placements: tuple[Placement, ...]
    score: int
    equity: int
    """Thousandths of a point: the score plus the value of the leave in this situation."""

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles laid, as they were on the rack: a blank is undeclared."""
        return tuple(on_rack(placement.tile) for placement in self.placements)

    def on(self, board: Board) -> Play:
        """This as a play on its board, with the words it forms."""
        return Play.of(board, self.placements)


class Candidates(Sequence[Candidate]):
    """Plays as the engine found them, the best first; each is unpacked when asked for.

    ``packed`` is the memory itself, for use as an array; ``PLAY_FORMAT`` says how to read it.
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

    @cached_property
    def equities(self) -> tuple[int, ...]:
        """What all plays are worth, in thousandths of a point and in their order."""
        return tuple(fields[0] for fields in _PLAY.iter_unpack(self.packed))

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
    """The file with the words, which processes share; each process has its own leaves."""

    @property
    def total(self) -> int:
        """The sum of all parts."""
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
        self._leaves = _core.Leaves(letters, table)
        self._core = _core.Engine(self._structures.words, self._variant, self._leaves, self._counts)

    def all(
        self, board: Board, rack: str | Sequence[Tile], situation: Situation | None = None
    ) -> Candidates:
        """Every legal play once, the best first.

        Without a situation a play is worth its score and the leave; with one, the bag and the
        opponents count too.
        """
        packed = self._core.all(board.cells, self._rack(rack), *_known(situation))
        return Candidates(packed, self.layout)

    def best(
        self,
        board: Board,
        rack: str | Sequence[Tile],
        count: int = 1,
        situation: Situation | None = None,
    ) -> Candidates:
        """The best plays: the first of :meth:`all`, found without looking at the rest."""
        packed = self._core.best(board.cells, self._rack(rack), count, *_known(situation))
        return Candidates(packed, self.layout)

    def weighed(
        self,
        board: Board,
        rack: str | Sequence[Tile],
        situation: Situation,
        network: Network,
        most_exchanged: int = 0,
        count: int = CANDIDATES,
    ) -> tuple[Candidates, Exchanges]:
        """The best plays and exchanges as a network corrects their equity, each the best first.

        With the bag empty everything is known, so nothing is corrected.

        >>> from rackhouse.board import Board
        >>> from rackhouse.engine import Leaves, Network
        >>> from rackhouse.lexicon import Lexicon
        >>> words = Lexicon.named("enable")
        >>> engine, board = Engine(words, leaves=Leaves.shipped_for(words)), Board.empty()
        >>> plays, _swaps = engine.weighed(board, "JUKEBOX", Situation(86), Network.shipped())
        >>> plays[0].on(board).words
        ('JUKEBOX',)
        """
        plays, swaps = self.evaluation.weigh(
            core_network(network),
            board.cells,
            self._rack(rack),
            *_known(situation),
            count,
            most_exchanged,
        )
        return Candidates(plays, self.layout), Exchanges(swaps)

    def exchanges(
        self,
        rack: str | Sequence[Tile],
        situation: Situation | None = None,
        least_in_bag: int = 0,
    ) -> Exchanges:
        """Every distinct exchange that the bag allows, the best first.

        The bag must hold as many tiles as are given back, and at least ``least_in_bag``.

        >>> engine = Engine(("HI", "HOB"))
        >>> [exchange.tiles for exchange in engine.exchanges("HHI", Situation(bag=2))]
        [(8, 8), (8, 9), (8,), (9,)]
        >>> len(engine.exchanges("HHI", Situation(bag=2), least_in_bag=7))
        0
        """
        held = self._rack(rack)
        most = len(held) if situation is None else situation.bag
        if situation is not None and situation.bag < least_in_bag:
            most = 0
        return Exchanges(self._core.exchanges(held, 1, most, *_known(situation)))

    def pass_equity(self, rack: str | Sequence[Tile], situation: Situation | None = None) -> int:
        """What passing is worth, in thousandths of a point.

        >>> Engine(("HI",)).pass_equity("HI", Situation(bag=0, opponent_points=3))
        -15500
        """
        held = self._rack(rack)
        (stay,) = Exchanges(self._core.exchanges(held, 0, 0, *_known(situation)))
        return stay.equity

    def any(self, board: Board, rack: str | Sequence[Tile]) -> bool:
        """Whether the rack has any play."""
        return self._core.any(board.cells, self._rack(rack))

    def knows(self, word: str) -> bool:
        """Whether a word is in the list.

        >>> Engine(("HI", "HOB")).knows("HOB"), Engine(("HI", "HOB")).knows("BOH")
        (True, False)
        """
        spelt = self.tile_set.alphabet.spell(word)
        return spelt is not None and self._structures.words.contains(bytes(spelt))

    @property
    def memory(self) -> Memory:
        """The memory of the engine's tables, part by part."""
        sizes = self._structures.words.sizes() | {"leaves": self._table_size}
        return Memory(sizes, self._structures.file)

    @property
    def has_leaves(self) -> bool:
        """Whether it has values for leaves."""
        return self._table_size > 0

    @property
    def shipped_network(self) -> Network | None:
        """The network that comes with Rackhouse, if it learned with these tiles and this board.

        >>> Engine(("HI", "HOB"), "spanish").shipped_network is None
        True
        """
        network = Network.shipped()
        alike = (self.tile_set.name, self.layout.name) == (network.tile_set, network.layout)
        return network if alike and self.has_leaves else None

    def signature(self, games: int = 8) -> str:
        """A number that stays the same while every play of some games is found the same.

        It proves that a refactoring changed nothing.
        """
        return f"{self._core.signature(games):016x}"

    def play_games(
        self,
        terms: _core.Terms,
        numbers: range,
        threads: int,
        seed: int,
        *,
        against_none: bool = False,
    ) -> _core.Summary:
        """The engine against itself; see :func:`rackhouse.engine.play_games`."""
        first, games = numbers.start, len(numbers)
        return self._core.play_games(self._counts, terms, first, games, threads, seed, against_none)

    def game(
        self, terms: _core.Terms, seed: int, number: int, *, against_none: bool = False
    ) -> tuple[bytes, bytes, bytes]:
        """One of these games again; see :func:`rackhouse.engine.selfplay.written_down`."""
        return self._core.game(self._counts, terms, seed, number, against_none)

    def play_plain(self, games: int, threads: int, seed: int) -> _core.Summary:
        """Games against an engine that ignores the situation, to measure what it is worth."""
        return self._core.play_plain(self._counts, games, threads, seed)

    def solve_endgame(
        self,
        board: Board,
        racks: tuple[Sequence[Tile], Sequence[Tile]],
        rules: _core.EndingRules,
        idle_turns: int,
        *,
        seconds: float,
        nodes: int,
        go_on: Callable[[_core.EndgameAnswer], bool] | None = None,
    ) -> _core.EndgameAnswer:
        """The exact endgame; see :func:`rackhouse.analysis.solve`."""
        words, variant = self._structures.words, self._variant
        held = (self._rack(racks[0]), self._rack(racks[1]))
        return _core.solve_endgame(
            words,
            variant,
            board.cells,
            *held,
            rules,
            idle_turns,
            nodes,
            seconds,
            _TABLE_BITS,
            go_on,
        )

    @property
    def parts(self) -> tuple[_core.Words, _core.Variant, _core.Leaves, bytes]:
        """Words, board, leaves and tiles as the core takes them, for what it does beside plays."""
        return self._structures.words, self._variant, self._leaves, self._counts

    def simulation(self, terms: _core.Terms) -> _core.Simulation:
        """Candidates played on over many draws; see :func:`rackhouse.analysis.simulate`."""
        return _core.Simulation(*self.parts, terms)

    def pre_endgame(self, terms: _core.Terms) -> _core.PreEndgame:
        """The last tiles of the bag; see :func:`rackhouse.analysis.solve_pre_endgame`."""
        return _core.PreEndgame(*self.parts, terms)

    def trainer(self, table: bytes, seed: int) -> _core.Trainer:
        """A generation of training; see :func:`rackhouse.engine.selfplay.train`."""
        leaves = _core.Leaves(len(self.tile_set.alphabet.letters), table)
        return _core.Trainer(self._structures.words, self._variant, leaves, self._counts, seed)

    def benchmark(self, games: int, seed: int) -> _core.Benchmark:
        """Recorded games to time the engine's work over; see :mod:`rackhouse.engine.benchmark`."""
        return _core.Benchmark(*self.parts, games, seed)

    @property
    def feature_count(self) -> int:
        """How many numbers a network is asked with for each candidate."""
        return _core.feature_count(len(self.tile_set.alphabet.letters))

    @cached_property
    def evaluation(self) -> _core.Evaluation:
        """What networks learn from and are asked, counted on these words."""
        return _core.Evaluation(*self.parts)

    @property
    def _counts(self) -> bytes:
        return bytes((self.tile_set.blanks, *self.tile_set.counts))

    def _rack(self, rack: str | Sequence[Tile]) -> bytes:
        tiles = self.tile_set.alphabet.parse(rack) if isinstance(rack, str) else rack
        held = sorted(map(on_rack, tiles))
        letters = len(self.tile_set.alphabet.letters)
        if held and not 0 <= held[0] <= held[-1] <= letters:
            raise IllegalError("engine-no-rack", most=letters)
        if len(held) > _core.MOST_TILES or held.count(BLANK) > _core.MOST_BLANKS:
            raise IllegalError(
                "engine-rack-too-large", most=_core.MOST_TILES, blanks=_core.MOST_BLANKS
            )
        return bytes(held)


def _known(situation: Situation | None) -> tuple[int, int]:
    """A situation as the core takes it."""
    if situation is None:
        return _UNKNOWN, 0
    if not 0 <= situation.bag <= _MOST_IN_BAG:
        raise IllegalError("engine-bag-size", most=_MOST_IN_BAG, count=situation.bag)
    return situation.bag, situation.opponent_points


def engine_for(
    words: WordCollection, board: Board, bonus: Bonus = CLASSIC_BONUS, opening_tiles: int = 2
) -> Engine:
    """The engine of some words for boards of a kind.

    Engines of words that cannot change are cached, because even opening a file takes a moment.
    """
    if isinstance(words, Hashable):
        return _kept_engine(words, board.tile_set, board.layout, bonus, opening_tiles)
    return Engine(words, board.tile_set, board.layout, bonus, opening_tiles)


_kept_engine = lru_cache(maxsize=4)(Engine)


def any_play(
    board: Board, rack: Sequence[Tile], words: WordCollection, opening_tiles: int = 2
) -> bool:
    """Whether a rack has any play on a board.

    >>> any_play(Board.empty(), Board.empty().tile_set.alphabet.parse("QI"), ("QI",))
    True
    """
    return engine_for(words, board, opening_tiles=opening_tiles).any(board, rack)
