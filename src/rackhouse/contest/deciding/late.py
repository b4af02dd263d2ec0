"""A place for a late entry: a bye of the bracket, a substitute's matches, new rounds."""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import TYPE_CHECKING

from rackhouse.contest import actions
from rackhouse.contest.deciding.arranging import set_deadlines
from rackhouse.contest.deciding.firsts import settled
from rackhouse.contest.deciding.seating import seat_late
from rackhouse.contest.pairing.bracket import seed_order
from rackhouse.contest.pairing.pairing import Pairing, pair_key
from rackhouse.contest.plan import deadline_of
from rackhouse.errors import IllegalError
from rackhouse.messages import EntryName, message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.contest.deciding.deciding import EventDeciding
    from rackhouse.contest.state import Division, EventState
    from rackhouse.messages import Message


def find_place(deciding: EventDeciding, number: int) -> None:
    """Find a late entry a place, if its division has started."""
    entry = deciding.state.entries[number]
    division = deciding.state.divisions[entry.division]
    if division.stage != "started" or entry.is_house or entry.waits:
        return
    format_ = division.plan.format
    if format_.is_bracket:
        _fill_slot(deciding, division, number)
    elif format_.is_laid_out and not division.hill_rounds:
        _join_circle(deciding, division, number)
    # Other formats include it in the next round.
    seat_late(deciding, number)


def _fill_slot(deciding: EventDeciding, division: Division, entry: int) -> None:
    """Take the bye of the lowest seed that has one and has not played since."""
    placed = zip(seed_order(len(division.order)), range(len(division.order)), strict=True)
    for _, slot in sorted(placed):
        if division.order[slot]:
            continue
        try:
            deciding.write(actions.SlotFilled(division.key, entry, slot))
        except IllegalError:
            continue
        return
    raise IllegalError("entry-no-slot-left", division=division.name)


def _join_circle(deciding: EventDeciding, division: Division, entry: int) -> None:
    """Take the place of somebody who has withdrawn, or meet everybody from the current round on.

    A late entry meets those who have a bye. If nobody has had a bye to give up, the rounds after
    the current one are laid out again instead: the late matches would follow the last round one by
    one.
    """
    state = deciding.state
    opponents = [
        one.number
        for one in state.entries_of(division.key)
        if one.is_active and one.number != entry
    ]
    begin = _round_under_way(deciding, division)
    if _take_over(deciding, division, entry, begin):
        return
    if len(opponents) % 2 == 0 and _lay_out_again(deciding, division, [*opponents, entry], begin):
        return
    every = [state.round_of(division, number + 1) for number in range(len(division.rounds))]
    rounds = [[one.sides for one in games] for games in every]
    places = sorted(division.plan.format.late_games(rounds, entry, opponents, begin - 1))
    used = {(number + 1, sides[0]) for number, sides in places}
    removed = tuple(
        pairing.number
        for games in every[begin - 1 :]
        for pairing in games
        if pairing.is_bye and (pairing.round, pairing.sides[0]) in used
    )
    first = state.given.pairings + 1
    why = message("pairing-late-meets-everybody")
    late = (
        Pairing(first + place, division.key, number + 1, sides, why)
        for place, (number, sides) in enumerate(places)
    )
    _change(deciding, division, removed, settled(deciding, division.key, late))


def _take_over(deciding: EventDeciding, division: Division, entry: int, begin: int) -> bool:
    """Play what somebody who has withdrawn had left, at the same tables; whether somebody had.

    No round is added: whom the other has met already, the substitute does not meet.
    """
    state = deciding.state
    games = [
        one
        for number in range(begin, len(division.rounds) + 1)
        for one in state.round_of(division, number)
    ]
    given_up = [
        one
        for one in games
        if (result := state.results.get(one.number)) and result.is_by_withdrawal
    ]
    left = Counter(
        side for one in given_up for side in one.sides if not state.entries[side].is_active
    )
    if not left:
        return False
    [(gone, _)] = left.most_common(1)
    to_play = {one.round for one in games if one in given_up or state.result_of(one) is None}
    why = message("pairing-substitute", entry=EntryName(gone))
    numbers = count(state.given.pairings + 1)
    fresh: dict[int, Pairing] = {}
    for one in games:
        is_left = one in given_up or (one.is_bye and one.round in to_play)
        if gone not in one.sides or not is_left:
            continue
        sides = tuple(
            other
            for side in one.sides
            if side != gone and (other := _who_plays_for(state, division, one.round, side))
        )
        if one.is_bye or sides:
            fresh[one.number] = Pairing(
                next(numbers),
                division.key,
                one.round,
                (*sides, entry),
                one.reason if one.is_bye else why,
            )
    added = settled(deciding, division.key, fresh.values())
    _change(deciding, division, tuple(fresh), added)
    for before, after in zip(fresh, added, strict=True):
        if before in state.tables:
            deciding.write(actions.TableAssigned(after.number, state.tables[before]))
    return True


