"""Who of those who share a seat did what: a record says only the seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.record import Role
from rackhouse.service.messages import Deed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rackhouse.record import Actor, Entry
    from rackhouse.service.hall import Hall
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import Sent


async def sent_after(hall: Hall, live: LiveGame, number: int) -> tuple[Sent, ...]:
    """Who gave the commands after a number; nobody asks where no seat is shared."""
    return await hall.store.senders(live.id, number) if live.is_for_teams else ()


def deeds_at(
    live: LiveGame, entries: Iterable[Entry], sent: Sequence[Sent], place: Actor
) -> tuple[Deed, ...]:
    """Which of these entries somebody at a place did: for the holders of that place alone."""
    if not live.is_for_teams or place.role is not Role.SEAT:
        return ()
    own = {entry.number for entry in entries if entry.actor == place}
    return tuple(
        Deed(one.first, one.last, live.names.get(one.sender, ""))
        for one in sent
        if own.intersection(range(one.first, one.last + 1))
    )
