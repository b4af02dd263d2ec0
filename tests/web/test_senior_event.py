"""Senior games from their creation to the medals, in browsers of all who take part at once.

Everybody is put into the division of their age. One division has too few entries and is merged,
another is changed to Swiss with its last round on the hill, and has an award for newcomers; each is
certified by itself. Two tables have their pads, one kept by those who play there, the other by a
score-keeper.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.kit.browser import Guest
from tests.web.desk_hands import (
    assign_tables,
    certify,
    check_in,
    give_role,
    numbers_of,
    pair_round,
    paste_entries,
    print_paper,
    start,
    to_be_typed,
    type_entry,
    type_result,
)
from tests.web.desk_hands import sign_up as sign_up_by_form
from tests.web.event_tables import PAD, PHONE_NUMBER, close, go_to_table, keep_score, met, open_game
from tests.web.hosting import LAPTOP, PHONE, open_tab, sheet
from tests.web.real_tiles import draw_lots, expect_turn, score, take_rack, write

GuestMaker = Callable[..., Guest]
SCREEN = {"width": 1920, "height": 1080}
YOUNGEST = ("Walt", "Ruth", "June", "Hank")
OLDER = ("Vera", "Glen", "Iris", "Opal")
"""Opal is the only one of her age; Iris signs up by herself."""
TABLE = f"""name,born,phone,club
Walt,1975-03-03,{PHONE_NUMBER},Library
Ruth,1975-03-03,{PHONE_NUMBER},
June,1975-03-03,{PHONE_NUMBER},
Vera,1970-03-03,{PHONE_NUMBER},
Glen,1970-03-03,{PHONE_NUMBER},
Opal,1964-03-03,{PHONE_NUMBER},
Ivan,1999-03-03,{PHONE_NUMBER},
"""
"""Ivan is too young."""
MERGED = "55 to 64"
LISTED = ("Walt", "Ruth", "June", "Vera", "Glen", "Opal")


def test_a_division_is_merged_and_another_becomes_a_swiss(guest: GuestMaker) -> None:
    organiser, desk, keeper = guest(viewport=LAPTOP), guest(viewport=LAPTOP), guest(viewport=PHONE)
    event = create(organiser)
    give_role(organiser, desk, "Desk", "Dora")
    give_role(organiser, keeper, "Score-keeper", "Kit")
    player, wall = guest(viewport=PHONE), guest(viewport=SCREEN)
    wall.go(f"events/{event}/wall")
    numbers = enter_all(desk, player, event)

    open_tab(organiser, "Divisions")
    assert organiser.faults() == []
    merge(organiser)
    make_swiss(organiser)
    reward_newcomers(organiser)
    player.go(f"events/{event}")
    expect(player.page.get_by_text("50 to 54: Swiss, 2 rounds, nobody meets twice")).to_be_visible()
    expect(player.page.get_by_role("heading", name="60 to 64")).to_have_count(0)
    expect(player.page.get_by_text("Opal").first).to_be_visible()
    changed = player.page.get_by_role("region", name="What has changed")
    expect(changed).to_contain_text(
        "60 to 64 and 55 to 59 play together as 55 to 64. one entry only"
    )
    expect(changed).to_contain_text("two rounds fit into the morning")

    start(desk, division="50 to 54")
    pair_round(desk)
    assign_tables(desk)
    expect(wall.page.get_by_text("Round 1 of 2")).to_be_visible()
    play_by_keeper(keeper, met(desk)[0])
    expect(wall.page.get_by_text("over", exact=True)).to_be_visible()
    start(desk, division=MERGED)
    assign_tables(desk)
    other = guest(viewport=PHONE)
    play_by_phones(desk, event, player, other, numbers)
    # A result brings its division onto the wall.
    expect(wall.page.get_by_text(f"{MERGED} · ")).to_be_visible()

    type_all(desk)
    pair_round(desk, division="50 to 54")
    type_all(desk)
    expect(wall.page.get_by_text("50 to 54 · Round 2 of 2")).to_be_visible()
    give_medals(organiser, wall)
    player.go(f"events/{event}")
    expect(player.page.get_by_text("Final.")).to_have_count(2)
    for somebody in (organiser, player, wall):
        assert somebody.faults() == []


def create(organiser: Guest) -> str:
    """Answer what the notice leaves open, by hand."""
    page = organiser.page
    organiser.go("events/new")
    page.get_by_role("radio", name="Senior games").check()
    page.get_by_label("Day", exact=True).fill("2027-05-01")
    page.get_by_role("button", name="Five years each").click()
    page.get_by_role("group", name="On which day does the age count?").locator("input").fill(
        "2027-12-31"
    )
    page.get_by_role("group", name="How do people get there?").locator("input").fill("By bus.")
    page.get_by_label("Your name").fill("Olive")
    page.get_by_role("button", name="Create event").click()
    page.wait_for_url("**/desk")
    return page.url.split("/events/")[1].split("/")[0]


def enter_all(desk: Guest, player: Guest, event: str) -> dict[str, int]:
    """One signs up on a phone, six stand in a table, one is typed in; the birth date decides."""
    answers = {"Name": "Iris", "Date of birth": "1968-02-29", "Phone": PHONE_NUMBER}
    assert sign_up_by_form(player, event, answers) == 1
    paste_entries(desk, TABLE, *LISTED, faulty="No age division is for 28 years.")
    walt = desk.page.get_by_role("button", name="Walt")
    expect(walt).to_contain_text("50 to 54 · Library")
    type_entry(desk, {"Name": "Hank", "Date of birth": "1975-03-03", "Phone": PHONE_NUMBER})
    numbers = numbers_of(desk)
    assert sorted(numbers) == sorted((*YOUNGEST, *OLDER))
    check_in(desk, "Hank", "Opal")
    expect(desk.page.get_by_role("button", name="Missing 6")).to_be_visible()
    return numbers


def division(organiser: Guest, title: str) -> Locator:
    """The card of a division."""
    return organiser.page.get_by_role("region", name=title)


def merge(organiser: Guest) -> None:
    """One entry is no division: it goes into the one below."""
    few = division(organiser, "60 to 64")
    expect(few).to_contain_text("Few entries")
    few.get_by_role("button", name="Change or merge").click()
    asked = sheet(organiser)
    asked.get_by_label("Format").select_option(label="Merge with another division")
    asked.get_by_label("Merge into").select_option(label="55 to 59")
    asked.get_by_label("Reason").fill("one entry only")
    asked.get_by_label("Give the awards in each age band").check()
    assert organiser.faults() == []
    asked.get_by_role("button", name="Merge divisions", exact=True).click()
    expect(division(organiser, "60 to 64")).to_have_count(0)
    expect(division(organiser, "55 to 59")).to_have_count(0)
    together = division(organiser, MERGED)
    expect(together).to_contain_text("Merged from 55 to 59 and 60 to 64. Awards in each age band.")
    for name in OLDER:
        expect(together).to_contain_text(name)
    assert organiser.faults() == []
    # The organiser may think better of it, and again.
    for is_each, said in ((False, "One set of awards for everybody."), (True, "in each age")):
        together.get_by_role("button", name="Awards").click()
        sheet(organiser).get_by_label("Give the awards in each age band").set_checked(is_each)
        assert organiser.faults() == []
        sheet(organiser).get_by_role("button", name="Save awards").click()
        expect(together).to_contain_text(said)


def make_swiss(organiser: Guest) -> None:
    """The youngest want two rounds and no more."""
    youngest = division(organiser, "50 to 54")
    youngest.get_by_role("button", name="Change or merge").click()
    asked = sheet(organiser)
    asked.get_by_label("Format").select_option(label="Swiss")
    asked.get_by_label("Number of rounds").fill("2")
    asked.get_by_text("More: rematches").click()
    asked.get_by_label("Rounds of king of the hill").fill("1")
    assert organiser.faults() == []
    asked.get_by_label("Reason").fill("two rounds fit into the morning")
    asked.get_by_role("button", name="Change the format").click()
    expect(youngest).to_contain_text("Swiss, 2 rounds")
    expect(youngest).to_contain_text("king of the hill in the last round")


def reward_newcomers(organiser: Guest) -> None:
    """An award of a class, and one who is in it."""
    division(organiser, "50 to 54").get_by_role("button", name="Awards").click()
    asked = sheet(organiser)
    asked.get_by_role("button", name="Add an award").click()
    added = asked.get_by_role("listitem").last
    added.get_by_label("Name of the award").fill("Best newcomer")
    added.get_by_label("Which place").fill("1")
    added.get_by_label("Only for").fill("newcomers")
    assert organiser.faults() == []
    asked.get_by_role("button", name="Save awards").click()
    expect(asked).to_have_count(0)
    open_tab(organiser, "Entries")
    organiser.page.get_by_role("button", name="Walt").click()
    sheet(organiser).get_by_label("newcomers").check()
    expect(sheet(organiser).get_by_label("newcomers")).to_be_enabled()
    assert organiser.faults() == []
    organiser.page.keyboard.press("Escape")


def play_by_phones(
    desk: Guest, event: str, iris: Guest, other: Guest, numbers: dict[str, int]
) -> None:
    """Two come to their table with a phone each, and speak for themselves."""
    [names] = [names for names in met(desk) if "Iris" in names]
    players = {name: iris if name == "Iris" else other for name in names}
    iris.go(f"events/{event}/me")
    # One table of the youngest is still taken, the second.
    expect(iris.page.get_by_text(re.compile("Table [34]$"))).to_be_visible()
    open_game(desk, names, PAD)
    close(desk)
    # By her sign-up the hall knows the one; the other has a number and four digits.
    iris.page.get_by_role("button", name="Go to your table").click()
    go_to_table(other, event, next(numbers[name] for name in names if name != "Iris"))
    short_game(players)
    for phone in players.values():
        phone.page.get_by_role("button", name="All agree to this result").click()
    for phone in players.values():
        expect(phone.page.get_by_text("The result is final.")).to_be_visible()


def play_by_keeper(keeper: Guest, names: list[str]) -> None:
    """At a table of the youngest a score-keeper writes for both."""
    keep_score(keeper, names)
    short_game(dict.fromkeys(names, keeper))
    keeper.page.get_by_role("button", name="All agree to this result").click()
    expect(keeper.page.get_by_text("The result is final.")).to_be_visible()


def short_game(phones: dict[str, Guest]) -> None:
    """One word, and nobody has a play left: to the tiles that are left over."""
    names = [*phones]
    phone = phones[names[0]]
    draw_lots(phone, dict(zip(names, "ab", strict=True)))
    write(phone, "8d trainer")
    score(phone, 66, names[0])
    for name in reversed(names):
        expect_turn(phones[name], name)
        phones[name].page.get_by_role("button", name="Pass").click()
    for name in names:
        asked = (
            phones[name]
            .page.locator("section")
            .filter(has_text=f"{name}, can you make another play?")
        )
        asked.get_by_role("button", name="No more plays").click()
    for name, rack in zip(names, ("eeeeeee", "iiiiiii"), strict=True):
        take_rack(phone, name, rack)


def type_all(desk: Guest) -> None:
    """Type what is open: whoever comes first in the alphabet wins, the others by less."""
    for names in to_be_typed(desk):
        type_result(desk, {name: 400 - ord(name[0]) for name in names})


def give_medals(organiser: Guest, wall: Guest) -> None:
    """Medals in each division, certified by itself and printed."""
    for title, names in (("50 to 54", YOUNGEST), (MERGED, OLDER)):
        certify(organiser, division=title)
        open_tab(organiser, "Standings")
        card = organiser.page.get_by_role("region", name=f"Standings of {title}")
        expect(card.get_by_text("Final.")).to_be_visible()
        medals = card.get_by_role("list", name="Awards").get_by_role("listitem")
        is_young = names == YOUNGEST
        # The merged bands have medals each: three of one, and Opal's of her own.
        expect(medals).to_have_count(4)
        expect(medals.last).to_contain_text("Walt" if is_young else "Opal")
        expect(medals.last).to_contain_text("Best newcomer" if is_young else "Gold · 60 to 64")
        expect(medals.first).to_contain_text("Gold")
        first = card.get_by_role("rowheader").first.inner_text().split("\n")[0]
        expect(medals.first).to_contain_text(first if is_young or first != "Opal" else "55 to 59")
        assert first in names
        expect(wall.page.get_by_text("Gold").first).to_be_visible()
    paper = print_paper(organiser, "Certificates", division=MERGED)
    for word in ("Gold", "Silver", "Bronze"):
        assert word in paper, paper
    for certificate in paper.split("awarded to\n")[1:]:
        own, other = ("55 to 59", "60 to 64")[:: -1 if certificate.startswith("Opal") else 1]
        assert own in certificate
        assert other not in certificate
