"""A league whose opponents arrange their matches: weeks, reports, silence, rulings."""

from __future__ import annotations

from datetime import date, time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rackhouse.contest import CLOCK, ORGANISER, Line, Refusal, Result, actions, fold, standings
from rackhouse.contest.arrangement import Outcome
from rackhouse.contest.awards import high_games
from rackhouse.contest.deciding.arranging import next_due
from rackhouse.contest.folding.brackets import tied_in
from rackhouse.contest.formats import RoundRobin, Swiss
from rackhouse.contest.pairing.circle import circle, free_rounds
from rackhouse.contest.plan import Counting, Reporting, Venue, Weeks
from rackhouse.contest.schedule import instant
from tests.kit.desk import ZONE, Desk, player

HOUR = 3_600_000
WEEKS = Weeks(date(2027, 3, 8))  # the clocks go forward within the first week
REPORTING = Reporting(
    by="winner", confirmed_by="nobody", to="office@example.org", unreported="double forfeit"
)
WEEK_ENDS = instant(date(2027, 3, 14), time(23, 59), ZONE)


def league(entries: int = 4, **more: object) -> Desk:
    settings: dict[str, object] = {
        "weeks": WEEKS,
        "reporting": REPORTING,
        "venue": Venue("The Centre", only_here=True),
        "counting": Counting(tie="score-before-unplayed", still_tied="director"),
    }
    desk = Desk.of(RoundRobin(self_scheduled=True), entries, **(settings | more))
    desk.now = instant(WEEKS.begin, time(9), ZONE)
    desk.start(seeds=tuple(range(1, entries + 1)))
    return desk


def first_week(desk: Desk) -> int:
    return desk.state.divisions["main"].rounds[0][0]


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


@pytest.mark.rule("D-73", "A-35")
def test_reports_that_differ_before_unplayed_letters_alone_say_so() -> None:
    desk = league(2)
    match = first_week(desk)
    one, other = desk.state.pairings[match].sides
    desk.do(actions.ReportResult(match, one, (300, 300), (310, 308)), player(one))
    desk.do(actions.ReportResult(match, other, (300, 300), (308, 310)), player(other))
    assert tuple(map(str, desk.state.discrepancies[1].versions)) == (
        f"Entry {one} reports 300 : 300 (310 : 308 before unplayed letters).",
        f"Entry {other} reports 300 : 300 (308 : 310 before unplayed letters).",
    )


@pytest.mark.rule("D-73", "A-35")
def test_a_reported_tie_goes_to_the_higher_score_before_unplayed_letters() -> None:
    desk = league(2)
    match = first_week(desk)
    one, other = desk.state.pairings[match].sides
    desk.do(actions.ReportResult(match, one, (300, 300), (306, 302)), player(one))
    assert desk.places() == [(1, one), (2, other)]
    assert [row.halves for row in desk.rows()] == [2, 0]
    desk.do(actions.CertifyDivision("main"), ORGANISER)


ASKED = (
    "The higher score before unplayed letters breaks the tie. Give those "
    "scores too. If nobody knows them, the director rules on the match."
)


@pytest.mark.rule("D-73", "A-35")
def test_a_tie_without_the_scores_before_unplayed_letters_is_no_result_yet() -> None:
    desk = league(2)
    match = first_week(desk)
    one, other = desk.state.pairings[match].sides
    tie = Result("played", (300, 300))
    assert desk.refused(actions.ReportResult(match, one, (300, 300)), player(one)) == ASKED
    assert desk.refused(actions.RecordResult(match, (one, other), tie)) == ASKED
    assert [row.halves for row in desk.rows()] == [0, 0]
    desk.do(actions.OpenDiscrepancy(match), player(other))
    ruling = actions.RuleMatchDiscrepancy(1, "corrected", "added up again", tie)
    assert desk.refused(ruling, ORGANISER) == ASKED
    desk.do(actions.RuleMatchDiscrepancy(1, "awarded", "nobody knows", winner=other), ORGANISER)
    desk.do(actions.CertifyDivision("main"), ORGANISER)
    assert desk.places() == [(1, other), (2, one)]


@pytest.mark.rule("D-73", "A-35")
def test_a_correction_to_a_tie_asks_for_the_scores_before_unplayed_letters() -> None:
    desk = league(2)
    match = first_week(desk)
    sides = desk.state.pairings[match].sides
    desk.result(match, 310, 300)
    tie = Result("played", (300, 300))
    assert desk.refused(actions.CorrectResult(match, sides, tie, "added up again")) == ASKED


