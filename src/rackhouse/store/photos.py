"""Photographs of events as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.desk.values import EventId, Photo
from rackhouse.store.operation import change, question

if TYPE_CHECKING:
    from rackhouse.store.database import Connection


class PhotoRows:
    """The SQL of the photographs of :class:`rackhouse.desk.ports.EventStore`."""

    @question
    def photos(connection: Connection, event: EventId) -> tuple[Photo, ...]:
        found = connection.rows(
            "SELECT id, event, added, caption FROM event_photos WHERE event = ? ORDER BY added, id",
            (event,),
        )
        return tuple(Photo(*row) for row in found)

    @question
    def picture(connection: Connection, event: EventId, photo: str) -> bytes | None:
        found = connection.rows(
            "SELECT picture FROM event_photos WHERE event = ? AND id = ?", (event, photo)
        )
        return bytes(found[0][0]) if found else None

    @change
    def add_photo(connection: Connection, photo: Photo, picture: bytes) -> None:
        connection.change(
            "INSERT INTO event_photos (id, event, added, caption, picture) VALUES (?, ?, ?, ?, ?)",
            (photo.id, photo.event, photo.added, photo.caption, picture),
        )

    @change
    def caption_photo(connection: Connection, event: EventId, photo: str, caption: str) -> bool:
        return bool(
            connection.change(
                "UPDATE event_photos SET caption = ? WHERE event = ? AND id = ?",
                (caption, event, photo),
            )
        )

    @change
    def remove_photo(connection: Connection, event: EventId, photo: str) -> bool:
        return bool(
            connection.change("DELETE FROM event_photos WHERE event = ? AND id = ?", (event, photo))
        )
