"""The same game with other tiles behind the racks.

Every tile of the set is followed through a record. Those that only one side and the bag ever held
are given each other's letters. What that side did with them is changed to match, and so are the
draws; everything that the others could see stays as it was.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from random import Random
from typing import Any

from msgspec.structs import replace

from rackhouse.record import RecordEntry, facts
from rackhouse.tiles import TileSet
from tests.wire.watched import Step

BAG = -1


class Tiles:
    """Where every tile of the set has been, as a record tells it."""

    def __init__(self, entries: Iterable[RecordEntry]) -> None:
        tile_set = TileSet.named("english")
        self.signs = [tile_set.alphabet.text((tile,)) for tile in tile_set.tiles]
        self.place = [BAG] * len(self.signs)
        self.seen_by: defaultdict[int, set[int]] = defaultdict(set)
        """The sides that have held a tile, by the tile's number; all, where it lay on the board."""
        self.draws: dict[int, list[int]] = {}
        self.exchanges: list[list[int]] = []
        self.bought: list[int] = []
        self._drawn: list[int] = []
        self._laid: list[int] = []
        for entry in entries:
            self._follow(entry.fact)

    def _take(self, sign: str, place: int, to: int) -> int:
        wanted = "?" if sign.islower() else sign
        # Of several the one that the fewest have seen: it may be swapped for another.
        found = min(
            (at for at, one in enumerate(self.signs) if one == wanted and self.place[at] == place),
            key=lambda at: len(self.seen_by[at]),
        )
        self.place[found] = to
        return found

    def _follow(self, fact: facts.Fact) -> None:
        if isinstance(fact, facts.LotDrawn):
            tile = self._take(fact.tile, BAG, BAG)
            self.draws[fact.draw] = [tile]
            self.seen_by[tile].update(range(9))
        elif isinstance(fact, facts.TilesDrawn):
            self._drawn = self._give(fact.tiles, fact.seat)
            self.draws[fact.draw] = self._drawn
        elif isinstance(fact, facts.TilesExchanged):
            self.draws[fact.draw] = self._give(fact.drawn, 8)
            self.exchanges.append([self._take(sign, fact.seat, BAG) for sign in fact.discarded])
            for tile in self.draws[fact.draw]:
                self.place[tile] = fact.seat
                self.seen_by[tile].add(fact.seat)
        elif isinstance(fact, facts.PlayMade):
            self._drawn = []
            self._laid = [self._take(sign, fact.seat, 9) for sign in fact.laid]
            for tile in self._laid:
                self.seen_by[tile].update(range(9))
        elif isinstance(fact, facts.PlayWithdrawn):
            for tile in self._laid:
                self.place[tile] = fact.seat
            for tile in self._drawn if fact.returned else ():
                self.place[tile] = BAG
        elif isinstance(fact, facts.LetterBought):
            assert fact.found, "the script buys letters that there are"
            self.bought += self._give(fact.letter, fact.seat)
        elif isinstance(fact, facts.LetterReturned):
            self.place[self.bought[-1]] = BAG

    def _give(self, signs: str, seat: int) -> list[int]:
        tiles = [self._take(sign, BAG, seat) for sign in signs]
        for tile in tiles:
            self.seen_by[tile].add(seat)
        return tiles

    def hidden_by(self, seat: int) -> list[int]:
        """The tiles that nobody but a side has ever seen."""
        return [at for at in range(len(self.signs)) if self.seen_by[at] <= {seat}]


def mixed(tiles: Tiles, seat: int, chance: Random) -> list[str]:
    """The letters of the set, those that only one side may know given to one another's tiles."""
    signs, hidden = list(tiles.signs), tiles.hidden_by(seat)
    value = TileSet.named("english").value
    worth = [value(tile) for tile in TileSet.named("english").tiles]
    for tile in set(tiles.bought) & set(hidden):
        # Others see the price of a bought letter, which is its value.
        hidden.remove(tile)
        others = [
            at for at in hidden
            if worth[at] == worth[tile] and signs[at] != signs[tile] and at not in tiles.bought
        ]  # fmt: skip
        if others:
            other = chance.choice(others)
            hidden.remove(other)
            signs[tile], signs[other] = signs[other], signs[tile]
    rest = [signs[at] for at in hidden]
    chance.shuffle(rest)
    for at, sign in zip(hidden, rest, strict=True):
        signs[at] = sign
    return signs


def twin_of(
    entries: Iterable[RecordEntry], steps: list[Step], seat: int, chance: Random
) -> tuple[dict[str, str], list[Step], Counter[str]]:
    """The draws and the steps of the other game, and how much of what kind is different in it."""
    tiles = Tiles(entries)
    signs = mixed(tiles, seat, chance)

    def spelt(some: Iterable[int]) -> str:
        return "".join(signs[at] for at in some)

    draws = {str(number): spelt(some) for number, some in tiles.draws.items()}
    exchanges, bought = iter(tiles.exchanges), iter(tiles.bought)
    changes: Counter[str] = Counter()
    others = []
    for step in steps:
        changed = _changed(step, f"seat-{seat + 1}", exchanges, bought, spelt)
        changes[str(changed.body.get("command", changed.kind))] += changed != step
        others.append(changed)
    changes["draws"] = sum(
        spelt(some) != "".join(tiles.signs[at] for at in some) for some in tiles.draws.values()
    )
    return draws, others, changes


def _changed(step: Step, place: str, exchanges: Any, bought: Any, spelt: Any) -> Step:
    """What the side does in the other game instead."""
    body = dict(step.body)
    if step.kind == "draft" and step.place == place:
        body["squares"] = [{"square": one["square"], "tile": "Z"} for one in body["squares"][1:]]
    elif step.kind == "order" and step.answer == "done":
        if body["command"] == "exchange tiles":
            body["tiles"] = spelt(next(exchanges))
        elif body["command"] == "buy help" and body["help"] == "letter":
            body["letter"] = spelt([next(bought)])
        elif body["command"] == "buy help" and step.place == place:
            body["prefix"] = "SEA"
    return replace(step, body=body)
