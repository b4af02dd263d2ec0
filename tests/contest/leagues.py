"""A league for tests: its weeks, its reports, and the day on which its first week ends."""

from __future__ import annotations

from datetime import date, time

from rackhouse.contest.formats import RoundRobin
from rackhouse.contest.plan import Counting, Reporting, Venue, Weeks
from rackhouse.contest.schedule import instant
from tests.kit.desk import ZONE, Desk

HOUR = 3_600_000
WEEKS = Weeks(date(2027, 3, 8))  # the clocks go forward within the first week
REPORTING = Reporting(
    by="winner", confirmed_by="nobody", to="office@example.org", unreported="double forfeit"
)
WEEK_ENDS = instant(date(2027, 3, 14), time(23, 59), ZONE)


def open_league(entries: int = 4, **more: object) -> Desk:
    settings: dict[str, object] = {
        "weeks": WEEKS,
        "reporting": REPORTING,
        "venue": Venue("The Centre", only_here=True),
        "counting": Counting(tie="score-before-unplayed", still_tied="director"),
    }
    desk = Desk.of(RoundRobin(self_scheduled=True), entries, **(settings | more))
    desk.now = instant(WEEKS.begin, time(9), ZONE)
    return desk


def league(entries: int = 4, **more: object) -> Desk:
    desk = open_league(entries, **more)
    desk.start(seeds=tuple(range(1, entries + 1)))
    return desk


def first_week(desk: Desk) -> int:
    return desk.state.divisions["main"].rounds[0][0]
