"""A game looked back on: what each turn and each challenge was worth, and who was lucky."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rackhouse.analysis.appraisal import ReviewPlan
from rackhouse.analysis.mistakes import challenges_of
from rackhouse.analysis.recorded_game import RecordedGame, of_gcg
from rackhouse.analysis.summary import players_of
from rackhouse.analysis.turn_reviewer import TurnReviewer
from rackhouse.analysis.values import Review
from rackhouse.errors import IllegalError
from rackhouse.messages import message
from rackhouse.record import fold
from rackhouse.record.cgp import CgpPosition
from rackhouse.record.gcg import GcgGame
from rackhouse.record.turns import turns_of

if TYPE_CHECKING:
    from rackhouse.engine import Engine
    from rackhouse.record import RecordEntry, State
    from rackhouse.rules import Rules


def review(
    game: RecordedGame | GcgGame | Sequence[RecordEntry],
    engine: Engine,
    rules: Rules | None = None,
    *,
    plan: ReviewPlan | None = None,
    words: str = "",
    go_on: Callable[[int, int], bool] | None = None,
) -> Review:
    """Look back on a game, turn by turn.

    A turn whose rack is written down is compared with the best one: by the exact endgame once the
    bag is empty, otherwise by simulation if ``plan`` says how many samples, by the network, or by
    static equity. ``rules`` are for GCG files, which do not say under which they were played.
    ``words`` is the name of the engine's list; if the game names another one, words that the engine
    does not know are no mistakes. ``go_on`` is told how many turns are done and how many there are,
    and stops the review if it returns false.

    >>> from rackhouse.engine import Engine
    >>> from rackhouse.record.gcg import read_gcg
    >>> game = read_gcg('''
    ... #player1 ann Ann
    ... #player2 ben Ben
    ... >ann: AEHIORT 8H HAT +12 12
    ... >ben: BEEHOTT 9H OHO +16 28
    ... ''')
    >>> found = review(game, Engine(("HAT", "EARTH", "OE", "AH", "THO")))
    >>> found.turns[0].best[0].text, found.turns[0].lost > 5
    ('EARTH', True)
    >>> [(one.turn, one.seat, one.kind) for one in found.mistakes if "phony" in one.kind]
    [(2, 0, 'phony not challenged'), (2, 1, 'phony played')]

    Raises:
        MalformedError: if an entry does not follow from those before it.
        IllegalError: if the engine is for other tiles or another board.
    """
    if isinstance(game, GcgGame):
        game = of_gcg(game, rules)
    elif not isinstance(game, RecordedGame):
        game = RecordedGame(tuple(game))
    state, turns = fold(game.entries), turns_of(game.entries)
    _check(state, engine)
    is_named = not words or not game.words or game.words.casefold() == words.casefold()
    reader = TurnReviewer(game.entries, engine, plan or ReviewPlan(), judges_words=is_named)
    for number, turn in enumerate(turns, start=1):
        reader.take(turn)
        if go_on is not None and not go_on(number, len(turns)):
            break
    seen = tuple(reader.turns)
    challenges = challenges_of(turns[: len(seen)], seen, state, judges_words=is_named)
    mistakes = (*reader.mistakes, *challenges)
    remarks = game.remarks
    if not is_named:
        remarks = (*remarks, message("analysis-other-list", played=game.words, judged=words))
    return Review(
        title=game.title,
        words=words or game.words,
        rules=state.rules.title,
        players=players_of(state, game.names, seen, mistakes),
        turns=seen,
        mistakes=tuple(sorted(mistakes, key=lambda one: (one.turn, one.seat))),
        position=str(
            CgpPosition(
                state.board,
                tuple(b"" for _ in state.sides),
                tuple(side.score for side in state.sides),
            )
        ),
        remarks=remarks,
    )


def _check(state: State, engine: Engine) -> None:
    board = state.board
    if (board.layout, board.tile_set) != (engine.layout, engine.tile_set):
        raise IllegalError(
            "analysis-other-board", board=board.layout.title, tiles=board.tile_set.name
        )
