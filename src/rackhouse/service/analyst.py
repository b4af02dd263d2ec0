"""What the engine would have played at a turn of a game that is over."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from rackhouse.engine import Situation
from rackhouse.players.vocabulary import engine_of
from rackhouse.players.worth import kept_after
from rackhouse.record.turns import Turn, turns_of
from rackhouse.service.errors import ConflictError
from rackhouse.service.export_record import open_entries

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.engine import Candidates, Engine
    from rackhouse.lexicon import Lexicon
    from rackhouse.record import RecordEntry
    from rackhouse.service.games import Games
    from rackhouse.service.values import GameId, PersonId
    from rackhouse.tiles import Tile

MOST_KEPT = 2000
SHOWN = 5

Key: TypeAlias = "tuple[GameId, int]"


class Move(msgspec.Struct, frozen=True):
    """A choice that a side had at a turn."""

    kind: str
    """``play``, ``exchange`` or ``pass``."""
    place: str
    """Where a play starts: 8D runs across, D8 down."""
    text: str
    """The word, blanks in lower case; the tiles exchanged."""
    score: int
    keeps: str
    worth: float | None
    """Points plus the value of the tiles kept; ``None`` for a word the engine does not know."""
    is_made: bool = False
    """Whether this is what was played."""


class Advice(msgspec.Struct, frozen=True):
    """What the engine thinks of a turn."""

    turn: int
    rack: str
    plays: int
    """How many plays there were."""
    best: tuple[Move, ...]
    made: Move
    better: int | None
    """How many choices were worth more; ``None`` if the engine cannot value what was played."""
    choices: int
    """How many choices there were: plays, exchanges and the pass."""
    unknown: tuple[str, ...]
    """The words played that are not in the engine's list."""
    words: str
    """The word list that the engine knows."""


class Analyst:
    """Thinks in a thread, one position at a time, and remembers its answers."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._kept: OrderedDict[Key, Advice] = OrderedDict()
        self._turn = asyncio.Lock()

    async def advice(
        self, person: PersonId | None, game: GameId, turn: int, token: str = ""
    ) -> Advice:
        """What the engine would have played at a turn; turns count from 1.

        Raises:
            ConflictError: if the game is not over, or there is nothing to analyse.
        """
        live, entries = await open_entries(self._games, person, game, token)
        if not live.is_over:
            raise ConflictError("service-no-advice-yet")
        if not 1 <= turn <= len(live.state.tally):
            raise ConflictError("service-turns-in-game", count=len(live.state.tally))
        async with self._turn:
            key = (game, turn)
            if key not in self._kept:
                book = await self._games.books.book_of(live.state)
                words = book.words if book.words is not None else await self._games.books.usual()
                self._kept[key] = await asyncio.to_thread(_advice, entries, turn, words)
                while len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(key)
            return self._kept[key]


def _advice(entries: Sequence[RecordEntry], number: int, words: Lexicon) -> Advice:
    turn = turns_of(entries)[number - 1]
    if turn.rack is None:
        raise ConflictError("service-racks-unknown")
    state, rules = turn.before, turn.before.rules
    engine = engine_of(words, state.board, rules.scoring.bonus, rules.placing.opening_tiles)
    others = state.unseen_by(turn.line.seat).elements()
    points = 0 if state.bag_count else state.board.tile_set.sum_of(others)
    situation = Situation(state.bag_count, points)
    found = engine.all(state.board, _rack(turn), situation)
    rest = _others(turn, engine, situation)
    moves = sorted((*_plays(turn, found), *rest), key=lambda move: -_worth(move))
    made = next((move for move in moves if move.is_made), None) or _unknown(turn)
    worths = [*(equity / 1000 for equity in found.equities), *map(_worth, rest)]
    return Advice(
        turn=number,
        rack=state.text(_rack(turn)),
        plays=len(found),
        best=tuple(moves[:SHOWN]),
        made=made,
        better=None if made.worth is None else sum(worth > made.worth for worth in worths),
        choices=len(worths),
        unknown=tuple([word for word in turn.line.words if word not in words]),
        words=words.title,
    )


def _rack(turn: Turn) -> bytes:
    return turn.before.sides[turn.line.seat].rack


def _worth(move: Move) -> float:
    return 0.0 if move.worth is None else move.worth


def _plays(turn: Turn, found: Candidates) -> list[Move]:
    """The best plays and the one that was made; the thousands of others are not spelt out."""
    laid = None if turn.play is None else turn.play.placements
    wanted = None if turn.score is None else turn.score.total
    alike = (at for at, score in enumerate(found.scores) if score == wanted)
    made = next((at for at in alike if found[at].placements == laid), None)
    shown = [*range(min(SHOWN, len(found)))]
    if made is not None and made not in shown:
        shown.append(made)
    moves = []
    for at in shown:
        candidate = found[at]
        # The engine reports a single tile across; show it along its longer word.
        play = candidate.on(turn.before.board)
        keeps = _text(turn, kept_after(_rack(turn), candidate.tiles))
        place, worth = str(play.position), candidate.equity / 1000
        moves.append(Move("play", place, play.text, candidate.score, keeps, worth, at == made))
    return moves


def _others(turn: Turn, engine: Engine, situation: Situation) -> list[Move]:
    """Exchanges and the pass, if the sheet and the bag allow them."""
    rules, rack = turn.before.rules, _rack(turn)
    moves = [
        Move(
            kind="exchange",
            place="",
            text=_text(turn, one.tiles),
            score=0,
            keeps=_text(turn, kept_after(rack, one.tiles)),
            worth=one.equity / 1000,
            is_made=turn.line.kind == "exchange" and bytes(sorted(one.tiles)) == turn.given_back,
        )
        for one in engine.exchanges(rack, situation, rules.exchange.least_in_bag)
    ]
    # A lost turn, or one that ran out of time, counts as a pass.
    is_made = turn.line.kind not in ("play", "exchange")
    if rules.passing.allowed or is_made:
        worth = engine.pass_equity(rack, situation) / 1000
        moves.append(Move("pass", "", "", 0, _text(turn, rack), worth, is_made))
    return moves


def _unknown(turn: Turn) -> Move:
    """A play with a word that is not in the engine's list."""
    place, word = turn.line.text.split()
    tiles = () if turn.play is None else turn.play.tiles
    keeps = _text(turn, kept_after(_rack(turn), tiles))
    return Move("play", place, word, turn.line.score, keeps, None, is_made=True)


def _text(turn: Turn, tiles: Sequence[Tile]) -> str:
    return turn.before.text(bytes(sorted(tiles)))
