"""What a play scores: letters, premiums, their order, blanks and the bonus."""

from __future__ import annotations

from string import ascii_uppercase

import pytest

from rackhouse.board import Board, Bonus, Placement, Play, PlayScore, score_play
from rackhouse.tiles import TileSet
from tests.board.conftest import After


def scored(board: Board, play: str) -> PlayScore:
    return score_play(board, board.parse_play(play))


@pytest.mark.rule("W-45", "D-54", "F-47", "I-43")
def test_every_letter_scores_the_value_printed_on_its_tile() -> None:
    printed = {1: "AEILNORSTU", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ"}
    assert "".join(sorted("".join(printed.values()))) == ascii_uppercase
    for value, letters in printed.items():
        for letter in letters:
            # The letter lies beside the start square, on a plain one; the word is doubled.
            assert scored(Board.empty(), f"8H a{letter}").total == 2 * value


@pytest.mark.rule("W-46", "D-55", "F-48", "I-44", "A-07")
@pytest.mark.parametrize(
    ("play", "total"), [("8H QI", 22), ("8H qI", 2), ("8H Qi", 20), ("8H qi", 0)]
)
def test_a_blank_scores_zero(play: str, total: int) -> None:
    assert scored(Board.empty(), play).total == total


@pytest.mark.rule("W-46", "D-55", "F-48", "I-44")
def test_a_blank_scores_zero_in_later_words_too(after: After) -> None:
    # S 1, the Q nothing, U 1, A 1, B 3.
    assert scored(after(["8H qI"]), "H7 S(q)UAB").total == 6
    assert scored(after(["8H QI"]), "H7 S(Q)UAB").total == 16


@pytest.mark.rule("W-28", "D-33", "F-22", "I-31")
@pytest.mark.parametrize("letter", ascii_uppercase)
def test_each_of_two_blanks_is_usable_as_any_letter(letter: str) -> None:
    assert TileSet.named("english").blanks == 2
    play = Board.empty().parse_play(f"8G {letter.lower() * 2}A")
    assert play.words == (f"{letter * 2}A",)
    assert play.tiles == (0, 0, 1)  # two blanks and an A leave the rack


@pytest.mark.rule("W-48", "D-56", "F-49", "I-45", "P-38", "A-07")
def test_a_turn_scores_all_letters_of_every_word_and_its_premiums(after: After) -> None:
    score = scored(after(["8D TRAINER"]), "7G HOB")
    assert [(word.word, word.letter_sum, word.multiplier) for word in score.words] == [
        ("HOB", 15, 1),  # H 4 x 2, O 1, B 3 x 2
        ("HI", 9, 1),
        ("ON", 2, 1),  # the N on the board counts as well as the O that was laid
        ("BE", 7, 1),
    ]
    assert score.total == 33


@pytest.mark.rule("D-13")
def test_letter_values_and_premium_squares_make_the_higher_score() -> None:
    board = Board.empty()
    by_value = scored(board, "8H ZA").total, scored(board, "8H TA").total
    by_square = scored(board, "8D ZEBRA").total, scored(board, "8E ZEBRA").total
    assert by_value == (22, 4)
    assert by_square == (52, 32)


@pytest.mark.rule("W-49", "D-57", "F-50", "I-46")
def test_a_double_letter_square_doubles_its_letter_only(after: After) -> None:
    score = scored(after(["8D TRAINER"]), "G7 H(I)")
    assert [letter.points for letter in score.words[0].letters] == [8, 1]
    assert score.total == 9
    assert [premium.name for premium in score.words[0].premiums] == ["double letter"]


@pytest.mark.rule("W-50", "D-58", "F-51", "I-47")
def test_a_triple_letter_square_triples_its_letter_only(after: After) -> None:
    score = scored(after(["8D TRAINER"]), "F6 JE(A)N")
    assert [letter.points for letter in score.words[0].letters] == [24, 1, 1, 1]
    assert score.total == 27
    assert [premium.name for premium in score.words[0].premiums] == ["triple letter"]


@pytest.mark.rule("W-51", "D-59", "F-52", "I-48")
def test_a_double_word_square_doubles_the_whole_word(after: After) -> None:
    score = scored(after(["8D TRAINER"]), "E5 STA(R)")
    assert (score.words[0].letter_sum, score.words[0].multiplier, score.total) == (4, 2, 8)
    assert [premium.name for premium in score.words[0].premiums] == ["double word"]


@pytest.mark.rule("W-52", "D-61", "F-53", "I-49")
def test_a_triple_word_square_triples_the_whole_word(after: After) -> None:
    score = scored(after(["8D TRAINER"]), "8A RES(TRAINER)")
    assert (score.words[0].letter_sum, score.words[0].multiplier, score.total) == (10, 3, 30)
    assert [premium.name for premium in score.words[0].premiums] == ["triple word"]


@pytest.mark.rule("W-53", "D-62", "F-54", "I-50", "P-39")
def test_letter_premiums_count_before_word_premiums() -> None:
    # (10 x 2 + 6) x 2 is 52; the word first, then ten more for the letter, would be 42.
    assert scored(Board.empty(), "8D ZEBRA").total == 52


@pytest.mark.rule("W-54", "D-63", "F-55", "I-51", "A-08")
def test_two_double_words_count_four_times(after: After) -> None:
    score = scored(after(["8D TRAINER", "H1 CREATION"]), "5E PASTURE")
    assert (score.words[0].letter_sum, score.words[0].multiplier, score.total) == (9, 4, 36)


@pytest.mark.rule("W-55", "D-63", "I-52", "A-08")
def test_two_triple_words_count_nine_times(after: After) -> None:
    board = after(["8D TRAINER", "C1 NOTEPADS", "4C ELAPSE", "G1 SETS"])
    score = scored(board, "1A CONQUEST")
    assert (score.words[0].letter_sum, score.words[0].multiplier, score.total) == (29, 9, 261)


@pytest.mark.rule("A-08")
def test_three_triple_words_count_27_times_and_a_bought_eighth_tile_reaches_six() -> None:
    fresh = (0, 7, 10, 11, 12, 13, 14)
    there = [Placement(square, 1) for square in range(15) if square not in fresh]
    board = Board.empty().lay(there)
    top_row = Play.of(board, [Placement(square, 1) for square in fresh])
    assert score_play(board, top_row).words[0].multiplier == 27
    assert scored(Board.empty(), "8A EDUCTION").words[0].multiplier == 6


@pytest.mark.rule("W-56", "D-60", "F-56", "I-53", "A-07")
def test_the_centre_doubles_the_first_word_and_no_later_one(after: After) -> None:
    assert scored(Board.empty(), "8H QI").total == 22
    later = scored(after(["8D TRAINER"]), "H1 CREATION").words[0]
    assert later.multiplier == 3  # the red square H1 counts, the covered centre does not


@pytest.mark.rule("W-57", "D-64", "F-57", "I-54", "P-40")
def test_premiums_count_only_on_the_turn_their_letter_is_placed(after: After) -> None:
    score = scored(after(["8D ZEBRA"]), "8D ZEBRAS")
    assert score.words[0].premiums == ()
    assert score.total == 17


@pytest.mark.rule("W-58", "D-65", "F-58", "I-55", "P-40")
def test_letters_of_earlier_turns_count_at_face_value(after: After) -> None:
    # Z counts its ten, and not the twenty that the double letter once made of it.
    assert scored(after(["8D ZEBRA"]), "8D ZEBRAS").words[0].letters[0].points == 10
    assert scored(after(["8D ZEBRA"]), "D8 (Z)OO").total == 12


@pytest.mark.rule("W-59", "D-66", "F-59", "I-56")
@pytest.mark.parametrize(
    ("before", "play", "points"),
    [
        ([], "8H aT", [2]),
        (["8D TRAINER"], "E5 sTA(R)", [6]),
        (["8D TRAINER"], "8A rES(TRAINER)", [27]),
        (["8H TRAINER"], "O8 sIX", [27, 21]),
    ],
    ids=["centre", "pink", "red", "red in two words"],
)
def test_a_blank_on_a_word_premium_still_multiplies_the_word(
    after: After, before: list[str], play: str, points: list[int]
) -> None:
    assert [word.points for word in scored(after(before), play).words] == points


def test_a_blank_on_a_letter_premium_is_still_zero(after: After) -> None:
    assert scored(after(["8D TRAINER"]), "G7 h(I)").total == 1


@pytest.mark.rule("W-60", "D-67", "F-60", "I-57", "A-07")
def test_each_word_formed_in_one_play_is_scored(after: After) -> None:
    score = scored(after(["8D TRAINER"]), "7G HOB")
    assert [word.points for word in score.words] == [15, 9, 2, 7]
    assert score.total == 15 + 9 + 2 + 7


@pytest.mark.rule("W-61", "D-68", "F-61", "I-58")
def test_the_common_letter_counts_in_each_word_with_its_premium(after: After) -> None:
    red = scored(after(["8H TRAINER"]), "O8 SIX")
    assert [(word.word, word.multiplier, word.points) for word in red.words] == [
        ("SIX", 3, 30),
        ("TRAINERS", 3, 24),
    ]
    blue = scored(after(["8D TRAINER"]), "7G HOB")
    assert blue.words[0].letters[0].points == blue.words[1].letters[0].points == 8


@pytest.mark.rule("W-62", "D-69", "F-62", "I-59", "P-41")
def test_seven_tiles_earn_50_and_six_do_not(after: After) -> None:
    board = after(["8D TRAINER"])
    assert scored(board, "H1 CREATIO(N)").bonus == 50
    assert scored(board, "C3 THROBS").bonus == 0


@pytest.mark.rule("W-62", "D-69", "F-62", "I-59", "P-41")
def test_a_long_word_of_few_tiles_earns_no_50(after: After) -> None:
    assert scored(after(["8D TRAINER"]), "8C STRAINERS").bonus == 0


@pytest.mark.rule("W-62", "D-69", "F-62", "P-42")
def test_the_50_is_added_after_doubling_or_tripling(after: After) -> None:
    assert scored(Board.empty(), "8D TRAINER").total == 8 * 2 + 50
    assert scored(after(["8D TRAINER"]), "H1 CREATION").total == 11 * 3 + 50


@pytest.mark.rule("A-31")
def test_eight_tiles_earn_one_50() -> None:
    score = scored(Board.empty(), "8A EDUCTION")
    assert (score.bonus, score.total) == (50, 134)


def test_the_bonus_is_the_houses() -> None:
    board = Board.empty()
    score = score_play(board, board.parse_play("8D ZEBRA"), Bonus(tiles=5, points=25))
    assert (score.bonus, score.total) == (25, 77)


def test_quadruple_squares_of_the_super_board_count() -> None:
    board = Board.empty("super", "english-super")
    # Ten tiles beside the corner, as if played before: only the squares matter here.
    board = board.lay([Placement(square, 1) for square in range(1, 11)])
    corner = Play.of(board, [Placement(0, 26)])
    assert score_play(board, corner).words[0].multiplier == 4
    assert score_play(board, corner).total == (10 + 10) * 4
    board = board.lay([Placement(21 + 5, 1)])
    below = Play.of(board, [Placement(2 * 21 + 5, 26)])
    assert score_play(board, below).words[0].letters[-1].points == 40


def test_a_two_letter_tile_scores_once_as_one_tile() -> None:
    board = Board.empty("classic", "spanish")
    play = board.parse_play("8G CHICO")
    assert len(play.placements) == 4
    assert score_play(board, play).total == (5 + 1 + 3 + 1) * 2
    assert score_play(board, board.parse_play("8G [C]HICO")).total == (3 + 4 + 1 + 3 + 1) * 2


def test_an_explained_score_names_every_premium_and_the_bonus(after: After) -> None:
    assert scored(after(["8D TRAINER"]), "H1 cREATION").explain().splitlines() == [
        "CREATION: c 0 + R 1 + E 1 + A 1 x 2 (double letter) + T 1 + I 1 + O 1 + N 1 = 8,"
        " x 3 (triple word) = 24",
        "bonus: 50",
        "total: 74",
    ]
