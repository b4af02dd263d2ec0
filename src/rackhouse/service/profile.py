"""Somebody's profile: their games, ratings over time, records, and how they did against whom.

It is worked out from the results of their games whenever it is asked for. What others may see is an
allow-list: games that are rated or were open to watch, outside events, and that no player wants
private; and games that they played themselves. The head to head names only opponents whose own
profile can be seen.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.ratings import Rating
from rackhouse.service.errors import ConflictError, UnknownPersonError
from rackhouse.service.own_result import ENGINE, OwnResult, bests_of, kinds_of, outcome_of
from rackhouse.service.profile_values import (
    BestShown,
    OpponentShown,
    PersonProfile,
    PlayedLine,
    RatingCourse,
    RatingPoint,
    SideOfGame,
)
from rackhouse.service.rated_games import RatedKind
from rackhouse.service.results import work_out_played

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rackhouse.ratings import RatedSide, Ratings
    from rackhouse.service.games import Games
    from rackhouse.service.profile_values import Outcome, ProfileFilter, RecordKind
    from rackhouse.service.rated_games import RatedGames
    from rackhouse.service.values import Account, GameId, GameInfo, Person, PersonId, PlayedGame

MOST_GAMES: Final = 10_000
"""How many of somebody's last games a profile goes back."""
PAGE: Final = 20
"""How many games are listed at once."""
MOST_POINTS: Final = 300
"""How many points of a rating are shown, which is more than a screen can tell apart."""
MOST_OPPONENTS: Final = 50
_DAY: Final = 24 * 3600 * 1000


class Profiles:
    """The profiles of a hall's people."""

    def __init__(self, games: Games, rated: RatedGames) -> None:
        self._games = games
        self._store = games.store
        self._rated = rated

    async def profile(
        self, reader: PersonId | None, person: PersonId, asked: ProfileFilter
    ) -> PersonProfile:
        """Somebody's profile, as somebody else or they themselves may see it.

        Raises:
            UnknownPersonError: if there is none that the reader may see.
        """
        who, account = await self._seen_by(reader, person)
        is_whole = await work_out_played(self._games, person)
        ratings, now = await self._rated.now(), self._games.clock.now()
        known, chosen, fitting = await self._chosen(reader, person, asked)
        # Thousands of games take a moment, and others are served meanwhile.
        outcomes, bests, tallies = await asyncio.to_thread(_added_up, chosen, fitting)
        listed = [one for _, one in bests.values()] + chosen[:PAGE]
        frequent = sorted(tallies, key=lambda met: -tallies[met].games)[:MOST_OPPONENTS]
        around = await self._around(reader, person, listed, frequent)
        return PersonProfile(
            person=person,
            name=who.name,
            since=who.created,
            is_own=reader == person,
            is_shown=account is not None and account.is_profile_shown,
            has_account=account is not None,
            is_whole=is_whole,
            kinds=kinds_of(known),
            games=len(chosen),
            won=outcomes["won"],
            shared=outcomes["shared"],
            lost=outcomes["lost"],
            points=sum(one.own.score for one in chosen),
            ratings=_courses(ratings, person, asked, now),
            bests=tuple(
                BestShown(kind, value, *_where(kind, one), around.line(one))
                for kind, (value, one) in bests.items()
            ),
            opponents=tuple(
                around.opponent(met, tallies[met]) for met in frequent if around.may_name(met)
            ),
            latest=tuple(around.line(one) for one in chosen[:PAGE]),
        )

    async def more_games(
        self, reader: PersonId | None, person: PersonId, asked: ProfileFilter, after: int
    ) -> tuple[PlayedLine, ...]:
        """The games on a profile after so many of them, the latest first.

        Raises:
            UnknownPersonError: if there is no profile that the reader may see.
        """
        await self._seen_by(reader, person)
        _, chosen, _ = await self._chosen(reader, person, asked)
        page = chosen[after : after + PAGE]
        around = await self._around(reader, person, page, ())
        return tuple(around.line(one) for one in page)

    async def show(self, person: PersonId, *, is_shown: bool) -> None:
        """Let others see somebody's profile, or keep it to themselves.

        Raises:
            ConflictError: if they have no account, without which there is nothing to see.
        """
        if await self._store.account_of(person) is None:
            raise ConflictError("service-profile-needs-account")
        await self._store.show_profile(person, is_shown=is_shown)

    async def _seen_by(
        self, reader: PersonId | None, person: PersonId
    ) -> tuple[Person, Account | None]:
        """Who it is; somebody who shows no profile and nobody at all are not told apart."""
        who = await self._store.person(person)
        account = await self._store.account_of(person)
        is_shown = account is not None and account.is_profile_shown
        if who is None or not (reader == person or is_shown):
            raise UnknownPersonError("service-no-profile")
        return who, account

    async def _chosen(
        self, reader: PersonId | None, person: PersonId, asked: ProfileFilter
    ) -> tuple[list[OwnResult], list[OwnResult], list[OwnResult]]:
        """The games that a reader may know of, those asked for, and those against anybody."""
        played = await self._store.played_games(person, MOST_GAMES)
        now = self._games.clock.now()
        return await asyncio.to_thread(_sifted, played, reader, person, asked, now)

    async def _around(
        self,
        reader: PersonId | None,
        person: PersonId,
        listed: Sequence[OwnResult],
        met: Iterable[str],
    ) -> _Around:
        """What some games and opponents are called; asked of the store once for all of them."""
        people = {who for one in listed for side in one.result.sides for who in side.people}
        people |= {who for who in met if not who.startswith(ENGINE)}
        persons = tuple(sorted(people))
        kinds = {one.result.rated_as for one in listed} - {""}
        games = {one.result.game for one in listed}
        ratings = await self._rated.now()
        return _Around(
            reader,
            is_own=reader == person,
            names={one.id: one.name for one in await self._store.people(persons)},
            shown=await self._store.with_profile(persons),
            infos=await self._store.infos(tuple(games)),
            changes={
                step.game.id: step.change
                for kind in kinds
                if kind in ratings
                for step in ratings[kind].steps.get(person, ())
                if step.game.id in games
            },
        )


