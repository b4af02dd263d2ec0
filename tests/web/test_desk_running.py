"""Running an event at the desk: equipment, the log, roles, the clock, the plan, letters, files."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import ViewportSize, expect

from tests.desk.postbox import Postbox
from tests.kit.browser import Guest, filled
from tests.web.conftest import PHRASE
from tests.web.desk_hands import YES, start, type_entry
from tests.web.hosting import (
    LAPTOP,
    PHONE,
    about,
    ask,
    come,
    create,
    enter,
    open_tab,
    sheet,
    sign_in,
    tell,
)

SCREEN: ViewportSize = {"width": 1920, "height": 1080}
GuestMaker = Callable[..., Guest]
DAY = {"Day": "2027-05-01"}
ELIGIBLE = {"eligibility": "yes"}


def test_what_is_lent_is_outstanding_until_it_is_back(guest: GuestMaker) -> None:
    desk = guest(viewport=LAPTOP)
    event = create(desk, "Intramural knockout", DAY)
    enter(desk, event, "Ann Ames", "Bob Bell", answers=ELIGIBLE)
    open_tab(desk, "Equipment")
    page = desk.page
    page.get_by_role("button", name="board 3").click()
    sheet(desk).get_by_label("The desk keeps an ID").check()
    sheet(desk).get_by_label("Lend to").fill("bo")
    sheet(desk).get_by_role("button", name="Bob Bell").click()
    out = page.get_by_role("region", name="Not returned yet")
    expect(out).to_contain_text("2 · Bob Bell")
    expect(out).to_contain_text("ID held.")
    waiting = page.get_by_role("region", name="Outstanding")
    expect(waiting).to_contain_text("board 3 not returned yet")
    expect(page.get_by_role("link", name="Equipment 1 waiting")).to_be_visible()
    out.get_by_role("button", name=about("Returned", "board 3")).click()
    sheet(desk).get_by_label("Note").fill("a corner is bent")
    sheet(desk).get_by_role("button", name="Returned").click()
    expect(out).to_have_count(0)
    expect(waiting).to_contain_text("Nothing to do right now.")
    expect(page.get_by_role("button", name="board 3")).to_contain_text("a corner is bent")


def test_an_action_is_undone_together_with_what_stands_on_it(guest: GuestMaker) -> None:
    desk, other = guest(viewport=LAPTOP), guest(viewport=PHONE)
    event = create(desk, "Intramural knockout", DAY)
    enter(desk, event, "Ann Ames", "Bob Bell", answers=ELIGIBLE)
    for command in ("check id", "check in"):
        proper = {"proper": True} if command == "check id" else {}
        tell(desk, event, command, entry=1, **proper)
    come(other, ask(desk, f"events/{event}/links", {"role": "desk"})["link"], "Dora")
    open_tab(other, "Check-in")
    expect(other.page.get_by_role("button", name="Missing 1")).to_be_visible()
    page = desk.page
    # The last thing first: what it is, is said before it goes.
    page.get_by_role("button", name="Undo last").click()
    expect(sheet(desk)).to_contain_text("Ann Ames checked in")
    sheet(desk).get_by_role("button", name="Undo it").click()
    expect(other.page.get_by_role("button", name="Missing 2")).to_be_visible()
    # Asked once more it goes a step further back, and does not undo the undoing.
    page.get_by_role("button", name="Undo last").click()
    expect(sheet(desk).get_by_role("button", name="Undo it")).to_be_visible()
    expect(sheet(desk)).to_contain_text("ID checked: Ann Ames")
    sheet(desk).get_by_role("button", name="Close").click()
    tell(desk, event, "check in", entry=1)
    # The sign-up of somebody who is here by now cannot be undone alone.
    open_tab(desk, "Log")
    page.get_by_label("Search the log").fill("entered ann")
    page.get_by_role("button", name="Undo").filter(has_text="Ann Ames").click()
    expect(sheet(desk)).to_contain_text("2 later actions depend on it")
    sheet(desk).get_by_label("Reason").fill("the wrong event")
    sheet(desk).get_by_role("button", name="Undo all of it").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("undone").first).to_be_visible()
    expect(other.page.get_by_role("button", name="Missing 1")).to_be_visible()
    assert [one["name"] for one in ask(desk, f"events/{event}/entries")["entries"]] == ["Bob Bell"]
    page.get_by_label("Search the log").fill("")
    page.get_by_label("By whom").select_option("Olive, Organiser")
    expect(page.locator("main li").first).to_contain_text("Olive, Organiser")
    assert desk.faults() == []


def test_a_role_comes_by_its_link_and_goes_with_it(guest: GuestMaker) -> None:
    desk, helper = guest(viewport=LAPTOP), guest(viewport=PHONE)
    event = create(desk, "Intramural knockout", DAY)
    open_tab(desk, "Helpers")
    page = desk.page
    page.get_by_role("combobox", name="Role").select_option("Desk")
    page.get_by_label("For whom").fill("Dora, at the door")
    page.get_by_role("button", name="Create link").click()
    expect(page.get_by_alt_text("QR code: Desk")).to_be_visible()
    link = filled(page.get_by_label("Link: Desk"))
    helper.go(link)
    expect(helper.page.get_by_text("Your role: desk")).to_be_visible()
    assert helper.faults() == []
    helper.page.get_by_label("Your name").fill("Dora")
    helper.page.get_by_role("button", name="Accept invitation").click()
    helper.page.wait_for_url("**/desk")
    helper.page.get_by_role("button", name="Add an entry").click()
    sheet(helper).get_by_label("Name", exact=True).fill("Cleo")
    sheet(helper).get_by_label("Are you eligible").check()
    sheet(helper).get_by_role("button", name="Enter").click()
    expect(sheet(helper).get_by_text("Entered: Cleo (1).")).to_be_visible()
    ask(helper, f"events/{event}/links", {"role": "word judge", "label": "Jude"})
    page.reload()
    given = page.get_by_role("region", name="Links you have shared").get_by_role("listitem")
    row = given.filter(has_text="Dora, at the door")
    expect(row).to_contain_text("This also ends: Word judge (Jude)")
    assert desk.faults() == []
    row.get_by_role("button", name="Revoke").click()
    expect(row).to_contain_text("revoked")
    fallen = given.filter(has_text="Jude")
    expect(fallen).to_contain_text("Ended with the link of Dora, who created it")
    # The helper's page closes by itself, and the link opens nothing any more.
    expect(
        helper.page.get_by_text("Only the organiser and helpers can open this desk.")
    ).to_be_visible()
    late = guest()
    late.go(link)
    expect(late.page.get_by_text("This link no longer works")).to_be_visible()
    late.complaints.clear()  # the browser notes every refusal
    assert ask(helper, f"events/{event}")["role"] == "public"
    # Who signs in by digits came by no link, and goes all the same.
    details = {"phone": "555-0142", "answers": {"eligibility": "yes"}}
    people = {"id": "one-more", "entries": [{"name": "Dan", "details": details}]}
    ask(desk, f"events/{event}/entries", people)
    ask(helper, f"events/{event}/sign-in", {"entry": 2, "digits": "0142"})
    signed_in = page.get_by_role("region", name="Signed in by phone number")
    expect(signed_in.get_by_role("listitem")).to_contain_text("Dan")
    assert desk.faults() == []
    signed_in.get_by_role("button", name="Sign out").click()
    expect(signed_in).to_be_hidden()
    assert ask(helper, f"events/{event}")["role"] == "public"


def test_the_hall_s_clock_is_started_stopped_and_extended(guest: GuestMaker) -> None:
    desk, other = guest(viewport=LAPTOP), guest(viewport=PHONE)
    event = create(desk, "Intramural knockout", DAY)
    come(other, ask(desk, f"events/{event}/links", {"role": "desk"})["link"], "Dora")
    page = desk.page
    clock = page.get_by_role("region", name="Round clock")
    clock.get_by_text("Start the clock").click()
    clock.get_by_label("Minutes for the round").fill("40")
    clock.get_by_role("button", name="Start").click()
    expect(clock.get_by_role("timer")).to_contain_text("39:")
    clock.get_by_role("button", name="Pause").click()
    expect(clock.get_by_role("button", name="Resume")).to_be_visible()
    stands = clock.get_by_role("timer").inner_text()
    expect(other.page.get_by_role("timer")).to_have_text(stands)
    clock.get_by_label("Extra minutes").fill("30")
    clock.get_by_label("Reason").fill("the fire alarm")
    clock.get_by_role("button", name="Extend").click()
    expect(clock.get_by_role("timer")).to_contain_text("1:09:")
    expect(other.page.get_by_role("timer")).to_contain_text("1:09:")
    clock.get_by_role("button", name="Resume").click()
    expect(clock).to_contain_text("left in the round")


def test_the_plan_is_said_otherwise_and_everybody_reads_it(guest: GuestMaker) -> None:
    desk, reader = guest(viewport=LAPTOP), guest(viewport=PHONE)
    event = create(desk, "Intramural knockout", DAY)
    reader.go(f"events/{event}")
    expect(reader.page.get_by_role("heading", level=1)).to_have_text("Intramural knockout")
    open_tab(desk, "Plan")
    page = desk.page
    words = page.get_by_role("region", name="Texts on the event page")
    words.get_by_label("Title").fill("Spring knockout")
    words.get_by_label("Contact").fill("desk@example.org")
    words.get_by_role("button", name="Save").click()
    expect(reader.page.get_by_role("heading", level=1)).to_have_text("Spring knockout")
    expect(reader.page.get_by_role("link", name="desk@example.org")).to_be_visible()
    days = page.get_by_role("region", name="Days and hours")
    days.get_by_label("Day", exact=True).fill("2027-05-08")
    days.get_by_label("Weekday in your announcement").select_option("Sunday")
    days.get_by_label("Reason").fill("the hall is taken")
    days.get_by_role("button", name="Save").click()
    expect(days).to_contain_text("May 8, 2027 is a Saturday, not a Sunday. Which is right?")
    days.get_by_label("Weekday in your announcement").select_option("Saturday")
    days.get_by_role("button", name="Save").click()
    expect(reader.page.get_by_text("Saturday, May 8, 2027").first).to_be_visible()
    venue = page.get_by_role("region", name="Venue")
    venue.get_by_label("Name of the venue").fill("The Old Mill")
    venue.get_by_label("Reason").fill("the hall is taken")
    venue.get_by_role("button", name="Save").click()
    expect(reader.page.get_by_text("The Old Mill", exact=True)).to_be_visible()
    expect(reader.page.get_by_text("The venue is The Old Mill.")).to_be_visible()
    tables = page.get_by_role("region", name="How games are played")
    tables.get_by_label("On screens").check()
    tables.get_by_role("button", name="Save").click()
    expect(tables.get_by_text("Saved.")).to_be_visible()
    assert ask(desk, f"events/{event}")["settings"]["tables"]["custody"] == "dealt"
    assert [one.faults() for one in (desk, reader)] == [[], []]


def test_who_gave_an_address_is_written_to_and_what_was_refused_is_sent_by_hand(
    guest: GuestMaker, postbox: Postbox
) -> None:
    desk = guest(viewport=LAPTOP)
    create(desk, "Intramural knockout", DAY)
    known = {"Name": "Ann Ames", "Are you eligible": YES, "Mail": "ann@example.org"}
    type_entry(desk, known)
    postbox.is_full = True
    open_tab(desk, "Plan")
    venue = desk.page.get_by_role("region", name="Venue")
    venue.get_by_label("Name of the venue").fill("The Old Mill")
    venue.get_by_label("Reason").fill("the hall is taken")
    venue.get_by_role("button", name="Save").click()
    open_tab(desk, "Mail")
    letter = desk.page.get_by_role("listitem").filter(has_text="Ann Ames, ann@example.org")
    expect(letter).to_contain_text("Not sent: mail goes out")
    desk.page.get_by_label("phrase").fill(PHRASE)
    assert desk.faults() == []
    desk.page.get_by_role("button", name="Enter passphrase").click()
    expect(desk.page.get_by_label("phrase")).to_have_count(0)
    expect(letter).to_contain_text("The mail server is busy")
    letter.get_by_text("Ann Ames, ann@example.org").click()
    expect(letter.get_by_text("The event has moved to The Old Mill.")).to_be_visible()
    assert desk.faults() == []
    postbox.is_full = False
    letter.get_by_role("button", name="Send now").click()
    expect(letter.get_by_text("sent ")).to_be_visible()
    expect(letter.get_by_role("button", name="Send now")).to_have_count(0)
    assert postbox.to("ann@example.org") != []
    assert postbox.has_word("The Old Mill")
    # What was told by word of mouth waits no more.
    postbox.is_full = True
    open_tab(desk, "Plan")
    venue.get_by_label("Name of the venue").fill("The New Mill")
    venue.get_by_label("Reason").fill("the roof leaks")
    venue.get_by_role("button", name="Save").click()
    waiting = desk.page.get_by_role("region", name="Outstanding")
    expect(waiting).to_contain_text("Ann Ames")
    open_tab(desk, "Mail")
    letter = letter.filter(has_text="The New Mill")
    letter.get_by_role("button", name="Mark as told in person").click()
    expect(letter).to_contain_text("told in person")
    expect(waiting).to_contain_text("Nothing to do right now.")


def test_an_event_goes_to_another_desk_as_a_file(guest: GuestMaker, tmp_path: Path) -> None:
    desk, other = guest(viewport=LAPTOP), guest(viewport=PHONE)
    event = create(desk, "Intramural knockout", DAY)
    type_entry(desk, {"Name": "Ann Ames", "Are you eligible": YES, "Phone": "555 0101"})
    open_tab(desk, "Prints")
    with desk.page.expect_download() as given:
        desk.page.get_by_role("link", name="The whole event").click()
    file, torn = tmp_path / "event.zip", tmp_path / "torn.zip"
    given.value.save_as(file)
    torn.write_bytes(file.read_bytes()[:-40])
    page = other.page
    other.go("events")
    bring = page.get_by_label("Choose file")
    bring.set_input_files(torn)
    expect(page.get_by_role("alert").filter(has_text="torn.zip")).to_be_visible()
    other.complaints.clear()  # the browser notes every refusal
    bring.set_input_files(file)
    page.wait_for_url("**/desk")
    assert event not in page.url
    expect(page.get_by_role("button", name="1 Ann Ames")).to_be_visible()
    open_tab(other, "Helpers")
    expect(page.get_by_role("region", name="Ready to share")).to_be_visible()
    open_tab(other, "Log")
    expect(page.locator("main li").filter(has_text="Ann Ames").first).to_be_visible()
    assert other.faults() == []


def test_whoever_does_not_come_is_called_on_the_wall_and_on_their_own_page(
    guest: GuestMaker,
) -> None:
    desk, wall, ann = guest(viewport=LAPTOP), guest(viewport=SCREEN), guest(viewport=PHONE)
    event = create(desk, "Village evening", DAY)
    enter(desk, event, "Ann Ames", "Bob Bell", phone="555 0142")
    for command in ("start division", "pair round"):
        tell(desk, event, command, division="main")
    tell(desk, event, "assign tables", division="main", round=1, first=7)
    wall.go(f"events/{event}/wall")
    sign_in(ann, event, 1, "0142")
    beside = desk.page.get_by_role("complementary")
    beside.get_by_role("button", name=about("Call", "Table 7")).click()
    expect(beside).to_contain_text("called at")
    expect(wall.page.get_by_role("heading", name="Please come")).to_be_visible()
    called = wall.page.get_by_role("alert")
    expect(called).to_contain_text("Table 7")
    expect(called).to_contain_text("Ann Ames")
    expect(ann.page.get_by_text("Please come to table 7")).to_be_visible()
    beside.get_by_role("button", name=about("Call again", "Table 7")).click()
    expect(beside).to_contain_text("called 2 times")
    for one in (desk, wall, ann):
        assert one.faults() == []
    # Once the match is over nobody is called to it.
    sides = ask(desk, f"events/{event}/rounds")["divisions"][0]["rounds"][0]["matches"][0]["sides"]
    result = {"kind": "played", "scores": [301, 280]}
    entries = [side["entry"] for side in sides]
    tell(desk, event, "record result", pairing=1, sides=entries, result=result)
    expect(wall.page.get_by_role("heading", name="Please come")).to_have_count(0)
    expect(ann.page.get_by_text("Please come to table 7")).to_have_count(0)
    # Who is still not there is left out of the next round, and reads so.
    enter(desk, event, "Cleo Cruz")
    for here in (2, 3):
        tell(desk, event, "check in", entry=here)
    open_tab(desk, "Rounds")
    page = desk.page
    expect(
        page.get_by_text("1 is not checked in and will be paired unless left out")
    ).to_be_visible()
    page.get_by_role("button", name=about("Leave out of round 2", "Ann Ames")).click()
    out = page.get_by_role("list", name="Sits out this round")
    expect(out).to_contain_text("Ann Ames sits out. not here yet")
    expect(ann.page.get_by_text("You sit out round 2: not here yet")).to_be_visible()
    assert desk.faults() == []
    page.get_by_role("button", name="Pair the round").click()
    expect(page.get_by_role("heading", name="Round 3")).to_be_visible()
    expect(out).to_contain_text("Ann Ames")
    # The sheet of an entry has it too, for a later round.
    open_tab(desk, "Entries")
    page.get_by_role("button", name="3 Cleo Cruz").click()
    form = sheet(desk).locator("form").filter(has_text="Sits out a round")
    form.get_by_label("Reason").fill("leaves early")
    form.get_by_role("button", name="Sit out this round").click()
    expect(form.get_by_role("listitem")).to_contain_text("Round 3 leaves early")
    assert desk.faults() == []


def test_money_leads_to_the_table_at_which_it_arose(guest: GuestMaker) -> None:
    desk = guest(viewport=LAPTOP)
    answers = {"What is the evening called?": "Letters", "Where is it?": "The Mill", **DAY}
    answers["How many minutes does a round last?"] = "45"
    event = create(desk, "Charity tournament", answers)
    enter(desk, event, "The Owls", "The Larks")
    for command in ("start division", "pair round"):
        tell(desk, event, command, division="main")
    tell(desk, event, "assign tables", division="main", round=1, first=5)
    help_ = ask(desk, f"events/{event}")["catalogue"][0]["key"]
    tell(desk, event, "charge", entry=1, help=help_, pairing=1)
    open_tab(desk, "Money")
    desk.page.get_by_role("button", name="Every entry").click()
    desk.page.get_by_role("main").get_by_role("button", name="Table 5").click()
    expect(sheet(desk)).to_contain_text("The Owls")
    assert desk.faults() == []


def test_a_ladder_is_chosen_and_climbed_by_a_challenge(guest: GuestMaker) -> None:
    desk, player = guest(viewport=LAPTOP), guest(viewport=PHONE)
    event = create(desk, "Intramural knockout", DAY)
    open_tab(desk, "Rounds")
    desk.page.get_by_role("button", name="Change format or merge").click()
    asked = sheet(desk)
    asked.get_by_label("Format").select_option(label="Ladder")
    asked.get_by_label("Reason").fill("we meet when we like")
    asked.get_by_role("button", name="Change the format").click()
    expect(desk.page.get_by_text("ladder, challenge up to 3 rungs above")).to_be_visible()
    numbers = enter(desk, event, "Ann", "Bob", phone="555-0142", answers=ELIGIBLE)
    for number in numbers:
        tell(desk, event, "check id", entry=number, proper=True)
        tell(desk, event, "check in", entry=number)
    start(desk, "Ann", "Bob")
    rungs = desk.page.get_by_role("region", name="The ladder").get_by_role("listitem")
    expect(rungs).to_have_text([re.compile("Ann"), re.compile("Bob")])
    assert desk.faults() == []
    sign_in(player, event, numbers[1], "0142")
    player.page.get_by_role("button", name=about("Challenge", "Ann")).click()
    expect(player.page.get_by_role("button", name="Propose time")).to_be_visible()
    assert player.faults() == []
    sides = [numbers[1], numbers[0]]
    result = {"kind": "played", "scores": [400, 300]}
    tell(desk, event, "record result", pairing=1, sides=sides, result=result)
    expect(rungs).to_have_text([re.compile("Bob"), re.compile("Ann")])
