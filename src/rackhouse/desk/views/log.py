"""The action log: who did what and when, what was undone, and what depends on it."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

import msgspec

from rackhouse.contest import actions, dependents
from rackhouse.contest.book import undone_in
from rackhouse.contest.decide import why_not_undo
from rackhouse.desk.roles import role_name
from rackhouse.desk.views.telling import action_in_words, fact_in_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rackhouse.contest import Line
    from rackhouse.desk.views.scene import Scene

MOST = 500
"""How many actions one answer has; ask for more with the number of the last."""


class ActionShown(msgspec.Struct, frozen=True):
    """An action: a command and its facts."""

    number: int
    at: int
    who: str
    """The name of the person who did it, if it is known."""
    is_brought: bool
    """Whether it was imported, so that nobody here knows who did it."""
    role: str
    what: tuple[str, ...]
    """Each fact in two or three words, such as ``result recorded``."""
    words: str
    is_undone: bool
    undoes: tuple[int, ...]
    can_undo: bool


class LogShown(msgspec.Struct, frozen=True):
    """Actions, the newest first."""

    number: int
    """The number of the event's last line."""
    actions: tuple[ActionShown, ...]


class StandingOn(msgspec.Struct, frozen=True):
    """An action that would have to be undone with another, and why."""

    action: int
    words: str
    reason: str


class NewsShown(msgspec.Struct, frozen=True):
    """Something that happened just now."""

    action: int
    at: int
    words: str


def actions_of(scene: Scene) -> Iterator[tuple[Line, ...]]:
    """The lines of each action, the newest action first."""
    found = [tuple(lines) for _, lines in groupby(scene.book.lines, key=lambda line: line.action)]
    return reversed(found)


def log_shown(
    scene: Scene,
    people: Mapping[str, str],
    *,
    who: str = "",
    what: str = "",
    before: int = 0,
) -> LogShown:
    """The log, filtered by name or role, by kind of fact, and before a number."""
    dead = undone_in(scene.book.lines)
    shown = []
    for lines in actions_of(scene):
        first = lines[0]
        if before and first.action >= before:
            continue
        action = _action(scene, lines, people, first.action in dead)
        if who.casefold() not in f"{action.who} {action.role}".casefold():
            continue
        if what and not any(what in one for one in action.what) and what not in action.words:
            continue
        shown.append(action)
        if len(shown) == MOST:
            break
    return LogShown(scene.state.number, tuple(shown))


def just_now(scene: Scene, most: int = 6) -> tuple[NewsShown, ...]:
    """The latest actions that count, the newest first."""
    dead = undone_in(scene.book.lines)
    found = []
    for lines in actions_of(scene):
        if lines[0].action not in dead:
            found.append(NewsShown(lines[0].action, lines[0].at, action_in_words(scene, lines)))
        if len(found) == most:
            break
    return tuple(found)


def stands_on(scene: Scene, action: int) -> tuple[StandingOn, ...]:
    """What would have to be undone together with an action."""
    return tuple(
        StandingOn(
            one.action,
            fact_in_words(scene, scene.book.lines[one.action - 1].fact),
            scene.say(one.reason),
        )
        for one in dependents(scene.book, action)
    )


def _action(
    scene: Scene, lines: tuple[Line, ...], people: Mapping[str, str], is_undone: object
) -> ActionShown:
    first = lines[0]
    is_brought = first.number <= scene.info.brought
    who = "" if is_brought else people.get(first.actor.who, "")
    if who and first.actor.entry is not None:
        # Who signs in on the day by number and digits gives no other name.
        who = scene.name(first.actor.entry)
    undone = [line.fact.actions for line in lines if isinstance(line.fact, actions.ActionsUndone)]
    stays = isinstance(first.fact, actions.EventCreated | actions.MoneyReversed | actions.FeeWaived)
    return ActionShown(
        number=first.action,
        at=first.at,
        who=who,
        is_brought=is_brought,
        role=role_name(first.actor),
        what=tuple(dict.fromkeys(str(type(line.fact).__struct_config__.tag) for line in lines)),
        words=action_in_words(scene, lines),
        is_undone=bool(is_undone),
        undoes=undone[0] if undone else (),
        can_undo=not is_undone
        and not stays
        and not (undone and len(lines) > 1)
        and why_not_undo(scene.book, scene.who.actor, (first.action,)) is None,
    )
