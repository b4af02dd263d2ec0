"""Whether a command comes too late: the turn or the window that it was meant for is over.

Each kind of command is meant for something: a turn, a play that can be challenged, a call, a
question, a result. A fact since the sender last looked makes it stale if it ended or replaced
that very thing; any other fact (a marker, a paid tab, another side's acceptance) does not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from rackhouse.record import Entry, facts
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


def stale_because(command: Command, missed: Iterable[Entry]) -> Entry | None:
    """The first entry that the sender had not seen and that makes the command stale.

    >>> from rackhouse.record import Actor, CLOCK
    >>> marker = Entry(7, 0, Actor.seat_at(0), facts.MarkerSet(0, 1, 3, "late"))
    >>> shut = Entry(8, 0, CLOCK, facts.WindowShut(0))
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


def stale_reason(entry: Entry) -> str:
    """The sentence for whoever comes too late."""
    said = _SAID.get(type(entry.fact), "the game has moved on")
    return f"That came too late: {said}. Look again and decide again."


_SAID: Mapping[type[facts.Fact], str] = {
    facts.PlayMade: "another play has been made",
    facts.TurnBegan: "another turn has begun",
    facts.PlayWithdrawn: "the play has been taken off the board",
    facts.WindowShut: "the play stands for good",
    facts.GameEnded: "the game is over",
    facts.TurnExpired: "the time of the turn is up",
    facts.ChallengeCalled: "a challenge has been called",
    facts.Ruled: "the challenge has been ruled on",
    facts.CallWithdrawn: "the challenge has been withdrawn",
    facts.PlayWentOn: "play goes on",
    facts.PlaysAsked: "the sides are asked whether plays are left",
    facts.ResultDecided: "the result has changed",
    facts.ScoreCorrected: "a score has been corrected",
    facts.EntryTakenBack: "the last entry has been taken back",
}
