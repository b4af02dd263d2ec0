"""The files of what was learned: a line that says what a file holds, then its numbers."""

from __future__ import annotations

import hashlib
import zlib
from typing import Any, Final, TypeVar

import msgspec

from rackhouse.errors import MalformedError

_LONGEST_LINE: Final = 10_000
Learned = TypeVar("Learned", bound=msgspec.Struct)


def learned_file(
    magic: str, value: msgspec.Struct, numbers: str, *, packed: bool, **more: int
) -> bytes:
    """The bytes of a file that holds a value, whose ``numbers`` come last, ``packed`` or not."""
    facts = msgspec.structs.asdict(value)
    data: bytes = facts.pop(numbers)
    header = {"format": magic, **more, **facts, "sha256": hashlib.sha256(data).hexdigest()}
    return msgspec.json.encode(header) + b"\n" + (zlib.compress(data, 9) if packed else data)


def line_of(data: bytes, magic: str, unknown: str, name: str) -> tuple[dict[str, Any], bytes]:
    """What the first line of a file says, and what follows it.

    Raises:
        MalformedError: if it is not such a file, in the words of ``unknown``.
    """
    end = data.find(b"\n", 0, _LONGEST_LINE)
    try:
        header = msgspec.json.decode(data[: max(0, end)], type=dict[str, Any])
    except msgspec.MsgspecError:
        header = {}
    if header.get("format") != magic:
        raise MalformedError(unknown, path=name)
    return header, data[end + 1 :]


def unpacked(data: bytes, most: int) -> bytes:
    """Packed numbers of at most so many bytes; nothing if they are damaged or more."""
    unpacking = zlib.decompressobj()
    try:
        numbers = unpacking.decompress(data, most + 1)
    except zlib.error:
        return b""
    return numbers if unpacking.eof else b""


def value_of(kind: type[Learned], header: dict[str, Any], **numbers: bytes) -> Learned:
    """The value in a file.

    Raises:
        ValueError: if the line or the numbers are damaged.
    """
    [data] = numbers.values()
    if hashlib.sha256(data).hexdigest() != header.get("sha256"):
        raise ValueError("checksum")
    return msgspec.convert({**header, **numbers}, kind)
