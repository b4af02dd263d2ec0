"""What can be asked of an event: commands, in the imperative, frozen."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, Union

from rackhouse.contest.commands.entering import *
from rackhouse.contest.commands.money import *
from rackhouse.contest.commands.planning import *
from rackhouse.contest.commands.results import *
from rackhouse.contest.commands.rounds import *
from rackhouse.contest.commands.terms import *

if TYPE_CHECKING:
    AnyCommand: TypeAlias = EventCommand
else:
    AnyCommand = Union[tuple(sorted(EventCommand.__subclasses__(), key=lambda one: one.__name__))]  # noqa: UP007 - made of those there are
    """Any of them, by the tags that they have in JSON."""
