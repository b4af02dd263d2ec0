"""Restores a backup of any version up to this one, completely or not at all."""

from __future__ import annotations

import hashlib
import zipfile
import zlib
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, BinaryIO, Final

import msgspec

from rackhouse.errors import IllegalError, MalformedError
from rackhouse.store.backup import (
    FORMER,
    PART,
    TABLES,
    Manifest,
    Progress,
    TableNote,
    read_manifest,
    text_of,
)
from rackhouse.store.migrating import VERSION, lift, version_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rackhouse.store.database import Connection, Value

_LONGEST_LINE: Final = 16 * 1024 * 1024
_row = msgspec.json.Decoder(list[str | int | bool | None])

_DAMAGED: Final = (
    zipfile.BadZipFile, zlib.error, EOFError, KeyError, msgspec.MsgspecError, ValueError,
    NotImplementedError,
)  # fmt: skip
"""What reading a damaged backup raises."""


class Found(msgspec.Struct, frozen=True):
    """A backup that is open for reading."""

    name: str
    archive: zipfile.ZipFile
    manifest: Manifest


@contextmanager
def opened(file: BinaryIO, name: str) -> Iterator[Found]:
    """The backup in a file.

    Raises:
        MalformedError: if it is not a backup, or a newer program made it.
    """
    try:
        archive = zipfile.ZipFile(file)
    except _DAMAGED:
        raise MalformedError("store-incomplete-backup", name=name) from None
    with archive:
        yield Found(name, archive, read_manifest(archive, name))


def restore_all(
    connection: Connection, found: Found, into: str, progress: Progress, *, force: bool = False
) -> Manifest:
    """Replace all data with that of a backup; if anything fails, nothing changes.

    Halls that run on the database refuse to write until they are restarted, because their memory no
    longer matches it.

    Raises:
        MalformedError: if the backup is damaged.
        IllegalError: if there are already games or people, and ``force`` is not given.
    """
    connection.begin()
    try:
        connection.lock_everything()
        _make_room(connection, into, force=force)
        lift(connection, 0, found.manifest.version)
        _fill_all(connection, found, progress)
        lift(connection, found.manifest.version, VERSION)
        connection.commit()
    except BaseException:
        connection.roll_back()
        raise
    return found.manifest


def _fill_all(connection: Connection, found: Found, progress: Progress) -> None:
    for table, note in found.manifest.tables.items():
        try:
            with found.archive.open(text_of(table)) as text:
                _fill(connection, table, _checked(text, note), progress)
        except _DAMAGED as error:
            raise MalformedError(
                "store-damaged-backup", name=found.name, part=text_of(table)
            ) from error


def _make_room(connection: Connection, name: str, *, force: bool) -> None:
    if version_of(connection) == 0:
        return
    games, people = connection.rows(
        "SELECT (SELECT COUNT(*) FROM games), (SELECT COUNT(*) FROM people)"
    )[0]
    if (games or people) and not force:
        raise IllegalError("store-not-empty", name=name, games=games, people=people)
    for table in (*FORMER, *reversed(TABLES), "hall", "schema_version"):
        if connection.has_table(table):
            connection.change(f"DROP TABLE {table}")


def _checked(text: IO[bytes], note: TableNote) -> Iterator[bytes]:
    """The lines of a table; raises an error at the end if the checksum is wrong."""
    checksum = hashlib.sha256()
    count = 0
    while line := text.readline(_LONGEST_LINE):
        checksum.update(line)
        count += 1
        yield line
    if count != note.rows + 1 or checksum.hexdigest() != note.sha256:
        raise ValueError("another checksum")


def _fill(connection: Connection, table: str, lines: Iterator[bytes], progress: Progress) -> None:
    columns = connection.columns(table)
    if msgspec.json.decode(next(lines, b"")) != list(columns):
        raise ValueError("other columns")
    marks = ", ".join("?" * len(columns))
    statement = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"
    part: list[list[Value]] = []
    for line in lines:
        part.append(_decode_row(line, columns))
        if len(part) == PART:
            connection.change_many(statement, part)
            progress(PART)
            part.clear()
    if part:
        connection.change_many(statement, part)
        progress(len(part))


def _decode_row(line: bytes, columns: Mapping[str, str]) -> list[Value]:
    return [
        b64decode(value, validate=True) if kind == "bytea" and isinstance(value, str) else value
        for value, kind in zip(_row.decode(line), columns.values(), strict=True)
    ]
