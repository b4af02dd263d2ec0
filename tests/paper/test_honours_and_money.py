"""Certificates for what was earned; statements of what was charged, paid and taken back."""

from __future__ import annotations

import pytest

from rackhouse.contest import ORGANISER, actions
from rackhouse.contest.formats import Knockout, Swiss
from rackhouse.contest.money import raised, statement
from rackhouse.contest.plan import Award
from rackhouse.errors import IllegalError
from rackhouse.messages import Amount, Voice
from rackhouse.paper import SIZES, Paper
from rackhouse.paper.certificates import certificates
from rackhouse.paper.charity import receipt
from rackhouse.paper.ledger import ledger_statements, statement_of
from rackhouse.paper.names import EntryNames
from rackhouse.paper.prizes import prize_list
from tests.kit.desk import Desk
from tests.kit.pdf import faults, pages, text_of
from tests.paper.people import people


def dollars(cents: int) -> str:
    return Voice().say(Amount(cents, "USD")).replace("-", "\u2212")


def night() -> Desk:
    """A charity night with fees, payments, a reversal, a waiver and a pledge."""
    desk = Desk.preset("fundraiser")
    desk.enter(4, kind="team", members=("p1", "p2"))
    desk.start()
    for pairing in desk.pair():
        desk.result(pairing.number, *(300 + 20 * side for side in pairing.sides))
    desk.do(actions.Charge(1, "letter", count=3))
    desk.do(actions.ChargeFee(1, "failed challenge", 500))
    desk.do(actions.TakePayment(1, 700))
    desk.do(actions.ReverseMoney(2, "the judge was wrong"), ORGANISER)
    desk.do(actions.ChargeFee(2, "a raffle", 1_234_56))
    desk.do(actions.WaiveFee(5, "a gift"), ORGANISER)
    desk.do(actions.MakePledge(3, 5), ORGANISER)
    return desk


def test_a_statement_shows_what_was_charged_paid_and_reversed() -> None:
    desk = night()
    names = EntryNames({1: "The Quips"}, {"p1": "Ann Lee"})
    data = statement_of(desk.state, names, 1)
    text = text_of(data)
    lines = text.splitlines()
    letters = desk.state.ledger.entries[0].cents
    found = statement(desk.state, 1)
    assert (found.owed, found.paid) == (letters - 700, 700)
    assert "Reversed by no. 4." in lines
    assert "Reversal of no. 2: failed challenge" in lines
    assert "\u2212$5.00" in lines
    assert lines[lines.index("Total") + 1 :][:3] == [
        dollars(cents) for cents in (letters, 700, letters - 700)
    ]
    assert f"{dollars(700 - letters)} in credit" in lines
    assert "Ann Lee" in lines
    assert not [*faults(data)]


def test_the_ledger_has_all_of_them_and_what_was_raised() -> None:
    desk = night()
    data = ledger_statements(desk.state, people(4))
    text = text_of(data)
    assert len(pages(data)) == 2
    assert dollars(raised(desk.state)) in pages(data)[0].extract_text()
    assert "Waiver of no. 5: a raffle" in text
    assert "\u2212$1,234.56" in text
    assert "to be collected" in text
    assert text.count("paid up") == 1
    assert not [*faults(data)]


def test_a_ledger_without_lines_is_a_page_of_zeros() -> None:
    desk = Desk.preset("fundraiser")
    assert len(pages(ledger_statements(desk.state, EntryNames()))) == 1
    desk.enter(1, kind="team")
    assert "paid up" in text_of(statement_of(desk.state, EntryNames(), 1))
    with pytest.raises(IllegalError, match="There is no entry 9"):
        statement_of(desk.state, EntryNames(), 9)


def test_money_is_written_as_people_of_the_place_do() -> None:
    desk = night()
    names = EntryNames(voice=Voice("de-DE"))
    assert "1.234,56 €" in text_of(statement_of(desk.state, names, 2, currency="EUR"))


@pytest.mark.parametrize("paper", SIZES)
def test_each_award_has_a_certificate_for_each_who_earned_it(paper: Paper) -> None:
    desk = night()
    for pairing in desk.pair():
        desk.result(pairing.number, *(300 + 20 * side for side in pairing.sides))
    data = certificates(desk.state, people(4), "main", paper=paper)
    awards = [award.title for award in desk.state.division("main").plan.awards]
    text = text_of(data)
    assert [title in text for title in awards] == [True] * len(awards)
    assert "with a game of 380 points" in text
    assert all(page.mediabox.width > page.mediabox.height for page in pages(data))
    assert not [*faults(data)]


