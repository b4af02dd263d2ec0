"""Facts of the end and of mending: racks, the result, corrected scores, discrepancies."""

from __future__ import annotations

from rackhouse.messages import Message
from rackhouse.record.facts.terms import DiscrepancyOutcome, EndReason, Fact


class PlaysAsked(Fact, frozen=True, tag="plays asked"):
    """Every side has passed; each is asked privately whether it has plays left."""


class PlaysAnswered(Fact, frozen=True, tag="plays answered"):
    """A side's private answer."""

    seat: int
    no_more: bool


class PlayWentOn(Fact, frozen=True, tag="play went on"):
    """The game goes on: some side may still have a play."""


class Resigned(Fact, frozen=True, tag="resigned"):
    """A side resigned, ran out of time, or the director forfeited it."""

    seat: int
    reason: str = ""
    by_time: bool = False
    """Whether it ran out of time."""


class GameEnded(Fact, frozen=True, tag="game ended"):
    """The last turn is over."""

    reason: EndReason
    out: int | None = None
    play_left: bool | None = None
    """Whether some side still had a play; ``None`` if nobody can know."""
    resigned_after: tuple[int, ...] = ()
    """Seats that resigned after the out-play: their tiles count as if they had not (A-18)."""


class RackDeclared(Fact, frozen=True, tag="rack declared"):
    """Real tiles: take a side's final rack."""

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


class CorrectionProposed(Fact, frozen=True, tag="correction proposed"):
    """A side proposed to correct the score of a turn."""

    seat: int
    turn: int
    score: int


class ScoreCorrected(Fact, frozen=True, tag="score corrected"):
    """The wrong score of a turn was corrected."""

    turn: int
    score: int


class TakeBackProposed(Fact, frozen=True, tag="take-back proposed"):
    """A side proposed to take back a wrong entry, or its last turn; or it agreed to that."""

    seat: int


class TakeBackRefused(Fact, frozen=True, tag="take-back refused"):
    """A side wants to play on: nobody else's proposal to take back holds any more."""

    seat: int


class EntryTakenBack(Fact, frozen=True, tag="entry taken back"):
    """The game is as before an entry: with real tiles the last one, which was wrong."""

    first: int = 0
    """The first line of the score pad that is taken back; 0 is that of the last entry."""


class MarkerSet(Fact, frozen=True, tag="marker set"):
    """A discrepancy was marked; the game goes on provisionally."""

    seat: int
    marker: int
    turn: int
    """The line of the score pad; 0 is the draw for first play."""
    note: Message | str


class DiscrepancyRuled(Fact, frozen=True, tag="discrepancy ruled"):
    """The director ruled on a marker."""

    marker: int
    outcome: DiscrepancyOutcome
    seat: int | None = None
    """Who gets the points or the match."""
    points: int = 0
    note: str = ""


class SeatRefilled(Fact, frozen=True, tag="seat refilled"):
    """Somebody else took a seat, or joined those who share it, after the game had begun."""

    seat: int
    agreed: tuple[str, ...]
    """The places that agreed, as links name them."""
