"""Facts of the past: at hand, or read from the store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.record import decode_entry

if TYPE_CHECKING:
    from rackhouse.record import Entry
    from rackhouse.service.hall import Hall
    from rackhouse.service.live import LiveGame


async def entries_after(hall: Hall, live: LiveGame, number: int) -> tuple[Entry, ...]:
    """All entries of a game after a number, as far as this process knows it."""
    number = max(0, number)
    at_hand = live.since(number)
    if at_hand is not None:
        return at_hand
    stored = await hall.store.entries(live.id, number)
    entries = [decode_entry(one.line) for one in stored]
    # Another process may have written more: it is told when this one has folded it.
    return tuple([entry for entry in entries if entry.number <= live.number])


async def older_entries(hall: Hall, live: LiveGame, number: int) -> tuple[Entry, ...]:
    """The entries after a number that are not at hand any more."""
    first = live.recent[0].number
    if number + 1 >= first:
        return ()
    return tuple(
        [entry for entry in await entries_after(hall, live, number) if entry.number < first]
    )
