"""Carrying out a command at an event: once, on what stands now, durable when answered."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from rackhouse.contest import Refusal
from rackhouse.desk.answers import DeskAnswer, DeskDone, DeskRefused
from rackhouse.desk.overtaking import informed, question_about, stop_overtaken
from rackhouse.desk.writing import write
from rackhouse.service.values import Receipt

if TYPE_CHECKING:
    from collections.abc import Callable

    from rackhouse.contest import Actor
    from rackhouse.contest.commands import Command
    from rackhouse.desk.desk import Desk
    from rackhouse.desk.live import LiveEvent
    from rackhouse.desk.values import EventId
    from rackhouse.service.values import PersonId


async def carry_out(
    desk: Desk,
    person: PersonId,
    event: EventId,
    as_: str,
    name: str,
    command: Callable[[Actor], Command],
) -> DeskAnswer:
    """Answer a command; sent again under the same name it is answered alike and done once.

    Raises:
        UnknownEventError: where there is no such event.
        NotAllowedError: where the person does not have that role.
        StoreUnavailableError: where nothing can be written at the moment.
    """
    live = await desk.events.get(event)
    who = await desk.events.who(live, person, as_)
    # Once begun it is finished, though the sender hang up: what is on disk must be told.
    return await asyncio.shield(
        desk.hall.task(_carried_out(desk, live, person, name, command(who.actor)))
    )


async def _carried_out(
    desk: Desk, live: LiveEvent, person: PersonId, name: str, command: Command
) -> DeskAnswer:
    async with live.lock:
        if question := await question_about(desk, live, command):
            return DeskRefused(question, is_question=True)
        command = await informed(desk, live, command)
        written = await write(desk, live, command, name=name, sender=person)
        answer = await answer_of(desk, live, person, name, written)
    if isinstance(written, tuple):
        await stop_overtaken(desk, live, written)
    return answer


async def answer_of(
    desk: Desk,
    live: LiveEvent,
    person: PersonId,
    name: str,
    written: tuple[object, ...] | Receipt | Refusal,
) -> DeskAnswer:
    """What is said of what came of a command."""
    if isinstance(written, Refusal):
        # Sent twice, it looks forbidden the second time: by its own doing.
        receipt = await desk.store.event_receipt(live.id, name, person) if name else None
        if receipt is None:
            reason = live.names.resolved(written.reason, live.book.state.pairings)
            return DeskRefused(reason, written.is_question)
        written = receipt
    if isinstance(written, Receipt):
        return DeskDone(written.first, written.last)
    return DeskDone(live.number - len(written) + 1, live.number)
