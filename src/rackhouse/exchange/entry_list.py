"""Entries from a list, as a preview: what each column is, what would be entered, what is wrong.

Reading enters nothing. Names, birth dates and answers stay where people's data is kept.
"""

from __future__ import annotations

import re
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.contest.age import band_for
from rackhouse.contest.entry import EntryKind
from rackhouse.errors import IllegalError, require
from rackhouse.exchange.columns import columns_of, in_all_languages, in_all_words, use_of_field
from rackhouse.exchange.dates import date_in, is_month_first
from rackhouse.exchange.roster import read_roster
from rackhouse.mail import mail_address
from rackhouse.messages import Message, Name, all_of, message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rackhouse.contest import EventState
    from rackhouse.contest.plan import Field
    from rackhouse.exchange.columns import Column

LONGEST: Final = 200
"""The most characters that a cell may have."""
_NONE: Final[Mapping[str, str]] = {}
_NOBODY: Final[Mapping[int, str]] = {}
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
    has_paid: bool = False
    answers: dict[str, str] = {}


class RowProblem(msgspec.Struct, frozen=True):
    """What is wrong with a row, and its cells to mend."""

    row: int
    what: Message
    cells: tuple[str, ...] = ()
    twin: int | None = None
    """The entry that has the same name already."""


class Matching(msgspec.Struct, frozen=True):
    """What an organiser says about a list after having seen it."""

    defaults: dict[str, str] = {}
    """For every row of a missing column: ``division``, or the key of one of the event's fields."""
    uses: tuple[str, ...] | None = None
    """What each column is, in order; an empty one is left out. ``None``: as it seems."""
    has_headings: bool | None = None
    """Whether the first row has the headings. ``None``: as it seems."""
    mended: dict[int, tuple[str, ...]] = {}
    """Rows as they are to be read, by their numbers."""
    left_out: frozenset[int] = frozenset()
    """Rows that are not to be read."""


class Preview(msgspec.Struct, frozen=True):
    """What a list would enter, and what is wrong with the rest."""

    entries: tuple[EntryRow, ...]
    problems: tuple[RowProblem, ...] = ()
    columns: tuple[Column, ...] = ()
    has_headings: bool = True
    missing: tuple[str, ...] = ()
    """What every row needs and no column or default gives: ``name``, ``division``, or a field."""


AS_IT_SEEMS: Final = Matching()


def read_entries(
    data: bytes,
    state: EventState,
    names: Mapping[int, str] = _NOBODY,
    matching: Matching = AS_IT_SEEMS,
) -> Preview:
    """The entries in a list for an event, and the problems of each bad row.

    With ``names``, people who are already entered are found too. The list is UTF-8 or Windows
    text in any layout that :mod:`rackhouse.exchange.roster` knows, with headings or without.

    Raises:
        MalformedError: if it cannot be read as a list.
    """
    roster = read_roster(data)
    columns, has_headings = columns_of(
        roster, state, matching.uses, has_headings=matching.has_headings
    )
    keys = [column.use for column in columns]
    missing = [key for key in _needed(state, keys) if _key(key) not in keys]
    defaults = matching.defaults
    given = {_key(key): defaults[key].strip() for key in missing if defaults.get(key, "").strip()}
    still = tuple(key for key in missing if _key(key) not in given)
    if "name" in still:
        return Preview((), (), columns, has_headings, still)
    entries: list[EntryRow] = []
    problems: list[RowProblem] = []
    entered = {
        (names.get(entry.number, "").casefold(), entry.division): entry.number
        for entry in state.entries.values()
        if entry.is_active
    }
    met: dict[tuple[str, str], int] = {}
    rows = [
        (row.number, matching.mended.get(row.number, row.cells))
        for row in roster.rows[1 if has_headings else 0 :]
        if row.number not in matching.left_out
    ]
    born = keys.index("born") if "born" in keys else len(keys)
    days = [cell for _, cells in rows for cell in cells[born : born + 1]]
    read = partial(date_in, month_first=is_month_first(days, state.event.zone))
    for number, cells in rows:
        twin = None
        try:
            entry = _entry(number, {**_by_key(keys, cells), **given}, state, read)
            who = (entry.name.casefold(), entry.division)
            twin, name = entered.get(who), Name(entry.name)
            require(twin is None, "print-list-entered", name=name, entry=twin or 0)
            require(who not in met, "print-list-row-twice", name=name, row=met.get(who, 0))
        except IllegalError as error:
            problems.append(RowProblem(number, error.message, _filled(cells, keys), twin))
        else:
            entries.append(entry)
            met[who] = number
    return Preview(tuple(entries), tuple(problems), columns, has_headings, still)


