"""Who is the same person at several events, as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.desk.values import SamePlayer

if TYPE_CHECKING:
    from rackhouse.store.database import Connection


def players(connection: Connection) -> tuple[SamePlayer, ...]:
    """Who is the same person at several events."""
    found = connection.rows(
        "SELECT event, entry, member, player, is_accepted FROM event_players"
        " ORDER BY event, entry, member"
    )
    return tuple(
        SamePlayer(event, entry, member, player, bool(is_accepted))
        for event, entry, member, player, is_accepted in found
    )


def set_player(connection: Connection, same: SamePlayer) -> None:
    """Say who somebody is; empty takes back what was said."""
    key = (same.event, same.entry, same.member)
    connection.change("DELETE FROM event_players WHERE event = ? AND entry = ? AND member = ?", key)
    if same.player:
        connection.change(
            "INSERT INTO event_players (event, entry, member, player, is_accepted)"
            " VALUES (?, ?, ?, ?, ?)",
            (*key, same.player, same.is_accepted),
        )
