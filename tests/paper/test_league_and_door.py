"""What else a desk prints: fixtures, blank sheets, the list at the door, badges, posters."""

from __future__ import annotations

import re
from datetime import date

import pytest

from rackhouse.contest import ORGANISER, Result, actions
from rackhouse.contest.formats import FreshTables, RoundRobin, Swiss
from rackhouse.contest.plan import Field, SignUpTerms
from rackhouse.contest.schedule import instant
from rackhouse.errors import IllegalError
from rackhouse.messages import LANGUAGES, Voice
from rackhouse.paper import SIZES, Paper
from rackhouse.paper.blank_sheets import blank_sheet, blank_sheets
from rackhouse.paper.check_in import check_in_list
from rackhouse.paper.fixtures import fixture_list
from rackhouse.paper.names import EntryNames
from rackhouse.paper.poster import sign_up_poster
from rackhouse.paper.rule_sheet import rule_sheet
from rackhouse.paper.slips import badges
from rackhouse.rules import Sheet
from rackhouse.rules.explain import parts_of
from tests.kit.desk import DAY, ZONE, Desk, player
from tests.kit.pdf import faults, marked, pages, pieces, text_of
from tests.paper.people import people

LINK = "https://hall.example/events/senior-games-of-the-year-2027/sign-up"


@pytest.mark.parametrize("paper", SIZES)
def test_fixtures_have_weeks_deadlines_results_and_agreed_times(paper: Paper) -> None:
    desk = Desk.preset("depaul")
    desk.enter(9)
    desk.start()
    first, second, third = desk.state.outstanding()[:3]
    desk.result(first.number, 401, 377)
    given = Result("forfeit", winner=second.sides[0], reason="The other wrote that she is ill.")
    desk.do(actions.RecordResult(second.number, second.sides, given, sure=True))
    at = instant(date(2027, 1, 16), DAY.opens, ZONE)
    desk.do(actions.ProposeTime(third.number, third.sides[0], at), player(third.sides[0]))
    desk.do(actions.AcceptTime(third.number, third.sides[1], at), player(third.sides[1]))
    data = fixture_list(desk.state, people(9), "main", paper=paper)
    text = text_of(data)
    assert "until Sunday, January 17, 2027 at 11:59 PM" in text
    assert "401 : 377" in text
    assert "forfeit" in text
    assert "Sat, Jan 16, 9:00 AM" in text
    assert [f"Week {week}" in text for week in range(1, 10)] == [True] * 9
    assert not [*faults(data)]


def test_fixtures_of_larger_tables_give_each_name_its_score() -> None:
    desk = Desk.of(FreshTables(smallest=3), 7)
    desk.start()
    with pytest.raises(IllegalError, match="Nothing is paired yet"):
        fixture_list(desk.state, people(7), "main")
    pairings = desk.pair()
    for pairing in pairings:
        desk.result(pairing.number, *range(300, 300 + len(pairing.sides)))
    told = " ".join(text_of(fixture_list(desk.state, EntryNames(), "main")).split())
    for pairing in pairings:
        sides = enumerate(pairing.sides)
        assert " ".join(f"Entry {side} {300 + place}" for place, side in sides) in told
    assert not [*faults(fixture_list(desk.state, people(7), "main"))]


@pytest.mark.parametrize("name", Sheet.names())
@pytest.mark.parametrize("paper", SIZES)
def test_blank_sheets_carry_the_names_and_the_colours_of_the_house(name: str, paper: Paper) -> None:
    desk = Desk.of(Swiss(), 5)
    desk.start()
    desk.pair()
    rules = Sheet.named(name).rules
    data = blank_sheets(desk.state, people(5), rules, "main", 1, paper=paper)
    assert len(pages(data)) == 2
    assert f"{rules.colours.triple_word}: word counts triple" in text_of(data)
    assert not [*faults(data)]


