"""Commands about rounds."""

from __future__ import annotations

from rackhouse.contest.commands.terms import EventCommand, Seconds, Text


class StartDivision(EventCommand, frozen=True, tag="start division"):
    """Start a division: by a draw, or with all entries in their order, the first seed first."""

    division: Text
    seeds: tuple[int, ...] = ()


class PairRound(EventCommand, frozen=True, tag="pair round"):
    """Pair the next round of a division."""

    division: Text


class PairAgain(EventCommand, frozen=True, tag="pair again"):
    """Pair the last round again by the standings as they are now: what has not begun of it."""

    division: Text
    round: int
    reason: Text = ""
    begun: tuple[int, ...] = ()
    """The matches whose games have begun, which stay as they are; the desk fills it in."""


class ChallengeOnLadder(EventCommand, frozen=True, tag="challenge"):
    """On a ladder, ask somebody above for their rung."""

    entry: int
    opponent: int


class SwapSides(EventCommand, frozen=True, tag="swap sides"):
    """Let two entries change places in a round; neither has played in it."""

    division: Text
    round: int
    one: int
    other: int
    reason: Text


class PairByHand(EventCommand, frozen=True, tag="pair by hand"):
    """Let entries of a round that has been paired meet: those with a bye, late ones, one alone."""

    division: Text
    round: int
    sides: tuple[int, ...]
    reason: Text


class LockPair(EventCommand, frozen=True, tag="lock pair"):
    """Let two entries meet in a round that is yet to be paired."""

    division: Text
    round: int
    pair: tuple[int, int]
    reason: Text


class GiveBye(EventCommand, frozen=True, tag="give bye"):
    """Give the bye of a round that is yet to be paired."""

    division: Text
    round: int
    entry: int
    reason: Text


class SitOut(EventCommand, frozen=True, tag="sit out"):
    """Leave entries out of a round that is yet to be paired; it is neither a bye nor a forfeit."""

    division: Text
    round: int
    entries: tuple[int, ...]
    reason: Text


class PlayAfterAll(EventCommand, frozen=True, tag="play after all"):
    """Let entries play in a round that they were to sit out; if it is paired, find them a place."""

    division: Text
    round: int
    entries: tuple[int, ...]
    begun: tuple[int, ...] = ()
    """The matches whose games have begun, which stay as they are; the desk fills it in."""


class ForbidPair(EventCommand, frozen=True, tag="forbid pair"):
    """Keep two entries apart: siblings, the same club."""

    pair: tuple[int, int]
    reason: Text


class AllowPair(EventCommand, frozen=True, tag="allow pair"):
    """Let two entries meet that were kept apart."""

    pair: tuple[int, int]


class AssignTable(EventCommand, frozen=True, tag="assign table"):
    """Seat a match at a table."""

    pairing: int
    table: int


class AssignTables(EventCommand, frozen=True, tag="assign tables"):
    """Seat every match of a round, from a table on."""

    division: Text
    round: int
    first: int = 1


class CallAgain(EventCommand, frozen=True, tag="call again"):
    """Call all of a match or some of it; or some to the desk, where no match is named."""

    pairing: int | None = None
    entries: tuple[int, ...] = ()


class StartRoundClock(EventCommand, frozen=True, tag="start round clock"):
    """Start the hall's clock."""

    seconds: Seconds


class PauseRoundClock(EventCommand, frozen=True, tag="pause round clock"):
    """Stop the hall's clock."""


class ResumeRoundClock(EventCommand, frozen=True, tag="resume round clock"):
    """Let the hall's clock run on."""


class ExtendRoundClock(EventCommand, frozen=True, tag="extend round clock"):
    """Make the round longer."""

    seconds: Seconds
    reason: Text


class CertifyDivision(EventCommand, frozen=True, tag="certify division"):
    """Make a division's places final."""

    division: Text
