"""Ratings looked up by name in the list of a rating body."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.errors import IllegalError, MalformedError
from rackhouse.exchange.columns import columns_of
from rackhouse.exchange.entry_list import rating_in
from rackhouse.exchange.roster import read_roster
from rackhouse.strip_accents import strip_accents

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackhouse.contest import EventState

_BETWEEN: Final = re.compile(r"[\s\-'\u2019.,()]+")
_ALIKE: Final = 0.85
_MOST: Final = 5
"""How many names are proposed where none is the same."""


class RatedName(msgspec.Struct, frozen=True):
    """Somebody in a rating list."""

    name: str
    rating: int


class RatingsLike(msgspec.Struct, frozen=True):
    """Who in a list somebody may be."""

    found: tuple[RatedName, ...]
    is_sure: bool
    """Whether it is one person, of exactly this name."""


def read_ratings(data: bytes, state: EventState) -> tuple[RatedName, ...]:
    """The names and ratings of a list in any layout that entries can come in; others are left out.

    Raises:
        MalformedError: if it is no list, or has no column of names or ratings.
    """
    roster = read_roster(data)
    columns, has_headings = columns_of(roster, state)
    uses = [column.use for column in columns]
    if "rating" not in uses or not {"name", "surname"} & {*uses}:
        raise MalformedError("exchange-no-ratings")
    found = []
    for row in roster.rows[1 if has_headings else 0 :]:
        cells = dict(zip(uses, row.cells, strict=False))
        name = cells.get("name") or f"{cells.get('given', '')} {cells.get('surname', '')}".strip()
        try:
            rating = rating_in(cells.get("rating", ""))
        except IllegalError:
            continue
        if name and rating is not None:
            found.append(RatedName(name, rating))
    return tuple(found)


class RatingIndex:
    """The people of a list, to be found by name.

    >>> index = RatingIndex([RatedName("Ash, Ann", 1512), RatedName("Anne Asch", 900)])
    >>> index.like("Ann Ash").found, index.like("Ann Ash").is_sure
    ((RatedName(name='Ash, Ann', rating=1512),), True)
    >>> [one.rating for one in index.like("Anne Ash").found], index.like("Anne Ash").is_sure
    ([900, 1512], False)
    """

    def __init__(self, listed: Iterable[RatedName]) -> None:
        self._by_name: dict[str, list[RatedName]] = {}
        for one in listed:
            self._by_name.setdefault(_plain(one.name), []).append(one)

    def like(self, name: str) -> RatingsLike:
        """Who of the list somebody may be: those of the same name, else of one much like it."""
        same = self._by_name.get(_plain(name), [])
        if same:
            ratings = {one.rating for one in same}
            return RatingsLike(tuple(same[:_MOST]), is_sure=len(ratings) == 1)
        near = get_close_matches(_plain(name), self._by_name, _MOST, _ALIKE)
        found = [one for key in near for one in self._by_name[key]]
        return RatingsLike(tuple(found[:_MOST]), is_sure=False)


def _plain(name: str) -> str:
    """A name without accents and signs, its words in the order of the alphabet.

    >>> _plain("O'Brien, Zoë") == _plain("Zoe O Brien")
    True
    """
    return " ".join(sorted(word for word in _BETWEEN.split(strip_accents(name)) if word))
