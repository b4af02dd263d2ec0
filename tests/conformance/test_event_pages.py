"""What the sheets say of their events, as the page of an event shows it to those who play."""

from __future__ import annotations

import pytest

from rackhouse.contest import PUBLIC, EventActor
from rackhouse.contest.formats import RoundRobin
from rackhouse.desk.names import Names
from rackhouse.desk.roles import Who
from rackhouse.desk.values import EventInfo
from rackhouse.desk.views.overview import Overview, overview
from rackhouse.desk.views.scene import Scene
from tests.kit.desk import Desk, player

anybody = pytest.mark.parametrize("who", [PUBLIC, player(1)], ids=["public", "player"])


def shown(desk: Desk, who: EventActor) -> Overview:
    """The event as somebody sees it."""
    info = EventInfo("event", created=0, owner=None)
    return overview(Scene(info, desk.book, Names(), Who(who, (who,)), desk.now))


@pytest.mark.rule("D-01")
@anybody
def test_opponents_are_told_that_they_arrange_their_matches_and_may_open_them(
    who: EventActor,
) -> None:
    seen = shown(Desk.preset("depaul"), who)
    [division] = seen.divisions
    assert isinstance(division.format, RoundRobin)
    # By this the page of a player lets the two open their game without waiting for the desk.
    assert division.format.self_scheduled
    assert division.format_words.endswith("at times that opponents arrange")
    assert "Opponents schedule their own matches." in seen.notices


@pytest.mark.rule("D-07")
@anybody
def test_the_office_address_for_results_is_within_reach_of_every_player(who: EventActor) -> None:
    assert shown(Desk.preset("depaul"), who).reporting.to == "office@example.org"


@pytest.mark.rule("W-47")
@anybody
def test_the_policies_are_a_link_on_the_page_of_the_event(who: EventActor) -> None:
    [link] = shown(Desk.preset("washburn"), who).links
    assert "sportsmanship policies" in link.title
    assert link.address == "www.washburn.edu/getfit"


@pytest.mark.rule("W-06", "D-03")
@anybody
@pytest.mark.parametrize("preset", ["washburn", "depaul"])
def test_the_page_says_that_things_are_lent_at_the_front_desk(preset: str, who: EventActor) -> None:
    assert shown(Desk.preset(preset), who).lending.where == "the front desk"


@pytest.mark.rule("I-01")
@anybody
def test_the_page_has_the_day_the_date_and_the_hours(who: EventActor) -> None:
    [session] = shown(Desk.preset("iowa"), who).sessions
    assert session.words == "Saturday, May 1, 2027, 09:00 to 17:00"


@pytest.mark.rule("I-02")
@anybody
def test_the_page_has_the_venue_and_how_one_gets_there(who: EventActor) -> None:
    venue = shown(Desk.preset("iowa"), who).venue
    assert (venue.name, venue.address) == (
        "Valley High School",
        "3650 Woodland Avenue, West Des Moines",
    )
    assert venue.directions == "From the station, the second street on the left."


@pytest.mark.rule("I-03", "I-04")
@anybody
def test_the_page_asks_players_to_bring_what_they_can(who: EventActor) -> None:
    seen = shown(Desk.preset("iowa"), who)
    assert seen.lending.bring == ("board", "tile set", "clock")
    assert (
        "Please bring your own board, tiles and clock if you can; "
        "a limited number of sets is available."
    ) in seen.notices


@pytest.mark.rule("P-32")
@anybody
def test_the_page_says_that_phones_do_not_help_to_find_words(who: EventActor) -> None:
    seen = shown(Desk.preset("priston"), who)
    assert "Mobile phones must not be used to help find words." in seen.notices
