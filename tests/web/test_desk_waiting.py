"""What the desk must not miss: a column that a table has not, players without a match, promises."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.web.hosting import LAPTOP, SCREEN, create, enter, open_tab, sheet, tell

GuestMaker = Callable[..., Guest]
DAY = {"Day": "2027-05-01"}


def test_a_table_without_a_column_is_taken_with_a_default_and_its_ratings_are_kept(
    guest: GuestMaker,
) -> None:
    desk = guest(viewport=LAPTOP)
    event = create(desk, "Intramural knockout", DAY)
    page = desk.page
    page.get_by_role("button", name="Import a list").click()
    over = sheet(desk)
    over.get_by_label("Or paste the rows").fill(
        "name;e-mail;rating\nAnn;ann@example.org;1377\nBen;;1512\nCy;cy@gmail,com;\n"
    )
    over.get_by_role("button", name="Read list").click()
    expect(over.get_by_text("The list has no column for this.")).to_be_visible()
    assert desk.faults() == []
    over.get_by_label("Are you eligible").select_option("Yes, for everybody")
    over.get_by_role("button", name="Use for all rows").click()
    expect(over.get_by_text("“cy@gmail,com” is not a mail address.")).to_be_visible()
    over.get_by_role("button", name="Enter all 2").or_(
        over.get_by_role("button", name="Enter 2")
    ).click()
    over.get_by_role("button", name="Leave row 4 out").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="2 Ben")).to_contain_text("rated 1512")
    # Whoever seeds by hand begins with the ratings.
    for number in (1, 2):
        tell(desk, event, "check id", entry=number, proper=True)
        tell(desk, event, "check in", entry=number)
    open_tab(desk, "Rounds")
    page.get_by_role("button", name="Seed by hand").click()
    expect(page.get_by_label("Seed of Ben", exact=True)).to_have_value("1")
    expect(page.get_by_label("Seed of Ann", exact=True)).to_have_value("2")


def test_who_comes_into_a_round_without_a_match_is_outstanding(guest: GuestMaker) -> None:
    desk = guest(viewport=LAPTOP)
    event = create(desk, "Village evening", DAY)
    enter(desk, event, "Ann", "Ben")
    tell(desk, event, "start division", division="main", seeds=[1, 2])
    tell(desk, event, "pair round", division="main")
    enter(desk, event, "Eve")
    waits = desk.page.get_by_role("region", name="Outstanding").get_by_role("listitem")
    eve = waits.filter(has_text="Eve has no match")
    expect(eve).to_contain_text("has no match in this round")
    tabs = desk.page.get_by_role("navigation", name="Parts of the desk")
    expect(tabs.get_by_role("link", name="Rounds 1 waiting")).to_be_visible()
    eve.get_by_role("button", name="Pair").click()
    expect(tabs.get_by_role("link", name="Rounds")).to_have_attribute("aria-current", "page")


@pytest.mark.rule("A-33")
def test_the_wall_tells_paid_from_promised(guest: GuestMaker) -> None:
    desk = guest(viewport=LAPTOP)
    answers = {
        "What is the evening called?": "Letters for Good",
        "Where is it?": "The Old Mill",
        "How many minutes does a round last?": "45",
        **DAY,
    }
    event = create(desk, "Charity tournament", answers)
    enter(desk, event, "The Quips", "The Puns")
    tell(desk, event, "start division", division="main", seeds=[])
    tell(desk, event, "pair round", division="main")
    tell(desk, event, "charge fee", entry=1, cause="a peek", cents=500)
    tell(desk, event, "take payment", entry=1, cents=200)
    tell(desk, event, "make pledge", entry=1, cents=1000)
    wall = guest(viewport=SCREEN)
    wall.go(f"events/{event}/wall")
    expect(wall.page.get_by_text("$2 paid, $13 still to be paid")).to_be_visible()
