"""Formats: how the entries of a division are brought together, each as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

if TYPE_CHECKING:
    from collections.abc import Iterator

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
    'Swiss, 6 rounds, nobody meets twice; on the hill in the last 2 rounds'
    """
    match format_:
        case Knockout():
            if format_.third_place:
                return "single elimination, with a game for third place"
            return "single elimination"
        case RoundRobin() | Swiss() | KingOfTheHill():
            return "; ".join(_ranked_in_words(format_))
        case TotalPoints():
            return f"{format_.rounds} rounds, the highest total of points wins"
        case Ladder():
            return "; ".join(_ladder_in_words(format_))
        case FreshTables():
            return (
                f"{format_.rounds} rounds at tables of {format_.smallest} to {format_.largest}, "
                "drawn afresh each round"
            )


def _ranked_in_words(format_: RoundRobin | Swiss | KingOfTheHill) -> Iterator[str]:
    """What a format says, part by part."""
    match format_:
        case RoundRobin():
            times = {1: "once", 2: "twice"}.get(format_.legs, f"{format_.legs} times")
            said = f"round robin, everybody meets everybody {times}"
            yield f"{said}, at times that opponents arrange" if format_.self_scheduled else said
        case Swiss():
            again = {
                "never": "nobody meets twice",
                "if needed": "meeting twice only where nothing else is left",
                "allowed": "meeting again is allowed",
            }
            yield f"Swiss, {format_.rounds} rounds, {again[format_.repeats]}"
        case KingOfTheHill():
            yield f"king of the hill, {format_.rounds} rounds"
    hill = format_.hill
    if isinstance(format_, RoundRobin) and hill:
        yield "then a round on the hill" if hill == 1 else f"then {hill} rounds on the hill"
    if isinstance(format_, Swiss) and hill:
        last = f"on the hill in the last {hill} rounds"
        yield "on the hill in the last round" if hill == 1 else last
    if format_.gibson == 1:
        yield "who has the first place for certain meets whoever stands next"
    elif format_.gibson:
        yield (
            f"who has one of the first {format_.gibson} places for certain meets somebody who can "
            "no longer reach any"
        )


def _ladder_in_words(format_: Ladder) -> Iterator[str]:
    """What a ladder says, part by part."""
    upto = f"ladder, one challenges up to {format_.reach} rungs above"
    yield "ladder, one challenges the next rung above" if format_.reach == 1 else upto
    if format_.days:
        within = f"a challenge is played within {format_.days} days"
        yield "a challenge is played within a day" if format_.days == 1 else within
    if format_.idle_days:
        passed = f"who has not played for {format_.idle_days} days lets the next one pass"
        idle = "who has not played for a day lets the next one pass"
        yield idle if format_.idle_days == 1 else passed


def rounds_of(format_: AnyFormat) -> int | None:
    """How many rounds a format is told to have; none where its entries decide.

    >>> rounds_of(Swiss(rounds=6)), rounds_of(Knockout())
    (6, None)
    """
    return None if isinstance(format_, Knockout | RoundRobin | Ladder) else format_.rounds


def ranked_fault(format_: AnyFormat, measures: tuple[Measure, ...], title: str) -> str | None:
    """What is wrong with the rounds at the end of a format, as a sentence; none where nothing is.

    >>> ranked_fault(Swiss(rounds=3, hill=4), ORDER[Swiss], "Main")
    'The division Main would be on the hill in more rounds than its 3.'
    """
    if not isinstance(format_, Ranked):
        return None
    if isinstance(format_, Swiss) and format_.hill > format_.rounds:
        return (
            f"The division {title} would be on the hill in more rounds than its {format_.rounds}."
        )
    if format_.gibson and measures[0] != "wins":
        return f"Only where wins come first is a place known to be safe; mend the division {title}."
    if format_.gibson and isinstance(format_, RoundRobin) and not format_.hill:
        return f"In the division {title} safe places change nothing without rounds on the hill."
    return None


def tie_breaks_fault(format_: AnyFormat, order: tuple[Measure, ...]) -> str | None:
    """What is wrong with what comes first in an order, as a sentence; none where nothing is.

    >>> tie_breaks_fault(Swiss(), ("head to head", "wins"))
    'Games against each other cannot come first: they part only those who are level.'
    """
    if order[:1] in (("head to head",), ("opponents' wins",)):
        return "Games against each other cannot come first: they part only those who are level."
    if order and isinstance(format_, TotalPoints) and order[0] != "points":
        return "In this format the points come first; put other tie-breaks after them."
    return None
