"""A sheet laid over its parent: what it states, what it inherits, and what is missing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.messages import Message, all_of, message
from rackhouse.rules.basis import UNSTATED, Basis
from rackhouse.rules.consistency import contradictions
from rackhouse.rules.knob import HELPS, Value, knob_at, shown
from rackhouse.rules.model import Rules
from rackhouse.rules.problem import SheetProblem
from rackhouse.rules.settings import clock_questions, unsaid_of_clocks
from rackhouse.rules.text import EXTENDS, SheetText
from rackhouse.rules.values import helps_in, keys_with, rules_from
from rackhouse.tiles import Layout, TileSet

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

NAMED: Final[dict[str, type[TileSet | Layout]]] = {"tiles.set": TileSet, "tiles.board": Layout}
"""The keys whose value is the name of a data file, and what those files describe."""
FEW: Final = 9
_DOTTED: Final = re.compile(r"\b[a-z_]+(?:\.[a-z0-9_-]+)+\b")


class Resolved(msgspec.Struct, frozen=True):
    """The rules and bases of a sheet, and its problems; no rules if a value is wrong or missing."""

    rules: Rules | None
    basis: dict[str, Basis]
    problems: tuple[SheetProblem, ...]


def resolve(
    text: SheetText,
    parent_title: str,
    parent_values: Mapping[str, Value],
    parent_basis: Mapping[str, Basis],
    *,
    asks: bool = True,
) -> Resolved:
    """Lay a sheet over its parent; a sheet without one has an empty parent.

    Contradictions are looked for only if every single value is right. ``asks``: a sheet that turns
    clocks on must also set their length and penalty.
    """
    values, basis = _overlaid(text, parent_title, parent_values, parent_basis)
    problems = [*text.problems, *_problems(text, parent_values, values)]
    _fill_in(values, basis)
    if problems:
        in_lines = sorted(problems, key=lambda problem: problem.line or 0)
        return Resolved(None, {}, tuple(in_lines))
    in_order = [key for key in keys_with(helps_in(values)) if key in values]
    rules = rules_from({key: values[key] for key in in_order})
    unsaid = tuple(key for key in unsaid_of_clocks(rules, basis) if key not in text.values)
    turned_on = asks and parent_values.get("clocks.use") != "on"
    asked = clock_questions(unsaid) if turned_on else None
    problems = [
        text.problem(_place(what, text.lines), what, "illegal")
        for what in ([asked] if asked else contradictions(rules))
    ]
    return Resolved(rules, {key: basis[key] for key in in_order}, tuple(problems))


def _overlaid(
    text: SheetText,
    parent_title: str,
    parent_values: Mapping[str, Value],
    parent_basis: Mapping[str, Basis],
) -> tuple[dict[str, Value], dict[str, Basis]]:
    kept = [
        key
        for key in parent_values
        if key != "title" and not set(helps_in([key])) & {*text.dropped}
    ]
    values = {key: parent_values[key] for key in kept} | text.values
    basis = {key: parent_basis[key] for key in kept} | text.basis
    if parent_title and "summary" not in text.attempted:
        values["summary"] = str(message("rule-house-over", title=parent_title))[:400]
    for key, said in text.says.items():
        if key in values and key not in text.values:
            basis[key] = said
    return values, basis


def _fill_in(values: dict[str, Value], basis: dict[str, Basis]) -> None:
    """Fill in what no sheet states, if the model has a default."""
    for key in keys_with(helps_in(values)):
        default = knob_at(key).default
        if key not in values and default is not None:
            values[key] = default
            basis[key] = UNSTATED


def _problems(
    text: SheetText, parent_values: Mapping[str, Value], values: Mapping[str, Value]
) -> Iterator[SheetProblem]:
    offered = helps_in(parent_values)
    for name in text.dropped:
        if name not in offered:
            key = f"{HELPS}.{name}"
            yield text.problem(key, message("sheet-nothing-to-drop", key=key))
    for key in text.says:
        if key in text.attempted:
            yield text.problem(f"says.{key}", message("sheet-says-stated", key=key))
        elif key not in values:
            yield text.problem(f"says.{key}", message("sheet-says-not-below", key=key))
    yield from _missing(text, values)
    for key, kind in NAMED.items():
        if key in values and values[key] not in kind.names():
            value, there = shown(values[key]), all_of(kind.names())
            what = message("sheet-not-among", key=key, value=value, names=there)
            yield text.problem(key, what, "unknown")


def _missing(text: SheetText, values: Mapping[str, Value]) -> Iterator[SheetProblem]:
    missing = [
        key
        for key in keys_with(helps_in([*values, *text.attempted]))
        if key not in values and key not in text.attempted and knob_at(key).default is None
    ]
    if EXTENDS in text.attempted:
        # They would come from the sheet it extends, if that name were right.
        return
    if text.extends is None and len(missing) > FEW:
        # If only the first line is missing, a list of all the other keys does not help.
        what = message("sheet-stands-alone", count=len(missing), key=missing[0])
        yield text.problem("", what)
        return
    for key in missing:
        what = message("sheet-key-missing", key=key, allowed=knob_at(key).allowed)
        yield text.problem(key, what)


def _place(what: Message, lines: Mapping[str, int]) -> str:
    """The first key in a message that the file also writes: there it can be corrected."""
    keys = _DOTTED.findall(str(what))
    return next((key for key in keys if key in lines), "")
