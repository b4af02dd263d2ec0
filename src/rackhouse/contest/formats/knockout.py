"""Knockout: whoever loses is out. Any number of entries; the best seeds have the byes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rackhouse.contest.formats.elimination import Elimination
from rackhouse.contest.formats.format import RoundName
from rackhouse.contest.pairing.bracket import UNKNOWN, Bracket, loser_of, winners_of
from rackhouse.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rackhouse.contest.pairing.bracket import BracketDraw
    from rackhouse.contest.state import Division, EventState

_LOST, _THIRD, _STILL_IN = 0, 1, 2
"""Within a stage: out, out but for the game for third place, still in."""


class Knockout(Elimination, frozen=True, tag="knockout"):
    """Whoever loses is out. Any number of entries; the best seeds have the byes."""

    third_place: bool = False

    def _parts(self) -> Iterator[Message]:
        """What it says.

        >>> print(Knockout().in_words())
        single elimination
        """
        yield message("format-knockout-third" if self.third_place else "format-knockout")

    def numbers_for(self, slots: int) -> int:
        """One more than there are matches, for the game for third place."""
        return slots

    def drawn(self, draw: BracketDraw) -> Bracket:
        """Round after round of winners; the losers of the semi-finals may play for third place.

        >>> from rackhouse.contest import Result
        >>> results = {2: Result("played", (400, 380))}
        >>> bracket = Knockout().bracket_of((11, 0, 12, 13), results)
        >>> [[match.sides for match in matches] for matches in bracket.rounds]
        [[(11, 0), (12, 13)], [(11, 12)]]
        """
        [matches] = draw.rounds
        while len(matches) > 1:
            why = message("pairing-winners-meet", round=len(draw.rounds))
            matches = draw.next_round(winners_of(matches), why)
        third = None
        if self.third_place and len(draw.rounds) > 1:
            one, other = draw.rounds[-2]
            losers = (loser_of(one), loser_of(other))
            why = message("pairing-third-place")
            third = draw.meeting(len(draw.rounds), 1, losers, why)
            third = replace(third, is_for_third=True)
        return Bracket(tuple(draw.rounds), third)

    def round_name(self, division: Division, number: int) -> RoundName:
        """What a round is called, by how many come after it."""
        named = {
            0: RoundName("final", number),
            1: RoundName("semi", number),
            2: RoundName("quarter", number),
        }
        usual = super().round_name(division, number)
        return named.get(len(division.rounds) - number, usual)

    def stages(self, state: EventState, division: Division) -> Mapping[int, int]:
        """How far each came: four times the round, and more for those who are not out in it."""
        if division.stage == "open":
            return {}
        bracket, found = self.bracket(state, division), dict[int, int]()
        for match in (match for matches in bracket.rounds for match in matches):
            for side in match.sides:
                is_out = match.winner not in (side, UNKNOWN)
                found[side] = 4 * match.round + (_LOST if is_out else _STILL_IN)
        if bracket.third is not None and bracket.third.winner in found:
            found[bracket.third.winner] += _THIRD
        if bracket.champion is not None:
            found[bracket.champion] = 4 * (len(bracket.rounds) + 1)
        return found

    def reached(self, stage: int, division: Division) -> Message | None:
        """How far one has come."""
        rounds, round_ = len(division.rounds), stage // 4
        if division.stage == "open":
            return None
        if not round_:
            return message("standings-not-in-bracket")
        names = ("winner", "final", "semi-final", "quarter-final")
        left = rounds + 1 - round_
        if left < len(names):
            return message("standings-reached-" + names[left])
        return message("standings-round", round=round_)
