"""Rounds: paired by the format, changed by hand, seated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rackhouse.contest import actions
from rackhouse.contest.deciding.arranging import set_deadlines
from rackhouse.contest.deciding.firsts import settled
from rackhouse.contest.deciding.seating import seat_like_before
from rackhouse.contest.folding.brackets import tied_in
from rackhouse.contest.folding.parts import started, with_division
from rackhouse.contest.pairing.pairing import Pairing, pairs_of
from rackhouse.contest.refusal import LikelySlip
from rackhouse.contest.state import why_may_not_play
from rackhouse.errors import IllegalError, require
from rackhouse.messages import EntryName, MatchName, all_of, message

if TYPE_CHECKING:
    from rackhouse.contest.deciding.deciding import EventDeciding
    from rackhouse.contest.state import Division, EventState


def pair_round(deciding: EventDeciding, command: actions.PairRound) -> None:
    """Pair the next round of a division, after what was set by hand."""
    division = started(deciding.state, command.division)
    # If the last result has come in meanwhile, it counts.
    early = command.early and not _is_over(deciding.state, division)
    after = len(division.rounds) - 1 if early else None
    for tied in tied_in(deciding.state, division.after(len(division.rounds) - early))[:1]:
        raise IllegalError("round-break-tie-first", match=MatchName(tied))
    number = len(division.rounds) + 1
    there = _who_plays(deciding.state, division)
    require(len(there) >= 2, "round-too-few-there")
    locks = [
        lock
        for lock in division.locks
        if lock.round == number and all(side in there for side in lock.sides)
    ]
    held = {side for lock in locks for side in lock.sides}
    free = [entry for entry in there if entry not in held]
    format_ = division.plan.format
    require(not early or format_.pairs_early, "round-not-early")
    coming = format_.coming(deciding.state, division, after)
    has_bye = any(len(lock.sides) == 1 for lock in locks)
    groups = format_.pair(coming, free, deciding.drawn, has_bye=has_bye)
    first = deciding.state.given.pairings + 1
    by_hand = [
        Pairing(0, division.key, number, lock.sides, lock.reason, "hand", is_locked=True)
        for lock in locks
    ]
    reason_for = coming.reasons()
    by_program = [Pairing(0, division.key, number, sides, reason_for(sides)) for sides in groups]
    listed = sorted([*by_hand, *by_program], key=lambda one: one.is_bye)
    numbered = (replace(one, number=first + place) for place, one in enumerate(listed))
    pairings = settled(deciding, division.key, numbered)
    told = format_.reasoning(coming)
    on_hill = coming.ends_on_hill
    deciding.write(actions.RoundPaired(division.key, number, pairings, on_hill, told, early))
    seat_like_before(deciding, division.key)
    if format_.is_league:
        set_deadlines(deciding, pairings)


def _is_over(state: EventState, division: Division) -> bool:
    """Whether every match of the last round has ended."""
    matches = state.round_of(division, len(division.rounds))
    return all(state.result_of(one) is not None for one in matches)


def _who_plays(state: EventState, division: Division) -> list[int]:
    """The entries that play the round, with a house team if it makes the number even."""
    out = division.out_of(len(division.rounds) + 1)
    every = [
        entry
        for entry in state.entries_of(division.key)
        if entry.is_active and entry.number not in out
    ]
    there = [
        entry.number
        for entry in every
        if not entry.is_house and why_may_not_play(state, entry.number) is None
    ]
    if division.plan.format.has_house and len(there) % 2:
        house = [entry.number for entry in every if entry.is_house]
        require(house, "round-house-team-needed")
        there.append(house[0])
    return there


def pair_again(deciding: EventDeciding, command: actions.PairAgain) -> None:
    """Pair the last round again by the current standings; what has begun or was set stays."""
    state = deciding.state
    division = started(state, command.division)
    number = len(division.rounds)
    format_ = division.plan.format
    require(format_.goes_by_standings(division), "round-again-by-standings-only")
    require(command.round == number, "round-again-last-only", round=number)
    loose: list[Pairing] = []
    kept: list[Pairing] = []
    for one in state.round_of(division, number):
        stays = one.number in state.results or one.number in command.begun or one.is_held
        (kept if stays else loose).append(one)
    require(loose, "round-again-nothing-loose", round=number)
    before, earlier = before_last_round(state, division)
    after = counted_in_last(division)
    held = {side for one in kept for side in one.sides}
    free = [entry for entry in _who_plays(before, earlier) if entry not in held]
    coming = format_.coming(before, earlier, after)
    reason_for = coming.reasons()
    groups = format_.pair(coming, free, deciding.drawn, has_bye=any(one.is_bye for one in kept))
    wanted = {tuple(sorted(sides)): (sides, reason_for(sides)) for sides in groups}
    right = {
        key
        for one in loose
        if (key := tuple(sorted(one.sides))) in wanted and one.is_for(wanted[key][1])
    }
    removed = [one.number for one in loose if tuple(sorted(one.sides)) not in right]
    require(removed, "round-again-same")
    first = state.given.pairings + 1
    fresh = sorted(
        (one for key, one in wanted.items() if key not in right), key=lambda one: len(one[0]) == 1
    )
    added = settled(
        deciding,
        division.key,
        (
            Pairing(first + place, division.key, number, sides, reason)
            for place, (sides, reason) in enumerate(fresh)
        ),
    )
    reason = command.reason.strip() or message("pairing-standings-changed")
    tables = sorted(state.tables[one] for one in removed if one in state.tables)
    told = format_.reasoning(coming)
    deciding.write(actions.PairingsChanged(division.key, tuple(removed), added, reason, told))
    games = [one.number for one in added if not one.is_bye]
    for game, table in zip(games, tables, strict=False):
        deciding.write(actions.TableAssigned(game, table))


def before_last_round(state: EventState, division: Division) -> tuple[EventState, Division]:
    """The event with its current results, as it was before a division's last round was paired."""
    earlier = division.after(len(division.rounds) - 1)
    return with_division(state, earlier), earlier


