"""Standings and brackets are printed as they stand, and can be read at any size."""

from __future__ import annotations

import pytest

from rackhouse.contest import ORGANISER, Result, actions
from rackhouse.contest.formats import ClubMatch, FreshTables, Knockout, RoundRobin, Swiss
from rackhouse.errors import IllegalError
from rackhouse.paper import SIZES, Paper
from rackhouse.paper.bracket import bracket_chart
from rackhouse.paper.names import EntryNames
from rackhouse.paper.pen import Pen
from rackhouse.paper.standings import league_table, standings_list
from tests.kit.desk import Desk
from tests.kit.pdf import faults, pages, pieces, text_of
from tests.paper.people import people


def played(desk: Desk, rounds: int = 1) -> Desk:
    """The same event after so many rounds, each game with scores of its own."""
    for _ in range(rounds):
        for pairing in desk.pair():
            if not pairing.is_bye:
                scores = (300 + side * 37 % 160 for side in pairing.sides)
                desk.result(pairing.number, *scores)
    return desk


def bracket(entries: int, matches: int = 0, *, third_place: bool = True) -> Desk:
    """A knockout after so many matches."""
    desk = Desk.of(Knockout(third_place=third_place), entries)
    desk.start(seeds=tuple(range(1, entries + 1)))
    for _ in range(matches):
        match = desk.state.outstanding()[0]
        desk.win(match.number, match.sides[0])
    return desk


def test_type_that_covers_type_is_seen() -> None:
    pen = Pen(SIZES["a4"], "A test")
    pen.text(100, 100, "Ruth", size=12)
    pen.text(110, 103, "Walt", size=12)
    pen.text(2, 300, "Dana", size=12)
    near, covered = faults(pen.finish())
    assert "too near to the edge" in near
    assert "covers" in covered


@pytest.mark.parametrize("paper", SIZES)
def test_standings_say_in_words_what_separates(paper: Paper) -> None:
    desk = Desk.of(Swiss(), 20)
    desk.start()
    data = standings_list(played(desk, 2).state, people(20), "main", paper=paper)
    text = text_of(data)
    assert "Ahead on spread" in text
    assert "Swiss, 5 rounds, nobody meets twice." in text
    assert (
        "Places go by wins, spread, the wins of the opponents met, and points, in this order."
        in text
    )
    assert not [*faults(data)]


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("entries", [4, 12, 24, 40])
def test_standings_are_on_one_page_where_they_fit(entries: int, paper: Paper) -> None:
    desk = Desk.of(Swiss(), entries)
    desk.start()
    names = EntryNames({number: f"Ann Lee {number}" for number in range(1, entries + 1)})
    data = standings_list(played(desk, 3).state, names, "main", paper=paper)
    (page,) = pages(data)
    sizes = {round(one.top - one.base, 2) for one in pieces(page) if one.text.startswith("Ann Lee")}
    assert len(sizes) == 1
    assert min(sizes) >= 8 * 0.62
    assert not [*faults(data)]


def test_who_withdrew_is_said_and_a_certified_result_is_final() -> None:
    desk = Desk.of(Swiss(rounds=1), 4)
    desk.start()
    played(desk)
    desk.do(actions.Withdraw(2))
    assert "Withdrew" in text_of(standings_list(desk.state, people(4), "main"))
    desk.do(actions.CertifyDivision("main"), ORGANISER)
    assert "final" in text_of(standings_list(desk.state, people(4), "main"))


def test_the_sum_of_rounds_stands_beside_its_parts() -> None:
    desk = Desk.preset("fundraiser")
    desk.enter(4, kind="team")
    desk.start()
    desk.result(desk.pair()[0].number, 310, 290)
    text = text_of(standings_list(desk.state, EntryNames(), "main"))
    assert "Round 1" in text
    assert "310" in text


@pytest.mark.parametrize("format_", [FreshTables(), RoundRobin(), Knockout()])
def test_every_format_has_its_standings(format_: FreshTables | RoundRobin | Knockout) -> None:
    desk = Desk.of(format_, 6)
    desk.start()
    data = standings_list(desk.state, people(6), "main")
    assert text_of(data).count("Reached") == isinstance(format_, Knockout)
    assert not [*faults(data)]


def test_a_league_table_has_forfeits_and_points_on_both_sides() -> None:
    desk = Desk.of(RoundRobin(), 4)
    desk.start()
    match = desk.state.outstanding()[0]
    desk.ended(match.number, Result("forfeit", winner=match.sides[0]))
    data = league_table(desk.state, people(4), "main")
    text = text_of(data)
    assert all(label in text for label in ("Won", "Lost", "Forfeited", "Points", "Against"))
    assert not [*faults(data)]


