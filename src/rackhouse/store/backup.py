"""All data of a hall in one file, which either database can restore.

The file is a zip: a text for each table, with the column names in the first line and one row per
line as a JSON list, and ``manifest.json`` with the number and the checksum of the rows. It is made
while the hall is running, of everything as it was at one moment.
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
FORMER: Final = ("rated_results",)
"""Tables that have another name by now; backups of older versions have them."""
TABLES: Final = (
    *("games", "entries", "receipts", "drafts", "invitations", "holders"),
    *("asks", "ask_answers"),
    *("people", "accounts", "sessions", "links", "beats", "keepers", "recovery_codes"),
    *("word_lists", "stream_keys", "results", "blocks", "browsers"),
    *("chat", "reports", "mutes", "present", "vacations", "mail_wishes", "notices"),
    *("push_keys", "push_devices"),
    *("events", "event_lines", "event_receipts", "event_people", "event_links", "event_roles"),
    *("event_games", "event_mail", "event_players", "event_photos"),
    *("clubs", "club_organisers", "club_events"),
)
"""The tables, each after those that it refers to; not ``hall``, which starts afresh."""
PART: Final = 500
"""How many rows are held in memory."""

_MANIFEST: Final = "manifest.json"

Progress: TypeAlias = Callable[[int], None]
"""Called with how many more rows are done."""


class TableNote(msgspec.Struct, frozen=True):
    """What a backup says about one of its tables."""

    rows: int
    sha256: str
    """The checksum of the whole text, including the column names."""


class Manifest(msgspec.Struct, frozen=True):
    """What a backup says about itself."""

    format: str
    version: int
    """The version of the database that it was made from."""
    tables: dict[str, TableNote]

    @property
    def rows(self) -> int:
        """All rows of all tables."""
        return sum(note.rows for note in self.tables.values())


def back_up(connection: Connection, file: BinaryIO, progress: Progress) -> Manifest:
    """Write everything as it is now into a file, even while others go on writing."""
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
    """How many rows there are to back up.

    Raises:
        IllegalError: if the database has no hall, or a newer program has written it.
    """
    version = version_of(connection)
    if not 1 <= version <= VERSION:
        raise IllegalError("store-unknown-version", name=name, version=version, known=VERSION)
    tables = _tables(connection)
    return sum(connection.rows(f"SELECT COUNT(*) FROM {table}")[0][0] for table in tables)


def _tables(connection: Connection) -> list[str]:
    """The tables that a database of any version has."""
    return [table for table in (*TABLES, *FORMER) if connection.has_table(table)]


def read_manifest(archive: zipfile.ZipFile, name: str) -> Manifest:
    """What a backup says about itself.

    Raises:
        MalformedError: if it is not a backup, or a newer program made it.
    """
    try:
        manifest = msgspec.json.decode(archive.read(_MANIFEST), type=Manifest)
    except (zipfile.BadZipFile, KeyError, msgspec.MsgspecError, zlib.error):
        manifest = None
    if (
        manifest is None
        or manifest.format != FORMAT
        or not set(manifest.tables) <= {*TABLES, *FORMER}
    ):
        raise MalformedError("store-not-a-backup", name=name)
    if not 1 <= manifest.version <= VERSION:
        raise MalformedError(
            "store-newer-backup", name=name, version=manifest.version, known=VERSION
        )
    return manifest


def text_of(table: str) -> str:
    """The name of a table's text inside a backup.

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
    """A row as JSON; bytes as base64, and booleans as booleans, which SQLite stores as numbers."""
    values: Sequence[object] = [
        bool(value) if kind == "boolean" else value
        for value, kind in zip(row, columns.values(), strict=True)
    ]
    return msgspec.json.encode(values)
