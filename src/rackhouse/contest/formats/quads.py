"""Quads: by seed in groups of four, who all meet each other in three rounds.

A number that four does not divide makes the last group one of five, six or seven. It plays three
rounds of Swiss instead: its players meet by their results, and nobody meets twice if there is
another way. Up to three who are all there is play a round robin. Latecomers join the last group.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rackhouse.contest.formats.format import Column, Format
from rackhouse.contest.pairing.circle import circle
from rackhouse.contest.standings import Measure
from rackhouse.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rackhouse.contest.formats.coming import Coming
    from rackhouse.contest.formats.format import Draw, Why
    from rackhouse.contest.state import Division, EventState

_FOUR: Final = 4


class Quads(Format, frozen=True, tag="quads"):
    """Groups of four by seed; in each, everybody meets everybody."""

    rounds: ClassVar[int] = 3
    order: ClassVar[tuple[Measure, ...]] = ("group", "wins", "head to head", "spread", "points")
    comes_first: ClassVar[tuple[Measure, ...]] = ("group",)
    columns: ClassVar[tuple[Column, ...]] = (
        "group", "played", "won", "lost", "byes", "points", "spread",
    )  # fmt: skip
    starts_as: ClassVar[str] = "quads"
    can_follow: ClassVar[bool] = False
    bye_wins: ClassVar[bool] = True
    byes_by_group: ClassVar[bool] = True
    why_bye: ClassVar[str] = "pairing-bye-in-quad"

    def _parts(self) -> Iterator[Message]:
        yield message("format-quads")

    def tie_breaks_fault(self, order: tuple[Measure, ...]) -> Message | None:
        """What is wrong with what comes first in an order."""
        if order and order[:1] != self.comes_first:
            return message("plan-groups-for-quads")
        return super().tie_breaks_fault(order[1:])

    def stages(self, state: EventState, division: Division) -> Mapping[int, int]:
        """The group of each entry, the first with the highest number."""
        groups = groups_in(division, [one.number for one in state.entries_of(division.key)])
        return {
            entry: len(groups) - number for number, group in enumerate(groups) for entry in group
        }

    def reached(self, stage: int, division: Division) -> Message | None:
        """The group of an entry."""
        if not stage:
            return None
        count = max(1, len(division.order) // _FOUR)
        return message("standings-quad", number=count - stage + 1)

    def pair(
        self, coming: Coming, free: list[int], draw: Draw, *, has_bye: bool
    ) -> list[tuple[int, ...]]:
        """The pairings of each group; somebody whose opponent is not there has a bye."""
        there = set(free)
        entries = [one.number for one in coming.state.entries_of(coming.division.key)]
        games: list[tuple[int, ...]] = []
        for group in groups_in(coming.division, entries):
            playing = [one for one in group if one in there]
            if len(group) > _FOUR:
                games += self._by_results(coming, playing)
            elif len(group) > 1:
                every = circle(group, self.rounds)
                round_ = every[len(coming.division.rounds) % len(every)]
                met = (tuple(one for one in sides if one in there) for sides in round_)
                games += [sides for sides in met if sides]
            else:
                games += [(one,) for one in playing]
        return games

    @staticmethod
    def _by_results(coming: Coming, playing: list[int]) -> list[tuple[int, ...]]:
        """A round of Swiss within a group."""
        ranked = playing
        if coming.division.rounds:
            ranked = [row.entry for row in coming.rows if row.entry in playing]
        return coming.matched(ranked, "groups", "if needed", has_bye=False) if ranked else []

    def why(self, coming: Coming) -> Why:
        """A function that says why entries meet in the next round."""
        entries = [one.number for one in coming.state.entries_of(coming.division.key)]
        groups = groups_in(coming.division, entries)
        number = {entry: place for place, group in enumerate(groups) for entry in group}

        def why(sides: tuple[int, ...], again: Message) -> Message:
            group = number.get(sides[0], 0)
            key = "pairing-in-quad" if len(groups[group]) <= _FOUR else "pairing-in-last-group"
            return message(key, number=group + 1, met=again)

        return why


def groups_in(division: Division, entries: Sequence[int]) -> list[list[int]]:
    """The groups of a division that has started, latecomers in the last one.

    >>> from rackhouse.contest.plan import DivisionPlan
    >>> from rackhouse.contest.state import Division
    >>> begun = Division(DivisionPlan("main", "Main", Quads()), order=tuple(range(1, 11)))
    >>> groups_in(begun, range(1, 12))
    [[1, 2, 3, 4], [5, 6, 7, 8, 9, 10, 11]]
    """
    order = division.order
    if not order:
        return []
    last = _FOUR * (max(1, len(order) // _FOUR) - 1)
    late = [entry for entry in entries if entry not in order]
    groups = [list(order[begin : begin + _FOUR]) for begin in range(0, last, _FOUR)]
    return [*groups, [*order[last:], *late]]
