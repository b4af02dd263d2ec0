"""A knob: one value that a sheet may set, and what may be put there.

The knobs are read off the model, so that a field added to it is at once checked, explained
and listed. A key is written with dots: ``challenge.scope``; the knobs of a help stand under
``helps.*`` and are asked for by the help's name: ``helps.peek.price``.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    TypeAlias,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from rackhouse.rules.model import Rules

Value: TypeAlias = str | int | bool | tuple[str, ...]
"""What stands at a key."""

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
    """What an unstated knob of a help stands at; the other knobs have none."""

    @property
    def allowed(self) -> str:
        """What may be put there, in words that follow "must be".

        >>> knob_at("challenge.scope").allowed, knob_at("tiles.rack").allowed
        ('"play" or "named-words"', 'a whole number from 1 to 15')
        """
        match self.kind:
            case "yes-no":
                return "true or false"
            case "number":
                return f"a whole number from {self.least} to {self.most}"
            case "text":
                return f"a line of text of at most {self.most} characters"
            case "choice":
                return either(self.choices)
            case "choices":
                return f"a list, each once, of {either(self.choices)}"

    def fault(self, value: object) -> str | None:
        """What is wrong with a value, or ``None``.

        >>> knob_at("challenge.scope").fault("all")
        'challenge.scope is "all", but it must be "play" or "named-words".'
        """
        if self._admits(value):
            return None
        return f"{self.key} is {shown(value)}, but it must be {self.allowed}."

    def _admits(self, value: object) -> bool:
        match self.kind:
            case "yes-no":
                return isinstance(value, bool)
            case "number":
                # True is an int to Python, but not to a person who writes a sheet.
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


@lru_cache
def knobs() -> Mapping[str, Knob]:
    """Every knob of the model by its key, in the model's order.

    >>> list(knobs())[:3]
    ['title', 'summary', 'sides.minimum']
    """
    return MappingProxyType({knob.key: knob for knob in _knobs_in(Rules, "")})


def knob_at(key: str) -> Knob:
    """The knob at a key; that of a help bears the help's own name.

    >>> knob_at("helps.peek.price").most
    1000000

    Raises:
        KeyError: where no sheet can have that key.
    """
    parts = key.split(".")
    if parts[0] == HELPS and len(parts) == 3 and parts[1]:
        knob = knobs()[f"{HELPS}.{ANY}.{parts[2]}"]
        return msgspec.structs.replace(knob, key=key)
    if ANY in parts:
        raise KeyError(key)
    return knobs()[key]


def _knobs_in(model: type[msgspec.Struct], prefix: str) -> Iterator[Knob]:
    # Out of the annotations and not out of msgspec.inspect, which sorts the choices.
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


def either(choices: tuple[str, ...]) -> str:
    """The choices as a person lists them.

    >>> either(("off", "if-organiser-sets", "on"))
    '"off", "if-organiser-sets" or "on"'
    """
    quoted = [f'"{choice}"' for choice in choices]
    return " or ".join([", ".join(quoted[:-1]), quoted[-1]] if len(quoted) > 1 else quoted)


def shown(value: object) -> str:
    """A value as its file writes it, cut to a length that fits into a sentence.

    >>> shown("all"), shown(True), shown(["a"]), shown({"is": 3})
    ('"all"', 'true', '["a"]', 'a table')
    """
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            text = value if len(value) <= LONGEST_SHOWN else value[:LONGEST_SHOWN] + "…"
            return '"' + "".join(sign if sign.isprintable() else "�" for sign in text) + '"'
        case dict():
            return "a table"
        case list() | tuple():
            few = ", ".join("[…]" if isinstance(one, list) else shown(one) for one in value[:4])
            return f"[{few}{', …' if len(value) > 4 else ''}]"
        case int() if abs(value) >= 10**LONGEST_SHOWN:
            return "a number that is far too large"
        case int() | float():
            return str(value)
        case dt.date() | dt.time():
            return f"the date or time {value}"
        case _:
            return f"a {type(value).__name__}"
