"""A slip at the table: asked to take back, agreed or not; and a game that is aborted."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Browser, Page, expect

from tests.kit.browser import PATIENCE, Guest
from tests.kit.hall_process import HallProcess
from tests.web.gathering import PHONE, in_turn, order, two_guests
from tests.web.sitting import come_to_turn, sit_down

GuestMaker = Callable[..., Guest]


def ask_in_the_menu(page: Page, name: str) -> None:
    if page.get_by_role("heading", name="More").is_visible():
        page.get_by_role("button", name=name).click()
        return
    more = page.get_by_role("button", name="More", exact=True)
    if not more.first.is_visible():  # on a phone it is in a sheet
        page.get_by_role("button", name="Turn", exact=True).click()
    more.first.click()
    page.get_by_role("button", name=name).click()


def until_lines(guest: Guest, count: int) -> None:
    """Wait until the score pad has so many lines, and it is the guest's turn again."""
    for _ in range(PATIENCE // 50):
        if len(guest.look()["tally"]) == count and not guest.why_not("commit"):
            return
        guest.page.wait_for_timeout(50)
    raise AssertionError(f"The score pad has {len(guest.look()['tally'])} lines.")


def test_a_friend_agrees_to_take_a_turn_back(browser: Browser, hall: HallProcess) -> None:
    ann, ben, _ = two_guests(browser, hall)
    mover, other = in_turn(ann, ben)
    order(mover, command="pass")
    other.wait_until_may("commit")
    ask_in_the_menu(mover.page, "Ask to take back")
    expect(mover.page.get_by_text("You asked to take your last turn back.")).to_be_visible()
    other.page.get_by_role("button", name="Play on").click()
    expect(mover.page.get_by_text("You asked to take")).to_have_count(0)
    order(other, command="exchange tiles", tiles=other.look()["own"]["rack"][:1])
    order(mover, command="pass")
    other.wait_until_may("commit")
    ask_in_the_menu(mover.page, "Ask to take back")
    expect(other.page.get_by_text("wants to take back the last turn.")).to_be_visible()
    other.page.get_by_role("button", name="Take back").click()
    mover.wait_until_may("commit")
    assert len(mover.look()["tally"]) == 2
    assert mover.faults() == other.faults() == []


def test_the_machine_gives_a_turn_back(guest: GuestMaker) -> None:
    one = guest(viewport=PHONE)
    sit_down(one)
    come_to_turn(one)
    before = len(one.look()["tally"])
    order(one, command="pass")
    until_lines(one, before + 2)
    ask_in_the_menu(one.page, "Ask to take back")
    until_lines(one, before)
    one.wait_until_may("commit")
    assert one.faults() == []


def test_a_game_is_aborted_without_a_result(browser: Browser, hall: HallProcess) -> None:
    ann, ben, opened = two_guests(browser, hall)
    ask_in_the_menu(ann.page, "Abort game")
    for guest in (ann, ben):
        expect(guest.page.get_by_text("The game was aborted.").first).to_be_visible()
        expect(guest.page.get_by_role("button", name="Agree to the result")).to_have_count(0)
    ann.go(f"games/{opened['game']}/finished")
    expect(ann.page.get_by_text("It has no result.").first).to_be_visible()
    assert ann.faults() == ben.faults() == []
