"""Facts are added in order, once, by one: whoever is second is told so."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from rackhouse.errors import IllegalError, UnknownNameError
from rackhouse.log.store import Append, Receipt, Repeated, StoredEntry, StoreUnavailableError, Taken
from rackhouse.service.ports import Store
from rackhouse.store import open_store
from rackhouse.store.database import Change, Connection
from rackhouse.store.kept import KeptStore
from rackhouse.store.migrating import epoch_of, migrate
from rackhouse.store.opening import connected
from rackhouse.store.sqlite import SqliteConnection, SqliteDatabase
from tests.store.kit import append, new_game, opened, standing

pytestmark = pytest.mark.anyio


async def test_what_was_appended_is_read_back_by_another(database_url: str) -> None:
    async with opened(database_url) as store, opened(database_url) as other:
        await store.add_game(new_game("final"))
        assert await store.games.append(append("final", 1, facts=3)) == Receipt(2, 4)
        kept = await other.games.kept("final")
        assert kept is not None
        assert kept.info == new_game("final").info
        assert kept.secret == "the secret of the draws"
        assert kept.standing == standing(4)
        assert [entry.number for entry in await other.games.lines("final")] == [1, 2, 3, 4]
        assert await other.games.lines("final", 3) == (StoredEntry(4, b'{"a":"fact"}'),)


async def test_of_many_who_expect_the_same_number_exactly_one_wins(database_url: str) -> None:
    async with opened(database_url) as one, opened(database_url) as other:
        await one.add_game(new_game("final"))
        for number in range(1, 13):
            outcomes = await asyncio.gather(
                *(
                    store.games.append(
                        append("final", number, sender=f"{name} {number}", command="play")
                    )
                    for name in range(8)
                    for store in (one, other)
                )
            )
            assert sorted(type(outcome).__name__ for outcome in outcomes) == (
                ["Receipt"] + ["Repeated"] + ["Taken"] * 14
            )
        assert len(await one.games.lines("final")) == 13


async def test_appends_to_many_games_from_two_processes_do_not_lock_each_other_up(
    database_url: str,
) -> None:
    names = [f"game {number}" for number in range(10)]
    async with opened(database_url) as one, opened(database_url) as other:
        for name in names:
            await one.add_game(new_game(name))

        async def play_on(store: Store, order: list[str]) -> int:
            won = 0
            for number in range(1, 11):
                outcomes = await asyncio.gather(
                    *(store.games.append(append(name, number)) for name in order)
                )
                won += sum(isinstance(outcome, Receipt) for outcome in outcomes)
            return won

        won = await asyncio.gather(play_on(one, names), play_on(other, names[::-1]))
        kept = [len(await one.games.lines(name)) for name in names]
        assert sum(won) == sum(kept) - len(names)


async def test_a_command_sent_twice_returns_its_first_receipt(database_url: str) -> None:
    async with opened(database_url) as store, opened(database_url) as other:
        await store.add_game(new_game("final"))
        first = await store.games.append(append("final", 1, facts=2, command="play 1"))
        assert first == Receipt(2, 3)
        assert await store.games.append(append("final", 1, facts=2, command="play 1")) == Repeated(
            first
        )
        assert await other.games.append(append("final", 3, command="play 1")) == Repeated(first)
        assert await other.games.receipt("final", "play 1", "ann") == first
        assert await other.games.receipt("final", "play 1", "bob") is None
        # The ids are their senders' own, and the hall's own commands have none.
        assert await store.games.append(
            append("final", 3, command="play 1", sender="bob")
        ) == Receipt(4, 4)
        assert await store.games.append(append("final", 4)) == Receipt(5, 5)
        assert await store.games.append(append("final", 5)) == Receipt(6, 6)


async def test_a_command_sent_twice_at_once_is_carried_out_once(database_url: str) -> None:
    async with opened(database_url) as one, opened(database_url) as other:
        await one.add_game(new_game("final"))
        same = append("final", 1, command="play")
        outcomes = await asyncio.gather(
            *(s.games.append(same) for s in (one, other) for _ in range(6))
        )
        assert outcomes.count(Receipt(2, 2)) == 1
        assert outcomes.count(Repeated(Receipt(2, 2))) == 11


async def test_appends_that_cannot_be_are_refused(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.add_game(new_game("final"))
        with pytest.raises(UnknownNameError, match="no game nowhere"):
            await store.games.append(append("nowhere", 1))
        with pytest.raises(IllegalError, match="can't be numbered"):
            await store.games.append(Append("final", 1, (StoredEntry(3, b""),), standing(3)))
        with pytest.raises(IllegalError, match="can't be numbered"):
            await store.games.append(Append("final", 1, (), standing(1)))
        with pytest.raises(IllegalError, match="standing is of fact 9"):
            await store.games.append(Append("final", 1, (StoredEntry(2, b""),), standing(9)))
        with pytest.raises(IllegalError, match="There is already a game final"):
            await store.add_game(new_game("final"))
        assert await store.games.append(append("final", 1)) == Receipt(2, 2)


@pytest.mark.parametrize("text", ["NUL \0", "half a pair \ud800"])
async def test_text_that_one_database_could_not_keep_is_refused_by_both(
    database_url: str, text: str
) -> None:
    async with opened(database_url) as store:
        await store.add_game(new_game("final"))
        with pytest.raises(IllegalError, match="can't be stored"):
            await store.games.append(append("final", 1, command=text))
        with pytest.raises(IllegalError, match="can't be stored"):
            await store.account(text)
        with pytest.raises(IllegalError, match="too large"):
            await store.games.lines("final", 10**30)
        assert await store.games.append(append("final", 1, command="mañana ✓")) == Receipt(2, 2)


class _Counted(SqliteConnection):
    """Counts the trips to the disk."""

    commits = 0

    def commit(self, changes: Sequence[Change] = ()) -> None:
        super().commit(changes)
        type(self).commits += 1


class _CountedDatabase(SqliteDatabase, frozen=True):
    def connect(self) -> SqliteConnection:
        return _Counted(self.path)


def hold(entered: threading.Event, go_on: threading.Event) -> None:
    entered.set()
    assert go_on.wait(30)


async def test_what_waits_shares_one_trip_to_the_disk(tmp_path: Path) -> None:
    database = _CountedDatabase(tmp_path / "hall.db")
    with connected(database) as connection:
        migrate(connection, database.name)
        store = KeptStore(database, epoch_of(connection))
    names = [f"game {number}" for number in range(50)]
    await asyncio.gather(*(store.add_game(new_game(name)) for name in names))
    entered, go_on = threading.Event(), threading.Event()
    held = asyncio.create_task(store.writer.write(lambda _: hold(entered, go_on)))
    await asyncio.to_thread(entered.wait)
    before = _Counted.commits
    waiting = [asyncio.create_task(store.games.append(append(name, 1))) for name in names]
    await asyncio.sleep(0)
    go_on.set()
    assert await asyncio.gather(*waiting) == [Receipt(2, 2)] * 50
    await held
    assert _Counted.commits == before + 2, "one for what was held, one for all the others"
    await store.close()


async def test_one_that_fails_in_the_middle_leaves_the_others_whole(database_url: str) -> None:
    async with opened(database_url) as store:
        assert isinstance(store, KeptStore)
        for name in ("a", "b", "c"):
            await store.add_game(new_game(name))

        def spoil(connection: Connection) -> None:
            connection.change("INSERT INTO entries VALUES ('b', 3, ?)", (b"from nowhere",))

        await store.writer.write(spoil)
        entered, go_on = threading.Event(), threading.Event()
        held = [
            asyncio.create_task(store.writer.write(lambda _: hold(entered, go_on)))
            for _ in range(4)
        ]
        await asyncio.to_thread(entered.wait)
        waiting = [asyncio.create_task(store.games.append(append(n, 1, facts=2))) for n in "abc"]
        await asyncio.sleep(0)
        go_on.set()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        await asyncio.gather(*held)
        assert outcomes[0] == outcomes[2] == Receipt(2, 3)
        assert isinstance(outcomes[1], Exception)
        kept = await store.games.kept("b")
        assert kept is not None
        assert kept.standing.number == 1
        assert [entry.number for entry in await store.games.lines("b")] == [1, 3]


async def test_a_job_that_fails_writes_nothing_and_harms_nobody(database_url: str) -> None:
    async with opened(database_url) as store:
        assert isinstance(store, KeptStore)

        def fail(connection: Connection) -> None:
            connection.change("INSERT INTO people VALUES ('bob', 'Bob', 1)")
            raise LookupError("in the middle")

        outcomes = await asyncio.gather(
            store.add_game(new_game("a")),
            store.writer.write(fail),
            store.add_game(new_game("b")),
            return_exceptions=True,
        )
        assert outcomes[0] is outcomes[2] is None
        assert isinstance(outcomes[1], LookupError)
        assert await store.person("bob") is None
        assert await store.games.kept("a")
        assert await store.games.kept("b")


async def test_whoever_stops_waiting_stops_nobody_else(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.add_game(new_game("final"))
        leaving = asyncio.create_task(store.games.append(append("final", 1)))
        await asyncio.sleep(0)
        leaving.cancel()
        while len(await store.games.lines("final")) < 2:
            await asyncio.sleep(0.01)
        assert await store.games.append(append("final", 1)) == Taken()


async def test_a_closed_store_refuses(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.add_game(new_game("final"))
    with pytest.raises(StoreUnavailableError):
        await store.games.append(append("final", 1))


async def test_what_was_asked_before_the_end_is_written(database_url: str) -> None:
    store = await open_store(database_url)
    await store.add_game(new_game("final"))
    waiting = asyncio.create_task(store.games.append(append("final", 1)))
    await asyncio.sleep(0)
    await store.close()
    assert await waiting == Receipt(2, 2)


def test_a_sqlite_file_is_synced_at_every_commit_and_private(tmp_path: Path) -> None:
    with connected(SqliteDatabase(tmp_path / "hall.db")) as connection:
        assert connection.rows("PRAGMA journal_mode") == [("wal",)]
        assert connection.rows("PRAGMA synchronous") == [(2,)]
    assert sqlite3.threadsafety == 3
    assert (tmp_path / "hall.db").stat().st_mode & 0o077 == 0
