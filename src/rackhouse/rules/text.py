"""The text of a sheet, read into statements, before they are resolved against its parent.

A value is plain, or in an inline table with its basis::

    scope = "play"
    scope = { is = "play", text = ["W-39", "W-40"] }
    rack = { is = 7, inherited = "A-05" }

``[says]`` names the duties of values that the parent sets, and ``[helps]`` drops a help of
the parent's with ``peek = "none"``. ``[[event]]`` is a sentence about the event, for its players.
"""

from __future__ import annotations

import re
import tomllib
from difflib import get_close_matches
from typing import Any, Final, Literal

import msgspec

from rackhouse.messages import Message, all_of, message
from rackhouse.rules.basis import DUTY_ID, HOUSE, STATED, Basis, SheetStatement
from rackhouse.rules.knob import ANY, HELPS, Knob, Value, knob_at, knobs, shown
from rackhouse.rules.lines import line_of, lines_of_keys
from rackhouse.rules.problem import SheetProblem

LARGEST: Final = 1_000_000
"""The most bytes a sheet may have; the longest of ours has about five thousand."""
LONGEST_LINE: Final = 2_000
LONGEST_KEY: Final = 100
"""Our keys are less than half as long; a longer one is not a key."""
MOST_PROBLEMS: Final = 100
"""After this many problems, the rest of a file is not read."""
IS: Final = "is"
SAYS: Final = "says"
EXTENDS: Final = "extends"
NONE: Final = "none"
EVENT: Final = "event"
MOST_STATEMENTS: Final = 40

HELP_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")
_PLACE: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


class SheetText(msgspec.Struct, frozen=True):
    """What one file states."""

    source: str
    extends: str | None = None
    values: dict[str, Value] = {}
    basis: dict[str, Basis] = {}
    says: dict[str, Basis] = {}
    event: tuple[SheetStatement, ...] | None = None
    """What it says about its event; ``None`` to keep what the parent says."""
    dropped: tuple[str, ...] = ()
    """The helps of the parent that this sheet does not offer."""
    attempted: frozenset[str] = frozenset()
    """Every key that the file writes, even if its value is wrong."""
    lines: dict[str, int] = {}
    problems: tuple[SheetProblem, ...] = ()
    is_readable: bool = True
    """Whether it is TOML at all; if not, that is its only problem."""

    def problem(
        self,
        key: str,
        what: Message,
        kind: Literal["malformed", "illegal", "unknown"] = "malformed",
    ) -> SheetProblem:
        """A problem at the line of a key."""
        return SheetProblem(self.source, what, line_of(self.lines, key), kind=kind)


def read_sheet_text(text: str, source: str) -> SheetText:
    r"""The statements of a sheet, and everything that is wrong with their form.

    >>> print(read_sheet_text('[turn]\nlimit = "strict"', "ours.toml").problems[0].what)
    turn.limit is "strict", but it must be "none", "soft", or "hard".
    """
    too_large = _too_large(text, source)
    if too_large is not None:
        return _unreadable(too_large)
    text = text.removeprefix("\ufeff")
    try:
        tree = tomllib.loads(text)
    except RecursionError:
        return _unreadable(SheetProblem(source, message("sheet-too-deep")))
    except ValueError as error:
        return _unreadable(_syntax_problem(error, text, source))
    return _SheetReader(source, lines_of_keys(text)).read(tree)


def _unreadable(problem: SheetProblem) -> SheetText:
    return SheetText(problem.source, problems=(problem,), is_readable=False)


def _too_large(text: str, source: str) -> SheetProblem | None:
    if len(text) > LARGEST:
        return SheetProblem(source, message("sheet-too-long", most=LARGEST))
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            what = message("sheet-line-too-long", count=len(line), most=LONGEST_LINE)
            return SheetProblem(source, what, number)
    return None


def _syntax_problem(error: ValueError, text: str, source: str) -> SheetProblem:
    said = str(error)
    place = _PLACE.search(said)
    line: int | None = text.count("\n") + 1
    column: int | None = None
    if place is None:
        line = None
    elif place.group(1):
        line, column = int(place.group(1)), int(place.group(2))
    reason = said[: place.start()] if place else said
    reason = "".join(sign if sign.isprintable() else "�" for sign in reason)
    reason = f"{reason[:1].lower()}{reason[1:]}".rstrip(".")
    return SheetProblem(source, message("sheet-not-toml", reason=reason), line, column)


