"""Facts that mend: corrected scores, entries taken back, discrepancies."""

from __future__ import annotations

from rackhouse.messages import Message
from rackhouse.record.facts.terms import DiscrepancyOutcome, Fact


class CorrectionProposed(Fact, frozen=True, tag="correction proposed"):
    """A side would correct the score of a turn."""

    seat: int
    turn: int
    score: int


class ScoreCorrected(Fact, frozen=True, tag="score corrected"):
    """The score of a turn was entered wrong and is right now."""

    turn: int
    score: int


class TakeBackProposed(Fact, frozen=True, tag="take-back proposed"):
    """A side would take a wrong entry back."""

    seat: int


class EntryTakenBack(Fact, frozen=True, tag="entry taken back"):
    """Real tiles: the last entry was wrong; the game stands as before it."""


class MarkerSet(Fact, frozen=True, tag="marker set"):
    """A discrepancy was marked; the game goes on provisionally."""

    seat: int
    marker: int
    turn: int
    """The line of the tally; 0 is the draw for first play."""
    note: Message | str


class DiscrepancyRuled(Fact, frozen=True, tag="discrepancy ruled"):
    """The director ruled on a marker."""

    marker: int
    outcome: DiscrepancyOutcome
    seat: int | None = None
    """Whom points or the match are given to."""
    points: int = 0
    note: str = ""


class SeatRefilled(Fact, frozen=True, tag="seat refilled"):
    """Somebody else took a seat, or joined those who share it, after the game had begun."""

    seat: int
    agreed: tuple[str, ...]
    """The places that agreed to it, as links name them."""
