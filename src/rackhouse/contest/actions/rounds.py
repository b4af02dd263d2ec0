"""Rounds: divisions started, pairings made and changed, tables, the clock of the hall."""

from __future__ import annotations

from typing import Literal

from rackhouse.contest.actions.terms import EventCommand, EventFact, Seconds, Text
from rackhouse.contest.pairing.pairing import Pairing
from rackhouse.messages import Message


class StartDivision(EventCommand, frozen=True, tag="start division"):
    """Start a division by a draw, or with all entries in the order of their seeds."""

    division: Text
    seeds: tuple[int, ...] = ()
    sure: bool = False
    """Whether to start a league whose first week is over."""


class DivisionStarted(EventFact, frozen=True, tag="division started"):
    """A division's entries are in this order, the first seed first."""

    division: str
    order: tuple[int, ...]
    method: Literal["draw", "hand"]
    first_pairing: int
    """The matches of a bracket are numbered from here on."""
    numbers: int = 0
    """How many numbers they have; 0 is as many as there are slots."""


class SlotFilled(EventFact, frozen=True, tag="slot filled"):
    """A late entry took an empty slot of a bracket."""

    division: str
    entry: int
    slot: int


class PairRound(EventCommand, frozen=True, tag="pair round"):
    """Pair the next round of a division."""

    division: Text
    early: bool = False
    """Whether to pair it although the round before it is not over, by the standings without it."""


class RoundPaired(EventFact, frozen=True, tag="round paired"):
    """Everybody in a round has an opponent, a table or a bye."""

    division: str
    round: int
    pairings: tuple[Pairing, ...]
    on_hill: bool = False
    """Whether it is one of the last rounds, in which first meets second, third meets fourth."""
    reasoning: tuple[Message, ...] = ()
    """What the organiser is told about how it was paired."""
    early: bool = False
    """Whether the round before it was not over, so that the standings without it count."""


class PairAgain(EventCommand, frozen=True, tag="pair again"):
    """Pair again, by the current standings, the matches of the last round that have not begun."""

    division: Text
    round: int
    reason: Text = ""
    begun: tuple[int, ...] = ()
    """The matches whose games have begun, which stay as they are; the desk fills it in."""


class SwapSides(EventCommand, frozen=True, tag="swap sides"):
    """Swap two entries in a round in which neither has played."""

    division: Text
    round: int
    one: int
    other: int
    reason: Text
    sure: bool = False
    """Whether they are swapped even if two meet again who have met before."""


class HoldPairing(EventCommand, frozen=True, tag="hold pairing"):
    """Lock a match of the last round, so that pairing again keeps it; or unlock it."""

    pairing: int
    is_held: bool = True


class PairingHeld(EventFact, HoldPairing, frozen=True, tag="pairing held"):
    """A match is locked, or no longer."""


class KeepPairings(EventCommand, frozen=True, tag="keep pairings"):
    """Keep the last round as it is, although results before it were corrected: it is being played.

    ``round`` is the one that the desk has seen.
    """

    division: Text
    round: int


class PairingsKept(EventFact, KeepPairings, frozen=True, tag="pairings kept"):
    """The matches of the last round stay as they are."""


class PairByHand(EventCommand, frozen=True, tag="pair by hand"):
    """Pair entries in a round that is already paired: those with a bye, late ones, one alone."""

    division: Text
    round: int
    sides: tuple[int, ...]
    reason: Text


class PairingsChanged(EventFact, frozen=True, tag="pairings changed"):
    """Pairings of rounds that were made are replaced by others."""

    division: str
    removed: tuple[int, ...]
    added: tuple[Pairing, ...]
    reason: Message | str
    reasoning: tuple[Message, ...] = ()
    """What the organiser is told about how the last round was paired again; empty by hand."""


class ChallengeOnLadder(EventCommand, frozen=True, tag="challenge"):
    """Challenge somebody above on a ladder for their rung."""

    entry: int
    opponent: int


class ChallengeMade(EventFact, frozen=True, tag="challenge made"):
    """Somebody on a ladder challenged somebody above; the challenger is the first side."""

    division: str
    pairing: Pairing


class RungLost(EventFact, frozen=True, tag="rung lost"):
    """Somebody on a ladder had not played for too long and stands below another now."""

    division: str
    entry: int
    below: int
    """0 if nobody below had played either: the entry keeps its rung, and its days count anew."""


