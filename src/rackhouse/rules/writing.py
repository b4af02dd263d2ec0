"""A sheet written as the text of a file: what it adds to the sheet it extends."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.rules.basis import HOUSE, UNSTATED, Basis
from rackhouse.rules.knob import HELPS, Value
from rackhouse.rules.sheet import Sheet
from rackhouse.rules.text import EVENT, EXTENDS, IS, NONE, SAYS

if TYPE_CHECKING:
    from collections.abc import Iterator

_HEAD = ("title", "summary")


def as_toml(sheet: Sheet) -> str:
    r"""The sheet as a file that reads back as the same rules, with the same bases.

    >>> ours = Sheet.named("base").with_values({"title": "Ours", "tiles.rack": 8})
    >>> print(as_toml(ours))
    extends = "base"
    title = "Ours"
    summary = "The classic game for two to four, as the box has it."
    <BLANKLINE>
    [tiles]
    rack = 8
    <BLANKLINE>
    >>> Sheet.parse(as_toml(ours)).rules == ours.rules
    True
    """
    ground = _ground(sheet)
    below = ground.values() if ground else {}
    bases = ground.basis if ground else {}
    values = sheet.values()
    says = {
        key: basis
        for key, basis in sheet.basis.items()
        if values[key] == below.get(key) and basis != bases.get(key) and basis.kind == "text"
    }
    stated = {
        key: (value, sheet.basis[key])
        for key, value in values.items()
        if (value, sheet.basis[key]) != (below.get(key), bases.get(key))
        and key not in (*_HEAD, *says)
        and sheet.basis[key] != UNSTATED
    }
    lines = [f"{EXTENDS} = {_plain(ground.name)}"] if ground else []
    # Titles and summaries are not inherited.
    lines += [f"{key} = {_plain(values[key])}" for key in _HEAD]
    dropped = [
        name for name in (ground.rules.helps if ground else {}) if name not in sheet.rules.helps
    ]
    if dropped:
        lines += ["", f"[{HELPS}]", *(f"{name} = {_plain(NONE)}" for name in dropped)]
    lines += _sections(stated)
    if sheet.event != (ground.event if ground else ()):
        lines += _statements(sheet)
    if says:
        lines += ["", f"[{SAYS}]"]
        lines += [f"{_plain(key)} = {_plain(basis.ids)}" for key, basis in says.items()]
    return "\n".join(lines) + "\n"


def _statements(sheet: Sheet) -> Iterator[str]:
    for one in sheet.event:
        yield from ("", f"[[{EVENT}]]", f"{IS} = {_plain(one.text)}")
        if one.basis != HOUSE:
            yield f"{one.basis.kind} = {_plain(one.basis.ids)}"


def _ground(sheet: Sheet) -> Sheet | None:
    """The nearest parent that comes with Rackhouse: a file can extend it by name."""
    below = sheet.parent
    while below is not None:
        if below.name in Sheet.names() and Sheet.named(below.name) == below:
            return below
        below = below.parent
    return None


def _sections(stated: dict[str, tuple[Value, Basis]]) -> Iterator[str]:
    section = ""
    for key, (value, basis) in stated.items():
        place, _, name = key.rpartition(".")
        if place != section:
            section = place
            yield from ("", f"[{section}]")
        yield f"{name} = {_with_basis(value, basis)}"


def _with_basis(value: Value, basis: Basis) -> str:
    if basis == HOUSE:
        return _plain(value)
    return f"{{ {IS} = {_plain(value)}, {basis.kind} = {_plain(basis.ids)} }}"


def _plain(value: Value) -> str:
    # For our values JSON is valid TOML.
    return msgspec.json.encode(value).decode()
