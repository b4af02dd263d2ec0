"""Set right while play is on: a result, who plays after all, tables that are given out."""

from __future__ import annotations

import pytest

from rackhouse.contest import Result, actions, fold
from rackhouse.contest.actions import ResultCorrected
from rackhouse.contest.formats import FreshTables, KingOfTheHill, Swiss, TotalPoints
from rackhouse.contest.resting import resting_in
from tests.kit.desk import Desk


def corrected(*, begun: bool = False) -> Desk:
    """Six after a round whose first result was wrong: the second was paired on it."""
    desk = Desk.of(Swiss(rounds=4), 6)
    desk.start(seeds=(1, 2, 3, 4, 5, 6))
    for match in desk.pair():
        desk.win(match.number, min(match.sides))
    desk.pair()
    desk.do(actions.AssignTables("main", 2))
    if begun:
        desk.win(next(iter(desk.state.outstanding())).number, 1)
    correct(desk, 1, 4)
    return desk


def correct(desk: Desk, *sides: int) -> int:
    """The match of the first round ended the other way round."""
    [match] = [one for one in desk.state.pairings.values() if {*one.sides} == {*sides}]
    wrong = desk.state.results[match.number]
    result = Result("played", tuple(reversed(wrong.scores)))
    return desk.do(actions.CorrectResult(match.number, match.sides, result, "the wrong slip"))


def round_two(desk: Desk) -> dict[tuple[int, ...], str]:
    division = desk.state.divisions["main"]
    return {tuple(sorted(one.sides)): str(one.reason) for one in desk.state.round_of(division, 2)}


def test_after_a_correction_it_is_known_which_pairings_rest_on_it() -> None:
    desk = corrected()
    found = resting_in(desk.book, "main")
    assert found is not None
    assert (found.round, [desk.state.pairings[one].sides for one in found.corrected]) == (
        2,
        [(1, 4)],
    )
    sides = {tuple(sorted(desk.state.pairings[one].sides)) for one in found.pairings}
    # 1 lost, and 4 won: whoever was to meet them has another score group now.
    assert any(1 in one for one in sides)
    assert any(4 in one for one in sides)


