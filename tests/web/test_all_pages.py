"""Every page but the tables: nothing for axe to find, room for large text, all of it in German."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from rackhouse.messages.catalogue import WORDS
from rackhouse.rules import Sheet
from tests.kit.browser import PATIENCE, Guest

GuestMaker = Callable[..., Guest]
KEYS = {
    key
    for path in WORDS.glob("en/pages/*.ftl")
    for key in re.findall(r"^([\w-]+-[\w-]+) =", path.read_text("utf-8"), re.MULTILINE)
}
ENGLISH = re.compile(r"\b(and|are|from|is|of|that|the|they|this|to|who|with)\b")
"""Words that no German sentence has."""


def open_home(guest: Guest) -> None:
    guest.go("")
    expect(guest.page.locator("ul.houses > li").first).to_be_visible()


def open_new(guest: Guest) -> None:
    guest.go("new")
    expect(guest.page.locator("footer button.go")).to_be_enabled()
    for part, most in (("form > details > summary", 2), ("details details > summary", 6)):
        for summary in guest.page.locator(part).all()[:most]:
            summary.click()


def open_settings(guest: Guest) -> None:
    guest.go("settings")
    guest.page.locator("form input[autocomplete=nickname]").fill("North")
    guest.page.locator("form", has=guest.page.locator("[autocomplete=nickname]")).locator(
        "button"
    ).click()
    expect(guest.page.locator("li b")).to_be_visible()


def open_help(guest: Guest) -> None:
    guest.go("help")
    expect(guest.page.locator("ul.houses > li").first).to_be_visible()
    # What single houses add is explained to those who meet it for the first time.
    expect(guest.page.locator("#added dt")).to_have_count(11)


def open_rules(guest: Guest) -> None:
    guest.go(f"rules/{Sheet.names()[0]}")
    expect(guest.page.locator("main section li").first).to_be_visible()


def open_games(guest: Guest) -> None:
    guest.go("games")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    guest.page.wait_for_load_state("networkidle")


def open_design(guest: Guest) -> None:
    guest.go("design")
    expect(guest.page.get_by_role("heading", level=2).first).to_be_visible()


def open_invitations(guest: Guest) -> None:
    guest.go("new")
    expect(guest.page.locator("footer button.go")).to_be_enabled()
    guest.page.locator("input[name=kind]").nth(1).check()
    guest.page.locator("#own-name").fill("North")
    guest.page.locator("footer button.go").click()
    expect(guest.page.locator("li img").first).to_be_visible()


def open_words(guest: Guest) -> None:
    guest.go("words")
    expect(guest.page.locator("main li").first).to_be_visible()


def open_profile(guest: Guest) -> None:
    guest.go("profile")
    expect(guest.page.locator("main section").first).to_be_visible()


def open_winning_back(guest: Guest) -> None:
    guest.go("win-back")
    expect(guest.page.locator("main form")).to_have_count(2)


def open_keeping(guest: Guest) -> None:
    guest.go("keep-code")
    expect(guest.page.locator("main section").first).to_be_visible()


PAGES = {
    "home": open_home,
    "new": open_new,
    "settings": open_settings,
    "help": open_help,
    "invitations": open_invitations,
    "games": open_games,
    "rules": open_rules,
    "words": open_words,
    "profile": open_profile,
    "winning back": open_winning_back,
    "keeping a code": open_keeping,
}


@pytest.mark.parametrize("width", [360, 1280])
def test_axe_finds_nothing_and_nothing_runs_over_the_side(guest: GuestMaker, width: int) -> None:
    me = guest(viewport={"width": width, "height": 800})
    for name, open_page in {**PAGES, "design": open_design}.items():
        open_page(me)
        assert me.faults_in_both_lights() == [], name
        assert overflow(me.page) <= 0, name


@pytest.mark.parametrize("width", [360, 1280])
def test_text_of_twice_the_size_has_room(guest: GuestMaker, width: int) -> None:
    me = guest(viewport={"width": width, "height": 800})
    me.go("settings")
    me.page.get_by_label("Text size").select_option("200 %")
    for name, open_page in PAGES.items():
        open_page(me)
        assert overflow(me.page) <= 0, name
        assert cut_off(me.page) == [], name


def test_german_is_all_that_is_said(guest: GuestMaker) -> None:
    me = guest(locale="de-DE", viewport={"width": 1280, "height": 800})
    # A language is called by its own name wherever it can be chosen.
    english = sentences("en") - sentences("de") - {"English"}
    for name, open_page in PAGES.items():
        open_page(me)
        assert left_untold(me.page, english) == [], name
        if name in ("help", "new", "rules"):  # where nothing is what somebody else called it
            expect(me.page.locator("main")).not_to_contain_text(ENGLISH)


def test_the_line_at_the_top_leads_everywhere_by_keyboard(guest: GuestMaker) -> None:
    me = guest()
    open_help(me)
    me.page.keyboard.press("Tab")
    expect(me.page.get_by_role("link", name="Rackhouse")).to_be_focused()
    me.page.keyboard.press("Tab")
    link = me.page.get_by_role("link", name="New game")
    expect(link).to_be_focused()
    expect(link).to_have_css("outline-style", "solid")
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("New game")
    expect(me.page.get_by_role("link", name="New game")).to_have_attribute("aria-current", "page")


def left_untold(page: Page, english: set[str]) -> list[str]:
    """What is said in English, or by the key of its words, also when all words have come."""
    latest = time.monotonic() + PATIENCE / 1000
    while True:
        # What is in another language by right says so: the title of a dictionary, an own word.
        page.evaluate("document.querySelectorAll('main [lang=en]').forEach(one => one.remove())")
        shown = page.evaluate("document.body.innerText")
        lines = {line.strip() for line in shown.splitlines() if line.strip()}
        found = sorted(lines & (english | KEYS))
        if not found or time.monotonic() > latest:
            return found
        page.wait_for_timeout(100)


def overflow(page: Page) -> int:
    """By how much a page is wider than its window."""
    wider: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wider


def cut_off(page: Page) -> list[str]:
    """Buttons and links whose words do not fit into them."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("button, a, legend, summary")]
            .filter(one => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
            .map(one => one.textContent)"""
    )
    return found


def sentences(language: str) -> set[str]:
    """Everything of some length that a language's catalogues say without values."""
    files = [path.read_text("utf-8") for path in WORDS.glob(f"{language}/pages/*.ftl")]
    said = {text for file in files for text in re.findall(r"^\S+ = (.+)$", file, re.MULTILINE)}
    return {text for text in said if len(text) > 3 and "{" not in text}
