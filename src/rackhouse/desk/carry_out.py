"""Carrying out a command at an event: once, on what stands now, durable when answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from rackhouse.contest import Refusal
from rackhouse.desk.overtaking import informed, question_about, stop_overtaken
from rackhouse.log.values import Receipt
from rackhouse.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from rackhouse.contest import EventActor, Line
    from rackhouse.contest.commands import EventCommand
    from rackhouse.desk.events import Events
    from rackhouse.desk.live import LiveEvent
    from rackhouse.desk.values import EventId
    from rackhouse.service.values import PersonId


class DeskDone(msgspec.Struct, frozen=True, tag="done", tag_field="kind"):
    """It was carried out and is on disk: the numbers of the lines it led to."""

    first: int
    """The number that the action is undone by."""
    number: int
    """Of the last line."""


class DeskRefused(msgspec.Struct, frozen=True, tag="refused", tag_field="kind"):
    """It was not, and nothing has changed."""

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
    command: Callable[[EventActor], EventCommand],
) -> DeskAnswer:
    """Answer a command; sent again under the same name it is answered alike and done once.

    Raises:
        UnknownEventError: where there is no such event.
        NotAllowedError: where the person does not have that role.
        StoreUnavailableError: where nothing can be written at the moment.
    """
    live = await events.get(event)
    who = await events.who(live, person, as_)
    return await events.process.shielded(
        _carried_out(events, live, person, name, command(who.actor))
    )


async def _carried_out(
    events: Events, live: LiveEvent, person: PersonId, name: str, command: EventCommand
) -> DeskAnswer:
    async with live.lock:
        if question := await question_about(events, live, command):
            return DeskRefused(question, is_question=True)
        command = await informed(events, live, command)
        written = await events.write(live, command, name=name, sender=person)
        answer = answer_of(live, written)
    if isinstance(written, tuple):
        await stop_overtaken(events, live, written)
    return answer


def answer_of(live: LiveEvent, written: tuple[Line, ...] | Receipt | Refusal) -> DeskAnswer:
    """What is said of what came of a command."""
    if isinstance(written, Refusal):
        reason = live.names.resolved(written.reason, live.book.state.pairings)
        return DeskRefused(reason, written.is_question)
    if isinstance(written, Receipt):
        return DeskDone(written.first, written.last)
    return DeskDone(live.number - len(written) + 1, live.number)
