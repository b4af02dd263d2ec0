"""FUNdraiser, time: three minutes a turn, and the last draft at the end of them."""

from __future__ import annotations

import pytest

from rackhouse.record import Actor, Phase, facts
from rackhouse.referee import commands
from tests.kit import Table

ONE, TWO = Actor.seat_at(0), Actor.seat_at(1)


def begun(rack: str = "TRAINER") -> Table:
    """Team 1 on turn; a round of ten minutes unless it is set."""
    return Table(
        "fundraiser",
        draws=["A", "B", rack, "HOBSXYZ"],
        settings={"round.seconds": 600},
    ).begin()


def opened() -> Table:
    """Team 1 has opened with TRAINER, 66; team 2's time runs."""
    table = begun()
    table.play(0, "8D TRAINER")
    return table


def expired(table: Table, draft: str = "") -> list[str]:
    """The turn's time runs out with this draft on the board."""
    due = table.due_in()
    assert due is not None
    table.pass_time(due)
    return table.tick(draft)


# --- three minutes


@pytest.mark.rule("F-37", "F-38")
def test_each_team_has_its_own_timer_of_three_minutes_for_each_turn() -> None:
    table = begun()
    assert (table.state.ticking, table.due_in()) == (0, 180)
    table.pass_time(100)
    table.play(0, "8D TRAINER")
    assert (table.state.ticking, table.due_in()) == (1, 180)
    table.pass_time(50)
    table.play(1, "7G HOB")
    assert (table.state.ticking, table.due_in()) == (0, 180)
    used = [side.clock_used for side in table.state.sides]
    assert used == [100_000, 50_000]


@pytest.mark.rule("F-38")
def test_starting_the_turn_does_not_start_its_time_anew() -> None:
    table = opened()
    table.pass_time(50)
    table.accept(1)
    assert (table.phase, table.state.ticking, table.due_in()) == (Phase.ON_TURN, 1, 130)


@pytest.mark.rule("F-11", "F-38")
@pytest.mark.parametrize(("seconds", "ended"), [(179.999, False), (180, True)])
def test_a_turn_ends_when_its_three_minutes_have_expired_and_not_before(
    seconds: float, ended: bool
) -> None:
    table = begun()
    table.pass_time(seconds)
    table.tick()
    assert (table.mover == 1) is ended
    assert (table.facts(facts.TurnExpired) == [facts.TurnExpired(0)]) is ended


@pytest.mark.rule("F-11")
def test_a_play_that_comes_too_late_is_refused_and_the_turn_is_over() -> None:
    table = begun()
    table.pass_time(181)
    assert table.refused(commands.Commit(ONE, "8D TRAINER")) == "referee-not-your-turn: Team 2"
    table.tick()
    assert [(line.seat, line.kind, line.score) for line in table.state.tally] == [(0, "expired", 0)]
    assert (table.rack(0), table.scores, table.mover) == ("AEINRRT", [0, 0], 1)
    assert table.due_in() == 179  # the next turn began at the limit, a second ago


# --- the last draft


@pytest.mark.rule("F-11", "F-12", "A-28")
def test_at_three_minutes_a_legal_draft_stands_is_drawn_for_and_open_to_challenge() -> None:
    table = begun()
    assert expired(table, "8D TRAINER") == ["PlayMade", "TilesDrawn", "ClockStarted"]
    assert table.scores == [66, 0]
    assert (table.phase, table.state.sides[0].held, table.state.bag_count) == (Phase.PENDING, 7, 79)
    table.challenge(1)
    table.rule(acceptable=False)
    assert (table.scores, table.rack(0)) == ([0, 0], "AEINRRT")


@pytest.mark.rule("A-28")
@pytest.mark.parametrize(
    "draft",
    [
        "",
        "8D TR?INER",
        "1A TRAINER",
        "8H T",
        "8D TRAINED",
        "8L TRAINER",
        "nonsense",
    ],
    ids=["nothing", "blank undeclared", "off the centre", "one tile", "not held", "off", "text"],
)
def test_any_other_draft_goes_back_and_scores_nothing(draft: str) -> None:
    table = begun(rack="TRAINE?" if "?" in draft else "TRAINER")
    before = table.rack(0)
    assert expired(table, draft) == ["ClockStopped", "TurnExpired", "TurnBegan", "ClockStarted"]
    assert (table.rack(0), table.scores, table.mover) == (before, [0, 0], 1)
    assert table.state.board.is_empty
    assert table.accounted() == 100


@pytest.mark.rule("A-28")
def test_a_declared_blank_in_the_draft_stands() -> None:
    table = begun(rack="TRAINE?")
    expired(table, "8D TRAINEr")
    assert table.facts(facts.PlayMade)[0].laid == "TRAINEr"


@pytest.mark.rule("A-28", "A-23")
def test_the_draft_of_a_team_that_never_accepted_stands_and_shuts_the_window_before_it() -> None:
    table = opened()
    assert expired(table, "7G HOB")[:3] == ["WindowShut", "TurnBegan", "PlayMade"]
    assert table.scores == [66, 33]
    assert table.refused(commands.CallChallenge(TWO)) == "referee-own-play"


@pytest.mark.rule("A-28")
def test_a_draft_counts_for_one_turn_only() -> None:
    table = begun()
    table.pass_time(400)  # two turns and some
    table.tick("8G HOB")  # team 1's draft; only team 2 holds such letters
    assert [line.kind for line in table.state.tally] == ["expired", "expired"]
    assert table.state.board.is_empty
