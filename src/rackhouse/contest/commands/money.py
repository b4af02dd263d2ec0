"""Commands about money, and undoing."""

from __future__ import annotations

from rackhouse.contest.commands.terms import Cents, Command, Text
from rackhouse.messages import Message


class Charge(Command, frozen=True, tag="charge"):
    """Put a help of the catalogue on an entry's tab, so many times its price."""

    entry: int
    help: Text
    count: int = 1
    pairing: int | None = None
    paid: bool = False
    """Paid at once, and not left on the tab."""


class ChargeFee(Command, frozen=True, tag="charge fee"):
    """Put any amount on an entry's tab."""

    entry: int
    cause: Text
    cents: Cents
    pairing: int | None = None


class TakePayment(Command, frozen=True, tag="take payment"):
    """Take money off an entry's tab."""

    entry: int
    cents: Cents


class ReverseMoney(Command, frozen=True, tag="reverse money"):
    """Void an entry of the ledger."""

    number: int
    reason: Message | Text


class WaiveFee(Command, frozen=True, tag="waive fee"):
    """Let an entry off a fee."""

    number: int
    reason: Message | Text


class MakePledge(Command, frozen=True, tag="make pledge"):
    """Pledge so many cents for each point of an entry, a sum whatever its points, or both."""

    entry: int
    cents_per_point: Cents = 0
    cents: Cents = 0


class WithdrawPledge(Command, frozen=True, tag="withdraw pledge"):
    """Take a pledge back."""

    pledge: int


class CollectPledge(Command, frozen=True, tag="collect pledge"):
    """Call a pledge in, once the points are final."""

    pledge: int


class Undo(Command, frozen=True, tag="undo"):
    """Undo an action, named by the number of its first fact.

    Where later actions stand on it, ``together`` undoes them as well; without it the answer is a
    refusal that names them. Undoing an undoing lets count again what it undid.
    """

    action: int
    together: bool = False
    reason: Text = ""
