"""A charity night from its creation to its printed result, in the browsers of all who take part.

The organiser and a desk of its own, two teams on screens and one at a score pad, the judge's phone,
the wall. Letters and looks are bought, a challenge fails, a tab is paid, a mistake is reversed, a
house team fills the last table; the sum on the wall follows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.kit.browser import Guest
from tests.web.desk_hands import (
    assign_tables,
    certify,
    check_in,
    give_role,
    lock_pair,
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
from tests.web.evening import SHOWN, Evening
from tests.web.event_tables import (
    PAD,
    PHONE_NUMBER,
    SCREENS,
    close,
    go_to_table,
    met,
    open_game,
)
from tests.web.hosting import LAPTOP, PHONE, create, open_tab, sheet
from tests.web.real_tiles import draw_lots, score, take_rack, write
from tests.wire.rigged import Rig, RiggedHall, rigged_hall

GuestMaker = Callable[..., Guest]
TEAMS = ("Verb Herd", "Book Worms", "Quiz Owls")
HOUSE = "The Millers"
TABLE = f"""team,members,phone
Book Worms,Ann; Bo,{PHONE_NUMBER}
Quiz Owls,Cy; Di,{PHONE_NUMBER}
"""
SCREEN = {"width": 1920, "height": 1080}
DRAWS = {"1": "A", "2": "B", "3": "BANEQUZ", "4": "TRAINE?", "6": "AEIOUNR"}
"""On screens: who sits first begins; the other can lay seven tiles."""
PHONY = "8G ZANQ"
GOOD = "8D TRAINEr"
ROUND = 45 * 60
"""Seconds of a round, where the organiser sets nothing else."""


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


def test_a_charity_night_raises_money_that_the_wall_counts(
    hall: RiggedHall, guest: GuestMaker
) -> None:
    organiser, desk, judge = guest(viewport=LAPTOP), guest(viewport=LAPTOP), guest(viewport=PHONE)
    event = create(
        organiser,
        "Charity",
        {
            "What is the evening called?": "Letters for Good",
            "Where is it?": "The Old Mill",
            "How many minutes does a round last?": "45",
            "Day": "2027-05-01",
        },
    )
    give_role(organiser, desk, "Desk", "Dora")
    give_role(organiser, judge, "Word judge", "Jo")
    expect(judge.page.get_by_text("No challenge is waiting.")).to_be_visible()
    wall, herd = guest(viewport=SCREEN), guest(viewport=PHONE)
    wall.go(f"events/{event}/wall")
    expect(wall.page.get_by_text("Letters for Good")).to_be_visible()
    numbers = enter_teams(desk, herd, event)

    start(desk)
    # The team that has a phone of its own meets the house.
    lock_pair(desk, f"{numbers['Verb Herd']} Verb Herd", f"{numbers[HOUSE]} {HOUSE}")
    pair_round(desk)
    assign_tables(desk)
    night, names = sit_down(hall, guest, desk, event, numbers)
    [home] = [names for names in met(desk) if HOUSE in names]
    play_the_house(desk, herd, event, home)
    expect(wall.page.get_by_text("66", exact=True)).to_be_visible()
    open_tab(desk, "Money")
    open_tab(organiser, "Judge")
    buy_helps(night)
    expect_raised("$2", desk, wall)
    challenge(night, judge, organiser)
    expect_raised("$7", desk, wall)
    end_the_round(night, hall, herd)
    # A result brings its table onto the wall.
    for name in (*names, *home):
        expect(wall.page.get_by_text(name, exact=True)).to_be_visible()
    expect(wall.page.get_by_text("over", exact=True)).to_have_count(2)

    pay_and_reverse(desk, names[0], wall)
    play_again(desk, wall)
    raised = pledge(desk, names[1])
    certify(organiser)
    collect(desk, names[1])
    expect_raised(raised, desk, wall)
    print_it(organiser, raised)
    final_places(organiser, wall)


def enter_teams(desk: Guest, herd: Guest, event: str) -> dict[str, int]:
    """One team by itself, two out of a table, and the house's own instead of a bye."""
    answers = {"Team name": "Verb Herd", "Member 1": "Sue", "Phone": PHONE_NUMBER}
    sign_up(herd, event, answers)
    expect(desk.page.get_by_role("button", name="Verb Herd")).to_be_visible()
    paste_entries(desk, TABLE, "Book Worms", "Quiz Owls")
    type_entry(desk, {"Team name": HOUSE}, kind="House team")
    numbers = numbers_of(desk)
    check_in(desk, *TEAMS)
    expect(desk.page.get_by_text("Nobody is missing.")).to_be_visible()
    return numbers


