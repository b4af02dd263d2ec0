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
    "best play", "stage",
]  # fmt: skip
"""What standings are ordered by. ``stage`` is how far one came in a knockout."""


class Format(msgspec.Struct, frozen=True, tag_field="format", forbid_unknown_fields=True):
    """How the entries of a division are brought together."""


class Knockout(Format, frozen=True, tag="knockout"):
    """Who loses is out; any number of entries, the best seeds with a bye first."""

    seeding: Literal["draw", "hand"] = "draw"
    still_tied: Literal["replay", "tile draw", "either"] = "either"
    """What decides where even the score before unplayed letters is equal."""
    third_place: bool = False


class RoundRobin(Format, frozen=True, tag="round robin"):
    """Everybody meets everybody, one match a week or a round."""

    legs: Annotated[int, Meta(ge=1, le=4)] = 1
    self_scheduled: bool = False
    """Opponents find their own time within the week."""


class TotalPoints(Format, frozen=True, tag="total points"):
    """A fixed number of rounds; the points of all of them decide."""

    rounds: Rounds = 2
    odd: Literal["house team", "bye"] = "house team"
    """What an odd number of entries plays with."""


class Swiss(Format, frozen=True, tag="swiss"):
    """Each round, those who stand alike meet."""

    rounds: Rounds = 5
    repeats: Repeats = "never"


class KingOfTheHill(Format, frozen=True, tag="king of the hill"):
    """Each round, first meets second, third meets fourth, and so on."""

    rounds: Rounds = 3
    repeats: Repeats = "allowed"


class FreshTables(Format, frozen=True, tag="fresh tables"):
    """Tables of two to four, drawn afresh each round."""

    rounds: Rounds = 3
    smallest: Annotated[int, Meta(ge=2, le=4)] = 2
    largest: Annotated[int, Meta(ge=2, le=4)] = 4


AnyFormat: TypeAlias = Knockout | RoundRobin | TotalPoints | Swiss | KingOfTheHill | FreshTables

ORDER: dict[type[Format], tuple[Measure, ...]] = {
    Knockout: ("stage",),
    RoundRobin: ("wins", "head to head", "spread", "points"),
    TotalPoints: ("points", "better round"),
    Swiss: ("wins", "spread", "opponents' wins", "points"),
    KingOfTheHill: ("wins", "spread", "points"),
    FreshTables: ("points", "high game", "best play"),
}
"""What decides places where a plan says nothing else."""


def in_words(format_: AnyFormat) -> str:
    """A format as a notice calls it.

    >>> in_words(Knockout()), in_words(Swiss(rounds=6))
    ('single elimination', 'Swiss, 6 rounds, nobody meets twice')
    """
    match format_:
        case Knockout():
            if format_.third_place:
                return "single elimination, with a game for third place"
            return "single elimination"
        case RoundRobin():
            times = {1: "once", 2: "twice"}.get(format_.legs, f"{format_.legs} times")
            said = f"round robin, everybody meets everybody {times}"
            return f"{said}, at times that opponents arrange" if format_.self_scheduled else said
        case TotalPoints():
            return f"{format_.rounds} rounds, the highest total of points wins"
        case Swiss():
            again = {
                "never": "nobody meets twice",
                "if needed": "meeting twice only where nothing else is left",
                "allowed": "meeting again is allowed",
            }
            return f"Swiss, {format_.rounds} rounds, {again[format_.repeats]}"
        case KingOfTheHill():
            return f"king of the hill, {format_.rounds} rounds"
        case FreshTables():
            return (
                f"{format_.rounds} rounds at tables of {format_.smallest} to {format_.largest}, "
                "drawn afresh each round"
            )


def rounds_of(format_: AnyFormat) -> int | None:
    """How many rounds a format is told to have; none where its entries decide.

    >>> rounds_of(Swiss(rounds=6)), rounds_of(Knockout())
    (6, None)
    """
    return None if isinstance(format_, Knockout | RoundRobin) else format_.rounds
