"""A game turn by turn: why each scored what it did, definitions, and the proof of the draws.

Nothing is told while racks are hidden, and no definition before the game is over, because a
definition would show that a word is good.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec

from rackhouse.errors import RackhouseError
from rackhouse.lexicon import Dictionary
from rackhouse.messages import Message
from rackhouse.record import Role, facts, verify_draws
from rackhouse.record.folding import steps
from rackhouse.record.turns import Challenge, Turn, turns_of
from rackhouse.service.export_record import names_of_sides, open_entries
from rackhouse.service.new_table import rematch_of
from rackhouse.service.places import place_name
from rackhouse.service.values import GameId

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rackhouse.board import WordScore
    from rackhouse.record import RecordEntry, State
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import PersonId

BUILT_IN = "english"
"""The dictionary with definitions of English words."""


class TileShown(msgspec.Struct, frozen=True):
    """A tile of a play."""

    square: int
    tile: str


class LetterShown(msgspec.Struct, frozen=True):
    """One letter's part of a word's score."""

    tile: str
    """The tile as text; a blank in lower case."""
    value: int
    letter: int
    """How often the letter counts: the premium under a tile of this play."""
    word: int
    """By how much it multiplies the word."""
    is_laid: bool


class WordShown(msgspec.Struct, frozen=True):
    """One word's part of a play's score."""

    word: str
    letters: tuple[LetterShown, ...]
    points: int


class TurnShown(msgspec.Struct, frozen=True):
    """One turn in full."""

    turn: int
    seat: int
    kind: str
    text: str
    """The play in notation; for an exchange, the number of tiles."""
    rack: str | None
    """The rack before the turn; null with real tiles, unless it was written down."""
    laid: tuple[TileShown, ...]
    words: tuple[WordShown, ...]
    bonus: int
    counted: int
    """Words plus bonus; the score differs if it was corrected."""
    score: int
    total: int
    is_withdrawn: bool
    challenges: tuple[Challenge, ...]
    at: int


class Proof(msgspec.Struct, frozen=True):
    """How the draws can be checked."""

    commitment: str
    """The SHA-256 of the secret, published before the first draw."""
    secret: str
    """Empty until the result is certified."""
    draws: int
    """How many draws were replayed from the secret."""
    faults: tuple[Message, ...]


class GameReplay(msgspec.Struct, frozen=True):
    """A game to look at turn by turn."""

    names: tuple[str, ...]
    """The names of the sides, by seat."""
    turns: tuple[TurnShown, ...]
    definitions: dict[str, str]
    """Definitions of the words played, if there are any; none before the game is over."""
    unlisted: tuple[str, ...]
    """Words played that are not in the game's list; none before the game is over."""
    tabs: tuple[TabLine, ...]
    """The tabs, if helps and failed challenges cost money."""
    proof: Proof | None
    """Null with real tiles, which the program did not draw."""
    place: str | None
    """Where the asker played, such as ``seat-1``; they may ask for a rematch."""
    rematch: GameId | None
    """The rematch, if there is one."""


async def replay(
    games: Games, person: PersonId | None, game: GameId, token: str = ""
) -> GameReplay:
    """A game that is over, or one with real tiles, turn by turn.

    Raises:
        ConflictError: if racks are still hidden.
    """
    live, entries = await open_entries(games, person, game, token)
    turns, proof = await asyncio.to_thread(_looked_back, entries, live.state)
    played = dict.fromkeys(word.word for turn in turns for word in turn.words)
    unlisted = await _unlisted(games, live.state, played) if live.is_over else ()
    # No definition for a word that is not in the list: it would look like a verdict.
    good = [word for word in played if live.is_over and word not in unlisted]
    return GameReplay(
        names=names_of_sides(live),
        turns=turns,
        definitions=await asyncio.to_thread(definitions_of, good, live.state),
        unlisted=unlisted,
        tabs=tab_lines(entries),
        proof=proof,
        place=_seat_of(live, person),
        rematch=await rematch_of(games, live),
    )


def _seat_of(live: LiveGame, person: PersonId | None) -> str | None:
    places = () if person is None else live.places_of(person)
    return next((place_name(place) for place in places if place.role is Role.SEAT), None)


def _looked_back(
    entries: Sequence[RecordEntry], state: State
) -> tuple[tuple[TurnShown, ...], Proof | None]:
    return tuple(map(_shown, turns_of(entries))), _proof(entries, state)


async def _unlisted(games: Games, state: State, played: Iterable[str]) -> tuple[str, ...]:
    """The words that are not in the game's list; none if a book on paper decides."""
    with contextlib.suppress(RackhouseError):  # if the list is gone, nothing can be said
        book = await games.books.book_of(state)
        if book.words is not None:
            return tuple([word for word in played if word not in book.words])
    return ()


def _shown(turn: Turn) -> TurnShown:
    line, score = turn.line, turn.score
    text = turn.before.board.tile_set.alphabet.text
    placements = () if turn.play is None else turn.play.placements
    fresh = {placement.square for placement in placements}
    return TurnShown(
        turn=line.turn,
        seat=line.seat,
        kind=line.kind,
        text=line.text,
        rack=turn.rack,
        laid=tuple(TileShown(one.square, text((one.tile,))) for one in placements),
        words=() if score is None else tuple(_word(word, fresh) for word in score.words),
        bonus=0 if score is None else score.bonus,
        counted=0 if score is None else score.total,
        score=line.score,
        total=line.total,
        is_withdrawn=line.withdrawn,
        challenges=turn.challenges,
        at=turn.at,
    )


def _word(word: WordScore, fresh: set[int]) -> WordShown:
    letters = tuple(
        LetterShown(
            tile=one.sign,
            value=one.value,
            letter=one.premium.letter,
            word=one.premium.word,
            is_laid=one.square in fresh,
        )
        for one in word.letters
    )
    return WordShown(word.word, letters, word.points)


def definitions_of(words: Iterable[str], state: State) -> dict[str, str]:
    """What words mean, by the game's own dictionary, or the built-in one for English."""
    found = {}
    with contextlib.suppress(RackhouseError):  # if the dictionary is gone, nothing can be said
        own = state.dictionary.name in Dictionary.names()
        dictionary = Dictionary.named(state.dictionary.name if own else BUILT_IN)
        if dictionary.header.tile_set != state.rules.tiles.set and not own:
            return {}
        for word in words:
            meaning = dictionary.definition(word)
            if meaning:
                found[word] = meaning
    return found


def _proof(entries: Sequence[RecordEntry], state: State) -> Proof | None:
    if not state.is_dealt:
        return None
    if not state.secret:
        return Proof(state.commitment, "", 0, ())
    report = verify_draws(entries)
    return Proof(state.commitment, state.secret, report.draws, report.faults)


class TabLine(msgspec.Struct, frozen=True):
    """One entry of the ledger, as shown beside the score pad."""

    turn: int
    """How many turns had been played by then."""
    seat: int
    kind: str
    """``fee``, ``payment``, ``waiver`` or ``reversal``."""
    cause: str
    cents: int


def tab_lines(entries: Sequence[RecordEntry]) -> tuple[TabLine, ...]:
    """All money of a game, in the order in which it was posted.

    >>> from rackhouse.game import Game
    >>> tab_lines(Game.new("base", clock=lambda: 0).entries)
    ()
    """
    lines = []
    for _, entry, after in steps(entries):
        if isinstance(entry.fact, facts.Posted):
            posted = entry.fact.entry
            turn = len(after.tally)
            lines.append(TabLine(turn, posted.side, posted.kind, posted.cause, posted.cents))
    return tuple(lines)