def counted_in_last(division: Division) -> int | None:
    """The standings after how many rounds the last round was paired by; ``None`` is all before."""
    last = len(division.rounds)
    return last - 2 if last in division.early_rounds else None


def swap_sides(deciding: EventDeciding, command: actions.SwapSides) -> None:
    """Swap two entries in a round."""
    division = started(deciding.state, command.division)
    games = deciding.state.round_of(division, command.round)
    of = {side: pairing for pairing in games for side in pairing.sides}
    for side in (command.one, command.other):
        name = EntryName(side)
        require(side in of, "round-not-paired-in-it", entry=name, round=command.round)
    one, other = of[command.one], of[command.other]
    require(one.number != other.number, "round-meet-each-other")
    swap = {command.one: command.other, command.other: command.one}
    if not command.sure:
        _ask_about_rematch(deciding.state, division, (one, other), swap)
    first = deciding.state.given.pairings + 1
    swapped = (
        Pairing(
            first + place,
            division.key,
            command.round,
            tuple(swap.get(side, side) for side in pairing.sides),
            command.reason,
            "hand",
        )
        for place, pairing in enumerate((one, other))
    )
    added = settled(deciding, division.key, swapped)
    tables = [deciding.state.tables.get(pairing.number) for pairing in (one, other)]
    deciding.write(
        actions.PairingsChanged(division.key, (one.number, other.number), added, command.reason)
    )
    for pairing, table in zip(added, tables, strict=True):
        if table is not None and not pairing.is_bye:
            deciding.write(actions.TableAssigned(pairing.number, table))


def _ask_about_rematch(
    state: EventState, division: Division, matches: tuple[Pairing, ...], swap: dict[int, int]
) -> None:
    """Ask first if a swap lets two meet again.

    Raises:
        LikelySlip: if two of a new match have met in another round.
    """
    if division.plan.format.most_at_table > 2:
        return
    now = {pair for one in matches for pair in pairs_of(one.sides)}
    for match in matches:
        for pair in pairs_of(tuple(swap.get(side, side) for side in match.sides)):
            if pair not in now and (number := _last_met(state, division, pair)) is not None:
                entries = all_of(map(EntryName, pair))
                raise LikelySlip("round-rematch-sure", entries=entries, round=number)


def _last_met(state: EventState, division: Division, pair: tuple[int, int]) -> int | None:
    """The last round in which two were paired."""
    rounds = (
        number
        for number in range(len(division.rounds), 0, -1)
        for one in state.round_of(division, number)
        if pair in pairs_of(one.sides)
    )
    return next(rounds, None)


def pair_by_hand(deciding: EventDeciding, command: actions.PairByHand) -> None:
    """Pair entries in a round that is already paired; their byes in it are removed."""
    division = started(deciding.state, command.division)
    is_paired = 1 <= command.round <= len(division.rounds)
    require(is_paired, "round-not-paired-yet", round=command.round)
    require(1 <= len(command.sides) <= 4, "round-two-to-four")
    games = deciding.state.round_of(division, command.round)
    byes = tuple(
        pairing.number for pairing in games if pairing.is_bye and pairing.sides[0] in command.sides
    )
    out = division.out_of(command.round)
    if coming := tuple(side for side in command.sides if side in out):
        deciding.write(actions.SittingOutEnded(division.key, command.round, coming))
    largest = division.plan.format.most_at_table
    require(len(command.sides) <= largest, "round-most-at-table", count=largest)
    pairing = Pairing(
        deciding.state.given.pairings + 1,
        division.key,
        command.round,
        command.sides,
        command.reason,
        "hand",
    )
    added = settled(deciding, division.key, [pairing])
    deciding.write(actions.PairingsChanged(division.key, byes, added, command.reason))


def call_again(deciding: EventDeciding, command: actions.CallAgain) -> None:
    """Call the named entries, or all of a match."""
    entries = command.entries
    if command.pairing is not None and not entries:
        entries = deciding.state.pairing(command.pairing).sides
    deciding.write_as(actions.CalledAgain, command, entries=entries)


def certify_division(deciding: EventDeciding, command: actions.CertifyDivision) -> None:
    """Make the places of a division final, once every tie that must be broken is."""
    deciding.write_as(actions.DivisionCertified, command, with_ties=True)
