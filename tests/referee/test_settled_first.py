"""Where an event has settled who plays first, nobody draws for it."""

from __future__ import annotations

import pytest

from rackhouse.record import facts
from rackhouse.rules import Sheet
from rackhouse.rules.explain import parts_of
from tests.kit import Table


@pytest.mark.parametrize("custody", ["dealt", "table"])
@pytest.mark.parametrize("seat", [1, 2])
def test_the_side_that_is_settled_plays_first_without_a_draw(seat: int, custody: str) -> None:
    table = Table("base", sides=2, settings={"first.seat": seat}, custody=custody)  # type: ignore[arg-type]
    assert table.state.plays_first == seat - 1
    table.begin()
    assert (table.state.mover, table.state.order[0]) == (seat - 1, seat - 1)
    assert not any(isinstance(entry.fact, facts.LotDrawn) for entry in table.entries)


def test_a_seat_that_nobody_sits_at_leaves_it_to_the_draw() -> None:
    table = Table("base", sides=2, settings={"first.seat": 3}).begin()
    assert table.state.plays_first is None
    assert any(isinstance(entry.fact, facts.LotDrawn) for entry in table.entries)


def test_the_rules_say_who_plays_first_instead_of_how_it_is_drawn() -> None:
    rules = Sheet.named("base").with_values({"first.seat": 2}).rules
    said = [str(one.message) for part in parts_of(rules) for one in part.sentences]
    assert "The side named second plays first. Nobody draws for it." in said
    assert not any("draws a tile" in one for one in said)
