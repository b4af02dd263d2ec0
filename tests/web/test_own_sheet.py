"""A house makes a sheet of its own, and plays by it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from rackhouse.contest.preset import Preset
from rackhouse.rules import Sheet
from tests.kit.browser import Guest, filled
from tests.web.hosting import LAPTOP

GuestMaker = Callable[..., Guest]


def open_builder(guest: Guest, query: str = "") -> Page:
    """The page on which a sheet is made, once the hall has explained what it begins with."""
    guest.go(f"rules/new{query}")
    page = guest.page
    expect(page.get_by_role("link", name="Read the whole sheet")).to_be_visible()
    return page


def unfold(page: Page, section: str) -> None:
    """Open a section of the rules."""
    page.locator("summary").filter(has_text=section).click()


def set_field(page: Page, label: str, value: str) -> None:
    """Write a value, and leave its field."""
    field = page.get_by_label(label, exact=True)
    field.fill(value)
    field.blur()


def make_harbour_club(page: Page) -> None:
    """A sheet with a name and eight tiles on a rack."""
    set_field(page, "Name of these rules", "Harbour club")
    unfold(page, "Tiles and board")
    set_field(page, "Tiles on a rack", "8")
    expect(page.get_by_text("2 rules changed")).to_be_visible()


def test_what_is_changed_is_explained_beside_it_as_this_houses(guest: GuestMaker) -> None:
    me = guest(viewport={"width": 1280, "height": 860})
    page = open_builder(me, "?sheet=base")
    make_harbour_club(page)
    rule = page.get_by_role("listitem").filter(has_text="draws 8 tiles").first
    expect(rule).to_contain_text("this house")
    assert me.faults() == []
    unfold(page, "Add a help for sale")
    page.get_by_label("Name", exact=True).fill("A cup of tea")
    page.get_by_role("button", name="Add this help").click()
    unfold(page, "Helps for sale: A cup of tea")
    set_field(page, "Most per turn", "2")
    expect(page.get_by_role("listitem").filter(has_text="cup of tea").first).to_be_visible()
    expect(page.get_by_text("4 rules changed")).to_be_visible()
    expect(page.get_by_role("link", name="Play by these rules")).to_be_visible()
    assert me.faults() == []
    page.get_by_role("button", name="Reset").click()
    expect(page.locator("summary").filter(has_text="cup of tea")).to_have_count(0)
    expect(page.get_by_label("Tiles on a rack", exact=True)).to_have_value("7")


def test_what_does_not_go_together_is_said_at_once_and_cannot_be_played(guest: GuestMaker) -> None:
    me = guest()
    page = open_builder(me, "?sheet=base")
    unfold(page, "Players or teams")
    set_field(page, "Most sides", "1")
    expect(page.get_by_role("status").filter(has_text="sides.")).to_be_visible()
    expect(page.get_by_role("link", name="Play by these rules")).to_have_count(0)
    set_field(page, "Most sides", "4")
    expect(page.get_by_role("link", name="Play by these rules")).to_be_visible()
    # The browser tells of every answer that refuses.
    assert all("422" in complaint for complaint in me.complaints)
    me.complaints.clear()


def test_its_link_carries_the_whole_sheet_to_whoever_opens_it(
    guest: GuestMaker, tmp_path: Path
) -> None:
    me, friend = guest(), guest()
    page = open_builder(me, "?sheet=base")
    make_harbour_club(page)
    page.get_by_role("link", name="Read the whole sheet").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Harbour club")
    link = page.get_by_label("The link contains the whole sheet")
    expect(link).to_have_value(re.compile(r"\?house=.+"))
    friend.go(filled(link))
    theirs = friend.page
    expect(theirs.get_by_role("heading", level=1)).to_have_text("Harbour club")
    expect(theirs.get_by_role("listitem").filter(has_text="draws 8 tiles").first).to_contain_text(
        "this house"
    )
    assert friend.faults() == []
    with theirs.expect_download() as saved:
        theirs.get_by_role("button", name="Save as file").click()
    saved.value.save_as(tmp_path / "house.toml")
    assert Sheet.read(tmp_path / "house.toml").rules.tiles.rack == 8
    with theirs.expect_download() as printed:
        theirs.get_by_role("button", name="PDF for printing").click()
    printed.value.save_as(tmp_path / "rules.pdf")
    assert (tmp_path / "rules.pdf").read_bytes().startswith(b"%PDF-")
    theirs.get_by_role("link", name="Change these rules").click()
    expect(theirs.get_by_label("Name of these rules")).to_have_value("Harbour club")


def test_a_game_is_played_by_it(guest: GuestMaker) -> None:
    me = guest()
    page = open_builder(me, "?sheet=base")
    make_harbour_club(page)
    page.get_by_role("link", name="Play by these rules").click()
    expect(page.get_by_text("Rules: Harbour club")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    me.wait_for_table()
    view = me.look()
    assert view["title"] == "Harbour club"


def test_an_event_is_held_by_it(guest: GuestMaker) -> None:
    me = guest(viewport=LAPTOP)
    page = open_builder(me, "?sheet=base")
    make_harbour_club(page)
    page.get_by_role("link", name="Create an event").click()
    expect(page.get_by_text("This event uses your own rule sheet.")).to_be_visible()
    preset = Preset.named("priston")
    page.get_by_role("radio", name=preset.title).check()
    day = page.get_by_role("group", name="On which evening")
    day.get_by_label("Day", exact=True).fill("2027-05-01")
    page.get_by_label("Your name").fill("Olive")
    page.get_by_role("button", name="Create event").click()
    page.wait_for_url("**/desk")
    me.go(page.url.removesuffix("/desk"))
    page.get_by_role("link", name="Harbour club").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Harbour club")
    expect(page.get_by_role("listitem").filter(has_text="draws 8 tiles").first).to_be_visible()


def test_a_link_that_was_cut_short_says_so(guest: GuestMaker) -> None:
    me = guest()
    me.go("rules/house?house=y0")
    expect(me.page.get_by_role("status").filter(has_text="incomplete")).to_be_visible()
    me.go("rules/new?house=y0")
    expect(me.page.get_by_role("alert")).to_contain_text("incomplete")
    assert me.complaints == []


def test_axe_finds_nothing_on_a_phone_and_nothing_hangs_over(guest: GuestMaker) -> None:
    me = guest(viewport={"width": 360, "height": 740})
    page = open_builder(me)
    for section in page.locator("main details").all():
        section.evaluate("node => { node.open = true; }")
    assert me.faults_in_both_lights() == []
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
