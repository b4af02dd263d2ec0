"""When an event is: days, weekdays that agree with them, hours, a time zone."""

from __future__ import annotations

from datetime import UTC, date, datetime, time
from typing import Annotated, Final, Literal, TypeAlias
from zoneinfo import ZoneInfo

import msgspec

from rackhouse.contest.refusal import refuse
from rackhouse.messages import Day, Message, Moment, message

Weekday: TypeAlias = Literal[
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"
]
WEEKDAYS: Final[tuple[Weekday, ...]] = (
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
)  # fmt: skip
LAST_MOMENT: Final = 7_258_118_400_000
"""The last possible moment of an event, in milliseconds: the start of 2200."""
MONTHS: Final = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip


TimeOfDay: TypeAlias = Annotated[
    time,
    msgspec.Meta(
        tz=False,
        extra_json_schema={"pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$"},
    ),
]
"""A local time where the event is."""


class EventSession(msgspec.Struct, frozen=True):
    """One day of an event, with its hours in the event's own time zone."""

    day: date
    opens: TimeOfDay
    closes: TimeOfDay
    weekday: Weekday | None = None
    """The weekday in the organiser's notice; ``None`` if it names none."""

    def __str__(self) -> str:
        return f"{day_in_words(self.day)}, {self.opens:%H:%M} to {self.closes:%H:%M}"

    @property
    def name(self) -> Message:
        """The day and its hours."""
        return message(
            "plan-session",
            day=Day(self.day, with_weekday=True),
            opens=Moment.of(self.opens),
            closes=Moment.of(self.closes),
        )


def weekday_of(day: date) -> Weekday:
    """The weekday of a date.

    >>> weekday_of(date(2011, 6, 19))
    'Sunday'
    """
    return WEEKDAYS[day.weekday()]


def date_in_words(day: date) -> str:
    """A date as a notice writes it.

    >>> date_in_words(date(2011, 6, 19))
    'June 19, 2011'
    """
    return f"{MONTHS[day.month - 1]} {day.day}, {day.year}"


def day_in_words(day: date) -> str:
    """A date with its weekday.

    >>> day_in_words(date(2011, 6, 18))
    'Saturday, June 18, 2011'
    """
    return f"{weekday_of(day)}, {date_in_words(day)}"


def zone_fault(zone: str) -> Message | None:
    """What is wrong with the name of a time zone.

    >>> zone_fault("Europe/London") is None
    True
    >>> print(zone_fault("Des Moines"))
    There is no time zone Des Moines. Give its IANA name, such as America/Chicago.
    """
    try:
        ZoneInfo(zone)
    except (OSError, ValueError, LookupError):
        return message("plan-no-zone", zone=zone[:60])
    return None


def year_fault(day: date) -> Message | None:
    """Why a date cannot be a day of an event.

    >>> print(year_fault(date(27, 5, 1)))
    27 cannot be the year of an event. Write the year in full.
    """
    if 1900 <= day.year <= 2190:
        return None
    return message("plan-year-wrong", year=str(day.year))


def moment_fault(at: int) -> Message | None:
    """Why a time in milliseconds since 1970 cannot be a time of an event.

    >>> moment_fault(1782925200000) is None
    True
    >>> print(moment_fault(2**53))
    An event cannot be at that time. Give a time between 1970 and 2200.
    """
    if 0 <= at <= LAST_MOMENT:
        return None
    return message("plan-moment-wrong")


def session_fault(session: EventSession, zone: str) -> Message | None:
    """What is wrong with a day of an event.

    >>> nine, five = time(9), time(17)
    >>> wrong = EventSession(date(2011, 6, 19), nine, five, "Saturday")
    >>> print(session_fault(wrong, "America/Chicago"))
    June 19, 2011 is a Sunday, not a Saturday. Which is right?
    """
    if fault := year_fault(session.day):
        return fault
    real, day = weekday_of(session.day), Day(session.day)
    if session.weekday not in (None, real):
        written = message("plan-weekday", weekday=session.weekday)
        right = message("plan-weekday", weekday=real)
        return message("plan-weekday-wrong", day=day, weekday=right, written=written)
    if session.closes <= session.opens:
        opens, closes = Moment.of(session.opens), Moment.of(session.closes)
        return message("plan-closes-before-opening", day=day, opens=opens, closes=closes)
    for moment in (session.opens, session.closes):
        if fault := local_fault(session.day, moment, zone):
            return fault
    return None


def local_fault(day: date, moment: time, zone: str) -> Message | None:
    """Why a time of day does not exist on a date: the clocks skip it.

    >>> local_fault(date(2026, 3, 29), time(1, 30), "Europe/London").key
    'plan-time-skipped'
    """
    local = datetime.combine(day, moment, ZoneInfo(zone))
    if local.astimezone(UTC).astimezone(ZoneInfo(zone)).time() != moment:
        return message("plan-time-skipped", day=Day(day), time=Moment.of(moment), zone=zone)
    return None


def instant(day: date, moment: time, zone: str) -> int:
    """A local time as milliseconds since 1970; the first of two when clocks go back.

    >>> instant(date(2026, 7, 1), time(12), "America/Chicago")
    1782925200000

    Raises:
        IllegalError: if the clocks skip that time.
    """
    refuse(local_fault(day, moment, zone))
    return round(datetime.combine(day, moment, ZoneInfo(zone)).timestamp() * 1000)


def local(at: int, zone: str) -> datetime:
    """The local date and time of an instant.

    >>> local(1782925200000, "America/Chicago").isoformat()
    '2026-07-01T12:00:00-05:00'
    """
    return datetime.fromtimestamp(at / 1000, ZoneInfo(zone))


def first_fault(sessions: tuple[EventSession, ...], zone: str) -> Message | None:
    """The first thing that is wrong with a schedule: its zone, a day, or overlapping days.

    >>> day = EventSession(date(2026, 5, 2), time(9), time(17))
    >>> first_fault((day, day), "Europe/London").key
    'plan-sessions-overlap'
    """
    if fault := zone_fault(zone):
        return fault
    for number, session in enumerate(sessions):
        if fault := session_fault(session, zone):
            return fault
        for other in sessions[:number]:
            same_day = other.day == session.day
            if same_day and session.opens < other.closes and other.opens < session.closes:
                return message("plan-sessions-overlap", session=session.name)
    return None
