"""Memory is put in order at moments of the hall's choosing."""

from __future__ import annotations

import asyncio
import gc
import weakref

from rackhouse.server.serving import tidied


class Ring:
    """Something that holds on to itself."""

    def __init__(self) -> None:
        self.self = self


def test_what_holds_on_to_itself_goes_in_the_end() -> None:
    async def gone() -> None:
        async with tidied(0.01), asyncio.timeout(60):
            ring = weakref.ref(Ring())
            while ring() is not None:
                await asyncio.sleep(0.01)

    asyncio.run(gone())


def test_the_old_are_not_looked_through_in_the_middle_of_a_play() -> None:
    async def collections() -> int:
        async with tidied():
            before = gc.get_stats()[2]["collections"]
            kept = [[number] for number in range(200_000)]
            assert len(kept) == 200_000
            return int(gc.get_stats()[2]["collections"] - before)

    thresholds = gc.get_threshold()
    assert asyncio.run(collections()) == 0
    assert gc.get_threshold() == thresholds
