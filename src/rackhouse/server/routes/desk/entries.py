"""Entries and pledges: who takes part, and who gives for whom."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.params import JSONBody

from rackhouse.desk.carry_out import DeskDone, DeskRefused
from rackhouse.desk.enter import MOST_AT_ONCE, SignUp, enter
from rackhouse.desk.look import look
from rackhouse.desk.people import PersonChange, change_person, forget_person
from rackhouse.desk.pledges import Pledging, SponsorName, name_sponsor, pledge
from rackhouse.desk.views.entries import EntriesShown, entries_shown
from rackhouse.server.parameters import As, Caller, EntryNumber, EventName, Reader, TheDoor, Visitor
from rackhouse.server.problems import answers
from rackhouse.server.protocol import CommandId
from rackhouse.server.routes.desk.events import event_link
from rackhouse.server.routes.people import Body


class SignUps(Body, frozen=True):
    """One form: oneself, a team, a family, or a whole list by the desk."""

    id: CommandId
    """A name for it that its sender uses for no other; sent again, it enters nobody twice."""
    entries: Annotated[tuple[SignUp, ...], msgspec.Meta(min_length=1, max_length=MOST_AT_ONCE)]


class EnteredShown(msgspec.Struct, frozen=True):
    """What came of one of them."""

    entry: int | None
    """Its number; null where it was refused."""
    name: str
    reason: str
    """Why it was refused, in a sentence."""
    token: str
    link: str
    """The player's own link; told this once."""
    says: str
    """Where play is on: whom they meet, when, and what that changes; in words, without a stop."""


@get("/api/events/{event:str}/entries", summary="Who takes part?")
async def event_entries(
    event: EventName, door: TheDoor, visitor: Visitor, reader: Reader, as_: As = ""
) -> EntriesShown:
    """All entries; what they told the organiser is for the office, and one's own for a player."""
    return entries_shown(await look(door.desk.events, visitor, event, as_, reader=reader))


@post("/api/events/{event:str}/entries", status_code=200, summary="Sign up")
async def enter_event(
    event: EventName,
    data: JSONBody[SignUps],
    door: TheDoor,
    session: Caller,
    reader: Reader,
    as_: As = "",
) -> tuple[EnteredShown, ...]:
    """Enter people; each is entered, or refused with a reason, by itself.

    Whoever is not of the office becomes the player of those that they enter.
    """
    door.rates.check("open", session.person)
    entered = await enter(door.desk.events, session.person, event, as_, data.id, data.entries)
    return tuple(
        EnteredShown(
            one.entry,
            one.name,
            reader.say(one.reason) if one.reason else "",
            one.token,
            event_link(door, one.token) if one.token else "",
            "; ".join(map(reader.say, one.says)),
        )
        for one in entered
    )


@put(
    "/api/events/{event:str}/entries/{entry:int}",
    status_code=204,
    summary="Say otherwise who an entry is",
)
async def change_entry(
    *,
    event: EventName,
    entry: EntryNumber,
    data: JSONBody[PersonChange],
    door: TheDoor,
    session: Caller,
    as_: As = "",
) -> None:
    """Names and details, for the office and the entry's own player; what is left out stays."""
    await change_person(door.desk.events, session.person, event, as_, entry, data)


@delete("/api/events/{event:str}/entries/{entry:int}", summary="Forget who an entry is")
async def forget_entry(
    event: EventName, entry: EntryNumber, door: TheDoor, session: Caller, as_: As = ""
) -> None:
    """Names, details and letters go; what it played stays, under its number."""
    await forget_person(door.desk.events, session.person, event, as_, entry)


class PledgeGiven(Body, frozen=True):
    """A pledge. Sent again with the same id, it gets the first answer."""

    id: CommandId
    pledge: Pledging


class SponsorNamed(Body, frozen=True):
    """Who a sponsor is; an empty name forgets them."""

    sponsor: SponsorName


@post(
    "/api/events/{event:str}/pledges",
    status_code=200,
    responses=answers(422),
    summary="Take a pledge, with its sponsor",
)
async def make_event_pledge(
    event: EventName,
    data: JSONBody[PledgeGiven],
    door: TheDoor,
    session: Caller,
    reader: Reader,
    as_: As = "",
) -> DeskDone | DeskRefused:
    """What is given is a fact; the sponsor's name is kept beside it, and can be forgotten."""
    made = await pledge(door.desk.events, session.person, event, as_, data.id, data.pledge)
    return reader.spoken(made)


@put(
    "/api/events/{event:str}/pledges/{number:int}",
    status_code=204,
    responses=answers(422),
    summary="Say otherwise who a sponsor is",
)
async def name_event_sponsor(
    *,
    event: EventName,
    number: EntryNumber,
    data: JSONBody[SponsorNamed],
    door: TheDoor,
    session: Caller,
    as_: As = "",
) -> None:
    """For the office; an empty name forgets them."""
    await name_sponsor(door.desk.events, session.person, event, as_, number, data.sponsor)
