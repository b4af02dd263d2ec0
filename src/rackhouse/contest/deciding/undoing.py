"""Undoing: an action and all that stands on it, or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.contest import facts
from rackhouse.contest.book import undone_in, without
from rackhouse.errors import require

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.contest.book import Book, Dependent
    from rackhouse.contest.commands import Undo
    from rackhouse.contest.deciding.minutes import Minutes
    from rackhouse.contest.facts import Line

NAMED: Final = 12
"""How many actions a refusal names; ``dependents`` has them all."""


def undo(minutes: Minutes, command: Undo) -> None:
    """Undo an action; money that it moved is reversed, and what it had undone counts again."""
    book = minutes.book
    lines = [line for line in book.lines if line.action == command.action]
    require(lines, f"There is no action {command.action}.")
    require(
        command.action not in undone_in(book.lines), f"Action {command.action} is undone already."
    )
    require(
        not isinstance(lines[0].fact, facts.MoneyReversed | facts.FeeWaived),
        "What voids an entry of the ledger stays; charge the amount again instead.",
    )
    require(
        not isinstance(lines[0].fact, facts.ActionsUndone) or len(lines) == 1,
        "That undoing reversed money, which stays reversed; do the action anew instead.",
    )
    found, left = without(book, command.action)
    require(
        command.together or not found,
        f"On action {command.action} ({_title(book, command.action)}) stand others: "
        f"{_named(book, found)}. Undo them together or not at all.",
    )
    actions = (command.action, *(one.action for one in found))
    minutes.write(facts.ActionsUndone(actions, command.reason), undone=left)
    reason = f"Action {command.action} was undone."
    for number in _standing_money(book, set(actions)):
        minutes.write(facts.MoneyReversed(number, reason))


def _named(book: Book, found: tuple[Dependent, ...]) -> str:
    """The actions by number and name; where there are very many, the first of them."""
    listed = [f"action {one.action} ({_title(book, one.action)})" for one in found[:NAMED]]
    more = [f"and {len(found) - NAMED} more"] if len(found) > NAMED else []
    return "; ".join([*listed, *more])


def _title(book: Book, action: int) -> str:
    """What an action was, by its first fact."""
    fact = book.lines[action - 1].fact
    return str(type(fact).__struct_config__.tag)


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
