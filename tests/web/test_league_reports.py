"""What a league's players report that does not simply count: ties, a loser's word, a late one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.kit.browser import Guest
from tests.web.desk_hands import certify, open_rounds, pair_round, places_of
from tests.web.hosting import LAPTOP, PHONE, ask, create, enter, open_tab, sheet, sign_in, tell
from tests.wire.rigged import Rig, RiggedHall, rigged_hall

GuestMaker = Callable[..., Guest]
DAY = 24 * 3600


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[RiggedHall]:
    with rigged_hall(tmp_path / "hall", rig=Rig(draws={}), public_url="") as running:
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


def league(guest: GuestMaker) -> tuple[Guest, Guest, Guest]:
    """A league in which Ann and Ben meet three times: its office, Ann and Ben on their phones."""
    office = guest(viewport=LAPTOP)
    event = create(
        office,
        "league",
        {
            "On which day does the first week begin?": "2027-01-18",
            "To which address are results mailed?": "office@example.org",
        },
    )
    often = {"format": "round robin", "self_scheduled": True, "legs": 3}
    tell(office, event, "change format", division="main", format=often, reason="only two")
    numbers = enter(office, event, "Ann", "Ben", phone="555 0101 2345")
    tell(office, event, "start division", division="main", seeds=numbers)
    ann, ben = guest(viewport=PHONE), guest(viewport=PHONE)
    for phone, number in zip((ann, ben), numbers, strict=True):
        sign_in(phone, event, number, "2345")
    return office, ann, ben


def card(player: Guest, opponent: str, week: int) -> Locator:
    """The card of a week's match."""
    return player.page.get_by_role("region", name=f"Match with {opponent}, round {week}")


def typed(form: Locator, ann: int, ben: int) -> Locator:
    """Type the scores of a match that are to be reported; its card."""
    form.wait_for()
    if not form.get_by_label("Score of Ann", exact=True).is_visible():
        form.get_by_text("How it ended").click()
    form.get_by_label("Score of Ann", exact=True).fill(str(ann))
    form.get_by_label("Score of Ben", exact=True).fill(str(ben))
    return form


@pytest.mark.rule("D-73", "D-08", "D-09", "A-35")
def test_a_tie_a_losers_word_and_a_late_report_are_each_settled_on_the_pages(
    hall: RiggedHall, guest: GuestMaker
) -> None:
    office, ann, ben = league(guest)

    # A tie asks for the scores before unplayed letters; level there too, it is the director's.
    form = typed(card(ann, "Ben", 1), 300, 300)
    expect(form.get_by_text("A tie goes to the higher score before unplayed")).to_be_visible()
    for name in ("Ann", "Ben"):
        form.get_by_label(f"Score of {name} before unplayed letters").fill("304")
    form.get_by_role("button", name="Report the result").click()
    told = card(ben, "Ann", 1)
    expect(told).to_contain_text("300 (304 : 304 before unplayed letters).")
    open_tab(office, "Rulings")
    tie = office.page.get_by_role("region", name="Ann and Ben")
    expect(tie.get_by_text("The director decides.")).to_be_visible()
    expect(tie.get_by_role("group", name="draw")).to_have_count(0)
    assert {row["Won"] for row in places_of(office)} == {"0"}
    open_tab(office, "Rulings")
    tie.get_by_role("button", name="Ben").click()
    expect(tie).to_have_count(0)
    assert {row["Name"]: row["Won"] for row in places_of(office)} == {"Ann": "0", "Ben": "1"}

    # The loser's word waits, before the office and before the winner, who confirms it.
    expect(ann.page.get_by_text("Your next match · Week 2")).to_be_visible()
    told = typed(card(ann, "Ben", 2), 310, 350)
    told.get_by_role("button", name="Report the result").click()
    expect(told.get_by_text("It counts once Ben confirms it.")).to_be_visible()
    open_tab(office, "Rulings")
    waiting = office.page.get_by_role("region", name="Ben and Ann")
    expect(waiting.get_by_text("Ann reported: Ben 350, Ann 310.")).to_be_visible()
    expect(office.page.locator("body")).to_contain_text("report to be confirmed by the other side")
    card(ben, "Ann", 2).get_by_role("button", name="That is right").click()
    expect(waiting).to_have_count(0)

    # Silence in the third week; the loser of the game reports, the deadline passes all the same.
    expect(ann.page.get_by_text("Your next match · Week 3")).to_be_visible()
    told = typed(card(ann, "Ben", 3), 320, 340)
    told.get_by_role("button", name="Report the result").click()
    expect(told.get_by_text("It counts once Ben confirms it.")).to_be_visible()
    hall.pass_time(60 * DAY)
    matter = office.page.get_by_role("article", name="Ann and Ben")
    expect(matter.get_by_role("button", name="Accept this result")).to_be_visible()
    matter.get_by_role("button", name="Confirm double forfeit").click()
    expect(matter).to_have_count(0)
    late = card(ben, "Ann", 3)
    expect(late.get_by_text("This match is recorded as a double forfeit.")).to_be_visible()
    typed(late, 320, 340)
    late.get_by_role("button", name="Report the result").click()
    expect(ben.page.get_by_text("The director is deciding the match")).to_be_visible()
    expect(matter.get_by_text("Recorded: double forfeit")).to_be_visible()
    matter.get_by_role("radio", name="Correct the scores").check()
    matter.get_by_label("Reason").fill("Both mails came on Monday.")
    matter.get_by_role("button", name="Save ruling").click()
    expect(matter).to_have_count(0)
    certify(office)
    assert {row["Name"]: row["Won"] for row in places_of(office)} == {"Ann": "0", "Ben": "3"}


