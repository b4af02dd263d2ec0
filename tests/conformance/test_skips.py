"""Lost turns: the lines "Skips" of VECTORS.md, played out, and what a lost turn is not."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rackhouse.record import Phase, facts
from rackhouse.referee.commands import Commit, Pass
from tests.kit import Table
from tests.kit.campus import campus, phase_of, seat

# One good play after another, each by whoever is on turn, each adding one letter to the last.
PLAYS = ["8G AB", "G8 AB", "9F AB", "F9 AB", "10E AB", "E10 AB", "11D AB", "D11 AB"]


def table_of(sheet: str, sides: int) -> Table:
    """Sides that hold the letters of all these plays, the first to move."""
    table = Table(sheet, sides=sides, good=["AB"], draws=list("ABCD"[:sides])).begin()
    return table.arrange(racks=["ABABABA"] * sides, bag="AB" * 40)


def went(table: Table, failing: Mapping[int, int], turns: int) -> str:
    """Play so many turns; ``failing`` says who challenges in vain the play of which turn.

    The answer is the order of turns, sides as letters, those that lost one in brackets.
    """
    for turn in range(turns):
        mover = table.mover
        table.play(mover, PLAYS[turn])
        if turn in failing:
            table.challenge(failing[turn])
        if table.phase is Phase.PENDING:
            table.pass_time(10)
            table.accept(next_side(table))
        assert phase_of(table) is Phase.ON_TURN
    order = []
    for entry in table.entries:
        if isinstance(entry.fact, facts.TurnBegan):
            order.append("ABCD"[entry.fact.seat])
        elif isinstance(entry.fact, facts.TurnSkipped):
            order.append(f"({'ABCD'[entry.fact.seat]})")
    return " ".join(order)


def next_side(table: Table) -> int:
    """The side that may act now as the one to move."""
    return next(
        number for number in range(len(table.state.sides)) if table.why_not(number, Pass) is None
    )


@pytest.mark.rule("W-37", "W-41", "A-25")
def test_w_four_c_fails_on_a_and_d_fails_on_b() -> None:
    """W four: C fails on A's play, D fails on B's: A B (C) (D) A B."""
    table = table_of("washburn", 4)
    assert went(table, {0: 2, 1: 3}, 3) == "A B (C) (D) A B"


@pytest.mark.rule("W-37", "W-41", "A-25")
def test_w_four_c_fails_on_a_and_on_b() -> None:
    """W four: C fails on A's and on B's: A B (C) D A B (C) D."""
    table = table_of("washburn", 4)
    assert went(table, {0: 2, 1: 2}, 5) == "A B (C) D A B (C) D"


@pytest.mark.rule("W-37", "W-41", "A-25")
def test_w_three_b_fails_on_a_and_a_fails_on_c() -> None:
    """W three: B fails on A's, A fails on C's: A (B) C (A) B C."""
    table = table_of("washburn", 3)
    assert went(table, {0: 1, 1: 0}, 3) == "A (B) C (A) B C"


@pytest.mark.rule("D-49", "A-25")
def test_d_two_b_fails_twice_running() -> None:
    """D two: B fails twice running: A (B) A (B) A."""
    table = table_of("depaul", 2)
    assert went(table, {0: 1, 1: 1}, 2) == "A (B) A (B) A"


@pytest.mark.rule("W-37", "A-25")
def test_two_skips_of_one_side_are_spent_one_at_a_time() -> None:
    table = table_of("washburn", 3)
    assert went(table, {0: 2, 1: 2}, 5) == "A B (C) A B (C) A B"
    assert table.state.sides[2].skips == 0


@campus("W-37 A-15 A-25", "D-49 A-15 A-25")
def test_a_skip_neither_breaks_nor_counts_in_a_run_of_passes(sheet: str) -> None:
    table = table_of(sheet, 2)
    table.play(0, PLAYS[0])
    table.challenge(1)
    assert table.mover == 0  # the second side's turn is lost
    table.pass_turn(0)
    assert phase_of(table) is Phase.ON_TURN
    table.pass_turn(1)  # now all sides have passed in unbroken succession
    assert phase_of(table) is Phase.ASKING


@pytest.mark.rule("W-37", "A-25")
def test_a_skipped_side_keeps_its_tiles_and_its_score() -> None:
    table = table_of("washburn", 3)
    before = table.state.sides[1]
    table.play(0, PLAYS[0])
    table.challenge(1)
    after = table.state.sides[1]
    assert (after.rack, after.score) == (before.rack, before.score)
    assert table.refused(Commit(seat(1), play=PLAYS[1])) == "referee-not-your-turn: Player 3"


@campus("W-42 A-25", "D-51 A-25")
def test_skips_pending_at_the_end_lapse(sheet: str) -> None:
    table = table_of(sheet, 2).arrange(racks=["AB", "B"], bag="")
    table.play(0, PLAYS[0])
    table.challenge(1)
    assert len(table.facts(facts.TurnOwed)) == 1
    assert table.facts(facts.TurnSkipped) == []
    assert [side.skips for side in table.state.sides] == [0, 0]
    assert phase_of(table) is Phase.FINISHED
