"""What can happen at a table: facts, in the past tense, frozen.

A record is an append-only list of facts, each with a number, a time and who did it. Scores, racks,
bag, clocks and whose turn it is are folded from the record and stored nowhere else. Nothing is
edited; a ruling appends facts that compensate.

Tiles are written as text (``AEINR?T``), plays as people write them (``8D TRAINER``), money in
cents, times in milliseconds since 1970.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, Union

import msgspec

from rackhouse.record.actor import Actor
from rackhouse.record.facts.beginning import *
from rackhouse.record.facts.challenges import *
from rackhouse.record.facts.endings import *
from rackhouse.record.facts.terms import *
from rackhouse.record.facts.turns import *

if TYPE_CHECKING:
    AnyFact: TypeAlias = Fact
else:
    AnyFact = Union[tuple(Fact.__subclasses__())]  # noqa: UP007 - made of those there are
    """Any of them, by the tags that they have in JSON."""


class RecordEntry(msgspec.Struct, frozen=True):
    """A fact with its number, its time and who caused it."""

    number: int
    at: int
    actor: Actor
    fact: AnyFact
