"""What an import did with every line of a file; nothing is dropped silently."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import Final

import msgspec

SAMPLES: Final = 5
"""How many lines of a kind are shown; all are counted."""


class Remark(StrEnum):
    """Something that an import did or did not do with a line."""

    SMALL_LETTERS = "small-letters"
    DUPLICATE = "duplicate"
    COMMENT = "comment"
    UNSPELLABLE = "unspellable"
    SEVERAL_WORDS = "several-words"
    TOO_SHORT = "too-short"
    TOO_LONG = "too-long"
    NO_WORD = "no-word"

    @property
    def left_out(self) -> bool:
        """Whether the word on such a line is missing from the result.

        >>> Remark.TOO_LONG.left_out, Remark.DUPLICATE.left_out
        (True, False)
        """
        return self not in (Remark.SMALL_LETTERS, Remark.DUPLICATE, Remark.COMMENT)


SENTENCES: Final = {
    Remark.SMALL_LETTERS: "written with small letters, taken as capitals",
    Remark.DUPLICATE: "there already, taken once",
    Remark.COMMENT: "comments beginning with #, skipped",
    Remark.UNSPELLABLE: "left out: the tiles cannot spell them",
    Remark.SEVERAL_WORDS: "left out: more than one word",
    Remark.TOO_SHORT: "left out: shorter than two tiles",
    Remark.TOO_LONG: "left out: longer than the widest board",
    Remark.NO_WORD: "left out: no word in the word column",
}


class Sample(msgspec.Struct, frozen=True):
    """A line of the file that a remark is about."""

    line: int
    text: str


class Finding(msgspec.Struct, frozen=True):
    """A remark, the number of its lines, and some of them."""

    remark: Remark
    count: int
    samples: tuple[Sample, ...]

    def sentence(self) -> str:
        """The finding as a line of text.

        >>> Finding(Remark.TOO_SHORT, 2, (Sample(7, "A"),)).sentence()
        '2 left out: shorter than two tiles (line 7: A …)'
        """
        shown = ", ".join(f"line {sample.line}: {sample.text}" for sample in self.samples)
        more = " …" if self.count > len(self.samples) else ""
        return f"{self.count:,} {SENTENCES[self.remark]} ({shown}{more})"


class ImportReport(msgspec.Struct, frozen=True):
    """What was read, what was kept, and a finding for every other kind of line."""

    file: str
    encoding: str
    lines: int
    kept: int
    """How many words the result has."""
    findings: tuple[Finding, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def left_out(self) -> int:
        """How many lines gave no word.

        >>> ImportReport("list.txt", "UTF-8", 2, 2).left_out
        0
        """
        return sum(finding.count for finding in self.findings if finding.remark.left_out)

    def count(self, remark: Remark) -> int:
        """How many lines have a remark.

        >>> ImportReport("list.txt", "UTF-8", 2, 2).count(Remark.DUPLICATE)
        0
        """
        return sum(finding.count for finding in self.findings if finding.remark is remark)


class RemarkCollector:
    """Collects remarks while a file is read."""

    def __init__(self) -> None:
        self._counts: Counter[Remark] = Counter()
        self._samples: dict[Remark, list[Sample]] = {}

    def add(self, remark: Remark, line: int, text: str) -> None:
        """Add a remark on a line."""
        self._counts[remark] += 1
        samples = self._samples.setdefault(remark, [])
        if len(samples) < SAMPLES:
            samples.append(Sample(line, text if len(text) <= 40 else text[:40] + "…"))

    def findings(self) -> tuple[Finding, ...]:
        """What was collected, in the order of the remarks."""
        return tuple(
            Finding(remark, self._counts[remark], tuple(self._samples[remark]))
            for remark in Remark
            if self._counts[remark]
        )
