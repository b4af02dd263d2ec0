"""While a database is away or full the store refuses; when it is back, all goes on."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from rackhouse.errors import IllegalError, MalformedError
from rackhouse.log.store import Append, Receipt, Repeated, StoreUnavailableError
from rackhouse.service.ports import Store
from rackhouse.service.values import Standing
from rackhouse.store import open_store
from rackhouse.store.appending import GAMES, Addition
from rackhouse.store.committing import Committer, Job, Waiting
from rackhouse.store.database import Connection
from rackhouse.store.games import values_of
from rackhouse.store.kept import KeptStore
from rackhouse.store.migrating import EPOCH
from rackhouse.store.opening import connected, database_at
from tests.kit.databases import Cluster, running_cluster
from tests.store.kit import append, new_game, opened

pytestmark = pytest.mark.anyio

LARGE = b"x" * 100_000
SHORT = b"x" * 3000


@contextmanager
def no_file_larger_than(size: int) -> Iterator[None]:
    """What the system does where there is no room: writing fails in the middle of a file."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def fill(store: Store) -> int:
    """Append until not even a short line has room; the last number that had."""
    number = 1
    for line in (LARGE, SHORT):
        for _ in range(1000):
            try:
                outcome = await store.games.append(append("final", number, line=line))
            except StoreUnavailableError:
                break
            number += 1
            assert outcome == Receipt(number, number)
        else:
            raise AssertionError("It never got full.")
    return number


async def assert_unharmed(url: str, last: int) -> None:
    async with opened(url) as store:
        kept = await store.games.kept("final")
        assert kept is not None
        assert kept.standing.number == last
        assert [e.number for e in await store.games.lines("final")] == list(range(1, last + 1))
        assert await store.is_ready()


async def test_a_disk_that_is_full_refuses_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/hall.db"
    async with opened(url) as store:
        await store.add_game(new_game("final"))
        with no_file_larger_than(2_000_000):
            last = await fill(store)
            assert last > 5
            while await store.is_ready():
                pass  # What it writes to find out is the last that has room.
            assert len(await store.games.lines("final")) == last, "it can still be read"
            with pytest.raises(StoreUnavailableError, match="can't be reached at the moment"):
                await store.games.append(append("final", last, line=LARGE))
        assert await store.games.append(append("final", last)) == Receipt(last + 1, last + 1)
    await assert_unharmed(url, last + 1)


async def test_a_database_that_is_full_refuses_and_goes_on_when_there_is_room(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path}/hall.db"
    async with opened(url) as store:
        assert isinstance(store, KeptStore)
        await store.add_game(new_game("final"))
        await store.writer.write(lambda c: c.rows("PRAGMA max_page_count = 300"))
        last = await fill(store)
        assert last > 5
        await store.writer.write(lambda c: c.rows("PRAGMA max_page_count = 1000000"))
        assert await store.games.append(append("final", last)) == Receipt(last + 1, last + 1)
    await assert_unharmed(url, last + 1)


@contextmanager
def without_room(url: str) -> Iterator[None]:
    """A server that has no room for facts, as far as it says."""
    with psycopg.connect(url, autocommit=True) as operator:
        operator.execute(
            "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS"
            # It takes its time, so that the rest of the trip is on its way before it fails.
            " 'BEGIN PERFORM pg_sleep(0.02); RAISE EXCEPTION USING ERRCODE = ''disk_full''; END'"
        )
        operator.execute(
            "CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk()"
        )
        try:
            yield
        finally:
            operator.execute("DROP FUNCTION full_disk CASCADE")


async def test_a_connection_on_which_something_failed_is_fit_for_what_follows(
    postgresql_url: str,
) -> None:
    async with opened(postgresql_url) as store:
        await store.add_game(new_game("final"))
    database = database_at(postgresql_url)
    with connected(database) as connection:
        (epoch,) = connection.rows(EPOCH)[0]
    committer = Committer(database, epoch)

    def outcome(work: Append[Standing, None] | Job[None]) -> object:
        task = (
            work
            if not isinstance(work, Append)
            else Addition(
                GAMES,
                work.log,
                work.expected,
                work.lines,
                values_of(work.standing),
                "",
                work.sender,
            )
        )
        ((_, found),) = committer.commit([Waiting(task)])
        return found

    def add_again(connection: Connection) -> None:
        again = new_game("final")
        GAMES.add(connection, ("final", None, "{}", ""), values_of(again.standing), again.entries)

    def probe(connection: Connection) -> None:
        connection.change("UPDATE hall SET probes = probes + 1")

    # A driver that meets a rollback before it has prepared anything takes no notice of later ones.
    # What it would have prepared on a trip that failed (the sixth COMMIT) it then takes for there.
    assert isinstance(outcome(add_again), IllegalError)
    for _ in range(5):
        assert outcome(probe) is None
    with without_room(postgresql_url):
        assert isinstance(outcome(append("final", 1)), StoreUnavailableError)
    assert outcome(probe) is None
    assert outcome(append("final", 1)) == Receipt(2, 2)
    committer.hang_up()
    await assert_unharmed(postgresql_url, 2)


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """A PostgreSQL that a test may stop."""
    with running_cluster() as found:
        yield found


