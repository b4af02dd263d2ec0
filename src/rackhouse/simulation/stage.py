"""A hall for a simulated event: its clock and its chance are given, nothing happens by itself."""

from __future__ import annotations

from contextlib import asynccontextmanager
from random import Random
from typing import TYPE_CHECKING

from rackhouse.desk.desk import Desk
from rackhouse.service.hall import Hall

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from rackhouse.desk.ports import DeskStore
    from rackhouse.simulation.clock import StageClock


@asynccontextmanager
async def staged_desk(store: DeskStore, clock: StageClock, seed: int) -> AsyncIterator[Desk]:
    """The desk of a hall in which time passes only when somebody moves the clock.

    Neither is started: what falls due is swept up after each move, so that it happens in the same
    order every time.
    """
    hall = Hall(store, clock=clock, chance=Random(seed).randbytes)
    desk = Desk(hall, store)
    desk.listen()
    try:
        yield desk
    finally:
        await desk.stop()
        await hall.stop()
