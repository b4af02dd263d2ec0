"""A database is brought to the form that the program reads, from the first version on."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import psycopg
import pytest

from rackhouse.errors import IllegalError
from rackhouse.log.store import Receipt, StoreUnavailableError
from rackhouse.store import open_store
from rackhouse.store.backup import TABLES
from rackhouse.store.migrating import MIGRATIONS, VERSION, epoch_of, migrate, version_of
from rackhouse.store.opening import connected, database_at
from tests.store.kit import append, assert_folds, new_game, opened, person

DATA = Path(__file__).with_name("data")
VERSIONS = range(1, VERSION + 1)


def place(version: int, url: str) -> None:
    """Put the data that an old version wrote into a new database."""
    path = url.removeprefix("sqlite:///")
    if path != url:
        shutil.copy(DATA / f"version-{version}.db", path)
        return
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute((DATA / f"version-{version}.sql").read_bytes())


@pytest.mark.anyio
@pytest.mark.parametrize("version", VERSIONS)
async def test_data_of_every_version_is_there_after_an_upgrade(
    database_url: str, version: int
) -> None:
    place(version, database_url)
    async with opened(database_url) as store:
        assert await assert_folds(store, "whole-game") > 50
        last = await assert_folds(store, "begun-game")
        assert last > 10
        assert await store.person("ann") == person("ann")
        assert await store.session(b"\x00token of ann") is not None
        assert await store.account("ann@example.org") is not None
        assert await store.draft("begun-game", 1) == "8D QI"
        assert await store.games.receipt("begun-game", "command 1", "ann") == Receipt(2, 2)
        assert [info.id for info, _ in await store.games_of("ann", limit=9)] == [
            "begun-game",
            "whole-game",
        ]
        assert await store.timed_games() == ("begun-game",)
        assert await store.invitation(b"begun-game") is not None
        assert await store.last_beat(besides="me") == 5000
        assert await store.games.append(append("begun-game", last)) == Receipt(last + 1, last + 1)
        if version >= 2:
            assert [one.name for one in await store.event_people("knockout")] == ["Ann"]
            assert len(await store.events.lines("knockout")) == 2
        if version >= 3:
            (same,) = await store.same_players()
            assert (same.player, same.is_accepted) == ("league-7", True)
        if version >= 6:
            (ask,) = await store.asks("begun-game")
            assert (ask.person, ask.answers) == ("cy", {"seat-1": "agreed"})
        if version >= 7:
            (photo,) = await store.photos("knockout")
            assert photo.caption == "The winners"
            assert await store.picture("knockout", "photo-1") == b"\xff\xd8 a picture"
        if version >= 8:
            (said,) = await store.chat_lines("begun-game")
            assert (said.phrase, said.person) == ("hello", "ann")
            assert await store.muted_by("ann") == {"dan"}
            assert await store.is_keeper("ann")
        if version >= 9:
            assert await store.push_key() == b"a private key"
            assert await store.has_push_device(b"\x00token of ann")
        kept = await store.account("ann@example.org")
        assert kept is not None
        # Whoever had an account before there were profiles was not asked whether to show theirs.
        assert kept.is_profile_shown == (version >= 10)
        if version >= 10:
            assert await store.has_code(b"a code") == "ann"
            assert await store.use_link(b"a lost account", 2000, "win back") == "ann"


def test_there_is_data_of_every_version() -> None:
    for version in VERSIONS:
        for kind in ("db", "sql", "backup"):
            assert (DATA / f"version-{version}.{kind}").is_file(), (
                "write it with: python -m tests.store.make_data"
            )


def test_the_newest_migration_is_the_version_of_the_program() -> None:
    names = sorted(file.name for file in MIGRATIONS.iterdir() if file.name.endswith(".sql"))
    assert names == [f"{version:04}.sql" for version in VERSIONS]


@pytest.mark.anyio
async def test_a_database_of_a_newer_program_is_refused_and_left_alone(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.add_game(new_game("final"))
    with connected(database_at(database_url)) as connection:
        connection.change("UPDATE schema_version SET version = ?", (VERSION + 1,))
    with pytest.raises(IllegalError, match=rf"has version {VERSION + 1}, .* up to {VERSION}"):
        await open_store(database_url)
    with connected(database_at(database_url)) as connection:
        assert version_of(connection) == VERSION + 1
        assert connection.rows("SELECT id FROM games") == [("final",)]


@pytest.mark.anyio
async def test_many_who_start_at_once_on_nothing_make_one_database(database_url: str) -> None:
    stores = await asyncio.gather(*(open_store(database_url) for _ in range(5)))
    await asyncio.gather(*(s.add_game(new_game(f"game {n}")) for n, s in enumerate(stores)))
    assert len(await stores[0].games_of("ann", limit=9)) == 5
    for store in stores:
        await store.close()


def next_version(folder: Path, text: str) -> Path:
    """The migrations there are, and one more."""
    for version in VERSIONS:
        name = f"{version:04}.sql"
        (folder / name).write_bytes((MIGRATIONS / name).read_bytes())
    (folder / f"{VERSION + 1:04}.sql").write_text(text)
    return folder


@pytest.mark.anyio
async def test_an_upgrade_stops_older_programs_that_still_run(
    database_url: str, tmp_path: Path
) -> None:
    folder = next_version(tmp_path, "ALTER TABLE games ADD COLUMN room TEXT DEFAULT 'hall';")
    database = database_at(database_url)
    async with opened(database_url) as older:
        await older.add_game(new_game("final"))
        with connected(database) as connection:
            migrate(connection, database.name, to=VERSION + 1, folder=folder)
            assert version_of(connection) == VERSION + 1
            assert connection.rows("SELECT id, room FROM games") == [("final", "hall")]
        with pytest.raises(StoreUnavailableError, match="Start it again"):
            await older.games.append(append("final", 1))
        assert not await older.is_ready()


def test_an_upgrade_that_fails_leaves_the_database_as_it_was(
    database_url: str, tmp_path: Path
) -> None:
    folder = next_version(
        tmp_path,
        "CREATE TABLE rooms (id TEXT); -- then a mistake\nINSERT INTO no_such_table VALUES (1);",
    )
    database = database_at(database_url)
    with connected(database) as connection:
        migrate(connection, database.name)
        before = epoch_of(connection)
    with connected(database) as connection:
        with pytest.raises(Exception, match="no_such_table"):
            migrate(connection, database.name, to=VERSION + 1, folder=folder)
        assert version_of(connection) == VERSION
        assert not connection.has_table("rooms")
        assert epoch_of(connection) == before


def test_both_databases_have_the_same_tables_and_no_backup_forgets_one(
    tmp_path: Path, postgresql_url: str
) -> None:
    shapes = []
    for url, all_tables in (
        (f"{tmp_path}/hall.db", "SELECT name FROM sqlite_schema WHERE type = 'table'"),
        (
            postgresql_url,
            "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'",
        ),
    ):
        with connected(database_at(url)) as connection:
            migrate(connection, url)
            tables = sorted(name for (name,) in connection.rows(all_tables))
            shapes.append({table: connection.columns(table) for table in tables})
    assert shapes[0] == shapes[1]
    assert set(shapes[0]) == {*TABLES, "hall", "schema_version"}
