"""Our own record as a GCG game, for other programs."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rackhouse.board import Play
from rackhouse.errors import MalformedError
from rackhouse.record import facts
from rackhouse.record.folding import steps
from rackhouse.record.gcg.game import (
    AnyEvent,
    EndRackEvent,
    ExchangeEvent,
    GcgGame,
    GcgPlayer,
    PassEvent,
    PlayEvent,
    PointsEvent,
    Pragma,
    WithdrawnEvent,
    nick_of,
)
from rackhouse.record.gcg.variant import pragmas_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.record.facts import RecordEntry
    from rackhouse.record.state import State

_PASSES = (
    facts.Passed, facts.GoMissed, facts.TurnExpired, facts.TurnLost, facts.TurnSkipped,
)  # fmt: skip


def gcg_of(entries: Sequence[RecordEntry], names: Sequence[str] = ()) -> GcgGame:
    """A record as a GCG game; without ``names`` players are called ``Player 1`` ….

    Lost and missed turns become passes, and a game that is not over says ``#incomplete``. Entries
    taken back, and turns undone when the director resumed the game from a marker, are left out.
    Racks are as known: with real tiles, what was written down or laid.

    Raises:
        MalformedError: if an entry does not follow from those before it.
    """
    written = _RecordedEvents()
    state: State | None = None
    for before, entry, after in steps(entries):
        if before is not None:
            written.take(before, entry.fact, after)
        state = after
    if state is None:
        raise MalformedError("record-empty")
    order = state.order or tuple(range(len(state.sides)))
    players = tuple(
        GcgPlayer(number, nick_of(seat), names[seat] if names else f"Player {seat + 1}")
        for number, seat in enumerate(order, start=1)
    )
    pragmas = pragmas_for(state.dictionary.title, state.board.layout.name)
    if state.end_reason is None:
        pragmas.append(Pragma("incomplete", ""))
    return GcgGame(players, tuple(written.events), tuple(pragmas))


class _RecordedEvents:
    """Events as they are written, struck out and corrected."""

    def __init__(self) -> None:
        self.events: list[AnyEvent] = []
        self._at_marker: dict[int, int] = {}
        self._of_line: dict[int, int] = {}
        """How many events were written before each line of the score pad."""

    def take(self, before: State, fact: facts.AnyFact, after: State) -> None:
        """Write down what a fact means for the score sheet."""
        match fact:
            case facts.EntryTakenBack():
                del self.events[self._of_line[len(after.tally) + 1] :]
            case facts.MarkerSet(marker=marker):
                self._at_marker[marker] = len(self.events)
            case facts.DiscrepancyRuled(outcome="resumed", marker=marker):
                del self.events[self._at_marker[marker] :]
            case facts.DiscrepancyRuled(outcome="points", marker=marker, points=points):
                self._correct(before.markers[marker - 1].turn, points)
            case facts.ScoreCorrected(turn=turn, score=score):
                self._correct(turn, score - before.tally[turn - 1].score)
            case _:
                if len(after.tally) > len(before.tally):
                    self._of_line[len(after.tally)] = len(self.events)
                self.events += _events(before, fact, after)

    def _correct(self, line: int, difference: int) -> None:
        """Change the score of a line, and its player's totals from then on."""
        at = self._of_line[line]
        player = self.events[at].player
        for number in range(at, len(self.events)):
            event = self.events[number]
            if event.player == player:
                changed = difference if number == at else 0
                self.events[number] = replace(
                    event, score=event.score + changed, total=event.total + difference
                )


def _events(state: State, fact: facts.AnyFact, after: State) -> list[AnyEvent]:
    seat = getattr(fact, "seat", None)
    if seat is None:
        return []
    player, total = nick_of(seat), after.sides[seat].score
    rack = state.text(state.sides[seat].rack) or getattr(fact, "rack", "") or ""
    match fact:
        case facts.PlayMade():
            play = Play.parse(fact.play, state.board, opening_minimum=1)
            return [
                PlayEvent(
                    player=player,
                    rack=rack or state.text(bytes(sorted(play.tiles))),
                    score=fact.score,
                    total=total,
                    position=str(play.position),
                    word=play.dotted(state.board),
                )
            ]
        case facts.PlayWithdrawn():
            rack = state.text(bytes(sorted(state.parse(fact.tiles))))
            return [WithdrawnEvent(player=player, rack=rack, score=-fact.score, total=total)]
        case facts.TilesExchanged():
            count = 0 if fact.discarded else fact.count
            return [
                ExchangeEvent(
                    player=player,
                    rack=rack,
                    score=0,
                    total=total,
                    tiles=fact.discarded,
                    count=count,
                )
            ]
        case facts.PointsGiven():
            return [_points(state, fact, player, total)]
        case _ if isinstance(fact, _PASSES):
            return [PassEvent(player=player, rack=rack, score=0, total=total)]
    return []


def _points(state: State, fact: facts.PointsGiven, player: str, total: int) -> AnyEvent:
    rack = state.text(state.sides[fact.seat].rack)
    if fact.reason not in ("own unplayed", "others' unplayed"):
        return PointsEvent(
            player=player, rack=rack, score=fact.points, total=total, reason=fact.reason
        )
    tiles: Counter[int] = Counter()
    for seat, side in enumerate(state.sides):
        own = fact.reason == "own unplayed"
        if (seat == fact.seat) == own and (own or seat not in state.set_aside):
            tiles.update(side.rack if state.is_dealt else side.declared or b"")
    if fact.reason == "others' unplayed" and not tiles and not state.is_dealt:
        # Nobody said who held them, so they are all tiles not on the board.
        tiles.update(state.bag)
    held = state.text(bytes(sorted(tiles.elements())))
    return EndRackEvent(player=player, rack="", score=fact.points, total=total, tiles=held)