class LockPair(EventCommand, frozen=True, tag="lock pair"):
    """Let two entries meet in a round that is yet to be paired."""

    division: Text
    round: int
    pair: tuple[int, int]
    reason: Text


class PairLocked(EventFact, LockPair, frozen=True, tag="pair locked"):
    """Two entries will meet in a round that is yet to be paired."""


class GiveBye(EventCommand, frozen=True, tag="give bye"):
    """Give the bye of a round that is yet to be paired."""

    division: Text
    round: int
    entry: int
    reason: Text


class ByeGiven(EventFact, GiveBye, frozen=True, tag="bye given"):
    """An entry has the bye of a round that is yet to be paired."""


class SitOut(EventCommand, frozen=True, tag="sit out"):
    """Leave entries out of a round that is yet to be paired: neither a bye nor a forfeit."""

    division: Text
    round: int
    entries: tuple[int, ...]
    reason: Text


class RoundSatOut(EventFact, SitOut, frozen=True, tag="round sat out"):
    """Entries are left out of a round that is yet to be paired."""


class PlayAfterAll(EventCommand, frozen=True, tag="play after all"):
    """Let entries play in a round they were to sit out, or came late for; find them a place."""

    division: Text
    round: int
    entries: tuple[int, ...]
    begun: tuple[int, ...] = ()
    """The matches whose games have begun, which stay as they are; the desk fills it in."""


class SittingOutEnded(EventFact, frozen=True, tag="sitting out ended"):
    """Entries are no longer left out of a round."""

    division: str
    round: int
    entries: tuple[int, ...]


class ForbidPair(EventCommand, frozen=True, tag="forbid pair"):
    """Keep two entries apart: siblings, the same club."""

    pair: tuple[int, int]
    reason: Text


class PairForbidden(EventFact, ForbidPair, frozen=True, tag="pair forbidden"):
    """Two entries are not to be paired."""


class AllowPair(EventCommand, frozen=True, tag="allow pair"):
    """Let two entries meet that were kept apart."""

    pair: tuple[int, int]


class PairAllowed(EventFact, AllowPair, frozen=True, tag="pair allowed"):
    """Two entries may be paired again."""


class AssignTable(EventCommand, frozen=True, tag="assign table"):
    """Seat a match at a table."""

    pairing: int
    table: int


class TableAssigned(EventFact, AssignTable, frozen=True, tag="table assigned"):
    """A match is at a table."""


class AssignTables(EventCommand, frozen=True, tag="assign tables"):
    """Seat every match of a round, from a table on."""

    division: Text
    round: int
    first: int = 1


class CallAgain(EventCommand, frozen=True, tag="call again"):
    """Call all or some of a match; without a match, call entries to the desk."""

    pairing: int | None = None
    entries: tuple[int, ...] = ()


class CalledAgain(EventFact, CallAgain, frozen=True, tag="called again"):
    """Entries were called to their match, or to the desk if no match is named."""


class StartRoundClock(EventCommand, frozen=True, tag="start round clock"):
    """Start the hall's clock."""

    seconds: Seconds


class RoundClockStarted(EventFact, StartRoundClock, frozen=True, tag="round clock started"):
    """The hall's clock is running."""


class PauseRoundClock(EventCommand, frozen=True, tag="pause round clock"):
    """Stop the hall's clock."""


class RoundClockPaused(EventFact, PauseRoundClock, frozen=True, tag="round clock paused"):
    """The hall's clock is stopped."""


class ResumeRoundClock(EventCommand, frozen=True, tag="resume round clock"):
    """Start the stopped clock of the hall again."""


class RoundClockResumed(EventFact, ResumeRoundClock, frozen=True, tag="round clock resumed"):
    """The hall's clock is running again."""


class ExtendRoundClock(EventCommand, frozen=True, tag="extend round clock"):
    """Make the round longer."""

    seconds: Seconds
    reason: Text


class RoundClockExtended(EventFact, ExtendRoundClock, frozen=True, tag="round clock extended"):
    """The round is longer."""


class CertifyDivision(EventCommand, frozen=True, tag="certify division"):
    """Make a division's places final."""

    division: Text


class DivisionCertified(EventFact, CertifyDivision, frozen=True, tag="division certified"):
    """A division's places are final."""

    with_ties: bool = False
    """Whether every tie that had to be broken was asked for; in older records it was not."""
