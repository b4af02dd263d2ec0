"""A table on a phone held sideways, and all of a full table's left column on a small laptop."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import Guest
from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor
from tests.web.gathering import WIDE, in_turn, order, take, two_guests

SIDEWAYS = [(740, 360), (667, 375), (844, 390), (568, 320)]
OUTSIDE = """selector => [...document.querySelectorAll(selector)].flatMap(node => {
    const { left, top, right, bottom, width } = node.getBoundingClientRect();
    const isOut = left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
    return width > 0 && isOut ? [`${node.className} ${node.textContent.trim()}`] : [];
})"""
"""What is not wholly in sight."""
ALIKE = """() => {
    const run = document.querySelector(".run.last").getBoundingClientRect();
    const tiles = [...document.querySelectorAll("[role=gridcell]")]
        .filter(cell => cell.getAttribute("aria-label").endsWith("last play"))
        .map(cell => cell.getBoundingClientRect());
    return Math.max(
        Math.abs(run.top - Math.min(...tiles.map(tile => tile.top))),
        Math.abs(run.left - Math.min(...tiles.map(tile => tile.left))),
        Math.abs(run.right - Math.max(...tiles.map(tile => tile.right))),
        Math.abs(run.bottom - Math.max(...tiles.map(tile => tile.bottom))),
    );
}"""
"""By how many pixels the outline of the last play misses its tiles."""


def phone(width: int, height: int) -> dict[str, Any]:
    return {
        "viewport": {"width": width, "height": height},
        "has_touch": True,
        "is_mobile": True,
    }


@pytest.mark.parametrize(("width", "height"), SIDEWAYS)
def test_a_phone_held_sideways_plays(
    browser: Browser, hall: HallProcess, width: int, height: int
) -> None:
    ann, ben, _ = two_guests(browser, hall, phone(width, height))
    mover, other = in_turn(ann, ben)
    page = mover.page
    grid = page.get_by_role("grid").bounding_box()
    assert grid is not None
    assert grid["height"] > 0.9 * min(height, width - 288)
    assert abs(grid["height"] - grid["width"]) <= 1
    whole = "[role=grid], [role=toolbar], .well, .tray button, .side, .strip > *, nav button"
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert page.evaluate(OUTSIDE, whole) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width

    letters = [tile for tile in mover.look()["own"]["rack"] if tile != "?"][:2]
    for square, tile in zip((112, 113), letters, strict=True):
        page.get_by_role("toolbar").get_by_label(f"{tile}, ").first.tap()
        page.get_by_role("gridcell").nth(square).tap()
    mover.wait_for_draft()
    page.get_by_role("button", name="Play").first.tap()
    for guest in (ann, ben):
        status = guest.page.get_by_role("status").get_by_text(f"8H {''.join(letters)}")
        expect(status).to_be_visible()
        assert guest.page.evaluate(ALIKE) < 4
    other.wait_until_may("challenge")
    other.page.get_by_role("button", name="Challenge").first.tap()
    sheet = other.page.get_by_role("dialog")
    expect(sheet.get_by_text("If the words are good")).to_be_visible()
    # It lies over the board, and the rack stays in sight.
    rack = other.page.get_by_role("toolbar").bounding_box()
    lies = sheet.bounding_box()
    assert rack is not None
    assert lies is not None
    assert lies["x"] >= rack["x"] + rack["width"]
    assert other.faults() == []
    for guest in (ann, ben):
        assert guest.complaints == []
        guest.context.close()


def test_all_of_the_left_column_is_in_sight_with_three_sides_a_team_and_a_challenge(
    browser: Browser, hall: HallProcess
) -> None:
    opened = Visitor(hall, "Host").open(sides=3, most_at_a_seat=2)
    places = [("seat-1", "Ann"), ("seat-2", "Ben"), ("seat-3", "Cora"), ("seat-1", "Dora")]
    guests: list[Guest] = []
    for place, name in places:
        guest = Guest(browser, hall.url, viewport=WIDE)
        guest.go(take(guest, token(guests, opened, place), name))
        guest.wait_for_table()
        guests.append(guest)
    ann, dora = guests[0], guests[3]
    ann.page.get_by_role("button", name="Begin").click()
    while ann.wait_until_begun()["mover"] == 0:
        order(ann, command="pass")
    mover = guests[ann.look()["mover"]]
    letters = [tile for tile in mover.look()["own"]["rack"] if tile != "?"][:5]
    order(mover, command="commit", play=f"8H {''.join(letters)}")
    for guest in (ann, dora):
        guest.wait_until_may("challenge")
        page = guest.page
        page.get_by_role("button", name="Challenge").click()
        expect(page.get_by_role("button", name="Really challenge?")).to_be_visible()
        team = page.get_by_role("region", name="Your team")
        expect(team.get_by_role("listitem").first).to_have_text(re.compile("Ann"))
        assert (
            page.evaluate(
                OUTSIDE, ".sides > *, .sides button, .sides li:not(details li), .team, .team *"
            )
            == []
        )
        column = page.locator(".sides")
        assert column.evaluate("column => column.scrollHeight - column.clientHeight") == 0
        assert guest.faults() == []
    for guest in guests:
        assert guest.complaints == []
        guest.context.close()


def token(guests: list[Guest], opened: dict[str, Any], place: str) -> str:
    """The invitation to a seat; a second one for a mate, from whoever holds it."""
    if len(guests) < 3:
        return str(opened["tokens"][place])
    host = guests[0]
    answer = host.context.request.post(
        f"{host.url}/api/games/{opened['game']}/places/{place}/links",
        data={},
        headers={"origin": host.url},
    )
    assert answer.ok, answer.text()
    return str(answer.json()["token"])


def test_a_finger_drags_a_tile_to_the_lowest_row_of_a_board_that_ends_with_the_window(
    browser: Browser, hall: HallProcess
) -> None:
    ann, ben, _ = two_guests(browser, hall, phone(844, 390))
    page = ann.page
    tile = page.get_by_role("toolbar").get_by_role("button").first.bounding_box()
    square = page.get_by_role("gridcell").nth(14 * 15 + 7).bounding_box()
    assert tile is not None
    assert square is not None
    touch = ann.context.new_cdp_session(page)
    to = {"x": square["x"] + square["width"] / 2, "y": 380}
    for kind, point in (
        ("touchStart", {"x": tile["x"] + 10, "y": tile["y"] + 10}),
        ("touchMove", {"x": to["x"], "y": 300}),
        ("touchMove", to),
        ("touchEnd", None),
    ):
        points = [] if point is None else [point]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    laid = page.get_by_role("gridcell").nth(14 * 15 + 7)
    expect(laid).to_have_accessible_name(re.compile("not played yet|blank"))
    for guest in (ann, ben):
        guest.context.close()
