"""A game against the machine, in a real browser: by keys, by pointer, and over a reload."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import Guest
from tests.kit.hall_process import running_hall
from tests.web.sitting import come_to_turn, play_turn, sit_down

GuestMaker = Callable[..., Guest]
LIMIT = 120 * 1024
"""What the table page may weigh on the wire, in bytes."""


@pytest.mark.parametrize("by_keys", [True, False], ids=["by keyboard", "by pointer"])
def test_several_turns_against_the_machine(guest: GuestMaker, by_keys: bool) -> None:
    me = guest(viewport={"width": 1280, "height": 800})
    sit_down(me)
    for _ in range(3):
        place, _ = play_turn(me, by_keys=by_keys).split()
        pad = me.page.get_by_role("group", name="Score pad")
        expect(pad.get_by_text(re.compile(rf"\b{place}\b")).first).to_be_visible()


def test_a_reload_brings_back_the_table_with_the_draft_that_lay_there(guest: GuestMaker) -> None:
    me = guest(viewport={"width": 1280, "height": 800})
    sit_down(me)
    play_turn(me, by_keys=True)
    _, laid = come_to_turn(me)
    before = me.look()
    square, tile = sorted(laid.items())[0]
    name = "blank" if tile.islower() else f"{tile}, "
    me.page.get_by_role("toolbar").get_by_label(name).first.drag_to(
        me.page.get_by_role("gridcell").nth(square)
    )
    if tile.islower():
        me.page.keyboard.press(tile)
    drafted = me.page.get_by_role("gridcell").nth(square)
    expect(drafted).to_have_accessible_name(re.compile("not played yet"))
    me.page.reload()
    me.wait_for_table()
    expect(drafted).to_have_accessible_name(re.compile("not played yet"))
    after = me.look()
    assert (after["board"], after["own"]["rack"]) == (before["board"], before["own"]["rack"])


def test_every_sheet_is_one_click_away(guest: GuestMaker) -> None:
    me = guest()
    me.go("")
    buttons = me.page.get_by_role("button", name="Play the computer")
    buttons.first.wait_for()
    for number in range(buttons.count()):
        sit_down(me, number)
        assert me.look()["phase"] != "setting up"


def test_what_a_sheet_leaves_open_is_asked_on_its_card(guest: GuestMaker) -> None:
    me = guest()
    me.go("")
    minutes = me.page.get_by_label("Minutes for the round")
    card = me.page.get_by_role("listitem").filter(has=minutes)
    minutes.fill("0")
    expect(card.get_by_role("button", name="Play the computer")).to_be_disabled()
    minutes.fill("45")
    card.get_by_role("button", name="Play the computer").click()
    me.wait_for_table()
    time = me.look()["time"]
    assert 44 * 60_000 < time["round_ends"] - time["now"] <= 45 * 60_000


def test_a_hall_under_a_path_of_its_own_is_played_in_just_the_same(
    browser: Browser, tmp_path: Path
) -> None:
    with running_hall(tmp_path, "--root-path", "/hall") as hall:
        me = Guest(browser, hall.url)
        sit_down(me)
        play_turn(me, by_keys=True)
        assert "/hall/games/" in me.page.url
        me.context.close()
        assert me.complaints == []


def test_the_table_page_is_small_and_comes_from_the_hall_alone(guest: GuestMaker) -> None:
    me = guest()
    sit_down(me)
    me.page.reload(wait_until="networkidle")
    me.wait_for_table()
    weighed = me.page.evaluate(
        """() => [...performance.getEntriesByType("navigation"),
                  ...performance.getEntriesByType("resource")]
            .map(entry => [entry.name, entry.encodedBodySize])"""
    )
    files = [(name, size) for name, size in weighed if "/api/" not in name]
    assert all(name.startswith(me.url) for name, _ in weighed)
    assert sum(size for _, size in files) < LIMIT, files
