"""A list of people as rows and columns, whatever program wrote it.

Tables with commas, semicolons or tabs; rating lists in columns of spaces; tsh's ``.t`` and
``.tou`` files. Nothing is decided here about what a column means, only what its layout says.
"""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.errors import MalformedError
from rackhouse.exchange.tou import tou_lists
from rackhouse.exchange.tsh import surname_last, tsh_players

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

LARGEST: Final = 2_000_000
"""The most bytes that such a file may have."""
MOST_ROWS: Final = 10_000

_TOU: Final = re.compile(r"\*.\d\d\.\d\d\.\d{4}")
_TSH: Final = re.compile(r"\D[^;]*?\s\d+(?:\s+\d+)*\s*;[\s\d-]*(?:;.*)?")
_RULE: Final = re.compile(r"[\s=_*\-+|]*")
"""A line that only separates: dashes below a heading."""
_GAP: Final = re.compile(r"\s{2,}|\t")
_NUMBERS_FIRST: Final = re.compile(r"(?:\d[\d.]*[*?#]?\s+)+(?=\D)")
_NUMBERS_LAST: Final = re.compile(r"(?:\s+\d[\d./*-]*)+$")


class RosterRow(msgspec.Struct, frozen=True):
    """A row and the number that it has in the file."""

    number: int
    cells: tuple[str, ...]


class Roster(msgspec.Struct, frozen=True):
    """A list, row by row; perhaps the first one has the headings."""

    rows: tuple[RosterRow, ...]
    keys: tuple[str, ...] = ()
    """What the columns are, where the layout says so: then there are no headings."""


def read_roster(data: bytes) -> Roster:
    r"""The rows of a list.

    >>> read_roster(b"Ash, Ann   1500 2; 410\nElm, Bob    900 1; 388").rows[1].cells
    ('Bob Elm', '900')
    >>> [row.cells for row in read_roster(b"  1  Ash, Ann    1512\n  2  Elm, Bob     980").rows]
    [('1', 'Ann Ash', '1512'), ('2', 'Bob Elm', '980')]

    Raises:
        MalformedError: if it cannot be read as a list.
    """
    if len(data) > LARGEST:
        raise MalformedError("print-list-too-large", most=LARGEST)
    text = _text(data)
    if "\0" in text:
        raise MalformedError("print-list-no-csv")
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise MalformedError("print-list-empty")
    if len(lines) > MOST_ROWS:
        raise MalformedError("print-list-too-many-rows", rows=len(lines), most=MOST_ROWS)
    if _TOU.match(lines[0]):
        return _of_tou(text)
    if _is_most(lines, lambda line: line.startswith("#") or bool(_TSH.fullmatch(line.strip()))):
        return _of_tsh(text)
    if "\t" not in text and ";" not in text and _is_most(lines, _is_spaced):
        return Roster(tuple(_spaced(text)))
    return Roster(tuple(_separated(text)))


def _text(data: bytes) -> str:
    for encoding in ("utf-8-sig", "cp1252"):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise MalformedError("print-list-no-text")


def _is_most(lines: Sequence[str], is_so: Callable[[str], bool]) -> bool:
    return 2 * sum(is_so(line) for line in lines) > len(lines)


def _of_tou(text: str) -> Roster:
    found = [
        (player.name, division.title)
        for division in tou_lists(text).divisions
        for player in division.players
    ]
    return Roster(_numbered(found), ("name", "division"))


def _of_tsh(text: str) -> Roster:
    """The players of a ``.t`` file; lines may begin further divisions."""
    divisions: list[tuple[str, list[str]]] = [("", [])]
    for line in text.splitlines():
        if line.casefold().startswith("#division"):
            divisions.append((line[len("#division") :].strip(), []))
        else:
            divisions[-1][1].append(line)
    found = [
        (player.name, str(player.rating or ""), title)
        for title, lines in divisions
        for player in tsh_players("\n".join(lines))
    ]
    if len(divisions) == 1:
        return Roster(_numbered(one[:2] for one in found), ("name", "rating"))
    return Roster(_numbered(found), ("name", "rating", "division"))


def _numbered(found: Iterable[tuple[str, ...]]) -> tuple[RosterRow, ...]:
    return tuple(RosterRow(number, cells) for number, cells in enumerate(found, start=1))


def _is_spaced(line: str) -> bool:
    """Whether a line has its columns between spaces: a name and numbers, or dashes."""
    if _RULE.fullmatch(line) or '"' in line:
        return True
    if line.count(",") > 1:
        return False
    cells = _cells(line)
    return len(cells) > 1 and not any(cell.endswith(",") or cell.startswith(",") for cell in cells)


def _spaced(text: str) -> Iterable[RosterRow]:
    lines = [
        (number, _cells(line))
        for number, line in enumerate(text.splitlines(), start=1)
        if line.strip() and not _RULE.fullmatch(line)
    ]
    width = Counter(len(cells) for _, cells in lines).most_common(1)[0][0]
    for number, cells in lines:
        # A title above the list, or a line below it, is no row of it.
        if len(cells) > 1 or width == 1:
            yield RosterRow(number, tuple(_spoken(cell) for cell in cells))


def _cells(line: str) -> list[str]:
    """The columns of a line: what two spaces part, and numbers beside a name.

    >>> _cells(" 187  Ann Ash    Northside 74")
    ['187', 'Ann Ash', 'Northside', '74']
    """
    found: list[str] = []
    for part in _GAP.split(line.strip()):
        first = _NUMBERS_FIRST.match(part)
        middle = part[first.end() :] if first else part
        last = _NUMBERS_LAST.search(middle)
        name = middle[: last.start()] if last else middle
        numbers = middle[last.start() :] if last else ""
        found += (first[0] if first else "").split()
        found += [name.strip()] if name.strip() else []
        found += numbers.split()
    return found


def _spoken(cell: str) -> str:
    return surname_last(cell) if cell.count(",") == 1 else cell


def _separated(text: str) -> Iterable[RosterRow]:
    first = text.lstrip("\r\n").partition("\n")[0]
    # The most frequent candidate in the first row is the separator.
    separator = max(",;\t", key=first.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    try:
        rows = list(enumerate(reader, start=1))
    except csv.Error as error:
        raise MalformedError(
            "print-list-line-unreadable", line=reader.line_num, reason=str(error)
        ) from error
    for number, cells in rows:
        if any(cell.strip() for cell in cells):
            yield RosterRow(number, tuple(cell.strip() for cell in cells))
