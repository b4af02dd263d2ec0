"""A charity night from its creation to its printed result, in the browsers of all who take part.

The organiser at the desk, two teams on screens, the judge's phone, the wall. Letters and looks are
bought, a challenge fails, a tab is paid, a mistake is reversed, a house team fills the last table;
the sum on the wall follows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import Guest
from tests.web.evening import SHOWN, Evening
from tests.web.hosting import LAPTOP, PHONE, ask, come, create, open_tab, sheet, sign_in, tell
from tests.wire.rigged import Rig, RiggedHall, rigged_hall

GuestMaker = Callable[..., Guest]
TEAMS = ("Book Worms", "Quiz Owls", "Verb Herd")
HOUSE = "House team"
SCREEN = {"width": 1920, "height": 1080}
DRAWS = {"1": "A", "2": "B", "3": "BANEQUZ", "4": "TRAINE?", "6": "AEIOUNR"}
"""Who sits first begins; the other can lay seven tiles."""
PHONY = "8G ZANQ"
GOOD = "8D TRAINEr"
ROUND = 1800
"""Seconds of a round, where the organiser sets nothing else."""


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


def test_a_charity_night_raises_money_that_the_wall_counts(
    hall: RiggedHall, guest: GuestMaker
) -> None:
    organiser = guest(viewport=LAPTOP)
    event = create(
        organiser,
        "Charity",
        {
            "What is the evening called?": "Letters for Good",
            "Where is it?": "The Old Mill",
            "Day": "2027-05-01",
        },
    )
    numbers = enter_teams(organiser, event)
    wall, judge = guest(viewport=SCREEN), guest(viewport=PHONE)
    wall.go(f"events/{event}/wall")
    expect(wall.page.get_by_text("Letters for Good")).to_be_visible()
    come(judge, ask(organiser, f"events/{event}/links", {"role": "word judge"})["link"], "Jo")
    judge.go(f"events/{event}/judge")
    expect(judge.page.get_by_text("No call is open.")).to_be_visible()

    tell(organiser, event, "start division", division="main")
    tell(organiser, event, "pair round", division="main")
    night, names = sit_down(hall, guest, organiser, event, numbers)
    open_tab(organiser, "Money")
    buy_helps(night)
    expect(sum_on(organiser)).to_have_text("$2")
    expect(wall.page.get_by_text("$2", exact=True)).to_be_visible()
    challenge(night, judge, organiser)
    expect(sum_on(organiser)).to_have_text("$7")
    expect(wall.page.get_by_text("$7", exact=True)).to_be_visible()
    end_the_round(night, hall)

    pay_and_reverse(organiser, names[0], wall)
    play_out(organiser, event)
    pledge(organiser, names[1])
    certify(organiser, event)
    collect(organiser, names[1])


def enter_teams(organiser: Guest, event: str) -> dict[str, int]:
    """Three teams, and the house's own instead of a bye."""
    details = {"phone": "555 0101 2345"}
    entries: list[dict[str, Any]] = [
        {"name": name, "kind": "team", "members": ["Ann", "Bo"], "details": details}
        for name in TEAMS
    ]
    body = {"id": "teams", "entries": [*entries, {"name": HOUSE, "kind": "house"}]}
    entered = ask(organiser, f"events/{event}/entries", body)
    return {one["name"]: one["entry"] for one in entered}


def sit_down(
    hall: RiggedHall, guest: GuestMaker, organiser: Guest, event: str, numbers: dict[str, int]
) -> tuple[Evening, list[str]]:
    """The two teams that meet each other come to their table on screens; their names by seat."""
    matches = ask(organiser, f"events/{event}/rounds")["divisions"][0]["rounds"][0]["matches"]
    [match] = [one for one in matches if HOUSE not in [side["name"] for side in one["sides"]]]
    names = [side["name"] for side in match["sides"]]
    ask(organiser, f"events/{event}/pairings/{match['pairing']}/game", {"custody": "dealt"})
    night = Evening(hall, guest)
    for name in names:
        team = guest(viewport=LAPTOP)
        team.page.add_init_script(SHOWN)
        sign_in(team, event, numbers[name], "2345")
        team.page.get_by_role("button", name="To your table").click()
        team.wait_for_table()
        night.seats.append(team)
    return night, names


