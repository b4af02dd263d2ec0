"""What a network is asked, worked out once more: slowly, from the board, without the core.

Numbers must be the same to the last bit, so products and sums are in the order that the core
promises: along a line from its first square, then line by line, rows before columns.
"""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING

from rackhouse.tiles import BLANK, EMPTY, on_rack
from tests.twin.letter_model_twin import Model

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from rackhouse.board import Board
    from rackhouse.tiles import Tile

BUCKETS, BUCKET_POINTS = 20, 4
BLANK_SHARE = 0.3
RACK, BONUS_TILES, BONUS, OPENING_TILES = 7, 7, 50, 2


class Hand:
    """What a side may hold: tiles for certain and others drawn."""

    def __init__(
        self,
        model: Model,
        points: Sequence[int],
        kept: Mapping[int, int],
        unseen: Mapping[int, int],
        drawn: int,
    ) -> None:
        self.model = model
        total = sum(unseen.values())

        def has(tile: int) -> float:
            if kept.get(tile, 0) > 0:
                return 1.0
            count = unseen.get(tile, 0)
            if count == 0:
                return 0.0
            none = 1.0
            for draw in range(drawn):
                left = total - draw
                none = 0.0 if left <= count else none * (1.0 - count / left)
            return 1.0 - none

        letters = range(1, model.letters + 1)
        self.blank = has(0)
        self.natural = [0.0, *(has(letter) for letter in letters)]
        self.chance = [
            0.0,
            *(
                self.natural[at] + (1.0 - self.natural[at]) * (self.blank * BLANK_SHARE)
                for at in letters
            ),
        ]
        self.points = [0.0, *(self.natural[at] * points[at] for at in letters)]
        self.possible = frozenset(at for at in letters if self.chance[at] > 0)
        weight = _total(self.chance[at] for at in letters)
        self.average = _total(self.points[at] for at in letters) / weight if weight > 0 else 0.0

    def share(self, table: list[float], of: list[float], letters: Iterable[int]) -> float:
        """The sum of a table's shares times chances or points, over some letters."""
        return _total(table[letter] * of[letter] for letter in sorted(letters))


def _total(values: Iterable[float]) -> float:
    """The sum from the first to the last; the built-in one may correct its rounding."""
    total = 0.0
    for value in values:
        total += value
    return total


class Sums:
    """The expectations of a line or a board."""

    def __init__(self) -> None:
        self.plays = [0.0] * BUCKETS
        self.single = self.bonus = self.bonus_points = 0.0
        self.tripled = self.points = self.crossed = 0.0
        self.largest_bonus = self.largest_points = 0.0

    def put(self, score: float, expected: float) -> None:
        place = min(float(BUCKETS - 1), max(0.0, score / BUCKET_POINTS))
        below = min(int(place), BUCKETS - 2)
        above = place - below
        self.plays[below] += expected * (1.0 - above)
        self.plays[below + 1] += expected * above

    def add_line(self, line: Sums) -> None:
        self.plays = [mine + its for mine, its in zip(self.plays, line.plays, strict=True)]
        for name in ("bonus", "bonus_points", "single", "tripled", "points", "crossed"):
            setattr(self, name, getattr(self, name) + getattr(line, name))
        self.largest_bonus = max(self.largest_bonus, line.bonus)
        self.largest_points = max(self.largest_points, line.points)

    def numbers(self, hand: Hand) -> list[int]:
        bonus_points = self.bonus_points / self.bonus if self.bonus > 0 else 0.0
        roots = [*self.plays, self.bonus, self.single, self.tripled, self.crossed]
        inner = hand.share(hand.model.alone["inner"], hand.chance, hand.possible)
        return [
            *(_whole(math.sqrt(value), 256) for value in (*roots, self.largest_bonus)),
            _whole(math.sqrt(self.points), 64),
            _whole(math.sqrt(self.largest_points), 64),
            _whole(bonus_points, 32),
            _whole(self._best(bonus_points, 1.0), 64),
            _whole(self._best(bonus_points, 0.25), 64),
            _whole(hand.average, 1024),
            _whole(inner, 16384),
        ]

    def _best(self, bonus_points: float, likely: float) -> float:
        none, best = 1.0, 0.0
        falling = [(self.bonus, bonus_points)]
        falling += [(self.plays[at], float(at * BUCKET_POINTS)) for at in reversed(range(BUCKETS))]
        for expected, score in falling:
            some = expected * likely
            missing = 1.0 / (1.0 + some + some * some / 2.0)
            best += none * (1.0 - missing) * score
            none *= missing
        return best


def _whole(value: float, unit: float) -> int:
    return int(min(32767.0, value * unit + 0.5))


