"""The entry fee of each entry is paid or open, and the ledger says the same."""

from __future__ import annotations

from rackhouse.contest import actions
from rackhouse.contest.formats import Swiss
from rackhouse.contest.money import fees_paid, raised_by_cause, statement
from rackhouse.contest.plan import SignUpTerms
from tests.kit.desk import Desk, player


def with_fee(cents: int = 2500) -> Desk:
    desk = Desk.of(Swiss(rounds=3), 3)
    desk.do(actions.SetSignUp(SignUpTerms(fee=cents)))
    return desk


def test_a_paid_fee_is_in_the_ledger_and_taken_back_it_is_reversed() -> None:
    desk = with_fee()
    desk.do(actions.SetFeePaid(2, paid=True))
    assert fees_paid(desk.state) == {2}
    assert (statement(desk.state, 2).owed, statement(desk.state, 2).paid) == (0, 2500)
    assert raised_by_cause(desk.state) == {"entry fee": 2500}
    desk.do(actions.SetFeePaid(2, paid=False))
    assert fees_paid(desk.state) == frozenset()
    assert (statement(desk.state, 2).owed, statement(desk.state, 2).paid) == (0, 0)
    assert len(desk.state.ledger.entries) == 4  # reversed, never erased
    desk.do(actions.SetFeePaid(2, paid=True))
    assert fees_paid(desk.state) == {2}
    assert desk.state.ledger.paid() == 2500


def test_a_fee_is_undone_like_anything_else_and_a_new_fee_leaves_old_payments() -> None:
    desk = with_fee()
    action = desk.do(actions.SetFeePaid(1, paid=True))
    desk.do(actions.SetFeePaid(3, paid=True))
    desk.do(actions.Undo(action))
    assert fees_paid(desk.state) == {3}
    desk.do(actions.SetSignUp(SignUpTerms(fee=3000)))
    assert fees_paid(desk.state) == {3}
    desk.do(actions.SetFeePaid(1, paid=True))
    assert desk.state.ledger.paid() == 5500


def test_a_payment_reversed_in_the_ledger_opens_the_fee_again() -> None:
    desk = with_fee()
    desk.do(actions.SetFeePaid(1, paid=True))
    desk.do(actions.ReverseMoney(2, "a wrong coin"))
    assert fees_paid(desk.state) == frozenset()
    desk.do(actions.SetFeePaid(1, paid=True))
    assert fees_paid(desk.state) == {1}
    assert statement(desk.state, 1).owed == 0


def test_fees_that_are_so_already_and_events_without_one_are_refused() -> None:
    desk = with_fee()
    assert "has not paid" in desk.refused(actions.SetFeePaid(1, paid=False))
    desk.do(actions.SetFeePaid(1, paid=True))
    assert "already paid" in desk.refused(actions.SetFeePaid(1, paid=True))
    assert "Only the organiser or the desk" in desk.refused(
        actions.SetFeePaid(1, paid=False), player(1)
    )
    free = with_fee(0)
    assert "no entry fee" in free.refused(actions.SetFeePaid(1, paid=True))


def test_a_list_says_who_has_paid() -> None:
    desk = with_fee()
    desk.do(actions.AddEntries((actions.AddEntry("main"),) * 3, paid=(0, 2)))
    assert fees_paid(desk.state) == {4, 6}
    free = with_fee(0)
    free.do(actions.AddEntries((actions.AddEntry("main"),), paid=(0,)))
    assert fees_paid(free.state) == frozenset()
