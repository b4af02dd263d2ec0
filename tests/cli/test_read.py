"""``rackhouse read``: a photo as a play or a position, and one sentence where it cannot be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace
from PIL import Image

from rackhouse.board import Board
from rackhouse.cli.main import rackhouse
from rackhouse.cli.read import lines_of
from rackhouse.errors import RackhouseError
from rackhouse.record.cgp import CgpPosition
from rackhouse.vision import read_board
from tests.vision.scene import Conditions, photographed


def read(*arguments: str | Path) -> Result:
    return CliRunner().invoke(rackhouse, ["read", *map(str, arguments)], catch_exceptions=False)


def cgp(board: Board) -> str:
    return str(CgpPosition(board, (b"", b""), (0, 0)))


@pytest.fixture(scope="module")
def before() -> Board:
    board = Board.empty()
    return board.lay(board.parse_play("8D TRAINER").placements)


@pytest.fixture(scope="module")
def photo(before: Board, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A photo of HOB laid over TRAINER."""
    after = before.lay(before.parse_play("7G HOB").placements)
    file = tmp_path_factory.mktemp("photos") / "board.jpg"
    file.write_bytes(photographed(after, Conditions(pixels=36, angle=12), 1).jpeg())
    return file


def test_a_play_is_told_with_its_score(photo: Path, before: Board) -> None:
    assert read(photo, "--before", cgp(before)).stdout.splitlines()[0] == "7G HOB for 33"


def test_a_position_is_drawn_and_written_as_cgp(photo: Path, before: Board) -> None:
    after = before.lay(before.parse_play("7G HOB").placements)
    lines = read(photo).stdout.splitlines()
    assert cgp(after) in lines
    assert lines[0].split() == list("ABCDEFGHIJKLMNO")


def test_a_play_that_may_be_longer_is_said_to_be_in_doubt(photo: Path, before: Board) -> None:
    reading = read_board(photo, before=before)
    doubt = "These may not be all new tiles. Check both ends of the word."
    assert doubt in lines_of(replace(reading, lead=0.5))
    assert doubt not in lines_of(replace(reading, lead=0.99))


def test_programs_get_json(photo: Path, before: Board) -> None:
    told = json.loads(read(photo, "--before", cgp(before), "--json").stdout)
    assert (told["play"], told["score"], told["new"]) == ("7G HOB", 33, ["G7", "H7", "I7"])
    assert told["differences"] == []
    assert len(told["corners"]) == 4
    assert 0 < told["confidence"] <= 1


def test_the_same_board_again_has_nothing_new(before: Board, tmp_path: Path) -> None:
    file = tmp_path / "again.jpg"
    file.write_bytes(photographed(before, Conditions(pixels=36), 2).jpeg())
    assert read(file, "--before", cgp(before)).stdout == "Nothing new lies on the board.\n"


def test_a_new_blank_is_to_be_named(before: Board, tmp_path: Path) -> None:
    file = tmp_path / "blank.jpg"
    after = before.lay(before.parse_play("7G HoB").placements)
    file.write_bytes(photographed(after, Conditions(pixels=36), 3).jpeg())
    lines = read(file, "--before", cgp(before)).stdout.splitlines()
    assert lines[0] == "New tiles on G7, H7, and I7. They are no play yet."
    assert lines[1].startswith("Check H7: a blank; say which letter it is")


@pytest.mark.parametrize("kind", ["rotten", "else", "small"])
def test_what_cannot_be_read_is_refused_in_one_sentence_and_what_to_do(
    kind: str, tmp_path: Path
) -> None:
    file = tmp_path / "photo.png"
    if kind == "rotten":
        file.write_bytes(b"\x89PNG\r\n\x1a\nrotten")
    else:
        Image.new("RGB", (400, 400) if kind == "else" else (60, 60), "navy").save(file)
    with pytest.raises(RackhouseError) as refused:
        read(file)
    assert (
        refused.value.message.key
        == {
            "rotten": "camera-no-picture",
            "else": "camera-no-board",
            "small": "camera-too-small",
        }[kind]
    )
