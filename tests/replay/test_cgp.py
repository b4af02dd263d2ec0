"""A CGP position prints and parses back, on both boards, with any tiles, for two to four."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.board import Board, Placement
from rackhouse.errors import MalformedError
from rackhouse.record.cgp import CgpPosition, Opcode
from rackhouse.tiles import DECLARED, TileSet

EMPTY_CLASSIC = "/".join(["15"] * 15)
SETS = [("classic", "english"), ("classic", "spanish"), ("super", "english-super")]


@st.composite
def positions(draw: st.DrawFn) -> CgpPosition:
    board = Board.empty(*draw(st.sampled_from(SETS)))
    letters = st.integers(1, len(board.tile_set.alphabet.letters))
    tiles = st.one_of(letters, letters.map(lambda letter: letter | DECLARED))
    squares = draw(st.sets(st.integers(0, board.layout.squares - 1), max_size=60))
    board = board.lay([Placement(square, draw(tiles)) for square in squares])
    players = draw(st.integers(2, 4))
    racks = st.lists(st.integers(0, len(board.tile_set.alphabet.letters)), max_size=7)
    return CgpPosition(
        board,
        tuple(bytes(sorted(draw(racks))) for _ in range(players)),
        tuple(draw(st.integers(-99, 999)) for _ in range(players)),
        draw(st.integers(0, 5)),
        (Opcode("lex", "ENABLE"), Opcode("ld", board.tile_set.name), Opcode("noted")),
    )


@given(positions())
def test_it_prints_and_parses_back(position: CgpPosition) -> None:
    assert CgpPosition.parse(str(position)) == position


def test_a_position_as_the_field_writes_it() -> None:
    text = f"{'15/' * 7}3TRaIN7{'/15' * 7} AEGL?/ 12/-4 1 lex NWL23; ld english; tmr 1/2;"
    position = CgpPosition.parse(text)
    english = TileSet.named("english").alphabet
    assert position.board.text_at("8D") == "TRaIN"
    assert [english.text(rack) for rack in position.racks] == ["?AEGL", ""]
    assert (position.scores, position.scoreless_turns) == ((12, -4), 1)
    assert position.opcode("tmr") == "1/2"
    assert position.opcode("bdn") is None
    assert str(position) == text.replace("AEGL?", "?AEGL")


def test_two_letter_tiles_stand_in_brackets() -> None:
    text = f"{'15/' * 7}7[CH]I[ll]CH3{'/15' * 7} [RR]CH/A 0/0 0 ld spanish;"
    position = CgpPosition.parse(text)
    assert position.board.tile_count == 5
    assert len(position.racks[0]) == 3
    assert CgpPosition.parse(str(position)) == position


def test_the_tiles_are_told_where_nothing_else_tells_them() -> None:
    position = CgpPosition(Board.empty("classic", "spanish"), (b"", b""), (0, 0))
    assert str(position) == f"{EMPTY_CLASSIC} / 0/0 0 ld spanish;"
    assert CgpPosition.parse(str(position)).board == position.board


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "only 0 of these fields"),
        (f"{EMPTY_CLASSIC} A/B 0/0", "only 3 of these fields"),
        ("15/15 A/B 0/0 0", "No board has 2 rows"),
        (EMPTY_CLASSIC.replace("15", "14", 1) + " A/B 0/0 0", "has 14 squares"),
        (EMPTY_CLASSIC.replace("15", "7É7", 1) + " A/B 0/0 0", "Row 1 of the CGP position has “É”"),
        (EMPTY_CLASSIC.replace("15", "7?7", 1) + " A/B 0/0 0", "has a blank without its letter"),
        (EMPTY_CLASSIC.replace("15", "7[A7", 1) + " A/B 0/0 0", "has “[A7”, which is neither"),
        (EMPTY_CLASSIC.replace("15", "999", 1) + " A/B 0/0 0", "has “999”, which is not a number"),
        (EMPTY_CLASSIC.replace("15", "015", 1) + " A/B 0/0 0", "has “015”, which is not a number"),
        (f"{EMPTY_CLASSIC} A1/B 0/0 0", "A rack of the CGP position has “1”"),
        (f"{EMPTY_CLASSIC} A/B 0/x 0", "“x” is not a score"),
        (f"{EMPTY_CLASSIC} A/B 0/\x1b[2J 0", "“\ufffd[2J” is not a score"),
        (f"{EMPTY_CLASSIC} A/B 0 0", "2 racks and 1 scores"),
        (f"{EMPTY_CLASSIC} A 0 0", "1 racks and 1 scores"),
        (f"{EMPTY_CLASSIC} ////A 0/0/0/0/0 0", "5 racks and 5 scores"),
        (f"{EMPTY_CLASSIC} A/B 0/0 six", "“six” is not a number of scoreless turns"),
        (f"{EMPTY_CLASSIC} A/B 0/0 0 ld klingon;", "no tile set “klingon”"),
        ("x" * 10_000_000, "at most 20,000 characters"),
    ],
)
def test_what_is_no_position_is_refused_with_its_place(text: str, words: str) -> None:
    with pytest.raises(MalformedError) as caught:
        CgpPosition.parse(text)
    assert words in str(caught.value)
