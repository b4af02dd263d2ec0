"""The one way lines come into being at a desk: decided, on disk, folded, told.

Whoever writes holds the event's lock. If another process was faster, the store says so: then its
lines are read and the decision is made again on what they add up to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.contest import Refusal, decide
from rackhouse.contest.codec import decode_line, encode_line
from rackhouse.contest.commands import Undo
from rackhouse.desk.letters import letters_about
from rackhouse.desk.standing import standing_of
from rackhouse.desk.values import EventAppend, EventPerson, RoleLink
from rackhouse.messages import message
from rackhouse.service.ports import StoreUnavailableError
from rackhouse.service.racing import race
from rackhouse.service.values import Receipt, StoredEntry

if TYPE_CHECKING:
    from collections.abc import Callable

    from rackhouse.contest import Book, Line
    from rackhouse.contest.commands import Command
    from rackhouse.desk.desk import Desk
    from rackhouse.desk.live import LiveEvent
    from rackhouse.record import Decision
    from rackhouse.service.values import Appended, PersonId


class Beside(msgspec.Struct, frozen=True):
    """What is kept in the same step as lines, and stands in none of them."""

    people: tuple[EventPerson, ...] = ()
    links: tuple[RoleLink, ...] = ()


NOTHING = Beside()
_STAYS = Refusal(message("desk-announcement-stays"))


async def write(
    desk: Desk,
    live: LiveEvent,
    command: Command,
    *,
    name: str = "",
    sender: PersonId = "",
    beside: Callable[[tuple[Line, ...]], Beside] = lambda _lines: NOTHING,
) -> tuple[Line, ...] | Receipt | Refusal:
    """Carry a command out; a receipt says that it was carried out before.

    Raises:
        StoreUnavailableError: where it could not be written; it may be sent again.
    """
    assert live.lock.locked(), "whoever writes holds the event's lock"

    async def prepare() -> None:
        await be_sure(desk, live)

    def decided() -> Decision[Line, Book] | Refusal:
        decision = decide(live.book, command, live.world(desk.clock.now()))
        if isinstance(command, Undo) and not isinstance(decision, Refusal):
            return decision if decision.after.state.plan is not None else _STAYS
        return decision

    async def append(decision: Decision[Line, Book]) -> Appended:
        return await _append(desk, live, decision, name, sender, beside(decision.entries))

    return await race(prepare, decided, append)


async def _append(
    desk: Desk,
    live: LiveEvent,
    decision: Decision[Line, Book],
    name: str,
    sender: PersonId,
    beside: Beside,
) -> Appended:
    lines, book = decision.entries, decision.after
    append = EventAppend(
        event=live.id,
        expected=live.number,
        lines=tuple(StoredEntry(line.number, encode_line(line)) for line in lines),
        standing=standing_of(book.state),
        command=name,
        sender=sender,
        people=beside.people,
        links=beside.links,
        letters=letters_about(desk, live, lines, book.state),
    )
    try:
        appended = await desk.store.append_event(append)
    except StoreUnavailableError:
        # It may have reached the disk all the same: what stands there is read before going on.
        live.is_sure = False
        raise
    if isinstance(appended, Receipt):
        live.book = book
        if beside.people or beside.links:
            await desk.events.refresh_people(live)
        if append.letters and desk.leave.why_kept(live.info):
            await desk.store.drop_letters(live.id, desk.leave.letters_a_day)
        desk.has_moved(live, lines, has_letters=bool(append.letters))
    else:
        live.is_sure = False
    return appended


async def be_sure(desk: Desk, live: LiveEvent) -> None:
    """Read what others may have written."""
    if not live.is_sure:
        await catch_up(desk, live)


async def catch_up(desk: Desk, live: LiveEvent) -> None:
    """Take an event on to what stands in the store, names and roles included."""
    stored = await desk.store.event_lines(live.id, live.number)
    live.is_sure = True
    if stored:
        live.book = live.after(decode_line(one.line) for one in stored)
        await desk.events.refresh_people(live)
        desk.has_moved(live)
