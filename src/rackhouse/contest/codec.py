"""An event as a file: a line of JSON for the header, then one for every fact.

The same shape as the record of a game, so that whatever keeps one can keep the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.contest.facts import Line
from rackhouse.errors import MalformedError

if TYPE_CHECKING:
    from collections.abc import Iterable

FORMAT: Final = "rackhouse event"
VERSION: Final = 1
LINE_LIMIT: Final = 4_000_000
_REASON: Final = 200


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a file."""

    format: str
    version: int


_NO_FACT = (
    msgspec.MsgspecError, AttributeError, LookupError, TypeError, ValueError, RecursionError,
)  # fmt: skip
"""What reading a line may meet when it was not written by a program of ours."""

_encoder = msgspec.json.Encoder()
_header = msgspec.json.Decoder(Header)
_line = msgspec.json.Decoder(Line)


def encode_event(lines: Iterable[Line]) -> bytes:
    r"""An event as bytes; :func:`decode_event` reads it back.

    >>> encode_event([])
    b'{"format":"rackhouse event","version":1}\n'
    """
    encoded = [_encoder.encode(Header(FORMAT, VERSION)), *(_encoder.encode(one) for one in lines)]
    return b"\n".join(encoded) + b"\n"


def encode_line(line: Line) -> bytes:
    """One line, without its end; :func:`decode_line` reads it back."""
    return _encoder.encode(line)


def decode_line(data: bytes) -> Line:
    """The line that :func:`encode_line` wrote.

    Raises:
        MalformedError: where it is damaged.
    """
    try:
        return _line.decode(data)
    except _NO_FACT as error:
        raise MalformedError(f"A line is no fact: {str(error)[:_REASON]}.") from error


def decode_event(data: bytes) -> tuple[Line, ...]:
    """The lines of an event.

    >>> decode_event(encode_event([]))
    ()

    Raises:
        MalformedError: where the file is no event, newer than this program, or damaged.
    """
    first, *others = data.removesuffix(b"\n").split(b"\n")
    try:
        header = _header.decode(first[:LINE_LIMIT])
    except _NO_FACT:
        header = None
    if header is None or header.format != FORMAT:
        raise MalformedError("This is no Rackhouse event: its first line is not a header.")
    if header.version != VERSION:
        raise MalformedError(
            f"The event has version {header.version}; this program reads {VERSION}."
        )
    lines = []
    for number, line in enumerate(others, start=2):
        if len(line) > LINE_LIMIT:
            raise MalformedError(f"Line {number} of the event is longer than any fact can be.")
        try:
            lines.append(decode_line(line))
        except MalformedError as error:
            raise MalformedError(f"Line {number} of the event is no fact: {error}") from error
    return tuple(lines)
