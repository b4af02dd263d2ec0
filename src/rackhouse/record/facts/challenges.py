"""Facts of the window: accepting, holding, challenging, ruling, withdrawing."""

from __future__ import annotations

import re

import msgspec

from rackhouse.ledger import LedgerEntry
from rackhouse.messages import Message
from rackhouse.record.facts.terms import Fact
from rackhouse.rules.model import PointsReason


class Accepted(Fact, frozen=True, tag="accepted"):
    """A side accepted the play."""

    seat: int


class HoldCalled(Fact, frozen=True, tag="hold called"):
    """A side asked for time to think about a challenge; the draw waits."""

    seat: int


class WindowShut(Fact, frozen=True, tag="window shut"):
    """The play stands for good."""

    seat: int
    """The side whose play it was."""


class ScoreConfirmed(Fact, frozen=True, tag="score confirmed"):
    """The score-keeper entered the score."""

    seat: int | None
    """The side that confirmed; ``None`` if the score-keeper has no seat."""


class ChallengeCalled(Fact, frozen=True, tag="challenge called"):
    """A side challenged words of the last play."""

    seat: int
    words: tuple[str, ...]


class CallTakenUp(Fact, frozen=True, tag="call taken up"):
    """The judge took up the call; the judge's time counts from here."""


class CallWithdrawn(Fact, frozen=True, tag="call withdrawn"):
    """The challenger withdrew the challenge before the judge came."""

    seat: int


class VerdictConfirmed(Fact, frozen=True, tag="verdict confirmed"):
    """A side said what the book says."""

    seat: int
    acceptable: bool


class Ruled(Fact, frozen=True, tag="ruled"):
    """One verdict on all the words challenged."""

    words: tuple[str, ...]
    acceptable: bool
    reasons: dict[str, Message | str] = msgspec.field(default_factory=dict)
    """Why words were refused: shown to the judge, and to everyone once the game is over."""


class CallLeftOpen(Fact, frozen=True, tag="call left open"):
    """The sides read the book differently: the play stands with a marker."""

    words: tuple[str, ...]


class PlayWithdrawn(Fact, frozen=True, tag="play withdrawn"):
    """A play came off the board: its tiles go to the rack, tiles drawn since to the bag."""

    seat: int
    score: int
    tiles: str
    returned: str
    returned_count: int


class TurnOwed(Fact, frozen=True, tag="turn owed"):
    """A failed challenge costs a side its next turn."""

    seat: int


class PointsGiven(Fact, frozen=True, tag="points given"):
    """Points that no play earned: a failed challenge, unplayed tiles, overtime."""

    seat: int
    points: int
    reason: PointsReason

    @property
    def why(self) -> Message:
        """What they are for, in words that follow the points.

        >>> print(PointsGiven(0, -10, "overtime").why)
        for overtime
        """
        return Message(f"rule-points-{re.sub('[^a-z]+', '-', self.reason)}")


class TimeCharged(Fact, frozen=True, tag="time charged"):
    """Time was taken off a side's turn."""

    seat: int
    milliseconds: int


class Posted(Fact, frozen=True, tag="posted"):
    """Money was entered in the ledger."""

    entry: LedgerEntry
