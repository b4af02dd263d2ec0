"""How likely a side is to win, learned from games of the engine against itself, and its file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.engine import _core
from rackhouse.engine.learned_file import learned_file, line_of, unpacked, value_of
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.messages import Message, message

if TYPE_CHECKING:
    from rackhouse.tiles import Layout, TileSet

_SHIPPED: Final = files("rackhouse.engine") / "data" / "enable.win"
_MAGIC: Final = "rackhouse win model 1"
_RACK: Final = 7
_HUNDREDTHS: Final = 100
_MOST_POINTS: Final = 1_000_000
MOST_SIDES: Final = 4


class WinTraining(msgspec.Struct, frozen=True):
    """How a model was learned; the same words and figures give the same model."""

    games: tuple[int, int, int]
    """Games of two, of three and of four sides."""
    seed: int


class WinModel(msgspec.Struct, frozen=True):
    """How likely a side is to win, from the scores and the tiles that are left.

    The chance counts a draw as half a win. It grows with the lead, and the chances of all sides
    together are one.

    >>> model = WinModel.shipped()
    >>> round(model.chance(spread=0, unseen=93), 1), round(model.chance(spread=60, unseen=20), 1)
    (0.6, 0.9)
    """

    words: str
    """The name of the list it was learned with."""
    lexicon: str
    """The checksum of its words."""
    tile_set: str
    layout: str
    training: WinTraining
    most_unseen: int
    """Beyond so many unseen tiles, a lead counts for less by the root of how many they are."""
    data: bytes
    """Numbers of 16 bits, in the core's own order."""

    @staticmethod
    @cache
    def shipped() -> WinModel:
        """The model that comes with Rackhouse."""
        return WinModel.unsealed(_SHIPPED.read_bytes(), _SHIPPED.name)

    def chance(
        self,
        *,
        spread: float,
        unseen: int,
        bag: int | None = None,
        held: int | None = None,
        on_turn: bool = True,
    ) -> float:
        """The chance of one side of two.

        ``spread`` is by how many points it is ahead. ``unseen`` are the tiles that the side on turn
        does not see: those of the bag and of the other rack. ``held`` are the tiles of the side on
        turn, which matter once the ``bag`` is empty; unless you say otherwise, racks are full and
        the bag has the rest. Leaves that differ can be added to the spread.

        >>> model = WinModel.shipped()
        >>> model.chance(spread=20, unseen=30) + model.chance(spread=-20, unseen=30, on_turn=False)
        1.0
        """
        lead = spread if on_turn else -spread
        first = self.chances((lead, 0), unseen=unseen, bag=bag, held=held)[0]
        return first if on_turn else 1 - first

    def chances(
        self,
        scores: Sequence[float],
        *,
        unseen: int,
        bag: int | None = None,
        held: int | None = None,
        double_to_out: bool = False,
    ) -> tuple[float, ...]:
        """The chance of each side to end first, by the scores in the order of their turns.

        ``double_to_out`` says that whoever goes out gets the tiles of the others twice, and nobody
        loses any; between two sides that is the same.

        >>> WinModel.shipped().chances((210, 210), unseen=7, held=7)[0] > 0.5
        True
        >>> [round(chance, 1) for chance in WinModel.shipped().chances((90, 60, 30), unseen=60)]
        [0.7, 0.2, 0.1]

        Raises:
            IllegalError: if not two to four sides play, or numbers are beyond all measure.
        """
        if not 2 <= len(scores) <= MOST_SIDES:
            raise IllegalError("analysis-win-sides", most=MOST_SIDES)
        if any(not abs(score) <= _MOST_POINTS for score in scores):
            raise IllegalError("analysis-win-points")
        others = _RACK * (len(scores) - 1)
        in_bag = max(0, unseen - others) if bag is None else bag
        found = core_win_model(self).chances(
            [round(score * _HUNDREDTHS) for score in scores],
            min(max(0, unseen), _MOST_POINTS),
            in_bag,
            _RACK if held is None else held,
            double_to_out,
        )
        return tuple(chance / _core.WIN_SURE for chance in found)

    def sealed(self) -> bytes:
        """The bytes of a file; :meth:`unsealed` reads them back."""
        return learned_file(_MAGIC, self, "data", packed=True)

    @staticmethod
    def unsealed(data: bytes, name: str) -> WinModel:
        """The model in a file.

        Raises:
            MalformedError: if it is not such a file, or is damaged.
        """
        header, packed = line_of(data, _MAGIC, "analysis-no-win-model", name)
        try:
            size = _core.win_model_bytes(header.get("most_unseen", 0))
            model = value_of(WinModel, header, data=unpacked(packed, size))
            core_win_model(model)
        except (ValueError, TypeError):
            raise MalformedError("analysis-damaged-win-model", path=name) from None
        return model

    def doubt(self, tile_set: TileSet, layout: Layout) -> Message | None:
        """What to tell somebody who uses it with other tiles or another board than it learned with.

        >>> from rackhouse.tiles import Layout, TileSet
        >>> WinModel.shipped().doubt(TileSet.named("english"), Layout.named("classic")) is None
        True
        """
        if (tile_set.name, layout.name) == (self.tile_set, self.layout):
            return None
        return message("analysis-win-elsewhere", tiles=self.tile_set, board=self.layout)


@cache
def core_win_model(model: WinModel) -> _core.WinModel:
    """A model as the core takes it; ValueError if its numbers do not fit together."""
    return _core.WinModel(model.most_unseen, model.data)
