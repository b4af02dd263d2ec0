"""A line of the ledger in words and figures, for paper and for tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.ledger import CASH, tab_of
from rackhouse.paper.lines import capital

if TYPE_CHECKING:
    from rackhouse.ledger import LedgerEntry


def amounts_of(line: LedgerEntry) -> tuple[int, int]:
    """What a line adds to what is charged, and to what is paid, in cents.

    >>> from rackhouse.ledger import Ledger
    >>> amounts_of(Ledger().fee(0, "a letter", 200)), amounts_of(Ledger().payment(0, 300))
    ((200, 0), (0, 300))
    """
    paid = sum(posting.cents for posting in line.postings if posting.account == CASH)
    tab = sum(posting.cents for posting in line.postings if posting.account == tab_of(line.side))
    return tab + paid, paid


def what_of(line: LedgerEntry) -> str:
    """What a line is for.

    >>> from rackhouse.ledger import Ledger
    >>> what_of(Ledger().fee(0, "a letter", 200))
    'A letter'
    """
    match line.kind:
        case "payment":
            return "Payment, with thanks"
        case "reversal":
            return f"Reversal of no. {line.reverses}: {line.cause}"
        case "waiver":
            return f"Waiver of no. {line.reverses}: {line.cause}"
        case "fee":
            return capital(line.cause)
