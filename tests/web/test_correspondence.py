"""A game by correspondence in browsers: opened, played in days, one of several, with a vacation."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import Guest, filled
from tests.wire.rigged import START, RiggedHall, rigged_hall

GuestMaker = Callable[..., Guest]
DAY = 24 * 3600


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[RiggedHall]:
    with rigged_hall(tmp_path / "hall", public_url="") as running:
        # How much time is left is counted by the browser's own clock.
        running.pass_time(time.time() - START / 1000)
        yield running


@pytest.fixture
def guest(browser: Browser, hall: RiggedHall) -> Iterator[GuestMaker]:
    """Lets guests in; none of their pages may complain, and axe finds nothing at the end."""
    guests: list[Guest] = []

    def come(**options: object) -> Guest:
        guests.append(Guest(browser, hall.url, **options))
        return guests[-1]

    yield come
    faults = [one.faults() for one in guests]
    for one in guests:
        one.context.close()
    assert [one.complaints for one in guests] == [[] for _ in guests]
    assert faults == [[] for _ in guests]


def invite(me: Guest, name: str, days: str) -> str:
    """Open a game by correspondence; the link for the other seat."""
    me.go("new")
    expect(me.page.get_by_role("button", name="Start the game")).to_be_enabled()
    me.page.get_by_role("radio", name="Each on their own screen").check()
    me.page.get_by_label("Your name").fill(name)
    me.page.get_by_role("radio", name="By correspondence").check()
    me.page.get_by_label("Time for each turn").select_option(days)
    expect(me.page.get_by_text("Whoever runs out of time loses the game.")).to_be_visible()
    me.page.get_by_role("button", name="Start the game").click()
    return filled(me.page.get_by_label("Link: Seat 2"))


def sit_down(guest: Guest, link: str, name: str) -> None:
    guest.go(link)
    field = guest.page.get_by_label("Your name")
    button = guest.page.get_by_role("button", name="Sit down")
    expect(button).to_be_visible()
    if field.count():
        field.fill(name)
    button.click()
    guest.wait_for_table()


def test_an_invitation_says_how_many_days_one_has_for_a_turn(guest: GuestMaker) -> None:
    link = invite(guest(), "Ann", "3")
    friend = guest()
    friend.go(link)
    expect(friend.page.get_by_text("By correspondence: 3 days for each turn.")).to_be_visible()


def test_days_for_a_turn_the_next_game_and_a_vacation(guest: GuestMaker, hall: RiggedHall) -> None:
    ann, ben = guest(), guest()
    for days in ("2 days", "5 days"):
        link = invite(ann, "Ann", days)
        sit_down(ben, link, "Ben")
        ann.page.wait_for_url(re.compile(r"place=seat-1$"))
        ann.wait_for_table()
    turns = {one: one.look()["mover"] for one in (ann, ben)}
    assert turns[ann] == turns[ben]
    mover, other = (ann, ben) if turns[ann] == 0 else (ben, ann)
    # Five days and the bank of three.
    expect(other.page.get_by_role("timer").first).to_have_text("8d")
    expect(mover.page).to_have_title(re.compile("Your turn"))

    # The list of games leads to the most urgent one, and says how long there is.
    mover.go("games")
    expect(mover.page.get_by_text("8d left")).to_be_visible()
    expect(mover.page.get_by_text("5d left")).to_be_visible()
    mover.page.get_by_role("link", name=re.compile("where it is your move")).click()
    mover.wait_for_table()

    # A vacation stops the time, and the other side sees it.
    mover.go("games")
    mover.page.get_by_role("button", name="Take vacation").click()
    expect(mover.page.get_by_text("You are on vacation until")).to_be_visible()
    expect(other.page.get_by_text(re.compile("On vacation until"))).to_be_visible()
    hall.pass_time(3 * DAY)
    mover.page.get_by_role("button", name="End vacation").click()
    expect(mover.page.get_by_role("button", name="Take vacation")).to_be_visible()
    other.page.reload()
    other.wait_for_table()
    expect(other.page.get_by_role("timer").first).to_have_text("8d")


def test_whoever_lets_the_days_pass_loses_and_both_are_told(
    guest: GuestMaker, hall: RiggedHall
) -> None:
    ann, ben = guest(), guest()
    sit_down(ben, invite(ann, "Ann", "1 day"), "Ben")
    ann.page.wait_for_url(re.compile(r"place=seat-1$"))
    ann.wait_for_table()
    late = "Ann" if ann.look()["mover"] == 0 else "Ben"
    hall.pass_time(4 * DAY)
    for one in (ann, ben):
        expect(one.page.get_by_text(f"{late} ran out of time.").first).to_be_visible()
