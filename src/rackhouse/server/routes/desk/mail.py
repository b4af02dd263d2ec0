"""The mail of an event."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter
from msgspec.structs import replace

from rackhouse.desk.mail_permission import LONGEST_PHRASE
from rackhouse.desk.mailing import Mailing, MailingShown, preview_mailing, send_mailing
from rackhouse.desk.outbox import (
    MailPermissionShown,
    MailShown,
    letters_shown,
    permission_shown,
    say_phrase,
    send_letter,
    tell_by_hand,
)
from rackhouse.messages import Voice, message
from rackhouse.server.parameters import AtEvent, Reader, TheDoor
from rackhouse.server.problems import answers
from rackhouse.server.protocol import CommandId
from rackhouse.server.rates import household_of
from rackhouse.server.routes.people import Body


class PhraseSaid(Body, frozen=True):
    """The phrase that the server asks organisers for."""

    phrase: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_PHRASE)]


def _said(mail: MailShown, reader: Voice) -> MailShown:
    """A letter with its error, which is stored as a key, as text."""
    return replace(mail, error=reader.say(message(mail.error)))


@get("/api/events/{event:str}/mail", summary="List the mail")
async def event_mail(at: AtEvent, reader: Reader) -> tuple[MailShown, ...]:
    """For the office: every letter, the newest first, and whether it was sent."""
    shown = await letters_shown(*at)
    return tuple(_said(one, reader) for one in shown)


class MailingGiven(Body, frozen=True):
    """Mail to many. Sent again with the same ID, nobody gets it twice."""

    id: CommandId
    mailing: Mailing


class MailingSent(msgspec.Struct, frozen=True):
    """For how many there is a letter in the outbox."""

    count: int


@post(
    "/api/events/{event:str}/mailing-preview",
    status_code=200,
    summary="Preview mail to all or some",
)
async def preview_event_mailing(at: AtEvent, data: JSONBody[Mailing]) -> MailingShown:
    """For the office: how many get it, who has no address, and the letter of the first."""
    return await preview_mailing(*at, data)


@post(
    "/api/events/{event:str}/mailings",
    status_code=200,
    responses=answers(422),
    summary="Send mail to all or some",
)
async def send_event_mailing(at: AtEvent, data: JSONBody[MailingGiven]) -> MailingSent:
    """For the office: put a letter for each into the outbox. ``{name}`` stands for their name."""
    made = await send_mailing(*at, data.id, data.mailing)
    return MailingSent(made)


@post(
    "/api/events/{event:str}/mail/{letter:str}/send",
    status_code=200,
    responses=answers(409),
    summary="Send a letter now",
)
async def send_event_mail(
    at: AtEvent,
    letter: Annotated[str, PathParameter(description="Its id.", max_length=40)],
    door: TheDoor,
    reader: Reader,
) -> MailShown:
    """For the office: send a letter that was not sent. If it fails, the answer says why."""
    sent = await send_letter(door.desk.post_office, at.person, at.event, at.role, letter)
    return _said(sent, reader)


@post(
    "/api/events/{event:str}/mail/{letter:str}/told",
    status_code=200,
    responses=answers(409),
    summary="Mark a letter as not needed",
)
async def settle_event_mail(
    at: AtEvent,
    letter: Annotated[str, PathParameter(description="Its id.", max_length=40)],
    reader: Reader,
) -> MailShown:
    """For the office: the recipient knows already, so the letter is not sent."""
    return _said(await tell_by_hand(*at, letter), reader)


@get("/api/events/{event:str}/mail-permission", summary="Get the mail permission of an event")
async def event_mail_permission(at: AtEvent, reader: Reader) -> MailPermissionShown:
    """For the office: whether the server allows the event to send mail."""
    shown = await permission_shown(*at)
    return replace(shown, sentence=reader.say(message(shown.sentence)))


@post(
    "/api/events/{event:str}/mail-permission",
    status_code=200,
    summary="Give the server's phrase",
)
async def give_phrase(
    at: AtEvent,
    data: JSONBody[PhraseSaid],
    door: TheDoor,
    reader: Reader,
    request: Request[Any, Any, Any],
) -> MailPermissionShown:
    """For the organiser: mail of the event is sent from now on."""
    door.rates.check("sign-in", household_of(request.scope))
    shown = await say_phrase(*at, data.phrase)
    return replace(shown, sentence=reader.say(message(shown.sentence)))
