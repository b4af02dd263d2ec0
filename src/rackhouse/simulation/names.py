"""Names of nobody, and those who sign up for a simulated event under them."""

from __future__ import annotations

from datetime import date
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

from rackhouse.desk.enter import SignUp
from rackhouse.desk.values import Details

if TYPE_CHECKING:
    from collections.abc import Callable

    from rackhouse.contest.plan import EventPlan, Field


_Letters: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]
_PEOPLE: Final[tuple[_Letters, ...]] = (
    (
        ("Tamsin", "Rufus", "Odile", "Barnaby", "Ingrid", "Cosmo", "Philippa", "Wendell", "Maren",
         "Jasper", "Henrike", "Lucian", "Beatrix", "Anselm", "Delphine", "Quentin"),
        ("Underbough", "Quillfeather", "Marlstone", "Hathersedge", "Pennywhistle", "Oakshadow",
         "Thistlewick", "Brambleford", "Larkrise", "Coppersmythe", "Winterbottle", "Fennimark"),
    ),
    (
        ("Ελπίδα", "Θαλής", "Ζωή", "Λέανδρος"),
        ("Καραβοπέτρα", "Θυμαρόλοφου", "Ανεμοπύργου", "Φεγγαροσπηλιά"),
    ),
    (
        ("Злата", "Любомир", "Весна", "Ростислав"),
        ("Снегоречная", "Травников-Лунный", "Ветродуб", "Зореполье"),
    ),
    (
        ("Świętosława", "Żegota", "Łucja", "Gniewomir"),
        ("Źródlańska-Wiąz", "Chrząszczobór", "Śnieżyczny", "Jaśmińska"),
    ),
    (
        ("נעמי", "איתן", "תמר", "אלישע"),
        ("הר-הזית", "בן-נחלים", "כוכב-שחר", "גן-רימון"),
    ),
)  # fmt: skip
"""Given names and family names, script by script; the first are the most common."""
_OTHERS: Final = 0.3
"""How often a name is in another script than most."""
_TRIES: Final = 20
_TEAMS: Final = (
    ("Mighty", "Quiet", "Seven", "Purple", "Reckless", "Double", "Honest", "Sunday"),
    ("Owls", "Vowels", "Hooks", "Blanks", "Larks", "Anagrams", "Racks", "Syllables"),
)


def people(chance: Random, count: int) -> list[str]:
    """So many people with different names.

    >>> len(set(people(Random(1), 60)))
    60
    """
    found: dict[str, None] = {}
    for letters in _PEOPLE[1:]:
        if len(found) + 1 < count:  # if there is room, every script is used
            found[_person(chance, letters)] = None
    while len(found) < count:
        other = chance.random() < _OTHERS
        letters = chance.choice(_PEOPLE[1:]) if other else _PEOPLE[0]
        found[_free(partial(_person, chance, letters), found)] = None
    names = list(found)
    chance.shuffle(names)
    return names


def teams(chance: Random, count: int) -> list[str]:
    """So many teams.

    >>> len(set(teams(Random(1), 70)))
    70
    """
    found: dict[str, None] = {}
    while len(found) < count:
        found[_free(partial(_team, chance), found)] = None
    return list(found)


def _person(chance: Random, letters: _Letters) -> str:
    given, family = letters
    return f"{chance.choice(given)} {chance.choice(family)}"


def _team(chance: Random) -> str:
    return " ".join(map(chance.choice, _TEAMS))


def _free(made: Callable[[], str], known: dict[str, None]) -> str:
    """A name that nobody has; with a number, if all seem to be taken."""
    tries = 0
    while (name := made()) in known and tries < _TRIES:
        tries += 1
    if name not in known:
        return name
    number = 2
    while f"{name} {number}" in known:
        number += 1
    return f"{name} {number}"


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
    """A birth date in one of the age divisions; younger ones are more frequent."""
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
