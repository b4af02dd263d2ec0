"""A list of entries from a CSV file, as a preview: what would be entered, what is wrong.

Reading enters nothing. Names, birth dates and answers stay where people's data is kept.
"""

from __future__ import annotations

import csv
import io
import re
from datetime import date
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.contest.age import band_for
from rackhouse.contest.entry import EntryKind
from rackhouse.errors import IllegalError, MalformedError, require
from rackhouse.mail import mail_address
from rackhouse.messages import LANGUAGES, Message, Name, Value, Voice, all_of, message
from rackhouse.paper.names import EntryNames

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rackhouse.contest import EventState
    from rackhouse.contest.plan import Field

NOBODY: Final = EntryNames()
LARGEST: Final = 2_000_000
"""The most bytes that such a file may have."""
MOST_ROWS: Final = 10_000
LONGEST: Final = 200
"""The most characters that a cell may have."""

_COLUMNS: Final = (
    "name", "division", "members", "brings", "born", "email", "phone", "club", "rating",
)  # fmt: skip
_NONE: Final[Mapping[str, str]] = {}
_APOSTROPHE: Final = re.compile(r"^'(?=\s*[=+\-@])")


class EntryRow(msgspec.Struct, frozen=True):
    """An entry from a row of the file."""

    row: int
    """Its row in the file; the heading is row 1."""
    name: str
    division: str
    kind: EntryKind = "player"
    members: tuple[str, ...] = ()
    brings: tuple[str, ...] = ()
    born: date | None = None
    email: str = ""
    phone: str = ""
    club: str = ""
    rating: int | None = None
    answers: dict[str, str] = {}


class RowProblem(msgspec.Struct, frozen=True):
    """What is wrong with a row; row 1 is the heading."""

    row: int
    what: Message


class Preview(msgspec.Struct, frozen=True):
    """What a file would enter, and what is wrong with the rest."""

    entries: tuple[EntryRow, ...]
    problems: tuple[RowProblem, ...] = ()
    unread: tuple[str, ...] = ()
    """Headings that are not used."""
    missing: tuple[str, ...] = ()
    """What every row needs and no column or default gives: ``division``, or a field."""


def read_entries(
    data: bytes, state: EventState, names: EntryNames = NOBODY, defaults: Mapping[str, str] = _NONE
) -> Preview:
    """The entries in a file for an event, and the problems of each bad row.

    With ``names``, people who are already entered are found too. ``defaults`` are for every row of
    a missing column: ``division``, or the key of one of the event's fields.

    The file is UTF-8 or Windows text, with commas, semicolons or tabs; its first row has the
    headings, of which only ``name`` is required.

    Raises:
        MalformedError: if it cannot be read as a table.
    """
    rows = _table(data)
    keys, unread = _headings(rows[0][1], state)
    if "name" not in keys:
        raise MalformedError("print-list-no-name-heading")
    missing = [key for key in _needed(state, keys) if _key(key) not in keys]
    given = {_key(key): defaults[key].strip() for key in missing if defaults.get(key, "").strip()}
    entries: list[EntryRow] = []
    problems: list[RowProblem] = []
    entered = {
        (names.of(entry.number).casefold(), entry.division): entry.number
        for entry in state.entries.values()
        if entry.is_active
    }
    met: dict[tuple[str, str], int] = {}
    for number, cells in rows[1:]:
        if not any(cell.strip() for cell in cells):
            continue
        try:
            entry = _entry(number, {**_by_key(keys, cells), **given}, state)
            twin = (entry.name.casefold(), entry.division)
            name = Name(entry.name)
            require(
                twin not in entered, "print-list-entered", name=name, entry=entered.get(twin, 0)
            )
            require(twin not in met, "print-list-row-twice", name=name, row=met.get(twin, 0))
        except IllegalError as error:
            problems.append(RowProblem(number, error.message))
        else:
            entries.append(entry)
            met[twin] = number
    still = tuple(key for key in missing if _key(key) not in given)
    return Preview(tuple(entries), tuple(problems), unread, still)


def _key(key: str) -> str:
    """The column of a default."""
    return key if key == "division" else f"field {key}"


def _needed(state: EventState, keys: Sequence[str]) -> list[str]:
    """What every row must have: its division, and the required fields."""
    by_age = state.event.age_day is not None and "born" in keys
    division = [] if len(state.divisions) == 1 or by_age else ["division"]
    return division + [field.key for field in state.event.fields if field.needed]


