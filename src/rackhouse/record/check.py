"""Checking a record: does every fact follow, is every sum right, and where is it wrong?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

import msgspec

from rackhouse.board import Play, score_play
from rackhouse.errors import RackhouseError
from rackhouse.messages import Message, Value, message
from rackhouse.record import facts
from rackhouse.record.folding import steps
from rackhouse.record.line_file import decode_record

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rackhouse.record.facts import RecordEntry
    from rackhouse.record.state import State


Entry: TypeAlias = int | str | None
"""A score, a total, or a word, rack or name; ``None`` if there is nothing to say."""


class ReplayError(msgspec.Struct, frozen=True):
    """One error in a record.

    >>> ReplayError(3, 7, "score", 26, 28, message("gcg-turn-scores-nothing", score=3)).right
    28
    """

    event: int | None
    """The number of the event, counted from 1; ``None`` if the file could not be read."""
    line: int | None
    """The line of the file, counted from 1, if the record has lines."""
    kind: str
    """What was checked: ``score``, ``total``, ``turn`` …"""
    recorded: Entry
    right: Entry
    message: Message
    """The same in one sentence."""


class ReplayReport(msgspec.Struct, frozen=True):
    """Everything that a replay of one record found.

    >>> ReplayReport(23).ok
    True
    """

    plays: int
    """How many plays the record has, including withdrawn ones."""
    errors: tuple[ReplayError, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether the record has no errors."""
        return not self.errors


class JudgedWord(Protocol):
    """What a replay needs to know about the ruling on one word."""

    @property
    def word(self) -> str:
        """The word."""

    @property
    def acceptable(self) -> bool:
        """Whether it is good."""

    @property
    def reason(self) -> Message | str:
        """Why."""


class JudgedPlay(Protocol):
    """What a replay needs to know about a verdict."""

    @property
    def words(self) -> Sequence[JudgedWord]:
        """The rulings, one per word."""


class WordJudge(Protocol):
    """Gives a verdict on words; :class:`rackhouse.lexicon.ListJudge` is one."""

    def __call__(self, words: Iterable[str], /) -> JudgedPlay:
        """The verdict on all words of a play together."""


def why_not_good(ruling: JudgedWord) -> Message:
    """Why a word is not good, as its judge says it."""
    said = ruling.reason or message("record-not-good", word=ruling.word)
    return said if isinstance(said, Message) else Message(said)


def check_record(data: bytes, judge: WordJudge | None = None) -> ReplayReport:
    """Replay a record and check turn order, placement, tiles, words formed and scores.

    With a judge, the words of plays that stood are judged too.

    Raises:
        MalformedError: if the file is not a record, or is damaged.
    """
    errors: list[ReplayError] = []
    plays = 0
    standing: dict[int, tuple[RecordEntry, facts.PlayMade]] = {}
    for state, entry, after in steps(decode_record(data)):
        fact = entry.fact
        if state is not None and isinstance(fact, facts.PlayMade):
            plays += 1
            errors += _check_play(state, entry, fact)
            standing[len(after.tally)] = (entry, fact)
        elif isinstance(fact, facts.PlayWithdrawn):
            standing.pop(max(standing))
        elif isinstance(fact, facts.EntryTakenBack):
            standing = {line: one for line, one in standing.items() if line <= len(after.tally)}
    if judge is not None:
        for entry, fact in standing.values():
            errors += _judge_play(entry, fact, judge)
    return ReplayReport(plays, tuple(errors))


def _check_play(state: State, entry: RecordEntry, fact: facts.PlayMade) -> list[ReplayError]:
    if fact.seat != state.mover:
        return [_error(entry, "turn", state.seat_name(fact.seat), state.seat_name(state.mover))]
    try:
        play = Play.parse(fact.play, state.board, state.rules.placing.opening_tiles)
    except RackhouseError as error:
        return [ReplayError(entry.number, None, "placement", fact.play, None, error.message)]
    errors = []
    if play.notation != fact.play:
        errors.append(_error(entry, "word", fact.play, play.notation))
    if play.words != fact.words:
        errors.append(_error(entry, "words", ", ".join(fact.words), ", ".join(play.words)))
    score = score_play(state.board, play, state.rules.scoring.bonus).total
    if score != fact.score:
        errors.append(_error(entry, "score", fact.score, score))
    return errors


def _judge_play(entry: RecordEntry, fact: facts.PlayMade, judge: WordJudge) -> list[ReplayError]:
    return [
        ReplayError(entry.number, None, "lexicon", ruling.word, None, why_not_good(ruling))
        for ruling in judge(fact.words).words
        if not ruling.acceptable
    ]


def _error(entry: RecordEntry, kind: str, recorded: Value, right: Value) -> ReplayError:
    what = message("record-wrong", number=entry.number, kind=kind, recorded=recorded, right=right)
    written, wanted = (one if isinstance(one, int) else str(one) for one in (recorded, right))
    return ReplayError(entry.number, None, kind, written, wanted, what)
