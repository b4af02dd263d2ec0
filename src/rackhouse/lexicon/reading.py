"""Lines of a file that somebody hands in: packed or not, in whatever encoding, of any length.

A file is read as a stream, so that its size does not matter, and every way in which it can be
no list of words ends in a sentence.
"""

from __future__ import annotations

import gzip
import io
import re
import zlib
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final, cast

from rackhouse.errors import MalformedError

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
    r"""The numbered lines of a file; ``encoding`` says afterwards how they were written.

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
        """Find out how the file is written: UTF-8 if it can be, or what its first bytes say.

        Latin-1 reads anything, so it is the last resort, and named in the report.

        Raises:
            MalformedError: where the file is empty, binary, damaged or has endless lines.
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
        """The lines, without their ends, from 1; blank ones too."""
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
        """The file, and what is in it: told by its first bytes, for it may be called anything."""
        with self.path.open("rb") as raw:
            packed = raw.read(2) == b"\x1f\x8b"
            raw.seek(0)
            try:
                yield raw, cast("BinaryIO", gzip.GzipFile(fileobj=raw)) if packed else raw
            except (EOFError, gzip.BadGzipFile, zlib.error):
                raise MalformedError("lexicon-damaged-gzip", path=str(self.path)) from None
