"""Facts of money, in whole cents."""

from __future__ import annotations

from typing import Literal

from rackhouse.contest.facts.terms import EventFact
from rackhouse.messages import Message


class MoneyPosted(EventFact, frozen=True, tag="money posted"):
    """A fee on an entry's tab, or a payment off it."""

    entry: int
    kind: Literal["fee", "payment"]
    cause: str
    cents: int
    pairing: int | None = None
    """The match at whose table it arose."""


class MoneyReversed(EventFact, frozen=True, tag="money reversed"):
    """An entry of the ledger was voided by one that balances it."""

    number: int
    reason: Message | str


class FeeWaived(EventFact, frozen=True, tag="fee waived"):
    """An entry was let off a fee."""

    number: int
    reason: Message | str


class PledgeMade(EventFact, frozen=True, tag="pledge made"):
    """A sponsor, kept elsewhere, gives so many cents for each point of an entry, a sum, or both."""

    pledge: int
    entry: int
    cents_per_point: int
    cents: int = 0


class PledgeWithdrawn(EventFact, frozen=True, tag="pledge withdrawn"):
    """A pledge no longer holds."""

    pledge: int


class PledgeCollected(EventFact, frozen=True, tag="pledge collected"):
    """A pledge was called in for the points of the division, which are final."""

    pledge: int
    cents: int


class ActionsUndone(EventFact, frozen=True, tag="actions undone"):
    """These actions, by the numbers of their first facts, no longer count."""

    actions: tuple[int, ...]
    reason: str = ""
