"""Simulated events for tests, on a store of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from rackhouse.simulation.clock import StageClock, staged_desk
from rackhouse.simulation.event import EventWishes, SimulatedEvent
from rackhouse.simulation.papers import papers_of
from rackhouse.store import open_store


@asynccontextmanager
async def announced(folder: Path, wishes: EventWishes) -> AsyncIterator[SimulatedEvent]:
    """An event that nobody has signed up for yet."""
    folder.mkdir(exist_ok=True)
    store = await open_store(f"{folder}/hall.db")
    clock = StageClock(0)
    try:
        async with staged_desk(store, clock, wishes.seed) as desk:
            yield await SimulatedEvent.announced(desk, clock, wishes)
    finally:
        await store.close()


async def files_of(event: SimulatedEvent) -> dict[str, bytes]:
    """All that it shows and prints."""
    office = event.office
    found = papers_of(office.desk, office.event, office.organiser.person)
    return {name: data async for name, data in found}
