"""A knockout from its creation to its certified places, in browsers of all who take part at once.

An organiser, a desk, a score-keeper at one table, two players on screens at another, a player who
follows on a phone, and the wall. All of it is done by hands on pages. A tie goes by the scores
before unplayed letters, and a match to which nobody comes leaves its slot empty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import Guest, filled, tiles_of
from tests.web.desk_hands import (
    YES,
    assign_tables,
    certify,
    check_in,
    give_role,
    numbers_of,
    paste_entries,
    print_paper,
    sign_up,
    start,
    type_entry,
    type_result,
)
from tests.web.hosting import LAPTOP, PHONE, SCREEN, TURNS, card, create, open_tab, sheet, sign_in
from tests.web.real_tiles import play_shortly
from tests.wire.rigged import Rig, RiggedHall, rigged_hall

GuestMaker = Callable[..., Guest]
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hal")
"""The seeds, the first first: Ann meets Hal, Dan Eve, Ben Gil, and Cleo Finn."""
DRAWS = {"1": "A", "2": "B", "3": "TRAINE?", "4": "BANEQUZ"}
"""On screens: who sits first begins, and can lay seven tiles."""
TIE = "before unplayed letters"
"""What parts those who are level."""


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


def test_a_knockout_at_tables_and_on_screens_with_a_tie_and_an_empty_slot(
    guest: GuestMaker,
) -> None:
    organiser, desk, gil = guest(viewport=LAPTOP), guest(viewport=LAPTOP), guest(viewport=PHONE)
    event = create(organiser, "knockout", {"Day": "2027-05-01"})
    wall = guest(viewport=SCREEN)
    wall.go(f"events/{event}/wall")
    expect(wall.page.get_by_text("Intramural knockout")).to_be_visible()
    give_role(organiser, desk, "Desk", "Desmond")
    numbers = all_enter(desk, gil, event)
    all_are_there(desk)
    start(desk, *NAMES)
    assign_tables(desk)

    open_tab(organiser, "Rounds")
    expect(card(organiser, "Dan", "Eve").locator(".label")).to_have_text("Table 2")
    expect(card(wall, "Dan", "Eve").locator(".label")).to_have_text("Table 2", timeout=TURNS)
    gil.page.get_by_role("link", name="My matches").click()
    expect(gil.page.get_by_text("Table 3")).to_be_visible()
    play_on_a_pad(desk, guest(viewport=PHONE), wall)
    tie(desk)
    for who in (organiser, wall):
        expect(card(who, "Ben", "Gil").locator(".won")).to_contain_text("Gil", timeout=TURNS)
    # Who was ahead before is said to the one whom it concerns.
    expect(gil.page.get_by_text(TIE)).to_be_visible()
    nobody(desk)
    for who in (organiser, wall):
        expect(card(who, "Cleo", "Finn").get_by_text("no-show")).to_have_count(2, timeout=TURNS)
    expect(gil.page.get_by_text("nobody")).to_be_visible()

    dan, eve = guest(viewport=LAPTOP), guest(viewport=LAPTOP)
    play_on_screens(desk, event, {dan: numbers["Dan"], eve: numbers["Eve"]})
    for who in (organiser, desk):
        # What came back from the tables by itself.
        expect(card(who, "Ann", "Hal")).to_contain_text("50")
        expect(card(who, "Ann", "Dan")).to_be_visible()
    expect(dan.page.get_by_text("Ann").first).to_be_visible()
    # The round is over, and the wall goes on to the next.
    expect(card(wall, "Gil", "nobody")).to_be_visible(timeout=TURNS)

    finish(organiser)
    for who in (desk, wall):
        final = card(who, "Ann", "Gil").filter(has_text="395")
        expect(final.locator(".won")).to_contain_text("Ann", timeout=TURNS)
    expect(gil.page.get_by_text("Place 2 of 8.")).to_be_visible()
    certify(organiser)
    open_tab(organiser, "Standings")
    placed = organiser.page.get_by_role("table").get_by_role("rowheader")
    for place, name in enumerate(("Ann", "Gil", "Dan")):
        expect(placed.nth(place)).to_contain_text(name)
    paper = print_paper(organiser, "Bracket")
    assert [text for text in (*NAMES, "395", "390", "no-show") if text not in paper] == []


def all_enter(desk: Guest, phone: Guest, event: str) -> dict[str, int]:
    """One signs up on a phone, one is typed in, and the others come as a table."""
    reached = {"Phone": "555 0101 2345", "Are you eligible": YES}
    assert sign_up(phone, event, {"Name": "Gil", **reached}) == 1
    type_entry(desk, {"Name": "Ann", **reached})
    others = [name for name in NAMES if name not in ("Gil", "Ann")]
    rows = "".join(f"{name};555 0101 2345;yes\n" for name in others)
    paste_entries(desk, f"name;phone;eligibility\n{rows}", *others)
    return numbers_of(desk)


def all_are_there(desk: Guest) -> None:
    """The desk sees everybody's ID and who is missing, until nobody is."""
    check_in(desk, *NAMES[:-1], has_ids=True)
    open_tab(desk, "Rounds")
    expect(desk.page.get_by_text("7 are here.")).to_be_visible()
    expect(desk.page.get_by_text("1 is left out")).to_be_visible()
    check_in(desk, NAMES[-1], has_ids=True)
    expect(desk.page.get_by_text("Nobody is missing.")).to_be_visible()


