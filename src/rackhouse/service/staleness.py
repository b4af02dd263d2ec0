"""Whether a command comes too late: the turn or the window that it was meant for is over.

Each kind of command is meant for something: a turn, a play that can be challenged, a call, a
question, a result. A fact since the sender last looked makes it stale if it ended or replaced
that very thing; any other fact (a marker, a paid tab, another side's acceptance) does not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from rackhouse.messages import Message, message
from rackhouse.record import RecordEntry, facts
from rackhouse.referee import Command
from rackhouse.referee import commands as c

Kinds: TypeAlias = tuple[type[facts.Fact], ...]

_BOARD: Kinds = (
    facts.PlayMade, facts.PlayWithdrawn, facts.EntryTakenBack, facts.DiscrepancyRuled,
    facts.GameEnded,
)  # fmt: skip
_TURN: Kinds = (
    *_BOARD, facts.TurnBegan, facts.TilesExchanged, facts.Passed, facts.GoMissed,
    facts.TurnExpired, facts.TurnLost, facts.PlaysAsked,
)  # fmt: skip
_WINDOW: Kinds = (*_BOARD, facts.WindowShut)
_CALL: Kinds = (
    facts.ChallengeCalled, facts.CallWithdrawn, facts.Ruled, facts.CallLeftOpen, facts.GameEnded,
)  # fmt: skip
_QUESTION: Kinds = (facts.PlaysAsked, facts.PlayWentOn, facts.GameEnded)
_RESULT: Kinds = (facts.ResultDecided, facts.ScoreCorrected, facts.DiscrepancyRuled)

ENDS: Mapping[type[Command], Kinds] = {
    **dict.fromkeys((c.LayTiles, c.Commit, c.ExchangeTiles, c.Pass, c.BuyHelp), _TURN),
    **dict.fromkeys((c.GrantTime, c.TakeBack), _TURN),
    c.DeclareMissedGo: (*_TURN, facts.TimeGranted),
    c.PressClock: (*_WINDOW, facts.ClockPressed),
    **dict.fromkeys((c.Accept, c.CallHold, c.DrawTiles, c.ConfirmScore, c.CallChallenge), _WINDOW),
    **dict.fromkeys((c.TakeUpCall, c.WithdrawCall, c.Rule, c.ConfirmVerdict), _CALL),
    c.AnswerPlays: _QUESTION,
    **dict.fromkeys((c.ConfirmResult, c.Certify, c.BreakTie), _RESULT),
}
"""What ends the thing that a command is meant for; a command that is not here is never stale."""

_OWN: Mapping[type[Command], type[facts.Fact]] = {
    **dict.fromkeys((c.LayTiles, c.Commit, c.ExchangeTiles, c.Pass, c.BuyHelp), facts.TurnBegan),
    **dict.fromkeys((c.PressClock, c.DrawTiles), facts.PlayMade),
    **dict.fromkeys((c.WithdrawCall, c.ConfirmVerdict), facts.ChallengeCalled),
}
"""What begins the very thing for the sender, who may act before hearing of it."""


def stale_because(command: Command, missed: Iterable[RecordEntry]) -> RecordEntry | None:
    """The first entry that the sender had not seen and that makes the command stale.

    >>> from rackhouse.record import Actor, CLOCK
    >>> marker = RecordEntry(7, 0, Actor.seat_at(0), facts.MarkerSet(0, 1, 3, "late"))
    >>> shut = RecordEntry(8, 0, CLOCK, facts.WindowShut(0))
    >>> stale_because(c.Accept(Actor.seat_at(1)), [marker]) is None
    True
    >>> stale_because(c.Accept(Actor.seat_at(1)), [marker, shut]).number
    8
    """
    ends, begins = ENDS.get(type(command), ()), _OWN.get(type(command), type(None))
    own = command.actor.seat
    for entry in missed:
        fact = entry.fact
        if isinstance(fact, ends):
            is_own = own is not None and getattr(fact, "seat", None) == own
            if not (is_own and isinstance(fact, begins)):
                return entry
    return None


def stale_reason(entry: RecordEntry) -> Message:
    """What to tell whoever comes too late.

    >>> from rackhouse.record import CLOCK
    >>> print(stale_reason(RecordEntry(8, 0, CLOCK, facts.GameEnded("bell"))))
    Too late: the game is over.
    """
    return message(_SAID.get(type(entry.fact), "late-moved-on"))


_SAID: Mapping[type[facts.Fact], str] = {
    facts.PlayMade: "late-another-play",
    facts.TurnBegan: "late-another-turn",
    facts.PlayWithdrawn: "late-play-withdrawn",
    facts.WindowShut: "late-play-stands",
    facts.GameEnded: "late-game-over",
    facts.TurnExpired: "late-time-up",
    facts.ChallengeCalled: "late-challenged",
    facts.Ruled: "late-ruled",
    facts.CallWithdrawn: "late-challenge-withdrawn",
    facts.PlayWentOn: "late-played-on",
    facts.PlaysAsked: "late-plays-asked",
    facts.ResultDecided: "late-result-changed",
    facts.ScoreCorrected: "late-score-corrected",
    facts.EntryTakenBack: "late-taken-back",
}
