"""Helps, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.rules.basis import Basis
from rackhouse.rules.explain.sentence import Sentence, capital, count, duration, money, times
from rackhouse.rules.help_consistency import ONLY_FOR

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.rules.model import Help, Rules

KIND: Final = {
    "letter": "a letter of one's choice for {price} a point on its face",
    "peek": "a look into the dictionary for {price}, {time} long",
    "time": "{time} more for {price}",
    "service": "for {price}",
}


def helps(rules: Rules) -> Iterator[Sentence]:
    """What can be bought."""
    if not rules.helps:
        yield Sentence("No helps are sold.", said=Basis("inherited", ("A-33",)))
        return
    yield Sentence("Money never changes a score.", said=Basis("chosen", ("A-33",)))
    for name, one in rules.helps.items():
        yield from _help(f"helps.{name}", one)


def _help(key: str, one: Help) -> Iterator[Sentence]:
    moot = [name for name, kinds in ONLY_FOR.items() if one.kind not in kinds]
    offer = KIND[one.kind].format(price=money(one.price), time=duration(one.seconds))
    offered = [name for name in ("title", "kind", "price", "seconds") if name not in moot]
    yield Sentence(f"{capital(one.title)}: {offer}.", tuple(f"{key}.{name}" for name in offered))
    yield Sentence(
        f"It may be bought {times(one.per_turn)} in a turn.",
        (f"{key}.per_turn",),
        moot=tuple(f"{key}.{name}" for name in moot),
    )
    yield Sentence(
        "Buying it ends the turn." if one.ends_turn else "Buying it does not end the turn.",
        (f"{key}.ends_turn",),
    )
    if one.kind == "letter":
        yield Sentence(
            f"A blank costs {money(one.blank_price)}."
            if one.blank_price
            else "A blank is not for sale.",
            (f"{key}.blank_price",),
        )
        yield Sentence(
            "The bought tile is swapped for one of the rack."
            if one.replaces
            else "The bought tile is an extra one for this turn; if the rack is too full when "
            "the turn ends, it goes back without refund.",
            (f"{key}.replaces",),
        )
    elif one.kind == "peek":
        yield Sentence(
            f"The first {count(one.known_letters, 'letter')} of the word must be known.",
            (f"{key}.known_letters",),
        )