class _Tally(msgspec.Struct):
    """What somebody's games against one opponent add up to."""

    won: int = 0
    shared: int = 0
    lost: int = 0
    points: int = 0
    against: int = 0

    @property
    def games(self) -> int:
        return self.won + self.shared + self.lost

    def count(self, own: RatedSide, other: RatedSide) -> None:
        outcome = outcome_of(own.place, other.place)
        setattr(self, outcome, getattr(self, outcome) + 1)
        self.points += own.score
        self.against += other.score


class _Around(msgspec.Struct, frozen=True):
    """The names of those in some games, who of them has a profile, and what the games changed."""

    reader: PersonId | None
    is_own: bool
    names: dict[PersonId, str]
    shown: frozenset[PersonId]
    infos: dict[GameId, GameInfo]
    changes: dict[GameId, int]

    def may_name(self, met: str) -> bool:
        """Whether the head to head names an opponent to the reader."""
        is_known = met.startswith(ENGINE) or met == self.reader or met in self.shown
        return is_known or (self.is_own and met in self.names)

    def opponent(self, met: str, tally: _Tally) -> OpponentShown:
        is_engine = met.startswith(ENGINE)
        return OpponentShown(
            id=met,
            name=met.removeprefix(ENGINE) if is_engine else self.names.get(met, ""),
            is_engine=is_engine,
            profile=met if met in self.shown else "",
            won=tally.won,
            shared=tally.shared,
            lost=tally.lost,
            points=tally.points,
            against=tally.against,
        )

    def line(self, one: OwnResult) -> PlayedLine:
        return PlayedLine(
            game=one.result.game,
            at=one.result.moment,
            title=one.told.title,
            pace=one.told.pace,
            outcome=one.outcome,
            score=one.own.score,
            others=tuple(self._side(one, at, side) for at, side in one.others),
            is_rated=bool(one.result.rated_as),
            change=self.changes.get(one.result.game, 0),
        )

    def _side(self, one: OwnResult, seat: int, side: RatedSide) -> SideOfGame:
        info = self.infos[one.result.game]
        entered = info.names[seat] if info.event and seat < len(info.names) else ""
        engine = one.told.sides[seat].engine
        named = tuple(filter(None, (self.names.get(who, "") for who in side.people)))
        alone = side.people[0] if len(side.people) == 1 else ""
        return SideOfGame(
            # At an event people go by the name they were entered with.
            (engine,) if engine else (entered,) if entered else named,
            profile=alone if alone in self.shown and not entered else "",
            score=side.score,
            is_engine=bool(engine),
        )


def _sifted(
    played: tuple[PlayedGame, ...],
    reader: PersonId | None,
    person: PersonId,
    asked: ProfileFilter,
    now: int,
) -> tuple[list[OwnResult], list[OwnResult], list[OwnResult]]:
    found = [OwnResult(one, person) for one in played]
    known = [one for one in found if reader == person or one.may_see(reader)]
    fitting = [one for one in known if one.fits(asked, now)]
    met = asked.against
    return known, [one for one in fitting if one.met(met)] if met else fitting, fitting


def _added_up(
    chosen: list[OwnResult], fitting: list[OwnResult]
) -> tuple[Counter[Outcome], dict[RecordKind, tuple[int, OwnResult]], dict[str, _Tally]]:
    tallies: defaultdict[str, _Tally] = defaultdict(_Tally)
    for one in fitting:
        for at, side in one.others:
            for met in one.opponents(side, at):
                tallies[met].count(one.own, side)
    return Counter(one.outcome for one in chosen), bests_of(chosen), dict(tallies)


def _where(kind: RecordKind, one: OwnResult) -> tuple[str, int]:
    """What a record was, and in which turn."""
    best = one.highlights
    if kind == "play":
        return best.play, best.play_turn
    return (best.word, best.word_turn) if kind == "word" else ("", 0)


def _courses(
    ratings: dict[str, Ratings], person: PersonId, asked: ProfileFilter, now: int
) -> tuple[RatingCourse, ...]:
    """Somebody's ratings of the kinds asked for, those of the most games first."""
    since = now - asked.days * _DAY if asked.days else 0
    found = []
    for key, all_of_kind in ratings.items():
        kind, steps = RatedKind.of(key), all_of_kind.steps.get(person, ())
        if not steps or any(
            wish not in ("", own)
            for wish, own in (
                (asked.sheet, kind.sheet), (asked.words, kind.words), (asked.pace, kind.pace)
            )
        ):  # fmt: skip
            continue
        rating: Rating = all_of_kind.of(person)
        settled = [step.after for step in steps if not step.after.is_provisional]
        highest = max(settled or [step.after for step in steps], key=lambda one: one.shown)
        recent = [step for step in steps[-MOST_POINTS:] if step.game.at >= since]
        found.append(
            RatingCourse(
                *(kind.sheet, kind.title, kind.words, kind.pace, rating.shown, rating.doubt),
                *(rating.is_provisional, rating.games, highest.shown),
                tuple(RatingPoint(one.game.at, one.after.shown, one.change) for one in recent),
            )
        )
    return tuple(sorted(found, key=lambda one: (-one.games, one.sheet, one.words, one.pace)))
