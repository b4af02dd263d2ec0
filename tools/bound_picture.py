"""Draw a window and its bound for the documentation: ``python -m tools.bound_picture``.

Everything in it is measured on a real position: the weights, the bound, the best play and how
many windows need no look. A test holds the file and this program together.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape

import msgspec

from rackhouse.board import Board, Placement, Play
from rackhouse.engine import Candidate, Engine, Leaves, Situation
from rackhouse.files import write_atomically
from rackhouse.lexicon import Lexicon
from rackhouse.tiles import Tile
from tools.board_pictures import PLAYS
from tools.windows import Window, windows

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "images" / "bound.svg"
RACK = "AHIORTY"

WIDE, HIGH = 880, 764
LEFT, CELL = 36, 50
COLUMNS = 8
TIMES = "\N{MULTIPLICATION SIGN}"
SERIF = "Bitter, Rockwell, 'Roboto Slab', Georgia, serif"
SANS = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif"
INK, SOFT, PALE, LINE = "#23201B", "#5B5447", "#DED5C3", "#DED5C3"
ACCENT, BRASS, BRASS_INK = "#1E5B47", "#B9791A", "#6B430A"


class Found(msgspec.Struct, frozen=True):
    """What the picture shows."""

    board: Board
    rack: tuple[Tile, ...]
    window: Window
    best: Candidate
    leaves: dict[int, float]
    """What playing so many tiles keeps at best, in points."""
    bounds: tuple[float, ...]
    """Of all windows, falling."""

    @property
    def play(self) -> Play:
        """The best play, which lies in the window."""
        return self.best.on(self.board)

    @property
    def pairs(self) -> list[tuple[int, Tile]]:
        """The heaviest squares with the best tiles."""
        values = self.board.tile_set.values
        tiles = sorted(self.rack, key=lambda tile: -values[tile])
        return list(zip(sorted(self.window.weights, reverse=True), tiles, strict=False))


@cache
def found() -> Found:
    """Measure the position."""
    lexicon = Lexicon.named("enable")
    words = lexicon.words
    engine = Engine(lexicon, leaves=Leaves.shipped_for(lexicon))
    board = Board.empty()
    for text in PLAYS:
        board = board.lay(board.parse_play(text).placements)
    rack = board.tile_set.alphabet.parse(RACK)
    situation = Situation.of(board, rack)
    best = engine.best(board, rack, 1, situation)[0]
    leaves: dict[int, float] = {}
    for exchange in engine.exchanges(rack, situation):
        leaves.setdefault(len(exchange.tiles), exchange.equity / 1000)
    every = list(windows(board, len(rack), words))
    laid = {placement.square for placement in best.placements}
    window = next(window for window in every if set(window.empty) == laid)
    values = board.tile_set.values
    bounds = sorted(
        (
            most + leaves[len(window.empty)]
            for window in every
            if (most := window.most(rack, values)) is not None
        ),
        reverse=True,
    )
    return Found(board, rack, window, best, leaves, tuple(bounds))


def picture() -> str:
    """The whole picture."""
    it = found()
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" '
        f'height="{HIGH}" role="img" font-family="{SANS}" fill="{INK}">',
        f"<title>What a window can be worth at most, and {it.play.notation} in it</title>",
        f'<rect width="{WIDE}" height="{HIGH}" rx="14" fill="#FFFCF5"/>',
        *_place(it, 34),
        *_at_most(it, 288),
        *_really(it, 420),
        *_all_windows(it, 552),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _place(it: Found, top: int) -> list[str]:
    """The window on its line, and the weights of its squares."""
    row = it.window.squares[0] // it.board.layout.columns
    y = top + 22
    heaviest = max(range(len(it.window.weights)), key=lambda at: it.window.weights[at])
    square = it.window.empty[heaviest]
    premium = it.board.layout.premiums[square]
    column = chr(ord("A") + square % it.board.layout.columns)
    words = ", ".join(it.play.words[1:])
    lying = [it.board.cells[at] for at in it.window.squares if at not in it.window.empty]
    through = f"and {it.board.tile_set.alphabet.text(lying)} to play through"
    parts = [
        _head(
            top,
            "1",
            "A window",
            f"{it.play.position}: {len(it.window.empty)} empty squares, {through}",
        ),
        _cut(it.board, set(), row - 1, 3, y),
        f'<rect x="{LEFT}" y="{y + CELL}" width="{CELL * len(it.window.squares)}" height="{CELL}" '
        f'rx="7" fill="none" stroke="{BRASS}" stroke-width="4"/>',
    ]
    for at, square_number in enumerate(it.window.squares):
        if square_number in it.window.empty:
            weight = it.window.weights[it.window.empty.index(square_number)]
            parts.append(_times(LEFT + CELL * at + CELL / 2, y + 3 * CELL + 27, weight))
        else:
            parts.append(
                _text(LEFT + CELL * at + CELL / 2, y + 3 * CELL + 27, "fixed", "middle", SOFT)
            )
    right = LEFT + CELL * COLUMNS + 32
    lines = [
        ("A square weighs its letter premium times", SOFT),
        ("the word's multiplier, and as much again", SOFT),
        (f"where a cross word forms (here {words}).", SOFT),
        (
            f"{column}{row + 1}: {premium.letter} {TIMES} (1 + 1) = {it.window.weights[heaviest]}",
            INK,
        ),
        (f"Fixed, whatever is laid: {it.window.fixed} points,", SOFT),
        ("for the tiles that lie there already.", SOFT),
    ]
    parts += [
        _text(right, y + 20 + 26 * at, line, colour=colour)
        for at, (line, colour) in enumerate(lines)
    ]
    return parts


def _at_most(it: Found, top: int) -> list[str]:
    """The rack's best tiles on the heaviest squares."""
    parts = [_head(top, "2", "At most", "the rack's best tiles on the heaviest squares")]
    y = top + 20
    for at, (weight, tile) in enumerate(it.pairs):
        parts.append(_tile(it.board, tile, LEFT + at * CELL, y))
        parts.append(_times(LEFT + at * CELL + CELL / 2, y + CELL + 25, weight))
    values = it.board.tile_set.values
    points = sum(weight * values[tile] for weight, tile in it.pairs)
    kept = it.leaves[len(it.window.empty)]
    return parts + _sum(y, points, it.window.fixed, "best leave", kept, BRASS_INK)


