"""Photographs on an event's public page.

A picture is encoded anew before it is kept: what a camera writes beside it (the place, the camera,
the moment, a small copy of an uncropped original) never reaches the store.
"""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.desk.values import Photo, UnknownEventError
from rackhouse.errors import IllegalError, require
from rackhouse.service.tokens import new_id
from rackhouse.service.wording import line

if TYPE_CHECKING:
    from rackhouse.desk.events import Events
    from rackhouse.desk.values import EventId
    from rackhouse.service.values import PersonId

LARGEST: Final = 12 * 1024 * 1024
"""The most bytes of a picture as it is sent."""
MOST: Final = 60
"""The most pictures of an event."""
LONGEST_CAPTION: Final = 200
_PIXELS: Final = 60_000_000
"""More than any phone takes; a small file can claim to hold far more."""
_WIDEST: Final = 1600
_QUALITY: Final = 82
_FORMATS: Final = ("JPEG", "PNG", "WEBP")


class PhotoShown(msgspec.Struct, frozen=True):
    """A picture of an event, without its bytes."""

    id: str
    caption: str


def encoded_anew(data: bytes) -> bytes:
    """A picture as JPEG without anything beside it, upright and not larger than a screen.

    Raises:
        IllegalError: if it is no picture of a known kind, or too large.
    """
    from PIL import Image, ImageOps  # noqa: PLC0415 - loaded when a picture comes

    require(len(data) <= LARGEST, "desk-photo-too-large", megabytes=LARGEST // 1024**2)
    try:
        with Image.open(io.BytesIO(data), formats=_FORMATS) as opened:
            # The size is in the head: nothing is unpacked before it is known.
            require(
                opened.width * opened.height <= _PIXELS,
                "desk-photo-too-large",
                megabytes=LARGEST // 1024**2,
            )
            upright = ImageOps.exif_transpose(opened).convert("RGBA")
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as error:
        if isinstance(error, IllegalError):
            raise
        raise IllegalError("desk-photo-unreadable") from None
    upright.thumbnail((_WIDEST, _WIDEST))
    paper = Image.new("RGB", upright.size, "white")
    paper.paste(upright, mask=upright.getchannel("A"))
    file = io.BytesIO()
    paper.save(file, "JPEG", quality=_QUALITY, optimize=True)
    return file.getvalue()


async def photos_shown(events: Events, event: EventId) -> tuple[PhotoShown, ...]:
    """The pictures of an event, the oldest first; for everybody.

    Raises:
        UnknownEventError: if there is no such event.
    """
    await events.get(event)
    return tuple(PhotoShown(one.id, one.caption) for one in await events.store.photos(event))


async def picture_of(events: Events, event: EventId, photo: str) -> bytes:
    """One picture as JPEG; for everybody.

    Raises:
        UnknownEventError: if it is not there, or no longer.
    """
    found = await events.store.picture(event, photo)
    if found is None:
        raise UnknownEventError("desk-no-photo")
    return found


async def add_photo(
    events: Events, person: PersonId, event: EventId, as_: str, data: bytes
) -> PhotoShown:
    """Show a picture on the event's page; for the office.

    Raises:
        IllegalError: if it is no picture, too large, or one too many.
    """
    live = await events.for_office(person, event, as_)
    picture = await asyncio.to_thread(encoded_anew, data)
    async with live.lock:
        require(len(await events.store.photos(event)) < MOST, "desk-photo-too-many", most=MOST)
        photo = Photo(new_id(events.chance), event, events.clock.now(), "")
        await events.store.add_photo(photo, picture)
    events.hub.tell(event, people=True)
    return PhotoShown(photo.id, photo.caption)


async def caption_photo(
    events: Events, person: PersonId, event: EventId, as_: str, photo: str, caption: str
) -> None:
    """Say what a picture shows; for the office.

    Raises:
        MalformedError: if the caption is not valid.
        UnknownEventError: if it is not there, or no longer.
    """
    await events.for_office(person, event, as_)
    said = line(caption, "title", LONGEST_CAPTION) if caption.strip() else ""
    if not await events.store.caption_photo(event, photo, said):
        raise UnknownEventError("desk-no-photo")
    events.hub.tell(event, people=True)


async def remove_photo(
    events: Events, person: PersonId, event: EventId, as_: str, photo: str
) -> None:
    """Erase a picture; for the office.

    Raises:
        UnknownEventError: if it is not there, or no longer.
    """
    await events.for_office(person, event, as_)
    if not await events.store.remove_photo(event, photo):
        raise UnknownEventError("desk-no-photo")
    events.hub.tell(event, people=True)
