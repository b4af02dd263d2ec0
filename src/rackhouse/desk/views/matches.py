"""A match as a page shows it: its sides, its result, and its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rackhouse.contest.pairing.bracket import Feeder
from rackhouse.contest.pairing.starts import first_of
from rackhouse.contest.result import Result, winners
from rackhouse.desk.views.scene import GameShown
from rackhouse.desk.wording import kind_in_words, scores_in_words
from rackhouse.messages import EntryName, Value, all_of, message

if TYPE_CHECKING:
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.desk.views.scene import Scene

SAYS = {"forfeit": "forfeit", "default": "default", "no-show": "no-show"}


class MatchSide(msgspec.Struct, frozen=True):
    """One side of a match; without an entry, not known yet or nobody."""

    entry: int | None
    name: str
    seed: int | None
    score: int | None
    before: int | None
    """The score before unplayed letters, if it is known."""
    best_play: int | None
    is_winner: bool
    says: str
    """Instead of a score: ``bye``, ``w/o``, ``no-show``, ``nobody``."""
    is_first: bool | None = None
    """Whether it goes first; null if that is drawn, or nobody noted it."""
    comes_from: Feeder | None = None
    """The match of a bracket that decides who it is."""


class ResultShown(msgspec.Struct, frozen=True):
    """How a match ended."""

    kind: str
    scores: tuple[int, ...]
    before: tuple[int, ...]
    best_plays: tuple[int, ...]
    winner: int | None
    absent: tuple[int, ...]
    reason: str


class MatchShown(msgspec.Struct, frozen=True):
    """A match, or a future match of a bracket."""

    pairing: int
    """0 if its sides are not known yet."""
    slot: int
    """Its place in the round, from 0."""
    table: int | None
    board: int | None
    """The board of a match between teams."""
    sides: tuple[MatchSide, ...]
    result: ResultShown | None
    words: str
    """Its result, or how it stands."""
    reason: str
    """Why these meet."""
    notice: str
    """What somebody who set it by hand should know: they have met too often for this round."""
    set_by: str
    is_locked: bool
    is_bye: bool
    is_for_third: bool
    needs_tie_break: bool
    is_for_director: bool
    """Whether only the director breaks its tie."""
    deadline: int | None
    agreed: int | None
    """The time that both sides agreed on."""
    game: GameShown | None
    is_disputed: bool = False
    """Whether something about it waits for the director."""


def match_shown(
    scene: Scene,
    pairing: Pairing,
    slot: int,
    seeds: dict[int, int],
    *,
    is_tied: bool = False,
    is_for_third: bool = False,
) -> MatchShown:
    """A match whose sides are known."""
    state = scene.state
    division = state.divisions[pairing.division]
    result = state.result_of(pairing)
    arrangement = state.arrangements.get(pairing.number)
    game = scene.games.get(pairing.number)
    ahead = () if result is None else winners(pairing.sides, result, by_before=state.by_before)
    won = () if len(ahead) > 1 else ahead
    first = first_of(state, pairing)
    sides = tuple(
        replace(
            _side(scene, entry, place, result, seeds, is_winner=entry in won),
            is_first=entry == first if first else None,
        )
        for place, entry in enumerate(pairing.sides)
    )
    return MatchShown(
        pairing=pairing.number,
        slot=slot,
        table=state.tables.get(pairing.number),
        board=division.plan.format.board_of(state, division, pairing),
        sides=sides,
        result=None if result is None else _result(scene, result),
        words=_words(scene, result, ahead, game),
        reason=scene.say(pairing.reason),
        notice=_notice(scene, pairing),
        set_by=pairing.set_by,
        is_locked=pairing.is_held,
        is_bye=pairing.is_bye,
        is_for_third=is_for_third,
        needs_tie_break=is_tied,
        is_for_director=is_tied and state.is_for_director(division),
        deadline=None if arrangement is None else arrangement.deadline,
        agreed=None if arrangement is None else arrangement.agreed,
        game=game,
        is_disputed=state.is_disputed(pairing.number),
    )


def _notice(scene: Scene, pairing: Pairing) -> str:
    """That a pairing by hand is a rematch which the program would not have made."""
    if pairing.set_by != "hand" or len(pairing.sides) != 2:
        return ""
    state, division = scene.state, scene.state.divisions[pairing.division]
    on_hill = pairing.round in division.hill_rounds
    most = division.plan.format.most_repeats(pairing.round, on_hill=on_hill)
    rounds = [
        number
        for number in range(1, pairing.round)
        if any({*one.sides} == {*pairing.sides} for one in state.round_of(division, number))
    ]
    if most is None or len(rounds) <= most:
        return ""
    return scene.say(message("round-rematch-by-hand", rounds=all_of(map(str, rounds))))


def unknown_match(slot: int, sides: tuple[MatchSide, ...], *, is_for_third: bool) -> MatchShown:
    """A match of a bracket whose sides are not known yet."""
    return MatchShown(
        pairing=0,
        slot=slot,
        table=None,
        board=None,
        sides=sides,
        result=None,
        words="",
        reason="",
        notice="",
        set_by="program",
        is_locked=False,
        is_bye=False,
        is_for_third=is_for_third,
        needs_tie_break=False,
        is_for_director=False,
        deadline=None,
        agreed=None,
        game=None,
    )


def plain_side(name: str, says: str = "", entry: int | None = None) -> MatchSide:
    """A side without any figures.

    >>> plain_side("", "nobody").says
    'nobody'
    """
    return MatchSide(entry, name, None, None, None, None, is_winner=False, says=says)


def _side(
    scene: Scene,
    entry: int,
    place: int,
    result: Result | None,
    seeds: dict[int, int],
    *,
    is_winner: bool,
) -> MatchSide:
    has_scores = result is not None and bool(result.scores)
    return MatchSide(
        entry=entry,
        name=scene.name(entry),
        seed=seeds.get(entry),
        score=result.scores[place] if result is not None and has_scores else None,
        before=result.before[place] if result is not None and result.before else None,
        best_play=result.best_plays[place] if result is not None and result.best_plays else None,
        is_winner=is_winner,
        says=_says(entry, result, is_winner=is_winner),
    )


def _says(entry: int, result: Result | None, *, is_winner: bool) -> str:
    if result is None:
        return ""
    if entry in result.absent:
        return "absent"
    if result.kind == "bye":
        return "bye"
    if result.scores:
        return ""
    if is_winner:
        return "w/o"
    return SAYS.get(result.kind, "forfeit" if result.kind == "double forfeit" else "")


def _result(scene: Scene, result: Result) -> ResultShown:
    return ResultShown(
        result.kind,
        result.scores,
        result.before,
        result.best_plays,
        result.winner,
        result.absent,
        scene.say(result.reason),
    )


def _words(
    scene: Scene, result: Result | None, ahead: tuple[int, ...], game: GameShown | None
) -> str:
    if result is None:
        if game is None:
            return ""
        turn = message("desk-turn", turn=game.turn)
        return scene.say(turn if game.turn else message("desk-not-started"))
    return result_in_words(scene, result, ahead)


def result_in_words(scene: Scene, result: Result, ahead: tuple[int, ...]) -> str:
    """How a match ended; ``ahead`` are the winners."""
    if result.kind == "bye":
        return scene.say(message("desk-bye"))
    if result.kind == "played" and result.winner is None and len(ahead) < 2:
        return scene.say(scores_in_words(result.scores, result.before))
    said: Value = " : ".join(map(str, result.scores)) or kind_in_words(result.kind)
    if len(ahead) == 1 and not result.scores:
        said = message("desk-outcome-to", outcome=said, entry=EntryName(ahead[0]))
    if result.reason:
        said = message("desk-because", said=said, reason=result.reason)
    return scene.say(said)