def test_a_blank_sheet_can_be_had_outside_any_event() -> None:
    data = blank_sheet(Sheet.named("base").rules, ["", "", "", ""])
    assert text_of(data).count("Final") == 4
    assert not [*faults(data)]


def test_the_list_at_the_door_has_everybody_and_what_is_looked_at() -> None:
    desk = Desk.preset("washburn")
    desk.enter(61, answered=("eligibility",), brings=("board", "clock"))
    desk.do(actions.CheckId(3, proper=True))
    desk.do(actions.CheckIn(3))
    desk.do(actions.Withdraw(4))
    data = check_in_list(desk.state, EntryNames())
    lines = text_of(data).splitlines()
    assert "Entry 3" in lines
    assert "Entry 4" not in lines
    assert "ID seen" in lines
    assert lines[lines.index("Here ") + 1] == "1"
    assert not [*faults(check_in_list(desk.state, people(61)))]


def test_the_list_at_the_door_has_a_box_for_each_thing_that_is_looked_at() -> None:
    keys = ("student card", "age", "waiver", "medical note", "membership")
    fields = tuple(Field(key, f"Have you a {key}?", verified=True) for key in keys)
    desk = Desk.of(Swiss(), 12, fields=fields)
    desk.do(actions.CheckEligibility(1, "age", eligible=True))
    data = check_in_list(desk.state, people(12))
    assert all(key.capitalize() in text_of(data) for key in keys)
    assert not [*faults(data)]


def test_the_list_at_the_door_has_a_box_for_the_entry_fee_ticked_where_it_is_paid() -> None:
    desk = Desk.of(Swiss(), 2)
    assert "Fee paid" not in text_of(check_in_list(desk.state, people(2)))
    desk.do(actions.SetSignUp(SignUpTerms(fee=2500)), ORGANISER)
    open_ = check_in_list(desk.state, people(2))
    assert "Fee paid" in text_of(open_)
    desk.do(actions.SetFeePaid(1, paid=True))
    paid = check_in_list(desk.state, people(2))
    assert len(paid) > len(open_)
    assert not [*faults(paid)]


def test_the_list_at_the_door_ends_with_the_waiting_list_in_its_order() -> None:
    desk = Desk.of(Swiss())
    desk.do(actions.SetSignUp(SignUpTerms(most=2)), ORGANISER)
    for _ in range(4):
        desk.do(actions.AddEntry("main"), player(1))
    names = EntryNames({1: "Ann", 2: "Bob", 3: "Zoe", 4: "Cat"})
    data = check_in_list(desk.state, names)
    lines = text_of(data).splitlines()
    at = lines.index("Waiting list")
    assert {"Ann", "Bob"} <= set(lines[:at])
    assert [one.strip() for one in lines[at + 1 :]] == ["1", "Zoe", "2", "Cat"]
    assert not [*faults(data)]


def test_the_list_at_the_door_names_divisions() -> None:
    desk = Desk.preset("iowa")
    for division in desk.state.divisions:
        desk.enter(20, division)
    data = check_in_list(desk.state, people(60))
    assert text_of(data).count("70 and over") == 20
    assert not [*faults(data)]


@pytest.mark.parametrize("paper", SIZES)
def test_everybody_has_a_badge_members_of_teams_one_each(paper: Paper) -> None:
    desk = Desk.preset("fundraiser")
    with pytest.raises(IllegalError, match="Nobody is entered yet"):
        badges(desk.state, EntryNames())
    desk.enter(3, kind="team", members=("p1", "p2"))
    desk.enter(9, kind="team")
    data = badges(desk.state, people(12), links=dict.fromkeys(range(1, 13), LINK), paper=paper)
    text = text_of(data)
    assert (text.count("Ann Lee"), text.count("No. 2\n"), text.count("No. 12")) == (3, 2, 1)
    assert len(pages(data)) == 2
    assert not [*faults(data)]
    assert not [one for page in pages(data) for one in marked(page)], "the code stays free"


