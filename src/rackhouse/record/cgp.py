"""CGP, a position in one line: ``board racks scores scoreless-turns opcodes``.

The board is written row by row: a number for that many empty squares, tiles as everywhere,
two-letter tiles in square brackets. Racks and scores begin with the side on turn; an unknown rack
is empty. Everything else follows in opcodes such as ``lex NWL23; ld english;``; unknown ones are
kept.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from rackhouse.board import Board
from rackhouse.errors import MalformedError
from rackhouse.tiles import EMPTY, Layout, Tile, TileSet, on_rack

_LONGEST: Final = 20_000
_ROW_PART: Final = re.compile(r"([0-9]+)|([^0-9\[\]]+)|(\[[^\[\]]{1,8}\])")
_SCORE: Final = re.compile(r"-?[0-9]{1,6}")
_COUNT: Final = re.compile(r"[0-9]{1,3}")
_PLAYERS: Final = range(2, 5)

_LAYOUT_OF_NAME: Final = {"CrosswordGame": "classic", "SuperCrosswordGame": "super"}
_TILES_OF_NAME: Final = {"english": "english", "english_super": "english-super"}


class Opcode(msgspec.Struct, frozen=True):
    """One opcode with its operands as written: ``lex NWL23``."""

    name: str
    text: str = ""


class CgpPosition(msgspec.Struct, frozen=True):
    """A position; the side on turn comes first.

    >>> position = CgpPosition.parse(f"{'15/' * 7}3TRAIN7{'/15' * 7} AB?/ 0/12 0 lex NWL23;")
    >>> position.board.text_at("8D"), position.scores, position.opcode("lex")
    ('TRAIN', (0, 12), 'NWL23')
    """

    board: Board
    racks: tuple[bytes, ...]
    """Tiles in order; empty if unknown."""
    scores: tuple[int, ...]
    scoreless_turns: int = 0
    opcodes: tuple[Opcode, ...] = ()

    @staticmethod
    def parse(text: str) -> CgpPosition:
        """Read a position; its size decides the board, ``ld`` or the size the tiles.

        Raises:
            MalformedError: for anything else; the message names the field.
        """
        if len(text) > _LONGEST:
            raise MalformedError(f"A CGP position has at most {_LONGEST:,} signs.")
        fields = text.strip().removeprefix("cgp ").split(None, 4)
        if len(fields) < 4:
            raise MalformedError(
                f"A CGP position has a board, racks, scores and scoreless turns; "
                f"this has {len(fields)} of these fields."
            )
        opcodes = _opcodes(fields[4] if len(fields) == 5 else "")
        board = _board(fields[0], opcodes)
        racks = tuple(_rack(rack, board.tile_set) for rack in fields[1].split("/"))
        scores = tuple(_score(score) for score in fields[2].split("/"))
        if len(racks) not in _PLAYERS or len(scores) != len(racks):
            raise MalformedError(
                f"CGP, racks and scores: there are {len(racks)} racks and {len(scores)} scores; "
                "write as many of both, for two to four players."
            )
        if not _COUNT.fullmatch(fields[3]):
            raise MalformedError(f"CGP, scoreless turns: {fields[3]!r:.20} is no number of turns.")
        return CgpPosition(board, racks, scores, int(fields[3]), opcodes)

    def opcode(self, name: str) -> str | None:
        """The operands of an opcode, or ``None``."""
        return _opcode(self.opcodes, name)

    def __str__(self) -> str:
        alphabet = self.board.tile_set.alphabet
        fields = [
            _board_text(self.board),
            "/".join(alphabet.text(rack) for rack in self.racks),
            "/".join(map(str, self.scores)),
            str(self.scoreless_turns),
            *(f"{opcode.name} {opcode.text}".rstrip() + ";" for opcode in self._all_opcodes()),
        ]
        return " ".join(fields)

    def _all_opcodes(self) -> tuple[Opcode, ...]:
        """The opcodes, with the tile set if the board's size does not imply it."""
        said = _opcode(self.opcodes, "ld")
        if _tile_set_name(said, self.board.layout.name) == self.board.tile_set.name:
            return self.opcodes
        others = tuple(opcode for opcode in self.opcodes if opcode.name != "ld")
        return (*others, Opcode("ld", self.board.tile_set.name))