class _SheetReader:
    """Walks the tree of one file and notes what it states and what is wrong."""

    def __init__(self, source: str, lines: dict[str, int]) -> None:
        self._source = source
        self._lines = lines
        self._values: dict[str, Value] = {}
        self._basis: dict[str, Basis] = {}
        self._says: dict[str, Basis] = {}
        self._event: list[SheetStatement] | None = None
        self._dropped: list[str] = []
        self._attempted: set[str] = set()
        self._problems: list[SheetProblem] = []

    def read(self, tree: dict[str, Any]) -> SheetText:
        """The statements of the whole file."""
        extends = tree.pop(EXTENDS, None)
        if extends is not None and not isinstance(extends, str):
            self._wrong(EXTENDS, message("sheet-must-be-sheet-name", value=shown(extends)))
            self._attempted.add(EXTENDS)
            extends = None
        self._read_says(tree.pop(SAYS, {}), SAYS)
        if EVENT in tree:
            self._read_event(tree.pop(EVENT))
        for name, found in tree.items():
            self._read(name, found)
        return SheetText(
            self._source,
            extends,
            self._values,
            self._basis,
            self._says,
            None if self._event is None else tuple(self._event),
            tuple(self._dropped),
            frozenset(self._attempted),
            self._lines,
            tuple(self._problems),
        )

    def _wrong(self, key: str, what: Message) -> None:
        self._problems.append(SheetProblem(self._source, what, line_of(self._lines, key)))

    def _read(self, key: str, found: object) -> None:
        """Read a value or a section, whichever the model has at that key."""
        if len(self._problems) >= MOST_PROBLEMS:
            return
        try:
            knob = knob_at(key)
        except KeyError:
            self._read_section(key, found)
        else:
            self._read_value(knob, found)

    def _read_section(self, key: str, found: object) -> None:
        is_help = key.startswith(f"{HELPS}.") and key.count(".") == 1
        if is_help and found == NONE:
            self._dropped.append(key.partition(".")[2])
            return
        if is_help and not HELP_NAME.fullmatch(key.partition(".")[2]):
            self._wrong(HELPS, message("sheet-help-name", name=shown(key)))
            return
        if key not in sections() and not is_help:
            meant = meant_by(key)
            self._wrong(
                key,
                message("sheet-no-key-but", key=_safe(key), meant=meant)
                if meant
                else message("sheet-no-key", key=_safe(key)),
            )
            return
        if not isinstance(found, dict):
            value = shown(found)
            self._wrong(
                key,
                message("sheet-must-be-help", key=key, value=value)
                if is_help
                else message("sheet-must-be-section", key=key, value=value),
            )
            return
        for name, inner in found.items():
            self._read(f"{key}.{name}", inner)

    def _read_value(self, knob: Knob, found: object) -> None:
        key = knob.key
        self._attempted.add(key)
        basis: Basis | None = HOUSE
        if isinstance(found, dict):
            if IS not in found:
                self._wrong(key, message("sheet-value-missing", key=key))
                return
            basis = self._basis_in(key, found)
            found = found[IS]
        fault = knob.fault(found)
        if fault is not None:
            self._wrong(key, fault)
        elif basis is not None:
            self._values[key] = tuple(found) if isinstance(found, list) else found  # type: ignore[assignment]  # the knob has just admitted it
            self._basis[key] = basis

    def _basis_in(self, key: str, table: dict[str, object]) -> Basis | None:
        named = [name for name in table if name != IS]
        unknown = [name for name in named if name not in STATED]
        if unknown:
            self._wrong(key, message("sheet-basis-unknown", key=key, found=shown(unknown[0])))
            return None
        if len(named) != 1:
            self._wrong(
                key,
                message("sheet-basis-twice", key=key, bases=all_of(named))
                if named
                else message("sheet-basis-missing", key=key),
            )
            return None
        ids = self._ids("sheet-basis-ids", key, key, table[named[0]])
        kind = next(kind for kind in STATED if kind == named[0])
        return None if ids is None else Basis(kind, ids)

    def _ids(self, wrong_as: str, key: str, place: str, found: object) -> tuple[str, ...] | None:
        listed = [found] if isinstance(found, str) else found
        if isinstance(listed, list) and listed:
            wrong = [
                one for one in listed if not isinstance(one, str) or not DUTY_ID.fullmatch(one)
            ]
            if not wrong:
                return tuple(listed)
            found = wrong[0]
        self._wrong(place, message(wrong_as, key=key, value=shown(found)))
        return None

    def _read_event(self, found: object) -> None:
        """Read ``[[event]]``: sentences, with a basis or as this house's own."""
        self._event = []
        if not isinstance(found, list) or len(found) > MOST_STATEMENTS:
            value = shown(found)
            what = message("sheet-must-be-statements", value=value, most=MOST_STATEMENTS)
            self._wrong(EVENT, what)
            return
        for one in found:
            stated = one if isinstance(one, dict) else {IS: one}
            text = stated.get(IS)
            fault = knob_at("summary").fault(text)
            if fault is not None or not str(text).strip():
                allowed = knob_at("summary").allowed
                self._wrong(
                    EVENT,
                    message("sheet-statement-empty", allowed=allowed)
                    if text is None
                    else message("sheet-must-be", key=EVENT, value=shown(text), allowed=allowed),
                )
                continue
            basis = HOUSE if set(stated) == {IS} else self._basis_in(EVENT, stated)
            if basis is not None:
                self._event.append(SheetStatement(str(text), basis))

    def _read_says(self, found: object, place: str) -> None:
        """Read ``[says]``; keys may be quoted or not, so tables are walked."""
        key = place.partition(".")[2]
        if len(self._problems) >= MOST_PROBLEMS:
            return
        if isinstance(found, dict):
            for name, inner in found.items():
                self._read_says(inner, f"{place}.{name}")
        elif not key:
            self._wrong(place, message("sheet-must-be-section", key=SAYS, value=shown(found)))
        elif not _is_key(key):
            meant = meant_by(key)
            self._wrong(
                place,
                message("sheet-says-no-key-but", key=_safe(key), meant=meant)
                if meant
                else message("sheet-says-no-key", key=_safe(key)),
            )
        else:
            ids = self._ids("sheet-says-ids", key, place, found)
            if ids is not None:
                self._says[key] = Basis("text", ids)


