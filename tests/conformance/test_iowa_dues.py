"""Iowa, time: pauses, what falls due by itself, and late ticks."""

from __future__ import annotations

import pytest

from rackhouse.record import DIRECTOR, Actor, Phase, facts
from rackhouse.referee import Due, commands, next_due
from tests.kit.table import START, Table

ONE, TWO = Actor.seat_at(0), Actor.seat_at(1)
FIRST, SECOND = "AEINRRT", "BEHIOST"


def clocked() -> Table:
    settings = {"clocks.use": "on", "clocks.seconds": 1500, "clocks.overtime_points": 10}
    return Table("iowa", settings=settings, draws=["A", "B", FIRST, SECOND]).begin()


def used(table: Table) -> list[float]:
    """Seconds on each clock."""
    return [table.state.clock_used(seat, table.now) / 1000 for seat in (0, 1)]


# --- pauses


def paused(table: Table, seconds: float) -> None:
    table.do(commands.Pause(DIRECTOR, "fire drill"))
    assert next_due(table.state) is None
    table.pass_time(seconds)
    assert table.refused(commands.Pass(ONE)) == "referee-now-paused"
    table.do(commands.Resume(DIRECTOR))


@pytest.mark.rule("A-30")
def test_a_pause_stops_the_clock_and_it_goes_on_where_it_stopped() -> None:
    table = clocked()
    table.pass_time(30)
    paused(table, 1000)
    table.pass_time(12)
    assert used(table) == [42, 0]
    assert table.state.ticking == 0
    table.check_record()


@pytest.mark.rule("A-23")
def test_a_pause_moves_the_hold_and_the_15_seconds_with_it() -> None:
    table = clocked()
    table.play(0, "8D TRAINER")
    table.pass_time(5)
    paused(table, 1000)
    why = "referee-wait-to-draw: 10 seconds"
    assert table.refused(commands.DrawTiles(ONE)) == why
    table.do(commands.CallHold(TWO))
    table.pass_time(20)
    paused(table, 1000)
    assert table.due_in() == 40
    table.pass_time(39)
    assert table.tick() == []
    table.pass_time(1)
    assert "Accepted" in table.tick()
    assert used(table) == [0, 5 + 60]


# --- what falls due


@pytest.mark.rule("A-23")
def test_what_falls_due_is_told_and_a_late_tick_writes_it_at_its_own_moment() -> None:
    table = clocked()
    table.play(0, "8D TRAINER")
    assert next_due(table.state) is None
    table.pass_time(3)
    table.do(commands.CallHold(TWO))
    assert next_due(table.state) == Due(START + 63_000, "hold")
    table.pass_time(500)
    table.tick()
    late = table.entries[-4:]
    assert [type(entry.fact) for entry in late] == [
        facts.Accepted,
        facts.WindowShut,
        facts.TilesDrawn,
        facts.TurnBegan,
    ]
    assert {entry.at for entry in late} == {START + 63_000}
    assert {str(entry.actor) for entry in late} == {"clock"}


@pytest.mark.rule("A-23")
def test_a_command_finds_what_was_due_before_it_already_done() -> None:
    table = clocked()
    table.play(0, "8D TRAINER")
    table.do(commands.CallHold(TWO))
    table.pass_time(61)
    late = table.refused(commands.CallChallenge(TWO))
    assert late == "referee-too-late-to-challenge: Player 2"
    assert table.phase is Phase.PENDING, "a refused command writes nothing, not even what was due"
    table.pass_turn(1)
    moments = [entry.at - START for entry in table.entries if entry.at > START]
    assert moments[0] == 60_000
    assert moments[-1] == 61_000


@pytest.mark.rule("A-23")
def test_with_three_sides_the_next_sides_act_waits_10_seconds_for_the_others() -> None:
    house = {"sides.maximum": 3}
    table = Table("iowa", sides=3, settings=house, draws=["A", "B", "C", FIRST]).begin()
    table.play(0, "8D TRAINER")
    why = table.refused(commands.Pass(TWO))
    assert why == "referee-others-may-challenge: Player 3, 10 seconds"
    assert table.accept(1) == ["Accepted"]
    assert next_due(table.state) == Due(START + 10_000, "window")
    table.pass_time(30)
    assert table.tick() == ["WindowShut", "TilesDrawn", "TurnBegan"]
    assert table.entries[-1].at == START + 10_000
    assert table.mover == 1
