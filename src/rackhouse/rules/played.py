"""The sheet of a game: the rules that it is played by, and who says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.rules.basis import HOUSE
from rackhouse.rules.sheet import Sheet
from rackhouse.rules.values import values_of

if TYPE_CHECKING:
    from rackhouse.rules.model import Rules

_BELOW = "base"


def sheet_of(name: str, rules: Rules) -> Sheet:
    """The sheet behind the rules of a game, which may be older or other than any that is here.

    Where the sheet of that name says the same, it says so; all else is this house's.

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
