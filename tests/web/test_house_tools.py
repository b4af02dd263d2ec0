"""What a director does from a browser: time, money, disputes, a side that has left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.kit.browser import Guest
from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor
from tests.web.gathering import take

GuestMaker = Callable[..., Guest]
LOTS = {"command": "begin", "lots": [["A", "B"]]}


class Held:
    """A game with real tiles that somebody enters for both sides, and its director's page."""

    def __init__(self, hall: HallProcess, director: Guest, **opening: Any) -> None:
        self.keeper = Visitor(hall, "Joan")
        places = ["seat-1", "score-keeper"]
        opened = self.keeper.open(
            custody="table", sides=2, own=places, names=["Joan", "Bert"], **opening
        )
        self.game: str = opened["game"]
        self.director = director
        director.go(take(director, opened["tokens"]["director"], "Dora"))
        self.do("score-keeper", LOTS)

    def do(self, place: str, order: dict[str, Any]) -> None:
        """Something happens at the table."""
        seen = self.keeper.look(self.game, place)["number"]
        answer = self.keeper.order(self.game, place, seen, order)
        assert answer["type"] == "done", answer

    def view(self) -> Any:
        """The game as anybody at the table sees it."""
        return self.keeper.look(self.game, "score-keeper")["view"]

    def panel(self) -> Page:
        """The director's page with its tools open."""
        page = self.director.page
        page.get_by_role("button", name="More", exact=True).first.click()
        page.get_by_role("heading", name="More").wait_for()
        return page


def test_a_director_ends_the_round_lets_a_side_off_and_takes_one_out(
    guest: GuestMaker, hall: HallProcess
) -> None:
    me = guest(viewport={"width": 1280, "height": 800})
    held = Held(hall, me, sheet="fundraiser", settings={"round.seconds": 2700})
    held.do("seat-1", {"command": "buy help", "help": "letter", "letter": "S", "give": "A"})
    owed = held.view()["sides"][0]["owed"]
    assert owed > 0
    page = held.panel()
    page.get_by_label("Minutes from now").fill("20")
    page.get_by_role("button", name="Set the end of the round").click()
    expect(page.get_by_text("The round ends in 20 minutes at the latest.")).to_be_visible()
    page.get_by_text("1 fee on the tabs").click()
    page.get_by_text("Forfeit a side").click()
    assert me.faults_in_both_lights() == []
    page.get_by_role("button", name="Waive").click()
    expect(page.get_by_text("fee on the tabs")).to_have_count(0)
    assert held.view()["sides"][0]["owed"] == 0
    page.get_by_label("Why?").fill("Left the hall")
    page.get_by_role("radio", name="Bert").check()
    page.get_by_role("button", name="Forfeit this side").click()
    expect(page.get_by_text("Forfeit a side")).to_have_count(0)
    assert [side["is_resigned"] for side in held.view()["sides"]] == [False, True]


def test_a_director_awards_a_match_after_a_marked_discrepancy(
    guest: GuestMaker, hall: HallProcess
) -> None:
    me = guest(viewport={"width": 360, "height": 740}, has_touch=True)
    held = Held(hall, me, settings={"disputes.markers": True})
    held.do("seat-1", {"command": "commit", "play": "8D TRAINER"})
    held.do("seat-2", {"command": "mark discrepancy", "note": "The tally is two short."})
    held.do("seat-2", {"command": "resign"})
    for seat, tiles in ((1, "EEEEEEE"), (2, "IIIIIII")):
        if held.view()["phase"] == "racks":
            order = {"command": "declare rack", "seat": seat - 1, "tiles": tiles}
            held.do(f"seat-{seat}", order)
    assert held.view()["end"]["places"] == [1, 2]
    page = me.page
    page.get_by_role("button", name="Turn").click()
    page.get_by_role("button", name="More", exact=True).first.click()
    ruling = page.get_by_role("form", name="The tally is two short.")
    ruling.get_by_label("Award the match to a side").check()
    ruling.get_by_label("Bert").check()
    ruling.get_by_label("A note for the record").fill("Recounted")
    assert me.faults() == []
    ruling.get_by_role("button", name="Save ruling").click()
    expect(page.get_by_text("The director awarded the match.")).to_be_visible()
    assert held.view()["end"]["places"] == [2, 1]
