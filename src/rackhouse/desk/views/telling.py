"""An action in a few words, and what was changed since the announcement."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

import msgspec

from rackhouse.contest import actions
from rackhouse.contest.book import replayed, undone_in
from rackhouse.desk.wording import (
    because,
    division_name,
    in_words,
    late_in_words,
    merger_in_words,
    order_in_words,
)
from rackhouse.messages import Message, Name, Value, message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rackhouse.contest import Line
    from rackhouse.contest.actions import AnyFact
    from rackhouse.desk.views.scene import Scene


_EACH = 3
"""Up to so many tables are named one by one; more are summed up."""


def action_in_words(scene: Scene, lines: Sequence[Line]) -> str:
    """An action in words."""
    said = _action(scene, [line.fact for line in lines], lines)
    is_undone = lines[0].action in undone_in(scene.book.lines)
    return scene.say(_as_named_then(scene, said, lines[0].action) if is_undone else said)


def fact_in_words(scene: Scene, fact: AnyFact) -> str:
    """A fact in words."""
    return scene.say(_fact(scene, fact))


def _action(scene: Scene, facts: Sequence[AnyFact], lines: Sequence[Line]) -> Message:
    first, *others = facts
    said = _fact(scene, first)
    match first:
        case actions.DivisionStarted():
            paired = _count(others, actions.RoundPaired)
            return _also(said, [message("log-rounds-paired", count=paired)] if paired else [])
        case actions.EntryWithdrawn() if forfeited := _count(others, actions.ResultRecorded):
            return _also(said, [message("log-matches-forfeited", count=forfeited)])
        case (
            actions.EntryAdded()
            | actions.CheckedIn()
            | actions.IdChecked()
            | actions.ReplayOrdered()
        ) if several := _several(scene, facts):
            return several
        case actions.EntryAdded() | actions.EntryMoved() | actions.CheckedIn() if others:
            return _also(said, _late(scene, lines))
        case actions.TableAssigned() if len(facts) > _EACH:
            return _seated(facts)
        case actions.RoundPaired() | actions.PairingsChanged() if tables := [
            fact for fact in others if isinstance(fact, actions.TableAssigned)
        ]:
            return _also(said, [_seated(tables)])
        case actions.TableAssigned():
            return _also(said, [_fact(scene, fact) for fact in others])
        case _ if len(others) > 1:
            return message("log-and-more", said=said, count=len(others))
        case _:
            return _also(said, [_fact(scene, fact) for fact in others])


def _several(scene: Scene, facts: Sequence[AnyFact]) -> Message | None:
    """An action told as a whole; ``None`` if it is best told by its first fact.

    It is a list that was entered or checked in, or a correction for which matches are replayed.
    """
    if (entered := _count(facts, actions.EntryAdded)) > 1:
        return message("log-entries-added", count=entered)
    if (here := _count(facts, actions.CheckedIn)) > 1:
        return message("log-entries-checked-in", count=here)
    corrected = next((fact for fact in facts if isinstance(fact, actions.ResultCorrected)), None)
    if corrected is None:
        return None
    again = message("log-matches-replayed", count=_count(facts, actions.ReplayOrdered))
    return _also(_fact(scene, corrected), [again])


def _fact(scene: Scene, fact: AnyFact) -> Message:
    """A fact in words; an undo names what was undone, not its number."""
    if not isinstance(fact, actions.ActionsUndone):
        return in_words(fact, scene.state, scene.info.settings.currency)
    first, *others = fact.actions
    undone = _as_named_then(scene, _fact(scene, scene.book.lines[first - 1].fact), first)
    said = because(message("log-undid", said=undone), fact.reason)
    return message("log-and-more", said=said, count=len(others)) if others else said


def _seated(facts: Sequence[AnyFact]) -> Message:
    """That matches were seated, at which tables; over all rounds, where it was for several."""
    tables = [fact.table for fact in facts if isinstance(fact, actions.TableAssigned)]
    return message("log-matches-seated", count=len(tables), first=min(tables), last=max(tables))


def _as_named_then(scene: Scene, said: Message, action: int) -> Message:
    """What an undone action was about: later, other players may have come into its match."""
    lines = scene.book.lines[: action - 1]
    then = replayed(lines, undone_in(lines))
    return scene.names.resolved(said, then.pairings)


def _also(said: Message, more: Iterable[Message]) -> Message:
    return reduce(lambda one, other: message("log-also", said=one, more=other), more, said)


def _count(facts: Sequence[AnyFact], kind: type[AnyFact]) -> int:
    return sum(isinstance(fact, kind) for fact in facts)


def _late(scene: Scene, lines: Sequence[Line]) -> list[Message]:
    dead = undone_in(scene.book.lines)
    before = [line for line in scene.book.lines[: lines[0].number - 1] if line.action not in dead]
    return late_in_words(lines, before, scene.state)


_ALL = ""
"""The key for what concerns every division."""


class ChangeShown(msgspec.Struct, frozen=True):
    """A change since the announcement."""

    at: int
    division: str
    """Whom it concerns; empty for everybody."""
    words: str
    reason: str


def changes_shown(scene: Scene) -> tuple[ChangeShown, ...]:
    """All changes, the newest first."""
    lines = [line for line in scene.book.lines if isinstance(line.fact, _CHANGES)]
    dead = undone_in(scene.book.lines) if lines else ()
    return tuple(
        ChangeShown(line.at, told[0], scene.say(told[1]), told[2])
        for line in reversed(lines)
        if line.action not in dead and (told := _told(scene, line.fact)) is not None
    )


_CHANGES = (
    actions.FormatChanged,
    actions.TieBreaksSet,
    actions.DivisionsMerged,
    actions.ScheduleChanged,
    actions.VenueChanged,
)


def _told(scene: Scene, fact: AnyFact) -> tuple[str, Message, str] | None:
    """The division of a change, the change, and its reason."""
    match fact:
        case actions.FormatChanged():
            values: dict[str, Value] = {
                "division": division_name(scene.state, fact.division),
                "format": fact.format.in_words(),
            }
            said = message("desk-format-is", **values)
            if fact.after_round:
                said = message("desk-format-after", round=fact.after_round, **values)
            return fact.division, said, fact.reason
        case actions.TieBreaksSet():
            said = order_in_words(scene.state, fact.division)
            return fact.division, said, fact.reason
        case actions.DivisionsMerged():
            return fact.into, merger_in_words(fact, scene.state), fact.reason
        case actions.ScheduleChanged():
            return _ALL, message("desk-days-changed"), fact.reason
        case actions.VenueChanged():
            return _ALL, message("desk-venue-is", venue=Name(fact.venue.name)), fact.reason
        case _:
            return None
