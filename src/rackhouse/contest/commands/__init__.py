"""What can be asked of an event: commands, in the imperative, frozen."""

from __future__ import annotations

from typing import TypeAlias

from rackhouse.contest.commands.entering import (
    AddEntry,
    AddItem,
    ChangeMembers,
    CheckEligibility,
    CheckId,
    CheckIn,
    Lend,
    MoveEntry,
    Reinstate,
    SayBrings,
    SetBand,
    SetClasses,
    TakeBack,
    Withdraw,
)
from rackhouse.contest.commands.money import (
    Charge,
    ChargeFee,
    CollectPledge,
    MakePledge,
    ReverseMoney,
    TakePayment,
    Undo,
    WaiveFee,
    WithdrawPledge,
)
from rackhouse.contest.commands.planning import (
    ChangeDetails,
    ChangeFormat,
    ChangeSchedule,
    ChangeVenue,
    CreateEvent,
    MergeDivisions,
    OpenDivision,
    SetAwards,
    SetCatalogue,
    SetSignUp,
    SetTieBreaks,
)
from rackhouse.contest.commands.results import (
    AcceptTime,
    AskRuling,
    BreakTie,
    ConfirmDoubleForfeit,
    ConfirmReport,
    CorrectResult,
    DeclineRuling,
    LogAttempt,
    OpenDiscrepancy,
    OrderReplay,
    OverturnRuling,
    ProposeTime,
    RecordResult,
    ReportResult,
    ReuseRuling,
    RuleDiscrepancy,
    RuleMatch,
    RuleWords,
    SetDeadline,
    Tick,
)
from rackhouse.contest.commands.rounds import (
    AllowPair,
    AssignTable,
    AssignTables,
    CallAgain,
    CertifyDivision,
    Challenge,
    ExtendRoundClock,
    ForbidPair,
    GiveBye,
    LockPair,
    PairByHand,
    PairRound,
    PauseRoundClock,
    PlayAfterAll,
    ResumeRoundClock,
    SitOut,
    StartDivision,
    StartRoundClock,
    SwapSides,
)
from rackhouse.contest.commands.terms import Command

AnyCommand: TypeAlias = (
    AcceptTime | AddEntry | AddItem | AllowPair | AskRuling | AssignTable | AssignTables
    | BreakTie | CallAgain | CertifyDivision | Challenge | ChangeDetails | ChangeFormat
    | ChangeMembers | ChangeSchedule | ChangeVenue | Charge | ChargeFee | CheckEligibility
    | CheckId | CheckIn | CollectPledge | ConfirmDoubleForfeit | ConfirmReport | CorrectResult
    | CreateEvent | DeclineRuling | ExtendRoundClock | ForbidPair | GiveBye | Lend | LockPair
    | LogAttempt | MakePledge | MergeDivisions | MoveEntry | OpenDiscrepancy | OpenDivision
    | OrderReplay | OverturnRuling | PairByHand | PairRound | PauseRoundClock | PlayAfterAll
    | ProposeTime
    | RecordResult | Reinstate | ReportResult | ResumeRoundClock | ReuseRuling | ReverseMoney
    | RuleDiscrepancy | RuleMatch | RuleWords | SayBrings | SetAwards | SetBand | SetCatalogue
    | SetClasses | SetDeadline | SetSignUp | SetTieBreaks | SitOut | StartDivision
    | StartRoundClock | SwapSides | TakeBack | TakePayment | Tick | Undo | WaiveFee | Withdraw
    | WithdrawPledge
)  # fmt: skip

__all__ = [
    "AcceptTime",
    "AddEntry",
    "AddItem",
    "AllowPair",
    "AnyCommand",
    "AskRuling",
    "AssignTable",
    "AssignTables",
    "BreakTie",
    "CallAgain",
    "CertifyDivision",
    "Challenge",
    "ChangeDetails",
    "ChangeFormat",
    "ChangeMembers",
    "ChangeSchedule",
    "ChangeVenue",
    "Charge",
    "ChargeFee",
    "CheckEligibility",
    "CheckId",
    "CheckIn",
    "CollectPledge",
    "Command",
    "ConfirmDoubleForfeit",
    "ConfirmReport",
    "CorrectResult",
    "CreateEvent",
    "DeclineRuling",
    "ExtendRoundClock",
    "ForbidPair",
    "GiveBye",
    "Lend",
    "LockPair",
    "LogAttempt",
    "MakePledge",
    "MergeDivisions",
    "MoveEntry",
    "OpenDiscrepancy",
    "OpenDivision",
    "OrderReplay",
    "OverturnRuling",
    "PairByHand",
    "PairRound",
    "PauseRoundClock",
    "PlayAfterAll",
    "ProposeTime",
    "RecordResult",
    "Reinstate",
    "ReportResult",
    "ResumeRoundClock",
    "ReuseRuling",
    "ReverseMoney",
    "RuleDiscrepancy",
    "RuleMatch",
    "RuleWords",
    "SayBrings",
    "SetAwards",
    "SetBand",
    "SetCatalogue",
    "SetClasses",
    "SetDeadline",
    "SetSignUp",
    "SetTieBreaks",
    "SitOut",
    "StartDivision",
    "StartRoundClock",
    "SwapSides",
    "TakeBack",
    "TakePayment",
    "Tick",
    "Undo",
    "WaiveFee",
    "Withdraw",
    "WithdrawPledge",
]
