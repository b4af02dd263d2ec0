"""The one way facts come into being at a hall: decided, on disk, folded, told.

Whoever writes holds the game's lock. If another process was faster, the store says so: then its
facts are read and the decision is made again on what they add up to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.record import CLOCK, Phase, decode_entry, encode_entry
from rackhouse.referee import Refusal, commands, decide, next_due
from rackhouse.service.deeds import sent_after
from rackhouse.service.hints import Hint
from rackhouse.service.ports import StoreUnavailableError
from rackhouse.service.racing import race
from rackhouse.service.standing import standing_of
from rackhouse.service.values import Append, Receipt, Sent, StoredEntry

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rackhouse.record import Decision, Entry, State
    from rackhouse.referee import Command
    from rackhouse.service.hall import Hall
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import Appended, PersonId

_NO_WORDS = (Phase.SETTING_UP, Phase.FINISHED, Phase.CERTIFIED)
"""Where nothing can be asked of a word list."""


class Written(msgspec.Struct, frozen=True):
    """What was added: nothing, where nothing came of it."""

    entries: tuple[Entry, ...] = ()


async def write(
    hall: Hall,
    live: LiveGame,
    command: Command,
    *,
    name: str = "",
    sender: PersonId = "",
    unless: Callable[[], Refusal | None] = lambda: None,
    now: int | None = None,
) -> Written | Receipt | Refusal:
    """Carry a command out; a receipt says that it was carried out before.

    ``unless`` is asked on the state that is decided on, again after every lost race.

    Raises:
        StoreUnavailableError: where it could not be written; it may be sent again.
        RackhouseError: where the game's words cannot be read.
    """
    assert live.lock.locked(), "whoever writes holds the game's lock"

    async def prepare() -> None:
        await be_sure(hall, live)
        if live.state.phase not in _NO_WORDS:
            live.book = await hall.books.book_of(live.state)

    def decided() -> Decision[Entry, State] | Refusal:
        refusal = unless()
        if refusal is not None:
            return refusal
        return decide(live.state, command, live.world(hall.clock.now() if now is None else now))

    async def append(decision: Decision[Entry, State]) -> Appended:
        return await _append(hall, live, decision, name, sender)

    written = await race(prepare, decided, append)
    return Written(written) if isinstance(written, tuple) else written


async def _append(
    hall: Hall, live: LiveGame, decision: Decision[Entry, State], name: str, sender: PersonId
) -> Appended:
    entries, state = decision.entries, decision.after
    append = Append(
        game=live.id,
        expected=live.number,
        entries=tuple([StoredEntry(entry.number, encode_entry(entry)) for entry in entries]),
        standing=standing_of(state, live.info),
        command=name,
        sender=sender,
    )
    try:
        appended = await hall.store.append(append)
    except StoreUnavailableError:
        # It may have reached the disk all the same: what stands there is read before going on.
        live.is_sure = False
        raise
    if isinstance(appended, Receipt):
        live.advance(entries, state)
        hall.live.has_moved(live)
        tell(hall, live, entries, _sent_by(sender, entries))
        hall.engines.consider(live)
        hall.hint(Hint(live.id, live.number))
    else:
        live.is_sure = False  # another process wrote to it
    return appended


def _sent_by(sender: PersonId, entries: Sequence[Entry]) -> tuple[Sent, ...]:
    return (Sent(entries[0].number, entries[-1].number, sender),) if sender and entries else ()


def tell(hall: Hall, live: LiveGame, entries: Sequence[Entry], sent: Sequence[Sent]) -> None:
    """Everybody who has to do with a game hears that it has moved on, a team by whose hand."""
    hall.hub.publish(live, entries, sent)
    for listener in hall.listeners:
        listener(live, entries)
    if live.info.shows_racks:
        hall.followers.ensure(hall, live)
    due = next_due(live.state)
    if due is not None:
        hall.scheduler.expect(due.at)


async def be_sure(hall: Hall, live: LiveGame) -> None:
    """Read what others may have written."""
    if not live.is_sure:
        await catch_up(hall, live)


async def catch_up(hall: Hall, live: LiveGame) -> None:
    """Take a game on to what stands in the store."""
    stored = await hall.store.entries(live.id, live.number)
    entries = [decode_entry(one.line) for one in stored]
    live.is_sure = True
    if entries:
        sent = await sent_after(hall, live, live.number)
        live.advance(entries, live.after(entries))
        tell(hall, live, entries, sent)


async def settle(hall: Hall, live: LiveGame, now: int | None = None) -> None:
    """Let happen what has fallen due by now, the last draft in hand.

    A command would let it happen too, but without the draft: so this comes before every one.
    """
    await be_sure(hall, live)
    due = next_due(live.state)
    if due is None or due.at > (hall.clock.now() if now is None else now):
        return
    draft = await hall.drafts.last(live) if due.kind == "turn limit" else ""
    await write(hall, live, commands.Tick(CLOCK, draft), now=now)
