"""A profile in a browser: what it tells, what others see of it, and how it begins."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.kit.hall_process import HallProcess
from tests.web.past import AtBrowser, played_out
from tests.web.test_all_pages import cut_off, left_untold, overflow, sentences

GuestMaker = Callable[..., Guest]
PASSWORD = "correct horse battery"


@pytest.mark.parametrize("width", [360, 1280])
def test_a_profile_tells_of_a_game_and_shows_the_board_of_the_best_play(
    guest: GuestMaker, hall: HallProcess, width: int
) -> None:
    me = guest(viewport={"width": width, "height": 800})
    ruth = AtBrowser(hall, me, "Ruth")
    game = played_out(ruth, is_rated=True)
    me.go("games")
    me.page.get_by_role("link", name="My profile").click()
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Ruth")
    expect(me.page.get_by_role("region", name="Ratings")).to_contain_text("provisional")
    records = me.page.get_by_role("region", name="Records")
    for name in ("Best game", "Best play", "Longest word"):
        expect(records).to_contain_text(name)
    expect(me.page.get_by_role("region", name="Head to head")).to_contain_text("Walt")
    records.get_by_text("Show the board").click()
    expect(records.get_by_role("grid")).to_be_visible()
    assert me.faults_in_both_lights() == []
    assert overflow(me.page) <= 0
    assert cut_off(me.page) == []
    played = me.page.get_by_role("region", name="Games", exact=True)
    expect(played.get_by_role("link")).to_have_attribute("href", f"{me.url}/games/{game}/finished")


def test_games_are_chosen_and_the_choice_stays_in_the_address(
    guest: GuestMaker, hall: HallProcess
) -> None:
    me = guest()
    played_out(AtBrowser(hall, me, "Ruth"))
    me.go("profile")
    me.page.get_by_role("combobox", name="Against", exact=True).select_option("Walt")
    expect(me.page.get_by_role("region", name="Games", exact=True)).to_contain_text("Walt")
    me.page.get_by_role("combobox", name="Time", exact=True).select_option("Last 30 days")
    me.page.reload()
    expect(me.page.get_by_role("combobox", name="Time", exact=True)).to_have_value("30")
    expect(me.page.get_by_role("region", name="Games", exact=True)).to_contain_text("Walt")
    me.go("profile?pace=fast")
    expect(me.page.get_by_text("No game fits these choices.")).to_be_visible()
    me.page.get_by_role("button", name="Show all games").click()
    expect(me.page.get_by_role("region", name="Games", exact=True)).to_contain_text("Walt")


def test_others_see_a_profile_until_its_owner_keeps_it(
    guest: GuestMaker, hall: HallProcess
) -> None:
    me, stranger = guest(), guest()
    ruth = AtBrowser(hall, me, "Ruth")
    game = played_out(ruth, is_rated=True)
    ruth.post("/api/me/account", login=f"ruth-{game}", password=PASSWORD, status=201)
    me.go("settings")
    me.page.get_by_role("link", name="My profile").click()
    expect(me.page.get_by_label("Let others see my profile")).to_be_checked()

    stranger.go(f"games/{game}/finished")
    stranger.page.get_by_role("link", name="Profile: Ruth").click()
    expect(stranger.page.get_by_role("heading", level=1)).to_have_text("Ruth")
    # Walt has no account, so nobody is told how he does against whom.
    expect(stranger.page.get_by_role("region", name="Head to head")).to_have_count(0)
    assert stranger.faults() == []

    me.page.get_by_label("Let others see my profile").uncheck()
    expect(me.page.get_by_text("Only you see this profile.")).to_be_visible()
    address = stranger.page.url
    # The browser itself complains of an answer that refuses.
    stranger.page.goto(address)
    expect(stranger.page.get_by_text("There is no such profile")).to_be_visible()
    stranger.complaints.clear()


def test_an_empty_profile_says_what_comes_and_how_to_begin(
    guest: GuestMaker, hall: HallProcess
) -> None:
    nobody = guest()
    nobody.go("profile")
    expect(nobody.page.get_by_text("Your games, ratings and records will be here.")).to_be_visible()
    assert nobody.faults_in_both_lights() == []
    me = guest(locale="de-DE", viewport={"width": 360, "height": 640})
    AtBrowser(hall, me, "Ruth")
    me.go("profile")
    expect(me.page.get_by_role("link", name="Jetzt spielen")).to_be_visible()
    assert left_untold(me.page, sentences("en") - sentences("de")) == []
    assert me.faults_in_both_lights() == []
    assert overflow(me.page) <= 0
