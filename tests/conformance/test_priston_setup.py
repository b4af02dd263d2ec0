"""Priston, to start: the tile bag, the draw for first, racks, the score-keeper, clockwise play."""

from __future__ import annotations

import pytest

from rackhouse.errors import IllegalError
from rackhouse.record import CLOCK, Actor, facts
from rackhouse.referee import commands
from tests.kit.table import Table

RACKS = ["AEINRRT", "BEHIOST", "DEGLNOU", "ACEIOPS"]


@pytest.mark.rule("P-01")
def test_all_tiles_are_placed_in_the_tile_bag() -> None:
    table = Table("priston")
    assert table.state.rules.tiles.kept_in == "the tile bag"
    assert table.state.bag_count == 100
    assert table.state.bag == table.state.board.tile_set.tiles


@pytest.mark.rule("A-01")
def test_two_to_four_play() -> None:
    for sides in (2, 3, 4):
        assert len(Table("priston", sides=sides).begin().state.sides) == sides
    with pytest.raises(IllegalError, match=r"^This game is for 2 to 4 players, not 5\.$"):
        Table("priston", sides=5)


@pytest.mark.rule("P-02")
@pytest.mark.parametrize("sides", [2, 3, 4])
def test_each_player_takes_one_tile_to_decide_who_plays_first(sides: int) -> None:
    table = Table("priston", sides=sides, draws=list("DCBA"[:sides])).begin()
    lots = [(lot.seat, lot.tile, lot.purpose) for lot in table.facts(facts.LotDrawn)]
    assert lots == [(seat, "DCBA"[seat], "first play") for seat in range(sides)]
    assert table.mover == sides - 1


@pytest.mark.rule("P-03")
@pytest.mark.parametrize(
    ("lots", "first"), [("FEG", 1), ("ABC", 0), ("AB?", 2), ("A?B", 1), ("ZYX", 2)]
)
def test_nearest_the_beginning_plays_first_and_the_blank_precedes_a(lots: str, first: int) -> None:
    table = Table("priston", sides=3, draws=list(lots)).begin()
    assert table.facts(facts.FirstDecided)[-1].seat == first
    assert table.mover == first


@pytest.mark.rule("A-03")
def test_only_the_tied_best_draw_again() -> None:
    table = Table("priston", sides=4, draws=["B", "C", "B", "D", "?", "A"]).begin()
    again = [(lot.seat, lot.tile) for lot in table.facts(facts.LotDrawn) if lot.attempt == 2]
    assert again == [(0, "?"), (2, "A")]
    assert table.mover == 0


@pytest.mark.rule("P-04")
def test_exposed_tiles_are_put_back_into_the_bag() -> None:
    # K, J and Q are single: they can only be drawn again if they were put back.
    table = Table("priston", sides=3, draws=["K", "J", "Q", "JKQEEII"]).begin()
    assert table.rack(1) == "EEIIJKQ"
    assert table.accounted() == 100


@pytest.mark.rule("P-05")
@pytest.mark.parametrize(("lots", "order"), [("ABCD", [0, 1, 2, 3]), ("DCAB", [2, 3, 0, 1])])
def test_each_player_in_turn_draws_seven(lots: str, order: list[int]) -> None:
    table = Table("priston", sides=4, draws=[*lots, *RACKS]).begin()
    drawn = [(draw.seat, draw.count, draw.tiles) for draw in table.facts(facts.TilesDrawn)]
    assert drawn == [(seat, 7, rack) for seat, rack in zip(order, RACKS, strict=True)]
    assert table.state.bag_count == 100 - 28


@pytest.mark.rule("P-06")
def test_one_player_is_selected_as_score_keeper_before_the_game_begins() -> None:
    table = Table("priston", sides=3)
    for seat in range(3):
        table.do(commands.GiveNonce(Actor.seat_at(seat), f"nonce {seat}"))
    assert table.refused(commands.Begin(CLOCK)) == "referee-choose-score-keeper"
    nobody = table.refused(commands.ChooseScoreKeeper(Actor.seat_at(0), 3))
    assert nobody == "referee-no-seat: 4"
    table.do(commands.ChooseScoreKeeper(Actor.seat_at(0), 2))
    table.do(commands.Begin(CLOCK))
    assert table.state.score_keeper == 2
    late = table.refused(commands.ChooseScoreKeeper(Actor.seat_at(0), 1))
    assert late == "referee-already-started"


@pytest.mark.rule("P-06", "P-27")
def test_only_the_score_keeper_adds_up_the_score() -> None:
    table = Table("priston", sides=3, draws=["B", "A", "C", *RACKS[:3]]).begin()
    table.play(1, "8D TRAINER")
    table.pass_time(10)
    other = table.refused(commands.ConfirmScore(Actor.seat_at(2)))
    assert other == "referee-keeps-the-score: Player 1"
    own = table.refused(commands.ConfirmScore(Actor.seat_at(1)))
    assert own == "referee-keeps-the-score: Player 1"
    table.confirm(0)
    assert table.facts(facts.ScoreConfirmed) == [facts.ScoreConfirmed(0)]


@pytest.mark.rule("P-07")
@pytest.mark.parametrize(("lots", "order"), [("ABCD", "01230"), ("DCAB", "23012")])
def test_playing_proceeds_clockwise(lots: str, order: str) -> None:
    table = Table("priston", sides=4, draws=list(lots)).begin()
    for _ in range(4):
        table.exchange(table.mover, table.rack(table.mover)[0])
    assert "".join(str(turn.seat) for turn in table.facts(facts.TurnBegan)) == order
