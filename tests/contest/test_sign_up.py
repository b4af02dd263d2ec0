"""Until when people sign themselves up: by hand, by date, by number, and never into a round."""

from __future__ import annotations

import pytest

from rackhouse.contest import ORGANISER, EventActor, EventRole, actions
from rackhouse.contest.formats import AnyFormat, Knockout, Ladder, RoundRobin, Swiss
from rackhouse.contest.plan import SignUpTerms
from rackhouse.contest.state import why_no_sign_up
from tests.kit.desk import Desk, player

STRANGER = EventActor(EventRole.PLAYER, "a stranger")
SIGN_UP = actions.AddEntry("main")
NOON = 1_782_925_200_000  # July 1, 2026, in Chicago


@pytest.mark.parametrize("format_", [Knockout(), RoundRobin(), Swiss(rounds=3)])
def test_no_stranger_enters_a_division_that_has_started_and_the_desk_may(
    format_: AnyFormat,
) -> None:
    desk = Desk.of(format_, 3)
    desk.do(SIGN_UP, STRANGER)
    desk.enter(1)
    desk.start()
    assert (
        desk.refused(SIGN_UP, STRANGER)
        == "Play has started. Ask the desk whether you can still join."
    )
    if not isinstance(format_, Knockout):  # whose bracket is full
        desk.enter(1)


def test_a_ladder_is_joined_at_its_foot_while_it_is_climbed() -> None:
    desk = Desk.of(Ladder(), 3)
    desk.start()
    desk.do(SIGN_UP, STRANGER)
    assert why_no_sign_up(desk.state, desk.now) is None


def test_sign_up_is_closed_by_hand_and_opened_again() -> None:
    desk = Desk.of(Knockout())
    desk.do(actions.SetSignUp(SignUpTerms(is_closed=True)))
    assert (
        desk.refused(SIGN_UP, STRANGER)
        == "Sign-up is closed. Ask the desk whether you can still join."
    )
    desk.enter(1)
    desk.do(actions.SetSignUp(SignUpTerms()), ORGANISER)
    desk.do(SIGN_UP, STRANGER)
    assert "Only the organiser or the desk" in desk.refused(
        actions.SetSignUp(SignUpTerms()), player(1)
    )


def test_sign_up_closes_at_its_time() -> None:
    desk = Desk.of(Knockout())
    desk.do(actions.SetSignUp(SignUpTerms(until=NOON)))
    desk.now = NOON - 1
    desk.do(SIGN_UP, STRANGER)
    desk.now = NOON
    assert desk.refused(SIGN_UP, STRANGER) == (
        "Sign-up closed on Wednesday, July 1, 2026 at 12:00\xa0PM. Ask the desk "
        "whether you can still join."
    )


def test_sign_up_closes_when_every_place_is_taken_and_a_withdrawal_frees_one() -> None:
    desk = Desk.of(Knockout())
    desk.do(actions.SetSignUp(SignUpTerms(most=2, has_waiting_list=False)))
    desk.do(SIGN_UP, STRANGER)
    desk.do(SIGN_UP, STRANGER)
    assert desk.refused(SIGN_UP, STRANGER) == (
        "All 2 places are taken. Ask the desk whether you can still join."
    )
    desk.do(actions.Withdraw(1))
    desk.do(SIGN_UP, STRANGER)
    desk.enter(1)  # the desk has the last word


def test_closing_is_undone_like_anything_else() -> None:
    desk = Desk.of(Knockout())
    action = desk.do(actions.SetSignUp(SignUpTerms(is_closed=True)))
    desk.do(actions.Undo(action))
    desk.do(SIGN_UP, STRANGER)
