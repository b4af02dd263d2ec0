"""A lost network, a reload, a hall that dies: pages come back to the same game by themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import Guest
from tests.kit.hall_process import HallProcess, start_hall
from tests.kit.ports import free_port
from tests.kit.visitor import Visitor
from tests.web.gathering import board_shown, complaints, in_turn, lay, order, two_guests, until
from tests.web.hands import Keys

AWAY = re.compile("Connection lost|Reconnecting… Your play is kept\\.")
UNSENT = re.compile("Your play is kept and will be sent")


class MortalHall:
    """A hall that can be killed and started again, at the same address on the same data."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self.port = str(free_port())
        self.rise()

    def kill(self) -> None:
        """End it as a power cut does."""
        self.process.kill()

    def rise(self) -> None:
        """Start it, or start it again."""
        self.process: HallProcess = start_hall(
            self._home, "--port", self.port, settings={"RACKHOUSE_OPEN_RATE": ""}
        )


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[MortalHall]:
    mortal = MortalHall(tmp_path)
    yield mortal
    mortal.kill()


@contextmanager
def gathered(
    browser: Browser, hall: MortalHall, options: dict[str, Any] | None = None, **opening: Any
) -> Iterator[tuple[Guest, Guest, dict[str, Any]]]:
    """Two guests for as long as a test needs them; their pages complain of the network alone."""
    ann, ben, opened = two_guests(browser, hall.process, options, **opening)
    yield ann, ben, opened
    for guest in (ann, ben):
        guest.context.close()
        assert complaints(guest) == []


def opening_play(guest: Guest) -> dict[int, str]:
    """Two tiles from the star on, which a first play may be whatever they spell."""
    letters = [tile for tile in guest.look()["own"]["rack"] if tile != "?"]
    return {112: letters[0], 113: letters[1]}


def assert_same(*guests: Guest) -> None:
    """Both pages show the board that the hall has, and nothing is on its way."""
    for guest in guests:
        expect(guest.page.get_by_text(AWAY)).to_have_count(0)
        expect(guest.page.get_by_text(UNSENT)).to_have_count(0)
    boards = [board_shown(guest) for guest in guests]
    assert boards[0] == boards[1]
    assert guests[0].look()["board"] == guests[1].look()["board"]


def test_a_hall_killed_in_the_middle_of_a_turn(browser: Browser, hall: MortalHall) -> None:
    with gathered(browser, hall) as (ann, ben, _):
        mover, other = in_turn(ann, ben)
        laid = opening_play(mover)
        lay(mover, laid)
        mover.wait_for_draft()
        hall.kill()
        for guest in (mover, other):
            expect(guest.page.get_by_text(AWAY)).to_be_visible()
        # Tiles are laid and counted while nobody is there to hear of it, and the play is made.
        mover.page.keyboard.press("ArrowDown")
        for square in sorted(laid):
            mover.page.keyboard.press(laid[square].lower())
        mover.wait_for_draft()
        mover.page.keyboard.press("Enter")
        expect(mover.page.get_by_text(UNSENT)).to_be_visible()
        expect(mover.page.get_by_role("button", name="Kept until you are back")).to_be_visible()
        hall.rise()
        for guest in (mover, other):
            for square, tile in laid.items():
                cell = guest.page.get_by_role("gridcell").nth(square)
                expect(cell).to_have_accessible_name(re.compile(rf", {tile}, \d+ points?, last"))
        assert_same(ann, ben)
        plays = [line for line in ann.look()["tally"] if line["kind"] == "play"]
        assert len(plays) == 1


def test_a_draft_outlives_the_hall_that_knew_of_it(browser: Browser, hall: MortalHall) -> None:
    with gathered(browser, hall) as (ann, ben, _):
        mover, _other = in_turn(ann, ben)
        laid = opening_play(mover)
        lay(mover, laid)
        mover.wait_for_draft()
        hall.kill()
        expect(mover.page.get_by_text(AWAY)).to_be_visible()
        hall.rise()
        expect(mover.page.get_by_text(AWAY)).to_have_count(0)
        mover.wait_for_draft()
        mover.page.keyboard.press("Enter")
        for guest in (ann, ben):
            cell = guest.page.get_by_role("gridcell").nth(112)
            expect(cell).to_have_accessible_name(re.compile("last play"))


