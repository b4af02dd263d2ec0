"""Three around one screen: who is not on turn challenges on the curtain, and sees no rack."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.web.around import gather, look
from tests.web.gathering import PHONE, WIDE

GuestMaker = Callable[..., Guest]
THREE = ("Ruth", "Tom", "Uma")


def passed_to(guest: Guest) -> int:
    """Wait for the curtain; the seat that it asks for."""
    heading = guest.page.get_by_role("heading", level=1, name=re.compile("Pass the screen to"))
    heading.wait_for()
    guest.page.wait_for_timeout(450)  # the curtain is deaf for a moment
    return THREE.index(heading.inner_text().split()[-1])


def nothing_shows(guest: Guest) -> None:
    """No tile of anybody's is on the page."""
    assert guest.page.locator("[role=grid], [role=toolbar], [data-tile]").count() == 0
    html = guest.page.content()
    assert not [seat for seat in range(3) if look(guest, seat)["own"]["rack"] in html]


CLOCKS = {"clocks.use": "on", "clocks.seconds": 600, "clocks.overtime_points": 10}


@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize("settings", [{}, CLOCKS])
def test_the_third_player_challenges_without_anybodys_rack(
    guest: GuestMaker, size: dict[str, int], settings: dict[str, Any]
) -> None:
    me = guest(viewport=size)
    gather(me, THREE, settings=settings)
    first = passed_to(me)
    # Before anything is played there is nothing to challenge.
    expect(me.page.get_by_role("button", name="challenges")).to_have_count(0)
    me.page.get_by_role("button", name=f"I am {THREE[first]}").click()
    me.wait_for_table()
    letters = [tile for tile in look(me, first)["own"]["rack"] if tile != "?"][:3]
    me.page.get_by_role("gridcell").nth(112).click()
    for letter in letters:
        me.page.keyboard.press(letter.lower())
    me.wait_for_draft()
    me.page.keyboard.press("Enter")

    second = passed_to(me)
    third = 3 - first - second
    doubt = me.page.get_by_role("button", name="challenges")
    expect(doubt).to_have_text(f"{THREE[third]} challenges")
    # Whoever thinks better of it leaves the curtain as it was.
    doubt.click()
    question = me.page.get_by_role("region", name=f"{THREE[third]} challenges")
    expect(question.get_by_text("If the words are good, you lose your next turn.")).to_be_visible()
    nothing_shows(me)
    assert me.faults() == []
    question.get_by_role("button", name="Cancel").click()
    assert passed_to(me) == second
    doubt.click()
    question.get_by_role("button", name="Challenge").click()
    verdict = me.page.get_by_role("dialog", name="Verdict")
    expect(verdict).to_be_visible()
    nothing_shows(me)
    assert me.faults() == []
    verdict.get_by_role("button", name="Done").click()
    me.page.get_by_role("heading", level=1, name=re.compile("Pass the screen to")).wait_for()
    was_good = not look(me, 0)["tally"][0]["withdrawn"]
    assert look(me, 0)["sides"][third]["skips"] == (1 if was_good else 0)
