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
from rackhouse.messages import all_of, quoted
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
            raise MalformedError("cgp-too-long", most=_LONGEST)
        fields = text.strip().removeprefix("cgp ").split(None, 4)
        if len(fields) < 4:
            raise MalformedError("cgp-fields", count=len(fields))
        opcodes = _opcodes(fields[4] if len(fields) == 5 else "")
        board = _board(fields[0], opcodes)
        racks = tuple(_rack(rack, board.tile_set) for rack in fields[1].split("/"))
        scores = tuple(_score(score) for score in fields[2].split("/"))
        if len(racks) not in _PLAYERS or len(scores) != len(racks):
            raise MalformedError("cgp-racks-and-scores", racks=len(racks), scores=len(scores))
        if not _COUNT.fullmatch(fields[3]):
            raise MalformedError("cgp-scoreless", text=quoted(fields[3], 20))
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
        raise MalformedError("cgp-tile-set", name=quoted(name), names=all_of(TileSet.names()))
    tile_set = TileSet.named(name)
    cells = bytearray()
    for number, row in enumerate(rows, start=1):
        squares = _row(row, number, tile_set)
        if len(squares) != layout.columns:
            raise MalformedError(
                "cgp-row-length", row=number, count=len(squares), columns=layout.columns
            )
        cells += squares
    return Board(layout, tile_set, bytes(cells))


def _layout(rows: int, said: str | None) -> Layout:
    if said in _LAYOUT_OF_NAME and Layout.named(_LAYOUT_OF_NAME[said]).rows == rows:
        return Layout.named(_LAYOUT_OF_NAME[said])
    for name in Layout.names():
        if Layout.named(name).rows == rows:
            return Layout.named(name)
    raise MalformedError("cgp-rows", rows=rows)


def _row(text: str, number: int, tile_set: TileSet) -> bytes:
    squares = bytearray()
    at = 0
    for match in _ROW_PART.finditer(text):
        if match.start() != at:
            break
        at = match.end()
        if match[1]:
            if len(match[1]) > 2 or not int(match[1]):
                raise MalformedError("cgp-squares", row=number, text=quoted(match[1], 20))
            squares += bytes([EMPTY]) * int(match[1])
        else:
            squares += bytes(_tiles(match[0], number, tile_set))
    if at != len(text):
        raise MalformedError("cgp-sign", row=number, text=quoted(text[at:]))
    return bytes(squares)


def _tiles(text: str, row: int, tile_set: TileSet) -> list[Tile]:
    """Tiles of a row, or of a rack if ``row`` is 0.

    Two-letter ones only in brackets, so CH without brackets is C and H.
    """
    tiles = []
    for sign in re.findall(r"\[[^\[\]]*\]|.", text, re.DOTALL):
        try:
            (tile,) = tile_set.alphabet.parse(sign)
        except (MalformedError, ValueError):
            raise MalformedError("cgp-tile", row=row, sign=quoted(sign, 20)) from None
        if row and not tile:
            raise MalformedError("cgp-blank", row=row)
        tiles.append(tile)
    return tiles


def _rack(text: str, tile_set: TileSet) -> bytes:
    return bytes(sorted(on_rack(tile) for tile in _tiles(text, 0, tile_set)))


def _score(text: str) -> int:
    if not _SCORE.fullmatch(text):
        raise MalformedError("cgp-score", text=quoted(text, 20))
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
