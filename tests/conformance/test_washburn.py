"""Washburn alone: the whole play challenged at once, and windows with three and four sides."""

from __future__ import annotations

import pytest

from rackhouse.record import DIRECTOR, Phase, facts
from rackhouse.referee.commands import (
    Accept,
    AgreeBoard,
    CallChallenge,
    Commit,
    MarkDiscrepancy,
    Pass,
)
from rackhouse.tiles import Layout
from tests.kit import Table
from tests.kit.campus import made, phase_of, seat, started

RACKS = ("TRAINER", "SZEBRAH", "OODLESU", "GIVENKE")


def opened(sides: int, *, good: list[str]) -> Table:
    """TRAINER by the first of several sides, and its window open."""
    table = started("washburn", *RACKS[:sides], good=good)
    table.play(0, "8D TRAINER")
    return table


# --- all words of a play together


@pytest.mark.rule("W-39", "A-22")
def test_all_words_of_a_play_are_challenged_together() -> None:
    table = started("washburn", "TRAINER", "HOBZEAA", good=["TRAINER"])
    table.play(0, "8D TRAINER")
    table.play(1, "7G HOB")
    table.challenge(0)
    [called], [ruled] = table.facts(facts.ChallengeCalled), table.facts(facts.Ruled)
    assert called.words == ruled.words == ("HOB", "HI", "ON", "BE")


@pytest.mark.rule("W-39", "A-22")
def test_single_words_cannot_be_named() -> None:
    table = started("washburn", "TRAINER", "HOBZEAA", good=["TRAINER"])
    table.play(0, "8D TRAINER")
    table.play(1, "7G HOB")
    assert table.refused(CallChallenge(seat(0), ("HOB",))) == ("referee-challenge-whole-play")
    assert "PlayWithdrawn" in table.challenge(0, "BE", "ON", "HI", "HOB")  # all of them may be


@pytest.mark.rule("W-39", "W-41", "A-22")
def test_a_ruling_shuts_the_window_for_everybody() -> None:
    table = opened(3, good=["TRAINER"])
    done = table.challenge(2)
    assert "WindowShut" in done
    assert phase_of(table) is Phase.ON_TURN
    assert table.refused(CallChallenge(seat(1))) == "referee-too-late-to-challenge: Player 2"


# --- who, with three or more


@pytest.mark.rule("W-35", "A-23")
@pytest.mark.parametrize("challenger", [1, 2, 3])
def test_any_opponent_may_challenge_not_only_the_next(challenger: int) -> None:
    table = opened(4, good=[])
    assert "PlayWithdrawn" in table.challenge(challenger)
    assert table.mover == 1  # the next side moves, whoever called


@pytest.mark.rule("W-37", "A-23")
def test_the_first_call_received_is_the_challenger_and_pays() -> None:
    table = opened(4, good=["TRAINER"])
    table.challenge(3)
    assert [side.skips for side in table.state.sides] == [0, 0, 0, 1]
    assert isinstance(table.why_not(1, CallChallenge), str)


@pytest.mark.rule("W-35", "A-23", "A-25")
def test_a_side_with_a_lost_turn_pending_may_still_challenge() -> None:
    table = opened(3, good=["TRAINER", "TRAINERS"])
    table.challenge(2)
    table.play(1, "8D TRAINERS")
    table.challenge(2)
    assert [fact.seat for fact in table.facts(facts.TurnOwed)] == [2, 2]


@pytest.mark.rule("W-35", "A-23")
def test_with_three_the_next_side_waits_ten_seconds_for_the_other() -> None:
    table = opened(3, good=[])
    assert table.refused(Commit(seat(1), play="8D TRAINERS")) == (
        "referee-others-may-challenge: Player 3, 10 seconds"
    )
    table.pass_time(9.5)
    assert table.refused(Pass(seat(1))) == ("referee-others-may-challenge: Player 3, 1 second")
    table.pass_time(0.5)
    assert table.play(1, "8D TRAINERS")[:2] == ["WindowShut", "TurnBegan"]


@pytest.mark.rule("W-35", "A-23")
def test_the_wait_is_over_once_all_others_have_accepted() -> None:
    table = opened(4, good=[])
    assert table.accept(2) == ["Accepted"]
    reason = table.refused(Pass(seat(1)))
    assert reason == "referee-others-may-challenge: Player 4, 10 seconds"
    assert table.accept(3) == ["Accepted"]  # the next side has yet to start its turn
    assert phase_of(table) is Phase.PENDING
    assert table.pass_turn(1)[:2] == ["WindowShut", "TurnBegan"]


