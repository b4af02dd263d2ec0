"""The file of words: two lines that describe it, then the words as plain text.

::

    rackhouse-words 1 <SHA-256 of the next line>
    {"title": …, "tile_set": …, "entries": …, "size": …, "sha256": …}
    AA
    AAH
    …

The body is plain sorted text, so nothing has to be unpacked or built before the first
look-up, and the system may share its pages between processes. Each line has the checksum of what
follows it: a file that was cut short, garbled or edited by hand is refused.
"""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from rackhouse.errors import MalformedError
from rackhouse.messages import quoted

FORMAT: Final = 1
WORDS: Final = "words"
DICTIONARY: Final = "dictionary"


class Comparison(msgspec.Struct, frozen=True):
    """How many of a list's words a dictionary accepts, and samples of where they differ."""

    checksum: str
    """The list's checksum, so that stored figures are used only for the same list."""
    words: int
    accepted: int
    refused: dict[str, int]
    """The list's other words, counted by the ground for refusing them."""
    only_list: tuple[str, ...]
    only_dictionary: tuple[str, ...]
    alone: int | None = None
    """How many it would accept without the list as one of its sources; ``None`` if it was none."""


class WordFileHeader(msgspec.Struct, frozen=True):
    """What a file of words says about itself.

    >>> WordFileHeader(title="The club's list", tile_set="english").licence
    ''
    """

    title: str
    tile_set: str
    edition: str = ""
    source: str = ""
    licence: str = ""
    entries: int = 0
    """How many words it has."""
    size: int = 0
    """How many bytes the body has."""
    sha256: str = ""
    """The checksum of the body."""
    comparison: Comparison | None = None
    """The comparison with the default list, if it was computed before."""


def seal(kind: str, header: WordFileHeader, body: bytes) -> bytes:
    r"""The whole file; the header's figures are computed from the body.

    >>> seal("words", WordFileHeader("Two words", "english"), b"AA\nAB\n").endswith(b"AA\nAB\n")
    True
    """
    described = msgspec.structs.replace(
        header,
        entries=body.count(b"\n"),
        size=len(body),
        sha256=hashlib.sha256(body).hexdigest(),
    )
    line = msgspec.json.encode(described) + b"\n"
    first = f"rackhouse-{kind} {FORMAT} {hashlib.sha256(line).hexdigest()}\n"
    return first.encode() + line + body


def header_of(data: bytes, kind: str, where: str) -> tuple[WordFileHeader, int]:
    """The header, checked, and the index at which the body begins.

    Raises:
        MalformedError: if this is not such a file, or its header is damaged.
    """
    first_end = data.find(b"\n", 0, 200)
    fields = data[: max(first_end, 0)].split(b" ")
    if len(fields) != 3 or fields[0] != f"rackhouse-{kind}".encode():
        raise MalformedError("lexicon-other-file", path=where, kind=kind)
    if fields[1] != str(FORMAT).encode():
        found = quoted(fields[1].decode(errors="replace"), 20)
        raise MalformedError("lexicon-other-format", path=where, found=found, known=FORMAT)
    second_end = data.find(b"\n", first_end + 1) + 1
    line = data[first_end + 1 : second_end]
    if hashlib.sha256(line).hexdigest().encode() != fields[2]:
        raise MalformedError("lexicon-damaged-header", path=where)
    try:
        return msgspec.json.decode(line, type=WordFileHeader), second_end
    except msgspec.DecodeError:
        raise MalformedError("lexicon-damaged-header", path=where) from None


def unseal(data: bytes, kind: str, where: str) -> tuple[WordFileHeader, bytes]:
    r"""The header and the body, both checked against their checksums.

    >>> whole = seal("words", WordFileHeader("Two words", "english"), b"AA\nAB\n")
    >>> unseal(whole, "words", "two.rhl")[1]
    b'AA\nAB\n'
    >>> unseal(whole[:-2], "words", "two.rhl")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    rackhouse.errors.MalformedError: two.rhl was cut short: it has 4 of its 6 bytes of words. ...

    Raises:
        MalformedError: if this is not such a file, or it is damaged.
    """
    header, begin = header_of(data, kind, where)
    body = data[begin:]
    if len(body) < header.size:
        raise MalformedError("lexicon-cut-short", path=where, have=len(body), size=header.size)
    if hashlib.sha256(body).hexdigest() != header.sha256:
        raise MalformedError("lexicon-damaged-words", path=where)
    if body and not body.endswith(b"\n"):
        raise MalformedError("lexicon-damaged-words", path=where)
    return header, body
