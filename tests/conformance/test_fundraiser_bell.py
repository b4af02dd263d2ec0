"""FUNdraiser, the end of the round: a hard stop in every phase, and the two other settings."""

from __future__ import annotations

import pytest

from rackhouse.record import CLOCK, JUDGE, Actor, Phase, facts
from rackhouse.referee import commands
from tests.kit import Table

ONE, TWO = Actor.seat_at(0), Actor.seat_at(1)


def begun(*, seconds: int = 600, at_bell: str = "hard-stop") -> Table:
    """Team 1 on turn; a round of ten minutes unless it is set."""
    return Table(
        "fundraiser",
        draws=["A", "B", "TRAINER", "HOBSXYZ"],
        settings={"round.seconds": seconds, "round.at_bell": at_bell},
    ).begin()


def opened(*, at_bell: str = "hard-stop") -> Table:
    """Team 1 has opened with TRAINER, 66; team 2's time runs."""
    table = begun(at_bell=at_bell)
    table.play(0, "8D TRAINER")
    return table


def expired(table: Table, draft: str = "") -> list[str]:
    """The turn's time runs out with this draft on the board."""
    due = table.due_in()
    assert due is not None
    table.pass_time(due)
    return table.tick(draft)


def ring_at_the_end(table: Table) -> list[str]:
    ends = table.state.round_ends
    assert ends is not None
    table.now = ends
    return table.tick()


@pytest.mark.rule("F-45", "F-63", "A-29")
def test_when_the_time_for_the_round_is_over_the_game_ends_and_both_racks_come_off() -> None:
    table = opened()  # HOBSXYZ is 31
    table.accept(1)
    table.do(commands.SetRoundEnd(CLOCK, table.now + 60_000))
    held = sum(table.state.board.tile_set.value(tile) for tile in table.state.sides[0].rack)
    facts_written = ring_at_the_end(table)
    assert facts_written[0] == "BellRung"
    assert (table.phase, table.state.end_reason) == (Phase.FINISHED, "bell")
    assert table.scores == [66 - held, -(4 + 1 + 3 + 1 + 8 + 4 + 10)]
    assert [fact.reason for fact in table.facts(facts.PointsGiven)] == ["own unplayed"] * 2
    table.check_record()


@pytest.mark.rule("F-45", "A-29")
def test_the_bell_comes_by_itself_at_the_length_that_was_set() -> None:
    table = begun(seconds=100)
    assert table.due_in() == 100
    table.pass_time(99.999)
    assert table.tick() == []
    table.pass_time(0.001)
    assert table.tick()[0] == "BellRung"


@pytest.mark.rule("A-29")
def test_a_layout_that_was_not_announced_goes_back_at_the_bell() -> None:
    table = begun(seconds=100)
    table.pass_time(100)
    table.tick("8D TRAINER")
    assert table.state.board.is_empty
    assert table.scores == [-7, -31]


@pytest.mark.rule("A-29")
def test_the_bell_comes_before_a_turn_that_expires_at_the_same_moment() -> None:
    table = begun(seconds=180)
    table.pass_time(180)
    assert table.tick("8D TRAINER")[:1] == ["BellRung"]
    assert table.facts(facts.PlayMade) == []
    assert table.facts(facts.TurnExpired) == []
    assert table.phase is Phase.FINISHED


@pytest.mark.rule("A-29")
def test_a_ruling_under_way_at_the_bell_is_finished_and_applied_when_it_fails() -> None:
    table = opened()
    table.challenge(1)
    table.do(commands.TakeUpCall(JUDGE))
    table.bell()
    assert table.phase is Phase.ADJUDICATING
    table.rule(acceptable=True)
    assert (table.phase, table.state.end_reason) == (Phase.FINISHED, "bell")
    assert table.state.ledger.owed(1) == 500
    assert table.facts(facts.TimeCharged) == []
    assert [line.kind for line in table.state.tally] == ["play"]
    assert table.state.sides[0].before_unplayed == 66


@pytest.mark.rule("A-29")
def test_a_ruling_under_way_at_the_bell_takes_the_play_off_when_it_is_upheld() -> None:
    table = opened()
    table.challenge(1)
    table.bell()
    table.rule(acceptable=False)
    assert (table.phase, table.scores) == (Phase.FINISHED, [-7, -31])
    assert table.state.bag_count == 86


@pytest.mark.rule("A-29")
def test_an_open_window_gets_one_step_after_the_bell_accepting() -> None:
    table = opened()
    table.bell()
    assert table.phase is Phase.FINAL_PENDING
    assert table.refused(commands.Commit(TWO, "7G HOB")) == "referee-now-final-pending"
    table.accept(1)
    assert (table.phase, table.state.end_reason) == (Phase.FINISHED, "bell")


