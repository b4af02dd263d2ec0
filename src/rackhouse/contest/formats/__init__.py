"""Formats: how the entries of a division meet, each in its own module."""

from __future__ import annotations

from typing import Final, TypeAlias, get_args

from rackhouse.contest.formats.club_match import ClubMatch
from rackhouse.contest.formats.cop import Cop
from rackhouse.contest.formats.double_elimination import DoubleElimination
from rackhouse.contest.formats.format import Format, FormatShown, RoundName, Shape
from rackhouse.contest.formats.fresh_tables import FreshTables
from rackhouse.contest.formats.king_of_the_hill import KingOfTheHill
from rackhouse.contest.formats.knockout import Knockout
from rackhouse.contest.formats.ladder import Ladder
from rackhouse.contest.formats.quads import Quads
from rackhouse.contest.formats.round_robin import RoundRobin
from rackhouse.contest.formats.swiss import Swiss
from rackhouse.contest.formats.total_points import TotalPoints

__all__ = [
    "FORMATS",
    "AnyFormat",
    "ClubMatch",
    "Cop",
    "DoubleElimination",
    "Format",
    "FormatShown",
    "FreshTables",
    "KingOfTheHill",
    "Knockout",
    "Ladder",
    "Quads",
    "RoundName",
    "RoundRobin",
    "Shape",
    "Swiss",
    "TotalPoints",
]

AnyFormat: TypeAlias = (
    Knockout
    | DoubleElimination
    | RoundRobin
    | TotalPoints
    | Swiss
    | KingOfTheHill
    | Cop
    | FreshTables
    | Ladder
    | Quads
    | ClubMatch
)

FORMATS: Final[tuple[FormatShown, ...]] = tuple(one.shown() for one in get_args(AnyFormat))
"""The formats of a division, in the order in which they are offered."""
