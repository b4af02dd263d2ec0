"""Plays as people type them: any case, the place before or after, blanks worked out."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rackhouse.board import Placement, Position
from rackhouse.board.play import placements_of
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.tiles import BLANK, declared_blank

if TYPE_CHECKING:
    from rackhouse.board import Board


def read_placements(text: str, board: Board, rack: bytes | None) -> tuple[Placement, ...]:
    """The tiles that a typed play lays.

    A word in one case is letters; a letter that the rack lacks is its blank, where that can
    mean one thing only. In a word of both cases, small letters are blanks. ``rack`` is
    ``None`` where nobody knows it.

    >>> from rackhouse.board import Board
    >>> board = Board.empty()
    >>> rack = bytes(board.tile_set.alphabet.parse("?IAAAAA"))
    >>> [place.tile for place in read_placements("8h qi", board, rack)]
    [81, 9]

    Raises:
        MalformedError: where the text is no play.
        IllegalError: where the play cannot lie so, or it is in doubt which tile is the blank.
    """
    parts = text.split()
    if len(parts) != 2:
        raise MalformedError("terminal-write-a-play")
    position, word = Position.parse(parts[0]), parts[1]
    if any(sign.isupper() for sign in word) and any(sign.islower() for sign in word):
        return placements_of(position, word, board)
    placements = placements_of(position, word.upper(), board)
    return placements if rack is None else _with_blanks(placements, rack, board)


def _with_blanks(
    placements: tuple[Placement, ...], rack: bytes, board: Board
) -> tuple[Placement, ...]:
    have = Counter(rack)
    needed = Counter(placement.tile for placement in placements)
    lacking = {tile: count - have[tile] for tile, count in needed.items() if count > have[tile]}
    if not lacking or sum(lacking.values()) > have[BLANK]:
        return placements  # the referee says what is missing
    for tile in lacking:
        if have[tile]:
            letter = board.tile_set.alphabet.text((tile,))
            raise IllegalError("terminal-which-is-blank", letter=letter)
    return tuple(
        Placement(place.square, declared_blank(place.tile)) if place.tile in lacking else place
        for place in placements
    )