def test_a_shared_award_says_with_whom() -> None:
    desk = Desk.preset("fundraiser")
    desk.enter(2, kind="team")
    desk.start()
    desk.result(desk.pair()[0].number, 300, 300)
    text = text_of(certificates(desk.state, EntryNames({1: "Quips", 2: "Puns"}), "main"))
    assert "shared with Puns" in text
    assert "shared with Quips" in text
    assert " won" not in text  # points alone decide


def test_where_a_division_names_no_awards_the_first_three_are_honoured() -> None:
    desk = Desk.of(Knockout(third_place=True), 4)
    with pytest.raises(IllegalError, match="Nobody has earned an award yet"):
        certificates(desk.state, people(4), "main")
    desk.start(seeds=(1, 2, 3, 4))
    for _ in range(4):
        match = desk.state.outstanding()[0]
        desk.win(match.number, match.sides[0])
    data = certificates(desk.state, people(4), "main")
    assert [
        title in page.extract_text()
        for title, page in zip(
            ("First place", "Second place", "Third place"), pages(data), strict=True
        )
    ] == [True] * 3
    assert "place 1 of 4 in the knockout" in text_of(data)


@pytest.mark.parametrize("paper", SIZES)
def test_a_prize_list_has_winners_money_and_a_line_to_sign(paper: Paper) -> None:
    prizes = (
        Award("First", place=1, cents=10_000),
        Award("Second", place=2, cents=5_000),
        Award("High loss", most="high loss", cents=1_000),
    )
    desk = Desk.of(Swiss(rounds=1), 4)
    desk.do(actions.SetAwards("main", prizes), ORGANISER)
    desk.start()
    one, two = desk.pair()
    desk.result(one.number, 400, 300)
    names = EntryNames(dict(enumerate(["Ann", "Bob", "Cleo", "Dan"], start=1)))
    early = prize_list(desk.state, names, ["main"], currency="EUR", paper=paper)
    assert "€100.00" in text_of(early)
    assert "First" in text_of(early)
    desk.result(two.number, 400, 300)
    data = prize_list(desk.state, names, ["main"], currency="EUR", paper=paper)
    lines = text_of(data).splitlines()
    assert [lines[at + 2] for at, line in enumerate(lines) if line == "First"] == [
        "€75.00",
        "€75.00",
    ]
    assert lines[lines.index("Second") + 1] == "\u2013", "its money is with those who are first"
    assert "Received, signed" in lines
    assert "€160.00 in all." in text_of(data)
    assert not [*faults(early), *faults(data)]


def test_a_prize_list_sums_all_prizes_and_says_nothing_twice() -> None:
    prizes = (
        Award("First", place=1, cents=10_000),
        Award("Best junior", place=1, among="juniors", cents=3_000),
        Award("Class B, first", place=1, among="Class B", cents=2_000),
    )
    desk = Desk.of(Swiss(rounds=1), 2)
    desk.do(actions.SetAwards("main", prizes), ORGANISER)
    told = text_of(prize_list(desk.state, EntryNames(), ["main"]))
    assert "$150.00 in all." in told
    lines = told.splitlines()
    assert "juniors" in lines
    assert "Class B" not in lines
    desk.start()
    [match] = desk.pair()
    desk.win(match.number, 1)
    assert "$150.00 in all." in text_of(prize_list(desk.state, EntryNames(), ["main"]))


def test_what_is_only_promised_has_no_receipt_as_its_title() -> None:
    desk = night()
    promised = text_of(receipt(desk.state, people(4), pledge=1)).splitlines()
    assert "Pledge" in promised
    assert "Receipt" not in promised
    assert "Receipt" in text_of(receipt(desk.state, people(4), number=3)).splitlines()


def test_a_division_without_awards_has_no_prize_list() -> None:
    with pytest.raises(IllegalError, match="There are no awards yet"):
        prize_list(Desk.of(Swiss(), 2).state, EntryNames(), ["main"])