def sit_down(
    hall: RiggedHall, guest: GuestMaker, desk: Guest, event: str, numbers: dict[str, int]
) -> tuple[Evening, list[str]]:
    """The two teams that meet each other come to their table on screens; their names by seat."""
    [names] = [names for names in met(desk) if HOUSE not in names]
    open_game(desk, names, SCREENS)
    close(desk)
    night = Evening(hall, guest)
    for name in names:
        team = guest(viewport=LAPTOP)
        team.page.add_init_script(SHOWN)
        go_to_table(team, event, numbers[name])
        team.wait_for_table()
        night.seats.append(team)
    return night, names


def play_the_house(desk: Guest, herd: Guest, event: str, names: list[str]) -> None:
    """At the other table lie real tiles, and a phone there keeps the score against the house."""
    open_game(desk, names, PAD)
    close(desk)
    herd.go(f"events/{event}/me")
    herd.page.get_by_role("button", name="Go to your table").click()
    draw_lots(herd, dict(zip(names, "ab", strict=True)))
    write(herd, "8d trainer")
    score(herd, 66, names[0])


def buy_helps(night: Evening) -> None:
    """The first team buys a letter and looks into the dictionary."""
    first = night.seats[0].page
    night.press(0, "Helps")
    first.get_by_role("button", name="S, $1.00").click()
    night.press(0, "Buy S for $1.00")
    expect(first.get_by_role("toolbar").get_by_label("S, 1 point")).to_be_visible()
    first.get_by_label("The first 3 letters").fill("qui")
    night.press(0, "Look, for $1.00")
    words = first.get_by_role("list", name="Words of the dictionary")
    expect(words.get_by_text("QUIZ", exact=True)).to_be_visible()
    night.press(0, "Close")


def challenge(night: Evening, judge: Guest, organiser: Guest) -> None:
    """The judge's phone rings twice: a phony comes off, and a challenge that fails costs."""
    night.lay(0, PHONY)
    night.challenge(1)
    expect(judge.page.get_by_text(re.compile("One verdict for all the words"))).to_be_visible()
    calls = organiser.page.get_by_role("region", name="Judge calls")
    expect(calls.get_by_text("1 waiting")).to_be_visible()
    expect(organiser.page.get_by_text("ZANQ")).to_be_visible()
    assert organiser.faults() == []
    judge.page.get_by_role("button", name="Not good").click()
    night.verdict("Not good")
    expect(calls.get_by_text("0 waiting")).to_be_visible()
    verdict = judge.page.get_by_role("region", name="Not good")
    with suppress(TooLate):  # it leaves by itself
        verdict.get_by_role("button").click(timeout=12_000)
    expect(verdict).to_have_count(0)
    night.lay(1, GOOD)
    night.challenge(0)
    judge.page.get_by_role("button", name="Rule from the word list").click()
    night.verdict("Good", "$5.00")


def end_the_round(night: Evening, hall: RiggedHall, herd: Guest) -> None:
    """The bell ends the round at all tables, all agree, and the results go to the desk."""
    hall.pass_time(ROUND)
    night.all_read("The bell ended the round.")
    night.agree()
    for name in ("Verb Herd", HOUSE):
        take_rack(herd, name, "eeeeeee" if name == HOUSE else "iiiiiii")
    herd.page.get_by_role("button", name="All agree to this result").click()
    expect(herd.page.get_by_text("The result is final.")).to_be_visible()


def sum_on(desk: Guest) -> Locator:
    """What is raised, as the desk shows it."""
    return desk.page.get_by_test_id("raised")


def expect_raised(money: str, desk: Guest, wall: Guest) -> None:
    """The desk and the wall have the same sum."""
    expect(sum_on(desk)).to_have_text(money)
    expect(wall.page.locator(".sum")).to_have_text(money)


