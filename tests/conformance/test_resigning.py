"""Giving up and being taken out, with two, three and four sides (A-18)."""

from __future__ import annotations

import pytest

from rackhouse.record import DIRECTOR, Phase, facts
from rackhouse.referee.commands import (
    AnswerPlays,
    Certify,
    Commit,
    ConfirmResult,
    Forfeit,
    Pass,
    Resign,
)
from tests.kit import Table
from tests.kit.campus import campus, phase_of, seat, started
from tests.kit.finish import position


def resign(table: Table, number: int) -> list[str]:
    return table.do(Resign(seat(number)))


# --- two


@campus("A-18", "A-18")
@pytest.mark.parametrize("loser", [0, 1])
def test_with_two_the_game_ends_the_resigner_loses_each_rack_comes_off_its_own(
    sheet: str, loser: int
) -> None:
    table = position(sheet, [100, 50], ["QZ", "K"]).arrange(bag="AA")
    resign(table, loser)
    assert phase_of(table) is Phase.FINISHED
    assert table.state.end_reason == "resignation"
    assert table.scores == [80, 45]
    assert table.state.places == ((2, 1) if loser == 0 else (1, 2))


@campus("A-18", "A-18")
def test_no_out_bonus_comes_of_a_resignation(sheet: str) -> None:
    table = position(sheet, [100, 50], ["S", "K"])
    resign(table, 1)  # nobody has gone out
    assert table.scores == [99, 45]
    assert {fact.reason for fact in table.facts(facts.PointsGiven)} == {"own unplayed"}


@campus("A-18", "A-18")
def test_a_resigner_with_the_higher_score_still_loses(sheet: str) -> None:
    table = position(sheet, [400, 5], ["E", "K"])
    resign(table, 0)
    assert table.scores == [399, 0]
    assert table.state.places == (2, 1)


@campus("A-18", "A-18")
def test_a_pending_play_of_the_winner_still_counts(sheet: str) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHS", draws=["OOOOOOO"])
    table.play(0, "8D TRAINER")
    resign(table, 1)
    assert table.state.places == (1, 2)
    assert table.scores == [66 - 7, -21]
    table.check_record()


# --- three and four


@pytest.mark.rule("W-63", "W-64", "A-18")
def test_w_three_c_resigned_at_120_holding_z() -> None:
    """W three, C resigned at 120 holding Z; A out at 300, B 280 holding K: 305, 275, 110."""
    table = position("washburn", [292, 280, 120], ["S", "K", "Z"])
    resign(table, 2)
    assert phase_of(table) is Phase.ON_TURN
    table.play(0, "8D TRAINERS")
    table.accept(1)
    assert table.scores == [305, 275, 110]
    assert table.state.places == (1, 2, 3)


@pytest.mark.rule("A-18")
def test_the_resigner_places_last_whatever_the_score() -> None:
    table = position("washburn", [10, 20, 500], ["S", "K", "Z"])
    resign(table, 2)
    table.play(0, "8D TRAINERS")
    table.accept(1)
    assert table.state.places == (1, 2, 3)


@pytest.mark.rule("A-18")
def test_the_resigners_rack_is_set_aside_and_counts_as_drawn() -> None:
    table = started("washburn", "TRAINER", "ZEBRAHO", "SLUDGED")
    bag = table.bag
    resign(table, 1)
    assert table.bag == bag
    assert table.rack(1) == "ABEHORZ"
    assert table.accounted() == 100


@pytest.mark.rule("W-19", "A-18")
def test_the_rest_play_on_in_their_order() -> None:
    table = started("washburn", "TRAINER", "ZEBRAHO", "SLUDGED", "VINTOUW")
    table.pass_turn(0)
    assert table.mover == 1
    assert resign(table, 1) == ["Resigned", "TurnBegan"]
    assert table.mover == 2
    table.pass_turn(2)
    table.exchange(3, "V")
    table.pass_turn(0)
    assert table.mover == 2
    assert table.refused(Commit(seat(1), play="8D ZEBRA")) == "referee-you-resigned"


