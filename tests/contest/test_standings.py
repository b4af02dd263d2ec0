"""Standings say who is ahead, and in words of what."""

from __future__ import annotations

from msgspec.structs import replace

from rackhouse.contest import ORGANISER, Result, actions
from rackhouse.contest.awards import awards
from rackhouse.contest.folding.brackets import tied_in
from rackhouse.contest.formats import FreshTables, Knockout, RoundRobin, Swiss
from rackhouse.contest.plan import Award, Counting, DivisionPlan, division_fault
from tests.kit.desk import Desk


def by(desk: Desk) -> dict[int, str]:
    return {row.entry: "; ".join(map(str, row.by)) for row in desk.rows()}


def test_those_who_are_level_are_separated_in_words() -> None:
    desk = Desk.of(RoundRobin(), 3)
    desk.start(seeds=(1, 2, 3))
    desk.result(desk.between(1, 2).number, 400, 300)
    desk.result(desk.between(2, 3).number, 350, 340)
    match = desk.between(1, 3)
    desk.result(match.number, *(300 if side == 1 else 330 for side in match.sides))
    assert desk.places() == [(1, 1), (2, 3), (3, 2)]  # a win each, and level among themselves
    assert by(desk) == {
        1: "ahead on spread, +70 to +20",
        3: "behind on spread, +20 to +70; ahead on spread, +20 to \N{MINUS SIGN}90",
        2: "behind on spread, \N{MINUS SIGN}90 to +20",
    }


def test_those_whom_nothing_separates_share_a_place() -> None:
    desk = Desk.of(RoundRobin(), 2)
    desk.start()
    desk.result(desk.between(1, 2).number, 400, 400, before=(390, 390))
    assert desk.places() == [(1, 1), (1, 2)]
    assert by(desk)[1] == ("shared: level on wins, wins against each other, spread, and points")
    assert [(row.wins, row.draws) for row in desk.rows()] == [("½", 1), ("½", 1)]


def test_those_who_left_a_bracket_in_the_same_round_need_no_words_for_it() -> None:
    desk = Desk.of(Knockout(), 4)
    desk.start()
    for match in desk.state.outstanding():
        desk.win(match.number, match.sides[0])
    final = desk.state.outstanding()[0]
    desk.win(final.number, final.sides[0])
    assert [place for place, _ in desk.places()] == [1, 2, 3, 3]
    assert {*by(desk).values()} == {""}


def test_a_bye_and_a_forfeit_are_worth_what_the_division_says() -> None:
    desk = Desk.of(Swiss(rounds=2), 3, division={"walkover_spread": 50})
    desk.start(seeds=(1, 2, 3))
    desk.pair()
    game = desk.between(1, 2)
    desk.ended(game.number, Result("forfeit", winner=2, reason="left"))
    assert {row.entry: (row.halves, row.spread) for row in desk.rows()} == {
        3: (2, 50), 2: (2, 50), 1: (0, -50),
    }  # fmt: skip


def test_nobody_loses_spread_to_nobody() -> None:
    desk = Desk.of(Swiss(rounds=2), 2, division={"walkover_spread": 50})
    desk.start()
    [game] = desk.pair()
    desk.ended(game.number, Result("double forfeit"))
    assert [(row.halves, row.losses, row.spread) for row in desk.rows()] == [(0, 1, 0)] * 2


def test_a_cap_limits_what_one_game_adds_to_a_spread() -> None:
    desk = Desk.of(Swiss(rounds=2), 2, division={"spread_cap": 100})
    desk.start()
    [game] = desk.pair()
    desk.result(game.number, 600, 200)
    assert [(row.spread, row.points) for row in desk.rows()] == [(100, 600), (-100, 200)]


def test_the_wins_of_opponents_break_a_tie() -> None:
    order = ("wins", "opponents' wins")
    desk = Desk.of(Swiss(rounds=2), 4, division={"order": order})
    desk.start(seeds=(1, 2, 3, 4))
    desk.pair()
    desk.win(desk.between(1, 3).number, 1)
    desk.win(desk.between(2, 4).number, 2)
    desk.pair()
    desk.win(desk.between(1, 2).number, 1)
    desk.win(desk.between(3, 4).number, 3)
    # 2 met 1 and 4, 3 met 1 and 4: level; so are their opponents.
    assert desk.places() == [(1, 1), (2, 2), (2, 3), (4, 4)]
    desk = Desk.of(Swiss(rounds=2), 4, division={"order": ("wins", "points")})
    assert desk.rows()[0].place == desk.rows()[-1].place == 1


def test_a_correction_moves_everybody_whom_it_concerns() -> None:
    desk = Desk.of(RoundRobin(), 2)
    desk.start(seeds=(1, 2))
    match = desk.between(1, 2).number
    desk.result(match, 400, 300)
    assert desk.places() == [(1, 1), (2, 2)]
    right = Result("played", (300, 400))
    desk.do(actions.CorrectResult(match, (1, 2), right, "the slip was upside down"))
    assert desk.places() == [(1, 2), (2, 1)]


