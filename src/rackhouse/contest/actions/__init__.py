"""What can be done at an event: commands, in the imperative, and their facts, in the past tense.

Each command is followed by its fact. Where both say the same, the fact takes the command's fields.

The record of an event is an append-only list of facts. Entries, rounds, standings and money are
folds of it. Nothing is edited: what is undone stays in the record, followed by the fact that undid
it. No fact holds a name, a birth date or a contact.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, Union

import msgspec

from rackhouse.contest.actions.entering import *
from rackhouse.contest.actions.money import *
from rackhouse.contest.actions.planning import *
from rackhouse.contest.actions.results import *
from rackhouse.contest.actions.rounds import *
from rackhouse.contest.actions.terms import *
from rackhouse.contest.actor import EventActor

if TYPE_CHECKING:
    AnyCommand: TypeAlias = EventCommand
    AnyFact: TypeAlias = EventFact
else:
    # Unions, so that JSON is read by the tags.
    AnyCommand = Union[tuple(EventCommand.__subclasses__())]  # noqa: UP007
    AnyFact = Union[tuple(EventFact.__subclasses__())]  # noqa: UP007

MONEY = (MoneyPosted, MoneyReversed, FeeWaived)
"""Facts that stay in the books when their action is undone: money is reversed, never erased."""


class Line(msgspec.Struct, frozen=True):
    """A fact with its number, its moment, who brought it about, and the action it is part of."""

    number: int
    at: int
    actor: EventActor
    action: int
    """The number of the first fact of the same command."""
    fact: AnyFact
