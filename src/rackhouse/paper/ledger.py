"""The ledger on paper: a statement for an entry, and all of them with what was raised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.contest.money import pledge_due, raised, raised_by_cause, statement
from rackhouse.paper.columns import capital
from rackhouse.paper.folio import About, printed
from rackhouse.paper.grid import Column, Row, draw_grid
from rackhouse.paper.money import Money
from rackhouse.paper.names import Names, in_order
from rackhouse.paper.pen import GREY, draw_signatures
from rackhouse.paper.rounds import day_terms
from rackhouse.paper.tables import amounts_of

if TYPE_CHECKING:
    from rackhouse.contest import State
    from rackhouse.contest.money import Statement
    from rackhouse.ledger import LedgerEntry
    from rackhouse.paper import Paper
    from rackhouse.paper.folio import Folio

DOLLARS: Final = Money()


class _Sums(msgspec.Struct, frozen=True):
    """What an entry was charged, voided charges taken off, what it paid, and what it owes."""

    charged: int
    paid: int
    owed: int


def statement_of(
    state: State, names: Names, entry: int, *, money: Money = DOLLARS, paper: Paper = "a4"
) -> bytes:
    """What one entry was charged and paid, line by line, and what it owes.

    Raises:
        IllegalError: where there is no such entry.
    """
    state.entry(entry)
    about = About.of(state, f"Statement: {names.of(entry)}", *day_terms(state))
    return printed(about, paper, lambda folio: _draw_statement(folio, state, names, entry, money))


def ledger_statements(
    state: State, names: Names, *, money: Money = DOLLARS, paper: Paper = "a4"
) -> bytes:
    """What was raised, by whom and by what; then the statement of everybody who has lines."""
    about = About.of(state, "Ledger", *day_terms(state))
    playing = [entry.number for entry in state.entries.values() if not entry.is_house]
    entries = sorted(playing, key=lambda entry: in_order(names.of(entry)))

    def draw(folio: Folio) -> None:
        _draw_summary(folio, state, names, entries, money)
        for entry in entries:
            if statement(state, entry).lines:
                folio.turn_page()
                _draw_statement(folio, state, names, entry, money)

    return printed(about, paper, draw)


def _sums(found: Statement) -> _Sums:
    return _Sums(found.owed + found.paid, found.paid, found.owed)


def _draw_summary(
    folio: Folio, state: State, names: Names, entries: list[int], money: Money
) -> None:
    sums = {entry: _sums(statement(state, entry)) for entry in entries}
    total, paid = raised(state), state.ledger.paid()
    _draw_title(folio, "Raised in all", money.text(total))
    if total > paid:
        folio.say(f"{money.text(paid)} paid, {money.text(total - paid)} promised", colour=GREY)
        folio.y += 4
    columns = [
        Column("Entry", 34, "right", colour=GREY),
        Column("Name", face="bold"),
        *[Column(label, 84, "right") for label in ("Charged", "Paid", "Owed")],
    ]
    rows = [
        Row((str(entry), names.of(entry), *map(money.text, msgspec.structs.astuple(sums[entry]))))
        for entry in entries
    ]
    totals = [
        sum(figures) for figures in zip(*map(msgspec.structs.astuple, sums.values()), strict=True)
    ]
    rows.append(Row(("", "Together", *map(money.text, totals or [0, 0, 0])), is_strong=True))
    draw_grid(folio, columns, rows, high=18)
    folio.y += 16
    causes = [
        Row((_with(capital(cause), names.sponsor_in(cause)), money.text(cents)))
        for cause, cents in raised_by_cause(state).items()
    ]
    causes += [
        Row(
            (
                _with(
                    f"Pledged for {names.of(one.entry)}, to be collected",
                    names.sponsors.get(one.number, ""),
                ),
                money.text(pledge_due(state, one)),
            )
        )
        for one in state.pledges.values()
        if not one.is_collected
    ]
    if causes:
        draw_grid(folio, [Column("Raised by"), Column("", 84, "right")], causes, high=18)


def _draw_title(folio: Folio, title: str, figure: str) -> None:
    folio.need(30)
    wide = folio.pen.text(folio.right, folio.y + 17, figure, "slab", 17, align="right")
    folio.pen.text(folio.left, folio.y + 17, title, "slab", 17, room=folio.wide - wide - 20)
    folio.y += 28


def _draw_statement(folio: Folio, state: State, names: Names, entry: int, money: Money) -> None:
    found = statement(state, entry)
    _draw_title(folio, names.of(entry), _standing(found.owed, money))
    members = names.members_of(state, entry)
    if members:
        folio.say(", ".join(members), colour=GREY)
        folio.y += 4
    columns = [
        Column("No.", 30, "right", colour=GREY),
        Column("For"),
        *[Column(label, 76, "right") for label in ("Charged", "Paid", "Balance")],
    ]
    voided = {line.reverses: line for line in found.lines if line.reverses is not None}
    rows, balance = [], 0
    for line in found.lines:
        charged, paid = amounts_of(line)
        balance += charged - paid
        rows.append(
            Row(
                (
                    str(line.number),
                    _with(what_of(line), names.sponsor_in(line.cause)),
                    money.text(charged) if charged else "",
                    money.text(paid) if paid else "",
                    money.text(balance),
                ),
                note=_note(voided.get(line.number)),
            )
        )
    sums = _sums(found)
    total = ("", "Together", *map(money.text, msgspec.structs.astuple(sums)))
    rows.append(Row(total, is_strong=True))
    draw_grid(folio, columns, rows, high=18, note_at=1)
    folio.need(60)
    half = folio.left + folio.wide / 2
    draw_signatures(folio.pen, [names.of(entry)], (folio.left, folio.y + 18, half - 12))
    draw_signatures(folio.pen, ["For the house"], (half + 12, folio.y + 18, folio.right))
    folio.y += 54


def what_of(line: LedgerEntry) -> str:
    """What a line is for.

    >>> from rackhouse.ledger import Ledger
    >>> what_of(Ledger().fee(0, "a letter", 200))
    'A letter'
    """
    match line.kind:
        case "payment":
            return "Payment, with thanks"
        case "reversal":
            return f"Reversal of no. {line.reverses}: {line.cause}"
        case "waiver":
            return f"Waiver of no. {line.reverses}: {line.cause}"
        case "fee":
            return capital(line.cause)


def _with(what: str, sponsor: str) -> str:
    return f"{what}: {sponsor}" if sponsor else what


def _standing(owed: int, money: Money) -> str:
    if owed < 0:
        return f"{money.text(-owed)} to its credit"
    return f"owes {money.text(owed)}" if owed else "paid up"


def _note(by: LedgerEntry | None) -> str:
    if by is None:
        return ""
    return f"{'Reversed' if by.kind == 'reversal' else 'Waived'} by no. {by.number}."
