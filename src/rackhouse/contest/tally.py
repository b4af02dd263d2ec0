"""What each entry of a division has to show: one pass over its rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest.folding.brackets import bracket_in
from rackhouse.contest.formats import KingOfTheHill, Knockout, Ladder, Swiss
from rackhouse.contest.ladder import standing_order
from rackhouse.contest.result import winners

if TYPE_CHECKING:
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.result import Result
    from rackhouse.contest.state import Division, State

LOST, THIRD, STILL_IN = 0, 1, 2
"""Within a stage of a knockout: out, out but for the game for third place, still in."""


class Tally:
    """The figures of one entry, added up; standings freeze them."""

    __slots__ = (
        "against", "best_play", "better_round", "byes", "draws", "forfeits", "halves", "high_game",
        "losses", "opponents", "played", "points", "rung", "sat_out", "spread", "stage",
    )  # fmt: skip

    def __init__(self) -> None:
        self.halves = 0
        """Half wins: two for a win, one for a game shared."""
        self.losses = 0
        self.draws = 0
        self.byes = 0
        self.sat_out = 0
        """Rounds that went by without it, as the desk was told: they score nothing."""
        self.forfeits = 0
        self.played = 0
        self.points = 0
        self.against = 0
        self.spread = 0
        self.high_game = 0
        self.better_round = 0
        self.best_play = 0
        self.stage = 0
        self.rung = 0
        """Counted from below, where those who have withdrawn stand; 0 where there is no ladder."""
        self.opponents: list[int] = []


def tallies(state: State, division: Division) -> dict[int, Tally]:
    """The figures of every entry of a division, house teams left out."""
    found = {
        entry.number: Tally() for entry in state.entries_of(division.key) if not entry.is_house
    }
    always = isinstance(division.plan.format, Swiss | KingOfTheHill)
    by_before = state.by_before
    breaks_ties = division.stage == "started" and state.breaks_ties(division)
    for round_, numbers in enumerate(division.rounds, start=1):
        # In a round robin everybody has a bye in turn; on the hill after it, one has it alone.
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
    if isinstance(division.plan.format, Knockout) and division.stage != "open":
        _add_stages(found, state, division)
    if isinstance(division.plan.format, Ladder):
        _add_rungs(found, state, division)
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
        return  # it is no result before that
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
    # Two sides are so common that a hall of thousands waits for this line.
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


def _add_rungs(found: dict[int, Tally], state: State, division: Division) -> None:
    order = standing_order(state, division)
    there = sorted(order, key=lambda entry: state.entries[entry].is_withdrawn)
    for rung, entry in enumerate(reversed(there), start=1):
        found[entry].rung = rung


def _add_stages(found: dict[int, Tally], state: State, division: Division) -> None:
    """How far each came: four times the round, and more for those who are not out in it."""
    bracket = bracket_in(state, division)
    for matches in bracket.rounds:
        for match in matches:
            for side in match.sides:
                if side in found:
                    is_out = match.winner not in (side, -1)
                    found[side].stage = 4 * match.round + (LOST if is_out else STILL_IN)
    if bracket.third is not None and bracket.third.winner in found:
        found[bracket.third.winner].stage += THIRD
    if bracket.champion in found:
        found[bracket.champion].stage = 4 * (len(bracket.rounds) + 1)
