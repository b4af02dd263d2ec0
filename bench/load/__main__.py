"""How a hall bears a full house: plays a second, and how soon the other side sees them.

``.venv/bin/python -m bench.load``, from the project's folder: takes about five minutes. The hall,
the crowd that plays and the database are processes of their own on this machine, and share its
cores; what each has used is told with the times. Nothing leaves this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import psycopg

from bench.load.crowd import Figures, Phase, Task
from bench.load.tables import set_tables
from bench.machine import describe
from bench.store import syncs_a_second
from tests.kit.databases import running_cluster
from tests.kit.hall_process import HallProcess, start_hall
from tests.kit.ports import free_port

AIM = 50
"""Milliseconds from send to seen, for 99 of 100."""
COLD = 1.5
"""Seconds from the start of the process to its first answer."""
RATE = 100
UNLIMITED = {"RACKHOUSE_REQUEST_RATE": "100000", "RACKHOUSE_OPEN_RATE": ""}


def phases(seconds: float, rounds: int) -> tuple[Phase, ...]:
    """What is asked of each database, in this order, at the same tables.

    On a machine that others use too, several rounds with and without engines are told apart from
    what the others do.
    """
    turns = (
        Phase(f"{RATE} a second, engines", seconds / 2, rate=RATE, engines=20),
        Phase(f"{RATE} a second again", seconds / 2, rate=RATE),
    )
    return (
        Phase(f"{RATE} a second", seconds, rate=RATE),
        *turns * rounds,
        Phase("limit, 32 at once", seconds / 6, at_once=32),
        Phase("limit, 256 at once", seconds / 6, at_once=256),
    )


def cold_start(home: Path, name: str) -> None:
    """How long a hall takes from its start to its first answer."""
    port = str(free_port())
    started = perf_counter()
    hall = subprocess.Popen(
        [sys.executable, "-m", "rackhouse", "serve", "--port", port],
        env=os.environ | {"RACKHOUSE_HOME": str(home)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert hall.stdout is not None
    hall.stdout.readline()
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/ready") as answer:
        assert answer.status == 200
    seconds = perf_counter() - started
    hall.terminate()
    hall.communicate()
    print(f"start to first answer, {name}: {seconds:.2f} s (aim {COLD})")


@contextlib.contextmanager
def databases(folder: Path, place: Path, wanted: str) -> Iterator[list[tuple[str, str, int]]]:
    """The databases to measure: what they are called, their address, their process."""
    found = []
    with contextlib.ExitStack() as stack:
        if wanted in ("sqlite", "both"):
            found.append(("SQLite", f"{place}/hall.db", 0))
        if wanted in ("postgresql", "both"):
            url = stack.enter_context(running_cluster(folder)).new_database()
            with psycopg.connect(url) as connection:
                row = connection.execute("SHOW data_directory").fetchone()
            assert row is not None
            lock = Path(row[0], "postmaster.pid").read_text()
            found.append(("PostgreSQL", url, int(lock.splitlines()[0])))
        yield found


def measure(hall: HallProcess, task: Task) -> tuple[dict[str, Any], list[Figures]]:
    """Let the crowd in; what it tells of its coming, and of each phase."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.load.crowd"],
        input=msgspec.json.encode(task),
        stdout=subprocess.PIPE,
        check=False,
    )
    assert done.returncode == 0, hall.log[-3000:]
    coming, *lines = done.stdout.splitlines()
    return msgspec.json.decode(coming), [msgspec.json.decode(one, type=Figures) for one in lines]


def show(coming: dict[str, Any], found: list[Figures], games: int) -> None:
    """One database's part of the table."""
    held = (coming["after"] - coming["before"]) / games / 1024
    print(
        f"{games} games and {2 * games} sockets came in {coming['came']:.0f} s; memory "
        f"{coming['after'] / 2**20:.0f} MiB, {held:.0f} KiB a game with its two sockets"
    )
    print(
        f"{'':<24} {'plays':>6} {'a second':>8} {'p50 ms':>7} {'p99 ms':>7} {'most':>7} "
        f"{'crowd late':>10} {'hall us':>8} {'db us':>6} {'crowd us':>8} "
        f"{'cores: hall':>11} {'engines':>7} {'crowd':>6} {'others':>6} {'MiB':>5}"
    )
    for one in found:
        each = 1e6 / max(1, one.plays)
        print(
            f"{one.name:<24} {one.plays:>6} {one.plays / one.seconds:>8.0f} {one.middle:>7.1f} "
            f"{one.p99:>7.1f} {one.longest:>7.1f} {one.late:>10.1f} {one.server * each:>8.0f} "
            f"{one.helper * each:>6.0f} {one.crowd * each:>8.0f} "
            f"{one.server / one.seconds:>11.2f} {one.engines / one.seconds:>7.2f} "
            f"{one.crowd / one.seconds:>6.2f} "
            f"{one.others / one.seconds:>6.2f} {one.memory / 2**20:>5.0f}"
        )
        for reason, count in one.refused.items():
            print(f"    {count} times {reason}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60, help="of the first phase")
    parser.add_argument("--rounds", type=int, default=1, help="with and without engines")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--player", default="", help="who thinks on the side; the strongest")
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()))
    asked = parser.parse_args()
    print(describe())
    print(f"disk:      {syncs_a_second(asked.folder):.0f} syncs a second, one after the other")
    with (
        tempfile.TemporaryDirectory(dir=asked.folder) as place,
        databases(asked.folder, Path(place), asked.database) as wanted,
    ):
        cold_start(Path(place, "cold"), "on nothing yet")
        cold_start(Path(place, "cold"), "a second time")
        for name, url, helper in wanted:
            evening = asyncio.run(set_tables(url, asked.games))
            plan = Path(place, "evening.json")
            plan.write_bytes(msgspec.json.encode(evening))
            hall = start_hall(Path(place, name), database=url, settings=UNLIMITED)
            try:
                port = int(hall.url.rpartition(":")[2])
                with urllib.request.urlopen(f"{hall.url}/api/players") as answer:
                    player = asked.player or msgspec.json.decode(answer.read())[0]["name"]
                task = Task(
                    port,
                    hall.pid,
                    helper,
                    str(plan),
                    phases(asked.seconds, asked.rounds),
                    player,
                )
                print(f"\n{name}, the engine's players are {player}:")
                show(*measure(hall, task), asked.games)
            finally:
                hall.kill()
            print(f"yardstick: {describe().rpartition('yardstick: ')[2]}")


if __name__ == "__main__":
    main()
