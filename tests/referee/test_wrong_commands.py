"""Commands that are wrong in ways that generated games have found: each has its sentence."""

from __future__ import annotations

from typing import Any

import pytest

from rackhouse.board import Placement
from rackhouse.record import CLOCK, DIRECTOR, JUDGE, Actor, DictionaryReference, Phase, Role, facts
from rackhouse.referee import Command
from rackhouse.referee import commands as c
from rackhouse.tiles import Layout
from tests.kit.table import LIST, PAPER, Table
from tests.property.garbling import LAYOUTS

SEATS = [Actor.seat_at(seat) for seat in range(4)]
HALF_A_SIGN = "\ud800"


@pytest.mark.parametrize(
    "actor",
    [Actor.seat_at(2), Actor.seat_at(-1), Actor(Role.SEAT), Actor(Role.DIRECTOR, 0)],
    ids=str,
)
def test_an_actor_without_a_proper_seat_is_refused(actor: Actor) -> None:
    table = Table("depaul").begin()
    command: Command = c.Resign(actor) if actor.role is Role.SEAT else c.Pause(actor)
    assert table.refused(command).startswith("referee-no-seat")


@pytest.mark.parametrize(
    ("nonce", "reason"),
    [
        ("", "referee-nonce-length: 200"),
        ("x" * 201, "referee-nonce-length: 200"),
        (HALF_A_SIGN, "referee-text-not-writable: �"),
    ],
)
def test_a_nonce_that_no_record_can_hold_is_refused(nonce: str, reason: str) -> None:
    assert Table("depaul").refused(c.GiveNonce(SEATS[0], nonce)) == reason


@pytest.mark.parametrize(
    "dictionary",
    [
        DictionaryReference("x" * 401),
        DictionaryReference("A book", HALF_A_SIGN),
        DictionaryReference("A book", "", "x" * 401),
        DictionaryReference("A book", "", "", HALF_A_SIGN),
        DictionaryReference(" "),
    ],
)
def test_a_dictionary_that_no_record_can_hold_is_refused(dictionary: DictionaryReference) -> None:
    reason = Table("depaul").refused(c.AgreeDictionary(SEATS[0], dictionary))
    assert reason.startswith(("referee-text-", "referee-name-dictionary"))


@pytest.mark.parametrize("layout", LAYOUTS[1:], ids=lambda layout: ascii(layout.name))
def test_what_is_no_board_cannot_be_agreed_on(layout: Layout) -> None:
    reason = Table("depaul").refused(c.AgreeBoard(SEATS[0], layout))
    assert reason.startswith(("tiles-board-", "referee-board-", "referee-text-"))


def test_a_board_of_the_sides_own_can_be_agreed_on() -> None:
    table = Table("depaul")
    table.do(c.AgreeBoard(SEATS[0], LAYOUTS[0]))
    assert table.do(c.AgreeBoard(SEATS[1], LAYOUTS[0])) == ["BoardProposed", "BoardAgreed"]
    assert table.state.board.layout.rows == 21


@pytest.mark.parametrize("command", [c.Pause, lambda actor, why: c.Forfeit(actor, 0, why)])
@pytest.mark.parametrize("reason", ["x" * 401, HALF_A_SIGN])
def test_a_reason_that_no_record_can_hold_is_refused(command: Any, reason: str) -> None:
    assert Table("depaul").begin().refused(command(DIRECTOR, reason)).startswith("referee-text-")


def test_the_end_of_a_round_and_the_points_of_a_ruling_have_limits() -> None:
    table = Table("depaul", settings={"round.limit": "set", "round.seconds": 900}).begin()
    assert table.refused(c.SetRoundEnd(DIRECTOR, 10**30)) == "referee-round-end-far"
    table.arrange(racks=["TRAINER"], mover=0).play(0, "8D TRAINER")
    table.do(c.MarkDiscrepancy(SEATS[1], "Was it a word?"))
    table.do(c.Resign(SEATS[1]))
    ruling = c.RuleDiscrepancy(DIRECTOR, 1, "points", points=10**30)
    assert table.refused(ruling) == "referee-ruling-limits: 10000"


