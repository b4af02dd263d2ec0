"""Taking a turn back where the program holds the bag: asked, agreed, and only if nothing counts."""

from __future__ import annotations

import pytest

from rackhouse.record import DIRECTOR, FairDraws, Phase, State, encode_record, verify_draws
from rackhouse.record.check import check_record
from rackhouse.record.gcg import gcg_of
from rackhouse.record.turns import turns_of
from rackhouse.referee.commands import Abort, Certify, RefuseTakeBack, Resign, TakeBack
from tests.kit import Table
from tests.kit.campus import seat
from tests.kit.table import SECRET

DRAWS = ("A", "B", "TRAINER", "ZEBRAHO")


def friendly(
    sheet: str = "washburn", sides: int = 2, settings: dict[str, object] | None = None
) -> Table:
    racks = DRAWS if sides == 2 else ("A", "B", "C", "TRAINER", "ZEBRAHO", "NEEDLES")
    table = Table(sheet, sides=sides, draws=racks, settings=settings)
    table.stakes = "friendly"
    return table.begin()


def at_the_table(state: State) -> object:
    """What lies where, and how it stands."""
    sides = [(side.rack, side.score, side.passes, side.skips) for side in state.sides]
    return state.board, state.bag, state.bag_count, sides, state.mover, state.tally


def test_ones_last_turn_is_taken_back_once_the_other_agrees() -> None:
    table = friendly()
    before = table.state
    table.play(0, "8D TRAINER")
    assert table.do(TakeBack(seat(0))) == ["TakeBackProposed"]
    assert table.scores == [66, 0]
    assert table.refused(TakeBack(seat(0))) == "referee-others-take-back"
    assert "EntryTakenBack" in table.do(TakeBack(seat(1)))
    assert at_the_table(table.state) == at_the_table(before)
    assert (table.phase, table.accounted()) == (Phase.ON_TURN, 100)
    table.play(0, "8D TRAINER")
    table.check_record()


def test_who_is_on_turn_takes_back_the_answer_to_their_play_too() -> None:
    table = friendly()
    before = table.state
    table.play(0, "8D TRAINER")
    table.play(1, "7G HOB")
    table.accept(0)
    table.do(TakeBack(seat(0)))
    table.do(TakeBack(seat(1)))
    assert at_the_table(table.state) == at_the_table(before)
    table.check_record()


def test_each_of_three_sides_has_to_agree() -> None:
    table = friendly("washburn", sides=3)
    before, first = table.state, table.mover
    table.pass_turn(first)
    others = [one for one in range(3) if one != first]
    table.do(TakeBack(seat(first)))
    table.do(TakeBack(seat(others[0])))
    assert len(table.state.tally) == 1
    table.do(TakeBack(seat(others[1])))
    assert at_the_table(table.state) == at_the_table(before)


def test_who_refuses_is_not_asked_again_before_the_next_turn() -> None:
    table = friendly()
    table.play(0, "8D TRAINER")
    table.do(TakeBack(seat(0)))
    table.do(RefuseTakeBack(seat(1)))
    assert table.state.take_backs == ()
    assert table.refused(TakeBack(seat(0))) == "referee-take-back-was-refused"
    assert table.refused(RefuseTakeBack(seat(1))) == "referee-nobody-takes-back"
    table.play(1, "7G HOB")
    assert table.do(TakeBack(seat(0))) == ["TakeBackProposed"]


def test_who_thinks_again_may_still_ask_later() -> None:
    table = friendly()
    table.play(0, "8D TRAINER")
    table.do(TakeBack(seat(0)))
    table.do(RefuseTakeBack(seat(0)))
    assert table.do(TakeBack(seat(0))) == ["TakeBackProposed"]


def test_only_ones_own_turn_is_taken_back() -> None:
    table = friendly()
    table.play(0, "8D TRAINER")
    assert table.refused(TakeBack(seat(1))) == "referee-nothing-to-take-back"
    assert table.refused(TakeBack(DIRECTOR)) == "referee-sides-take-back"


