"""An action in a few words: what was done, and what came of it by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import facts as f
from rackhouse.contest.book import undone_in
from rackhouse.desk.late import late_in_words
from rackhouse.desk.meeting import by_names
from rackhouse.desk.wording import in_words, undoing_in_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.contest import Line
    from rackhouse.contest.facts import AnyFact
    from rackhouse.desk.views.scene import Scene

_EACH = 3
"""So many tables are named one by one; more are summed up."""


def action_in_words(scene: Scene, lines: Sequence[Line]) -> str:
    """What one command came to."""
    first, *others = (line.fact for line in lines)
    said = fact_in_words(scene, first)
    if not others:
        return said
    said = said.removesuffix(".")  # of a reason
    match first:
        case f.DivisionStarted():
            return f"{said}; {_paired(others)}" if _paired(others) else said
        case f.EntryWithdrawn():
            return f"{said}; {_forfeited(others)}"
        case f.EntryAdded() | f.EntryMoved() | f.CheckedIn():
            return "; ".join([said, *_late(scene, lines)])
        case f.TableAssigned():
            return _seated(scene, [line.fact for line in lines])
        case _:
            more = f"and {len(others)} more" if len(others) > 1 else ""
            return f"{said}; {more or fact_in_words(scene, others[0])}"


def fact_in_words(scene: Scene, fact: AnyFact) -> str:
    """A fact in words; an undoing by what was undone: nobody knows actions by their numbers."""
    if not isinstance(fact, f.ActionsUndone):
        # What somebody gave as a reason is left as they wrote it.
        reason = str(getattr(fact, "reason", ""))
        said = in_words(fact, scene.state, scene.names).removesuffix(reason)
        return by_names(said, scene.state.pairings, scene.names) + reason
    first, *others = fact.actions
    undone = fact_in_words(scene, scene.book.lines[first - 1].fact)
    said = undoing_in_words(undone.removesuffix("."), fact.reason)
    return f"{said}; and {len(others)} more" if others else said


def _paired(others: Sequence[AnyFact]) -> str:
    """What a start laid out at once, where it did."""
    count = sum(isinstance(fact, f.RoundPaired) for fact in others)
    return "" if not count else "paired a round" if count == 1 else f"paired {count} rounds"


def _forfeited(others: Sequence[AnyFact]) -> str:
    """What was still to be played by who has left."""
    count = sum(isinstance(fact, f.ResultRecorded) for fact in others)
    return "a match is forfeited by it" if count == 1 else f"{count} matches are forfeited by it"


def _late(scene: Scene, lines: Sequence[Line]) -> list[str]:
    dead = undone_in(scene.book.lines)
    before = [line for line in scene.book.lines[: lines[0].number - 1] if line.action not in dead]
    return late_in_words(lines, before, scene.state, scene.names)


def _seated(scene: Scene, every: Sequence[AnyFact]) -> str:
    if len(every) <= _EACH:
        return "; ".join(fact_in_words(scene, fact) for fact in every)
    tables = [fact.table for fact in every if isinstance(fact, f.TableAssigned)]
    return f"seated {len(tables)} matches at tables {min(tables)} to {max(tables)}"
