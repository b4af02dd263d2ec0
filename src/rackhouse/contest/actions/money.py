"""Money, in whole cents; and undoing."""

from __future__ import annotations

from typing import Literal

from rackhouse.contest.actions.terms import Cents, EventCommand, EventFact, Text
from rackhouse.messages import Message


class Charge(EventCommand, frozen=True, tag="charge"):
    """Put something from the catalogue on an entry's tab, so many times its price."""

    entry: int
    help: Text
    count: int = 1
    pairing: int | None = None
    paid: bool = False
    """Whether it is paid at once."""


class ChargeFee(EventCommand, frozen=True, tag="charge fee"):
    """Put any amount on an entry's tab."""

    entry: int
    cause: Text
    cents: Cents
    pairing: int | None = None


class TakePayment(EventCommand, frozen=True, tag="take payment"):
    """Take money off an entry's tab."""

    entry: int
    cents: Cents


class SetFeePaid(EventCommand, frozen=True, tag="set fee paid"):
    """Note that an entry has paid the entry fee, or that it has not after all."""

    entry: int
    paid: bool


class TakeDonation(EventCommand, frozen=True, tag="take donation"):
    """Take a donation, or sell something from the catalogue, to somebody who plays in no team.

    They get a tab of their own. Who they are, if they say so, is kept elsewhere.
    """

    cents: Cents = 0
    cause: Text = ""
    """What it is for; if empty, a donation."""
    help: Text = ""
    """What they buy from the catalogue, instead of an amount and a cause."""
    count: int = 1
    paid: bool = True
    """Whether it is paid at once; otherwise it is promised."""


class MoneyPosted(EventFact, frozen=True, tag="money posted"):
    """A fee on an entry's tab, or a payment off it."""

    entry: int
    """Below 0, a donor who plays in no team."""
    kind: Literal["fee", "payment"]
    cause: str
    cents: int
    pairing: int | None = None
    """The match at whose table it arose."""


class ReverseMoney(EventCommand, frozen=True, tag="reverse money"):
    """Void an entry of the ledger."""

    number: int
    reason: Message | Text


class MoneyReversed(EventFact, ReverseMoney, frozen=True, tag="money reversed"):
    """An entry of the ledger was voided by one that balances it."""


class WaiveFee(EventCommand, frozen=True, tag="waive fee"):
    """Let an entry off a fee."""

    number: int
    reason: Message | Text


class FeeWaived(EventFact, WaiveFee, frozen=True, tag="fee waived"):
    """An entry was let off a fee."""


class MakePledge(EventCommand, frozen=True, tag="make pledge"):
    """Pledge an amount for each point of an entry, a fixed sum, or both."""

    entry: int
    cents_per_point: Cents = 0
    cents: Cents = 0


class PledgeMade(EventFact, frozen=True, tag="pledge made"):
    """A sponsor pledged. Who that is, is kept elsewhere under the number."""

    pledge: int
    entry: int
    cents_per_point: int
    cents: int = 0


class WithdrawPledge(EventCommand, frozen=True, tag="withdraw pledge"):
    """Withdraw a pledge."""

    pledge: int


class PledgeWithdrawn(EventFact, WithdrawPledge, frozen=True, tag="pledge withdrawn"):
    """A pledge no longer holds."""


class CollectPledge(EventCommand, frozen=True, tag="collect pledge"):
    """Collect a pledge, once the points are final."""

    pledge: int


class PledgeCollected(EventFact, CollectPledge, frozen=True, tag="pledge collected"):
    """A pledge was collected for the division's final points."""

    cents: int


class Undo(EventCommand, frozen=True, tag="undo"):
    """Undo an action, named by the number of its first fact.

    If later actions depend on it, ``together`` undoes them as well; without it, a refusal names
    them. An undo can be undone.
    """

    action: int
    together: bool = False
    reason: Text = ""


class ActionsUndone(EventFact, frozen=True, tag="actions undone"):
    """These actions, by the numbers of their first facts, no longer count."""

    actions: tuple[int, ...]
    reason: str = ""
