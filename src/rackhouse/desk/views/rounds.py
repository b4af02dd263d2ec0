"""The rounds of every division, match by match; a bracket with its future matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.contest.folding.brackets import bracket_in, tied_in
from rackhouse.contest.formats import AnyFormat, RoundName, Shape
from rackhouse.contest.formats.ladder import in_reach, rungs, why_no_challenge
from rackhouse.contest.pairing.bracket import EMPTY, UNKNOWN, seeds_in
from rackhouse.contest.plan import deadline_of
from rackhouse.contest.resting import resting_in
from rackhouse.contest.state import without_match
from rackhouse.desk.views.clock import ClockShown, clock_shown
from rackhouse.desk.views.matches import (
    MatchShown,
    MatchSide,
    match_shown,
    plain_side,
    unknown_match,
)
from rackhouse.desk.views.outstanding import loose_in

if TYPE_CHECKING:
    from rackhouse.contest.pairing.bracket import BracketMatch
    from rackhouse.contest.state import Division
    from rackhouse.desk.views.scene import Scene


class LockShown(msgspec.Struct, frozen=True):
    """Set by hand for a round that is yet to be paired: two who meet, or one with the bye."""

    round: int
    sides: tuple[int, ...]
    reason: str


class SitsOutShown(msgspec.Struct, frozen=True):
    """An entry that sits out a round."""

    round: int
    entry: int
    name: str
    reason: str
    """Why, for the office and for themselves; empty for everybody else."""


class WithoutMatch(msgspec.Struct, frozen=True):
    """An entry that nobody meets in a round that is paired."""

    entry: int
    name: str


class RoundShown(msgspec.Struct, frozen=True):
    """A round."""

    number: int
    name: RoundName
    deadline: int | None
    matches: tuple[MatchShown, ...]
    reasoning: tuple[str, ...] = ()
    """For the office: how it was paired, where a format thinks more about it."""


class ChallengeShown(msgspec.Struct, frozen=True):
    """Somebody on a ladder within reach."""

    entry: int
    name: str
    rung: int
    """The rung, counted from 1 at the top."""
    why_not: str
    """Why they cannot be challenged now; empty if they can."""


class RestingMatch(msgspec.Struct, frozen=True):
    """A match that the current standings would not make."""

    pairing: int
    sides: str
    """Who meets."""
    reason: str
    """Why, by the standings of that time."""
    can_change: bool
    """Whether it can be paired again because it has not begun."""


class RestingShown(msgspec.Struct, frozen=True):
    """What in the last round depends on results corrected since it was paired."""

    round: int
    corrected: tuple[str, ...]
    """The corrected matches, by who met."""
    matches: tuple[RestingMatch, ...]


class DivisionRounds(msgspec.Struct, frozen=True):
    """The rounds of a division."""

    key: str
    title: str
    format: AnyFormat
    shape: Shape
    """How its format is shown and run."""
    stage: str
    rounds: tuple[RoundShown, ...]
    champion: int | None
    next_round: int | None
    """The round that can be paired next, counted from 1; null if none will be."""
    locks: tuple[LockShown, ...]
    sits_out: tuple[SitsOutShown, ...]
    """Who sits out which round: no bye, and no points."""
    without_match: tuple[WithoutMatch, ...]
    """For the office: who may play but has no match in the last round, such as a late entry."""
    resting: RestingShown | None
    """For the office: what a corrected result would pair differently."""
    challenges: tuple[ChallengeShown, ...]
    """On a ladder, for a player: whom they may challenge, the nearest first."""


class RoundsShown(msgspec.Struct, frozen=True):
    """All rounds of an event."""

    number: int
    """The number of the event's last line."""
    divisions: tuple[DivisionRounds, ...]
    clock: ClockShown | None


def rounds_shown(scene: Scene) -> RoundsShown:
    """The rounds of an event."""
    state = scene.state
    divisions = tuple(_division(scene, one) for one in state.divisions.values())
    return RoundsShown(state.number, divisions, clock_shown(state.clock, scene.now))


def _division(scene: Scene, division: Division) -> DivisionRounds:
    format_ = division.plan.format
    champion = None
    if not format_.is_bracket:
        rounds = _paired(scene, division)
    elif division.stage == "open":
        rounds = ()
    else:
        rounds = _bracket(scene, division)
        champion = bracket_in(scene.state, division).champion
    return DivisionRounds(
        key=division.key,
        title=scene.say(division.name),
        format=format_,
        shape=format_.shape,
        stage=division.stage,
        rounds=rounds,
        champion=champion,
        next_round=division.next_round,
        locks=tuple(LockShown(one.round, one.sides, one.reason) for one in division.locks)
        if scene.who.is_office
        else (),
        sits_out=_sits_out(scene, division),
        without_match=tuple(
            WithoutMatch(entry, scene.name(entry)) for entry in without_match(scene.state, division)
        )
        if scene.who.is_office and division.stage == "started" and not format_.has_rungs
        else (),
        resting=_resting(scene, division) if scene.who.is_office else None,
        challenges=_challenges(scene, division),
    )