@pytest.mark.rule("A-18")
@pytest.mark.parametrize("sides", [3, 4])
def test_the_game_ends_when_one_remains(sides: int) -> None:
    table = position("washburn", [10, 20, 30, 40][:sides], ["A", "D", "M", "F"][:sides])
    for number in range(1, sides):
        assert phase_of(table) is Phase.ON_TURN
        resign(table, number)
    assert phase_of(table) is Phase.FINISHED
    assert table.state.end_reason == "last side left"
    assert table.scores == [9, 18, 27, 36][:sides]
    assert table.state.places[0] == 1
    assert min(table.state.places[1:]) == 2


@pytest.mark.rule("W-35", "A-18", "A-23")
def test_a_side_that_resigns_in_the_window_is_not_waited_for() -> None:
    table = started("washburn", "TRAINER", "ZEBRAHO", "SLUDGED")
    table.play(0, "8D TRAINER")
    table.accept(1)
    assert phase_of(table) is Phase.PENDING
    assert resign(table, 2)[:3] == ["Resigned", "WindowShut", "TurnBegan"]
    assert table.mover == 1


@pytest.mark.rule("W-35", "A-18")
def test_a_play_of_a_side_that_resigns_can_still_be_challenged() -> None:
    table = started("washburn", "TRAINER", "ZEBRAHO", "SLUDGED", draws=["OOOOOOO"])
    table.play(0, "8D TRAINER")
    resign(table, 0)
    assert phase_of(table) is Phase.PENDING
    table.challenge(1)
    assert table.state.board.is_empty
    assert (table.mover, table.scores[0]) == (1, 0)
    table.check_record()


@pytest.mark.rule("W-35", "A-18", "A-23")
def test_both_opponents_keep_their_seconds_though_the_mover_resigns() -> None:
    table = started("washburn", "TRAINER", "ZEBRAHO", "SLUDGED")
    table.play(0, "8D TRAINER")
    resign(table, 0)
    reason = table.refused(Pass(seat(1)))
    assert reason == "referee-others-may-challenge: Player 3, 10 seconds"
    table.pass_time(10)
    table.pass_turn(1)


@pytest.mark.rule("W-43", "A-16", "A-18")
def test_a_side_that_resigns_is_not_asked_for_more_plays() -> None:
    table = position("washburn", [10, 20, 30], ["V", "Q", "J"])
    for number in range(3):
        table.pass_turn(number)
    table.do(AnswerPlays(seat(0), no_more=True))
    table.do(AnswerPlays(seat(1), no_more=True))
    resign(table, 2)
    assert table.state.end_reason == "no more plays"


@pytest.mark.rule("W-43", "A-16", "A-18")
def test_all_sides_still_in_the_game_have_passed_when_the_last_to_pass_resigns() -> None:
    table = position("washburn", [10, 20, 30], ["V", "Q", "J"])
    table.pass_turn(0)
    table.pass_turn(1)
    assert resign(table, 2) == ["Resigned", "PlaysAsked"]


@pytest.mark.rule("A-18")
def test_a_resigned_side_need_not_agree_to_the_result() -> None:
    table = position("washburn", [10, 20, 30], ["V", "Q", "J"])
    resign(table, 2)
    resign(table, 1)
    table.do(ConfirmResult(seat(0)))
    assert phase_of(table) is Phase.CERTIFIED


# --- forfeit


@pytest.mark.rule("A-18")
@pytest.mark.parametrize("sides", [2, 3, 4])
def test_the_director_takes_a_side_out_and_says_why(sides: int) -> None:
    table = position("washburn", [100, 200, 300, 400][:sides], ["A", "D", "M", "F"][:sides])
    assert table.refused(Forfeit(DIRECTOR, 1, " ")) == ("referee-why-forfeit")
    table.do(Forfeit(DIRECTOR, 1, "not come back from the break"))
    [fact] = table.facts(facts.Resigned)
    assert (fact.seat, fact.reason) == (1, "not come back from the break")
    assert phase_of(table) is (Phase.FINISHED if sides == 2 else Phase.ON_TURN)
    if sides == 2:
        assert table.state.places == (1, 2)
        table.do(Certify(DIRECTOR))
    else:
        assert table.refused(Forfeit(DIRECTOR, 1, "again")) == "referee-not-in-game: Player 2"


@campus("A-18", "A-18")
def test_nobody_resigns_for_another(sheet: str) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHO")
    assert table.refused(Forfeit(seat(0), 1, "I say so")) == ("referee-not-for-you: the director")