def test_a_tile_number_below_zero_is_no_tile() -> None:
    table = Table("depaul").begin()
    placements = (Placement(112, -63), Placement(113, 1))
    command = c.Commit(SEATS[table.mover], placements=placements)
    assert table.refused(command) == "board-no-tile: -63"


def test_a_judge_gives_reasons_for_the_words_of_the_call_only() -> None:
    table = Table("fundraiser").begin().arrange(racks=["TRAINER"], mover=0)
    table.play(0, "8D TRAINER")
    table.challenge(1)
    other = c.Rule(JUDGE, False, {"TRAINERS\n": "It is none."})
    assert table.refused(other) == "referee-not-challenged: TRAINERS�"
    endless = c.Rule(JUDGE, False, {"TRAINER": "x" * 401})
    assert table.refused(endless) == "referee-text-too-long: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx, 400"
    assert "Ruled" in table.do(c.Rule(JUDGE, False, {"TRAINER": "It is none."}))


def test_a_refusal_is_one_line_whatever_it_quotes() -> None:
    table = Table("depaul").begin().arrange(racks=["TRAINER"], mover=0)
    table.play(0, "8D TRAINER")
    reason = table.refused(c.CallChallenge(SEATS[1], ("A\nB",)))
    assert reason == "referee-not-in-play: A�B, TRAINER"


def test_a_lot_told_in_a_small_letter_is_that_letter_and_no_blank() -> None:
    table = Table("depaul", custody="table")
    table.do(c.Begin(CLOCK, (("b", "a"),)))
    assert [lot.tile for lot in table.facts(facts.LotDrawn)] == ["B", "A"]
    assert table.mover == 1


@pytest.mark.rule("A-21")
def test_a_side_that_resigned_is_not_waited_for_to_read_the_book() -> None:
    table = Table("washburn", sides=3, dictionary=PAPER).begin()
    table.arrange(racks=["TRAINER"], mover=0).play(0, "8D TRAINER")
    table.do(c.Resign(SEATS[0]))
    table.challenge(1)
    assert table.phase is Phase.ADJUDICATING
    assert {"Ruled", "TurnBegan"} < set(table.do(c.ConfirmVerdict(SEATS[1], True)))


@pytest.mark.rule("A-18")
def test_a_side_that_resigned_draws_no_more() -> None:
    table = Table(
        "washburn", sides=3, dictionary=LIST, settings={"drawing.when": "when-window-shuts"}
    ).begin()
    table.arrange(racks=["TRAINER"], mover=0).play(0, "8H TRAIN")
    table.do(c.Resign(SEATS[0]))
    table.accept(1)
    table.accept(2)
    assert table.phase is Phase.ON_TURN
    assert table.rack(0) == "ER"


@pytest.mark.rule("A-12")
def test_an_agreement_to_take_an_entry_back_is_about_that_entry() -> None:
    table = Table("depaul", custody="table").begin(lots=[("A", "B")])
    table.pass_turn(0)
    table.do(c.TakeBack(SEATS[0]))
    table.exchange(1, count=2)
    assert table.do(c.TakeBack(SEATS[1])) == ["TakeBackProposed"]
    assert table.do(c.TakeBack(SEATS[0])) == ["TakeBackProposed", "EntryTakenBack"]
    assert [line.kind for line in table.state.tally] == ["pass"]
    assert table.state.take_backs == ()


def test_a_resumed_game_has_no_markers_of_turns_that_it_has_not_come_to() -> None:
    table = Table("depaul").begin()
    first = table.mover
    table.pass_turn(first)
    table.do(c.MarkDiscrepancy(SEATS[0], "one"))
    table.pass_turn(1 - first)
    table.do(c.AnswerPlays(SEATS[0], False))
    table.do(c.AnswerPlays(SEATS[1], False))
    table.pass_turn(first)
    table.do(c.MarkDiscrepancy(SEATS[0], "two"))
    table.do(c.Resign(SEATS[0]))
    table.do(c.RuleDiscrepancy(DIRECTOR, 1, "resumed"))
    table.do(c.Resign(SEATS[0]))
    assert [marker.note for marker in table.state.markers] == ["one"]
    reason = table.refused(c.RuleDiscrepancy(DIRECTOR, 2, "points", points=5))
    assert reason == "referee-no-discrepancy"
