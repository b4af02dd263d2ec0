"""What an endgame is worth, by trying everything: slow, and hard to get wrong.

Every play and every pass of both sides, to the end of the game, as the sheet words it: turns
without points and rounds of passes are counted one by one, and unplayed tiles are taken off and
given as the sheet says. Positions that were met before are remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from rackhouse.board import Board, Placement
from rackhouse.rules import Rules
from rackhouse.tiles import on_rack

Found = tuple[tuple[Placement, ...], int]
"""The tiles of a play, and its score."""
FindPlays = Callable[[Board, bytes], Iterable[Found]]


@dataclass(frozen=True)
class TwinPosition:
    """Where an endgame stands; the first rack is that of the side on turn."""

    board: Board
    racks: tuple[bytes, bytes]
    passes: int = 0
    scoreless: int = 0


class EndgameTwin:
    """All endgames of one house."""

    def __init__(self, rules: Rules, find_plays: FindPlays) -> None:
        self.rules = rules
        self.find_plays = find_plays
        self._known: dict[tuple[bytes, tuple[bytes, bytes], int, int], int] = {}
        self._found: dict[tuple[bytes, bytes], list[Found]] = {}

    @property
    def positions(self) -> int:
        """How many positions were looked into."""
        return len(self._known)

    def spread(self, position: TwinPosition) -> int:
        """What the side on turn gains on the other from here on, if both play perfectly."""
        key = (position.board.cells, position.racks, position.passes, position.scoreless)
        if key not in self._known:
            ways = [self.after(position, play) for play in self.plays(position)]
            self._known[key] = max([*ways, self.after(position, None)])
        return self._known[key]

    def plays(self, position: TwinPosition) -> list[Found]:
        """Every play of the side on turn."""
        key = (position.board.cells, position.racks[0])
        if key not in self._found:
            self._found[key] = list(self.find_plays(position.board, position.racks[0]))
        return self._found[key]

    def after(self, position: TwinPosition, play: Found | None) -> int:
        """The same after a play, or after a pass."""
        placements, score = play or ((), 0)
        own, other = position.racks
        left = bytearray(own)
        for placement in placements:
            left.remove(on_rack(placement.tile))
        following = replace(
            position,
            board=position.board.lay(placements),
            racks=(other, bytes(left)),
            passes=0 if play else position.passes + 1,
            scoreless=0 if score else position.scoreless + 1,
        )
        if self._is_over(following):
            return score + self._counted_up(following)
        return score - self.spread(following)

    def _is_over(self, position: TwinPosition) -> bool:
        ending = self.rules.ending
        out = not position.racks[1]
        scoreless = ending.scoreless_turns and position.scoreless >= ending.scoreless_turns
        passed = ending.pass_rounds and position.passes >= 2 * ending.pass_rounds
        return bool(out or scoreless or passed)

    def _counted_up(self, position: TwinPosition) -> int:
        """What the side that has just moved gains by the unplayed tiles."""
        other, own = map(position.board.tile_set.sum_of, position.racks)
        went_out = not position.racks[1]
        if went_out and self.rules.unplayed.count == "double-to-out":
            return 2 * other
        if went_out:
            return other - (-other)
        return -own - (-other)