class Lines:
    """A board as rows and columns, with what may be laid on each empty square."""

    def __init__(self, board: Board, model: Model) -> None:
        self.board, self.model = board, model
        self.rows, self.columns = board.layout.rows, board.layout.columns
        self.is_empty = board.tile_count == 0

    def squares(self, across: bool, number: int) -> list[int]:
        if across:
            return [number * self.columns + at for at in range(self.columns)]
        return [at * self.columns + number for at in range(self.rows)]

    def letter(self, square: int) -> int:
        tile = self.board.cells[square]
        return 0 if tile == EMPTY else tile & 63

    def points(self, square: int) -> int:
        return self.board.tile_set.sum_of([self.board.cells[square]])

    def runs(self, squares: list[int], at: int) -> tuple[list[int], list[int]]:
        """The squares with tiles just before and after a place of a line."""
        first = at
        while first > 0 and self.letter(squares[first - 1]):
            first -= 1
        end = at + 1
        while end < len(squares) and self.letter(squares[end]):
            end += 1
        return squares[first:at], squares[at + 1 : end]

    def crossing(self, across: bool, square: int) -> tuple[frozenset[int] | None, int]:
        """What a tile laid in a line must be, ``None`` for anything, and the score across."""
        row, column = divmod(square, self.columns)
        other = self.squares(not across, column if across else row)
        before, after = self.runs(other, row if across else column)
        if not before and not after:
            return None, 0
        fits = self.model.fits([*map(self.letter, before)], [*map(self.letter, after)])
        return fits, sum(map(self.points, before + after))

    def sums(self, across: bool, number: int, hand: Hand) -> Sums:
        """What a hand may play in one line."""
        sums, layout = Sums(), self.board.layout
        squares = self.squares(across, number)
        crossings = [
            (None, 0) if self.letter(square) else self.crossing(across, square)
            for square in squares
        ]
        touched = {
            at
            for at, square in enumerate(squares)
            if self.letter(square) or crossings[at][0] is not None
        }
        least = 1
        if self.is_empty:
            row, column = divmod(layout.start, self.columns)
            if number != (row if across else column):
                return sums
            touched, least = {column if across else row}, OPENING_TILES
        factors = [self._factors(squares, at, crossings[at][0], hand) for at in range(len(squares))]
        for start in range(len(squares)):
            if start and self.letter(squares[start - 1]):
                continue
            product, laid = 1.0, list[int]()
            for at in range(start, len(squares)):
                if not self.letter(squares[at]):
                    if len(laid) == RACK or crossings[at][0] == frozenset():
                        break
                    laid.append(at)
                ends = at + 1 == len(squares) or not self.letter(squares[at + 1])
                reaches = any(start <= place <= at for place in touched)
                if ends and at > start and len(laid) >= least and reaches:
                    window = _Window(self, squares, crossings, factors, start, at, laid, across)
                    window.add_to(sums, product, hand)
                product *= factors[at][0 if at == start else 1]
        return sums

    def _factors(
        self, squares: list[int], at: int, fits: frozenset[int] | None, hand: Hand
    ) -> tuple[float, float, float, float]:
        """A square's factor at the beginning of a word, inside and at its end; its points."""
        model = self.model
        before = self.letter(squares[at - 1]) if at else 0
        after = self.letter(squares[at + 1]) if at + 1 < len(squares) else 0
        first = model.beside["first ahead"][after] if after else model.alone["first"]
        last = model.beside["last after"][before] if before else model.alone["last"]
        inner = model.alone["inner"]
        if before:
            inner = model.beside["inner after"][before]
        elif after:
            inner = model.beside["inner ahead"][after]
        letter = self.letter(squares[at])
        if letter:
            inner = model.beside["inner after"][before] if before else model.alone["inner"]
            return model.alone["first"][letter], inner[letter], last[letter], 0.0
        if before and after:
            lift = model.beside["inner ahead"][after]
            alone = model.alone["inner"]
            inner = [
                inner[at] * (lift[at] / alone[at] if alone[at] else 0.0) for at in range(len(inner))
            ]
        possible = hand.possible if fits is None else hand.possible & fits
        inside = hand.share(inner, hand.chance, possible)
        return (
            hand.share(first, hand.chance, possible),
            inside,
            hand.share(last, hand.chance, possible),
            hand.share(inner, hand.points, possible) / inside if inside > 0 else 0.0,
        )


