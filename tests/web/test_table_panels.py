"""What lies over the table: it goes away as it came, and leads to the rules of this game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import Guest
from tests.kit.hall_process import HallProcess
from tests.web.gathering import PHONE, WIDE, in_turn, two_guests
from tests.web.sitting import sit_down

GuestMaker = Callable[..., Guest]
TABS = ("Pad", "Unseen", "Turn", "Type", "Menu")


def test_escape_puts_every_sheet_of_a_phone_away(guest: GuestMaker) -> None:
    me = guest(viewport=PHONE, has_touch=True)
    sit_down(me)
    sheet = me.page.get_by_role("dialog")
    for tab in TABS:
        button = me.page.get_by_role("navigation").get_by_role("button", name=tab)
        button.click()
        expect(sheet).to_be_visible()
        me.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(button).to_be_focused()


def test_a_touch_beside_a_sheet_puts_it_away(guest: GuestMaker) -> None:
    me = guest(viewport=PHONE, has_touch=True)
    sit_down(me)
    sheet = me.page.get_by_role("dialog")
    tab = me.page.get_by_role("navigation").get_by_role("button", name="Menu")
    tab.tap()
    expect(sheet).to_be_visible()
    # Taking a tile is to play it: the board must be there.
    me.page.get_by_role("toolbar").get_by_role("button").first.tap()
    expect(sheet).to_have_count(0)
    # The tab that opened it shuts it too, and does not open it again.
    tab.tap()
    expect(sheet).to_be_visible()
    tab.tap()
    expect(sheet).to_have_count(0)


def test_another_language_is_also_that_of_the_hall(guest: GuestMaker) -> None:
    me = guest(viewport=PHONE, has_touch=True)
    sit_down(me)
    me.page.get_by_role("navigation").get_by_role("button", name="Menu").tap()
    language = me.page.get_by_role("dialog").get_by_label("Language")
    with me.page.expect_event("websocket", lambda socket: "lang=de" in socket.url):
        language.select_option("Deutsch")
    me.wait_for_table()
    expect(me.page.get_by_role("toolbar", name="Deine Bank")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_the_rules_of_this_game_are_a_touch_away_in_a_tab_of_their_own(
    guest: GuestMaker, size: dict[str, int]
) -> None:
    me = guest(viewport=size)
    sit_down(me, 1)
    title = me.look()["title"]
    if size is PHONE:
        me.page.get_by_role("navigation").get_by_role("button", name="Menu").click()
        link = me.page.get_by_role("link", name="Rules of this game")
    else:
        link = me.page.get_by_role("heading", level=1).get_by_role("link", name=title)
    assert me.faults() == []
    with me.context.expect_page() as opened:
        link.click()
    rules = opened.value
    expect(rules.get_by_role("heading", level=1)).to_have_text(title)
    expect(rules.get_by_text("Rules of this game")).to_be_visible()
    # The table is still there.
    expect(me.page.get_by_role("grid")).to_be_visible()


def test_the_button_asks_before_it_passes_and_all_are_told(
    browser: Browser, hall: HallProcess
) -> None:
    ann, ben, _ = two_guests(browser, hall)
    mover, other = in_turn(ann, ben)
    name = ("Ann", "Ben")[mover.look()["mover"]]
    mover.page.get_by_role("button", name="Pass").click()
    sure = mover.page.get_by_role("button", name="Really pass?")
    expect(sure).to_be_visible()
    # Whoever goes on with something else has thought better of it.
    mover.page.get_by_role("gridcell").first.click()
    expect(sure).to_have_count(0)
    mover.page.get_by_role("button", name="Pass").click()
    sure.click()
    for guest, told in ((mover, "You passed."), (other, f"{name} passed.")):
        expect(guest.page.get_by_role("status").get_by_text(told)).to_be_visible()
        assert guest.complaints == []
        guest.context.close()
