"""A record of our own as a GCG game, for every other program of the field."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rackhouse.board import Play
from rackhouse.record import facts
from rackhouse.record.folding import apply
from rackhouse.record.gcg.game import (
    AnyEvent,
    ChallengeBonusEvent,
    EndRackEvent,
    ExchangeEvent,
    GcgGame,
    GcgPlayer,
    PassEvent,
    PlayEvent,
    Pragma,
    TimePenaltyEvent,
    WithdrawnEvent,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.record.facts import Entry
    from rackhouse.record.state import State

_PASSES = (
    facts.Passed, facts.GoMissed, facts.TurnExpired, facts.TurnLost, facts.TurnSkipped,
)  # fmt: skip


def gcg_of(entries: Sequence[Entry], names: Sequence[str] = ()) -> GcgGame:
    """A record as a GCG game; players are called ``player1`` … where no names are given.

    Lost and missed turns are passes there, and a record that is not over says ``#incomplete``.
    Racks are as they were known: with real tiles, only what was laid.

    Raises:
        MalformedError: where an entry does not follow from those before it.
    """
    state: State | None = None
    events: list[AnyEvent] = []
    for entry in entries:
        after = apply(state, entry)
        if state is not None:
            events += _events(state, entry.fact, after)
        state = after
    assert state is not None, "a record has a first entry"
    shown = [names[seat] if names else f"Player {seat + 1}" for seat in range(len(state.sides))]
    players = tuple(
        GcgPlayer(number, f"player{seat + 1}", shown[seat])
        for number, seat in enumerate(state.order or range(len(state.sides)), start=1)
    )
    pragmas = [Pragma("lexicon", state.dictionary.title)]
    if state.board.layout.name == "super":
        pragmas.append(Pragma("board-layout", "SuperCrosswordGame"))
    if state.end_reason is None:
        pragmas.append(Pragma("incomplete", ""))
    return GcgGame(players, tuple(events), tuple(pragmas))


def _events(state: State, fact: facts.AnyFact, after: State) -> list[AnyEvent]:
    seat = getattr(fact, "seat", None)
    if seat is None:
        return []
    player, total = f"player{seat + 1}", after.sides[seat].score
    rack = state.text(state.sides[seat].rack)
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
    if fact.reason == "challenge":
        return ChallengeBonusEvent(player=player, rack=rack, score=fact.points, total=total)
    if fact.reason == "overtime":
        return TimePenaltyEvent(player=player, rack=rack, score=fact.points, total=total)
    tiles: Counter[int] = Counter()
    for seat, side in enumerate(state.sides):
        own = fact.reason == "own unplayed"
        if (seat == fact.seat) == own and not (side.is_resigned and not own):
            tiles.update(side.rack if state.is_dealt else side.declared or b"")
    held = state.text(bytes(sorted(tiles.elements())))
    return EndRackEvent(player=player, rack="", score=fact.points, total=total, tiles=held)
