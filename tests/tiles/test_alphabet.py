"""Tiles are written and read back, two-letter tiles among them."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.errors import MalformedError
from rackhouse.tiles import BLANK, Alphabet, Tile, TileSet, declared_blank

ENGLISH = TileSet.named("english").alphabet
SPANISH = TileSet.named("spanish").alphabet


def tiles_of(alphabet: Alphabet) -> st.SearchStrategy[list[Tile]]:
    letters = st.integers(1, len(alphabet.letters))
    return st.lists(st.one_of(letters, letters.map(declared_blank), st.just(BLANK)), max_size=20)


@given(tiles_of(ENGLISH))
def test_english_tiles_print_and_parse_back(tiles: list[Tile]) -> None:
    assert list(ENGLISH.parse(ENGLISH.text(tiles))) == tiles


@given(tiles_of(SPANISH))
def test_spanish_tiles_print_and_parse_back(tiles: list[Tile]) -> None:
    assert list(SPANISH.parse(SPANISH.text(tiles))) == tiles


@pytest.mark.parametrize(
    ("text", "letters"),
    [
        ("CHICO", ["CH", "I", "C", "O"]),
        ("[C]HICO", ["C", "H", "I", "C", "O"]),
        ("C[H]ICO", ["C", "H", "I", "C", "O"]),
        ("PERRO", ["P", "E", "RR", "O"]),
        ("PERR[R]O", ["P", "E", "RR", "R", "O"]),
        ("LLLL", ["LL", "LL"]),
        ("PINGÜINO", ["P", "I", "N", "G", "U", "I", "N", "O"]),
    ],
)
def test_the_longest_letter_is_read_first_unless_brackets_say_otherwise(
    text: str, letters: list[str]
) -> None:
    tiles = SPANISH.parse(text)
    assert [SPANISH.letters[tile - 1] for tile in tiles] == letters
    assert SPANISH.parse(SPANISH.text(tiles)) == tiles


def test_a_capital_and_a_small_letter_are_two_tiles() -> None:
    assert SPANISH.text(SPANISH.parse("ch")) == "[ch]"
    assert len(SPANISH.parse("Ch")) == len(SPANISH.parse("cH")) == 2


@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_letters_in_either_unicode_form_are_the_same_tile(form: str) -> None:
    text = unicodedata.normalize(form, "Ñ")  # type: ignore[arg-type]  # one of its literals
    assert SPANISH.text(SPANISH.parse(text)) == "Ñ"


@pytest.mark.parametrize(
    ("text", "place"), [("TRÄIN", 3), ("8D", 1), ("A B", 2), ("A[", 2), ("[AB]", 1), ("A-B", 2)]
)
def test_a_sign_that_is_no_tile_is_named_with_its_place(text: str, place: int) -> None:
    with pytest.raises(MalformedError) as error:
        ENGLISH.parse(text)
    assert str(error.value) == (
        f"“{text}” has “{text[place - 1]}” at place {place}, which is not a tile of this set."
    )


@pytest.mark.parametrize(
    ("word", "text"),
    [("hey", "HEY"), ("OX", "OX"), ("can't", None), ("A?", None), ("naïve", None)],
)
def test_a_word_is_spelt_or_cannot_be(word: str, text: str | None) -> None:
    tiles = ENGLISH.spell(word)
    assert (None if tiles is None else ENGLISH.text(tiles)) == text


def test_the_word_that_tiles_show_has_neither_brackets_nor_blanks() -> None:
    assert SPANISH.word(SPANISH.parse("[ch]Ico")) == "CHICO"


def test_alphabets_are_values() -> None:
    twin = Alphabet(SPANISH.letters, dict(SPANISH.aliases))
    assert twin == SPANISH
    assert {SPANISH: 1}[twin] == 1
    assert twin != ENGLISH
