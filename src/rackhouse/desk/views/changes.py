"""What was announced otherwise at first, for whoever read it then: with the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.contest import facts as f
from rackhouse.contest.book import undone_in
from rackhouse.desk.wording import division_name, merger_in_words, order_in_words
from rackhouse.messages import Message, Name, Value, message

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
        ChangeShown(line.at, told[0], scene.say(told[1]), told[2])
        for line in reversed(lines)
        if line.action not in dead and (told := _told(scene, line.fact)) is not None
    )


_CHANGES = (f.FormatChanged, f.TieBreaksSet, f.DivisionsMerged, f.ScheduleChanged, f.VenueChanged)


def _told(scene: Scene, fact: AnyFact) -> tuple[str, Message, str] | None:
    """The division that a change concerns, what it is, and why."""
    match fact:
        case f.FormatChanged():
            values: dict[str, Value] = {
                "division": division_name(scene.state, fact.division),
                "format": fact.format.in_words(),
            }
            said = message("desk-format-is", **values)
            if fact.after_round:
                said = message("desk-format-after", round=fact.after_round, **values)
            return fact.division, said, fact.reason
        case f.TieBreaksSet():
            said = order_in_words(scene.state, fact.division)
            return fact.division, said, fact.reason
        case f.DivisionsMerged():
            return fact.into, merger_in_words(fact, scene.state), fact.reason
        case f.ScheduleChanged():
            return _ALL, message("desk-days-changed"), fact.reason
        case f.VenueChanged():
            return _ALL, message("desk-venue-is", venue=Name(fact.venue.name)), fact.reason
        case _:
            return None
