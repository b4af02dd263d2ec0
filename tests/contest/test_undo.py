"""Undo goes by replay: what stands on an action is named, and undone with it or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rackhouse.contest import DESK, ORGANISER, Book, Line, actions, dependents, fold
from rackhouse.contest.actions import ActionsUndone, CheckedIn
from rackhouse.contest.book import decode_event, decode_line, encode_event, log_of
from rackhouse.contest.formats import Knockout, RoundRobin, Swiss
from rackhouse.errors import MalformedError
from tests.kit.desk import Desk, player

if TYPE_CHECKING:
    from collections.abc import Callable


def test_the_desk_undoes_only_what_it_may_do_itself() -> None:
    desk = Desk.of(Knockout(), 2)
    desk.start(seeds=(1, 2))
    final = desk.win(desk.between(1, 2).number, 2)
    certified = desk.do(actions.CertifyDivision("main"), ORGANISER)
    reason = "Only the organiser can undo this."
    assert desk.refused(actions.Undo(certified)) == reason
    assert desk.refused(actions.Undo(final, together=True)) == reason
    undoing = desk.do(actions.Undo(certified), ORGANISER)
    assert desk.refused(actions.Undo(undoing)) == reason, "it would certify again"
    desk.do(actions.Undo(final))
    ruled = desk.do(actions.RuleMatch(desk.between(1, 2).number, 1, "Only one came."), ORGANISER)
    assert desk.refused(actions.Undo(ruled)) == reason
    desk.do(actions.Undo(ruled), ORGANISER)


def test_a_result_that_nothing_stands_on_is_simply_undone() -> None:
    desk = Desk.of(RoundRobin(), 4)
    desk.start()
    first, second, *_ = desk.state.pairings
    action = desk.win(first, desk.state.pairings[first].sides[0])
    desk.win(second, desk.state.pairings[second].sides[0])
    desk.do(actions.Undo(action, reason="wrong slip"))
    assert [*desk.state.results] == [second]
    assert desk.refused(actions.Undo(action)) == f"Action {action} is already undone."
    assert desk.refused(actions.Undo(999)) == "There is no action 999."


def test_what_stands_on_an_action_is_named_and_nothing_is_undone() -> None:
    desk = Desk.of(Knockout(), 4)
    desk.start(seeds=(1, 2, 3, 4))
    semi = desk.win(desk.between(1, 4).number, 1)
    desk.win(desk.between(2, 3).number, 2)
    final = desk.win(desk.between(1, 2).number, 2)
    certified = desk.do(actions.CertifyDivision("main"), ORGANISER)
    assert [one.action for one in dependents(desk.book, semi)] == [final, certified]
    assert desk.refused(actions.Undo(semi)) == (
        f"Later actions depend on action {semi}: no. {final} and {certified}. "
        "Undo all of them together, or none."
    )
    desk.do(actions.Undo(semi, together=True), ORGANISER)
    assert len(desk.state.results) == 1
    assert desk.between(1, 4).round == 1


def test_a_round_stands_on_the_results_of_the_one_before() -> None:
    desk = Desk.of(Swiss(rounds=3), 4)
    desk.start()
    first = [desk.win(one.number, one.sides[0]) for one in desk.pair()]
    paired = desk.do(actions.PairRound("main"))
    [found] = dependents(desk.book, first[0])
    assert found.action == paired
    assert found.reason.key == "round-not-over"


def test_where_very_many_stand_on_an_action_the_first_are_named() -> None:
    desk = Desk.of(RoundRobin(), 20)
    sentence = desk.refused(actions.Undo(1))
    assert sentence.startswith("Later actions depend on action 1: no. 2, 3, 4,")
    assert "12, and 13 and 8 more. Undo all of them together" in sentence
    assert len(dependents(desk.book, 1)) == 20


def test_an_undoing_can_be_undone() -> None:
    desk = Desk.of(RoundRobin(), 2)
    desk.start()
    before = desk.state
    [match] = desk.state.pairings
    action = desk.win(match, 1)
    after = desk.state
    undoing = desk.do(actions.Undo(action))
    assert desk.state.results == before.results
    desk.do(actions.Undo(undoing))
    assert desk.state.results == after.results
    assert fold(desk.book.lines) == desk.book


def test_what_can_no_longer_follow_is_not_brought_back_unseen() -> None:
    desk = Desk.of(RoundRobin(), 2)
    desk.start()
    [match] = desk.state.pairings
    undoing = desk.do(actions.Undo(desk.win(match, 1)))
    again = desk.win(match, 2)
    assert f"no. {again}." in desk.refused(actions.Undo(undoing))


def test_the_log_keeps_what_was_undone() -> None:
    desk = Desk.of(RoundRobin(), 2)
    lines = len(desk.book.lines)
    desk.do(actions.Undo(desk.state.number))
    assert len(desk.book.lines) == lines + 1
    assert [*desk.state.entries] == [1]


def test_the_log_tells_who_did_what_and_what_was_undone() -> None:
    desk = Desk.of(RoundRobin(), 2)
    desk.start()
    desk.do(actions.Withdraw(1), player(1))
    desk.do(actions.Undo(log_of(desk.book)[-1].number))
    *_, withdrawn, undoing = log_of(desk.book)
    assert withdrawn.what == ("entry withdrawn", "result recorded")
    assert (withdrawn.actor, withdrawn.is_undone) == (player(1), True)
    assert (undoing.what, undoing.is_undone) == (("actions undone",), False)


def test_numbers_are_never_given_twice() -> None:
    desk = Desk.of(RoundRobin(), 2)
    desk.do(actions.Undo(desk.state.number))
    assert desk.enter(1) == [3]


def test_an_event_survives_its_file() -> None:
    desk = Desk.of(Swiss(rounds=2), 5)
    desk.start()
    desk.pair()
    data = encode_event(desk.book.lines)
    assert fold(decode_event(data)) == desk.book
    assert fold([]) == Book()


@pytest.mark.parametrize(
    "damage",
    [
        lambda lines: lines[1:],
        lambda lines: [*lines[:1], *lines[2:]],
        lambda lines: [*lines, lines[-1]],
        lambda lines: [*lines, Line(5, 0, DESK, 5, CheckedIn(9))],
        lambda lines: [*lines, Line(5, 0, DESK, 9, CheckedIn(1))],
        lambda lines: [*lines, Line(5, 0, DESK, 5, ActionsUndone((), ""))],
        lambda lines: [*lines, Line(5, 0, DESK, 5, ActionsUndone((5,), ""))],
        lambda lines: [*lines, Line(5, 0, DESK, 5, ActionsUndone((0,), ""))],
    ],
)
def test_a_damaged_record_is_told_and_not_folded(
    damage: Callable[[list[Line]], list[Line]],
) -> None:
    desk = Desk.of(RoundRobin(), 3)
    with pytest.raises(MalformedError):
        fold(damage(list(desk.book.lines)))


@pytest.mark.parametrize(
    "data", [b"", b"{}", b'{"format":"rackhouse event","version":2}\n', b"\xff\xfe"]
)
def test_what_is_no_event_is_refused(data: bytes) -> None:
    with pytest.raises(MalformedError):
        decode_event(data)
    with pytest.raises(MalformedError, match="is damaged"):
        decode_line(b"{}")
    with pytest.raises(MalformedError, match="Line 2"):
        decode_event(encode_event([]) + b"{}\n")
