"""Exchanging under every sheet: how many, from how full a bag, and what is drawn from."""

from __future__ import annotations

import pytest

from rackhouse.record import facts
from rackhouse.referee.commands import ExchangeTiles
from tests.kit import Table
from tests.kit.campus import seat, started

ANY_OR_ALL = [
    pytest.param("washburn", marks=pytest.mark.rule("W-31", "A-13")),
    pytest.param("depaul", marks=pytest.mark.rule("D-36", "A-13")),
    pytest.param("fundraiser", marks=pytest.mark.rule("F-25", "A-13")),
    pytest.param("iowa", marks=pytest.mark.rule("I-33", "A-13")),
    pytest.param("priston", marks=pytest.mark.rule("P-33", "A-13")),
]
DRAWN_FIRST = [
    pytest.param("washburn", marks=pytest.mark.rule("W-33", "A-13")),
    pytest.param("depaul", marks=pytest.mark.rule("D-38", "A-13")),
    pytest.param("fundraiser", marks=pytest.mark.rule("F-27", "A-13")),
    pytest.param("iowa", marks=pytest.mark.rule("I-34", "A-13")),
    pytest.param("priston", marks=pytest.mark.rule("P-34", "A-13")),
]


class Watched(Table):
    """A table that notes what every draw is drawn from."""

    pools: tuple[str, ...] = ()

    def _draw(self, number: int, pool: bytes, count: int) -> bytes:
        self.pools = (*self.pools, self.state.text(bytes(sorted(pool))))
        return super()._draw(number, pool, count)


@pytest.mark.parametrize("sheet", ANY_OR_ALL)
@pytest.mark.parametrize("count", range(1, 8))
def test_any_number_of_letters_is_exchanged_while_the_bag_has_as_many(
    sheet: str, count: int
) -> None:
    table = started(sheet, "AABBCCD", "EFGHIJK").arrange(bag="UUUUUUU"[:count])
    table.exchange(0, "AABBCCD"[:count])
    assert table.facts(facts.TilesExchanged)[-1].drawn == "U" * count
    assert table.mover == 1
    table = started(sheet, "AABBCCD", "EFGHIJK").arrange(bag="UUUUUUU"[: count - 1])
    reason = table.refused(ExchangeTiles(seat(0), "AABBCCD"[:count]))
    assert reason == f"referee-too-few-in-bag: {count}, {count - 1}"


@pytest.mark.parametrize("sheet", DRAWN_FIRST)
def test_new_letters_come_from_a_bag_without_the_discards_which_are_mixed_in_after(
    sheet: str,
) -> None:
    table = Watched(sheet, draws=["A", "B", "ABCDEFG", "HIJKLMN"])
    table.begin().arrange(bag="SSTTUU")
    table.exchange(0, "AB")  # before all others in the alphabet, and still not drawn again
    assert table.pools[-1] == "SSTTUU"
    assert (table.rack(0), table.bag) == ("CDEFGSS", "ABTTUU")
