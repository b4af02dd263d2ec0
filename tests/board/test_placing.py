"""Where tiles may lie: the opening, lines, joins, and the words that a play forms."""

from __future__ import annotations

import pytest

from rackhouse.board import Board, Direction, Placement, Play, placement_fault, score_play
from rackhouse.errors import IllegalError
from rackhouse.messages import message
from tests.board.conftest import After

A, B, C = 1, 2, 3
H8 = 7 * 15 + 7
NO_LINE = message("board-no-line")


@pytest.mark.rule("W-15", "D-20", "F-09", "I-17", "P-08")
@pytest.mark.parametrize("play", ["8H AT", "8G AT", "H8 AT", "H7 AT", "8B TRAINER", "H2 TRAINER"])
def test_opening_lies_across_or_down_over_the_centre(play: str) -> None:
    assert Board.empty().parse_play(play).notation == play


@pytest.mark.rule("W-15", "D-20", "F-09", "I-17", "P-08")
@pytest.mark.parametrize("play", ["8I AT", "8F AT", "7H AT", "A1 TRAINER", "H1 TRAINER"])
def test_opening_beside_the_centre_is_refused(play: str) -> None:
    with pytest.raises(IllegalError, match=r"The first play must cover the start square, H8\."):
        Board.empty().parse_play(play)


@pytest.mark.rule("W-15", "D-20", "F-09", "I-17", "P-08")
def test_opening_of_one_letter_is_refused() -> None:
    fault = placement_fault(Board.empty(), [Placement(H8, A)])
    assert str(fault) == "The first play needs at least 2 tiles."


@pytest.mark.rule("W-15", "D-20", "F-09", "I-17", "P-08")
def test_opening_with_a_gap_is_not_one_word() -> None:
    fault = placement_fault(Board.empty(), [Placement(H8, A), Placement(H8 + 2, B)])
    assert fault == message("board-gap", square="I8")


@pytest.mark.rule("A-11")
def test_opening_duties_follow_the_empty_board_and_not_the_turn(after: After) -> None:
    withdrawn = after([]).parse_play("8D ZEBRU").placements
    board = after([]).lay(withdrawn).take_up(withdrawn)
    with pytest.raises(IllegalError, match="start square"):
        board.parse_play("1A ZEBRA")


def test_opening_minimum_is_the_houses(after: After) -> None:
    with pytest.raises(IllegalError, match="at least 3 tiles"):
        Play.parse("8H AT", after([]), opening_minimum=3)


@pytest.mark.rule("W-16", "D-21", "F-10", "I-18", "P-09")
@pytest.mark.parametrize("steps", [(0, 16, 32), (0, 14, 28)], ids=["falling", "rising"])
def test_diagonal_words_are_refused_on_an_empty_board(steps: tuple[int, ...]) -> None:
    fault = placement_fault(Board.empty(), [Placement(H8 + step, A) for step in steps])
    assert fault == NO_LINE


@pytest.mark.rule("W-16", "D-21", "F-10", "I-18", "P-09")
def test_diagonal_words_are_refused_beside_tiles(after: After) -> None:
    board = after(["8D TRAINER"])
    above_t = 6 * 15 + 3
    placements = [Placement(above_t, A), Placement(above_t + 1 - 15, B)]
    assert placement_fault(board, placements) == NO_LINE


def test_only_two_directions_exist() -> None:
    assert [direction.value for direction in Direction] == ["across", "down"]


@pytest.mark.rule("W-20", "D-25", "F-14", "I-23")
def test_a_later_turn_adds_one_letter_or_more(after: After) -> None:
    board = after(["8D TRAINER"])
    assert board.parse_play("8D TRAINERS").words == ("TRAINERS",)
    assert len(board.parse_play("8D TRAINERS").placements) == 1
    assert placement_fault(board, []) == message("board-no-tiles")
    with pytest.raises(IllegalError, match="lay at least one tile"):
        board.parse_play("8D TRAINER")


@pytest.mark.rule("W-20", "D-25", "F-14", "I-23")
@pytest.mark.parametrize("play", ["1A ZEBRA", "10D ZEBRA", "K9 ZEBRA", "9K ZEBRA"])
def test_a_later_turn_joins_the_letters_played(after: After, play: str) -> None:
    board = after(["8D TRAINER"])
    with pytest.raises(IllegalError, match="touch a tile that is already on the board"):
        board.parse_play(play)


def test_the_end_of_a_row_does_not_touch_the_start_of_the_next(after: After) -> None:
    board = after(["8H TRAINER", "O1 TRAINERS"])
    assert board.text_at("O1") == "TRAINERS"
    with pytest.raises(IllegalError, match="touch a tile"):
        board.parse_play("A9 AT")
    with pytest.raises(IllegalError, match="touch a tile"):
        board.parse_play("A2 AT")


@pytest.mark.rule("W-21", "D-26", "F-15", "I-24", "P-10")
def test_all_tiles_of_a_turn_lie_in_one_line(after: After) -> None:
    board = after(["8D TRAINER"])
    below_t, below_r = 8 * 15 + 3, 8 * 15 + 4
    bent = [Placement(below_t, A), Placement(below_r, B), Placement(below_r + 15, C)]
    assert placement_fault(board, bent) == NO_LINE
    assert placement_fault(board, bent[:2]) is None