@pytest.mark.parametrize("stakes", ["rated", "event"])
def test_nothing_is_taken_back_where_the_game_counts(stakes: str) -> None:
    table = friendly()
    table.stakes = stakes  # type: ignore[assignment]
    table.play(0, "8D TRAINER")
    assert table.refused(TakeBack(seat(0))) == "referee-play-stands"


def test_the_clocks_are_as_before_the_turn_and_run_on_from_now() -> None:
    clock = {"clocks.use": "on", "clocks.seconds": 600, "clocks.overtime_points": 10}
    table = friendly("base", settings=dict(clock))
    table.pass_time(20)
    first = table.mover
    table.play(first, "8D TRAINER" if first == 0 else "8H HOB")
    table.pass_time(30)
    assert table.state.clock_used(first, table.now) == 20_000
    assert table.state.clock_used(1 - first, table.now) == 30_000
    table.do(TakeBack(seat(first)))
    table.do(TakeBack(seat(1 - first)))
    assert table.state.clock_used(first, table.now) == 0
    assert table.state.clock_used(1 - first, table.now) == 0
    table.pass_time(5)
    assert table.state.ticking == first
    assert table.state.clock_used(first, table.now) == 5_000


def test_what_was_drafted_before_is_not_meant_for_the_turn_that_is_played_again() -> None:
    table = friendly()
    turn = table.state.turn
    table.play(0, "8D TRAINER")
    table.do(TakeBack(seat(0)))
    table.do(TakeBack(seat(1)))
    assert table.state.turn > turn


def test_the_score_sheet_of_other_programs_has_only_what_stands() -> None:
    table = friendly()
    table.play(0, "8D TRAINER")
    table.play(1, "7G HOB")
    table.accept(0)
    table.do(TakeBack(seat(0)))
    table.do(TakeBack(seat(1)))
    table.play(0, "8C TRAINER")
    game = gcg_of(table.entries)
    assert [getattr(event, "position", "") for event in game.events] == ["8C"]
    assert [turn.line.text for turn in turns_of(table.entries)] == ["8C TRAINER"]
    assert check_record(encode_record(table.entries), table._judge).plays == 3


def test_draws_go_on_after_a_turn_was_taken_back_and_stay_verifiable() -> None:
    table = friendly()
    fair = FairDraws.of(SECRET, ["nonce 0", "nonce 1"])
    table = Table("washburn")
    table.stakes = "friendly"
    table._draw = fair.__call__  # type: ignore[method-assign, assignment]
    table.begin()
    first = table.mover
    table.exchange(first, table.rack(first)[:3])
    table.do(TakeBack(seat(first)))
    table.do(TakeBack(seat(1 - first)))
    table.exchange(first, table.rack(first)[:3])
    table.do(Resign(seat(first)))
    table.do(Certify(DIRECTOR))
    assert verify_draws(table.entries).is_fair


def test_a_game_is_aborted_before_the_second_turn_and_has_no_result() -> None:
    table = friendly()
    table.play(0, "8D TRAINER")
    assert table.do(Abort(seat(1)))[-1] == "GameEnded"
    assert (table.phase, table.state.places, table.scores) == (Phase.FINISHED, (), [66, 0])
    assert table.refused(Certify(DIRECTOR)) == "referee-game-was-aborted"
    table.check_record()


def test_after_two_turns_a_game_is_no_longer_aborted() -> None:
    table = friendly()
    table.play(0, "8D TRAINER")
    table.play(1, "7G HOB")
    assert table.refused(Abort(seat(0))) == "referee-too-late-to-abort"


def test_a_rated_game_can_be_aborted_and_one_of_an_event_cannot() -> None:
    table = friendly()
    table.stakes = "event"
    assert table.refused(Abort(seat(0))) == "referee-event-not-aborted"
    table.stakes = "rated"
    assert table.do(Abort(seat(0)))[-1] == "GameEnded"
