"""Entries, pledges, donations: who takes part, who sponsors whom, and who gives besides."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter

from rackhouse.desk.carry_out import DeskDone, DeskRefused
from rackhouse.desk.donations import Donation, donate, mail_receipt
from rackhouse.desk.enter import MOST_AT_ONCE, SignUp, enter, enter_together
from rackhouse.desk.people import PersonChange, change_person, forget_person
from rackhouse.desk.pledges import Pledging, SponsorName, name_sponsor, pledge
from rackhouse.desk.views.entries import EntriesShown, entries_shown
from rackhouse.server.parameters import AtEvent, EntryNumber, PayerNumber, Reader, TheDoor, TheScene
from rackhouse.server.problems import answers
from rackhouse.server.protocol import CommandId
from rackhouse.server.routes.desk.events import event_link
from rackhouse.server.routes.people import Body


class SignUps(Body, frozen=True):
    """One form: yourself, a team, a family, or a whole list from the desk."""

    id: CommandId
    """An ID that its sender uses only once; sent again, it enters nobody twice."""
    entries: Annotated[tuple[SignUp, ...], msgspec.Meta(min_length=1, max_length=MOST_AT_ONCE)]
    together: bool = False
    """For the office: enter all of them in one action, or nobody if one is refused."""


class EnteredShown(msgspec.Struct, frozen=True):
    """The result for one entry."""

    entry: int | None
    """The entry's number; null if it was refused."""
    name: str
    reason: str
    """Why it was refused."""
    token: str
    link: str
    """The player's own link; shown only once."""
    waits: int
    """The place on the waiting list; 0 if it has a place at the event."""
    says: str
    """If play has begun: whom they meet, when, and what that changes; without a full stop."""


@get("/api/events/{event:str}/entries", summary="List the entries")
async def event_entries(scene: TheScene) -> EntriesShown:
    """All entries. Details for the organiser are shown to the office, and to a player their own."""
    return entries_shown(scene)


@post("/api/events/{event:str}/entries", status_code=200, summary="Sign up")
async def enter_event(
    at: AtEvent, data: JSONBody[SignUps], door: TheDoor, reader: Reader
) -> tuple[EnteredShown, ...]:
    """Enter people; each entry is accepted, or refused with a reason.

    Anybody who does not belong to the office becomes the player of the entries they make.
    """
    door.rates.check("open", at.person)
    how = enter_together if data.together else enter
    entered = await how(*at, data.id, data.entries)
    return tuple(
        EnteredShown(
            one.entry,
            one.name,
            reader.say(one.reason) if one.reason else "",
            one.token,
            event_link(door, one.token) if one.token else "",
            one.waits,
            "; ".join(map(reader.say, one.says)),
        )
        for one in entered
    )


@put(
    "/api/events/{event:str}/entries/{entry:int}",
    status_code=204,
    summary="Change names and details of an entry",
)
async def change_entry(at: AtEvent, entry: EntryNumber, data: JSONBody[PersonChange]) -> None:
    """Change names and details, for the office and the entry's own player; missing fields stay."""
    await change_person(*at, entry, data)


@delete(
    "/api/events/{event:str}/entries/{entry:int}", summary="Delete names and details of an entry"
)
async def forget_entry(at: AtEvent, entry: PayerNumber) -> None:
    """Delete names, details and mail; what the entry played stays, under its number."""
    await forget_person(*at, entry)


class PledgeGiven(Body, frozen=True):
    """A pledge. Sent again with the same ID, it gets the first answer."""

    id: CommandId
    pledge: Pledging


class SponsorNamed(Body, frozen=True):
    """Who a sponsor is; an empty name deletes them."""

    sponsor: SponsorName


@post(
    "/api/events/{event:str}/pledges",
    status_code=200,
    responses=answers(422),
    summary="Add a pledge with its sponsor",
)
async def make_event_pledge(
    at: AtEvent, data: JSONBody[PledgeGiven], reader: Reader
) -> DeskDone | DeskRefused:
    """Take a pledge. It is a fact; the sponsor's name is kept beside it and can be deleted."""
    made = await pledge(*at, data.id, data.pledge)
    return reader.spoken(made)


@put(
    "/api/events/{event:str}/pledges/{number:int}",
    status_code=204,
    responses=answers(422),
    summary="Change who a sponsor is",
)
async def name_event_sponsor(
    at: AtEvent, number: EntryNumber, data: JSONBody[SponsorNamed]
) -> None:
    """For the office. Change a sponsor's name; an empty name deletes it."""
    await name_sponsor(*at, number, data.sponsor)


class DonationGiven(Body, frozen=True):
    """A donation. Sent again with the same ID, it gets the first answer."""

    id: CommandId
    donation: Donation


@post(
    "/api/events/{event:str}/donations",
    status_code=200,
    responses=answers(422),
    summary="Take a donation without a team",
)
async def take_event_donation(
    at: AtEvent, data: JSONBody[DonationGiven], reader: Reader
) -> DeskDone | DeskRefused:
    """For those who take money. The donor's name and address are in no fact and can be deleted."""
    made = await donate(*at, data.id, data.donation)
    return reader.spoken(made)


@put(
    "/api/events/{event:str}/payments/{number:int}/receipt",
    status_code=204,
    responses=answers(422),
    summary="Mail the receipt of a payment",
)
async def mail_event_receipt(
    at: AtEvent,
    number: Annotated[int, PathParameter(description="Its number in the ledger.", ge=1)],
) -> None:
    """For those who take money: the receipt goes to whoever paid, if they gave an address."""
    await mail_receipt(*at, number)
