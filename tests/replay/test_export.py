"""A record of our own becomes a GCG game that replays to the same scores."""

from __future__ import annotations

import pytest

from rackhouse.record import DIRECTOR, Actor, encode_record
from rackhouse.record.check import check_record
from rackhouse.record.gcg import PassEvent, PlayEvent, check_gcg, gcg_of, read_gcg, write_gcg
from rackhouse.referee import commands
from tests.kit import Table

WORDS = ("TRAINER", "HOB", "HI", "ON", "BE", "STRAINER", "TRAINERS")


def started(sheet: str, **more: object) -> Table:
    table = Table(sheet, good=WORDS, draws=["A", "B", "TRAINER", "HOBEEEE"], **more)  # type: ignore[arg-type]
    return table.begin()


def totals(table: Table) -> list[int]:
    game = gcg_of(table.entries)
    last = {event.player: event.total for event in game.events}
    return [last.get(f"seat{seat + 1}", 0) for seat in range(len(table.state.sides))]


def test_plays_and_a_withdrawn_phony_replay_as_they_were() -> None:
    table = started("washburn")
    table.play(0, "8D TRAINER")
    table.play(1, "7G HOE")
    table.challenge(0)
    game = gcg_of(table.entries, ["Ann", "Ben"])
    assert [player.name for player in game.players] == ["Ann", "Ben"]
    assert check_gcg(read_gcg(write_gcg(game))).errors == ()
    assert totals(table) == table.scores == [66, 0]
    assert game.is_incomplete


def test_a_lost_turn_is_written_as_a_pass() -> None:
    table = started("washburn")
    table.play(0, "8D TRAINER")
    table.challenge(1)
    events = gcg_of(table.entries).events
    assert [type(event) for event in events] == [PlayEvent, PassEvent]
    assert check_gcg(gcg_of(table.entries)).errors == ()


def test_an_entry_that_was_taken_back_is_not_in_it() -> None:
    table = Table("washburn", good=WORDS, custody="table").begin(lots=[["A", "B"]])
    table.play(0, "8D TRAINER")
    table.play(1, "7G HOB")
    for seat in (0, 1):
        table.do(commands.TakeBack(Actor.seat_at(seat)))
    table.pass_turn(1)
    assert [type(event) for event in gcg_of(table.entries).events] == [PlayEvent, PassEvent]
    assert check_gcg(gcg_of(table.entries)).errors == ()
    assert totals(table) == table.scores


def test_a_corrected_score_is_the_one_written() -> None:
    table = Table("washburn", good=WORDS, custody="table").begin(lots=[["A", "B"]])
    table.play(0, "8D TRAINER")
    table.play(1, "7G HOB")
    table.do(commands.CorrectScore(DIRECTOR, turn=1, score=60))
    assert totals(table) == table.scores == [60, 33]
    assert [error.recorded for error in check_gcg(gcg_of(table.entries)).errors] == [60]


def test_what_followed_a_marker_that_was_resumed_from_is_not_in_it() -> None:
    table = started("depaul")
    table.play(0, "8D TRAINER")
    table.do(commands.MarkDiscrepancy(Actor.seat_at(0), "which board"))
    table.play(1, "7G HOB")
    table.do(commands.Resign(Actor.seat_at(1)))
    table.do(commands.RuleDiscrepancy(DIRECTOR, marker=1, outcome="resumed"))
    assert [event.player for event in gcg_of(table.entries).events] == ["seat1"]
    assert totals(table) == table.scores == [66, 0]


@pytest.mark.parametrize("sheet", ["washburn", "depaul", "fundraiser", "iowa", "priston"])
def test_a_good_record_is_found_right(sheet: str) -> None:
    table = started(sheet)
    table.play(0, "8D TRAINER")
    report = check_record(encode_record(table.entries), table._judge)
    assert (report.plays, report.errors) == (1, ())


def test_a_wrong_score_in_a_record_is_named() -> None:
    table = started("washburn")
    table.play(0, "8D TRAINER")
    data = encode_record(table.entries).replace(b'"score":66', b'"score":67')
    (error,) = check_record(data).errors
    assert (error.kind, error.recorded, error.right) == ("score", 67, 66)


def test_a_phony_that_stood_is_named_where_words_are_judged() -> None:
    table = Table("washburn", draws=["A", "B", "TRAINER", "HOBEEEE"]).begin()
    table.play(0, "8D TRAINER")
    (error,) = check_record(encode_record(table.entries), table._judge).errors
    assert error.recorded == "TRAINER"
