"""What the players of a league report: ties, a loser's word, reports that disagree or come late."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rackhouse.contest import CLOCK, ORGANISER, Line, Refusal, Result, actions, fold, standings
from rackhouse.contest.awards import high_games
from rackhouse.contest.deciding.arranging import next_due
from rackhouse.contest.folding.brackets import tied_in
from rackhouse.contest.formats import Swiss
from rackhouse.contest.plan import Counting
from tests.contest.leagues import HOUR, WEEK_ENDS, first_week, league
from tests.kit.desk import Desk, player


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
