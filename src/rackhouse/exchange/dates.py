"""Dates as people write them in lists: 1960-06-19, 19.6.1960, 6/19/1960 or 19/6/1960."""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

_DOTTED: Final = re.compile(r"(\d\d?)\.(\d\d?)\.(\d{4})", re.ASCII)
_SLASHED: Final = re.compile(r"(\d\d?)/(\d\d?)/(\d{4})", re.ASCII)
_MONTH_FIRST: Final = ("US", "PR", "PH", "AS", "GU", "MP", "UM", "VI")
"""The countries that write the month before the day."""


def is_month_first(cells: Iterable[str], zone: str) -> bool:
    """Whether the month is before the day in a column with slashes.

    If no number of it is too large for a month, it is as in the country of a time zone.

    >>> is_month_first(["3/4/1958", "6/19/1960"], "Europe/London")
    True
    >>> is_month_first(["3/4/1958"], "Europe/London"), is_month_first(["3/4/1958"], "US/Central")
    (False, True)
    """
    parts = [found for cell in cells if (found := _SLASHED.fullmatch(cell.strip()))]
    if any(int(found[2]) > 12 for found in parts):
        return True
    if any(int(found[1]) > 12 for found in parts):
        return False
    from babel.core import get_global  # noqa: PLC0415 - it takes a moment to load

    known = get_global("zone_aliases").get(zone, zone)
    return get_global("zone_territories").get(known) in _MONTH_FIRST


def date_in(cell: str, *, month_first: bool) -> date:
    """The date in a cell.

    >>> date_in("6/19/1960", month_first=True)
    datetime.date(1960, 6, 19)
    >>> date_in("19.6.1960", month_first=True) == date_in("1960-06-19", month_first=False)
    True

    Raises:
        ValueError: if it is none.
    """
    if found := _DOTTED.fullmatch(cell):
        day, month, year = map(int, found.groups())
    elif found := _SLASHED.fullmatch(cell):
        one, other, year = map(int, found.groups())
        month, day = (one, other) if month_first else (other, one)
    else:
        return date.fromisoformat(cell)
    return date(year, month, day)