@pytest.mark.rule("I-05")
def test_a_division_that_has_begun_goes_on_in_another_format_by_clicks(guest: GuestMaker) -> None:
    office = guest(viewport=LAPTOP)
    event = create(
        office,
        "league",
        {
            "On which day does the first week begin?": "2027-01-18",
            "To which address are results mailed?": "office@example.org",
        },
    )
    enter(office, event, "Ann", "Ben", "Cy", "Dee")
    tell(office, event, "start division", division="main")
    for match in ask(office, f"events/{event}/rounds")["divisions"][0]["rounds"][0]["matches"]:
        sides = [side["entry"] for side in match["sides"]]
        result = {"kind": "played", "scores": [400, 300]}
        tell(office, event, "record result", pairing=match["pairing"], sides=sides, result=result)
    open_rounds(office)
    office.page.get_by_role("button", name="Change format or merge").click()
    over = sheet(office)
    expect(over.get_by_text("Results stay")).to_be_visible()
    over.get_by_role("combobox").first.select_option(label="Swiss")
    over.get_by_label("Number of rounds").fill("2")
    over.get_by_label("Last round to keep as it is").fill("1")
    over.get_by_label("Reason").fill("The hall closes early.")
    assert office.faults() == []
    over.get_by_role("button", name="Change the format").click()
    expect(office.page.get_by_text("Swiss, 2 rounds")).to_be_visible()
    pair_round(office)
    expect(office.page.get_by_role("heading", name="Round 2")).to_be_visible()


def test_a_player_disputes_what_counts_and_the_director_reads_it_in_their_words(
    hall: RiggedHall, guest: GuestMaker
) -> None:
    office, ann, ben = league(guest)
    form = typed(card(ann, "Ben", 1), 400, 390)
    form.get_by_role("button", name="Report the result").click()
    told = card(ben, "Ann", 1)
    expect(told).to_contain_text("It counts unless you report something else.")
    if not told.get_by_text("Dispute the result").is_visible():
        told.get_by_text("How it ended").click()
    told.get_by_text("Dispute the result").click()
    told.get_by_label("What happened, in your own words").fill("My last play was not counted")
    told.get_by_role("button", name="Take it to the director").click()
    expect(ben.page.get_by_text("The director is deciding the match")).to_be_visible()
    open_tab(office, "Rulings")
    dispute = office.page.get_by_role("article", name="Ann and Ben")
    expect(dispute).to_contain_text("Ann reports")
    expect(dispute).to_contain_text("My last play was not counted")
    expect(dispute).to_contain_text("Recorded: 400 : 390")
