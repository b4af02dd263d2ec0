"""Iowa, the end: going out, agreement, unplayed tiles, the winner, ties, totals."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from rackhouse.board import Board
from rackhouse.record import DIRECTOR, Actor, Phase, facts
from rackhouse.referee import Due, commands, next_due
from rackhouse.referee.views import view
from tests.kit.table import START, Table

ONE, TWO = Actor.seat_at(0), Actor.seat_at(1)


def before_the_end(racks: list[str], scores: list[int]) -> Table:
    """An empty sack, the first player to move."""
    return Table("iowa").begin().arrange(racks=racks, scores=scores, bag="", mover=0)


def gone_out(held: str, before: list[int]) -> Table:
    """The first player goes out with 8H ON, worth 4, and the other lets it stand."""
    table = before_the_end(["ON", held], [before[0] - 4, before[1]])
    table.play(0, "8H ON")
    assert table.scores == before
    table.accept(1)
    return table


def agreed(racks: list[str], scores: list[int]) -> Table:
    """Both pass and both say that no plays are left."""
    table = before_the_end(racks, scores)
    table.pass_turn(0)
    table.pass_turn(1)
    table.do(commands.AnswerPlays(ONE, no_more=True))
    table.do(commands.AnswerPlays(TWO, no_more=True))
    return table


# --- going out


@pytest.mark.rule("I-40")
def test_the_game_ends_when_the_sack_is_empty_and_a_rack_is_used_up() -> None:
    table = before_the_end(["ON", "E"], [0, 0])
    table.play(0, "8H ON")
    assert table.phase is Phase.FINAL_PENDING
    assert table.accept(1) == [
        "Accepted",
        "WindowShut",
        "GameEnded",
        "PointsGiven",
        "ResultDecided",
    ]
    assert table.facts(facts.GameEnded)[-1] == facts.GameEnded("out", 0)
    assert table.refused(commands.Pass(TWO)) == "referee-now-finished"


@pytest.mark.rule("I-40")
def test_a_used_up_rack_ends_nothing_while_letters_are_left_to_draw() -> None:
    table = before_the_end(["ON", "E"], [0, 0]).arrange(bag="U")
    table.play(0, "8H ON")
    table.accept(1)
    assert table.phase is Phase.ON_TURN
    assert table.rack(0) == "U"


@pytest.mark.rule("A-17")
def test_with_an_empty_sack_a_side_that_cannot_move_passes_and_stays_in() -> None:
    table = before_the_end(["V", "ONE"], [0, 0])
    table.pass_turn(0)
    table.play(1, "8H ON")
    table.accept(0)
    table.pass_turn(0)
    assert table.mover == 1
    assert table.phase is Phase.ON_TURN


@pytest.mark.rule("A-17", "I-38")
def test_a_withdrawn_out_play_returns_to_the_rack_and_the_next_side_moves() -> None:
    table = before_the_end(["ON", "E"], [100, 100])
    table.play(0, "8H ON")
    assert table.challenge(1) == ["ChallengeCalled", "Ruled", "PlayWithdrawn", "TurnBegan"]
    assert table.rack(0) == "NO"
    assert table.scores == [100, 100]
    assert (table.phase, table.mover) == (Phase.ON_TURN, 1)


@pytest.mark.rule("A-23", "A-25")
def test_a_failed_challenge_of_the_out_play_ends_the_game_and_the_skip_lapses() -> None:
    table = before_the_end(["ON", "E"], [100, 100])
    table.good = {"ON"}
    table.play(0, "8H ON")
    table.challenge(1)
    assert table.facts(facts.TurnOwed) == [facts.TurnOwed(1)]
    assert table.phase is Phase.FINISHED
    assert table.scores == [106, 100]
    assert table.state.sides[1].skips == 0


@pytest.mark.rule("A-23")
def test_60_seconds_of_silence_accept_the_out_play() -> None:
    table = before_the_end(["ON", "E"], [0, 0])
    table.play(0, "8H ON")
    assert next_due(table.state) == Due(START + 60_000, "final")
    table.pass_time(59.999)
    assert table.tick() == []
    table.pass_time(100)
    table.tick()
    ended = next(entry for entry in table.entries if isinstance(entry.fact, facts.GameEnded))
    assert ended.at == START + 60_000


@pytest.mark.rule("A-23")
def test_a_pause_moves_the_silence_with_it() -> None:
    table = before_the_end(["ON", "E"], [0, 0])
    table.play(0, "8H ON")
    table.pass_time(45)
    table.do(commands.Pause(DIRECTOR))
    table.pass_time(1000)
    assert table.tick() == []
    table.do(commands.Resume(DIRECTOR))
    assert table.phase is Phase.FINAL_PENDING
    assert table.due_in() == 15


# --- no more plays


@pytest.mark.rule("I-41", "A-16")
def test_after_a_round_of_passes_each_is_asked_and_all_yes_ends_the_game() -> None:
    table = before_the_end(["V", "Q"], [0, 0])
    assert "PlaysAsked" not in table.pass_turn(0)
    assert table.pass_turn(1) == ["Passed", "PlaysAsked"]
    assert [view(table.state, who, table.world).own.is_asked for who in (ONE, TWO)] == [True, True]  # type: ignore[union-attr]  # a seat has its own view
    assert table.do(commands.AnswerPlays(ONE, no_more=True)) == ["PlaysAnswered"]
    assert table.refused(commands.AnswerPlays(ONE, no_more=False)) == "referee-already-answered"
    table.do(commands.AnswerPlays(TWO, no_more=True))
    assert table.facts(facts.GameEnded)[-1].reason == "no more plays"


@pytest.mark.rule("I-41", "A-16")
@pytest.mark.parametrize(("first", "second"), [(True, False), (False, True), (False, False)])
def test_otherwise_play_goes_on_and_nobody_learns_who_said_no(first: bool, second: bool) -> None:
    table = before_the_end(["V", "Q"], [0, 0])
    table.pass_turn(0)
    table.pass_turn(1)
    # The answer of one tells the other nothing, whatever it was.
    asked = view(table.state, TWO, table.world)
    table.do(commands.AnswerPlays(ONE, no_more=first))
    told = view(table.state, TWO, table.world)
    assert replace(told, number=asked.number) == asked
    written = table.do(commands.AnswerPlays(TWO, no_more=second))
    assert written == ["PlaysAnswered", "PlayWentOn", "TurnBegan"]
    assert facts.PlayWentOn.__struct_fields__ == ()
    assert [side.says_no_more for side in table.state.sides] == [None, None]
    assert (table.phase, table.mover) == (Phase.ON_TURN, 0)


@pytest.mark.rule("A-16")
def test_60_seconds_of_silence_count_as_no() -> None:
    table = before_the_end(["V", "Q"], [0, 0])
    table.pass_turn(0)
    table.pass_turn(1)
    table.do(commands.AnswerPlays(ONE, no_more=True))
    table.pass_time(10)
    table.do(commands.Pause(DIRECTOR))
    table.pass_time(1000)
    table.do(commands.Resume(DIRECTOR))
    assert next_due(table.state) == Due(START + 1_060_000, "question")
    table.pass_time(200)
    assert table.tick() == ["PlayWentOn", "TurnBegan"]
    assert table.entries[-1].at == START + 1_060_000
    assert table.mover == 0


@pytest.mark.rule("A-16")
def test_three_unbroken_rounds_of_passes_end_the_game_unasked() -> None:
    table = before_the_end(["V", "Q"], [0, 0])
    for _ in range(2):
        table.pass_turn(0)
        table.pass_turn(1)
        table.do(commands.AnswerPlays(ONE, no_more=False))
        table.do(commands.AnswerPlays(TWO, no_more=False))
    assert "TurnBegan" in table.pass_turn(0)
    assert "GameEnded" in table.pass_turn(1)
    assert table.facts(facts.GameEnded)[-1].reason == "passes"
    assert len(table.facts(facts.PlaysAsked)) == 2


@pytest.mark.rule("A-16")
def test_an_exchange_breaks_the_rounds_of_passes() -> None:
    table = Table("iowa").begin()
    for _ in range(4):
        table.pass_turn(0)
        table.exchange(1, table.rack(1)[0])
    assert table.facts(facts.PlaysAsked) == []
    assert table.phase is Phase.ON_TURN


@pytest.mark.rule("A-16")
@pytest.mark.parametrize("left", [True, False])
def test_whether_a_play_was_left_is_stated_once_the_game_is_over_and_asked_never_before(
    left: bool,
) -> None:
    looked: list[Phase] = []

    def exists(_board: Board, _rack: bytes) -> bool:
        looked.append(table.phase)
        return left

    table = before_the_end(["V", "Q"], [0, 0])
    table.play_exists = exists
    table.pass_turn(0)
    table.pass_turn(1)
    for who in (ONE, TWO):
        assert view(table.state, who, table.world).end is None
    table.do(commands.AnswerPlays(ONE, no_more=True))
    assert looked == []
    table.do(commands.AnswerPlays(TWO, no_more=True))
    assert looked
    assert table.facts(facts.GameEnded)[-1].play_left is left


# --- unplayed tiles


@pytest.mark.rule("I-60")
def test_who_goes_out_gains_twice_the_others_tiles_and_the_other_loses_nothing() -> None:
    # VECTORS: 350-340, out / K?A: I 362-340
    table = gone_out("K?A", [350, 340])
    assert table.scores == [362, 340]
    given = [(fact.seat, fact.points) for fact in table.facts(facts.PointsGiven)]
    assert given == [(0, 12)]


@pytest.mark.rule("I-61")
def test_if_both_hold_letters_each_loses_his_own() -> None:
    # VECTORS: 350-352, V / Q, nobody out: 346-342
    table = agreed(["V", "Q"], [350, 352])
    assert table.scores == [346, 342]
    assert table.state.places == (1, 2)


@pytest.mark.rule("I-60", "A-34", "A-35")
def test_280_300_with_10_points_held_is_300_all() -> None:
    # VECTORS: 280-300, out / 10 points held: I 300-300
    table = gone_out("Q", [280, 300])
    assert table.scores == [300, 300]
    assert (table.state.places, table.state.undecided) == ((1, 1), ())


# --- who won


@pytest.mark.rule("I-08", "A-34")
@pytest.mark.parametrize(("scores", "places"), [([350, 300], (1, 2)), ([300, 350], (2, 1))])
def test_the_high_score_wins(scores: list[int], places: tuple[int, ...]) -> None:
    assert agreed(["V", "V"], scores).state.places == places


@pytest.mark.rule("A-35")
@pytest.mark.parametrize(
    "table",
    [
        pytest.param(lambda: agreed(["V", "Q"], [300, 306]), id="300-306, V / Q: 296-296: I drawn"),
        pytest.param(lambda: gone_out("?", [300, 300]), id="300-300, out / ?: I half each"),
    ],
)
def test_a_tie_is_half_a_win_each_and_nothing_breaks_it(table: Callable[[], Table]) -> None:
    tied = table()
    assert tied.scores[0] == tied.scores[1]
    assert tied.state.places == (1, 1)
    assert tied.state.rules.result.still_tied == "half-win-each"
    broken = tied.refused(commands.BreakTie(DIRECTOR, "draw"))
    assert broken == "referee-no-tie"


@pytest.mark.rule("I-09")
@pytest.mark.parametrize("scores", [[420, 400], [700, 690], [200, 150]])
def test_no_total_is_capped_or_flagged(scores: list[int]) -> None:
    table = gone_out("E", scores)
    assert table.scores == [scores[0] + 2, scores[1]]
    assert table.facts(facts.ScoreCorrected) == table.facts(facts.MarkerSet) == []
    table.do(commands.ConfirmResult(ONE))
    table.do(commands.ConfirmResult(TWO))
    assert table.phase is Phase.CERTIFIED
    assert sum(table.scores) == sum(scores) + 2


@pytest.mark.rule("I-40", "I-60")
def test_with_real_tiles_the_racks_are_taken_in_at_the_end() -> None:
    table = Table("iowa", custody="table").begin(lots=[["A", "B"]])
    table.arrange(racks=["ON", "EEE"], bag="ONKA?", scores=[0, 0])
    table.state = replace(table.state, bag_count=0)
    table.play(0, "8H ON")
    table.accept(1)
    assert table.phase is Phase.RACKS
    table.do(commands.DeclareRack(TWO, 1, "K?A"))
    assert table.scores == [4 + 12, 0]
