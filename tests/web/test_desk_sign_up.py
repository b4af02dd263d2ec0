"""Sign-up is closed at the desk, by hand, by number or by date, and everybody's page says so."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.kit.browser import Guest
from tests.web.desk_hands import pair_round, sign_up, start
from tests.web.hosting import LAPTOP, PHONE, create, open_tab, tell

GuestMaker = Callable[..., Guest]
ASK = "Ask the desk whether you can still join."
PHONE_NUMBER = {"Phone": "555 0101 2345"}


def test_sign_up_is_closed_and_no_stranger_comes_into_a_round(guest: GuestMaker) -> None:
    desk = guest(viewport=LAPTOP)
    event = create(desk, "Village evening", {"Day": "2027-05-01"})
    line = desk.page.get_by_role("region", name="Sign-up")
    expect(line).to_contain_text("Sign-up is open.")
    stranger = guest(viewport=PHONE)
    stranger.go(f"events/{event}")
    way_in = stranger.page.get_by_role("link", name="Sign up")
    expect(way_in).to_be_visible()

    # By hand: the page that somebody looks at says so at once.
    line.get_by_role("button", name="Close sign-up").click()
    expect(way_in).to_have_count(0)
    expect(stranger.page.get_by_text(f"Sign-up is closed. {ASK}")).to_be_visible()
    assert stranger.faults() == []
    line.get_by_role("button", name="Open sign-up").click()
    expect(way_in).to_be_visible()

    # By number: the second takes the last place, and the third is told.
    limit(line, "Maximum number of entries", "2")
    expect(line).to_contain_text("There is room for 2 entries.")
    for name in ("Ann", "Ben"):
        sign_up(guest(viewport=PHONE), event, {"Name": name, **PHONE_NUMBER})
    line.get_by_label("Waiting list when it is full").uncheck()
    expect_closed(stranger, event, "All 2 places are taken.")
    expect(line).to_contain_text("All 2 places are taken.")
    line.get_by_label("Waiting list when it is full").check()

    # By date, in the event's own zone.
    line.get_by_label("Maximum number of entries").fill("")
    limit(line, "Closes at", "2026-01-31T18:00")
    expect(line).to_contain_text("Sign-up closed on Saturday, January 31, 2026 at 6:00 PM.")
    expect_closed(stranger, event, "Sign-up closed on Saturday, January 31, 2026 at 6:00 PM.")
    limit(line, "Closes at", "")
    expect(line).to_contain_text("Sign-up is open.")
    assert desk.faults() == []

    # A round that is on is no stranger's; a form that was open already is refused too.
    late = guest(viewport=PHONE)
    late.go(f"events/{event}/sign-up")
    late.page.get_by_label("Name", exact=True).fill("Cy")
    for number in (1, 2):
        tell(desk, event, "check in", entry=number)
    start(desk)
    pair_round(desk)
    late.page.get_by_label("Phone").fill("555 0101 9999")
    late.page.get_by_role("button", name="Sign up").click()
    expect(late.page.get_by_text(f"Play has started. {ASK}").first).to_be_visible()
    open_tab(desk, "Entries")
    expect(desk.page.get_by_role("button", name="2 Ben")).to_be_visible()
    expect(desk.page.locator("main li").filter(has_text="Cy")).to_have_count(0)


def test_when_it_is_full_people_wait_in_line_and_move_up(guest: GuestMaker) -> None:
    desk = guest(viewport=LAPTOP)
    event = create(desk, "Village evening", {"Day": "2027-05-01"})
    line = desk.page.get_by_role("region", name="Sign-up")
    limit(line, "Maximum number of entries", "1")
    sign_up(guest(viewport=PHONE), event, {"Name": "Ann", **PHONE_NUMBER})
    expect(line).to_contain_text("Every place is taken.")
    waits = guest(viewport=PHONE)
    waits.go(f"events/{event}/sign-up")
    expect(waits.page.get_by_text("You can sign up for the waiting list")).to_be_visible()
    waits.page.get_by_label("Name", exact=True).fill("Ben")
    waits.page.get_by_label("Phone").fill("555 0101 9999")
    waits.page.get_by_role("button", name="Sign up").click()
    expect(
        waits.page.get_by_text("is entry 2, and in place 1 on the waiting list.")
    ).to_be_visible()
    assert waits.faults() == []
    waits.page.get_by_role("link", name="My matches").click()
    place = waits.page.get_by_text("You are in place 1 on the waiting list.")
    expect(place).to_be_visible()
    in_line = desk.page.get_by_role("region", name="Waiting list")
    expect(in_line).to_contain_text("1. Ben")
    assert desk.faults() == []
    # Ann cannot come; Ben is in without anybody's doing.
    tell(desk, event, "withdraw", entry=1)
    expect(in_line).to_have_count(0)
    expect(desk.page.get_by_role("button", name="2 Ben")).to_be_visible()
    expect(place).to_have_count(0)


def limit(line: Locator, label: str, value: str) -> None:
    """Set until when, or how many, in the fold that holds both."""
    line.wait_for()
    if not line.get_by_label(label).is_visible():
        line.get_by_text("Places, entry fee, closing time").click()
    line.get_by_label(label).fill(value)
    line.get_by_role("button", name="Save").click()
    expect(line.get_by_text("Saved.")).to_be_visible()


def expect_closed(stranger: Guest, event: str, reason: str) -> None:
    """Neither the event's page nor that of signing up lets anybody in, and both say why."""
    for page in ("", "/sign-up"):
        stranger.go(f"events/{event}{page}")
        expect(stranger.page.get_by_text(f"{reason} {ASK}")).to_be_visible()
        expect(stranger.page.get_by_role("link", name="Sign up")).to_have_count(0)
        expect(stranger.page.get_by_role("button", name="Sign up")).to_have_count(0)