def sections() -> frozenset[str]:
    """The names of the sections that hold keys, and ``helps``.

    >>> "challenge" in sections(), "helps" in sections()
    (True, True)
    """
    return frozenset(key.partition(".")[0] for key in knobs() if "." in key)


def _is_key(key: str) -> bool:
    try:
        knob_at(key)
    except KeyError:
        return False
    return True


def _safe(key: str) -> str:
    return str(shown(key))[1:-1]


def no_key_here(key: str) -> Message:
    """The message that a sheet has no such key, and what to do."""
    if key.startswith(f"{HELPS}."):
        return message("sheet-no-help-here", key=_safe(key))
    if meant := meant_by(key):
        return message("sheet-no-key-here-but", key=_safe(key), meant=meant)
    return message("sheet-no-key-here", key=_safe(key))


def meant_by(key: str) -> str:
    """The key that an unknown one was probably meant to be; empty if none is similar.

    >>> meant_by("challenge.scoop"), meant_by("challenge.gravity")
    ('challenge.scope', '')
    """
    if len(key) > LONGEST_KEY:
        return ""
    section, _, last = key.rpartition(".")
    known = [name for name in knobs() if ANY not in name]
    near = section
    if section.startswith(f"{HELPS}."):
        known = [name.replace(ANY, section.split(".")[1]) for name in knobs() if ANY in name]
    elif section:
        near = next(iter(get_close_matches(section, sorted(sections()), n=1)), section)
    if not section:
        meant = get_close_matches(key, [*sorted(sections()), EXTENDS, SAYS, EVENT, *known], n=1)
    else:
        here = [name.rpartition(".")[2] for name in known if name.startswith(f"{near}.")]
        close = [f"{near}.{name}" for name in get_close_matches(last, here, n=1)]
        meant = close + [name for name in known if name.endswith(f".{last}")]
    return meant[0] if meant else ""
