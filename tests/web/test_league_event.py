"""A league from its creation to its places, in browsers of its office and its players at once.

Opponents find a time, cannot reach each other, report differently, say nothing: each is settled
on the pages of those it concerns, and the others see it there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import Guest, tiles_of
from tests.web.hosting import LAPTOP, PHONE, ask, create, enter, open_tab, sign_in
from tests.wire.rigged import START, Rig, RiggedHall, rigged_hall

GuestMaker = Callable[..., Guest]
NAMES = ("Ann", "Ben", "Cy", "Dee")
WEEK = 7 * 24 * 3600
DRAWS = {"1": "A", "2": "B", "3": "TRAINE?", "4": "BANEQUZ"}
PLAY = "8D TRAINEr"
"""Seven tiles, the last of them a blank: 14 and 50."""
FIRST_DAY = "2027-01-18"
assert datetime.fromtimestamp(START / 1000, UTC).date().isoformat() < FIRST_DAY


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[RiggedHall]:
    with rigged_hall(tmp_path / "hall", rig=Rig(draws=DRAWS), public_url="") as running:
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
    office = guest(viewport=LAPTOP)
    event = create(
        office,
        "league",
        {
            "On which day does the first week begin?": FIRST_DAY,
            "To which address are results mailed?": "office@example.org",
        },
    )
    numbers = dict(zip(NAMES, enter(office, event, *NAMES, phone="555 0101 2345"), strict=True))
    open_tab(office, "Rounds")
    office.page.get_by_role("button", name="Seed by hand").click()
    office.page.get_by_role("button", name="Start in this order").click()
    expect(office.page.get_by_role("heading", name="Week 1")).to_be_visible()

    players = {name: guest(viewport=PHONE) for name in NAMES}
    for name, player in players.items():
        sign_in(player, event, numbers[name], "2345")
        expect(player.page.get_by_role("heading", name=name, level=1)).to_be_visible()
    (one, other), (seeker, lost) = pairs_of(office, event, 1)

    agree_on_a_time(players[one], players[other], one)
    report_differently(players[one], players[other], one, other)
    cannot_be_reached(players[seeker])

    rule_on_the_reports(office, one, other)
    rule_for_the_seeker(office, seeker)
    expect(players[seeker].page.get_by_text(f"ruled, to {seeker}")).to_be_visible()
    expect(players[lost].page.get_by_text(f"ruled, to {seeker}")).to_be_visible()

    # Nobody says anything in the second week: reminded, then a double forfeit to be confirmed.
    hall.pass_time(2 * WEEK + 4 * 24 * 3600)
    confirm_the_silence(office)

    # In the third, a turn is marked in a game; the director rules on it, and the result follows.
    (first, second), (third, fourth) = pairs_of(office, event, 3)
    play_and_mark(players[first], players[second])
    rule_on_the_turn(office, first, second)
    for name in (first, second):
        players[name].page.get_by_role("button", name="Agree to the result").first.click()
    report(players[third], fourth, {third: 399, fourth: 301})
    open_tab(office, "Rounds")
    office.page.get_by_role("button", name="Certify the places").click()
    expect(office.page.get_by_text("certified").first).to_be_visible()
    places = ask(office, f"events/{event}/standings")["divisions"][0]["rows"]
    assert {row["name"]: row["wins"] for row in places} == {
        name: str((other, seeker, first, third).count(name)) for name in NAMES
    }
    assert {row["name"]: row["forfeits"] for row in places} == {
        **dict.fromkeys(NAMES, 1),
        lost: 2,
    }


def pairs_of(office: Guest, event: str, week: int) -> list[tuple[str, str]]:
    """Who meets in a week, by name."""
    found = ask(office, f"events/{event}/rounds")["divisions"][0]["rounds"][week - 1]
    return [tuple(side["name"] for side in match["sides"]) for match in found["matches"]]


def agree_on_a_time(proposer: Guest, accepter: Guest, name: str) -> None:
    """One proposes a time, the other finds and accepts it."""
    page = proposer.page
    page.get_by_label("Day and time").first.fill("2027-01-20T18:30")
    page.get_by_role("button", name="Propose").first.click()
    expect(page.get_by_text("You propose Jan 20, 2027, 6:30 PM.")).to_be_visible()
    expect(accepter.page.get_by_text(f"{name} proposes Jan 20, 2027, 6:30 PM.")).to_be_visible()
    accepter.page.get_by_role("button", name="Accept").click()
    for guest in (proposer, accepter):
        expect(guest.page.get_by_text("Agreed for Jan 20, 2027, 6:30 PM.").first).to_be_visible()


def report_differently(one: Guest, other: Guest, name: str, opponent: str) -> None:
    """The winner reports, which counts at once; the other has won by their own report."""
    report(one, opponent, {name: 400, opponent: 380})
    told = other.page.get_by_role("region", name=f"Match with {name}")
    expect(told.get_by_text(f"{name} reports: {name} 400, {opponent} 380.")).to_be_visible()
    expect(told.get_by_text("It counts, unless you report otherwise.")).to_be_visible()
    report(other, name, {name: 370, opponent: 380})


def report(guest: Guest, opponent: str, scores: dict[str, int]) -> None:
    """Report a match against somebody, in the form that lies open or can be opened."""
    form = guest.page.get_by_role("region", name=f"Match with {opponent}")
    if not form.get_by_label(f"Score of {opponent}").is_visible():
        form.get_by_text("How it ended").click()
    for name, score in scores.items():
        form.get_by_label(f"Score of {name}").fill(str(score))
    form.get_by_role("button", name="Report the result").or_(
        form.get_by_role("button", name="It ended otherwise")
    ).click()


def cannot_be_reached(seeker: Guest) -> None:
    """Two attempts are logged, and the office is asked."""
    page = seeker.page
    part = page.locator("details", has_text="The other side cannot be reached").first
    part.locator("summary").first.click()
    for means in ("by email", "by phone"):
        part.get_by_label("How you tried").select_option(means)
        part.get_by_role("button", name="Log the attempt").click()
        expect(part.locator("li").filter(has_text=means)).to_be_visible()
    expect(part.get_by_text("2 of 2 attempts logged.")).to_be_visible()
    part.get_by_role("button", name="Ask the office").click()
    expect(part.get_by_text("The office has been asked.")).to_be_visible()


def rule_on_the_reports(office: Guest, one: str, other: str) -> None:
    """Both versions are seen side by side, and the scores are corrected."""
    open_tab(office, "Matters")
    matter = office.page.get_by_role("region", name=f"{one} and {other}")
    expect(matter.get_by_text(f"{one} reports")).to_be_visible()
    expect(matter.get_by_text(f"{other} reports")).to_be_visible()
    matter.get_by_role("radio", name="Correct the scores").check()
    matter.get_by_label(f"Score of {one}").fill("370")
    matter.get_by_label(f"Score of {other}").fill("380")
    matter.get_by_label("Reason").fill("The score sheet shows it.")
    matter.get_by_role("button", name="Rule").click()
    ruled = office.page.get_by_role("listitem").filter(has_text="The score sheet shows it.")
    expect(ruled.first).to_contain_text("Corrected")


def rule_for_the_seeker(office: Guest, seeker: str) -> None:
    """The office sees what was tried, and gives the match to the one who tried."""
    matter = office.page.get_by_role("region", name=seeker)
    expect(matter.get_by_text("2 of 2 attempts logged.")).to_be_visible()
    matter.get_by_label("Reason").first.fill("Repeated efforts were shown.")
    matter.get_by_role("button", name=f"For {seeker}").click()
    expect(matter).to_have_count(0)


def confirm_the_silence(office: Guest) -> None:
    """Each match that nobody reported is a double forfeit once the director says so."""
    open_tab(office, "Matters")
    confirm = office.page.get_by_role("button", name="Make it a double forfeit")
    expect(confirm).to_have_count(2)
    for left in (1, 0):
        confirm.first.click()
        expect(confirm).to_have_count(left)


def play_and_mark(mover: Guest, opponent: Guest) -> None:
    """Opponents open their own game on screens; one turn of it is marked, and they play on."""
    for player in (mover, opponent):
        player.page.set_viewport_size({"width": 1280, "height": 800})
    mover.page.get_by_role("button", name="Play on screens").click()
    mover.wait_for_table()
    opponent.page.get_by_role("button", name="To your table").click()
    opponent.wait_for_table()
    mover.wait_until_may("begin")
    mover.page.get_by_role("button", name="Begin").first.click()
    mover.wait_until_may("commit")
    mover.type_play(PLAY, tiles_of(mover.look(), PLAY))
    opponent.page.get_by_role("button", name="Accept").first.click()
    mover.wait_until_may("mark discrepancy")
    mover.page.get_by_role("button", name="More").first.click()
    mover.page.get_by_label("What is in question").fill("The tally is five points short.")
    mover.page.get_by_role("button", name="Mark it").first.click()
    mover.page.get_by_role("button", name="Close").first.click()
    for player in (opponent, mover):
        player.wait_until_may("pass")
        player.page.get_by_role("button", name="Pass").first.click()
        player.page.get_by_role("button", name="Really pass?").click()
    for player in (opponent, mover):
        player.page.get_by_role("button", name="No more plays").first.click()


def rule_on_the_turn(office: Guest, one: str, other: str) -> None:
    """The director sees the turn and what is said of it, and gives five points more."""
    open_tab(office, "Matters")
    matter = office.page.get_by_role("region", name=f"{one} and {other}")
    expect(matter.get_by_text("Marked at turn 1.")).to_be_visible()
    expect(matter.get_by_text("The tally is five points short.")).to_be_visible()
    expect(matter.get_by_text(f"{one}: {PLAY} 64 points")).to_be_visible()
    matter.get_by_role("radio", name="Change the score of that turn").check()
    matter.get_by_label("Points more").fill("5")
    matter.get_by_label("Reason").first.fill("It was added up wrongly.")
    assert office.faults() == []
    matter.get_by_role("button", name="Rule", exact=True).first.click()
    ruled = office.page.get_by_role("listitem").filter(has_text="It was added up wrongly.")
    expect(ruled.first).to_contain_text("Ruled in the game")
