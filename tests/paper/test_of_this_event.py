"""Posters, rules and certificates tell what holds at this event: its money, weeks and groups."""

from __future__ import annotations

from datetime import time

from msgspec.structs import replace

from rackhouse.contest import ORGANISER, actions
from rackhouse.contest.formats import Ladder, Quads, Swiss
from rackhouse.contest.plan import SignUpTerms
from rackhouse.messages import Voice
from rackhouse.paper.certificates import certificates
from rackhouse.paper.fixtures import fixture_list
from rackhouse.paper.poster import sign_up_poster
from rackhouse.paper.prizes import prize_list
from rackhouse.paper.rule_sheet import rule_sheet
from rackhouse.rules import Sheet
from tests.kit.desk import Desk
from tests.kit.pdf import faults, pages, text_of
from tests.paper.people import people


def flat(data: bytes) -> str:
    return " ".join(text_of(data).split())


def test_a_poster_tells_the_entry_fee_with_the_other_prices() -> None:
    desk = Desk.preset("fundraiser")
    desk.do(actions.SetSignUp(SignUpTerms(fee=2500)), ORGANISER)
    german = flat(
        sign_up_poster(desk.state, "https://hall.example", Voice("de-DE"), currency="EUR")
    )
    assert "Preise Startgeld: 25,00 € Ein Buchstabe: 1,00 € je Punkt" in german
    assert "Erfolglos angezweifelt: 5,00 €" in german


def test_a_poster_of_a_league_tells_when_it_begins_and_why_to_bring_an_id() -> None:
    told = flat(sign_up_poster(Desk.preset("depaul").state, "https://hall.example"))
    assert "When From Monday, January 11, 2027, a match every week" in told
    assert "Bring An ID, to borrow what you need." in told


def test_an_hour_and_its_am_or_pm_stay_in_one_line() -> None:
    desk = Desk.of(Swiss())
    session = replace(desk.state.event.sessions[0], closes=time(22))
    desk.do(actions.ChangeSchedule((session,), "Longer games."), ORGANISER)
    lines = text_of(sign_up_poster(desk.state, "https://hall.example")).splitlines()
    assert not [line for line in lines if line.strip() in ("AM", "PM")]
    assert "10:00 PM" in " ".join(lines)


def test_rules_have_their_prices_in_the_money_of_the_event() -> None:
    told = flat(rule_sheet(Sheet.named("fundraiser"), Voice("de-DE"), currency="EUR"))
    assert "1,00 €" in told
    assert "5,00 €" in told
    assert "$" not in told


def test_the_winner_of_a_quad_shares_a_place_with_nobody_of_another() -> None:
    desk = Desk.of(Quads(), 8)
    desk.start(seeds=tuple(range(1, 9)))
    for _ in range(3):
        for pairing in desk.pair():
            desk.win(pairing.number, min(pairing.sides))
    data = certificates(desk.state, people(8), "main")
    told = flat(data)
    assert len(pages(data)) == 6
    assert "shared with" not in told
    assert told.count("place 1 of 4, with 3 wins") == 2
    assert "Event, Quad 1" in told
    assert "Event, Quad 2" in told


def test_a_certificate_of_a_ladder_counts_rungs_and_no_points() -> None:
    desk = Desk.of(Ladder(), 4)
    desk.start(seeds=(1, 2, 3, 4))
    desk.do(actions.ChallengeOnLadder(2, 1))
    desk.win(desk.between(1, 2).number, 1)
    told = flat(certificates(desk.state, people(4), "main"))
    assert "place 1 of" in told
    assert "points" not in told


def test_a_prize_list_without_money_says_nothing_of_money() -> None:
    told = flat(prize_list(Desk.preset("washburn").state, people(2), ["main"]))
    assert "Champion" in told
    assert "money" not in told.casefold()


def test_a_long_description_of_a_format_stays_on_the_paper() -> None:
    desk = Desk.of(Quads(), 8)
    desk.start(seeds=tuple(range(1, 9)))
    desk.pair()
    assert not [*faults(fixture_list(desk.state, people(8), "main"))]
