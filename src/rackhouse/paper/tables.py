"""Tables of an event as CSV, for spreadsheets: entries, pairings, results, standings, ledger.

Texts that a spreadsheet would take for a formula get an apostrophe in front. Figures are figures.
"""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Final, TypeAlias

from rackhouse.contest.money import pledge_due
from rackhouse.contest.result import winners
from rackhouse.contest.standings import standings
from rackhouse.ledger import CASH, tab_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rackhouse.contest import State
    from rackhouse.ledger import LedgerEntry
    from rackhouse.paper.names import Names

Cell: TypeAlias = str | int | None

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n")


def safe(text: str) -> str:
    """A text that no spreadsheet takes for a formula.

    >>> safe("=1+1"), safe("Ann"), safe("  @home")
    ("'=1+1", 'Ann', "'  @home")
    """
    is_formula = text.startswith(_FORMULA) or text.lstrip().startswith(_FORMULA)
    return f"'{text}" if is_formula else text


def as_csv(head: str, rows: Iterable[Sequence[Cell]]) -> bytes:
    r"""A table as the bytes of a CSV file, in UTF-8 with the mark that spreadsheets look for.

    >>> as_csv("name,spread", [["-Ann", -5]]).decode("utf-8-sig")
    "name,spread\r\n'-Ann,-5\r\n"
    """
    file = io.StringIO(newline="")
    writer = csv.writer(file)
    writer.writerow(head.split(","))
    for row in rows:
        writer.writerow([safe(cell) if isinstance(cell, str) else cell for cell in row])
    return file.getvalue().encode("utf-8-sig")


def entries_csv(state: State, names: Names) -> bytes:
    """Everybody who is entered."""
    rows = [
        (
            entry.number,
            names.of(entry.number),
            state.division(entry.division).plan.title,
            entry.kind,
            "; ".join(names.members_of(state, entry.number)),
            "; ".join(entry.brings),
            names.ratings.get(entry.number),
            {True: "yes", False: "no", None: ""}[entry.has_id],
            _yes(entry.is_checked_in),
            _yes(entry.is_withdrawn),
        )
        for entry in state.entries.values()
    ]
    head = "entry,name,division,kind,members,brings,rating,id_seen,here,withdrawn"
    return as_csv(head, rows)


def pairings_csv(state: State, names: Names) -> bytes:
    """Every pairing, with a row for each side."""
    rows = [
        (
            pairing.number,
            state.division(pairing.division).plan.title,
            pairing.round,
            state.tables.get(pairing.number),
            seat,
            side,
            names.of(side),
            "bye" if pairing.is_bye else "",
            str(pairing.reason),
        )
        for pairing in state.pairings.values()
        for seat, side in enumerate(pairing.sides, start=1)
    ]
    return as_csv("match,division,round,table,seat,entry,name,bye,reason", rows)


def results_csv(state: State, names: Names) -> bytes:
    """Every result that was recorded, with a row for each side."""
    rows = []
    for number, result in sorted(state.results.items()):
        pairing = state.pairings[number]
        ahead = winners(pairing.sides, result, by_before=state.by_before)
        for seat, side in enumerate(pairing.sides):
            rows.append(
                (
                    number,
                    state.division(pairing.division).plan.title,
                    pairing.round,
                    state.tables.get(number),
                    side,
                    names.of(side),
                    result.kind,
                    _at(result.scores, seat),
                    _at(result.before, seat),
                    _at(result.best_plays, seat),
                    "tied" if state.is_tied(number) else _outcome(side, ahead),
                    str(result.reason),
                )
            )
    head = (
        "match,division,round,table,entry,name,kind,score,before_unplayed,best_play,outcome,reason"
    )
    return as_csv(head, rows)


def standings_csv(state: State, names: Names, division: str) -> bytes:
    """The standings of a division; wins with halves as decimals.

    Raises:
        IllegalError: where there is no such division.
    """
    found = state.division(division)
    rows = [
        (
            row.place,
            row.entry,
            names.of(row.entry),
            row.played,
            row.halves // 2 if row.halves % 2 == 0 else f"{row.halves / 2}",
            row.losses,
            row.draws,
            row.byes,
            row.forfeits,
            row.points,
            row.against,
            row.spread,
            row.high_game,
            row.best_play,
            str(found.plan.format.reached(row.stage, found) or ""),
            _yes(row.is_withdrawn),
            "; ".join(map(str, row.by)),
        )
        for row in standings(state, division)
    ]
    head = (
        "place,entry,name,played,wins,losses,draws,byes,forfeits,points,against,spread,"
        "high_game,best_play,reached,withdrawn,separated_by"
    )
    return as_csv(head, rows)


def ledger_csv(state: State, names: Names) -> bytes:
    """Every line of the ledger, in cents; then what is pledged and still to be collected."""
    rows: list[tuple[Cell, ...]] = []
    for line in state.ledger.entries:
        charged, paid = amounts_of(line)
        entry = line.side + 1
        name = names.of(entry)
        cells = (line.number, entry, name, line.kind, line.cause, charged, paid, line.reverses)
        rows.append((*cells, None, names.sponsor_in(line.cause)))
    for pledge in state.pledges.values():
        if not pledge.is_collected:
            about = (pledge.entry, names.of(pledge.entry), "pledge", f"pledge {pledge.number}")
            due, sponsor = pledge_due(state, pledge), names.sponsors.get(pledge.number, "")
            rows.append((None, *about, None, None, None, due, sponsor))
    head = "number,entry,name,kind,cause,charged_cents,paid_cents,reverses,pledged_cents,sponsor"
    return as_csv(head, rows)


def amounts_of(line: LedgerEntry) -> tuple[int, int]:
    """What a line adds to what is charged, and to what is paid, in cents.

    >>> from rackhouse.ledger import Ledger
    >>> amounts_of(Ledger().fee(0, "a letter", 200)), amounts_of(Ledger().payment(0, 300))
    ((200, 0), (0, 300))
    """
    paid = sum(posting.cents for posting in line.postings if posting.account == CASH)
    tab = sum(posting.cents for posting in line.postings if posting.account == tab_of(line.side))
    return tab + paid, paid


def _yes(holds: bool) -> str:  # noqa: FBT001 - a cell, not a switch
    return "yes" if holds else ""


def _at(figures: Sequence[int], seat: int) -> int | None:
    return figures[seat] if figures else None


def _outcome(side: int, ahead: tuple[int, ...]) -> str:
    if side not in ahead:
        return "lost"
    return "won" if len(ahead) == 1 else "shared"
