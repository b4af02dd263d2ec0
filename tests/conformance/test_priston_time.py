"""Priston, two-minute turns: the warning, the question at 2:00, grants, missed goes, pauses."""

from __future__ import annotations

import pytest

from rackhouse.record import DIRECTOR, JUDGE, PUBLIC, SCORE_KEEPER, Actor, Phase, facts
from rackhouse.referee import Due, commands, next_due
from rackhouse.referee.views import view
from tests.kit.table import START, Table

ONE, TWO, THREE = (Actor.seat_at(seat) for seat in range(3))
FIRST, SECOND = "AEINRRT", "BEHIOST"
NOT_YET = "referee-time-left: Player 2"


def opened(*draws: str, **settings: object) -> Table:
    """Two sides; the first keeps the score and the second plays first."""
    rigged = ["B", "A", FIRST, SECOND, *draws]
    return Table("priston", settings=settings or None, draws=rigged).begin()


def asked_at_two_minutes() -> Table:
    table = opened()
    table.pass_time(120)
    assert table.tick() == ["TimeAsked"]
    return table


def time_left(table: Table) -> float:
    left = table.state.turn_time_left(table.now)
    assert left is not None
    return left / 1000


# --- the soft limit


@pytest.mark.rule("P-20")
def test_a_turn_has_two_minutes_from_its_beginning() -> None:
    table = opened()
    assert time_left(table) == 120
    assert next_due(table.state) == Due(START + 120_000, "soft limit")
    table.pass_time(119.999)
    assert table.tick() == []
    table.pass_time(0.001)
    assert table.tick() == ["TimeAsked"]
    assert table.facts(facts.TimeAsked) == [facts.TimeAsked(1)]


@pytest.mark.rule("P-20", "A-28")
def test_the_warning_comes_at_1_30() -> None:
    table = opened()
    table.pass_time(89.999)
    assert not view(table.state, PUBLIC, table.world).time.turn_warning
    table.pass_time(0.001)
    assert view(table.state, PUBLIC, table.world).time.turn_warning
    assert table.tick() == [], "a warning is no fact"


@pytest.mark.rule("A-28")
def test_a_house_without_a_warning_warns_nobody() -> None:
    table = opened(**{"turn.warn_seconds": 0})
    table.pass_time(119)
    assert not view(table.state, PUBLIC, table.world).time.turn_warning


@pytest.mark.rule("P-21", "A-28")
@pytest.mark.parametrize(
    "command",
    [commands.Commit(TWO, play="8D TRAINER"), commands.ExchangeTiles(TWO, "A"), commands.Pass(TWO)],
    ids=["place", "exchange", "pass"],
)
def test_at_two_minutes_the_player_still_places_exchanges_or_passes(
    command: commands.Command,
) -> None:
    table = asked_at_two_minutes()
    table.pass_time(5)
    table.do(command)
    assert table.state.tally[-1].seat == 1
    assert table.facts(facts.GoMissed) == []


@pytest.mark.rule("P-21", "A-28")
def test_or_misses_the_go_if_the_score_keeper_says_so() -> None:
    table = asked_at_two_minutes()
    assert table.do(commands.DeclareMissedGo(ONE)) == [
        "ClockStopped",
        "GoMissed",
        "TurnBegan",
        "ClockStarted",
    ]
    assert table.rack(1) == FIRST
    assert table.scores == [0, 0]
    assert table.mover == 0
    assert time_left(table) == 120
    assert (
        table.refused(commands.Commit(TWO, play="8D TRAINER")) == "referee-not-your-turn: Player 1"
    )


@pytest.mark.rule("A-28")
def test_nothing_is_decided_before_two_minutes_or_by_anybody_else() -> None:
    table = opened()
    table.pass_time(119)
    assert table.refused(commands.DeclareMissedGo(ONE)) == NOT_YET
    assert table.refused(commands.GrantTime(ONE, 30)) == NOT_YET
    table.pass_time(1)
    table.tick()
    assert table.refused(commands.GrantTime(TWO, 30)) == "referee-keeps-the-score: Player 1"
    assert table.refused(commands.DeclareMissedGo(TWO)) == "referee-keeps-the-score: Player 1"
    assert table.why_not(0, commands.DeclareMissedGo) is None


@pytest.mark.rule("A-28")
def test_the_score_keeper_grants_time_and_is_asked_again_after_it() -> None:
    table = asked_at_two_minutes()
    table.do(commands.GrantTime(ONE, 30))
    assert table.refused(commands.DeclareMissedGo(ONE)) == NOT_YET
    assert next_due(table.state) == Due(START + 150_000, "soft limit")
    table.pass_time(30)
    assert table.tick() == ["TimeAsked"]
    table.do(commands.DeclareMissedGo(ONE))
    assert table.mover == 0


@pytest.mark.rule("A-28")
def test_time_granted_late_counts_from_the_grant() -> None:
    table = asked_at_two_minutes()
    table.pass_time(45)
    table.do(commands.GrantTime(ONE, 30))
    assert table.due_in() == 30
    assert time_left(table) == 30


@pytest.mark.rule("A-28")
@pytest.mark.parametrize("seconds", [0, -1, 3601])
def test_a_grant_has_its_bounds(seconds: int) -> None:
    why = asked_at_two_minutes().refused(commands.GrantTime(ONE, seconds))
    assert why == "referee-grant-limits: 3600"


