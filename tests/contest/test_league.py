"""A league whose opponents arrange their matches: weeks, times, silence, rulings."""

from __future__ import annotations

from datetime import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rackhouse.contest import CLOCK, ORGANISER, Result, actions, fold
from rackhouse.contest.arrangement import Outcome
from rackhouse.contest.deciding.arranging import next_due
from rackhouse.contest.pairing.circle import circle, free_rounds
from rackhouse.contest.schedule import instant
from tests.contest.leagues import HOUR, WEEK_ENDS, WEEKS, first_week, league, open_league
from tests.kit.desk import ZONE, player


@given(st.integers(2, 20), st.integers(1, 3))
def test_everybody_meets_everybody_and_nobody_twice_in_a_week(entries: int, legs: int) -> None:
    rounds = circle(range(entries), legs)
    met = [tuple(sorted(sides)) for games in rounds for sides in games if len(sides) == 2]
    assert len(met) == legs * entries * (entries - 1) // 2
    assert all(met.count(pair) == legs for pair in met)
    for games in rounds:
        assert sorted(side for sides in games for side in sides) == [*range(entries)]
    byes = [sides[0] for games in rounds for sides in games if len(sides) == 1]
    assert all(byes.count(entry) == legs * (entries % 2) for entry in range(entries))


@given(st.integers(2, 12), st.integers(0, 6), st.integers(1, 2))
def test_a_late_entry_meets_everybody_in_weeks_where_both_are_free(
    entries: int, begin: int, legs: int
) -> None:
    rounds = circle(range(entries), legs)
    begin = min(begin, len(rounds) - 1)
    found = free_rounds(rounds, 99, range(entries), begin, legs)
    assert sorted(sides[0] for _, sides in found) == sorted([*range(entries)] * legs)
    for number, (opponent, _) in found:
        assert number >= begin
        games = (
            [sides for sides in rounds[number] if len(sides) == 2] if number < len(rounds) else []
        )
        assert all(opponent not in sides for sides in games)
    weeks = [(number, side) for number, sides in found for side in sides]
    assert len(set(weeks)) == len(weeks)


def test_weeks_end_at_their_local_time_across_a_change_of_clocks() -> None:
    desk = league()
    deadline = desk.state.arrangements[first_week(desk)].deadline
    assert deadline == WEEK_ENDS
    assert deadline - instant(WEEKS.begin, time(23, 59), ZONE) == 6 * 24 * HOUR - HOUR


def test_a_league_whose_first_week_is_over_starts_only_if_somebody_is_sure() -> None:
    desk = open_league()
    desk.now = WEEK_ENDS
    start = actions.StartDivision("main", (1, 2, 3, 4))
    assert desk.refused(start).endswith("Start anyway?")
    desk.do(replace(start, sure=True))
    assert desk.state.divisions["main"].stage == "started"


def test_opponents_propose_and_accept_times_at_the_venue() -> None:
    desk = league()
    match = first_week(desk)
    one, other = desk.state.pairings[match].sides
    at = desk.now + 24 * HOUR
    assert desk.refused(actions.ProposeTime(match, one, at, "My kitchen"), player(one)) == (
        "All games of this event are played at The Centre."
    )
    assert desk.refused(actions.ProposeTime(match, one, WEEK_ENDS + 1), player(one)) == (
        "The match has to be reported by Sunday, March 14, 2027 at 11:59\xa0PM. "
        "Propose an earlier time."
    )
    assert "has passed" in desk.refused(actions.ProposeTime(match, one, desk.now), player(one))
    then, desk.now = desk.now, WEEK_ENDS + 1
    assert desk.refused(actions.ProposeTime(match, one, desk.now + HOUR), player(one)) == (
        "The deadline for this match was Sunday, March 14, 2027 at 11:59\xa0PM. "
        "Ask the organiser for more time."
    )
    desk.now = then
    assert desk.refused(actions.ProposeTime(match, other, at), player(one)) == (
        "You can do this only for yourself or your own team."
    )
    desk.do(actions.ProposeTime(match, one, at, "The Centre"), player(one))
    assert "Propose it yourself" in desk.refused(actions.AcceptTime(match, one, at), player(one))
    desk.do(actions.AcceptTime(match, other, at), player(other))
    assert desk.state.arrangements[match].agreed == at


