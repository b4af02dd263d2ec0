"""A club match: two teams over boards, a match point for each game."""

from __future__ import annotations

from rackhouse.contest import actions
from rackhouse.contest.formats import ClubMatch
from rackhouse.paper.blank_sheets import blank_sheets
from rackhouse.paper.fixtures import fixture_list
from rackhouse.paper.names import EntryNames
from rackhouse.paper.pairings import pairings_by_name, pairings_by_table
from rackhouse.paper.scorecards import scorecards
from rackhouse.paper.slips import result_slips
from rackhouse.rules import Sheet
from tests.kit.desk import Desk
from tests.kit.pdf import text_of

HILL, LAKE = "Hillside", "Lakeside"


def club_match(home: int, away: int, rounds: int = 1) -> Desk:
    """Two teams, entered one after the other."""
    desk = Desk.of(ClubMatch(rounds=rounds, home=HILL, away=LAKE))
    for number in range(home + away):
        [entry] = desk.enter(1)
        desk.do(actions.SetClasses(entry, (HILL if number < home else LAKE,)))
    desk.start(seeds=tuple(range(1, home + away + 1)))
    return desk


def test_first_board_meets_first_board_and_six_boards_are_six_games() -> None:
    desk = club_match(6, 6)
    assert [one.sides for one in desk.pair()] == [(n, n + 6) for n in range(1, 7)]


def test_every_match_has_the_board_of_the_first_team_whoever_begins_or_rests() -> None:
    desk = club_match(4, 3, rounds=3)
    for _ in range(3):
        round_ = desk.pair()
        division = desk.state.divisions["main"]
        boards = {
            one.sides: division.plan.format.board_of(desk.state, division, one) for one in round_
        }
        assert [board for sides, board in boards.items() if len(sides) == 1] == [None]
        by_home = sorted((min(sides), board) for sides, board in boards.items() if board)
        assert [board for _, board in by_home] == [1, 2, 3]
        for match in round_:
            if not match.is_bye:
                desk.win(match.number, match.sides[0])


def test_lists_slips_and_scorecards_of_a_club_match_name_the_boards() -> None:
    desk, names = club_match(3, 3), EntryNames({1: "Ann", 4: "Cat"})
    desk.pair()
    by_table = text_of(pairings_by_table(desk.state, names, "main", 1))
    lines = by_table.splitlines()
    at = lines.index("Board")
    assert lines[at : at + 6] == ["Board", HILL, LAKE, "1", "Ann", "Cat"]
    assert "Table" not in by_table
    assert "Board 3" in text_of(fixture_list(desk.state, names, "main"))
    sheets = text_of(blank_sheets(desk.state, names, Sheet.named("base").rules, "main", 1))
    assert "Board" in sheets
    assert "Table" not in sheets
    assert "Table" not in text_of(result_slips(desk.state, names, "main", 1))
    assert "Board" in text_of(pairings_by_name(desk.state, names, "main", 1))
    assert "Board 3" in text_of(result_slips(desk.state, names, "main", 1))
    assert "Board" in text_of(scorecards(desk.state, names, "main"))
    desk.do(actions.AssignTables("main", 1, 11))
    seated = text_of(pairings_by_table(desk.state, names, "main", 1))
    assert "Board" in seated
    assert "Table" in seated


def test_in_later_rounds_everybody_meets_another_board_and_the_other_team_begins() -> None:
    desk = club_match(3, 3, rounds=3)
    met = set()
    for _ in range(3):
        for match in desk.pair():
            desk.win(match.number, min(match.sides))
            met.add(tuple(sorted(match.sides)))
    assert met == {(one, other) for one in (1, 2, 3) for other in (4, 5, 6)}
    second = desk.state.round_of(desk.state.divisions["main"], 2)
    assert all(match.sides[0] > 3 for match in second)


def test_the_larger_team_takes_turns_with_the_bye() -> None:
    desk = club_match(4, 2, rounds=2)
    resting = []
    for _ in range(2):
        for match in desk.pair():
            if match.is_bye:
                resting.append(match.sides[0])
            else:
                desk.win(match.number, min(match.sides))
    assert sorted(resting) == [1, 2, 3, 4]


def test_who_has_no_team_plays_for_the_smaller_one() -> None:
    desk = club_match(2, 1)
    desk.enter(1)
    assert sorted(one.sides for one in desk.pair()) == [(1, 3), (2, 4)]


def test_teams_are_classes_of_their_division_and_have_different_names() -> None:
    desk = club_match(1, 1)
    assert desk.state.divisions["main"].plan.classes == (HILL, LAKE)
    fault = ClubMatch(home=HILL, away=HILL).fault("Main", ClubMatch.order, 2)
    assert "same name" in str(fault)


def test_a_team_without_players_is_named_before_anybody_is_paired() -> None:
    desk = club_match(2, 0)
    said = desk.refused(actions.PairRound("main"))
    assert said == "Nobody plays for Lakeside yet. Tick the team with each of its entries."
