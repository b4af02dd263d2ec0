"""Lines and rows of a file that somebody hands in: packed or not, in whatever encoding.

A file is read as a stream, so its size does not matter, and every fault that makes it unreadable is
explained in a sentence.
"""

from __future__ import annotations

import csv
import gzip
import io
import re
import zlib
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final, cast

from rackhouse.errors import MalformedError

if TYPE_CHECKING:
    from collections.abc import Iterator


if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import TypeAlias

    Progress: TypeAlias = Callable[[int, int], object]

LONGEST_LINE: Final = 10_000
MOST_CHARACTERS: Final = 512 * 1024 * 1024
_PROGRESS_EVERY: Final = 8192
_CONTROL: Final = re.compile("[\\x00-\\x08\\x0e-\\x19\\x1b-\\x1f]")
_MARKS: Final = (
    (b"\xef\xbb\xbf", "utf-8-sig", "UTF-8 with a byte order mark"),
    (b"\xff\xfe", "utf-16", "UTF-16"),
    (b"\xfe\xff", "utf-16", "UTF-16"),
)


class LineReader:
    r"""The numbered lines of a file; afterwards ``encoding`` says how they were written.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder) / "list.txt"
    ...     _ = path.write_bytes(b"AA\r\nAB\rAD")
    ...     list(LineReader(path))
    [(1, 'AA'), (2, 'AB'), (3, 'AD')]
    """

    def __init__(self, path: Path, progress: Progress | None = None) -> None:
        self.path = path
        self.encoding = ""
        self._progress = progress

    def settle_encoding(self) -> None:
        """Find the encoding: UTF-8 if possible, or what the first bytes say.

        Latin-1 reads anything, so it is the last resort, and the report names it.

        Raises:
            MalformedError: if the file is empty, binary, damaged, or a line is too long.
        """
        if self.path.exists() and not (self.path.is_file() or self.path.is_dir()):
            raise MalformedError("lexicon-no-file", path=str(self.path))
        with self._opened() as (_, unpacked):
            head = unpacked.read(4)
        if not head:
            raise MalformedError("lexicon-empty-file", path=str(self.path))
        codec, self.encoding = "utf-8", "UTF-8"
        for mark, marked_codec, name in _MARKS:
            if head.startswith(mark):
                codec, self.encoding = marked_codec, name
        self._codec = codec
        try:
            for _ in self._lines():
                pass
        except UnicodeDecodeError:
            if codec == "utf-16":
                raise MalformedError("lexicon-half-utf16", path=str(self.path)) from None
            self._codec, self.encoding = "latin-1", "Latin-1, since it is not UTF-8"
            for _ in self._lines():
                pass

    def __iter__(self) -> Iterator[tuple[int, str]]:
        """The lines, without their ends, numbered from 1; blank ones too."""
        if not self.encoding:
            self.settle_encoding()
        total = self.path.stat().st_size
        for number, line, done in self._lines():
            if self._progress is not None and number % _PROGRESS_EVERY == 0:
                self._progress(done, total)
            yield number, line
        if self._progress is not None:
            self._progress(total, total)

    def _lines(self) -> Iterator[tuple[int, str, int]]:
        number = characters = 0
        with self._opened() as (raw, unpacked):
            text = io.TextIOWrapper(unpacked, encoding=self._codec)
            while line := text.readline(LONGEST_LINE + 1):
                number += 1
                characters += len(line)
                self._check(number, line, characters)
                yield number, line.rstrip("\n"), raw.tell()

    def _check(self, number: int, line: str, characters: int) -> None:
        if len(line) > LONGEST_LINE:
            raise MalformedError(
                "lexicon-long-line", path=str(self.path), line=number, most=LONGEST_LINE
            )
        control = _CONTROL.search(line)
        if control is not None:
            raise MalformedError(
                "lexicon-control-character",
                path=str(self.path),
                line=number,
                code=f"{ord(control[0]):#04x}",
            )
        if characters > MOST_CHARACTERS:
            raise MalformedError("lexicon-too-long", path=str(self.path), most=MOST_CHARACTERS)

    @contextmanager
    def _opened(self) -> Iterator[tuple[BinaryIO, BinaryIO]]:
        """The file and its content; packed is recognised by the first bytes, not the name."""
        with self.path.open("rb") as raw:
            packed = raw.read(2) == b"\x1f\x8b"
            raw.seek(0)
            try:
                yield raw, cast("BinaryIO", gzip.GzipFile(fileobj=raw)) if packed else raw
            except (EOFError, gzip.BadGzipFile, zlib.error):
                raise MalformedError("lexicon-damaged-gzip", path=str(self.path)) from None


HEADINGS: Final = {
    "word": ("word", "words", "headword", "headwords", "entry", "lemma"),
    "part": ("part of speech", "part", "parts of speech", "pos", "speech", "class"),
    "marks": ("marks", "mark", "labels", "label", "usage"),
    "forms": ("forms", "form", "inflections", "inflection", "plural"),
    "gloss": ("gloss", "definition", "meaning"),
}


class DelimitedTable:
    """The rows of a CSV or TSV file, as values by column name.

    The first row has the headings if one of them names the words; otherwise the columns are the
    word, its part of speech, its marks, its forms and its definition.
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
            else {name: place for place, name in enumerate(HEADINGS)}
        )

    @property
    def is_labelled(self) -> bool:
        """Whether a heading names the part of speech, which makes this a dictionary."""
        return self.has_headings and "part" in self.columns

    def rows(self) -> Iterator[tuple[int, dict[str, str]]]:
        """The rows, each with the number of its last line; empty ones are left out.

        Raises:
            MalformedError: if a quotation mark is never closed.
        """
        lines = (line + "\n" for _, line in self._reader)
        # Without ``strict`` the reader would close an open quotation mark at the end of the file
        # and take all words after it for one value.
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
