"""What sides propose before the game, and who has still to answer it. Pure.

A side answers by naming something itself: the same thing is a yes, what is in force a no, and
something else a proposal of its own, which wants an answer too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec

from rackhouse.messages import Message, Name, all_of, message
from rackhouse.record import State

Named = TypeVar("Named")


class Proposal(msgspec.Struct, Generic[Named], frozen=True):
    """What a side has named last."""

    seat: int
    named: Named
    waiting_for: tuple[int, ...]
    """The sides that have not answered it."""


def proposals(
    history: Sequence[tuple[int, Named]], in_force: Named, sides: int
) -> tuple[Proposal[Named], ...]:
    """What each side that has spoken names now; in the order in which they came to it.

    >>> proposals([(0, "book"), (1, "list"), (0, "book")], "list", 3)[0].waiting_for
    (2,)
    """
    standing = sorted((_since(history, seat), seat) for seat in {seat for seat, _ in history})
    found = []
    for since, seat in standing:
        named = history[since][1]
        waiting = [
            other
            for other in range(sides)
            if named != in_force
            and other != seat
            and not any(
                speaker == other and (at > since or said == named)
                for at, (speaker, said) in enumerate(history)
            )
        ]
        found.append(Proposal(seat, named, tuple(waiting)))
    return tuple(found)


def _since(history: Sequence[tuple[int, Named]], seat: int) -> int:
    """Since when a side has named what it names now, however often it has said so."""
    own = [(at, named) for at, (speaker, named) in enumerate(history) if speaker == seat]
    since, last = own[-1]
    for at, named in reversed(own):
        if named != last:
            break
        since = at
    return since


def unanswered(state: State) -> Message | None:
    """Why nobody begins: the first proposal that somebody has not answered."""
    sides = len(state.sides)
    for book in proposals(state.dictionary_proposals, state.dictionary, sides):
        if book.waiting_for:
            return message(
                "referee-answer-dictionary",
                seat=state.seat_name(book.seat),
                title=Name(book.named.title),
                seats=all_of(map(state.seat_name, book.waiting_for)),
            )
    for board in proposals(state.board_proposals, state.board.layout, sides):
        if board.waiting_for:
            return message(
                "referee-answer-board",
                seat=state.seat_name(board.seat),
                title=Name(board.named.title),
                seats=all_of(map(state.seat_name, board.waiting_for)),
            )
    return None


def is_agreed(history: Sequence[tuple[int, Named]], named: Named, sides: int) -> bool:
    """Whether every side names this now."""
    latest = dict(history)
    return len(latest) == sides and all(one == named for one in latest.values())
