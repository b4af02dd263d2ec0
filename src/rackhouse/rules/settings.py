"""What an organiser must still set before a game can start."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rackhouse.rules.model import Rules


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


def missing_settings(rules: Rules) -> list[str]:
    """What the sheet leaves to the organiser and nobody has set, a sentence each.

    >>> from rackhouse.rules import Sheet
    >>> missing_settings(Sheet.named("base").rules)
    ['Name the dictionary in force (words.dictionary): this sheet leaves it to the organiser.']
    """
    return list(open_settings(rules).values())
