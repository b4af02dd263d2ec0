"""Rated games outside events: which may be, what they count, and the ratings that follow.

A rating is never stored. A finished game's result is worked out from its record when somebody next
asks for ratings, by whichever process is asked, and stored under the game's ID: so it counts once,
whatever happened meanwhile, and can be worked out again.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from rackhouse.errors import IllegalError
from rackhouse.ratings import RatedGame, RatedSide, Ratings, rate
from rackhouse.record import Actor, facts
from rackhouse.rules import Sheet
from rackhouse.rules.model import DAY
from rackhouse.service.tokens import stable_id
from rackhouse.service.values import RatedResult

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackhouse.record import RecordEntry
    from rackhouse.referee import GamePlan
    from rackhouse.rules import Rules
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId, PersonId

Pace: TypeAlias = Literal["fast", "slow", "days", "untimed"]
"""How much time there is; ratings are kept apart by it."""
FAST: Final = 10 * 60
"""Seconds for a whole game up to which it is fast."""
TURNS: Final = 13
"""About how many turns a side has in a game, to compare limits of a turn with a clock."""
FREE_SETTINGS: Final = ("turn.", "clocks.", "round.", "challenge.ruled_by")
"""What may be set otherwise than the sheet has it: time, and that a list rules."""
_AT_ONCE: Final = 50


class RatedKind(msgspec.Struct, frozen=True):
    """What ratings are compared within: the sheet, the word list and the pace."""

    sheet: str
    words: str
    pace: str

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


def pace_of(rules: Rules) -> Pace:
    """The pace of a game under some rules.

    >>> pace_of(Sheet.named("base").rules)
    'untimed'
    >>> from rackhouse.rules.pace import DaysPace
    >>> sheet = Sheet.named("base")
    >>> pace_of(sheet.with_values(DaysPace(3).settings(sheet.rules)).rules)
    'days'
    """
    if rules.turn.limit != "none" and rules.turn.seconds >= DAY:
        return "days"
    if rules.clocks.use == "on":
        return "fast" if rules.clocks.seconds <= FAST else "slow"
    if rules.turn.limit != "none":
        return "fast" if rules.turn.seconds * TURNS <= FAST else "slow"
    return "untimed"


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


def without_name(person: PersonId) -> PersonId:
    """Who stands in a result in the place of somebody who has been erased."""
    return stable_id(f"nobody {person}")


def sides_of(live: LiveGame, known: set[PersonId]) -> tuple[RatedSide, ...]:
    """What a finished game counts for the people at it; empty if it counts for nobody.

    ``known`` are those who have not been erased.
    """
    state = live.state
    if not state.places or state.undecided:
        return ()
    sides: list[RatedSide] = []
    for seat, place in enumerate(state.places):
        held = sorted(live.holders_at(Actor.seat_at(seat)))
        people = tuple(one if one in known else without_name(one) for one in held)
        plays = [
            line.score
            for line in state.tally
            if line.seat == seat and line.kind == "play" and not line.withdrawn
        ]
        sides.append(RatedSide(people, state.sides[seat].score, place, max(plays, default=None)))
    everybody = [person for side in sides for person in side.people]
    is_sound = all(side.people for side in sides) and len(set(everybody)) == len(everybody)
    return tuple(sides) if is_sound and len(sides) > 1 else ()


def ended_at(entries: Iterable[RecordEntry]) -> int:
    """When the last turn of a game was over."""
    return max((one.at for one in entries if isinstance(one.fact, facts.GameEnded)), default=0)


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
            await self._catch_up()
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
                title = Sheet.named(kind.sheet).rules.title
                shown.append(
                    PersonRating(
                        kind.sheet, title, kind.words, kind.pace, rating.shown, rating.doubt,
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

    async def _catch_up(self) -> None:
        """Store what games count that have ended since."""
        while found := await self.games.store.unrated_games(_AT_ONCE):
            for game in found:
                await self.games.store.set_result(await self._result_of(game))

    async def _result_of(self, game: GameId) -> RatedResult:
        live = await self.games.get(game)
        async with live.lock:
            await self.games.refresh_people(live)
            number, entries = live.number, await self.games.entries_after(live, 0)
            sides = sides_of(live, set(live.names))
        return RatedResult(game, number, live.info.rated_as, ended_at(entries), sides)


def _folded(results: tuple[RatedResult, ...]) -> dict[str, Ratings]:
    played: dict[str, list[RatedGame]] = {}
    for one in results:
        if one.sides:
            played.setdefault(one.rated_as, []).append(RatedGame(one.game, one.moment, one.sides))
    return {key: rate(games) for key, games in played.items()}
