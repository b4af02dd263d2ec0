"""The fold: facts in, state out. Pure, total, and the only source of states.

``apply`` adds one entry; ``fold`` takes a whole record. Each fact has one small function, in the
file of its subject. What a fact *means* is here; the referee decided whether it may happen before
it was written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.errors import MalformedError, RackhouseError
from rackhouse.record.facts import GameCreated
from rackhouse.record.folding.beginning import BEGINNING, created
from rackhouse.record.folding.challenging import CHALLENGING
from rackhouse.record.folding.ending import ENDING, MENDING
from rackhouse.record.folding.playing import PLAYING
from rackhouse.record.folding.timing import TIMING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rackhouse.record.facts import RecordEntry
    from rackhouse.record.folding.parts import Apply
    from rackhouse.record.state import State

_APPLY: dict[type, Apply] = {
    **BEGINNING,
    **PLAYING,
    **CHALLENGING,
    **TIMING,
    **ENDING,
    **MENDING,
}

_DOES_NOT_FOLLOW = (
    ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError,
)  # fmt: skip
"""What folding raises for a fact that no referee wrote."""


def apply(state: State | None, entry: RecordEntry) -> State:
    """The state after one more entry.

    Raises:
        MalformedError: if the entry does not follow from the state: the record is damaged.
    """
    _check_follows(state, entry)
    return _applied(state, entry)


def _check_follows(state: State | None, entry: RecordEntry) -> None:
    fact = entry.fact
    if state is None:
        if not isinstance(fact, GameCreated) or entry.number != 1:
            raise MalformedError("record-begins-wrong")
        return
    if entry.number != state.number + 1:
        raise MalformedError("record-gap", number=entry.number, before=state.number)
    if isinstance(fact, GameCreated):
        raise MalformedError("record-created-twice", number=entry.number)
    seat = getattr(fact, "seat", None)
    if seat is not None and not 0 <= seat < len(state.sides):
        raise MalformedError("record-no-seat", number=entry.number)


def _applied(state: State | None, entry: RecordEntry) -> State:
    fact = entry.fact
    if state is None:
        assert isinstance(fact, GameCreated)
        after = created(fact)
    else:
        after = _APPLY[type(fact)](state, fact, entry.at)
    return msgspec.structs.replace(after, number=entry.number, at=entry.at)


def fold(entries: Iterable[RecordEntry]) -> State:
    """The state that a whole record folds into.

    Raises:
        MalformedError: if there is no fact, or one does not follow from those before it.
    """
    state: State | None = None
    for _, _, after in steps(entries):
        state = after
    assert state is not None
    return state


def steps(entries: Iterable[RecordEntry]) -> Iterator[tuple[State | None, RecordEntry, State]]:
    """Each entry of a record with the state before it and the state after it.

    Raises:
        MalformedError: if there is no entry, or one does not follow from those before it.
    """
    state: State | None = None
    for entry in entries:
        _check_follows(state, entry)
        try:
            after = _applied(state, entry)
        except RackhouseError as error:
            raise MalformedError(
                "record-impossible", number=entry.number, why=error.message
            ) from error
        except _DOES_NOT_FOLLOW as error:
            raise MalformedError("record-does-not-follow", number=entry.number) from error
        yield state, entry, after
        state = after
    if state is None:
        raise MalformedError("record-empty")
