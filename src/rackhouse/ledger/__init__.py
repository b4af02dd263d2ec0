"""Money: whole cents, double entry, nothing edited. Pure.

An entry that does not balance cannot exist, and a mistake is voided by a reversing entry. Money
owed never counts as paid: fees go on a side's tab, and only a payment clears it.
"""

from rackhouse.ledger.ledger import CASH, Ledger, LedgerEntry, Posting, tab_of

__all__ = ["CASH", "Ledger", "LedgerEntry", "Posting", "tab_of"]
