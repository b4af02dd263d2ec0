"""Replaying every draw of a certified game from its revealed secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.errors import IllegalError
from rackhouse.messages import Message, message
from rackhouse.record.facts import LotDrawn, TilesDrawn, TilesExchanged
from rackhouse.record.fair import FairDraws, commitment_of
from rackhouse.record.folding import fold, steps
from rackhouse.record.state import State, without

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.record.facts import Entry


class DrawReport(msgspec.Struct, frozen=True):
    """What replaying the draws showed."""

    draws: int
    faults: tuple[Message, ...]

    @property
    def is_fair(self) -> bool:
        """Whether every draw is the one that secret and nonces give."""
        return not self.faults


def verify_draws(entries: Sequence[Entry]) -> DrawReport:
    """Replay every draw of a record.

    Raises:
        IllegalError: where there is nothing to verify: real tiles, or no secret revealed yet.
        MalformedError: where the record is damaged.
    """
    end = fold(entries)
    if not end.is_dealt:
        raise IllegalError("record-real-tiles")
    if not end.secret:
        raise IllegalError("record-secret-not-out")
    faults = []
    if commitment_of(end.secret) != end.commitment:
        faults.append(message("record-other-secret"))
    draws = FairDraws.of(end.secret, [side.nonce or "" for side in end.sides])
    count = 0
    for state, entry, _ in steps(entries):
        drawn = None if state is None else _drawn(state, entry)
        if state is not None and drawn is not None:
            number, pool, tiles = drawn
            count += 1
            if number != count:
                faults.append(
                    message("record-draw-number", number=entry.number, draw=count, recorded=number)
                )
            if len(tiles) > len(pool):
                faults.append(message("record-draw-too-large", number=entry.number))
            elif (right := bytes(sorted(draws(count, pool, len(tiles))))) != tiles:
                faults.append(
                    message(
                        "record-draw-differs",
                        number=entry.number,
                        draw=count,
                        tiles=state.text(tiles),
                        right=state.text(right),
                    )
                )
    return DrawReport(count, tuple(faults))


def _drawn(state: State, entry: Entry) -> tuple[int, bytes, bytes] | None:
    """Draw number, pool and tiles of an entry that drew some."""
    match entry.fact:
        case LotDrawn(tile=tile, draw=draw, purpose=purpose):
            return draw, lot_pool(state, purpose), state.parse(tile)
        case TilesDrawn(tiles=tiles, draw=draw):
            return draw, state.bag, state.parse(tiles)
        case TilesExchanged(drawn=drawn, draw=draw):
            return draw, state.bag, state.parse(drawn)
    return None


def lot_pool(state: State, purpose: str) -> bytes:
    """The tiles that a lot is drawn from: all that are not out as lots already."""
    pool = state.bag if purpose == "first play" else state.board.tile_set.tiles
    return without(pool, state.lots)
