"""A GCG game as one of our records: a game with real tiles, as complete as the file."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from rackhouse.board import Play, score_play
from rackhouse.errors import MalformedError
from rackhouse.messages import Name, quoted
from rackhouse.record import facts
from rackhouse.record.actor import SCORE_KEEPER
from rackhouse.record.facts import RecordEntry
from rackhouse.record.folding import apply, fold
from rackhouse.record.gcg.game import (
    AnyEvent,
    EndRackEvent,
    ExchangeEvent,
    GcgGame,
    PassEvent,
    PlayEvent,
    PointsEvent,
    WithdrawnEvent,
)
from rackhouse.record.gcg.pool import Pool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.record.state import State
    from rackhouse.rules.model import PointsReason
    from rackhouse.tiles import Tile


def record_of(
    game: GcgGame, first: RecordEntry, *, keep_racks: bool = False
) -> tuple[RecordEntry, ...]:
    """The record of a GCG game; ``first`` is the fact that creates it.

    Scores are those of the file: check it first with :func:`check_gcg`. A file that breaks off
    gives a game that can go on. Racks that are written in full are kept if the game is over, or
    with ``keep_racks`` anyway.

    Raises:
        MalformedError: if the file is not a game with real tiles for that many sides.
    """
    clerk = _Clerk(game, first, keep_racks=keep_racks)
    for number, event in enumerate(game.events):
        clerk.take(event, game.events[number:])
    clerk.finish()
    return tuple(clerk.entries)


class _Clerk:
    """Writes facts as the events give them."""

    def __init__(self, game: GcgGame, first: RecordEntry, *, keep_racks: bool) -> None:
        self.entries = [first]
        self.state: State = fold([first])
        self._pool = Pool(self.state.board.tile_set)
        # While a game goes on, nobody may see what another side holds.
        self._keeps_racks = keep_racks or any(map(_is_at_the_end, game.events))
        self._seats = {player.nick: seat for seat, player in enumerate(game.players)}
        if self.state.is_dealt or len(self._seats) != len(self.state.sides):
            raise MalformedError("gcg-other-game")
        opener = next(
            (self._seat(event) for event in game.events if not isinstance(event, EndRackEvent)), 0
        )
        self._write(facts.FirstDecided(opener))
        for seat in self.state.order:
            self._refill(seat)
        self._write(facts.TurnBegan(opener))

    def _write(self, fact: facts.AnyFact) -> None:
        entry = RecordEntry(self.state.number + 1, self.entries[0].at, SCORE_KEEPER, fact)
        self.state = apply(self.state, entry)
        self.entries.append(entry)

    def _seat(self, event: AnyEvent) -> int:
        if event.player not in self._seats:
            raise MalformedError("gcg-unknown-player", nick=Name(quoted(event.player)))
        return self._seats[event.player]

    def _refill(self, seat: int) -> None:
        count = min(self.state.rules.tiles.rack - self.state.sides[seat].held, self.state.bag_count)
        if count > 0:
            self._write(facts.TilesDrawn(seat, count, "", 0))

    def _next_turn(self, seat: int) -> None:
        order = self.state.order
        self._write(facts.TurnBegan(order[(order.index(seat) + 1) % len(order)]))

    def take(self, event: AnyEvent, events: Sequence[AnyEvent]) -> None:
        """Write one event down; ``events`` is that one and what follows it."""
        seat, rest = self._seat(event), events[1:]
        match event:
            case PlayEvent():
                self._play(seat, event)
                if not (rest and isinstance(rest[0], WithdrawnEvent)):
                    self._stands(seat, is_last=not _has_turns(rest))
            case WithdrawnEvent():
                self._withdraw(seat)
            case ExchangeEvent():
                given = self.state.parse(event.tiles)
                rack, count = self._rack(seat, event, given), event.count or len(given)
                told = self.state.text(given) if rack else ""
                self._write(facts.TilesExchanged(seat, count, told, "", 0, rack))
                self._next_turn(seat)
            case PassEvent():
                self._write(facts.Passed(seat, self._rack(seat, event)))
                self._next_turn(seat)
            case PointsEvent(reason=reason):
                if _is_at_the_end(event):
                    self._end(events)
                self._write(facts.PointsGiven(seat, event.score, reason))
            case EndRackEvent():
                self._end(events)
                whose: PointsReason = "own unplayed" if _is_own(event) else "others' unplayed"
                self._write(facts.PointsGiven(seat, event.score, whose))

    def _play(self, seat: int, event: PlayEvent) -> None:
        board, rules = self.state.board, self.state.rules
        play = Play.parse(f"{event.position} {event.word}", board, opening_minimum=1)
        score = score_play(board, play, rules.scoring.bonus)
        laid = board.tile_set.alphabet.text([placement.tile for placement in play.placements])
        self._write(
            facts.PlayMade(
                seat=seat,
                play=play.notation,
                laid=laid,
                words=play.words,
                points=tuple([word.points for word in score.words]),
                bonus=score.bonus,
                score=event.score,
                rack=self._rack(seat, event, play.tiles),
            )
        )

    def _rack(
        self, seat: int, event: AnyEvent, used: Sequence[Tile] = ()
    ) -> str | msgspec.UnsetType:
        """The rack that the file gives for a side, if it is complete."""
        if not self._keeps_racks:
            return msgspec.UNSET
        try:
            tiles = self._pool.read(event.rack)
        except MalformedError:
            return msgspec.UNSET
        is_whole = len(tiles) == self.state.sides[seat].held
        if not is_whole or Counter(used) - Counter(tiles):
            return msgspec.UNSET
        return self.state.text(bytes(sorted(tiles)))

    def _stands(self, seat: int, *, is_last: bool) -> None:
        self._write(facts.WindowShut(seat))
        self._refill(seat)
        if not is_last:
            self._next_turn(seat)

    def _withdraw(self, seat: int) -> None:
        pending = self.state.pending
        if pending is None or pending.seat != seat:
            raise MalformedError("gcg-withdrawn-wrong")
        tiles = self.state.board.tile_set.alphabet.text(pending.play.tiles)
        self._write(facts.PlayWithdrawn(seat, pending.score, tiles, "", 0))
        self._next_turn(seat)

    def _end(self, events: Sequence[AnyEvent]) -> None:
        """No more turns; racks come before their points, as at a table."""
        if self.state.end_reason is not None:
            return
        out = [seat for seat, side in enumerate(self.state.sides) if not side.held]
        self._write(facts.GameEnded("out" if out else "passes", out[0] if out else None))
        for event in events:
            if isinstance(event, EndRackEvent):
                self._declare(event)

    def _declare(self, event: EndRackEvent) -> None:
        holder = self._seat(event)
        if not _is_own(event):
            if len(self._seats) > 2:
                return  # nobody can know who held which of these tiles
            holder = 1 - holder
        side, tiles = self.state.sides[holder], self.state.parse(event.tiles)
        if side.declared is None and len(tiles) == side.held:
            self._write(facts.RackDeclared(holder, self.state.text(tiles)))

    def finish(self) -> None:
        """Decide the result, if the file has the end."""
        if self.state.end_reason is not None:
            scores = [side.score for side in self.state.sides]
            places = tuple(1 + sum(other > score for other in scores) for score in scores)
            self._write(facts.ResultDecided(places))


def _is_at_the_end(event: AnyEvent) -> bool:
    """Whether it is counted only once the game is over."""
    is_overtime = isinstance(event, PointsEvent) and event.reason == "overtime"
    return is_overtime or isinstance(event, EndRackEvent)


def _is_own(event: EndRackEvent) -> bool:
    """Whether the player loses their own tiles, rather than gaining the others'."""
    return event.score < 0 or event.rack != ""


def _has_turns(rest: Sequence[AnyEvent]) -> bool:
    """Whether a turn follows; events of the end are not turns."""
    turns = (PlayEvent, PassEvent, ExchangeEvent)
    return not rest or any(isinstance(event, turns) for event in rest)
