"""Washburn and DePaul: the pouch, the draw for first, the first racks."""

from __future__ import annotations

import pytest

from rackhouse.errors import IllegalError
from rackhouse.record import FairDraws, facts
from rackhouse.record.actor import CLOCK
from rackhouse.referee.commands import Begin
from rackhouse.rules import Sheet
from tests.kit import Table
from tests.kit.campus import campus, started


class Watched(Table):
    """A table that notes how many tiles were in the pool at each draw."""

    pools: list[int]

    def _draw(self, number: int, pool: bytes, count: int) -> bytes:
        self.pools = [*getattr(self, "pools", []), len(pool)]
        return super()._draw(number, pool, count)


class Shaken(Table):
    """A table whose draws come out of a shaken pouch, as they do in a real game."""

    secret: str

    def _draw(self, number: int, pool: bytes, count: int) -> bytes:
        nonces = [side.nonce or "" for side in self.state.sides]
        return FairDraws.of(self.secret, nonces)(number, pool, count)


def first_to_play(sheet: str, *lots: str, sides: int = 2) -> int:
    return Table(sheet, sides=sides, draws=lots).begin().mover


@campus("W-09", "D-14")
def test_tiles_are_mixed_where_nobody_sees_them(sheet: str) -> None:
    racks = set()
    for shaking in ("01", "02", "03"):
        table = Shaken(sheet)
        table.secret = shaking * 32
        table.begin()
        racks |= {table.rack(0), table.rack(1)}
        assert table.accounted() == 100
    assert len(racks) == 6  # every shaking brings other tiles up
    told = Sheet.named(sheet).rules.tiles.kept_in
    assert "pouch" in told
    assert "face down" in told


@campus("W-10", "D-15")
def test_every_player_draws_one_tile_for_first_play(sheet: str) -> None:
    table = Table(sheet, draws=["K", "D"]).begin()
    lots = table.facts(facts.LotDrawn)
    assert [(lot.seat, lot.tile, lot.purpose) for lot in lots] == [
        (0, "K", "first play"),
        (1, "D", "first play"),
    ]
    assert [fact.seat for fact in table.facts(facts.FirstDecided)] == [1]


@campus("W-11", "D-16")
@pytest.mark.parametrize(
    ("lots", "first"), [("AB", 0), ("BA", 1), ("ZY", 1), ("MN", 0), ("EZ", 0), ("QP", 1)]
)
def test_the_letter_closest_to_a_plays_first(sheet: str, lots: str, first: int) -> None:
    assert first_to_play(sheet, *lots) == first


@campus("W-12", "D-17")
def test_a_blank_beats_any_letter_in_the_draw(sheet: str) -> None:
    assert first_to_play(sheet, "A", "?") == 1
    assert first_to_play(sheet, "?", "A") == 0


@campus("W-13", "D-18")
def test_drawn_letters_go_back_before_anybody_draws_seven(sheet: str) -> None:
    table = Watched(sheet, draws=["Q", "Z", "QZ?EIAA", "XJKNOPR"])
    table.begin()
    # Two lots out of 100, the second while the first is out; then seven out of all 100 again.
    assert table.pools == [100, 99, 100, 93]
    assert table.rack(0) == "AAEIQZ?"  # the very lots can be drawn again
    assert table.state.lots == b""
    assert table.accounted() == 100


@campus("W-14", "D-19")
def test_every_player_draws_seven(sheet: str) -> None:
    table = started(sheet, "TRAINER", "ZEBRAHO")
    assert [table.rack(0), table.rack(1)] == ["AEINRRT", "ABEHORZ"]
    assert [fact.count for fact in table.facts(facts.TilesDrawn)] == [7, 7]
    assert len(table.bag) == table.state.bag_count == 86


@pytest.mark.rule("W-14", "A-01")
@pytest.mark.parametrize("sides", [2, 3, 4])
def test_washburn_seats_two_to_four_and_each_draws_seven(sides: int) -> None:
    table = Table("washburn", sides=sides).begin()
    assert [side.held for side in table.state.sides] == [7] * sides
    assert table.state.bag_count == 100 - 7 * sides


@pytest.mark.rule("A-01")
def test_washburn_seats_two_unless_told_otherwise_and_never_five() -> None:
    assert len(Table("washburn").state.sides) == 2
    with pytest.raises(IllegalError, match="for 2 to 4 players, not 5"):
        Table("washburn", sides=5)


@pytest.mark.rule("A-01")
@pytest.mark.parametrize("sides", [1, 3, 4])
def test_depaul_seats_exactly_two(sides: int) -> None:
    with pytest.raises(IllegalError, match=f"This game is for 2 players, not {sides}"):
        Table("depaul", sides=sides)


# --- ties


@campus("W-11 A-03", "D-16 A-03")
def test_equal_letters_draw_again(sheet: str) -> None:
    table = Table(sheet, draws=["E", "E", "T", "C"]).begin()
    lots = [(lot.seat, lot.tile, lot.attempt) for lot in table.facts(facts.LotDrawn)]
    assert lots == [(0, "E", 1), (1, "E", 1), (0, "T", 2), (1, "C", 2)]
    assert table.mover == 1


@campus("W-12 A-03", "D-17 A-03")
def test_two_blanks_draw_again(sheet: str) -> None:
    table = Table(sheet, draws=["?", "?", "B", "W"]).begin()
    assert [lot.attempt for lot in table.facts(facts.LotDrawn)] == [1, 1, 2, 2]
    assert table.mover == 0


@pytest.mark.rule("W-11", "A-03")
def test_only_the_tied_best_draw_again_and_a_better_tile_later_does_not_count() -> None:
    table = Table("washburn", sides=4, draws=["C", "D", "C", "E", "Z", "Y"]).begin()
    again = [lot.seat for lot in table.facts(facts.LotDrawn) if lot.attempt == 2]
    assert again == [0, 2]
    assert table.mover == 2  # Y is nearer to A than Z, though D and E were nearer than both


@pytest.mark.rule("W-13", "A-03")
def test_all_tiles_of_all_attempts_go_back_and_each_draw_is_in_the_record() -> None:
    table = Watched("washburn", sides=3, draws=["A", "A", "B", "A", "C"])
    table.begin()
    assert table.pools == [100, 99, 98, 97, 96, 100, 93, 86]
    assert [lot.draw for lot in table.facts(facts.LotDrawn)] == [1, 2, 3, 4, 5]
    assert table.accounted() == 100
    table.check_record()


@pytest.mark.rule("W-14", "W-19", "A-03")
def test_racks_are_drawn_seven_at_a_time_the_first_player_first_then_clockwise() -> None:
    draws = ["K", "L", "B", "M", "AAAAAAA", "EEEEEEE", "IIIIIII", "OOOOOOO"]
    table = Table("washburn", sides=4, draws=draws).begin()
    dealt = [(fact.seat, fact.tiles) for fact in table.facts(facts.TilesDrawn)]
    assert dealt == [(2, "AAAAAAA"), (3, "EEEEEEE"), (0, "IIIIIII"), (1, "OOOOOOO")]
    assert table.state.order == (2, 3, 0, 1)


@campus("W-10", "D-15")
def test_nothing_is_drawn_before_every_side_has_added_its_chance(sheet: str) -> None:
    table = Table(sheet)
    reason = table.refused(Begin(CLOCK))
    assert reason == ("referee-nonces-missing: Player 1 and Player 2")