@pytest.mark.rule("D-73", "A-35")
def test_a_tie_to_the_last_point_is_the_directors_and_nobody_has_a_win_or_half_of_one() -> None:
    desk = league(2)
    match = first_week(desk)
    one, other = desk.state.pairings[match].sides
    desk.do(actions.ReportResult(match, one, (300, 300), (304, 304)), player(one))
    assert tied_in(desk.state, desk.state.divisions["main"]) == (match,)
    assert [(row.halves, row.draws, row.played) for row in desk.rows()] == [(0, 0, 0)] * 2
    assert high_games([desk.state]) == ()
    assert desk.refused(actions.CertifyDivision("main"), ORGANISER) == (
        f"Match {match} is tied. Break the tie before you certify the places."
    )
    assert desk.refused(actions.BreakMatchTie(match, "director", other)) == (
        "Under this event's rules the director breaks a tie."
    )
    assert desk.refused(actions.BreakMatchTie(match, "tile draw"), ORGANISER) == (
        "Under this event's rules the director breaks a tie."
    )
    broken = desk.do(actions.BreakMatchTie(match, "director", other), ORGANISER)
    assert desk.places() == [(1, other), (2, one)]
    assert [row.halves for row in desk.rows()] == [2, 0]
    assert [game.score for game in high_games([desk.state])] == [300, 300]
    certified = desk.do(actions.CertifyDivision("main"), ORGANISER)
    # The certificate stands on the decision: neither goes without the other.
    assert f"no. {certified}." in desk.refused(actions.Undo(broken), ORGANISER)


@pytest.mark.rule("D-73", "A-35")
def test_the_next_round_waits_for_a_tie_that_is_to_be_broken() -> None:
    counting = Counting(tie="score-before-unplayed", still_tied="director")
    desk = Desk.of(Swiss(rounds=2), 2, counting=counting, division={"order": ("wins", "spread")})
    desk.start()
    [match] = desk.pair()
    desk.result(match.number, 300, 300, before=(304, 304))
    assert desk.refused(actions.PairRound("main")) == (
        f"Match {match.number} is tied. Break the tie before you pair the next round."
    )


def test_half_a_win_each_of_a_division_certified_in_the_past_stays_as_it_was_certified() -> None:
    desk = league(2)
    match = first_week(desk)
    sides = desk.state.pairings[match].sides
    number = desk.state.number
    was: tuple[actions.AnyFact, ...] = (
        actions.ResultRecorded(match, sides, Result("played", (300, 300))),
        actions.DivisionCertified("main"),
    )
    lines = tuple(
        Line(number + place, desk.now, ORGANISER, number + place, fact)
        for place, fact in enumerate(was, start=1)
    )
    state = fold((*desk.book.lines, *lines)).state
    assert state.divisions["main"].stage == "certified"
    assert [row.halves for row in standings(state, "main")] == [1, 1]


# --- a report that does not count by itself


@pytest.mark.rule("D-08", "D-09", "A-39")
def test_a_losers_report_leaves_the_deadline_as_silence_would() -> None:
    desk = league(2)
    match = first_week(desk)
    one, other = desk.state.pairings[match].sides
    desk.do(actions.ReportResult(match, other, (410, 390)), player(other))
    assert match not in desk.state.results
    assert next_due(desk.state) == WEEK_ENDS - 48 * HOUR
    desk.now = WEEK_ENDS - 48 * HOUR
    desk.do(actions.EventTick(), CLOCK)
    assert desk.state.arrangements[match].was_reminded
    desk.now = WEEK_ENDS
    desk.do(actions.EventTick(), CLOCK)
    assert desk.state.arrangements[match].forfeit_proposed
    assert desk.answer(actions.EventTick(), CLOCK) == ()
    # The director may still take the report as it is, and so may the winner.
    taken = desk.book
    desk.do(actions.ConfirmReport(match))
    assert desk.places() == [(1, one), (2, other)]
    desk.book = taken
    desk.do(actions.ConfirmDoubleForfeit(match), ORGANISER)
    assert [row.halves for row in desk.rows()] == [0, 0]


