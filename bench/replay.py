"""How fast recorded games are replayed: writes some, then times reading and checking them.

``.venv/bin/python -m bench.replay [GAMES]``, from the project's folder.
"""

from __future__ import annotations

import platform
import sys
import tempfile
from pathlib import Path
from time import process_time

from rackhouse.cli.replay import replay_file
from rackhouse.record.gcg import read_gcg
from tests.replay.recorder import Style, record_game

STYLES = (Style(), Style("letters", "laid", ending="once"), Style(players=4))


def main(games: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        names = []
        for seed in range(games):
            path = Path(folder) / f"{seed}.gcg"
            path.write_text(record_game(seed, STYLES[seed % len(STYLES)]), encoding="utf-8")
            names.append(str(path))
        start = process_time()
        for name in names:
            read_gcg(Path(name).read_bytes())
        read = process_time() - start
        start = process_time()
        reports = [replay_file(name, None) for name in names]
        replayed = process_time() - start
    plays = sum(report.plays for report in reports)
    print(f"{platform.machine()}, Python {platform.python_version()}, one core")
    print(f"{games} games, {plays} plays, {sum(report.ok for report in reports)} ok")
    print(f"read:                {read:6.2f} s  {read / games * 1e3:6.2f} ms a game")
    print(f"read and replayed:   {replayed:6.2f} s  {replayed / games * 1e3:6.2f} ms a game")
    print(f"1,000 games replayed: {replayed / games * 1e3:5.2f} s (to stay under 5 s)")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
