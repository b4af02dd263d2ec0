"""Pledges: the amount is a fact; the sponsor's name is stored separately and can be erased."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from rackhouse.contest import actions
from rackhouse.contest.actions import Cents, MakePledge
from rackhouse.desk.carry_out import answer_of
from rackhouse.desk.enter import LONGEST_NAME
from rackhouse.desk.names import sponsor_id
from rackhouse.desk.values import Attachments, EventPerson, UnknownEventError
from rackhouse.service.wording import line

if TYPE_CHECKING:
    from rackhouse.contest import Line
    from rackhouse.desk.carry_out import DeskAnswer
    from rackhouse.desk.events import Events
    from rackhouse.desk.values import EventId
    from rackhouse.service.values import PersonId

SponsorName = Annotated[str, Meta(max_length=200)]


class Pledging(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pledge: for each point of an entry, a sum, or both."""

    entry: int
    sponsor: SponsorName
    cents_per_point: Cents = 0
    cents: Cents = 0


async def pledge(
    events: Events, person: PersonId, event: EventId, as_: str, name: str, asked: Pledging
) -> DeskAnswer:
    """Take a pledge with its sponsor's name; sent again under the same id, it is taken once.

    Raises:
        MalformedError: if the name is not valid.
    """
    live = await events.get(event)
    who = await events.who(live, person, as_)
    sponsor = line(asked.sponsor, "name", LONGEST_NAME)
    command = MakePledge(asked.entry, asked.cents_per_point, asked.cents)

    def beside(lines: tuple[Line, ...]) -> Attachments:
        [number] = [one.fact.pledge for one in lines if isinstance(one.fact, actions.PledgeMade)]
        return Attachments((EventPerson(live.id, asked.entry, sponsor_id(number), sponsor),))

    async def pledged() -> DeskAnswer:
        async with live.lock:
            written = await events.write(
                live, who.actor, command, name=name, sender=person, beside=beside
            )
            return answer_of(live, written)

    return await events.process.shielded(pledged())


async def name_sponsor(
    events: Events, person: PersonId, event: EventId, as_: str, number: int, sponsor: str
) -> None:
    """Change a sponsor's name; an empty one forgets them.

    Raises:
        MalformedError: if the name is not valid.
    """
    live = await events.for_office(person, event, as_)
    async with live.lock:
        # A sponsor whose pledge was undone can still be forgotten.
        kept = {one: entry for entry, who in live.names.known.items() for one in who.sponsors}
        made = {one.number: one.entry for one in live.book.state.pledges.values()}
        entry = made.get(number) or kept.get(number)
        if entry is None:
            raise UnknownEventError("desk-no-pledge", number=number)
        name = line(sponsor, "name", LONGEST_NAME) if sponsor.strip() else ""
        known = EventPerson(event, entry, sponsor_id(number), name)
        await events.store.set_event_people((known,))
        await events.people_changed(live)
