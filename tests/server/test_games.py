"""Whole games over plain HTTP, between programs and against the engine's players."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.kit.hall_process import PATIENCE, HallProcess
from tests.kit.visitor import Visitor, play_out, two_at_a_table

ROOT = Path(__file__).resolve().parents[2]


def test_two_programs_play_a_whole_game_over_plain_http(hall: HallProcess) -> None:
    game, sitting = two_at_a_table(Visitor(hall, "North"), Visitor(hall, "South"))
    end = play_out(game, sitting)
    assert end["end"]["secret"]
    assert all(side["rack"] is not None for side in end["sides"])
    listed = sitting[0].get("/api/games")
    assert [(line["info"]["id"], line["standing"]["phase"]) for line in listed] == [
        (game, "certified")
    ]
    assert [one["name"] for one in listed[0]["people"]] == ["North", "South"]


def test_the_example_bot_plays_a_game_against_the_engine(hall: HallProcess) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "bot.py"), hall.url],
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE * 3,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("seat 1: ")


def test_a_waiting_request_is_answered_when_the_other_side_plays(hall: HallProcess) -> None:
    game, (first, second) = two_at_a_table(Visitor(hall), Visitor(hall))
    seen = first.look(game, "seat-1")["view"]
    sitting, mover = (first, second), seen["mover"]
    other = 1 - mover
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(
            sitting[other].look, game, f"seat-{other + 1}", after=seen["number"], wait=50
        )
        sitting[mover].order(game, f"seat-{mover + 1}", seen["number"], {"command": "pass"})
        answer = waiting.result(PATIENCE)
    assert "passed" in [item["kind"] for item in answer["news"]]
    assert answer["news"][0]["number"] == seen["number"] + 1


def test_a_command_sent_twice_is_done_once_and_answered_alike(hall: HallProcess) -> None:
    game, (first, second) = two_at_a_table(Visitor(hall), Visitor(hall))
    seen = first.look(game, "seat-1")["view"]
    mover = seen["mover"]
    visitor, place = (first, second)[mover], f"seat-{mover + 1}"
    answers = [
        visitor.order(game, place, seen["number"], {"command": "pass"}, name="once")
        for _ in range(2)
    ]
    assert answers[0] == answers[1]
    assert answers[0]["type"] == "done"
    late = visitor.order(game, place, seen["number"], {"command": "pass"})
    assert late["type"] in ("stale", "refused")
    kinds = [item["kind"] for item in first.look(game, "seat-1", after=seen["number"])["news"]]
    assert kinds.count("passed") == 1


def test_a_draft_tells_where_tiles_lie_and_never_whether_words_are_good(
    hall: HallProcess,
) -> None:
    game, (first, second) = two_at_a_table(Visitor(hall), Visitor(hall))
    rack = [sign for sign in first.look(game, "seat-1")["view"]["own"]["rack"] if sign != "?"]
    squares = [{"square": 112 + at, "tile": tile} for at, tile in enumerate(rack[:2])]
    shown = first.post(f"/api/games/{game}/draft?place=seat-1", squares=squares)
    assert shown["words"] == ["".join(rack[:2])]
    assert shown["score"] > 0
    told = {"type", "seat", "squares", "play", "words", "points", "bonus", "score", "fault"}
    assert set(shown) <= told
    assert first.look(game, "seat-1")["draft"] == shown
    assert second.look(game, "seat-2")["draft"] is None
    second.post(f"/api/games/{game}/draft?place=seat-1", squares=squares, status=403)


def test_records_go_out_when_the_game_is_over_and_come_back_in(hall: HallProcess) -> None:
    game, sitting = two_at_a_table(Visitor(hall), Visitor(hall))
    assert "racks" in sitting[0].get(f"/api/games/{game}/record", status=409)["text"]
    play_out(game, sitting)
    record = sitting[0].http.get(f"/api/games/{game}/record")
    assert record.status_code == 200
    assert record.text.count('"secret"') == 1
    gcg = sitting[1].http.get(f"/api/games/{game}/gcg").text
    assert "#player1 " in gcg
    for text in (record.text, gcg):
        kept = sitting[0].post("/api/records", record=text, title="Again", status=201)["game"]
        again = sitting[0].look(kept, "public")
        assert again["info"]["title"] == "Again"
        assert again["info"]["is_imported"]
    assert Visitor(hall).http.get(f"/api/games/{game}/record").text == record.text
    damaged = record.text[: len(record.text) // 2]
    sitting[0].post("/api/records", record=damaged, status=422)


def test_an_invitation_tells_how_long_one_has(hall: HallProcess) -> None:
    host, friend = Visitor(hall, "Host"), Visitor(hall, "Friend")

    def told(**opening: Any) -> tuple[int, int | None]:
        token = host.open(sides=2, own=["seat-1"], **opening)["tokens"]["seat-2"]
        invited = friend.post("/api/invitations", token=token)
        return invited["turn_seconds"], invited["clock_seconds"]

    clocks = {"clocks.use": "on", "clocks.seconds": 1500, "clocks.overtime_points": 10}
    assert told() == (0, None)
    assert told(settings=clocks) == (0, 1500)
    assert told(by_days={"days": 3, "bank": 3}) == (3 * 24 * 3600, None)


def test_a_rematch_is_one_game_whoever_asks(hall: HallProcess) -> None:
    game, sitting = two_at_a_table(Visitor(hall), Visitor(hall))
    sitting[0].post(f"/api/games/{game}/rematch", status=409)
    play_out(game, sitting)
    games = {one.post(f"/api/games/{game}/rematch", status=201)["game"] for one in sitting}
    assert len(games) == 1
    assert sitting[1].look(games.pop(), "seat-2")["view"]["phase"] == "setting up"
