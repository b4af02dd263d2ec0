"""What can have happened at a table: facts, in the past tense, frozen.

A record is an append-only list of these, numbered, stamped and signed by who did it. Scores,
racks, bag, clocks and whose turn it is are folds of the record and stand nowhere else.
Nothing is edited; a ruling appends facts that compensate.

Tiles are written as text (``AEINR?T``), plays as people write them (``8D TRAINER``), money in
cents, moments in milliseconds since 1970.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from rackhouse.record.actor import Actor
from rackhouse.record.facts.beginning import (
    BoardAgreed,
    BoardProposed,
    DictionaryAgreed,
    DictionaryProposed,
    FirstDecided,
    GameCreated,
    LotDrawn,
    NonceGiven,
    ScoreKeeperChosen,
    TilesDrawn,
)
from rackhouse.record.facts.challenges import (
    Accepted,
    CallLeftOpen,
    CallTakenUp,
    CallWithdrawn,
    ChallengeCalled,
    HoldCalled,
    PlayWithdrawn,
    PointsGiven,
    Posted,
    Ruled,
    ScoreConfirmed,
    TimeCharged,
    TurnOwed,
    VerdictConfirmed,
    WindowShut,
)
from rackhouse.record.facts.endings import (
    Certified,
    GameEnded,
    PlaysAnswered,
    PlaysAsked,
    PlayWentOn,
    RackDeclared,
    Resigned,
    ResultConfirmed,
    ResultDecided,
)
from rackhouse.record.facts.mendings import (
    CorrectionProposed,
    DiscrepancyRuled,
    EntryTakenBack,
    MarkerSet,
    ScoreCorrected,
    SeatRefilled,
    TakeBackProposed,
)
from rackhouse.record.facts.terms import (
    Custody,
    DictionaryReference,
    DiscrepancyOutcome,
    EndReason,
    Fact,
    PointsReason,
    Ruler,
)
from rackhouse.record.facts.times import (
    BellRung,
    ClockStarted,
    ClockStopped,
    Paused,
    Resumed,
    RoundEndSet,
    TimeAsked,
    TimeGranted,
)
from rackhouse.record.facts.turns import (
    ClockPressed,
    GoMissed,
    LetterBought,
    LetterReturned,
    Passed,
    Peeked,
    PlayMade,
    ServiceBought,
    TilesExchanged,
    TilesLaid,
    TurnBegan,
    TurnExpired,
    TurnLost,
    TurnSkipped,
)

AnyFact: TypeAlias = (
    GameCreated | NonceGiven | DictionaryProposed | DictionaryAgreed | BoardProposed
    | BoardAgreed | ScoreKeeperChosen | LotDrawn | FirstDecided | TilesDrawn | TurnBegan
    | TurnSkipped | TilesLaid | PlayMade | ClockPressed | TilesExchanged | Passed | GoMissed
    | TurnExpired | TurnLost | Accepted | HoldCalled | WindowShut | ScoreConfirmed
    | ChallengeCalled | CallTakenUp | CallWithdrawn | VerdictConfirmed | Ruled | CallLeftOpen
    | PlayWithdrawn | TurnOwed | PointsGiven | TimeCharged | Posted | ClockStarted
    | ClockStopped | TimeAsked | TimeGranted | RoundEndSet | BellRung | Paused | Resumed
    | LetterBought | LetterReturned | Peeked | ServiceBought | PlaysAsked | PlaysAnswered
    | PlayWentOn | Resigned | GameEnded | RackDeclared | ResultDecided | ResultConfirmed
    | Certified | CorrectionProposed | ScoreCorrected | TakeBackProposed | EntryTakenBack
    | MarkerSet | DiscrepancyRuled | SeatRefilled
)  # fmt: skip


class RecordEntry(msgspec.Struct, frozen=True):
    """A fact with its number, its moment and who brought it about."""

    number: int
    at: int
    actor: Actor
    fact: AnyFact


__all__ = [
    "Accepted",
    "AnyFact",
    "BellRung",
    "BoardAgreed",
    "BoardProposed",
    "CallLeftOpen",
    "CallTakenUp",
    "CallWithdrawn",
    "Certified",
    "ChallengeCalled",
    "ClockPressed",
    "ClockStarted",
    "ClockStopped",
    "CorrectionProposed",
    "Custody",
    "DictionaryAgreed",
    "DictionaryProposed",
    "DictionaryReference",
    "DiscrepancyOutcome",
    "DiscrepancyRuled",
    "EndReason",
    "EntryTakenBack",
    "Fact",
    "FirstDecided",
    "GameCreated",
    "GameEnded",
    "GoMissed",
    "HoldCalled",
    "LetterBought",
    "LetterReturned",
    "LotDrawn",
    "MarkerSet",
    "NonceGiven",
    "Passed",
    "Paused",
    "Peeked",
    "PlayMade",
    "PlayWentOn",
    "PlayWithdrawn",
    "PlaysAnswered",
    "PlaysAsked",
    "PointsGiven",
    "PointsReason",
    "Posted",
    "RackDeclared",
    "RecordEntry",
    "Resigned",
    "ResultConfirmed",
    "ResultDecided",
    "Resumed",
    "RoundEndSet",
    "Ruled",
    "Ruler",
    "ScoreConfirmed",
    "ScoreCorrected",
    "ScoreKeeperChosen",
    "SeatRefilled",
    "ServiceBought",
    "TakeBackProposed",
    "TilesDrawn",
    "TilesExchanged",
    "TilesLaid",
    "TimeAsked",
    "TimeCharged",
    "TimeGranted",
    "TurnBegan",
    "TurnExpired",
    "TurnLost",
    "TurnOwed",
    "TurnSkipped",
    "VerdictConfirmed",
    "WindowShut",
]
