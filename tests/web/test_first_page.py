"""The first page: games of others that anybody may look on at."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.kit.browser import Guest
from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor
from tests.web.gathering import WIDE

GuestMaker = Callable[..., Guest]


def test_a_stranger_finds_a_game_to_watch(guest: GuestMaker, hall: HallProcess) -> None:
    host, stranger = Visitor(hall, "Host"), guest(viewport=WIDE)
    shut = host.open(sides=2, title="Behind closed doors")
    seen = host.open(sides=2, title="Open to all", is_open_to_watch=True)
    for opened in (shut, seen):
        for place, name in (("seat-1", "Rosa"), ("seat-2", "Sam")):
            Visitor(hall, name).join(opened["tokens"][place])
    stranger.go("")
    games = stranger.page.get_by_role("region", name="Games to watch").get_by_role("link")
    mine = games.filter(has_text="Open to all")
    expect(mine).to_contain_text("Rosa 0 : Sam 0")
    expect(games.filter(has_text="Behind closed doors")).to_have_count(0)
    assert stranger.faults() == []
    mine.click()
    stranger.page.wait_for_url(re.compile(rf"/games/{seen['game']}\?place=public$"))
    stranger.wait_for_table()
    assert stranger.complaints == []
