"""Carrying out a command of somebody at a game: once, on what stands now, durable when answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rackhouse.errors import MalformedError, RackhouseError
from rackhouse.log.store import StoreUnavailableError
from rackhouse.log.values import Receipt
from rackhouse.messages import message
from rackhouse.referee import Refusal, commands
from rackhouse.service.access import check_place, check_voice
from rackhouse.service.beginning import begin_if_ready
from rackhouse.service.hub import told
from rackhouse.service.messages import LONGEST_ID, Answer, Done, Envelope, Refused, Stale
from rackhouse.service.resigning import held_back
from rackhouse.service.staleness import stale_because, stale_reason

if TYPE_CHECKING:
    from rackhouse.record import Actor, Entry
    from rackhouse.referee import Command
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId, PersonId


async def carry_out(
    games: Games, person: PersonId, game: GameId, place: Actor, envelope: Envelope
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
        late: list[Entry] = []

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
        return answer


async def _answer(
    games: Games,
    live: LiveGame,
    order: Envelope,
    written: tuple[Entry, ...] | Receipt | Refusal,
    late: list[Entry],
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
    """A list that sides would agree on must be one that the hall has.

    Raises:
        IllegalError: where it is another list of that name.
        UnknownNameError: where there is none.
    """
    if isinstance(command, commands.AgreeDictionary) and command.dictionary.is_loaded:
        await games.books.book_of(replace(live.state, dictionary=command.dictionary))
