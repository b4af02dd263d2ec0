"""Undoing: an action and all that stands on it, or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.contest import facts
from rackhouse.contest.book import undone_in, without
from rackhouse.errors import require
from rackhouse.messages import all_of, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.contest.book import Book
    from rackhouse.contest.commands import Undo
    from rackhouse.contest.deciding.minutes import Minutes
    from rackhouse.contest.facts import Line

NAMED: Final = 12
"""How many actions a refusal names; ``dependents`` has them all."""


def undo(minutes: Minutes, command: Undo) -> None:
    """Undo an action; money that it moved is reversed, and what it had undone counts again."""
    book = minutes.book
    lines = [line for line in book.lines if line.action == command.action]
    require(lines, "contest-no-action", number=command.action)
    is_undone = command.action in undone_in(book.lines)
    require(not is_undone, "contest-undone-already", number=command.action)
    require(
        not isinstance(lines[0].fact, facts.MoneyReversed | facts.FeeWaived),
        "contest-reversal-stays",
    )
    require(
        not isinstance(lines[0].fact, facts.ActionsUndone) or len(lines) == 1,
        "contest-undo-reversed-money",
    )
    found, left = without(book, command.action)
    require(
        command.together or not found,
        "contest-others-depend",
        number=command.action,
        actions=all_of(str(one.action) for one in found[:NAMED]),
        more=max(0, len(found) - NAMED),
    )
    actions = (command.action, *(one.action for one in found))
    minutes.write(facts.ActionsUndone(actions, command.reason), undone=left)
    reason = message("contest-action-undone", number=command.action)
    for number in _standing_money(book, set(actions)):
        minutes.write(facts.MoneyReversed(number, reason))


def _money(book: Book) -> Iterator[tuple[int, Line]]:
    """Every line about money with the number of its entry in the ledger."""
    money = (line for line in book.lines if isinstance(line.fact, facts.MONEY))
    return enumerate(money, start=1)


def _standing_money(book: Book, actions: set[int]) -> list[int]:
    """The entries of the ledger that these actions made and nothing has voided."""
    voided = {entry.reverses for entry in book.state.ledger.entries}
    return [
        number
        for number, line in _money(book)
        if line.action in actions
        and isinstance(line.fact, facts.MoneyPosted)
        and number not in voided
    ]
