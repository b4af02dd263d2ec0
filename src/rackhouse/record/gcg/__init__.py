"""GCG, the field's exchange format for recorded games: read, written and checked. Pure."""

from rackhouse.record.gcg.check import check_gcg
from rackhouse.record.gcg.export import gcg_of
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
)
from rackhouse.record.gcg.importing import record_of
from rackhouse.record.gcg.reader import read_gcg
from rackhouse.record.gcg.writer import write_gcg

__all__ = [
    "AnyEvent",
    "EndRackEvent",
    "ExchangeEvent",
    "GcgGame",
    "GcgPlayer",
    "PassEvent",
    "PlayEvent",
    "PointsEvent",
    "Pragma",
    "WithdrawnEvent",
    "check_gcg",
    "gcg_of",
    "read_gcg",
    "record_of",
    "write_gcg",
]
