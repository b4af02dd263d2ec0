"""Rated games outside events: which may be, what they count, and the ratings that follow.

A rating is never stored: it follows from the results of games (``results``).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.errors import IllegalError
from rackhouse.ratings import RatedGame, Ratings, rate
from rackhouse.record import Actor
from rackhouse.rules import Sheet
from rackhouse.service.results import pace_of, work_out_rated

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackhouse.referee import GamePlan
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import PersonId, StoredResult

FREE_SETTINGS: Final = ("turn.", "clocks.", "round.", "challenge.ruled_by")
"""What may be set otherwise than the sheet has it: time, and that a list rules."""


class RatedKind(msgspec.Struct, frozen=True):
    """What ratings are compared within: the sheet, the word list and the pace."""

    sheet: str
    words: str
    pace: str

    @property
    def title(self) -> str:
        """The title of the sheet."""
        return Sheet.named(self.sheet).rules.title

    @property
    def key(self) -> str:
        """How games are marked with it.

        >>> RatedKind("base", "enable", "fast").key
        'base/enable/fast'
        """
        return f"{self.sheet}/{self.words}/{self.pace}"

    @staticmethod
    def of(key: str) -> RatedKind:
        """The kind that a game is marked with.

        >>> RatedKind.of("base/enable/fast").pace
        'fast'
        """
        sheet, words, pace = key.split("/")
        return RatedKind(sheet, words, pace)


def kind_of(
    plan: GamePlan, settings: Iterable[str], *, is_own_sheet: bool, list_judges: bool
) -> RatedKind:
    """What the ratings of a game are of, if it may be rated.

    ``settings`` are the keys of what is set otherwise than the sheet has it.

    Raises:
        IllegalError: if such a game cannot be rated.
    """
    rules = plan.rules
    if plan.custody == "table":
        raise IllegalError("service-rated-needs-dealt-tiles")
    by = rules.challenge.ruled_by
    if not plan.dictionary.is_loaded or not (by == "list" or (by == "judge" and list_judges)):
        raise IllegalError("service-rated-needs-list")
    if is_own_sheet or any(not key.startswith(FREE_SETTINGS) for key in settings):
        raise IllegalError("service-rated-as-published")
    return RatedKind(plan.sheet, plan.dictionary.name, pace_of(rules))


class GameRating(msgspec.Struct, frozen=True):
    """What a rated game has done to somebody's rating."""

    place: str
    name: str
    rating: int
    change: int
    is_provisional: bool


class PersonRating(msgspec.Struct, frozen=True):
    """Somebody's rating in one kind of game at one pace."""

    sheet: str
    title: str
    words: str
    pace: str
    rating: int
    doubt: int
    """How far off it may be, in 19 cases of 20."""
    is_provisional: bool
    games: int


class RatedGames:
    """The ratings of a hall's games outside events, as one process knows them."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self._state: tuple[int, int] | None = None
        self._ratings: dict[str, Ratings] = {}
        self._lock = asyncio.Lock()

    async def now(self) -> dict[str, Ratings]:
        """The ratings of everybody, by kind of game."""
        async with self._lock:
            await work_out_rated(self.games)
            state = await self.games.store.results_state()
            if state != self._state:
                results = await self.games.store.results()
                self._ratings = await asyncio.to_thread(_folded, results)
                self._state = state
            return self._ratings

    async def of_person(self, person: PersonId) -> tuple[PersonRating, ...]:
        """Somebody's ratings, those of the most games first."""
        shown = []
        for key, ratings in (await self.now()).items():
            if person in ratings.now:
                kind, rating = RatedKind.of(key), ratings.now[person]
                shown.append(
                    PersonRating(
                        kind.sheet, kind.title, kind.words, kind.pace, rating.shown, rating.doubt,
                        rating.is_provisional, rating.games,
                    )
                )  # fmt: skip
        return tuple(sorted(shown, key=lambda one: (-one.games, one.sheet, one.words, one.pace)))

    async def of_game(self, live: LiveGame) -> tuple[GameRating, ...]:
        """What a game has done to the ratings of those who played it; empty if it did nothing."""
        if not live.info.rated_as or not live.is_over:
            return ()
        ratings = (await self.now()).get(live.info.rated_as)
        found = []
        for sitter in live.sitters():
            place, _, number = sitter.place.partition("-")
            for person in (
                live.holders_at(Actor.seat_at(int(number) - 1)) if place == "seat" else ()
            ):
                steps = () if ratings is None else ratings.steps.get(person, ())
                step = next((one for one in steps if one.game.id == live.id), None)
                if step is not None and live.names.get(person, "") == sitter.name:
                    after = step.after
                    found.append(
                        GameRating(
                            sitter.place, sitter.name, after.shown, step.change,
                            after.is_provisional,
                        )
                    )  # fmt: skip
        return tuple(found)

    async def rebuild(self) -> None:
        """Work out all results again from the records."""
        async with self._lock:
            await self.games.store.forget_results()
            self._state = None
        await self.now()


def _folded(results: tuple[StoredResult, ...]) -> dict[str, Ratings]:
    played: dict[str, list[RatedGame]] = {}
    for one in results:
        if one.sides:
            played.setdefault(one.rated_as, []).append(RatedGame(one.game, one.moment, one.sides))
    return {key: rate(games) for key, games in played.items()}
