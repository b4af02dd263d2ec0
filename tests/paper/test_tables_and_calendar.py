"""An event goes out as tables and calendars."""

from __future__ import annotations

import csv
import io
from datetime import date

import icalendar
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.contest import ORGANISER, Result, actions
from rackhouse.contest.formats import Knockout, Swiss
from rackhouse.contest.schedule import instant
from rackhouse.errors import IllegalError
from rackhouse.paper.calendar import calendar
from rackhouse.paper.names import EntryNames
from rackhouse.paper.tables import (
    as_csv,
    entries_csv,
    ledger_csv,
    pairings_csv,
    results_csv,
    standings_csv,
)
from tests.kit.desk import DAY, ZONE, Desk, player


def rows(data: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))


@given(st.text(), st.integers())
def test_no_text_of_a_table_is_taken_for_a_formula(text: str, figure: int) -> None:
    [_, found] = csv.reader(
        io.StringIO(
            as_csv(EntryNames(), "name,score", [(text, figure)]).decode("utf-8-sig"), newline=""
        )
    )
    assert found[0].lstrip()[:1] not in ("=", "+", "-", "@")
    assert found[0].endswith(text)
    assert found[1] == str(figure)


def test_everything_of_an_event_goes_out_as_tables() -> None:
    desk = Desk.of(Swiss(), 3)
    names = EntryNames({1: "=Ann()", 2: "Łucja", 3: "דנה"})
    desk.start()
    [game] = [one for one in desk.pair() if not one.is_bye]
    desk.result(game.number, 310, 350, before=(315, 340))
    desk.do(actions.ChargeFee(2, "a letter", 200))
    desk.do(actions.ReverseMoney(1, "a slip"), ORGANISER)
    assert [row["name"] for row in rows(entries_csv(desk.state, names))] == [
        "'=Ann()",
        "Łucja",
        "דנה",
    ]
    assert [row["bye"] for row in rows(pairings_csv(desk.state, names))].count("bye") == 1
    results = rows(results_csv(desk.state, names))
    assert [(row["score"], row["before_unplayed"], row["outcome"]) for row in results] == [
        ("310", "315", "lost"),
        ("350", "340", "won"),
    ]
    table = rows(standings_csv(desk.state, names, "main"))
    assert sorted(row["spread"] for row in table) == ["-40", "0", "40"]
    assert [row["reached"] for row in table] == [""] * 3
    ledger = rows(ledger_csv(desk.state, names))
    assert [(row["charged_cents"], row["reverses"]) for row in ledger] == [
        ("200", ""),
        ("-200", "1"),
    ]


def test_tables_of_a_knockout_have_shared_wins_and_rounds_reached() -> None:
    desk = Desk.of(Knockout(), 4)
    desk.start(seeds=(1, 2, 3, 4))
    desk.ended(1, Result("no-show", winner=1))
    table = rows(standings_csv(desk.state, EntryNames(), "main"))
    assert [row["reached"] for row in table] == ["final", "semi-final", "semi-final", "semi-final"]
    desk = Desk.of(Swiss(), 2)
    desk.start()
    desk.result(desk.pair()[0].number, 300, 300, before=(290, 290))
    assert {row["wins"] for row in rows(standings_csv(desk.state, EntryNames(), "main"))} == {"0.5"}
    assert {row["outcome"] for row in rows(results_csv(desk.state, EntryNames()))} == {"shared"}


def test_the_days_of_an_event_are_in_its_calendar_at_its_own_hours() -> None:
    desk = Desk.preset("washburn")
    data = calendar(desk.state, EntryNames(), "e1@hall.example", link="https://hall.example/e/1")
    file = icalendar.Calendar.from_ical(data)
    [event] = file.events
    assert event.start.isoformat() == "2027-05-01T09:00:00-05:00"
    assert event.end.isoformat() == "2027-05-01T17:00:00-05:00"
    assert str(event["location"]).startswith("Student Recreation & Wellness Center")
    assert [zone["tzid"] for zone in file.timezones] == [ZONE]
    assert data == calendar(
        desk.state, EntryNames(), "e1@hall.example", link="https://hall.example/e/1"
    )


def test_a_player_sees_deadlines_until_a_time_is_agreed() -> None:
    desk = Desk.preset("depaul")
    desk.enter(4)
    desk.start()
    own = [one for one in desk.state.outstanding() if 1 in one.sides]
    at = instant(date(2027, 1, 16), DAY.opens, ZONE)
    one, other = own[0].sides
    desk.do(actions.ProposeTime(own[0].number, one, at), player(one))
    desk.do(actions.AcceptTime(own[0].number, other, at), player(other))
    desk.win(own[1].number, 1)
    names = EntryNames({1: "Ann"})
    events = icalendar.Calendar.from_ical(calendar(desk.state, names, "e2", entry=1)).events
    assert len(events) == 2
    assert events[0].start.isoformat() == "2027-01-16T09:00:00-06:00"
    assert "deadline for" in str(events[1]["summary"])
    assert all("Ann" in str(event["summary"]) for event in events)
    assert len({str(event["uid"]) for event in events}) == 2
    with pytest.raises(IllegalError, match="There is no entry 9"):
        calendar(desk.state, names, "e2", entry=9)
