"""What the sheets say of their events, as the page of an event shows it to those who play."""

from __future__ import annotations

import pytest

from rackhouse.contest import PUBLIC, Actor
from rackhouse.contest.formats import RoundRobin
from rackhouse.desk.names import Names
from rackhouse.desk.roles import Who
from rackhouse.desk.values import EventInfo
from rackhouse.desk.views.overview import Overview, overview
from rackhouse.desk.views.scene import Scene
from tests.kit.desk import Desk, player

anybody = pytest.mark.parametrize("who", [PUBLIC, player(1)], ids=["public", "player"])


def shown(desk: Desk, who: Actor) -> Overview:
    """The event as somebody sees it."""
    info = EventInfo("event", created=0, owner=None)
    return overview(Scene(info, desk.book, Names(), Who(who, (who,)), desk.now))


@pytest.mark.rule("D-01")
@anybody
def test_opponents_are_told_that_they_arrange_their_matches_and_may_open_them(who: Actor) -> None:
    seen = shown(Desk.preset("depaul"), who)
    [division] = seen.divisions
    assert isinstance(division.format, RoundRobin)
    # By this the page of a player lets the two open their game without waiting for the desk.
    assert division.format.self_scheduled
    assert division.format_words.endswith("at times that opponents arrange")
    assert "Opponents schedule their own matches." in seen.notices
