"""When an event is: days that exist, weekdays that agree with them, hours, a time zone."""

from __future__ import annotations

from datetime import UTC, date, datetime, time
from typing import Annotated, Final, Literal, TypeAlias
from zoneinfo import ZoneInfo

import msgspec

from rackhouse.errors import IllegalError

Weekday: TypeAlias = Literal[
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"
]
WEEKDAYS: Final[tuple[Weekday, ...]] = (
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
)  # fmt: skip
LAST_MOMENT: Final = 7_258_118_400_000
"""The last moment that an event can have, in milliseconds: the year 2200 begins."""
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
"""A time on the clocks of the place where the event is."""


class Session(msgspec.Struct, frozen=True):
    """One day of an event, with its hours in the event's own time zone."""

    day: date
    opens: TimeOfDay
    closes: TimeOfDay
    weekday: Weekday | None = None
    """What the organiser's notice calls the day; none where it says nothing."""

    def __str__(self) -> str:
        return f"{day_in_words(self.day)}, {self.opens:%H:%M} to {self.closes:%H:%M}"


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


def zone_fault(zone: str) -> str | None:
    """What is wrong with the name of a time zone.

    >>> zone_fault("Europe/London") is None
    True
    >>> zone_fault("Des Moines")
    "There is no time zone 'Des Moines'; give its IANA name, such as America/Chicago."
    """
    try:
        ZoneInfo(zone)
    except (OSError, ValueError, LookupError):
        return f"There is no time zone {zone!r:.60}; give its IANA name, such as America/Chicago."
    return None


def year_fault(day: date) -> str | None:
    """Why a date is likelier a slip than a day of an event.

    >>> year_fault(date(27, 5, 1))
    'The year 27 is none for an event; write it in full.'
    """
    if 1900 <= day.year <= 2190:
        return None
    return f"The year {day.year} is none for an event; write it in full."


def moment_fault(at: int) -> str | None:
    """Why milliseconds since 1970 are no moment that an event can have.

    >>> moment_fault(1782925200000) is None, moment_fault(2**53)
    (True, 'That is no time for an event; give one between 1970 and 2200.')
    """
    if 0 <= at <= LAST_MOMENT:
        return None
    return "That is no time for an event; give one between 1970 and 2200."


def session_fault(session: Session, zone: str) -> str | None:
    """What is wrong with a day of an event.

    >>> nine, five = time(9), time(17)
    >>> wrong = Session(date(2011, 6, 19), nine, five, "Saturday")
    >>> session_fault(wrong, "America/Chicago")
    'June 19, 2011 is a Sunday, not a Saturday. Which is right?'
    """
    if fault := year_fault(session.day):
        return fault
    real = weekday_of(session.day)
    written = date_in_words(session.day)
    if session.weekday not in (None, real):
        return f"{written} is a {real}, not a {session.weekday}. Which is right?"
    if session.closes <= session.opens:
        return (
            f"On {written} the event would close at {session.closes:%H:%M} and open at "
            f"{session.opens:%H:%M}; it closes after it opens."
        )
    for moment in (session.opens, session.closes):
        if fault := local_fault(session.day, moment, zone):
            return fault
    return None


def local_fault(day: date, moment: time, zone: str) -> str | None:
    """Why a time of day does not exist on a date: clocks were put forward over it.

    >>> local_fault(date(2026, 3, 29), time(1, 30), "Europe/London")
    'On March 29, 2026 there is no 01:30 in Europe/London: the clocks go forward over it.'
    """
    local = datetime.combine(day, moment, ZoneInfo(zone))
    if local.astimezone(UTC).astimezone(ZoneInfo(zone)).time() != moment:
        return (
            f"On {date_in_words(day)} there is no {moment:%H:%M} in {zone}: "
            "the clocks go forward over it."
        )
    return None


def instant(day: date, moment: time, zone: str) -> int:
    """A local time as milliseconds since 1970; the first of the two where clocks go back.

    >>> instant(date(2026, 7, 1), time(12), "America/Chicago")
    1782925200000

    Raises:
        IllegalError: where the clocks go forward over that time.
    """
    if fault := local_fault(day, moment, zone):
        raise IllegalError(fault)
    return round(datetime.combine(day, moment, ZoneInfo(zone)).timestamp() * 1000)


def local(at: int, zone: str) -> datetime:
    """The local date and time of an instant.

    >>> local(1782925200000, "America/Chicago").isoformat()
    '2026-07-01T12:00:00-05:00'
    """
    return datetime.fromtimestamp(at / 1000, ZoneInfo(zone))


def moment_in_words(at: int, zone: str) -> str:
    """An instant as people of a place say it.

    >>> moment_in_words(1782925200000, "America/Chicago")
    'Wednesday, July 1, 2026 at 12:00'
    """
    there = local(at, zone)
    return f"{day_in_words(there.date())} at {there:%H:%M}"


def first_fault(sessions: tuple[Session, ...], zone: str) -> str | None:
    """The first thing that is wrong with a schedule: its zone, a day, or two days at once.

    >>> day = Session(date(2026, 5, 2), time(9), time(17))
    >>> first_fault((day, day), "Europe/London")
    'Saturday, May 2, 2026, 09:00 to 17:00 overlaps another session of that day; give each its own.'
    """
    if fault := zone_fault(zone):
        return fault
    for number, session in enumerate(sessions):
        if fault := session_fault(session, zone):
            return fault
        for other in sessions[:number]:
            same_day = other.day == session.day
            if same_day and session.opens < other.closes and other.opens < session.closes:
                return f"{session} overlaps another session of that day; give each its own."
    return None
