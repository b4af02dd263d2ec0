"""Rounds: paired by the format, changed by hand, seated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rackhouse.contest import facts
from rackhouse.contest.deciding.coming import coming_round
from rackhouse.contest.deciding.entering import set_deadlines
from rackhouse.contest.deciding.reasons import reasons_in
from rackhouse.contest.folding.brackets import tied_in
from rackhouse.contest.folding.parts import started, with_division
from rackhouse.contest.folding.rounds import byes_so_far, met_in
from rackhouse.contest.formats import (
    FreshTables,
    KingOfTheHill,
    Ladder,
    Ranked,
    RoundRobin,
    Swiss,
    TotalPoints,
)
from rackhouse.contest.pairing.matching import Wish, match_round
from rackhouse.contest.pairing.pairing import Pairing
from rackhouse.contest.pairing.tables import draw_tables, table_sizes
from rackhouse.contest.state import why_may_not_play
from rackhouse.errors import IllegalError, require
from rackhouse.messages import EntryName, MatchName, message

if TYPE_CHECKING:
    from rackhouse.contest.commands import (
        CallAgain,
        CertifyDivision,
        PairAgain,
        PairByHand,
        PairRound,
        SwapSides,
    )
    from rackhouse.contest.deciding.coming import Coming
    from rackhouse.contest.deciding.minutes import Minutes
    from rackhouse.contest.formats import Repeats
    from rackhouse.contest.state import Division, Lock, State


def pair_round(minutes: Minutes, command: PairRound) -> None:
    """Pair the next round of a division, what was set by hand first."""
    division = started(minutes.state, command.division)
    for tied in tied_in(minutes.state, division)[:1]:
        raise IllegalError("round-break-tie-first", match=MatchName(tied))
    number = len(division.rounds) + 1
    there = _who_plays(minutes.state, division)
    require(len(there) >= 2, "round-too-few-there")
    locks = [
        lock
        for lock in division.locks
        if lock.round == number and all(side in there for side in lock.sides)
    ]
    held = {side for lock in locks for side in lock.sides}
    free = [entry for entry in there if entry not in held]
    coming = coming_round(minutes.state, division)
    match division.plan.format:
        case FreshTables():
            groups = _fresh_tables(minutes, division, free)
        case RoundRobin() if not coming.ends_on_hill:
            raise IllegalError("round-laid-out-at-start")
        case Ranked() | TotalPoints():
            ranked = (
                [free[place] for place in minutes.drawn(len(free))]
                if isinstance(division.plan.format, TotalPoints)
                else ranked_for(division, coming, free)
            )
            groups = matched(minutes.state, division, coming, ranked, has_bye=_has_bye(locks))
        case Ladder():
            raise IllegalError("round-ladder-has-challenges")
        case _:
            raise IllegalError("round-laid-out-at-start")
    first = minutes.state.given.pairings + 1
    by_hand = [
        Pairing(0, division.key, number, lock.sides, lock.reason, "hand", is_locked=True)
        for lock in locks
    ]
    reason_for = reasons_in(minutes.state, division, coming)
    by_program = [Pairing(0, division.key, number, sides, reason_for(sides)) for sides in groups]
    listed = sorted([*by_hand, *by_program], key=lambda one: one.is_bye)
    pairings = tuple(replace(one, number=first + place) for place, one in enumerate(listed))
    minutes.write(facts.RoundPaired(division.key, number, pairings, coming.ends_on_hill))
    if isinstance(division.plan.format, RoundRobin):
        set_deadlines(minutes, pairings)


def _has_bye(locks: list[Lock]) -> bool:
    return any(len(lock.sides) == 1 for lock in locks)


def _who_plays(state: State, division: Division) -> list[int]:
    """Those who may sit down and do not sit it out; the house team to make the number even."""
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
    format_ = division.plan.format
    if isinstance(format_, TotalPoints) and format_.odd == "house team" and len(there) % 2:
        house = [entry.number for entry in every if entry.is_house]
        require(house, "round-house-team-needed")
        there.append(house[0])
    return there


def ranked_for(division: Division, coming: Coming, free: list[int]) -> list[int]:
    """Those who are to be paired, the best first: by the standings, or before any by the start."""
    if not division.rounds:
        return _by_order(division, free)
    there = set(free)
    return [row.entry for row in coming.rows if row.entry in there]


def matched(
    state: State, division: Division, coming: Coming, ranked: list[int], *, has_bye: bool
) -> list[tuple[int, ...]]:
    """Who meets, of those who are free, the best first.

    Raises:
        IllegalError: where they cannot be paired.
    """
    format_ = division.plan.format
    assert isinstance(format_, Ranked | TotalPoints)
    require(not has_bye or len(ranked) % 2 == 0, "round-bye-not-needed")
    rows = coming.rows
    drawn = isinstance(format_, TotalPoints) or not division.rounds
    byes = byes_so_far(state, division)
    house = [entry for entry in ranked if state.entries[entry].is_house]
    pairs = match_round(
        Wish(
            ranked=ranked,
            scores={} if drawn else {row.entry: row.halves for row in rows},
            met=met_in(state, division),
            # Nobody is the house team's bye: it is there so that there is none.
            byes={**byes, **dict.fromkeys(house, 1_000_000)},
            forbidden=frozenset(state.forbidden),
            repeats=_repeats(format_, coming),
            style="draw"
            if isinstance(format_, TotalPoints)
            else "hill"
            if coming.on_hill
            else "swiss",
            leaders={one: coming.opponents_of(one) for one in coming.safe if one in ranked},
        )
    )
    require(pairs is not None, "round-cannot-be-paired", round=len(division.rounds) + 1)
    return pairs or []


def _repeats(format_: Ranked | TotalPoints, coming: Coming) -> Repeats:
    """Whether two may meet again; on the hill at the end of another format they may."""
    match format_:
        case Swiss() | KingOfTheHill() if not coming.ends_on_hill:
            return format_.repeats
        case TotalPoints():
            return "if needed"
        case _:
            return "allowed"


def _by_order(division: Division, free: list[int]) -> list[int]:
    """The order that the division started in; who came later stands last."""
    place = {entry: number for number, entry in enumerate(division.order)}
    return sorted(free, key=lambda entry: (place.get(entry, len(place)), entry))


def _fresh_tables(minutes: Minutes, division: Division, free: list[int]) -> list[tuple[int, ...]]:
    format_ = division.plan.format
    assert isinstance(format_, FreshTables)
    if not free:
        return []
    sizes = table_sizes(len(free), format_.smallest, format_.largest)
    drawn = [free[place] for place in minutes.drawn(len(free))]
    met = met_in(minutes.state, division)
    return draw_tables(drawn, sizes, met, minutes.state.forbidden.keys())


def pair_again(minutes: Minutes, command: PairAgain) -> None:
    """Pair the last round again by the standings as they are; what has begun or was set stays."""
    state = minutes.state
    division = started(state, command.division)
    number = len(division.rounds)
    require(goes_by_standings(division), "round-again-by-standings-only")
    require(command.round == number, "round-again-last-only", round=number)
    loose: list[Pairing] = []
    kept: list[Pairing] = []
    for one in state.round_of(division, number):
        stays = one.number in state.results or one.number in command.begun or one.set_by == "hand"
        (kept if stays else loose).append(one)
    require(loose, "round-again-nothing-loose", round=number)
    before, earlier = before_last_round(state, division)
    held = {side for one in kept for side in one.sides}
    free = [entry for entry in _who_plays(before, earlier) if entry not in held]
    coming = coming_round(before, earlier)
    ranked = ranked_for(earlier, coming, free)
    has_bye = any(one.is_bye for one in kept)
    reason_for = reasons_in(before, earlier, coming)
    wanted = {
        tuple(sorted(sides)): (sides, reason_for(sides))
        for sides in matched(before, earlier, coming, ranked, has_bye=has_bye)
    }
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
    added = tuple(
        Pairing(first + place, division.key, number, sides, reason)
        for place, (sides, reason) in enumerate(fresh)
    )
    reason = command.reason.strip() or message("pairing-standings-changed")
    tables = sorted(state.tables[one] for one in removed if one in state.tables)
    minutes.write(facts.PairingsChanged(division.key, tuple(removed), added, reason))
    games = [one.number for one in added if not one.is_bye]
    for game, table in zip(games, tables, strict=False):
        minutes.write(facts.TableAssigned(game, table))


def goes_by_standings(division: Division) -> bool:
    """Whether the last round of a division was paired by how everybody stood."""
    format_, last = division.plan.format, len(division.rounds)
    if isinstance(format_, RoundRobin):
        return last in division.hill_rounds
    return isinstance(format_, Ranked) and last > 1


def before_last_round(state: State, division: Division) -> tuple[State, Division]:
    """The event as if the last round of a division were yet to be paired, by today's results."""
    last = len(division.rounds)
    hill = tuple(one for one in division.hill_rounds if one != last)
    earlier = replace(division, rounds=division.rounds[:-1], hill_rounds=hill)
    return with_division(state, earlier), earlier


