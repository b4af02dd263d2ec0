"""The organiser's link is offered to be kept: nobody loses an event with the browser's memory."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import unquote

from playwright.sync_api import expect

from tests.kit.browser import Guest, filled
from tests.web.hosting import LAPTOP, come

GuestMaker = Callable[..., Guest]
PLAIN_HTTP = "delete Navigator.prototype.clipboard"
"""What a browser does not have at a plain address of the hall's own network."""


def test_the_link_is_copied_printed_mailed_and_lets_the_organiser_in_again(
    guest: GuestMaker,
) -> None:
    office = guest(viewport=LAPTOP)
    page = office.page
    page.add_init_script(PLAIN_HTTP)
    office.go("events/new")
    page.get_by_role("radio", name="Village evening").check()
    page.get_by_label("Day", exact=True).fill("2027-05-01")
    page.get_by_label("Your name").fill("Olive")
    page.get_by_role("button", name="Create event").click()
    card = page.get_by_role("region", name="Save your organiser link")
    link = filled(card.get_by_label("Link: Organiser"))
    assert re.search(r"/events/join#\S{20,}$", link)

    # Copied, also where the clipboard has no programming interface.
    assert page.evaluate("navigator.clipboard") is None
    card.get_by_role("button", name="Copy link").click()
    expect(card.get_by_text("Copied.")).to_be_visible()
    search = page.get_by_role("searchbox")
    search.focus()
    page.keyboard.press("ControlOrMeta+v")
    expect(search).to_have_value(link)

    # Mailed, and filmed by a phone's camera.
    written = unquote(card.get_by_role("link", name="Mail the link").get_attribute("href") or "")
    assert written.startswith("mailto:?subject=Organiser link: Village evening&body=")
    assert link in written
    expect(card.get_by_role("img", name="QR code: Organiser")).to_be_visible()

    # Printed: the card alone, with the link in full.
    page.evaluate("window.print = () => (window.hasPrinted = true)")
    card.get_by_role("button", name="Print the link").click()
    assert page.evaluate("window.hasPrinted")
    page.emulate_media(media="print")
    expect(card.get_by_text(link)).to_be_visible()
    expect(search).not_to_be_visible()
    page.emulate_media(media="screen")
    assert office.faults() == []

    # It is asked once, and the link lets one in from anywhere.
    card.get_by_role("button", name="I have saved it").click()
    expect(card).to_have_count(0)
    page.reload()
    page.get_by_role("searchbox").wait_for()
    expect(card).to_have_count(0)
    again = guest(viewport=LAPTOP)
    come(again, link, "Olive")
    expect(again.page.get_by_role("link", name="Plan", exact=True)).to_be_visible()
