"""Reads an organiser's own word list from a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from rackhouse.errors import MalformedError
from rackhouse.lexicon.lexicon import Lexicon
from rackhouse.lexicon.lines import join_lines
from rackhouse.lexicon.reading import DelimitedTable, LineReader
from rackhouse.lexicon.report import ImportReport, Remark, RemarkCollector
from rackhouse.tiles import TileSet

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator

    from rackhouse.lexicon.reading import Progress
    from rackhouse.tiles import Alphabet

SHORTEST: Final = 2
LONGEST: Final = 21
"""The most tiles that a word can have: the width of the widest board."""


def is_table(path: Path) -> bool:
    """Whether a file's name says that it has columns.

    >>> is_table(Path("list.csv.gz")), is_table(Path("list.txt"))
    (True, False)
    """
    return path.name.lower().removesuffix(".gz").endswith((".csv", ".tsv"))


def import_list(
    path: str | os.PathLike[str],
    name: str,
    *,
    title: str = "",
    edition: str = "",
    tile_set: str = "english",
    first_word_only: bool = False,
    progress: Progress | None = None,
) -> tuple[Lexicon, ImportReport]:
    r"""Read a word list; nothing is saved yet (see :meth:`Lexicon.save`).

    Text has one word per line, and a line that begins with ``#`` is a comment. With
    ``first_word_only`` the rest of a line, such as a definition, is ignored. A ``.csv`` or ``.tsv``
    file has the words in the column headed *word* or *headword*, or otherwise in the first. Either
    may be packed with gzip.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = Path(folder) / "club.txt"
    ...     _ = file.write_text("ox\nHEY\ncan't\n")
    ...     lexicon, report = import_list(file, "club")
    >>> list(lexicon), str(report.findings[-1].sentence())
    (['HEY', 'OX'], "1 left out: the tiles cannot spell them (line 3: can't)")

    Raises:
        MalformedError: if the file is not a word list, with the place and what to do.
        UnknownNameError: if there is no such tile set.
        OSError: if it cannot be read at all.
    """
    file = Path(path)
    alphabet = TileSet.named(tile_set).alphabet
    reader = LineReader(file, progress)
    tally = RemarkCollector()
    words: set[str] = set()
    lines = 0
    for line, text in _texts(file, reader, first_word_only=first_word_only):
        lines = line
        word = _word(text, line, alphabet, tally)
        if word in words:
            tally.add(Remark.DUPLICATE, line, text)
        elif word is not None:
            words.add(word)
    if not words:
        raise MalformedError("lexicon-no-words", path=str(file), tiles=tile_set)
    body = join_lines(word.encode() for word in words)
    lexicon = Lexicon(name, title or name, tile_set, body, edition, source=file.name)
    return lexicon, ImportReport(str(file), reader.encoding, lines, len(words), tally.findings())


def _texts(file: Path, reader: LineReader, *, first_word_only: bool) -> Iterator[tuple[int, str]]:
    reader.settle_encoding()
    if is_table(file):
        yield from ((line, row["word"]) for line, row in DelimitedTable(reader).rows())
        return
    for line, text in reader:
        words = text.split()
        if words:
            yield line, words[0] if first_word_only else " ".join(words)


def _word(text: str, line: int, alphabet: Alphabet, tally: RemarkCollector) -> str | None:
    """The word of a line, or ``None`` and a remark why."""
    if text.startswith("#"):
        tally.add(Remark.COMMENT, line, text)
        return None
    tiles = alphabet.spell(text)
    if not text:
        remark = Remark.NO_WORD
    elif " " in text:
        remark = Remark.SEVERAL_WORDS
    elif not tiles:
        remark = Remark.UNSPELLABLE
    elif len(tiles) < SHORTEST:
        remark = Remark.TOO_SHORT
    elif len(tiles) > LONGEST:
        remark = Remark.TOO_LONG
    else:
        if text != text.upper():
            tally.add(Remark.SMALL_LETTERS, line, text)
        return alphabet.word(tiles)
    tally.add(remark, line, text)
    return None
