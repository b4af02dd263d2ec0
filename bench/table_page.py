"""How soon the table can be played on, and how smoothly a tile is dragged.

``python -m bench.table_page`` starts a hall and Debian's Chromium on this machine. It opens a table
several times, each in a browser that has kept nothing, until its board can be played on, and then
drags a tile about the board and counts the frames. Both are figures of this machine, as busy as it
is: compare two versions by turns.
"""

from __future__ import annotations

import argparse
import itertools
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.kit.browser import Guest, running_browser
from tests.kit.hall_process import running_hall
from tests.kit.visitor import Visitor
from tests.web.gathering import PHONE, WIDE, take

FRAMES = """() => {
    window.frames_seen = [];
    const look = now => {
        window.frames_seen.push(now);
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
"""Keeps the time of every frame from now on."""


def opened(browser: Browser, url: str, table: str, state: Any, viewport: dict[str, int]) -> float:
    """Milliseconds from asking for the page until its board takes a tile, in a fresh browser."""
    guest = Guest(browser, url, viewport=viewport, storage_state=state)
    guest.go(table)
    guest.wait_for_table()
    # The page itself says when: its own clock started with the navigation.
    ready: float = guest.page.evaluate("performance.now()")
    guest.page.get_by_role("gridcell").nth(112).click()
    guest.page.get_by_role("gridcell", name="arrow across").wait_for()
    guest.context.close()
    return ready


def dragged(page: Page, moves: int) -> list[float]:
    """Milliseconds between frames while a tile is carried about the board."""
    held = page.get_by_role("toolbar").get_by_role("button").first.bounding_box()
    board = page.get_by_role("grid").bounding_box()
    assert held is not None
    assert board is not None
    page.mouse.move(held["x"] + 10, held["y"] + 10)
    page.mouse.down()
    page.evaluate(FRAMES)
    for step in range(moves):
        part = (step % 100) / 100
        across = board["x"] + board["width"] * part
        down = board["y"] + board["height"] * ((step * 7) % 100) / 100
        page.mouse.move(across, down)
    frames: list[float] = page.evaluate("window.frames_seen")
    page.mouse.up()
    return [later - earlier for earlier, later in itertools.pairwise(frames)]


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--times", type=int, default=5, help="how often the page is opened")
    parser.add_argument("--moves", type=int, default=600, help="how far the tile is dragged")
    arguments = parser.parse_args()
    settings = {"RACKHOUSE_OPEN_RATE": "", "RACKHOUSE_REQUEST_RATE": "100000"}
    with (
        tempfile.TemporaryDirectory() as folder,
        running_hall(Path(folder), settings=settings) as hall,
        running_browser() as browser,
    ):
        game = Visitor(hall, "Host").open(sides=2)
        Visitor(hall, "Other").join(game["tokens"]["seat-2"])
        first = Guest(browser, hall.url)
        table = take(first, game["tokens"]["seat-1"], "Guest")
        state = first.context.storage_state()
        first.context.close()
        for name, viewport in (("wide", WIDE), ("phone", PHONE)):
            times = [
                opened(browser, hall.url, table, state, viewport) for _ in range(arguments.times)
            ]
            guest = Guest(browser, hall.url, viewport=viewport, storage_state=state)
            guest.go(table)
            guest.wait_for_table()
            gaps = dragged(guest.page, arguments.moves)
            guest.context.close()
            late = sum(gap > 1.5 * 1000 / 60 for gap in gaps)
            print(
                f"{name}: board there after {statistics.median(times):.0f} ms (median of "
                f"{len(times)}; {min(times):.0f} to {max(times):.0f}); while dragging "
                f"{1000 * len(gaps) / sum(gaps):.1f} frames a second, {late} of {len(gaps)} late, "
                f"the longest {max(gaps):.0f} ms"
            )


if __name__ == "__main__":
    main()
