"""Real records for the tests of the record: decided by the real referee, with fair draws."""

from __future__ import annotations

from rackhouse.record import CLOCK, Actor, Phase, RecordEntry
from rackhouse.record.facts import Custody
from rackhouse.referee import commands as c
from tests.property.drawing_up import LIST, Setting
from tests.property.generated import GeneratedGame

OTHER_SECRET = "0d" * 32


def begun(sheet: str = "depaul", custody: Custody = "dealt", seed: int = 7) -> GeneratedGame:
    """A game at its first turn, whose sides play on as long as they can."""
    game = GeneratedGame(Setting(sheet, (), 2, custody, LIST), seed)
    game.keen = True
    if custody == "dealt":
        for seat in (0, 1):
            game.ask(c.GiveNonce(Actor.seat_at(seat), f"nonce {seat}"))
    game.ask(c.Begin(CLOCK, () if custody == "dealt" else (("A", "B"),)))
    assert game.state.phase is Phase.ON_TURN
    return game


def certified_game() -> list[RecordEntry]:
    """A whole game with an exchange in it, certified."""
    game = begun()
    mover = game.state.mover
    rack = game.state.text(game.state.sides[mover].rack)
    game.ask(c.ExchangeTiles(Actor.seat_at(mover), rack[:2]))
    game.finish()
    return game.entries


def unfinished_game(steps: int = 60, sheet: str = "depaul", seed: int = 7) -> list[RecordEntry]:
    """A game in the middle, with a bit of everything."""
    game = begun(sheet, seed=seed)
    for _ in range(steps):
        if not game.state.is_over:
            game.step()
    return game.entries


def table_game() -> list[RecordEntry]:
    """A whole game with real tiles, certified."""
    game = begun(custody="table")
    game.finish()
    return game.entries
