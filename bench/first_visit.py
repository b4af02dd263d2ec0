"""How long a first visit takes from the address through *Play now* to the table.

``python -m bench.first_visit`` starts a hall and Debian's Chromium on this machine. Each visit is
by a browser that has kept nothing and presses *Play now* as soon as it can. The figures are of this
machine, as busy as it is: compare two versions by turns.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser

from tests.kit.browser import Guest, running_browser
from tests.kit.hall_process import running_hall
from tests.web.gathering import WIDE


def visited(browser: Browser, url: str) -> tuple[float, float]:
    """Milliseconds until *Play now* can be pressed, and until the board is there."""
    guest = Guest(browser, url, viewport=WIDE)
    began = time.perf_counter()
    guest.go("")
    play = guest.page.get_by_role("button", name="Play now")
    play.wait_for()
    offered = time.perf_counter()
    play.click()
    guest.wait_for_table()
    there = time.perf_counter()
    guest.context.close()
    return 1000 * (offered - began), 1000 * (there - began)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--times", type=int, default=7, help="how many visits")
    arguments = parser.parse_args()
    settings = {"RACKHOUSE_OPEN_RATE": "", "RACKHOUSE_REQUEST_RATE": "100000"}
    with (
        tempfile.TemporaryDirectory() as folder,
        running_hall(Path(folder), settings=settings) as hall,
        running_browser() as browser,
    ):
        visited(browser, hall.url)  # the hall's own first answers are another figure
        visits = [visited(browser, hall.url) for _ in range(arguments.times)]
    for what, times in zip(
        ("Play now offered", "table there"), zip(*visits, strict=True), strict=True
    ):
        print(
            f"{what} after {statistics.median(times):.0f} ms (median of {len(times)}; "
            f"{min(times):.0f} to {max(times):.0f})"
        )


if __name__ == "__main__":
    main()
