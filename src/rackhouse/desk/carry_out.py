"""Carrying out a command at an event: once, on the current state, on disk before the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from rackhouse.contest import Refusal, actions, decide
from rackhouse.desk.games import OVER, games_shown, is_under_way, replayed_at
from rackhouse.log.store import Receipt
from rackhouse.messages import Message, all_of, message
from rackhouse.record import DIRECTOR
from rackhouse.referee import commands as referee
from rackhouse.service.beginning import set_decided

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackhouse.contest import EventActor, EventState, Line
    from rackhouse.contest.actions import EventCommand
    from rackhouse.desk.events import Events
    from rackhouse.desk.live import LiveEvent
    from rackhouse.desk.values import EventId, TableGame
    from rackhouse.desk.views.scene import GameShown
    from rackhouse.service.values import PersonId


_OVERTAKING: Final = (
    actions.ResultRecorded, actions.ResultCorrected, actions.TieBroken, actions.PairingsChanged,
    actions.ActionsUndone, actions.ReplayOrdered,
)  # fmt: skip
RECORDED: Final = message("service-desk-recorded")
ELSEWHERE: Final = message("service-played-elsewhere")
STOPPED: Final = message("desk-pause-decided")


async def informed(events: Events, live: LiveEvent, command: EventCommand) -> EventCommand:
    """The command, told which games are under way if it must not touch them."""
    if isinstance(command, actions.PairAgain | actions.PlayAfterAll):
        return replace(command, begun=tuple(await _under_way(events, live)))
    return command


async def question_about(
    events: Events, live: LiveEvent, actor: EventActor, command: EventCommand
) -> Message | None:
    """The question to ask if a result would overtake a game under way."""
    state = live.book.state
    match command:
        case actions.RecordResult(sure=False) if command.pairing not in state.results:
            game = (await _under_way(events, live)).get(command.pairing)
            if game is None:
                return None
            match_name = live.names.match(state.pairings[command.pairing].sides)
            scores = " : ".join(map(str, game.scores))
            return message("desk-still-playing", match=match_name, scores=scores)
        case actions.CorrectResult(sure=False):
            decision = decide(live.book, actor, command, live.world(events.clock.now()))
            if isinstance(decision, Refusal):
                return None
            after = decision.after.state
            others = [
                live.names.match(state.pairings[number].sides)
                for number in await _under_way(events, live)
                if _sides(after, number) != _sides(state, number)
            ]
            if not others:
                return None
            return message("desk-changes-running-match", matches=all_of(others))
        case _:
            return None


async def stop_overtaken(events: Events, live: LiveEvent, lines: Iterable[Line]) -> None:
    """Stop unfinished games whose match is already decided, or now has other sides.

    Games stopped for a decision that no longer holds can continue.
    """
    if not any(isinstance(line.fact, _OVERTAKING) for line in lines):
        return
    for table, info, standing in await events.store.event_games(live.id):
        if standing.phase in OVER or why_overtaken(live, table) == info.decided:
            continue
        game = await events.games.get(table.game)
        async with game.lock:
            await events.games.settle(game)
            words = why_overtaken(live, table)  # the desk may have changed it meanwhile
            if words and is_under_way(game.state.phase.value):
                await events.games.write(game, referee.Pause(DIRECTOR, STOPPED))
            await set_decided(events.games, game, words)


def why_overtaken(live: LiveEvent, table: TableGame) -> Message | str:
    """Why a game is stopped; empty if its match is still played in it."""
    state, since = live.book.state, replayed_at(live.book).get(table.pairing, 0)
    if _sides(state, table.pairing) != table.sides or table.opened < since:
        return ELSEWHERE
    return RECORDED if table.pairing in state.results else ""


def _sides(state: EventState, number: int) -> tuple[int, ...]:
    pairing = state.pairings.get(number)
    return () if pairing is None else pairing.sides


async def _under_way(events: Events, live: LiveEvent) -> dict[int, GameShown]:
    """The games under way, by their matches."""
    shown = await games_shown(events, live)
    return {number: game for number, game in shown.items() if is_under_way(game.phase)}


class DeskDone(msgspec.Struct, frozen=True, tag="done", tag_field="kind"):
    """The command was carried out and is on disk."""

    first: int
    """The number of the first line, by which the action can be undone."""
    number: int
    """The number of the last line."""


class DeskRefused(msgspec.Struct, frozen=True, tag="refused", tag_field="kind"):
    """The command was refused, and nothing has changed."""

    reason: Message
    is_question: bool
    """Whether the same command with ``sure`` would be carried out."""


DeskAnswer: TypeAlias = DeskDone | DeskRefused


async def carry_out(
    events: Events,
    person: PersonId,
    event: EventId,
    as_: str,
    name: str,
    command: EventCommand,
) -> DeskAnswer:
    """Carry out a command; sent again under the same name, it is done once and answered alike."""
    live = await events.get(event)
    actor = (await events.who(live, person, as_)).actor

    async def carried_out() -> DeskAnswer:
        async with live.lock:
            if question := await question_about(events, live, actor, command):
                return DeskRefused(question, is_question=True)
            told = await informed(events, live, command)
            written = await events.write(live, actor, told, name=name, sender=person)
            answer = answer_of(live, written)
        if isinstance(written, tuple):
            await stop_overtaken(events, live, written)
        return answer

    return await events.process.shielded(carried_out())


def answer_of(live: LiveEvent, written: tuple[Line, ...] | Receipt | Refusal) -> DeskAnswer:
    """The answer to a command."""
    if isinstance(written, Refusal):
        reason = live.names.resolved(written.reason, live.book.state.pairings)
        return DeskRefused(reason, written.is_question)
    if isinstance(written, Receipt):
        return DeskDone(written.first, written.last)
    return DeskDone(live.number - len(written) + 1, live.number)
