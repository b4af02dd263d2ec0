"""People who come to a rigged table by their links, each in a browser, and what they do there."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.kit.browser import PATIENCE, Guest, tiles_of
from tests.kit.visitor import Visitor
from tests.web.hands import Keys
from tests.wire.rigged import RiggedHall

SHOWN = """
window.shown = [];
const seen = new WeakSet();
new MutationObserver(() => {
  for (const card of document.querySelectorAll(".verdict")) {
    if (!seen.has(card)) window.shown.push(card.innerText);
    seen.add(card);
  }
}).observe(document, { subtree: true, childList: true });
"""
"""Keeps every verdict that a page has shown."""
WIDE: ViewportSize = {"width": 1280, "height": 800}
NAMES = ("North", "South", "East", "West")


class Evening:
    """A game in several browsers: seats, and whoever else has come."""

    def __init__(self, hall: RiggedHall, come: Callable[..., Guest]) -> None:
        self.hall = hall
        self.come = come
        self.seats: list[Guest] = []
        self.tokens: dict[str, str] = {}
        self.game = ""

    def open(self, sides: int = 2, **opening: Any) -> None:
        """Open a game with a link for every place, and let the players come by theirs."""
        opened = Visitor(self.hall, "Host").open(sides=sides, **opening)
        self.game, self.tokens = opened["game"], opened["tokens"]
        for seat in range(sides):
            self.seats.append(self.sit(f"seat-{seat + 1}", NAMES[seat]))
        for guest in self.seats:
            guest.wait_for_table()

    def sit(self, place: str, name: str, **options: Any) -> Guest:
        """Somebody comes by the link to a place; those at the table agree, where they are asked."""
        guest = self.come(**{"viewport": WIDE, **options})
        guest.page.add_init_script(SHOWN)
        guest.go(f"join#{self.tokens[place]}")
        field = guest.page.get_by_label("Your name")
        field.fill(name)
        racks = guest.page.get_by_label("I agree to that")
        if racks.count():
            racks.check()
        field.press("Enter")
        for _ in range(PATIENCE // 50):
            if "/games/" in guest.page.url:
                return guest
            for page in self.pages:
                card = page.get_by_role("alertdialog")
                agree = card.get_by_role("button", name="Agree", exact=True)
                if agree.is_visible():
                    agree.click()
            guest.page.wait_for_timeout(50)
        raise AssertionError(f"{name} is not let in.")

    @property
    def pages(self) -> list[Page]:
        """The players' pages."""
        return [guest.page for guest in self.seats]

    def all_see(self, what: Callable[[Page], Locator]) -> None:
        """Every player sees something."""
        for page in self.pages:
            expect(what(page).first).to_be_visible()

    def all_read(self, text: str | re.Pattern[str]) -> None:
        """Every player reads something."""
        self.all_see(lambda page: page.get_by_text(text))

    def all_see_word(self, play: str) -> None:
        """A play lies on every board."""
        view = self.seats[0].look()
        for square, tile in tiles_of({**view, "board": [""] * len(view["board"])}, play).items():
            for page in self.pages:
                cell = page.get_by_role("gridcell").nth(square)
                expect(cell).to_have_accessible_name(re.compile(rf", {tile.upper()}, "))

    def all_see_scores(self, *scores: int) -> None:
        """The score of each side, by seat."""
        for page in self.pages:
            for name, score in zip(NAMES, scores, strict=False):
                card = page.get_by_label(name, exact=True).first
                expect(card.locator(".score")).to_have_text(str(score))

    def lay(self, seat: int, play: str) -> None:
        """Lay a play by keys, and Enter."""
        guest = self.seats[seat]
        guest.wait_until_may("commit")
        guest.type_play(play, tiles_of(guest.look(), play))

    def press(self, seat: int, button: str, *, exact: bool = False) -> None:
        """Press a button."""
        self.seats[seat].page.get_by_role("button", name=button, exact=exact).first.click()

    def challenge(self, seat: int) -> None:
        """Challenge by the button, which asks once where that can cost something."""
        self.press(seat, "Challenge")
        house = self.seats[seat].look()["house"]
        if any(house[f"failed_{what}"] for what in ("turns", "points", "fee", "seconds")):
            self.press(seat, "Really challenge?")

    def verdict(self, title: str, *texts: str) -> None:
        """All are shown the verdict and what follows from it; then they put it away.

        It leaves by itself after ten seconds, which a busy machine may need for one look: so what
        was shown is asked of the page, and whoever still sees it closes it.
        """
        for page in self.pages:
            for _ in range(PATIENCE // 50):
                shown: list[str] = page.evaluate("window.shown.splice(0)")
                if shown:
                    break
                page.wait_for_timeout(50)
            else:
                raise AssertionError(f"no verdict was shown; wanted {title}")
            lines = shown[-1].splitlines()
            assert title in lines, shown
            assert all(text in shown[-1] for text in texts), (texts, shown)
            card = page.get_by_role("region", name=title, exact=True)
            with suppress(TooLate):
                card.get_by_role("button").click(timeout=12_000)
            expect(card).to_have_count(0)

    def exchange(self, seat: int, tiles: str) -> None:
        """Exchange tiles by keys."""
        guest = self.seats[seat]
        guest.wait_until_may("exchange tiles")
        turn = guest.look()["turn"]
        Keys(guest).exchange(tiles)
        guest.wait_until_over(turn)

    def pass_turn(self, seat: int) -> None:
        """Pass by the button, which asks once."""
        self.seats[seat].wait_until_may("pass")
        self.press(seat, "Pass")
        self.press(seat, "Really pass?")

    def agree(self, *seats: int) -> None:
        """Each agrees to the result, and it is certified."""
        for seat in seats or range(len(self.seats)):
            self.press(seat, "Agree to the result")
        self.all_read("The result is certified.")

    def finished(self) -> Sequence[int]:
        """The final scores, alike for all who look."""
        views = [guest.look() for guest in self.seats]
        assert {view["phase"] for view in views} == {"certified"}
        scores = [[side["score"] for side in view["sides"]] for view in views]
        assert all(one == scores[0] for one in scores)
        self.all_see_scores(*scores[0])
        return scores[0]
