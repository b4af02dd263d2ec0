"""An event as one file: its lines, who its entries are, its settings, and the games played at it.

The file is a zip. ``event.rackhouse`` has the lines and is all that an event needs; ``people.json``
says who the entries are; the games of ``games/`` are for other programs and are not read again.
"""

from __future__ import annotations

import io
import lzma
import struct
import zipfile
import zlib
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.contest.book import decode_event, encode_event
from rackhouse.desk.values import Details, EventSettings
from rackhouse.errors import MalformedError, RackhouseError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rackhouse.contest import Line

LINES: Final = "event.rackhouse"
PEOPLE: Final = "people.json"
SETTINGS: Final = "settings.json"
LARGEST: Final = 64 * 1024 * 1024
"""Bytes that a part of a file may come to when it is unpacked."""
_NO_ZIP: Final = (
    zipfile.BadZipFile, zlib.error, lzma.LZMAError, struct.error,
    EOFError, LookupError, OSError, RuntimeError, ValueError,
)  # fmt: skip
"""What unpacking a file may meet that is damaged, locked with a password, or made to do harm."""
_DATE: Final = (1980, 1, 1, 0, 0, 0)


class KeptPerson(msgspec.Struct, frozen=True):
    """Who an entry is, or one of its members, in a file."""

    entry: int
    member: str
    name: str
    details: Details


class EventFile(msgspec.Struct, frozen=True):
    """What a file holds of an event."""

    lines: tuple[Line, ...]
    people: tuple[KeptPerson, ...] = ()
    settings: EventSettings = msgspec.field(default_factory=EventSettings)


_people = msgspec.json.Decoder(tuple[KeptPerson, ...])
_settings = msgspec.json.Decoder(EventSettings)


def write_event(event: EventFile, games: Mapping[str, bytes]) -> bytes:
    """An event as a file, with the files of its games; the same event gives the same bytes."""
    parts = {
        LINES: encode_event(event.lines),
        PEOPLE: msgspec.json.encode(event.people),
        SETTINGS: msgspec.json.encode(event.settings),
        **{f"games/{name}": data for name, data in games.items()},
    }
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(zipfile.ZipInfo(name, _DATE), data, zipfile.ZIP_DEFLATED)
    return file.getvalue()


def read_event(data: bytes) -> EventFile:
    """The event in a file that :func:`write_event` wrote, or in its lines alone.

    >>> read_event(write_event(EventFile(()), {})).lines
    ()

    Raises:
        MalformedError: where it is no such file, newer than this program, or damaged.
    """
    if not data.startswith(b"PK"):
        return EventFile(decode_event(data))
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            lines = decode_event(_part(archive, LINES))
            people = _people.decode(_part(archive, PEOPLE))
            settings = _settings.decode(_part(archive, SETTINGS))
    except RackhouseError:
        raise
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise MalformedError("desk-file-people-damaged") from error
    except _NO_ZIP as error:
        raise MalformedError("desk-file-no-event") from error
    return EventFile(lines, people, settings)


def _part(archive: zipfile.ZipFile, name: str) -> bytes:
    if archive.getinfo(name).file_size > LARGEST:
        raise MalformedError("desk-file-too-large", part=name)
    with archive.open(name) as part:
        found = part.read(LARGEST + 1)
    if len(found) > LARGEST:
        raise MalformedError("desk-file-too-large", part=name)
    return found