def test_the_winners_report_counts_and_the_losers_waits_for_the_winner() -> None:
    desk = league()
    match = first_week(desk)
    one, other = desk.state.pairings[match].sides
    desk.do(actions.ReportResult(match, other, (410, 390)), player(other))
    assert match not in desk.state.results
    desk.do(actions.ConfirmReport(match, one), player(one))
    assert desk.state.results[match].scores == (410, 390)

    second = desk.state.divisions["main"].rounds[0][1]
    winner = desk.state.pairings[second].sides[0]
    desk.do(actions.ReportResult(second, winner, (410, 390)), player(winner))
    assert desk.state.results[second].scores == (410, 390)


def test_two_reports_that_disagree_open_a_discrepancy_for_the_director() -> None:
    desk = league()
    match = first_week(desk)
    one, other = desk.state.pairings[match].sides
    desk.do(actions.ReportResult(match, one, (410, 390)), player(one))
    desk.do(actions.ReportResult(match, other, (400, 401)), player(other))
    [found] = desk.state.discrepancies.values()
    assert tuple(map(str, found.versions)) == (
        f"Entry {one} reports 410 : 390.",
        f"Entry {other} reports 400 : 401.",
    )
    command = actions.RuleMatchDiscrepancy(
        found.number, "corrected", "the pad was found", Result("played", (400, 401))
    )
    assert desk.refused(command) == "Only the organiser can do this."
    desk.do(command, ORGANISER)
    assert desk.state.results[match].kind == "ruled"
    assert desk.rows()[0].entry == other
    assert desk.refused(actions.CertifyDivision("main"), ORGANISER).endswith(
        "before you certify the places."
    )


@pytest.mark.parametrize(
    ("outcome", "kind"),
    [("awarded", "ruled"), ("double forfeit", "double forfeit"), ("stands", "played")],
)
def test_a_ruling_ends_the_match_as_it_says(outcome: Outcome, kind: str) -> None:
    desk = league()
    match = first_week(desk)
    one, other = desk.state.pairings[match].sides
    desk.do(actions.ReportResult(match, one, (410, 390)), player(one))
    desk.do(
        actions.OpenDiscrepancy(match, turn=12, versions=("QI was 22, not 26.",)), player(other)
    )
    desk.do(
        actions.RuleMatchDiscrepancy(
            1, outcome, "heard both", None, other if kind == "ruled" else None
        ),
        ORGANISER,
    )
    assert desk.state.results[match].kind == kind


def test_places_wait_for_the_directors_ruling() -> None:
    desk = league(2)
    match = first_week(desk)
    one, other = desk.state.pairings[match].sides
    desk.do(actions.ReportResult(match, one, (410, 390)), player(one))
    desk.do(actions.OpenDiscrepancy(match, turn=3), player(other))
    assert desk.refused(actions.CertifyDivision("main"), ORGANISER) == (
        "Match 1 waits for a ruling. Rule on it before you certify the places."
    )
    desk.do(actions.RuleMatchDiscrepancy(1, "replayed", "the board was upset"), ORGANISER)
    assert desk.between(one, other).number == match


def test_a_stranger_to_the_match_brings_nothing_before_the_director() -> None:
    desk = league()
    match = first_week(desk)
    stranger = next(one for one in (1, 2, 3, 4) if one not in desk.state.pairings[match].sides)
    assert desk.refused(actions.OpenDiscrepancy(match), player(stranger)) == (
        f"Only the players of Match {match} can bring it before the director."
    )


def test_silence_is_reminded_of_and_then_proposed_as_a_double_forfeit() -> None:
    desk = league(2)
    match = first_week(desk)
    assert next_due(desk.state) == WEEK_ENDS - 48 * HOUR
    desk.now = WEEK_ENDS - 48 * HOUR
    desk.do(actions.EventTick(), CLOCK)
    assert desk.state.arrangements[match].was_reminded
    assert not desk.state.arrangements[match].forfeit_proposed
    assert desk.answer(actions.EventTick(), CLOCK) == ()  # told once
    desk.now = next_due(desk.state) or 0
    assert desk.now == WEEK_ENDS
    desk.do(actions.EventTick(), CLOCK)
    assert match not in desk.state.results  # the director has not confirmed it
    assert next_due(desk.state) is None
    assert "Only the organiser can do this." in desk.refused(actions.ConfirmDoubleForfeit(match))
    desk.do(actions.ConfirmDoubleForfeit(match), ORGANISER)
    assert [(row.halves, row.losses, row.forfeits) for row in desk.rows()] == [(0, 1, 1)] * 2


