"""Whatever is laid or written wrongly is refused in one sentence, and the board is unchanged."""

from __future__ import annotations

from contextlib import suppress

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.board import Board, Placement, Play, placement_fault
from rackhouse.errors import IllegalError, MalformedError, RackhouseError
from tests.board.conftest import After


@pytest.mark.parametrize(
    ("placements", "fault"),
    [
        ([], "Lay at least one tile."),
        ([Placement(-1, 1)], "Square number -1 is not on the board."),
        ([Placement(225, 1)], "Square number 225 is not on the board."),
        ([Placement(112, 1), Placement(112, 2)], "You laid two tiles on H8."),
        ([Placement(112, 0)], "Say which letter the blank on H8 stands for."),
        ([Placement(112, 64)], "This set has no tile number 64."),
        ([Placement(112, 27)], "This set has no tile number 27."),
        ([Placement(112, -5)], "This set has no tile number -5."),
        ([Placement(112, 255)], "This set has no tile number 255."),
        ([Placement(112, 1 << 40)], f"This set has no tile number {1 << 40:,}."),
    ],
)
def test_a_wrong_placement_is_named(placements: list[Placement], fault: str) -> None:
    board = Board.empty()
    assert str(placement_fault(board, placements)) == fault
    with pytest.raises(IllegalError) as error:
        Play.of(board, placements)
    assert str(error.value) == fault


@given(
    st.lists(
        st.builds(Placement, st.integers(-300, 300), st.integers(-5, 300)), min_size=0, max_size=9
    )
)
def test_no_placement_however_wrong_raises_anything_but_a_refusal(
    placements: list[Placement],
) -> None:
    board = Board.empty()
    before = board.cells
    with suppress(RackhouseError):
        Play.of(board, placements)
    fault = placement_fault(board, placements)
    assert fault is None or str(fault).endswith(".")
    assert board.cells == before


@given(st.text(max_size=30))
def test_no_text_however_wrong_raises_anything_but_a_refusal(text: str) -> None:
    for written in (text, f"8D {text}", f"{text} TRAINER"):
        with suppress(RackhouseError):
            assert Board.empty().parse_play(written).placements


@pytest.mark.parametrize(
    ("play", "sentence"),
    [
        ("16A AT", "16A is not on the board."),
        ("P8 AT", "P8 is not on the board."),
        ("8J TRAINER", "8J TRAINER runs off the board."),
        ("J10 TRAINER", "J10 TRAINER runs off the board."),
    ],
)
def test_a_word_off_the_board_is_refused(play: str, sentence: str) -> None:
    with pytest.raises(IllegalError) as error:
        Board.empty().parse_play(play)
    assert str(error.value) == sentence


def test_an_unknown_letter_is_named_with_its_place() -> None:
    with pytest.raises(MalformedError) as error:
        Board.empty().parse_play("8D TRÄINER")
    assert str(error.value) == "“TRÄINER” has “Ä” at place 3, which is not a tile of this set."


def test_an_undeclared_blank_is_asked_for() -> None:
    with pytest.raises(MalformedError) as error:
        Board.empty().parse_play("8D TR?INER")
    assert str(error.value) == "Say which letter the blank in TR?INER stands for, in lower case."


@pytest.mark.parametrize("sign", ["A", "?", ".", "(", "Ä", "[", "8"])
@pytest.mark.parametrize("form", ["8D {}", "{} TRAINER", "{}", "8D {} 8"])
def test_ten_megabytes_are_refused_in_one_short_sentence(sign: str, form: str) -> None:
    with pytest.raises(RackhouseError) as error:
        Board.empty().parse_play(form.format(sign * 10_000_000))
    assert len(str(error.value)) < 160


def test_ten_megabytes_of_tiles_are_refused_in_one_short_sentence() -> None:
    with pytest.raises(MalformedError) as error:
        Board.empty().tile_set.alphabet.parse("Ä" * 10_000_000)
    assert len(str(error.value)) < 160


def test_a_board_is_frozen(after: After) -> None:
    board = after(["8D TRAINER"])
    with pytest.raises(AttributeError):
        board.cells = b""  # type: ignore[misc]  # that is the point
    other = board.lay(board.parse_play("8C STRAINERS").placements)
    assert (board.text_at("8D"), other.text_at("8C")) == ("TRAINER", "STRAINERS")
    assert {board: 1}[after(["8D TRAINER"])] == 1
    with pytest.raises(AttributeError):
        board.parse_play("8D TRAINERS").text = "X"  # type: ignore[misc]  # that is the point


def test_taking_up_a_play_gives_the_board_before_it(after: After) -> None:
    before = after(["8D TRAINER"])
    placements = before.parse_play("7G HOB").placements
    assert before.lay(placements).take_up(placements) == before


def test_a_play_survives_the_wire(after: After) -> None:
    play = after(["8D TRAINER"]).parse_play("7G HOb")
    assert msgspec.json.decode(msgspec.json.encode(play), type=Play) == play
