"""Events: entries, divisions, rounds, results, standings, disputes, money. Pure.

An event is a book of lines. ``decide(book, actor, command, world)`` answers with the lines to
append and the book with them, or with a refusal. Everything else, from the bracket to the statement
of a tab, is worked out from the book. ``docs/contest.md`` walks through it.
"""

from rackhouse.contest.actions import Line
from rackhouse.contest.actor import (
    CLOCK,
    DESK,
    JUDGE,
    ORGANISER,
    PUBLIC,
    SCORE_KEEPER,
    EventActor,
    EventRole,
)
from rackhouse.contest.book import Book, Dependent, dependents, fold
from rackhouse.contest.decide import decide, why_not
from rackhouse.contest.deciding.deciding import EventWorld, SeededLots
from rackhouse.contest.plan import DivisionPlan, EventPlan, Venue
from rackhouse.contest.result import Result
from rackhouse.contest.standings import StandingsRow, standings
from rackhouse.contest.state import EventState, why_may_not_play, why_no_sign_up
from rackhouse.record import Refusal

__all__ = [
    "CLOCK",
    "DESK",
    "JUDGE",
    "ORGANISER",
    "PUBLIC",
    "SCORE_KEEPER",
    "Book",
    "Dependent",
    "DivisionPlan",
    "EventActor",
    "EventPlan",
    "EventRole",
    "EventState",
    "EventWorld",
    "Line",
    "Refusal",
    "Result",
    "SeededLots",
    "StandingsRow",
    "Venue",
    "decide",
    "dependents",
    "fold",
    "standings",
    "why_may_not_play",
    "why_no_sign_up",
    "why_not",
]
