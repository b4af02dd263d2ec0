"""A village evening from its creation to its leaderboard, in browsers of all who take part at once.

Four sit at a table on screens, and passes end their game; four more play with real tiles, whose
score-keeper has a phone. Tables are drawn afresh each round, and the wall shows who leads in what.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import PATIENCE, Guest
from tests.web.desk_hands import (
    assign_tables,
    certify,
    check_in,
    give_role,
    numbers_of,
    pair_round,
    paste_entries,
    print_paper,
    sign_up,
    start,
    to_be_typed,
    type_entry,
    type_result,
)
from tests.web.evening import Evening
from tests.web.event_tables import (
    PHONE_NUMBER,
    SCREENS,
    close,
    go_to_table,
    keep_score,
    met,
    open_game,
)
from tests.web.hosting import LAPTOP, PHONE, create, open_tab, sheet
from tests.web.real_tiles import draw_lots, expect_turn, score, take_rack, write
from tests.wire.rigged import Rig, RiggedHall, rigged_hall

GuestMaker = Callable[..., Guest]
NAMES = ("Ivy", "Fred", "Nell", "Tom", "Mabel", "Ned", "Pip", "Rose")
"""Ivy signs up, Rose is typed in, and the others stand in a list."""
SCREEN = {"width": 1920, "height": 1080}
DRAWS = {"1": "A", "2": "B", "3": "C", "4": "D", "5": "BANEQUZ"}
"""On screens: who sits first begins, and can lay BANE."""


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[RiggedHall]:
    with rigged_hall(tmp_path / "hall", rig=Rig(draws=DRAWS), public_url="") as running:
        yield running


@pytest.fixture
def guest(browser: Browser, hall: RiggedHall) -> Iterator[GuestMaker]:
    """Lets guests in; no page may complain, and axe finds nothing on the event's at the end."""
    guests: list[Guest] = []

    def come_in(**options: object) -> Guest:
        guests.append(Guest(browser, hall.url, **options))
        return guests[-1]

    yield come_in
    faults = [fault for one in guests if "/events/" in one.page.url for fault in one.faults()]
    for one in guests:
        one.context.close()
    assert [one.complaints for one in guests] == [[] for _ in guests]
    assert faults == []


def test_an_evening_of_four_at_a_table_drawn_afresh_each_round(
    hall: RiggedHall, guest: GuestMaker
) -> None:
    organiser, desk, keeper = guest(viewport=LAPTOP), guest(viewport=LAPTOP), guest(viewport=PHONE)
    event = create(organiser, "Village evening", {"Day": "2027-05-01"})
    give_role(organiser, desk, "Desk", "Dora")
    give_role(organiser, keeper, "Score-keeper", "Kit")
    ivy, wall = guest(viewport=PHONE), guest(viewport=SCREEN)
    wall.go(f"events/{event}/wall")
    numbers = enter_all(desk, ivy, event)

    start(desk)
    pair_round(desk)
    assign_tables(desk)
    second, first = sorted(met(desk), key=lambda names: "Ivy" in names)
    assert (len(first), len(second)) == (4, 4)
    night = sit_down(hall, guest, desk, event, first, numbers, ivy)
    play_on_a_pad(keeper, second)
    play_until_all_pass(night, wall)
    # Both tables have come back by themselves; the wall is at the last of them.
    expect(wall.page.get_by_text("over", exact=True)).to_have_count(2)
    leader = wall.page.locator("dl > div")
    expect(leader.filter(has_text="Highest game")).to_contain_text(second[0])
    expect(leader.filter(has_text="Highest play")).to_contain_text(f"{second[0]} 66")

    fresh_tables(desk, wall, (first, second))
    hand_in(desk, [231, 190, 185, 140], [88, 40, 40, 30], wall)
    finish(desk, organiser, wall)


def enter_all(desk: Guest, ivy: Guest, event: str) -> dict[str, int]:
    """One signs up on a phone, six stand in a list, and one comes to the door."""
    sign_up(ivy, event, {"Name": "Ivy", "Phone": PHONE_NUMBER})
    rows = "".join(f"{name};{PHONE_NUMBER}\n" for name in NAMES[1:-1])
    paste_entries(desk, f"name;phone\n{rows}", *NAMES[1:-1])
    type_entry(desk, {"Name": "Rose", "Phone": PHONE_NUMBER})
    numbers = numbers_of(desk)
    # Whoever is not noted as here is proposed as absent from a table, until a score is typed.
    check_in(desk, "Rose", "Tom")
    expect(desk.page.get_by_role("button", name="Missing 6")).to_be_visible()
    return numbers


