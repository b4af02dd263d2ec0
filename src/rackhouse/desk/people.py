"""Who an entry is: changed or forgotten. Its facts stay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from rackhouse.contest import EventRole
from rackhouse.desk.digits import digits_of
from rackhouse.desk.enter import LONGEST_NAME
from rackhouse.desk.names import is_sponsor
from rackhouse.desk.seating import unseat
from rackhouse.desk.values import ALONE, Details, EventPerson, UnknownEventError
from rackhouse.mail import mail_address
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.wording import line

if TYPE_CHECKING:
    from rackhouse.desk.events import Events
    from rackhouse.desk.live import LiveEvent
    from rackhouse.desk.values import EventId
    from rackhouse.service.values import PersonId

_Name = Annotated[str, Meta(max_length=200)]


class PersonChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Changes to who an entry is; what is left out stays."""

    name: _Name | None = None
    details: Details | None = None
    members: Annotated[dict[str, _Name], Meta(max_length=20)] | None = None
    """Names of a team's members, by their ids."""


async def change_person(
    events: Events, person: PersonId, event: EventId, as_: str, entry: int, change: PersonChange
) -> None:
    """Change who an entry is; for the office, and for its own player.

    Raises:
        MalformedError: if a name is not valid.
        IllegalError: if a mail address is not valid.
    """
    live = await _theirs(events, person, event, as_, entry)
    who = await events.who(live, person, as_)
    async with live.lock:
        if change.details is not None:
            known = live.names.of(entry).details
            # An address from before addresses were checked stays as it is.
            mail = change.details.mail
            mail = mail if mail == known.mail else mail_address(mail)
            rating = change.details.rating if who.is_office else known.rating
            # Consent is the player's own; the office can only take it back for them.
            shares = change.details.shares_contact and (known.shares_contact or not who.is_office)
            details = replace(change.details, mail=mail, rating=rating, shares_contact=shares)
            change = replace(change, details=details)
        await _change(events, live, entry, change)


async def _change(events: Events, live: LiveEvent, entry: int, change: PersonChange) -> None:
    event, known = live.id, live.names.of(entry)
    people = []
    if change.name is not None or change.details is not None:
        name = known.name if change.name is None else line(change.name, "name", LONGEST_NAME)
        details = known.details if change.details is None else change.details
        people.append(EventPerson(event, entry, ALONE, name, details))
    entered = live.book.state.entries.get(entry)
    members = {*known.members, *(entered.members if entered else ())}
    for member, name in (change.members or {}).items():
        if member not in members or is_sponsor(member):
            raise UnknownEventError("desk-member-unknown")
        people.append(EventPerson(event, entry, member, line(name, "name", LONGEST_NAME)))
    if not people:
        return
    await events.store.set_event_people(tuple(people))
    phones = [known.details.phone, *(one.details.phone for one in people if one.member == ALONE)]
    if entry in live.info.closed and len(set(map(digits_of, phones))) > 1:
        closed = live.info.closed - {entry}
        await events.store.set_event_info(replace(live.info, closed=closed))
    await events.people_changed(live)


async def forget_person(
    events: Events, person: PersonId, event: EventId, as_: str, entry: int
) -> None:
    """Forget who an entry is: names, details, letters, and who plays for it."""
    live = await _theirs(events, person, event, as_, entry)
    async with live.lock:
        before = await events.store.event_roles(event)
        await events.store.forget_event_people(event, entry)
        for table, _, _ in await events.store.event_games(event):
            events.games.unname_seats(
                table.game, [seat for seat, side in enumerate(table.sides) if side == entry]
            )
        await events.people_changed(live)
        await unseat(events, live, before)


async def _theirs(
    events: Events, person: PersonId, event: EventId, as_: str, entry: int
) -> LiveEvent:
    live = await events.get(event)
    # An entry whose action was undone can still be forgotten.
    if entry not in live.book.state.entries and entry not in live.names.known:
        raise UnknownEventError("desk-no-entry", number=entry)
    who = await events.who(live, person, as_)
    own = any(one.role is EventRole.PLAYER and one.entry == entry for one in who.roles)
    if not who.is_office and not own:
        raise NotAllowedError("desk-person-not-yours")
    return live
