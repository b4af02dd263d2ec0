"""Helps that cannot be sold as the sheet describes them.

The checks are of the same kind as those of :mod:`rackhouse.rules.consistency`; each names the
first help that it finds wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rackhouse.rules.model import Help, Rules

ONLY_FOR: Final = {
    "seconds": ("peek", "time"),
    "known_letters": ("peek",),
    "blank_price": ("letter",),
    "replaces": ("letter",),
}
"""Which kinds of help a value means something for."""


def helps_are_titled(rules: Rules) -> str | None:
    """A help has a title to be asked for by."""
    for name, one in rules.helps.items():
        if not one.title.strip():
            return f"helps.{name}.title is empty; write what the players ask for."
    return None


def helps_say_only_what_counts(rules: Rules) -> str | None:
    """A help has no value that means nothing for its kind."""
    for name, one in rules.helps.items():
        for field, kinds in ONLY_FOR.items():
            if getattr(one, field) and one.kind not in kinds:
                return (
                    f"helps.{name}.{field} is set, but helps.{name}.kind is "
                    f'"{one.kind}", which has no use for it; leave it out.'
                )
    return None


def peeks_are_allowed(rules: Rules) -> str | None:
    """A peek is sold only where the dictionary may be looked into, and the reverse."""
    peek = _first(rules, "peek")
    may_peek = rules.words.look_ups == "challenges-and-peeks"
    if peek is not None and not may_peek:
        return (
            f'helps.{peek[0]}.kind is "peek", but words.look_ups is "{rules.words.look_ups}"; '
            'it must be "challenges-and-peeks".'
        )
    if peek is None and may_peek:
        return (
            'words.look_ups is "challenges-and-peeks", but no help of the kind "peek" is offered; '
            "add one, or allow look-ups for challenges only."
        )
    return None


def peeks_are_limited(rules: Rules) -> str | None:
    """A peek has a length and asks for known letters."""
    for name, one in rules.helps.items():
        for field, wanted in (
            ("seconds", "how long a peek lasts"),
            ("known_letters", "how many first letters must be known"),
        ):
            if one.kind == "peek" and getattr(one, field) == 0:
                return f"helps.{name}.{field} is 0; say {wanted}."
    return None


def peeks_fit_into_a_turn(rules: Rules) -> str | None:
    """A peek is not longer than a hard turn."""
    for name, one in rules.helps.items():
        too_long = one.seconds > rules.turn.seconds
        if one.kind == "peek" and rules.turn.limit == "hard" and too_long:
            return (
                f"helps.{name}.seconds is {one.seconds}, but turn.seconds is "
                f"{rules.turn.seconds}; a peek must fit into a turn."
            )
    return None


def bought_time_is_measured(rules: Rules) -> str | None:
    """Bought time has a length, and a timer to be added to."""
    bought = _first(rules, "time")
    if bought is None:
        return None
    name, one = bought
    if one.seconds == 0:
        return f"helps.{name}.seconds is 0; say how much time is bought."
    if rules.turn.limit == "none" and rules.clocks.use == "off":
        return (
            f'helps.{name}.kind is "time", but turn.limit is "none" and clocks.use is "off": '
            "there is no time to buy."
        )
    return None


def letters_have_a_price(rules: Rules) -> str | None:
    """A letter is not given away: it is bought by its points."""
    letter = _first(rules, "letter")
    if letter is None or letter[1].price > 0:
        return None
    return f"helps.{letter[0]}.price is 0; say what a letter costs for each point on its face."


def _first(rules: Rules, kind: str) -> tuple[str, Help] | None:
    """The first help of a kind, and its name."""
    return next(((name, one) for name, one in rules.helps.items() if one.kind == kind), None)


HELP_CHECKS: Final[tuple[Callable[[Rules], str | None], ...]] = (
    helps_are_titled,
    helps_say_only_what_counts,
    peeks_are_allowed,
    peeks_are_limited,
    peeks_fit_into_a_turn,
    bought_time_is_measured,
    letters_have_a_price,
)
