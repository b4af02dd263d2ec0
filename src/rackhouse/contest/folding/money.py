"""What facts of money do. The ledger itself refuses what does not balance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from rackhouse.contest import actions
from rackhouse.contest.folding.parts import put, with_reason, without
from rackhouse.contest.state import EventState, Pledge
from rackhouse.errors import require

if TYPE_CHECKING:
    from rackhouse.contest.folding.parts import Apply


def _posted(state: EventState, fact: actions.MoneyPosted, at: int) -> EventState:
    if fact.entry < 0:
        known = max((-entry_of(line.side) for line in state.ledger.entries), default=0)
        is_new = fact.kind == "fee"
        require(-fact.entry <= max(0, known) + is_new, "entry-no-donor")
    else:
        require(not state.entry(fact.entry).is_house, "entry-house-team-pays-nothing")
    return kept(state, fact, at)


def kept(state: EventState, fact: actions.MoneyPosted, _at: int) -> EventState:
    """Post money even if its action was undone: it stays in the ledger until it is reversed."""
    ledger = state.ledger
    require(fact.cents > 0, "entry-amount-needed")
    side = side_of(fact.entry)
    if fact.kind == "fee":
        return replace(state, ledger=ledger.with_entry(ledger.fee(side, fact.cause, fact.cents)))
    return replace(state, ledger=ledger.with_entry(ledger.payment(side, fact.cents)))


def side_of(entry: int) -> int:
    """The ledger's number for an entry.

    >>> side_of(1)
    0
    """
    return entry - 1


def entry_of(side: int) -> int:
    """The entry, or the donor, that a number of the ledger stands for.

    >>> entry_of(side_of(3)), entry_of(side_of(-2))
    (3, -2)
    """
    return side + 1


def _reversed_(state: EventState, fact: actions.MoneyReversed, _at: int) -> EventState:
    with_reason(fact.reason, "entry-reversal-needs-reason")
    return replace(state, ledger=state.ledger.with_entry(state.ledger.reversal(fact.number)))


def _waived(state: EventState, fact: actions.FeeWaived, _at: int) -> EventState:
    with_reason(fact.reason, "entry-waiver-needs-reason")
    return replace(state, ledger=state.ledger.with_entry(state.ledger.waiver(fact.number)))


def _pledged(state: EventState, fact: actions.PledgeMade, _at: int) -> EventState:
    entry = state.entry(fact.entry)
    require(not entry.is_house, "entry-house-team-no-pledge")
    amounts = (fact.cents_per_point, fact.cents)
    require(min(amounts) >= 0 < max(amounts), "entry-pledge-empty")
    require(fact.pledge not in state.pledges, "entry-pledge-taken", number=fact.pledge)
    pledge = Pledge(fact.pledge, fact.entry, fact.cents_per_point, fact.cents)
    return replace(state, pledges=put(state.pledges, fact.pledge, pledge))


def _unpledged(state: EventState, fact: actions.PledgeWithdrawn, _at: int) -> EventState:
    require(fact.pledge in state.pledges, "entry-no-pledge", number=fact.pledge)
    return replace(state, pledges=without(state.pledges, fact.pledge))


def _collected(state: EventState, fact: actions.PledgeCollected, _at: int) -> EventState:
    require(fact.pledge in state.pledges, "entry-no-pledge", number=fact.pledge)
    pledge = state.pledges[fact.pledge]
    require(not pledge.is_collected, "entry-pledge-collected", number=fact.pledge)
    division = state.division(state.entry(pledge.entry).division)
    require(
        not pledge.cents_per_point or division.stage == "certified",
        "entry-points-not-final",
        division=division.name,
    )
    return replace(
        state, pledges=put(state.pledges, fact.pledge, replace(pledge, is_collected=True))
    )


MONEY: Final[dict[type, Apply]] = {
    actions.MoneyPosted: _posted,
    actions.MoneyReversed: _reversed_,
    actions.FeeWaived: _waived,
    actions.PledgeMade: _pledged,
    actions.PledgeWithdrawn: _unpledged,
    actions.PledgeCollected: _collected,
}
