"""The ledger: an append-only list of balanced entries."""

from __future__ import annotations

from typing import Literal

import msgspec

from rackhouse.errors import IllegalError

CASH = "cash"
RAISED = "raised"


def tab_of(side: int) -> str:
    """The account of what a side owes.

    >>> tab_of(0)
    'tab of side 1'
    """
    return f"tab of side {side + 1}"


class Posting(msgspec.Struct, frozen=True):
    """An amount in cents into an account, or out of it if negative."""

    account: str
    cents: int


class LedgerEntry(msgspec.Struct, frozen=True):
    """One balanced entry.

    >>> LedgerEntry(1, "fee", 0, "failed challenge", (Posting("cash", 5),))
    Traceback (most recent call last):
        ...
    rackhouse.errors.IllegalError: Ledger entry 1 is off balance by 5 cents.
    """

    number: int
    kind: Literal["fee", "payment", "reversal", "waiver"]
    side: int
    cause: str
    postings: tuple[Posting, ...]
    reverses: int | None = None

    def __post_init__(self) -> None:
        total = sum(posting.cents for posting in self.postings)
        if total:
            raise IllegalError("ledger-unbalanced", number=self.number, cents=total)

    @property
    def cents(self) -> int:
        """The amount that moved."""
        return sum(posting.cents for posting in self.postings if posting.cents > 0)


class Ledger(msgspec.Struct, frozen=True):
    """All entries so far; every total is computed from them.

    >>> ledger = Ledger()
    >>> ledger = ledger.with_entry(ledger.fee(side=0, cause="failed challenge", cents=500))
    >>> ledger.owed(0), ledger.raised(), ledger.paid()
    (500, 500, 0)
    >>> ledger = ledger.with_entry(ledger.payment(side=0, cents=500))
    >>> ledger.owed(0), ledger.raised(), ledger.paid()
    (0, 500, 500)
    """

    entries: tuple[LedgerEntry, ...] = ()

    def with_entry(self, entry: LedgerEntry) -> Ledger:
        """The ledger with one more entry."""
        return Ledger((*self.entries, entry))

    def balance(self, account: str) -> int:
        """The balance of an account."""
        return sum(
            posting.cents
            for entry in self.entries
            for posting in entry.postings
            if posting.account == account
        )

    def owed(self, side: int) -> int:
        """What a side still has to pay."""
        return self.balance(tab_of(side))

    def raised(self, cause: str | None = None) -> int:
        """What was raised in total or for one cause; owed money counts, waived money does not."""
        return -sum(
            posting.cents
            for entry in self.entries
            for posting in entry.postings
            if posting.account == RAISED and cause in (None, entry.cause)
        )

    def paid(self) -> int:
        """What is in the cash box."""
        return self.balance(CASH)

    def fees(self) -> tuple[LedgerEntry, ...]:
        """The fees that were not voided or waived.

        >>> ledger = Ledger().with_entry(Ledger().fee(side=0, cause="letter", cents=500))
        >>> [fee.cents for fee in ledger.fees()]
        [500]
        >>> ledger.with_entry(ledger.waiver(1)).fees()
        ()
        """
        voided = {entry.reverses for entry in self.entries}
        return tuple(
            entry for entry in self.entries if entry.kind == "fee" and entry.number not in voided
        )

    @property
    def next_number(self) -> int:
        """The number of the next entry."""
        return len(self.entries) + 1

    def fee(self, side: int, cause: str, cents: int) -> LedgerEntry:
        """A fee on a side's tab."""
        postings = (Posting(tab_of(side), cents), Posting(RAISED, -cents))
        return LedgerEntry(self.next_number, "fee", side, cause, postings)

    def payment(self, side: int, cents: int) -> LedgerEntry:
        """Money that a side put into the cash box."""
        postings = (Posting(CASH, cents), Posting(tab_of(side), -cents))
        return LedgerEntry(self.next_number, "payment", side, "payment", postings)

    def reversal(self, number: int) -> LedgerEntry:
        """The entry that voids another one.

        Raises:
            IllegalError: if there is no such entry, or it is already voided.
        """
        entry = self._voidable(number)
        postings = tuple(Posting(posting.account, -posting.cents) for posting in entry.postings)
        return LedgerEntry(
            self.next_number, "reversal", entry.side, entry.cause, postings, reverses=number
        )

    def waiver(self, number: int) -> LedgerEntry:
        """The entry that waives a fee.

        Raises:
            IllegalError: if there is no such fee, or it is already voided.
        """
        entry = self._voidable(number)
        if entry.kind != "fee":
            raise IllegalError("ledger-no-fee", number=number)
        postings = (Posting(RAISED, entry.cents), Posting(tab_of(entry.side), -entry.cents))
        return LedgerEntry(
            self.next_number, "waiver", entry.side, entry.cause, postings, reverses=number
        )

    def _voidable(self, number: int) -> LedgerEntry:
        if not 1 <= number <= len(self.entries):
            raise IllegalError("ledger-no-entry", number=number)
        if any(entry.reverses == number for entry in self.entries):
            raise IllegalError("ledger-already-void", number=number)
        entry = self.entries[number - 1]
        if entry.kind in ("reversal", "waiver"):
            raise IllegalError("ledger-is-reversal", number=number)
        return entry
