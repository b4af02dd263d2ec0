"""What the referee may ask of the world: the time, a draw, a verdict. Nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from rackhouse.board import Board
from rackhouse.lexicon import Judge

Draw: TypeAlias = Callable[[int, bytes, int], bytes]
"""Draw number, sorted pool and count to the tiles drawn: a pure function."""

PlayExists: TypeAlias = Callable[[Board, bytes], bool]
"""Whether a rack has any play on a board."""


class World(msgspec.Struct, frozen=True):
    """A frozen moment: a referee with the same world decides the same."""

    now: int
    """Milliseconds since 1970."""
    draw: Draw | None = None
    """None with real tiles."""
    judge: Judge | None = None
    """None where the dictionary is a book on paper."""
    play_exists: PlayExists | None = None
    """Asked only after the game is over, for the record."""
    secret: str = ""
    """The secret of the draws; used at certification only."""
