"""Washburn and DePaul at a real board: the page is score pad, judge and memory, not the bag."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rackhouse.record import DIRECTOR, Phase, facts
from rackhouse.referee.commands import (
    Begin,
    BreakTie,
    Commit,
    DeclareRack,
    ExchangeTiles,
    GiveNonce,
    Resign,
)
from tests.kit import Table
from tests.kit.campus import campus, made, phase_of, seat, with_real_tiles
from tests.kit.finish import agree, declare, ended_with_real_tiles

# --- setting up


@campus("W-10 W-11 A-03", "D-15 D-16 A-03")
def test_lots_drawn_with_real_tiles_are_told_and_decide_the_same_way(sheet: str) -> None:
    table = Table(sheet, custody="table").begin(lots=[("E", "E"), ("T", "?")])
    told = [(lot.seat, lot.tile, lot.attempt) for lot in table.facts(facts.LotDrawn)]
    assert told == [(0, "E", 1), (1, "E", 1), (0, "T", 2), (1, "?", 2)]
    assert table.mover == 1


@campus("W-10 A-03", "D-15 A-03")
def test_lots_that_cannot_have_been_drawn_are_refused(sheet: str) -> None:
    def told(*lots: tuple[str, ...]) -> str:
        return Table(sheet, custody="table").refused(Begin(seat(0), lots))

    assert told(("E", "E")) == ("referee-draw-tied: Player 1 and Player 2")
    assert told(("Z", "Z")) == "referee-too-few-in-set: Z"
    assert told(("A",)) == "referee-one-tile-each: Player 1 and Player 2"
    assert told(("A", "B"), ("A", "B")) == ("referee-draw-decided")
    assert told(("A", "BC")) == "referee-not-one-tile: BC"


@campus("W-14 W-18", "D-19 D-23")
def test_racks_are_unknown_and_only_their_number_is_kept(sheet: str) -> None:
    table = with_real_tiles(sheet)
    assert [(side.rack, side.held) for side in table.state.sides] == [(b"", 7), (b"", 7)]
    assert table.state.bag_count == 86
    table.play(0, "8D TRAIN")
    assert table.state.bag_count == 81
    assert {fact.tiles for fact in table.facts(facts.TilesDrawn)} == {""}
    assert table.accounted() == 100
    table.check_record()


@campus("W-09", "D-14")
def test_with_real_tiles_the_pouch_itself_is_the_chance(sheet: str) -> None:
    table = Table(sheet, custody="table")
    assert table.state.commitment == ""
    assert table.refused(GiveNonce(seat(0), "mine")) == ("referee-no-nonce-real-tiles")


# --- what the pad checks


@campus("W-15 W-17 W-19", "D-20 D-22 D-24")
def test_the_pad_checks_place_score_and_turn_order(sheet: str) -> None:
    table = with_real_tiles(sheet)
    assert table.refused(Commit(seat(0), play="8A TRAINER")) == "board-opening-start: H8"
    assert table.refused(Commit(seat(1), play="8D TRAINER")) == "referee-not-your-turn: Player 1"
    table.play(0, "8D TRAINER")
    assert made(table).score == 66
    assert table.scores == [66, 0]


@campus("W-28", "D-33")
def test_the_pad_checks_that_the_set_has_the_tiles(sheet: str) -> None:
    table = with_real_tiles(sheet)
    table.play(0, "8G ZA")
    assert table.refused(Commit(seat(1), play="G7 AZZ")) == "referee-too-few-in-set: Z"
    table.play(1, "G7 AZzy")
    assert table.refused(Commit(seat(0), play="11G yax")) == "referee-too-few-in-set: ?"


@campus("W-18", "D-23")
def test_the_pad_checks_that_a_side_holds_as_many_tiles(sheet: str) -> None:
    table = with_real_tiles(sheet)
    assert table.refused(Commit(seat(0), play="8D TRAINERS")) == ("referee-too-many-tiles: 7, 8")


@campus("W-31 W-32 A-13", "D-36 D-37 A-13")
def test_an_exchange_is_entered_by_its_number_only(sheet: str) -> None:
    table = with_real_tiles(sheet)
    assert table.refused(ExchangeTiles(seat(0), "AB")) == ("referee-exchange-number-only")
    assert table.exchange(0, count=3) == ["TilesExchanged", "TurnBegan"]
    [fact] = table.facts(facts.TilesExchanged)
    assert (fact.count, fact.discarded, fact.drawn) == (3, "", "")
    assert table.refused(ExchangeTiles(seat(1), count=8)) == ("referee-exchange-too-many: 7, 8")
    assert table.exchange(1, count=0) == ["Passed", "TurnBegan"]


@campus("W-36 A-24", "D-48 A-24")
def test_a_withdrawn_play_gives_back_its_tiles_and_the_number_drawn(sheet: str) -> None:
    table = with_real_tiles(sheet)
    table.play(0, "8G ZAx")
    assert table.state.bag_count == 83
    table.challenge(1)
    assert table.state.bag_count == 86
    assert table.state.sides[0].held == 7
    assert table.state.board.is_empty
    assert table.accounted() == 100
    table.play(1, "8G ZAx")  # the Z and the blank can be anybody's again
    table.check_record()


# --- racks at the end


@campus("W-63", "D-70")
def test_racks_are_declared_at_the_end_and_come_off_the_scores(sheet: str) -> None:
    table = ended_with_real_tiles(sheet)
    assert phase_of(table) is Phase.RACKS
    assert table.facts(facts.ResultDecided) == []
    table.do(DeclareRack(seat(0), 0, "QZXJKVV"))
    assert phase_of(table) is Phase.RACKS
    table.do(DeclareRack(seat(0), 1, "EEEEEEE"))  # whoever holds the pad
    assert phase_of(table) is Phase.FINISHED
    assert table.scores == [66 - 49, -7]
    assert table.state.places == (1, 2)
    table.check_record()


@campus("W-63", "D-70")
def test_a_rack_that_cannot_be_is_refused(sheet: str) -> None:
    table = ended_with_real_tiles(sheet)
    assert table.refused(DeclareRack(seat(0), 0, "EEEEEE")) == "referee-rack-count: Player 1, 7"
    assert table.refused(DeclareRack(seat(0), 0, "QQEEEEE")) == ("referee-too-few-in-set: Q")
    table.do(DeclareRack(seat(0), 0, "QEEEEEE"))
    assert table.refused(DeclareRack(seat(0), 1, "QEEEEEA")) == ("referee-too-few-in-set: Q")
    assert table.refused(DeclareRack(seat(0), 0, "QEEEEEE")) == ("referee-racks-missing: Player 2")


@campus("W-42 W-64", "D-51 D-71")
def test_going_out_with_real_tiles_gains_the_declared_rack(sheet: str) -> None:
    table = with_real_tiles(sheet)
    # Three tiles are unseen: one with the first side, two with the second, none in the bag.
    table.arrange(racks=["S", "KA"], bag="SKA", plays=["8D TRAINER"])
    table.state = replace(table.state, bag_count=0)
    table.play(0, "8D TRAINERS")
    assert phase_of(table) is Phase.FINAL_PENDING
    table.accept(1)
    assert phase_of(table) is Phase.RACKS
    declare(table, "", "KA")
    assert table.scores == [8 + 6, -6]


@pytest.mark.rule("A-18")
def test_the_rack_of_a_side_that_resigned_is_declared_too() -> None:
    table = with_real_tiles("washburn", sides=3)
    table.play(0, "8D TRAINER")
    table.do(Resign(seat(2)))
    table.do(Resign(seat(1)))
    assert phase_of(table) is Phase.RACKS
    declare(table, "EEEEEEE", "OOOOOOO", "AAAAAAA")
    assert table.scores == [59, -7, -7]
    assert table.state.places[0] == 1


@pytest.mark.rule("W-66", "A-35")
def test_a_tie_is_broken_by_the_order_that_real_tiles_gave() -> None:
    table = with_real_tiles("washburn")
    table.pass_turn(0)
    table.pass_turn(1)
    agree(table)
    declare(table, "EEEEEEE", "OOOOOOO")
    assert table.state.undecided == (0, 1)
    assert table.refused(BreakTie(DIRECTOR, "draw")) == ("referee-draw-real-tiles")
    table.do(BreakTie(DIRECTOR, "order", (1, 0)))
    assert table.state.places == (2, 1)
