"""What an organiser sets on the page of a new game is what the table then has."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.kit.browser import Guest, filled
from tests.web.gathering import WIDE, in_turn

GuestMaker = Callable[..., Guest]


def open_settings(guest: Guest, kind: str = "Each on their own screen") -> Page:
    """The page of a new game with the settings of the day in sight."""
    guest.go("new")
    page = guest.page
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    page.get_by_role("radio", name=kind).check()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_text("Words, times, spectators").click()
    return page


def come_by_link(host: Guest, guest: Guest, name: str, *, agrees: bool = False) -> None:
    """Set the table; a friend takes the second seat by its link, and both sit at the table."""
    host.page.get_by_role("button", name="Start the game").click()
    field = host.page.get_by_label("Link: Seat 2")
    field.wait_for()
    link = filled(field)
    # Not after the friend has sat down: the page of the links goes to the table by itself then.
    game = host.page.url.split("/games/")[1].split("/")[0]
    host.go(f"games/{game}?place=seat-1")
    guest.go(link)
    guest.page.get_by_label("Your name").fill(name)
    if agrees:
        guest.page.get_by_label("I agree to that").check()
    guest.page.get_by_role("button", name="Sit down").click()
    for one in (guest, host):
        one.wait_for_table()


def rules_of(guest: Guest) -> dict[str, Any]:
    """Every value of the rules that the guest's game is played by."""
    game, _, query = guest.page.url.split("/games/")[1].partition("?")
    answer = guest.context.request.get(f"{guest.url}/api/games/{game}/rules?{query}")
    values: dict[str, Any] = answer.json()["values"]
    return values


def test_a_book_on_paper_is_read_by_both_sides(guest: GuestMaker) -> None:
    ann, ben = guest(viewport=WIDE), guest(viewport=WIDE)
    page = open_settings(ann)
    page.get_by_label("A paper dictionary; both sides look words up").check()
    page.get_by_label("Title of the book").fill("The book on the shelf")
    come_by_link(ann, ben, "Ben")
    mover, other = in_turn(ann, ben)
    letters = [tile for tile in mover.look()["own"]["rack"] if tile != "?"][:3]
    mover.page.get_by_role("gridcell").nth(112).click()
    mover.page.keyboard.type("".join(letters).lower())
    mover.wait_for_draft()
    mover.page.keyboard.press("Enter")
    other.wait_until_may("challenge")
    other.page.get_by_role("button", name="Challenge").click()
    other.page.get_by_role("button", name="Really challenge?").click()
    for one in (mover, other):
        expect(one.page.get_by_text("The book on the shelf").first).to_be_visible()
        one.wait_until_may("confirm verdict")
        one.page.get_by_role("button", name="Not good").click()
    for one in (mover, other):
        expect(one.page.get_by_role("region", name="Not good")).to_be_visible()
    assert mover.look()["tally"][-1]["withdrawn"]


def test_times_are_as_they_were_set(guest: GuestMaker) -> None:
    ann, ben = guest(viewport=WIDE), guest(viewport=WIDE)
    page = open_settings(ann)
    page.get_by_label("With clocks").check()
    page.get_by_label("Minutes for each side").fill("7")
    page.get_by_label("Minutes for each side").blur()
    silence = page.get_by_role("group", name="Times").get_by_role("spinbutton").last
    silence.fill("45")
    silence.blur()
    come_by_link(ann, ben, "Ben")
    values = rules_of(ben)
    assert (values["clocks.seconds"], values["window.out_play_seconds"]) == (420, 45)
    for one in (ann, ben):
        expect(one.page.get_by_text("7:00").first).to_be_visible()


def test_those_who_look_on_see_no_rack_to_which_nobody_admitted_them(guest: GuestMaker) -> None:
    for racks, agrees in (("at once", True), ("when the game is over", False)):
        ann, ben, watcher = (guest(viewport=WIDE) for _ in range(3))
        page = open_settings(ann)
        page.get_by_label("Anybody can watch, without a link").check()
        page.get_by_label("If every player lets them in, spectators see the racks").select_option(
            racks
        )
        come_by_link(ann, ben, "Ben", agrees=agrees)
        watcher.go(ann.page.url.replace("place=seat-1", "place=public"))
        watcher.wait_for_table()
        assert not any(side["rack"] for side in watcher.look()["sides"])
        expect(watcher.page.get_by_role("img", name=re.compile("Ann|Ben"))).to_have_count(0)


def test_a_team_of_two_sits_at_one_seat(guest: GuestMaker) -> None:
    ann, ben, mate = (guest(viewport=WIDE) for _ in range(3))
    page = open_settings(ann)
    page.get_by_label("People at one seat").select_option("2")
    page.get_by_label("Name of team 1").fill("The Quills")
    come_by_link(ann, ben, "Ben")
    team = ann.page.get_by_role("region", name="Your team")
    team.get_by_role("button", name="Invite a teammate").click()
    link = team.get_by_label("Link for seat 1")
    expect(link).to_have_value(re.compile("/join#"))
    mate.go(filled(link))
    mate.page.get_by_label("Your name").fill("Mia")
    mate.page.get_by_role("button", name="Sit down").click()
    mate.wait_for_table()
    assert mate.look()["own"] == ann.look()["own"]
    for one in (ann, ben, mate):
        expect(one.page.get_by_label("The Quills", exact=True).first).to_be_visible()
    for name in ("Ann", "Mia"):
        expect(team.get_by_role("listitem").filter(has_text=name)).to_be_visible()