def _table(data: bytes) -> list[tuple[int, list[str]]]:
    """The rows of a file, each with its number."""
    if len(data) > LARGEST:
        raise MalformedError("print-list-too-large", most=LARGEST)
    text = _text(data)
    if "\0" in text:
        raise MalformedError("print-list-no-csv")
    first = text.lstrip("\r\n").partition("\n")[0]
    # The most frequent candidate in the headings is the separator.
    separator = max(",;\t", key=first.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    try:
        rows = list(enumerate(reader, start=1))
    except csv.Error as error:
        raise MalformedError(
            "print-list-line-unreadable", line=reader.line_num, reason=str(error)
        ) from error
    while rows and not any(cell.strip() for cell in rows[0][1]):
        rows.pop(0)
    if not rows:
        raise MalformedError("print-list-empty")
    if len(rows) > MOST_ROWS:
        raise MalformedError("print-list-too-many-rows", rows=len(rows), most=MOST_ROWS)
    return rows


def _text(data: bytes) -> str:
    for encoding in ("utf-8-sig", "cp1252"):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise MalformedError("print-list-no-text")


def _headings(cells: Sequence[str], state: EventState) -> tuple[list[str], tuple[str, ...]]:
    """The use of each column, empty if none, and the headings that are not used."""
    known = {
        called: key
        for key in _COLUMNS
        for language in LANGUAGES
        for called in Voice(language).say(Message(f"print-list-known-{key}")).split("; ")
    }
    known |= {field.key.casefold(): f"field {field.key}" for field in state.event.fields}
    for field in state.event.fields:
        known |= dict.fromkeys(_in_all_languages(field.question), f"field {field.key}")
    keys: list[str] = []
    for cell in cells:
        key = known.get(" ".join(cell.replace("_", " ").split()).casefold(), "")
        if key and key in keys:
            raise MalformedError("print-list-column-twice", heading=quoted(cell.strip()))
        keys.append(key)
    unread = [cell.strip() for cell, key in zip(cells, keys, strict=True) if cell and not key]
    return keys, tuple(unread)


def _in_all_languages(name: Value) -> set[str]:
    return {Voice(language).say(name).casefold() for language in LANGUAGES}


def _by_key(keys: Sequence[str], cells: Sequence[str]) -> dict[str, str]:
    if len(cells) > len(keys) and any(cell.strip() for cell in cells[len(keys) :]):
        raise IllegalError("print-list-too-many-cells", cells=len(cells), headings=len(keys))
    # Remove the apostrophe that our own tables put before what looks like a formula.
    return {
        key: _APOSTROPHE.sub("", cell.strip())
        for key, cell in zip(keys, cells, strict=False)
        if key
    }


def _entry(number: int, cells: Mapping[str, str], state: EventState) -> EntryRow:
    for key, cell in cells.items():
        if len(cell) > LONGEST or not cell.isprintable():
            heading = key.removeprefix("field ")
            raise IllegalError("print-list-long-cell", heading=heading, most=LONGEST)
    name = cells.get("name", "")
    if not name:
        raise IllegalError("print-list-no-name")
    born = _date(cells.get("born", ""), message("print-list-birth-date"))
    answers = {
        field.key: _answer(field, cells.get(f"field {field.key}", ""))
        for field in state.event.fields
    }
    members = _several(cells.get("members", ""))
    return EntryRow(
        number,
        name,
        _division(cells.get("division", ""), born, state),
        "team" if members or state.event.counting.called == "team" else "player",
        members,
        _several(cells.get("brings", "")),
        born,
        mail_address(cells.get("email", "")),
        cells.get("phone", ""),
        cells.get("club", ""),
        _rating(cells.get("rating", "")),
        {key: answer for key, answer in answers.items() if answer},
    )


def quoted(text: str) -> str:
    """What somebody wrote, shortened to fit into a sentence.

    >>> quoted("soon")
    "'soon'"
    """
    return f"{text!r:.60}"


def _several(cell: str) -> tuple[str, ...]:
    """Several values in one cell, separated by semicolons, or by commas if there are none.

    >>> _several("Ann; Bob"), _several("Ann, Bob")
    (('Ann', 'Bob'), ('Ann', 'Bob'))
    """
    parts = cell.split(";" if ";" in cell else ",")
    return tuple(part.strip() for part in parts if part.strip())


def _date(cell: str, what: str | Message) -> date | None:
    if not cell:
        return None
    try:
        return date.fromisoformat(cell)
    except ValueError:
        raise IllegalError("print-list-no-date", what=what, cell=quoted(cell)) from None


def _rating(cell: str) -> int | None:
    """A rating; decimals do not matter for seeding and are dropped.

    >>> _rating("1512"), _rating("1512.7"), _rating("")
    (1512, 1512, None)
    """
    if not cell:
        return None
    whole = re.fullmatch(r"(\d{1,4})(?:[.,]\d+)?", cell, re.ASCII)
    if whole is None:
        raise IllegalError("print-list-no-rating", cell=quoted(cell))
    return int(whole[1])


def _answer(field: Field, cell: str) -> str:
    if field.needed and not cell:
        raise IllegalError("print-list-unanswered", question=field.question)
    if field.kind == "date":
        _date(cell, field.key)
    if field.kind == "choice" and cell and cell not in field.choices:
        raise IllegalError(
            "print-list-no-choice",
            what=field.key,
            cell=quoted(cell),
            choices=", ".join(field.choices),
        )
    return cell


def _division(cell: str, born: date | None, state: EventState) -> str:
    """The division of a row: the one it names, the one for its age, or the only one."""
    divisions = state.divisions
    if cell:
        for key, division in divisions.items():
            # A list from before bands were merged still names the old ones.
            names = (division.name, *(band.name for band in division.bands))
            if cell.casefold() in {key.casefold(), division.plan.title.casefold()}.union(
                *map(_in_all_languages, names)
            ):
                return key
        titles = all_of(one.name for one in divisions.values())
        raise IllegalError("print-list-no-division", cell=quoted(cell), divisions=titles)
    if len(divisions) == 1:
        return next(iter(divisions))
    day = state.event.age_day
    if born is not None and day is not None:
        return state.bands[band_for([*state.bands], born, day)]
    raise IllegalError("print-list-say-division-or-age" if day else "print-list-say-division")