def _really(it: Found, top: int) -> list[str]:
    """The best play that there is."""
    parts = [_head(top, "3", "Really", f"{it.play.notation}, the best play of the position")]
    y = top + 20
    row = it.window.squares[0] // it.board.layout.columns
    lit = {placement.square for placement in it.best.placements}
    parts.append(_cut(it.board.lay(it.best.placements), lit, row, 1, y, len(it.window.squares)))
    for at, square in enumerate(it.window.squares):
        if square in it.window.empty:
            weight = it.window.weights[it.window.empty.index(square)]
            parts.append(_times(LEFT + at * CELL + CELL / 2, y + CELL + 25, weight))
    kept = it.best.equity / 1000 - it.best.score
    points = it.best.score - it.window.fixed
    return parts + _sum(y, points, it.window.fixed, "leave", kept, ACCENT)


def _sum(y: int, points: int, fixed: int, what: str, kept: float, colour: str) -> list[str]:
    right = WIDE - LEFT
    line = (
        f'<text x="{right}" y="{y + 33}" text-anchor="end" font-size="17" fill="{SOFT}">'
        f"tiles {points} + fixed {fixed} + {what} {kept:.2f} = "
        f'<tspan font-family="{SERIF}" font-size="26" font-weight="700" fill="{colour}">'
        f"{points + fixed + kept:.2f}</tspan></text>"
    )
    return [line]


