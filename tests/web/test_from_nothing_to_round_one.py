"""From nothing to round 1 with forty players, counted as an organiser's hand would feel it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

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


class Hand:
    """An organiser's hand: what it presses is counted."""

    def __init__(self, desk: Guest) -> None:
        self.desk = desk
        self.page = desk.page
        self.presses: list[str] = []
        desk.context.expose_function("pressed", lambda: self.presses.append(self.page.url))
        desk.context.add_init_script(COUNT)

    def press(self, name: str | re.Pattern[str]) -> None:
        self.page.get_by_role("button", name=name).click()

    def type_into(self, field: Locator, text: str) -> None:
        field.click()
        field.fill(text)

    def create(self, preset: str, place: str = "") -> None:
        page = self.page
        self.desk.go("events/new")
        page.get_by_role("radio", name=preset).click()
        if place:
            self.type_into(page.get_by_role("textbox", name="Where is it?"), place)
        day = page.locator("input").and_(page.get_by_label("Day", exact=True)).first
        self.type_into(day, "2027-05-01")
        self.type_into(page.get_by_label("Your name"), "Olive")
        self.press("Create event")
        page.wait_for_url("**/desk")
        self.press("I have saved it")

    def bring_in(self, rows: str, count: int) -> None:
        self.press("Import a list")
        self.type_into(sheet(self.desk).get_by_label("Or paste the rows"), rows)
        self.press("Read list")
        self.press(f"Enter all {count}")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def open_tab(self, name: str) -> None:
        tabs = self.page.get_by_role("navigation", name="Parts of the desk")
        tabs.get_by_role("link", name=name).click()

    def rounds(self) -> Any:
        event = self.page.url.split("/events/")[1].split("/")[0]
        address = f"{self.desk.url}/api/events/{event}/rounds"
        return self.desk.context.request.get(address).json()["divisions"][0]["rounds"]


def test_forty_imported_players_are_in_round_one_after_at_most_fifteen_clicks(
    guest: GuestMaker,
) -> None:
    desk = guest(viewport=LAPTOP)
    hand, page = Hand(desk), desk.page
    hand.create("WESPA", "The Old Mill")
    hand.bring_in(FORTY, 40)
    hand.open_tab("Rounds")
    expect(page.get_by_text("2 players have no rating and are seeded last")).to_be_visible()
    hand.press("Seed by rating")
    hand.press("Pair the round")
    expect(page.get_by_role("heading", name=re.compile("^Round 1"))).to_be_visible()
    # What is paired has to be played before the next round.
    pair = page.get_by_role("button", name="Pair the round")
    expect(pair.and_(page.locator(":enabled"))).to_have_count(0)
    [round_one] = hand.rounds()
    assert len(round_one["matches"]) == 20
    assert len(hand.presses) <= MOST, hand.presses
    assert desk.faults() == []


def test_forty_who_show_their_ids_are_in_a_bracket_after_at_most_fifteen_clicks(
    guest: GuestMaker,
) -> None:
    desk = guest(viewport=LAPTOP)
    hand = Hand(desk)
    hand.create("Intramural knockout")
    head, *rows = FORTY.splitlines()
    eligible = "\n".join([f"{head};Eligible", *(f"{row};yes" for row in rows)])
    hand.bring_in(eligible, 40)
    hand.open_tab("Check-in")
    hand.press("Check in all 40, IDs seen")
    expect(desk.page.get_by_text("Nobody is missing.")).to_be_visible()
    hand.open_tab("Rounds")
    hand.press("Seed by rating")
    expect(desk.page.get_by_text("0 of 8 results")).to_be_visible()
    assert len(hand.presses) <= MOST, hand.presses
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
