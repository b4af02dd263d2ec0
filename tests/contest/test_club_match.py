"""A club match: two teams over boards, a match point for each game."""

from __future__ import annotations

from rackhouse.contest import actions
from rackhouse.contest.formats import ClubMatch
from tests.kit.desk import Desk

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
