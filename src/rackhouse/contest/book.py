"""The book of an event: its lines, the state they add up to, the log of actions, and the file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from rackhouse.contest import actions
from rackhouse.contest.actions import Line
from rackhouse.contest.actor import EventActor
from rackhouse.contest.folding import APPLY
from rackhouse.contest.folding.money import kept
from rackhouse.contest.folding.parts import Growing
from rackhouse.contest.schedule import moment_fault
from rackhouse.contest.state import EventState, Given
from rackhouse.errors import IllegalError, MalformedError, RackhouseError
from rackhouse.messages import Message
from rackhouse.record.line_file import LineFile

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence


_DOES_NOT_FOLLOW = (
    ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError,
)  # fmt: skip
"""What folding can raise for a line that no decision wrote."""


class Book(msgspec.Struct, frozen=True):
    """An event: its lines, and the state they add up to.

    >>> Book().state.entries
    {}
    """

    lines: tuple[Line, ...] = ()
    state: EventState = EventState()

    def with_line(self, line: Line, undone: EventState | None = None) -> Book:
        """The book with one more line; ``undone`` is the state after an undo, if it is known.

        Raises:
            IllegalError: if the line cannot have happened; the message says why.
        """
        lines = (*self.lines, line)
        if isinstance(line.fact, actions.ActionsUndone):
            state = replayed(lines, undone_in(lines)) if undone is None else undone
        else:
            state = APPLY[type(line.fact)](self.state, line.fact, line.at)
        given = counted(self.state.given, line.fact)
        return Book(lines, replace(state, number=line.number, at=line.at, given=given))


def fold(lines: Iterable[Line]) -> Book:
    """The book of these lines.

    >>> fold([]) == Book()
    True

    Raises:
        MalformedError: if a line does not follow from those before it.
    """
    every = tuple(lines)
    for number, line in enumerate(every, start=1):
        if line.number != number or not 1 <= line.action <= number:
            raise MalformedError("contest-line-misnumbered", number=number)
        if fault := moment_fault(line.at):
            raise MalformedError("contest-line-wrong-moment", number=number, why=fault)
        if isinstance(line.fact, actions.ActionsUndone) and not _is_undoing(line.fact, number):
            raise MalformedError("contest-line-undoes-nothing", number=number)
    given = Given()
    for line in every:
        given = counted(given, line.fact)
    try:
        state = replayed(every, undone_in(every))
    except RackhouseError as error:
        raise MalformedError("contest-record-damaged", why=error.message) from error
    except _DOES_NOT_FOLLOW as error:
        raise MalformedError("contest-line-does-not-follow") from error
    last = every[-1] if every else None
    return Book(
        every,
        replace(state, number=len(every), at=last.at if last else 0, given=given),
    )


def _is_undoing(fact: actions.ActionsUndone, number: int) -> bool:
    """Whether the line of that number undoes something, and only earlier actions."""
    return bool(fact.actions) and all(1 <= action < number for action in fact.actions)


def undone_in(lines: Sequence[Line], also: Iterable[int] = ()) -> frozenset[int]:
    """The actions that no longer count, ``also`` included.

    An undo that was itself undone undoes nothing. Read backwards, it is known of each line
    whether it counts.
    """
    dead = set(also)
    for line in reversed(lines):
        if isinstance(line.fact, actions.ActionsUndone) and line.action not in dead:
            dead.update(line.fact.actions)
    return frozenset(dead)


def replayed(lines: Iterable[Line], dead: Collection[int]) -> EventState:
    """The state that the lines add up to, without the undone actions.

    Raises:
        IllegalError: if a line does not follow from those before it.
    """
    # There may be thousands of these, and copying them at each line would take too long.
    state = EventState(entries=Growing(), results=Growing())
    for line in lines:
        state = stepped(state, line, dead)
    return replace(state, entries=dict(state.entries), results=dict(state.results))


def stepped(state: EventState, line: Line, dead: Collection[int]) -> EventState:
    """The state after one more line. Money stays in the ledger even if its action was undone.

    Raises:
        IllegalError: if the line does not follow.
    """
    fact = line.fact
    if isinstance(fact, actions.ActionsUndone):
        return state
    if line.action not in dead or isinstance(fact, actions.MoneyReversed | actions.FeeWaived):
        return APPLY[type(fact)](state, fact, line.at)
    return kept(state, fact, line.at) if isinstance(fact, actions.MoneyPosted) else state


def counted(given: Given, fact: actions.AnyFact) -> Given:
    """The numbers that are taken, after one more fact."""
    match fact:
        case actions.EntryAdded():
            return replace(given, entries=max(given.entries, fact.entry))
        case actions.DivisionStarted() if fact.first_pairing:
            # One number for each slot: every match, and a game for third place.
            last = fact.first_pairing + (fact.numbers or len(fact.order)) - 1
            return replace(given, pairings=max(given.pairings, last))
        case actions.RoundPaired(pairings=pairings) | actions.PairingsChanged(added=pairings):
            numbers = [pairing.number for pairing in pairings]
            return replace(given, pairings=max([given.pairings, *numbers]))
        case actions.ChallengeMade():
            return replace(given, pairings=max(given.pairings, fact.pairing.number))
        case actions.DiscrepancyOpened():
            return replace(given, discrepancies=max(given.discrepancies, fact.discrepancy))
        case actions.WordsRuled():
            return replace(given, rulings=max(given.rulings, fact.ruling))
        case actions.PledgeMade():
            return replace(given, pledges=max(given.pledges, fact.pledge))
        case actions.MoneyPosted() if fact.entry < 0:
            return replace(given, donors=max(given.donors, -fact.entry))
        case _:
            return given


class Dependent(msgspec.Struct, frozen=True):
    """An action that depends on another one, and why."""

    action: int
    reason: Message


def dependents(book: Book, action: int) -> tuple[Dependent, ...]:
    """The later actions that depend on one, in their order."""
    return without(book, action)[0]


def without(book: Book, action: int) -> tuple[tuple[Dependent, ...], EventState]:
    """The later actions that depend on one, and the state without all of them.

    The book is replayed without it. Whatever then cannot have happened depended on it, directly
    or through another action.
    """
    dead = set(undone_in(book.lines, {action}))
    found: list[Dependent] = []
    state = EventState()
    at = 0
    while at < len(book.lines):
        end = at + 1
        while end < len(book.lines) and book.lines[end].action == book.lines[at].action:
            end += 1
        lines = book.lines[at:end]
        try:
            state = _all_of(state, lines, dead)
        except IllegalError as error:
            found.append(Dependent(lines[0].action, error.message))
            dead.add(lines[0].action)
            state = _all_of(state, lines, dead)
        at = end
    return tuple(found), state


def _all_of(state: EventState, lines: Iterable[Line], dead: Collection[int]) -> EventState:
    for line in lines:
        state = stepped(state, line, dead)
    return state


EVENT: Final = LineFile("event", Line, format_="rackhouse event", longest_line=4_000_000)
"""
>>> EVENT.decode(EVENT.encode([]))
()
"""

encode_event, decode_event = EVENT.encode, EVENT.decode
encode_line, decode_line = EVENT.encode_one, EVENT.decode_one


class Action(msgspec.Struct, frozen=True):
    """A command that was carried out."""

    number: int
    at: int
    actor: EventActor
    what: tuple[str, ...]
    """Each fact in two or three words, such as ``result recorded``."""
    is_undone: bool


def log_of(book: Book) -> tuple[Action, ...]:
    """Every action of an event, the oldest first.

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
