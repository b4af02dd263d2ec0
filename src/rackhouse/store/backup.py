"""All that a hall keeps in one file, which either database can take in again.

The file is a zip: a text for each table, with the names of its columns in the first line and a
row as a JSON list in each further one, and ``manifest.json`` with the number and the checksum of
the rows. It is made while the hall is running, of everything as it was at one moment.
"""

from __future__ import annotations

import hashlib
import zipfile
import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import IO, TYPE_CHECKING, BinaryIO, Final, TypeAlias

import msgspec

from rackhouse.errors import IllegalError, MalformedError
from rackhouse.store.migrating import VERSION, version_of

if TYPE_CHECKING:
    from rackhouse.store.database import Connection, Row

FORMAT: Final = "rackhouse backup"
TABLES: Final = (
    *("games", "entries", "receipts", "drafts", "invitations", "holders"),
    *("asks", "ask_answers"),
    *("people", "accounts", "sessions", "links", "beats"),
    *("events", "event_lines", "event_receipts", "event_people", "event_links", "event_roles"),
    *("event_games", "event_mail", "event_players"),
)
"""What is kept, each table after those that it refers to; not ``hall``, which begins anew."""
PART: Final = 500
"""How many rows are held in memory."""

_MANIFEST: Final = "manifest.json"

Progress: TypeAlias = Callable[[int], None]
"""Told how many more rows are done."""


class TableNote(msgspec.Struct, frozen=True):
    """What a backup says of one of its tables."""

    rows: int
    sha256: str
    """Of the whole text, the names of the columns included."""


class Manifest(msgspec.Struct, frozen=True):
    """What a backup says of itself."""

    format: str
    version: int
    """Of the database that it was made of."""
    tables: dict[str, TableNote]

    @property
    def rows(self) -> int:
        """All rows of all tables."""
        return sum(note.rows for note in self.tables.values())


def back_up(connection: Connection, file: BinaryIO, progress: Progress) -> Manifest:
    """Write everything as it is now into a file, whoever goes on writing meanwhile."""
    connection.begin_reading()
    try:
        notes = {}
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=3) as archive:
            for table in _tables(connection):
                with archive.open(text_of(table), "w", force_zip64=True) as target:
                    notes[table] = _write_table(connection, table, target, progress)
            manifest = Manifest(FORMAT, version_of(connection), notes)
            archive.writestr(_MANIFEST, msgspec.json.encode(manifest))
    finally:
        connection.roll_back()
    return manifest


def count_rows(connection: Connection, name: str) -> int:
    """How much there is to back up.

    Raises:
        IllegalError: where the database holds no hall, or that of a newer program.
    """
    version = version_of(connection)
    if not 1 <= version <= VERSION:
        raise IllegalError("store-unknown-version", name=name, version=version, known=VERSION)
    tables = _tables(connection)
    return sum(connection.rows(f"SELECT COUNT(*) FROM {table}")[0][0] for table in tables)


def _tables(connection: Connection) -> list[str]:
    """What a database of any version has of it."""
    return [table for table in TABLES if connection.has_table(table)]


def read_manifest(archive: zipfile.ZipFile, name: str) -> Manifest:
    """What a backup says of itself.

    Raises:
        MalformedError: where it is none, or was made by a newer program.
    """
    try:
        manifest = msgspec.json.decode(archive.read(_MANIFEST), type=Manifest)
    except (zipfile.BadZipFile, KeyError, msgspec.MsgspecError, zlib.error):
        manifest = None
    if (
        manifest is None
        or manifest.format != FORMAT
        or list(manifest.tables) != [table for table in TABLES if table in manifest.tables]
    ):
        raise MalformedError("store-not-a-backup", name=name)
    if not 1 <= manifest.version <= VERSION:
        raise MalformedError(
            "store-newer-backup", name=name, version=manifest.version, known=VERSION
        )
    return manifest


def text_of(table: str) -> str:
    """What the text of a table is called inside a backup.

    >>> text_of("games")
    'games.jsonl'
    """
    return f"{table}.jsonl"


def _write_table(
    connection: Connection, table: str, target: IO[bytes], progress: Progress
) -> TableNote:
    columns = connection.columns(table)
    line = msgspec.json.encode(list(columns)) + b"\n"
    checksum = hashlib.sha256(line)
    target.write(line)
    rows = 0
    for row in connection.stream(f"SELECT {', '.join(columns)} FROM {table}"):
        line = _encode_row(row, columns) + b"\n"
        checksum.update(line)
        target.write(line)
        rows += 1
        if rows % PART == 0:
            progress(PART)
    progress(rows % PART)
    return TableNote(rows, checksum.hexdigest())


def _encode_row(row: Row, columns: Mapping[str, str]) -> bytes:
    """A row as JSON; bytes as base64, and truth as truth, which SQLite keeps as a number."""
    values: Sequence[object] = [
        bool(value) if kind == "boolean" else value
        for value, kind in zip(row, columns.values(), strict=True)
    ]
    return msgspec.json.encode(values)
