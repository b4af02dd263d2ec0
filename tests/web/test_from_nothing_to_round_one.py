"""From nothing to round 1 with forty players, counted as an organiser's hand would feel it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.kit.browser import Guest
from tests.web.hosting import LAPTOP, sheet

GuestMaker = Callable[..., Guest]
MOST = 15
COUNT = """
addEventListener("pointerdown", ({ isTrusted }) => isTrusted && pressed(), { capture: true });
"""
"""Tells the test of every press of the mouse, on whatever page it is."""
FIRST = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana")
LAST = ("Ash", "Birch", "Cedar", "Elm", "Fir")
FORTY = "Name;Club;Rating\n" + "".join(
    f"{first} {last};Mill Lane;{1900 - 20 * at if at < 38 else ''}\n"
    for at, (last, first) in enumerate((last, first) for last in LAST for first in FIRST)
)


def test_forty_imported_players_are_in_round_one_after_at_most_fifteen_clicks(
    guest: GuestMaker,
) -> None:
    desk = guest(viewport=LAPTOP)
    page = desk.page
    presses: list[str] = []
    desk.context.expose_function("pressed", lambda: presses.append(page.url))
    desk.context.add_init_script(COUNT)

    def type_into(field: Locator, text: str) -> None:
        field.click()
        field.fill(text)

    desk.go("events/new")
    page.get_by_role("radio", name="WESPA").click()
    type_into(page.get_by_role("textbox", name="Where is it?"), "The Old Mill")
    type_into(page.locator("input").and_(page.get_by_label("Day", exact=True)).first, "2027-05-01")
    type_into(page.get_by_label("Your name"), "Olive")
    page.get_by_role("button", name="Create event").click()
    page.wait_for_url("**/desk")
    page.get_by_role("button", name="I have saved it").click()
    page.get_by_role("button", name="Import a list").click()
    type_into(sheet(desk).get_by_label("Or paste the rows"), FORTY)
    sheet(desk).get_by_role("button", name="Read list").click()
    sheet(desk).get_by_role("button", name="Enter all 40").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    tabs = page.get_by_role("navigation", name="Parts of the desk")
    tabs.get_by_role("link", name="Rounds").click()
    expect(page.get_by_text("2 players have no rating and are seeded last")).to_be_visible()
    page.get_by_role("button", name="Seed by rating").click()
    pair = page.get_by_role("button", name="Pair the round")
    pair.click()
    expect(page.get_by_role("heading", name=re.compile("^Round 1"))).to_be_visible()
    # What is paired has to be played before the next round.
    expect(pair.and_(page.locator(":enabled"))).to_have_count(0)
    event = page.url.split("/events/")[1].split("/")[0]
    rounds = desk.context.request.get(f"{desk.url}/api/events/{event}/rounds").json()
    [round_one] = rounds["divisions"][0]["rounds"]
    assert len(round_one["matches"]) == 20
    assert len(presses) <= MOST, presses
    assert desk.faults() == []


def test_ratings_come_from_a_list_and_doubtful_names_are_asked(guest: GuestMaker) -> None:
    desk = guest(viewport=LAPTOP)
    page = desk.page
    desk.go("events/new")
    page.get_by_role("radio", name="Village evening").check()
    page.locator("input").and_(page.get_by_label("Day", exact=True)).first.fill("2027-05-01")
    page.get_by_label("Your name").fill("Olive")
    page.get_by_role("button", name="Create event").click()
    page.wait_for_url("**/desk")
    page.get_by_role("button", name="I have saved it").click()
    page.get_by_role("button", name="Import a list").click()
    sheet(desk).get_by_label("Or paste the rows").fill("Ann Ash\nKatherine Oakes\n")
    sheet(desk).get_by_role("button", name="Read list").click()
    sheet(desk).get_by_role("button", name="Enter all 2").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Ratings from a list").click()
    over = sheet(desk)
    rated = "Rank  Name               Rating\n1     Ash, Ann           1512\n"
    over.get_by_label("Or paste the rows").fill(f"{rated}2     Oakes, Catherine   1200\n")
    over.get_by_role("button", name="Read list").click()
    expect(over.get_by_label("Rating of Ann Ash")).to_have_value("1512")
    expect(over.get_by_text("Is this the same person?")).to_be_visible()
    expect(over.get_by_role("button", name="Set 1 rating")).to_be_visible()
    over.get_by_label("Rating of Katherine Oakes").select_option(index=1)
    assert desk.faults() == []
    over.get_by_role("button", name="Set 2 ratings").click()
    expect(page.get_by_role("button", name="2 Katherine Oakes")).to_contain_text("rated 1200")
