"""Formats: how the entries of a division are brought together, each as data."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

Rounds: TypeAlias = Annotated[int, Meta(ge=1, le=100)]
Repeats: TypeAlias = Literal["never", "if needed", "allowed"]
"""Whether two may meet again: not at all, where nothing else is left, or as if new."""

Measure: TypeAlias = Literal[
    "wins", "points", "spread", "head to head", "better round", "high game", "opponents' wins",
    "best play", "stage", "rung",
]  # fmt: skip
"""What standings are ordered by. ``stage`` is how far one came in a knockout, ``rung`` where one
stands on a ladder."""


class Format(msgspec.Struct, frozen=True, tag_field="format", forbid_unknown_fields=True):
    """How the entries of a division are brought together."""


class Ranked(Format, frozen=True, kw_only=True):
    """A format whose rounds, or whose last ones, go by how everybody stands."""

    hill: Annotated[int, Meta(ge=0, le=100)] = 0
    """So many rounds at the end are king of the hill: a Swiss's last ones, or as many more after a
    round robin. Whoever is nearest meets, again if need be."""
    gibson: Annotated[int, Meta(ge=0, le=100)] = 0
    """How many places count. Who has one of them for certain meets somebody who can no longer
    reach any; 0 leaves it at the standings."""
    gibson_spread: Annotated[int, Meta(ge=0, le=2000)] = 0
    """The most that one round is taken to change the spread between two; 0 is twice the cap of
    spread, and without a cap no lead in spread is safe."""


class Knockout(Format, frozen=True, tag="knockout"):
    """Who loses is out; any number of entries, the best seeds with a bye first."""

    seeding: Literal["draw", "hand"] = "draw"
    still_tied: Literal["replay", "tile draw", "either"] = "either"
    """What decides where even the score before unplayed letters is equal."""
    third_place: bool = False


class RoundRobin(Ranked, frozen=True, tag="round robin"):
    """Everybody meets everybody, one match a week or a round."""

    legs: Annotated[int, Meta(ge=1, le=4)] = 1
    self_scheduled: bool = False
    """Opponents find their own time within the week."""


class TotalPoints(Format, frozen=True, tag="total points"):
    """A fixed number of rounds; the points of all of them decide."""

    rounds: Rounds = 2
    odd: Literal["house team", "bye"] = "house team"
    """What an odd number of entries plays with."""


class Swiss(Ranked, frozen=True, tag="swiss"):
    """Each round, those who stand alike meet."""

    rounds: Rounds = 5
    repeats: Repeats = "never"


class KingOfTheHill(Ranked, frozen=True, tag="king of the hill"):
    """Each round, first meets second, third meets fourth, and so on: all are on the hill."""

    rounds: Rounds = 3
    repeats: Repeats = "allowed"


class FreshTables(Format, frozen=True, tag="fresh tables"):
    """Tables of two to four, drawn afresh each round."""

    rounds: Rounds = 3
    smallest: Annotated[int, Meta(ge=2, le=4)] = 2
    largest: Annotated[int, Meta(ge=2, le=4)] = 4


class Ladder(Format, frozen=True, tag="ladder"):
    """A standing order: who beats somebody above has their rung. Players challenge each other."""

    reach: Annotated[int, Meta(ge=1, le=20)] = 3
    """How many rungs above one's own one may challenge."""
    days: Annotated[int, Meta(ge=0, le=60)] = 7
    """Within how many days a challenge is played; 0 is no deadline."""
    idle_days: Annotated[int, Meta(ge=0, le=365)] = 0
    """Who has not played for so many days stands below the next who has; 0 is never."""


AnyFormat: TypeAlias = (
    Knockout | RoundRobin | TotalPoints | Swiss | KingOfTheHill | FreshTables | Ladder
)

ORDER: dict[type[Format], tuple[Measure, ...]] = {
    Knockout: ("stage",),
    RoundRobin: ("wins", "head to head", "spread", "points"),
    TotalPoints: ("points", "better round"),
    Swiss: ("wins", "spread", "opponents' wins", "points"),
    KingOfTheHill: ("wins", "spread", "points"),
    FreshTables: ("points", "high game", "best play"),
    Ladder: ("rung",),
}
"""What decides places where a plan says nothing else."""


