"""The engine against itself: many games, the same for any number of threads."""

from __future__ import annotations

import math
import struct
import time
from typing import TYPE_CHECKING, Literal

import msgspec

from rackhouse.engine import _core
from rackhouse.engine.engine import Candidate, Candidates, Engine
from rackhouse.engine.leaves import Leaves, Training
from rackhouse.errors import IllegalError
from rackhouse.tiles import Tile

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.lexicon import Lexicon


_TURN = struct.Struct("<BBBBBxxxi8s8s36s")
_ACTIONS: tuple[Literal["play", "exchange", "pass"], ...] = ("play", "exchange", "pass")

_LIKELY = 1.96
"""Standard deviations on either side that contain 95 of 100 results."""


class Terms(msgspec.Struct, frozen=True):
    """The terms of a game between two engines: classic, unless a house differs.

    >>> Terms(rack=9)
    Traceback (most recent call last):
        ...
    rackhouse.errors.IllegalError: The engine plays with racks of 1 to 8 tiles, not of 9.
    """

    rack: int = 7
    scoreless_turns: int = 6
    """So many in a row end the game."""
    exchange_least: int = 7
    """Tiles that the bag must have for an exchange."""
    double_to_out: bool = False
    """Whether the side that goes out gets the other's tiles twice, and nobody loses any."""

    def __post_init__(self) -> None:
        if not 1 <= self.rack <= _core.MOST_TILES:
            raise IllegalError("engine-rack-size", most=_core.MOST_TILES, count=self.rack)
        if self.scoreless_turns < 1 or self.exchange_least < 1:
            raise IllegalError("engine-endless-game")

    @property
    def packed(self) -> _core.Terms:
        """The terms as the core takes them."""
        return _core.Terms(self.rack, self.scoreless_turns, self.exchange_least, self.double_to_out)


class SelfPlayTurn(msgspec.Struct, frozen=True):
    """One turn of a game that the engine played; seat 0 began it."""

    seat: int
    action: Literal["play", "exchange", "pass"]
    rack: tuple[Tile, ...]
    """The rack before the turn."""
    exchanged: tuple[Tile, ...] = ()
    play: Candidate | None = None


class SelfPlay(msgspec.Struct, frozen=True):
    """The totals of many games, first player first."""

    games: int
    turns: int
    draws: int
    wins: tuple[int, int]
    points: tuple[int, int]
    bonuses: tuple[int, int]
    starter_wins: int
    wall_seconds: float
    cpu_seconds: float

    def __add__(self, other: SelfPlay) -> SelfPlay:
        """These games together with others of the same players."""
        return SelfPlay(
            games=self.games + other.games,
            turns=self.turns + other.turns,
            draws=self.draws + other.draws,
            wins=_both(self.wins, other.wins),
            points=_both(self.points, other.points),
            bonuses=_both(self.bonuses, other.bonuses),
            starter_wins=self.starter_wins + other.starter_wins,
            wall_seconds=self.wall_seconds + other.wall_seconds,
            cpu_seconds=self.cpu_seconds + other.cpu_seconds,
        )

    @property
    def win_share(self) -> float:
        """The first player's share of the games; a draw is half."""
        return (self.wins[0] + self.draws / 2) / self.games if self.games else 0.5

    @property
    def win_interval(self) -> tuple[float, float]:
        """The 95 % interval of that share (after Wilson, so that no share is certain)."""
        if not self.games:
            return (0.0, 1.0)
        share, games, square = self.win_share, self.games, _LIKELY**2
        middle = (share + square / (2 * games)) / (1 + square / games)
        spread = math.sqrt(share * (1 - share) / games + square / (4 * games**2))
        reach = _LIKELY * spread / (1 + square / games)
        return (max(0.0, middle - reach), min(1.0, middle + reach))


def _both(some: tuple[int, int], more: tuple[int, int]) -> tuple[int, int]:
    return some[0] + more[0], some[1] + more[1]


def play_games(
    engine: Engine,
    games: int,
    *,
    first: int = 0,
    terms: Terms | None = None,
    threads: int = 1,
    seed: int = 0,
    against_none: bool = False,
) -> SelfPlay:
    """Let the engine play itself, or an engine without leave values.

    The players begin alternately, and a game depends only on the seed and its number; numbers start
    at ``first``.

    >>> from rackhouse.engine import Engine
    >>> engine = Engine(("AT", "ATE", "EAT", "TEA", "ES", "SET", "TIN", "IN", "ON", "NO"))
    >>> one = play_games(engine, 20, seed=7)
    >>> two = play_games(engine, 20, seed=7, threads=2)
    >>> one.points == two.points, one.games
    (True, 20)
    """
    wall, cpu = time.perf_counter(), time.process_time()
    packed = (terms or Terms()).packed
    numbers = range(first, first + games)
    summary = engine.play_games(packed, numbers, threads, seed, against_none=against_none)
    return SelfPlay(
        games=summary.games,
        turns=summary.turns,
        draws=summary.draws,
        wins=summary.wins,
        points=summary.points,
        bonuses=summary.bonuses,
        starter_wins=summary.starter_wins,
        wall_seconds=time.perf_counter() - wall,
        cpu_seconds=time.process_time() - cpu,
    )


def written_down(
    engine: Engine, terms: Terms, seed: int, number: int, *, against_none: bool = False
) -> tuple[list[SelfPlayTurn], tuple[tuple[Tile, ...], tuple[Tile, ...]]]:
    """One of these games turn by turn, and the two final racks.

    >>> from rackhouse.engine import Engine
    >>> turns, _held = written_down(Engine(("AT", "EAT", "TEA", "ES", "SET")), Terms(), 7, 0)
    >>> turns[0].seat, len(turns[0].rack)
    (0, 7)
    """
    packed, *left = engine.game(terms.packed, seed, number, against_none=against_none)
    turns = []
    for fields in _TURN.iter_unpack(packed):
        action, seat, size, thrown, _in_bag, _equity, rack, exchanged, play = fields
        turns.append(
            SelfPlayTurn(
                seat,
                _ACTIONS[action],
                tuple(sorted(rack[:size])),
                tuple(sorted(exchanged[:thrown])),
                Candidates(play, engine.layout)[0] if _ACTIONS[action] == "play" else None,
            )
        )
    return turns, (tuple(sorted(left[0])), tuple(sorted(left[1])))


_CHUNK = 2_000
"""Games between two progress reports."""


def train(
    lexicon: Lexicon, training: Training, *, threads: int = 1, start: Leaves | None = None
) -> Iterator[tuple[int, int, Leaves | None]]:
    """Learn generation by generation; each builds on what the one before it learned.

    Yields the number of the generation, the games played in it so far and, at its end, the values:
    keep them, and an interrupted training continues with ``start``. The same words and figures give
    the same values for any number of threads.
    """
    engine = Engine(lexicon, lexicon.tile_set)
    done = 0 if start is None else len(start.training.games)
    table = b"" if start is None else start.table
    for generation in range(done, len(training.games)):
        trainer = engine.trainer(table, training.seed + generation)
        games = training.games[generation]
        for first in range(0, games, _CHUNK):
            count = min(_CHUNK, games - first)
            trainer.add_games(first, count, threads)
            yield generation + 1, first + count, None
        table = trainer.table(training.smoothing)
        so_far = Training(training.games[: generation + 1], training.seed, training.smoothing)
        values = Leaves(lexicon.checksum, lexicon.tile_set, so_far, table)
        yield generation + 1, games, values
