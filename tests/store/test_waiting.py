"""On PostgreSQL, whoever comes second waits for the first, and then sees what it did."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import psycopg
import pytest

from rackhouse.log.store import Receipt, Taken
from rackhouse.record import Actor
from rackhouse.service.values import Holder
from tests.store.kit import append, new_game, opened

pytestmark = pytest.mark.anyio

SECOND = Actor.seat_at(1)


@pytest.fixture
def other(postgresql_url: str) -> Iterator[psycopg.Connection]:
    """Another process, in the middle of a transaction."""
    with psycopg.connect(postgresql_url) as connection:
        yield connection


async def somebody_waits(url: str) -> None:
    """Until a transaction waits for another."""
    with psycopg.connect(url, autocommit=True) as connection:
        waiting = "SELECT COUNT(*) FROM pg_locks WHERE NOT granted"
        while connection.execute(waiting).fetchone() == (0,):
            await asyncio.sleep(0.01)


async def test_an_append_that_meets_another_waits_and_is_told_that_it_lost(
    postgresql_url: str, other: psycopg.Connection
) -> None:
    async with opened(postgresql_url) as store:
        await store.add_game(new_game("final"))
        other.execute("UPDATE games SET number = 2 WHERE id = 'final'")
        other.execute("INSERT INTO entries VALUES ('final', 2, 'by the other')")
        waiting = asyncio.create_task(store.games.append(append("final", 1)))
        await somebody_waits(postgresql_url)
        other.commit()
        assert await waiting == Taken()
        assert (await store.games.lines("final", 1))[0].line == b"by the other"


async def test_an_append_goes_through_when_the_other_thinks_better_of_it(
    postgresql_url: str, other: psycopg.Connection
) -> None:
    async with opened(postgresql_url) as store:
        await store.add_game(new_game("final"))
        other.execute("UPDATE games SET number = 2 WHERE id = 'final'")
        waiting = asyncio.create_task(store.games.append(append("final", 1)))
        await somebody_waits(postgresql_url)
        other.rollback()
        assert await waiting == Receipt(2, 2)


async def test_the_last_chair_is_not_taken_by_two(
    postgresql_url: str, other: psycopg.Connection
) -> None:
    async with opened(postgresql_url) as store:
        await store.add_game(new_game("final"))
        other.execute("SELECT id FROM games WHERE id = 'final' FOR UPDATE")
        other.execute("INSERT INTO holders VALUES ('final', 'seat-2', 'cleo', 1)")
        waiting = asyncio.create_task(store.add_holder(Holder("final", SECOND, "bob", 1), most=1))
        await somebody_waits(postgresql_url)
        other.commit()
        assert await waiting is False
