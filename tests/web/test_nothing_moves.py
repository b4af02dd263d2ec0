"""Pages keep still while they load: what has been shown is not pushed away by what comes later."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Browser, Route, ViewportSize, expect

from rackhouse.rules import Sheet
from tests.kit.browser import Guest
from tests.kit.hall_process import HallProcess
from tests.web.desk_hands import pair_round, start
from tests.web.gathering import in_turn, order, two_guests
from tests.web.hosting import create, enter
from tests.web.past import AtBrowser, played_out

GuestMaker = Callable[..., Guest]
MOST: Final = 0.02
"""The layout shift that a page may add up to; browsers call one of 0.1 good."""
KEEPS_STILL: Final = 500
"""Milliseconds without an answer after which a page has all that it shows."""
WATCH: Final = """() => {
    window.shifts = [];
    const name = node => node?.nodeType === 1 ? node.outerHTML.slice(0, 80) : node?.textContent;
    new PerformanceObserver(list => {
        for (const { value, hadRecentInput, sources } of list.getEntries())
            if (!hadRecentInput) window.shifts.push([value, name(sources[0]?.node)]);
    }).observe({ type: "layout-shift", buffered: true });
}"""
WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}


def late(route: Route) -> None:
    """Answer as a slow network does: type and data come after the page."""
    time.sleep(0.05)
    route.continue_()


def pages_of(me: AtBrowser) -> list[str]:
    """The address of every kind of page, with something on it where that takes somebody's doing."""
    desk = me.guest
    over = played_out(me)
    waiting = me.open(sides=2)["game"]
    event = create(desk, "NASPA tournament", {"Where is it?": "The Old Mill", "Day": "2027-05-01"})
    enter(desk, event, "Ann", "Ben", "Cleo", "Dan")
    desk.go(f"events/{event}/desk/rounds")
    start(desk, "Ann", "Ben", "Cleo", "Dan")
    pair_round(desk)
    tabs = desk.page.get_by_role("navigation", name="Parts of the desk").get_by_role("link")
    parts = [str(one.get_attribute("href")).rpartition("/")[2] for one in tabs.all()]
    return [
        *("", "new", "games", "events", "settings", "help", "rules", "rules/new", "players"),
        *(
            "clubs",
            "clubs/join",
            "join",
            "words",
            "sign-in",
            "profile",
            "win-back",
            "keep-code",
            "judge",
            "nowhere",
            "wall",
            "events/new",
        ),
        *("events/join", f"rules/{Sheet.names()[0]}", f"games/{over}/rules"),
        *(
            f"games/{over}/finished",
            f"games/{waiting}/invitations",
            f"games/{waiting}/stream",
            f"wall/{over}",
        ),
        *(f"events/{event}", f"events/{event}/sign-up", f"events/{event}/follow/1"),
        *(f"events/{event}/me", f"events/{event}/wall", f"embed/events/{event}/standings"),
        *(f"events/{event}/desk/{part}" for part in parts),
    ]


def test_nothing_moves_while_a_page_loads(guest: GuestMaker, hall: HallProcess) -> None:
    me = guest(viewport=WIDE)
    addresses = pages_of(AtBrowser(hall, me, "Ruth"))
    me.context.add_init_script(f"({WATCH})()")
    for kind in ("**/api/**", "**/*.woff2"):
        me.context.route(kind, late)
    moved = {}
    for size in (WIDE, PHONE):
        me.page.set_viewport_size(size)
        for address in addresses:
            me.go(address)
            me.page.locator("main, .porch").first.wait_for()
            me.page.wait_for_timeout(KEEPS_STILL)
            shifts = me.page.evaluate("window.shifts")
            if sum(value for value, _ in shifts) >= MOST:
                moved[address, size["width"]] = shifts
    assert moved == {}


def test_no_button_moves_under_the_pointer_when_the_other_side_plays(
    browser: Browser, hall: HallProcess
) -> None:
    ann, ben, _ = two_guests(browser, hall)
    mover, other = in_turn(ann, ben)
    while (found := mover.find_play()) is None:
        order(mover, command="exchange tiles", tiles=mover.look()["own"]["rack"])
        mover, other = in_turn(ann, ben)
    button = other.page.get_by_role("button", name="Pass")
    before = button.bounding_box()
    assert before is not None
    order(mover, command="commit", play=found[0])
    expect(other.page.get_by_role("button", name="Challenge")).to_be_visible()
    assert button.bounding_box() == before
