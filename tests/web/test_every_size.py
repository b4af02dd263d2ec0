"""A table in every window: all of it in sight, nothing over anything else, and the board large."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.kit.hall_process import HallProcess
from tests.web.full_table import FullTable

LEAST = {
    (320, 568): 284,
    (568, 320): 284,
    (360, 640): 340,
    (375, 667): 355,
    (390, 844): 376,
    (844, 390): 370,
    (768, 1024): 690,
    (1024, 768): 680,
    (1280, 800): 630,
    (1440, 2560): 1400,
    (2560, 1440): 1230,
}
"""How large the board is at least: what the rest cannot do without is all that it leaves."""
PARTS = (
    ".side, .strip > *, [role=grid], .note, .rack[role=toolbar], .tray > button, nav > button, "
    "aside, .wide .sides > .card, .band"
)
MISPLACED = """selector => {
    const parts = [...document.querySelectorAll(selector)]
        .map(node => ({ node, box: node.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height > 0);
    const name = ({ node }) => `${node.tagName} ${node.className} ${node.textContent.trim()}`;
    const faults = [];
    for (const one of parts) {
        const { left, top, right, bottom } = one.box;
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
            faults.push(`out of sight: ${name(one)}`);
        for (const other of parts) {
            if (one.node === other.node || one.node.contains(other.node)) continue;
            if (other.node.contains(one.node)) continue;
            const across = Math.min(right, other.box.right) - Math.max(left, other.box.left);
            const down = Math.min(bottom, other.box.bottom) - Math.max(top, other.box.top);
            if (across > 1 && down > 1) faults.push(`over another: ${name(one)}, ${name(other)}`);
        }
    }
    for (const node of document.querySelectorAll(
        "button, nav span, .score, .clock, .note, .band, .strip"
    ))
        if (node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== "inline")
            faults.push(`cut: ${node.className} ${node.textContent.trim()}`);
    for (const node of document.querySelectorAll(".band > div"))
        if (node.scrollHeight > node.clientHeight + 1) faults.push(`cut: ${node.textContent}`);
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) faults.push("it scrolls");
    return faults;
}"""
"""What is not wholly in sight, lies over something else, or has no room for its words."""


def faults_at_every_size(guest: Guest) -> dict[tuple[int, int], list[str]]:
    """What is wrong with a table, by the size of the window."""
    found: dict[tuple[int, int], list[str]] = {}
    for (width, height), least in LEAST.items():
        guest.page.set_viewport_size({"width": width, "height": height})
        shape = "upright" if width < height else "sideways" if width < 1200 else "wide"
        expect(guest.page.locator(f".table.{shape}")).to_be_visible()
        faults = guest.page.evaluate(MISPLACED, PARTS)
        board = guest.page.get_by_role("grid").bounding_box()
        assert board is not None
        if board["width"] < least:
            faults.append(f"the board is only {board['width']} wide")
        if faults:
            found[width, height] = faults
    return found


def test_two_sides_under_a_clock_fit_every_window(
    guest: Callable[..., Guest], hall: HallProcess
) -> None:
    clocks: dict[str, Any] = {
        "clocks.use": "on",
        "clocks.seconds": 1500,
        "clocks.overtime_points": 10,
    }
    table = FullTable(hall, guest(), 2, settings=clocks)
    table.play()
    table.open()
    assert faults_at_every_size(table.guest) == {}


def test_four_sides_a_team_and_a_challenge_fit_every_window(
    guest: Callable[..., Guest], hall: HallProcess
) -> None:
    table = FullTable(hall, guest(), 4, most_at_a_seat=2, settings={"window.others_seconds": 600})
    table.play()
    table.open()
    expect(table.guest.page.get_by_role("button", name="Challenge").first).to_be_visible()
    assert faults_at_every_size(table.guest) == {}
    assert table.guest.faults() == []


def test_a_verdict_says_who_challenged_what_and_covers_no_square(
    guest: Callable[..., Guest], hall: HallProcess
) -> None:
    table = FullTable(hall, guest(), 2)
    page = table.guest.page
    page.clock.install()
    word = table.play().split()[1]
    table.open()
    table.order(0, command="challenge", words=[])
    band = page.get_by_role("region", name=re.compile("^(Good|Not good)$"))
    expect(band).to_contain_text(re.compile(rf"You challenged {word}\..*(stands|loses)", re.S))
    # It goes by itself after ten seconds: they stand still while it is looked at.
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 3"))
    assert faults_at_every_size(table.guest) == {}
    band.get_by_role("button", name="Close").click()
    expect(band).to_have_count(0)


def test_a_phone_tells_a_verdict_also_when_the_next_play_comes_at_once(
    guest: Callable[..., Guest], hall: HallProcess
) -> None:
    table = FullTable(hall, guest(viewport={"width": 390, "height": 844}), 2)
    page = table.guest.page
    word = table.play().split()[1]
    page.clock.install()
    table.open()
    table.order(0, command="challenge", words=[])
    told = page.get_by_role("status").get_by_text(f"You challenged {word}.")
    band = page.get_by_role("region", name=re.compile("^(Good|Not good)$"))
    expect(band).to_contain_text(f"You challenged {word}.")
    expect(told).to_have_count(0)
    if table.mover() == 0:
        table.order(0, command="pass")
    table.play()
    expect(page.get_by_role("button", name="Challenge")).to_be_visible()
    expect(told).to_be_visible()
