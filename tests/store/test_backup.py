"""A backup is of one moment, goes into either database, and is taken in wholly or not at all."""

from __future__ import annotations

import asyncio
import io
import json
import struct
import zipfile
from pathlib import Path

import msgspec
import pytest

from rackhouse.errors import IllegalError, MalformedError
from rackhouse.log.store import Append, Receipt, StoredEntry, StoreUnavailableError
from rackhouse.store.backup import TABLES, Manifest, back_up
from rackhouse.store.migrating import VERSION
from rackhouse.store.opening import connected, database_at
from rackhouse.store.restoring import opened as opened_backup
from rackhouse.store.restoring import restore_all
from tests.kit.databases import Cluster
from tests.record.games import certified_game
from tests.store.kit import append, assert_folds, lines_of, new_game, opened, standing
from tests.store.make_data import keep

DATA = Path(__file__).with_name("data")


def take(url: str) -> bytes:
    """A backup of a database."""
    file = io.BytesIO()
    with connected(database_at(url)) as connection:
        back_up(connection, file, lambda rows: None)
    return file.getvalue()


def put(data: bytes, url: str, *, force: bool = False) -> Manifest:
    """Restore a backup into a database."""
    done: list[int] = []
    with (
        opened_backup(io.BytesIO(data), "hall.backup") as found,
        connected(database_at(url)) as connection,
    ):
        manifest = restore_all(connection, found, url, done.append, force=force)
    assert sum(done) == manifest.rows
    return manifest


def contents(data: bytes) -> dict[str, list[str]]:
    """The rows of a backup, in an order that no database has a say in."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {
            table: sorted(archive.read(f"{table}.jsonl").decode().splitlines()) for table in TABLES
        }


@pytest.fixture
def urls(tmp_path: Path, cluster: Cluster, request: pytest.FixtureRequest) -> tuple[str, str]:
    """A database to back up, and one to restore into."""
    kinds = {
        "s": lambda name: f"sqlite:///{tmp_path}/{name}.db",
        "p": lambda name: cluster.new_database(),
    }
    source, target = request.param
    return kinds[source]("source"), kinds[target]("target")


@pytest.mark.anyio
@pytest.mark.parametrize("urls", ["ss", "sp", "ps", "pp"], indirect=True)
async def test_a_backup_of_either_goes_into_either(urls: tuple[str, str]) -> None:
    source, target = urls
    await keep(source)
    data = take(source)
    manifest = put(data, target)
    assert manifest.tables["games"].rows == 2
    assert all(manifest.tables[table].rows for table in TABLES), "there is a row of everything"
    assert contents(take(target)) == contents(data)
    async with opened(target) as store:
        await assert_folds(store, "whole-game")
        last = await assert_folds(store, "begun-game")
        assert await store.games.append(append("begun-game", last)) == Receipt(last + 1, last + 1)


@pytest.mark.anyio
async def test_a_backup_taken_while_games_are_played_is_of_one_moment(
    database_url: str, tmp_path: Path
) -> None:
    lines = lines_of(certified_game())
    names = [f"game {number}" for number in range(6)]
    stop = asyncio.Event()
    async with opened(database_url) as store:

        async def play(name: str) -> None:
            """Real games, one after the other; both seats' plays in the table of the games."""
            for again in range(1000):
                game = f"{name} {again}"
                await store.add_game(
                    msgspec.structs.replace(new_game(game), entries=(StoredEntry(1, lines[0]),))
                )
                for number, line in enumerate(lines[1:], start=2):
                    if stop.is_set():
                        return
                    done = await store.games.append(
                        Append(game, number - 1, (StoredEntry(number, line),), standing(number))
                    )
                    assert done == Receipt(number, number)

        playing = [asyncio.create_task(play(name)) for name in names]
        backups = []
        for _ in range(4):
            await asyncio.sleep(0.2)
            backups.append(await asyncio.to_thread(take, database_url))
        stop.set()
        await asyncio.gather(*playing)
    assert len({len(data) for data in backups}) > 1, "they were taken while something changed"
    for number, data in enumerate(backups):
        target = f"{tmp_path}/restored {number}.db"
        put(data, target)
        async with opened(target) as store:
            games = await store.games_of("ann", limit=10_000)
            assert games
            for info, _ in games:
                await assert_folds(store, info.id)


@pytest.mark.anyio
async def test_what_is_written_between_two_tables_is_in_none_of_them(
    database_url: str, tmp_path: Path
) -> None:
    await keep(database_url)
    before = contents(take(database_url))
    async with opened(database_url) as store:
        loop = asyncio.get_running_loop()
        last = (await store.games.lines("begun-game"))[-1].number
        written: list[str] = []

        async def write_more() -> None:
            name = f"game {len(written)}"
            await store.games.append(append("begun-game", last + len(written), command=name))
            await store.add_game(new_game(name))
            written.append(name)

        def take_slowly() -> bytes:
            file = io.BytesIO()
            with connected(database_at(database_url)) as connection:
                back_up(
                    connection,
                    file,
                    lambda _: asyncio.run_coroutine_threadsafe(write_more(), loop).result(),
                )
            return file.getvalue()

        data = await asyncio.to_thread(take_slowly)
    assert len(written) == len(TABLES)
    assert contents(data) == before


