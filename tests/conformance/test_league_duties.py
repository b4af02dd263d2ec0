"""DePaul: what its league owes to both opponents, to the office and to the director."""

from __future__ import annotations

import pytest

from rackhouse.contest import CLOCK, ORGANISER, actions
from tests.kit.desk import Desk, player


def league(entries: int = 4) -> tuple[Desk, int, int, int]:
    """A league that has begun, a match of its first week and its two sides."""
    desk = Desk.preset("depaul")
    desk.enter(entries)
    desk.start()
    match = desk.state.divisions["main"].rounds[0][0]
    one, other = desk.state.pairings[match].sides
    return desk, match, one, other


@pytest.mark.rule("D-03")
@pytest.mark.parametrize("label", ["board 1", "dictionary 1"])
def test_nothing_leaves_the_front_desk_without_an_id(label: str) -> None:
    desk, _, one, _ = league()
    assert desk.state.event.lending.where == "the front desk"
    assert "lent against an ID" in desk.refused(actions.Lend(label, one))
    desk.do(actions.Lend(label, one, id_held=True))
    assert desk.state.items[label].holder == one


@pytest.mark.rule("D-06", "A-39")
def test_the_efforts_of_the_one_who_did_not_answer_show_nothing_for_the_other() -> None:
    desk, match, one, other = league()
    desk.do(actions.LogAttempt(match, one, "email"), player(one))
    desk.do(actions.LogAttempt(match, other, "email"), player(other))
    desk.do(actions.LogAttempt(match, other, "phone"), player(other))
    desk.do(actions.AskRuling(match, one), player(one))
    assert desk.refused(actions.RuleMatch(match, one, "no answer"), ORGANISER).startswith(
        f"Entry {one} has logged 1 of 2 attempts to arrange the match"
    )
    desk.do(actions.RuleMatch(match, other, "no answer"), ORGANISER)
    assert desk.state.results[match].winner == other


@pytest.mark.rule("D-09", "A-39")
def test_every_week_has_its_deadline_and_silence_forfeits_in_each() -> None:
    desk, *_ = league()
    rounds = desk.state.divisions["main"].rounds
    deadlines = [{desk.state.arrangements[one].deadline or 0 for one in week} for week in rounds]
    assert [len(week) for week in deadlines] == [1, 1, 1]  # one for all matches of a week
    ends = [week.pop() for week in deadlines]
    assert ends == sorted(set(ends))
    for week, end in zip(rounds, ends, strict=True):
        desk.now = end
        desk.do(actions.EventTick(), CLOCK)
        for match in week:
            desk.do(actions.ConfirmDoubleForfeit(match), ORGANISER)
            assert desk.state.results[match].kind == "double forfeit"
    assert {(row.halves, row.losses, row.forfeits) for row in desk.rows()} == {(0, 3, 3)}


@pytest.mark.rule("D-10", "A-38")
@pytest.mark.parametrize("turn", [14, None], ids=["a marked turn", "the whole match"])
def test_no_places_are_final_before_the_director_has_ruled(turn: int | None) -> None:
    desk, match, one, other = league(entries=2)
    desk.do(actions.ReportResult(match, one, (420, 380)), player(one))
    desk.do(actions.OpenDiscrepancy(match, turn, ("The bonus was counted twice.",)), player(other))
    assert desk.refused(actions.CertifyDivision("main"), ORGANISER) == (
        f"Match {match} waits for a ruling. Rule on it before you certify the places."
    )
    desk.do(actions.RuleMatchDiscrepancy(1, "stands", "It was counted once."), ORGANISER)
    desk.do(actions.CertifyDivision("main"), ORGANISER)
    assert desk.rows()[0].entry == one


@pytest.mark.rule("D-73", "A-35")
def test_a_reported_tie_goes_to_the_higher_score_before_unplayed_letters() -> None:
    desk, match, _one, other = league(entries=2)
    desk.do(actions.ReportResult(match, other, (400, 400), before=(396, 405)), player(other))
    [first, second] = desk.rows()
    assert (first.entry, first.halves, first.draws) == (other, 2, 0)
    assert (second.halves, second.losses) == (0, 1)
