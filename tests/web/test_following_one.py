"""For those who are not there: what is on now, one player to follow, and mail with a preview."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.web.desk_hands import pair_round, paste_entries, start, to_be_typed, type_result
from tests.web.hosting import LAPTOP, PHONE, create, open_tab, sheet

GuestMaker = Callable[..., Guest]
ANSWERS = {
    "What is the evening called?": "Letters for Good",
    "Where is it?": "The Old Mill",
    "How many minutes does a round last?": "45",
    "Day": "2027-05-01",
}
TEAMS = ("Book Worms", "Quiz Owls")
TABLE = "team,mail\nBook Worms,worms@example.test\nQuiz Owls,owls@example.test\n"


def test_the_public_page_begins_with_what_is_on_and_one_team_is_followed(guest: GuestMaker) -> None:
    desk, home = guest(viewport=LAPTOP), guest(viewport=PHONE)
    event = create(desk, "Charity", ANSWERS)
    paste_entries(desk, TABLE, *TEAMS)
    home.go(f"events/{event}")
    on_now = home.page.get_by_role("region", name="Next start")
    expect(on_now).to_contain_text("The Old Mill")
    home.page.get_by_role("link", name="Follow Quiz Owls").click()
    expect(home.page.get_by_role("heading", name="Quiz Owls")).to_be_visible()
    expect(home.page.get_by_text("Play has not started yet.")).to_be_visible()
    expect(home.page.get_by_role("img", name="Follow Quiz Owls")).to_be_visible()
    assert home.faults() == []

    start(desk)
    pair_round(desk)
    following = home.page.get_by_role("region", name="Next match")
    expect(following).to_contain_text("Book Worms")
    public = guest(viewport=LAPTOP)
    public.go(f"events/{event}")
    expect(public.page.get_by_role("region", name="Now playing")).to_contain_text("0 of 1 finished")
    assert public.faults() == []

    [names] = to_be_typed(desk)
    type_result(desk, dict(zip(names, (310, 250), strict=True)))
    past = home.page.get_by_role("region", name="Results so far")
    expect(past).to_contain_text("310")
    expect(public.page.get_by_role("region", name="Between rounds")).to_be_visible()


def test_mail_to_all_is_shown_with_a_name_before_it_is_sent(guest: GuestMaker) -> None:
    desk = guest(viewport=LAPTOP)
    create(desk, "Charity", ANSWERS)
    paste_entries(desk, TABLE, *TEAMS)
    open_tab(desk, "Mail")
    desk.page.get_by_role("button", name="Write to all or some").click()
    sheet(desk).get_by_label("Subject").fill("Tonight, {name}")
    sheet(desk).get_by_label("Text").fill("Dear {name}, bring a pen.")
    sheet(desk).get_by_role("button", name="Show preview").click()
    expect(sheet(desk).get_by_text("2 people get it.")).to_be_visible()
    expect(sheet(desk).get_by_text("Dear Book Worms, bring a pen.")).to_be_visible()
    assert desk.faults() == []
    sheet(desk).get_by_role("button", name="Send mail").click()
    expect(desk.page.get_by_text("2 letters are in the outbox.")).to_be_visible()
    expect(desk.page.get_by_text("Tonight, Quiz Owls", exact=True)).to_be_visible()