@pytest.mark.rule("W-21", "D-26", "F-15", "I-25")
def test_all_tiles_of_a_turn_form_one_unbroken_word(after: After) -> None:
    board = after(["8D TRAINER"])
    below_t = 8 * 15 + 3
    broken = [Placement(below_t, A), Placement(below_t + 2, B)]
    fault = placement_fault(board, broken)
    assert fault == message("board-gap", square="E9")
    around = [Placement(7 * 15 + 2, 19), Placement(7 * 15 + 10, 19)]
    assert Play.of(board, around).words == ("STRAINERS",)


@pytest.mark.rule("W-22", "D-27", "F-16", "I-25")
def test_letters_touched_in_adjacent_rows_are_words_to_be_judged(after: After) -> None:
    board = after(["8D TRAINER"])
    assert board.parse_play("9D XEBEC").words == ("XEBEC", "TX", "RE", "AB", "IE", "NC")


@pytest.mark.rule("W-23", "D-28", "F-17", "I-26")
def test_every_word_formed_or_modified_has_full_credit(after: After) -> None:
    board = after(["8D TRAINER"])
    score = score_play(board, board.parse_play("C3 THROBS"))
    assert [(word.word, word.points) for word in score.words] == [("THROBS", 28), ("STRAINER", 8)]
    assert score.total == 36


@pytest.mark.rule("W-24", "D-29", "F-18", "I-27", "P-12")
@pytest.mark.parametrize("play", ["8D TRAINERS", "8C STRAINER", "8C STRAINERS"])
def test_a_play_may_extend_a_word_at_either_end_or_both(after: After, play: str) -> None:
    assert after(["8D TRAINER"]).parse_play(play).words == (play.split()[1],)


@pytest.mark.rule("W-25", "D-30", "F-19", "I-28", "P-13")
def test_a_play_may_stand_at_right_angles_using_a_letter(after: After) -> None:
    board = after(["8D TRAINER"])
    play = board.parse_play("E6 TH(R)OB")
    assert play.words == ("THROB",)
    assert len(play.placements) == 4
    assert score_play(board, play).total == 10


@pytest.mark.rule("W-25", "D-30", "F-19", "I-28", "P-15")
def test_a_play_may_stand_at_right_angles_adding_a_letter(after: After) -> None:
    play = after(["8D TRAINER"]).parse_play("C3 THROBS")
    assert play.words == ("THROBS", "STRAINER")
    assert len(play.placements) == 6


@pytest.mark.rule("W-26", "D-31", "F-20", "I-29", "P-14", "A-06")
def test_a_play_may_lie_parallel_and_its_adjoining_letters_form_words(after: After) -> None:
    board = after(["8D TRAINER"])
    assert board.parse_play("7G HOB").words == ("HOB", "HI", "ON", "BE")


@pytest.mark.rule("P-16")
def test_a_play_may_bridge_letters_on_the_board(after: After) -> None:
    board = after(["8D TRAINER", "C1 NOTEPADS", "4C ELAPSE", "G1 SETS"])
    play = board.parse_play("1A CONQUEST")
    assert play.dotted(board) == "CO.QUE.T"
    assert play.words == ("CONQUEST",)


@pytest.mark.rule("P-25", "A-19")
def test_the_same_word_may_be_played_again(after: After) -> None:
    board = after(["8D TRAINER"])
    again = board.parse_play("D8 TRAINER")
    assert again.words == ("TRAINER",)
    assert score_play(board, again).total == 14  # N doubles the word on D12; the T on D8 is used up


@pytest.mark.rule("D-12", "F-01", "I-07")
def test_words_interlock_on_the_letters_they_share(after: After) -> None:
    board = after(["8D TRAINER", "H1 CREATION", "5E PASTURE"])
    assert board.text_at("8D") == "TRAINER"
    assert board.text_at("H1") == "CREATION"
    assert board.text_at("5E") == "PASTURE"
    assert board.tile_count == 7 + 7 + 6  # each crossing is one tile


@pytest.mark.rule("W-27", "D-32", "F-21", "I-30")
def test_no_tile_is_laid_over_another(after: After) -> None:
    board = after(["8D TRAINER"])
    fault = placement_fault(board, [Placement(H8, A)])
    assert fault == message("board-square-taken", square="H8")
    with pytest.raises(IllegalError, match="has B on D8, but T is there"):
        board.parse_play("8D BRAINERS")


def test_a_single_tile_reads_along_its_longer_word(after: After) -> None:
    column_c = [Placement(row * 15 + 2, tile) for row, tile in enumerate([20, 8, 18, 15, 2], 2)]
    board = after(["8D TRAINER"]).lay(column_c)  # THROB, down to the square before TRAINER
    play = Play.of(board, [Placement(7 * 15 + 2, 19)])
    assert play.words == ("STRAINER", "THROBS")
    assert play.notation == "8C STRAINER"
