"""One play of a recorded game, checked: place, word, rack, supply and score."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from rackhouse.board import Board, Placement, Play, Position, placements_of, score_play, square_name
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.messages import Message, message
from rackhouse.tiles import EMPTY, Tile, on_rack

if TYPE_CHECKING:
    from rackhouse.record.gcg.faults import Faults
    from rackhouse.record.gcg.game import AnyEvent, PlayEvent
    from rackhouse.record.gcg.pool import Pool


class Laid(msgspec.Struct, frozen=True):
    """What a recorded play put on the board, right or wrong."""

    placements: tuple[Placement, ...]
    score: int | None
    """What it scores, if it could be scored."""
    words: tuple[str, ...]

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles as they lay on the rack."""
        return tuple([on_rack(placement.tile) for placement in self.placements])


def check_play(board: Board, pool: Pool, event: PlayEvent, number: int, faults: Faults) -> Laid:
    """Check a play against the board and the unseen tiles before it.

    Each fault is reported once: an impossible play is not scored, and a word that is not written in
    full is not reported for its score as well.
    """
    laid = _lay(board, event, number, faults)
    if laid is None:
        return Laid((), None, ())
    tiles = laid.tiles
    rack = _check_rack(pool, event, tiles, number, faults)
    if not _check_supply(pool, tiles, number, faults) and rack:
        _check_supply(pool, rack, number, faults)
    if laid.score is not None and laid.score != event.score:
        faults.add(
            number,
            "score",
            event.score,
            laid.score,
            message("gcg-score", play=event.written, right=laid.score, score=event.score),
        )
    return laid


def unread(where: str, error: MalformedError) -> Message:
    """What is wrong where tiles cannot be read: on a rack, in an exchange, at the end."""
    return message("gcg-tiles", where=where, problem=error.message)


def check_holding(pool: Pool, event: AnyEvent, number: int, faults: Faults) -> None:
    """Check the rack of a pass or an exchange against the unseen tiles."""
    rack = _read_rack(pool, event, number, faults)
    if rack:
        _check_supply(pool, rack, number, faults)


def _lay(board: Board, event: PlayEvent, number: int, faults: Faults) -> Laid | None:
    """What the play puts on the board; ``None`` if its letters cannot be read."""
    written = event.written
    try:
        position = Position.parse(event.position)
        placements = placements_of(position, event.word, board)
    except MalformedError as error:
        faults.add(number, "tiles", written, None, error.message)
        return None
    except IllegalError as error:
        faults.add(number, "placement", written, None, error.message)
        return Laid(_what_fits(board, event), None, ())
    try:
        play = Play.of(board, placements)
    except IllegalError as error:
        # Tiles in a line without gaps can only miss the start square or the other tiles.
        kind = "opening" if board.is_empty else "connection"
        right = square_name(board.layout.start, board.layout) if board.is_empty else None
        faults.add(
            number, kind, written, right, message("gcg-play", play=written, problem=error.message)
        )
        return Laid(placements, None, ())
    whole = _whole_word(play, position)
    length = len(_signs(event.word, board))
    if whole is None or whole[0] != position or whole[1] != length:
        right = play.notation if whole is None else f"{whole[0]} {whole[2]}"
        faults.add(
            number,
            "whole word",
            written,
            right,
            message("gcg-whole-word", play=written, right=right),
        )
        return Laid(placements, None, play.words)
    return Laid(placements, score_play(board, play).total, play.words)


def _whole_word(play: Play, position: Position) -> tuple[Position, int, str] | None:
    """Place, length and text of the word in the written direction, or ``None``.

    A single tile forms words both ways, and either may have been written.
    """
    for formed, word in zip(play.formed, play.words, strict=True):
        if formed.position.direction is position.direction:
            text = play.text if formed is play.formed[0] else word
            return formed.position, len(formed.tiles), text
    return None


def _signs(word: str, board: Board) -> list[Tile | None]:
    """The tiles of a written word, ``None`` for each dot."""
    signs: list[Tile | None] = []
    for part in re.split(r"(\.)", word.replace("(", "").replace(")", "")):
        signs.extend([None] if part == "." else board.tile_set.alphabet.parse(part))
    return signs


def _what_fits(board: Board, event: PlayEvent) -> tuple[Placement, ...]:
    """The tiles of an impossible play that fall on empty squares, so that the replay can go on."""
    position = Position.parse(event.position)
    layout = board.layout
    if position.row >= layout.rows or position.column >= layout.columns:
        return ()
    square, step = position.row * layout.columns + position.column, position.step(layout)
    last = layout.squares if step > 1 else (position.row + 1) * layout.columns
    fitting = []
    for tile in _signs(event.word, board):
        if square >= last:
            break
        if tile and board.cells[square] == EMPTY:
            fitting.append(Placement(square, tile))
        square += step
    return tuple(fitting)


def _read_rack(pool: Pool, event: AnyEvent, number: int, faults: Faults) -> tuple[Tile, ...]:
    try:
        return pool.read(event.rack)
    except MalformedError as error:
        faults.add(number, "tiles", event.rack, None, unread("rack", error))
        return ()


def _check_rack(
    pool: Pool, event: PlayEvent, laid: tuple[Tile, ...], number: int, faults: Faults
) -> tuple[Tile, ...]:
    rack = _read_rack(pool, event, number, faults)
    if not rack:
        return ()
    missing = _missing(laid, rack)
    if missing:
        joined = pool.read_joined(event.rack)
        if not _missing(laid, joined):
            return joined
        names = pool.text(missing)
        faults.add(
            number,
            "rack",
            event.rack,
            pool.text(laid),
            message("gcg-not-on-rack", play=event.written, tiles=names, rack=event.rack),
        )
    return rack


def _missing(laid: tuple[Tile, ...], rack: tuple[Tile, ...]) -> list[Tile]:
    left = list(rack)
    missing = []
    for tile in laid:
        if tile in left:
            left.remove(tile)
        else:
            missing.append(tile)
    return missing


def _check_supply(pool: Pool, tiles: tuple[Tile, ...], number: int, faults: Faults) -> bool:
    """Report a tile of which there are too few; returns whether there was one."""
    short = pool.shortage(tiles)
    if short is None:
        return False
    tile, wanted, there = short
    name = pool.text([tile])
    faults.add(
        number,
        "supply",
        f"{wanted} {name}",
        f"{there} {name}",
        message("gcg-supply", wanted=wanted, tile=name, there=there),
    )
    return True
