"""The tables of an event: opened at the desk, come to by phone and number, kept on a pad."""

from __future__ import annotations

import re
from collections.abc import Iterable

from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.web.hosting import open_tab, sheet, sign_in

DIGITS = "2345"
PHONE_NUMBER = f"555 0101 {DIGITS}"
SCREENS = "Play on screens"
PAD = "Open a score pad"


def met(desk: Guest) -> list[list[str]]:
    """Who meets at each table of the round that the desk looks at."""
    rows = desk.page.locator(".matches > li").filter(has=desk.page.get_by_role("button"))
    rows.first.wait_for()
    return [row.locator(".sides > li > span").all_inner_texts() for row in rows.all()]


def open_game(desk: Guest, names: Iterable[str], button: str, *, tab: str = "Rounds") -> None:
    """Open the game of a match from its line, as a pad or on screens; its sheet stays open."""
    open_tab(desk, tab)
    row = desk.page.get_by_role("button", name=re.compile(rf"^(Open|Other…) {', '.join(names)}"))
    row.click()
    over = sheet(desk)
    game = over.get_by_text("Game", exact=True)
    way = over.get_by_role("button", name=button)
    game.or_(way).first.wait_for()
    if not way.is_visible():
        game.click()
    way.click()
    expect(over.get_by_role("button", name="Go to the table")).to_be_visible()


def close(desk: Guest) -> None:
    """Put the sheet away."""
    sheet(desk).get_by_role("button", name="Close").click()
    expect(desk.page.get_by_role("dialog")).to_have_count(0)


def keep_score(keeper: Guest, names: Iterable[str]) -> None:
    """Somebody whom the organiser made a score-keeper opens a table's pad and goes to it."""
    open_game(keeper, names, PAD, tab="Results")
    sheet(keeper).get_by_role("button", name="Go to the table").click()
    keeper.page.wait_for_url("**/pad/*")


def go_to_table(player: Guest, event: str, number: int) -> None:
    """Show who one is by number and digits, and go from one's own page to one's table."""
    sign_in(player, event, number, DIGITS)
    player.page.get_by_role("button", name="Go to your table").click()