def test_a_tied_match_of_a_bracket_is_shown_as_waiting() -> None:
    desk = Desk.of(Knockout(), 2)
    main = desk.state.divisions["main"]
    assert tied_in(desk.state, main) == ()
    desk.start()
    [match] = desk.state.pairings
    desk.result(match, 400, 400, before=(390, 390))
    assert tied_in(desk.state, desk.state.divisions["main"]) == (match,)


def test_an_award_is_for_a_place_or_for_the_most_of_something() -> None:
    given = (Award("Winner", place=1), Award("Best play", most="best play"))
    desk = Desk.of(RoundRobin(), 2, division={"awards": given})
    desk.start(seeds=(1, 2))
    assert [one.entries for one in awards(desk.state, "main")] == [(), ()]
    desk.result(desk.between(1, 2).number, 400, 300, best_plays=(70, 95))
    assert [one.entries for one in awards(desk.state, "main")] == [(1,), (2,)]
    plan = DivisionPlan("main", "Main", RoundRobin())
    for wrong in (Award("None"), Award("Both", 1, "points"), Award("Odd", most="head to head")):
        assert division_fault(replace(plan, awards=(wrong,)), Counting()) is not None


def test_an_award_of_a_class_goes_to_the_best_of_that_class() -> None:
    given = (
        Award("Winner", place=1),
        Award("Best junior", place=1, among="juniors"),
        Award("Second junior", place=2, among="juniors"),
        Award("Junior game", most="high game", among="juniors"),
        Award("Newcomer", place=1, among="newcomers"),
    )
    desk = Desk.of(RoundRobin(), 4)
    desk.do(actions.SetAwards("main", given), ORGANISER)
    assert desk.refused(actions.SetClasses(3, ("seniors",))) == (
        "No award of this division is for the class seniors."
    )
    for entry in (3, 4):
        desk.do(actions.SetClasses(entry, ("juniors",)))
    desk.start(seeds=(1, 2, 3, 4))
    for one in desk.state.outstanding():
        desk.win(one.number, min(one.sides))
    earned = {one.title: one.entries for one in awards(desk.state, "main")}
    assert earned == {
        "Winner": (1,), "Best junior": (3,), "Second junior": (4,), "Junior game": (3,),
        "Newcomer": (),
    }  # fmt: skip
    desk.do(actions.CertifyDivision("main"), ORGANISER)
    assert "are certified" in desk.refused(actions.SetAwards("main", ()), ORGANISER)


def test_who_share_a_place_leave_the_next_one_free() -> None:
    given = (Award("Gold", place=1), Award("Silver", place=2), Award("Bronze", place=3))
    desk = Desk.of(RoundRobin(), 2, division={"awards": given})
    desk.start()
    desk.result(desk.between(1, 2).number, 400, 400, before=(390, 390))
    assert [one.entries for one in awards(desk.state, "main")] == [(1, 2), (), ()]


def test_a_change_of_format_can_bring_a_cap_of_spread_with_it() -> None:
    desk = Desk.of(RoundRobin(), 2)
    desk.do(actions.ChangeFormat("main", Swiss(rounds=1), "fewer rounds", spread_cap=50), ORGANISER)
    desk.do(actions.ChangeFormat("main", Swiss(rounds=2), "more rounds"), ORGANISER)
    desk.start()
    [game] = desk.pair()
    desk.win(game.number, 1)
    assert [row.spread for row in desk.rows()] == [50, -50]


def test_a_knockout_has_no_champion_before_its_final_is_over() -> None:
    desk = Desk.of(Knockout(), 3, division={"awards": (Award("Champion", place=1),)})
    desk.start(seeds=(1, 2, 3))
    assert [one.entries for one in awards(desk.state, "main")] == [()]
    desk.win(desk.between(2, 3).number, 2)
    assert [one.entries for one in awards(desk.state, "main")] == [()]
    desk.win(desk.between(1, 2).number, 2)
    assert [(one.entries, one.figure) for one in awards(desk.state, "main")] == [((2,), None)]


def test_an_award_for_points_says_how_many() -> None:
    given = (Award("Winner", place=1), Award("Best play", most="best play"))
    desk = Desk.of(FreshTables(rounds=1, largest=2), 2, division={"awards": given})
    desk.start()
    [match] = desk.pair()
    desk.result(match.number, 400, 300, best_plays=(70, 95))
    assert [one.figure for one in awards(desk.state, "main")] == [400, 95]


def test_an_entry_that_moves_late_finds_its_place_too() -> None:
    desk = Desk.of(Knockout(), 3)
    desk.do(actions.OpenDivision(DivisionPlan("b", "B", RoundRobin())), desk.book.lines[0].actor)
    [late] = desk.enter(1, "b")
    desk.start(seeds=(1, 2, 3))
    desk.do(actions.MoveEntry(late, "main", "asked to"))
    assert desk.between(1, late).round == 1


def test_whoever_withdrew_before_the_start_has_no_place_and_whoever_left_later_keeps_theirs() -> (
    None
):
    desk = Desk.of(Swiss(rounds=2), 5)
    desk.do(actions.Withdraw(5))
    desk.start(seeds=(1, 2, 3, 4))
    for match in desk.pair():
        desk.win(match.number, min(match.sides))
    desk.do(actions.Withdraw(4))
    assert {row.entry for row in desk.rows()} == {1, 2, 3, 4}
