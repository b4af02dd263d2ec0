"""Other ways to sit at a table: real tiles, teams, one person for two, the engine among people."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.kit.visitor import Visitor
from tests.wire.evening import agree, play_out, sit, sit_down, step
from tests.wire.rigged import RiggedHall, rigged_hall
from tests.wire.sitting import Sitter, SocketSitter, Table


@pytest.fixture
def hall(database_url: str, tmp_path: Path) -> Iterator[RiggedHall]:
    with rigged_hall(tmp_path / "hall", database_url) as found:
        yield found


def test_a_score_pad_keeps_a_game_that_is_played_with_real_tiles(hall: RiggedHall) -> None:
    table = sit_down(hall, 2, ("director",), sheet="priston", custody="table")
    table.do("seat-1", "choose score-keeper", seat=0)
    table.do("seat-1", "begin", lots=[["A", "B"]])
    table.do("seat-1", "commit", play="8G DOg")
    step(table)
    step(table)
    assert table.mover == "seat-2"
    assert table.view("seat-2")["own"]["rack"] == ""
    table.do("seat-2", "commit", play="9G QZ")
    table.do("seat-1", "challenge")
    assert table.view()["sides"][1]["score"] == 0
    while table.mover != "seat-1":
        step(table)
    table.do("seat-1", "exchange tiles", count=4)
    table.do("seat-2", "resign")
    for seat, tiles in enumerate(("AEINRST", "AEILNRT")):
        table.do("seat-1", "declare rack", seat=seat, tiles=tiles)
    end = play_out(table)
    assert end["end"]["secret"] == ""
    assert [side["score"] for side in end["sides"]] == [6 - 7, 0 - 7]


def test_a_team_of_two_sees_one_rack_and_its_drafts_and_either_may_act(hall: RiggedHall) -> None:
    table = sit_down(hall, 2, ("judge",), sheet="fundraiser", settings={"round.seconds": 3600})
    table.do("seat-1", "begin")  # a team says itself when all of it are there
    mover = table.mover
    fellow = Visitor(hall, "Fellow")
    asked = sit(fellow, table.tokens[mover], "")
    agree(table.game, asked, table.seats)
    beside = SocketSitter(fellow, table.game, mover)
    first = table.at[mover]
    rack = beside.view()["own"]["rack"]
    assert rack == first.view()["own"]["rack"]
    tile = next(sign for sign in rack if sign != "?")
    squares = [{"square": 112, "tile": tile}]
    first.visitor.post(f"/api/games/{table.game}/draft?place={mover}", squares=squares)
    assert beside.heard("draft")["squares"] == squares
    table.at[mover] = beside
    step(table)
    table.at[mover] = first
    assert table.view(mover)["turn"] >= 1
    people = beside.visitor.look(table.game, mover)["people"]
    assert [one["name"] for one in people if one["place"] == mover] == [
        f"Guest at {mover}",
        "Fellow",
    ]
    play_out(table)


def test_one_person_plays_two_seats_around_one_screen(hall: RiggedHall) -> None:
    host = Visitor(hall, "Host")
    opened = host.open(sides=2, sheet="washburn", own=["seat-1", "seat-2"])
    game = opened["game"]
    sitters = [Sitter(host, game, "seat-1"), SocketSitter(host, game, "seat-2")]
    table = Table(hall, opened, sitters, 1)
    for place in ("seat-1", "seat-2"):
        table.do(place, "give nonce", nonce=place)
    table.number = host.look(game, "public")["number"]
    views = [table.view(place)["own"] for place in ("seat-1", "seat-2")]
    assert [view["seat"] for view in views] == [0, 1]
    assert views[0]["rack"] != views[1]["rack"]
    end = play_out(table)
    assert end["end"]["secret"]


def test_an_engine_plays_among_three_people(hall: RiggedHall) -> None:
    chairs: list[dict[str, Any]] = [{"seat": 2, "player": "Pip"}]
    table = sit_down(hall, 4, ("director",), sheet="washburn", chairs=chairs)
    end = play_out(table)
    assert [side["seat"] for side in end["sides"]] == [0, 1, 2, 3]
    seats = {line["seat"] for line in end["tally"]}
    assert seats == {0, 1, 2, 3}
