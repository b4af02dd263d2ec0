"""Both brackets of a double elimination: chosen, played, seen by everybody, printed, in German."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.web.desk_hands import certify, print_paper, start, type_result
from tests.web.hosting import LAPTOP, SCREEN, TURNS, card, create, enter, open_tab, sheet, tell

GuestMaker = Callable[..., Guest]
NAMES = ("Ann", "Ben", "Cleo", "Dan")


def test_both_brackets_are_played_to_the_deciding_match(guest: GuestMaker) -> None:
    desk, wall, german = guest(viewport=LAPTOP), guest(viewport=SCREEN), guest(locale="de-DE")
    event = create(desk, "Intramural knockout", {"Day": "2027-05-01"})
    for entry in enter(desk, event, *NAMES, answers={"eligibility": "yes"}):
        tell(desk, event, "check id", entry=entry, proper=True)
        tell(desk, event, "check in", entry=entry)
    open_tab(desk, "Rounds")
    desk.page.get_by_role("button", name="Change format or merge").click()
    sheet(desk).get_by_label("Format").select_option(label="Double elimination")
    sheet(desk).get_by_label("Reason").fill("everybody plays twice at least")
    sheet(desk).get_by_role("button", name="Change the format").click()
    expect(desk.page.get_by_text("Double elimination").first).to_be_visible()
    start(desk, *NAMES)
    wall.go(f"events/{event}/wall")
    german.go(f"events/{event}")
    below = desk.page.get_by_role("group", name=re.compile("^Losers. bracket"))
    expect(below).to_contain_text("loser of Ann and Dan")
    for title in (
        "Siegerbaum",
        "Siegerfinale",
        "Verliererbaum",
        "Verliererfinale",
        "Großes Finale",
    ):
        expect(german.page.get_by_role("heading", name=title).first).to_be_visible()

    waits = desk.page.get_by_role("region", name="Outstanding")
    expect(waits).to_contain_text(re.compile("Winners. round 1: 2 results missing"))
    for one, other in (("Ann", "Dan"), ("Ben", "Cleo"), ("Ann", "Ben"), ("Cleo", "Dan")):
        type_result(desk, {one: 400, other: 300})
    type_result(desk, {"Ben": 390, "Cleo": 380})
    # The same two meet again, so that their line stays.
    scores = {"kind": "played", "scores": [360, 370]}
    tell(desk, event, "record result", pairing=6, sides=[1, 2], result=scores)
    expect(german.page.get_by_role("heading", name="Entscheidungsspiel")).to_be_visible()
    open_tab(desk, "Rounds")
    expect(desk.page.get_by_role("heading", name="Deciding match")).to_be_visible()
    type_result(desk, {"Ann": 395, "Ben": 391})
    expect(card(wall, "Ann", "Ben").filter(has_text="395")).to_be_visible(timeout=TURNS)
    open_tab(desk, "Rounds")
    expect(below.locator(".match")).to_have_count(2)
    certify(desk)
    open_tab(desk, "Standings")
    placed = desk.page.get_by_role("table").get_by_role("rowheader")
    for place, name in enumerate(NAMES):
        expect(placed.nth(place)).to_contain_text(name)
    paper = print_paper(desk, "Bracket")
    parts = ("Winners' bracket", "Losers' bracket", "Grand final", "395", "391")
    assert [text for text in parts if text not in paper] == []