async def test_a_server_restarted_under_load_loses_nothing(own_cluster: Cluster) -> None:
    url = own_cluster.new_database()
    names = [f"game {number}" for number in range(6)]
    async with opened(url) as store:
        for name in names:
            await store.add_game(new_game(name))
        refused = 0
        stop = asyncio.Event()

        async def play(name: str) -> int:
            """Play on until told to stop, each command until it is answered; the last number."""
            nonlocal refused
            number = 1
            while not stop.is_set():
                try:
                    outcome = await store.games.append(
                        append(name, number, command=f"play {number}")
                    )
                except StoreUnavailableError:
                    refused += 1
                    await asyncio.sleep(0.02)
                    continue
                receipt = outcome.receipt if isinstance(outcome, Repeated) else outcome
                assert receipt == Receipt(number + 1, number + 1)
                number += 1
            return number

        async def see_it_go_on() -> None:
            before = await store.games.lines(names[0])
            while len(await store.games.lines(names[0])) < len(before) + 5:
                await asyncio.sleep(0.01)

        playing = [asyncio.create_task(play(name)) for name in names]
        await see_it_go_on()
        for mode in ("fast", "immediate"):
            seen = refused
            await asyncio.to_thread(own_cluster.stop, mode=mode)
            while refused < seen + len(names):
                await asyncio.sleep(0.01)
            assert not await store.is_ready()
            with pytest.raises(StoreUnavailableError):
                await store.games.kept(names[0])
            await asyncio.to_thread(own_cluster.start)
            while not await store.is_ready():
                await asyncio.sleep(0.05)
            await see_it_go_on()
        stop.set()
        for name, last in zip(names, await asyncio.gather(*playing), strict=True):
            entries = await store.games.lines(name)
            assert [entry.number for entry in entries] == list(range(1, last + 1))


async def test_a_server_restarted_while_nobody_asked_is_not_noticed(own_cluster: Cluster) -> None:
    async with opened(own_cluster.new_database()) as store:
        await store.add_game(new_game("final"))
        # Through every connection there is, so that each of them is lost.
        await asyncio.gather(*(store.games.lines("final") for _ in range(20)))
        await asyncio.gather(*(store.set_password("nobody", "") for _ in range(20)))
        await asyncio.to_thread(own_cluster.stop)
        await asyncio.to_thread(own_cluster.start)
        assert len(await store.games.lines("final")) == 1
        for number in range(1, 9):
            outcomes = await asyncio.gather(
                store.games.append(append("final", number)), store.set_password("nobody", "")
            )
            assert outcomes[0] == Receipt(number + 1, number + 1)


async def test_a_store_that_cannot_be_opened_says_so_without_the_password(tmp_path: Path) -> None:
    with pytest.raises(StoreUnavailableError, match="hall at localhost can't be used") as caught:
        await open_store("postgresql://ann:hunter2@localhost:1/hall")
    assert "hunter2" not in str(caught.value)
    no_database = tmp_path / "letter.txt"
    no_database.write_text("Dear Sir or Madam, this is a letter and no database. " * 20)
    with pytest.raises(StoreUnavailableError, match="file is not a database"):
        await open_store(str(no_database))
    with pytest.raises(StoreUnavailableError, match="can't be used"):
        await open_store(f"sqlite:///{no_database}/hall.db")


@pytest.mark.parametrize(
    "url", ["", "mysql://host/hall", "sqlite:", "sqlite://hall", "postgresql://host:1:2/%zz"]
)
def test_an_address_of_nothing_is_refused(url: str) -> None:
    with pytest.raises(MalformedError):
        database_at(url)


def test_the_ways_in_which_a_server_is_away_are_told_from_mistakes() -> None:
    database = database_at("postgresql://localhost/hall")
    errors = psycopg.errors
    for away in (
        *(errors.DiskFull, errors.AdminShutdown, errors.CannotConnectNow, errors.QueryCanceled),
        *(errors.TooManyConnections, errors.ReadOnlySqlTransaction, psycopg.OperationalError),
    ):
        assert database.is_away(away("away"))
    for mistake in (errors.UniqueViolation, errors.UndefinedTable, errors.SyntaxError, ValueError):
        assert not database.is_away(mistake("a mistake"))
