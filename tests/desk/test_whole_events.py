"""Events over the network, from their creation to their last place."""

from __future__ import annotations

import pytest

from tests.desk.office import ANSWERS, Official, knockout
from tests.kit.hall_process import HallProcess


@pytest.mark.parametrize("preset", list(ANSWERS))
def test_every_preset_becomes_an_event_that_can_be_looked_at(
    hall: HallProcess, preset: str
) -> None:
    organiser = Official(hall, "Olive")
    event = organiser.create(preset)
    seen = organiser.see()
    assert (seen["event"], seen["role"], seen["number"]) == (event, "organiser", 1)
    assert "pair round" in seen["may"]
    for page in ("entries", "rounds", "standings", "money", "equipment", "matters", "log", "links"):
        organiser.see(page)
    listed = organiser.get("/api/events")
    assert listed[0]["event"] == event
    assert listed[0]["roles"] == ["organiser"]


def test_a_knockout_runs_to_its_champion(hall: HallProcess) -> None:
    organiser = Official(hall, "Olive")
    one, two, three = knockout(organiser, "Ann", "Bob", "Cleo")
    rounds = organiser.see("rounds")["divisions"][0]["rounds"]
    assert [one["name"]["key"] for one in rounds] == ["semi", "final"]
    first, second = rounds[0]["matches"]
    assert [side["says"] for side in first["sides"]] == ["bye", "nobody"]
    assert [side["name"] for side in second["sides"]] == ["Bob", "Cleo"]
    coming = {"which": "winner", "round": 1, "index": 1}
    assert rounds[1]["matches"][0]["sides"][1]["comes_from"] == coming
    question = organiser.tell(
        "record result",
        pairing=second["pairing"],
        sides=[two, three],
        result={"kind": "played", "scores": [4000, 380]},
    )
    assert question["is_question"]
    organiser.do(
        "record result",
        pairing=second["pairing"],
        sides=[two, three],
        result={"kind": "played", "scores": [400, 400], "before": [391, 402]},
    )
    final = organiser.see("rounds")["divisions"][0]["rounds"][1]["matches"][0]
    assert [side["entry"] for side in final["sides"]] == [one, three]
    organiser.do(
        "record result",
        pairing=final["pairing"],
        sides=[one, three],
        result={"kind": "played", "scores": [410, 300]},
    )
    organiser.do("certify division", division="main")
    standings = organiser.see("standings")["divisions"][0]
    assert [row["name"] for row in standings["rows"]] == ["Ann", "Cleo", "Bob"]
    assert standings["awards"][0]["names"] == ["Ann"]
    assert standings["is_certified"]


def test_a_command_sent_twice_is_done_once_and_answered_alike(hall: HallProcess) -> None:
    organiser = Official(hall, "Olive")
    knockout(organiser, "Ann", "Bob")
    pairing = organiser.see("rounds")["divisions"][0]["rounds"][0]["matches"][0]
    sides = [side["entry"] for side in pairing["sides"]]
    result = {"kind": "played", "scores": [400, 300]}
    body = {"pairing": pairing["pairing"], "sides": sides, "result": result}
    first = organiser.tell("record result", name="slip-1", **body)
    again = organiser.tell("record result", name="slip-1", **body)
    other = organiser.tell("record result", name="slip-2", **body)
    assert first == again
    assert other["kind"] == "refused"
    log = organiser.see("log")["actions"]
    assert log[0]["words"] == "Ann \N{EN DASH} Bob: 400 : 300"
    assert log[0]["who"] == "Olive"
    organiser.do("undo", action=first["first"])
    assert organiser.see("log")["actions"][1]["is_undone"]


def test_who_was_reported_against_can_still_report_otherwise(hall: HallProcess) -> None:
    organiser = Official(hall, "Olive")
    organiser.create("depaul")
    numbers = [
        one["entry"] for one in organiser.sign_up("Ann", "Ben", details={"phone": "5551234"})
    ]
    organiser.do("start division", division="main", seeds=numbers)
    players = {number: Official(hall, f"Player {number}", organiser.event) for number in numbers}
    for number, player in players.items():
        player.post(f"/api/events/{player.event}/sign-in", entry=number, digits="1234")
    (match,) = organiser.see("rounds")["divisions"][0]["rounds"][0]["matches"]
    winner, loser = (side["entry"] for side in match["sides"])
    report = {"pairing": match["pairing"], "scores": [400, 380]}
    players[winner].do("report result", entry=winner, **report)
    assert players[winner].see("matters")["arrangements"] == []
    (open_,) = players[loser].see("matters")["arrangements"]
    assert open_["is_over"]
    assert [one["scores"] for one in open_["reports"]] == [[400, 380]]
    players[loser].do("report result", entry=loser, **{**report, "scores": [370, 380]})
    assert players[loser].see("matters")["arrangements"] == []
    (discrepancy,) = organiser.see("matters")["discrepancies"]
    assert [one["scores"] for one in discrepancy["reports"]] == [[400, 380], [370, 380]]


def test_an_event_that_was_announced_stays_announced(small_hall: HallProcess) -> None:
    organiser = Official(small_hall, "Olive")
    knockout(organiser, "Ann", "Bob")
    refused = organiser.tell("undo", action=1, together=True)
    assert refused["reason"]["text"].startswith("An event that was announced cannot be unannounced")
    organiser.do("undo", action=2, together=True)
    assert [one["number"] for one in organiser.see("entries")["entries"]] == [2]
    organiser.drop(f"/api/events/{organiser.event}/entries/1")


def test_settings_under_which_nothing_can_be_played_or_paid_are_refused(
    small_hall: HallProcess,
) -> None:
    organiser = Official(small_hall, "Olive")
    body = {"preset": "priston", "answers": ANSWERS["priston"]}
    for settings in (
        {"currency": "XQQ"},
        {"tables": {"lexicon": "no such list"}},
        {"tables": {"settings": {"tiles.rack": 900}}},
    ):
        organiser.post("/api/events", id="bad", settings=settings, status=422, **body)
    organiser.create("priston", settings={"goal": 5000, "currency": "GBP"})
    path = f"/api/events/{organiser.event}/settings"
    organiser.put(path, status=422, currency="XQQ")
    organiser.put(path, status=200, goal=7000, currency="GBP", tables={"custody": "dealt"})
    seen = Official(small_hall, "Eve", organiser.event).see()
    assert (seen["goal"], seen["currency"]) == (7000, "GBP")
    eve = Official(small_hall, "Eve", organiser.event)
    eve.put(path, status=403, goal=1)


def test_what_a_sheet_leaves_open_is_asked_and_a_missing_answer_is_a_sentence(
    small_hall: HallProcess,
) -> None:
    visitor = Official(small_hall, "Olive")
    shown = visitor.get("/api/presets")
    assert sorted(one["name"] for one in shown) == sorted(ANSWERS)
    wrong = {"sessions": [{"day": "2027-05-01", "weekday": "Sunday", "opens": "09:00",
                           "closes": "17:00"}]}  # fmt: skip
    refused = visitor.post("/api/events", id="a", preset="washburn", answers=wrong, status=422)
    assert refused["text"] == "May 1, 2027 is a Saturday, not a Sunday. Which is right?"
    asked = visitor.post("/api/events", id="b", preset="washburn", status=422)
    assert asked["text"].startswith("Please answer this: ")
