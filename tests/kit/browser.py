"""Debian's Chromium, driven as a player's hands would, and what is asked of every page."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    expect,
    sync_playwright,
)

from examples.bot import choose
from rackhouse import Board

PROGRAM = "chromium-headless-shell"
"""Chromium without what is around its pages: that costs each window as much as our page does."""
FLAGS = ("--no-sandbox", "--disable-gpu")
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules that axe has on about colours. In another light nothing else is different."""
NO_WORKER = "Service Worker registration blocked"
"""What a page is told by tests that let it keep nothing."""
PATIENCE = 60_000
"""Milliseconds that a page may take on a busy machine."""


@contextmanager
def running_browser() -> Iterator[Browser]:
    """A browser without a window."""
    program = shutil.which(PROGRAM)
    if program is None:
        pytest.fail(f"Chromium is not installed; have it so (apt-get install {PROGRAM}).")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


class Guest:
    """Somebody at a browser of their own; whatever it complains of is kept."""

    def __init__(self, browser: Browser, url: str, **options: Any) -> None:
        self.url = url
        self.complaints: list[str] = []
        # What a worker keeps would hide what pages load, and what moves is drawn without a graphics
        # card here; a test that wants either says so.
        options = {"service_workers": "block", "reduced_motion": "reduce", **options}
        self.context: BrowserContext = browser.new_context(base_url=f"{url}/", **options)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._take))
        self._seen: int | None = None

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and NO_WORKER not in message.text:
            self.complaints.append(message.text)

    def _take(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if "view" in message:
            self._seen = message["view"]["number"]

    def has_seen(self, view: dict[str, Any]) -> bool:
        """Whether the page itself has what the hall shows of its game, where it follows one."""
        return self._seen is None or self._seen >= view["number"]

    def go(self, path: str) -> None:
        """Open an address of the hall, or a whole link."""
        self.page.goto(path if path.startswith("http") else f"{self.url}/{path}")

    def look(self) -> dict[str, Any]:
        """The game as the hall shows it to the place that the page is at."""
        path, _, query = self.page.url.partition("?")
        answer = self.context.request.get(f"{self.url}/api/games/{path.rpartition('/')[2]}?{query}")
        assert answer.ok, answer.text()
        view: dict[str, Any] = answer.json()["view"]
        return view

    def wait_for_table(self) -> None:
        """Wait until the board is there."""
        self.page.get_by_role("grid").wait_for()

    def wait_until_may(self, *commands: str) -> str:
        """Wait until one of these may be done now, on the page as well; which of them."""
        may: set[str] = set()
        for _ in range(PATIENCE // 50):
            view = self.look()
            may = {one["command"] for one in view["options"] if one["why_not"] is None}
            for command in commands:
                if command in may and self.has_seen(view):
                    return command
            self.page.wait_for_timeout(50)
        raise AssertionError(f"None of {commands} could be done; only {sorted(may)}.")

    def wait_until_over(self, turn: int) -> None:
        """Wait until a turn is over."""
        for _ in range(PATIENCE // 50):
            if self.look()["turn"] > turn:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"Turn {turn} does not end.")

    def wait_until_begun(self) -> dict[str, Any]:
        """Wait until lots have said who begins; the game then."""
        for _ in range(PATIENCE // 50):
            view = self.look()
            if view["phase"] != "setting up":
                return view
            self.page.wait_for_timeout(50)
        raise AssertionError("It has not begun.")

    def why_not(self, command: str) -> str:
        """The key of why something may not be done now; empty where it may."""
        options = {one["command"]: one["why_not"] for one in self.look()["options"]}
        return options[command]["key"] if options[command] else ""

    def find_play(self) -> tuple[str, dict[int, str]] | None:
        """The best play, if there is any: its notation, and the tiles to lay by square."""
        view = self.look()
        order = choose(view)
        if order is None or order["command"] != "commit":
            return None
        return order["play"], tiles_of(view, order["play"])

    def type_play(self, notation: str, laid: dict[int, str]) -> None:
        """Lay tiles by keyboard alone: walk to the square, turn the arrow, type, Enter."""
        keyboard = self.page.keyboard
        first = min(laid)
        self.page.locator('[role="gridcell"][tabindex="0"]').focus()
        keyboard.press("Home")
        at = self.page.evaluate(
            "[...document.querySelectorAll('[role=gridcell]')].indexOf(document.activeElement)"
        )
        for key, steps in (("Down", first // 15 - at // 15), ("Right", first % 15)):
            for _ in range(abs(steps)):
                keyboard.press(f"Arrow{key}" if steps > 0 else "ArrowUp")
        direction = "down" if is_down(notation) else "across"
        cell = self.page.get_by_role("gridcell").nth(first)
        if not (cell.get_attribute("aria-label") or "").endswith(f"arrow {direction}"):
            keyboard.press("Space")
        for square in sorted(laid):
            tile = laid[square]
            keyboard.press(f"Shift+{tile.upper()}" if tile.islower() else tile.lower())
        self.wait_for_draft()
        keyboard.press("Enter")

    def tap_play(self, laid: dict[int, str]) -> None:
        """Lay tiles by pointer: every other one is dragged, the rest are tapped in."""
        rack = self.page.get_by_role("toolbar")
        for number, (square, tile) in enumerate(sorted(laid.items())):
            name = "blank" if tile.islower() else f"{tile}, "
            held = rack.get_by_label(name).first
            target = self.page.get_by_role("gridcell").nth(square)
            if number % 2:
                held.click()
                target.click()
            else:
                held.drag_to(target)
            if tile.islower():
                self.page.keyboard.press(tile)
        self.wait_for_draft()
        self.page.get_by_role("button", name="Play").first.click()

    def wait_for_draft(self) -> None:
        """Wait until the hall has said what the draft scores."""
        self.page.locator("button.play b").wait_for()

    def faults(self, *rules: str) -> list[str]:
        """What axe finds on the page as it is, by these rules or by all."""
        # Given in as the browser's own: the policy forbids a page to bring such a thing.
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        # What is still moving has colours that are neither here nor there.
        self.page.evaluate(
            "Promise.all(document.getAnimations().map(one => one.finished.catch(() => 0)))"
        )
        # What it approves of need not be described to us.
        found = self.page.evaluate(
            """only => axe.run({ resultTypes: ["violations"], ...(only[0] && { runOnly: only }) })
                .then(found => JSON.stringify(found.violations))""",
            list(rules),
        )
        return [
            f"{fault['id']}: {node['html']} {node['failureSummary']}"
            for fault in json.loads(found)
            for node in fault["nodes"]
        ]

    def faults_in_both_lights(self) -> list[str]:
        """What axe finds on the page where it is light, and where it is dark."""
        found = []
        lights: dict[Literal["light", "dark"], tuple[str, ...]] = {"light": (), "dark": COLOURS}
        for light, rules in lights.items():
            self.page.emulate_media(color_scheme=light)
            expect(self.page.locator("html")).to_have_attribute("data-theme", light)
            found += [f"{light}: {fault}" for fault in self.faults(*rules)]
        return found


def filled(field: Locator) -> str:
    """What is in a field, once something is: a link has its place before it is made."""
    expect(field).not_to_have_value("")
    return field.input_value()


def is_down(notation: str) -> bool:
    """Whether a play runs down: a column's letter comes first."""
    return notation[0].isalpha()


def tiles_of(view: dict[str, Any], notation: str) -> dict[int, str]:
    """The tiles that a play lays, by square: those on squares that are empty."""
    board = Board.empty(view["layout"])
    place, word = notation.split()
    row = int("".join(sign for sign in place if sign.isdigit())) - 1
    column = ord(next(sign for sign in place if sign.isalpha())) - ord("A")
    stride = board.layout.columns if is_down(notation) else 1
    start = row * board.layout.columns + column
    plain = word.replace("(", "").replace(")", "")
    squares = {start + stride * step: tile for step, tile in enumerate(plain)}
    return {square: tile for square, tile in squares.items() if not view["board"][square]}