@pytest.mark.rule("A-29")
def test_an_open_window_gets_one_step_after_the_bell_challenging() -> None:
    table = opened()
    table.bell()
    table.challenge(1)
    table.rule(acceptable=False)
    assert (table.phase, table.scores) == (Phase.FINISHED, [-7, -31])


@pytest.mark.rule("A-29", "A-23")
def test_the_step_after_the_bell_is_a_minute_however_long_the_window_was_open_before() -> None:
    table = opened()
    table.pass_time(100)
    table.bell()
    assert (table.phase, table.due_in()) == (Phase.FINAL_PENDING, 60)
    table.pass_time(59.999)
    assert table.tick() == []
    table.pass_time(0.001)
    assert table.tick()[:2] == ["WindowShut", "GameEnded"]


@pytest.mark.rule("A-29")
def test_the_bell_ends_a_game_in_which_the_teams_are_asked_for_plays() -> None:
    table = begun()
    table.pass_turn(0)
    table.pass_turn(1)
    assert table.phase is Phase.ASKING
    table.bell()
    assert (table.phase, table.state.end_reason) == (Phase.FINISHED, "bell")


@pytest.mark.rule("A-29")
def test_an_out_play_that_awaits_its_challenge_keeps_its_own_minute_through_the_bell() -> None:
    table = begun()
    table.arrange(plays=["8D TRAINER"], racks=["S", "HOB"], bag="")
    table.play(0, "8D TRAINERS")
    table.pass_time(40)
    table.bell()
    assert (table.phase, table.due_in()) == (Phase.FINAL_PENDING, 20)
    table.accept(1)
    assert (table.state.end_reason, table.state.out) == ("out", 0)
    assert table.scores == [8 + 8, -8]


@pytest.mark.rule("A-29")
def test_finish_the_turn_lets_the_team_on_turn_play_and_nobody_after_it() -> None:
    table = begun(at_bell="finish-turn")
    assert table.bell() == ["BellRung"]
    assert (table.phase, table.mover) == (Phase.ON_TURN, 0)
    table.play(0, "8D TRAINER")
    assert table.phase is Phase.FINAL_PENDING
    table.accept(1)
    assert (table.state.end_reason, table.state.sides[0].before_unplayed) == ("bell", 66)


@pytest.mark.rule("A-29")
@pytest.mark.parametrize(
    "act", [commands.Pass(ONE), commands.ExchangeTiles(ONE, "T")], ids=["pass", "exchange"]
)
def test_finish_the_turn_ends_with_a_pass_or_an_exchange_too(act: commands.Command) -> None:
    table = begun(at_bell="finish-turn")
    table.bell()
    table.do(act)
    assert (table.phase, table.state.end_reason) == (Phase.FINISHED, "bell")


@pytest.mark.rule("A-29")
def test_finish_the_turn_still_ends_at_three_minutes() -> None:
    table = begun(at_bell="finish-turn")
    table.pass_time(100)
    table.bell()
    assert table.due_in() == 80
    expired(table)
    assert (table.phase, table.state.end_reason) == (Phase.FINISHED, "bell")


@pytest.mark.rule("A-29")
def test_equal_turns_gives_the_second_team_its_turn_when_the_bell_rings_in_the_firsts() -> None:
    table = begun(at_bell="equal-turns")
    table.bell()
    table.play(0, "8D TRAINER")
    assert (table.phase, table.mover) == (Phase.PENDING, 0)
    table.play(1, "7G HOB")
    assert (table.phase, table.mover) == (Phase.FINAL_PENDING, 1)
    table.accept(0)
    assert table.state.end_reason == "bell"
    assert [side.before_unplayed for side in table.state.sides] == [66, 33]


@pytest.mark.rule("A-29")
def test_equal_turns_ends_after_the_second_teams_turn_when_the_bell_rings_in_it() -> None:
    table = opened(at_bell="equal-turns")
    table.accept(1)
    table.bell()
    assert table.phase is Phase.ON_TURN
    table.pass_turn(1)
    assert (table.phase, table.state.end_reason) == (Phase.FINISHED, "bell")


@pytest.mark.rule("A-29")
def test_equal_turns_waits_for_the_second_team_when_the_bell_rings_while_both_are_asked() -> None:
    table = begun(at_bell="equal-turns")
    table.exchange(0, "T")
    table.pass_turn(1)
    table.pass_turn(0)
    assert (table.phase, table.mover) == (Phase.ASKING, 0)
    table.bell()
    assert table.phase is Phase.ASKING
    table.do(commands.AnswerPlays(ONE, no_more=True))
    table.do(commands.AnswerPlays(TWO, no_more=False))
    assert (table.phase, table.mover) == (Phase.ON_TURN, 1)
    table.pass_turn(1)
    assert (table.phase, table.state.end_reason) == (Phase.FINISHED, "bell")


@pytest.mark.rule("A-29")
def test_scores_may_go_negative() -> None:
    table = begun()
    table.bell()
    assert table.scores == [-7, -31]
    assert table.state.places == (1, 2)
