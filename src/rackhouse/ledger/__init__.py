"""Money: whole cents, double entry, nothing edited. Pure.

A posting that does not balance cannot exist, and a mistake is voided by a reversing entry.
What is owed is never shown as paid: fees go on a side's tab, and only a payment clears it.
"""

from rackhouse.ledger.ledger import CASH, Ledger, LedgerEntry, Posting, tab_of

__all__ = ["CASH", "Ledger", "LedgerEntry", "Posting", "tab_of"]
