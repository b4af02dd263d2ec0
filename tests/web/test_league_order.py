"""A league's matches in any order: whoever opens one, the other side finds the way in."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.kit.browser import Guest
from tests.web.desk_hands import numbers_of, paste_entries, start, to_be_typed, type_result
from tests.web.hosting import LAPTOP, PHONE, create, open_tab, sheet, sign_in

GuestMaker = Callable[..., Guest]
NAMES = ("Ann", "Ben", "Cy", "Dee")
SCREENS = "Play on screens"


@pytest.mark.rule("D-01", "D-02")
def test_the_other_side_finds_the_way_in_on_the_card_of_the_match(guest: GuestMaker) -> None:
    office = guest(viewport=LAPTOP)
    event = create(
        office,
        "league",
        {
            "On which day does the first week begin?": "2027-01-18",
            "To which address are results mailed?": "office@example.org",
        },
    )
    rows = "".join(f"{name};555 0101 2345\n" for name in NAMES)
    paste_entries(office, f"name;phone\n{rows}", *NAMES)
    numbers = numbers_of(office)
    start(office, *NAMES)
    ann = guest(viewport=PHONE)
    sign_in(ann, event, numbers["Ann"], "2345")
    ann.page.get_by_role("heading", name="Later matches").wait_for()
    later = ann.page.get_by_role("region", name="Match with").last
    name = str(later.get_attribute("aria-label")).removeprefix("Match with ").partition(",")[0]
    other = guest(viewport=PHONE)
    sign_in(other, event, numbers[name], "2345")

    # The sheet has all games played at the one venue: nobody is offered another way to play.
    expect(later.get_by_role("button", name="Open a score pad")).to_be_visible()
    expect(ann.page.get_by_role("button", name=SCREENS)).to_have_count(0)
    expect_no_screens_at_the_desk(office)
    expect(with_ann(other).get_by_role("button", name="Open a score pad")).to_be_visible()

    later.get_by_role("button", name="Open a score pad").click()
    ann.page.wait_for_url("**/pad/*")
    with_ann(other).get_by_role("button", name="Go to your table").click()
    other.page.wait_for_url(f"**/{ann.page.url.split('/')[-1]}")
    other.page.get_by_role("region", name="Players").wait_for()


def with_ann(guest: Guest) -> Locator:
    """The card of the match with Ann, which is none of the first week."""
    return guest.page.get_by_role("region", name="Match with Ann")


def expect_no_screens_at_the_desk(office: Guest) -> None:
    """Neither for one match nor for all of them."""
    open_tab(office, "Results")
    office.page.get_by_role("button", name="Other…").first.click()
    sheet(office).get_by_text("Game", exact=True).click()
    expect(sheet(office).get_by_role("button", name="Open a score pad")).to_be_visible()
    expect(sheet(office).get_by_role("button", name=SCREENS)).to_have_count(0)
    sheet(office).get_by_role("button", name="Close").click()
    open_tab(office, "Plan")
    expect(office.page.get_by_role("heading", name="How games are played")).to_be_visible()
    expect(office.page.get_by_role("group", name="How games are played")).to_have_count(0)


def test_the_public_page_of_a_league_shows_the_week_that_is_played(guest: GuestMaker) -> None:
    office, home = guest(viewport=LAPTOP), guest(viewport=PHONE)
    event = create(
        office,
        "league",
        {
            "On which day does the first week begin?": "2027-01-18",
            "To which address are results mailed?": "office@example.org",
        },
    )
    paste_entries(office, "name\nAnn\nBen\nCy\nDee\n", "Ann", "Ben", "Cy", "Dee")
    start(office, *NAMES)
    home.go(f"events/{event}")
    week = home.page.get_by_role("combobox", name="Round")
    # All weeks are paired at the start; the last one is of no use to anybody yet.
    expect(week.locator("option:checked")).to_have_text("Week 1")
    for pair in to_be_typed(office)[:2]:
        type_result(office, dict(zip(pair, (400, 350), strict=True)))
    expect(week.locator("option:checked")).to_have_text("Week 2")
    week.select_option(label="Week 3")
    expect(week.locator("option:checked")).to_have_text("Week 3")
