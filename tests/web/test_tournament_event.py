"""A tournament as directors know it: who goes first is shown, and COP says how it paired."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.web.desk_hands import pair_round, print_paper, start, type_result
from tests.web.hosting import LAPTOP, create, enter, open_tab, sheet

GuestMaker = Callable[..., Guest]
NAMES = ("Ann", "Ben", "Cleo", "Dan")
BOOK = {"Where is it?": "The Old Mill", "Day": "2027-05-01"}


def test_who_goes_first_is_shown_and_cop_tells_its_reasoning(guest: GuestMaker) -> None:
    desk = guest(viewport=LAPTOP)
    event = create(desk, "NASPA tournament", BOOK)
    enter(desk, event, *NAMES)
    open_tab(desk, "Rounds")
    page = desk.page
    page.get_by_role("button", name="Change format or merge").click()
    sheet(desk).get_by_label("Format").select_option(label="COP: by what can still be won")
    sheet(desk).get_by_label("Number of rounds").fill("3")
    sheet(desk).get_by_label("Rounds of Swiss before COP").fill("1")
    sheet(desk).get_by_label("Reason").fill("as last year")
    sheet(desk).get_by_role("button", name="Change the format").click()
    start(desk, *NAMES)
    pair_round(desk)
    expect(page.get_by_text("1st", exact=True)).to_have_count(2)
    expect(page.get_by_text("2nd", exact=True)).to_have_count(2)
    assert "Goes first" in print_paper(desk, "Pairings by table")
    assert print_paper(desk, "Pairings by name").count("2nd") == 2

    for one, other in (("Ann", "Cleo"), ("Ben", "Dan")):
        type_result(desk, {one: 400, other: 300})
    pair_round(desk)
    page.get_by_text("How this round was paired").click()
    expect(page.get_by_text("COP played out the 2 rounds to come")).to_be_visible()
    expect(page.get_by_text("COP: both can still get place 1.").first).to_be_visible()

    open_tab(desk, "Plan")
    firsts = page.get_by_role("region", name="Who goes first")
    expect(firsts.get_by_label("Who goes first")).to_have_value("balanced")
    firsts.get_by_label("Who goes first").select_option(label="Drawn at the board")
    firsts.get_by_role("button").click()
    expect(firsts.get_by_role("status")).not_to_be_empty()
    open_tab(desk, "Rounds")
    expect(page.get_by_text("How this round was paired")).to_be_visible()
    expect(page.get_by_text("1st", exact=True)).to_have_count(0)
    open_tab(desk, "Standings")
    expect(page.get_by_role("table")).to_be_visible()
    expect(page.get_by_role("columnheader", name="1sts")).to_have_count(0)
