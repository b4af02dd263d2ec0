"""What an organiser must still set before a game can start."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rackhouse.rules.basis import Basis
    from rackhouse.rules.model import Rules

CLOCKS: Final = ("clocks.seconds", "clocks.overtime_points")
"""What has to be set when clocks are turned on: no sheet decides it (A-30)."""


def open_settings(rules: Rules) -> dict[str, Message]:
    """The keys that the sheet leaves to the organiser and nobody has set, each with what to do.

    Clocks that an organiser *may* set are not missing: they are off until turned on.

    >>> from rackhouse.rules import Sheet
    >>> list(open_settings(Sheet.named("base").rules))
    ['words.dictionary']
    """
    missing: dict[str, Message] = {}
    if not rules.words.dictionary.strip():
        missing["words.dictionary"] = message("sheet-name-dictionary")
    if rules.round.limit == "organiser-sets" and rules.round.seconds == 0:
        missing["round.seconds"] = message("sheet-set-round-time")
    return missing


def unsaid_of_clocks(rules: Rules, basis: Mapping[str, Basis]) -> tuple[str, ...]:
    """The keys of clocks in use that neither a sheet nor the house has set.

    >>> from rackhouse.rules import Sheet
    >>> sheet = Sheet.named("base")
    >>> unsaid_of_clocks(sheet.rules, sheet.basis)
    ()
    """
    if rules.clocks.use != "on":
        return ()
    return tuple(key for key in CLOCKS if basis[key].kind not in ("text", "house"))


def clock_questions(unsaid: tuple[str, ...]) -> Message | None:
    """What to ask when clocks were turned on; ``None`` if everything is set.

    >>> print(clock_questions(("clocks.seconds",)))
    clocks.use is "on". How much time does each side have (clocks.seconds; 1500 is 25 minutes)?
    """
    if not unsaid:
        return None
    which = "both" if len(unsaid) > 1 else unsaid[0].partition(".")[2]
    return message("sheet-clocks-unsaid", which=which)


def missing_settings(rules: Rules) -> list[Message]:
    """What the sheet leaves to the organiser and nobody has set.

    >>> from rackhouse.rules import Sheet
    >>> print(*missing_settings(Sheet.named("base").rules))
    Name the dictionary in force (words.dictionary): this sheet leaves it to the organiser.
    """
    return list(open_settings(rules).values())
