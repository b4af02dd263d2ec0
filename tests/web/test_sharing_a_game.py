"""A finished game is shared by its link, also in a hall's own network without https."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from rackhouse.server.hosts import own_addresses
from tests.kit.browser import Guest
from tests.kit.hall_process import HallProcess, running_hall
from tests.web.gathering import WIDE
from tests.web.past import AtBrowser, played_out

GuestMaker = Callable[..., Guest]


def test_the_link_of_a_finished_game_is_copied_and_opens_for_anybody(
    guest: GuestMaker, hall: HallProcess
) -> None:
    me = guest(viewport=WIDE, permissions=["clipboard-read", "clipboard-write"])
    game = played_out(AtBrowser(hall, me, "Ruth"))
    me.go(f"games/{game}/finished")
    share(me)
    link = me.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{hall.url}/games/{game}/finished"
    stranger = guest(viewport=WIDE)
    stranger.go(link)
    expect(stranger.page.get_by_role("heading", level=1)).to_have_text(re.compile("Ruth"))


def test_at_a_plain_address_of_a_hall_the_link_is_copied_all_the_same(
    browser: Browser, tmp_path: Path
) -> None:
    if not own_addresses():
        pytest.fail("This machine has no address of its own besides the loopback one.")
    with running_hall(tmp_path, "--hall") as hall:
        url = re.sub(r"//[^:/]+", f"//{own_addresses()[0]}", hall.url)
        me = Guest(browser, url, viewport=WIDE)
        game = played_out(AtBrowser(hall, me, "Ruth"))
        me.go(f"games/{game}/finished")
        assert not me.page.evaluate("isSecureContext || 'clipboard' in navigator")
        share(me)
        # What was copied is pasted by hand: such a page may not read the clipboard.
        me.go("games")
        field = me.page.get_by_role("searchbox")
        field.focus()
        me.page.keyboard.press("Control+V")
        expect(field).to_have_value(f"{url}/games/{game}/finished")
        # The browser itself notes that a header means nothing without https.
        assert [one for one in me.complaints if "Cross-Origin-Opener-Policy" not in one] == []
        me.context.close()


def share(guest: Guest) -> None:
    """Copy the link of the game that is looked back at; a rematch is offered before that."""
    ways = guest.page.locator("main").get_by_role("button")
    expect(ways.first).to_have_text("Rematch")
    guest.page.get_by_role("button", name="Copy link").click()
    expect(guest.page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
