"""Carrying out a command of somebody at a game: once, on what stands now, durable when answered."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rackhouse.errors import MalformedError, RackhouseError
from rackhouse.messages import message
from rackhouse.referee import Refusal, commands
from rackhouse.service.access import check_place, check_voice
from rackhouse.service.answers import LONGEST_ID, Answer, Done, Envelope, Refused, Stale
from rackhouse.service.beginning import begin_if_ready
from rackhouse.service.history import entries_after, older_entries
from rackhouse.service.hub import told
from rackhouse.service.ports import StoreUnavailableError
from rackhouse.service.resigning import held_back
from rackhouse.service.staleness import stale_because, stale_reason
from rackhouse.service.values import Receipt
from rackhouse.service.writing import Written, be_sure, settle, write

if TYPE_CHECKING:
    from rackhouse.record import Actor, Entry
    from rackhouse.referee import Command
    from rackhouse.service.hall import Hall
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId, PersonId


async def carry_out(
    hall: Hall, person: PersonId, game: GameId, place: Actor, envelope: Envelope
) -> Answer:
    """Answer a command. Whoever does not wait for the answer can ask for it again by its id.

    Raises:
        UnknownGameError: where there is no such game.
        NotAllowedError: where the person does not hold that place.
        MalformedError: where the envelope has no usable id or number.
        StoreUnavailableError: where nothing can be written at the moment.
    """
    if not 1 <= len(envelope.id) <= LONGEST_ID or not envelope.id.isprintable():
        raise MalformedError("service-command-id", most=LONGEST_ID)
    live = await hall.live.get(game)
    await check_place(hall, live, person, place)
    check_voice(live, person, place, envelope.command)
    order = replace(envelope, command=replace(envelope.command, actor=place))
    # Once begun it is finished, though the sender hang up: what is on disk must be told.
    return await asyncio.shield(hall.task(_carried_out(hall, live, person, order)))


async def _carried_out(hall: Hall, live: LiveGame, person: PersonId, order: Envelope) -> Answer:
    await hall.doubt.settled(live)
    async with live.lock:
        if order.seen > live.number:
            live.is_sure = False  # the sender has seen more than this process
        await settle(hall, live)
        if order.seen > live.number:
            reason = message("service-seen-too-much", seen=order.seen, number=live.number)
            return Refused(order.id, reason)
        older = await older_entries(hall, live, order.seen)
        late: list[Entry] = []

        def unless() -> Refusal | None:
            late.clear()
            kind = str(order.command.__struct_config__.tag)
            stopped = live.why_stopped(order.command.actor, kind)
            if stopped:
                return Refusal(stopped)
            cause = stale_because(order.command, (*older, *live.recent_after(order.seen)))
            if cause is None:
                return held_back(hall, live, person, order)
            late.append(cause)
            return Refusal(message(stale_reason(cause)))

        try:
            await check_dictionary(hall, live, order.command)
            written = await write(
                hall, live, order.command, name=order.id, sender=person, unless=unless
            )
        except StoreUnavailableError:
            raise
        except RackhouseError as error:
            written = Refusal(error.message)
        answer = await _answer(hall, live, person, order, written, late)
        if isinstance(order.command, commands.GiveNonce) and isinstance(answer, Done):
            await begin_if_ready(hall, live)
        return answer


async def _answer(
    hall: Hall,
    live: LiveGame,
    person: PersonId,
    order: Envelope,
    written: Written | Receipt | Refusal,
    late: list[Entry],
) -> Answer:
    place = order.command.actor
    if isinstance(written, Refusal):
        # Sent twice, it looks late or forbidden the second time: by its own doing.
        receipt = await hall.store.receipt(live.id, order.id, person)
        if receipt is None and late:
            missed = await entries_after(hall, live, order.seen)
            return Stale(order.id, written.reason, told(live, missed, place))
        if receipt is None:
            return Refused(order.id, written.reason)
        written = receipt
    if isinstance(written, Written):
        last = written.entries[-1].number if written.entries else live.number
        return Done(order.id, last, told(live, written.entries, place))
    await be_sure(hall, live)
    entries = await entries_after(hall, live, written.first - 1)
    first = tuple([entry for entry in entries if entry.number <= written.last])
    return Done(order.id, written.last, told(live, first, place))


async def check_dictionary(hall: Hall, live: LiveGame, command: Command) -> None:
    """A list that sides would agree on must be one that the hall has.

    Raises:
        IllegalError: where it is another list of that name.
        UnknownNameError: where there is none.
    """
    if isinstance(command, commands.AgreeDictionary) and command.dictionary.is_loaded:
        await hall.books.book_of(replace(live.state, dictionary=command.dictionary))
