"""A hall of forty at the desk: a list of things to do, all tables at a glance, moved by hand."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from playwright.sync_api import Locator, expect

from tests.kit.browser import Guest
from tests.web.hosting import LAPTOP, PHONE, ask, come, create, enter, open_tab, sheet, tell

GuestMaker = Callable[..., Guest]
PLAYERS = tuple(f"Player {number:02}" for number in range(1, 41))


def hall_of_forty(desk: Guest) -> str:
    """A Swiss of forty with its first round paired and seated."""
    day = datetime.now(UTC).date().isoformat()
    event = create(desk, "NASPA tournament", {"Where is it?": "The Old Mill", "Day": day})
    enter(desk, event, *PLAYERS)
    tell(desk, event, "start division", division="main", seeds=list(range(1, 41)))
    tell(desk, event, "pair round", division="main")
    tell(desk, event, "assign tables", division="main", round=1)
    return event


def matches(desk: Guest, event: str) -> list[dict[str, Any]]:
    [division] = ask(desk, f"events/{event}/rounds")["divisions"]
    found: list[dict[str, Any]] = division["rounds"][-1]["matches"]
    return found


def record(desk: Guest, event: str, match: dict[str, Any]) -> None:
    sides = [side["entry"] for side in match["sides"]]
    result = {"kind": "played", "scores": [412, 388]}
    tell(desk, event, "record result", pairing=match["pairing"], sides=sides, result=result)


def names(match: dict[str, Any]) -> list[str]:
    return [side["name"] for side in match["sides"]]


def table(desk: Guest, match: dict[str, Any]) -> Locator:
    """The tile of a match on the tab of rounds."""
    section = desk.page.get_by_role("region", name="Round 1")
    return section.get_by_role("listitem").filter(has_text=names(match)[0])


def test_what_is_left_to_do_in_a_hall_of_forty_is_one_line_with_its_button(
    guest: GuestMaker,
) -> None:
    desk = guest(viewport=LAPTOP)
    event = hall_of_forty(desk)
    for match in matches(desk, event)[:14]:
        record(desk, event, match)
    waits = desk.page.get_by_role("region", name="Outstanding")
    expect(waits).to_contain_text("6 results missing in round 1")
    expect(waits.get_by_role("listitem")).to_have_count(1)
    expect(waits).not_to_contain_text("score pad")
    waits.get_by_role("button", name="6 results missing", expanded=False).click()
    expect(waits.get_by_role("listitem").filter(has_text="Table 15")).to_have_count(2)
    assert desk.faults() == []
    waits.get_by_role("button", name="Enter results").click()
    expect(desk.page.get_by_role("region", name="Round 1")).to_be_visible()
    for match in matches(desk, event)[14:]:
        record(desk, event, match)
    expect(waits).to_contain_text("Round 2 can be paired")
    waits.get_by_role("button", name="Pair round").click()
    desk.page.get_by_role("button", name="Pair the round").click()
    expect(waits).to_contain_text("20 results missing in round 2")


def test_all_twenty_tables_are_seen_without_scrolling_and_open_with_one_click(
    guest: GuestMaker,
) -> None:
    desk = guest(viewport=LAPTOP)
    event = hall_of_forty(desk)
    first, *_, last = matches(desk, event)
    record(desk, event, first)
    open_tab(desk, "Rounds")
    expect(table(desk, first)).to_contain_text("412")
    expect(table(desk, first)).to_contain_text("result in")
    expect(table(desk, last)).to_contain_text("playing")
    for match in matches(desk, event):
        for name in names(match):
            expect(table(desk, match).get_by_text(name)).to_be_in_viewport(ratio=1)
    assert desk.faults() == []
    table(desk, last).get_by_role("button").click()
    for name, score in zip(names(last), ("401", "399"), strict=True):
        sheet(desk).get_by_label(f"Score of {name}", exact=True).fill(score)
    sheet(desk).get_by_role("button", name="Save result").click()
    expect(table(desk, last)).to_contain_text("401")
    # Why these meet is one click away, and a phone needs no sideways scrolling.
    desk.page.get_by_role("button", name="Show reasons").click()
    expect(desk.page.get_by_text("The first round goes by").first).to_be_visible()
    phone = guest(viewport=PHONE)
    come(phone, ask(desk, f"events/{event}/links", {"role": "desk"})["link"], "Dora")
    open_tab(phone, "Rounds")
    expect(table(phone, first)).to_contain_text("412")
    assert phone.faults() == []


def test_two_are_swapped_by_dragging_and_by_keyboard_and_a_match_is_locked(
    guest: GuestMaker,
) -> None:
    desk = guest(viewport=LAPTOP)
    event = hall_of_forty(desk)
    one, other, *_ = matches(desk, event)
    (ann, ben), (cy, dee) = names(one), names(other)
    open_tab(desk, "Rounds")
    page = desk.page
    page.get_by_role("button", name="Change pairings by hand").click()
    page.get_by_role("button", name=ann, exact=True).drag_to(
        page.get_by_role("button", name=cy, exact=True)
    )
    expect(page.get_by_text(f"{ann} and {cy} traded places.")).to_be_visible()
    met = [sorted(names(match)) for match in matches(desk, event)]
    assert sorted((cy, ben)) in met
    assert sorted((ann, dee)) in met
    assert {match["table"] for match in matches(desk, event)} == set(range(1, 21))
    # Back again with the keyboard alone: pick one, pick where to.
    page.get_by_role("button", name=ann, exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=ann, exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    page.get_by_role("button", name=cy, exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"{ann} and {cy} traded places.")).to_be_visible()
    expect(
        page.get_by_role("button", name=f"{ann}, {ben}").or_(
            page.get_by_role("button", name=f"{ben}, {ann}")
        )
    ).to_be_visible()
    # What was moved by hand is locked already; another match is locked by its button.
    lock = page.get_by_role("button", name="Lock this match").nth(5)
    expect(lock).to_have_attribute("aria-pressed", "false")
    lock.click()
    expect(lock).to_have_attribute("aria-pressed", "true")
    assert desk.faults() == []