@pytest.mark.anyio
async def test_what_is_there_is_replaced_only_when_asked_for(database_url: str) -> None:
    await keep(database_url)
    data = take(database_url)
    async with opened(database_url) as store:
        await store.add_game(new_game("another"))
    with pytest.raises(IllegalError, match=r"3 games and 2 people. Give --force"):
        put(data, database_url)
    async with opened(database_url) as store:
        assert await store.games.kept("another")
    put(data, database_url, force=True)
    async with opened(database_url) as store:
        assert await store.games.kept("another") is None
        assert await store.games.kept("whole-game")


@pytest.mark.anyio
async def test_a_hall_that_runs_during_a_restore_writes_no_more(database_url: str) -> None:
    await keep(database_url)
    data = take(database_url)
    async with opened(database_url) as running:
        await running.add_game(new_game("another"))
        last = (await running.games.lines("begun-game"))[-1].number
        await asyncio.to_thread(put, data, database_url, force=True)
        with pytest.raises(StoreUnavailableError, match="Start it again"):
            await running.games.append(append("begun-game", last))
        assert not await running.is_ready()
    async with opened(database_url) as again:
        assert await again.games.append(append("begun-game", last)) == Receipt(last + 1, last + 1)


def changed(data: bytes, name: str, change: bytes) -> bytes:
    """A backup one of whose texts was changed."""
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(target, "w") as new:
        for item in old.namelist():
            text = old.read(item)
            if item == name:
                there, instead = change.split(b"|")
                text = text.replace(there, instead)
            new.writestr(item, text)
    return target.getvalue()


def within_a_part(data: bytes) -> int:
    """The place of a byte that the checksum of a part covers: in its middle."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        part = max(archive.infolist(), key=lambda one: one.compress_size)
    name, more = struct.unpack_from("<HH", data, part.header_offset + 26)
    return int(part.header_offset + 30 + name + more + part.compress_size // 2)


@pytest.mark.anyio
async def test_a_damaged_backup_changes_nothing(database_url: str) -> None:
    await keep(database_url)
    data = take(database_url)
    before = contents(data)
    middle = within_a_part(data)
    for damaged in (
        *(b"", b"PK\x03\x04", b"a letter", data[:-30], data[:middle]),
        data[:middle] + bytes([data[middle] ^ 255]) + data[middle + 1 :],
        changed(data, "people.jsonl", b"Ann|Bob"),
        changed(data, "people.jsonl", b"]|"),
        changed(data, "people.jsonl", b'"name"|"nickname"'),
        changed(data, "people.jsonl", b'"name"|"name) VALUES (1); DROP TABLE people; --"'),
        changed(data, "games.jsonl", b"true|7"),
        changed(data, "entries.jsonl", b'"|""'),
        changed(data, "links.jsonl", b"\n|\n\n"),
        changed(data, "manifest.json", b'"people"|"pg_class"'),
        changed(data, "manifest.json", b'"rows":|"rows":1'),
        changed(data, "manifest.json", b"rackhouse backup|another backup"),
    ):
        with pytest.raises(MalformedError, match=r"damaged|not a backup"):
            put(damaged, database_url, force=True)
    assert contents(take(database_url)) == before
    async with opened(database_url) as store:
        await assert_folds(store, "whole-game")


def test_a_backup_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    data = changed(
        (DATA / f"version-{VERSION}.backup").read_bytes(),
        "manifest.json",
        f'"version":{VERSION}|"version":{VERSION + 1}'.encode(),
    )
    with pytest.raises(MalformedError, match=f"has version {VERSION + 1}"):
        put(data, f"{tmp_path}/hall.db")


@pytest.mark.anyio
@pytest.mark.parametrize("version", range(1, VERSION + 1))
async def test_backups_of_every_version_are_taken_in(database_url: str, version: int) -> None:
    put((DATA / f"version-{version}.backup").read_bytes(), database_url)
    async with opened(database_url) as store:
        await assert_folds(store, "whole-game")
        last = await assert_folds(store, "begun-game")
        assert await store.games.append(append("begun-game", last)) == Receipt(last + 1, last + 1)


def test_a_backup_can_be_read_without_this_program() -> None:
    with zipfile.ZipFile(DATA / f"version-{VERSION}.backup") as archive:
        manifest = json.loads(archive.read("manifest.json"))
        columns, *rows = map(json.loads, archive.read("people.jsonl").splitlines())
    assert manifest["format"] == "rackhouse backup"
    assert [dict(zip(columns, row, strict=True)) for row in rows] == [
        {"id": "ann", "name": "Ann", "created": 1000},
        {"id": "dan", "name": "Dan", "created": 1000},
    ]