def test_reports_that_disagree_are_the_directors_and_no_double_forfeit() -> None:
    desk = league(2)
    match = first_week(desk)
    one, other = desk.state.pairings[match].sides
    desk.do(actions.ReportResult(match, one, (390, 410)), player(one))
    desk.do(actions.ReportResult(match, other, (410, 390)), player(other))
    assert desk.state.discrepancies[1].is_open
    desk.now = WEEK_ENDS + HOUR
    assert desk.answer(actions.EventTick(), CLOCK) == ()


@pytest.mark.rule("D-09")
def test_a_report_after_a_confirmed_double_forfeit_is_a_discrepancy_for_the_director() -> None:
    desk = league(2)
    match = first_week(desk)
    one, _ = desk.state.pairings[match].sides
    desk.now = WEEK_ENDS
    desk.do(actions.EventTick(), CLOCK)
    desk.do(actions.ConfirmDoubleForfeit(match), ORGANISER)
    desk.do(actions.ReportResult(match, one, (410, 390)), player(one))
    assert desk.state.results[match].kind == "double forfeit"
    [found] = desk.state.discrepancies.values()
    assert tuple(map(str, found.versions)) == (
        "A double forfeit is recorded.",
        f"Entry {one} reports 410 : 390.",
    )
    assert desk.refused(actions.CertifyDivision("main"), ORGANISER) == (
        "Match 1 waits for a ruling. Rule on it before you certify the places."
    )
    result = Result("played", (410, 390))
    desk.do(actions.RuleMatchDiscrepancy(1, "corrected", "the mail was late", result), ORGANISER)
    assert desk.rows()[0].entry == one


def test_a_report_against_what_the_desk_wrote_down_is_a_discrepancy() -> None:
    desk = league(2)
    match = first_week(desk)
    one, other = desk.state.pairings[match].sides
    desk.result(match, 410, 390)
    desk.do(actions.ReportResult(match, one, (410, 390)), player(one))
    assert desk.state.discrepancies == {}
    desk.do(actions.ReportResult(match, other, (390, 410)), player(other))
    assert tuple(map(str, desk.state.discrepancies[1].versions)) == (
        f"Entry {one} reports 410 : 390.",
        f"Entry {other} reports 390 : 410.",
    )


# --- efforts before a match is decided that nobody played


@pytest.mark.rule("D-06")
def test_a_ruling_before_the_deadline_without_efforts_asks_for_its_reason_and_is_logged_so() -> (
    None
):
    desk = league(2)
    match = first_week(desk)
    one, other = desk.state.pairings[match].sides
    question = (
        f"Entry {one} has logged 0 of 2 attempts to arrange the match, and it can still be "
        "played. Decide it anyway, for the reason you gave?"
    )
    for command in (
        actions.RuleMatch(match, one, "wrote that she is ill"),
        actions.RecordResult(
            match, (one, other), Result("forfeit", winner=one, reason="wrote that she is ill")
        ),
    ):
        answer = desk.answer(command, ORGANISER)
        assert isinstance(answer, Refusal)
        assert (str(answer), answer.is_question) == (question, True)
        bare = actions.RuleMatch(match, one, " ")
        assert desk.refused(bare, ORGANISER) == (
            f"Entry {one} has logged 0 of 2 attempts to arrange the match, and it can still be "
            "played. To decide it anyway, give a reason."
        )
        before = desk.book
        desk.do(replace(command, sure=True), ORGANISER)
        assert str(desk.state.results[match].reason) == (
            "Decided with 0 of 2 attempts logged: wrote that she is ill"
        )
        desk.book = before
    # For nobody, and nobody has tried: that asks as well.
    assert "can still be played" in desk.refused(
        actions.RuleMatch(match, None, "no idea"), ORGANISER
    )


@pytest.mark.rule("D-06")
def test_a_ruling_asks_nothing_where_efforts_were_shown_or_the_deadline_has_passed() -> None:
    for late in (False, True):
        desk = league(2)
        match = first_week(desk)
        one, _ = desk.state.pairings[match].sides
        if late:
            desk.now = WEEK_ENDS
        else:
            desk.do(actions.LogAttempt(match, one, "email"), player(one))
            desk.do(actions.LogAttempt(match, one, "phone"), player(one))
        desk.do(actions.RuleMatch(match, one, "could not be reached"), ORGANISER)
        assert str(desk.state.results[match].reason) == "could not be reached"
