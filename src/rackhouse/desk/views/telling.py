"""An action in a few words: what was done, and what came of it by itself."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from rackhouse.contest import facts as f
from rackhouse.contest.book import undone_in
from rackhouse.desk.late import late_in_words
from rackhouse.desk.wording import because, in_words
from rackhouse.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rackhouse.contest import Line
    from rackhouse.contest.facts import AnyFact
    from rackhouse.desk.views.scene import Scene

_EACH = 3
"""So many tables are named one by one; more are summed up."""


def action_in_words(scene: Scene, lines: Sequence[Line]) -> str:
    """What one command came to."""
    return scene.say(_action(scene, [line.fact for line in lines], lines))


def fact_in_words(scene: Scene, fact: AnyFact) -> str:
    """A fact in words."""
    return scene.say(_fact(scene, fact))


def _action(scene: Scene, facts: Sequence[AnyFact], lines: Sequence[Line]) -> Message:
    first, *others = facts
    said = _fact(scene, first)
    match first:
        case f.DivisionStarted():
            paired = _count(others, f.RoundPaired)
            return _also(said, [message("log-rounds-paired", count=paired)] if paired else [])
        case f.EntryWithdrawn() if forfeited := _count(others, f.ResultRecorded):
            return _also(said, [message("log-matches-forfeited", count=forfeited)])
        case f.EntryAdded() | f.EntryMoved() | f.CheckedIn() if others:
            return _also(said, _late(scene, lines))
        case f.TableAssigned() if len(facts) > _EACH:
            tables = [fact.table for fact in facts if isinstance(fact, f.TableAssigned)]
            return message(
                "log-matches-seated", count=len(tables), first=min(tables), last=max(tables)
            )
        case f.TableAssigned():
            return _also(said, [_fact(scene, fact) for fact in others])
        case _ if len(others) > 1:
            return message("log-and-more", said=said, count=len(others))
        case _:
            return _also(said, [_fact(scene, fact) for fact in others])


def _fact(scene: Scene, fact: AnyFact) -> Message:
    """A fact; an undoing by what was undone: nobody knows actions by their numbers."""
    if not isinstance(fact, f.ActionsUndone):
        return in_words(fact, scene.state, scene.info.settings.currency)
    first, *others = fact.actions
    undone = _fact(scene, scene.book.lines[first - 1].fact)
    said = because(message("log-undid", said=undone), fact.reason)
    return message("log-and-more", said=said, count=len(others)) if others else said


def _also(said: Message, more: Iterable[Message]) -> Message:
    return reduce(lambda one, other: message("log-also", said=one, more=other), more, said)


def _count(facts: Sequence[AnyFact], kind: type[AnyFact]) -> int:
    return sum(isinstance(fact, kind) for fact in facts)


def _late(scene: Scene, lines: Sequence[Line]) -> list[Message]:
    dead = undone_in(scene.book.lines)
    before = [line for line in scene.book.lines[: lines[0].number - 1] if line.action not in dead]
    return late_in_words(lines, before, scene.state)
