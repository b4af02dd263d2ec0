"""The engine against itself: many games, the same ones whatever the number of threads."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from rackhouse.engine.engine import Engine

_LIKELY = 1.96
"""Standard deviations on either side that hold 95 of 100 results."""


class SelfPlay(msgspec.Struct, frozen=True):
    """What many games came to, by player: the first of the two, then the second."""

    games: int
    turns: int
    draws: int
    wins: tuple[int, int]
    points: tuple[int, int]
    bonuses: tuple[int, int]
    starter_wins: int
    wall_seconds: float
    cpu_seconds: float

    @property
    def win_share(self) -> float:
        """The first player's share of the games, a draw being half."""
        return (self.wins[0] + self.draws / 2) / self.games if self.games else 0.5

    @property
    def win_interval(self) -> tuple[float, float]:
        """Where that share lies, 95 times in 100."""
        if not self.games:
            return (0.0, 1.0)
        share = self.win_share
        spread = _LIKELY * math.sqrt(share * (1 - share) / self.games)
        return (max(0.0, share - spread), min(1.0, share + spread))


def play_games(
    engine: Engine, games: int, *, threads: int = 1, seed: int = 0, against_none: bool = False
) -> SelfPlay:
    """Let the engine play itself, or one that values no tile it keeps.

    The players begin in turn, and a game depends on the seed and on its own number only.

    >>> from rackhouse.engine import Engine
    >>> engine = Engine(("AT", "ATE", "EAT", "TEA", "ES", "SET", "TIN", "IN", "ON", "NO"))
    >>> one = play_games(engine, 20, seed=7)
    >>> two = play_games(engine, 20, seed=7, threads=2)
    >>> one.points == two.points, one.games
    (True, 20)
    """
    wall, cpu = time.perf_counter(), time.process_time()
    summary = engine.play_games(games, threads, seed, against_none=against_none)
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
