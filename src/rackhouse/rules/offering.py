"""The sheet that a game is played by, and helps that a house adds to its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.errors import IllegalError, MalformedError
from rackhouse.rules.basis import HOUSE, UNSTATED
from rackhouse.rules.knob import ANY, HELPS, Value, knob_at, knobs, shown
from rackhouse.rules.sheet import Sheet
from rackhouse.rules.text import HELP_NAME
from rackhouse.rules.values import rules_from, values_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rackhouse.rules.model import Rules


def with_helps(sheet: Sheet, helps: Mapping[str, Mapping[str, object]]) -> Sheet:
    """The sheet with more helps, each by its name; values left out are the defaults.

    Contradictions with the rest are not checked here, as a peek may first need looking up to be
    allowed: call :meth:`Sheet.with_values` afterwards, with or without settings.

    >>> tea = {"kind": "service", "title": "A cup of tea", "price": 150, "per_turn": 1}
    >>> ours = with_helps(Sheet.named("base"), {"tea": tea}).with_values({"title": "Ours"})
    >>> ours.rules.helps["tea"].price, str(ours.basis_of("helps.tea.price"))
    (150, 'this house')

    Raises:
        MalformedError: if a name, key or value is not allowed, or something is missing.
        IllegalError: if the sheet already offers a help of that name.
    """
    values, basis = sheet.values(), dict(sheet.basis)
    for name, terms in helps.items():
        if not HELP_NAME.fullmatch(name):
            raise MalformedError("sheet-help-name", name=shown(name))
        if name in sheet.rules.helps:
            raise IllegalError("sheet-help-taken", help=name)
        added = _help(name, terms)
        values |= added
        fields = {key: key.rpartition(".")[2] for key in added}
        basis |= {key: HOUSE if field in terms else UNSTATED for key, field in fields.items()}
    return Sheet(sheet.name, rules_from(values), basis, sheet.source, sheet, sheet.event)


def _help(name: str, terms: Mapping[str, object]) -> dict[str, Value]:
    """The values of one help by their keys."""
    fields = {key.rpartition(".")[2] for key in knobs() if key.startswith(f"{HELPS}.{ANY}")}
    for field in terms:
        if field not in fields:
            raise MalformedError("sheet-no-key-anywhere", key=f"{HELPS}.{name}.{field!s:.60}")
    found: dict[str, Value] = {}
    for key in (key for key in knobs() if key.startswith(f"{HELPS}.{ANY}")):
        at = key.replace(ANY, name)
        knob = knob_at(at)
        value = terms.get(at.rpartition(".")[2], knob.default)
        if value is None:
            raise MalformedError("sheet-key-missing", key=at, allowed=knob.allowed)
        if (fault := knob.fault(value)) is not None:
            raise MalformedError(fault)
        assert isinstance(value, str | int)
        found[at] = value
    return found


_BELOW = "base"


def sheet_of(name: str, rules: Rules) -> Sheet:
    """The sheet for the rules of a game, which may differ from every sheet we have today.

    A value has the basis of the sheet of that name where both agree; otherwise it is this house's.

    >>> rules = Sheet.named("base").with_values({"tiles.rack": 8}).rules
    >>> sheet = sheet_of("base", rules)
    >>> str(sheet.basis_of("tiles.rack")), str(sheet.basis_of("scoring.bonus_points"))
    ('this house', 'box rules, A-07')
    >>> sheet_of("ours", rules).name
    'ours'
    """
    below = Sheet.named(name if name in Sheet.names() else _BELOW)
    known = below.values()
    basis = {
        key: below.basis[key] if key in known and known[key] == value else HOUSE
        for key, value in values_of(rules).items()
    }
    return Sheet(name, rules, basis, below.source, below, below.event)
