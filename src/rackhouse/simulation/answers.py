"""The answers of an imaginary organiser to the questions of a preset."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING, Any, Final

from rackhouse.contest.schedule import weekday_of
from rackhouse.desk.values import EventSettings, TableTerms
from rackhouse.errors import IllegalError
from rackhouse.rules import Sheet

if TYPE_CHECKING:
    from rackhouse.contest.preset import Preset, PresetQuestion

_TEXTS: Final = {
    "title": "Letters for the Library",
    "division.format.home": "Hillside",
    "division.format.away": "Lakeside",
    "venue.name": "The Old Mill",
    "venue.directions": "From the station, the second street on the left.",
    "reporting.to": "office@example.org",
}
_COUNTS: Final = {"round_minutes": 90}
_BANDS: Final = (
    {"youngest": 50, "oldest": 59}, {"youngest": 60, "oldest": 69}, {"youngest": 70},
)  # fmt: skip
GOAL: Final = 20_000
"""The goal in cents, if the event takes money."""


def answers_for(preset: Preset, day: date, first_week: date) -> dict[str, Any]:
    """Answers to all required questions, for an event on a day or from a first week on.

    >>> from rackhouse.contest.preset import Preset
    >>> for name in Preset.names():
    ...     preset = Preset.named(name)
    ...     plan = preset.plan(answers_for(preset, date(2027, 5, 1), date(2027, 5, 3)))
    """
    return {
        question.key: _answer(question, day, first_week)
        for question in preset.questions
        if question.offered is None
    }


def _answer(question: PresetQuestion, day: date, first_week: date) -> Any:
    match question.kind:
        case "sessions":
            hours = {"opens": "09:00", "closes": "22:00"}
            return [{"day": day.isoformat(), "weekday": weekday_of(day), **hours}]
        case "date" if question.key.startswith("weeks."):
            return first_week.isoformat()
        case "date":
            return date(day.year, 12, 31).isoformat()
        case "zone":
            return "America/Chicago"
        case "bands":
            return list(_BANDS)
        case "count":
            return _COUNTS[question.key]
        case "choice":
            return question.choices[0]
        case "text":
            return _TEXTS.get(question.key, "To be announced")
        case _:
            raise IllegalError("simulation-no-answer", question=question.ask, key=question.key)


def monday_before(day: date) -> date:
    """The Monday of a day's week.

    >>> monday_before(date(2027, 5, 1))
    datetime.date(2027, 4, 26)
    """
    return day - timedelta(days=day.weekday())


def settings_for(preset: Preset) -> EventSettings:
    """The settings of the tables: on screens."""
    rules = Sheet.named(preset.sheet).rules
    takes_money = bool(rules.helps)
    return EventSettings(tables=TableTerms(custody="dealt"), goal=GOAL if takes_money else 0)
