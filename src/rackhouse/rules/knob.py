"""A knob: one value that a sheet may set, and its limits.

Knobs are derived from the model, so a new field is checked, explained and listed at once. Keys are
written with dots: ``challenge.scope``; the knobs of a help are under ``helps.*`` and are asked for
by the help's name: ``helps.peek.price``.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

from rackhouse.messages import Listed, Message, any_of, message
from rackhouse.rules.model import Rules

Value: TypeAlias = str | int | bool | tuple[str, ...]
"""The value at a key."""
Said: TypeAlias = Message | Listed

HELPS: Final = "helps"
ANY: Final = "*"
LONGEST_SHOWN: Final = 40


class Knob(msgspec.Struct, frozen=True):
    """One value of a sheet: its key, its kind and its limits.

    >>> knob_at("challenge.scope").choices
    ('play', 'named-words')
    """

    key: str
    kind: Literal["yes-no", "number", "text", "choice", "choices"]
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    """The largest number, or the length of the longest text."""
    default: Value | None = None
    """The value where neither a sheet nor an older record states one."""

    @property
    def allowed(self) -> Said:
        """What the value may be, in words that follow "must be".

        >>> print(knob_at("challenge.scope").allowed)
        "play" or "named-words"
        >>> print(knob_at("tiles.rack").allowed)
        a whole number from 1 to 15
        """
        match self.kind:
            case "yes-no":
                return message("sheet-may-be-yes-no")
            case "number":
                # Without thousands separators, as in a file.
                return message("sheet-may-be-number", least=str(self.least), most=str(self.most))
            case "text":
                return message("sheet-may-be-text", most=self.most)
            case "choice":
                return either(self.choices)
            case "choices":
                return message("sheet-may-be-choices", choices=either(self.choices))

    def fault(self, value: object) -> Message | None:
        """What is wrong with a value, or ``None``.

        >>> print(knob_at("challenge.scope").fault("all"))
        challenge.scope is "all", but it must be "play" or "named-words".
        """
        if self._admits(value):
            return None
        return message("sheet-must-be", key=self.key, value=shown(value), allowed=self.allowed)

    def _admits(self, value: object) -> bool:
        match self.kind:
            case "yes-no":
                return isinstance(value, bool)
            case "number":
                # To Python ``True`` is an int, but not to a person who writes a sheet.
                is_number = isinstance(value, int) and not isinstance(value, bool)
                return is_number and value in range(self.least, self.most + 1)
            case "text":
                return isinstance(value, str) and len(value) <= self.most and value.isprintable()
            case "choice":
                return isinstance(value, str) and value in self.choices
            case "choices":
                return (
                    isinstance(value, (list, tuple))
                    and all(isinstance(one, str) and one in self.choices for one in value)
                    and len(set(value)) == len(value)
                )


def words_at(key: str) -> str:
    """The message with the words of a knob: its sentence, its label and its choices.

    >>> words_at("window.hold_seconds"), words_at("helps.peek.price")
    ('rule-of-window-hold-seconds', 'rule-of-helps-price')
    """
    parts = key.split(".")
    named = [parts[0], *parts[2:]] if parts[0] == HELPS else parts
    return f"rule-of-{'-'.join(named).replace('_', '-')}"


def label_at(key: str, choice: str = "label") -> Message:
    """What a knob, or one of its choices, is called where it can be set.

    >>> print(label_at("challenge.scope"), label_at("challenge.scope", "play"))
    A challenge is about the whole play
    """
    return Message(f"{words_at(key)}.{choice}")


def heading_at(key: str) -> Message | None:
    """The heading of the section that a knob is in, if it is in one.

    >>> print(heading_at("challenge.scope"))
    Challenges
    """
    section, dot, _ = key.partition(".")
    return Message(f"rule-section-{section.replace('_', '-')}") if dot else None


@lru_cache
def knobs() -> Mapping[str, Knob]:
    """Every knob of the model by its key, in the model's order.

    >>> list(knobs())[:3]
    ['title', 'summary', 'sides.minimum']
    """
    return MappingProxyType({knob.key: knob for knob in _knobs_in(Rules, "")})


def knob_at(key: str) -> Knob:
    """The knob at a key; a help's key has the help's own name in it.

    >>> knob_at("helps.peek.price").most
    1000000

    Raises:
        KeyError: if no sheet can have that key.
    """
    parts = key.split(".")
    if parts[0] == HELPS and len(parts) == 3 and parts[1]:
        knob = knobs()[f"{HELPS}.{ANY}.{parts[2]}"]
        return msgspec.structs.replace(knob, key=key)
    if ANY in parts:
        raise KeyError(key)
    return knobs()[key]


def _knobs_in(model: type[msgspec.Struct], prefix: str) -> Iterator[Knob]:
    # Read from the annotations because msgspec.inspect sorts the choices.
    hints = get_type_hints(model, include_extras=True)
    for field in msgspec.structs.fields(model):
        key = prefix + field.name
        default = None if field.default is msgspec.NODEFAULT else field.default
        hint = hints[field.name]
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            yield from _knobs_in(hint, f"{key}.")
        elif get_origin(hint) is dict:
            yield from _knobs_in(get_args(hint)[1], f"{key}.{ANY}.")
        else:
            yield _knob(key, hint, default)


def _knob(key: str, hint: Any, default: Value | None) -> Knob:
    origin, inner = get_origin(hint), get_args(hint)
    if hint is bool:
        return Knob(key, "yes-no", default=default)
    if origin is Literal:
        return Knob(key, "choice", inner, default=default)
    if origin is tuple:
        return Knob(key, "choices", get_args(inner[0]), default=default)
    if origin is Annotated and inner[0] is int:
        return Knob(key, "number", (), inner[1].ge, inner[1].le, default)
    if origin is Annotated and inner[0] is str:
        return Knob(key, "text", most=inner[1].max_length, default=default)
    raise TypeError(f"{key} is {hint}; give it limits in the model.")


def either(choices: tuple[str, ...]) -> Listed:
    """The choices as a list with "or".

    >>> print(either(("off", "if-organiser-sets", "on")))
    "off", "if-organiser-sets", or "on"
    """
    return any_of(f'"{choice}"' for choice in choices)


def shown(value: object) -> str | Message:
    """A value as a file writes it, shortened to fit into a sentence.

    >>> print(shown("all"), shown(True), shown(["a"]), shown({"is": 3}))
    "all" true ["a"] a table
    """
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            text = value if len(value) <= LONGEST_SHOWN else value[:LONGEST_SHOWN] + "…"
            return '"' + "".join(sign if sign.isprintable() else "�" for sign in text) + '"'
        case dict():
            return message("sheet-value-table")
        case list() | tuple():
            few = ", ".join(
                "[…]"
                if isinstance(one, list)
                else "{…}"
                if isinstance(one, dict)
                else str(shown(one))
                for one in value[:4]
            )
            return f"[{few}{', …' if len(value) > 4 else ''}]"
        case int() if abs(value) >= 10**LONGEST_SHOWN:
            return message("sheet-value-huge")
        case int() | float():
            return str(value)
        case dt.date() | dt.time():
            return message("sheet-value-date", date=str(value))
        case _:
            return message("sheet-value-other", type=type(value).__name__)
