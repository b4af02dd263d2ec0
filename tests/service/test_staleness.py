"""What makes a command late is said once, for every kind of command."""

from __future__ import annotations

from typing import get_args

import pytest

from rackhouse.record import CLOCK, Actor, RecordEntry, facts
from rackhouse.referee import AnyCommand, Command
from rackhouse.referee import commands as c
from rackhouse.service.carry_out import ENDS, stale_because

ME, YOU = Actor.seat_at(0), Actor.seat_at(1)

NEVER = {
    c.GiveNonce, c.AgreeDictionary, c.AgreeBoard, c.ChooseScoreKeeper, c.Begin, c.Tick,
    c.SetRoundEnd, c.RingBell, c.Pause, c.Resume, c.Resign, c.Forfeit, c.DeclareRack,
    c.CorrectScore, c.MarkDiscrepancy, c.RuleDiscrepancy, c.SettleTab, c.VoidFee,
    c.RefillSeat, c.Abort, c.TakeVacation,
}  # fmt: skip
"""Meant for the game as a whole: the referee says whether they are possible now."""

CHATTER = (
    facts.MarkerSet(1, 1, 1, "a note"), facts.Accepted(1), facts.CorrectionProposed(1, 1, 20),
    facts.TakeBackProposed(1), facts.RoundEndSet(9), facts.ServiceBought(1, "tea"),
)  # fmt: skip
PLAY = facts.PlayMade(1, "8D QI", "QI", ("QI",), (22,), 0, 22)


def late(command: Command, *missed: facts.AnyFact) -> bool:
    entries = [RecordEntry(at, 0, CLOCK, fact) for at, fact in enumerate(missed, start=5)]
    return stale_because(command, entries) is not None


def test_every_command_is_either_meant_for_something_or_for_the_game() -> None:
    kinds = set(get_args(AnyCommand))
    assert set(ENDS) | NEVER == kinds
    assert not set(ENDS) & NEVER


@pytest.mark.parametrize(
    "command", [c.Pass(ME), c.Accept(ME), c.Rule(CLOCK, True), c.AnswerPlays(ME, True)]
)
def test_what_ends_nothing_makes_nothing_late(command: Command) -> None:
    assert not late(command, *CHATTER)


@pytest.mark.parametrize(
    ("command", "fact"),
    [
        (c.Pass(ME), PLAY),
        (c.Pass(ME), facts.TurnBegan(1)),
        (c.Commit(ME, "8D QI"), facts.TurnExpired(0)),
        (c.Accept(ME), facts.WindowShut(1)),
        (c.CallChallenge(ME), PLAY),
        (c.CallChallenge(ME), facts.PlayWithdrawn(1, 22, "QI", "", 0)),
        (c.Rule(CLOCK, True), facts.ChallengeCalled(1, ("QI",))),
        (c.Rule(CLOCK, True), facts.Ruled(("QI",), True)),
        (c.AnswerPlays(ME, True), facts.PlaysAsked()),
        (c.ConfirmResult(ME), facts.ScoreCorrected(1, 20)),
        (c.TakeBack(ME), facts.Passed(1)),
    ],
)
def test_what_ends_the_thing_a_command_is_meant_for_makes_it_late(
    command: Command, fact: facts.AnyFact
) -> None:
    assert late(command, *CHATTER, fact)


@pytest.mark.parametrize(
    ("command", "fact"),
    [
        (c.Pass(ME), facts.TurnBegan(0)),
        (c.PressClock(YOU), PLAY),
        (c.DrawTiles(YOU), PLAY),
        (c.WithdrawCall(YOU), facts.ChallengeCalled(1, ("QI",))),
    ],
)
def test_one_need_not_have_seen_what_one_began_oneself(
    command: Command, fact: facts.AnyFact
) -> None:
    assert not late(command, fact)


def test_a_second_play_of_the_same_turn_is_late_although_the_first_was_ones_own() -> None:
    assert late(c.Commit(YOU, "8D QI"), PLAY)
