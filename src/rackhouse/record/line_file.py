"""A file of facts: a line of JSON for the header, then a line for every fact.

Lines, because a record only grows at its end. The header has the version; ``upcasts`` convert older
facts one by one before they are typed, so no other code sees an old shape. Games and events use the
same form.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from rackhouse.errors import MalformedError
from rackhouse.record.facts import RecordEntry

RawFact: TypeAlias = dict[str, Any]
Upcast: TypeAlias = Callable[[RawFact], RawFact]
Fact = TypeVar("Fact")

_REASON: Final = 200
_NO_FACT = (
    msgspec.MsgspecError, AttributeError, LookupError, TypeError, ValueError, RecursionError,
)  # fmt: skip
"""What reading or converting a line raises if no program of ours wrote it."""


class LineFileHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a file."""

    format: str
    version: int


_encoder = msgspec.json.Encoder()
_header = msgspec.json.Decoder(LineFileHeader)


class LineFile(Generic[Fact]):
    """How one kind of record is written and read; errors call it ``noun``.

    >>> LineFile("note", str, format_="notes", longest_line=80).decode_one(b'"8D TRAINER"')
    '8D TRAINER'
    """

    def __init__(
        self,
        noun: str,
        fact: type[Fact],
        *,
        format_: str,
        longest_line: int,
        version: int = 1,
        upcasts: Mapping[int, Upcast] | None = None,
    ) -> None:
        """``upcasts`` convert a fact from each version to the next."""
        self.noun = noun
        self.format = format_
        self.longest_line = longest_line
        self.version = version
        self.upcasts = upcasts or {}
        self._type = fact
        self._fact = msgspec.json.Decoder(fact)

    def encode(self, facts: Iterable[Fact]) -> bytes:
        """All facts as bytes; :meth:`decode` reads them back."""
        lines = [_encoder.encode(LineFileHeader(self.format, self.version))]
        lines += [_encoder.encode(fact) for fact in facts]
        return b"\n".join(lines) + b"\n"

    def encode_one(self, fact: Fact) -> bytes:
        """One fact as a line, without its line end; :meth:`decode_one` reads it back."""
        return _encoder.encode(fact)

    def decode_one(self, line: bytes) -> Fact:
        """The fact in a line that :meth:`encode_one` wrote.

        Raises:
            MalformedError: if it is damaged.
        """
        try:
            return self._fact.decode(line)
        except _NO_FACT as error:
            raise MalformedError("record-damaged", detail=str(error)[:_REASON]) from error

    def decode(self, data: bytes) -> tuple[Fact, ...]:
        """The facts of a file.

        Raises:
            MalformedError: if the file is of another kind, newer than this program, or damaged.
        """
        first, *others = data.removesuffix(b"\n").split(b"\n")
        have = self._version(first)
        if not 1 <= have <= self.version:
            raise MalformedError("record-version", have=have, most=self.version)
        facts = []
        for number, line in enumerate(others, start=2):
            if len(line) > self.longest_line:
                raise MalformedError("record-long-line", line=number)
            try:
                facts.append(self._lifted(line, have))
            except _NO_FACT as error:
                reason = str(error)[:_REASON]
                raise MalformedError("record-damaged-line", line=number, detail=reason) from error
        return tuple(facts)

    def _version(self, line: bytes) -> int:
        try:
            header = _header.decode(line[: self.longest_line])
        except (msgspec.MsgspecError, ValueError, RecursionError):
            header = None
        if header is None or header.format != self.format:
            raise MalformedError("record-no-file", noun=self.noun)
        return header.version

    def _lifted(self, line: bytes, have: int) -> Fact:
        if have == self.version:
            return self._fact.decode(line)
        raw: RawFact = msgspec.json.decode(line, type=dict)
        for version in range(have, self.version):
            raw = self.upcasts[version](raw)
        return msgspec.convert(raw, self._type)


RECORD: Final = LineFile("record", RecordEntry, format_="rackhouse game", longest_line=1_000_000)
"""
>>> RECORD.decode(RECORD.encode([]))
()
"""

encode_record, decode_record = RECORD.encode, RECORD.decode
encode_entry, decode_entry = RECORD.encode_one, RECORD.decode_one
