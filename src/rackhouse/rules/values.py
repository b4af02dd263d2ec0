"""Rules as a flat table of keys and values, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from rackhouse.rules.knob import ANY, HELPS, Value, knobs
from rackhouse.rules.model import Rules

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


def values_of(rules: Rules) -> dict[str, Value]:
    """Every value of the rules by its key, in the model's order.

    >>> from rackhouse.rules import Sheet
    >>> values_of(Sheet.named("base").rules)["scoring.bonus_points"]
    50
    """
    return {key: value_at(rules, key) for key in keys_with(rules.helps)}


def rules_from(values: Mapping[str, Value]) -> Rules:
    """The rules that such a table describes; it must be complete and valid.

    >>> from rackhouse.rules import Sheet
    >>> rules = Sheet.named("base").rules
    >>> rules_from(values_of(rules)) == rules
    True
    """
    tree: dict[str, Any] = {}
    for key, value in values.items():
        *sections, last = key.split(".")
        branch = tree
        for section in sections:
            branch = branch.setdefault(section, {})
        branch[last] = value
    return msgspec.convert(tree, Rules)


def keys_with(helps: Iterable[str]) -> list[str]:
    """Every key of a sheet that offers these helps.

    >>> [key for key in keys_with(["peek"]) if key.startswith("helps.")][:2]
    ['helps.peek.kind', 'helps.peek.title']
    """
    common = [key for key in knobs() if ANY not in key]
    of_helps = [key for key in knobs() if ANY in key]
    return common + [key.replace(ANY, name) for name in helps for key in of_helps]


def helps_in(keys: Iterable[str]) -> list[str]:
    """The names of the helps that some keys are about, in their order.

    >>> helps_in(["helps.peek.kind", "words.source", "helps.peek.price"])
    ['peek']
    """
    return list(dict.fromkeys(key.split(".")[1] for key in keys if key.startswith(f"{HELPS}.")))


def value_at(rules: Rules, key: str) -> Value:
    """The value at a key.

    >>> from rackhouse.rules import Sheet
    >>> value_at(Sheet.named("base").rules, "tiles.rack")
    7
    """
    found: Any = rules
    for part in key.split("."):
        found = found[part] if isinstance(found, dict) else getattr(found, part)
    value: Value = found
    return value