@pytest.mark.rule("A-27")
def test_when_the_score_keeper_is_the_mover_the_next_side_decides_at_two_minutes() -> None:
    table = Table("priston", sides=3, draws=["A", "B", "C"]).begin()
    table.pass_time(120)
    table.tick()
    for other in (ONE, THREE):
        assert table.refused(commands.DeclareMissedGo(other)) == "referee-keeps-the-score: Player 2"
    table.do(commands.DeclareMissedGo(TWO))
    assert table.facts(facts.GoMissed) == [facts.GoMissed(0)]


@pytest.mark.rule("A-28")
def test_a_score_keeper_without_a_seat_decides_as_well() -> None:
    table = asked_at_two_minutes()
    table.do(commands.GrantTime(SCORE_KEEPER, 10))
    assert table.facts(facts.TimeGranted) == [facts.TimeGranted(1, 10_000)]


# --- the window and rulings cost nobody's two minutes


@pytest.mark.rule("P-20", "P-27")
def test_nobodys_time_runs_while_the_score_is_not_confirmed() -> None:
    table = opened()
    table.play(1, "8D TRAINER")
    assert table.state.ticking is None
    table.pass_time(500)
    assert table.tick() == []
    table.confirm(0)
    assert time_left(table) == 120


@pytest.mark.rule("A-27")
@pytest.mark.parametrize("acceptable", [True, False])
def test_the_two_minutes_start_after_the_ruling(acceptable: bool) -> None:
    table = opened(**{"challenge.ruled_by": "judge"})
    table.play(1, "8D TRAINER")
    table.challenge(0)
    table.pass_time(300)
    assert table.tick() == []
    table.rule(acceptable=acceptable)
    if acceptable:
        assert table.state.ticking is None
        table.pass_time(60)
        table.confirm(0)
    assert (table.mover, table.state.ticking) == (0, 0)
    assert time_left(table) == 120


@pytest.mark.rule("A-27")
def test_a_call_withdrawn_starts_nobodys_time() -> None:
    table = opened(**{"challenge.ruled_by": "judge"})
    table.play(1, "8D TRAINER")
    table.challenge(0)
    assert table.refused(commands.WithdrawCall(TWO)) == "referee-not-your-call: Player 1"
    assert table.do(commands.WithdrawCall(ONE)) == ["CallWithdrawn"]
    table.pass_time(100)
    assert table.state.sides[0].challenges == 0
    table.confirm(0)
    assert time_left(table) == 120


@pytest.mark.rule("A-27")
def test_a_call_is_not_withdrawn_once_the_judge_has_taken_it_up() -> None:
    table = opened(**{"challenge.ruled_by": "judge"})
    table.play(1, "8D TRAINER")
    table.challenge(0)
    table.do(commands.TakeUpCall(JUDGE))
    assert table.refused(commands.WithdrawCall(ONE)) == "referee-judge-is-looking"


# --- hard is a setting


@pytest.mark.rule("A-28")
def test_a_hard_limit_is_a_setting_and_late_expiries_come_each_at_its_own_moment() -> None:
    table = opened(**{"turn.limit": "hard"})
    assert next_due(table.state) == Due(START + 120_000, "turn limit")
    table.pass_time(250)
    table.tick()
    expired = [
        (entry.fact.seat, entry.at - START)
        for entry in table.entries
        if isinstance(entry.fact, facts.TurnExpired)
    ]
    assert expired == [(1, 120_000), (0, 240_000)]
    assert time_left(table) == 110


@pytest.mark.rule("A-28")
def test_at_a_hard_limit_the_last_draft_stands() -> None:
    table = opened(**{"turn.limit": "hard"})
    table.pass_time(120)
    assert table.tick(draft="8D TRAINER")[0] == "PlayMade"
    assert table.scores == [0, 66]
    assert table.phase is Phase.PENDING


@pytest.mark.rule("A-29")
def test_the_bell_of_a_round_falls_due_before_a_limit_of_the_same_moment() -> None:
    table = opened(**{"turn.limit": "hard", "round.limit": "set", "round.seconds": 120})
    assert next_due(table.state) == Due(START + 120_000, "bell")
    table.pass_time(130)
    table.tick(draft="8D TRAINER")
    assert table.facts(facts.TurnExpired) == table.facts(facts.PlayMade) == []
    ended = next(entry for entry in table.entries if isinstance(entry.fact, facts.GameEnded))
    assert (ended.fact, ended.at) == (facts.GameEnded("bell"), START + 120_000)


# --- pauses and late ticks


@pytest.mark.rule("P-20")
def test_a_pause_stops_the_two_minutes_and_they_go_on_where_they_stopped() -> None:
    table = opened()
    table.pass_time(100)
    table.do(commands.Pause(DIRECTOR, "tea"))
    assert next_due(table.state) is None
    table.pass_time(900)
    assert table.tick() == []
    assert table.refused(commands.Pass(TWO)) == "referee-now-paused"
    table.do(commands.Resume(DIRECTOR))
    assert time_left(table) == 20
    table.pass_time(20)
    assert table.tick() == ["TimeAsked"]
    table.check_record()


@pytest.mark.rule("A-28")
def test_a_late_tick_asks_at_two_minutes_sharp() -> None:
    table = opened()
    table.pass_time(500)
    table.tick()
    last = table.entries[-1]
    assert (last.fact, last.at, str(last.actor)) == (facts.TimeAsked(1), START + 120_000, "clock")


@pytest.mark.rule("A-28")
def test_a_late_play_is_entered_after_the_question_that_fell_due() -> None:
    table = opened()
    table.pass_time(130)
    assert table.play(1, "8D TRAINER") == ["TimeAsked", "PlayMade", "ClockStopped"]
    moments = [entry.at - START for entry in table.entries[-3:]]
    assert moments == [120_000, 130_000, 130_000]
    assert table.scores == [0, 66]