def _all_windows(it: Found, top: int) -> list[str]:
    """The bounds of all windows, and where the search ends."""
    best = it.best.equity / 1000
    opened = sum(bound >= best for bound in it.bounds)
    parts = [
        _head(top, "4", "All windows", "by falling bound, and the search stops where none can win")
    ]
    low, high = top + 164, top + 30
    # A few promise a bonus on a triple word, and would press all others flat.
    most, wide = min(it.bounds[0], 2.5 * best), WIDE - 2 * LEFT
    step = wide / len(it.bounds)

    def height(value: float) -> float:
        return low - (low - high) * min(max(value, 0), most) / most

    for first, end, colour in ((0, opened, BRASS), (opened, len(it.bounds), PALE)):
        steps = "".join(
            f"V{height(it.bounds[at]):.1f}H{LEFT + step * (at + 1):.1f}" for at in range(first, end)
        )
        parts.append(f'<path d="M{LEFT + step * first:.1f} {low}{steps}V{low}z" fill="{colour}"/>')
    y = height(best)
    parts += [
        f'<path d="M{LEFT} {y:.1f}H{WIDE - LEFT}" stroke="{ACCENT}" stroke-width="2"/>',
        _text(WIDE - LEFT, y - 8, f"{it.play.text}: {best:.2f}", "end", ACCENT, weight=700),
        _text(LEFT, low + 22, f"{opened} may hold something better", colour=BRASS_INK, weight=700),
        _text(
            WIDE - LEFT, low + 22, f"{len(it.bounds) - opened} are never looked into", "end", SOFT
        ),
    ]
    return parts


def _head(y: int, number: str, title: str, more: str) -> str:
    return (
        f'<circle cx="{LEFT + 11}" cy="{y - 6}" r="12" fill="{ACCENT}"/>'
        f'<text x="{LEFT + 11}" y="{y - 1}" text-anchor="middle" font-size="14" font-weight="700" '
        f'fill="#FFFFFF">{number}</text>'
        f'<text x="{LEFT + 32}" y="{y}" font-family="{SERIF}" font-size="19" font-weight="700">'
        f'{escape(title)}<tspan font-family="{SANS}" font-size="15" font-weight="400" '
        f'fill="{SOFT}" dx="10">{escape(more)}</tspan></text>'
    )


def _text(
    x: float, y: float, text: str, anchor: str = "start", colour: str = INK, *, weight: int = 400
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" font-size="16" font-weight="{weight}" '
        f'fill="{colour}">{escape(text)}</text>'
    )


def _times(x: float, y: float, weight: int) -> str:
    return _text(x, y, f"{TIMES} {weight}", "middle", BRASS_INK, weight=700)


def _cut(board: Board, lit: set[int], row: int, rows: int, y: int, columns: int = COLUMNS) -> str:
    """A piece of the board's own picture, from the left edge on."""
    last = [Placement(square, board.cells[square]) for square in sorted(lit)]
    top, bottom, right = 28 + 40 * row, 28 + 40 * (row + rows), 28 + 40 * columns
    kept = [f'<rect x="28" y="{top}" width="{right}" height="{bottom - top}" fill="#C9BEA8"/>']
    for line in board.svg(last=last).splitlines():
        place = re.match(r'<(?:g class[^>]*><)?rect[^>]* x="(\d+)" y="(\d+)"', line)
        if place is None:
            kept += [line] * (line == "</g>" or line.startswith("<g font"))
        elif int(place[1]) < right and top <= int(place[2]) < bottom:
            kept.append(line)
    inside = "".join(kept)
    return (
        f'<svg x="{LEFT}" y="{y}" width="{columns * CELL}" height="{rows * CELL}" '
        f'viewBox="28 {top} {columns * 40} {rows * 40}" text-anchor="middle">{inside}</svg>'
    )


def _tile(board: Board, tile: Tile, x: float, y: float) -> str:
    """One tile as it stands on a rack."""
    letter, value = board.tile_set.alphabet.text([tile]), board.tile_set.value(tile)
    side = CELL - 3
    return (
        f'<rect x="{x:g}" y="{y + 2:g}" width="{side}" height="{side}" rx="7" fill="#7C4F2B"/>'
        f'<rect x="{x:g}" y="{y:g}" width="{side}" height="{side - 1}" rx="7" fill="#FFFCF3" '
        f'stroke="#E3D9C4"/>'
        f'<text x="{x + side / 2 - 3:g}" y="{y + 33:g}" text-anchor="middle" font-size="28" '
        f'font-weight="700" font-family="{SERIF}" fill="#211D18">{letter}</text>'
        f'<text x="{x + side - 4:g}" y="{y + side - 6:g}" text-anchor="end" font-size="12" '
        f'font-family="{SERIF}" fill="#453E31">{value}</text>'
    )


if __name__ == "__main__":
    write_atomically(PICTURE, picture())
