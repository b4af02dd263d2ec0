"""Senior games from their creation to the medals, at the desk, on a player's phone and on the wall.

Everybody is put into the division of their age. One division has too few entries and is merged,
another is changed to Swiss with its last round on the hill, and has an award for newcomers; each is
certified by itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.web.hosting import LAPTOP, PHONE, ask, open_tab, sheet, tell

GuestMaker = Callable[..., Guest]
SCREEN = {"width": 1920, "height": 1080}
BORN = {
    "1975-03-03": ("Walt", "Ruth", "June", "Hank"),
    "1970-03-03": ("Vera", "Glen"),
    "1964-03-03": ("Opal",),
}


def test_a_division_is_merged_and_another_becomes_a_swiss(guest: GuestMaker) -> None:
    organiser = guest(viewport=LAPTOP)
    event = create(organiser)
    for born, names in BORN.items():
        entries = [{"name": name, "details": {"born": born}} for name in names]
        ask(organiser, f"events/{event}/entries", {"id": born, "entries": entries})
    player = guest(viewport=PHONE)
    sign_up(player, event)
    wall = guest(viewport=SCREEN)
    wall.go(f"events/{event}/wall")

    open_tab(organiser, "Divisions")
    assert organiser.faults() == []
    merge(organiser)
    make_swiss(organiser)
    reward_newcomers(organiser)
    player.go(f"events/{event}")
    expect(player.page.get_by_text("50 to 54: Swiss, 3 rounds, nobody meets twice")).to_be_visible()
    expect(player.page.get_by_role("heading", name="60 to 64")).to_have_count(0)
    expect(player.page.get_by_text("Opal")).to_be_visible()

    play_swiss(organiser, event, wall)
    play_circle(organiser, event)
    give_medals(organiser, event, wall)
    expect(player.page.get_by_text("Final.").first).to_be_visible()
    for one in (organiser, player, wall):
        assert one.faults() == []


def create(organiser: Guest) -> str:
    """Answer what the notice leaves open, by hand."""
    page = organiser.page
    organiser.go("events/new")
    page.get_by_role("radio", name="Senior games").check()
    page.get_by_label("Day", exact=True).fill("2027-05-01")
    page.get_by_role("button", name="Five years each").click()
    page.get_by_role("group", name="On which day does an age count?").locator("input").fill(
        "2027-12-31"
    )
    page.get_by_role("group", name="How does one get there?").locator("input").fill("By bus.")
    page.get_by_label("Your name").fill("Olive")
    page.get_by_role("button", name="Create the event").click()
    page.wait_for_url("**/desk")
    return page.url.split("/events/")[1].split("/")[0]


def sign_up(player: Guest, event: str) -> None:
    """A player signs up on a phone; the birth date decides the division."""
    page = player.page
    player.go(f"events/{event}/sign-up")
    page.get_by_label("Name", exact=True).fill("Iris")
    page.get_by_label("Date of birth").fill("1968-02-29")
    page.get_by_label("Phone").fill("555 0101 2345")
    page.get_by_role("button", name="Sign up").click()
    expect(page.get_by_text("is entry 8.")).to_be_visible()


def division(organiser: Guest, title: str) -> Any:
    """The card of a division."""
    return organiser.page.get_by_role("region", name=title)


def merge(organiser: Guest) -> None:
    """One entry is no division: it goes into the one below."""
    few = division(organiser, "60 to 64")
    expect(few).to_contain_text("Few entries")
    few.get_by_role("button", name="Change or merge").click()
    asked = sheet(organiser)
    asked.get_by_label("Format").select_option(label="Merge with another division")
    asked.get_by_label("Into which division").select_option(label="55 to 59")
    asked.get_by_label("Reason").fill("one entry only")
    assert organiser.faults() == []
    asked.get_by_role("button", name="Merge", exact=True).click()
    expect(division(organiser, "60 to 64")).to_have_count(0)
    for name in ("Vera", "Glen", "Iris", "Opal"):
        expect(division(organiser, "55 to 59")).to_contain_text(name)


def make_swiss(organiser: Guest) -> None:
    """The youngest want three rounds and no more."""
    youngest = division(organiser, "50 to 54")
    youngest.get_by_role("button", name="Change or merge").click()
    asked = sheet(organiser)
    asked.get_by_label("Format").select_option(label="Swiss")
    asked.get_by_label("How many rounds").fill("3")
    asked.get_by_text("The last rounds").click()
    asked.get_by_label("Rounds of king of the hill").fill("1")
    assert organiser.faults() == []
    asked.get_by_label("Reason").fill("three rounds fit into the morning")
    asked.get_by_role("button", name="Change the format").click()
    expect(youngest).to_contain_text("Swiss, 3 rounds")
    expect(youngest).to_contain_text("the last one king of the hill")


def reward_newcomers(organiser: Guest) -> None:
    """An award of a class, and one who is in it."""
    division(organiser, "50 to 54").get_by_role("button", name="Awards").click()
    asked = sheet(organiser)
    asked.get_by_role("button", name="One more award").click()
    added = asked.get_by_role("listitem").last
    added.get_by_label("What it is called").fill("Best newcomer")
    added.get_by_label("Which place").fill("1")
    added.get_by_label("Among").fill("newcomers")
    assert organiser.faults() == []
    asked.get_by_role("button", name="Save the awards").click()
    expect(asked).to_have_count(0)
    open_tab(organiser, "Entries")
    organiser.page.get_by_role("button", name="Walt").click()
    sheet(organiser).get_by_label("newcomers").check()
    expect(sheet(organiser).get_by_label("newcomers")).to_be_enabled()
    assert organiser.faults() == []
    organiser.page.keyboard.press("Escape")


def keys(organiser: Guest, event: str) -> dict[str, str]:
    """The keys of divisions by their titles."""
    return {one["title"]: one["key"] for one in ask(organiser, f"events/{event}")["divisions"]}


def record(organiser: Guest, event: str, match: dict[str, Any]) -> None:
    """Write down a match: whoever comes first in the alphabet wins, the others by less."""
    sides = [side["entry"] for side in match["sides"]]
    names = [side["name"] for side in match["sides"]]
    scores = [400 - ord(name[0]) for name in names]
    result = {"kind": "played", "scores": scores}
    tell(organiser, event, "record result", pairing=match["pairing"], sides=sides, result=result)


def open_matches(organiser: Guest, event: str, key: str) -> list[dict[str, Any]]:
    """The matches of a division that have no result."""
    [found] = [
        one for one in ask(organiser, f"events/{event}/rounds")["divisions"] if one["key"] == key
    ]
    return [
        match
        for round_ in found["rounds"]
        for match in round_["matches"]
        if match["result"] is None and not match["is_bye"]
    ]


def play_swiss(organiser: Guest, event: str, wall: Guest) -> None:
    """Three rounds, each paired when the one before is over; the wall follows."""
    key = keys(organiser, event)["50 to 54"]
    tell(organiser, event, "start division", division=key)
    for number in (1, 2, 3):
        tell(organiser, event, "pair round", division=key)
        corner = wall.page.get_by_text(f"Round {number} of 3")
        expect(corner).to_be_visible()
        for match in open_matches(organiser, event, key):
            record(organiser, event, match)
        if number == 1:
            expect(wall.page.get_by_text("over").first).to_be_visible()


def play_circle(organiser: Guest, event: str) -> None:
    """Everybody meets everybody in the merged division."""
    key = keys(organiser, event)["55 to 59"]
    tell(organiser, event, "start division", division=key)
    for match in open_matches(organiser, event, key):
        record(organiser, event, match)


def give_medals(organiser: Guest, event: str, wall: Guest) -> None:
    """Medals in each division, certified by itself and printed."""
    open_tab(organiser, "Standings")
    for title, winner in (("50 to 54", "Hank"), ("55 to 59", "Glen")):
        card = organiser.page.get_by_role("region", name=f"Standings of {title}")
        medals = card.get_by_role("list", name="Awards").get_by_role("listitem")
        expect(medals).to_have_count(4 if winner == "Hank" else 3)
        expect(medals.first).to_contain_text("Gold")
        expect(medals.first).to_contain_text(winner)
        if winner == "Hank":
            expect(medals.last).to_have_text(re.compile("Best newcomer.*Walt"))
        card.get_by_role("button", name="Certify the places").click()
        expect(card.get_by_text("Final.")).to_be_visible()
        key = keys(organiser, event)[title]
        path = f"{organiser.url}/api/events/{event}/prints/certificates.pdf?division={key}"
        printed = organiser.context.request.get(path)
        assert printed.ok, printed.text()
        assert printed.body().startswith(b"%PDF")
    expect(wall.page.get_by_text("Gold")).to_be_visible()
