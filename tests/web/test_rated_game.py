"""A rated game between friends, from its opening to the ratings; blocking and reporting."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Browser, expect

from tests.kit.browser import Guest, filled
from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor
from tests.web.gathering import PHONE, WIDE, keeper_link, order

GuestMaker = Callable[..., Guest]


def rated_invitation(host: Guest) -> str:
    """Open a rated game for a friend; the link to its free seat."""
    host.go("new")
    host.page.get_by_text("Each on their own screen").first.click()
    host.page.get_by_label("Your name").fill("North")
    host.page.get_by_label("Rated").check()
    host.page.get_by_role("button", name="Start the game").click()
    return filled(host.page.get_by_label("Link: Seat 2"))


def test_friends_play_a_rated_game_and_see_their_ratings(
    browser: Browser, hall: HallProcess
) -> None:
    north = Guest(browser, hall.url, viewport=WIDE)
    south = Guest(browser, hall.url, viewport=PHONE)
    link = rated_invitation(north)
    table = north.page.url.replace("/invitations", "?place=seat-1")
    south.go(link)
    expect(south.page.get_by_text("This game is rated.")).to_be_visible()
    south.page.get_by_label("Your name").fill("South")
    south.page.get_by_role("button", name="Sit down").click()
    south.wait_for_table()
    north.go(table)
    north.wait_for_table()
    order(south, command="resign")
    ratings = north.page.get_by_role("list", name="Ratings after this game")
    expect(ratings.get_by_role("listitem")).to_have_count(2)
    expect(ratings.get_by_text(re.compile(r"\(\+\d+\)"))).to_be_visible()
    north.go("games")
    north.page.get_by_role("link", name="My profile").click()
    rating = north.page.get_by_role("region", name="Ratings")
    expect(rating).to_contain_text("no time limit")
    expect(rating.get_by_text(re.compile("provisional.*1 game"))).to_be_visible()
    assert north.faults() == south.faults() == []


def test_two_names_in_one_browser_are_no_two_players_of_a_rated_game(
    browser: Browser, hall: HallProcess
) -> None:
    host = Guest(browser, hall.url, viewport=WIDE)
    link = rated_invitation(host)
    host.context.request.delete(f"{hall.url}/api/sessions/current", headers={"origin": hall.url})
    host.go(link)
    host.page.get_by_label("Your name").fill("Somebody else")
    host.page.get_by_role("button", name="Sit down").click()
    expect(host.page.get_by_text("signed in with the same browser")).to_be_visible()


def test_a_player_is_blocked_and_a_game_reported(browser: Browser, hall: HallProcess) -> None:
    ben = Visitor(hall, "Ben")
    opened = ben.open(sides=2, own=["seat-1"])
    ann = Guest(browser, hall.url, viewport=WIDE)
    ann.go(next(link["link"] for link in opened["links"] if link["place"] == "seat-2"))
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Sit down").click()
    ann.wait_for_table()
    ben.order(opened["game"], "seat-1", 1, {"command": "give nonce", "nonce": "by a die"})
    ann.wait_until_begun()
    ann.page.get_by_role("button", name="More", exact=True).first.click()
    ann.page.get_by_text("Block or report").click()
    ann.page.get_by_label("What should the server's keeper look at?").fill("He knows my rack.")
    ann.page.get_by_role("button", name="Report game").click()
    expect(ann.page.get_by_text("The server's keeper will see it.")).to_be_visible()
    ann.page.get_by_role("button", name="Block Ben").click()
    ann.page.get_by_role("button", name="Block Ben: sure?").click()
    expect(ann.page.get_by_text("Ben is blocked.")).to_be_visible()
    keeper = Guest(browser, hall.url, viewport=PHONE)
    keeper.go(keeper_link(hall))
    report = keeper.page.get_by_role("listitem").filter(has_text="He knows my rack.")
    expect(report).to_contain_text("A game: Ben, Ann")
    report.get_by_role("button", name="Done").click()
    expect(report).to_have_count(0)
    ann.go("settings")
    ann.page.get_by_role("button", name=re.compile("Unblock.*Ben")).click()
    expect(ann.page.get_by_text("Ben can meet you again.")).to_be_visible()
    assert ann.faults() == []


def test_how_far_fairness_goes_is_told_in_plain_words(guest: GuestMaker) -> None:
    one = guest(viewport=PHONE)
    one.go("fair-play")
    expect(one.page.get_by_role("heading", name="What a server cannot see")).to_be_visible()
    assert one.faults_in_both_lights() == []
