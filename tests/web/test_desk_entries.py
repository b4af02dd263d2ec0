"""Signing up and checking in, at several browsers at once."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.web.hosting import LAPTOP, PHONE, about, ask, create, enter, open_tab, sheet, tell

GuestMaker = Callable[..., Guest]
DAY = {"Day": "2027-05-01"}
ELIGIBLE = {"eligibility": "yes"}


def test_a_family_signs_up_on_a_phone_and_the_desk_sees_it_come_in(guest: GuestMaker) -> None:
    desk = guest(viewport=LAPTOP)
    event = create(desk, "Village evening", DAY)
    family = guest(viewport=PHONE, has_touch=True)
    page = family.page
    family.go("events")
    page.get_by_role("region", name="Other events").get_by_role("link").first.click()
    page.get_by_role("link", name="Sign up").click()
    page.get_by_label("Name", exact=True).fill("Ada Berg")
    page.get_by_role("button", name="Add another family member").click()
    second = page.get_by_role("group", name="Person 2")
    second.get_by_label("Name", exact=True).fill("Emil Berg")
    page.get_by_label("Phone").fill("+1 555 010 4242")
    page.get_by_role("button", name="Sign up").click()
    done = page.get_by_role("region", name="Signed up")
    expect(done).to_contain_text("Ada Berg is entry 1.")
    expect(done).to_contain_text("Emil Berg is entry 2.")
    assert family.faults() == []
    # Nobody reloads the desk.
    expect(desk.page.get_by_role("button", name="1 Ada Berg")).to_be_visible()
    expect(desk.page.get_by_role("button", name="2 Emil Berg")).to_be_visible()
    # On the day, from another phone, the number and four digits are enough.
    other = guest(viewport=PHONE)
    other.go(f"events/{event}")
    other.page.get_by_label("Number", exact=True).fill("2")
    other.page.get_by_label("Last four digits").fill("4242")
    other.page.get_by_role("button", name="Sign in").click()
    other.page.wait_for_url("**/me")
    assert ask(other, f"events/{event}")["role"] == "player-2"
    # And nobody but the office is told how they are reached.
    assert all(one["details"] is None for one in ask(guest(), f"events/{event}/entries")["entries"])


def test_a_team_signs_up_with_its_members(guest: GuestMaker) -> None:
    desk = guest(viewport=LAPTOP)
    answers = {
        "What is the evening called?": "Letters for Good",
        "Where is it?": "The Old Mill",
        "How many minutes does a round last?": "45",
        **DAY,
    }
    event = create(desk, "Charity tournament", answers)
    team = guest(viewport=PHONE)
    page = team.page
    team.go(f"events/{event}/sign-up")
    page.get_by_label("Team name").fill("The Verb Herd")
    page.get_by_label("Member 1").fill("Sue")
    page.get_by_role("button", name="Add a member").click()
    page.get_by_label("Member 2").fill("Joachim")
    page.get_by_label("Phone").fill("555 0199")
    page.get_by_role("button", name="Sign up").click()
    expect(page.get_by_role("region", name="Signed up")).to_contain_text("is entry 1.")
    row = desk.page.get_by_role("button", name="The Verb Herd")
    expect(row).to_contain_text("Sue, Joachim")
    row.click()
    sheet(desk).get_by_label("Members, one per line").fill("Sue\nJo\nMel")
    sheet(desk).get_by_role("button", name="Save").click()
    expect(sheet(desk).get_by_text("Saved.")).to_be_visible()
    expect(row).to_contain_text("Sue, Jo, Mel")


def test_the_desk_adds_finds_keeps_apart_and_withdraws(guest: GuestMaker) -> None:
    desk = guest(viewport=LAPTOP)
    event = create(desk, "Intramural knockout", DAY)
    page = desk.page
    enter(desk, event, "Žofia Nowak", "Bob Nowak", "Cleo", answers=ELIGIBLE)
    page.get_by_role("button", name="Add an entry").click()
    sheet(desk).get_by_label("Name", exact=True).fill("Dan Late")
    sheet(desk).get_by_label("Are you eligible").check()
    sheet(desk).get_by_role("button", name="Enter").click()
    expect(sheet(desk).get_by_text("Entered: Dan Late (4).")).to_be_visible()
    page.keyboard.press("Escape")
    rows = page.locator("main li")
    expect(rows).to_have_count(4)
    search = page.get_by_role("searchbox")
    search.fill("zof")
    expect(rows).to_have_count(1)
    rows.first.get_by_role("button").click()
    sheet(desk).get_by_label("Do not pair with").select_option("2 · Bob Nowak")
    sheet(desk).get_by_label("Reason (siblings, same club)").fill("siblings")
    sheet(desk).get_by_role("button", name="Keep apart").click()
    expect(sheet(desk).get_by_text("They will not be paired.")).to_be_visible()
    assert ask(desk, f"events/{event}/entries")["kept_apart"] == [[1, 2, "siblings"]]
    sheet(desk).get_by_role("button", name="Withdraw entry").click()
    expect(sheet(desk).get_by_text("Žofia Nowak has withdrawn.", exact=True)).to_be_visible()
    sheet(desk).get_by_role("button", name="Reinstate entry").click()
    expect(sheet(desk).get_by_text("Žofia Nowak is back in.", exact=True)).to_be_visible()
    assert desk.faults() == []
    sheet(desk).get_by_text("Erase personal data").click()
    sheet(desk).get_by_role("button", name="Erase for good").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    search.fill("")
    expect(rows.first).to_contain_text("Entry 1")
    assert desk.faults() == []


def test_a_table_of_entries_is_shown_before_anybody_is_entered(guest: GuestMaker) -> None:
    desk = guest(viewport=LAPTOP)
    event = create(desk, "Intramural knockout", DAY)
    page = desk.page
    page.get_by_role("button", name="Import a list").click()
    rows = "name;phone;eligibility;shoe size\nAnn Ames;555 0101;yes;38\n;555 0102;yes;40\n"
    sheet(desk).get_by_label("Or paste the rows").fill(rows)
    sheet(desk).get_by_role("button", name="Read list").click()
    expect(sheet(desk)).to_contain_text("1 row has to be mended before it can be entered:")
    expect(sheet(desk)).to_contain_text("Row 3 The row has no name.")
    expect(sheet(desk).get_by_label("shoe size")).to_have_value("")
    assert desk.faults() == []
    assert ask(desk, f"events/{event}/entries")["entries"] == []
    sheet(desk).get_by_role("button", name="Enter 1").click()
    row = page.get_by_role("button", name="1 Ann Ames")
    expect(row).to_be_visible()
    (entry,) = ask(desk, f"events/{event}/entries")["entries"]
    assert entry["details"]["phone"] == "555 0101"
    # The bad row is kept, and goes in once it is mended.
    expect(sheet(desk)).to_contain_text("1 entry is in.")
    sheet(desk).get_by_label("Name in row 3").fill("Bea Bell")
    sheet(desk).get_by_role("button", name="Check again").click()
    sheet(desk).get_by_role("button", name="Enter 1").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="2 Bea Bell")).to_be_visible()


def test_what_a_column_is_can_be_changed_and_a_bad_guess_is_mended(guest: GuestMaker) -> None:
    desk = guest(viewport=LAPTOP)
    create(desk, "Village evening", DAY)
    page = desk.page
    page.get_by_role("button", name="Import a list").click()
    over = sheet(desk)
    over.get_by_label("Or paste the rows").fill("Ann Ames;1512;Mill Lane\nBob Bell;988;Old Town\n")
    over.get_by_role("button", name="Read list").click()
    expect(over.get_by_label("Column 1")).to_have_value("name")
    expect(over.get_by_label("Column 2")).to_have_value("rating")
    over.get_by_label("Column 3").select_option("Leave out")
    expect(over.locator("ol").get_by_role("listitem").first).to_have_text("Ann Ames rated 1512")
    over.get_by_label("Column 3").select_option("Club or town")
    expect(over.locator("ol").get_by_role("listitem").first).to_contain_text("Mill Lane")
    assert desk.faults() == []
    over.get_by_role("button", name="Enter all 2").click()
    expect(page.get_by_role("button", name="2 Bob Bell")).to_contain_text("Old Town")


def test_fees_are_paid_with_one_click_counted_and_filtered(guest: GuestMaker) -> None:
    desk = guest(viewport=LAPTOP)
    event = create(desk, "Village evening", DAY)
    page = desk.page
    enter(desk, event, "Ann Ames", "Bob Bell", "Cleo Crane")
    line = page.get_by_role("region", name="Sign-up")
    line.get_by_text("Places, entry fee, closing time").click()
    line.get_by_label("Entry fee").fill("12.50")
    line.get_by_role("button", name="Save").click()
    expect(page.get_by_text("0 of 3 paid")).to_be_visible()
    page.get_by_role("button", name="Entry fee of Bob Bell: unpaid").click()
    expect(page.get_by_text("1 of 3 paid")).to_be_visible()
    assert desk.faults() == []
    page.get_by_role("combobox", name="Entry fee").select_option("unpaid")
    expect(page.locator("main li b")).to_have_text(["Ann Ames", "Cleo Crane"])
    page.get_by_role("combobox", name="Entry fee").select_option("paid")
    page.get_by_role("button", name="Entry fee of Bob Bell: paid").click()
    expect(page.get_by_text("0 of 3 paid")).to_be_visible()
    assert ask(desk, f"events/{event}")["paid"] == 0


def test_check_in_wants_the_id_first_and_lists_who_is_missing(guest: GuestMaker) -> None:
    desk, second = guest(viewport=LAPTOP), guest(viewport=PHONE)
    event = create(desk, "Intramural knockout", DAY)
    enter(desk, event, "Ann Ames", "Bob Bell", "Cleo Crane", answers=ELIGIBLE)
    link = ask(desk, f"events/{event}/links", {"role": "desk", "label": "door"})["link"]
    second.go(link)
    second.page.get_by_label("Your name").fill("Dora")
    second.page.get_by_role("button", name="Accept invitation").click()
    second.page.wait_for_url("**/desk")
    for one in (desk, second):
        open_tab(one, "Check-in")
    page = desk.page
    expect(page.get_by_role("button", name="Missing 3")).to_be_visible()
    page.get_by_role("searchbox").fill("ann")
    expect(page.get_by_role("button", name=about("Check in", "Ann Ames"))).to_have_count(0)
    page.get_by_role("button", name=about("Check in, ID seen", "Ann Ames")).click()
    # The other desk, at the door, follows by itself.
    expect(second.page.get_by_role("button", name="Missing 2")).to_be_visible()
    expect(second.page.get_by_text("Ann Ames", exact=True)).to_have_count(0)
    second.page.get_by_role("button", name=about("no ID", "Bob Bell")).click()
    expect(second.page.get_by_text("No proper ID", exact=True)).to_be_visible()
    page.get_by_role("searchbox").fill("")
    expect(page.get_by_text("No proper ID", exact=True)).to_be_visible()
    # Whoever comes late is found at once.
    tell(desk, event, "check id", entry=3, proper=True)
    enter(desk, event, "Dan Late", answers=ELIGIBLE)
    expect(second.page.get_by_role("button", name="Missing 3")).to_be_visible()
    second.page.get_by_role("button", name=about("Check in", "Cleo Crane")).click()
    page.get_by_role("button", name="Checked in 2").click()
    expect(page.locator("main li")).to_have_count(2)
    assert second.faults() == []
