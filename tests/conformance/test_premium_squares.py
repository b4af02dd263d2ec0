"""Which squares have which colour: every one by its name, under each sheet's own board."""

from __future__ import annotations

import pytest

from rackhouse.board import Board, Placement, Play, score_play
from rackhouse.board.position import square_name
from rackhouse.rules import Sheet

LIGHT_BLUE = "D1 L1 G3 I3 A4 H4 O4 C7 G7 I7 M7 D8 L8 C9 G9 I9 M9 A12 H12 O12 G13 I13 D15 L15"
DARK_BLUE = "F2 J2 B6 F6 J6 N6 B10 F10 J10 N10 F14 J14"
PINK = "B2 N2 C3 M3 D4 L4 E5 K5 H8 E11 K11 D12 L12 C13 M13 B14 N14"
RED = "A1 H1 O1 A8 O8 A15 H15 O15"
COLOURED = {
    "double_letter": LIGHT_BLUE, "triple_letter": DARK_BLUE, "double_word": PINK,
    "triple_word": RED,
}  # fmt: skip

Z_BESIDE_AN_A = {
    "double_letter": 10 * 2 + 1,
    "triple_letter": 10 * 3 + 1,
    "double_word": (10 + 1) * 2,
    "triple_word": (10 + 1) * 3,
}

# The sheet, the premium, what the sheet calls it, and the duty that says what it does.
SAID = [
    ("washburn", "double_letter", "light blue", "W-49"),
    ("washburn", "triple_letter", "dark blue", "W-50"),
    ("washburn", "double_word", "pink", "W-51"),
    ("washburn", "triple_word", "red", "W-52"),
    ("depaul", "double_letter", "light blue", "D-57"),
    ("depaul", "triple_letter", "dark blue", "D-58"),
    ("depaul", "double_word", "pink", "D-59"),
    ("depaul", "triple_word", "red", "D-61"),
    ("fundraiser", "double_letter", "light blue", "F-50"),
    ("fundraiser", "triple_letter", "dark blue", "F-51"),
    ("fundraiser", "double_word", "pink", "F-52"),
    ("fundraiser", "triple_word", "red", "F-53"),
    ("iowa", "double_letter", "light blue", "I-46"),
    ("iowa", "triple_letter", "dark blue", "I-47"),
    ("iowa", "double_word", "light red", "I-48"),
    ("iowa", "triple_word", "dark red", "I-49"),
    # The village sheet speaks of bonus squares and names no colours; they are the box's.
    ("priston", "double_letter", "light blue", "P-38"),
    ("priston", "triple_letter", "dark blue", "P-38"),
    ("priston", "double_word", "pink", "P-38"),
    ("priston", "triple_word", "red", "P-38"),
]


@pytest.mark.parametrize(
    ("sheet", "premium", "colour"),
    [pytest.param(*row, marks=pytest.mark.rule(duty, "A-05")) for *row, duty in SAID],
)
def test_a_premium_counts_on_the_squares_of_its_colour_and_on_no_other(
    sheet: str, premium: str, colour: str
) -> None:
    rules = Sheet.named(sheet).rules
    empty = Board.empty(rules.tiles.board, rules.tiles.set)
    layout, [z, a] = empty.layout, empty.tile_set.alphabet.parse("ZA")
    coloured, counted = set(), set()
    for square, found in enumerate(layout.premiums):
        name = square_name(square, layout)
        if not found.is_plain and getattr(rules.colours, found.key) == colour:
            coloured.add(name)
        beside = square - 1 if (square + 1) % layout.columns == 0 else square + 1
        board = empty.lay([Placement(beside, a)])
        score = score_play(board, Play.of(board, [Placement(square, z)]))
        if score.total == Z_BESIDE_AN_A[premium]:
            counted.add(name)
    assert coloured == counted == set(COLOURED[premium].split())
