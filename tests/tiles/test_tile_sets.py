"""The tile sets are data: their letters, counts and values."""

from __future__ import annotations

from collections import Counter

import pytest

from rackhouse.errors import UnknownNameError
from rackhouse.tiles import BLANK, TileSet, declared_blank, is_blank, letter_of, on_rack

CLASSIC_COUNTS = "A9 B2 C2 D4 E12 F2 G3 H2 I9 J1 K1 L4 M2 N6 O8 P2 Q1 R6 S4 T6 U4 V2 W2 X1 Y2 Z1"
SUPER_COUNTS = (
    "A16 B4 C6 D8 E24 F4 G5 H5 I13 J2 K2 L7 M6 N13 O15 P4 Q2 R13 S10 T15 U7 V3 W4 X2 Y4 Z2"
)
SPANISH_COUNTS = (
    "A12 B2 C4 CH1 D5 E12 F1 G2 H2 I6 J1 L4 LL1 M2 N5 Ñ1 O9 P2 Q1 R5 RR1 S6 T4 U5 V1 X1 Y1 Z1"
)


@pytest.mark.parametrize(
    ("name", "counts", "blanks", "total", "points"),
    [
        ("english", CLASSIC_COUNTS, 2, 100, 187),
        ("english-super", SUPER_COUNTS, 4, 200, 381),
        ("spanish", SPANISH_COUNTS, 2, 100, 192),
    ],
)
def test_a_set_has_its_tiles(name: str, counts: str, blanks: int, total: int, points: int) -> None:
    tile_set = TileSet.named(name)
    letters = tile_set.alphabet.letters
    written = [f"{letter}{n}" for letter, n in zip(letters, tile_set.counts, strict=True)]
    assert " ".join(written) == counts
    assert tile_set.blanks == blanks
    assert tile_set.total == len(tile_set.tiles) == total
    assert tile_set.sum_of(tile_set.tiles) == points


@pytest.mark.rule("W-28", "D-33", "F-22", "I-31", "A-05")
def test_the_classic_set_has_two_blanks_worth_nothing() -> None:
    english = TileSet.named("english")
    assert Counter(english.tiles)[BLANK] == 2
    assert english.value(BLANK) == 0


@pytest.mark.rule("W-46", "D-55", "F-48", "I-44")
@pytest.mark.parametrize("name", TileSet.names())
def test_a_blank_is_worth_zero_whatever_it_stands_for(name: str) -> None:
    tile_set = TileSet.named(name)
    for letter in range(1, len(tile_set.alphabet.letters) + 1):
        assert tile_set.value(declared_blank(letter)) == 0
        assert tile_set.value(letter) > 0


def test_a_declared_blank_shows_its_letter_and_is_blank_again_on_the_rack() -> None:
    for letter in range(1, 64):
        blank = declared_blank(letter)
        assert (letter_of(blank), on_rack(blank), is_blank(blank)) == (letter, BLANK, True)
        assert (letter_of(letter), on_rack(letter), is_blank(letter)) == (letter, letter, False)
    assert (is_blank(BLANK), on_rack(BLANK)) == (True, BLANK)


@pytest.mark.parametrize("name", ["", "klingon", "../boards/classic", "english.toml", "ENGLISH"])
def test_an_unknown_set_is_answered_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownNameError) as error:
        TileSet.named(name)
    assert str(error.value) == (
        f"There is no tile set called “{name}”. There are english, english-super, and spanish."
    )
