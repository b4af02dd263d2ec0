"""A challenge that can cost something names the cost first, whichever way it is made."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import Guest
from tests.kit.hall_process import HallProcess
from tests.web.gathering import PHONE, WIDE, in_turn, order, two_guests
from tests.web.hands import CommandLine, Keys

FREE = """
extends = "base"
title = "Free challenges"
challenge.failed_turns = 0
challenge.scope = "named-words"
"""
COST = "If the words are good, you lose your next turn."


def played(browser: Browser, hall: HallProcess, **opening: Any) -> tuple[Guest, Guest]:
    """A first play lies there: whoever made it, and who may challenge it."""
    ann, ben, _ = two_guests(browser, hall, **opening)
    mover, other = in_turn(ann, ben)
    letters = "".join(tile for tile in mover.look()["own"]["rack"] if tile != "?")[:3]
    order(mover, command="commit", play=f"8H {letters}")
    other.wait_until_may("challenge")
    expect(other.page.get_by_role("group", name="Challenge")).to_be_visible()
    return mover, other


def close(*guests: Guest) -> None:
    for guest in guests:
        assert guest.complaints == []
        guest.context.close()


@pytest.mark.parametrize("way", ["button", "key", "command line"])
def test_a_challenge_asks_once_and_names_its_cost(
    browser: Browser, hall: HallProcess, way: str
) -> None:
    mover, other = played(browser, hall)
    page, number = other.page, other.look()["number"]
    sure = page.get_by_role("button", name="Really challenge?")
    if way == "button":
        page.get_by_role("button", name="Challenge").click()
        expect(sure).to_be_visible()
        expect(page.locator(".window .asked")).to_have_text(COST)
        # Whoever goes on with something else has thought better of it.
        page.get_by_role("gridcell").first.click()
        expect(sure).to_have_count(0)
        page.get_by_role("button", name="Challenge").click()
        assert other.faults() == []
        assert other.look()["number"] == number
        sure.click()
    elif way == "key":
        page.keyboard.press("3")
        question = f"{COST} Press 3 again to challenge."
        expect(page.get_by_role("status").get_by_text(question)).to_be_visible()
        # Those who hear the page are asked as well.
        expect(page.locator("[aria-live=assertive]")).to_have_text(question)
        expect(sure).to_be_visible()
        assert other.look()["number"] == number
        page.keyboard.press("3")
    else:
        hands = CommandLine(other)
        assert hands.say("challenge") == f"{COST} Type it again to challenge."
        assert other.look()["number"] == number
        assert hands.say("challenge") == "Sent."
    expect(page.locator(".verdict")).to_be_visible()
    close(mover, other)


def test_a_challenge_that_costs_nothing_is_not_asked_about(
    browser: Browser, hall: HallProcess
) -> None:
    mover, other = played(browser, hall, sheet_text=FREE)
    other.page.keyboard.press("3")
    expect(other.page.locator(".verdict")).to_be_visible()
    close(mover, other)


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_the_words_of_a_challenge_bear_no_verdict(
    browser: Browser, hall: HallProcess, size: dict[str, int]
) -> None:
    mover, other = played(
        browser, hall, options={"viewport": size}, sheet_text=FREE.replace("= 0", "= 1")
    )
    # A second play, beside the first, forms several words.
    order(other, command="accept")
    rack = [tile for tile in other.look()["own"]["rack"] if tile != "?"]
    # No two of them alike, or one mark would stand for both.
    above = [tile for tile in other.look()["board"] if tile]
    first = next(tile for tile in rack if tile != above[1])
    second = next(tile for tile in rack if tile != first)
    order(other, command="commit", play=f"9H {first}{second}")
    mover.wait_until_may("challenge")
    page = mover.page
    if size is PHONE:
        page.get_by_role("button", name="Challenge").click()
    words = page.get_by_role("list", name="Words of the play").last.get_by_role("button")
    expect(words).to_have_count(3)
    expect(page.get_by_text("You challenge the marked words:")).to_be_visible()
    words.last.click()
    expect(words.last).to_have_attribute("aria-pressed", "false")
    marks = words.evaluate_all(
        """all => all.map(word => [
            getComputedStyle(word, "::before").content + word.innerText,
            getComputedStyle(word.querySelector("b")).textDecorationLine,
        ])"""
    )
    assert not [mark for mark in marks if re.search("[✓✗✔✘]", mark[0]) or mark[1] != "none"]
    assert mover.faults() == []
    if size is WIDE:
        # The key challenges what is marked, and not all of it.
        Keys(mover).challenge()
        expect(page.locator(".verdict")).to_be_visible()
        assert len(mover.look()["tally"]) == 2
        called = re.compile(r"You challenged \w+ and \w+\.")
        expect(page.locator(".verdict")).to_contain_text(called)
    close(mover, other)
