"""The money of an event: what is owed, raised and paid, and statements of it.

The postings are those of :mod:`rackhouse.ledger`, in which each entry has a tab. A house team has
none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.contest.folding.money import side_of
from rackhouse.ledger import CASH, LedgerEntry

ENTRY_FEE: Final = "entry fee"
"""What the ledger calls it."""

if TYPE_CHECKING:
    from rackhouse.contest.state import EventState, Pledge


class Statement(msgspec.Struct, frozen=True):
    """What an entry bought, paid and owes."""

    entry: int
    lines: tuple[LedgerEntry, ...]
    owed: int
    paid: int


def statement(state: EventState, entry: int) -> Statement:
    """The statement of an entry."""
    ledger, side = state.ledger, side_of(entry)
    lines = tuple(line for line in ledger.entries if line.side == side)
    paid = sum(
        posting.cents for line in lines for posting in line.postings if posting.account == CASH
    )
    return Statement(entry, lines, ledger.owed(side), paid)


def fee_lines(state: EventState, entry: int) -> tuple[int, ...]:
    """The numbers in the ledger of an entry's fee and its payment, as far as they stand."""
    lines, side = state.ledger.entries, side_of(entry)
    voided = {line.reverses for line in lines}
    fees = [line.number for line in lines if line.cause == ENTRY_FEE and line.kind == "fee"]
    # The payment is posted right after its fee.
    numbers = {number + after for number in fees for after in (0, 1)} - voided
    return tuple(line.number for line in lines if line.number in numbers and line.side == side)


def fees_paid(state: EventState) -> frozenset[int]:
    """The entries whose entry fee is paid."""
    if not any(line.cause == ENTRY_FEE for line in state.ledger.entries):
        return frozenset()
    return frozenset(one for one in state.entries if len(fee_lines(state, one)) == 2)


def raised_by_cause(state: EventState) -> dict[str, int]:
    """How much each cause has raised, the largest first."""
    causes = {line.cause for line in state.ledger.entries if line.kind == "fee"}
    raised = {cause: state.ledger.raised(cause) for cause in causes}
    return dict(sorted(raised.items(), key=lambda one: (-one[1], one[0])))


def points_of(state: EventState, entry: int) -> int:
    """The points of an entry over all its rounds."""
    return sum(
        result.scores[pairing.sides.index(entry)]
        for number, result in state.results.items()
        if result.scores and entry in (pairing := state.pairings[number]).sides
    )


def all_points(state: EventState) -> dict[int, int]:
    """The points of every entry that has any, over all its rounds."""
    found: dict[int, int] = {}
    for number, result in state.results.items():
        for side, score in zip(state.pairings[number].sides, result.scores, strict=False):
            found[side] = found.get(side, 0) + score
    return found


def pledge_due(state: EventState, pledge: Pledge) -> int:
    """What a pledge amounts to now, in cents; never below zero."""
    return pledge.cents + max(0, pledge.cents_per_point * points_of(state, pledge.entry))


def raised(state: EventState) -> int:
    """The sum raised: the ledger, and pledges not yet collected."""
    pledges = [one for one in state.pledges.values() if not one.is_collected]
    return state.ledger.raised() + sum(pledge_due(state, one) for one in pledges)
