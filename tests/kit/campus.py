"""The two campus sheets side by side: most of their duties are the same in other words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from rackhouse.board import Placement
from rackhouse.board.position import square_name
from rackhouse.lexicon import Lexicon
from rackhouse.record import Actor, DictionaryReference, Phase, facts
from rackhouse.referee.commands import Commit
from tests.kit.table import LIST, Table


def campus(washburn: str, depaul: str) -> pytest.MarkDecorator:
    """Run a test under both sheets, each run carrying the IDs of its own sheet."""
    return pytest.mark.parametrize(
        "sheet",
        [
            pytest.param("washburn", marks=pytest.mark.rule(*washburn.split())),
            pytest.param("depaul", marks=pytest.mark.rule(*depaul.split())),
        ],
    )


def started(
    sheet: str,
    *racks: str,
    draws: Sequence[str] = (),
    good: Sequence[str] | Lexicon = (),
    dictionary: DictionaryReference = LIST,
    settings: Mapping[str, Any] | None = None,
) -> Table:
    """A dealt game with these racks, the first side's first; then these draws."""
    lots = "ABCD"[: len(racks)]
    return Table(
        sheet,
        sides=len(racks),
        good=good,
        dictionary=dictionary,
        settings=settings,
        draws=[*lots, *racks, *draws],
    ).begin()


def with_real_tiles(
    sheet: str,
    *,
    sides: int = 2,
    good: Sequence[str] = (),
    dictionary: DictionaryReference = LIST,
) -> Table:
    """A game at a real board; the sides sit in the order of play."""
    table = Table(sheet, sides=sides, good=good, dictionary=dictionary, custody="table")
    return table.begin(lots=["ABCD"[:sides]])


def seat(number: int) -> Actor:
    """The side at a seat."""
    return Actor.seat_at(number)


def made(table: Table) -> facts.PlayMade:
    """The last play that was made."""
    last: facts.PlayMade = table.facts(facts.PlayMade)[-1]
    return last


def phase_of(table: Table) -> Phase:
    """Where the game stands; asked anew each time, which a type checker cannot foresee."""
    return table.phase


def laying(table: Table, number: int, **tiles: str) -> Commit:
    """A play by squares, as a page sends it: ``laying(table, 0, H8="A", H9="T")``."""
    columns = table.state.board.layout.columns
    alphabet = table.state.board.tile_set.alphabet
    places = []
    for name, text in tiles.items():
        square = (int(name[1:]) - 1) * columns + ord(name[0]) - ord("A")
        assert square_name(square, table.state.board.layout) == name
        places.append(Placement(square, alphabet.parse(text)[0]))
    return Commit(seat(number), placements=tuple(places))
