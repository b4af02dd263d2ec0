"""The layouts are data: their sizes, premium squares and start."""

from __future__ import annotations

from collections import Counter

import pytest

from rackhouse.errors import MalformedError, UnknownNameError
from rackhouse.tiles import Layout

DRAWING = "=.=\n.-.\n=.="


@pytest.mark.rule("A-05")
def test_the_classic_board_has_its_premiums() -> None:
    classic = Layout.named("classic")
    assert (classic.rows, classic.columns, classic.squares) == (15, 15, 225)
    assert Counter(premium.key for premium in classic.premiums) == {
        "plain": 164,
        "double_letter": 24,
        "triple_letter": 12,
        "double_word": 17,
        "triple_word": 8,
    }


def test_the_super_board_has_its_quadruple_squares() -> None:
    board = Layout.named("super")
    assert (board.rows, board.columns) == (21, 21)
    counts = Counter(premium.key for premium in board.premiums)
    assert (counts["quadruple_word"], counts["quadruple_letter"]) == (4, 8)
    corners = {0, 20, 420, 440}
    assert {at for at, premium in enumerate(board.premiums) if premium.word == 4} == corners


def test_the_middle_of_the_super_board_is_the_classic_board() -> None:
    board, classic = Layout.named("super"), Layout.named("classic")
    middle = "".join(board.signs[row * 21 + 3 : row * 21 + 18] for row in range(3, 18))
    assert middle == classic.signs


@pytest.mark.parametrize("name", Layout.names())
def test_a_layout_is_the_same_from_every_side(name: str) -> None:
    layout = Layout.named(name)
    rows = [
        layout.signs[start : start + layout.columns]
        for start in range(0, layout.squares, layout.columns)
    ]
    assert rows == rows[::-1]
    assert rows == [row[::-1] for row in rows]
    assert rows == ["".join(column) for column in zip(*rows, strict=True)]


@pytest.mark.parametrize("name", Layout.names())
def test_the_start_is_the_middle_and_doubles_the_word(name: str) -> None:
    layout = Layout.named(name)
    assert layout.start == layout.squares // 2
    assert layout.premiums[layout.start].word == 2


def test_kinds_are_those_that_the_board_has() -> None:
    names = [premium.name for premium in Layout.named("classic").kinds]
    assert names == ["double letter", "triple letter", "double word", "triple word"]
    assert len(Layout.named("super").kinds) == 6


def test_an_own_layout_may_be_drawn_and_start_anywhere() -> None:
    layout = Layout.drawn("mine", "Mine", "=..\n.-.", start="c2")
    assert (layout.rows, layout.columns, layout.start) == (2, 3, 5)
    assert Layout.drawn("mine", "Mine", DRAWING).start == 4


@pytest.mark.parametrize(
    ("drawing", "sentence"),
    [
        ("", "The board mine is 0 by 0. A board has 2 to 26 rows and columns."),
        ("...", "The board mine is 1 by 3. A board has 2 to 26 rows and columns."),
        (
            "\n".join(["..."] * 27),
            "The board mine is 27 by 3. A board has 2 to 26 rows and columns.",
        ),
        ("...\n....", "Row 2 of the board mine has 4 squares, but row 1 has 3."),
        ("...\n.x.", "Row 2 of the board mine has “x”. Use only . ' \" ^ - = ~."),
    ],
)
def test_a_wrong_drawing_is_refused_with_its_row(drawing: str, sentence: str) -> None:
    with pytest.raises(MalformedError) as error:
        Layout.drawn("mine", "Mine", drawing)
    assert str(error.value) == sentence


@pytest.mark.parametrize("start", ["", "H8", "D1", "A4", "A0", "1A", "A²", "ß1", "A" * 10_000])
def test_a_start_off_the_board_is_refused(start: str) -> None:
    with pytest.raises(MalformedError, match=r"Write centre, or a square such as H8\.$"):
        Layout.drawn("mine", "Mine", DRAWING, start)


def test_an_unknown_board_is_answered_with_those_there_are() -> None:
    with pytest.raises(
        UnknownNameError, match=r"no board called “round”\. There are classic and super\."
    ):
        Layout.named("round")
