"""A ladder: who beats somebody above has their rung, and who does not play lets others pass."""

from __future__ import annotations

import pytest

from rackhouse.contest import CLOCK, DivisionPlan, Result, actions
from rackhouse.contest.awards import awards
from rackhouse.contest.deciding.arranging import next_due
from rackhouse.contest.formats import AnyFormat, Ladder, RoundRobin
from rackhouse.contest.formats.ladder import DAY, in_reach
from rackhouse.contest.plan import Award, Counting, Reporting, division_fault
from rackhouse.contest.standings import Measure
from tests.kit.desk import Desk, player


def rungs(desk: Desk) -> list[int]:
    return [row.entry for row in desk.rows()]


def ladder(entries: int = 5, **knobs: int) -> Desk:
    """A ladder on which entry 1 stands on top and the last one at its foot."""
    desk = Desk.of(Ladder(**knobs), entries, reporting=Reporting("either"))
    desk.start(seeds=tuple(range(1, entries + 1)))
    return desk


def challenge(desk: Desk, entry: int, opponent: int) -> int:
    """Let a player challenge another; the match."""
    desk.do(actions.ChallengeOnLadder(entry, opponent), player(entry))
    return desk.between(entry, opponent).number


def test_who_beats_somebody_above_has_their_rung_and_those_between_go_down() -> None:
    desk = ladder()
    match = challenge(desk, 4, 2)
    assert str(desk.state.pairings[match].reason) == "Rung 4 challenges rung 2."
    assert rungs(desk) == [1, 2, 3, 4, 5]
    desk.win(match, 4)
    assert desk.places() == [(1, 1), (2, 4), (3, 2), (4, 3), (5, 5)]


@pytest.mark.parametrize(
    "result",
    [
        Result("played", (300, 400)),
        Result("played", (400, 400), (390, 390)),
        Result("double forfeit"),
        Result("forfeit", winner=2),
    ],
)
def test_nobody_moves_where_the_challenger_does_not_win(result: Result) -> None:
    desk = ladder()
    desk.ended(challenge(desk, 4, 2), result)
    assert rungs(desk) == [1, 2, 3, 4, 5]


def test_one_challenges_only_within_reach_and_one_at_a_time() -> None:
    desk = ladder(reach=2)
    for opponent in (1, 5, 4):
        assert desk.refused(actions.ChallengeOnLadder(4, opponent)) == (
            f"Entry 4 can challenge up to 2 rungs above, and Entry {opponent} is not there."
        )
    challenge(desk, 4, 2)
    assert desk.refused(actions.ChallengeOnLadder(5, 4)) == (
        "Entry 4 has to play another challenge first."
    )
    assert desk.refused(actions.ChallengeOnLadder(5, 3), player(3)) == (
        "You can do this only for yourself or your own team."
    )
    desk.do(actions.ForbidPair((3, 5), "sisters"))
    assert "sisters" in desk.refused(actions.ChallengeOnLadder(5, 3))
    assert "challenges" in desk.refused(actions.PairRound("main"))
    assert "challenges" in desk.refused(actions.PairByHand("main", 1, (1, 5), "for fun"))


def test_only_a_ladder_has_challenges() -> None:
    desk = Desk.of(RoundRobin(), 3)
    desk.start()
    assert desk.refused(actions.ChallengeOnLadder(3, 1)) == (
        "The division Main is not a ladder, so nobody can be challenged."
    )


def test_opponents_arrange_a_challenge_and_report_it_themselves() -> None:
    desk = ladder(days=7)
    match = challenge(desk, 2, 1)
    assert desk.state.arrangements[match].deadline == desk.now + 7 * DAY
    desk.do(actions.ProposeTime(match, 2, desk.now + DAY), player(2))
    desk.do(actions.AcceptTime(match, 1, desk.now + DAY), player(1))
    desk.do(actions.ReportResult(match, 2, (410, 380)), player(2))
    assert rungs(desk)[0] == 1
    desk.do(actions.ConfirmReport(match, 1), player(1))
    assert rungs(desk)[0] == 2


