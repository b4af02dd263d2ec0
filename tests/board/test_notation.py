"""Plays and positions are written as the field writes them, and read back."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rackhouse.board import Board, Direction, Placement, Play, Position, placement_fault
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.tiles import EMPTY
from tests.board.conftest import After
from tests.board.test_score_twin import GAMES, laid_at_random

POSITIONS = st.builds(
    Position, st.integers(0, 25), st.integers(0, 25), st.sampled_from(list(Direction))
)


@given(POSITIONS)
def test_a_position_prints_and_parses_back(position: Position) -> None:
    assert Position.parse(str(position)) == position
    assert Position.parse(str(position).lower()) == position


def test_the_number_first_reads_across_and_the_letter_first_reads_down() -> None:
    assert Position.parse("8D") == Position(7, 3, Direction.ACROSS)
    assert Position.parse("D8") == Position(7, 3, Direction.DOWN)


@pytest.mark.parametrize("names", GAMES)
@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_play_prints_and_parses_back(names: tuple[str, str], seed: int) -> None:
    board, chance = Board.empty(*names), Random(seed)
    for _ in range(20):
        placements = laid_at_random(board, chance)
        if placement_fault(board, placements) is not None:
            continue
        play = Play.of(board, placements)
        assert board.parse_play(play.notation) == play
        assert board.parse_play(f"{play.position} {play.dotted(board)}") == play
        assert board.parse_play(f"{play.position} {in_brackets(board, play)}") == play
        board = board.lay(placements)


def in_brackets(board: Board, play: Play) -> str:
    main = play.formed[0]
    runs = groupby(zip(main.tiles, main.fresh, strict=True), key=itemgetter(1))
    written = ""
    for fresh, run in runs:
        text = board.tile_set.alphabet.text([tile for tile, _ in run])
        written += text if fresh else f"({text})"
    return written


@pytest.mark.parametrize("word", ["STRAINERS", "S.......S", "S(TRAINER)S", "S(TRA)....S"])
def test_letters_on_the_board_may_be_written_dotted_or_in_brackets(after: After, word: str) -> None:
    board = after(["8D TRAINER"])
    play = board.parse_play(f"8C {word}")
    assert play == board.parse_play("8C STRAINERS")
    assert (play.text, play.dotted(board), str(play)) == ("STRAINERS", "S.......S", "8C STRAINERS")


def test_a_blank_is_written_small_and_leaves_the_rack_blank(after: After) -> None:
    play = after([]).parse_play("8D TRaINER")
    assert play.text == "TRaINER"
    assert play.words == ("TRAINER",)
    assert play.tiles.count(0) == 1


@pytest.mark.parametrize("word", ["CHICO", "[CH]ICO", "[CH][I][C][O]"])
def test_a_two_letter_tile_is_written_with_or_without_brackets(word: str) -> None:
    play = Board.empty("classic", "spanish").parse_play(f"8G {word}")
    assert (play.notation, play.words, len(play.placements)) == ("8G [CH]ICO", ("CHICO",), 4)


def test_c_and_h_side_by_side_are_not_the_tile_ch() -> None:
    board = Board.empty("classic", "spanish")
    play = board.parse_play("8G [C]HICO")
    assert (play.notation, len(play.placements)) == ("8G [C]HICO", 5)
    assert board.parse_play(play.notation) == play
    board = board.lay(board.parse_play("H8 CASA").placements)
    beside = board.parse_play("8H (C)HICO")
    assert len(beside.placements) == 4
    assert beside.dotted(board) == ".HICO"
    small = Board.empty("classic", "spanish").parse_play("8G [ch]ICO")
    assert (small.text, small.tiles[0]) == ("[ch]ICO", 0)


def test_an_accented_letter_is_its_plain_tile() -> None:
    board = Board.empty("classic", "spanish")
    assert board.parse_play("8G MAMÁ").words == ("MAMA",)
    assert board.parse_play("8G CAN\N{COMBINING TILDE}A").words == ("CAÑA",)


def test_the_columns_of_the_large_board_reach_u() -> None:
    board = Board.empty("super", "english-super")
    assert board.parse_play("11K ZA").notation == "11K ZA"
    board = board.lay([Placement(10 * 21 + column, 1) for column in range(10, 20)])
    assert board.parse_play("U11 ZA").words[1] == "A" * 10 + "Z"
    assert board.cells[10 * 21 + 20] == EMPTY


@pytest.mark.parametrize(
    "text",
    ["", "8", "D", "88", "DD", "0A", "A0", "8D8", "D-8", "\N{ARABIC-INDIC DIGIT ONE}A", "8Ä"],
)
def test_what_is_no_position_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(MalformedError, match=r"is not a place on the board\. .*\.$"):
        Position.parse(text)


@pytest.mark.parametrize("text", ["", "8D", "TRAINER", "8D TRAINER 66", "pass"])
def test_what_is_no_play_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(MalformedError, match=r"is not a play\. Write a place and a word"):
        Board.empty().parse_play(text)


@pytest.mark.parametrize("word", ["(TRAINER", "TRAINER)", "((TRA))INER", ")TRA(INER"])
def test_half_a_bracket_is_refused(after: After, word: str) -> None:
    with pytest.raises(MalformedError, match="round bracket without its other half"):
        after(["8D TRAINER"]).parse_play(f"8D {word}S")


@pytest.mark.parametrize("word", ["TRAINER(S)", "TRAINER."])
def test_a_tile_said_to_be_on_the_board_must_be_there(after: After, word: str) -> None:
    with pytest.raises(IllegalError, match="plays through K8, which is empty"):
        after(["8D TRAINER"]).parse_play(f"8D {word}")


def test_text_at_reads_to_the_first_empty_square(after: After) -> None:
    board = after(["8D TRAINER", "H1 CREATION"])
    assert [board.text_at(place) for place in ("8D", "H1", "8G", "A1", "H9")] == [
        "TRAINER",
        "CREATION",
        "INER",
        "",
        "",
    ]
    with pytest.raises(MalformedError, match="16A is not on the board"):
        board.text_at("16A")