@pytest.mark.parametrize("entries", [2, 3, 4, 7, 13, 31, 32, 33, 64, 65, 100, 129, 256, 257])
def test_a_bracket_of_any_size_can_be_read(entries: int) -> None:
    desk = bracket(entries, 1)
    data = bracket_chart(desk.state, EntryNames(), "main")
    text = text_of(data)
    assert all(f"Entry {number}\n" in text for number in range(1, entries + 1))
    slots = len(desk.state.division("main").order)
    assert len(pages(data)) == (1 if slots <= 32 else slots // 32 + 1)
    assert not [*faults(data)]


@pytest.mark.parametrize("paper", SIZES)
def test_a_bracket_of_long_names_in_any_letters_stays_in_its_boxes(paper: Paper) -> None:
    desk = bracket(61, 40)
    desk.do(actions.AssignTables("main", 2, 1))
    assert not [*faults(bracket_chart(desk.state, people(61), "main", paper=paper))]


def test_a_bracket_says_who_won_and_how() -> None:
    desk = bracket(5, third_place=False)
    names = EntryNames({1: "Ann", 2: "Bob", 3: "Cat", 4: "Dan", 5: "Eve"})
    desk.do(actions.AssignTables("main", 1, 7))
    assert "table 7" in text_of(bracket_chart(desk.state, names, "main"))
    desk.ended(desk.between(4, 5).number, Result("no-show", winner=4))
    desk.ended(desk.between(2, 3).number, Result("double forfeit"))
    desk.win(desk.between(1, 4).number, 1)
    lines = [one.strip() for one in text_of(bracket_chart(desk.state, names, "main")).splitlines()]
    assert (lines.count("bye"), lines.count("nobody")) == (3, 1)
    assert {"w/o", "double forfeit", "400", "300"} <= set(lines)
    assert any(one.endswith("no-show") for one in lines)
    assert "Winner" in lines
    assert lines[lines.index("Winner") + 1] == "Ann"


def test_the_game_for_third_place_stands_by_itself() -> None:
    desk = bracket(4, 2)
    assert "Third place" in text_of(bracket_chart(desk.state, people(4), "main"))


def test_what_has_no_bracket_says_so() -> None:
    desk = Desk.of(Swiss(), 4)
    with pytest.raises(IllegalError, match=r"has no bracket\. It is played as Swiss"):
        bracket_chart(desk.state, people(4), "main")
    with pytest.raises(IllegalError, match="Start it first"):
        bracket_chart(Desk.of(Knockout(), 4).state, people(4), "main")


def test_a_club_match_prints_the_score_of_the_teams_and_who_plays_for_which() -> None:
    desk = Desk.of(ClubMatch(rounds=1, home="Hillside", away="Lakeside"), 4)
    for entry in range(1, 5):
        desk.do(actions.SetClasses(entry, ("Hillside" if entry < 3 else "Lakeside",)))
    desk.start(seeds=(1, 2, 3, 4))
    for match in desk.pair():
        desk.win(match.number, min(match.sides))
    told = " ".join(text_of(standings_list(desk.state, people(4), "main")).split())
    assert "Hillside 2 : Lakeside 0" in told
    assert told.count("Hillside") >= 3
    assert told.count("Lakeside") >= 3


def test_a_high_game_or_play_that_nobody_knows_is_a_dash_and_no_zero() -> None:
    desk = Desk.of(FreshTables(rounds=1), 8)
    desk.start()
    one, two = desk.pair()
    desk.result(one.number, 400, 310, 350, 280, best_plays=(90, 40, 61, 33))
    names = EntryNames({number: f"P{number}" for number in range(1, 9)})
    lines = text_of(standings_list(desk.state, names, "main")).splitlines()
    for side in two.sides:
        at = lines.index(names.of(side))
        assert lines[at + 1 : at + 6] == ["0", "0", "\u2013", "\u2013", "0"]


def test_the_highest_play_has_a_column_only_where_somebody_noted_plays() -> None:
    desk = Desk.of(FreshTables(rounds=2), 4)
    desk.start()
    [first] = desk.pair()
    desk.result(first.number, 400, 300, 350, 280)
    names = people(4)
    assert "High play" not in text_of(standings_list(desk.state, names, "main"))
    [second] = desk.pair()
    desk.result(second.number, 400, 300, 350, 280, best_plays=(90, 40, 61, 33))
    assert "High play" in text_of(standings_list(desk.state, names, "main"))