def sum_on(desk: Guest) -> Any:
    """What is raised, as the desk shows it."""
    return desk.page.get_by_test_id("raised")


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
    night.press(1, "Challenge")
    expect(judge.page.get_by_text(re.compile("One verdict for all the words"))).to_be_visible()
    open_tab(organiser, "Judge")
    expect(organiser.page.get_by_text("1 waiting")).to_be_visible()
    expect(organiser.page.get_by_text("ZANQ")).to_be_visible()
    assert organiser.faults() == []
    judge.page.get_by_role("button", name="Not good").click()
    night.verdict("Not good")
    expect(organiser.page.get_by_text("0 waiting")).to_be_visible()
    open_tab(organiser, "Money")
    judge.page.get_by_role("region", name="Not good").wait_for(state="detached")
    night.lay(1, GOOD)
    night.press(0, "Challenge")
    judge.page.get_by_role("button", name="Rule from the word list").click()
    night.verdict("Good", "$5.00")


def end_the_round(night: Evening, hall: RiggedHall) -> None:
    """The bell ends the round, both agree, and the result goes to the desk by itself."""
    hall.pass_time(ROUND)
    night.all_read("The bell ended the round.")
    night.agree()


def pay_and_reverse(organiser: Guest, name: str, wall: Guest) -> None:
    """The tab is paid, and a letter that was never bought is taken back."""
    page = organiser.page
    page.get_by_role("button", name=name).click()
    expect(sheet(organiser).get_by_text("Owes $7.")).to_be_visible()
    sheet(organiser).get_by_role("button", name="Take the payment").click()
    expect(sheet(organiser).get_by_text("Owes nothing; $7 paid.")).to_be_visible()
    sheet(organiser).get_by_role("button", name="Close").click()

    page.get_by_role("button", name="A letter, $1 a point").click()
    sheet(organiser).get_by_label("Team").select_option(label=name)
    sheet(organiser).get_by_label(re.compile("How many")).fill("4")
    sheet(organiser).get_by_role("button", name="Post it").click()
    expect(sum_on(organiser)).to_have_text("$11")
    page.get_by_role("button", name="Every entry").click()
    page.get_by_role("button", name="Reverse").first.click()
    sheet(organiser).get_by_label("Reason").fill("posted twice")
    sheet(organiser).get_by_role("button", name="Reverse").click()
    expect(sum_on(organiser)).to_have_text("$7")
    expect(wall.page.get_by_text("$7", exact=True)).to_be_visible()
    assert organiser.faults() == []
    page.get_by_role("button", name="By team").click()


def play_out(organiser: Guest, event: str) -> None:
    """The house team's table and the second round are typed in."""
    for round_ in (0, 1):
        if round_ == 1:
            tell(organiser, event, "pair round", division="main")
        matches = ask(organiser, f"events/{event}/rounds")["divisions"][0]["rounds"][round_]
        for match in matches["matches"]:
            if match["result"] is None:
                sides = [side["entry"] for side in match["sides"]]
                result = {"kind": "played", "scores": [250 + 20 * round_, 240]}
                tell(
                    organiser,
                    event,
                    "record result",
                    pairing=match["pairing"],
                    sides=sides,
                    result=result,
                )


def pledge(organiser: Guest, name: str) -> None:
    """So much a point, which is called in once the points are final."""
    page = organiser.page
    page.get_by_role("button", name="Make a pledge").click()
    sheet(organiser).get_by_label("For whom").select_option(label=name)
    sheet(organiser).get_by_label(re.compile("For each point")).fill("0.10")
    sheet(organiser).get_by_role("button", name="Pledge").click()
    pledged = page.get_by_role("region", name="Pledges").get_by_role("listitem")
    expect(pledged).to_contain_text(re.compile(rf"{name}.*\$0\.10 a point"))


def collect(organiser: Guest, name: str) -> None:
    """Once the points are final the pledge is called in: charged and paid in one."""
    open_tab(organiser, "Money")
    page = organiser.page
    page.get_by_role("button", name=f"Collect {name}").click()
    expect(page.get_by_text("collected", exact=True)).to_be_visible()
    row = page.get_by_role("row").filter(has_text=name)
    expect(row.get_by_role("cell").nth(-2)).to_have_text("0")


def certify(organiser: Guest, event: str) -> None:
    """The places are final, and everything goes on paper; the house team has none of them."""
    open_tab(organiser, "Standings")
    page = organiser.page
    page.get_by_role("button", name="Certify the places").click()
    expect(page.get_by_text("Final.")).to_be_visible()
    expect(page.get_by_role("table").get_by_role("rowheader")).to_have_count(len(TEAMS))
    expect(page.get_by_role("table").get_by_text(HOUSE)).to_have_count(0)
    winner = page.get_by_role("list", name="Awards").get_by_role("listitem").first
    expect(winner).to_contain_text("Winner of the tournament")
    for kind in ("ledger", "standings", "certificates"):
        path = f"{organiser.url}/api/events/{event}/prints/{kind}.pdf?division=main"
        printed = organiser.context.request.get(path)
        assert printed.ok, printed.text()
        assert printed.body().startswith(b"%PDF")
