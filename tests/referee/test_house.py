"""What a view tells of the rules, and until when it says that the others must be left time."""

from __future__ import annotations

import pytest

from rackhouse.record import Actor
from rackhouse.referee import GameView, commands, view
from rackhouse.rules import Sheet
from tests.kit.table import PAPER, Table

CLOCKS = {"clocks.use": "on", "clocks.seconds": 1500, "clocks.overtime_points": 10}


def seen(table: Table, seat: int = 0) -> GameView:
    return view(table.state, Actor.seat_at(seat), table.world)


def test_helps_are_told_with_their_price_and_a_failed_challenge_with_its_cost() -> None:
    house = seen(Table("fundraiser").begin()).house
    assert [(one.name, one.kind, one.price, one.known_letters) for one in house.helps] == [
        ("letter", "letter", 100, 0),
        ("peek", "peek", 100, 3),
    ]
    assert (house.failed_turns, house.failed_fee, house.failed_seconds) == (0, 500, 30)
    assert (house.ruler, house.turn_seconds) == ("judge", 180)


def test_the_clock_is_pressed_where_there_are_clocks() -> None:
    on = Table("iowa", settings=CLOCKS).begin()
    off = Table("iowa", settings={"clocks.use": "off"}).begin()
    assert [seen(table).house.presses_clock for table in (on, off)] == [True, False]
    assert [seen(table).house.overtime_points for table in (on, off)] == [10, 0]


def test_a_book_that_one_side_names_is_told_to_the_other() -> None:
    table = Table("depaul")
    table.do(commands.AgreeDictionary(Actor.seat_at(0), PAPER))
    shown = seen(table, 1)
    assert [(one.seat, one.dictionary) for one in shown.proposals] == [(0, PAPER)]
    assert shown.house.ruler == "list"
    table.do(commands.AgreeDictionary(Actor.seat_at(1), PAPER))
    assert seen(table, 1).house.ruler == "players"


def test_what_a_side_reads_in_the_book_is_told() -> None:
    table = Table("depaul", dictionary=PAPER, draws=("A", "B", "CATSEED", "AEIOUNR")).begin()
    table.play(0, "8G CAT")
    table.challenge(1)
    table.do(commands.ConfirmVerdict(Actor.seat_at(1), acceptable=False))
    call = seen(table).call
    assert call is not None
    assert call.verdicts == ((1, False),)


@pytest.mark.parametrize(
    ("sheet", "sides", "command"),
    [
        ("iowa", 2, commands.DrawTiles),
        ("priston", 3, commands.ConfirmScore),
        ("washburn", 3, commands.Commit),
    ],
)
def test_nobody_shuts_the_window_before_the_moment_that_the_view_names(
    sheet: str, sides: int, command: type[commands.Command]
) -> None:
    lots = tuple("ABCD"[:sides])
    table = Table(sheet, sides=sides, draws=(*lots, "CATSEED")).begin()
    table.play(0, "8G CAT")
    who = {"DrawTiles": 0, "ConfirmScore": 1, "Commit": 1}[command.__name__]
    waited = 0
    while (window := seen(table).window) is not None and window.others_until is not None:
        reason = table.why_not(who, command)
        assert reason is not None
        assert reason.startswith(("referee-others-may-challenge", "referee-wait-to-draw"))
        table.pass_time(1)
        waited += 1
    rules = Sheet.named(sheet).rules.window
    assert waited == (rules.draw_after_seconds if sheet == "iowa" else rules.others_seconds)
    assert table.why_not(who, command) is None


def test_a_window_says_when_it_shuts_by_itself() -> None:
    table = Table("iowa", draws=("A", "B", "CATSEED")).begin()
    table.play(0, "8G CAT")
    window = seen(table).window
    assert window is not None
    assert window.shuts_at is None
    table.do(commands.CallHold(Actor.seat_at(1)))
    window = seen(table).window
    assert window is not None
    assert window.shuts_at == table.now + 60_000
