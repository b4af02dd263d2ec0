"""Money: helps bought, fees, payments, pledges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import facts
from rackhouse.contest.money import pledge_due
from rackhouse.errors import IllegalError, require
from rackhouse.messages import all_of

if TYPE_CHECKING:
    from rackhouse.contest.commands import Charge, ChargeFee, CollectPledge, MakePledge, TakePayment
    from rackhouse.contest.deciding.deciding import EventDeciding


def charge(deciding: EventDeciding, command: Charge) -> None:
    """Put a help of the catalogue on an entry's tab."""
    catalogue = {one.key: one for one in deciding.state.event.catalogue}
    if command.help not in catalogue:
        wanted = command.help[:60]
        raise IllegalError("entry-not-in-catalogue", help=wanted, names=all_of(catalogue))
    require(command.count > 0, "entry-count-needed")
    bought = catalogue[command.help]
    cents = bought.cents * command.count
    deciding.write(facts.MoneyPosted(command.entry, "fee", bought.title, cents, command.pairing))
    if command.paid:
        deciding.write(
            facts.MoneyPosted(command.entry, "payment", "payment", cents, command.pairing)
        )


def charge_fee(deciding: EventDeciding, command: ChargeFee) -> None:
    """Put any amount on an entry's tab."""
    require(command.cause.strip(), "entry-fee-needs-cause")
    deciding.write(
        facts.MoneyPosted(command.entry, "fee", command.cause, command.cents, command.pairing)
    )


def take_payment(deciding: EventDeciding, command: TakePayment) -> None:
    """Take money off an entry's tab."""
    deciding.write(facts.MoneyPosted(command.entry, "payment", "payment", command.cents))


def make_pledge(deciding: EventDeciding, command: MakePledge) -> None:
    """Pledge so many cents for each point of an entry, a sum, or both."""
    number = deciding.state.given.pledges + 1
    deciding.write(facts.PledgeMade(number, command.entry, command.cents_per_point, command.cents))


def collect_pledge(deciding: EventDeciding, command: CollectPledge) -> None:
    """Call a pledge in: charged and paid in one."""
    state = deciding.state
    require(command.pledge in state.pledges, "entry-no-pledge", number=command.pledge)
    pledge = state.pledges[command.pledge]
    cents = pledge_due(state, pledge)
    deciding.write(facts.PledgeCollected(command.pledge, cents))
    if cents:
        cause = f"pledge {command.pledge}"
        deciding.write(facts.MoneyPosted(pledge.entry, "fee", cause, cents))
        deciding.write(facts.MoneyPosted(pledge.entry, "payment", cause, cents))
