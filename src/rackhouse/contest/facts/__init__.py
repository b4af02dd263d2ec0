"""What can have happened at an event: facts, in the past tense, frozen.

The record of an event is an append-only list of these, numbered, stamped, signed, and each with
the number of the action that it belongs to: the first fact of one command. Entries, rounds,
standings and money are folds of it. Nothing is edited; what is undone stays in the record,
followed by the fact that undid it. No fact holds a name, a birth date or a contact.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from rackhouse.contest.actor import Actor
from rackhouse.contest.facts.entering import (
    BandSet,
    BringsSaid,
    CheckedIn,
    ClassesSet,
    EligibilityChecked,
    EntryAdded,
    EntryMoved,
    EntryReinstated,
    EntryWithdrawn,
    IdChecked,
    ItemAdded,
    ItemLent,
    ItemReturned,
    MembersChanged,
)
from rackhouse.contest.facts.money import (
    ActionsUndone,
    FeeWaived,
    MoneyPosted,
    MoneyReversed,
    PledgeCollected,
    PledgeMade,
    PledgeWithdrawn,
)
from rackhouse.contest.facts.planning import (
    AwardsChanged,
    CatalogueChanged,
    DetailsChanged,
    DivisionOpened,
    DivisionsMerged,
    EventCreated,
    FormatChanged,
    ScheduleChanged,
    SignUpSet,
    TieBreaksSet,
    VenueChanged,
)
from rackhouse.contest.facts.results import (
    AttemptLogged,
    DeadlineSet,
    DiscrepancyOpened,
    DiscrepancyRuled,
    DoubleForfeitProposed,
    ReminderDue,
    ReplayOrdered,
    ReportConfirmed,
    ResultCorrected,
    ResultRecorded,
    ResultReported,
    RulingAsked,
    RulingDeclined,
    RulingOverturned,
    RulingReused,
    TieBroken,
    TimeAgreed,
    TimeProposed,
    WordsRuled,
)
from rackhouse.contest.facts.rounds import (
    ByeGiven,
    CalledAgain,
    ChallengeMade,
    DivisionCertified,
    DivisionStarted,
    PairAllowed,
    PairForbidden,
    PairingsChanged,
    PairLocked,
    RoundClockExtended,
    RoundClockPaused,
    RoundClockResumed,
    RoundClockStarted,
    RoundPaired,
    RoundSatOut,
    RungLost,
    SittingOutEnded,
    SlotFilled,
    TableAssigned,
)

AnyFact: TypeAlias = (
    EventCreated | ScheduleChanged | VenueChanged | CatalogueChanged | DetailsChanged | SignUpSet
    | DivisionOpened | FormatChanged | DivisionsMerged | EntryAdded | EntryMoved | EntryWithdrawn
    | EntryReinstated | MembersChanged | BringsSaid | ClassesSet | AwardsChanged | IdChecked
    | EligibilityChecked | CheckedIn | ItemAdded | ItemLent | ItemReturned | DivisionStarted
    | SlotFilled | RoundPaired | PairingsChanged | PairLocked | ByeGiven | PairForbidden
    | RoundSatOut | SittingOutEnded | BandSet | TieBreaksSet
    | PairAllowed | TableAssigned | CalledAgain | RoundClockStarted | RoundClockPaused
    | RoundClockResumed
    | RoundClockExtended | DivisionCertified | ResultRecorded | ResultCorrected
    | ReplayOrdered | TieBroken | ResultReported | ReportConfirmed | DeadlineSet
    | TimeProposed | TimeAgreed | AttemptLogged | RulingAsked | RulingDeclined | ReminderDue
    | DoubleForfeitProposed | DiscrepancyOpened | DiscrepancyRuled | WordsRuled
    | RulingReused | RulingOverturned | MoneyPosted | MoneyReversed | FeeWaived
    | ChallengeMade | RungLost | PledgeMade | PledgeWithdrawn | PledgeCollected | ActionsUndone
)  # fmt: skip

MONEY = (MoneyPosted, MoneyReversed, FeeWaived)
"""Facts that no undoing takes away: money is reversed, never erased."""


class Line(msgspec.Struct, frozen=True):
    """A fact with its number, its moment, who brought it about, and the action it is part of."""

    number: int
    at: int
    actor: Actor
    action: int
    """The number of the first fact of the same command."""
    fact: AnyFact


__all__ = [
    "MONEY",
    "ActionsUndone",
    "AnyFact",
    "AttemptLogged",
    "AwardsChanged",
    "BandSet",
    "BringsSaid",
    "ByeGiven",
    "CalledAgain",
    "CatalogueChanged",
    "ChallengeMade",
    "CheckedIn",
    "ClassesSet",
    "DeadlineSet",
    "DetailsChanged",
    "DiscrepancyOpened",
    "DiscrepancyRuled",
    "DivisionCertified",
    "DivisionOpened",
    "DivisionStarted",
    "DivisionsMerged",
    "DoubleForfeitProposed",
    "EligibilityChecked",
    "EntryAdded",
    "EntryMoved",
    "EntryReinstated",
    "EntryWithdrawn",
    "EventCreated",
    "FeeWaived",
    "FormatChanged",
    "IdChecked",
    "ItemAdded",
    "ItemLent",
    "ItemReturned",
    "Line",
    "MembersChanged",
    "MoneyPosted",
    "MoneyReversed",
    "PairAllowed",
    "PairForbidden",
    "PairLocked",
    "PairingsChanged",
    "PledgeCollected",
    "PledgeMade",
    "PledgeWithdrawn",
    "ReminderDue",
    "ReplayOrdered",
    "ReportConfirmed",
    "ResultCorrected",
    "ResultRecorded",
    "ResultReported",
    "RoundClockExtended",
    "RoundClockPaused",
    "RoundClockResumed",
    "RoundClockStarted",
    "RoundPaired",
    "RoundSatOut",
    "RulingAsked",
    "RulingDeclined",
    "RulingOverturned",
    "RulingReused",
    "RungLost",
    "ScheduleChanged",
    "SignUpSet",
    "SittingOutEnded",
    "SlotFilled",
    "TableAssigned",
    "TieBreaksSet",
    "TieBroken",
    "TimeAgreed",
    "TimeProposed",
    "VenueChanged",
    "WordsRuled",
]
