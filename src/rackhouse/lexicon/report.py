"""What an import did with every line of a file; nothing is dropped silently."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import Final

import msgspec

from rackhouse.messages import Message, message

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


class Sample(msgspec.Struct, frozen=True):
    """A line of the file that a remark is about."""

    line: int
    text: str


class Finding(msgspec.Struct, frozen=True):
    """A remark, the number of its lines, and some of them."""

    remark: Remark
    count: int
    samples: tuple[Sample, ...]

    def sentence(self) -> Message:
        """The finding in words.

        >>> print(Finding(Remark.TOO_SHORT, 2, (Sample(7, "A"),)).sentence())
        2 left out: shorter than two tiles (line 7: A …)
        """
        first, *others = (
            message("lexicon-line", line=sample.line, text=sample.text) for sample in self.samples
        )
        shown = first
        for one in others:
            shown = message("lexicon-lines", said=shown, more=one)
        more = "yes" if self.count > len(self.samples) else "no"
        return message(
            "lexicon-remark", count=self.count, remark=str(self.remark), lines=shown, more=more
        )


class ImportReport(msgspec.Struct, frozen=True):
    """What was read, what was kept, and a finding for every other kind of line."""

    file: str
    encoding: str
    lines: int
    kept: int
    """How many words the result has."""
    findings: tuple[Finding, ...] = ()
    notes: tuple[Message, ...] = ()

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
