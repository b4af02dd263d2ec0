"""Iowa, clocks if the organiser sets them: the press, rulings, hold, overtime."""

from __future__ import annotations

import pytest

from rackhouse.errors import IllegalError
from rackhouse.record import Actor, Phase, facts
from rackhouse.referee import commands
from rackhouse.rules import Sheet
from tests.kit.table import PAPER, Table

ONE, TWO = Actor.seat_at(0), Actor.seat_at(1)
FIRST, SECOND = "AEINRRT", "BEHIOST"
ON = {"clocks.use": "on", "clocks.seconds": 1500, "clocks.overtime_points": 10}


def clocked(*draws: str, good: tuple[str, ...] = (), on_paper: bool = False) -> Table:
    rigged = ["A", "B", FIRST, SECOND, *draws]
    if on_paper:
        return Table("iowa", settings=ON, dictionary=PAPER, draws=rigged).begin()
    return Table("iowa", settings=ON, good=good, draws=rigged).begin()


def used(table: Table) -> list[float]:
    """Seconds on each clock."""
    return [table.state.clock_used(seat, table.now) / 1000 for seat in (0, 1)]


# --- off unless set


@pytest.mark.rule("A-30")
def test_clocks_are_off_unless_the_organiser_sets_them() -> None:
    table = Table("iowa", draws=["A", "B", FIRST, SECOND]).begin()
    assert table.state.rules.clocks.use == "if-organiser-sets"
    assert table.facts(facts.ClockStarted) == []
    table.pass_time(4000)
    assert table.due_in() is None
    table.play(0, "8D TRAINER")
    assert used(table) == [0, 0]


@pytest.mark.rule("A-30")
def test_25_minutes_and_10_points_are_offered_and_a_length_must_be_set() -> None:
    with pytest.raises(IllegalError) as asked:
        Table("iowa", settings={"clocks.use": "on"})
    assert "How much time does each side have" in str(asked.value)
    assert "How many points does each started minute over cost" in str(asked.value)
    clocks = Sheet.named("iowa").rules.clocks
    assert (clocks.seconds, clocks.overtime_points) == (1500, 10)
    with pytest.raises(IllegalError, match=r"clocks\.seconds is 0; say how long each side has"):
        Table("iowa", settings={**ON, "clocks.seconds": 0})
    free = Table("iowa", settings={**ON, "clocks.overtime_points": 0})
    assert free.state.rules.clocks.overtime_points == 0


# --- announcing and pressing


@pytest.mark.rule("I-19", "A-09")
def test_with_clocks_the_own_clock_runs_until_the_press_and_the_press_passes_the_turn() -> None:
    table = clocked()
    table.pass_time(30)
    assert table.do(commands.Commit(ONE, play="8D TRAINER", press=False)) == ["PlayMade"]
    assert (table.phase, table.state.ticking) == (Phase.ANNOUNCED, 0)
    table.pass_time(20)
    assert table.do(commands.PressClock(ONE)) == ["ClockPressed", "ClockStarted"]
    assert (table.phase, table.state.ticking) == (Phase.PENDING, 1)
    table.pass_time(7)
    assert used(table) == [50, 7]
    assert table.state.ticking == 1


@pytest.mark.rule("I-19")
def test_a_commit_that_presses_starts_the_opponents_clock_at_once() -> None:
    table = clocked()
    table.pass_time(30)
    assert table.play(0, "8D TRAINER") == ["PlayMade", "ClockStarted"]
    table.pass_time(5)
    table.accept(1)
    table.pass_time(5)
    assert used(table) == [30, 10]


@pytest.mark.rule("I-21", "A-09")
def test_announcing_locks_the_tiles_before_the_press() -> None:
    table = clocked()
    table.do(commands.Commit(ONE, play="8D TRAINER", press=False))
    for command in (
        commands.Commit(ONE, play="8D RETRAIN"),
        commands.Pass(ONE),
        commands.ExchangeTiles(ONE, "A"),
    ):
        assert table.refused(command) == "referee-now-announced"
    other = commands.Commit(TWO, play="8G HOB")
    assert table.refused(other) == "referee-clock-not-pressed: Player 1"
    assert table.state.board.tile_count == 7
    assert table.refused(commands.PressClock(TWO)) == "referee-clock-not-pressed: Player 1"


@pytest.mark.rule("I-37", "A-23")
def test_a_call_is_taken_after_the_press_and_not_before() -> None:
    table = clocked()
    table.do(commands.Commit(ONE, play="8D TRAINER", press=False))
    early = table.refused(commands.CallChallenge(TWO))
    assert early == "referee-no-open-play"
    table.pass_time(14)
    table.do(commands.PressClock(ONE))
    table.pass_time(14)
    wait = "referee-wait-to-draw: 1 second"
    assert table.refused(commands.DrawTiles(ONE)) == wait, "the 15 s count from the press"
    assert "PlayWithdrawn" in table.challenge(1)


# --- rulings


