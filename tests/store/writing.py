"""A process that writes until it is killed, and says of every append that it was answered.

``python -m tests.store.writing URL ROUND``: eight games, a line on standard output for each
append after its answer.
"""

from __future__ import annotations

import asyncio
import sys

from rackhouse.log.store import Receipt
from tests.store.kit import append, new_game, opened

GAMES = 8


async def write_on(url: str, round_number: str) -> None:
    names = [f"game-{number}" for number in range(GAMES)]
    async with opened(url) as store:
        # All of them before the first answer: whoever kills this counts on every game.
        for name in names:
            if await store.games.kept(name) is None:
                await store.add_game(new_game(name))

        async def play(name: str) -> None:
            number = len(await store.games.lines(name))
            while True:
                command = f"{round_number} {number}"
                outcome = await store.games.append(append(name, number, facts=3, command=command))
                assert outcome == Receipt(number + 1, number + 3)
                number += 3
                sys.stdout.write(f"{name} {number} {command}\n")
                sys.stdout.flush()

        await asyncio.gather(*map(play, names))


if __name__ == "__main__":
    asyncio.run(write_on(sys.argv[1], sys.argv[2]))
