"""Once more: the others are told of a rematch, and it begins when everybody has come."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Browser, expect

from tests.kit.browser import PATIENCE, Guest
from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor
from tests.web.around import NAMES, come, gather, look, whose_curtain
from tests.web.gathering import PHONE, WIDE, order, take, two_guests, until
from tests.web.past import AtBrowser

GuestMaker = Callable[..., Guest]
AGAIN = re.compile(r"/games/[\w-]+\?place=seat-\d$")


def until_phase(guest: Guest, *phases: str) -> None:
    """Wait until the game at a guest's place is in one of these phases."""
    for _ in range(PATIENCE // 50):
        if guest.look()["phase"] in phases:
            return
        guest.page.wait_for_timeout(50)
    raise AssertionError(f"The game is {guest.look()['phase']}.")


def until_begun(guest: Guest) -> int:
    """Wait, around one screen, until lots have said who begins and the curtain asks for them."""
    for _ in range(PATIENCE // 50):
        view = look(guest, 0)
        if view["phase"] == "on turn" and whose_curtain(guest) == view["mover"]:
            return int(view["mover"])
        guest.page.wait_for_timeout(50)
    raise AssertionError("It has not begun.")


def test_friends_play_once_more(browser: Browser, hall: HallProcess) -> None:
    ann, ben, opened = two_guests(browser, hall)
    order(ben, command="resign")
    ann.page.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: opened["game"] not in url and bool(AGAIN.search(url)))
    ann.wait_for_table()
    expect(ann.page.get_by_text("Waiting for Ben.")).to_be_visible()
    assert ann.faults() == []

    # Ben hears of it at the old table, also when he comes back to it, and on the first page.
    asked = ben.page.get_by_text("Ann wants a rematch")
    expect(asked.first).to_be_visible()
    ben.page.reload()
    expect(asked.first).to_be_visible()
    old = ben.page.url
    ben.page.evaluate("localStorage.setItem('rackhouse.known', 'yes')")
    ben.go("")
    expect(ben.page.get_by_role("link", name=re.compile("Ann wants a rematch"))).to_be_visible()
    ben.page.set_viewport_size({"width": 360, "height": 740})
    ben.go(old)
    expect(asked.first).to_be_visible()
    assert ben.faults() == []
    ben.page.get_by_role("link", name="Join rematch").first.click()
    ben.page.wait_for_url(lambda url: opened["game"] not in url)
    ben.wait_for_table()
    until_phase(ben, "on turn")
    expect(ann.page.get_by_text("Waiting for Ben.")).to_have_count(0)
    for guest in (ann, ben):
        expect(guest.page.get_by_role("toolbar").get_by_role("button")).to_have_count(7)
        assert guest.complaints == []
        guest.context.close()


def test_a_phone_offers_the_rematch_first(browser: Browser, hall: HallProcess) -> None:
    ann, ben, opened = two_guests(browser, hall, {"viewport": PHONE})
    order(ben, command="resign")
    order(ann, command="confirm result")
    strip = ann.page.get_by_role("region", name=re.compile("wins"))
    expect(strip.get_by_role("link", name="Review")).to_be_visible()
    assert ann.faults() == []
    strip.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: opened["game"] not in url and bool(AGAIN.search(url)))
    for guest in (ann, ben):
        assert guest.complaints == []
        guest.context.close()


def test_around_one_screen_a_rematch_stays_around_it(guest: GuestMaker) -> None:
    me = guest(viewport=WIDE)
    settings = {"score_keeper.chosen": "a-player", "ending.pass_rounds": 1}
    gather(me, NAMES, settings=settings, keeper=1)
    first = me.page.url
    for _ in NAMES:
        come(me, whose_curtain(me))
        me.page.get_by_role("button", name="Pass").click()
        me.page.get_by_role("button", name="Really pass?").click()
    me.page.get_by_role("button", name="Rematch").click()
    me.page.wait_for_url(lambda url: url != first and "/around?seats=1,2" in url)
    seat = until_begun(me)
    come(me, seat)
    view = look(me, seat)
    assert (view["phase"], view["mover"]) == ("on turn", seat)
    assert view["score_keeper"] == 1

    # The look back leads there too.
    me.go(first.replace("/around?seats=1,2", "/finished"))
    me.page.get_by_role("button", name="Rematch").click()
    me.page.wait_for_url(lambda url: "/around?seats=1,2" in url)
    whose_curtain(me)
    assert me.complaints == []


def test_a_team_gathers_before_it_begins(guest: GuestMaker, hall: HallProcess) -> None:
    ann, ben = guest(viewport=WIDE), guest(viewport=WIDE)
    opened = AtBrowser(hall, ann, "Ann").open(sides=2, most_at_a_seat=3, own=["seat-1"])
    Visitor(hall, "Cay").join(opened["tokens"]["seat-2"])
    ann.go(f"games/{opened['game']}?place=seat-1")
    ann.wait_for_table()
    until(ann, "document.body.innerText.includes('Before the first draw')")
    ben.go(take(ben, opened["tokens"]["seat-1"], "Ben"))
    ben.wait_for_table()
    assert ben.look()["phase"] == "setting up"
    ben.page.get_by_role("button", name="Begin").click()
    for one in (ann, ben):
        expect(one.page.get_by_role("toolbar").get_by_role("button")).to_have_count(7)
        assert one.complaints == []
