"""Two browsers at one table, from the link to a challenged play on both screens."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable

from playwright.sync_api import expect

from rackhouse import Lexicon
from tests.kit.browser import Guest
from tests.web.hands import Keys
from tests.web.sitting import invite

GuestMaker = Callable[..., Guest]
WORDS = Lexicon.named("enable")
WIDE = {"width": 1280, "height": 800}


def accept(friend: Guest, link: str, name: str = "South") -> None:
    """Open the link, say who one is, sit down."""
    friend.go(link)
    expect(friend.page.get_by_text("North is waiting for you")).to_be_visible()
    friend.page.get_by_label("Your name").fill(name)
    friend.page.get_by_role("button", name="Sit down").click()
    friend.wait_for_table()


def phony_of(rack: str) -> dict[int, str]:
    """Five tiles of a rack that form no word, from the star on."""
    letters = [tile for tile in rack if tile != "?"][:5]
    words = map("".join, itertools.permutations(letters))
    phony = next(word for word in words if word not in WORDS)
    return {112 + step: tile for step, tile in enumerate(phony)}


def test_a_friend_comes_by_the_link_and_a_phony_is_challenged_off(guest: GuestMaker) -> None:
    north, south = guest(viewport=WIDE), guest(viewport=WIDE)
    link = invite(north)
    expect(north.page.get_by_alt_text("QR code of the link for seat 2")).to_be_visible()
    accept(south, link)
    expect(north.page.get_by_text("Invite your opponent")).to_have_count(0)
    for page in (north.page, south.page):
        for name in ("North", "South"):
            expect(page.get_by_label(name, exact=True).first).to_be_visible()

    mover = north if north.wait_until_begun()["mover"] == 0 else south
    other = south if mover is north else north
    mover.wait_until_may("commit")
    expect(mover.page).to_have_title(re.compile("^Your turn · "))
    expect(other.page).not_to_have_title(re.compile("Your turn"))
    laid = phony_of(mover.look()["own"]["rack"])
    word = "".join(laid.values())
    mover.type_play(f"8H {word}", laid)
    for page in (mover.page, other.page):
        for square, tile in laid.items():
            cell = page.get_by_role("gridcell").nth(square)
            expect(cell).to_have_accessible_name(re.compile(rf", {tile}, "))
    other.page.get_by_role("button", name="Challenge").first.click()
    other.page.get_by_role("button", name="Really challenge?").click()
    for page in (mover.page, other.page):
        for square in laid:
            cell = page.get_by_role("gridcell").nth(square)
            expect(cell).not_to_have_accessible_name(re.compile(r", [A-Z], \d"))
        expect(page.get_by_role("group", name="Score pad").get_by_text(word).first).to_be_visible()

    # The table goes on: the challenger plays, and both see it; or passes with nothing but vowels.
    player, waiting = other, mover
    player.wait_until_may("commit")
    while (play := player.find_play()) is None:
        Keys(player).pass_turn()
        player, waiting = waiting, player
        player.wait_until_may("commit")
    player.tap_play(play[1])
    for page in (mover.page, other.page):
        for square, tile in play[1].items():
            cell = page.get_by_role("gridcell").nth(square)
            expect(cell).to_have_accessible_name(re.compile(rf", {tile.upper()}, .*last play"))
    assert mover.look()["board"] == other.look()["board"]


def test_who_invites_a_friend_is_asked_their_name_in_place(guest: GuestMaker) -> None:
    me = guest()
    me.go("")
    me.page.get_by_role("radio", name="Vera").check()
    me.page.get_by_role("button", name="Play a friend").click()
    expect(me.page.get_by_label("Your name")).to_be_focused()
    expect(me.page.get_by_role("radio", name="Vera")).to_be_checked()
    me.page.keyboard.type("North")
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_label("Link for seat 2")).to_have_value(re.compile(r"/join#\S+"))
    me.go("")
    # Who has a name by now is not asked again.
    me.page.get_by_role("button", name="Play a friend").click()
    expect(me.page.get_by_label("Link for seat 2")).to_have_value(re.compile(r"/join#\S+"))


def test_a_link_without_its_secret_says_so(guest: GuestMaker) -> None:
    me = guest()
    me.go("join")
    expect(me.page.get_by_role("status")).to_contain_text("no invitation in this link")
    me.page.get_by_role("link", name="Go to the home page").click()
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()


def test_a_one_time_link_signs_another_device_in(guest: GuestMaker) -> None:
    first, second = guest(), guest()
    invite(first)
    made = first.context.request.post(f"{first.url}/api/me/links", headers={"origin": first.url})
    second.go(made.json()["link"])
    expect(second.page.get_by_text("You play as North.")).to_be_visible()
