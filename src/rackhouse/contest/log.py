"""The action log: who did what and when, and what of it was undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.contest.actor import EventActor
from rackhouse.contest.book import undone_in

if TYPE_CHECKING:
    from rackhouse.contest.book import Book


class Action(msgspec.Struct, frozen=True):
    """What one command came to."""

    number: int
    at: int
    actor: EventActor
    what: tuple[str, ...]
    """Each fact in two or three words, such as ``result recorded``."""
    is_undone: bool


def log_of(book: Book) -> tuple[Action, ...]:
    """Every action of an event, the first first.

    >>> from rackhouse.contest.book import Book
    >>> log_of(Book())
    ()
    """
    dead = undone_in(book.lines)
    found: dict[int, Action] = {}
    for line in book.lines:
        before = found[line.action].what if line.action in found else ()
        what = (*before, str(type(line.fact).__struct_config__.tag))
        found[line.action] = Action(line.action, line.at, line.actor, what, line.action in dead)
    return tuple(found.values())
