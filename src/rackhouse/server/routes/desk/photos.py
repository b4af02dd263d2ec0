"""Photographs on an event's public page."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from rackhouse.desk.photos import (
    LARGEST,
    LONGEST_CAPTION,
    PhotoShown,
    add_photo,
    caption_photo,
    photos_shown,
    picture_of,
    remove_photo,
)
from rackhouse.server.parameters import AtEvent, EventName, TheDoor
from rackhouse.server.problems import answers, gives
from rackhouse.server.routes.people import Body

_JPEG = "image/jpeg"
PhotoId = Annotated[str, PathParameter(description="Its id.", max_length=40)]


class Caption(Body, frozen=True):
    """What a picture shows; may be empty."""

    caption: Annotated[str, msgspec.Meta(max_length=LONGEST_CAPTION)]


@get("/api/events/{event:str}/photos", summary="List the photographs")
async def event_photos(event: EventName, door: TheDoor) -> tuple[PhotoShown, ...]:
    """The photographs of an event with their captions, the oldest first."""
    return await photos_shown(door.desk.events, event)


@get(
    "/api/events/{event:str}/photos/{photo:str}",
    media_type=_JPEG,
    responses=gives(bytes, _JPEG, "The photograph."),
    summary="Get a photograph",
)
async def event_picture(event: EventName, photo: PhotoId, door: TheDoor) -> Response[bytes]:
    """A photograph as JPEG, without the place, the camera and the time that took it."""
    data = await picture_of(door.desk.events, event, photo)
    return Response(data, media_type=_JPEG, headers={"cache-control": "no-cache"})


@post(
    "/api/events/{event:str}/photos",
    responses=answers(413, 422),
    request_max_body_size=LARGEST,
    summary="Add a photograph",
)
async def add_event_photo(
    at: AtEvent, door: TheDoor, request: Request[Any, Any, Any]
) -> PhotoShown:
    """For the office: a JPEG, PNG or WebP file as the body. It is encoded anew."""
    door.rates.check("open", at.person)
    return await add_photo(*at, await request.body())


@put(
    "/api/events/{event:str}/photos/{photo:str}",
    status_code=204,
    responses=answers(422),
    summary="Change a caption",
)
async def caption_event_photo(at: AtEvent, photo: PhotoId, data: JSONBody[Caption]) -> None:
    """For the office: say what a photograph shows."""
    await caption_photo(*at, photo, data.caption)


@delete("/api/events/{event:str}/photos/{photo:str}", summary="Remove a photograph")
async def remove_event_photo(at: AtEvent, photo: PhotoId) -> None:
    """For the office: erase a photograph."""
    await remove_photo(*at, photo)
