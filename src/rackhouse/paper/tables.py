"""Tables of an event as CSV, for spreadsheets: entries, pairings, results, standings, ledger.

Texts that a spreadsheet would take for a formula get an apostrophe in front; numbers do not.
"""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Final, TypeAlias

from rackhouse.contest.folding.money import entry_of
from rackhouse.contest.money import pledge_due, sums_by_cause
from rackhouse.contest.result import winners
from rackhouse.contest.standings import standings
from rackhouse.ledger import CASH, tab_of
from rackhouse.messages import Message, known
from rackhouse.paper.rounds import kind_in, title_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rackhouse.contest import EventState
    from rackhouse.ledger import LedgerEntry
    from rackhouse.paper.names import EntryNames

Cell: TypeAlias = str | int | None

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n")


def safe(text: str) -> str:
    """A text that no spreadsheet takes for a formula.

    >>> safe("=1+1"), safe("Ann"), safe("  @home")
    ("'=1+1", 'Ann', "'  @home")
    """
    is_formula = text.startswith(_FORMULA) or text.lstrip().startswith(_FORMULA)
    return f"'{text}" if is_formula else text


def as_csv(names: EntryNames, head: str, rows: Iterable[Sequence[Cell]]) -> bytes:
    r"""A table as the bytes of a CSV file, in UTF-8 with the BOM that spreadsheets look for.

    >>> from rackhouse.paper.names import EntryNames
    >>> as_csv(EntryNames(), "name,spread", [["-Ann", -5]]).decode("utf-8-sig")
    "name,spread\r\n'-Ann,-5\r\n"
    """
    file = io.StringIO(newline="")
    writer = csv.writer(file)
    writer.writerow([names.voice.say(Message(f"print-csv-{key}")) for key in head.split(",")])
    for row in rows:
        writer.writerow([safe(cell) if isinstance(cell, str) else cell for cell in row])
    return file.getvalue().encode("utf-8-sig")


def entries_csv(state: EventState, names: EntryNames) -> bytes:
    """All entries."""
    rows = [
        (
            entry.number,
            names.of(entry.number),
            title_of(names, state.division(entry.division)),
            names.say("print-side", side=entry.kind),
            "; ".join(names.members_of(state, entry.number)),
            "; ".join(names.voice.say(known("data-thing-", one)) for one in entry.brings),
            names.ratings.get(entry.number),
            "" if entry.has_id is None else names.say("print-yes" if entry.has_id else "print-no"),
            _yes(names, entry.is_checked_in),
            _yes(names, entry.is_withdrawn),
        )
        for entry in state.entries.values()
    ]
    head = "entry,name,division,kind,members,brings,rating,id_seen,here,withdrawn"
    return as_csv(names, head, rows)


def pairings_csv(state: EventState, names: EntryNames) -> bytes:
    """Every pairing, with a row for each side."""
    rows = [
        (
            pairing.number,
            title_of(names, state.division(pairing.division)),
            pairing.round,
            state.tables.get(pairing.number),
            seat,
            side,
            names.of(side),
            names.say("print-bye") if pairing.is_bye else "",
            names.voice.say(pairing.reason),
        )
        for pairing in state.pairings.values()
        for seat, side in enumerate(pairing.sides, start=1)
    ]
    return as_csv(names, "match,division,round,table,seat,entry,name,bye,reason", rows)


def results_csv(state: EventState, names: EntryNames) -> bytes:
    """Every recorded result, with a row for each side."""
    rows = []
    for number, result in sorted(state.results.items()):
        pairing = state.pairings[number]
        ahead = winners(pairing.sides, result, by_before=state.by_before)
        for seat, side in enumerate(pairing.sides):
            rows.append(
                (
                    number,
                    title_of(names, state.division(pairing.division)),
                    pairing.round,
                    state.tables.get(number),
                    side,
                    names.of(side),
                    kind_in(names, result),
                    _at(result.scores, seat),
                    _at(result.before, seat),
                    _at(result.best_plays, seat),
                    names.say(
                        "print-outcome", how=_outcome(side, ahead, is_tied=state.is_tied(number))
                    ),
                    names.voice.say(result.reason),
                )
            )
    head = (
        "match,division,round,table,entry,name,kind,score,before_unplayed,best_play,outcome,reason"
    )
    return as_csv(names, head, rows)


