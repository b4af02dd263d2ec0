"""Several around one screen: a curtain between them, and no rack behind it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.web.around import (
    NAMES,
    assert_nothing_shows,
    come,
    gather,
    look,
    whose_curtain,
)
from tests.web.gathering import PHONE, WIDE
from tests.web.hands import Keys

CLOCKS = {"clocks.use": "on", "clocks.seconds": 600, "clocks.overtime_points": 10}
GuestMaker = Callable[..., Guest]


def test_the_screen_goes_round_to_the_final_score(guest: GuestMaker) -> None:
    me = guest(viewport=WIDE)
    gather(me, NAMES, settings={"ending.pass_rounds": 1})
    seat = whose_curtain(me)
    assert_nothing_shows(me)
    assert me.faults() == []

    come(me, seat)
    expect(me.page.get_by_text(f"{NAMES[seat]} has the screen.")).to_be_visible()
    letters = [tile for tile in look(me, seat)["own"]["rack"] if tile != "?"][:2]
    me.page.get_by_role("gridcell").nth(112).click()
    for letter in letters:
        me.page.keyboard.press(letter.lower())
    me.wait_for_draft()
    me.page.keyboard.press("Enter")

    # The one who played has passed the screen on before anybody could look at the next rack.
    other = whose_curtain(me)
    assert other != seat
    expect(me.page.get_by_text(f"{NAMES[seat]} played 8H {''.join(letters)}")).to_be_visible()
    assert_nothing_shows(me)

    # A reload shows the curtain again, and not the rack of whoever had the screen.
    come(me, other)
    me.page.reload()
    assert whose_curtain(me) == other
    assert_nothing_shows(me)
    come(me, other)
    me.page.get_by_role("button", name="Hide the rack").click()
    assert whose_curtain(me) == other
    come(me, other)

    Keys(me).pass_turn()
    assert whose_curtain(me) == seat
    # A pass is told like a play.
    expect(me.page.get_by_text(f"{NAMES[other]} passed.")).to_be_visible()
    come(me, seat)
    Keys(me).pass_turn()
    # The game is over, and racks lie open: whoever agrees does so for all around the screen.
    me.page.get_by_role("button", name="Agree to the result").first.click()
    expect(me.page.get_by_text("The result is certified.").first).to_be_visible()
    view = look(me, 0)
    for side, name in zip(view["sides"], NAMES, strict=True):
        card = me.page.get_by_label(name, exact=True).first
        expect(card.locator(".score")).to_have_text(str(side["score"]))


def test_a_table_for_one_screen_is_set_from_the_pages(guest: GuestMaker) -> None:
    me = guest(viewport=WIDE)
    me.go("new")
    me.page.get_by_role("radio", name=re.compile("On one screen")).check()
    for label, name in zip(("Your name", "Name at seat 2"), NAMES, strict=True):
        me.page.get_by_label(label).fill(name)
    me.page.get_by_role("button", name="Start the game").click()
    seat = whose_curtain(me)
    assert_nothing_shows(me)
    come(me, seat)
    for name in NAMES:
        expect(me.page.get_by_label(name, exact=True).first).to_be_visible()


def test_a_key_that_ends_a_turn_does_not_open_the_next_rack(guest: GuestMaker) -> None:
    me = guest(viewport=PHONE)
    gather(me, NAMES)
    seat = whose_curtain(me)
    come(me, seat)
    # Held down, a key strikes again and again, and asks but once.
    me.page.keyboard.down("2")
    me.page.keyboard.down("2")
    me.page.keyboard.up("2")
    expect(me.page.get_by_text("Press 2 once more to pass.").first).to_be_visible()
    for _ in range(3):
        me.page.keyboard.down("2")
    me.page.keyboard.up("2")
    other = whose_curtain(me)
    assert other != seat
    me.page.keyboard.press("Enter")
    assert_nothing_shows(me)
    me.page.wait_for_timeout(450)
    # The button has the focus, so that the next player needs no pointer either.
    me.page.keyboard.press("Enter")
    me.wait_for_table()
    expect(me.page.get_by_text(f"{NAMES[other]} has the screen.")).to_be_visible()
    assert me.faults() == []


def test_anybody_else_can_take_the_screen(guest: GuestMaker) -> None:
    me = guest(viewport=WIDE)
    gather(me, NAMES)
    seat = whose_curtain(me)
    other = 1 - seat
    come(me, other)
    # Out of turn they may look at their own rack, until they pass the screen on.
    expect(me.page.get_by_text(f"{NAMES[other]} has the screen.")).to_be_visible()
    me.page.get_by_role("button", name="Hide the rack").click()
    assert whose_curtain(me) == seat


def until_it_goes_on(guest: Guest) -> None:
    """Wait for the end of a pause."""
    for _ in range(200):
        if look(guest, 0)["phase"] != "paused":
            return
        guest.page.wait_for_timeout(50)
    raise AssertionError("The game stands still although somebody has the screen.")


def test_no_time_runs_behind_the_curtain(guest: GuestMaker) -> None:
    me = guest(viewport=WIDE)
    gather(me, NAMES, settings=CLOCKS)
    for _ in range(2):
        seat = whose_curtain(me)
        expect(me.page.get_by_text("No clock runs until then.")).to_be_visible()
        assert look(me, 0)["phase"] == "paused"
        assert look(me, 0)["time"]["ticking"] is None
        come(me, seat)
        until_it_goes_on(me)
        view = look(me, 0)
        assert (view["phase"], view["mover"], view["time"]["ticking"]) == ("on turn", seat, seat)
        Keys(me).pass_turn()
    assert me.faults() == []
