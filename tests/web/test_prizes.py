"""An organiser gives prize money, and everybody sees who gets what and whom everybody met."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.web.hosting import ask, enter, tell

GuestMaker = Callable[..., Guest]


def test_prize_money_is_set_at_the_desk_and_shown_with_its_winner(guest: GuestMaker) -> None:
    me = guest(viewport={"width": 1280, "height": 800})
    ask(me, "people", {"name": "Olive"})
    me.context.add_init_script("localStorage.setItem('rackhouse.known', 'yes')")
    day = {"day": "2027-05-01", "opens": "09:00", "closes": "17:00"}
    body = {"id": "prizes", "preset": "washburn", "answers": {"sessions": [day]}}
    event: str = ask(me, "events", body)["event"]
    enter(me, event, "Ann Lee", "Bob Ray", answers={"eligibility": "yes"})
    for entry in (1, 2):
        tell(me, event, "check id", entry=entry, proper=True)
        tell(me, event, "check in", entry=entry)
    tell(me, event, "start division", division="main")
    me.go(f"events/{event}/desk/standings")
    page = me.page
    page.get_by_role("button", name="Awards").click()
    asked = page.get_by_role("dialog")
    asked.get_by_role("button", name="Add an award").click()
    added = asked.get_by_role("listitem").last
    added.get_by_label("Name of the award").fill("Unlucky")
    added.get_by_role("combobox").select_option("the highest losing score")
    added.get_by_label("Prize money (USD)").fill("12.50")
    asked.get_by_role("button", name="Save awards").click()
    expect(asked).to_be_hidden()
    pairing = ask(me, f"events/{event}/rounds")["divisions"][0]["rounds"][0]["matches"][0]
    result = {"kind": "played", "scores": [431, 410]}
    sides = [side["entry"] for side in pairing["sides"]]
    tell(me, event, "record result", pairing=pairing["pairing"], sides=sides, result=result)
    loser = ("Ann Lee", "Bob Ray")[sides[1] - 1]
    given = page.get_by_role("list", name="Awards")
    expect(given).to_contain_text(f"{loser}: $12.50")
    page.get_by_text("Cross-table").click()
    table = page.get_by_role("group", name="Cross-table")
    expect(table).to_contain_text("431\u2013410")
    expect(table).to_contain_text("L 1")
    expect(page.get_by_role("link", name="Prize list")).to_be_visible()
    me.go(f"events/{event}")
    expect(page.get_by_role("list", name="Awards")).to_contain_text(f"{loser}: $12.50")
    assert me.faults() == []
