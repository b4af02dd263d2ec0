"""Games that the core plays by itself: its terms under a rule sheet, and a game as a GCG file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.board import Board
from rackhouse.engine import Engine, Leaves
from rackhouse.engine.selfplay import SelfPlayTurn, Terms, written_down
from rackhouse.errors import IllegalError
from rackhouse.record.gcg import write_gcg
from rackhouse.record.gcg.game import (
    AnyEvent,
    EndRackEvent,
    ExchangeEvent,
    GcgGame,
    GcgPlayer,
    PassEvent,
    PlayEvent,
    nick_of,
)
from rackhouse.record.gcg.variant import pragmas_for
from rackhouse.tiles import TileSet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.lexicon import Lexicon
    from rackhouse.rules import Rules
    from rackhouse.tiles import Tile

SEATS = 2


def terms_of(rules: Rules) -> Terms:
    """A sheet's rules for two players of the core, who never challenge or buy anything.

    If a sheet counts rounds of passes instead of turns without points, that many turns count.

    >>> from rackhouse.rules import Sheet
    >>> terms_of(Sheet.named("base").rules).scoreless_turns
    6

    Raises:
        IllegalError: if the core cannot hold the sheet's racks, or its games would not end.
    """
    ending = rules.ending
    return Terms(
        rack=rules.tiles.rack,
        scoreless_turns=ending.scoreless_turns or SEATS * (ending.pass_rounds or 1),
        exchange_least=max(1, rules.exchange.least_in_bag),
        double_to_out=rules.unplayed.count == "double-to-out",
    )


def engine_under(rules: Rules, lexicon: Lexicon) -> Engine:
    """The engine for a sheet's board, tiles and bonus.

    Raises:
        IllegalError: if the words use letters that the sheet's tiles lack.
    """
    tile_set = TileSet.named(rules.tiles.set)
    if TileSet.named(lexicon.tile_set).alphabet != tile_set.alphabet:
        raise IllegalError(
            "service-tiles-differ",
            lexicon=lexicon.name,
            tiles=lexicon.tile_set,
            other=rules.tiles.set,
        )
    leaves = Leaves.shipped_for(lexicon)
    opening = rules.placing.opening_tiles
    return Engine(lexicon, tile_set, rules.tiles.board, rules.scoring.bonus, opening, leaves)


def gcg_of_core_game(
    engine: Engine, terms: Terms, seed: int, number: int, lexicon: str, *, against_none: bool
) -> str:
    """One game as GCG; the first player begins the games with even numbers."""
    turns, held = written_down(engine, terms, seed, number, against_none=against_none)
    names = ("Engine", "Score only" if against_none else "Engine again")
    order = names if number % 2 == 0 else names[::-1]
    players = tuple(GcgPlayer(seat + 1, nick_of(seat), name) for seat, name in enumerate(order))
    written = _SelfPlayEvents(Board.empty(engine.layout, engine.tile_set), terms)
    for turn in turns:
        written.take(turn)
    written.close(held)
    pragmas = tuple(pragmas_for(lexicon, engine.layout.name))
    return write_gcg(GcgGame(players, tuple(written.events), pragmas))


class _SelfPlayEvents:
    """Collects turns as GCG lines."""

    def __init__(self, board: Board, terms: Terms) -> None:
        self.events: list[AnyEvent] = []
        self._board = board
        self._terms = terms
        self._totals = [0, 0]

    def take(self, turn: SelfPlayTurn) -> None:
        """Add a turn."""
        player, rack = nick_of(turn.seat), self._text(turn.rack)
        if turn.play is not None:
            play = turn.play.on(self._board)
            total = self._add(turn.seat, turn.play.score)
            self.events.append(
                PlayEvent(
                    player=player,
                    rack=rack,
                    score=turn.play.score,
                    total=total,
                    position=str(play.position),
                    word=play.dotted(self._board),
                )
            )
            self._board = self._board.lay(play.placements)
            return
        total = self._totals[turn.seat]
        if turn.exchanged:
            tiles = self._text(turn.exchanged)
            self.events.append(
                ExchangeEvent(player=player, rack=rack, score=0, total=total, tiles=tiles, count=0)
            )
        else:
            self.events.append(PassEvent(player=player, rack=rack, score=0, total=total))

    def close(self, held: Sequence[Sequence[Tile]]) -> None:
        """Add what the tiles left on the racks do to the scores."""
        out = next((seat for seat in range(SEATS) if not held[seat]), None)
        doubled = self._terms.double_to_out
        for seat in range(SEATS):
            if held[seat] and not (doubled and out is not None):
                self._left(seat, held[seat], -1)
        if out is not None and held[1 - out]:
            self._left(out, held[1 - out], 2 if doubled else 1)

    def _left(self, seat: int, tiles: Sequence[Tile], times: int) -> None:
        points = times * self._board.tile_set.sum_of(tiles)
        total, text = self._add(seat, points), self._text(tiles)
        self.events.append(
            EndRackEvent(player=nick_of(seat), rack="", score=points, total=total, tiles=text)
        )

    def _add(self, seat: int, points: int) -> int:
        self._totals[seat] += points
        return self._totals[seat]

    def _text(self, tiles: Sequence[Tile]) -> str:
        """Tiles as text: letters first, blanks last."""
        letters = [tile for tile in tiles if tile]
        return self._board.tile_set.alphabet.text(letters) + "?" * (len(tiles) - len(letters))
