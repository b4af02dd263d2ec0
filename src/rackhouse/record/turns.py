"""The turns of a record, one by one; and a record as it may be handed out.

A turn is a line of the score pad together with the game when the line was written. Entries taken
back, and turns undone when the game was resumed from a marker, are not included.

One thing stays private even then: how each side answered whether it had plays left (A-16). Everyone
knows the outcome, so the answers are written as if every side had given that one, in the order of
seats; the record folds to the same game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rackhouse.board import Play, PlayScore, score_play
from rackhouse.record import facts
from rackhouse.record.actor import Actor
from rackhouse.record.folding import steps
from rackhouse.record.folding.parts import with_side
from rackhouse.record.state import State, TallyLine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.record.facts import RecordEntry


class Challenge(msgspec.Struct, frozen=True):
    """A challenge with its ruling."""

    seat: int
    """Who challenged."""
    words: tuple[str, ...]
    is_good: bool
    """The one verdict on all the words challenged."""


class Turn(msgspec.Struct, frozen=True):
    """One turn of a record."""

    line: TallyLine
    """The final line of the score pad: corrected, and struck out if withdrawn."""
    at: int
    """When it was written, in milliseconds."""
    before: State
    play: Play | None = None
    given_back: bytes = b""
    """The tiles that an exchange gave back; empty with real tiles unless they were recorded."""
    challenges: tuple[Challenge, ...] = ()

    @property
    def rack(self) -> str | None:
        """What the side held before; ``None`` with real tiles unless recorded."""
        rack = self.before.sides[self.line.seat].rack
        return self.before.text(rack) if rack or self.before.is_dealt else None

    @property
    def score(self) -> PlayScore | None:
        """The score of the play, word by word; ``None`` if nothing was laid."""
        if self.play is None:
            return None
        return score_play(self.before.board, self.play, self.before.rules.scoring.bonus)


def turns_of(entries: Sequence[RecordEntry]) -> tuple[Turn, ...]:
    """The turns of a record, in the order of its score pad.

    >>> from rackhouse.game import Game
    >>> from rackhouse.record import Actor
    >>> from rackhouse.referee import commands
    >>> game = Game.new("base", nonces=["north", "south"], secret="00" * 32, clock=lambda: 0)
    >>> game.begin()
    >>> _ = game.do(commands.Pass(Actor.seat_at(game.state.mover)))
    >>> [(turn.line.kind, turn.rack, turn.score) for turn in turns_of(game.entries)]
    [('pass', 'BBFGILO', None)]

    Raises:
        MalformedError: where an entry does not follow from those before it.
    """
    turns: list[Turn] = []
    state: State | None = None
    for before, entry, after in steps(entries):
        state = after
        if before is None:
            continue
        # A shorter score pad means that turns were taken back.
        del turns[len(after.tally) :]
        if len(after.tally) > len(turns):
            turns.append(_turn(before, entry, after.tally[-1]))
        elif isinstance(entry.fact, facts.Ruled) and before.call is not None:
            _rule(turns, before, entry.fact)
    tally = () if state is None else state.tally
    return tuple(
        msgspec.structs.replace(turn, line=line) for turn, line in zip(turns, tally, strict=True)
    )


def _turn(before: State, entry: RecordEntry, line: TallyLine) -> Turn:
    written: str = getattr(entry.fact, "rack", "") or ""
    if written and not before.is_dealt:
        held = with_side(before, line.seat, rack=before.parse(written))
        before = msgspec.structs.replace(before, sides=held)
    match entry.fact:
        case facts.PlayMade(play=text):
            return Turn(line, entry.at, before, Play.parse(text, before.board, opening_minimum=1))
        case facts.TilesExchanged(discarded=tiles):
            return Turn(line, entry.at, before, given_back=before.parse(tiles))
    return Turn(line, entry.at, before)


def _rule(turns: list[Turn], before: State, fact: facts.Ruled) -> None:
    """Add a ruling to the play it is about, which is the last one."""
    assert before.call is not None
    for at in reversed(range(len(turns))):
        if turns[at].play is not None:
            ruled = Challenge(before.call.seat, fact.words, fact.acceptable)
            challenges = (*turns[at].challenges, ruled)
            turns[at] = msgspec.structs.replace(turns[at], challenges=challenges)
            return


def shareable(entries: Sequence[RecordEntry]) -> tuple[RecordEntry, ...]:
    """The entries with the private answers hidden.

    Raises:
        MalformedError: where an entry does not follow from those before it.
    """
    shared: list[RecordEntry] = []
    answers: list[int] = []
    """The indexes in ``shared`` of the answers to the current question."""
    seats: tuple[int, ...] = ()
    for _, entry, after in steps(entries):
        if isinstance(entry.fact, facts.PlaysAsked):
            answers, seats = [], tuple(sorted(after.in_game))
        if isinstance(entry.fact, facts.PlaysAnswered):
            answers.append(len(shared))
        shared.append(entry)
        if isinstance(entry.fact, facts.PlayWentOn | facts.GameEnded):
            all_yes = isinstance(entry.fact, facts.GameEnded)
            for at, seat in zip(answers, seats, strict=False):
                fact = facts.PlaysAnswered(seat, all_yes)
                shared[at] = replace(shared[at], actor=Actor.seat_at(seat), fact=fact)
            answers = []
    return tuple(shared)
