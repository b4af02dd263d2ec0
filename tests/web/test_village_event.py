"""A village evening from its creation to its leaderboard, in browsers of all who take part at once.

Four sit at a table on screens, and passes end their game; the other table is typed in. Tables are
drawn afresh each round, and the wall shows who leads in what.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import PATIENCE, Guest
from tests.web.evening import Evening
from tests.web.hosting import LAPTOP, PHONE, ask, create, enter, open_tab, sign_in, tell
from tests.wire.rigged import Rig, RiggedHall, rigged_hall

GuestMaker = Callable[..., Guest]
NAMES = ("Ivy", "Fred", "Nell", "Tom", "Mabel", "Ned", "Pip", "Rose")
SCREEN = {"width": 1920, "height": 1080}
DRAWS = {"1": "A", "2": "B", "3": "C", "4": "D", "5": "BANEQUZ"}
"""Who sits first begins, and can lay BANE."""


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[RiggedHall]:
    with rigged_hall(tmp_path / "hall", rig=Rig(draws=DRAWS), public_url="") as running:
        yield running


@pytest.fixture
def guest(browser: Browser, hall: RiggedHall) -> Iterator[GuestMaker]:
    """Lets guests in; none of their pages may complain, and axe finds nothing at the end."""
    guests: list[Guest] = []

    def come_in(**options: object) -> Guest:
        guests.append(Guest(browser, hall.url, **options))
        return guests[-1]

    yield come_in
    faults = [one.faults() for one in guests]
    for one in guests:
        one.context.close()
    assert [one.complaints for one in guests] == [[] for _ in guests]
    assert faults == [[] for _ in guests]


def test_an_evening_of_four_at_a_table_drawn_afresh_each_round(
    hall: RiggedHall, guest: GuestMaker
) -> None:
    organiser = guest(viewport=LAPTOP)
    event = create(organiser, "Village evening", {"Day": "2027-05-01"})
    numbers = dict(zip(NAMES, enter(organiser, event, *NAMES, phone="555 0101 2345"), strict=True))
    wall = guest(viewport=SCREEN)
    wall.go(f"events/{event}/wall")
    tell(organiser, event, "start division", division="main")
    tell(organiser, event, "pair round", division="main")
    first, second = matches(organiser, event, 0)

    night = sit_down(hall, guest, organiser, event, first, numbers)
    play_until_all_pass(night, wall)
    names = [side["name"] for side in first["sides"]]
    expect(wall.page.get_by_text("over").first).to_be_visible()

    open_tab(organiser, "Results")
    record(organiser, event, second, [231, 190, 185, 140], [88, 40, 40, 30])
    best = second["sides"][0]["name"]
    leader = wall.page.locator("dl > div")
    expect(leader.filter(has_text="Highest game")).to_contain_text(f"{best} 231")
    expect(leader.filter(has_text="Highest play")).to_contain_text(f"{best} 88")

    tell(organiser, event, "pair round", division="main")
    fresh = [{side["name"] for side in match["sides"]} for match in matches(organiser, event, 1)]
    assert set(names) not in fresh
    assert sorted(map(len, fresh)) == [4, 4]
    expect(wall.page.get_by_text("Round 2 of 3")).to_be_visible()
    finish(organiser, event)


def matches(organiser: Guest, event: str, round_: int) -> list[dict[str, Any]]:
    """The tables of a round."""
    found: list[dict[str, Any]] = ask(organiser, f"events/{event}/rounds")["divisions"][0][
        "rounds"
    ][round_]["matches"]
    return found


def sit_down(
    hall: RiggedHall,
    guest: GuestMaker,
    organiser: Guest,
    event: str,
    match: dict[str, Any],
    numbers: dict[str, int],
) -> Evening:
    """Four come to their table on screens, each by number and digits; one keeps the score."""
    ask(organiser, f"events/{event}/pairings/{match['pairing']}/game", {"custody": "dealt"})
    night = Evening(hall, guest)
    for side in match["sides"]:
        player = guest(viewport=LAPTOP)
        sign_in(player, event, numbers[side["name"]], "2345")
        player.page.get_by_role("button", name="To your table").click()
        player.wait_for_table()
        night.seats.append(player)
    keeper = match["sides"][1]["name"]
    asked = night.seats[0].page.get_by_role("group", name="Who keeps the score?")
    asked.get_by_text(keeper).click()
    night.all_see(lambda page: page.get_by_role("button", name=keeper, pressed=True))
    night.press(1, "Begin")
    return night


def play_until_all_pass(night: Evening, wall: Guest) -> None:
    """One word is laid, seen on the wall, and then nobody has a play left."""
    night.lay(0, "8G BANE")
    for seat in (1, 2, 3):
        night.press(seat, "Accept")
    night.press(1, "Confirm score")
    # The wall shows the tables, then the places, page by page.
    expect(wall.page.get_by_text("12", exact=True)).to_be_visible(timeout=2 * PATIENCE)
    for times in (1, 2):
        for seat in (1, 2, 3, 0):
            night.pass_turn(seat)
        if times == 1:
            night.press(0, "I have a play")
            for seat in (1, 2, 3):
                night.press(seat, "No more plays")
    night.all_read("Everybody passed in a row.")
    night.agree()


def record(
    organiser: Guest, event: str, match: dict[str, Any], scores: list[int], best: list[int]
) -> None:
    """A table's slip is typed in: the scores, and the best play of each."""
    sides = [side["entry"] for side in match["sides"]]
    result = {"kind": "played", "scores": scores, "best_plays": best}
    tell(organiser, event, "record result", pairing=match["pairing"], sides=sides, result=result)


def finish(organiser: Guest, event: str) -> None:
    """The other rounds are played, and the leaderboard is final and printed."""
    for round_ in (1, 2):
        if round_ == 2:
            tell(organiser, event, "pair round", division="main")
        for match in matches(organiser, event, round_):
            record(organiser, event, match, [200, 180, 160, 140], [50, 45, 40, 35])
    open_tab(organiser, "Standings")
    organiser.page.get_by_role("button", name="Certify the places").click()
    expect(organiser.page.get_by_text("Final.")).to_be_visible()
    awards = organiser.page.get_by_role("list", name="Awards").get_by_role("listitem")
    expect(awards).to_have_count(3)
    expect(awards.first).to_contain_text("Most points")
    organiser.page.set_viewport_size(PHONE)
    assert organiser.faults() == []
    path = f"{organiser.url}/api/events/{event}/prints/standings.pdf?division=main"
    printed = organiser.context.request.get(path)
    assert printed.ok, printed.text()
    assert printed.body().startswith(b"%PDF")
