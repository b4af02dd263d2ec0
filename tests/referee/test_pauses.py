"""A pause of the program itself costs nobody anything, and any seat ends it."""

from __future__ import annotations

import pytest

from rackhouse.record import CLOCK, DIRECTOR, SCORE_KEEPER, Actor, Phase, facts
from rackhouse.referee import commands as c
from tests.kit.table import Table

SEATS = (Actor.seat_at(0), Actor.seat_at(1))


def paused(by: Actor) -> Table:
    table = Table("fundraiser").begin()
    table.pass_time(50)
    table.do(c.Pause(by, "A break."))
    table.pass_time(600)
    return table


@pytest.mark.parametrize("seat", SEATS)
def test_any_seat_goes_on_after_a_pause_of_the_program(seat: Actor) -> None:
    table = paused(CLOCK)
    assert table.why_not(seat.seat or 0, c.Resume) is None
    table.do(c.Resume(seat))
    assert table.phase is Phase.ON_TURN


@pytest.mark.parametrize("house", [DIRECTOR, SCORE_KEEPER])
def test_a_pause_of_the_house_is_the_houses_to_end(house: Actor) -> None:
    table = paused(house)
    for seat in SEATS:
        reason = "referee-paused-by-house"
        assert table.refused(c.Resume(seat)) == reason
    table.do(c.Resume(house))


def test_the_turn_and_the_round_get_back_the_time_while_the_program_was_away() -> None:
    table = paused(CLOCK)
    ends = table.state.round_ends
    assert ends is not None
    table.do(c.Resume(SEATS[0]))
    assert table.state.round_ends == ends + 600_000
    assert table.state.turn_time_left(table.now) == 130_000
    table.check_record()


def test_the_round_runs_on_while_the_director_pauses_a_table() -> None:
    table = paused(DIRECTOR)
    ends = table.state.round_ends
    table.do(c.Resume(DIRECTOR))
    assert table.state.round_ends == ends
    assert not table.facts(facts.RoundEndSet)[1:]
