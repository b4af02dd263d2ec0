"""A crowd that plays game after game over the wire, in a process of its own, until told to stop.

``python -m tests.durability.crowd JOURNAL TABLES ADDRESS…``: every answer goes to the journal.
When its standard input ends it opens no more games, plays those under way to their ends, and says
in one line of JSON how it went.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from rackhouse.service.players import PLAYERS
from tests.durability.journal import Journal
from tests.durability.seat import Seat, Visitor

WEAKEST = list(PLAYERS)[-1]
CLOCKS = {"clocks.use": "on", "clocks.seconds": 1500, "clocks.overtime_points": 10}


class Kind(msgspec.Struct, frozen=True):
    """A kind of game that the crowd plays."""

    opening: dict[str, Any]
    on_sockets: tuple[bool, ...]
    """For each person: whether they have a socket."""


KINDS = (
    Kind({"sides": 2}, (True, True)),
    Kind({"sides": 2}, (True, False)),
    Kind({"sides": 2, "settings": CLOCKS}, (True, True)),
    Kind({"sides": 2, "chairs": [{"seat": 1, "player": "Pip"}]}, (True,)),
    Kind({"sides": 3}, (True, False, True)),
)


class Crowd:
    """All tables."""

    def __init__(self, addresses: list[str], journal: Journal) -> None:
        self.addresses = addresses
        self.journal = journal
        self.counts: Counter[str] = Counter()
        self.is_closing = asyncio.Event()

    async def table(self, number: int) -> None:
        """Play one game after the other, always of one kind, with the same people."""
        kind = KINDS[number % len(KINDS)]
        people = []
        for at in range(len(kind.on_sockets)):
            # They come in by different doors where there are several.
            first = (number + at) % len(self.addresses)
            addresses = [*self.addresses[first:], *self.addresses[:first]]
            people.append(Visitor(addresses, self.counts))
            await people[-1].sign_in(f"Player {number}-{at}")
        while True:
            await self.game(kind, people)
            self.counts["games"] += 1
            if self.is_closing.is_set():
                break
        for one in people:
            await one.close()

    async def game(self, kind: Kind, people: list[Visitor]) -> None:
        wish = {**kind.opening, "id": secrets.token_hex(8)}
        opened = await people[0].ask("POST", "/api/games", json=wish)
        links = {link["place"]: link["token"] for link in opened["links"]}
        async with asyncio.TaskGroup() as playing:
            for at, (visitor, on_socket) in enumerate(zip(people, kind.on_sockets, strict=True)):
                nonce = secrets.token_hex(16)
                body = {"token": links[f"seat-{at + 1}"], "nonce": nonce}
                await visitor.ask("POST", "/api/join", json=body)
                seat = Seat(visitor, opened["game"], at, self.journal)
                work = seat.play_on_a_socket() if on_socket else seat.play_by_requests()
                playing.create_task(work)


async def main(journal: Path, tables: int, addresses: list[str]) -> None:
    with journal.open("a", encoding="utf-8") as file:
        crowd = Crowd(addresses, Journal(file))
        loop = asyncio.get_running_loop()

        def listen() -> None:
            sys.stdin.read()
            loop.call_soon_threadsafe(crowd.is_closing.set)

        threading.Thread(target=listen, daemon=True).start()
        async with asyncio.TaskGroup() as group:
            for number in range(tables):
                group.create_task(crowd.table(number))
    print(json.dumps(crowd.counts))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]))
