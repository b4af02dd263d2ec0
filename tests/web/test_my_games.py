"""One's games, as the page lists them: running, over, found, brought from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from rackhouse.record.gcg import read_gcg
from tests.kit.browser import Guest
from tests.kit.hall_process import HallProcess
from tests.web.past import AtBrowser, played_out

GuestMaker = Callable[..., Guest]
GCG = Path(__file__).resolve().parents[1] / "replay" / "games" / "two-players.gcg"


def test_running_games_say_whose_turn_it_is_and_finished_ones_how_they_ended(
    guest: GuestMaker, hall: HallProcess
) -> None:
    me = guest(viewport={"width": 1280, "height": 860})
    visitor = AtBrowser(hall, me, "Ruth")
    over = played_out(visitor, title="Played out")
    waiting = visitor.open(sides=2, own=["seat-1"], title="Waiting")["game"]
    page = me.page
    me.go("games")
    running = page.get_by_role("region", name="Running").get_by_role("listitem")
    expect(running).to_have_count(1)
    expect(running).to_contain_text("Not started yet")
    expect(running.get_by_role("link")).to_have_attribute(
        "href", re.compile(rf"/games/{waiting}\?place=seat-1$")
    )
    finished = page.get_by_role("region", name="Finished").get_by_role("listitem")
    expect(finished).to_have_count(1)
    expect(finished).to_contain_text("Walt")
    finished.get_by_role("link", name="Played out").first.click()
    page.wait_for_url(re.compile(rf"/games/{over}/finished"))
    me.go("games")
    page.get_by_role("button", name=re.compile("Rematch.*Played out")).click()
    me.wait_for_table()
    assert me.look()["phase"] == "setting up"


def test_a_game_is_found_by_its_title(guest: GuestMaker, hall: HallProcess) -> None:
    me = guest()
    visitor = AtBrowser(hall, me, "Ruth")
    for title in ("Tuesday club", "Friday club", *(f"Evening {at}" for at in range(40))):
        visitor.open(sides=2, own=["seat-1"], title=title)
    me.go("games")
    page = me.page
    rows = page.get_by_role("region", name="Running").get_by_role("listitem")
    expect(rows).to_have_count(40)
    search = page.get_by_role("searchbox")
    search.fill("tues CLUB")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Tuesday club")
    search.fill("no such game")
    expect(page.get_by_text("No game matches your search.")).to_be_visible()
    search.fill("")
    expect(rows).to_have_count(42)


def test_a_gcg_file_is_brought_in_and_looked_back_at(guest: GuestMaker, tmp_path: Path) -> None:
    me = guest(viewport={"width": 1280, "height": 860})
    me.go("games")
    page = me.page
    expect(page.get_by_text("No games yet.")).to_be_visible()
    assert me.faults() == []
    page.get_by_label("Choose file").set_input_files(GCG)
    page.wait_for_url(re.compile(r"/games/[\w-]+/finished"))
    me.wait_for_table()
    # The file tells the racks, so the engine has a view.
    expect(page.get_by_text(re.compile(r" held [^.]+$"))).to_be_visible()
    expect(page.get_by_text("This game was played with real tiles")).to_be_visible()
    assert me.faults() == []
    me.go("games")
    row = page.get_by_role("region", name="Finished").get_by_role("listitem")
    expect(row).to_contain_text("two-players")
    for player in read_gcg(GCG.read_bytes()).players:
        expect(row).to_contain_text(player.name)
    wrong = tmp_path / "wrong.gcg"
    wrong.write_text("#player1 a A\n#player2 b B\n>a: AEINRTT 8D TRAIN +99 99\n")
    page.get_by_label("Choose file").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("wrong.gcg")
    expect(page.get_by_role("alert")).to_contain_text("scores 12, not 99")
    me.complaints.clear()  # the browser itself notes that a request was refused


def test_axe_finds_nothing_on_a_phone(guest: GuestMaker, hall: HallProcess) -> None:
    me = guest(viewport={"width": 360, "height": 740})
    title = "A title that is a good deal longer than a phone is wide"
    played_out(AtBrowser(hall, me, "Ruth"), title=title)
    me.go("games")
    me.page.get_by_role("listitem").first.wait_for()
    assert me.faults_in_both_lights() == []
    me.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 360
