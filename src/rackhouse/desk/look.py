"""Looking at an event: what its views are made of, for whoever asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import PUBLIC
from rackhouse.desk.games import games_shown
from rackhouse.desk.roles import Who
from rackhouse.desk.views.scene import Scene
from rackhouse.desk.views.standings import StandingsShown, standings_shown
from rackhouse.messages.voice import ENGLISH

if TYPE_CHECKING:
    from rackhouse.desk.events import Events
    from rackhouse.desk.values import EventId, Letter
    from rackhouse.messages import Voice
    from rackhouse.service.values import PersonId


async def look(
    events: Events,
    person: PersonId | None,
    event: EventId,
    as_: str = "",
    *,
    games: bool = False,
    reader: Voice = ENGLISH,
) -> Scene:
    """An event as somebody sees it; with ``games``, also how those under way stand.

    Raises:
        UnknownEventError: where there is no such event.
        NotAllowedError: where they name a role that is not theirs.
    """
    live = await events.get(event)
    await events.refresh(live)
    who = await events.who(live, person, as_)
    shown = await games_shown(events, live) if games else {}
    unsent: tuple[Letter, ...] = ()
    if games and who.is_office:
        letters = await events.store.letters(event)
        told = live.info.told
        unsent = tuple(one for one in letters if one.sent is None and one.id not in told)
    return Scene(live.info, live.book, live.names, who, events.clock.now(), shown, unsent, reader)


async def standings_of(events: Events, event: EventId, reader: Voice = ENGLISH) -> StandingsShown:
    """The standings of an event, made once for each state of it and each language.

    Raises:
        UnknownEventError: where there is no such event.
    """
    live = await events.get(event)
    await events.refresh(live)
    who = Who(PUBLIC, (PUBLIC,))
    scene = Scene(live.info, live.book, live.names, who, events.clock.now(), reader=reader)
    return await live.view(f"standings {reader.style}", lambda: standings_shown(scene))
