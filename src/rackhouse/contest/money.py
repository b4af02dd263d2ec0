"""The money of an event: what is owed, raised and paid, and statements of it.

The postings are those of :mod:`rackhouse.ledger`, in which each entry has a tab, and so has each
donor who plays in no team: donors are numbered below 0. A house team has none.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.contest.folding.money import entry_of, side_of
from rackhouse.ledger import CASH, LedgerEntry

ENTRY_FEE: Final = "entry fee"
"""What the ledger calls it."""

if TYPE_CHECKING:
    from rackhouse.contest.state import EventState, Pledge


PLEDGES: Final = "pledges"
"""Under which all pledges stand in a report, each being a cause of its own in the ledger."""
CREDIT: Final = "credit"
"""Under which a report has what was paid beyond what was owed."""
_PLEDGE: Final = re.compile(r"pledge \d+")


class CauseSum(msgspec.Struct, frozen=True):
    """What one cause has brought, in cents."""

    cause: str
    paid: int
    promised: int
    """What is still to be paid."""

    @property
    def raised(self) -> int:
        """Both together."""
        return self.paid + self.promised


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


def donors(state: EventState) -> tuple[int, ...]:
    """The donors who play in no team, in the order in which they came."""
    found = {entry_of(line.side) for line in state.ledger.entries}
    return tuple(sorted((one for one in found if one < 0), reverse=True))


def payers(state: EventState) -> tuple[int, ...]:
    """All who can have a tab: the entries, then the donors."""
    playing = (entry.number for entry in state.entries.values() if not entry.is_house)
    return (*playing, *donors(state))


def sums_by_cause(state: EventState) -> tuple[CauseSum, ...]:
    """What is paid and what is promised for each cause, the largest first.

    Money on a tab pays for what was charged first, except that a collected pledge was paid as it
    was charged. All of ``paid`` together is what is in the cash box; all of ``raised`` is
    :func:`raised`.
    """
    paid: dict[str, int] = {}
    promised: dict[str, int] = {}
    fees: dict[int, list[LedgerEntry]] = {}
    for line in state.ledger.fees():
        fees.setdefault(line.side, []).append(line)
    for side in {line.side for line in state.ledger.entries}:
        left = statement(state, entry_of(side)).paid
        own = sorted(fees.get(side, ()), key=lambda one: not _PLEDGE.fullmatch(one.cause))
        for fee in own:
            cause = PLEDGES if _PLEDGE.fullmatch(fee.cause) else fee.cause
            covered = min(left, fee.cents)
            left -= covered
            paid[cause] = paid.get(cause, 0) + covered
            promised[cause] = promised.get(cause, 0) + fee.cents - covered
        if left:
            paid[CREDIT] = paid.get(CREDIT, 0) + left
            promised[CREDIT] = promised.get(CREDIT, 0) - left
    for pledge in state.pledges.values():
        if not pledge.is_collected:
            promised[PLEDGES] = promised.get(PLEDGES, 0) + pledge_due(state, pledge)
    sums = [CauseSum(one, paid.get(one, 0), promised.get(one, 0)) for one in {**paid, **promised}]
    return tuple(sorted(sums, key=lambda one: (-one.raised, one.cause)))


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