def standings_csv(state: EventState, names: EntryNames, division: str) -> bytes:
    """The standings of a division; half wins are decimals.

    Raises:
        IllegalError: if there is no such division.
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
            row.best_play or None,
            names.voice.say(found.plan.format.reached(row.stage, found) or ""),
            _yes(names, row.is_withdrawn),
            "; ".join(map(names.voice.say, row.by)),
        )
        for row in standings(state, division)
    ]
    head = (
        "place,entry,name,played,wins,losses,draws,byes,forfeits,points,against,spread,"
        "high_game,best_play,reached,withdrawn,separated_by"
    )
    return as_csv(names, head, rows)


def ledger_csv(state: EventState, names: EntryNames) -> bytes:
    """Every line of the ledger, in cents; then pledges still to collect."""
    rows: list[tuple[Cell, ...]] = []
    for line in state.ledger.entries:
        charged, paid = amounts_of(line)
        entry = entry_of(line.side)
        name = names.of(entry)
        kind = names.say("print-ledger-kind", kind=line.kind)
        cause = names.cause(line.cause)
        cells = (
            line.number,
            entry if entry > 0 else None,
            name,
            kind,
            cause,
            charged,
            paid,
            line.reverses,
        )
        rows.append((*cells, None, names.sponsor_in(line.cause)))
    for pledge in state.pledges.values():
        if not pledge.is_collected:
            kind = names.say("print-ledger-kind", kind="pledge")
            cause = names.say("print-pledge-number", number=pledge.number)
            about = (pledge.entry, names.of(pledge.entry), kind, cause)
            due, sponsor = pledge_due(state, pledge), names.sponsors.get(pledge.number, "")
            rows.append((None, *about, None, None, None, due, sponsor))
    head = "number,entry,name,kind,cause,charged_cents,paid_cents,reverses,pledged_cents,sponsor"
    return as_csv(names, head, rows)


def causes_csv(state: EventState, names: EntryNames) -> bytes:
    """What is paid and promised for each cause, in cents, for a treasurer; the last row is all."""
    sums = sums_by_cause(state)
    rows: list[tuple[Cell, ...]] = [
        (names.cause(one.cause), one.paid, one.promised, one.raised) for one in sums
    ]
    paid, promised = sum(one.paid for one in sums), sum(one.promised for one in sums)
    rows.append((names.say("print-together"), paid, promised, paid + promised))
    return as_csv(names, "cause,paid_cents,promised_cents,raised_cents", rows)


def amounts_of(line: LedgerEntry) -> tuple[int, int]:
    """What a line adds to the amounts charged and paid, in cents.

    >>> from rackhouse.ledger import Ledger
    >>> amounts_of(Ledger().fee(0, "a letter", 200)), amounts_of(Ledger().payment(0, 300))
    ((200, 0), (0, 300))
    """
    paid = sum(posting.cents for posting in line.postings if posting.account == CASH)
    tab = sum(posting.cents for posting in line.postings if posting.account == tab_of(line.side))
    return tab + paid, paid


def _yes(names: EntryNames, holds: bool) -> str:  # noqa: FBT001 - a cell, not a switch
    return names.say("print-yes") if holds else ""


def _at(figures: Sequence[int], seat: int) -> int | None:
    return figures[seat] if figures else None


def _outcome(side: int, ahead: tuple[int, ...], *, is_tied: bool) -> str:
    if is_tied:
        return "tied"
    if side not in ahead:
        return "lost"
    return "won" if len(ahead) == 1 else "shared"
