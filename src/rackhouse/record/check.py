"""Checking a record of our own: does every fact follow, and is every sum right?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.board import Bonus, Play, score_play
from rackhouse.errors import RackhouseError
from rackhouse.messages import Value, message
from rackhouse.record import facts
from rackhouse.record.codec import decode_record
from rackhouse.record.folding import steps
from rackhouse.record.report import ReplayError, ReplayReport, WordJudge, why_not_good

if TYPE_CHECKING:
    from rackhouse.record.facts import Entry
    from rackhouse.record.state import State


def check_record(data: bytes, judge: WordJudge | None = None) -> ReplayReport:
    """Replay a record: turn order, placement, tiles, words formed and scores are checked.

    Words are judged where a judge is given, and only those of plays that stood.

    Raises:
        MalformedError: where the file is no record, or is damaged.
    """
    errors: list[ReplayError] = []
    plays = 0
    standing: dict[int, tuple[Entry, facts.PlayMade]] = {}
    for state, entry, _ in steps(decode_record(data)):
        fact = entry.fact
        if state is not None and isinstance(fact, facts.PlayMade):
            plays += 1
            errors += _check_play(state, entry, fact)
            standing[plays] = (entry, fact)
        elif isinstance(fact, facts.PlayWithdrawn | facts.EntryTakenBack):
            standing.pop(plays, None)
    if judge is not None:
        for entry, fact in standing.values():
            errors += _judge_play(entry, fact, judge)
    return ReplayReport(plays, tuple(errors))


def _check_play(state: State, entry: Entry, fact: facts.PlayMade) -> list[ReplayError]:
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
    bonus = Bonus(state.rules.scoring.bonus_tiles, state.rules.scoring.bonus_points)
    score = score_play(state.board, play, bonus).total
    if score != fact.score:
        errors.append(_error(entry, "score", fact.score, score))
    return errors


def _judge_play(entry: Entry, fact: facts.PlayMade, judge: WordJudge) -> list[ReplayError]:
    return [
        ReplayError(entry.number, None, "lexicon", ruling.word, None, why_not_good(ruling))
        for ruling in judge(fact.words).words
        if not ruling.acceptable
    ]


def _error(entry: Entry, kind: str, recorded: Value, right: Value) -> ReplayError:
    what = message("record-wrong", number=entry.number, kind=kind, recorded=recorded, right=right)
    written, wanted = (one if isinstance(one, int) else str(one) for one in (recorded, right))
    return ReplayError(entry.number, None, kind, written, wanted, what)
