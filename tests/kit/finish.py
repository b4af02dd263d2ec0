"""Games brought to their end with given scores and racks."""

from __future__ import annotations

from collections.abc import Sequence

from rackhouse.record import Phase
from rackhouse.referee.commands import AnswerPlays, DeclareRack
from tests.kit.campus import phase_of, seat, with_real_tiles
from tests.kit.table import Table

OUT = "out"
"""In place of a rack: the first side goes out."""


def position(sheet: str, scores: Sequence[int], racks: Sequence[str]) -> Table:
    """An empty bag, TRAINER on the board, and the first side to move."""
    sides = len(scores)
    table = Table(sheet, sides=sides, draws=list("ABCD"[:sides])).begin()
    held = [text if text != OUT else "S" for text in racks]
    return table.arrange(racks=held, scores=scores, bag="", plays=["8D TRAINER"])


def finished(sheet: str, scores: Sequence[int], *racks: str) -> Table:
    """A game that ended so: the scores before unplayed tiles, and the racks left over.

    With ``OUT`` the first side laid its last tile; otherwise all passed and agreed.
    """
    if racks[0] == OUT:
        table = position(sheet, [scores[0] - 8, *scores[1:]], racks)
        table.play(0, "8D TRAINERS")
        for number in range(1, len(scores)):
            table.accept(number)
    else:
        table = position(sheet, scores, racks)
        for number in range(len(scores)):
            table.pass_turn(number)
        agree(table)
    assert phase_of(table) is Phase.FINISHED
    assert [side.before_unplayed for side in table.state.sides] == list(scores)
    return table


def agree(table: Table) -> None:
    """All sides answer that no plays are left."""
    for number in table.state.in_game:
        table.do(AnswerPlays(seat(number), no_more=True))


def declare(table: Table, *racks: str) -> None:
    """Real tiles: take the racks in, by seat; nothing for a side that holds none."""
    for number, tiles in enumerate(racks):
        if tiles:
            table.do(DeclareRack(seat(number), number, tiles))


def ended_with_real_tiles(sheet: str) -> Table:
    """TRAINER and a pass; all agreed that no plays are left."""
    table = with_real_tiles(sheet)
    table.play(0, "8D TRAINER")
    table.pass_turn(1)
    table.pass_turn(0)
    agree(table)
    return table
