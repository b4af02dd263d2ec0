"""The record as a file: a line of JSON for the header, then a line for every fact.

Lines, because a record only ever grows at its end. The header carries the version; older
versions are lifted fact by fact by the functions in ``UPCASTS`` before they are typed, so that
no other code ever sees an old shape.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from rackhouse.errors import MalformedError
from rackhouse.record.facts import Entry

FORMAT: Final = "rackhouse game"
VERSION: Final = 1
LINE_LIMIT: Final = 1_000_000
_REASON: Final = 200

RawEntry: TypeAlias = dict[str, Any]
Upcast: TypeAlias = Callable[[RawEntry], RawEntry]

UPCASTS: Final[Mapping[int, Upcast]] = {}
"""From a version to the next: what became of one entry."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a record."""

    format: str
    version: int


_NO_FACT = (
    msgspec.MsgspecError, AttributeError, LookupError, TypeError, ValueError, RecursionError,
)  # fmt: skip
"""What reading or lifting a line may meet when it was not written by a program of ours."""

_encoder = msgspec.json.Encoder()
_header = msgspec.json.Decoder(Header)
_entry = msgspec.json.Decoder(Entry)


def encode_record(entries: Sequence[Entry]) -> bytes:
    r"""A record as bytes; :func:`decode_record` reads it back.

    >>> encode_record([])
    b'{"format":"rackhouse game","version":1}\n'
    """
    lines = [_encoder.encode(Header(FORMAT, VERSION))]
    lines += [_encoder.encode(entry) for entry in entries]
    return b"\n".join(lines) + b"\n"


def encode_entry(entry: Entry) -> bytes:
    """One entry as its line, without the end of the line; :func:`decode_entry` reads it back."""
    return _encoder.encode(entry)


def decode_entry(line: bytes) -> Entry:
    """The entry in a line that :func:`encode_entry` wrote.

    Raises:
        MalformedError: where it is damaged.
    """
    try:
        return _entry.decode(line)
    except _NO_FACT as error:
        raise MalformedError(f"A line is no fact: {str(error)[:_REASON]}.") from error


def decode_record(
    data: bytes, *, version: int = VERSION, upcasts: Mapping[int, Upcast] = UPCASTS
) -> tuple[Entry, ...]:
    """The entries of a record; ``version`` and ``upcasts`` are this program's own.

    >>> decode_record(encode_record([]))
    ()

    Raises:
        MalformedError: where the file is no record, newer than this program, or damaged.
    """
    lines = data.removesuffix(b"\n").split(b"\n")
    header = _decode_header(lines[0])
    if not 1 <= header.version <= version:
        raise MalformedError(
            f"The record has version {header.version}; this program reads 1 to {version}."
        )
    entries = []
    for number, line in enumerate(lines[1:], start=2):
        if len(line) > LINE_LIMIT:
            raise MalformedError(f"Line {number} of the record is longer than any fact can be.")
        try:
            entries.append(_decode_entry(line, header.version, version, upcasts))
        except _NO_FACT as error:
            reason = str(error)[:_REASON]
            raise MalformedError(f"Line {number} of the record is no fact: {reason}.") from error
    return tuple(entries)


def _decode_header(line: bytes) -> Header:
    try:
        header = _header.decode(line[:LINE_LIMIT])
    except (msgspec.MsgspecError, ValueError, RecursionError):
        header = None
    if header is None or header.format != FORMAT:
        raise MalformedError("This is no Rackhouse record: its first line is not a header.")
    return header


def _decode_entry(line: bytes, have: int, want: int, upcasts: Mapping[int, Upcast]) -> Entry:
    if have == want:
        return _entry.decode(line)
    raw: RawEntry = msgspec.json.decode(line, type=dict)
    for version in range(have, want):
        raw = upcasts[version](raw)
    return msgspec.convert(raw, Entry)
