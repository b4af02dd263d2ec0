"""Where the tiles are, and that they are mixed: what the sheets say, and what a bag gives."""

from __future__ import annotations

import pytest

from rackhouse.record import FairDraws
from rackhouse.rules import Sheet, explain
from rackhouse.tiles import TileSet

KEPT_IN = [
    ("washburn", "a pouch, or face down beside the board", "W-09"),
    ("depaul", "face down, or in a pouch or another container", "D-14"),
    ("fundraiser", "face down, or in the bag", "F-03"),
    ("iowa", "an opaque sack", "I-10"),
    ("priston", "the tile bag", "P-01"),
]


@pytest.mark.parametrize(
    ("sheet", "kept_in"),
    [pytest.param(*row, marks=pytest.mark.rule(duty)) for *row, duty in KEPT_IN],
)
def test_the_rules_say_where_the_tiles_are_mixed(sheet: str, kept_in: str) -> None:
    assert Sheet.named(sheet).rules.tiles.kept_in == kept_in
    assert kept_in in " ".join(explain.as_text(Sheet.named(sheet)).split())


@pytest.mark.rule("W-09", "D-14", "F-03", "I-10")
def test_every_draw_is_a_shuffle_of_its_own() -> None:
    draws = FairDraws.of("07" * 32, ["north", "south"])
    tiles = bytes(TileSet.named("english").tiles)
    racks = [bytes(sorted(draws(number, tiles, 7))) for number in range(1, 201)]
    assert len({*racks}) == len(racks)
    # Nothing lies on top for good: in two hundred racks every kind of tile comes up.
    assert {tile for rack in racks for tile in rack} == {*tiles}
