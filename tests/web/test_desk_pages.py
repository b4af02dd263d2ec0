"""Every page of an event: nothing for axe to find, room for large text, all of it in German."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, Route, expect

from tests.kit.browser import Guest
from tests.web.hosting import LAPTOP, ask, create, enter, open_tab, tell
from tests.web.test_all_pages import cut_off, left_untold, overflow, sentences

GuestMaker = Callable[..., Guest]
TABS = ("entries", "check-in", "equipment", "plan", "prints", "people", "mail", "log")
PRINTS = ("poster", "check-in", "badges", "rules", "score-sheets", "scorecards")
LONG = "Wilhelmina-Theodora von und zu Hohenlohe-Schillingsfürst-Waldenburg"


def in_full_swing(guest: Guest) -> str:
    """An event with something on each of its pages; its id."""
    ask(guest, "people", {"name": "Olive"})
    guest.context.add_init_script("localStorage.setItem('rackhouse.known', 'yes')")
    day = {"day": "2027-05-01", "opens": "09:00", "closes": "17:00"}
    answers = {"sessions": [day], "title": "Frühling 2027"}
    body = {"id": "swing", "preset": "washburn", "answers": answers}
    event: str = ask(guest, "events", body)["event"]
    enter(guest, event, LONG, "Ελένη Παπαδοπούλου", "דנה לוי", answers={"eligibility": "yes"})
    tell(guest, event, "check id", entry=1, proper=True)
    tell(guest, event, "check id", entry=2, proper=False)
    tell(guest, event, "check in", entry=1)
    tell(guest, event, "lend", label="board 2", entry=1, id_held=True)
    tell(guest, event, "start round clock", seconds=3000)
    return event


def every_page(event: str) -> tuple[str, ...]:
    desk = tuple(f"events/{event}/desk/{tab}" for tab in TABS)
    others = (f"events/{event}", f"events/{event}/sign-up", "events", "events/new?preset=iowa")
    return (*desk, *others)


def open_page(guest: Guest, path: str) -> Page:
    guest.go(path)
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    expect(guest.page.locator("main :is(li, form, ul, p):visible").first).to_be_visible()
    if path.startswith("events/new"):
        expect(guest.page.get_by_role("radio").first).to_be_visible()  # what is asked comes with it
    return guest.page


@pytest.mark.parametrize(("light", "width"), [("light", 360), ("dark", 1280)])
def test_axe_finds_nothing_and_nothing_runs_over_the_side(
    guest: GuestMaker, light: Literal["light", "dark"], width: int
) -> None:
    me = guest(color_scheme=light, viewport={"width": width, "height": 800})
    for path in every_page(in_full_swing(me)):
        page = open_page(me, path)
        assert me.faults() == [], path
        assert overflow(page) <= 0, path


@pytest.mark.parametrize("width", [360, 1280])
def test_text_of_twice_the_size_has_room(guest: GuestMaker, width: int) -> None:
    me = guest(viewport={"width": width, "height": 800})
    event = in_full_swing(me)
    me.go("settings")
    me.page.get_by_label("Text size").select_option("200 %")
    for path in every_page(event):
        page = open_page(me, path)
        assert overflow(page) <= 0, path
        assert cut_off(page) == [], path


def test_german_is_all_that_is_said(guest: GuestMaker) -> None:
    me = guest(locale="de-DE", viewport={"width": 1280, "height": 800})
    english = sentences("en") - sentences("de") - {"English"}
    for path in every_page(in_full_swing(me)):
        page = open_page(me, path)
        # An event is called what its organiser calls it.
        named = {one["title"] for one in ask(me, "events")} if path == "events" else set()
        assert left_untold(page, english - named) == [], path


def test_what_is_offered_on_paper_and_as_files_is_there(guest: GuestMaker) -> None:
    me = guest(viewport={"width": 1280, "height": 800})
    event = in_full_swing(me)
    page = open_page(me, f"events/{event}/desk/prints")
    page.get_by_label("Paper").select_option("Letter")
    expect(page.get_by_role("link", name="Poster")).to_be_visible()
    links = page.get_by_role("main").get_by_role("link")
    addresses = [str(link.get_attribute("href")) for link in links.all()]
    assert [one for one in addresses if "/prints/" in one and "paper=letter" in one] == [
        one for one in addresses if "/prints/" in one
    ]
    drawn = {one.split("/prints/")[1].split(".pdf")[0] for one in addresses if "/prints/" in one}
    assert drawn == set(PRINTS)
    for address in addresses:
        answer = me.context.request.get(address)
        assert answer.ok, (address, answer.text())
        assert len(answer.body()) > 40, address


def test_the_pages_of_events_are_no_part_of_a_table(guest: GuestMaker) -> None:
    me = guest()
    me.go("")
    me.page.get_by_role("button", name="Play now").click()
    me.wait_for_table()
    me.page.wait_for_load_state("networkidle")
    loaded = me.page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    names = [one.rpartition("/")[2].lower() for one in loaded]
    assert not [one for one in names if re.match(r"(desk|events|presets|rounds)[-.]", one)], names


def test_a_tab_whose_file_went_with_an_upgrade_comes_with_the_new_pages(guest: GuestMaker) -> None:
    desk = guest(viewport=LAPTOP)
    create(desk, "Village evening", {"Day": "2027-05-01"})
    gone: list[str] = []

    def not_any_more(route: Route) -> None:
        if gone:
            route.continue_()
        else:
            gone.append(route.request.url)
            route.fulfill(status=404)

    desk.page.route("**/assets/LogTab-*.js", not_any_more)
    open_tab(desk, "Log")
    expect(desk.page.get_by_role("main").get_by_text("Announced the event")).to_be_visible()
    assert len(gone) == 1
    desk.complaints.clear()  # what the browser said of the missing file
