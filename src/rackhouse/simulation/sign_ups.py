"""Those who sign up for a simulated event: as many as are asked for, each as its plan wants."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from rackhouse.desk.enter import SignUp
from rackhouse.desk.values import Details
from rackhouse.simulation.names import people, teams

if TYPE_CHECKING:
    from random import Random

    from rackhouse.contest.plan import EventPlan, Field

_MEMBERS = (2, 3, 4)
_CLUBS = ("Hillside readers", "Lakeside letters", "")
_OLDEST = 84


def sign_ups(plan: EventPlan, chance: Random, count: int) -> list[SignUp]:
    """So many who want to take part.

    >>> from random import Random
    >>> from rackhouse.contest.preset import Preset
    >>> from rackhouse.simulation.answers import answers_for
    >>> preset = Preset.named(Preset.names()[0])
    >>> plan = preset.plan(answers_for(preset, date(2027, 5, 1), date(2027, 5, 3)))
    >>> len(sign_ups(plan, Random(1), 16))
    16
    """
    if plan.counting.called == "team":
        sizes = [chance.choice(_MEMBERS) for _ in range(count)]
        everybody = iter(people(chance, sum(sizes)))
        return [
            SignUp(
                name,
                "team",
                tuple(next(everybody) for _ in range(size)),
                details=_details(plan, chance, number),
            )
            for number, (name, size) in enumerate(zip(teams(chance, count), sizes, strict=True))
        ]
    return [
        SignUp(
            name,
            details=_details(plan, chance, number),
            brings=plan.lending.bring if chance.random() < 0.4 else (),
        )
        for number, name in enumerate(people(chance, count))
    ]


def _details(plan: EventPlan, chance: Random, number: int) -> Details:
    return Details(
        born=_born(plan, chance, number),
        mail=f"player{number + 1}@example.org",
        phone=f"555-{1000 + number:04}",
        club=chance.choice(_CLUBS),
        answers={field.key: _answered(field) for field in plan.fields},
    )


def _born(plan: EventPlan, chance: Random, number: int) -> date | None:
    """A birth date that falls into one of the age divisions, the younger ones the fuller."""
    bands = [division.band for division in plan.divisions if division.band is not None]
    if not bands or plan.age_day is None:
        return None
    weights = [2 ** (len(bands) - place) for place in range(len(bands))]
    band = bands[number] if number < len(bands) else chance.choices(bands, weights)[0]
    age = chance.randint(band.youngest, band.oldest or _OLDEST)
    return date(plan.age_day.year - age, chance.randint(1, 12), chance.randint(1, 28))


def _answered(field: Field) -> str:
    if field.kind == "yes":
        return "yes"
    return (
        field.choices[0] if field.choices else "2027-01-01" if field.kind == "date" else "So it is."
    )
