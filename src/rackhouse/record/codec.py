"""The record of a game as a file of lines; ``line_file`` says how such files are made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rackhouse.record.facts import Entry
from rackhouse.record.line_file import LineFile, Upcast

VERSION: Final = 1
LINE_LIMIT: Final = 1_000_000
UPCASTS: Final[Mapping[int, Upcast]] = {}
"""From a version to the next: what became of one entry."""

_FILE: Final = LineFile("record", Entry, format_="rackhouse game", longest_line=LINE_LIMIT)


def encode_record(entries: Sequence[Entry]) -> bytes:
    r"""A record as bytes; :func:`decode_record` reads it back.

    >>> encode_record([])
    b'{"format":"rackhouse game","version":1}\n'
    """
    return _FILE.encode(entries, VERSION)


def encode_entry(entry: Entry) -> bytes:
    """One entry as its line, without the end of the line; :func:`decode_entry` reads it back."""
    return _FILE.encode_one(entry)


def decode_entry(line: bytes) -> Entry:
    """The entry in a line that :func:`encode_entry` wrote.

    Raises:
        MalformedError: where it is damaged.
    """
    return _FILE.decode_one(line)


def decode_record(
    data: bytes, *, version: int = VERSION, upcasts: Mapping[int, Upcast] = UPCASTS
) -> tuple[Entry, ...]:
    """The entries of a record; ``version`` and ``upcasts`` are this program's own.

    >>> decode_record(encode_record([]))
    ()

    Raises:
        MalformedError: where the file is no record, newer than this program, or damaged.
    """
    return _FILE.decode(data, version, upcasts)
