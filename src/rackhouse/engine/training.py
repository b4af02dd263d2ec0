"""Learning what leaves are worth, by games of the engine against itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.engine.engine import Engine
from rackhouse.engine.leaves import Leaves, Training

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.lexicon import Lexicon

_CHUNK = 2_000
"""Games between two words of progress."""


def train(
    lexicon: Lexicon, training: Training, *, threads: int = 1, start: Leaves | None = None
) -> Iterator[tuple[int, int, Leaves | None]]:
    """Learn generation by generation; each keeps what the one before it learned.

    Yields the number of the generation, the games played in it so far and, at its end, the
    values: keep them, and an interrupted training goes on with ``start``. The same words and
    figures give the same values, whatever the number of threads.
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
