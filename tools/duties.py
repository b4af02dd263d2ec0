"""The duties of the rule sheets, and the tests that carry them.

``docs/rules/CHECKLIST.md`` lists every duty with its ID. A test that shows one carries it as
``@pytest.mark.rule("W-37")``; the suite notes which IDs were carried by tests that passed
(see ``tests/conftest.py``), one file per run of pytest. Called as a program with those files,
this prints the table of IDs per sheet and fails where it has a gap::

    python -m tools.duties build/duties/*.json
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

ROOT = Path(__file__).resolve().parent.parent
CHECKLIST = ROOT / "docs" / "rules" / "CHECKLIST.md"
AMBIGUITIES = ROOT / "docs" / "rules" / "AMBIGUITIES.md"
PENDING = ROOT / "tests" / "conformance" / "pending.txt"

TOTAL = 312
"""How many duties the sheets have: a line lost from the checklist must not pass unseen."""

MAY_BE_PENDING = frozenset(
    f"{sheet}-{number:02}"
    for sheet, numbers in {
        "W": (1, 2, 3, 4, 5, 6, 47),
        "D": (1, 2, 3, 5, 6, 7, 8, 9, 10),
        "F": (65,),
        "I": (1, 2, 3, 4, 5),
        "P": (32,),
    }.items()
    for number in numbers
)
"""Duties of the event desk and the pages, which are yet to be built; no other may wait."""

_DUTY = re.compile(r"^- ([A-Z]-\d\d) ", re.MULTILINE)
_SHEET = re.compile(r"^## (\w+) \(([A-Z])\)", re.MULTILINE)


@dataclass(frozen=True)
class Duties:
    """What the checklist asks for, and what may wait."""

    sheets: Mapping[str, str]
    """The letter of each sheet, and its name."""
    ids: tuple[str, ...]
    """Every duty, in the checklist's order."""
    readings: frozenset[str]
    """The IDs of our readings (A-01 …): a test may carry them, none has to."""
    pending: tuple[str, ...]
    """The duties that wait, in the order of their file."""

    @property
    def known(self) -> frozenset[str]:
        """Every ID that a test may carry."""
        return self.readings | frozenset(self.ids)


def read_duties() -> Duties:
    """The duties as the project's files list them."""
    checklist = CHECKLIST.read_text(encoding="utf-8")
    lines = PENDING.read_text(encoding="utf-8").splitlines()
    return Duties(
        sheets={letter: name for name, letter in _SHEET.findall(checklist)},
        ids=tuple(_DUTY.findall(checklist)),
        readings=frozenset(_DUTY.findall(AMBIGUITIES.read_text(encoding="utf-8"))),
        pending=tuple(word for line in lines for word in line.partition("#")[0].split()),
    )


def faults(duties: Duties, carried: Collection[str], total: int = TOTAL) -> list[str]:
    """What is wrong, a sentence each; empty where every duty is carried or may wait.

    >>> duties = Duties({"W": "Washburn"}, ("W-01", "W-07", "W-08"), frozenset(), ("W-01",))
    >>> faults(duties, {"W-07"}, total=3)
    ['1 of the duties have no passing test: W-08.']
    """
    pending = Counter(duties.pending)
    found: list[str] = []
    if len(set(duties.ids)) != total or len(duties.ids) != total:
        found.append(
            f"The checklist has {len(set(duties.ids))} duties in {len(duties.ids)} lines instead "
            f"of {total}; restore docs/rules/CHECKLIST.md."
        )
    if twice := [name for name, count in pending.items() if count > 1]:
        found.append(f"These duties are pending twice: {' '.join(twice)}; list each once.")
    if strangers := [name for name in pending if name not in MAY_BE_PENDING]:
        found.append(f"These duties may not be pending: {' '.join(strangers)}; give them tests.")
    if both := [name for name in pending if name in carried]:
        found.append(
            f"These duties are pending and carried by a test: {' '.join(both)}; "
            f"take them out of {PENDING.relative_to(ROOT)}."
        )
    if missing := [name for name in duties.ids if name not in carried and name not in pending]:
        found.append(f"{len(missing)} of the duties have no passing test: {' '.join(missing)}.")
    return found


def table(duties: Duties, carried: Collection[str]) -> str:
    """The table of IDs per sheet: how many there are, carried, pending and missing."""
    lines = [_row("sheet", ("duties", "carried", "pending", "missing"))]
    for name, letter in [*((name, letter) for letter, name in duties.sheets.items()), ("all", "")]:
        ids = [duty for duty in duties.ids if duty.startswith(letter)]
        done = {duty for duty in ids if duty in carried}
        waiting = {duty for duty in ids if duty in duties.pending}
        counts = (len(ids), len(done), len(waiting), len(set(ids) - done - waiting))
        lines.append(_row(f"{name} ({letter})" if letter else name, counts))
    return "\n".join(lines)


def _row(first: str, others: Iterable[object]) -> str:
    return f"{first:<16}" + "".join(f"{other!s:>9}" for other in others)


def carried_in(files: Iterable[Path]) -> dict[str, int]:
    """How many passing tests carry each ID, over all runs of pytest."""
    counts: Counter[str] = Counter()
    for file in files:
        tests_of_id: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
        counts.update({name: len(tests) for name, tests in tests_of_id.items() if tests})
    return dict(counts)


def main(arguments: list[str]) -> int:
    """Print the table and what is wrong; the exit status is 1 where anything is.

    The one argument is the folder in which every run of pytest left its notes.
    """
    duties = read_duties()
    carried = carried_in(Path(arguments[0]).glob("*.json"))
    print(table(duties, carried))
    print(f"pending ({PENDING.relative_to(ROOT)}): {' '.join(duties.pending)}")
    print(f"readings shown: {len(duties.readings & set(carried))} of {len(duties.readings)}")
    found = faults(duties, carried)
    for sentence in found:
        print(sentence)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
