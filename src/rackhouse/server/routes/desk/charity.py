"""Donations without a team, and receipts by mail."""

from __future__ import annotations

from typing import Annotated

from litestar import post, put
from litestar.params import JSONBody, PathParameter

from rackhouse.desk.carry_out import DeskDone, DeskRefused
from rackhouse.desk.donations import Donation, donate, mail_receipt
from rackhouse.server.parameters import AtEvent, Reader
from rackhouse.server.problems import answers
from rackhouse.server.protocol import CommandId
from rackhouse.server.routes.people import Body


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
