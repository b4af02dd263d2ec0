"""A lost account, won back in a browser by a code and by mail."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.desk.postbox import Postbox
from tests.kit.browser import PATIENCE, Guest
from tests.kit.hall_process import HallProcess
from tests.web.past import AtBrowser
from tests.web.test_all_pages import cut_off, left_untold, overflow, sentences
from tests.web.test_turn_mail import link_for

GuestMaker = Callable[..., Guest]
PASSWORD = "correct horse battery"
NEW = "another horse"
ADDRESS = "lost@example.org"


def sign_up(hall: HallProcess, guest: Guest, login: str) -> AtBrowser:
    """Somebody with an account, at a browser."""
    me = AtBrowser(hall, guest, "Grace")
    me.post("/api/me/account", login=login, password=PASSWORD, status=201)
    return me


@pytest.mark.parametrize("width", [360, 1280])
def test_a_code_is_kept_and_wins_the_account_back(
    guest: GuestMaker, hall: HallProcess, width: int
) -> None:
    here = guest(viewport={"width": width, "height": 640})
    sign_up(hall, here, f"keeps-{width}")
    here.go("settings")
    here.page.get_by_role("link", name="Keep a recovery code").click()
    here.page.get_by_label("Your password").fill(PASSWORD)
    here.page.get_by_role("button", name="Create code").click()
    code = here.page.get_by_role("textbox", name="Recovery code")
    expect(code).to_have_value(re.compile(r"^[0-9A-Z]{5}(-[0-9A-Z]{5}){4}$"))
    assert here.faults_in_both_lights() == []
    assert overflow(here.page) <= 0
    kept = code.input_value()
    here.page.reload()
    # It is shown once; the page only knows that there is one.
    expect(here.page.get_by_role("button", name="Replace my code")).to_be_visible()

    there = guest(viewport={"width": width, "height": 640})
    there.go("settings")
    there.page.get_by_role("link", name="Lost your account?").click()
    expect(there.page.get_by_role("heading", level=1)).to_have_text("Win back your account")
    assert there.faults_in_both_lights() == []
    assert overflow(there.page) <= 0
    assert cut_off(there.page) == []
    there.page.get_by_label("Recovery code").fill(kept.lower().replace("-", " "))
    there.page.get_by_label("New password").fill(NEW)
    there.page.get_by_role("button", name="Win back account").click()
    expect(there.page.get_by_role("heading", name="Welcome back, Grace")).to_be_visible()
    expect(there.page.get_by_text("Your new password is set.")).to_be_visible()
    assert there.faults() == []
    # All others were signed out, as was asked for.
    here.go("profile")
    expect(here.page.get_by_role("link", name="Sign in")).to_be_visible()
    here.complaints.clear()


def test_a_wrong_code_says_what_to_do(guest: GuestMaker) -> None:
    me = guest()
    me.go("win-back")
    me.page.get_by_label("Recovery code").fill("00000-00000")
    me.page.get_by_role("button", name="Win back account").click()
    expect(me.page.get_by_text("This code wins back no account.")).to_be_visible()
    me.complaints.clear()  # the browser's own of an answer that refuses


def test_a_link_by_mail_wins_the_account_back_once(
    guest: GuestMaker, hall: HallProcess, postbox: Postbox
) -> None:
    here = guest()
    sign_up(hall, here, "by-mail")
    here.go("settings")
    mail = here.page.get_by_role("region", name="Mail", exact=True)
    mail.get_by_label("Your mail address").fill(ADDRESS)
    mail.get_by_label("Your password").fill(PASSWORD)
    mail.get_by_role("button", name="Send confirmation").click()
    expect(mail).to_contain_text(f"Open the link that was sent to {ADDRESS}")
    here.page.goto(link_for(postbox, ADDRESS))
    expect(here.page.get_by_text("Your address is confirmed.")).to_be_visible()

    there = guest()
    there.go("win-back")
    there.page.get_by_label("Your mail address").fill(ADDRESS)
    there.page.get_by_role("button", name="Send link").click()
    expect(there.page.get_by_text("a link is on its way")).to_be_visible()
    link = letter_with(postbox, r"http\S+/win-back#link=[\w-]+")
    there.page.goto(link)
    there.page.get_by_role("button", name="Win back account").click()
    expect(there.page.get_by_text("Your login is by-mail.")).to_be_visible()
    assert "#" not in there.page.url
    assert there.faults() == []

    thief = guest()
    thief.page.goto(link)
    thief.page.get_by_role("button", name="Win back account").click()
    expect(thief.page.get_by_text("This link has been used or has expired.")).to_be_visible()
    thief.complaints.clear()


def test_winning_back_is_all_in_german_too(guest: GuestMaker, hall: HallProcess) -> None:
    me = guest(locale="de-DE", viewport={"width": 360, "height": 640})
    AtBrowser(hall, me, "Grace")
    english = sentences("en") - sentences("de")
    for path in ("win-back#link=some", "keep-code", "win-back"):
        me.go(path)
        expect(me.page.get_by_role("heading", level=1)).to_be_visible()
        assert left_untold(me.page, english) == [], path
        assert overflow(me.page) <= 0, path


def letter_with(postbox: Postbox, pattern: str) -> str:
    """What fits a pattern in a letter, once that has come."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for _, letter in list(postbox.letters):
            if found := re.search(pattern, str(letter.get_content())):
                return found.group()
        time.sleep(0.05)
    raise AssertionError("no letter came")