def test_a_clock_that_slept_proposes_everything_that_fell_due() -> None:
    desk = league(2)
    desk.now = WEEK_ENDS + 1000 * HOUR
    desk.do(actions.EventTick(), CLOCK)
    assert desk.state.arrangements[first_week(desk)].forfeit_proposed
    assert not desk.state.arrangements[first_week(desk)].was_reminded  # it would come too late
    assert next_due(desk.state) is None


def test_a_report_by_either_side_stops_the_double_forfeit() -> None:
    desk = league(2)
    match = first_week(desk)
    one, other = desk.state.pairings[match].sides
    desk.now = WEEK_ENDS
    desk.do(actions.EventTick(), CLOCK)
    desk.do(actions.ReportResult(match, other, (410, 390)), player(other))  # the loser, and late
    assert not desk.state.arrangements[match].forfeit_proposed
    assert "No double forfeit" in desk.refused(actions.ConfirmDoubleForfeit(match), ORGANISER)
    desk.do(actions.ConfirmReport(match, one), player(one))
    assert desk.rows()[0].entry == one


def test_a_request_for_a_ruling_suspends_the_deadline_until_the_office_answers() -> None:
    desk = league(2)
    match = first_week(desk)
    one, other = desk.state.pairings[match].sides
    desk.do(actions.LogAttempt(match, one, "email"), player(one))
    desk.do(actions.AskRuling(match, one), player(one))
    desk.now = WEEK_ENDS + HOUR
    assert desk.answer(actions.EventTick(), CLOCK) == ()
    assert desk.refused(actions.RuleMatch(match, one, "could not be reached"), ORGANISER) == (
        f"Entry {one} has logged 1 of 2 attempts to arrange the match, and it can still be "
        "played. Decide it anyway, for the reason you gave?"
    )
    desk.do(actions.LogAttempt(match, one, "phone"))
    desk.do(actions.RuleMatch(match, one, "could not be reached"), ORGANISER)
    assert desk.rows()[0].entry == one
    assert str(desk.state.results[match].reason) == "could not be reached"
    assert other not in [row.entry for row in desk.rows() if row.place == 1]


def test_the_office_can_leave_a_match_to_its_sides_with_more_time() -> None:
    desk = league(2)
    match = first_week(desk)
    one = desk.state.pairings[match].sides[0]
    desk.do(actions.AskRuling(match, one), player(one))
    desk.do(actions.DeclineRuling(match, WEEK_ENDS + 48 * HOUR, "write once more"), ORGANISER)
    assert next_due(desk.state) == WEEK_ENDS
    desk.do(actions.SetDeadline((match,), WEEK_ENDS + 96 * HOUR, "the centre was shut"), ORGANISER)
    assert next_due(desk.state) == WEEK_ENDS + 48 * HOUR


def test_a_late_entry_joins_the_league_and_breaks_no_week() -> None:
    desk = league(5)
    desk.win(first_week(desk), desk.state.pairings[first_week(desk)].sides[0])
    desk.enter(1)
    games = [one for one in desk.state.pairings.values() if len(one.sides) == 2]
    assert len(games) == 6 * 5 // 2
    weeks = [(one.round, side) for one in desk.state.pairings.values() for side in one.sides]
    assert len(set(weeks)) == len(weeks)
    assert all(one.number in desk.state.arrangements for one in games)
    assert fold(desk.book.lines) == desk.book


def test_who_leaves_the_league_forfeits_what_is_left_and_keeps_what_was_played() -> None:
    desk = league(4)
    match = first_week(desk)
    one, other = desk.state.pairings[match].sides
    desk.win(match, one)
    desk.do(actions.Withdraw(one, "moved away"), player(one))
    assert desk.state.results[match].scores
    mine = [p for p in desk.state.pairings.values() if one in p.sides]
    assert [desk.state.results[p.number].kind for p in mine].count("forfeit") == 2
    assert not [p for p in desk.state.outstanding() if one in p.sides]
    assert next(row for row in desk.rows() if row.entry == other).losses == 1


# --- a tie in the league: the lines of VECTORS.md
