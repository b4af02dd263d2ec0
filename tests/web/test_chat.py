"""People at a game talk on their pages: phrases, mutes, reports, and the keeper who reads those."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.kit.hall_process import HallProcess
from tests.web.gathering import keeper_link
from tests.web.sitting import invite
from tests.web.test_two_guests import WIDE, accept

GuestMaker = Callable[..., Guest]
PHONE = {"width": 390, "height": 844}


def test_a_phrase_reaches_the_opponent_who_can_mute_and_report_it(
    guest: GuestMaker, hall: HallProcess
) -> None:
    north, south = guest(viewport=WIDE), guest(viewport=PHONE)
    accept(south, invite(north))
    north.wait_until_begun()
    north.page.get_by_role("button", name="Chat", exact=True).click()
    chat = north.page.get_by_role("region", name="Chat")
    expect(chat.get_by_text("Nobody has said anything yet.")).to_be_visible()
    chat.get_by_role("button", name="Good luck!").click()
    expect(chat.get_by_role("log")).to_contain_text("Good luck!")

    # The other sees that there is something new, on a phone, and reads it.
    south.page.get_by_role("button", name="Chat: 1 new message").click()
    theirs = south.page.get_by_role("region", name="Chat")
    expect(theirs.get_by_role("log")).to_contain_text("North Good luck!")
    assert south.faults() == []
    theirs.get_by_role("button", name="Report").click()
    expect(theirs.get_by_text("Reported.")).to_be_visible()
    theirs.get_by_role("button", name="Mute North").click()
    expect(theirs.get_by_text("North is muted.")).to_be_visible()
    expect(theirs.get_by_role("log")).not_to_contain_text("Good luck!")
    theirs.get_by_role("button", name="Unmute").click()
    expect(theirs.get_by_role("log")).to_contain_text("Good luck!")
    theirs.get_by_role("button", name="Turn chat off").click()
    expect(south.page.get_by_role("button", name="Chat", exact=True)).to_have_count(0)

    keeper = guest(viewport=WIDE)
    link = keeper_link(hall)
    assert link.startswith(hall.url), "the command knows where people reach the hall"
    keeper.go(link)
    expect(keeper.page.get_by_text("reported once")).to_be_visible()
    assert keeper.faults() == []
    keeper.page.get_by_role("button", name="Delete message").click()
    expect(keeper.page.get_by_text("Nothing has been reported.")).to_be_visible()
