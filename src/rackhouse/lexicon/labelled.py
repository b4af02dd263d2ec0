"""Reads an organiser's own labelled dictionary from a file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rackhouse.errors import MalformedError
from rackhouse.lexicon.dictionary import Dictionary
from rackhouse.lexicon.entry import (
    DictionaryEntry,
    Mark,
    key_of,
    marks_of_spelling,
    signs_of_spelling,
)
from rackhouse.lexicon.importing import is_table
from rackhouse.lexicon.reading import DelimitedTable, LineReader
from rackhouse.lexicon.report import ImportReport, Remark, RemarkCollector
from rackhouse.lexicon.sealed import WordFileHeader
from rackhouse.messages import message
from rackhouse.tiles import TileSet

if TYPE_CHECKING:
    import os

    from rackhouse.lexicon.reading import Progress

_SPELLINGS: Final = {
    Mark.CAPITALISED: ("capitalised", "capitalized", "capital", "cap", "proper noun", "proper"),
    Mark.ABBREVIATION: ("abbreviation", "abbr", "abbrev", "acronym", "initialism", "symbol"),
    Mark.PREFIX: ("prefix", "pref", "combining form"),
    Mark.SUFFIX: ("suffix", "suff"),
    Mark.HYPHEN: ("hyphen", "hyphenated"),
    Mark.APOSTROPHE: ("apostrophe", "contraction"),
}
_MARK_OF_SPELLING: Final = {
    spelling: mark for mark, spellings in _SPELLINGS.items() for spelling in spellings
}


def is_labelled(path: Path) -> bool:
    """Whether a file is a table with a column for the part of speech.

    Raises:
        MalformedError: if it cannot be read as text at all.
    """
    if not is_table(path):
        return False
    return DelimitedTable(LineReader(path)).is_labelled


def import_dictionary(
    path: str | os.PathLike[str],
    name: str,
    *,
    title: str = "",
    edition: str = "",
    tile_set: str = "english",
    progress: Progress | None = None,
) -> tuple[Dictionary, ImportReport]:
    r"""Read a labelled dictionary; nothing is saved yet (see :meth:`Dictionary.save`).

    The columns are headed *headword*, *part of speech*, *marks*, *forms* and *definition*; without
    headings they come in that order. Only the first is needed. Marks and forms are separated by
    semicolons, commas or bars. Capitals mean that a word is always capitalised, or an abbreviation,
    unless the file has nothing but capitals. Entries that a policy would refuse are kept, so that
    the refusal can be explained.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = Path(folder) / "club.csv"
    ...     _ = file.write_text("headword,part of speech,marks\nthrice,adverb,archaic\n")
    ...     dictionary, report = import_dictionary(file, "club")
    >>> dictionary.entries("THRICE")[0].label
    'adverb, archaic'

    Raises:
        MalformedError: if the file is not a dictionary, with the place and what to do.
        UnknownNameError: if there is no such tile set.
        OSError: if it cannot be read at all.
    """
    file = Path(path)
    alphabet = TileSet.named(tile_set).alphabet
    reader = LineReader(file, progress)
    reader.settle_encoding()
    rows = list(DelimitedTable(reader).rows())
    capitals_tell = any(row["word"] != row["word"].upper() for _, row in rows)
    tally = RemarkCollector()
    entries: dict[DictionaryEntry, None] = {}
    for line, row in rows:
        headword = row["word"]
        if not headword:
            tally.add(Remark.NO_WORD, line, "")
        elif " " in headword:
            tally.add(Remark.SEVERAL_WORDS, line, headword)
        elif key_of(headword, alphabet) is None:
            tally.add(Remark.UNSPELLABLE, line, headword)
        else:
            for entry in _entries(row, capitals_tell=capitals_tell):
                if entry in entries:
                    tally.add(Remark.DUPLICATE, line, entry.spelling)
                elif key_of(entry.spelling, alphabet) is None:
                    tally.add(Remark.UNSPELLABLE, line, entry.spelling)
                else:
                    entries[entry] = None
    if not entries:
        raise MalformedError("lexicon-no-headwords", path=str(file), tiles=tile_set)
    header = WordFileHeader(title or name, tile_set, edition, source=file.name)
    dictionary = Dictionary.of(entries, name, header)
    notes = () if capitals_tell else (message("lexicon-all-capitals"),)
    last = rows[-1][0]
    report = ImportReport(
        str(file), reader.encoding, last, len(dictionary), tally.findings(), notes
    )
    return dictionary, report


def _entries(row: dict[str, str], *, capitals_tell: bool) -> list[DictionaryEntry]:
    headword, part = row["word"], row.get("part", "")
    marks = [_mark(mark) for mark in _split(row.get("marks", ""))]
    if part.lower().rstrip(".") in _MARK_OF_SPELLING:
        marks.append(_mark(part))
    found = marks_of_spelling(headword) if capitals_tell else signs_of_spelling(headword)
    marks += [str(mark) for mark in found]
    unique = tuple(dict.fromkeys(marks))
    spelling = headword if capitals_tell else headword.lower()
    entry = DictionaryEntry(spelling, part, unique, gloss=row.get("gloss", ""))
    forms = [form if capitals_tell else form.lower() for form in _split(row.get("forms", ""))]
    return [entry, *(DictionaryEntry(form, part, unique, base=spelling) for form in forms)]


def _split(cell: str) -> list[str]:
    return [value for value in map(str.strip, re.split(r"[;,|]", cell)) if value]


def _mark(mark: str) -> str:
    plain = mark.lower().strip().rstrip(".")
    return str(_MARK_OF_SPELLING.get(plain, plain))
