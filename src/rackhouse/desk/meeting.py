"""Matches by the names of those who meet: their numbers stand nowhere that anybody could look."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.desk.names import Names

_NUMBERED: Final = re.compile(r"\b([Mm]atch) (\d+)\b")


def by_names(sentence: str, pairings: Mapping[int, Pairing], names: Names) -> str:
    r"""A sentence of the rules of events, whose matches go by the names of their sides.

    >>> from rackhouse.contest.pairing.pairing import Pairing
    >>> from rackhouse.desk.names import Names
    >>> pairings = {29: Pairing(29, "main", 2, (3, 8), "")}
    >>> by_names("Match 29 has a result already.", pairings, Names()).split(" \N{EN DASH} ")
    ['Match Entry 3', 'Entry 8 has a result already.']
    >>> by_names("There is no match 30 whose sides are known.", pairings, Names())
    'There is no match 30 whose sides are known.'
    """

    def named(found: re.Match[str]) -> str:
        pairing = pairings.get(int(found[2]))
        return found[0] if pairing is None else f"{found[1]} {names.facing(pairing.sides)}"

    return _NUMBERED.sub(named, sentence)