def _filled(cells: Sequence[str], keys: Sequence[str]) -> tuple[str, ...]:
    """A cell for each column at least."""
    return (*cells, *[""] * (len(keys) - len(cells)))


def _key(key: str) -> str:
    """The column of a default."""
    return key if key in ("name", "division") else use_of_field(key)


def _needed(state: EventState, keys: Sequence[str]) -> list[str]:
    """What every row must have: a name, its division, and the required fields."""
    by_age = state.event.age_day is not None and "born" in keys
    division = [] if len(state.divisions) == 1 or by_age else ["division"]
    name = [] if "surname" in keys else ["name"]
    return name + division + [field.key for field in state.event.fields if field.needed]


def _by_key(keys: Sequence[str], cells: Sequence[str]) -> dict[str, str]:
    if len(cells) > len(keys) and any(cell.strip() for cell in cells[len(keys) :]):
        raise IllegalError("print-list-too-many-cells", cells=len(cells), headings=len(keys))
    # Remove the apostrophe that our own tables put before what looks like a formula.
    return {
        key: _APOSTROPHE.sub("", cell.strip())
        for key, cell in zip(keys, cells, strict=False)
        if key
    }


def _entry(
    number: int, cells: Mapping[str, str], state: EventState, read: Callable[[str], date]
) -> EntryRow:
    for key, cell in cells.items():
        if len(cell) > LONGEST or not cell.isprintable():
            heading = key.removeprefix("field ")
            raise IllegalError("print-list-long-cell", heading=heading, most=LONGEST)
    full = (cells.get("given", ""), cells.get("surname", ""))
    name = cells.get("name", "") or " ".join(part for part in full if part)
    if not name:
        raise IllegalError("print-list-no-name")
    born = _born(cells.get("born", ""), state, read)
    answers = {
        field.key: _answer(field, cells.get(use_of_field(field.key), ""))
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
        rating_in(cells.get("rating", "")),
        _has_paid(cells.get("paid", "")),
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


def _date(
    cell: str, what: str | Message, read: Callable[[str], date] = date.fromisoformat
) -> date | None:
    if not cell:
        return None
    try:
        return read(cell)
    except ValueError:
        raise IllegalError("print-list-no-date", what=what, cell=quoted(cell)) from None


def _born(cell: str, state: EventState, read: Callable[[str], date]) -> date | None:
    """A birth date; the year alone is enough where ages count at the end of a year."""
    day = state.event.age_day
    is_year = re.fullmatch(r"(?:19|20)\d\d", cell, re.ASCII)
    if is_year and (day is None or (day.month, day.day) == (12, 31)):
        return date(int(cell), 1, 1)
    return _date(cell, message("print-list-birth-date"), read)


def _has_paid(cell: str) -> bool:
    """Whether a fee is paid: a word for yes, a mark, or an amount."""
    amount = re.search(r"\d+", cell, re.ASCII)
    if amount:
        return any(figure != "0" for figure in re.findall(r"\d", cell))
    word = cell.casefold()
    for answer in ("yes", "no"):
        if word in in_all_words(f"print-list-{answer}"):
            return answer == "yes"
    require(not word, "print-list-paid-unclear", cell=quoted(cell))
    return False


def rating_in(cell: str) -> int | None:
    """A rating; decimals do not matter for seeding and are dropped, and so is a mark.

    >>> rating_in("1512"), rating_in("1512.7"), rating_in("187*"), rating_in("0"), rating_in("-")
    (1512, 1512, 187, None, None)
    """
    if not cell.strip("-0"):
        return None
    whole = re.fullmatch(r"(\d{1,4})(?:[.,]\d+)?[*?#]?", cell, re.ASCII)
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
                *map(in_all_languages, names)
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
