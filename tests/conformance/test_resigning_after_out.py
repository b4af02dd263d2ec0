"""Resigning while the out-play can still be challenged: it is accepting it (A-18)."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from rackhouse.cli.terminal.result import result_lines
from rackhouse.cli.terminal.seats import TerminalPeople
from rackhouse.record import (
    DIRECTOR,
    PUBLIC,
    Phase,
    RecordEntry,
    apply,
    decode_record,
    encode_record,
    facts,
    fold,
)
from rackhouse.record.gcg import EndRackEvent, gcg_of
from rackhouse.referee import view
from rackhouse.referee.commands import Commit, Forfeit, PressClock, Resign
from tests.kit import Table
from tests.kit.campus import phase_of, seat
from tests.kit.finish import declare, position
from tests.record.games import begun

SCORES = {
    "washburn": [146, 72],
    "depaul": [146, 72],
    "fundraiser": [146, 72],
    "priston": [146, 72],
    "iowa": [174, 100],
}
DUTIES = {
    "washburn": ("W-63", "W-64"),
    "depaul": ("D-70", "D-71"),
    "fundraiser": ("F-63", "F-64"),
    "priston": ("P-46", "P-47"),
    "iowa": ("I-60",),
}

five_sheets = pytest.mark.parametrize(
    "sheet",
    [pytest.param(name, marks=pytest.mark.rule("A-18", *DUTIES[name])) for name in SCORES],
)


def gone_out(sheet: str, *others: str, scores: list[int] | None = None) -> Table:
    """The empty bag, and the first side's OX for 18, which can still be challenged."""
    sides = 1 + len(others)
    table = Table(sheet, sides=sides, draws=list("ABCD"[:sides]), good=["OX"]).begin()
    table.arrange(racks=["OX", *others], scores=scores or [100] * sides, bag="")
    table.play(0, "8H OX")
    assert phase_of(table) is Phase.FINAL_PENDING
    return table


def resign(table: Table, number: int) -> list[str]:
    return table.do(Resign(seat(number)))


@five_sheets
def test_who_resigns_pays_what_accepting_would_have_cost(sheet: str) -> None:
    accepted, resigned = gone_out(sheet, "QZJ"), gone_out(sheet, "QZJ")
    accepted.accept(1)
    resign(resigned, 1)
    assert accepted.scores == resigned.scores == SCORES[sheet]
    assert resigned.facts(facts.PointsGiven) == accepted.facts(facts.PointsGiven)
    assert (resigned.state.end_reason, resigned.state.out) == ("out", 0)


@five_sheets
def test_who_resigns_has_lost_though_the_score_be_higher(sheet: str) -> None:
    table = gone_out(sheet, "A", scores=[100, 500])
    resign(table, 1)
    assert table.state.places == (1, 2)
    assert table.scores == ([120, 500] if sheet == "iowa" else [119, 499])


@five_sheets
def test_the_directors_forfeit_is_no_other_way_to_it(sheet: str) -> None:
    table = gone_out(sheet, "QZJ")
    table.do(Forfeit(DIRECTOR, 1, "left the hall"))
    assert table.scores == SCORES[sheet]
    assert table.state.places == (1, 2)


@five_sheets
def test_the_side_that_went_out_keeps_its_points_and_loses_if_it_resigns(sheet: str) -> None:
    table = gone_out(sheet, "QZJ")
    resign(table, 0)
    assert table.scores == SCORES[sheet]
    assert table.state.places == (2, 1)


@pytest.mark.rule("A-18", "P-46", "P-47")
@pytest.mark.parametrize("resigns_first", [True, False])
def test_with_three_one_resigns_and_the_other_accepts(resigns_first: bool) -> None:
    table = gone_out("priston", "QZJ", "A")
    if resigns_first:
        resign(table, 1)
        assert phase_of(table) is Phase.FINAL_PENDING
        table.accept(2)
    else:
        table.accept(2)
        resign(table, 1)
    assert table.scores == [147, 72, 99]
    assert table.state.places == (1, 3, 2)


@pytest.mark.rule("A-18", "P-46", "P-47")
def test_with_three_it_is_the_same_though_both_resign_or_nobody_speaks() -> None:
    both, silent = gone_out("priston", "QZJ", "A"), gone_out("priston", "QZJ", "A")
    resign(both, 2)
    resign(both, 1)
    assert both.scores == [147, 72, 99]
    assert both.state.places[0] == 1
    resign(silent, 1)
    silent.pass_time(60)
    silent.tick()
    assert silent.scores == [147, 72, 99]


@pytest.mark.rule("A-18", "P-46", "P-47")
def test_who_has_accepted_can_still_resign_and_changes_nothing_but_the_places() -> None:
    table = gone_out("priston", "QZJ", "A", scores=[100, 500, 100])
    table.accept(1)
    resign(table, 1)
    table.accept(2)
    assert table.scores == [147, 472, 99]
    assert table.state.places == (1, 3, 2)
    assert [fact.seat for fact in table.facts(facts.Accepted)] == [1, 2]


@pytest.mark.rule("A-18", "W-63", "W-64")
def test_who_resigned_before_the_out_play_is_credited_to_nobody() -> None:
    table = Table("washburn", sides=3, draws=list("ABC")).begin()
    table.arrange(racks=["OX", "QZJ", "A"], scores=[100, 100, 100], bag="")
    resign(table, 2)
    table.play(0, "8H OX")
    resign(table, 1)
    assert table.scores == [146, 72, 99]