def test_a_correction_moves_everybody_whom_it_concerns_and_so_does_an_undoing() -> None:
    desk = ladder()
    first = challenge(desk, 3, 1)
    desk.win(first, 3)
    desk.win(challenge(desk, 5, 2), 5)
    assert rungs(desk) == [3, 1, 5, 2, 4]
    right = Result("played", (380, 410))
    desk.do(actions.CorrectResult(first, (3, 1), right, "the slip was upside down"))
    assert rungs(desk) == [1, 5, 2, 3, 4]
    desk.do(actions.OrderReplay(first, "by the wrong dictionary"))
    again = desk.win(first, 3)
    assert rungs(desk) == [3, 1, 5, 2, 4]
    desk.do(actions.Undo(again))
    assert rungs(desk) == [1, 5, 2, 3, 4]


def test_a_late_entry_stands_on_the_lowest_rung() -> None:
    desk = ladder(3)
    [late] = desk.enter(1)
    assert rungs(desk) == [1, 2, 3, late]
    desk.win(challenge(desk, late, 1), late)
    assert rungs(desk) == [late, 1, 2, 3]


def test_who_withdraws_leaves_the_ladder_and_has_a_rung_again_when_back() -> None:
    desk = ladder(reach=1)
    match = challenge(desk, 3, 2)
    desk.do(actions.Withdraw(2))
    assert desk.state.results[match].winner == 3
    assert rungs(desk) == [1, 3, 4, 5, 2]
    assert in_reach(desk.state, desk.state.divisions["main"], 4) == (3,)
    desk.do(actions.Reinstate(2))
    assert rungs(desk) == [1, 3, 2, 4, 5]


def test_who_does_not_play_lets_the_next_one_pass_who_does() -> None:
    desk = ladder(reach=4, idle_days=10, days=0)
    begin = desk.now
    desk.now = begin + 9 * DAY
    desk.result(challenge(desk, 5, 3), 300, 400)
    assert next_due(desk.state) == begin + 10 * DAY
    desk.now = begin + 10 * DAY
    desk.do(actions.EventTick(), CLOCK)
    # 1, 2 and 4 were idle; 3 and 5 have played.
    assert rungs(desk) == [3, 1, 2, 5, 4]
    assert next_due(desk.state) == begin + 19 * DAY
    assert desk.answer(actions.EventTick(), CLOCK) == ()
    # Who has a challenge to play is not idle, whenever they played.
    challenge(desk, 5, 3)
    desk.now = begin + 20 * DAY
    desk.do(actions.EventTick(), CLOCK)
    assert rungs(desk) == [3, 5, 1, 2, 4]


def test_where_nobody_plays_nobody_goes_down() -> None:
    desk = ladder(4, idle_days=3)
    for _ in range(3):
        due = next_due(desk.state)
        assert due is not None
        desk.now = due
        desk.do(actions.EventTick(), CLOCK)
        assert rungs(desk) == [1, 2, 3, 4]


def test_a_ladder_is_certified_when_its_challenges_are_played() -> None:
    given = (Award("Top of the ladder", place=1),)
    desk = Desk.of(Ladder(), 3, division={"awards": given})
    desk.start(seeds=(1, 2, 3))
    match = challenge(desk, 2, 1)
    assert awards(desk.state, "main")[0].entries == ()
    desk.win(match, 2)
    assert awards(desk.state, "main")[0].entries == (2,)


@pytest.mark.parametrize(
    ("format_", "order"),
    [(Ladder(), ("wins",)), (Ladder(), ("rung", "wins")), (RoundRobin(), ("rung",))],
)
def test_a_ladder_and_nothing_else_goes_by_rungs(
    format_: AnyFormat, order: tuple[Measure, ...]
) -> None:
    plan = DivisionPlan("main", "Main", format_, order)
    assert "ranked by its rungs" in str(division_fault(plan, Counting()))


def test_a_notice_says_how_a_ladder_is_climbed() -> None:
    assert str(Ladder(reach=1, days=0).in_words()) == "ladder, challenge the next rung above"
    assert str(Ladder(idle_days=21).in_words()) == (
        "ladder, challenge up to 3 rungs above; a challenge is played within 7 days; "
        "whoever has not played for 21 days drops below the next"
    )