def test_a_hall_killed_while_a_play_is_ruled_on(browser: Browser, hall: MortalHall) -> None:
    opening: dict[str, Any] = {
        "sheet": "fundraiser",
        "judge": "person",
        "settings": {"round.seconds": 1800},
    }
    with gathered(browser, hall, **opening) as (ann, ben, opened):
        judge = Visitor(hall.process, "Judge")
        judge.join(opened["tokens"]["judge"])
        order(ann, command="begin")
        mover, other = in_turn(ann, ben)
        lay(mover, opening_play(mover))
        mover.wait_for_draft()
        mover.page.keyboard.press("Enter")
        other.wait_until_may("challenge")
        Keys(other).challenge()
        for guest in (ann, ben):
            expect(guest.page.get_by_text("The judge has been called.").first).to_be_visible()
        hall.kill()
        for guest in (ann, ben):
            expect(guest.page.get_by_text(AWAY)).to_be_visible()
        hall.rise()
        assert_same(ann, ben)
        # Nobody's time ran while the hall was away: a game under a clock goes on when asked to.
        assert {guest.look()["phase"] for guest in (ann, ben)} == {"paused"}
        order(ann, command="resume")
        for guest in (ann, ben):
            assert guest.look()["phase"] == "adjudicating"
            expect(guest.page.get_by_text("The judge has been called.").first).to_be_visible()
        back = Visitor(hall.process, token=judge.token)
        for ruling in ({"command": "take up call"}, {"command": "rule", "acceptable": False}):
            seen = back.look(opened["game"], "judge")
            answer = back.order(opened["game"], "judge", seen["number"], ruling)
            assert answer["type"] == "done", answer
        for guest in (ann, ben):
            cell = guest.page.get_by_role("gridcell").nth(112)
            expect(cell).to_have_accessible_name(re.compile("^H8, star"))
        assert_same(ann, ben)


def test_a_network_that_is_lost_and_found(browser: Browser, hall: MortalHall) -> None:
    with gathered(browser, hall) as (ann, ben, _):
        mover, other = in_turn(ann, ben)
        other.context.set_offline(True)
        laid = opening_play(mover)
        lay(mover, laid)
        mover.wait_for_draft()
        mover.page.keyboard.press("Enter")
        expect(mover.page.get_by_role("gridcell").nth(112)).to_have_accessible_name(
            re.compile("last play")
        )
        other.context.set_offline(False)
        expect(other.page.get_by_role("gridcell").nth(112)).to_have_accessible_name(
            re.compile("last play")
        )
        assert_same(ann, ben)


def test_a_play_made_without_a_network_is_kept_at_once(browser: Browser, hall: MortalHall) -> None:
    with gathered(browser, hall) as (ann, ben, _):
        mover, other = in_turn(ann, ben)
        lay(mover, opening_play(mover))
        mover.wait_for_draft()
        mover.page.clock.install()
        # The browser knows that it has no network: nobody waits until silence tells.
        mover.context.set_offline(True)
        expect(mover.page.get_by_text(AWAY)).to_be_visible()
        mover.page.keyboard.press("Enter")
        expect(mover.page.get_by_role("button", name="Kept until you are back")).to_be_visible()
        mover.context.set_offline(False)
        for guest in (mover, other):
            cell = guest.page.get_by_role("gridcell").nth(112)
            expect(cell).to_have_accessible_name(re.compile("last play"))
        assert_same(ann, ben)


def test_a_page_is_opened_and_a_play_kept_while_the_hall_is_away(
    browser: Browser, hall: MortalHall
) -> None:
    with gathered(browser, hall, {"service_workers": "allow"}) as (ann, ben, _):
        mover, other = in_turn(ann, ben)
        until(mover, "navigator.serviceWorker.controller !== null")
        # The document is kept last.
        until(mover, "caches.match(document.baseURI).then(kept => kept !== undefined)")
        lay(mover, opening_play(mover))
        mover.wait_for_draft()
        hall.kill()
        expect(mover.page.get_by_text(AWAY)).to_be_visible()
        mover.page.keyboard.press("Enter")
        expect(mover.page.get_by_text(UNSENT)).to_be_visible()
        mover.page.reload()
        expect(mover.page.get_by_text(AWAY)).to_be_visible()
        hall.rise()
        mover.wait_for_table()
        for guest in (mover, other):
            cell = guest.page.get_by_role("gridcell").nth(112)
            expect(cell).to_have_accessible_name(re.compile("last play"))
        assert_same(ann, ben)
        kept = mover.page.evaluate(
            "caches.open('rackhouse-pages').then(kept => kept.keys())"
            ".then(keys => keys.map(key => key.url))"
        )
        assert all("/assets/" in url or url.endswith(f"{hall.port}/") for url in kept), kept
