"""A turn on the score pad shows its word on the board, by pointer, by keys and on a phone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.kit.browser import Guest
from tests.web.gathering import PHONE, WIDE
from tests.web.sitting import play_turn, sit_down

GuestMaker = Callable[..., Guest]


def first_turn(me: Guest) -> tuple[Locator, str]:
    """Play a turn, so that another lies on the board after it; its button on the pad, its score."""
    sit_down(me)
    place = play_turn(me, by_keys=True).split()[0]
    me.wait_until_may("commit")
    line = next(line for line in me.look()["tally"] if line["text"].startswith(f"{place} "))
    pad = me.page.get_by_role("group", name="Score pad")
    return pad.get_by_role("button", name=place), str(line["score"])


def test_a_click_shows_the_word_and_a_second_one_or_escape_puts_it_away(guest: GuestMaker) -> None:
    me = guest(viewport=WIDE)
    turn, score = first_turn(me)
    flag = me.page.locator(".flag.looked")
    turn.click()
    expect(flag).to_have_text(score)
    expect(turn).to_have_attribute("aria-pressed", "true")
    assert me.faults_in_both_lights() == []
    turn.click()
    expect(flag).to_have_count(0)
    turn.click()
    expect(flag).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(flag).to_have_count(0)
    # By keys: Enter on the turn plays nothing.
    turn.focus()
    me.page.keyboard.press("Enter")
    expect(flag).to_be_visible()
    me.page.keyboard.press("Enter")
    expect(flag).to_have_count(0)
    expect(turn).to_have_attribute("aria-pressed", "false")


def test_on_a_phone_the_pad_makes_way_for_the_word(guest: GuestMaker) -> None:
    me = guest(viewport=PHONE, has_touch=True)
    first_turn(me)
    me.page.get_by_role("navigation").get_by_role("button", name="Pad").tap()
    me.page.get_by_role("group", name="Score pad").get_by_role("button").first.tap()
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    expect(me.page.locator(".run.looked")).to_be_visible()
