"""What an organiser must still set before a game can start."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rackhouse.rules.basis import Basis
    from rackhouse.rules.model import Rules

CLOCKS: Final = {
    "clocks.seconds": "How much time does each side have (clocks.seconds; 1500 is 25 minutes)?",
    "clocks.overtime_points": (
        "How many points does each started minute over cost (clocks.overtime_points; 10 is usual, "
        "0 is none)?"
    ),
}
"""What whoever turns clocks on has to say of them: no sheet does it for them (A-30)."""


def open_settings(rules: Rules) -> dict[str, str]:
    """The keys that the sheet leaves to the organiser and nobody has set, each with a sentence.

    Clocks that an organiser *may* set are not missing: they are off until they are set on.

    >>> from rackhouse.rules import Sheet
    >>> list(open_settings(Sheet.named("base").rules))
    ['words.dictionary']
    """
    missing = {}
    if not rules.words.dictionary.strip():
        missing["words.dictionary"] = (
            "Name the dictionary in force (words.dictionary): "
            "this sheet leaves it to the organiser."
        )
    if rules.round.limit == "organiser-sets" and rules.round.seconds == 0:
        missing["round.seconds"] = (
            "Set the time for the round in seconds (round.seconds): "
            "this sheet leaves it to the organiser."
        )
    return missing


def unsaid_of_clocks(rules: Rules, basis: Mapping[str, Basis]) -> tuple[str, ...]:
    """The keys of clocks in use that are only offered: neither a sheet nor the house says them.

    >>> from rackhouse.rules import Sheet
    >>> sheet = Sheet.named("base")
    >>> unsaid_of_clocks(sheet.rules, sheet.basis)
    ()
    """
    if rules.clocks.use != "on":
        return ()
    return tuple(key for key in CLOCKS if basis[key].kind not in ("text", "house"))


def clock_questions(unsaid: tuple[str, ...]) -> str | None:
    """What is asked of whoever turned clocks on; nothing where all has been said.

    >>> clock_questions(("clocks.seconds",))
    'clocks.use is "on". How much time does each side have (clocks.seconds; 1500 is 25 minutes)?'
    """
    questions = [CLOCKS[key] for key in unsaid]
    return " ".join(['clocks.use is "on".', *questions]) if questions else None


def missing_settings(rules: Rules) -> list[str]:
    """What the sheet leaves to the organiser and nobody has set, a sentence each.

    >>> from rackhouse.rules import Sheet
    >>> missing_settings(Sheet.named("base").rules)
    ['Name the dictionary in force (words.dictionary): this sheet leaves it to the organiser.']
    """
    return list(open_settings(rules).values())
