"""Two rounds of teams: totals decide, a house team fills the last table, money balances."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.contest import JUDGE, ORGANISER, SCORE_KEEPER, Refusal, actions
from rackhouse.contest.money import (
    CREDIT,
    donors,
    points_of,
    raised,
    raised_by_cause,
    statement,
    sums_by_cause,
)
from rackhouse.contest.plan import PaidHelp
from tests.kit.desk import Desk, player


def night(teams: int) -> Desk:
    desk = Desk.preset("fundraiser")
    desk.enter(teams, kind="team", members=("p1", "p2"))
    return desk


def sums_to_zero(desk: Desk) -> bool:
    return not sum(p.cents for e in desk.state.ledger.entries for p in e.postings)


def test_the_sum_of_both_rounds_wins_and_not_the_games() -> None:
    desk = night(4)
    desk.start()
    for scores in ((300, 299), (500, 301)):
        for pairing in desk.pair():
            low = [scores[0] if side == 1 else scores[1] for side in pairing.sides]
            desk.result(pairing.number, *(low if 1 in pairing.sides else (290, 280)))
    assert desk.rows()[0].entry == 1
    assert desk.rows()[0].points == 800
    assert desk.refused(actions.PairRound("main")) == (
        "There are 2 rounds, and all of them are paired."
    )


def test_level_totals_go_by_the_better_round() -> None:
    desk = night(2)
    desk.start()
    first = desk.pair()[0]
    desk.result(first.number, *(300 if side == 1 else 350 for side in first.sides))
    second = desk.pair()[0]
    desk.result(second.number, *(300 if side == 1 else 250 for side in second.sides))
    assert desk.places() == [(1, 2), (2, 1)]
    assert str(desk.rows()[0].by[0]) == "ahead on the better round, 350 to 300"


@pytest.mark.rule("A-37")
def test_an_odd_number_of_teams_plays_with_the_house_team_outside_standings_and_ledger() -> None:
    desk = night(3)
    desk.start()
    assert desk.refused(actions.PairRound("main")) == (
        "An odd number of teams needs a house team at the last table. Add one."
    )
    assert desk.refused(actions.AddEntry("main", kind="house"), player(1)) == (
        "Only the desk can add a house team."
    )
    [house] = desk.enter(1, kind="house")
    games = desk.pair()
    assert all(len(one.sides) == 2 for one in games)
    [with_house] = [one for one in games if house in one.sides]
    assert (
        str(with_house.reason)
        == "An odd number of teams: the house team plays, so nobody has a bye."
    )
    for pairing in games:
        desk.result(pairing.number, 400, 300)
    assert house not in [row.entry for row in desk.rows()]
    assert desk.refused(actions.Charge(house, "letter")) == (
        "A house team pays nothing. Charge somebody else."
    )
    assert house not in [side for one in desk.pair() for side in one.sides if one.is_bye]


def test_the_house_team_rests_when_the_number_is_even() -> None:
    desk = night(4)
    [house] = desk.enter(1, kind="house")
    desk.start()
    assert house not in [side for one in desk.pair() for side in one.sides]


def test_the_catalogue_is_the_sheets_and_an_organisers() -> None:
    desk = night(2)
    assert {one.key: one.cents for one in desk.state.event.catalogue} == {
        "letter": 100,
        "peek": 100,
        "failed challenge": 500,
    }
    more = (*desk.state.event.catalogue, PaidHelp("swap", "A swap", 250))
    desk.do(actions.SetCatalogue(more), ORGANISER)
    desk.do(actions.Charge(1, "swap"), SCORE_KEEPER)
    assert desk.state.ledger.raised("A swap") == 250
    assert desk.refused(actions.Charge(1, "hint")) == (
        "There is no hint in the catalogue. There is: letter, peek, failed challenge, and swap."
    )
    assert "have the key swap" in desk.refused(actions.SetCatalogue((*more, more[-1])), ORGANISER)


def test_what_is_bought_is_owed_until_it_is_paid() -> None:
    desk = night(2)
    desk.do(actions.Charge(1, "letter", count=8), SCORE_KEEPER)
    desk.do(actions.Charge(1, "failed challenge"), JUDGE)
    desk.do(actions.Charge(2, "peek", paid=True))
    assert statement(desk.state, 1).owed == 1300
    assert statement(desk.state, 2).owed == 0
    assert statement(desk.state, 2).paid == 100
    desk.do(actions.TakePayment(1, 1000))
    assert (statement(desk.state, 1).owed, statement(desk.state, 1).paid) == (300, 1000)
    assert raised(desk.state) == 1400
    assert [*raised_by_cause(desk.state).items()][:2] == [
        ("A letter", 800),
        ("A failed challenge", 500),
    ]
    assert sums_to_zero(desk)


def test_a_mistake_is_reversed_and_a_fee_can_be_waived() -> None:
    desk = night(2)
    desk.do(actions.Charge(1, "letter"))
    desk.do(actions.Charge(1, "peek"))
    desk.do(actions.ReverseMoney(1, "the other team bought it"))
    desk.do(actions.WaiveFee(2, "the dictionary was missing"))
    assert raised(desk.state) == statement(desk.state, 1).owed == 0
    assert len(desk.state.ledger.entries) == 4
    assert "already been voided" in desk.refused(actions.ReverseMoney(1, "again"))
    assert "reason" in desk.refused(actions.ReverseMoney(2, ""))
    assert sums_to_zero(desk)


def test_a_pledge_is_for_each_point_and_collected_when_points_are_final() -> None:
    desk = night(2)
    desk.do(actions.MakePledge(1, 2), player(1))
    desk.start()
    for _ in range(2):
        pairing = desk.pair()[0]
        desk.result(pairing.number, *(300 if side == 1 else 350 for side in pairing.sides))
    assert points_of(desk.state, 1) == 600
    assert raised(desk.state) == 1200
    assert "Collect the pledge then" in desk.refused(actions.CollectPledge(1))
    desk.do(actions.CertifyDivision("main"), ORGANISER)
    desk.do(actions.CollectPledge(1))
    assert raised(desk.state) == desk.state.ledger.paid() == 1200
    assert "collected" in desk.refused(actions.CollectPledge(1))
    assert statement(desk.state, 1).owed == 0


def test_a_pledge_of_one_sum_is_collected_whenever_it_is_given() -> None:
    desk = night(2)
    assert desk.refused(actions.MakePledge(1)) == "Pledge an amount above 0."
    assert "above 0" in desk.refused(actions.MakePledge(1, cents_per_point=5, cents=-1))
    desk.do(actions.MakePledge(1, cents=2500))
    assert raised(desk.state) == 2500
    desk.do(actions.CollectPledge(1))
    assert raised(desk.state) == desk.state.ledger.paid() == 2500


def test_undoing_a_charge_reverses_it_and_reversed_money_stays_reversed() -> None:
    desk = night(2)
    action = desk.do(actions.Charge(1, "letter", count=3))
    undoing = desk.do(actions.Undo(action))
    assert statement(desk.state, 1).owed == 0
    assert [entry.kind for entry in desk.state.ledger.entries] == ["fee", "reversal"]
    assert "Do the action again" in desk.refused(actions.Undo(undoing))
    desk.do(actions.Charge(1, "letter", count=3))
    assert statement(desk.state, 1).owed == 300
    assert sums_to_zero(desk)
    reversal = desk.do(actions.ReverseMoney(3, "a slip"))
    assert "Charge the amount again" in desk.refused(actions.Undo(reversal))


def test_undoing_a_team_undoes_what_it_owes() -> None:
    desk = night(2)
    [late] = desk.enter(1, kind="team")
    added = desk.state.number
    charged = desk.do(actions.Charge(late, "peek"))
    assert desk.refused(actions.Undo(added)) == (
        f"Later actions depend on action {added}: no. {charged}. "
        "Undo all of them together, or none."
    )
    desk.do(actions.Undo(added, together=True))
    assert late not in desk.state.entries
    assert raised(desk.state) == 0
    assert sums_to_zero(desk)
    [next_one] = desk.enter(1, kind="team")
    assert next_one == late + 1  # a number is never given twice


def test_somebody_without_a_team_donates_buys_tickets_or_promises() -> None:
    desk = night(2)
    tickets = PaidHelp("raffle ticket", "Raffle ticket", 250)
    desk.do(actions.SetCatalogue((tickets,)), ORGANISER)
    desk.do(actions.TakeDonation(2_000))
    desk.do(actions.TakeDonation(help="raffle ticket", count=3))
    desk.do(actions.TakeDonation(1_500, "New roof", paid=False))
    assert donors(desk.state) == (-1, -2, -3)
    assert raised_by_cause(desk.state) == {"donation": 2_000, "New roof": 1_500, tickets.title: 750}
    assert (desk.state.ledger.paid(), raised(desk.state)) == (2_750, 4_250)
    desk.do(actions.TakePayment(-3, 500))
    assert statement(desk.state, -3).owed == 1_000
    assert desk.refused(actions.TakePayment(-4, 500)) == (
        "There is no such donor. Take a new donation instead."
    )
    assert desk.refused(actions.ChargeFee(-9, "a tea", 100)) == (
        "There is no such donor. Take a new donation instead."
    )
    assert desk.refused(actions.TakeDonation()) == (
        "Give an amount above 0. To take money back, reverse its entry."
    )
    assert sums_to_zero(desk)


def test_an_undone_donation_is_reversed_and_its_number_is_not_given_again() -> None:
    desk = night(2)
    desk.do(actions.TakeDonation(2_000))
    desk.do(actions.Undo(desk.book.lines[-1].action))
    assert (raised(desk.state), desk.state.ledger.paid()) == (0, 0)
    desk.do(actions.TakeDonation(300))
    assert donors(desk.state) == (-1, -2)
    assert statement(desk.state, -2).paid == 300


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["donate", "promise", "fee", "pay", "reverse", "waive", "pledge"]),
            st.integers(1, 4),
            st.integers(1, 5_000),
        ),
        max_size=25,
    )
)
def test_the_report_by_cause_adds_up_to_the_cash_box_and_to_all_that_is_raised(
    steps: list[tuple[str, int, int]],
) -> None:
    desk = night(4)
    for what, who, cents in steps:
        number = 1 + cents % max(1, len(desk.state.ledger.entries))
        command: dict[str, actions.EventCommand] = {
            "donate": actions.TakeDonation(cents, f"cause {who}"),
            "promise": actions.TakeDonation(cents, f"cause {who}", paid=False),
            "fee": actions.ChargeFee(who, f"cause {cents % 3}", cents),
            "pay": actions.TakePayment(who, cents),
            "reverse": actions.ReverseMoney(number, "wrong"),
            "waive": actions.WaiveFee(number, "wrong"),
            "pledge": actions.MakePledge(who, cents=cents),
        }
        if not isinstance(desk.answer(command[what]), Refusal):
            desk.do(command[what])
    if 1 in desk.state.pledges:
        desk.do(actions.CollectPledge(1))
    sums = sums_by_cause(desk.state)
    assert sum(one.paid for one in sums) == desk.state.ledger.paid()
    assert sum(one.raised for one in sums) == raised(desk.state)
    assert all(one.promised >= 0 for one in sums if one.cause != CREDIT)
