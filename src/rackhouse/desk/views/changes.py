"""What was announced otherwise at first, for whoever read it then: with the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.contest import facts as f
from rackhouse.contest.book import undone_in
from rackhouse.desk.wording import merger_in_words, order_in_words

if TYPE_CHECKING:
    from rackhouse.contest.facts import AnyFact
    from rackhouse.desk.views.scene import Scene

_ALL = ""
"""What concerns every division."""


class ChangeShown(msgspec.Struct, frozen=True):
    """Something that is otherwise than it was announced."""

    at: int
    division: str
    """Whom it concerns; empty where all."""
    words: str
    reason: str


def changes_shown(scene: Scene) -> tuple[ChangeShown, ...]:
    """All that was changed, the last first."""
    lines = [line for line in scene.book.lines if isinstance(line.fact, _CHANGES)]
    dead = undone_in(scene.book.lines) if lines else ()
    return tuple(
        ChangeShown(line.at, *told)
        for line in reversed(lines)
        if line.action not in dead and (told := _told(scene, line.fact)) is not None
    )


_CHANGES = (f.FormatChanged, f.TieBreaksSet, f.DivisionsMerged, f.ScheduleChanged, f.VenueChanged)


def _told(scene: Scene, fact: AnyFact) -> tuple[str, str, str] | None:
    """The division that a change concerns, what it is, and why."""
    match fact:
        case f.FormatChanged():
            title, words = _title(scene, fact.division), fact.format.in_words()
            said = f"{title} is played as {words}."
            if fact.after_round:
                said = f"After round {fact.after_round} {title} is played as {words}."
            return fact.division, said, fact.reason
        case f.TieBreaksSet():
            said = order_in_words(scene.state, fact.division)
            return fact.division, said, fact.reason
        case f.DivisionsMerged():
            return fact.into, merger_in_words(fact, scene.state), fact.reason
        case f.ScheduleChanged():
            return _ALL, "The days or hours are others than at first.", fact.reason
        case f.VenueChanged():
            return _ALL, f"The place is {fact.venue.name}.", fact.reason
        case _:
            return None


def _title(scene: Scene, key: str) -> str:
    """What a division is called, or was before it was merged."""
    division = scene.state.divisions.get(key)
    planned = {one.key: one.title for one in scene.state.event.divisions}
    return planned.get(key, key) if division is None else division.plan.title
