"""Commands about money, and undoing."""

from __future__ import annotations

from rackhouse.contest.commands.terms import Cents, EventCommand, Text
from rackhouse.messages import Message


class Charge(EventCommand, frozen=True, tag="charge"):
    """Put a help of the catalogue on an entry's tab, so many times its price."""

    entry: int
    help: Text
    count: int = 1
    pairing: int | None = None
    paid: bool = False
    """Paid at once, and not left on the tab."""


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


class ReverseMoney(EventCommand, frozen=True, tag="reverse money"):
    """Void an entry of the ledger."""

    number: int
    reason: Message | Text


class WaiveFee(EventCommand, frozen=True, tag="waive fee"):
    """Let an entry off a fee."""

    number: int
    reason: Message | Text


class MakePledge(EventCommand, frozen=True, tag="make pledge"):
    """Pledge so many cents for each point of an entry, a sum whatever its points, or both."""

    entry: int
    cents_per_point: Cents = 0
    cents: Cents = 0


class WithdrawPledge(EventCommand, frozen=True, tag="withdraw pledge"):
    """Take a pledge back."""

    pledge: int


class CollectPledge(EventCommand, frozen=True, tag="collect pledge"):
    """Call a pledge in, once the points are final."""

    pledge: int


class Undo(EventCommand, frozen=True, tag="undo"):
    """Undo an action, named by the number of its first fact.

    Where later actions stand on it, ``together`` undoes them as well; without it the answer is a
    refusal that names them. Undoing an undoing lets count again what it undid.
    """

    action: int
    together: bool = False
    reason: Text = ""
