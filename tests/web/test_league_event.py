"""A league from its creation to its printed table, in browsers of all who take part at once.

Its organiser, the desk, a score-keeper, four players and the wall. Opponents find a time, cannot
reach each other, report differently, say nothing: each is settled on the pages of those it
concerns, and the others see it there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.kit.browser import Guest
from tests.web.desk_hands import (
    certify,
    give_role,
    numbers_of,
    open_rounds,
    paste_entries,
    places_of,
    print_paper,
    sign_up,
    start,
    type_entry,
    type_result,
)
from tests.web.hosting import LAPTOP, PHONE, SCREEN, TURNS, card, create, open_tab, sheet, sign_in
from tests.web.real_tiles import (
    agree,
    draw_lots,
    end_shortly,
    expect_totals,
    play_shortly,
    score,
    write,
)
from tests.wire.rigged import START, RiggedHall, rigged_hall

GuestMaker = Callable[..., Guest]
NAMES = ("Ann", "Ben", "Cy", "Dee")
DAY = 24 * 3600
PLAY = "8d trainer"
"""Seven tiles: 16 and 50."""
FIRST_DAY = "2027-01-18"
assert datetime.fromtimestamp(START / 1000, UTC).date().isoformat() < FIRST_DAY


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[RiggedHall]:
    with rigged_hall(tmp_path / "hall", public_url="") as running:
        yield running


@pytest.fixture
def guest(browser: Browser, hall: RiggedHall) -> Iterator[GuestMaker]:
    """Lets guests in; none of their pages may complain, and axe finds nothing at the end."""
    guests: list[Guest] = []

    def come(**options: object) -> Guest:
        guests.append(Guest(browser, hall.url, **options))
        return guests[-1]

    yield come
    faults = [one.faults() for one in guests]
    for one in guests:
        one.context.close()
    assert [one.complaints for one in guests] == [[] for _ in guests]
    assert faults == [[] for _ in guests]


def test_a_league_in_which_everything_has_to_be_settled(
    hall: RiggedHall, guest: GuestMaker
) -> None:
    office, desk, wall = guest(viewport=LAPTOP), guest(viewport=LAPTOP), guest(viewport=SCREEN)
    event = create(
        office,
        "league",
        {
            "On which day does the first week begin?": FIRST_DAY,
            "To which address are results mailed?": "office@example.org",
        },
    )
    wall.go(f"events/{event}/wall")
    give_role(office, desk, "Desk", "Desmond")
    players = {name: guest(viewport=PHONE) for name in NAMES}
    all_enter(desk, players, event)
    start(desk, *NAMES)
    (one, other), (seeker, lost) = pairs_of(desk, 1)
    expect(card(wall, one, other)).to_be_visible(timeout=TURNS)

    agree_on_a_time(players[one], players[other], one)
    report_differently(players[one], players[other], one, other)
    cannot_be_reached(players[seeker])

    rule_on_the_reports(office, one, other)
    expect(card(wall, one, other).locator(".won")).to_contain_text(f"{other} 380", timeout=TURNS)
    for name in (one, other):
        expect(mine(players[name])).to_contain_text("370")
    rule_for_the_seeker(office, seeker)
    for name in (seeker, lost):
        expect(players[name].page.get_by_text(f"ruled, to {seeker}")).to_be_visible()
    ranked = wall.page.get_by_role("listitem").filter(has_text=seeker).locator("b")
    expect(ranked).to_have_text("1", timeout=TURNS)

    # Nobody says anything in the second week: reminded, then a double forfeit to be confirmed.
    (silent, mute), (writer, reader) = pairs_of(desk, 2)
    hall.pass_time(15 * DAY)
    remind(office, silent, mute)
    hall.pass_time(3 * DAY)
    confirm_the_silence(office, silent)
    expect(card(wall, silent, mute).get_by_text("forfeit")).to_have_count(2, timeout=TURNS)
    for name in (silent, mute):
        expect(mine(players[name])).to_contain_text("double forfeit")
    # A letter was late, and the other match is played after all.
    type_result(desk, {writer: 350, reader: 340})
    expect(office.page.get_by_role("button", name="Confirm double forfeit")).to_have_count(0)

    # In the third, a turn is marked in a game; the director rules on it, and the result follows.
    (first, second), (third, fourth) = pairs_of(desk, 3)
    play_and_mark(players[first], first, second)
    rule_on_the_turn(office, first, second)
    expect_totals(players[first], **{first: 55, second: -7})
    agree(players[first])
    expect(card(wall, first, second).locator(".won")).to_contain_text(first, timeout=TURNS)
    keep_score(office, guest(viewport=PHONE), third, fourth)
    expect(card(wall, third, fourth).locator(".won")).to_contain_text(third, timeout=TURNS)
    expect(mine(players[third])).to_contain_text("50")

    certify(office)
    places = places_of(office)
    assert {row["Name"]: row["Won"] for row in places} == {
        name: str((other, seeker, writer, first, third).count(name)) for name in NAMES
    }
    assert {row["Name"]: row["Forf."] for row in places} == {
        name: str((lost, silent, mute).count(name)) for name in NAMES
    }
    paper = print_paper(office, "League table")
    assert [name for name in NAMES if name not in paper] == []


def all_enter(desk: Guest, players: dict[str, Guest], event: str) -> None:
    """One signs up on a phone, one is typed in, two come as a table; all find their own pages."""
    reached = {"Phone": "555 0101 2345", "Mail": "us@example.org"}
    first, second, *others = NAMES
    sign_up(players[first], event, {"Name": first, **reached})
    players[first].page.get_by_role("link", name="My matches").click()
    type_entry(desk, {"Name": second, **reached})
    rows = "".join(f"{name};{';'.join(reached.values())}\n" for name in others)
    paste_entries(desk, f"name;phone;email\n{rows}", *others)
    numbers = numbers_of(desk)
    for name in (second, *others):
        sign_in(players[name], event, numbers[name], "2345")
    for name, player in players.items():
        expect(player.page.get_by_role("heading", name=name, level=1)).to_be_visible()


def pairs_of(desk: Guest, week: int) -> list[tuple[str, str]]:
    """Who meets in a week, as the desk reads it."""
    open_rounds(desk)
    desk.page.get_by_role("combobox", name="Round", exact=True).select_option(label=f"Week {week}")
    expect(desk.page.get_by_role("heading", name=f"Week {week}")).to_be_visible()
    pairs = []
    for match in desk.page.locator("ul.sides").all():
        one, other = match.locator("span").all_inner_texts()
        pairs.append((one, other))
    return pairs


def mine(player: Guest) -> Locator:
    """What lies behind a player, on their own page."""
    return player.page.get_by_role("region", name="Your matches")


def keep_score(organiser: Guest, keeper: Guest, one: str, other: str) -> None:
    """The score-keeper opens a pad at the second table, and hands its result in."""
    give_role(organiser, keeper, "Score-keeper", "Kit")
    row = keeper.page.get_by_role("button", name=f"Other… {one}, {other}")
    row.click()
    over = sheet(keeper)
    over.get_by_text("Game", exact=True).click()
    over.get_by_role("button", name="Open a score pad").click()
    over.get_by_role("button", name="Go to the table").click()
    play_shortly(keeper, one, other)


def agree_on_a_time(proposer: Guest, accepter: Guest, name: str) -> None:
    """One proposes a time, the other finds and accepts it."""
    page = proposer.page
    page.get_by_label("Day and time").first.fill("2027-01-20T18:30")
    page.get_by_role("button", name="Propose time").first.click()
    expect(page.get_by_text("You proposed Jan 20, 2027, 6:30 PM.")).to_be_visible()
    expect(accepter.page.get_by_text(f"{name} proposes Jan 20, 2027, 6:30 PM.")).to_be_visible()
    accepter.page.get_by_role("button", name="Accept").click()
    for guest in (proposer, accepter):
        expect(guest.page.get_by_text("Agreed for Jan 20, 2027, 6:30 PM.").first).to_be_visible()


def report_differently(one: Guest, other: Guest, name: str, opponent: str) -> None:
    """The winner reports, which counts at once; the other has won by their own report."""
    report(one, opponent, {name: 400, opponent: 380})
    told = other.page.get_by_role("region", name=f"Match with {name}")
    expect(told.get_by_text(f"{name} reports: {name} 400, {opponent} 380.")).to_be_visible()
    expect(told.get_by_text("It counts unless you report something else.")).to_be_visible()
    report(other, name, {name: 370, opponent: 380})


def report(guest: Guest, opponent: str, scores: dict[str, int]) -> None:
    """Report a match against somebody, in the form that lies open or can be opened."""
    form = guest.page.get_by_role("region", name=f"Match with {opponent}")
    form.wait_for()
    if not form.get_by_label(f"Score of {opponent}").is_visible():
        form.get_by_text("How it ended").click()
    for name, points in scores.items():
        form.get_by_label(f"Score of {name}").fill(str(points))
    form.get_by_role("button", name="Report the result").or_(
        form.get_by_role("button", name="It ended differently")
    ).click()


def cannot_be_reached(seeker: Guest) -> None:
    """Two attempts are logged, and the office is asked."""
    page = seeker.page
    part = page.locator("details", has_text="You cannot reach your opponent").first
    part.locator("summary").first.click()
    for means in ("by email", "by phone"):
        part.get_by_label("How you tried to reach them").select_option(means)
        part.get_by_role("button", name="Log the attempt").click()
        expect(part.locator("li").filter(has_text=means)).to_be_visible()
    expect(part.get_by_text("2 of 2 attempts logged.")).to_be_visible()
    part.get_by_role("button", name="Ask the director").click()
    expect(part.get_by_text("The director has been asked.")).to_be_visible()


def rule_on_the_reports(office: Guest, one: str, other: str) -> None:
    """Both versions are seen side by side, and the scores are corrected."""
    open_tab(office, "Rulings")
    matter = office.page.get_by_role("article", name=f"{one} and {other}")
    expect(matter.get_by_text(f"{one} reports")).to_be_visible()
    expect(matter.get_by_text(f"{other} reports")).to_be_visible()
    matter.get_by_role("radio", name="Correct the scores").check()
    matter.get_by_label(f"Score of {one}").fill("370")
    matter.get_by_label(f"Score of {other}").fill("380")
    matter.get_by_label("Reason").fill("The score sheet shows it.")
    matter.get_by_role("button", name="Save ruling").click()
    ruled = office.page.get_by_role("listitem").filter(has_text="The score sheet shows it.")
    expect(ruled.first).to_contain_text("Corrected")


def rule_for_the_seeker(office: Guest, seeker: str) -> None:
    """The office sees what was tried, and gives the match to the one who tried."""
    matter = office.page.get_by_role("article", name=seeker)
    expect(matter.get_by_text("2 of 2 attempts logged.")).to_be_visible()
    matter.get_by_label("Reason").first.fill("Repeated efforts were shown.")
    matter.get_by_role("button", name=f"For {seeker}").click()
    expect(matter).to_have_count(0)


def remind(office: Guest, one: str, other: str) -> None:
    """Both sides are written to before their time is up, which the office reads."""
    open_tab(office, "Mail")
    for writes_to, about_whom in ((one, other), (other, one)):
        letter = office.page.get_by_role("listitem").filter(has_text=f"{writes_to}, us@")
        expect(letter.filter(has_text=f"your match against {about_whom}")).to_be_visible()


def confirm_the_silence(office: Guest, silent: str) -> None:
    """A match that nobody reported is a double forfeit once the director says so."""
    open_tab(office, "Rulings")
    confirm = office.page.get_by_role("button", name="Confirm double forfeit")
    expect(confirm).to_have_count(2)
    matter = office.page.get_by_role("article", name=silent)
    expect(matter).to_contain_text("Both were reminded.")
    matter.get_by_role("button", name="Confirm double forfeit").click()
    expect(confirm).to_have_count(1)


def play_and_mark(mover: Guest, one: str, other: str) -> None:
    """Opponents open their own pad at the venue; one turn is marked, and they play on."""
    mover.page.get_by_role("button", name="Open a score pad").first.click()
    draw_lots(mover, {one: "a", other: "b"})
    write(mover, PLAY)
    score(mover, 66, one)
    mover.page.get_by_role("button", name="More").first.click()
    sheet(mover).get_by_role("button", name="Mark a discrepancy").click()
    sheet(mover).get_by_label("What is it?").fill("The tally is five points short.")
    sheet(mover).get_by_role("button", name="Mark it and play on").click()
    expect(mover.page.get_by_role("dialog")).to_have_count(0)
    end_shortly(mover, one, other)


def rule_on_the_turn(office: Guest, one: str, other: str) -> None:
    """The director sees the turn and what is said of it, and gives five points more."""
    open_tab(office, "Rulings")
    matter = office.page.get_by_role("article", name=f"{one} and {other}")
    expect(matter.get_by_text("Marked at turn 1.")).to_be_visible()
    expect(matter.get_by_text("The tally is five points short.")).to_be_visible()
    expect(matter.get_by_text(f"{one}: {PLAY.upper()} 66 points")).to_be_visible()
    matter.get_by_role("radio", name="Change the score of that turn").check()
    matter.get_by_label("Points to add").fill("5")
    matter.get_by_label("Reason").first.fill("It was added up wrongly.")
    assert office.faults() == []
    matter.get_by_role("button", name="Save ruling", exact=True).first.click()
    ruled = office.page.get_by_role("listitem").filter(has_text="It was added up wrongly.")
    expect(ruled.first).to_contain_text("Ruled in the game")
