"""When every place is taken, people wait in line, and the first moves up when one is free."""

from __future__ import annotations

from rackhouse.contest import EventActor, EventRole, actions
from rackhouse.contest.formats import Knockout, Ladder, Swiss
from rackhouse.contest.plan import SignUpTerms
from rackhouse.contest.state import is_full, waiting_list
from tests.kit.desk import Desk

STRANGER = EventActor(EventRole.PLAYER, "a stranger")
SIGN_UP = actions.AddEntry("main")


def full(most: int = 2, waiting: int = 2) -> Desk:
    """An event with all places taken, and so many in line."""
    desk = Desk.of(Swiss(rounds=3))
    desk.do(actions.SetSignUp(SignUpTerms(most=most)))
    for _ in range(most + waiting):
        desk.do(SIGN_UP, STRANGER)
    return desk


def test_who_signs_up_for_a_full_event_waits_and_does_not_play() -> None:
    desk = full()
    assert waiting_list(desk.state) == (3, 4)
    assert "is on the waiting list" in desk.refused(actions.CheckIn(3))
    desk.start()
    [pairing] = desk.pair()
    assert set(pairing.sides) == {1, 2}
    assert {row.entry for row in desk.rows()} == {1, 2}


def test_the_first_in_line_moves_up_when_somebody_withdraws() -> None:
    desk = full()
    action = desk.do(actions.Withdraw(1))
    assert waiting_list(desk.state) == (4,)
    assert desk.state.entries[3].is_active
    # Nobody jumps the line while somebody waits.
    desk.do(SIGN_UP, STRANGER)
    assert waiting_list(desk.state) == (4, 5)
    # Undone, both are as they were.
    desk.do(actions.Undo(action))
    assert waiting_list(desk.state) == (3, 4, 5)
    assert desk.state.entries[1].is_active


def test_who_leaves_the_line_frees_no_place() -> None:
    desk = full()
    desk.do(actions.Withdraw(3))
    assert waiting_list(desk.state) == (4,)
    desk.do(actions.Withdraw(2))
    assert waiting_list(desk.state) == ()
    assert [one.number for one in desk.state.entries.values() if one.is_active] == [1, 4]
    assert is_full(desk.state)


def test_more_room_moves_up_as_many_as_fit() -> None:
    desk = full(waiting=3)
    desk.do(actions.SetSignUp(SignUpTerms(most=4)))
    assert waiting_list(desk.state) == (5,)
    desk.do(actions.SetSignUp(SignUpTerms()))
    assert waiting_list(desk.state) == ()


def test_once_play_has_started_only_the_desk_moves_somebody_up() -> None:
    desk = full()
    desk.start()
    desk.pair()
    desk.do(actions.Withdraw(1))
    assert waiting_list(desk.state) == (3, 4)
    desk.do(actions.MoveUp(4))
    assert waiting_list(desk.state) == (3,)
    assert "is not on the waiting list" in desk.refused(actions.MoveUp(4))
    assert "Only the organiser or the desk" in desk.refused(
        actions.MoveUp(3), EventActor(EventRole.PLAYER, "x", 3)
    )


def test_the_desk_enters_people_past_the_line_and_brackets_and_ladders_know_them_not() -> None:
    for format_ in (Knockout(), Ladder()):
        desk = Desk.of(format_)
        desk.do(actions.SetSignUp(SignUpTerms(most=2)))
        for _ in range(3):
            desk.do(SIGN_UP, STRANGER)
        desk.enter(1)
        desk.start()
        assert 3 not in {row.entry for row in desk.rows()}
        assert desk.state.entries[4].is_active
