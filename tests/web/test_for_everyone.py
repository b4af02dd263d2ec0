"""What axe finds on the pages, in light and dark: nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.kit.browser import Guest
from tests.web.sitting import invite, play_turn, sit_down


@pytest.mark.parametrize("width", [360, 1280])
def test_axe_finds_nothing(guest: Callable[..., Guest], width: int) -> None:
    me = guest(viewport={"width": width, "height": 800})
    me.go("")
    me.page.get_by_role("button", name="Play the computer").first.wait_for()
    assert me.faults_in_both_lights() == [], "home"
    link = invite(me)
    assert me.faults_in_both_lights() == [], "the table with an open seat"
    friend = guest(viewport={"width": width, "height": 800})
    friend.go(link)
    friend.page.get_by_role("button", name="Sit down").wait_for()
    assert friend.faults_in_both_lights() == [], "join"
    sit_down(me)
    play_turn(me, by_keys=True)
    assert me.faults_in_both_lights() == [], "table"