def pay_and_reverse(desk: Guest, name: str, wall: Guest) -> None:
    """The tab is paid, and a letter that was never bought is taken back."""
    page = desk.page
    page.get_by_role("button", name=name).click()
    expect(sheet(desk).get_by_text("Owes $7.")).to_be_visible()
    sheet(desk).get_by_role("button", name="Take payment").click()
    expect(sheet(desk).get_by_text("Owes nothing; $7 paid.")).to_be_visible()
    sheet(desk).get_by_role("button", name="Close").click()

    page.get_by_role("button", name="A letter, $1 a point").click()
    sheet(desk).get_by_label("Team").select_option(label=name)
    sheet(desk).get_by_label(re.compile("How many")).fill("4")
    sheet(desk).get_by_role("button", name="Post entry").click()
    expect_raised("$11", desk, wall)
    page.get_by_role("button", name="Every entry").click()
    page.get_by_role("button", name="Reverse").first.click()
    sheet(desk).get_by_label("Reason").fill("posted twice")
    sheet(desk).get_by_role("button", name="Reverse").click()
    expect_raised("$7", desk, wall)
    assert desk.faults() == []
    page.get_by_role("button", name="By team").click()


def play_again(desk: Guest, wall: Guest) -> None:
    """The second round is paired, and typed in from the slips."""
    pair_round(desk)
    expect(wall.page.get_by_text("Round 2 of 2")).to_be_visible()
    for number, names in enumerate(to_be_typed(desk)):
        type_result(desk, dict(zip(names, (270 + number, 240 + number), strict=True)))
        for points in (270 + number, 240 + number):
            expect(wall.page.get_by_text(str(points), exact=True)).to_be_visible()


def pledge(desk: Guest, name: str) -> str:
    """So much a point, which is called in once the points are final; the sum with it."""
    open_tab(desk, "Money")
    page = desk.page
    page.get_by_role("button", name="Make a pledge").click()
    sheet(desk).get_by_label("Who pledges").fill("The Bakery")
    sheet(desk).get_by_label("For whom").select_option(label=name)
    sheet(desk).get_by_label("For each point (").fill("0.10")
    sheet(desk).get_by_role("button", name="Save pledge").click()
    pledged = page.get_by_role("region", name="Pledges").get_by_role("listitem")
    expect(pledged).to_contain_text(re.compile(rf"{name}.*\$0\.10 a point.*The Bakery"))
    expect(sum_on(desk)).not_to_have_text("$7")
    return sum_on(desk).inner_text()


def final_places(organiser: Guest, wall: Guest) -> None:
    """The places are final at the desk and on the wall; the house team has none of them."""
    open_tab(organiser, "Standings")
    page = organiser.page
    expect(page.get_by_text("Final.")).to_be_visible()
    expect(page.get_by_role("table").get_by_role("rowheader")).to_have_count(len(TEAMS))
    expect(page.get_by_role("table").get_by_text(HOUSE)).to_have_count(0)
    awards = page.get_by_role("list", name="Awards").get_by_role("listitem")
    expect(awards.first).to_contain_text("Winner of the tournament")
    first = page.get_by_role("table").get_by_role("rowheader").first.inner_text()
    expect(wall.page.locator("li.one")).to_contain_text(first)


def collect(desk: Guest, name: str) -> None:
    """Once the points are final the pledge is called in: charged and paid in one."""
    page = desk.page
    page.get_by_role("button", name=f"Collect pledge {name}").click()
    expect(page.get_by_text("collected", exact=True)).to_be_visible()
    row = page.get_by_role("row").filter(has_text=name)
    expect(row.get_by_role("cell").nth(-2)).to_have_text("0")


def print_it(organiser: Guest, raised: str) -> None:
    """Everything goes on paper."""
    ledger = print_paper(organiser, "Ledger")
    assert raised.removeprefix("$") in ledger, ledger
    assert "Reversed by no." in ledger, ledger
    standings = print_paper(organiser, "Standings")
    assert all(name in standings for name in TEAMS), standings
    assert "Winner of the tournament" in print_paper(organiser, "Certificates")
