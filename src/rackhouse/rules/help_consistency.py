"""Helps that cannot be sold as the sheet describes them.

These are checks like those of :mod:`rackhouse.rules.consistency`; each names the first help that is
wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rackhouse.messages import message

if TYPE_CHECKING:
    from rackhouse.messages import Message
    from rackhouse.rules.model import Help, Rules

ONLY_FOR: Final = {
    "seconds": ("peek", "time"),
    "known_letters": ("peek",),
    "blank_price": ("letter",),
    "replaces": ("letter",),
}
"""The kinds of help that a value has a meaning for."""


def helps_are_titled(rules: Rules) -> Message | None:
    """A help must have a title."""
    for name, one in rules.helps.items():
        if not one.title.strip():
            return message("sheet-help-untitled", help=name)
    return None


def helps_say_only_what_counts(rules: Rules) -> Message | None:
    """A help must not set a value that has no meaning for its kind."""
    for name, one in rules.helps.items():
        for field, kinds in ONLY_FOR.items():
            if getattr(one, field) and one.kind not in kinds:
                return message("sheet-help-moot", help=name, field=field, kind=one.kind)
    return None


def peeks_are_allowed(rules: Rules) -> Message | None:
    """Peeks must be sold where looking up is allowed, and only there."""
    peek = _first(rules, "peek")
    may_peek = rules.words.look_ups == "challenges-and-peeks"
    if peek is not None and not may_peek:
        return message("sheet-peek-forbidden", help=peek[0], lookups=rules.words.look_ups)
    if peek is None and may_peek:
        return message("sheet-no-peek")
    return None


def peeks_are_limited(rules: Rules) -> Message | None:
    """A peek must have a length and ask for known letters."""
    for name, one in rules.helps.items():
        if one.kind == "peek" and one.seconds == 0:
            return message("sheet-peek-no-time", help=name)
        if one.kind == "peek" and one.known_letters == 0:
            return message("sheet-peek-no-letters", help=name)
    return None


def peeks_fit_into_a_turn(rules: Rules) -> Message | None:
    """A peek must not be longer than a hard turn limit."""
    for name, one in rules.helps.items():
        too_long = one.seconds > rules.turn.seconds
        if one.kind == "peek" and rules.turn.limit == "hard" and too_long:
            seconds, turn = str(one.seconds), str(rules.turn.seconds)
            return message("sheet-peek-too-long", help=name, seconds=seconds, turn=turn)
    return None


def bought_time_is_measured(rules: Rules) -> Message | None:
    """Bought time must have a length, and needs a timer."""
    bought = _first(rules, "time")
    if bought is None:
        return None
    name, one = bought
    if one.seconds == 0:
        return message("sheet-bought-no-time", help=name)
    if rules.turn.limit == "none" and rules.clocks.use == "off":
        return message("sheet-no-time-to-buy", help=name)
    return None


def letters_have_a_price(rules: Rules) -> Message | None:
    """A letter must have a price for each point."""
    letter = _first(rules, "letter")
    if letter is None or letter[1].price > 0:
        return None
    return message("sheet-letter-free", help=letter[0])


def _first(rules: Rules, kind: str) -> tuple[str, Help] | None:
    """The first help of a kind, and its name."""
    return next(((name, one) for name, one in rules.helps.items() if one.kind == kind), None)


HELP_CHECKS: Final[tuple[Callable[[Rules], Message | None], ...]] = (
    helps_are_titled,
    helps_say_only_what_counts,
    peeks_are_allowed,
    peeks_are_limited,
    peeks_fit_into_a_turn,
    bought_time_is_measured,
    letters_have_a_price,
)
