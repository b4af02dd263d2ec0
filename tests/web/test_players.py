"""The pages of players: from the list of all to one of them, and back to the event."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.desk.office import Official
from tests.kit.browser import Guest
from tests.kit.hall_process import HallProcess
from tests.web.hosting import come, create, enter, open_tab, sheet
from tests.web.test_all_pages import cut_off, overflow

GuestMaker = Callable[..., Guest]


@pytest.fixture
def evening(hall: HallProcess) -> Official:
    """An evening at which Ann has won against two others."""
    organiser = Official(hall, "Olive")
    organiser.create("priston", title="An evening of words")
    organiser.sign_up("Ann Thistlewick", "Любомир Ветродуб", "נעמי כוכב-שחר")
    organiser.do("start division", division="main")
    organiser.do("pair round", division="main")
    (match,) = organiser.see("rounds")["divisions"][0]["rounds"][0]["matches"]
    sides = [side["entry"] for side in match["sides"]]
    scores = {1: 301, 2: 250, 3: 280}
    result = {
        "kind": "played",
        "scores": [scores[side] for side in sides],
        "best_plays": [66] * len(sides),
    }
    organiser.do("record result", pairing=match["pairing"], sides=sides, result=result)
    return organiser


@pytest.mark.parametrize("width", [360, 1280])
def test_a_player_is_found_from_the_event_and_from_the_list(
    guest: GuestMaker, evening: Official, width: int
) -> None:
    me = guest(viewport={"width": width, "height": 800})
    me.go(f"events/{evening.event}")
    me.page.get_by_role("link", name="Ann Thistlewick", exact=True).click()
    heading = me.page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Ann Thistlewick")
    expect(me.page.get_by_role("region", name="Games", exact=True)).to_contain_text("301")
    expect(me.page.get_by_role("region", name="Highest plays")).to_contain_text("66")
    assert me.faults() == []
    assert overflow(me.page) <= 0
    met = me.page.get_by_role("region", name="Head to head")
    met.get_by_role("link", name="Любомир Ветродуб").click()
    expect(heading).to_have_text("Любомир Ветродуб")
    me.page.get_by_role("link", name="All players").click()
    expect(heading).to_have_text("Players")
    expect(me.page.get_by_role("link", name="נעמי כוכב-שחר").first).to_be_visible()
    assert me.faults() == []
    assert overflow(me.page) <= 0
    assert cut_off(me.page) == []


@pytest.mark.usefixtures("evening")
def test_a_desk_says_that_an_entry_is_a_player_known_from_elsewhere(guest: GuestMaker) -> None:
    desk = guest(viewport={"width": 768, "height": 800})
    page = desk.page
    event = create(desk, "Village evening", {"Day": "2027-05-08"})
    enter(desk, event, "Annie T")
    page.get_by_role("button", name="Annie T").click()
    over = sheet(desk)
    over.get_by_text("The same person at other events").click()
    expect(over).to_contain_text("Nobody with this name has played at another event.")
    over.get_by_label("Find a player by name").fill("thi an")
    over.get_by_role("button", name="Ann Thistlewick").first.click()
    expect(over).to_contain_text("become one player with 1 game")
    assert desk.faults() == []
    assert overflow(page) <= 0
    over.get_by_role("button", name="Yes, this is Ann Thistlewick").click()
    expect(over).to_contain_text(
        "The desk says that this is Ann Thistlewick. It counts once Ann Thistlewick agrees"
    )
    over.get_by_role("button", name="Not the same person").click()
    expect(over).to_contain_text("They are two players again.")
    desk.go("players")
    page.get_by_label("Find a player by name").fill("вет")
    expect(page.get_by_role("listitem").filter(has_text="Любомир").first).to_be_visible()
    expect(page.get_by_role("link", name="Ann Thistlewick")).to_have_count(0)
    assert desk.faults() == []


def test_a_player_says_whether_an_entry_elsewhere_is_the_same_person(
    guest: GuestMaker, hall: HallProcess, evening: Official
) -> None:
    ann = guest(viewport={"width": 360, "height": 800})
    own = evening.post(f"/api/events/{evening.event}/links", role="player-1", status=201)
    come(ann, own["link"], "Ann")
    other = Official(hall, "Oscar")
    other.create("priston", title="Another evening")
    other.sign_up("Annie T")
    player = f"{evening.event}-1"
    other.put(f"/api/events/{other.event}/entries/1/player", player=player)
    ann.go(f"players/{player}")
    asked = ann.page.get_by_role("region", name="Is this you?")
    expect(asked).to_contain_text("Another evening")
    assert ann.faults() == []
    assert overflow(ann.page) <= 0
    asked.get_by_role("button", name="Yes, the same person").click()
    expect(asked.get_by_text("counts", exact=True)).to_be_visible()
    asked.get_by_role("button", name="Not the same person").click()
    expect(asked).to_be_hidden()


@pytest.mark.usefixtures("evening")
def test_a_desk_is_shown_who_has_played_before_while_it_types_a_name(guest: GuestMaker) -> None:
    desk = guest(viewport={"width": 1280, "height": 800})
    page = desk.page
    create(desk, "Village evening", {"Day": "2027-05-08"})
    open_tab(desk, "Entries")
    page.get_by_role("button", name="Add an entry").click()
    over = sheet(desk)
    over.get_by_label("Name", exact=True).fill("Ann Th")
    over.get_by_role("button", name="Ann Thistlewick").first.click()
    expect(over.get_by_role("status").first).to_contain_text("known from other events")
    over.get_by_role("button", name="Enter", exact=True).click()
    expect(over.get_by_text("Entered: Ann Thistlewick")).to_be_visible()
    assert desk.faults() == []
