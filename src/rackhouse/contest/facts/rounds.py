"""Facts of rounds: divisions started, pairings made and changed, the clock of the hall."""

from __future__ import annotations

from typing import Literal

from rackhouse.contest.facts.terms import EventFact
from rackhouse.contest.pairing.pairing import Pairing
from rackhouse.messages import Message


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


class RoundPaired(EventFact, frozen=True, tag="round paired"):
    """Everybody in a round has an opponent, a table or a bye."""

    division: str
    round: int
    pairings: tuple[Pairing, ...]
    on_hill: bool = False
    """One of the rounds at the end in which first meets second, third meets fourth."""


class ChallengeMade(EventFact, frozen=True, tag="challenge made"):
    """Somebody on a ladder challenged somebody above; the challenger is the first side."""

    division: str
    pairing: Pairing


class RungLost(EventFact, frozen=True, tag="rung lost"):
    """Somebody on a ladder had not played for too long and stands below another now."""

    division: str
    entry: int
    below: int
    """0 where nobody below had played either: it keeps its rung, and its days count anew."""


class PairingsChanged(EventFact, frozen=True, tag="pairings changed"):
    """Pairings of rounds that were made are replaced by others."""

    division: str
    removed: tuple[int, ...]
    added: tuple[Pairing, ...]
    reason: Message | str


class PairLocked(EventFact, frozen=True, tag="pair locked"):
    """Two entries meet in a round that is yet to be paired."""

    division: str
    round: int
    pair: tuple[int, int]
    reason: str


class ByeGiven(EventFact, frozen=True, tag="bye given"):
    """An entry has the bye of a round that is yet to be paired."""

    division: str
    round: int
    entry: int
    reason: str


class RoundSatOut(EventFact, frozen=True, tag="round sat out"):
    """Entries are left out of a round that is yet to be paired."""

    division: str
    round: int
    entries: tuple[int, ...]
    reason: str


class SittingOutEnded(EventFact, frozen=True, tag="sitting out ended"):
    """Entries are no longer left out of a round."""

    division: str
    round: int
    entries: tuple[int, ...]


class PairForbidden(EventFact, frozen=True, tag="pair forbidden"):
    """Two entries are not to be paired."""

    pair: tuple[int, int]
    reason: str


class PairAllowed(EventFact, frozen=True, tag="pair allowed"):
    """Two entries may be paired again."""

    pair: tuple[int, int]


class TableAssigned(EventFact, frozen=True, tag="table assigned"):
    """A pairing sits at a table."""

    pairing: int
    table: int


class CalledAgain(EventFact, frozen=True, tag="called again"):
    """Some were called to their match, or to the desk, where there is none."""

    entries: tuple[int, ...]
    pairing: int | None = None


class RoundClockStarted(EventFact, frozen=True, tag="round clock started"):
    """The hall's clock runs."""

    seconds: int


class RoundClockPaused(EventFact, frozen=True, tag="round clock paused"):
    """The hall's clock stands."""


class RoundClockResumed(EventFact, frozen=True, tag="round clock resumed"):
    """The hall's clock runs on."""


class RoundClockExtended(EventFact, frozen=True, tag="round clock extended"):
    """The round is longer."""

    seconds: int
    reason: str


class DivisionCertified(EventFact, frozen=True, tag="division certified"):
    """A division's places are final."""

    division: str
    with_ties: bool = False
    """Whether every tie was asked for that has to be broken; in older records it was not."""