def test_what_has_not_begun_is_paired_again_and_says_the_right_reason() -> None:
    desk = corrected()
    tables = sorted(desk.state.tables[one.number] for one in desk.state.outstanding())
    desk.do(actions.PairAgain("main", 2))
    assert resting_in(desk.book, "main") is None
    wins = {row.entry: row.halves // 2 for row in desk.rows()}
    for sides, reason in round_two(desk).items():
        one, other = (wins[side] for side in sides)
        assert ("Both have" in reason) == (one == other), (sides, reason, wins)
        assert f"{max(one, other)} win" in reason
    assert sorted(one for sides in round_two(desk) for one in sides) == [1, 2, 3, 4, 5, 6]
    assert sorted(desk.state.tables[one.number] for one in desk.state.outstanding()) == tables
    assert fold(desk.book.lines) == desk.book


def test_a_match_that_has_begun_or_is_over_stays() -> None:
    desk = corrected(begun=True)
    played = {one.number: one.sides for one in desk.state.pairings.values() if one.round == 2}
    [over] = [one for one in played if one in desk.state.results]
    begun = next(one for one in played if one != over)
    assert "none is paired again" in desk.refused(
        actions.PairAgain("main", 2, begun=tuple(one for one in played if one != over))
    )
    answer = desk.answer(actions.PairAgain("main", 2, begun=(begun,)))
    after = {**desk.state.pairings}
    if isinstance(answer, tuple):
        for line in answer:
            desk.book = desk.book.with_line(line)
        after = desk.state.pairings
    assert after[over].sides == played[over]
    assert after[begun].sides == played[begun]


def test_a_correction_that_is_undone_leaves_nothing_to_pair_again() -> None:
    desk = corrected()
    action = next(
        line.action for line in reversed(desk.book.lines) if isinstance(line.fact, ResultCorrected)
    )
    desk.do(actions.Undo(action))
    assert resting_in(desk.book, "main") is None
    same = Desk.of(Swiss(rounds=2), 4)
    same.start(seeds=(1, 2, 3, 4))
    for match in same.pair():
        same.win(match.number, min(match.sides))
    same.pair()
    [match] = [one for one in same.state.pairings.values() if {*one.sides} == {1, 3}]
    same.do(
        actions.CorrectResult(match.number, match.sides, Result("played", (402, 300)), "a slip")
    )
    assert resting_in(same.book, "main") is None


def test_rounds_by_lot_rest_on_no_result() -> None:
    desk = Desk.of(TotalPoints(rounds=2), 4)
    desk.start()
    for match in desk.pair():
        desk.win(match.number, min(match.sides))
    desk.pair()
    correct(desk, *desk.state.pairings[1].sides)
    assert resting_in(desk.book, "main") is None
    assert "paired by the standings" in desk.refused(actions.PairAgain("main", 2))


# --- plays after all


def left_out(desk: Desk, entry: int) -> Desk:
    """A round that is paired without an entry."""
    desk.start()
    desk.do(actions.SitOut("main", 1, (entry,), "is late"))
    desk.pair()
    return desk


@pytest.mark.parametrize("format_", [Swiss(), KingOfTheHill()], ids=str)
def test_who_plays_after_all_meets_the_one_with_the_bye(format_: Swiss | KingOfTheHill) -> None:
    desk = left_out(Desk.of(format_, 6), 6)
    [bye] = [one.sides[0] for one in desk.state.pairings.values() if one.is_bye]
    desk.do(actions.PlayAfterAll("main", 1, (6,)))
    assert desk.between(bye, 6).round == 1
    assert not any(one.is_bye for one in desk.state.pairings.values())
    assert fold(desk.book.lines) == desk.book


def test_who_meets_the_one_with_the_bye_gets_the_next_free_table() -> None:
    desk = left_out(Desk.of(Swiss(), 6), 6)
    desk.do(actions.AssignTables("main", 1, 4))
    [bye] = [one.sides[0] for one in desk.state.pairings.values() if one.is_bye]
    desk.do(actions.PlayAfterAll("main", 1, (6,)))
    assert desk.state.tables[desk.between(bye, 6).number] == 6
    # Where no tables are given, none is.
    without = left_out(Desk.of(Swiss(), 6), 6)
    without.do(actions.PlayAfterAll("main", 1, (6,)))
    assert without.state.tables == {}


def test_where_nobody_is_free_it_is_said_and_they_stay_out() -> None:
    desk = left_out(Desk.of(Swiss(), 5), 5)
    assert desk.refused(actions.PlayAfterAll("main", 1, (5,))) == (
        "Nobody is free to play Entry 5 in round 1. Change the pairings by hand to seat them."
    )
    assert 5 in desk.state.divisions["main"].out_of(1)
    # By hand it is let in and given its place at once.
    desk.do(actions.PairByHand("main", 1, (5,), "it is here"))
    assert desk.state.divisions["main"].out_of(1) == {}
    assert [one.sides for one in desk.state.pairings.values() if one.is_bye] == [(5,)]


def test_two_who_play_after_all_meet_each_other() -> None:
    desk = Desk.of(Swiss(), 6)
    desk.start()
    desk.do(actions.SitOut("main", 1, (5, 6), "are late"))
    desk.pair()
    desk.do(actions.PlayAfterAll("main", 1, (5, 6)))
    assert desk.between(5, 6).round == 1


def test_at_fresh_tables_there_is_a_chair_and_a_house_team_makes_room() -> None:
    desk = left_out(Desk.of(FreshTables(), 7), 7)
    desk.do(actions.PlayAfterAll("main", 1, (7,)))
    assert sorted(side for one in desk.state.pairings.values() for side in one.sides) == [
        *range(1, 8)
    ]
    night = Desk.of(TotalPoints(), 4)
    night.enter(1, kind="house")
    left_out(night, 4)
    night.do(actions.PlayAfterAll("main", 1, (4,)))
    assert sorted(side for one in night.state.pairings.values() for side in one.sides) == [
        *range(1, 5)
    ]


def test_a_match_that_has_begun_is_not_broken_up() -> None:
    desk = left_out(Desk.of(FreshTables(smallest=3, largest=4), 4), 4)
    [table] = desk.state.pairings.values()
    late = actions.PlayAfterAll("main", 1, (4,), begun=(table.number,))
    assert "Nobody is free" in desk.refused(late)


def test_nobody_joins_a_round_that_is_over() -> None:
    desk = left_out(Desk.of(Swiss(rounds=3), 5), 5)
    for match in desk.state.outstanding():
        desk.win(match.number, min(match.sides))
    desk.pair()
    assert desk.refused(actions.PlayAfterAll("main", 1, (5,))) == (
        "Round 1 is over, so nobody can join it."
    )


def test_before_the_round_is_paired_they_are_simply_in_it() -> None:
    desk = Desk.of(Swiss(), 4)
    desk.start()
    desk.do(actions.SitOut("main", 1, (4,), "is late"))
    desk.do(actions.PlayAfterAll("main", 1, (4,)))
    assert sorted(side for one in desk.pair() for side in one.sides) == [1, 2, 3, 4]


# --- tables


def test_giving_out_tables_moves_nobody_who_sits() -> None:
    desk = Desk.of(Swiss(), 8)
    desk.start()
    games = [one.number for one in desk.pair()]
    desk.do(actions.AssignTable(games[0], 7))
    desk.do(actions.AssignTable(games[2], 2))
    desk.do(actions.AssignTables("main", 1))
    assert [desk.state.tables[one] for one in games] == [7, 1, 2, 3]
    assert "has a table" in desk.refused(actions.AssignTables("main", 1, first=20))


def test_a_round_that_is_being_played_is_kept_as_it_was_paired() -> None:
    desk = corrected(begun=True)
    before = round_two(desk)
    desk.do(actions.KeepPairings("main", 2))
    assert round_two(desk) == before
    assert all(one.is_held for one in desk.state.outstanding())
    assert "none is paired again" in desk.refused(actions.PairAgain("main", 2))
    assert desk.refused(actions.KeepPairings("main", 2))
    assert desk.refused(actions.KeepPairings("main", 1))
    # The round after it goes by the corrected result.
    for match in list(desk.state.outstanding()):
        desk.win(match.number, min(match.sides))
    assert len(desk.pair()) == 3
    assert fold(desk.book.lines) == desk.book


def test_keeping_a_round_can_be_undone() -> None:
    desk = corrected()
    action = desk.do(actions.KeepPairings("main", 2))
    desk.do(actions.Undo(action))
    assert not any(one.is_held for one in desk.state.outstanding())
