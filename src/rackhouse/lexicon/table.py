"""Rows of a file of values: which character separates them, and which column is which."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING, Final

from rackhouse.errors import MalformedError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.lexicon.reading import LineReader

HEADINGS: Final = {
    "word": ("word", "words", "headword", "headwords", "entry", "lemma"),
    "part": ("part of speech", "part", "parts of speech", "pos", "speech", "class"),
    "marks": ("marks", "mark", "labels", "label", "usage"),
    "forms": ("forms", "form", "inflections", "inflection", "plural"),
    "gloss": ("gloss", "definition", "meaning"),
}


class DelimitedTable:
    """The rows of a CSV or TSV file, as values by column name.

    Columns are told by the headings in the first row; without a heading for the words, there is
    none, and the columns are the word, its part of speech, its marks and its forms.
    """

    def __init__(self, reader: LineReader) -> None:
        self._reader = reader
        first = next(iter(reader), (1, ""))[1]
        self._delimiter = max(",;\t", key=first.count) if any(map(first.count, ",;\t")) else ","
        cells = [
            _heading(cell) for cell in next(csv.reader([first], delimiter=self._delimiter), [])
        ]
        self.has_headings = "word" in cells
        self.columns = (
            {name: place for place, name in reversed(list(enumerate(cells))) if name}
            if self.has_headings
            else {name: place for place, name in enumerate(("word", "part", "marks", "forms"))}
        )

    @property
    def is_labelled(self) -> bool:
        """Whether a heading names the part of speech, so that this is a dictionary."""
        return self.has_headings and "part" in self.columns

    def rows(self) -> Iterator[tuple[int, dict[str, str]]]:
        """The rows, with the number of the line on which each ends; empty ones are left away.

        Raises:
            MalformedError: where quotes are never closed, so that no row can be told.
        """
        lines = (line + "\n" for _, line in self._reader)
        # Not strict, the reader would take an open quotation mark for closed at the end of the
        # file, and all words behind it for one value.
        rows = csv.reader(lines, delimiter=self._delimiter, strict=True)
        begin = 1
        try:
            for cells in rows:
                begin = rows.line_num + 1
                if any(cells) and not (rows.line_num == 1 and self.has_headings):
                    yield (
                        rows.line_num,
                        {
                            name: " ".join(cells[place].split()) if place < len(cells) else ""
                            for name, place in self.columns.items()
                        },
                    )
        except csv.Error:
            raise MalformedError(
                "lexicon-open-quote", path=str(self._reader.path), line=begin
            ) from None


def _heading(cell: str) -> str:
    wanted = " ".join(cell.replace("_", " ").lower().split())
    return next((name for name, spellings in HEADINGS.items() if wanted in spellings), "")