def _who_plays_for(state: EventState, division: Division, number: int, side: int) -> int | None:
    """Who sits in a round where somebody was to sit: they, or a substitute who has no match."""
    if state.entries[side].is_active:
        return side
    busy = {one for pairing in state.round_of(division, number) for one in pairing.sides}
    return next(
        (
            one.number
            for one in state.entries_of(division.key)
            if one.is_active and one.number not in busy and state.has_place(division, one.number)
        ),
        None,
    )


def _change(
    deciding: EventDeciding,
    division: Division,
    removed: tuple[int, ...],
    added: tuple[Pairing, ...],
) -> None:
    if added:
        reason = message("pairing-late-joined")
        deciding.write(actions.PairingsChanged(division.key, removed, added, reason))
        set_deadlines(deciding, added)


def _lay_out_again(
    deciding: EventDeciding, division: Division, players: list[int], begin: int
) -> bool:
    """Pair the rounds after one again, with a late entry; whether that was possible."""
    state = deciding.state
    every = [
        pairing
        for number in range(1, len(division.rounds) + 1)
        for pairing in state.round_of(division, number)
    ]
    removed = [one for one in every if one.round > begin]
    if any(one.number in state.results or one.is_held for one in removed):
        return False
    met = Counter(pair_key(*one.sides) for one in every if one.round <= begin and not one.is_bye)
    rounds = division.plan.format.rounds_again(players, met)
    if not rounds:
        return False
    late = players[-1]

    def why(games: Sequence[tuple[int, ...]], sides: tuple[int, ...]) -> Message:
        if len(sides) == 1:
            alone = sum(len(one) == 1 for one in games)
            return message("pairing-bye-in-turn" if alone == 1 else "pairing-nobody-left-free")
        is_late = late in sides
        return message("pairing-late-meets-everybody" if is_late else "pairing-everybody-meets")

    numbers = count(state.given.pairings + 1)
    fresh = [
        Pairing(next(numbers), division.key, number, sides, why(games, sides))
        for number, games in enumerate(rounds, begin + 1)
        for sides in games
    ]
    gone = tuple(one.number for one in removed)
    added = settled(deciding, division.key, fresh, instead_of=gone)
    tables = {
        number: sorted(
            state.tables[one.number]
            for one in removed
            if one.round == number and one.number in state.tables
        )
        for number in range(begin + 1, len(division.rounds) + 1)
    }
    _change(deciding, division, gone, added)
    last = max(tables, default=0)
    for number in sorted({one.round for one in added}):
        games = [one.number for one in added if one.round == number and not one.is_bye]
        for game, table in zip(games, tables.get(min(number, last), ()), strict=False):
            deciding.write(actions.TableAssigned(game, table))
    return True


def _round_under_way(deciding: EventDeciding, division: Division) -> int:
    """The last round with a result, or in which opponents have arranged something, or the first.

    A week that has begun is under way even if nothing has happened in it.
    """
    state = deciding.state
    begun = [
        number
        for number in range(1, len(division.rounds) + 1)
        if any(_has_begun(state, one.number) for one in state.round_of(division, number))
        or ((ended := deadline_of(state.event, number - 1)) and ended <= deciding.now)
    ]
    return max(begun, default=1)


def _has_begun(state: EventState, match: int) -> bool:
    result, arranged = state.results.get(match), state.arrangements.get(match)
    return (result is not None and not result.is_by_withdrawal) or (
        arranged is not None and bool(arranged.proposals or arranged.attempts or arranged.reports)
    )