def open_game(desk: Guest, names: tuple[str, str], button: str) -> None:
    """Open the game of a match from its card."""
    card(desk, *names).click()
    over = sheet(desk)
    over.get_by_text("Game", exact=True).click()
    over.get_by_role("button", name=button).click()
    expect(over.get_by_role("button", name="Go to the table")).to_be_visible()


def play_on_a_pad(desk: Guest, phone: Guest, wall: Guest) -> None:
    """The phone at the first table keeps the score of a short game, to the agreed result."""
    open_game(desk, ("Ann", "Hal"), "Open a score pad")
    sheet(desk).get_by_text("Score-keeper", exact=True).click()
    link = filled(sheet(desk).get_by_label("Link: Score-keeper"))
    assert desk.faults() == []
    sheet(desk).get_by_role("button", name="Close").click()
    phone.go(link)
    phone.page.get_by_label("Your name").fill("Kit")
    phone.page.get_by_role("button", name="Accept this role").click()
    play_shortly(phone, "Ann", "Hal", seen_by=[card(one, "Ann", "Hal") for one in (desk, wall)])


def play_on_screens(desk: Guest, event: str, players: dict[Guest, int]) -> None:
    """Two players sign in by number and digits, sit down, and play to the agreed result."""
    for player, number in players.items():
        sign_in(player, event, number, "2345")
        expect(player.page.get_by_text("The desk will open the game.")).to_be_visible()
    open_game(desk, ("Dan", "Eve"), "Play on screens")
    sheet(desk).get_by_role("button", name="Close").click()
    for player in players:
        player.page.get_by_role("button", name="Go to your table").click()
        player.wait_for_table()
    first, second = players
    first.wait_until_may("commit")
    first.type_play("8D TRAINEr", tiles_of(first.look(), "8D TRAINEr"))
    second.page.get_by_role("button", name="Accept").first.click()
    for player in (second, first):
        player.wait_until_may("pass")
        player.page.get_by_role("button", name="Pass").first.click()
        player.page.get_by_role("button", name="Really pass?").click()
    for player in players:
        player.page.get_by_role("button", name="No more plays").first.click()
    for player in players:
        player.page.get_by_role("button", name="Agree to the result").first.click()
    expect(first.page.get_by_text("The result is certified.").first).to_be_visible()
    first.go(f"events/{event}/me")


def tie(desk: Guest) -> None:
    """A tie goes to the one who was ahead before unplayed letters."""
    open_tab(desk, "Results")
    line = desk.page.locator("form.quick-scores").filter(has=desk.page.get_by_label("Score of Ben"))
    for name in ("Ben", "Gil"):
        line.get_by_label(f"Score of {name}", exact=True).fill("334")
    desk.page.keyboard.press("Enter")
    expect(line.get_by_label("Score of Ben before unplayed letters")).to_be_focused()
    desk.page.keyboard.type("338")
    line.get_by_label("Score of Gil before unplayed letters").fill("341")
    desk.page.keyboard.press("Enter")
    expect(line).to_have_count(0)
    open_tab(desk, "Rounds")
    expect(card(desk, "Ben", "Gil").locator(".won")).to_contain_text("Gil")


def nobody(desk: Guest) -> None:
    """Nobody comes to a match: whoever would meet its winner has nobody to meet."""
    card(desk, "Cleo", "Finn").click()
    over = sheet(desk)
    over.get_by_role("radio", name="No-show").check()
    over.get_by_role("button", name="Save result").click()
    expect(over.get_by_text("Choose the winner.")).to_be_visible()
    over.get_by_role("radio", name="Neither came").check()
    over.get_by_role("button", name="Save result").click()
    expect(card(desk, "Gil", "nobody")).to_be_visible()


def finish(organiser: Guest) -> None:
    """The last results are typed in a line each; a slip of the pen is questioned."""
    page = organiser.page
    open_tab(organiser, "Results")
    page.get_by_label("Score of Ann").fill("4010")
    page.get_by_label("Score of Dan").fill("380")
    page.get_by_role("button", name="Save").click()
    expect(sheet(organiser)).to_contain_text("4,010 would be an unusual score.")
    sheet(organiser).get_by_role("button", name="No, let me check").click()
    type_result(organiser, {"Dan": 380, "Ann": 401})
    type_result(organiser, {"Gil": 390, "Ann": 395})
    expect(page.get_by_text("Every paired match has its result.")).to_be_visible()
