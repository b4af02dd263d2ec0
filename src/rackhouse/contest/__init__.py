"""Events: entries, divisions, rounds, results, standings, disputes, money. Pure.

An event is a book of lines. ``decide(book, command, world)`` answers with the lines that follow,
or with a refusal in one sentence; ``book.with_line`` takes a line on; everything else, from the
bracket to the statement of a tab, is worked out from the book. ``docs/contest.md`` walks through.
"""

from rackhouse.contest.actor import (
    CLOCK,
    DESK,
    JUDGE,
    ORGANISER,
    PUBLIC,
    SCORE_KEEPER,
    Actor,
    Role,
)
from rackhouse.contest.book import Book, Dependent, dependents, fold
from rackhouse.contest.decide import decide, why_not
from rackhouse.contest.facts import Line
from rackhouse.contest.lots import SeededLots, World
from rackhouse.contest.plan import DivisionPlan, EventPlan, Venue
from rackhouse.contest.result import Result
from rackhouse.contest.standings import Row, standings
from rackhouse.contest.state import State, why_may_not_play, why_no_sign_up
from rackhouse.record import Refusal

__all__ = [
    "CLOCK",
    "DESK",
    "JUDGE",
    "ORGANISER",
    "PUBLIC",
    "SCORE_KEEPER",
    "Actor",
    "Book",
    "Dependent",
    "DivisionPlan",
    "EventPlan",
    "Line",
    "Refusal",
    "Result",
    "Role",
    "Row",
    "SeededLots",
    "State",
    "Venue",
    "World",
    "decide",
    "dependents",
    "fold",
    "standings",
    "why_may_not_play",
    "why_no_sign_up",
    "why_not",
]
