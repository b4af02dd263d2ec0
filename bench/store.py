"""How many appends a second reach the disk, for one who waits for each and for many at once.

``.venv/bin/python -m bench.store``, from the project's folder; ``--folder`` names a place on the
disk to measure. PostgreSQL is one of our own, from Debian's package, with its settings as they
come.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from pathlib import Path
from statistics import quantiles
from time import perf_counter, process_time

from bench.machine import describe
from rackhouse.log.store import Receipt
from rackhouse.service.ports import Store
from rackhouse.store import open_store
from tests.kit.databases import running_cluster
from tests.store.kit import append, new_game

LINE = b'{"number":1,"at":1700000000000,"by":{"role":"seat","seat":1},"fact":{"type":"play",' + (
    b'"play":"8D TRAINER","score":66}}' * 7
)
"""About as long as the lines of a play, what it drew and whose turn it is."""
SECONDS = 5.0
AIM = 3000
"""Appends a second to SQLite, by 64 at once."""


def syncs_a_second(folder: Path) -> float:
    """What the disk can do at most for one who waits for each."""
    with tempfile.TemporaryFile(dir=folder) as file:
        started = perf_counter()
        count = 0
        while perf_counter() - started < 1:
            file.write(b"x" * 4096)
            file.flush()
            os.fdatasync(file.fileno())
            count += 1
        return count / (perf_counter() - started)


async def measure(url: str, at_once: int) -> str:
    store = await open_store(url)
    names = [f"{at_once} at once, game {number}" for number in range(at_once)]
    await asyncio.gather(*(store.add_game(new_game(name)) for name in names))
    times: list[float] = []
    started, used = perf_counter(), process_time()
    await asyncio.gather(*(play(store, name, started + SECONDS, times) for name in names))
    seconds, used = perf_counter() - started, process_time() - used
    await store.close()
    parts = quantiles(times, n=100)
    return (
        f"{len(times) / seconds:6.0f} a second, {parts[49] * 1000:5.1f} ms in the middle, "
        f"{parts[98] * 1000:5.1f} ms at the 99th of 100, {used / len(times) * 1e6:4.0f} us of our "
        "processor each"
    )


async def play(store: Store, name: str, until: float, times: list[float]) -> None:
    number = 1
    while (started := perf_counter()) < until:
        outcome = await store.games.append(
            append(name, number, facts=2, command=f"play {number}", line=LINE)
        )
        assert isinstance(outcome, Receipt), outcome
        times.append(perf_counter() - started)
        number += 2


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()))
    folder = parser.parse_args().folder
    print(describe())
    print(f"disk:      {syncs_a_second(folder):.0f} syncs a second, one after the other")
    with (
        tempfile.TemporaryDirectory(dir=folder) as place,
        running_cluster(folder) as cluster,
    ):
        for name, url in (("SQLite", f"{place}/hall.db"), ("PostgreSQL", cluster.new_database())):
            for at_once in (1, 64, 256):
                aim = f" (aim {AIM})" if (name, at_once) == ("SQLite", 64) else ""
                print(f"{name:<10} {at_once:3} at once: {asyncio.run(measure(url, at_once))}{aim}")


if __name__ == "__main__":
    main()
