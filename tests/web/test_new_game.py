"""Every way to start a game from the pages, as far as the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rackhouse.rules import Sheet
from tests.kit.browser import Guest, filled

GuestMaker = Callable[..., Guest]


def open_new(guest: Guest, sheet: str = "") -> Page:
    """The page of a new game, once the hall has said what there is."""
    guest.go(f"new?sheet={sheet}" if sheet else "new")
    expect(guest.page.get_by_role("button", name="Start the game")).to_be_enabled()
    return guest.page


def set_table(guest: Guest) -> dict[str, Any]:
    """Set the table and sit down at it; the game as it stands."""
    guest.page.get_by_role("button", name="Start the game").click()
    guest.wait_for_table()
    return guest.look()


def sheet_that(asks: Callable[[Any], bool]) -> str:
    """The name of a sheet with some rule; tests name none of them either."""
    return next(name for name in Sheet.names() if asks(Sheet.named(name).rules))


def test_one_click_begins_a_game_against_the_machine(guest: GuestMaker) -> None:
    me = guest()
    me.go("")
    me.page.get_by_role("radio", name="Pip").check()
    me.page.get_by_role("button", name="Play now").click()
    me.wait_for_table()
    assert me.look()["phase"] != "setting up"
    expect(me.page.get_by_text("Pip").first).to_be_visible()

    me.go("")
    expect(me.page.get_by_role("radio", name="Pip")).to_be_checked()
    running = me.page.get_by_role("region", name="Your games")
    running.get_by_role("link", name=re.compile("With Pip")).click()
    me.wait_for_table()


def test_a_name_typed_last_leaves_the_rules_that_were_chosen(guest: GuestMaker) -> None:
    page = open_new(guest())
    page.get_by_role("group", name="Whose rules?").get_by_role("radio").nth(1).check()
    page.get_by_role("radio", name="Each on their own screen").check()
    chosen = page.get_by_text("Each on their own screen.")
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    house = chosen.inner_text().split(".")[0]
    page.get_by_label("Your name").press_sequentially("Ann")
    page.wait_for_load_state("networkidle")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("heading", name="Invitations").wait_for()
    expect(page.get_by_text(re.compile(f"^{house}")).first).to_be_visible()


def test_three_players_of_the_engine_are_met_at_once(guest: GuestMaker) -> None:
    me = guest()
    page = open_new(me)
    page.get_by_role("radio", name="4 seats").check()
    for seat, player in ((2, "Nora"), (3, "Otto"), (4, "Vera")):
        page.get_by_label(f"Player at seat {seat}").select_option(player)
    expect(page.get_by_text("Vera wins tournaments")).to_be_visible()
    page.get_by_label("Computer players take").select_option("no time")
    assert len(set_table(me)["sides"]) == 4
    for player in ("Nora", "Otto", "Vera"):
        expect(me.page.get_by_text(player, exact=True).first).to_be_visible()
    # Whoever was chosen here is offered on the first page the next time.
    me.go("")
    expect(me.page.get_by_role("radio", name="Nora")).to_be_checked()


def test_people_and_players_of_the_engine_sit_at_one_table(guest: GuestMaker) -> None:
    me, friend = guest(), guest()
    page = open_new(me)
    page.get_by_role("radio", name="Each on their own screen").check()
    page.get_by_role("radio", name="3 seats").check()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("status").filter(has_text="Enter your name first")).to_be_visible()
    expect(page.get_by_label("Your name")).to_be_focused()
    page.get_by_label("Your name").fill("North")
    page.get_by_label("Who sits at seat 3").select_option("A computer player")
    page.get_by_label("Player at seat 3").select_option("Pip")
    page.get_by_role("button", name="Start the game").click()

    expect(page.get_by_text("1 seat is still free")).to_be_visible()
    expect(page.get_by_alt_text("QR code: Seat 2")).to_be_visible()
    link = filled(page.get_by_label("Link: Seat 2"))
    friend.go(link)
    friend.page.get_by_label("Your name").fill("South")
    friend.page.get_by_role("button", name="Sit down").click()
    friend.wait_for_table()
    # Once everybody is there the game begins, and whoever plays is brought to it.
    page.wait_for_url(re.compile(r"place=seat-1$"))
    me.wait_for_table()
    assert me.look()["board"] == friend.look()["board"]
    for name in ("North", "South", "Pip"):
        expect(page.get_by_text(name, exact=True).first).to_be_visible()


def test_a_link_that_was_taken_back_lets_nobody_in(guest: GuestMaker) -> None:
    me, stranger = guest(), guest()
    page = open_new(me)
    page.get_by_role("radio", name="Each on their own screen").check()
    page.get_by_label("Your name").fill("North")
    page.get_by_role("button", name="Start the game").click()
    field = page.get_by_label("Link: Seat 2")
    old = filled(field)
    page.get_by_role("button", name="Create a new link").first.click()
    expect(page.get_by_text("The old links no longer work.")).to_be_visible()
    expect(field).not_to_have_value(old)
    stranger.go(old)
    expect(stranger.page.get_by_role("status")).to_contain_text("invitation")
    expect(stranger.page.get_by_role("button", name="Sit down")).to_have_count(0)
    stranger.go(filled(field))
    expect(stranger.page.get_by_role("button", name="Sit down")).to_be_visible()
    # The browser's own word on the refusal, which may come late.
    assert all("403" in one for one in stranger.complaints)
    stranger.complaints.clear()


def test_a_judge_comes_by_a_link_of_their_own(guest: GuestMaker) -> None:
    me, judge = guest(), guest()
    page = open_new(me)
    page.get_by_text("Words, times, spectators").click()
    page.get_by_role("group", name="Who rules on words").get_by_label("A person, by link").check()
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name=re.compile("Create link ?: Judge")).click()
    judge.go(filled(page.get_by_label("Link: Judge")))
    judge.page.get_by_label("Your name").fill("Jude")
    judge.page.get_by_role("button", name="Accept this role").click()
    expect(judge.page.get_by_text("Word judge")).to_be_visible()


def test_what_the_sheet_leaves_open_is_set_in_minutes(guest: GuestMaker) -> None:
    me = guest()
    page = open_new(me, sheet_that(lambda rules: rules.round.limit == "organiser-sets"))
    page.get_by_text("Words, times, spectators").click()
    page.get_by_label("Minutes for the round").fill("45")
    page.get_by_label("Minutes for the round").blur()
    page.get_by_label("May spend on helps").select_option("$10")
    expect(page.get_by_role("button", name="Start the game")).to_be_enabled()
    set_table(me)
    # The game is for teams, which say themselves when all are there: no time has run until then.
    page.get_by_role("button", name="Begin").click()
    time = me.wait_until_begun()["time"]
    assert 44 * 60_000 < time["round_ends"] - time["now"] <= 45 * 60_000


def test_clocks_are_set_where_the_sheet_lets_them_be(guest: GuestMaker) -> None:
    me = guest()
    page = open_new(me, sheet_that(lambda rules: rules.clocks.use == "if-organiser-sets"))
    page.get_by_text("Words, times, spectators").click()
    page.get_by_label("With clocks").check()
    expect(page.get_by_label("Minutes for each side")).to_have_value("25")
    expect(page.get_by_label("Points off for each minute of overtime").first).to_have_value("10")
    page.get_by_label("Minutes for each side").fill("7")
    page.get_by_label("Minutes for each side").blur()
    set_table(me)
    values = me.context.request.get(rules_of(me)).json()["values"]
    assert (values["clocks.use"], values["clocks.seconds"]) == ("on", 420)


@pytest.mark.rule("A-30")
def test_what_belongs_to_clocks_is_asked_for_where_it_is_left_empty(guest: GuestMaker) -> None:
    me = guest()
    page = open_new(me, sheet_that(lambda rules: rules.clocks.use == "if-organiser-sets"))
    page.get_by_text("Words, times, spectators").click()
    page.get_by_label("With clocks").check()
    times = page.get_by_role("group", name="Times")
    for label in ("Minutes for each side", "Points off for each minute of overtime"):
        times.get_by_label(label).fill("")
        times.get_by_label(label).blur()
    asked = page.get_by_role("status")
    expect(asked).to_contain_text("How much time does each side have")
    expect(asked).to_contain_text("How many points does each started minute over cost")
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    assert all("422" in complaint for complaint in me.complaints)
    times.get_by_label("Minutes for each side").fill("25")
    times.get_by_label("Points off for each minute of overtime").fill("0")
    times.get_by_label("Points off for each minute of overtime").blur()
    set_table(me)
    values = me.context.request.get(rules_of(me)).json()["values"]
    assert (values["clocks.seconds"], values["clocks.overtime_points"]) == (1500, 0)
    me.complaints.clear()


def test_those_around_one_screen_are_asked_by_name(guest: GuestMaker) -> None:
    me = guest()
    page = open_new(me)
    page.get_by_role("radio", name="On one screen").check()
    page.get_by_label("Your name").fill("Ruth")
    page.get_by_label("Name at seat 2").fill("Walt")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_text(re.compile("Pass the screen to (Ruth|Walt)"))).to_be_visible()
    expect(page.get_by_role("grid")).to_have_count(0)


def test_a_real_board_gets_its_pad(guest: GuestMaker) -> None:
    me = guest(viewport={"width": 390, "height": 844})
    page = open_new(me, sheet_that(lambda rules: rules.sides.maximum > 2))
    page.get_by_role("radio", name="With real tiles").check()
    page.get_by_role("radio", name="3 seats").check()
    for label, name in (("Your name", "Joan"), ("Name at seat 2", "Bert"), ("seat 3", "Cora")):
        page.get_by_label(label).fill(name)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/pad/"))
    for name in ("Joan", "Bert", "Cora"):
        expect(page.get_by_text(name, exact=True).first).to_be_visible()

    me.go("")
    page.get_by_role("region", name="Your games").get_by_role("link").click()
    page.wait_for_url(re.compile("/pad/"))


def test_a_changed_rule_is_played_by_and_a_contradiction_is_named(guest: GuestMaker) -> None:
    me = guest()
    page = open_new(me)
    page.get_by_text("Change the rules", exact=True).click()
    page.get_by_text("Tiles and board", exact=True).click()
    rack = page.get_by_label("Tiles on a rack")
    rack.fill("99")
    rack.blur()
    alert = page.get_by_role("alert")
    expect(alert).to_have_text("tiles.rack is 99, but it must be a whole number from 1 to 15.")
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    rack.fill("9")
    rack.blur()
    expect(alert).to_have_count(0)
    expect(page.get_by_text("1 rule is changed.")).to_be_visible()
    me.complaints.clear()  # the browser's own word on the refusal
    view = set_table(me)
    assert len(view["own"]["rack"]) == 9
    expect(me.page.get_by_role("toolbar").get_by_role("button")).to_have_count(9)


def test_a_sheet_is_kept_as_a_file_and_brought_back(guest: GuestMaker, tmp_path: Path) -> None:
    me = guest(accept_downloads=True)
    page = open_new(me)
    page.get_by_text("Change the rules", exact=True).click()
    name = page.get_by_label("Name of these rules")
    name.fill("The hall on Thursdays")
    name.blur()
    expect(page.get_by_text("1 rule is changed.")).to_be_visible()
    page.get_by_text("Rule sheet as a file").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as file").click()
    file = tmp_path / "ours.toml"
    saving.value.save_as(file)
    assert Sheet.read(file).rules.title == "The hall on Thursdays"

    page = open_new(me)
    page.get_by_text("Change the rules", exact=True).click()
    page.get_by_text("Rule sheet as a file").click()
    page.get_by_label("Open file").set_input_files(file)
    expect(page.get_by_text("You now play by: The hall on Thursdays.")).to_be_visible()
    assert set_table(me)["title"] == "The hall on Thursdays"


def test_a_sheet_that_is_none_says_what_is_wrong_with_it(guest: GuestMaker) -> None:
    me = guest()
    page = open_new(me)
    page.get_by_text("Change the rules", exact=True).click()
    page.get_by_text("Rule sheet as a file").click()
    page.get_by_label("Rule sheet as text").fill(
        'extends = "base"\ntitle = "Ours"\ntiles.rak = 8\n'
    )
    page.get_by_role("button", name="Use this text").click()
    expect(page.get_by_role("status").filter(has_text="did you mean tiles.rack?")).to_be_visible()
    me.complaints.clear()  # the browser's own word on the refusal


def rules_of(guest: Guest) -> str:
    """Where the rules of the game on the page are told."""
    path, _, query = guest.page.url.partition("?")
    return f"{guest.url}/api/games/{path.rpartition('/')[2]}/rules?{query}"
