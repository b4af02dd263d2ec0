"""Club match: two teams meet board by board; every game is worth a match point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import Meta

from rackhouse.contest.formats.format import Format, Rounds, Why
from rackhouse.contest.pairing.pairing import byes_so_far
from rackhouse.contest.standings import Measure
from rackhouse.errors import require
from rackhouse.messages import Message, Name, Value, message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rackhouse.contest.formats.coming import Coming
    from rackhouse.contest.formats.format import Draw
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import Division, EventState

TeamName = Annotated[str, Meta(min_length=1, max_length=60)]


class ClubMatch(Format, frozen=True, tag="club match"):
    """Two teams of players: first board against first board, then everybody moves on by one.

    The team of a player is a class of the entry. Whoever has neither plays for the smaller team.
    """

    rounds: Rounds = 3
    home: TeamName = "Home"
    away: TeamName = "Away"

    order: ClassVar[tuple[Measure, ...]] = ("wins", "spread", "points")
    asks: ClassVar[tuple[str, ...]] = ("rounds",)
    can_follow: ClassVar[bool] = False
    has_spread: ClassVar[bool] = True

    def _parts(self) -> Iterator[Message]:
        yield message(
            "format-club-match", home=Name(self.home), away=Name(self.away), rounds=self.rounds
        )

    @property
    def teams(self) -> tuple[str, ...]:
        """The two teams.

        >>> ClubMatch(home="Hillside", away="Lakeside").teams
        ('Hillside', 'Lakeside')
        """
        return self.home, self.away

    def fault(self, name: Value, measures: tuple[Measure, ...], most_sides: int) -> Message | None:
        """What is wrong with it in the plan of a division."""
        if self.home.strip() == self.away.strip():
            return message("plan-teams-same-name", division=name)
        return super().fault(name, measures, most_sides)

    def team_lists(
        self, state: EventState, division: Division, there: Iterable[int]
    ) -> tuple[tuple[int, ...], ...]:
        """The players of both teams in the order of their boards."""
        seeded = {entry: place for place, entry in enumerate(division.order)}
        ranked = sorted(there, key=lambda entry: (seeded.get(entry, len(seeded)), entry))
        boards: tuple[list[int], list[int]] = ([], [])
        homeless = []
        for entry in ranked:
            named = [team in state.entries[entry].classes for team in self.teams]
            if any(named):
                boards[named.index(True)].append(entry)
            else:
                homeless.append(entry)
        for entry in homeless:
            min(boards, key=len).append(entry)
        return tuple(map(tuple, boards))

    def board_of(self, state: EventState, division: Division, pairing: Pairing) -> int | None:
        """The place of the first team's player among those of the team who play in the round."""
        if pairing.is_bye:
            return None
        round_ = state.round_of(division, pairing.round)
        home, _ = self.team_lists(state, division, (side for one in round_ for side in one.sides))
        resting = {one.sides[0] for one in round_ if one.is_bye}
        boards = [entry for entry in home if entry not in resting]
        return next((boards.index(side) + 1 for side in pairing.sides if side in boards), None)

    def pair(
        self, coming: Coming, free: list[int], draw: Draw, *, has_bye: bool
    ) -> list[tuple[int, ...]]:
        """Board by board; in later rounds the second team has moved on by one board each time.

        If a team is larger, those of it with the fewest byes so far have one, the last board first.

        Raises:
            IllegalError: if nobody plays for one of the teams.
        """
        home, away = self.team_lists(coming.state, coming.division, free)
        width, by = min(len(home), len(away)), len(coming.division.rounds)
        for team, players in zip(self.teams, (home, away), strict=True):
            require(players, "round-team-is-empty", team=Name(team))
        had = byes_so_far(coming.state, coming.division)
        more = max(home, away, key=len)
        by_turn = sorted(more, key=lambda entry: (had[entry], -more.index(entry)))
        resting = by_turn[: len(more) - width]
        ones, others = ([entry for entry in team if entry not in resting] for team in (home, away))
        games = [(one, others[(board + by) % width]) for board, one in enumerate(ones)]
        if by % 2:  # who begins changes from round to round
            games = [sides[::-1] for sides in games]
        return [*games, *((one,) for one in resting)]

    def why(self, coming: Coming) -> Why:
        """A function that says why entries meet in the next round."""
        return lambda _sides, _again: message(
            "pairing-boards", home=Name(self.home), away=Name(self.away)
        )
