"""The end racks of a recorded game, checked against the tiles that are not on the board.

The player who goes out gets the others' tiles (``+``), counted once or twice; the others may lose
their own (``-``); files have either, or both. If nobody went out, for example after too many
scoreless turns, all lose their own, and some tiles may still be in the bag.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.errors import MalformedError
from rackhouse.messages import Name, message
from rackhouse.record.gcg.laying import unread
from rackhouse.tiles import Tile, TileSet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.record.gcg.faults import Faults
    from rackhouse.record.gcg.game import EndRackEvent
    from rackhouse.record.gcg.pool import Pool
    from rackhouse.record.gcg.seats import GcgSeat

RACK_SIZE: Final = 7


class EndRack(msgspec.Struct, frozen=True):
    """One end rack line with its tiles."""

    number: int
    seat: GcgSeat
    event: EndRackEvent
    tiles: tuple[Tile, ...]

    @property
    def is_own(self) -> bool:
        """Whether the player loses tiles of their own."""
        # A blank scores zero, but only a player's own rack is written before the brackets.
        return self.event.score < 0 or (self.event.score == 0 and self.event.rack != "")


def read_end_rack(
    seat: GcgSeat, event: EndRackEvent, number: int, pool: Pool, faults: Faults
) -> EndRack | None:
    """The line with its tiles; ``None``, and a fault, if some are not tiles."""
    try:
        return EndRack(number, seat, event, pool.read(event.tiles))
    except MalformedError as error:
        faults.add(number, "tiles", event.tiles, None, unread("end", error))
        return None


def check_ending(
    racks: Sequence[EndRack],
    seats: Sequence[GcgSeat],
    pool: Pool,
    tile_set: TileSet,
    faults: Faults,
) -> None:
    """Check tiles and points of all end racks, after everything else is replayed."""
    out = max(
        (seat for seat in seats if seat.laid_at is not None),
        key=lambda seat: seat.laid_at or 0,
        default=None,
    )
    gained = [rack for rack in racks if not rack.is_own]
    lost = [rack for rack in racks if rack.is_own]
    wrong = _check_gained(gained, out, pool, faults)
    wrong |= _check_lost(lost, out, seats, pool, faults)
    for rack in racks:
        if rack.number not in wrong:
            _check_points(rack, tile_set, faults)


def _check_gained(
    racks: Sequence[EndRack], out: GcgSeat | None, pool: Pool, faults: Faults
) -> set[int]:
    """Check the tiles gained from others; returns the events that were reported."""
    wrong = set()
    for rack in racks:
        if out is not None and rack.seat is not out:
            wrong.add(rack.number)
            faults.add(
                rack.number,
                "end",
                rack.seat.nick,
                out.nick,
                message("gcg-not-out", nick=Name(rack.seat.nick), out=Name(out.nick)),
            )
    mine = [rack for rack in racks if rack.number not in wrong]
    tiles = [tile for rack in mine for tile in rack.tiles]
    # With two players only one has tiles left. With more, each of them may have a line.
    if mine and not (pool.is_all(tiles) if out else pool.shortage(tiles) is None):
        wrong.add(_report(mine[-1], pool, faults))
    return wrong


def _check_lost(
    racks: Sequence[EndRack],
    out: GcgSeat | None,
    seats: Sequence[GcgSeat],
    pool: Pool,
    faults: Faults,
) -> set[int]:
    """Check the tiles that players lose themselves; returns the event that was reported."""
    if not racks:
        return set()
    tiles = [tile for rack in racks for tile in rack.tiles]
    losers = {rack.seat.nick for rack in racks}
    everyone = {seat.nick for seat in seats}
    others = everyone - {out.nick} if out else everyone
    # A rack that is not full means that the bag was empty, so the racks are all that is left.
    bag_empty = any(len(rack.tiles) < RACK_SIZE for rack in racks)
    all_told = losers >= others and (bag_empty or losers == others != everyone)
    if pool.is_all(tiles) if all_told else pool.shortage(tiles) is None:
        return set()
    return {_report(racks[-1], pool, faults)}


def _report(rack: EndRack, pool: Pool, faults: Faults) -> int:
    unseen = pool.text(pool.tiles) or "none"
    shown = unseen if len(unseen) <= 40 else unseen[:40] + "…"
    faults.add(
        rack.number,
        "end",
        rack.event.tiles,
        shown,
        message("gcg-end-rack", tiles=rack.event.tiles, unseen=shown),
    )
    return rack.number


def _check_points(rack: EndRack, tile_set: TileSet, faults: Faults) -> None:
    value = tile_set.sum_of(rack.tiles)
    points = abs(rack.event.score)
    if points in (value, 2 * value):
        return
    # The nearer of the two was meant.
    factor = 1 if rack.is_own or abs(points - value) < abs(points - 2 * value) else 2
    right = -value if rack.is_own else factor * value
    faults.add(
        rack.number,
        "end",
        rack.event.score,
        right,
        message(
            "gcg-end-points", tiles=rack.event.tiles, value=value, twice=2 * value, points=points
        ),
    )
