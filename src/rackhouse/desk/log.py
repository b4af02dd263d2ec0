"""The log of an event, for the office: with the names of those who did things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.desk.errors import UnknownEventError
from rackhouse.desk.look import look
from rackhouse.desk.views.log import LogShown, StandingOn, log_shown, stands_on
from rackhouse.messages import Voice
from rackhouse.messages.voice import ENGLISH
from rackhouse.service.errors import NotAllowedError

if TYPE_CHECKING:
    from rackhouse.desk.events import Events
    from rackhouse.desk.values import EventId
    from rackhouse.desk.views.scene import Scene
    from rackhouse.service.values import PersonId


async def log_of_event(  # noqa: PLR0913 - each filter by its name
    events: Events,
    person: PersonId,
    event: EventId,
    as_: str,
    *,
    who: str = "",
    what: str = "",
    before: int = 0,
    reader: Voice = ENGLISH,
) -> LogShown:
    """The actions of an event, the last first.

    Raises:
        UnknownEventError: where there is no such event.
        NotAllowedError: where it is not for them.
    """
    scene = await _office(events, person, event, as_, reader)
    own = scene.book.lines[scene.info.brought :]
    ids = tuple({line.actor.who for line in own if line.actor.who})
    people = {one.id: one.name for one in await events.store.people(ids)}
    return log_shown(scene, people, who=who, what=what, before=before)


async def stands_on_action(
    events: Events,
    person: PersonId,
    event: EventId,
    as_: str,
    action: int,
    reader: Voice = ENGLISH,
) -> tuple[StandingOn, ...]:
    """What would have to be undone together with an action.

    Raises:
        UnknownEventError: where there is no such event or action.
        NotAllowedError: where it is not for them.
    """
    scene = await _office(events, person, event, as_, reader)
    if not any(line.action == action for line in scene.book.lines):
        raise UnknownEventError("desk-no-action", number=action)
    return stands_on(scene, action)


async def _office(
    events: Events, person: PersonId, event: EventId, as_: str, reader: Voice
) -> Scene:
    scene = await look(events, person, event, as_, reader=reader)
    if not scene.who.is_office:
        raise NotAllowedError("desk-log-not-yours")
    return scene
