"""Carries out a player's command: once, on the current state, and on disk before it is answered.

Each kind of command is meant for something: a turn, a play that can be challenged, a call, a
question, a result. It is stale if a fact that the sender has not seen ended or replaced that very
thing. Other facts (a marked discrepancy, a paid tab, another side's acceptance) do not matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from rackhouse.errors import MalformedError, RackhouseError
from rackhouse.log.store import Receipt, StoreUnavailableError
from rackhouse.messages import Message, message
from rackhouse.record import RecordEntry, facts
from rackhouse.referee import Command, Refusal, commands
from rackhouse.referee import commands as c
from rackhouse.service.access import check_place, check_voice
from rackhouse.service.beginning import begin_if_ready
from rackhouse.service.correspondence import begin_vacations
from rackhouse.service.hub import told
from rackhouse.service.messages import LONGEST_ID, Answer, Done, Envelope, Refused, Stale
from rackhouse.service.resigning import held_back

if TYPE_CHECKING:
    from rackhouse.record import Actor
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId, PersonId


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
    **dict.fromkeys((c.GrantTime, c.TakeBack, c.RefuseTakeBack), _TURN),
    c.DeclareMissedGo: (*_TURN, facts.TimeGranted),
    c.PressClock: (*_WINDOW, facts.ClockPressed),
    **dict.fromkeys((c.Accept, c.CallHold, c.DrawTiles, c.ConfirmScore, c.CallChallenge), _WINDOW),
    **dict.fromkeys((c.TakeUpCall, c.WithdrawCall, c.Rule, c.ConfirmVerdict), _CALL),
    c.AnswerPlays: _QUESTION,
    **dict.fromkeys((c.ConfirmResult, c.Certify, c.BreakTie), _RESULT),
}
"""The facts that end what a command is meant for; a command that is not listed is never stale."""

_OWN: Mapping[type[Command], type[facts.Fact]] = {
    **dict.fromkeys((c.LayTiles, c.Commit, c.ExchangeTiles, c.Pass, c.BuyHelp), facts.TurnBegan),
    **dict.fromkeys((c.PressClock, c.DrawTiles), facts.PlayMade),
    **dict.fromkeys((c.WithdrawCall, c.ConfirmVerdict), facts.ChallengeCalled),
}
"""The facts that begin it; the sender may act before hearing of them."""


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
    """The message to a sender who comes too late.

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


async def carry_out(
    games: Games, person: PersonId, game: GameId, place: Actor, envelope: Envelope
) -> Answer:
    """Answer a command. A sender who missed the answer can get it again with the same ID.

    Raises:
        MalformedError: if the envelope has no usable ID or number.
    """
    if not 1 <= len(envelope.id) <= LONGEST_ID or not envelope.id.isprintable():
        raise MalformedError("service-command-id", most=LONGEST_ID)
    live = await games.get(game)
    await check_place(games, live, person, place)
    check_voice(live, person, place, envelope.command)
    order = replace(envelope, command=replace(envelope.command, actor=place))
    return await games.process.shielded(_carried_out(games, live, person, order))


async def _carried_out(games: Games, live: LiveGame, person: PersonId, order: Envelope) -> Answer:
    await games.uncertain.settled(live)
    async with live.lock:
        if order.seen > live.number:
            live.is_sure = False  # the sender has seen more than this process
        await games.settle(live)
        if order.seen > live.number:
            reason = message("service-seen-too-much")
            return Refused(order.id, reason)
        older = await games.older_entries(live, order.seen)
        late: list[RecordEntry] = []

        def unless() -> Refusal | None:
            late.clear()
            kind = str(order.command.__struct_config__.tag)
            stopped = live.why_stopped(order.command.actor, kind)
            if stopped:
                return Refusal(stopped)
            cause = stale_because(order.command, (*older, *live.recent_after(order.seen)))
            if cause is None:
                return held_back(games, live, person, order)
            late.append(cause)
            return Refusal(stale_reason(cause))

        try:
            await check_dictionary(games, live, order.command)
            written = await games.write(
                live, order.command, name=order.id, sender=person, unless=unless
            )
        except StoreUnavailableError:
            raise
        except RackhouseError as error:
            receipt = await games.rows.receipt(live.id, order.id, person)
            written = receipt or Refusal(error.message)
        answer = await _answer(games, live, order, written, late)
        if isinstance(order.command, commands.GiveNonce) and isinstance(answer, Done):
            await begin_if_ready(games, live)
        if isinstance(order.command, commands.Begin) and isinstance(answer, Done):
            await begin_vacations(games, live)
        return answer


async def _answer(
    games: Games,
    live: LiveGame,
    order: Envelope,
    written: tuple[RecordEntry, ...] | Receipt | Refusal,
    late: list[RecordEntry],
) -> Answer:
    place = order.command.actor
    if isinstance(written, Refusal):
        if not late:
            return Refused(order.id, written.reason)
        missed = await games.entries_after(live, order.seen)
        return Stale(order.id, written.reason, told(live, missed, place))
    if isinstance(written, tuple):
        last = written[-1].number if written else live.number
        return Done(order.id, last, told(live, written, place))
    await games.be_sure(live)
    entries = await games.entries_after(live, written.first - 1)
    first = tuple([entry for entry in entries if entry.number <= written.last])
    return Done(order.id, written.last, told(live, first, place))


async def check_dictionary(games: Games, live: LiveGame, command: Command) -> None:
    """Check that the hall has the list that the sides want to agree on.

    Raises:
        IllegalError: if the hall has a different list of that name.
        UnknownNameError: if there is no such list.
    """
    if isinstance(command, commands.AgreeDictionary) and command.dictionary.is_loaded:
        await games.books.book_of(replace(live.state, dictionary=command.dictionary))
