"""A sentence about a sheet: a message, the keys it explains, and who decided them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.messages import Amount, Duration, Listed, Message, Value, Voice
from rackhouse.rules.basis import STATED, Basis
from rackhouse.rules.knob import words_at
from rackhouse.rules.values import value_at

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rackhouse.rules.model import Rules


class Sentence(msgspec.Struct, frozen=True):
    """One rule as a message, and the keys that it comes from."""

    message: Value
    keys: tuple[str, ...] = ()
    """The keys that it explains."""
    moot: tuple[str, ...] = ()
    """Keys that mean nothing here, such as the length of a turn without a limit."""
    said: Basis | None = None
    """Who decided it, if no key does."""

    def bases(self, of_key: Mapping[str, Basis]) -> tuple[Basis, ...]:
        """Who decided it, for each of its keys."""
        return (self.said,) if self.said else tuple(of_key[key] for key in self.keys)

    def basis(self, of_key: Mapping[str, Basis], voice: Voice) -> str:
        """Who decided it, for the brackets after the sentence.

        >>> rule = Sentence("A turn is 3 minutes.", ("turn.seconds", "turn.limit"))
        >>> of_key = {"turn.seconds": Basis("text", ("F-38",)), "turn.limit": Basis("house")}
        >>> rule.basis(of_key, Voice())
        'the sheet, F-38; this house'
        """
        bases = self.bases(of_key)
        merged = [
            Basis(kind, tuple(sorted({name for one in same for name in one.ids})))
            for kind in (*STATED, "house")
            if (same := [one for one in bases if one.kind == kind])
        ]
        return "; ".join(voice.say(one.message) for one in merged)


class ExplanationPart(msgspec.Struct, frozen=True):
    """A part of the explanation, under its heading."""

    title: Message
    sentences: tuple[Sentence, ...]


def rule(rules: Rules, *keys: str, moot: tuple[str, ...] = (), **values: Value) -> Sentence:
    """The sentence about some keys; the value of the first decides its wording.

    >>> from rackhouse.rules import Sheet
    >>> print(rule(Sheet.named("base").rules, "tiles.rack").message)
    Then every player draws 7 tiles.
    """
    stands = value_at(rules, keys[0])
    is_ = ("no", "yes")[stands] if isinstance(stands, bool) else stands
    about: dict[str, Value] = {"side": rules.sides.called}
    if isinstance(stands, int) and keys[0].endswith("seconds"):
        about["time"] = Duration(stands)
    if not isinstance(is_, tuple):
        about["is"] = is_
    return Sentence(Message(words_at(keys[0]), about | values), keys, moot)


def priced_in(value: Value, currency: str) -> Value:
    """A sentence with its prices in the currency of an event; a sheet has only figures.

    >>> from rackhouse.messages import message
    >>> said = message("rule-help-blank", price=Amount(100, "USD"))
    >>> Voice("en-GB").say(priced_in(said, "GBP"))
    'A blank costs £1.00.'
    """
    match value:
        case Amount(cents):
            return Amount(cents, currency)
        case Listed(items, joined):
            return Listed(tuple(priced_in(item, currency) for item in items), joined)
        case Message(key, values):
            return Message(key, {name: priced_in(one, currency) for name, one in values.items()})
        case _:
            return value
