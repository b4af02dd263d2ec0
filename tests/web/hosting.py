"""Those who run an event and those who play in it, each at a browser of their own."""

from __future__ import annotations

import re
import secrets
from typing import Any

from playwright.sync_api import Locator, ViewportSize, expect

from tests.kit.browser import Guest

LAPTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
SCREEN: ViewportSize = {"width": 1920, "height": 1080}
TURNS = 30_000
"""Milliseconds in which everything has had its turn on a wall."""


def create(guest: Guest, preset: str, fill: dict[str, str], *, name: str = "Olive") -> str:
    """Create an event on its page, answering only what has to be known; the event's id."""
    page = guest.page
    guest.go("events/new")
    page.get_by_role("radio", name=preset).check()
    for label, value in fill.items():
        page.locator("input").and_(page.get_by_label(label, exact=True)).first.fill(value)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Create event").click()
    page.wait_for_url("**/desk")
    page.get_by_role("button", name="I have saved it").click()
    return page.url.split("/events/")[1].split("/")[0]


def ask(guest: Guest, path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask the hall in somebody's name but not by their hands."""
    request = guest.context.request
    url = f"{guest.url}/api/{path}"
    answer = (
        request.get(url)
        if body is None
        else request.post(url, data=body, headers={"origin": guest.url})
    )
    assert answer.ok, answer.text()
    return answer.json()


def tell(guest: Guest, event: str, command: str, **fields: Any) -> None:
    """Give a command that is carried out, as above."""
    body = {"id": secrets.token_hex(8), "command": {"command": command, **fields}}
    answer = ask(guest, f"events/{event}/commands", body)
    assert answer["kind"] == "done", answer


def enter(guest: Guest, event: str, *names: str, **details: Any) -> list[int]:
    """Enter people, as above; their numbers."""
    entries = [{"name": name, "details": details} for name in names]
    body = {"id": secrets.token_hex(8), "entries": entries}
    return [one["entry"] for one in ask(guest, f"events/{event}/entries", body)]


def come(guest: Guest, link: str, name: str) -> None:
    """Come to an event by a link that gives a role."""
    guest.go(link)
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Accept invitation").click()
    guest.page.wait_for_url("**/events/*/*")


def sign_in(guest: Guest, event: str, entry: int, digits: str) -> None:
    """Show on the day who one is, on the player's own page."""
    guest.go(f"events/{event}/me")
    guest.page.get_by_label("Number", exact=True).fill(str(entry))
    guest.page.get_by_label("Last four digits").fill(digits)
    guest.page.get_by_role("button", name="Sign in").click()
    guest.page.get_by_role("heading", level=1).wait_for()


def open_tab(guest: Guest, name: str) -> None:
    """Open a tab of the desk."""
    tabs = guest.page.get_by_role("navigation", name="Parts of the desk")
    tabs.get_by_role("link", name=name).click()
    expect(tabs.get_by_role("link", name=name)).to_have_attribute("aria-current", "page")


def sheet(guest: Guest) -> Locator:
    """The sheet that lies over the page."""
    return guest.page.get_by_role("dialog").last


def about(what: str, whom: str) -> re.Pattern[str]:
    """A button's name as it is read aloud: what it does, and to whom or what."""
    return re.compile(rf"^{re.escape(what)} ?: {re.escape(whom)}")


def card(guest: Guest, *names: str) -> Locator:
    """The match of a bracket in which these meet."""
    # Whoever is awaited is named too, as one or the other.
    found = guest.page.locator(".match").filter(has_not_text=re.compile(r"\w or \w"))
    for name in names:
        found = found.filter(has_text=name)
    return found