def _resting(scene: Scene, division: Division) -> RestingShown | None:
    found = resting_in(scene.book, division.key)
    pairings, loose = scene.state.pairings, loose_in(scene, division)
    if found is None or not set(loose) & set(found.pairings):
        return None  # all of it has begun or is kept
    return RestingShown(
        found.round,
        tuple(scene.match(pairings[one].sides) for one in found.corrected),
        tuple(
            RestingMatch(
                one, scene.match(pairings[one].sides), scene.say(pairings[one].reason), one in loose
            )
            for one in found.pairings
        ),
    )


def _sits_out(scene: Scene, division: Division) -> tuple[SitsOutShown, ...]:
    who = scene.who
    return tuple(
        SitsOutShown(
            one.round,
            one.entry,
            scene.name(one.entry),
            one.reason if who.is_office or who.is_of(one.entry) else "",
        )
        for one in division.sitting_out
    )


def _challenges(scene: Scene, division: Division) -> tuple[ChallengeShown, ...]:
    state, own = scene.state, scene.who.actor.entry
    if own is None or division.stage != "started":
        return ()
    order = rungs(state, division)
    return tuple(
        ChallengeShown(
            other,
            scene.name(other),
            order.index(other) + 1,
            scene.say(why_no_challenge(state, division, own, other) or ""),
        )
        for other in in_reach(state, division, own)
    )


def _paired(scene: Scene, division: Division) -> tuple[RoundShown, ...]:
    plan, format_ = scene.state.event, division.plan.format
    if format_.has_rungs:
        return _on_ladder(scene, division)
    tied = frozenset(tied_in(scene.state, division))
    is_weekly = plan.weeks and format_.is_league
    return tuple(
        RoundShown(
            number,
            RoundName("week", number) if is_weekly else format_.round_name(division, number),
            deadline_of(plan, number) if is_weekly else None,
            tuple(
                match_shown(scene, pairing, slot, {}, is_tied=pairing.number in tied)
                for slot, pairing in enumerate(scene.state.round_of(division, number))
            ),
            tuple(map(scene.say, division.reasoning.get(number, ())))
            if scene.who.is_office
            else (),
        )
        for number in range(1, len(division.rounds) + 1)
    )


def _on_ladder(scene: Scene, division: Division) -> tuple[RoundShown, ...]:
    """All challenges of a ladder: the open ones, then the latest."""
    state = scene.state
    every = [state.pairings[number] for numbers in reversed(division.rounds) for number in numbers]
    every.sort(key=lambda pairing: pairing.number in state.results)
    shown = tuple(
        match_shown(scene, pairing, slot, {}, is_tied=state.is_tied(pairing.number))
        for slot, pairing in enumerate(every)
    )
    name = RoundName("challenges", 1)
    return (RoundShown(1, name, None, shown),) if shown else ()


def _bracket(scene: Scene, division: Division) -> tuple[RoundShown, ...]:
    bracket = bracket_in(scene.state, division)
    seeds = seeds_in(division.order)
    count = len(bracket.rounds)
    rounds = []
    for number, matches in enumerate(bracket.rounds, start=1):
        every = [*matches, *([bracket.third] if bracket.third and number == count else [])]
        shown = tuple(_bracket_match(scene, match, seeds) for match in every)
        name = division.plan.format.round_name(division, number)
        rounds.append(RoundShown(number, name, None, shown))
    return tuple(rounds)


def _bracket_match(scene: Scene, match: BracketMatch, seeds: dict[int, int]) -> MatchShown:
    pairing = scene.state.pairings.get(match.number)
    if pairing is not None:
        shown = match_shown(
            scene,
            pairing,
            match.index,
            seeds,
            is_tied=match.is_tied,
            is_for_third=match.is_for_third,
        )
        return msgspec.structs.replace(shown, sides=_in_slots(scene, match, shown, seeds))
    sides = tuple(_slot(scene, match, place, seeds) for place in range(len(match.sides)))
    return unknown_match(match.index, sides, is_for_third=match.is_for_third)


def _in_slots(
    scene: Scene, match: BracketMatch, shown: MatchShown, seeds: dict[int, int]
) -> tuple[MatchSide, ...]:
    """Both slots of a match, even if one stays empty."""
    by_entry = {side.entry: side for side in shown.sides}
    return tuple(
        by_entry[slot] if slot in by_entry else _slot(scene, match, place, seeds)
        for place, slot in enumerate(match.sides)
    )


def _slot(scene: Scene, match: BracketMatch, place: int, seeds: dict[int, int]) -> MatchSide:
    slot = match.sides[place]
    if slot == UNKNOWN:
        feeder = match.feeders[place] if match.feeders else None
        return msgspec.structs.replace(plain_side(""), comes_from=feeder)
    if slot == EMPTY:
        return plain_side("", "nobody")
    side = plain_side(scene.name(slot), "", slot)
    return msgspec.structs.replace(side, seed=seeds.get(slot))