def _opcodes(text: str) -> tuple[Opcode, ...]:
    parts = [part.strip() for part in text.split(";")]
    return tuple(
        Opcode(name, operands.strip())
        for name, _, operands in (part.partition(" ") for part in parts if part)
    )


def _opcode(opcodes: tuple[Opcode, ...], name: str) -> str | None:
    return next((opcode.text for opcode in opcodes if opcode.name == name), None)


def _tile_set_name(said: str | None, layout: str) -> str:
    """The tile set that ``ld`` names, or the English one of the board's size."""
    if said:
        return _TILES_OF_NAME.get(said.lower(), said.lower())
    return "english-super" if layout == "super" else "english"


def _board(text: str, opcodes: tuple[Opcode, ...]) -> Board:
    rows = text.split("/")
    layout = _layout(len(rows), _opcode(opcodes, "bdn"))
    name = _tile_set_name(_opcode(opcodes, "ld"), layout.name)
    if name not in TileSet.names():
        there = ", ".join(TileSet.names())
        raise MalformedError(
            f"CGP, opcode ld: there is no tile set {name!r:.40}; there are {there}."
        )
    tile_set = TileSet.named(name)
    cells = bytearray()
    for number, row in enumerate(rows, start=1):
        squares = _row(row, number, tile_set)
        if len(squares) != layout.columns:
            raise MalformedError(
                f"CGP, row {number}, has {len(squares)} squares; this board has {layout.columns}."
            )
        cells += squares
    return Board(layout, tile_set, bytes(cells))


def _layout(rows: int, said: str | None) -> Layout:
    if said in _LAYOUT_OF_NAME and Layout.named(_LAYOUT_OF_NAME[said]).rows == rows:
        return Layout.named(_LAYOUT_OF_NAME[said])
    for name in Layout.names():
        if Layout.named(name).rows == rows:
            return Layout.named(name)
    raise MalformedError(f"CGP, board: it has {rows} rows, and no board that there is has so many.")


def _row(text: str, number: int, tile_set: TileSet) -> bytes:
    squares = bytearray()
    at = 0
    for match in _ROW_PART.finditer(text):
        if match.start() != at:
            break
        at = match.end()
        if match[1]:
            if len(match[1]) > 2 or not int(match[1]):
                raise MalformedError(f"CGP, row {number}: {match[1]:.20} is no number of squares.")
            squares += bytes([EMPTY]) * int(match[1])
        else:
            squares += bytes(_tiles(match[0], f"row {number}", tile_set))
    if at != len(text):
        raise MalformedError(f"CGP, row {number}: {text[at:]!r:.40} is neither a number nor tiles.")
    return bytes(squares)


def _tiles(text: str, place: str, tile_set: TileSet) -> list[Tile]:
    """Tiles; two-letter ones only in brackets, so CH without brackets is C and H."""
    tiles = []
    for sign in re.findall(r"\[[^\[\]]*\]|.", text, re.DOTALL):
        try:
            (tile,) = tile_set.alphabet.parse(sign)
        except (MalformedError, ValueError):
            raise MalformedError(f"CGP, {place}: {sign!r:.20} is no tile of this set.") from None
        if place.startswith("row") and not tile:
            raise MalformedError(f"CGP, {place}: write a blank on the board in lower case.")
        tiles.append(tile)
    return tiles


def _rack(text: str, tile_set: TileSet) -> bytes:
    return bytes(sorted(on_rack(tile) for tile in _tiles(text, "racks", tile_set)))


def _score(text: str) -> int:
    if not _SCORE.fullmatch(text):
        raise MalformedError(f"CGP, scores: {text!r:.20} is no score.")
    return int(text)


def _board_text(board: Board) -> str:
    alphabet, columns = board.tile_set.alphabet, board.layout.columns
    rows = []
    for start in range(0, len(board.cells), columns):
        parts: list[str] = []
        empty = 0
        for tile in board.cells[start : start + columns]:
            if tile == EMPTY:
                empty += 1
                continue
            parts.append(f"{empty or ''}{alphabet.text([tile])}")
            empty = 0
        rows.append("".join(parts) + (str(empty) if empty else ""))
    return "/".join(rows)
