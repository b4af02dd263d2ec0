"""A board as text for a terminal and as SVG for pages and notebooks."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from rackhouse.board import Board
from rackhouse.tiles import Layout
from tests.board.conftest import After
from tools.board_pictures import PICTURE, picture

SVG = "{http://www.w3.org/2000/svg}"


def test_text_shows_labels_premiums_tiles_and_blanks(after: After) -> None:
    lines = str(after(["8D TRaINER"])).splitlines()
    assert lines[0] == "    A B C D E F G H I J K L M N O"
    assert lines[1] == "  1 = · · ' · · · = · · · ' · · ="
    assert lines[8] == "  8 = · · T R a I N E R · ' · · ="
    assert lines[15].startswith(" 15 =")
    assert str(Board.empty()).splitlines()[8][4 + 2 * 7] == "*"


@pytest.mark.parametrize(
    ("names", "wide"),
    [
        (("classic", "english"), 2),
        (("super", "english-super"), 2),
        (("classic", "spanish"), 3),
    ],
)
def test_text_columns_stay_aligned(names: tuple[str, str], wide: int) -> None:
    board = Board.empty(*names)
    middle = board.layout.rows // 2
    start = f"{middle + 1}{chr(ord('A') + board.layout.columns // 2 - 2)}"
    word = "CHICO" if "spanish" in names else "TRAIN"
    board = board.lay(board.parse_play(f"{start} {word}").placements)
    empty = str(Board.empty(*names)).splitlines()
    drawn = str(board).splitlines()
    assert len(drawn) == board.layout.rows + 1
    last = board.layout.columns - 1
    for line, bare in zip(drawn[1:], empty[1:], strict=True):
        assert line[4 + wide * last] == bare[4 + wide * last]  # nothing was shifted
        assert len(line) == len(bare)
    assert drawn[0][4 + wide * last] == chr(ord("A") + last)


def test_text_shows_a_two_letter_tile_whole() -> None:
    board = Board.empty("classic", "spanish")
    board = board.lay(board.parse_play("8G CHIco").placements)
    assert str(board).splitlines()[8] == ("  8 =  ·  ·  '  ·  ·  CH I  c  o  ·  '  ·  ·  =")


@pytest.mark.parametrize("name", Layout.names())
def test_svg_is_well_formed_and_has_every_square(name: str) -> None:
    board = Board.empty(name)
    root = ET.fromstring(board.svg())
    squares = [node for node in root.iter() if node.get("class") == "square"]
    assert root.tag == f"{SVG}svg"
    assert len(squares) == board.layout.squares
    assert root.findtext(f"{SVG}title") == f"{board.layout.title}, 0 tiles"


def test_svg_shows_tiles_values_and_the_last_play(after: After) -> None:
    board = after(["8D ZEBRa"])
    last = board.parse_play("8D ZEBRaS").placements
    board = board.lay(last)
    root = ET.fromstring(board.svg(last=last))
    tiles = [node for node in root.iter() if (node.get("class") or "").startswith("tile")]
    letters = ["".join(tile.itertext()) for tile in tiles]
    assert letters == ["Z10", "E1", "B3", "R1", "A", "S1"]  # a blank shows no value
    assert [tile.get("class") for tile in tiles] == [*["tile"] * 4, "tile blank", "tile last"]


def test_svg_of_a_two_letter_tile_has_no_brackets() -> None:
    board = Board.empty("classic", "spanish")
    board = board.lay(board.parse_play("8G [CH]ICO").placements)
    assert ">CH<" in board.svg()
    assert "[" not in board.svg()


def test_svg_keeps_its_shape_at_any_size(after: After) -> None:
    root = ET.fromstring(after([]).svg(size=960))
    assert (root.get("width"), root.get("height")) == ("960", "960")
    assert root.get("viewBox") == ET.fromstring(after([]).svg()).get("viewBox")


def test_a_notebook_shows_the_svg(after: After) -> None:
    board = after(["8D TRAINER"])
    assert board._repr_svg_() == board.svg()


def test_the_picture_of_the_docs_is_what_the_tool_draws() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture()


def test_svg_draws_a_square_and_a_tile_as_it_did(after: After) -> None:
    svg = after(["8H AT"]).svg()
    assert (
        '<rect class="square" x="149" y="29" width="38" height="38" rx="4" fill="#E7DFCE"/>'
        '<circle cx="168" cy="48" r="17.5" fill="#A6D5F0"/>'
        '<text x="168" y="52.5" fill="#0A3A57">2L</text>'
    ) in svg
    assert (
        '<g class="tile">'
        '<rect x="309" y="310" width="38" height="38" rx="6" fill="#7C4F2B"/>'
        '<rect x="309" y="308" width="38" height="37" rx="6" fill="#FFFCF3"/>'
        '<text x="325.5" y="334" font-size="23" fill="#211D18" font-weight="700">A</text>'
        '<text x="344" y="341" font-size="10" fill="#453E31" text-anchor="end">1</text></g>'
    ) in svg