class _Window:
    """A word's place in a line with the squares to fill."""

    def __init__(  # noqa: PLR0917 - everything that is known of the line
        self,
        lines: Lines,
        squares: list[int],
        crossings: list[tuple[frozenset[int] | None, int]],
        factors: list[tuple[float, float, float, float]],
        start: int,
        end: int,
        laid: list[int],
        across: bool,
    ) -> None:
        self.lines, self.squares, self.crossings, self.factors = lines, squares, crossings, factors
        self.start, self.end, self.laid, self.across = start, end, list(laid), across
        self.premiums = [lines.board.layout.premiums[square] for square in squares]
        self.multiplier = math.prod(self.premiums[at].word for at in laid)
        through = [squares[at] for at in range(start, end + 1) if at not in laid]
        self.fixed = sum(map(lines.points, through)) * self.multiplier + sum(
            crossings[at][1] * self.premiums[at].word for at in laid if crossings[at][0] is not None
        )

    def add_to(self, sums: Sums, product: float, hand: Hand) -> None:
        if len(self.laid) == 1:
            return self._add_single(sums, hand)
        share = 1.0
        for tiles in range(1, len(self.laid) + 1):
            share = share * (RACK - tiles + 1) / RACK
        count = float(self.lines.model.lengths[self.end + 1 - self.start])
        expected = count * share * product * self.factors[self.end][2]
        free = crossed = 0.0
        crosses = 0
        for at in self.laid:
            points = self.premiums[at].letter * self.factors[at][3]
            free += points
            if self.crossings[at][0] is not None:
                crosses += 1
                crossed += points * self.premiums[at].word
        score = self.fixed + self.multiplier * free + crossed
        if len(self.laid) >= BONUS_TILES:
            sums.bonus += expected
            sums.bonus_points += expected * (score + BONUS)
            return None
        sums.put(score, expected)
        sums.points += expected * score
        if self.multiplier >= 3:
            sums.tripled += expected
        if crosses:
            sums.crossed += expected
        return None

    def _add_single(self, sums: Sums, hand: Hand) -> None:
        (at,) = self.laid
        across_fits = self.crossings[at][0]
        if not self.across and across_fits is not None:
            return
        before, after = self.lines.runs(self.squares, at)
        letter = self.lines.letter
        along = self.lines.model.fits([*map(letter, before)], [*map(letter, after)])
        premium = self.premiums[at]
        weight = premium.letter * (
            self.multiplier + (premium.word if across_fits is not None else 0)
        )
        points = self.lines.board.tile_set.points
        for fitting in sorted(along & hand.possible):
            if across_fits is not None and fitting not in across_fits:
                continue
            natural = hand.natural[fitting]
            blank = (1.0 - natural) * hand.blank
            score = self.fixed + weight * points[fitting - 1]
            sums.put(score, natural)
            sums.put(self.fixed, blank)
            sums.single += natural + blank
            sums.points += natural * score + blank * self.fixed
            if self.multiplier >= 3:
                sums.tripled += natural + blank


def features(
    model: Model,
    before: Board,
    after: Board,
    rack: Sequence[Tile],
    gone: Sequence[Tile],
    in_bag: int,
    *,
    score: int,
    equity: int,
    best: int,
    is_play: bool,
) -> list[int]:
    """The numbers of a candidate: the boards before and after, and the tiles that left the rack."""
    tile_set = before.tile_set
    unseen = Counter({BLANK: tile_set.blanks})
    unseen.update(dict(enumerate(tile_set.counts, start=1)))
    unseen -= Counter(on_rack(tile) for tile in before.cells if tile != EMPTY)
    unseen -= Counter(rack)
    kept = Counter(rack) - Counter(gone)
    points = [0, *tile_set.points]
    opponent_tiles = min(unseen.total() - in_bag, RACK)
    theirs = Hand(model, points, {}, unseen, opponent_tiles)
    ours = Hand(model, points, kept, unseen, min(len(gone), in_bag))
    lines = Lines(after, model)
    numbers: list[int] = []
    for hand in (theirs, ours):
        total = Sums()
        for across, count in ((True, lines.rows), (False, lines.columns)):
            for number in range(count):
                total.add_line(lines.sums(across, number, hand))
        numbers += total.numbers(hand)
    kinds = range(model.letters + 1)
    numbers += [kept[tile] for tile in kinds] + [unseen[tile] for tile in kinds]
    numbers += [
        in_bag,
        max(0, in_bag - len(gone)) if is_play else in_bag,
        kept.total(),
        len(gone),
        int(is_play),
        int(not is_play and bool(gone)),
        opponent_tiles,
        int(before.tile_count == 0),
        score,
        *(math.trunc(value / 100) for value in (equity, equity - score * 1000, best - equity)),
        sum(count * points[tile] for tile, count in kept.items()),
    ]
    return numbers + [0] * (-len(numbers) % 8)


def answer(
    shape: tuple[int, int, int],
    shifts: tuple[int, int, int],
    data: bytes,
    inputs: Sequence[int],
) -> int:
    """What a network answers, number by number, in thousandths of a point."""
    at = 0

    def read(count: int, size: int) -> list[int]:
        nonlocal at
        found = [
            int.from_bytes(data[at + size * one : at + size * (one + 1)], "little", signed=True)
            for one in range(count)
        ]
        at += size * count
        return found

    scale, centre = read(shape[0], 4), read(shape[0], 8)
    here = [
        max(-2047, min(2047, (value * scale[one] - centre[one]) >> 16))
        for one, value in enumerate(inputs)
    ]
    for layer, size in enumerate((*shape[1:], 1)):
        weights, added = read(size * len(here), 2), read(size, 4)
        sums = [
            added[one]
            + sum(
                weight * value
                for weight, value in zip(
                    weights[one * len(here) : (one + 1) * len(here)], here, strict=True
                )
            )
            for one in range(size)
        ]
        if layer == 2:
            return sums[0] * 1000 >> (8 + shifts[2])
        here = [max(0, min(8191, value >> shifts[layer])) for value in sums]
    raise AssertionError
