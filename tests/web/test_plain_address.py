"""A hall at a plain name of a local network: no secure context, and everything has its fallback."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser import FLAGS, PROGRAM, Guest
from tests.kit.hall_process import running_hall
from tests.web.gathering import WIDE

NAME = "club.test"


@pytest.fixture
def at_plain_name(browser: Browser, tmp_path: Path) -> Iterator[Guest]:
    """Somebody in a local network, for whom the hall has a name and no certificate."""
    flags = [*FLAGS, f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
    program = shutil.which(PROGRAM)
    with (
        running_hall(tmp_path, settings={"RACKHOUSE_HOSTS": NAME}) as hall,
        browser.browser_type.launch(executable_path=program, args=flags) as mapped,
    ):
        url = re.sub(r"//[^:/]+", f"//{NAME}", hall.url)
        guest = Guest(mapped, url, viewport=WIDE, service_workers="allow")
        yield guest
        # The browser itself notes that a header means nothing without https.
        assert [one for one in guest.complaints if "Cross-Origin-Opener-Policy" not in one] == []


def test_games_links_and_what_tells_of_a_move_do_without_https(at_plain_name: Guest) -> None:
    me = at_plain_name
    me.go("")
    page = me.page
    missing = "!isSecureContext && !('clipboard' in navigator) && !('serviceWorker' in navigator)"
    assert page.evaluate(missing)
    page.get_by_role("button", name="Play now").click()
    me.wait_for_table()
    game = re.search(r"/games/([\w-]+)", page.url)
    assert game is not None
    me.go(f"games/{game[1]}/stream")
    page.get_by_role("button", name=re.compile("Copy link.*Board")).click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    # What was copied is pasted by hand: such a page may not read the clipboard.
    me.go("games")
    field = page.get_by_role("searchbox")
    field.focus()
    page.keyboard.press("Control+V")
    expect(field).to_have_value(re.compile(rf"^{me.url}/overlay/{game[1]}/board\?"))
    me.go("settings")
    card = page.get_by_role("region", name="Notifications when it is your move")
    expect(card.get_by_text("Notifications need an https address")).to_be_visible()
    expect(card.get_by_role("button")).to_have_count(0)
