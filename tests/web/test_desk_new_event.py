"""Creating an event on its page: only what the sheet leaves open is asked, and checked."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from rackhouse.contest.preset import Preset
from tests.kit.browser import Guest
from tests.web.hosting import LAPTOP, ask

GuestMaker = Callable[..., Guest]
TEXT = "As the organiser answers it"


def answer(page: Page, preset: Preset) -> None:
    """Answer what has to be known, and nothing else."""
    for number, question in enumerate(preset.questions, start=1):
        if question.offered is not None:
            continue
        asked = page.get_by_role("group", name=question.ask)
        match question.kind:
            case "sessions":
                asked.get_by_label("Day", exact=True).fill("2027-05-01")
            case "bands":
                asked.get_by_role("button", name="Five years each").click()
            case "date":
                asked.locator("input").fill("2027-05-01")
            case "count":
                asked.locator("input").fill("45")
            case "zone":
                asked.locator("select").select_option("Europe/Berlin")
            case _:
                asked.locator("input").fill(f"{TEXT}, {number}")


@pytest.mark.parametrize("name", Preset.names())
def test_each_preset_becomes_an_event_by_answering_only_what_its_sheet_leaves_open(
    guest: GuestMaker, name: str
) -> None:
    preset = Preset.named(name)
    me = guest(viewport=LAPTOP)
    page = me.page
    me.go("events")
    page.get_by_role("link", name="New event").click()
    page.get_by_role("radio", name=preset.title).check()
    needed = [question for question in preset.questions if question.offered is None]
    expect(page.locator("section .question")).to_have_count(len(needed))
    for question in needed:
        expect(page.get_by_role("group", name=question.ask)).to_contain_text(
            re.sub(r" \(([A-Z]-\d+(, )?)+\)", "", question.why)
        )
    answer(page, preset)
    page.get_by_label("Your name").fill("Olive")
    page.get_by_role("button", name="Create event").click()
    page.wait_for_url("**/desk")
    event = page.url.split("/events/")[1].split("/")[0]
    expect(page.get_by_role("link", name="Entries")).to_have_attribute("aria-current", "page")
    expect(page.get_by_alt_text("QR code: Sign-up link")).to_be_visible()
    shown = ask(me, f"events/{event}")
    assert (shown["role"], shown["sheet"]) == ("organiser", preset.sheet)
    # What has just been made is at the head of one's own.
    me.go("events")
    first = page.get_by_role("region", name="Your events").get_by_role("listitem").first
    expect(first).to_contain_text(shown["title"])


def test_a_weekday_that_contradicts_its_date_is_refused_with_both_spelt_out(
    guest: GuestMaker,
) -> None:
    me = guest(viewport=LAPTOP)
    page = me.page
    me.go("events/new?preset=washburn")
    page.get_by_label("Day", exact=True).fill("2011-06-19")
    page.get_by_label("Weekday in your announcement").select_option("Saturday")
    page.get_by_label("Your name").fill("Olive")
    page.get_by_role("button", name="Create event").click()
    refusal = "June 19, 2011 is a Sunday, not a Saturday. Which is right?"
    expect(page.get_by_role("alert").filter(has_text=refusal)).to_be_visible()
    me.complaints.clear()  # the browser notes every refusal
    page.get_by_label("Weekday in your announcement").select_option("Sunday")
    page.get_by_role("button", name="Create event").click()
    page.wait_for_url("**/desk")


def test_what_is_usual_can_be_set_otherwise(guest: GuestMaker) -> None:
    me = guest(viewport=LAPTOP)
    page = me.page
    me.go("events/new?preset=washburn")
    page.get_by_label("Day", exact=True).fill("2027-05-01")
    page.get_by_label("Your name").fill("Olive")
    page.get_by_text("more questions, with the usual answers").click()
    page.get_by_role("checkbox", name="Is there a game for third place?").check()
    page.get_by_role("spinbutton", name="How many dictionaries?").fill("2")
    page.get_by_text("Contact, how games are played").click()
    page.get_by_label("Title of the event").fill("Winter knockout")
    page.get_by_label("On screens").check()
    page.get_by_role("checkbox", name="Clocks").check()
    page.get_by_label("List this event publicly").uncheck()
    page.get_by_role("button", name="Create event").click()
    page.wait_for_url("**/desk")
    shown = ask(me, f"events/{page.url.split('/events/')[1].split('/')[0]}")
    assert shown["title"] == "Winter knockout"
    assert shown["divisions"][0]["format"]["third_place"]
    assert {"kind": "dictionary", "count": 2} in shown["equipment"]
    assert shown["settings"]["tables"]["custody"] == "dealt"
    assert shown["settings"]["tables"]["settings"]["clocks.use"] == "on"
    assert not shown["settings"]["is_listed"]
    other = guest()
    other.go("events")
    expect(other.page.get_by_role("heading", level=1)).to_have_text("Events")
    expect(other.page.get_by_text("Winter knockout")).to_have_count(0)
