"""What can be played: sheets, boards, tiles, words and players, told to whoever asks."""

from __future__ import annotations

import httpx
import pytest

from rackhouse.rules import Sheet
from tests.kit.hall_process import PATIENCE, HallProcess
from tests.kit.visitor import Visitor, checked


def test_every_sheet_can_be_read_and_played_from_what_is_told(small_hall: HallProcess) -> None:
    visitor = Visitor(small_hall)
    summaries = visitor.get("/api/sheets")
    assert [one["name"] for one in summaries] == list(Sheet.names())
    for one in summaries:
        page = visitor.get(f"/api/sheets/{one['name']}")
        assert page["sheet"] == one
        assert page["explanation"].startswith("# ")
        sentences = [rule for part in page["parts"] for rule in part["sentences"]]
        assert all(rule["text"] in page["explanation"].replace("\\", "") for rule in sentences)
        used = {name for rule in sentences for name in rule["readings"]}
        assert set(page["readings"]) == used
        layout = visitor.get(f"/api/layouts/{page['values']['tiles.board']}")
        assert len(layout["premiums"]) == layout["rows"] * layout["columns"]
        tiles = visitor.get(f"/api/tile-sets/{page['values']['tiles.set']}")
        assert tiles["total"] == tiles["blanks"] + sum(kind["count"] for kind in tiles["tiles"])


def test_a_sheet_of_ones_own_is_checked_and_played(small_hall: HallProcess) -> None:
    visitor = Visitor(small_hall)
    text = 'extends = "base"\ntitle = "Ours"\n[tiles]\nrack = 8\n'
    assert visitor.post("/api/sheets/check", text=text)["values"]["tiles.rack"] == 8
    opened = visitor.open(sheet_text=text, sides=2, own=["seat-1"])
    assert visitor.look(opened["game"], "seat-1")["view"]["title"] == "Ours"
    wrong = visitor.post("/api/sheets/check", text=text.replace("8", "0"), status=422)
    assert "rack" in wrong["text"]


def test_settings_are_laid_over_a_sheet_and_given_back_as_a_file(small_hall: HallProcess) -> None:
    visitor = Visitor(small_hall)
    kinds = {knob["key"]: knob["kind"] for knob in visitor.get("/api/knobs")}
    assert kinds["tiles.board"] == "choice"
    settings = {"title": "Ours", "tiles.rack": 8, "disputes.markers": True}
    assert [kinds[key] for key in settings] == ["text", "number", "yes-no"]
    changed = visitor.post("/api/sheets/change", sheet="base", settings=settings)
    assert settings.items() <= changed["values"].items()
    assert "words.dictionary" in changed["needs"]
    again = visitor.post("/api/sheets/change", text=changed["text"], settings={"tiles.rack": 9})
    assert (again["values"]["title"], again["values"]["tiles.rack"]) == ("Ours", 9)
    wrong = visitor.post("/api/sheets/change", settings={"tiles.rack": 99}, status=422)
    assert wrong["text"] == "tiles.rack is 99, but it must be a whole number from 1 to 15."


def test_every_rule_tells_which_values_it_tells(small_hall: HallProcess) -> None:
    page = Visitor(small_hall).get("/api/sheets/base")
    rules = [rule for part in page["parts"] for rule in part["sentences"]]
    assert all(set(rule["keys"]) <= set(page["values"]) for rule in rules)
    assert any("tiles.rack" in rule["keys"] for rule in rules)


def test_a_sheet_of_ones_own_is_printed(small_hall: HallProcess) -> None:
    text = 'extends = "base"\ntitle = "Ours"\n'
    address = f"{small_hall.url}/api/sheets/print"
    answer = httpx.post(address, json={"text": text, "paper": "letter"}, timeout=PATIENCE)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
    assert answer.content.startswith(b"%PDF-")
    assert httpx.post(address, json={"text": "title = "}).status_code == 422


def test_a_games_own_rules_are_told_to_whoever_may_look(small_hall: HallProcess) -> None:
    host, stranger = Visitor(small_hall), Visitor(small_hall)
    game = host.open(own=["seat-1"], settings={"tiles.rack": 8})["game"]
    assert host.get(f"/api/games/{game}/rules", place="seat-1")["values"]["tiles.rack"] == 8
    stranger.get(f"/api/games/{game}/rules", status=403)


def test_words_and_players_are_named(small_hall: HallProcess) -> None:
    visitor = Visitor(small_hall)
    kinds = {one["name"]: one["kind"] for one in visitor.get("/api/words")}
    assert kinds["enable"] == "list"
    for player in visitor.get("/api/players"):
        assert player["sentence"].startswith(player["name"])
        visitor.open(sides=2, own=["seat-1"], chairs=[{"seat": 1, "player": player["name"]}])
    chairs = [{"seat": 1, "player": "nobody"}]
    visitor.post("/api/games", sides=2, chairs=chairs, status=422)


def test_codes_are_drawn_of_the_halls_own_links_alone(small_hall: HallProcess) -> None:
    url = f"{small_hall.url}/api/codes"
    code = httpx.post(url, json={"link": f"{small_hall.url}/join#secret"})
    assert code.headers["content-type"] == "image/svg+xml"
    assert code.text.startswith("<svg")
    checked(httpx.post(url, json={"link": "https://elsewhere.example/"}), 422)
    checked(httpx.post(url, json={"link": f"{small_hall.url}.elsewhere.example/"}), 422)


@pytest.mark.rule("A-30")
def test_clocks_turned_on_are_answered_with_what_has_to_be_said(small_hall: HallProcess) -> None:
    visitor = Visitor(small_hall)
    on = {"clocks.use": "on"}
    for path, body in (
        ("/api/sheets/change", {"sheet": "iowa", "settings": on}),
        ("/api/games", {"sheet": "iowa", "settings": on, "own": ["seat-1"]}),
    ):
        asked = visitor.post(path, **body, status=422)["text"]
        assert "How much time does each side have" in asked
        assert "How many points does each started minute over cost" in asked
    said = {**on, "clocks.seconds": 1500, "clocks.overtime_points": 0}
    changed = visitor.post("/api/sheets/change", sheet="iowa", settings=said)
    again = visitor.post("/api/sheets/change", text=changed["text"], settings={})
    assert again["values"]["clocks.overtime_points"] == 0
