"""Money (helps, fees, payments, pledges), and undoing an action with all that depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.contest import actions
from rackhouse.contest.book import undone_in, without
from rackhouse.contest.money import ENTRY_FEE, fee_lines, fees_paid, pledge_due
from rackhouse.errors import IllegalError, require
from rackhouse.messages import EntryName, all_of, message

if TYPE_CHECKING:
    from collections.abc import Collection

    from rackhouse.contest.book import Book
    from rackhouse.contest.deciding.deciding import EventDeciding


DONATION: Final = "donation"
"""The cause of money that is given for nothing in return."""


def charge(deciding: EventDeciding, command: actions.Charge) -> None:
    """Put something from the catalogue on an entry's tab."""
    cause, cents = _bought(deciding, command)
    deciding.write(actions.MoneyPosted(command.entry, "fee", cause, cents, command.pairing))
    if command.paid:
        deciding.write(
            actions.MoneyPosted(command.entry, "payment", "payment", cents, command.pairing)
        )


def _bought(
    deciding: EventDeciding, command: actions.Charge | actions.TakeDonation
) -> tuple[str, int]:
    """The title of what is bought from the catalogue, and what it costs."""
    catalogue = {one.key: one for one in deciding.state.event.catalogue}
    if command.help not in catalogue:
        wanted = command.help[:60]
        raise IllegalError("entry-not-in-catalogue", help=wanted, names=all_of(catalogue))
    require(command.count > 0, "entry-count-needed")
    bought = catalogue[command.help]
    return bought.title, bought.cents * command.count


def take_donation(deciding: EventDeciding, command: actions.TakeDonation) -> None:
    """Take money from somebody who plays in no team, now or later."""
    donor = -(deciding.state.given.donors + 1)
    cause, cents = command.cause.strip() or DONATION, command.cents
    if command.help:
        cause, cents = _bought(deciding, command)
    deciding.write(actions.MoneyPosted(donor, "fee", cause, cents))
    if command.paid:
        deciding.write(actions.MoneyPosted(donor, "payment", "payment", cents))


def charge_fee(deciding: EventDeciding, command: actions.ChargeFee) -> None:
    """Put any amount on an entry's tab."""
    require(command.cause.strip(), "entry-fee-needs-cause")
    deciding.write(
        actions.MoneyPosted(command.entry, "fee", command.cause, command.cents, command.pairing)
    )


def take_payment(deciding: EventDeciding, command: actions.TakePayment) -> None:
    """Take money off an entry's tab."""
    deciding.write(actions.MoneyPosted(command.entry, "payment", "payment", command.cents))


def set_fee_paid(deciding: EventDeciding, command: actions.SetFeePaid) -> None:
    """Post the entry fee and its payment; or reverse both."""
    state, name = deciding.state, EntryName(command.entry)
    state.entry(command.entry)
    is_paid = command.entry in fees_paid(state)
    require(command.paid != is_paid, "entry-fee-so-already", entry=name, paid=str(is_paid).lower())
    for number in fee_lines(state, command.entry):
        deciding.write(actions.MoneyReversed(number, message("entry-fee-not-paid")))
    if command.paid:
        post_fee(deciding, command.entry)


def post_fee(deciding: EventDeciding, entry: int) -> None:
    """Post the entry fee of an entry as paid."""
    cents = deciding.state.event.sign_up.fee
    require(cents, "entry-no-fee")
    deciding.write(actions.MoneyPosted(entry, "fee", ENTRY_FEE, cents))
    deciding.write(actions.MoneyPosted(entry, "payment", ENTRY_FEE, cents))


def make_pledge(deciding: EventDeciding, command: actions.MakePledge) -> None:
    """Pledge an amount for each point of an entry, a sum, or both."""
    number = deciding.state.given.pledges + 1
    deciding.write(
        actions.PledgeMade(number, command.entry, command.cents_per_point, command.cents)
    )


def collect_pledge(deciding: EventDeciding, command: actions.CollectPledge) -> None:
    """Collect a pledge: it is charged and paid at once."""
    state = deciding.state
    require(command.pledge in state.pledges, "entry-no-pledge", number=command.pledge)
    pledge = state.pledges[command.pledge]
    cents = pledge_due(state, pledge)
    deciding.write_as(actions.PledgeCollected, command, cents=cents)
    if cents:
        cause = f"pledge {command.pledge}"
        deciding.write(actions.MoneyPosted(pledge.entry, "fee", cause, cents))
        deciding.write(actions.MoneyPosted(pledge.entry, "payment", cause, cents))


NAMED: Final = 12
"""How many actions a refusal names; ``dependents`` has them all."""


def undo(deciding: EventDeciding, command: actions.Undo) -> None:
    """Undo an action: its money is reversed, and what it had undone counts again."""
    book = deciding.book
    lines = [line for line in book.lines if line.action == command.action]
    require(lines, "contest-no-action", number=command.action)
    is_undone = command.action in undone_in(book.lines)
    require(not is_undone, "contest-undone-already", number=command.action)
    require(
        not isinstance(lines[0].fact, actions.MoneyReversed | actions.FeeWaived),
        "contest-reversal-stays",
    )
    require(
        not isinstance(lines[0].fact, actions.ActionsUndone) or len(lines) == 1,
        "contest-undo-reversed-money",
    )
    found, left = without(book, command.action)
    require(
        command.together or not found,
        "contest-others-depend",
        number=command.action,
        actions=all_of(str(one.action) for one in found[:NAMED]),
        more=max(0, len(found) - NAMED),
    )
    undone = (command.action, *(one.action for one in found))
    deciding.write(actions.ActionsUndone(undone, command.reason), undone=left)
    reason = message("contest-action-undone", number=command.action)
    for number in _standing_money(book, undone):
        deciding.write(actions.MoneyReversed(number, reason))


def _standing_money(book: Book, undone: Collection[int]) -> list[int]:
    """The numbers of these actions' ledger entries that nothing has voided."""
    voided = {entry.reverses for entry in book.state.ledger.entries}
    money = [line for line in book.lines if isinstance(line.fact, actions.MONEY)]
    return [
        number
        for number, line in enumerate(money, start=1)
        if line.action in undone
        and isinstance(line.fact, actions.MoneyPosted)
        and number not in voided
    ]
