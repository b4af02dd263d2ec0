"""What is set right at the desk: the order of tie-breaks, a result, a player who comes after all."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.kit.pdf import text_of
from tests.web.hosting import LAPTOP, PHONE, create, enter, open_tab, sheet

GuestMaker = Callable[..., Guest]
BOOK = {"Where is it?": "The Old Mill", "Day": "2027-05-01"}


def test_the_order_of_tie_breaks_is_seen_set_and_printed(guest: GuestMaker) -> None:
    desk, reader = guest(viewport=LAPTOP), guest(viewport=PHONE)
    desk.go("events/new")
    desk.page.get_by_role("radio", name="NASPA tournament").check()
    desk.page.locator("summary").first.click()
    asked = desk.page.get_by_role("group", name="What decides places, in which order?")
    offered = ("wins", "spread", "opponents", "points")
    expect(asked.get_by_role("listitem")).to_have_text([*map(re.compile, offered)])
    assert desk.faults() == []
    event = create(desk, "NASPA tournament", BOOK)
    enter(desk, event, "Ann", "Bob")
    open_tab(desk, "Rounds")
    desk.page.get_by_role("button", name="Format or merge").click()
    sheet(desk).get_by_label("Format").select_option(label="Round robin")
    sheet(desk).get_by_label("Reason").fill("few are here")
    sheet(desk).get_by_role("button", name="Change the format").click()
    expect(desk.page.get_by_text("Round robin, everybody meets everybody once")).to_be_visible()

    open_tab(desk, "Plan")
    order = desk.page.get_by_role("region", name="Places and tie-breaks")
    lines = order.get_by_role("listitem")
    expect(lines.nth(1)).to_contain_text("2. spread")
    order.get_by_label("Add a tie-break").select_option(label="head to head")
    expect(lines.nth(4)).to_contain_text("5. head to head")
    for _ in range(3):
        order.get_by_role("button", name="Move head to head up").click()
    order.get_by_role("button", name="Remove points").click()
    order.get_by_label("Why").fill("as the flyer says")
    assert desk.faults() == []
    order.get_by_role("button", name="Save").click()
    expect(order.get_by_text("Saved.")).to_be_visible()
    expect(lines).to_have_count(4)
    expect(lines.nth(1)).to_contain_text("2. head to head")

    open_tab(desk, "Standings")
    expect(desk.page.get_by_text("wins, head to head, spread, opponents’ wins.")).to_be_visible()
    with desk.page.expect_popup() as opened:
        desk.page.get_by_role("link", name="Print", exact=True).click()
    printed = opened.value.context.request.get(opened.value.url)
    opened.value.close()
    paper = " ".join(text_of(printed.body()).split())
    assert "go by wins, wins against each other, spread and the wins of" in paper
    reader.go(f"events/{event}")
    changed = reader.page.get_by_role("region", name="What has changed")
    expect(changed).to_contain_text("Places in Main go by wins, wins against each other, spread")
    expect(changed).to_contain_text("as the flyer says")
    assert [one.faults() for one in (desk, reader)] == [[], []]
