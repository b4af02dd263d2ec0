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
"""What a fact does: state before, the fact, its moment, state after. If the fact cannot follow from
that state, it raises an IllegalError that says why."""

Key = TypeVar("Key")
Value = TypeVar("Value")


class Growing(dict[Key, Value]):
    """A mapping that only a replay holds: it is changed in place instead of copied each time.

    A step must therefore read what was there before it puts something in.

    >>> before = Growing({1: "a"})
    >>> put(before, 2, "b") is before
    True
    """


def put(mapping: Mapping[Key, Value], key: Key, value: Value) -> dict[Key, Value]:
    """A mapping with a value added or replaced.

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
    """A division that has started and is not certified.

    Raises:
        IllegalError: if it has not started, or is certified.
    """
    division = state.division(key)
    if division.stage == "open":
        raise IllegalError("contest-not-started", division=division.name)
    if division.stage == "certified":
        raise IllegalError("contest-certified", division=division.name)
    return division


def not_started(state: EventState, key: str) -> Division:
    """A division that has not started.

    Raises:
        IllegalError: if it has.
    """
    division = state.division(key)
    require(division.stage == "open", "contest-started", division=division.name)
    return division


def not_certified(division: Division) -> None:
    """Refuse to change certified places.

    Raises:
        IllegalError: if they are certified.
    """
    require(division.stage != "certified", "contest-certified", division=division.name)


def with_reason(reason: Message | str, key: str) -> None:
    """Ask for a reason, in the words of a key.

    Raises:
        IllegalError: if the reason is empty.
    """
    require(isinstance(reason, Message) or reason.strip(), key)
