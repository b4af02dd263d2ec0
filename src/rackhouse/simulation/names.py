"""Names of nobody: invented people and teams, in several letters."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

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
"""Given names and family names, letters by letters; the first are the most common."""
_OTHERS: Final = 0.3
"""How often somebody's name is in other letters than most."""
_TRIES: Final = 20
_TEAMS: Final = (
    ("Mighty", "Quiet", "Seven", "Purple", "Reckless", "Double", "Honest", "Sunday"),
    ("Owls", "Vowels", "Hooks", "Blanks", "Larks", "Anagrams", "Racks", "Syllables"),
)


def people(chance: Random, count: int) -> list[str]:
    """So many people, no two of the same name.

    >>> len(set(people(Random(1), 60)))
    60
    """
    found: dict[str, None] = {}
    for letters in _PEOPLE[1:]:
        if len(found) + 1 < count:  # every alphabet is there where there is room
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
    """A name that nobody has; with a number, where all seem to be taken."""
    tries = 0
    while (name := made()) in known and tries < _TRIES:
        tries += 1
    if name not in known:
        return name
    number = 2
    while f"{name} {number}" in known:
        number += 1
    return f"{name} {number}"