def test_a_usual_name_fills_its_badge() -> None:
    desk = Desk.of(Swiss(), 1)
    [page] = pages(badges(desk.state, EntryNames({1: "Ann Lee"}), links={1: LINK}))
    [name] = [piece for piece in pieces(page) if piece.text == "Ann Lee"]
    assert name.top - name.base > 20
    assert not [*marked(page)]


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("preset", ["washburn", "depaul", "fundraiser", "iowa", "priston"])
def test_a_poster_says_where_and_leads_to_the_sign_up(preset: str, paper: Paper) -> None:
    plan = Desk.preset(preset).state.event
    data = sign_up_poster(Desk.preset(preset).state, LINK, paper=paper)
    text = text_of(data)
    assert plan.title in text
    text = text.replace("\n", " ")
    assert plan.venue.name in text
    assert LINK in text.replace(" ", "")
    assert not [*faults(data)]


def test_a_poster_tells_prices_and_what_to_bring_in_large_type() -> None:
    night = sign_up_poster(Desk.preset("fundraiser").state, LINK, currency="EUR")
    assert "A letter: €1.00 for each point" in text_of(night)
    knockout = sign_up_poster(Desk.preset("washburn").state, LINK)
    assert "Current picture ID: nobody plays without one." in " ".join(text_of(knockout).split())
    [page] = pages(knockout)
    sizes = [(one.top - one.base) / 0.62 for one in pieces(page) if one.text in ("When", "Bring")]
    assert min(sizes) >= 20


def test_no_word_of_a_title_stands_alone_in_the_last_line_of_a_poster() -> None:
    desk = Desk.of(Swiss(), title="Spring Open at the Old Mill")
    lines = text_of(sign_up_poster(desk.state, LINK)).splitlines()
    assert "Mill" not in lines
    assert {"Spring Open", "at the Old Mill"} <= set(lines)


def test_a_poster_holds_a_long_title_and_leaves_out_what_has_no_room() -> None:
    desk = Desk.of(
        RoundRobin(),
        title="A night of letters for the old mill " * 4,
        notices=tuple("Something that holds in the room at all times. " * 7 for _ in "12345"),
    )
    data = sign_up_poster(desk.state, LINK)
    assert len(pages(data)) == 1
    assert not [*faults(data)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", Sheet.names())
def test_a_rule_sheet_has_every_rule_with_its_basis(name: str, language: str) -> None:
    sheet, voice = Sheet.named(name), Voice(language)
    data = rule_sheet(sheet, voice)
    text = " ".join(text_of(data).split())
    for part in parts_of(sheet.rules, sheet.event):
        for sentence in part.sentences:
            assert voice.say(sentence.message).replace("\u00a0", " ") in text
            assert sentence.basis(sheet.basis, voice) in text
    assert not [*faults(data)]


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", Sheet.names())
def test_the_rules_are_on_two_pages_and_their_codes_in_the_annex(
    name: str, language: str, paper: Paper
) -> None:
    sheet, voice = Sheet.named(name), Voice(language)
    first, second, *annex = pages(rule_sheet(sheet, voice, paper=paper))
    rules = " ".join((first.extract_text() + second.extract_text()).split())
    told = [one for part in parts_of(sheet.rules, sheet.event) for one in part.sentences]
    assert all(voice.say(one.message).replace("\u00a0", " ") in rules for one in told)
    assert not re.search(r"\b[A-Z]-\d\d", rules)
    assert len(annex) == 1
    assert len(set(re.findall(r"\b[A-Z]-\d\d", annex[0].extract_text()))) > 10


def test_a_rule_sheet_explains_how_gaps_are_read_and_what_letters_are_worth() -> None:
    text = " ".join(text_of(rule_sheet(Sheet.named("base"), Voice())).split())
    assert "A-34 Where a sheet names no winner, it is the highest score." in text
    assert "E \u00d712" in text
