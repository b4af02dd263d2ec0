"""Donations without a team, and receipts by mail: who gave is kept beside the facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from rackhouse.contest import actions
from rackhouse.contest.actions import Cents
from rackhouse.contest.folding.money import entry_of
from rackhouse.desk.carry_out import answer_of
from rackhouse.desk.enter import LONGEST_NAME
from rackhouse.desk.look import look
from rackhouse.desk.pledges import SponsorName
from rackhouse.desk.prints import paper_names
from rackhouse.desk.values import ALONE, Attachments, Details, EventPerson, Letter
from rackhouse.desk.views.money import TILL
from rackhouse.mail import mail_address
from rackhouse.messages import Name, Voice
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.tokens import stable_id
from rackhouse.service.wording import line

if TYPE_CHECKING:
    from rackhouse.contest import Line
    from rackhouse.desk.carry_out import DeskAnswer
    from rackhouse.desk.events import Events
    from rackhouse.desk.values import EventId
    from rackhouse.service.values import PersonId


LONGEST_CAUSE = 60


class Donation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A donation, or things from the catalogue, for somebody who plays in no team."""

    donor: SponsorName = ""
    """Empty if they give no name."""
    mail: Annotated[str, Meta(max_length=200)] = ""
    """Where receipts go, if anywhere."""
    cents: Cents = 0
    cause: Annotated[str, Meta(max_length=LONGEST_CAUSE)] = ""
    help: Annotated[str, Meta(max_length=60)] = ""
    count: Annotated[int, Meta(ge=1, le=10_000)] = 1
    paid: bool = True


async def donate(
    events: Events, person: PersonId, event: EventId, as_: str, name: str, asked: Donation
) -> DeskAnswer:
    """Take a donation with the donor's name; sent again under the same id, it is taken once.

    Raises:
        MalformedError: if the name is not valid.
        IllegalError: if no mail can go to the address.
    """
    live = await events.get(event)
    who = await events.who(live, person, as_)
    donor = line(asked.donor, "name", LONGEST_NAME) if asked.donor.strip() else ""
    mail = mail_address(asked.mail)
    cause = line(asked.cause, "label", LONGEST_CAUSE) if asked.cause.strip() else ""
    command = actions.TakeDonation(
        asked.cents, cause, asked.help, count=asked.count, paid=asked.paid
    )

    def beside(lines: tuple[Line, ...]) -> Attachments:
        number = next(one.fact.entry for one in lines if isinstance(one.fact, actions.MoneyPosted))
        known = EventPerson(live.id, number, ALONE, donor, Details(mail=mail))
        return Attachments((known,) if donor or mail else ())

    async def given() -> DeskAnswer:
        async with live.lock:
            written = await events.write(
                live, who.actor, command, name=name, sender=person, beside=beside
            )
            return answer_of(live, written)

    return await events.process.shielded(given())


async def mail_receipt(
    events: Events, person: PersonId, event: EventId, as_: str, payment: int
) -> None:
    """Put the receipt of a payment into the outbox, once, in the event's language.

    Raises:
        IllegalError: if there is no such payment.
        NotAllowedError: if they take no money, or the payer has given no address.
    """
    from rackhouse.paper import charity, ledger  # noqa: PLC0415 - loaded when something is written

    live = await events.get(event)
    reader = Voice(live.info.settings.language)
    scene = await look(events, person, event, as_, reader=reader)
    if scene.who.actor.role not in TILL:
        raise NotAllowedError("desk-office-only")
    names, state = paper_names(scene), scene.state
    said = charity.receipt_in_words(
        state, names, ledger.Money(names, scene.info.settings.currency), number=payment
    )
    payer = entry_of(state.ledger.entries[payment - 1].side)
    if not scene.names.of(payer).details.mail:
        raise NotAllowedError("desk-receipt-no-address")
    subject = names.say("mail-subject-receipt", event=Name(state.event.title))
    text = "\n\n".join((*said, names.say("print-receipt-thanks")))
    letter = Letter(
        stable_id(f"{event} receipt {payment}"), event, payer, subject, text, events.clock.now()
    )
    await events.post(live, (letter,))
