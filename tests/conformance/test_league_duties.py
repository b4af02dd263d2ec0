"""DePaul: what its league owes to both opponents, to the office and to the director."""

from __future__ import annotations

import pytest

from rackhouse.contest import CLOCK, DESK, ORGANISER
from rackhouse.contest import commands as c
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
    assert "lent against an ID" in desk.refused(c.Lend(DESK, label, one))
    desk.do(c.Lend(DESK, label, one, id_held=True))
    assert desk.state.items[label].holder == one


@pytest.mark.rule("D-06", "A-39")
def test_the_efforts_of_the_one_who_did_not_answer_show_nothing_for_the_other() -> None:
    desk, match, one, other = league()
    desk.do(c.LogAttempt(player(one), match, one, "email"))
    desk.do(c.LogAttempt(player(other), match, other, "email"))
    desk.do(c.LogAttempt(player(other), match, other, "phone"))
    desk.do(c.AskRuling(player(one), match, one))
    assert desk.refused(c.RuleMatch(ORGANISER, match, one, "no answer")).startswith(
        f"Entry {one} has logged 1 of 2 attempts to arrange the match"
    )
    desk.do(c.RuleMatch(ORGANISER, match, other, "no answer"))
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
        desk.do(c.EventTick(CLOCK))
        for match in week:
            desk.do(c.ConfirmDoubleForfeit(ORGANISER, match))
            assert desk.state.results[match].kind == "double forfeit"
    assert {(row.halves, row.losses, row.forfeits) for row in desk.rows()} == {(0, 3, 3)}


@pytest.mark.rule("D-10", "A-38")
@pytest.mark.parametrize("turn", [14, None], ids=["a marked turn", "the whole match"])
def test_no_places_are_final_before_the_director_has_ruled(turn: int | None) -> None:
    desk, match, one, other = league(entries=2)
    desk.do(c.ReportResult(player(one), match, one, (420, 380)))
    desk.do(c.OpenDiscrepancy(player(other), match, turn, ("The bonus was counted twice.",)))
    assert desk.refused(c.CertifyDivision(ORGANISER, "main")) == (
        f"Match {match} waits for a ruling. Rule on it before you certify the places."
    )
    desk.do(c.RuleMatchDiscrepancy(ORGANISER, 1, "stands", "It was counted once."))
    desk.do(c.CertifyDivision(ORGANISER, "main"))
    assert desk.rows()[0].entry == one


@pytest.mark.rule("D-73", "A-35")
def test_a_reported_tie_goes_to_the_higher_score_before_unplayed_letters() -> None:
    desk, match, _one, other = league(entries=2)
    desk.do(c.ReportResult(player(other), match, other, (400, 400), before=(396, 405)))
    [first, second] = desk.rows()
    assert (first.entry, first.halves, first.draws) == (other, 2, 0)
    assert (second.halves, second.losses) == (0, 1)
