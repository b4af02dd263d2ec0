"""Small steps that several facts share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from msgspec.structs import replace

from rackhouse.contest.arrangement import Arrangement
from rackhouse.contest.state import Division, EventState
from rackhouse.errors import IllegalError, require
from rackhouse.messages import Message

if TYPE_CHECKING:
    from rackhouse.contest.entry import Entry

Apply: TypeAlias = Callable[[EventState, Any, int], EventState]
"""What a fact does: state before, the fact, its moment, state after. Where the fact cannot have
happened in that state, it raises an IllegalError whose sentence says why."""

Key = TypeVar("Key")
Value = TypeVar("Value")


class Growing(dict[Key, Value]):
    """A mapping that nobody but a replay holds yet: it grows instead of being copied each time.

    A step that puts something into it asks for what was there before it does so.

    >>> before = Growing({1: "a"})
    >>> put(before, 2, "b") is before
    True
    """


def put(mapping: Mapping[Key, Value], key: Key, value: Value) -> dict[Key, Value]:
    """A mapping with one more or another value.

    >>> put({1: "a"}, 2, "b")
    {1: 'a', 2: 'b'}
    """
    if isinstance(mapping, Growing):
        mapping[key] = value
        return mapping
    return {**mapping, key: value}


def without(mapping: Mapping[Key, Value], *keys: Key) -> dict[Key, Value]:
    """A mapping without some keys.

    >>> without({1: "a", 2: "b"}, 2, 3)
    {1: 'a'}
    """
    if isinstance(mapping, Growing):
        for key in keys:
            mapping.pop(key, None)
        return mapping
    return {key: value for key, value in mapping.items() if key not in keys}


def with_entry(state: EventState, entry: Entry) -> EventState:
    """The event with an entry added or changed."""
    return replace(state, entries=put(state.entries, entry.number, entry))


def with_division(state: EventState, division: Division) -> EventState:
    """The event with a division added or changed."""
    return replace(state, divisions=put(state.divisions, division.key, division))


def with_arrangement(state: EventState, pairing: int, **changes: Any) -> EventState:
    """The event with something changed about how a match is arranged."""
    before = state.arrangements.get(pairing, Arrangement())
    return replace(state, arrangements=put(state.arrangements, pairing, replace(before, **changes)))


def started(state: EventState, key: str) -> Division:
    """A division in which play is on.

    Raises:
        IllegalError: where it has not begun, or is certified.
    """
    division = state.division(key)
    if division.stage == "open":
        raise IllegalError("contest-not-started", division=division.name)
    if division.stage == "certified":
        raise IllegalError("contest-certified", division=division.name)
    return division


def not_started(state: EventState, key: str) -> Division:
    """A division that has not begun.

    Raises:
        IllegalError: where it has.
    """
    division = state.division(key)
    require(division.stage == "open", "contest-started", division=division.name)
    return division


def not_certified(division: Division) -> None:
    """Refuse what would change places that are certified.

    Raises:
        IllegalError: where they are.
    """
    require(division.stage != "certified", "contest-certified", division=division.name)


def with_reason(reason: Message | str, key: str) -> None:
    """Refuse what has no reason written beside it, in the words of a key.

    Raises:
        IllegalError: where the reason is empty.
    """
    require(isinstance(reason, Message) or reason.strip(), key)
