"""The ledger: whole cents, balanced entries, nothing edited, owed is never paid (A-33)."""

from __future__ import annotations

from collections import Counter
from typing import Literal, TypeAlias

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.errors import IllegalError
from rackhouse.ledger import CASH, Ledger, LedgerEntry, Posting, tab_of

SIDES = 4
CAUSES = ("failed challenge", "A letter", "Sneak-A-Peek")

Step: TypeAlias = tuple[Literal["fee", "payment", "reversal", "waiver"], int, int]
"""What happens, to which side or entry, how many cents."""

STEPS = st.lists(
    st.tuples(
        st.sampled_from(["fee", "payment", "reversal", "waiver"]),
        st.integers(0, SIDES - 1) | st.integers(0, 40),
        st.integers(1, 100_000),
    ),
    max_size=30,
)


def kept(steps: list[Step]) -> Ledger:
    """A ledger after these steps; what is not allowed is left out."""
    ledger = Ledger()
    for kind, which, cents in steps:
        side, cause = which % SIDES, CAUSES[cents % len(CAUSES)]
        try:
            if kind == "fee":
                entry = ledger.fee(side, cause, cents)
            elif kind == "payment":
                entry = ledger.payment(side, cents)
            elif kind == "reversal":
                entry = ledger.reversal(which)
            else:
                entry = ledger.waiver(which)
        except IllegalError:
            continue
        ledger = ledger.with_entry(entry)
    return ledger


@pytest.mark.rule("A-33")
@given(STEPS)
def test_every_entry_and_so_the_whole_ledger_sums_to_zero(steps: list[Step]) -> None:
    ledger = kept(steps)
    for entry in ledger.entries:
        assert sum(posting.cents for posting in entry.postings) == 0
    accounts = {posting.account for entry in ledger.entries for posting in entry.postings}
    assert sum(map(ledger.balance, accounts)) == 0


@pytest.mark.rule("A-33")
@given(STEPS)
def test_what_was_raised_is_what_was_paid_and_what_is_owed(steps: list[Step]) -> None:
    ledger = kept(steps)
    owed = sum(map(ledger.owed, range(SIDES)))
    assert ledger.raised() == ledger.paid() + owed
    assert ledger.raised() == sum(map(ledger.raised, CAUSES))


@pytest.mark.rule("A-33")
@given(STEPS)
def test_totals_are_those_of_the_fees_and_payments_that_were_not_voided(steps: list[Step]) -> None:
    ledger = kept(steps)
    voided = {entry.reverses for entry in ledger.entries}
    fees, payments = Counter[int](), Counter[int]()
    for entry in ledger.entries:
        if entry.number not in voided:
            if entry.kind == "fee":
                fees[entry.side] += entry.cents
            elif entry.kind == "payment":
                payments[entry.side] += entry.cents
    assert ledger.raised() == fees.total()
    assert ledger.paid() == payments.total()
    for side in range(SIDES):
        assert ledger.owed(side) == fees[side] - payments[side]


@pytest.mark.rule("A-33")
@given(STEPS)
def test_entries_are_numbered_without_gaps_and_never_change(steps: list[Step]) -> None:
    ledger = kept(steps)
    assert [entry.number for entry in ledger.entries] == list(range(1, len(ledger.entries) + 1))
    longer = ledger.with_entry(ledger.fee(0, "A letter", 100))
    assert longer.entries[:-1] == ledger.entries
    for entry in ledger.entries:
        assert all(isinstance(posting.cents, int) for posting in entry.postings)


@given(STEPS)
def test_a_ledger_survives_being_written_down(steps: list[Step]) -> None:
    ledger = kept(steps)
    assert msgspec.json.decode(msgspec.json.encode(ledger), type=Ledger) == ledger


@pytest.mark.rule("A-33")
@given(st.lists(st.integers(-1000, 1000), min_size=1, max_size=4).filter(sum))
def test_a_posting_that_does_not_balance_cannot_exist(cents: list[int]) -> None:
    postings = tuple(Posting(CASH, amount) for amount in cents)
    with pytest.raises(IllegalError, match="is off balance by"):
        LedgerEntry(1, "fee", 0, "A letter", postings)


def two_fees() -> Ledger:
    ledger = Ledger()
    ledger = ledger.with_entry(ledger.fee(0, "A letter", 800))
    return ledger.with_entry(ledger.fee(1, "failed challenge", 500))


@pytest.mark.rule("A-33")
def test_a_fee_is_owed_and_raised_and_not_paid() -> None:
    ledger = two_fees()
    assert (ledger.owed(0), ledger.owed(1)) == (800, 500)
    assert (ledger.raised(), ledger.raised("A letter"), ledger.paid()) == (1300, 800, 0)
    assert ledger.balance(tab_of(0)) == 800


@pytest.mark.rule("A-33")
def test_a_payment_moves_money_from_the_tab_to_the_cash_box_and_raises_nothing() -> None:
    ledger = two_fees()
    ledger = ledger.with_entry(ledger.payment(0, 300))
    assert (ledger.owed(0), ledger.paid(), ledger.raised()) == (500, 300, 1300)


@pytest.mark.rule("A-33")
def test_a_reversal_undoes_an_entry_and_both_stay() -> None:
    ledger = two_fees()
    ledger = ledger.with_entry(ledger.reversal(1))
    assert (ledger.owed(0), ledger.raised(), len(ledger.entries)) == (0, 500, 3)
    assert ledger.entries[2].reverses == 1


@pytest.mark.rule("A-33")
def test_a_voided_payment_is_owed_again() -> None:
    ledger = two_fees()
    ledger = ledger.with_entry(ledger.payment(0, 800))
    ledger = ledger.with_entry(ledger.reversal(3))
    assert (ledger.owed(0), ledger.paid()) == (800, 0)


@pytest.mark.rule("A-33")
def test_a_waiver_lets_a_side_off_a_fee_and_is_told_apart_from_a_mistake() -> None:
    ledger = two_fees()
    entry = ledger.waiver(2)
    assert (entry.kind, entry.side, entry.cause) == ("waiver", 1, "failed challenge")
    ledger = ledger.with_entry(entry)
    assert (ledger.owed(1), ledger.raised(), ledger.raised("failed challenge")) == (0, 800, 0)


@pytest.mark.rule("A-33")
def test_nothing_is_voided_twice_and_a_voiding_entry_stays() -> None:
    ledger = two_fees()
    ledger = ledger.with_entry(ledger.waiver(1))
    ledger = ledger.with_entry(ledger.payment(1, 500))
    with pytest.raises(IllegalError, match="entry 1 has already been voided"):
        ledger.reversal(1)
    with pytest.raises(IllegalError, match="entry 3 voids another one"):
        ledger.reversal(3)
    with pytest.raises(IllegalError, match="entry 4 is not a fee, so it cannot be waived"):
        ledger.waiver(4)
    ledger = ledger.with_entry(ledger.reversal(4))
    with pytest.raises(IllegalError, match="entry 5 voids another one"):
        ledger.reversal(5)
    with pytest.raises(IllegalError, match="There is no ledger entry 0"):
        ledger.reversal(0)
