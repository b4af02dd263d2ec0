"""Whole recorded games, made up from a seed, with scores from the twin and nothing of ours.

The words are nonsense: a replay without a lexicon does not mind, and any tiles can be laid
until the bag is empty and somebody is out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from tests.twin.score_twin import (
    ENGLISH_VALUES,
    Grid,
    Square,
    TwinGame,
    across_run,
    down_run,
    premiums_of,
)

CLASSIC_TILES = (
    "?" * 2 + "A" * 9 + "BB" + "CC" + "D" * 4 + "E" * 12 + "FF" + "GGG" + "HH" + "I" * 9 + "J" + "K"
    "LLLL" + "MM" + "N" * 6 + "O" * 8 + "PP" + "Q" + "R" * 6 + "SSSS" + "T" * 6 + "UUUU" + "VV"
    "WW" + "X" + "YY" + "Z"
)
SUPER_TILES = (
    "?" * 4 + "A" * 16 + "BBBB" + "C" * 6 + "D" * 8 + "E" * 24 + "FFFF" + "G" * 5 + "H" * 5
    + "I" * 13 + "JJ" + "KK" + "L" * 7 + "M" * 6 + "N" * 13 + "O" * 15 + "PPPP" + "QQ" + "R" * 13
    + "S" * 10 + "T" * 15 + "U" * 7 + "VVV" + "WWWW" + "XX" + "YYYY" + "ZZ"
)  # fmt: skip
NICKS = ("ann", "bob", "Cy_O'D", "dé")


@dataclass(frozen=True)
class Style:
    """How a game is written down."""

    through: str = "dots"
    """``dots``, ``letters`` or ``brackets`` for tiles that were on the board."""
    racks: str = "full"
    """``full``, ``laid`` or ``none``."""
    small_positions: bool = False
    ending: str = "twice"
    """``twice``, ``once`` (both ways), ``lost`` or ``none``."""
    players: int = 2
    is_super: bool = False


@dataclass
class Recorder:
    """A game in the making."""

    seed: int
    style: Style = field(default_factory=Style)

    def __post_init__(self) -> None:
        self.chance = Random(self.seed)
        layout = "super" if self.style.is_super else "classic"
        size = 21 if self.style.is_super else 15
        self.game = TwinGame(size, ENGLISH_VALUES, premiums_of(layout))
        self.grid: Grid = {}
        self.bag = list(SUPER_TILES if self.style.is_super else CLASSIC_TILES)
        self.chance.shuffle(self.bag)
        self.nicks = NICKS[: self.style.players]
        self.racks: list[list[str]] = [self.draw(7) for _ in self.nicks]
        self.totals = [0] * len(self.nicks)
        self.lines = ["#character-encoding UTF-8"]
        self.lines += [f"#player{at} {nick} {nick} Full" for at, nick in enumerate(self.nicks, 1)]
        if self.style.is_super:
            self.lines.append("#board-layout SuperCrosswordGame")

    def draw(self, count: int) -> list[str]:
        drawn, self.bag = self.bag[:count], self.bag[count:]
        return drawn

    def record(self) -> str:
        """The text of the whole game."""
        on_turn = scoreless = 0
        while scoreless < 6:
            surprise = self.chance.random()
            if surprise < 0.04 and len(self.bag) >= 7:
                self.exchange(on_turn)
                scoreless += 1
            elif not self.play(on_turn, is_withdrawn=surprise < 0.08):
                self.write(on_turn, "-", 0)
                scoreless += 1
            elif surprise < 0.08:
                scoreless += 1
            else:
                scoreless = 0
                if surprise > 0.95:
                    self.write(on_turn, "(challenge)", 5)
            if not self.racks[on_turn]:
                break
            on_turn = (on_turn + 1) % len(self.nicks)
        self.end(on_turn)
        return "\n".join(self.lines) + "\n"

    def write(self, player: int, action: str, score: int, laid: str = "") -> None:
        self.totals[player] += score
        known = {"full": "".join(self.racks[player]), "laid": laid, "none": ""}
        shown = known[self.style.racks]
        line = f">{self.nicks[player]}: {shown} {action} {score:+d} {self.totals[player]}"
        self.lines.append(line)

    def exchange(self, player: int) -> None:
        rack = self.racks[player]
        count = self.chance.randint(1, len(rack))
        given, kept = rack[:count], rack[count:]
        self.write(player, f"-{count}" if self.chance.random() < 0.5 else f"-{''.join(given)}", 0)
        self.racks[player] = kept + self.draw(count)
        self.bag += given
        self.chance.shuffle(self.bag)

    def play(self, player: int, *, is_withdrawn: bool) -> bool:
        """Lay some tiles somewhere, and take them back if so told."""
        for _ in range(60):
            squares = self.somewhere(min(len(self.racks[player]), self.chance.randint(1, 7)))
            tiles = self.chance.sample(self.racks[player], len(squares))
            laid = {
                square: self.chance.choice("abcdefghijklmnopqrstuvwxyz") if tile == "?" else tile
                for square, tile in zip(squares, tiles, strict=True)
            }
            if not self.game.may_lie(self.grid, laid):
                continue
            score = self.game.words_and_score(self.grid, laid)[1]
            self.write(player, self.notation(laid), score, "".join(tiles))
            if is_withdrawn:
                self.write(player, "--", -score, "".join(tiles))
                return True
            self.grid |= laid
            for tile in tiles:
                self.racks[player].remove(tile)
            self.racks[player] += self.draw(7 - len(self.racks[player]))
            return True
        return False

    def somewhere(self, count: int) -> list[Square]:
        """So many empty squares of a line, beside a tile or through the middle."""
        middle = (self.game.size + 1) // 2
        near = [
            (row + down, column + right)
            for row, column in self.grid
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
            if (row + down, column + right) not in self.grid
        ]
        row, column = self.chance.choice(near) if near else (middle, middle)
        is_across = self.chance.random() < 0.5
        line = [
            square
            for at in range(1, self.game.size + 1)
            if (square := (row, at) if is_across else (at, column)) not in self.grid
        ]
        if (row, column) not in line:
            return []
        start = line.index((row, column)) - self.chance.randrange(max(count, 1))
        return line[max(start, 0) : max(start, 0) + count]

    def notation(self, laid: Grid) -> str:
        """Place and word, in a direction in which there is a word."""
        both = self.grid | laid
        first = min(laid)
        across, down = across_run(both, first), down_run(both, first)
        rows = {row for row, _ in laid}
        is_across = len(rows) == 1 and (len(laid) > 1 or len(across) > 1)
        run = across if is_across else down
        row, column = run[0]
        letter = chr(ord("A") + column - 1)
        place = f"{row}{letter}" if is_across else f"{letter}{row}"
        there = {"dots": ".", "letters": "{}", "brackets": "({})"}[self.style.through]
        word = "".join(
            laid[square] if square in laid else there.format(self.grid[square]) for square in run
        )
        return f"{place.lower() if self.style.small_positions else place} {word}"

    def end(self, out: int) -> None:
        """The end racks, as the style has it."""
        values = [sum(ENGLISH_VALUES.get(tile, 0) for tile in rack) for rack in self.racks]
        if self.style.ending == "none":
            return
        if self.racks[out]:
            for player, rack in enumerate(self.racks):
                self.end_line(player, "".join(rack), rack, -values[player])
            return
        left = [tile for rack in self.racks for tile in rack]
        if self.style.ending in {"twice", "once"}:
            points = sum(values) * (2 if self.style.ending == "twice" else 1)
            self.end_line(out, "", left, points)
        if self.style.ending in {"once", "lost"}:
            for player, rack in enumerate(self.racks):
                if player != out:
                    self.end_line(player, "".join(rack), rack, -values[player])

    def end_line(self, player: int, held: str, tiles: list[str], score: int) -> None:
        self.totals[player] += score
        shown = "".join(sorted(tiles))
        sign = "-" if held else "+"
        self.lines.append(
            f">{self.nicks[player]}: {held} ({shown}) {sign}{abs(score)} {self.totals[player]}"
        )


def record_game(seed: int, style: Style | None = None) -> str:
    """The text of a whole game."""
    return Recorder(seed, style or Style()).record()
