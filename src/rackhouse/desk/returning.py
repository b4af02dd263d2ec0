"""What a game brings back to its event: the result, marked discrepancies, money, rulings.

An event learns of a game through commands named after what they report. Given again, after a
restart or by another process, they are answered and nothing is done twice. The store keeps, beside
the game, up to which fact the event has seen it.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from rackhouse.contest import CLOCK, Refusal, Result, actions
from rackhouse.contest.result import in_a_row, winners
from rackhouse.desk.games import replayed_at
from rackhouse.messages import message
from rackhouse.record import Phase, facts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackhouse.contest.actions import EventCommand
    from rackhouse.desk.events import Events
    from rackhouse.desk.live import LiveEvent
    from rackhouse.desk.values import TableGame
    from rackhouse.ledger import LedgerEntry
    from rackhouse.record import RecordEntry, State
    from rackhouse.service.live import LiveGame

_logger = logging.getLogger("rackhouse.desk")

TELLING = (
    facts.Certified, facts.ResultDecided, facts.MarkerSet, facts.DiscrepancyRuled,
    facts.CallLeftOpen, facts.Posted, facts.Ruled,
)  # fmt: skip
"""The facts of a game that matter to its event."""


def is_telling(entries: Iterable[RecordEntry]) -> bool:
    """Whether one of these facts matters to the event."""
    return any(isinstance(entry.fact, TELLING) for entry in entries)


async def take_notice(events: Events, table: TableGame) -> None:
    """Tell an event what has happened at a table since it last looked."""
    game = await events.games.get(table.game)
    number = game.number
    stored = await events.games.stored(table.game, table.seen)
    entries = [one for one in stored if one.number <= number]
    live = await events.get(table.event)
    async with live.lock:
        for entry in entries:
            await _tell_of(events, live, table, entry)
        await _tell_markers(events, live, table, game.state)
        await _tell_result(events, live, table, game)
    await events.store.see_game(table.game, number)


async def _tell_of(events: Events, live: LiveEvent, table: TableGame, entry: RecordEntry) -> None:
    if isinstance(entry.fact, facts.Posted):
        await _tell_money(events, live, table, entry.fact.entry)
    elif isinstance(entry.fact, facts.DiscrepancyRuled):
        await _tell_ruled(events, live, table, entry.fact)
    elif isinstance(entry.fact, facts.Ruled) and entry.fact.words:
        command = _ruling(live, table, entry.fact)
        if command is not None:
            await _give(events, live, table, f"ruling {entry.number}", command)


def _ruling(live: LiveEvent, table: TableGame, fact: facts.Ruled) -> EventCommand | None:
    """The ruling as a command; the same ruling from another table is used again."""
    for ruling in live.book.state.rulings.values():
        is_same = set(ruling.words) == set(fact.words) and ruling.acceptable == fact.acceptable
        if is_same and not ruling.is_overturned:
            if table.pairing in ruling.pairings:
                return None
            return actions.ReuseRuling(ruling.number, table.pairing)
    return actions.RuleWords(table.pairing, fact.words, fact.acceptable)


async def _tell_markers(events: Events, live: LiveEvent, table: TableGame, state: State) -> None:
    for marker in state.markers:
        if marker.outcome is None:
            versions = (str(marker.note),) if marker.note else ()
            command = actions.OpenDiscrepancy(table.pairing, marker.turn, versions)
            await _give(events, live, table, f"marker {marker.number}", command)


async def _tell_ruled(
    events: Events, live: LiveEvent, table: TableGame, fact: facts.DiscrepancyRuled
) -> None:
    """Close a discrepancy that was ruled on in the game."""
    receipt = await events.rows.receipt(live.id, f"marker {fact.marker}", table.game)
    if receipt is None:
        return
    opened = live.book.lines[receipt.first - 1].fact
    assert isinstance(opened, actions.DiscrepancyOpened)
    reason = message("result-ruled-in-game", outcome=fact.outcome, note=fact.note)
    command = actions.RuleMatchDiscrepancy(opened.discrepancy, "in the game", reason)
    await _give(events, live, table, f"marker {fact.marker} ruled", command)


async def _tell_result(events: Events, live: LiveEvent, table: TableGame, game: LiveGame) -> None:
    state, pairing = game.state, live.book.state.pairings.get(table.pairing)
    is_final = state.phase is Phase.CERTIFIED or bool(state.undecided)
    if not is_final or pairing is None or pairing.sides != table.sides:
        return
    if table.opened < replayed_at(live.book).get(table.pairing, 0):
        return  # the match is played again, elsewhere
    result = result_of(state, table.sides, by_before=live.book.state.by_before)
    if await events.rows.receipt(live.id, "result", table.game) is None:
        command = actions.RecordResult(table.pairing, table.sides, result, sure=True)
        await _give(events, live, table, "result", command)
        await _tell_otherwise(events, live, table, result)
    elif result.winner is not None and live.book.state.is_tied(table.pairing):
        # The tie has been broken at the table since the result was reported.
        by_director = live.book.state.event.counting.still_tied == "director"
        method: Literal["tile draw", "director"] = "director" if by_director else "tile draw"
        tie = actions.BreakMatchTie(table.pairing, method, result.winner)
        await _give(events, live, table, "tie", tie)


async def _tell_otherwise(
    events: Events, live: LiveEvent, table: TableGame, result: Result
) -> None:
    """If a game ended otherwise than the desk recorded, ask the director."""
    state = live.book.state
    recorded = state.results.get(table.pairing)
    if recorded is None:
        return
    by_before = state.by_before
    is_same_winner = winners(table.sides, recorded, by_before=by_before) == winners(
        table.sides, result, by_before=by_before
    )
    if is_same_winner and recorded.scores in ((), result.scores):
        return
    versions = (message("result-at-table", scores=in_a_row(result.scores)),)
    command = actions.OpenDiscrepancy(table.pairing, None, versions)
    await _give(events, live, table, "result otherwise", command)


def result_of(state: State, sides: tuple[int, ...], *, by_before: bool) -> Result:
    """The result of a match, from its game."""
    plain = Result(
        "played",
        first=sides[state.order[0]] if state.order else 0,
        scores=tuple(side.score for side in state.sides),
        before=tuple(side.before_unplayed for side in state.sides),
        best_plays=tuple(_best_play(state, seat) for seat in range(len(sides))),
    )
    first = [side for seat, side in enumerate(sides) if state.places and state.places[seat] == 1]
    if len(first) != 1 or winners(sides, plain, by_before=by_before) == tuple(first):
        return plain
    ended = (state.end_reason or "").replace(" ", "-")
    reason = message("result-ended-by", reason=ended) if ended else ""
    return replace(plain, winner=first[0], reason=reason)


def _best_play(state: State, seat: int) -> int:
    return max(
        (line.score for line in state.tally if line.seat == seat and not line.withdrawn),
        default=0,
    )


async def _tell_money(
    events: Events, live: LiveEvent, table: TableGame, entry: LedgerEntry
) -> None:
    side = table.sides[entry.side]
    name = f"money {entry.number}"
    match entry.kind:
        case "fee":
            # Whatever is for sale has one name in the books, wherever it was bought.
            titles = {one.key: one.title for one in live.book.state.event.catalogue}
            cause = titles.get(entry.cause, entry.cause)
            command: EventCommand = actions.ChargeFee(side, cause, entry.cents, table.pairing)
        case "payment":
            command = actions.TakePayment(side, entry.cents)
        case _:
            assert entry.reverses is not None
            receipt = await events.rows.receipt(live.id, f"money {entry.reverses}", table.game)
            if receipt is None:
                return
            number = ledger_number(live, receipt.first)
            reason = message("result-money-at-table", kind=entry.kind)
            undo = actions.WaiveFee if entry.kind == "waiver" else actions.ReverseMoney
            command = undo(number, reason)
    await _give(events, live, table, name, command)


def ledger_number(live: LiveEvent, line: int) -> int:
    """The number in the event's ledger of what a line posted."""
    return sum(isinstance(one.fact, actions.MONEY) for one in live.book.lines[:line])


async def _give(
    events: Events, live: LiveEvent, table: TableGame, name: str, command: EventCommand
) -> None:
    """Give a command under its own name, with the game as its sender."""
    written = await events.write(live, CLOCK, command, name=name, sender=table.game)
    if isinstance(written, Refusal):
        _logger.info("The desk knows better than a table.", extra={"reason": written.reason})
