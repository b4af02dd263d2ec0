"""For those who are not there: what is on now, one player to follow, and mail with a preview."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from math import ceil
from pathlib import Path
from threading import Thread

from PIL import Image
from playwright.sync_api import expect

from tests.kit.browser import Guest, filled
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


@contextmanager
def other_site(page: str) -> Iterator[str]:
    """A page of another origin; its address."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200 if self.path == "/" else 204)
            self.send_header("content-type", "text/html; charset=utf-8")
            self.end_headers()
            if self.path == "/":
                self.wfile.write(page.encode())

        def log_message(self, *_: object) -> None:
            """Nothing is logged."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


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
    expect(
        desk.page.get_by_text("2 letters written. The list below shows which are sent.")
    ).to_be_visible()
    expect(desk.page.get_by_text("Tonight, Quiz Owls", exact=True)).to_be_visible()


def test_another_site_shows_the_standings_in_a_frame_that_fits(guest: GuestMaker) -> None:
    desk, reader = guest(viewport=LAPTOP), guest(viewport=LAPTOP)
    event = create(desk, "Charity", ANSWERS)
    paste_entries(desk, TABLE, *TEAMS)
    start(desk)
    pair_round(desk)
    [names] = to_be_typed(desk)
    type_result(desk, dict(zip(names, (310, 250), strict=True)))
    reader.go(f"events/{event}")
    reader.page.get_by_text("Show it on your site").click()
    code = filled(reader.page.get_by_label("Embed code"))
    assert reader.faults() == []

    with other_site(f"<!doctype html><title>A club</title>{code}") as site:
        reader.page.goto(site)
        frame = reader.page.frame_locator("iframe")
        expect(frame.get_by_role("rowheader", name="Quiz Owls")).to_be_visible()
        high = frame.locator("main").evaluate("main => main.getBoundingClientRect().height")
        expect(reader.page.locator("iframe")).to_have_css("height", f"{ceil(high)}px")


def test_a_photograph_and_notes_are_on_the_public_page_until_they_are_removed(
    guest: GuestMaker, tmp_path: Path
) -> None:
    organiser, reader = guest(viewport=LAPTOP), guest(viewport=PHONE)
    event = create(organiser, "Charity", ANSWERS)
    reader.go(f"events/{event}")
    organiser.go(f"events/{event}")
    file = tmp_path / "winners.png"
    Image.new("RGB", (400, 300), "green").save(file)
    page = organiser.page
    page.get_by_label("Add photograph").set_input_files(file)
    page.get_by_label("Caption").fill("The winners")
    page.get_by_role("button", name="Save caption").click()
    page.get_by_label("Notes on this event").fill("Thank you all.")
    page.get_by_role("button", name="Save notes").click()
    picture = reader.page.get_by_role("img", name="Photograph 1")
    expect(picture).to_be_visible()
    expect(reader.page.get_by_role("figure", name="The winners")).to_be_visible()
    expect(picture).to_have_js_property("naturalWidth", 400)
    expect(reader.page.get_by_text("Thank you all.")).to_be_visible()
    assert (organiser.faults(), reader.faults()) == ([], [])
    page.get_by_role("button", name="Remove photograph").click()
    expect(picture).to_have_count(0)
