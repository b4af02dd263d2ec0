"""The score of a play, word by word, with every premium named.

Pages, records and people all want to know *why* a play scored what it did, so a score is the whole
sum; :attr:`PlayScore.total` is its last line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.board.position import Position
from rackhouse.tiles import PLAIN, Premium, Tile

if TYPE_CHECKING:
    from rackhouse.board.board import Board
    from rackhouse.board.play import Play
    from rackhouse.board.words import FormedWord


class Bonus(msgspec.Struct, frozen=True):
    """What laying many tiles at once earns: classically 50 points for seven."""

    tiles: int = 7
    points: int = 50

    def earned(self, laid: int) -> int:
        """The bonus for a number of tiles; more than needed earn it only once.

        >>> Bonus().earned(6), Bonus().earned(7), Bonus().earned(8)
        (0, 50, 50)
        """
        return self.points if laid >= self.tiles else 0


CLASSIC_BONUS = Bonus()


class LetterScore(msgspec.Struct, frozen=True):
    """One letter's share of a word's score."""

    square: int
    tile: Tile
    sign: str
    """The letter in writing; lower case for a blank."""
    value: int
    """The value printed on the tile; zero for a blank."""
    premium: Premium
    """The premium under it if the tile was laid in this play, otherwise plain."""

    @property
    def points(self) -> int:
        """The value times the letter premium."""
        return self.value * self.premium.letter


class WordScore(msgspec.Struct, frozen=True):
    """One word's share of a play's score: letter premiums first, then word premiums."""

    word: str
    position: Position
    letters: tuple[LetterScore, ...]
    letter_sum: int
    multiplier: int
    points: int

    @property
    def premiums(self) -> tuple[Premium, ...]:
        """The premiums that counted in this word."""
        return tuple(letter.premium for letter in self.letters if not letter.premium.is_plain)


class PlayScore(msgspec.Struct, frozen=True):
    """The whole sum of a play."""

    words: tuple[WordScore, ...]
    bonus: int
    total: int

    def explain(self) -> str:
        """The sum in words.

        >>> from rackhouse.board import Board, score_play
        >>> board = Board.empty()
        >>> print(score_play(board, board.parse_play("8D ZEBRA")).explain())
        ZEBRA: Z 10 x 2 (double letter) + E 1 + B 3 + R 1 + A 1 = 26, x 2 (double word) = 52
        """
        lines = [_explain_word(word) for word in self.words]
        if self.bonus:
            lines.append(f"bonus: {self.bonus}")
        if len(lines) > 1:
            lines.append(f"total: {self.total}")
        return "\n".join(lines)


def score_play(board: Board, play: Play, bonus: Bonus = CLASSIC_BONUS) -> PlayScore:
    """The score of a play; ``board`` is the board before it.

    >>> from rackhouse.board import Board
    >>> board = Board.empty()
    >>> score_play(board, board.parse_play("8D TRAINER")).total
    66
    """
    words = tuple(
        [_score_word(board, name, word) for name, word in zip(play.words, play.formed, strict=True)]
    )
    earned = bonus.earned(len(play.placements))
    return PlayScore(words, earned, sum([word.points for word in words]) + earned)


def _score_word(board: Board, name: str, word: FormedWord) -> WordScore:
    premiums, values = board.layout.premiums, board.tile_set.values
    text = board.tile_set.alphabet.text
    letters: list[LetterScore] = []
    letter_sum, multiplier = 0, 1
    for square, tile, fresh in zip(word.squares, word.tiles, word.fresh, strict=True):
        premium = premiums[square] if fresh else PLAIN
        value = values[tile]
        letters.append(LetterScore(square, tile, text((tile,)), value, premium))
        letter_sum += value * premium.letter
        multiplier *= premium.word
    return WordScore(
        name, word.position, tuple(letters), letter_sum, multiplier, letter_sum * multiplier
    )


def _explain_word(word: WordScore) -> str:
    parts = []
    for letter in word.letters:
        part = f"{letter.sign} {letter.value}"
        if letter.premium.letter > 1:
            part += f" x {letter.premium.letter} ({letter.premium.name})"
        parts.append(part)
    text = f"{word.word}: {' + '.join(parts)} = {word.letter_sum}"
    if word.multiplier > 1:
        factors = [letter.premium for letter in word.letters if letter.premium.word > 1]
        text += "".join(f", x {premium.word} ({premium.name})" for premium in factors)
        text += f" = {word.points}"
    return text
