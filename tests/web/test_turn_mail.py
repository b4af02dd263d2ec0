"""Mail when it is your move, asked for and stopped in a browser."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.desk.postbox import Postbox
from tests.kit.browser import PATIENCE, Guest

GuestMaker = Callable[..., Guest]
ADDRESS = "turns@example.org"


def test_an_address_is_proven_by_its_link_and_mail_is_stopped(
    guest: GuestMaker, postbox: Postbox
) -> None:
    me = guest()
    me.go("settings")
    me.page.get_by_role("textbox", name="Your name").fill("Turner")
    me.page.get_by_role("region", name="Your name").get_by_role("button").click()
    me.page.get_by_label("Your mail address").fill(ADDRESS)
    me.page.get_by_role("button", name="Send confirmation").click()
    expect(me.page.get_by_text(f"Open the link that was sent to {ADDRESS}")).to_be_visible()
    assert me.faults() == []

    me.page.goto(link_for(postbox))
    expect(me.page.get_by_text("you get mail when it is your move.")).to_be_visible()
    assert me.faults() == []
    me.go("settings")
    expect(me.page.get_by_text(f"Your address is {ADDRESS}.")).to_be_visible()
    wanted = me.page.get_by_label("Mail me when it is my move")
    wanted.uncheck()
    me.page.reload()
    expect(wanted).not_to_be_checked()
    me.page.get_by_role("button", name="Delete address").click()
    expect(me.page.get_by_label("Your mail address")).to_be_visible()


def link_for(postbox: Postbox, to: str = ADDRESS) -> str:
    """The link in the letter to an address, once that has come."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for address, letter in postbox.letters:
            found = re.search(r"http\S+/mail#confirm=[\w-]+", str(letter.get_content()))
            if address == to and found:
                return found.group()
        time.sleep(0.05)
    raise AssertionError("no letter came")