def in_words(format_: AnyFormat) -> str:
    """A format as a notice calls it.

    >>> in_words(Knockout()), in_words(Swiss(rounds=6))
    ('single elimination', 'Swiss, 6 rounds, nobody meets twice')
    >>> in_words(Swiss(rounds=6, hill=2))
    'Swiss, 6 rounds, nobody meets twice, the last 2 king of the hill, where any may meet again'
    """
    if isinstance(format_, Ranked):
        said = _ranked_in_words(format_)
        return said if not format_.gibson else f"{said}; {_gibson_in_words(format_.gibson)}"
    match format_:
        case Knockout():
            if format_.third_place:
                return "single elimination, with a game for third place"
            return "single elimination"
        case TotalPoints():
            return f"{format_.rounds} rounds, the highest total of points wins"
        case Ladder():
            return _ladder_in_words(format_)
        case FreshTables():
            return (
                f"{format_.rounds} rounds at tables of {format_.smallest} to {format_.largest}, "
                "drawn afresh each round"
            )


def _ranked_in_words(format_: RoundRobin | Swiss | KingOfTheHill) -> str:
    hill = format_.hill
    match format_:
        case RoundRobin():
            times = {1: "once", 2: "twice"}.get(format_.legs, f"{format_.legs} times")
            said = f"round robin, everybody meets everybody {times}"
            if format_.self_scheduled:
                said = f"{said}, at times that opponents arrange"
            return f"{said}, then {hill} {_rounds(hill)} of king of the hill" if hill else said
        case Swiss():
            again = {
                "never": "nobody meets twice",
                "if needed": "meeting twice only where nothing else is left",
                "allowed": "meeting again is allowed",
            }
            rounds = _rounds(format_.rounds)
            said = f"Swiss, {format_.rounds} {rounds}, {again[format_.repeats]}"
            last = "the last one" if hill == 1 else f"the last {hill}"
            return f"{said}, {last} king of the hill, where any may meet again" if hill else said
        case KingOfTheHill():
            return f"king of the hill, {format_.rounds} {_rounds(format_.rounds)}"


def _ladder_in_words(format_: Ladder) -> str:
    rungs = "the next rung" if format_.reach == 1 else f"up to {format_.reach} rungs"
    said = f"ladder, one challenges {rungs} above"
    if format_.days:
        said = f"{said}, to be played within {_days(format_.days)}"
    if format_.idle_days:
        idle = _days(format_.idle_days)
        said = f"{said}; who has not played for {idle} lets the next one pass"
    return said


def _days(count: int) -> str:
    return "a day" if count == 1 else f"{count} days"


def _gibson_in_words(places: int) -> str:
    first = "the first place" if places == 1 else f"one of the first {places} places"
    return f"who has {first} for certain meets somebody who can no longer reach any"


def _rounds(count: int) -> str:
    return "round" if count == 1 else "rounds"


def rounds_of(format_: AnyFormat) -> int | None:
    """How many rounds a format is told to have; none where its entries decide.

    >>> rounds_of(Swiss(rounds=6)), rounds_of(Knockout())
    (6, None)
    """
    return None if isinstance(format_, Knockout | RoundRobin | Ladder) else format_.rounds


def ranked_fault(format_: AnyFormat, measures: tuple[Measure, ...]) -> str | None:
    """What is wrong with the rounds at the end of a format, as a sentence; none where nothing is.

    >>> ranked_fault(Swiss(rounds=3, hill=4), ORDER[Swiss])
    'Of 3 rounds the last 4 cannot be king of the hill.'
    """
    if not isinstance(format_, Ranked):
        return None
    if isinstance(format_, Swiss) and format_.hill > format_.rounds:
        return f"Of {format_.rounds} rounds the last {format_.hill} cannot be king of the hill."
    if format_.gibson and measures[0] != "wins":
        return "A place is known to be safe only where wins come first in the order."
    if format_.gibson and isinstance(format_, RoundRobin) and not format_.hill:
        return (
            "Everybody meets everybody, so nobody is paired by what is safe; add rounds after it."
        )
    return None