def sit_down(
    hall: RiggedHall,
    guest: GuestMaker,
    desk: Guest,
    event: str,
    names: list[str],
    numbers: dict[str, int],
    ivy: Guest,
) -> Evening:
    """Four come to their table on screens, three by number and digits; one keeps the score."""
    open_game(desk, names, SCREENS)
    close(desk)
    night = Evening(hall, guest)
    for name in names:
        player = ivy if name == "Ivy" else guest(viewport=LAPTOP)
        if name == "Ivy":
            # By her sign-up the hall knows her.
            ivy.page.set_viewport_size(LAPTOP)
            ivy.go(f"events/{event}/me")
            ivy.page.get_by_role("button", name="Go to your table").click()
        else:
            go_to_table(player, event, numbers[name])
        player.wait_for_table()
        night.seats.append(player)
    asked = night.seats[0].page.get_by_role("group", name="Who keeps the score?")
    asked.get_by_text(names[1]).click()
    night.all_see(lambda page: page.get_by_role("button", name=names[1], pressed=True))
    night.press(1, "Begin")
    return night


def play_on_a_pad(keeper: Guest, names: list[str]) -> None:
    """At the other table one long word is laid, and all agree that no plays are left."""
    keep_score(keeper, names)
    page = keeper.page
    page.get_by_role("group", name="Who keeps the score?").get_by_text(names[1]).click()
    draw_lots(keeper, dict(zip(names, "abcd", strict=True)))
    write(keeper, "8d trainer")
    score(keeper, 66, names[0])
    page.get_by_role("button", name=f"Confirm 66 for {names[0]}").click()
    for name in (*names[1:], names[0]):
        expect_turn(keeper, name)
        page.get_by_role("button", name="Pass").click()
    for name in names:
        asked = page.locator("section").filter(has_text=f"{name}, can you make another play?")
        asked.get_by_role("button", name="No more plays").click()
    for name, rack in zip(names, ("eeeeeee", "iiiiiii", "aaaaaaa", "oooooo?"), strict=True):
        take_rack(keeper, name, rack)
    page.get_by_role("button", name="All agree to this result").click()
    expect(page.get_by_text("The result is final.")).to_be_visible()


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


def fresh_tables(desk: Guest, wall: Guest, before: tuple[list[str], ...]) -> None:
    """The second round brings others together, four and four again."""
    pair_round(desk)
    fresh = met(desk)
    assert sorted(map(len, fresh)) == [4, 4]
    assert sorted(map(sorted, fresh)) != sorted(map(sorted, before))
    expect(wall.page.get_by_text("Round 2 of 3")).to_be_visible()


def hand_in(desk: Guest, scores: list[int], best: list[int], wall: Guest) -> None:
    """A table's slip is typed in: the scores, and the best play of each; the wall has it."""
    names = to_be_typed(desk)[0]
    desk.page.get_by_role("button", name=f"Other… {', '.join(names)}").click()
    over = sheet(desk)
    for name, points, play in zip(names, scores, best, strict=True):
        over.get_by_label(f"Score of {name}", exact=True).fill(str(points))
        over.get_by_label(f"Highest play of {name}").fill(str(play))
    assert desk.faults() == []
    over.get_by_role("button", name="Save result").click()
    expect(desk.page.get_by_role("dialog")).to_have_count(0)
    leader = wall.page.locator("dl > div")
    expect(leader.filter(has_text="Highest game")).to_contain_text(f"{names[0]} {scores[0]}")
    expect(leader.filter(has_text="Highest play")).to_contain_text(f"{names[0]} {best[0]}")


def finish(desk: Guest, organiser: Guest, wall: Guest) -> None:
    """The other tables are typed in, and the leaderboard is final and printed."""
    for round_ in (2, 3):
        if round_ == 3:
            pair_round(desk)
        for names in to_be_typed(desk):
            type_result(desk, dict(zip(names, (200, 180, 160, 140), strict=True)))
    certify(organiser)
    open_tab(organiser, "Standings")
    expect(organiser.page.get_by_text("Final.")).to_be_visible()
    awards = organiser.page.get_by_role("list", name="Awards").get_by_role("listitem")
    expect(awards).to_have_count(3)
    expect(awards.first).to_contain_text("Most points")
    winner = organiser.page.get_by_role("table").get_by_role("rowheader").first.inner_text()
    expect(wall.page.locator("dl > div").filter(has_text="Most points")).to_contain_text(winner)
    expect(wall.page.locator("li.one")).to_contain_text(winner)
    paper = print_paper(organiser, "Standings")
    assert all(name in paper for name in NAMES), paper
    organiser.page.set_viewport_size(PHONE)
