"""At the desk of a charity night: donations without a team, receipts, and prices on the wall."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.web.hosting import LAPTOP, create, open_tab, sheet

GuestMaker = Callable[..., Guest]
SCREEN = {"width": 1920, "height": 1080}


def test_a_donor_gives_without_a_team_and_the_wall_counts_it_beside_the_prices(
    guest: GuestMaker,
) -> None:
    desk, wall = guest(viewport=LAPTOP), guest(viewport=SCREEN)
    answers = {
        "What is the evening called?": "Letters for Good",
        "Where is it?": "The Old Mill",
        "How many minutes does a round last?": "45",
        "Day": "2027-05-01",
    }
    event = create(desk, "Charity", answers)
    wall.go(f"events/{event}/wall")
    expect(wall.page.get_by_role("heading", name="On sale at your table")).to_be_visible()
    expect(wall.page.get_by_text("$1 a point")).to_be_visible()

    open_tab(desk, "Money")
    page = desk.page
    page.get_by_role("button", name="Take a donation").click()
    sheet(desk).get_by_label("Amount").fill("25")
    sheet(desk).get_by_label("Name").fill("Aunt May")
    sheet(desk).get_by_label("Mail address").fill("may@example.test")
    assert desk.faults() == []
    sheet(desk).get_by_role("button", name="Save donation").click()
    expect(page.get_by_test_id("raised")).to_have_text("$25")
    expect(wall.page.locator(".sum")).to_have_text("$25")
    expect(page.get_by_role("rowheader", name="Aunt May")).to_be_visible()

    page.get_by_role("button", name="Every entry").click()
    receipt = page.get_by_role("link", name=re.compile("Print receipt"))
    expect(receipt).to_have_attribute("href", re.compile(r"receipt\.pdf\?payment=2"))
    page.get_by_role("button", name=re.compile("Mail receipt")).click()
    expect(page.get_by_text("The receipt for Aunt May is in the outbox.")).to_be_visible()
    open_tab(desk, "Mail")
    expect(page.get_by_text("may@example.test")).to_be_visible()
    assert (desk.faults(), wall.faults()) == ([], [])


def test_the_clock_and_the_plan_offer_the_round_length_that_the_organiser_gave(
    guest: GuestMaker,
) -> None:
    desk = guest(viewport=LAPTOP)
    answers = {
        "What is the evening called?": "Letters for Good",
        "Where is it?": "The Old Mill",
        "How many minutes does a round last?": "45",
        "Day": "2027-05-01",
    }
    create(desk, "Charity", answers)
    page = desk.page
    page.get_by_text("Start the clock").click()
    clock = page.get_by_role("region", name="Round clock")
    expect(clock.get_by_label("Minutes for the round")).to_have_value("45")
    # The form of the tables says the same, and saving it for another reason keeps it.
    open_tab(desk, "Plan")
    form = page.locator("form").filter(has=page.get_by_label("Fundraising goal"))
    expect(form.get_by_label("Minutes for the round")).to_have_value("45")
    assert desk.faults() == []
