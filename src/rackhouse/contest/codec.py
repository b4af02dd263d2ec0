"""An event as a file of lines, in the same form as the record of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.contest.facts import Line
from rackhouse.record.line_file import LineFile

if TYPE_CHECKING:
    from collections.abc import Iterable

VERSION: Final = 1

_FILE: Final = LineFile("event", Line, format_="rackhouse event", longest_line=4_000_000)


def encode_event(lines: Iterable[Line]) -> bytes:
    r"""An event as bytes; :func:`decode_event` reads it back.

    >>> encode_event([])
    b'{"format":"rackhouse event","version":1}\n'
    """
    return _FILE.encode(lines, VERSION)


def encode_line(line: Line) -> bytes:
    """One line, without its end; :func:`decode_line` reads it back."""
    return _FILE.encode_one(line)


def decode_line(data: bytes) -> Line:
    """The line that :func:`encode_line` wrote.

    Raises:
        MalformedError: where it is damaged.
    """
    return _FILE.decode_one(data)


def decode_event(data: bytes) -> tuple[Line, ...]:
    """The lines of an event.

    >>> decode_event(encode_event([]))
    ()

    Raises:
        MalformedError: where the file is no event, newer than this program, or damaged.
    """
    return _FILE.decode(data, VERSION, {})
