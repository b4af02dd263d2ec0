"""Every reading that a sheet rests on is told in words, and is one of the readings on record."""

from __future__ import annotations

import re
from pathlib import Path

from rackhouse.messages.catalogue import catalogue
from rackhouse.rules import Sheet
from rackhouse.rules.explain import reading

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "rules" / "AMBIGUITIES.md"
PREFIX = "data-reading-"


def told() -> set[str]:
    """The readings that have words."""
    keys = catalogue("en", "data").entries
    return {key.removeprefix(PREFIX) for key in keys if key.startswith(PREFIX)}


def test_every_reading_that_a_sheet_names_is_told_in_words() -> None:
    named = {
        name
        for sheet in map(Sheet.named, Sheet.names())
        for basis in (*sheet.basis.values(), *(one.basis for one in sheet.event))
        for name in basis.readings
    }
    assert named == told()


def test_every_reading_is_on_record_and_reads_as_a_sentence() -> None:
    recorded = set(re.findall(r"^- (A-\d+)", DOCUMENT.read_text("utf-8"), re.MULTILINE))
    for name in told():
        assert name in recorded
        assert re.fullmatch(r"[A-Z].*\.", str(reading(name))), name
