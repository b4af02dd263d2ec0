"""A board on which plays can be written one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

import pytest

from rackhouse.board import Board

After: TypeAlias = Callable[[Iterable[str]], Board]


@pytest.fixture
def after() -> After:
    """The classic board after some plays."""

    def played(plays: Iterable[str]) -> Board:
        board = Board.empty()
        for play in plays:
            board = board.lay(board.parse_play(play).placements)
        return board

    return played
