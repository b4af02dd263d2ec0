"""Every sheet played to its certified end over the network, with what is special to it.

The server is a real process; its clock and its secret are fixed, so that the same game is played
every time. Of the places at each table half speak through sockets and half over plain HTTP.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rackhouse.record import decode_record, verify_draws
from tests.wire.evening import bring_on, challenged, make_trouble, play_out, sit_down, step
from tests.wire.rigged import RiggedHall, rigged_hall
from tests.wire.sitting import Table, best_play, may

CLOCKS = {"clocks.use": "on", "clocks.seconds": 1500, "clocks.overtime_points": 10}


@pytest.fixture
def hall(database_url: str, tmp_path: Path) -> Any:
    with rigged_hall(tmp_path / "hall", database_url) as found:
        yield found


def finish(table: Table) -> Any:
    """To the end, and everything that must be in a whole game; the last view."""
    end = play_out(table)
    assert any(text.islower() for text in end["board"]), "no blank was laid"
    seat = table.seats[0]
    record = seat.visitor.http.get(f"/api/games/{table.game}/record").content
    report = verify_draws(decode_record(record))
    assert report.is_fair, report.faults
    kinds = ("challenge called", "ruled", "play withdrawn", "tiles exchanged", "certified")
    assert all(table.heard[kind] for kind in kinds), table.heard
    return end


def test_a_knockout_of_four_where_a_failed_challenge_costs_the_next_turn(hall: RiggedHall) -> None:
    table = sit_down(hall, 4, ("director",), sheet="washburn")
    make_trouble(table)
    end = finish(table)
    assert table.heard["turn owed"] == 1
    assert table.heard["turn skipped"] == 1
    assert len(end["sides"]) == 4


def test_a_league_game_with_an_agreed_dictionary_and_a_marked_discrepancy(
    hall: RiggedHall,
) -> None:
    table = sit_down(hall, 2, ("director",), sheet="depaul")
    book = {"title": "The dictionary on the shelf", "edition": "Second"}
    table.do("seat-1", "agree dictionary", dictionary=book)
    assert table.view()["dictionary"]["title"] != book["title"]
    table.do("seat-2", "agree dictionary", dictionary=book)
    assert table.view("director")["dictionary"]["title"] == book["title"]
    table.do("seat-1", "begin")
    make_trouble(table)
    assert table.heard["verdict confirmed"] == 4
    step(table)
    table.do("seat-2", "mark discrepancy", note="The tally is five points short.")
    while table.phase != "finished":
        step(table)
    assert table.view("director")["markers"][0]["outcome"] is None
    before = [side["score"] for side in table.view()["sides"]]
    table.do("director", "rule discrepancy", marker=1, outcome="points", points=5)
    assert sum(side["score"] for side in table.view()["sides"]) == sum(before) + 5
    assert table.view()["markers"][0]["outcome"] == "points"
    finish(table)


def test_a_game_with_clocks_where_a_play_is_held_and_the_clock_is_pressed(
    hall: RiggedHall,
) -> None:
    table = sit_down(hall, 2, sheet="iowa", settings=CLOCKS)
    make_trouble(table)
    bring_on(table)
    mover = table.mover
    other = table.others(mover)[0]
    used = table.view()["sides"][int(mover[-1]) - 1]["clock_used"]
    hall.pass_time(20)
    table.do(mover, "commit", play=best_play(table.view(mover)), press=False)
    hall.pass_time(5)
    table.do(mover, "press clock")
    sides = table.at[other].visitor.look(table.game, other)["view"]["sides"]
    assert sides[int(mover[-1]) - 1]["clock_used"] == used + 25_000
    table.do(other, "call hold")
    assert "hold" in table.refused(mover, "draw tiles")
    hall.pass_time(61)  # a hold lasts a minute
    wait_for(table, "window shut")
    assert table.mover == other
    table.do(other, "commit", play=best_play(table.view(other)))
    held = table.view(other)["sides"][int(other[-1]) - 1]["held"]
    hall.pass_time(16)  # the others have had the time that the sheet leaves them
    table.do(other, "draw tiles")
    assert table.view(other)["sides"][int(other[-1]) - 1]["held"] > held
    finish(table)
    assert table.heard["clock pressed"] == 1
    assert table.heard["hold called"] == 1


def test_an_evening_of_three_with_a_score_keeper_and_a_soft_limit(hall: RiggedHall) -> None:
    table = sit_down(hall, 3, sheet="priston")
    table.do("seat-1", "choose score-keeper", seat=0)
    table.do("seat-1", "begin")
    make_trouble(table)
    assert table.heard["score confirmed"] >= 1
    bring_on(table)
    while table.mover == "seat-1":  # a score-keeper does not judge their own time
        step(table)
    mover = table.mover
    assert "still has time" in table.refused("seat-1", "declare missed go")
    hall.pass_time(121)
    wait_for(table, "time asked")
    assert table.view()["time"]["time_asked"]
    table.do("seat-1", "grant time", seconds=60)
    assert table.mover == mover
    hall.pass_time(61)
    wait_for(table, "time asked")
    table.do("seat-1", "declare missed go")
    assert table.mover != mover
    assert table.heard["go missed"] == 1
    finish(table)


def test_a_charity_night_with_a_bought_letter_a_peek_and_the_judges_queue(
    hall: RiggedHall,
) -> None:
    table = sit_down(
        hall, 2, ("judge", "director"), sheet="fundraiser", settings={"round.seconds": 3600}
    )
    table.do("seat-1", "begin")  # a team says itself when all of it are there
    mover = table.mover
    other = table.others(mover)[0]
    rack = table.view(mover)["own"]["rack"]
    table.do(mover, "buy help", help="letter", letter="S")
    assert table.view(mover)["own"]["bought"] == "S"
    assert len(table.view(mover)["own"]["rack"]) == len(rack) + 1
    table.do(mover, "buy help", help="peek", prefix=known_letters(table.view(mover)))
    peek = table.at[mover].visitor.get(f"/api/games/{table.game}/peek", place=mover)
    assert all(word.startswith(peek["prefix"]) for word in peek["words"])
    table.at[other].visitor.get(f"/api/games/{table.game}/peek", place=other, status=409)
    table.at[other].visitor.get(f"/api/games/{table.game}/peek", place=mover, status=403)
    assert table.view(other)["sides"][int(mover[-1]) - 1]["owed"] == 200
    make_trouble(table)
    owed = [side["owed"] for side in table.view()["sides"]]
    assert sorted(owed) == [200, 500] or sorted(owed) == [0, 700]

    bring_on(table)
    mover = table.mover
    table.do(mover, "commit", play=best_play(table.view(mover)))
    table.do(table.others(mover)[0], "challenge")
    assert "rule" not in may(table.view(mover))
    table.do(table.others(mover)[0], "withdraw call")
    challenged(table, table.others(mover)[0], acceptable=True)
    finish(table)
    assert table.heard["call taken up"] == 3


def known_letters(view: Any) -> str:
    """Three letters to look up."""
    return "".join(sorted(view["own"]["rack"].replace("?", "")))[:3]


def wait_for(table: Table, kind: str) -> None:
    """Until everybody has been told of something that happens by itself."""
    seat = table.seats[0]
    while True:
        seen = seat.visitor.look(table.game, seat.place, after=table.number, wait=30)
        table.number = max(table.number, seen["number"])
        if any(item["kind"] == kind for item in seen["news"]):
            return
        assert seen["news"], f"no {kind}"
