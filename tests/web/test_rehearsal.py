"""Try it out before it counts; and once it was good, make it again."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.web.hosting import LAPTOP, SCREEN, ask, create, enter, open_tab, sheet

GuestMaker = Callable[..., Guest]
SWISS = {"Where is it?": "The Old Mill", "Day": "2027-05-01"}


def test_an_event_is_tried_out_round_by_round_and_the_rehearsal_thrown_away(
    guest: GuestMaker,
) -> None:
    desk = guest(viewport=LAPTOP)
    event = create(desk, "Swiss tournament", SWISS)
    enter(desk, event, "Ann", mail="ann@example.org")
    page = desk.page
    page.get_by_role("button", name="Try it out").click()
    page.wait_for_url(re.compile(rf"/events/(?!{event})[^/]+/desk/rounds"))
    trial = page.url.split("/events/")[1].split("/")[0]
    banner = page.get_by_role("complementary", name="Rehearsal")
    expect(banner).to_contain_text("no mail goes out")
    expect(page.get_by_role("heading", level=1)).to_have_text("Rehearsal: Swiss tournament")
    assert desk.faults() == []
    page.get_by_role("button", name="Draw and start").click()
    page.get_by_role("button", name="Pair the round").click()
    expect(page.get_by_role("region", name="Round 1")).to_contain_text("Ann")
    banner.get_by_role("button", name="Invent missing results").click()
    expect(banner).to_contain_text("4 results invented.")
    expect(page.get_by_role("region", name="Round 1")).to_contain_text("done")
    # The wall and the event's page say so too, and the public list has only the real one.
    wall = guest(viewport=SCREEN)
    wall.go(f"events/{trial}/wall")
    expect(wall.page.get_by_text("Rehearsal: Swiss tournament").first).to_be_visible()
    wall.go(f"events/{trial}")
    expect(wall.page.get_by_text("Nothing here is real")).to_be_visible()
    listed = [one["event"] for one in ask(wall, "events")]
    assert event in listed
    assert trial not in listed
    banner.get_by_role("button", name="Throw rehearsal away").click()
    sheet(desk).get_by_role("button", name="Throw it away").click()
    page.wait_for_url(f"**/events/{event}/desk")
    expect(page.get_by_role("button", name="1 Ann")).to_be_visible()
    assert trial not in [one["event"] for one in ask(desk, "events")]


def test_an_event_is_made_like_last_year_s_by_its_first_day_alone(guest: GuestMaker) -> None:
    desk = guest(viewport=LAPTOP)
    event = create(desk, "Swiss tournament", SWISS)
    enter(desk, event, "Ann", "Ben")
    desk.go("events/new")
    page = desk.page
    page.get_by_text("Like last year").click()
    page.get_by_label("First day").fill("2028-05-06")
    again = page.locator("details").filter(has_text="Like last year")
    again.get_by_label("Title of the event").fill("Spring Swiss 2028")
    assert desk.faults() == []
    again.get_by_role("button", name="Create it again").click()
    page.wait_for_url("**/desk")
    new = page.url.split("/events/")[1].split("/")[0]
    shown = ask(desk, f"events/{new}")
    assert new != event
    assert (shown["title"], shown["entries"]) == ("Spring Swiss 2028", 0)
    assert [one["day"] for one in shown["sessions"]] == ["2028-05-06"]
    assert shown["venue"]["name"] == "The Old Mill"
    page.get_by_role("button", name="I have saved it").click()
    open_tab(desk, "Rounds")
    expect(page.get_by_text("Swiss, 6 rounds").first).to_be_visible()


def test_every_card_says_who_it_is_for(guest: GuestMaker) -> None:
    me = guest(viewport=LAPTOP)
    me.go("events/new")
    cards = me.page.get_by_role("group", name="What kind of event?").locator("label")
    expect(cards).to_have_count(13)
    for card in cards.all():
        expect(card).to_contain_text("For ")
    assert me.faults() == []