@pytest.mark.rule("A-30")
@pytest.mark.parametrize(("acceptable", "runs"), [(True, 0), (False, 1)])
def test_both_clocks_stop_during_a_ruling_then_the_right_one_runs(
    acceptable: bool, runs: int
) -> None:
    table = clocked(on_paper=True)
    table.pass_time(30)
    table.play(0, "8D TRAINER")
    table.pass_time(10)
    table.challenge(1)
    assert table.state.ticking is None
    table.pass_time(300)
    assert used(table) == [30, 10]
    table.do(commands.ConfirmVerdict(ONE, acceptable))
    table.pass_time(60)
    table.do(commands.ConfirmVerdict(TWO, acceptable))
    assert used(table) == [30, 10]
    assert table.mover == runs, "the mover moves again, or the challenger after the withdrawal"
    table.pass_time(5)
    assert used(table) == ([35, 10] if acceptable else [30, 15])


@pytest.mark.rule("A-30")
def test_after_a_ruling_on_some_words_the_movers_clock_runs() -> None:
    table = clocked(good=("HOB", "HI", "ON", "BE"))
    table.play(0, "8D TRAINER")
    table.accept(1)
    table.play(1, "7G HOB")
    table.challenge(0, "HI")
    assert table.phase is Phase.PENDING
    table.pass_time(9)
    assert used(table) == [0, 9]


# --- hold


@pytest.mark.rule("A-23")
def test_a_hold_runs_on_the_holders_clock() -> None:
    table = clocked()
    table.play(0, "8D TRAINER")
    table.do(commands.CallHold(TWO))
    table.pass_time(60)
    table.tick()
    assert used(table) == [0, 60]
    assert table.mover == 1


@pytest.mark.rule("A-23")
def test_a_hold_runs_on_the_holders_clock_also_when_the_mover_is_next() -> None:
    # A good word was named first, so the holder's next turn is lost and the mover is to move.
    table = clocked(good=("HOB", "HI", "ON", "BE"))
    table.play(0, "8D TRAINER")
    table.accept(1)
    table.play(1, "7G HOB")
    table.challenge(0, "HI")
    table.do(commands.CallHold(ONE))
    table.pass_time(60)
    table.tick()
    assert table.mover == 1
    table.pass_time(8)
    assert used(table) == [60, 8]


@pytest.mark.rule("A-23")
def test_a_hold_that_ends_gives_the_time_back_to_the_next_side() -> None:
    house = {**ON, "sides.maximum": 3}
    table = Table("iowa", sides=3, settings=house, draws=["A", "B", "C", FIRST]).begin()
    table.play(0, "8D TRAINER")
    table.pass_time(4)
    table.do(commands.CallHold(Actor.seat_at(2)))
    table.pass_time(6)
    assert table.accept(2) == ["Accepted", "ClockStarted"]
    table.pass_time(3)
    assert [table.state.clock_used(seat, table.now) for seat in range(3)] == [0, 7000, 6000]


# --- overtime


@pytest.mark.rule("A-30")
@pytest.mark.parametrize(
    ("over", "penalty"),
    [(0, 0), (1, 10), (60, 10), (61, 20)],
    ids=["on time", "1 s = -10", "60 s = -10", "61 s over = 2 started minutes = -20"],
)
def test_overtime_costs_10_for_each_started_minute(over: int, penalty: int) -> None:
    # VECTORS: 61 s over = 2 started minutes = -20; 60 s = -10; 1 s = -10
    table = clocked().arrange(racks=["QI", "E"], bag="", scores=[100, 100])
    table.pass_time(1500 + over)
    table.play(0, "8H QI")
    table.accept(1)
    assert table.scores == [100 + 22 + 2 * 1 - penalty, 100]


@pytest.mark.rule("A-30")
def test_play_goes_on_past_zero_and_the_penalty_comes_off_last() -> None:
    table = clocked("OOO")
    table.pass_time(1700)
    assert table.due_in() is None
    assert table.tick() == []
    table.play(0, "8G RAT")
    assert table.scores == [6, 0], "nothing comes off before the end"
    table.accept(1)
    table.arrange(racks=["V", "Q"], bag="")
    table.pass_turn(1)
    table.pass_turn(0)
    table.do(commands.AnswerPlays(ONE, no_more=True))
    table.do(commands.AnswerPlays(TWO, no_more=True))
    given = table.facts(facts.PointsGiven)
    assert [(fact.seat, fact.points, fact.reason) for fact in given] == [
        (0, -4, "own unplayed"),
        (1, -10, "own unplayed"),
        (0, -40, "overtime"),
    ]
    assert table.scores == [6 - 4 - 40, -10]


@pytest.mark.rule("A-30")
def test_the_time_of_the_turn_that_ends_the_game_counts() -> None:
    table = Table("iowa", settings={**ON, "ending.pass_rounds": 1}, draws=["A", "B"]).begin()
    table.arrange(racks=["V", "Q"], bag="", scores=[100, 100])
    table.pass_turn(0)
    table.pass_time(1500 + 61)
    assert "GameEnded" in table.pass_turn(1)
    assert table.scores == [100 - 4, 100 - 10 - 20]


@pytest.mark.rule("A-30")
def test_nobodys_clock_runs_while_the_out_play_waits_or_the_sides_are_asked() -> None:
    table = clocked().arrange(racks=["QI", "E"], bag="")
    table.play(0, "8H QI")
    assert table.phase is Phase.FINAL_PENDING
    table.pass_time(50)
    assert used(table) == [0, 0]
    asked = clocked()
    asked.pass_turn(0)
    asked.pass_turn(1)
    assert asked.phase is Phase.ASKING
    asked.pass_time(50)
    assert used(asked) == [0, 0]
