"""One tap at the table: sounds, and zen mode, which is kept by the browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.web.gathering import PHONE, WIDE
from tests.web.sitting import sit_down

GuestMaker = Callable[..., Guest]


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_sounds_are_one_tap_away_and_stay_as_chosen(
    guest: GuestMaker, size: dict[str, int]
) -> None:
    me = guest(viewport=size)
    sit_down(me)
    switch = me.page.get_by_role("button", name="Sounds", exact=True)
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    me.page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_zen_mode_leaves_board_rack_scores_and_clocks(
    guest: GuestMaker, size: dict[str, int]
) -> None:
    me = guest(viewport=size)
    sit_down(me)
    page = me.page
    me.wait_until_may("commit")
    switch = page.get_by_role("button", name="Zen mode")
    look = page.get_by_role("button", name="Menu", exact=True)
    expect(look).to_be_visible()
    switch.click()
    for gone in (look, page.get_by_role("group", name="Score pad"), page.locator(".may")):
        expect(gone).to_have_count(0)
    for stays in (page.get_by_role("grid"), page.get_by_role("toolbar"), page.locator(".score")):
        expect(stays.first).to_be_visible()
    assert me.faults_in_both_lights() == []
    page.reload()
    me.wait_for_table()
    expect(look).to_have_count(0)
    page.keyboard.press("Escape")
    expect(look).to_be_visible()


def test_z_turns_zen_mode_on_and_off_for_a_spectator(guest: GuestMaker) -> None:
    me = guest(viewport=WIDE)
    sit_down(me)
    me.go(me.page.url.partition("?")[0])
    me.wait_for_table()
    pad = me.page.get_by_role("group", name="Score pad")
    expect(pad).to_be_visible()
    me.page.keyboard.press("z")
    expect(pad).to_have_count(0)
    me.page.keyboard.press("z")
    expect(pad).to_be_visible()