@pytest.mark.rule("A-18", "P-29", "P-47")
def test_an_out_play_taken_back_leaves_the_resigners_rack_set_aside() -> None:
    table = position("priston", [100, 100, 100], ["S", "QZJ", "A"])
    table.play(0, "8D TRAINERS")
    resign(table, 1)
    table.challenge(2)
    assert (table.mover, table.scores) == (2, [100, 100, 100])
    table.pass_turn(2)
    table.play(0, "8D TRAINERS")
    table.accept(2)
    assert table.scores == [100 + 8 + 1, 72, 99]


@pytest.mark.rule("A-18", "I-19", "I-60")
@pytest.mark.parametrize("loser", [0, 1])
def test_announced_and_not_yet_pressed_it_is_an_out_play_too(loser: int) -> None:
    clocks = {"clocks.use": "on", "clocks.seconds": 1500, "clocks.overtime_points": 10}
    table = Table("iowa", draws=["A", "B"], settings=clocks).begin()
    table.arrange(racks=["OX", "QZJ"], scores=[100, 100], bag="")
    table.do(Commit(seat(0), play="8H OX", press=False))
    assert phase_of(table) is Phase.ANNOUNCED
    resign(table, loser)
    assert phase_of(table) is Phase.FINISHED
    assert table.scores == [174, 100]
    assert table.state.places == ((2, 1) if loser == 0 else (1, 2))
    assert table.state.ticking is None


@pytest.mark.rule("A-18")
def test_announced_with_three_the_press_and_the_others_word_are_still_to_come() -> None:
    clocks = {
        "clocks.use": "on",
        "clocks.seconds": 1500,
        "clocks.overtime_points": 10,
        "placing.ends_by": "press",
    }
    for resigner in (0, 1):
        table = Table("washburn", sides=3, draws=list("ABC"), settings=clocks).begin()
        table.arrange(racks=["OX", "QZJ", "A"], scores=[100, 100, 100], bag="")
        table.do(Commit(seat(0), play="8H OX", press=False))
        assert phase_of(table) is Phase.ANNOUNCED
        resign(table, resigner)
        if resigner == 1:
            table.do(PressClock(seat(0)))
        else:  # who would press is gone
            table.accept(1)
        assert phase_of(table) is Phase.FINAL_PENDING
        table.accept(2)
        assert table.scores == [147, 72, 99]
        assert table.state.places[resigner] == 3


@pytest.mark.rule("A-18", "W-63", "W-64")
def test_with_real_tiles_the_resigners_rack_is_taken_in_and_credited() -> None:
    table = Table("washburn", custody="table").begin(lots=["AB"])
    table.arrange(racks=["OX", "QZJ"], scores=[100, 100], bag="OXQZJ")
    table.state = replace(table.state, bag_count=0)
    table.play(0, "8H OX")
    resign(table, 1)
    assert phase_of(table) is Phase.RACKS
    declare(table, "", "QZJ")
    assert table.scores == [146, 72]


def test_the_tiles_credited_are_named_where_the_sum_is_explained() -> None:
    table = gone_out("priston", "QZJ", "A")
    resign(table, 1)
    table.accept(2)
    people = TerminalPeople.parse("Ann,Bob,Cy")
    lines = result_lines(view(table.state, PUBLIC, table.world), people, table.state.rules)
    assert lines[0] == "Ann: 118 + 29 (JQZ, A of the others) = 147"


@pytest.mark.rule("A-18", "D-71")
def test_the_record_folds_and_its_score_sheet_names_the_tiles_credited() -> None:
    game = begun("depaul", seed=11)
    while game.state.phase is not Phase.FINAL_PENDING:
        game.bring_on()
    [loser] = set(game.state.in_game) - {game.state.mover}
    held = game.state.text(game.state.sides[loser].rack)
    game.ask(Resign(seat(loser)))
    assert fold(decode_record(encode_record(game.entries))) == game.state
    credited = gcg_of(game.entries).events[-1]
    assert isinstance(credited, EndRackEvent)
    assert (credited.player, credited.tiles) == (f"seat{game.state.mover + 1}", held)


# --- records of before


@pytest.mark.rule("A-18")
def test_a_record_that_says_otherwise_still_says_it() -> None:
    """A game of three as it used to be written: the resigned rack is credited to nobody."""
    table = gone_out("priston", "QZJ", "A")
    said = [
        {"fact": "resigned", "seat": 1},
        {"fact": "accepted", "seat": 2},
        {"fact": "window shut", "seat": 0},
        {"fact": "game ended", "reason": "out", "out": 0},
        {"fact": "points given", "seat": 1, "points": -28, "reason": "own unplayed"},
        {"fact": "points given", "seat": 2, "points": -1, "reason": "own unplayed"},
        {"fact": "points given", "seat": 0, "points": 1, "reason": "others' unplayed"},
        {"fact": "result decided", "places": [1, 3, 2]},
    ]
    state = table.state
    for fact in said:
        entry = RecordEntry(
            state.number + 1, table.now, DIRECTOR, msgspec.convert(fact, facts.AnyFact)
        )
        state = apply(state, entry)
    assert [side.score for side in state.sides] == [119, 72, 99]
    assert state.set_aside == (1,)
