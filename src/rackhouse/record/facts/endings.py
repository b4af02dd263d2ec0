"""Facts of the end: the private question, resignation, racks, result, certification."""

from __future__ import annotations

from rackhouse.record.facts.terms import EndReason, Fact


class PlaysAsked(Fact, frozen=True, tag="plays asked"):
    """Every side has passed; each is asked privately whether plays are left."""


class PlaysAnswered(Fact, frozen=True, tag="plays answered"):
    """A side's private answer."""

    seat: int
    no_more: bool


class PlayWentOn(Fact, frozen=True, tag="play went on"):
    """Not every side said that no plays are left."""


class Resigned(Fact, frozen=True, tag="resigned"):
    """A side gave up, or was forfeited by the director."""

    seat: int
    reason: str = ""


class GameEnded(Fact, frozen=True, tag="game ended"):
    """No more turns."""

    reason: EndReason
    out: int | None = None
    play_left: bool | None = None
    """Whether some side still had a play; none where nobody can know."""
    resigned_after: tuple[int, ...] = ()
    """Seats that resigned after the out-play: their tiles count as if they had not (A-18)."""


class RackDeclared(Fact, frozen=True, tag="rack declared"):
    """Real tiles: what a side holds at the end."""

    seat: int
    tiles: str


class ResultDecided(Fact, frozen=True, tag="result decided"):
    """Places by seat, counted from 1; equal places are still tied."""

    places: tuple[int, ...]
    undecided: tuple[int, ...] = ()
    """Seats whose tie the sheet wants broken."""


class ResultConfirmed(Fact, frozen=True, tag="result confirmed"):
    """A side agreed to the result."""

    seat: int


class Certified(Fact, frozen=True, tag="certified"):
    """The result is final; the secret of the draws is revealed."""

    secret: str
