"""What can have happened at an event: facts, in the past tense, frozen.

The record of an event is an append-only list of these, numbered, stamped, signed, and each with
the number of the action that it belongs to: the first fact of one command. Entries, rounds,
standings and money are folds of it. Nothing is edited; what is undone stays in the record,
followed by the fact that undid it. No fact holds a name, a birth date or a contact.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, Union

import msgspec

from rackhouse.contest.actor import EventActor
from rackhouse.contest.facts.entering import *
from rackhouse.contest.facts.money import *
from rackhouse.contest.facts.planning import *
from rackhouse.contest.facts.results import *
from rackhouse.contest.facts.rounds import *
from rackhouse.contest.facts.terms import *

if TYPE_CHECKING:
    AnyFact: TypeAlias = EventFact
else:
    AnyFact = Union[tuple(EventFact.__subclasses__())]  # noqa: UP007 - made of those there are
    """Any of them, by the tags that they have in JSON."""

MONEY = (MoneyPosted, MoneyReversed, FeeWaived)
"""Facts that no undoing takes away: money is reversed, never erased."""


class Line(msgspec.Struct, frozen=True):
    """A fact with its number, its moment, who brought it about, and the action it is part of."""

    number: int
    at: int
    actor: EventActor
    action: int
    """The number of the first fact of the same command."""
    fact: AnyFact
