"""What the columns of a list are: said by their headings, or seen from what is in them."""

from __future__ import annotations

import re
from statistics import median
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.messages import LANGUAGES, Message, Value, Voice

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rackhouse.contest import EventState
    from rackhouse.exchange.roster import Roster, RosterRow

USES: Final = (
    "name", "given", "surname", "division", "members", "brings", "born", "email", "phone", "club",
    "rating", "paid",
)  # fmt: skip
"""What a column can be, besides an answer to a question of the event."""
FEW: Final = 5
"""How many cells of a column are shown."""
_RATING: Final = re.compile(r"\d{1,4}(?:[.,]\d+)?[*?#]?", re.ASCII)
_DATE: Final = re.compile(r"(?:19|20)\d\d-\d\d-\d\d|\d\d?[./]\d\d?[./](?:19|20)\d\d", re.ASCII)
_PHONE: Final = re.compile(r"\+?[\d\s()/-]{6,}", re.ASCII)
_TELLING: Final = 4
"""Letters that a word has at least to tell one question from others."""
_LIKELY: Final = (400, 3000)
"""What ratings are in most countries; where they are lower, they are in the first column."""


class Column(msgspec.Struct, frozen=True):
    """A column of a list."""

    heading: str
    """Empty if the list has no headings."""
    use: str
    """One of :data:`USES`, ``field`` and the key of a question, or empty: it is left out."""
    cells: tuple[str, ...]
    """The first few."""


def use_of_field(key: str) -> str:
    """The use of a column that answers a question of the event."""
    return f"field {key}"


def columns_of(
    roster: Roster,
    state: EventState,
    uses: Sequence[str] | None = None,
    *,
    has_headings: bool | None = None,
) -> tuple[tuple[Column, ...], bool]:
    """The columns of a list, and whether its first row has the headings.

    ``uses`` and ``has_headings`` are what somebody has said; ``None`` leaves it to a guess.
    """
    known = _known(state)
    first = _first_row(roster, known)
    said = [known.get(heading := _heading(cell)) or _asked(heading, state) for cell in first]
    if has_headings is None:
        has_headings = not roster.keys and (any(said) or _looks_like_headings(roster.rows))
    body = roster.rows[1 if has_headings else 0 :]
    if uses is None:
        uses = roster.keys or (said if has_headings and any(said) else ())
        uses = uses or _guessed(body)
    headings = first if has_headings else ()
    width = len(headings) or max((len(row.cells) for row in body), default=0)
    taken: set[str] = set()
    columns = []
    possible = {*USES, *(use_of_field(field.key) for field in state.event.fields)}
    for at in range(width):
        use = uses[at] if at < len(uses) and uses[at] in possible - taken else ""
        taken.add(use)
        cells = tuple(_cell(row, at) for row in body[:FEW])
        columns.append(Column(headings[at] if at < len(headings) else "", use, cells))
    return tuple(columns), has_headings


def _first_row(roster: Roster, known: Mapping[str, str]) -> tuple[str, ...]:
    """The first row; in a list between spaces, headings may be one space apart."""
    first = roster.rows[0].cells
    words = tuple(word for cell in first for word in cell.split())
    if len(first) < len(words) == max(len(row.cells) for row in roster.rows):
        # Two, because a club may be called like one of them.
        is_known = sum(_heading(word) in known for word in words) > 1
        return words if is_known else first
    return first


def _known(state: EventState) -> dict[str, str]:
    known = {
        called: key for key in USES for called in sorted(in_all_words(f"print-list-known-{key}"))
    }
    known |= {field.key.casefold(): use_of_field(field.key) for field in state.event.fields}
    for field in state.event.fields:
        known |= dict.fromkeys(in_all_languages(field.question), use_of_field(field.key))
    return known


def _asked(heading: str, state: EventState) -> str:
    """The question of the event that a heading is short for; empty if it is none, or several."""
    words = {word for word in _words(heading) if len(word) >= _TELLING}
    found = [
        use_of_field(field.key)
        for field in state.event.fields
        if words and any(words <= _words(asked) for asked in in_all_languages(field.question))
    ]
    return found[0] if len(found) == 1 else ""


def _words(said: str) -> set[str]:
    return set(re.findall(r"\w+", said))


def in_all_words(key: str) -> set[str]:
    """The words that a message lists, in every language."""
    return {
        word for language in LANGUAGES for word in Voice(language).say(Message(key)).split("; ")
    }


def in_all_languages(name: Value) -> set[str]:
    """What something is called in every language, in small letters."""
    return {Voice(language).say(name).casefold() for language in LANGUAGES}


def _heading(cell: str) -> str:
    return " ".join(cell.replace("_", " ").split()).casefold()


def _cell(row: RosterRow, at: int) -> str:
    return row.cells[at] if at < len(row.cells) else ""


def _looks_like_headings(rows: Sequence[RosterRow]) -> bool:
    """Whether the first row has only words, above a column of numbers."""
    if any(re.search(r"\d|@", cell) for cell in rows[0].cells):
        return False
    below = rows[1 : FEW + 1]
    return any(
        below and all(_RATING.fullmatch(_cell(row, at)) for row in below)
        for at in range(len(rows[0].cells))
    )


def _guessed(rows: Sequence[RosterRow]) -> tuple[str, ...]:
    """What the columns seem to be where no heading says so."""
    width = max((len(row.cells) for row in rows), default=0)
    columns = [[cell for row in rows if (cell := _cell(row, at))] for at in range(width)]
    uses = [""] * width
    for at, cells in enumerate(columns):
        if _are_most(cells, lambda cell: "@" in cell):
            uses[at] = "email"
        elif _are_most(cells, lambda cell: bool(_DATE.fullmatch(cell))):
            uses[at] = "born"
        elif _are_most(cells, lambda cell: bool(_PHONE.fullmatch(cell))) and not _are_days(cells):
            uses[at] = "phone"
    texts = [
        at
        for at, cells in enumerate(columns)
        if not uses[at] and _are_most(cells, lambda cell: not any(map(str.isdigit, cell)))
    ]
    if texts:
        # Names have two words; codes and clubs beside them mostly have one.
        name = max(texts, key=lambda at: sum(" " in cell for cell in columns[at]) / len(rows))
        uses[name] = "name"
        after = [at for at in texts if at > name]
        uses[after[0] if after else name] = "club" if after else "name"
    rating = _rating_among(columns, uses)
    if rating is not None:
        uses[rating] = "rating"
    return tuple(uses)


def _rating_among(columns: Sequence[Sequence[str]], uses: Sequence[str]) -> int | None:
    numbers = {
        at: [int(re.split(r"\D", cell)[0]) for cell in cells if _RATING.fullmatch(cell)]
        for at, cells in enumerate(columns)
        if not uses[at] and _are_most(cells, lambda cell: bool(_RATING.fullmatch(cell)))
    }
    # Ranks count on by one or stay: no ratings do.
    ratings = [
        at
        for at, figures in numbers.items()
        if len(figures) == 1 or figures[0] != 1 or figures != sorted(figures)
    ]
    likely = [at for at in ratings if _LIKELY[0] <= median(numbers[at]) <= _LIKELY[1]]
    return next(iter(likely or ratings), None)


def _are_most(cells: Sequence[str], is_so: Callable[[str], bool]) -> bool:
    return bool(cells) and 2 * sum(is_so(cell) for cell in cells) > len(cells)


def _are_days(cells: Sequence[str]) -> bool:
    """Whether numbers are days without separators, such as 20270501."""
    return all(re.fullmatch(r"(?:19|20)\d{6}", cell) for cell in cells)