@pytest.mark.rule("W-35", "A-23")
def test_an_early_accept_of_the_next_side_starts_its_turn_after_the_ten_seconds() -> None:
    table = opened(3, good=[])
    assert table.accept(1) == ["Accepted"]
    assert phase_of(table) is Phase.PENDING
    assert table.due_in() == 10
    table.pass_time(9)
    assert "PlayWithdrawn" in table.challenge(2)  # the other has had its say in time

    table = opened(3, good=[])
    table.accept(1)
    table.pass_time(10)
    assert table.tick() == ["WindowShut", "TurnBegan"]
    assert table.mover == 1


@pytest.mark.rule("W-35", "A-23")
def test_who_has_accepted_does_not_challenge_any_more() -> None:
    table = opened(3, good=[])
    table.accept(2)
    assert table.refused(CallChallenge(seat(2))) == "referee-already-accepted"
    assert table.refused(Accept(seat(2))) == "referee-already-accepted"
    assert "PlayWithdrawn" in table.challenge(1)


@pytest.mark.rule("W-35", "A-23")
def test_the_next_side_is_the_one_that_will_actually_move() -> None:
    table = opened(4, good=["TRAINER"])
    table.challenge(2)  # the third side owes its next turn
    table.play(1, "8D TRAINERS")
    assert table.refused(Pass(seat(2))) == "referee-not-your-turn: Player 4"
    assert table.accept(2) == ["Accepted"]  # no start of a turn
    table.accept(0)
    assert phase_of(table) is Phase.PENDING
    assert table.accept(3) == ["Accepted", "WindowShut", "TurnSkipped", "TurnBegan"]
    assert table.mover == 3


@pytest.mark.rule("W-35", "A-23")
def test_with_two_the_next_side_need_not_wait() -> None:
    table = opened(2, good=[])
    assert table.pass_turn(1)[:2] == ["WindowShut", "TurnBegan"]


@pytest.mark.rule("W-42", "A-23")
def test_every_other_side_accepts_the_out_play() -> None:
    table = started("washburn", *RACKS[:3]).arrange(racks=["IN", "K", "Z"], bag="")
    table.play(0, "8H IN")
    table.pass_time(30)
    assert table.accept(1) == ["Accepted"]
    assert phase_of(table) is Phase.FINAL_PENDING
    assert "GameEnded" in table.accept(2)
    assert table.scores == [4 + 15, -5, -10]


@pytest.mark.rule("W-42", "A-23")
def test_with_three_the_out_play_is_challenged_by_any_of_the_others() -> None:
    table = started("washburn", *RACKS[:3]).arrange(racks=["IN", "K", "Z"], bag="")
    table.play(0, "8H IN")
    table.accept(1)
    assert "PlayWithdrawn" in table.challenge(2)
    assert (table.mover, table.rack(0)) == (1, "IN")


# --- what the sheet does not have


@pytest.mark.rule("A-21", "A-38")
def test_boards_of_ones_own_and_markers_are_not_washburns() -> None:
    table = Table("washburn")
    assert table.refused(AgreeBoard(seat(0), Layout.named("super"))) == ("referee-no-own-board")
    table = opened(2, good=[])
    assert table.refused(MarkDiscrepancy(seat(1), "the score")) == ("referee-no-markers")
    assert made(table).score == 66


@pytest.mark.rule("W-43", "A-17")
def test_with_an_empty_bag_a_side_that_cannot_move_passes_and_stays_in() -> None:
    table = started("washburn", *RACKS[:3]).arrange(racks=["QV", "ST", "EE"], bag="")
    table.arrange(plays=["8D TRAINER"], bag="")
    table.pass_turn(0)
    table.play(1, "8D TRAINERS")
    table.accept(2)
    table.accept(0)
    table.play(2, "J8 REE")  # goes out while the first side still holds its tiles
    assert phase_of(table) is Phase.FINAL_PENDING
    table.accept(0)
    table.accept(1)
    assert table.scores == [-14, 8 - 1, made(table).score + 15]
    assert table.state.sides[0].is_resigned is False
    assert table.refused(Pass(DIRECTOR)) == "referee-not-for-you: a player"
