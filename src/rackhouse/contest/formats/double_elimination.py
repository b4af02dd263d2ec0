"""Double elimination: a loser continues in the losers' bracket and is out after a second loss.

The winners of both brackets meet in the grand final. If the one from the losers' bracket wins it,
both have lost once, and a last match decides. If neither side comes to a match, both are out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest.formats.elimination import Elimination
from rackhouse.contest.formats.format import RoundName
from rackhouse.contest.pairing.bracket import (
    EMPTY,
    UNKNOWN,
    Bracket,
    loser_of,
    winner_of,
    winners_of,
)
from rackhouse.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rackhouse.contest.pairing.bracket import BracketDraw, BracketMatch, Came
    from rackhouse.contest.state import Division, EventState

_OUT, _LOST_ONCE, _UNBEATEN = 0, 2, 3
"""Within a stage: those who are out of it, and those who are in it."""


class DoubleElimination(Elimination, frozen=True, tag="double elimination"):
    """Whoever loses twice is out. Any number of entries; the best seeds have the byes."""

    def _parts(self) -> Iterator[Message]:
        """What it says."""
        yield message("format-double-elimination")

    def numbers_for(self, slots: int) -> int:
        """Everybody but the winner loses twice, and the winner once at most."""
        return 2 * slots - 1

    def drawn(self, draw: BracketDraw) -> Bracket:
        """Both brackets in the order in which they are played, the grand final last.

        >>> bracket = DoubleElimination().bracket_of((11, 14, 12, 13), {})
        >>> [len(matches) for matches in bracket.rounds]
        [2, 1, 1, 1, 1, 1]
        """
        [unbeaten] = draw.rounds
        slots = 2 * len(unbeaten)

        def why(key: str, *of: Sequence[BracketMatch]) -> Message:
            [round_, *other] = [_round_name(slots, matches[0].round).title for matches in of]
            return message(key, round=round_, **({"other": other[0]} if other else {}))

        dropped = [loser_of(match) for match in unbeaten]
        lost_once: Sequence[BracketMatch] = ()
        while len(unbeaten) > 1:
            before = unbeaten
            unbeaten = draw.next_round(winners_of(before), why("pairing-winners-of", before))
            if lost_once:
                again = why("pairing-winners-of", lost_once)
                lost_once = draw.next_round(winners_of(lost_once), again)
            else:
                pairs = list(zip(dropped[::2], dropped[1::2], strict=True))
                lost_once = draw.next_round(pairs, why("pairing-losers-meet", before))
            dropped = _crossed([loser_of(match) for match in unbeaten], len(draw.rounds) // 3)
            lost_once = draw.next_round(
                list(zip(map(winner_of, lost_once), dropped, strict=True)),
                why("pairing-drops-in", lost_once, unbeaten),
            )
        other = winner_of(lost_once[0]) if lost_once else dropped[0]
        [final] = draw.next_round([(winner_of(unbeaten[0]), other)], message("pairing-grand-final"))
        # If the unbeaten side wins, there is no last match.
        is_level = EMPTY not in final.sides and final.winner == final.sides[1]
        if final.winner == UNKNOWN or is_level:
            decides = message("pairing-deciding-match")
            draw.next_round([(loser_of(final), winner_of(final))], decides)
        return Bracket(tuple(draw.rounds))

    def round_name(self, division: Division, number: int) -> RoundName:
        """What a round of either bracket, or of the grand final, is called."""
        return _round_name(len(division.order), number)

    def stages(self, state: EventState, division: Division) -> Mapping[int, int]:
        """How far each came: four times the losers' round, and more for those who are in it."""
        if division.stage == "open":
            return {}
        bracket, found = self.bracket(state, division), dict[int, int]()
        course, last = _course(len(division.order)), _grand_final(len(division.order))
        for (section, place), matches in zip(course, bracket.rounds, strict=False):
            for match in matches:
                for side in match.sides:
                    # An unbeaten entry would continue in this round of the losers' bracket.
                    level = {"winners": max(1, 2 * place - 2), "losers": place}.get(section, last)
                    is_in = _UNBEATEN if section == "winners" else _LOST_ONCE
                    is_over = match.winner not in (side, UNKNOWN)
                    found[side] = 4 * level + (_OUT if is_over else is_in)
        if bracket.champion is not None:
            found[bracket.champion] = 4 * (last + 1)
        return found

    def reached(self, stage: int, division: Division) -> Message | None:
        """How far one has come."""
        if division.stage == "open":
            return None
        last = _grand_final(len(division.order))
        if stage % 4 == _UNBEATEN:
            return message("standings-winners-bracket")
        named = {
            0: message("standings-not-in-bracket"),
            last - 1: message("standings-losers-final"),
            last: message("standings-reached-grand-final"),
            last + 1: message("standings-reached-winner"),
        }
        return named.get(stage // 4, message("standings-losers-round", round=stage // 4))


def _round_name(slots: int, number: int) -> RoundName:
    course = _course(slots)
    section, place = course[number - 1]
    is_last = (section, place + 1) not in course
    key = f"{section}.last" if is_last and section in ("winners", "losers") else section
    part = section if section in ("winners", "losers") else "final"
    return RoundName(key, place, part)


def _crossed(dropped: list[Came], times: int) -> list[Came]:
    """The losers of the winners' bracket, placed far from those they have met.

    Those of the first round are placed in reverse; later ones change halves, except the last two.
    """
    half = len(dropped) // 2
    if times == 1:
        return dropped[::-1]
    return [*dropped[half:], *dropped[:half]] if half > 1 else dropped


def _grand_final(slots: int) -> int:
    """The grand final, counted as a round of the losers' bracket."""
    return 2 * slots.bit_length() - 3


def _course(slots: int) -> list[tuple[str, int]]:
    """The rounds of so many slots in the order in which they are played.

    >>> [f"{section} {place}" for section, place in _course(4)]
    ['winners 1', 'winners 2', 'losers 1', 'losers 2', 'grand 1', 'reset 1']
    """
    course = [("winners", 1)]
    for place in range(2, slots.bit_length()):
        losers = [("losers", 2 * place - 3), ("losers", 2 * place - 2)]
        course += [("winners", place), *losers]
    return [*course, ("grand", 1), ("reset", 1)]
