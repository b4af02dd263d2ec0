"""The exact endgame: the bag is empty, both racks are known, and both sides play perfectly."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.analysis.unseen import unseen_tiles
from rackhouse.board import Board, Play
from rackhouse.engine import Candidates, _core
from rackhouse.errors import IllegalError
from rackhouse.record.cgp import CgpPosition

if TYPE_CHECKING:
    from rackhouse.engine import Engine
    from rackhouse.rules import Rules

_SECONDS: Final = 10.0
"""How long a search may take unless somebody says otherwise."""
_NODES: Final = 10**15
_SIDES: Final = 2
_AGREED: Final = 2
"""Passes after which two sides who both want no more are done, where a house has no limit."""
_GOING_OUT: Final = {"own-off-and-others-to-out": (1, 1), "double-to-out": (2, 0)}
"""For each point on the other rack: what the side that goes out gets, and what the other loses."""
_STUCK: Final = 1
"""For each point on a rack: what its side loses where nobody goes out."""


class EndgameTurn(msgspec.Struct, frozen=True):
    """One turn of a line: a play, or a pass if there is none."""

    play: Play | None
    score: int


class Endgame(msgspec.Struct, frozen=True):
    """What is known of an endgame, as the side on turn sees it."""

    spread: int
    """The final spread with the best play of both sides, unplayed tiles counted."""
    lower: int | None
    """Proved: the side on turn can reach this; ``None`` while nothing is proved."""
    upper: int | None
    """Proved: it cannot reach more than this."""
    line: tuple[EndgameTurn, ...]
    """How both play: to the end of the game if the spread is proved."""
    nodes: int
    """How many positions were looked into."""
    depth: int
    """How many turns ahead every play was looked into; all of the line if it is proved."""

    @property
    def is_proved(self) -> bool:
        """Whether the spread is certain."""
        return self.lower is not None and self.lower == self.upper


def solve(
    position: CgpPosition,
    engine: Engine,
    rules: Rules,
    *,
    seconds: float = _SECONDS,
    nodes: int = _NODES,
    go_on: Callable[[Endgame], bool] | None = None,
) -> Endgame:
    """What an endgame is worth, and how it is played, under the endings of a house.

    The search ends when the spread is proved, when time or nodes run out, or when ``go_on``, which
    is told every now and then what is known so far, returns false. Other threads run meanwhile. A
    rack that is not given holds the unseen tiles. With ``nodes`` instead of ``seconds`` as the
    limit, the answer is the same every time.

    >>> from rackhouse.engine import Engine
    >>> from rackhouse.lexicon import Lexicon
    >>> from rackhouse.rules import Sheet
    >>> board = (
    ...     "7W6U/7I1HOOP1L/7T4R1C/P4T1HOAGIE1E/U3JO1A1T2FAR/R3OW1L1R1MIG1/L3K4E1EX2/I2BEFLAGS1Z3/"
    ...     "NE2D4I1E3/1C3QINDAR4/1OVUM2A7/1T5VANDA3/1O5I7/1N4BEaDIEST1/NEOTYpES7"
    ... )
    >>> position = CgpPosition.parse(f"{board} AEINRSU/Y 300/310 0")
    >>> found = solve(position, Engine(Lexicon.named("enable")), Sheet.named("base").rules)
    >>> found.is_proved, found.spread, [turn.play and turn.play.notation for turn in found.line]
    (True, 4, ['B1 RUSINE', '13B OY'])

    Raises:
        IllegalError: where the bag is not empty, the game is over or more than two sides
            play; where the house lets nobody pass, bars repeated words or plays on after going out.
    """
    limits = ending_limits(position, rules)
    racks = _racks(position, rules)
    now = position.scores[0] - position.scores[1]

    def told(answer: _core.EndgameAnswer) -> Endgame:
        return _endgame(answer, position.board, now)

    answer = engine.solve_endgame(
        position.board,
        racks,
        limits,
        position.scoreless_turns,
        seconds=seconds,
        nodes=nodes,
        go_on=None if go_on is None else lambda known: go_on(told(known)),
    )
    return told(answer)


def going_out_points(rules: Rules, points: int) -> int:
    """By how much the spread grows for the side that goes out, if the others hold these points.

    >>> from rackhouse.rules import Sheet
    >>> going_out_points(Sheet.named("base").rules, 7)
    14
    """
    return sum(_GOING_OUT[rules.unplayed.count]) * points


def ending_limits(position: CgpPosition, rules: Rules) -> _core.EndingRules:
    """The endings of a house, if the search knows them and the game is not over.

    Where both sides are asked after a round of passes whether plays are left, either can refuse, so
    the question changes nothing for sides who play perfectly.
    """
    if len(position.racks) != _SIDES:
        raise IllegalError("analysis-two-sides", count=len(position.racks))
    if not rules.ending.going_out:
        raise IllegalError("analysis-no-going-out")
    if not rules.passing.allowed:
        raise IllegalError("analysis-no-passing")
    if not rules.words.repeats:
        raise IllegalError("analysis-repeats")
    passes, scoreless = _SIDES * rules.ending.pass_rounds, rules.ending.scoreless_turns
    if not passes and not scoreless:
        passes = _AGREED
    limit = min(filter(None, (passes, scoreless)))
    if position.scoreless_turns >= limit:
        raise IllegalError("analysis-over")
    return _core.EndingRules(passes, scoreless, going_out_points(rules, 1), _STUCK)


def _racks(position: CgpPosition, rules: Rules) -> tuple[bytes, bytes]:
    own, other = position.racks
    left = unseen_tiles(position)
    if bool(own) == bool(other):
        bag = len(left)
    else:
        bag = max(0, len(left) - rules.tiles.rack)
        own, other = own or left, other or left
    if bag:
        raise IllegalError("analysis-bag", count=bag)
    if not own or not other:
        raise IllegalError("analysis-over")
    return own, other


def _endgame(answer: _core.EndgameAnswer, board: Board, now: int) -> Endgame:
    line = []
    for candidate in Candidates(answer.line, board.layout):
        play = candidate.on(board) if candidate.placements else None
        board = board.lay(candidate.placements)
        line.append(EndgameTurn(play, candidate.score))
    return Endgame(
        now + answer.spread,
        None if answer.lower is None else now + answer.lower,
        None if answer.upper is None else now + answer.upper,
        tuple(line),
        answer.nodes,
        len(line) if answer.is_proved else answer.depth,
    )
