"""Sorted text as a table: finds the line that begins with a key, by bisection."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


def join_lines(lines: Iterable[bytes]) -> bytes:
    r"""Sorted lines, each ended: the form in which words are kept and checksummed.

    >>> join_lines([b"AB", b"AA"])
    b'AA\nAB\n'
    """
    ordered = sorted(lines)
    return b"\n".join(ordered) + b"\n" if ordered else b""


def split_lines(text: bytes) -> list[bytes]:
    r"""The lines of such a text, without their ends.

    >>> split_lines(b"AA\nAB\n"), split_lines(b"")
    ([b'AA', b'AB'], [])
    """
    return text[:-1].split(b"\n") if text else []


def place_of(text: bytes, key: bytes) -> int:
    r"""The index of the first line that is not below ``key``, or the length of the text.

    >>> place_of(b"AA\nAH\nBE\n", b"AH"), place_of(b"AA\nAH\n", b"ZA")
    (3, 6)
    """
    low, high = 0, len(text)
    while low < high:
        begin = text.rfind(b"\n", low, (low + high) // 2) + 1 or low
        end = text.index(b"\n", begin)
        if text[begin:end] < key:
            low = end + 1
        else:
            high = begin
    return low


def lines_from(text: bytes, begin: int, prefix: bytes) -> Iterator[bytes]:
    r"""The lines from an index on, as long as they begin with ``prefix``.

    >>> list(lines_from(b"AA\nAH\nBE\n", 0, b"A"))
    [b'AA', b'AH']
    """
    while text.startswith(prefix, begin) and begin < len(text):
        end = text.index(b"\n", begin)
        yield text[begin:end]
        begin = end + 1
