"""The same game by keys alone, by a finger on a phone, and by the command line: to the end.

Every way plays a blank, challenges a phony off, exchanges, passes, and agrees to the result. The
other side is a program at the other seat.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import Guest
from tests.web.gathering import PHONE, WIDE
from tests.web.hands import CommandLine, Finger, Hands, Keys
from tests.web.program import sit_down
from tests.wire.rigged import Rig, RiggedHall, rigged_hall

DRAWS = {"1": "A", "2": "B", "3": "CATSER?", "4": "DOGMINE", "5": "LATV", "7": "UU"}
"""Who begins, the two racks, and what is drawn after the first play and in the exchange.

Left to chance, an exchange gives back what was put into the bag once in a hundred games.
"""
STILL = """() => {
    window.shifted = 0;
    new PerformanceObserver(list => list.getEntries().forEach(entry => {
        window.shifted += entry.value;
    })).observe({ type: "layout-shift" });
    const parts = {
        sides: 'section[aria-label="Players"]', board: '[role=grid]', rack: '[role=toolbar]',
        play: 'button.play', tabs: 'nav',
    };
    window.places = Object.fromEntries(Object.keys(parts).map(name => [name, new Set()]));
    const look = () => {
        for (const [name, selector] of Object.entries(parts)) {
            // Where it lies: a button that sinks under a finger has not moved.
            const found = document.querySelector(selector);
            if (!found) continue;
            const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = found;
            window.places[name].add([offsetLeft, offsetTop, offsetWidth, offsetHeight].join());
        }
        requestAnimationFrame(look);
    };
    look();
}"""
"""Keeps where the parts of the page are, frame by frame, and what the browser calls a shift."""

WAYS: dict[str, tuple[Callable[[Guest], Hands], dict[str, Any]]] = {
    "keyboard": (Keys, {"viewport": WIDE}),
    "phone": (Finger, {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
    "command line": (CommandLine, {"viewport": WIDE}),
}


@pytest.fixture(scope="module")
def rigged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RiggedHall]:
    folder: Path = tmp_path_factory.mktemp("rigged")
    with rigged_hall(folder, rig=Rig(draws=DRAWS), public_url="") as hall:
        yield hall


def sees(guest: Guest, square: int, tile: str) -> None:
    """A tile lies on a square of the page, or a square is empty again."""
    cell = guest.page.get_by_role("gridcell").nth(square)
    expect(cell).to_have_accessible_name(re.compile(tile))


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game(browser: Browser, rigged: RiggedHall, way: str) -> None:
    make, options = WAYS[way]
    ann, ben = sit_down(browser, rigged, options)
    ann.wait_until_may("commit")
    hands = make(ann)
    ann.page.evaluate(STILL)

    hands.lay("8G CATs")
    for square, tile in zip(range(111, 115), ("C", "A", "T", "S, a blank"), strict=True):
        sees(ann, square, f", {tile}")
    ben.do("commit", play="J8 (s)GD")
    sees(ann, 129, ", G, .*last play")
    hands.challenge()
    sees(ann, 129, "^J9, empty")

    ann.wait_until_may("exchange tiles")
    hands.exchange("SE")
    ben.do("commit", play="I7 O(T)")
    sees(ann, 98, ", O, ")
    assert sorted(ann.look()["own"]["rack"]) == sorted("RLATVUU")

    ann.wait_until_may("pass")
    hands.pass_turn()
    ben.do("pass")
    hands.agree()
    ben.do("confirm result")
    expect(ann.page.get_by_text("The result is certified.").first).to_be_visible()
    view = ann.look()
    assert view["phase"] == "certified"
    for side, name in zip(view["sides"], ("Ann", "Ben"), strict=True):
        card = ann.page.get_by_label(name, exact=True).first
        expect(card.locator(".score")).to_have_text(str(side["score"]))
    places = ann.page.evaluate(
        "Object.entries(window.places).map(([name, all]) => [name, [...all]])"
    )
    moved = {name: where for name, where in places if len(where) > 1}
    assert not moved, "\n".join(map(str, moved.items()))
    if way == "phone":
        assert ann.page.evaluate("window.shifted") == 0
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert ann.faults() == []
    ann.context.close()
    assert ann.complaints == []
