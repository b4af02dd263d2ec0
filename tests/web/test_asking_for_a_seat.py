"""Once a game has begun a link asks the table, on the pages: asked, agreed, seated, told."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor
from tests.web.gathering import PHONE, WIDE, take
from tests.web.hands import Keys

GuestMaker = Callable[..., Guest]


def test_a_player_comes_back_on_another_device_when_both_agree(
    guest: GuestMaker, hall: HallProcess
) -> None:
    opened = Visitor(hall, "Host").open(sides=2)
    ann, ben, phone = guest(viewport=WIDE), guest(viewport=PHONE), guest(viewport=PHONE)
    for one, place, name in ((ann, "seat-1", "Ann"), (ben, "seat-2", "Ben")):
        table = take(one, opened["tokens"][place], name)
        one.go(table)
        one.wait_for_table()

    phone.go(f"join#{opened['tokens']['seat-2']}")
    expect(phone.page.get_by_text("Ben has this seat.")).to_be_visible()
    phone.page.get_by_label("Your name").fill("Second Ben")
    phone.page.get_by_role("button", name="Ask to join").click()
    expect(phone.page.get_by_text("Still to agree: Ann and Ben.")).to_be_visible()
    assert phone.faults() == []

    own = ben.page.get_by_role("alertdialog", name="Second Ben asks to take your seat.")
    expect(own).to_contain_text("you keep your seat")
    assert ben.faults() == []
    own.get_by_role("button", name="Agree", exact=True).click()
    asked = ann.page.get_by_role("alertdialog", name="Second Ben asks to take the seat of Ben.")
    expect(asked).to_contain_text("The record will show it")
    assert ann.faults() == []
    asked.get_by_role("button", name="Agree", exact=True).click()

    phone.wait_for_table()
    expect(phone.page).to_have_url(re.compile(r"place=seat-2$"))
    expect(asked).to_have_count(0)
    gone = re.compile(r"You are no longer in this game|You do not have this role|Connection lost")
    expect(ben.page.get_by_text(gone).first).to_be_visible()


def test_whoever_is_invited_agrees_that_racks_are_seen_before_sitting_down(
    guest: GuestMaker, hall: HallProcess
) -> None:
    opened = Visitor(hall, "Host").open(sides=2, rack_delay=300)
    ann = guest(viewport=PHONE)
    ann.go(f"join#{opened['tokens']['seat-1']}")
    expect(
        ann.page.get_by_text(
            "Spectators see your rack 5 minutes later, and only if every player lets them in."
        )
    ).to_be_visible()
    assert ann.faults() == []
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Sit down").click()
    expect(ann.page).to_have_url(re.compile("/join#"))
    ann.page.get_by_label("I agree to that").check()
    ann.page.get_by_role("button", name="Sit down").click()
    ann.wait_for_table()


def test_a_player_makes_a_finished_game_private_and_a_list_names_who_is_asked(
    guest: GuestMaker, hall: HallProcess
) -> None:
    opened = Visitor(hall, "Host").open(sides=2)
    ann, stranger = guest(viewport=WIDE), guest(viewport=PHONE)
    ann.go(f"join#{opened['tokens']['seat-1']}")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Sit down").click()
    ann.wait_for_table()
    ben = Visitor(hall, "Ben")
    ben.join(opened["tokens"]["seat-2"])
    game = opened["game"]
    seen = ben.look(game, "seat-2")["view"]
    if seen["mover"] == 0:
        ann.wait_until_may("pass")
        Keys(ann).pass_turn()
    while (seen := ben.look(game, "seat-2")["view"])["mover"] == 0:
        ann.page.wait_for_timeout(50)
    rack = seen["own"]["rack"].replace("?", "")
    order = {"command": "commit", "play": f"8G {rack[:2]}"}
    assert ben.order(game, "seat-2", seen["number"], order)["type"] == "done"
    ann.go("games")
    expect(ann.page.get_by_text("Accept the play or challenge it")).to_be_visible()
    ann.go("")
    expect(ann.page.get_by_text("Accept the play or challenge it")).to_be_visible()

    number = ben.look(game, "seat-2")["number"]
    assert ben.order(game, "seat-2", number, {"command": "resign"})["type"] == "done"
    stranger.go(f"games/{game}/finished")
    expect(stranger.page.get_by_role("heading", level=1)).to_contain_text("Ben")
    ann.go(f"games/{game}/finished")
    expect(ann.page.get_by_text("Anybody with the link can see this game.")).to_be_visible()
    ann.page.get_by_role("button", name="Make private").click()
    expect(ann.page.get_by_text("This game is private")).to_be_visible()
    assert ann.faults() == []
    stranger.page.reload()
    expect(stranger.page.get_by_text("This game is private: only those")).to_be_visible()
    stranger.complaints.clear()  # the browser itself writes down what was refused
