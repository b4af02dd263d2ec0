"""A club is founded, given events and a season, and shows them to everybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Guest, filled
from tests.web.hosting import ask, create, enter, tell
from tests.web.test_all_pages import cut_off, overflow

GuestMaker = Callable[..., Guest]


def play(desk: Guest, event: str) -> None:
    """One game, which the first entry wins."""
    tell(desk, event, "start division", division="main")
    tell(desk, event, "pair round", division="main")
    (match,) = ask(desk, f"events/{event}/rounds")["divisions"][0]["rounds"][0]["matches"]
    sides = [side["entry"] for side in match["sides"]]
    result = {"kind": "played", "scores": [310 if side == 1 else 290 for side in sides]}
    tell(desk, event, "record result", pairing=match["pairing"], sides=sides, result=result)


@pytest.mark.parametrize("width", [360, 1280])
def test_a_club_is_founded_and_its_season_shown(guest: GuestMaker, width: int) -> None:
    olive = guest(viewport={"width": width, "height": 800})
    page = olive.page
    event = create(olive, "Village evening", {"Day": "2027-05-08"})
    enter(olive, event, "Ann Thistlewick", "Bob Brackley")
    play(olive, event)
    olive.go("events")
    page.get_by_role("link", name="Clubs").click()
    page.get_by_label("Name of the club").fill("Oak Hill Word Club")
    page.get_by_role("button", name="Create club").click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Oak Hill Word Club")
    link = filled(page.get_by_label("Link: Get organiser link"))
    club = page.url
    assert "#" not in club, "the secret does not stay in the address"

    page.get_by_label("One of your public events").select_option(event)
    page.get_by_role("button", name="Add event").click()
    listed = page.get_by_role("region", name="Events", exact=True)
    expect(listed.get_by_role("listitem")).to_have_count(1)
    page.get_by_role("button", name="Edit club").click()
    form = page.get_by_role("dialog")
    form.get_by_role("button", name="Add season").click()
    form.get_by_label("Title").fill("Spring 2027")
    form.get_by_label("First day").fill("2027-03-01")
    form.get_by_label("Last day").fill("2027-05-31")
    form.get_by_label("About the club").fill("Every second Saturday in the back room.")
    form.get_by_role("button", name="Save club").click()
    season = page.get_by_role("table", name="Spring 2027")
    expect(season.get_by_role("row")).to_have_count(3)
    expect(season.get_by_role("row").nth(1)).to_contain_text("Ann Thistlewick")
    assert olive.faults() == []
    assert overflow(page) <= 0
    assert cut_off(page) == []

    visitor = guest(viewport={"width": width, "height": 800})
    visitor.go(club)
    expect(visitor.page.get_by_text("Every second Saturday in the back room.")).to_be_visible()
    expect(visitor.page.get_by_role("region", name="Highest games")).to_contain_text("310")
    expect(visitor.page.get_by_role("button", name="Edit club")).to_have_count(0)
    visitor.go(link)
    visitor.page.get_by_label("Your name").fill("Sam")
    visitor.page.get_by_role("button", name="Join the organisers").click()
    expect(visitor.page.get_by_role("button", name="Edit club")).to_be_visible()
    assert visitor.faults() == []
