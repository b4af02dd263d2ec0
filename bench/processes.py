"""How soon a play made at one process of a hall is seen at the other, and at its own.

``.venv/bin/python -m bench.processes``, from the project's folder: two processes on a PostgreSQL of
our own, two players with a socket at each. Times are from sending a command to reading its news.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import threading
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

from websockets.sync.client import ClientConnection

from bench.machine import describe
from tests.durability.trial import open_house
from tests.kit.databases import running_cluster
from tests.kit.visitor import Visitor, say, two_at_a_table


class Listener:
    """Reads one socket, and notes when it heard of each number."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: dict[str, Any] = json.loads(socket.recv(60))["view"]
        self._heard: dict[int, float] = {}
        self._news = threading.Condition()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for text in self.socket:
            moment = perf_counter()
            message = json.loads(text)
            if "view" in message:
                with self._news:
                    self.view = message["view"]
                    self._heard[message["number"]] = moment
                    self._news.notify_all()

    def heard(self, after: int) -> float:
        """When it heard of the first news after a number."""
        with self._news:
            self._news.wait_for(lambda: self.view["number"] > after, 60)
            return min(moment for number, moment in self._heard.items() if number > after)


def measure(sides: Sequence[Sequence[Listener]], plays: int) -> None:
    """Let the sides exchange a tile in turn; print how soon the other side knew."""
    times: dict[str, list[float]] = {"the same process": [], "the other process": []}
    number = max(one.view["number"] for side in sides for one in side)
    for play in range(plays):
        mover = sides[0][0].view["mover"]
        mine, theirs = sides[mover], sides[1 - mover]
        at = play % 2
        order = {"command": "exchange tiles", "tiles": mine[at].view["own"]["rack"][0]}
        sent = perf_counter()
        say(mine[at].socket, type="command", id=f"play-{play}", seen=number, command=order)
        for name, listener in zip(times, (theirs[at], theirs[1 - at]), strict=True):
            times[name].append(listener.heard(number) - sent)
        mine[0].heard(number)
        mine[1].heard(number)
        number = theirs[0].view["number"]
    for name, some in times.items():
        parts = [part * 1000 for part in quantiles(some, n=100)]
        print(f"seen at {name:<18}{parts[49]:6.1f} ms in the middle, {parts[98]:6.1f} ms at p99")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--plays", type=int, default=400)
    plays = parser.parse_args().plays
    print(describe())
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database = stack.enter_context(running_cluster()).new_database()
        houses = [
            stack.enter_context(open_house(Path(folder) / name, database))
            for name in ("north", "south")
        ]
        halls = [house.hall for house in houses if house.hall is not None]
        game, people = two_at_a_table(Visitor(halls[0]), Visitor(halls[1]))
        sides = [
            [
                Listener(
                    stack.enter_context(
                        Visitor(hall, token=who.token).socket(game, f"seat-{seat + 1}")
                    )
                )
                for hall in halls
            ]
            for seat, who in enumerate(people)
        ]
        measure(sides, plays)


if __name__ == "__main__":
    main()