def swap_sides(minutes: Minutes, command: SwapSides) -> None:
    """Let two entries change places in a round."""
    division = started(minutes.state, command.division)
    games = minutes.state.round_of(division, command.round)
    of = {side: pairing for pairing in games for side in pairing.sides}
    for side in (command.one, command.other):
        name = EntryName(side)
        require(side in of, "round-not-paired-in-it", entry=name, round=command.round)
    one, other = of[command.one], of[command.other]
    require(one.number != other.number, "round-meet-each-other")
    swap = {command.one: command.other, command.other: command.one}
    first = minutes.state.given.pairings + 1
    added = tuple(
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
    minutes.write(
        facts.PairingsChanged(division.key, (one.number, other.number), added, command.reason)
    )


def pair_by_hand(minutes: Minutes, command: PairByHand) -> None:
    """Let entries meet in a round that has been paired; their byes there are taken back."""
    division = started(minutes.state, command.division)
    is_paired = 1 <= command.round <= len(division.rounds)
    require(is_paired, "round-not-paired-yet", round=command.round)
    require(1 <= len(command.sides) <= 4, "round-two-to-four")
    games = minutes.state.round_of(division, command.round)
    byes = tuple(
        pairing.number for pairing in games if pairing.is_bye and pairing.sides[0] in command.sides
    )
    out = division.out_of(command.round)
    if coming := tuple(side for side in command.sides if side in out):
        minutes.write(facts.SittingOutEnded(division.key, command.round, coming))
    format_ = division.plan.format
    largest = format_.largest if isinstance(format_, FreshTables) else 2
    require(len(command.sides) <= largest, "round-most-at-table", count=largest)
    pairing = Pairing(
        minutes.state.given.pairings + 1,
        division.key,
        command.round,
        command.sides,
        command.reason,
        "hand",
    )
    minutes.write(facts.PairingsChanged(division.key, byes, (pairing,), command.reason))


def call_again(minutes: Minutes, command: CallAgain) -> None:
    """Call a match: those who are named, or all of it."""
    entries = command.entries
    if command.pairing is not None and not entries:
        entries = minutes.state.pairing(command.pairing).sides
    minutes.write(facts.CalledAgain(entries, command.pairing))


def certify_division(minutes: Minutes, command: CertifyDivision) -> None:
    """Make the places of a division final: every tie in it has been broken that has to be."""
    minutes.write(facts.DivisionCertified(command.division, with_ties=True))
