"""Kills a hall under load, as often as one likes, and counts what was lost: nothing.

``.venv/bin/python -m bench.durability --kills 300``, from the project's folder. A crowd in a
process of its own plays game after game on sockets and over HTTP. The hall is killed with SIGKILL
at random moments. After each kill the database is held against all that the crowd was told; after
the last one the crowd plays its games to the end, and no turn may be in a record that nobody was
told of, nor one twice.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from bench.machine import describe
from rackhouse.record import Phase
from tests.durability.checking import NOTHING, all_pauses
from tests.durability.trial import (
    Crowd,
    House,
    checked,
    checked_at_the_end,
    open_house,
    playing_crowd,
)
from tests.kit.databases import running_cluster

KINDS = ("sqlite", "postgresql")
LONGEST_WAIT = 1.5
"""Seconds between the first answer after a start and the next kill, at most."""


def shoot(house: House, crowd: Crowd, database: str, kills: int, chance: random.Random) -> None:
    """Kill and start again; each time everything answered so far must be there."""
    kept = NOTHING
    back: list[float] = []
    started = time.perf_counter()
    for number in range(1, kills + 1):
        crowd.until_answered(1)
        time.sleep(chance.random() * LONGEST_WAIT)
        house.kill()
        answers = crowd.answers
        kept = checked(database, answers, kept)
        before = time.perf_counter()
        house.start()
        crowd.until_answered(1)
        back.append(time.perf_counter() - before)
        if number % 10 == 0 or number == kills:
            minutes = (time.perf_counter() - started) / 60
            done = sum(one.answer == "done" for one in answers)
            print(
                f"  {number:4} kills, {done:6} commands done and found, {len(kept.games)} games, "
                f"back after {median(back):.1f} s in the middle, {max(back):.1f} s at worst, "
                f"{minutes:.0f} min",
                flush=True,
            )


def trial(kind: str, folder: Path, kills: int, tables: int, seed: int) -> None:
    with ExitStack() as stack:
        if kind == "sqlite":
            database = f"sqlite:///{folder}/hall.db"
        else:
            database = stack.enter_context(running_cluster()).new_database()
        print(f"{kind}:", flush=True)
        house = stack.enter_context(open_house(folder, database))
        crowd = stack.enter_context(playing_crowd(folder, tables, house.address))
        shoot(house, crowd, database, kills, random.Random(seed))
        counts = crowd.finish()
        answers = crowd.answers
        kept = checked_at_the_end(database, answers)
    kinds = Counter(one.answer for one in answers)
    phases = {kept.games[one.game].state.phase for one in answers}
    assert phases == {Phase.CERTIFIED}, phases
    assert set(kept.games) == {one.game for one in answers}, "a game that nobody was told of"
    print(
        f"  lost: 0, twice: 0. {counts['games']} games played to their ends; answers: "
        f"{kinds['done']} done, {kinds['refused']} refused, {kinds['stale']} stale; "
        f"{counts.get('sent again', 0)} sent again on sockets, {counts.get('unavailable', 0)} told "
        f"to try again; {len(all_pauses(kept))} times a game under a clock was paused."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=100, help="how often, on each database")
    parser.add_argument("--database", choices=KINDS, action="append", help="only this one")
    parser.add_argument("--tables", type=int, default=10, help="how many games go on at once")
    parser.add_argument("--seed", type=int, default=1, help="for other moments")
    wish = parser.parse_args()
    print(describe())
    for kind in wish.database or KINDS:
        with tempfile.TemporaryDirectory() as folder:
            trial(kind, Path(folder), wish.kills, wish.tables, wish.seed)


if __name__ == "__main__":
    main()
