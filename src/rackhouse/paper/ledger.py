"""The ledger on paper: a statement for each entry, and all of them with what was raised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.contest.money import payers, pledge_due, raised, raised_by_cause, statement
from rackhouse.messages import Amount, Name
from rackhouse.paper.folio import About, printed
from rackhouse.paper.grid import GridColumn, GridRow, draw_grid, height_of_grid
from rackhouse.paper.names import EntryNames, capital, in_order
from rackhouse.paper.pen import GREY, draw_signatures
from rackhouse.paper.rounds import day_terms
from rackhouse.paper.tables import amounts_of
from rackhouse.rules.explain import DOLLARS

if TYPE_CHECKING:
    from rackhouse.contest import EventState
    from rackhouse.contest.money import Statement
    from rackhouse.ledger import LedgerEntry
    from rackhouse.paper.folio import Folio
    from rackhouse.paper.size import Paper

_TITLE: Final = 28.0
_ROW: Final = 18.0
_SIGNED: Final = 56.0
"""The height of the lines to sign."""
_APART: Final = 34.0
"""The height between two statements, with the line where they are cut apart."""


class Money(msgspec.Struct, frozen=True):
    """Writes amounts of money for the readers of a print."""

    names: EntryNames
    currency: str

    def text(self, cents: int) -> str:
        """An amount in cents as text, with a minus sign as wide as the figures."""
        return self.names.voice.say(Amount(cents, self.currency)).replace("-", "\u2212")


class _Sums(msgspec.Struct, frozen=True):
    """What an entry was charged without voided charges, what it paid, and what it owes."""

    charged: int
    paid: int
    owed: int


def statement_of(
    state: EventState,
    names: EntryNames,
    entry: int,
    *,
    currency: str = DOLLARS,
    paper: Paper = "a4",
) -> bytes:
    """What one entry was charged and paid, line by line, and what it owes.

    Raises:
        IllegalError: if there is no such entry.
    """
    if entry not in payers(state):
        state.entry(entry)
    title = names.say("print-statement-of", name=Name(names.of(entry)))
    about = About.of(state, names, title, *day_terms(state, names))
    money = Money(names, currency)
    return printed(about, paper, lambda folio: _draw_statement(folio, state, entry, money))


def ledger_statements(
    state: EventState, names: EntryNames, *, currency: str = DOLLARS, paper: Paper = "a4"
) -> bytes:
    """What was raised, by whom and from what; then the statement of everybody with entries."""
    about = About.of(state, names, names.say("print-ledger"), *day_terms(state, names))
    money = Money(names, currency)
    entries = sorted(payers(state), key=lambda entry: (entry < 0, in_order(names.of(entry))))

    def draw(folio: Folio) -> None:
        _draw_summary(folio, state, entries, money)
        with_lines = [entry for entry in entries if statement(state, entry).lines]
        for number, entry in enumerate(with_lines):
            # Statements are cut apart and handed out, so none is on two pages without need.
            if not number or _APART + _height_of(folio, state, entry, money) > folio.left_over:
                folio.turn_page()
            else:
                cut = folio.y + _APART / 2
                folio.pen.line(0, cut, folio.pen.width, cut, thick=0.6, colour=GREY, dash=3)
                folio.y += _APART
            _draw_statement(folio, state, entry, money)

    return printed(about, paper, draw)


def _sums(found: Statement) -> _Sums:
    return _Sums(found.owed + found.paid, found.paid, found.owed)


def _draw_summary(folio: Folio, state: EventState, entries: list[int], money: Money) -> None:
    names = money.names
    sums = {entry: _sums(statement(state, entry)) for entry in entries}
    total, paid = raised(state), state.ledger.paid()
    _draw_title(folio, names.say("print-raised-in-all"), money.text(total))
    if total > paid:
        promised = money.text(total - paid)
        said = names.say("print-paid-and-promised", paid=money.text(paid), promised=promised)
        folio.say(said, colour=GREY)
        folio.y += 4
    columns = [
        GridColumn(names.say("print-entry"), 40, "right", colour=GREY),
        GridColumn(names.say("print-name"), face="bold"),
        *[
            GridColumn(names.say(key), 84, "right")
            for key in ("print-charged", "print-paid", "print-owed")
        ],
    ]
    rows = [
        GridRow(
            (
                str(entry) if entry > 0 else "",
                names.of(entry),
                *map(money.text, msgspec.structs.astuple(sums[entry])),
            )
        )
        for entry in entries
    ]
    totals = [
        sum(figures) for figures in zip(*map(msgspec.structs.astuple, sums.values()), strict=True)
    ]
    together = names.say("print-together")
    rows.append(GridRow(("", together, *map(money.text, totals or [0, 0, 0])), is_strong=True))
    draw_grid(folio, columns, rows, high=_ROW)
    folio.y += 16
    causes = [
        GridRow((_with(capital(names.cause(cause)), names.sponsor_in(cause)), money.text(cents)))
        for cause, cents in raised_by_cause(state).items()
    ]
    causes += [
        GridRow(
            (
                _with(
                    names.say("print-pledged", name=Name(names.of(one.entry))),
                    names.sponsors.get(one.number, ""),
                ),
                money.text(pledge_due(state, one)),
            )
        )
        for one in state.pledges.values()
        if not one.is_collected
    ]
    if causes:
        columns = [GridColumn(names.say("print-raised-by")), GridColumn("", 84, "right")]
        draw_grid(folio, columns, causes, high=_ROW)


def _draw_title(folio: Folio, title: str, figure: str) -> None:
    folio.need(_TITLE)
    wide = folio.pen.text(folio.right, folio.y + 17, figure, "slab", 17, align="right")
    folio.pen.text(folio.left, folio.y + 17, title, "slab", 17, room=folio.wide - wide - 20)
    folio.y += _TITLE


def _draw_statement(folio: Folio, state: EventState, entry: int, money: Money) -> None:
    names = money.names
    columns, rows = _grid_of(state, entry, money)
    _draw_title(folio, names.of(entry), _standing(statement(state, entry).owed, money))
    members = names.members_of(state, entry) if entry > 0 else ()
    if members:
        folio.say(", ".join(members), colour=GREY)
        folio.y += 4
    draw_grid(folio, columns, rows, high=_ROW, note_at=1)
    folio.need(_SIGNED)
    half = folio.left + folio.wide / 2
    draw_signatures(folio.pen, [names.of(entry)], (folio.left, folio.y + 18, half - 12))
    draw_signatures(
        folio.pen, [names.say("print-for-the-house")], (half + 12, folio.y + 18, folio.right)
    )
    folio.y += _SIGNED


def _height_of(folio: Folio, state: EventState, entry: int, money: Money) -> float:
    """How high a statement is, with two lines for members."""
    columns, rows = _grid_of(state, entry, money)
    grid = height_of_grid(folio.wide, columns, rows, high=_ROW, note_at=1)
    return _TITLE + 28 + grid + _SIGNED


def _grid_of(state: EventState, entry: int, money: Money) -> tuple[list[GridColumn], list[GridRow]]:
    """The columns and the lines of a statement."""
    names, found = money.names, statement(state, entry)
    columns = [
        GridColumn(names.say("print-number"), 30, "right", colour=GREY),
        GridColumn(names.say("print-for")),
        *[
            GridColumn(names.say(key), 76, "right")
            for key in ("print-charged", "print-paid", "print-balance")
        ],
    ]
    voided = {line.reverses: line for line in found.lines if line.reverses is not None}
    rows, balance = [], 0
    for line in found.lines:
        charged, paid = amounts_of(line)
        balance += charged - paid
        rows.append(
            GridRow(
                (
                    str(line.number),
                    _with(_what_of(names, line), names.sponsor_in(line.cause)),
                    money.text(charged) if charged else "",
                    money.text(paid) if paid else "",
                    money.text(balance),
                ),
                note=_note(names, voided.get(line.number)),
            )
        )
    sums = _sums(found)
    total = ("", names.say("print-together"), *map(money.text, msgspec.structs.astuple(sums)))
    rows.append(GridRow(total, is_strong=True))
    return columns, rows


def _what_of(names: EntryNames, line: LedgerEntry) -> str:
    match line.kind:
        case "payment":
            return names.say("print-payment")
        case "fee":
            return capital(names.cause(line.cause))
        case _:
            cause = names.cause(line.cause)
            return names.say("print-voids", kind=line.kind, number=line.reverses or 0, cause=cause)


def _with(what: str, sponsor: str) -> str:
    return f"{what}: {sponsor}" if sponsor else what


def _standing(owed: int, money: Money) -> str:
    say = money.names.say
    if owed < 0:
        return say("print-credit", amount=money.text(-owed))
    return say("print-owes", amount=money.text(owed)) if owed else say("print-paid-up")


def _note(names: EntryNames, by: LedgerEntry | None) -> str:
    if by is None:
        return ""
    return names.say("print-voided-by", kind=by.kind, number=by.number)
