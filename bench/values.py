"""What valuing the opening and the end of the bag is worth: games against score and leave alone.

``.venv/bin/python -m bench.values [GAMES]``, from the project's folder.
"""

from __future__ import annotations

import math
import sys

from rackhouse.engine import Engine, Leaves
from rackhouse.lexicon import Lexicon


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    lexicon = Lexicon.named("enable")
    engine = Engine(lexicon, leaves=Leaves.shipped_for(lexicon))
    played = engine.play_plain(games, threads=2, seed=2026)
    share = (played.wins[0] + played.draws / 2) / games
    spread = 1.96 * math.sqrt(share * (1 - share) / games)
    margin = (played.points[0] - played.points[1]) / games
    print(f"{games:,} games: {share:.2%} won, +- {spread:.2%}; {margin:+.2f} points a game")


if __name__ == "__main__":
    main()
