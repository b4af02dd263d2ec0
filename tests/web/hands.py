"""The ways to play: by keys alone, by a finger on a phone, by the command line without sight."""

from __future__ import annotations

import re
from typing import Protocol

from playwright.sync_api import Page, expect

from tests.kit.browser import Guest, tiles_of

MOST_TABS = 300


class Hands(Protocol):
    """What somebody can do at a table, however they do it."""

    def lay(self, play: str) -> None:
        """Make a play."""

    def challenge(self) -> None:
        """Doubt the last play."""

    def exchange(self, tiles: str) -> None:
        """Exchange tiles."""

    def pass_turn(self) -> None:
        """Pass."""

    def agree(self) -> None:
        """Agree to the result."""


def tab_to(page: Page, what: str) -> None:
    """Press Tab until the focus is where a script says."""
    for _ in range(MOST_TABS):
        if page.evaluate(f"(element => {what})(document.activeElement)"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {what}.")


class Keys:
    """A keyboard and nothing else."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._page = guest.page

    def lay(self, play: str) -> None:
        tab_to(self._page, "element.getAttribute('role') === 'gridcell'")
        self._guest.type_play(play, tiles_of(self._guest.look(), play))

    def challenge(self) -> None:
        self._page.keyboard.press("3")
        self._page.get_by_text("Press 3 again to challenge.").first.wait_for()
        self._page.keyboard.press("3")

    def exchange(self, tiles: str) -> None:
        self._page.keyboard.press("4")
        expect(self._page.get_by_role("dialog")).to_be_focused()
        self._page.wait_for_timeout(150)  # keys are ignored for the dialog's first moment
        for tile in tiles:
            self._page.keyboard.press(tile)
        self._page.keyboard.press("Enter")

    def pass_turn(self) -> None:
        self._page.keyboard.press("2")
        self._page.get_by_text("Press 2 once more to pass.").first.wait_for()
        self._page.keyboard.press("2")

    def agree(self) -> None:
        tab_to(self._page, "element.matches('button') && element.textContent.includes('Agree')")
        self._page.keyboard.press("Enter")


class Finger:
    """A finger on a phone's screen: every tile is tapped, then its square."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._page = guest.page

    def lay(self, play: str) -> None:
        rack = self._page.get_by_role("toolbar")
        for square, tile in sorted(tiles_of(self._guest.look(), play).items()):
            rack.get_by_label("blank" if tile.islower() else f"{tile}, ").first.tap()
            self._page.get_by_role("gridcell").nth(square).tap()
            if tile.islower():
                dialog = self._page.get_by_role("dialog")
                dialog.get_by_role("button", name=tile.upper(), exact=True).tap()
        self._guest.wait_for_draft()
        self._page.get_by_role("button", name="Play").first.tap()

    def challenge(self) -> None:
        self._page.get_by_role("button", name="Challenge").first.tap()
        sheet = self._page.get_by_role("dialog")
        # Nobody challenges at a slip of the finger, or without knowing what it may cost.
        sheet.get_by_text("If the words are good").wait_for()
        sheet.get_by_role("button", name="Challenge").tap()

    def exchange(self, tiles: str) -> None:
        self._page.get_by_role("navigation").get_by_role("button", name="Turn").tap()
        self._page.get_by_role("button", name=re.compile("^Exchange")).first.tap()
        dialog = self._page.get_by_role("dialog", name="Exchange which tiles?")
        dialog.wait_for()
        for tile in tiles:
            dialog.get_by_label(f"{tile}, ").first.tap()
        dialog.get_by_role("button", name=re.compile(r"^Exchange \d")).tap()

    def pass_turn(self) -> None:
        self._page.get_by_role("navigation").get_by_role("button", name="Turn").tap()
        self._page.get_by_role("button", name=re.compile("^Pass")).first.tap()
        self._page.get_by_role("button", name="Really pass?").tap()

    def agree(self) -> None:
        self._page.get_by_role("button", name="Agree to the result").tap()


class CommandLine:
    """The command line, and what a screen reader finds in the accessibility tree."""

    def __init__(self, guest: Guest) -> None:
        self._page = guest.page
        guest.page.get_by_role("button", name="Command line").press("Enter")
        self._line = guest.page.get_by_role("textbox", name="Command line")

    def say(self, line: str) -> str:
        """Type a line; what is answered in the log."""
        log = self._page.get_by_role("log")
        before = log.locator(".said").count()
        self._line.fill(line)
        self._line.press("Enter")
        expect(log.locator(".said")).to_have_count(before + 1)
        return log.locator(".said").last.inner_text()

    def lay(self, play: str) -> None:
        assert self.say(f"play {play}") == "Sent."

    def challenge(self) -> None:
        assert self.say("challenge").startswith("If the words are good, you ")
        assert self.say("challenge") == "Sent."

    def exchange(self, tiles: str) -> None:
        assert self.say(f"exchange {tiles}") == "Sent."

    def pass_turn(self) -> None:
        assert self.say("pass") == "Sent."

    def agree(self) -> None:
        assert "confirm result" in self.say("may")
        assert self.say("confirm result") == "Sent."
