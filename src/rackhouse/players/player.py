"""A player with a character, words and a seed: it sees a position and chooses.

It gets only what its seat may see, keeps nothing between turns, and draws its luck from its seed
and what it sees. So the same seat with the same seed does the same again, even in a game that was
saved and continued later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.board import CLASSIC_BONUS, Bonus, Play
from rackhouse.engine._core import MOST_BLANKS, MOST_TILES
from rackhouse.engine.network import Network
from rackhouse.engine.values import WordCollection
from rackhouse.players.character import Character
from rackhouse.players.choice import Choice, Lay, LetterOffer, Luck, Seen, Stay, Swap
from rackhouse.players.search import MOST_FRUITLESS, searched
from rackhouse.players.vocabulary import (
    engine_of,
    has_met,
    known_words,
    looks_like_one,
    step_in,
)
from rackhouse.players.worth import POINT, best_swap, situation_of, worth_after
from rackhouse.tiles import BLANK, Tile

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.engine.engine import Candidate, Engine

WORTH_BUYING = 20 * POINT
"""A bought letter must be worth this much more than the best play without it."""
COMMON = 60
"""From this step on, a word comes to mind at once."""
PLAUSIBLE = 0.25
"""How much doubt remains about a word that looks like one."""


class Player(msgspec.Struct, frozen=True):
    """A player that can be asked what to do.

    >>> from rackhouse.board import Board
    >>> board = Board.empty()
    >>> seen = Seen(board, board.tile_set.alphabet.parse("QIAERST"), bag=86)
    >>> choice = Player(Character.named("Maud"), ("QI", "VU")).choose(seen)
    >>> isinstance(choice, Lay) and choice.play.words
    ('QI',)
    """

    character: Character
    words: WordCollection
    """The words in force; how many of them it knows depends on its character."""
    seed: str = "0"
    bonus: Bonus = CLASSIC_BONUS

    @property
    def vocabulary(self) -> WordCollection:
        """The words that it would think of."""
        return known_words(self.words, self.character.rarest, self.character.short)

    def choose(self, seen: Seen) -> Choice:
        """What it does on its turn."""
        seen = within_reach(seen)
        engine = self._engine(seen)
        search = self.character.search
        if search is not None:
            found = searched(engine, seen, search, self._luck(seen).number("search"))
            if found is not None:
                return found
        network = engine.shipped_network if self.character.by_network and seen.bag else None
        if network is not None:
            return _by_network(engine, seen, network)
        best = self._best(engine, seen)
        swap = None if seen.fruitless >= MOST_FRUITLESS else best_swap(engine, seen)
        if best is None:
            return Stay() if swap is None else Swap(swap[1])
        if swap is not None and swap[0] * self.character.leave > best[0]:
            return Swap(swap[1])
        return Lay(best[1])

    def would_challenge(self, words: Sequence[str]) -> bool:
        """Whether it challenges a play that formed these words.

        It never challenges a word that it has met. It doubts the others more if they do not look
        like words; and the fewer words it knows, the less it trusts its doubts.

        >>> Player(Character.named("Maud"), ("QI",)).would_challenge(["QI", "VVV"])
        True
        """
        luck = Luck(f"{self.seed} challenge")
        return any(luck.share(word) < self._doubt(word) for word in words)

    def has_play(self, seen: Seen) -> bool:
        """Whether it knows any play: its answer when asked whether plays are left."""
        return self._engine(seen).any(seen.board, within_reach(seen).rack)

    def wants(self, seen: Seen, offer: LetterOffer) -> Tile | None:
        """The letter that it buys for this turn, if any: one that makes a play with a bonus.

        It must be within the budget, and make a much better play than the best one without it.
        """
        if within_reach(seen) != seen or len(seen.rack) == MOST_TILES:
            return None
        engine = self._engine(seen)
        without = self._best(engine, seen)
        most, wanted = (without[0] if without else 0) + WORTH_BUYING, None
        for tile in sorted(set(seen.unseen)):
            price = offer.point_price * seen.board.tile_set.value(tile)
            if tile == BLANK:
                price = offer.blank_price or offer.budget + 1
            if price > offer.budget or (*seen.rack, tile).count(BLANK) > MOST_BLANKS:
                continue
            best = self._best(engine, msgspec.structs.replace(seen, rack=(*seen.rack, tile)))
            if best and best[0] > most and len(best[1].placements) >= self.bonus.tiles:
                most, wanted = best[0], tile
        return wanted

    def seconds(self, seen: Seen) -> float:
        """How long it seems to think about this turn."""
        return self.character.seconds * (0.5 + self._luck(seen).share("time"))

    def _doubt(self, word: str) -> float:
        habits = self.character
        if has_met(word, self.words, habits.rarest, habits.short):
            return 0.0
        if habits.rarest and looks_like_one(word, self.vocabulary):
            return habits.doubts * PLAUSIBLE
        return habits.doubts

    def _engine(self, seen: Seen) -> Engine:
        return engine_of(self.vocabulary, seen.board, self.bonus, seen.opening_minimum)

    def _luck(self, seen: Seen) -> Luck:
        return Luck(self.seed, seen.board.cells, bytes(sorted(seen.rack)))

    def _best(self, engine: Engine, seen: Seen) -> tuple[float, Play] | None:
        """The best play that it does not overlook, and what it believes it is worth."""
        habits, luck = self.character, self._luck(seen)
        weighed = []
        for candidate in engine.best(seen.board, seen.rack, habits.breadth, situation_of(seen)):
            worth = candidate.score * POINT + habits.leave * worth_after(engine, seen, candidate)
            if habits.misjudges:
                slip = 2 * luck.share(f"worth {candidate.position} {candidate.tiles}") - 1
                worth += slip * habits.misjudges * POINT
            weighed.append((worth, candidate))
        weighed.sort(key=lambda pair: pair[0], reverse=True)
        for worth, candidate in weighed:
            play = candidate.on(seen.board)
            if not habits.overlooks or not self._overlooks(luck, candidate, play):
                return worth, play
        if not weighed:
            return None
        # It overlooked everything, so on second thoughts it takes the play with the fewest tiles.
        worth, candidate = min(weighed, key=lambda pair: len(pair[1].placements))
        return worth, candidate.on(seen.board)

    def _overlooks(self, luck: Luck, candidate: Candidate, play: Play) -> bool:
        """Whether it misses a play: the word anywhere, or only this place."""
        word = play.words[0]
        hard = difficulty(len(candidate.placements), step_in(self.words, word))
        hidden = 2 * self.character.overlooks * hard
        if luck.share(word) < min(hidden, 0.97):
            return True
        crowded = self.character.overlooks * min(len(play.words) - 1, 4) / 4
        return luck.share(f"place {play.notation}") < crowded


def _by_network(engine: Engine, seen: Seen, network: Network) -> Choice:
    """The best play or exchange as a network corrects their equity."""
    most_exchanged = 0 if seen.fruitless >= MOST_FRUITLESS else min(seen.may_swap, seen.bag)
    plays, swaps = engine.weighed(
        seen.board, seen.rack, situation_of(seen), network, max(0, most_exchanged)
    )
    if swaps and swaps[0].tiles and (not plays or swaps[0].equity > plays[0].equity):
        return Swap(swaps[0].tiles)
    return Lay(plays[0].on(seen.board)) if plays else Stay()


def within_reach(seen: Seen) -> Seen:
    """The same with no more tiles and blanks than the engine takes; the rest stay on the rack.

    >>> from rackhouse.board import Board
    >>> within_reach(Seen(Board.empty(), (0, 0, 0, 5), bag=50)).rack
    (0, 0, 5)
    """
    tiles = [tile for tile in seen.rack if tile != BLANK]
    blanks = min(MOST_BLANKS, len(seen.rack) - len(tiles))
    rack = ((BLANK,) * blanks + tuple(tiles))[:MOST_TILES]
    return seen if len(rack) == len(seen.rack) else msgspec.structs.replace(seen, rack=rack)


def difficulty(tiles: int, step: int) -> float:
    """How hard it is to think of a word, by its commonness and the tiles laid, from 0 to 1.

    >>> difficulty(2, 49) < difficulty(2, 10) < difficulty(7, 10)
    True
    """
    rarity = max(0.0, 1 - step / COMMON)
    return 0.15 + 0.5 * min(1.0, max(0, tiles - 2) / 5) + 0.35 * rarity
