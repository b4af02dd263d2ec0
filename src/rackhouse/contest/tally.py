"""The figures of each entry of a division, in one pass over its rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest.result import winners

if TYPE_CHECKING:
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.result import Result
    from rackhouse.contest.state import Division, EventState


class Tally:
    """The figures of one entry, added up; standings freeze them."""

    __slots__ = (
        "against", "best_play", "better_round", "byes", "draws", "forfeits", "halves", "high_game",
        "losses", "opponents", "played", "points", "sat_out", "spread", "stage",
    )  # fmt: skip

    def __init__(self) -> None:
        self.halves = 0
        """Half wins: two for a win, one for a game shared."""
        self.losses = 0
        self.draws = 0
        self.byes = 0
        self.sat_out = 0
        """Rounds it sat out: no points."""
        self.forfeits = 0
        self.played = 0
        self.points = 0
        self.against = 0
        self.spread = 0
        self.high_game = 0
        self.better_round = 0
        self.best_play = 0
        self.stage = 0
        """How far it came in a bracket, or its rung or its group, counted from below."""
        self.opponents: list[int] = []


def tallies(state: EventState, division: Division) -> dict[int, Tally]:
    """The figures of every entry of a division but house teams and who left before the start."""
    found = {
        entry.number: Tally()
        for entry in state.entries_of(division.key)
        if not entry.is_house and (entry.is_active or state.has_place(division, entry.number))
    }
    always = division.plan.format.bye_wins
    by_before = state.by_before
    breaks_ties = division.stage == "started" and state.breaks_ties(division)
    for round_, numbers in enumerate(division.rounds, start=1):
        # In a round robin everybody has a bye in turn, so it is no win; in king of the hill it is.
        bye_wins = always or round_ in division.hill_rounds or round_ in division.bye_rounds
        for number in numbers:
            pairing, result = state.pairings.get(number), state.results.get(number)
            if pairing is None:
                continue
            if pairing.is_bye:
                _add_bye(
                    found[pairing.sides[0]], division.plan.walkover_spread * bye_wins, bye_wins
                )
            elif result is not None:
                ahead = winners(pairing.sides, result, by_before=by_before)
                _add(found, pairing, result, division, ahead, breaks_ties=breaks_ties)
    for one in division.sitting_out:
        if one.entry in found and one.round <= len(division.rounds):
            found[one.entry].sat_out += 1
    for entry, stage in division.plan.format.stages(state, division).items():
        if entry in found:
            found[entry].stage = stage
    return found


def _add_bye(tally: Tally, spread: int, wins: object) -> None:
    tally.byes += 1
    if wins:
        tally.halves += 2
        tally.spread += spread


def _add(
    found: dict[int, Tally],
    pairing: Pairing,
    result: Result,
    division: Division,
    ahead: tuple[int, ...],
    *,
    breaks_ties: bool,
) -> None:
    if len(ahead) > 1 and breaks_ties:
        return  # a tie counts only once it is broken
    sides = pairing.sides
    scores = result.scores
    walkover = 0 if scores else division.plan.walkover_spread
    for place, side in enumerate(sides):
        tally = found.get(side)
        if tally is None:
            continue
        if side in result.absent:
            tally.forfeits += 1
            tally.losses += 1
            continue
        if side not in ahead:
            tally.losses += 1
            tally.forfeits += not scores
            tally.spread -= walkover if ahead else 0
        elif len(ahead) == 1:
            tally.halves += 2
            tally.spread += walkover
        else:
            tally.halves += 1
            tally.draws += 1
        tally.opponents += sides[:place] + sides[place + 1 :]
        if scores:
            _add_scores(tally, place, result, division.plan.spread_cap)


def _add_scores(tally: Tally, place: int, result: Result, cap: int) -> None:
    scores = result.scores
    own = scores[place]
    # The usual case, kept fast for events with thousands of entries.
    best_other = (
        scores[1 - place] if len(scores) == 2 else max(scores[:place] + scores[place + 1 :])
    )
    tally.played += 1
    tally.points += own
    tally.against += sum(scores) - own
    difference = own - best_other
    tally.spread += max(-cap, min(cap, difference)) if cap else difference
    tally.high_game = max(tally.high_game, own)
    tally.better_round = tally.high_game
    if result.best_plays:
        tally.best_play = max(tally.best_play, result.best_plays[place])
