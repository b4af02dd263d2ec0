"""A finished game from the side of somebody who played it, and who else may know of it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from rackhouse.service.profile_values import KindShown

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rackhouse.ratings import RatedSide
    from rackhouse.service.profile_values import Outcome, ProfileFilter, RecordKind
    from rackhouse.service.values import PersonId, PlayedGame, SideHighlights, StoredResult

ENGINE: Final = "engine-"
"""What the name of an engine player has before it, so that it is nobody's ID."""
_DAY: Final = 24 * 3600 * 1000


class OwnResult:
    """A finished game from the side of somebody who played it."""

    def __init__(self, played: PlayedGame, person: PersonId) -> None:
        result = played.result
        assert result.told is not None  # one that counts tells
        self.played = played
        self.result: StoredResult = result
        self.told = result.told
        self.seat = next(at for at, side in enumerate(result.sides) if person in side.people)
        self.own: RatedSide = result.sides[self.seat]
        self.highlights: SideHighlights = self.told.sides[self.seat]

    @property
    def others(self) -> Iterator[tuple[int, RatedSide]]:
        """The sides they met, with their seats."""
        return ((at, side) for at, side in enumerate(self.result.sides) if at != self.seat)

    def opponents(self, side: RatedSide, seat: int) -> tuple[str, ...]:
        """Who was on a side, as a profile lists opponents."""
        engine = self.told.sides[seat].engine
        return (ENGINE + engine,) if engine else side.people

    def met(self, opponent: str) -> bool:
        """Whether they met somebody."""
        return any(opponent in self.opponents(side, at) for at, side in self.others)

    @property
    def outcome(self) -> Outcome:
        """How it ended for them; of several, the first wins."""
        return outcome_of(self.own.place, min(side.place for _, side in self.others))

    def may_see(self, reader: PersonId | None) -> bool:
        """Whether somebody else may know of it."""
        if any(reader in side.people for side in self.result.sides):
            return True
        played = self.played
        is_known = bool(self.result.rated_as) or played.is_open
        return is_known and not played.is_private and not played.event

    def fits(self, asked: ProfileFilter, now: int) -> bool:
        """Whether it is one of the games asked for, whoever was met."""
        told = self.told
        return (
            asked.sheet in ("", told.sheet)
            and asked.words in ("", told.words)
            and asked.pace in ("", told.pace)
            and (not asked.days or self.result.moment >= now - asked.days * _DAY)
        )


def outcome_of(own: int, other: int) -> Outcome:
    """How a game ended for a side in one place against a side in another.

    >>> outcome_of(1, 2), outcome_of(1, 1), outcome_of(2, 1)
    ('won', 'shared', 'lost')
    """
    return "won" if own < other else "shared" if own == other else "lost"


def kinds_of(results: Iterable[OwnResult]) -> tuple[KindShown, ...]:
    """The kinds of game among some results, most often first."""
    counted = Counter(
        (one.told.sheet, one.told.title, one.told.words, one.told.pace) for one in results
    )
    return tuple(KindShown(*kind, games) for kind, games in counted.most_common())


def bests_of(results: Iterable[OwnResult]) -> dict[RecordKind, tuple[int, OwnResult]]:
    """The best of each kind that the games have, and where it was; the first who was so good."""
    found: dict[RecordKind, tuple[int, OwnResult]] = {}
    for one in results:
        best = one.highlights
        figures: tuple[tuple[RecordKind, int], ...] = (
            ("game", one.own.score),
            ("play", one.own.best_play or 0),
            ("word", len(best.word)),
            ("bonuses", best.bonuses),
            ("comeback", best.comeback),
        )
        # They come the latest first, and whoever did it first has the record.
        for kind, value in figures:
            if value > 0 and (kind not in found or value >= found[kind][0]):
                found[kind] = (value, one)
    return found
