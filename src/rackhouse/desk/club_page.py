"""A club's page: its events, its players, their records, and the tables of its seasons.

Within one club people with the same name are the same player, unless two of that name met at one
event. Across clubs only what a desk has confirmed counts.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

import msgspec

from rackhouse.contest.season import SeasonMeasure, SeasonResult, event_points, season_table
from rackhouse.contest.standings import half_wins, standings
from rackhouse.desk.club_values import ClubId, Season
from rackhouse.desk.clubs import club_of
from rackhouse.desk.player_book import PLAYED, players_at, rated_games
from rackhouse.desk.values import Card, EventId
from rackhouse.strip_accents import strip_accents

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackhouse.contest import Book
    from rackhouse.desk.club_values import Club
    from rackhouse.desk.events import Events
    from rackhouse.desk.player_book import PlayerBook, PlayerBooks
    from rackhouse.ratings import RatedGame
    from rackhouse.service.values import PersonId

MOST_RECORDS = 5


class ClubCard(msgspec.Struct, frozen=True):
    """A club in the list."""

    club: ClubId
    name: str
    events: int
    is_organiser: bool


class ClubEvent(Card, frozen=True):
    """An event of a club."""

    event: EventId
    winners: tuple[str, ...]
    """Who won each division, once the event is over."""


class ClubPlayer(msgspec.Struct, frozen=True):
    """Somebody who plays at a club."""

    player: str
    name: str
    events: int
    games: int
    won: int


class ClubRecord(msgspec.Struct, frozen=True):
    """A record of a club: the figure, whose it is, and at which event."""

    figure: int
    names: tuple[str, ...]
    against: tuple[str, ...]
    event: EventId
    title: str


class ClubRecords(msgspec.Struct, frozen=True):
    """The best of a club, the highest first."""

    high_games: tuple[ClubRecord, ...]
    high_plays: tuple[ClubRecord, ...]
    widest_wins: tuple[ClubRecord, ...]


class SeasonScore(msgspec.Struct, frozen=True):
    """What an event gave to somebody."""

    event: EventId
    points: str
    is_counted: bool


class SeasonRow(msgspec.Struct, frozen=True):
    """One player's line of a season's table."""

    place: int
    player: str
    name: str
    points: str
    spread: int
    scores: tuple[SeasonScore, ...]


class SeasonShown(msgspec.Struct, frozen=True):
    """A season and its table."""

    title: str
    first: date
    last: date
    best: int
    by: SeasonMeasure
    events: tuple[EventId, ...]
    rows: tuple[SeasonRow, ...]


class ClubShown(msgspec.Struct, frozen=True):
    """A club's page."""

    club: ClubId
    name: str
    about: str
    is_organiser: bool
    organisers: int
    events: tuple[ClubEvent, ...]
    """The newest first."""
    seasons: tuple[SeasonShown, ...]
    """The newest first."""
    players: tuple[ClubPlayer, ...]
    """Most frequent guests first."""
    records: ClubRecords


async def clubs_listed(events: Events, person: PersonId | None) -> tuple[ClubCard, ...]:
    """Every club, one's own first."""
    cards = [
        ClubCard(club.id, club.terms.name, len(club.events), person in club.organisers)
        for club in await events.store.clubs()
    ]
    return tuple(sorted(cards, key=lambda one: (not one.is_organiser, one.name.casefold())))


async def club_shown(books: PlayerBooks, club: ClubId, person: PersonId | None) -> ClubShown:
    """A club as anybody sees it.

    Raises:
        UnknownEventError: if there is no such club.
    """
    found = await club_of(books.events, club)
    known = await books.now()
    nights = await _nights(books.events, found)
    return await asyncio.to_thread(_shown, found, person, known, nights)


class _Night(msgspec.Struct, frozen=True):
    """An event of a club with all that its page needs."""

    id: EventId
    card: Card
    day: date
    book: Book
    names: dict[tuple[int, str], str]


async def _nights(events: Events, club: Club) -> list[_Night]:
    """The public events of a club, the oldest first."""
    found = []
    for id_ in club.events:
        live = await events.get(id_)
        if not live.info.settings.is_listed:
            continue
        kept = await events.store.events.kept(id_)
        if kept is None:
            continue
        card = kept.standing.card
        made = datetime.fromtimestamp(live.info.created / 1000, UTC).date()
        day = date.fromisoformat(card.last_day) if card.last_day else made
        people = await events.store.event_people(id_)
        names = {(one.entry, one.member): one.name for one in people}
        found.append(_Night(id_, card, day, live.book, names))
    return sorted(found, key=lambda one: (one.day, one.id))


def _shown(
    club: Club, person: PersonId | None, known: PlayerBook, nights: list[_Night]
) -> ClubShown:
    who = _Members(known, nights)
    games = [(night, game) for night in nights for game in rated_games(night.id, night.book)]
    seasons = sorted(club.terms.seasons, key=lambda one: (one.last, one.first), reverse=True)
    return ClubShown(
        club.id,
        club.terms.name,
        club.terms.about,
        person in club.organisers,
        len(club.organisers),
        tuple(_event(night) for night in reversed(nights)),
        tuple(_season(season, nights, who) for season in seasons),
        _players(nights, games, who),
        _records(games, who),
    )


class _Members:
    """Who is who at a club."""

    def __init__(self, known: PlayerBook, nights: Iterable[_Night]) -> None:
        self.names: dict[str, str] = {}
        self._same: dict[str, str] = {}
        shared: set[str] = set()
        named: defaultdict[str, list[str]] = defaultdict(list)
        for night in nights:
            there = _people(night)
            here = Counter(strip_accents(name) for name in there.values())
            shared |= {name for name, count in here.items() if count > 1}
            for player, name in there.items():
                own = known.same.get(player, player)
                self._same[player] = own
                if name:
                    self.names[own] = name
                    named[strip_accents(name)].append(own)
        by_name = {
            one: people[0] for name, people in named.items() if name not in shared for one in people
        }
        self._same = {player: by_name.get(own, own) for player, own in self._same.items()}

    def of(self, player: str) -> str:
        """The player that somebody at an event is."""
        return self._same.get(player, player)

    def called(self, players: Iterable[str]) -> tuple[str, ...]:
        """The names of people; empty for somebody who was erased."""
        return tuple(self.names.get(self.of(one), "") for one in players)


def _people(night: _Night) -> dict[str, str]:
    """Everybody at an event by their player id there, with their names."""
    state, found = night.book.state, {}
    for number, entry in state.entries.items():
        people = players_at(night.id, state, number)
        for player, member in zip(people, entry.members or ("",), strict=False):
            found[player] = night.names.get((number, member), "")
    return found


def _event(night: _Night) -> ClubEvent:
    state, winners = night.book.state, list[str]()
    if night.card.stage == "certified":
        for division in state.divisions:
            winners += [
                night.names.get((row.entry, ""), "")
                for row in standings(state, division)
                if row.place == 1 and row.played
            ]
    card = msgspec.structs.asdict(night.card)
    return ClubEvent(**card, event=night.id, winners=tuple(filter(None, winners)))


def _season(season: Season, nights: Iterable[_Night], who: _Members) -> SeasonShown:
    held = [night for night in nights if season.first <= night.day <= season.last]
    results = list[SeasonResult]()
    for night in held:
        points: dict[str, tuple[int, int]] = {}
        for entry, (halves, spread) in event_points(night.book.state, season.by).items():
            for player in players_at(night.id, night.book.state, entry):
                own = who.of(player)
                before = points.get(own, (0, 0))
                points[own] = (before[0] + halves, before[1] + spread)
        results += [SeasonResult(one, night.id, *given) for one, given in points.items()]
    rows = tuple(
        SeasonRow(
            line.place,
            line.player,
            who.names.get(line.player, ""),
            half_wins(line.halves),
            line.spread,
            tuple(
                SeasonScore(one.event, half_wins(one.halves), one.is_counted)
                for one in line.results
            ),
        )
        for line in season_table(results, season.best)
    )
    return SeasonShown(
        season.title,
        season.first,
        season.last,
        season.best,
        season.by,
        tuple(night.id for night in held),
        rows,
    )


def _players(
    nights: Iterable[_Night], games: Iterable[tuple[_Night, RatedGame]], who: _Members
) -> tuple[ClubPlayer, ...]:
    visits, played, won = Counter[str](), Counter[str](), Counter[str]()
    for night in nights:
        visits.update({who.of(player) for player in _active(night)})
    for _, game in games:
        for side in game.sides:
            best = min(other.place for other in game.sides if other is not side)
            for player in map(who.of, side.people):
                played[player] += 1
                won[player] += side.place < best
    found = [
        ClubPlayer(player, who.names.get(player, ""), count, played[player], won[player])
        for player, count in visits.items()
    ]
    return tuple(sorted(found, key=lambda one: (-one.events, -one.won, one.name.casefold())))


def _active(night: _Night) -> Iterable[str]:
    """Those who played at an event, not those who only signed up."""
    state = night.book.state
    for number, result in state.results.items():
        if result.kind in PLAYED:
            for entry in state.pairings[number].sides:
                if entry not in result.absent:
                    yield from players_at(night.id, state, entry)


def _records(games: list[tuple[_Night, RatedGame]], who: _Members) -> ClubRecords:
    high_games, high_plays, widest = list[ClubRecord](), list[ClubRecord](), list[ClubRecord]()
    for night, game in games:
        for side in game.sides:
            others = [other for other in game.sides if other is not side]
            against = who.called(one for other in others for one in other.people)

            def record(
                figure: int,
                people: tuple[str, ...] = side.people,
                against: tuple[str, ...] = against,
                night: _Night = night,
            ) -> ClubRecord:
                return ClubRecord(figure, who.called(people), against, night.id, night.card.title)

            high_games.append(record(side.score))
            if side.best_play:
                high_plays.append(record(side.best_play))
            margin = side.score - max(other.score for other in others)
            if margin > 0 and side.place == 1:
                widest.append(record(margin))
    return ClubRecords(_best(high_games), _best(high_plays), _best(widest))


def _best(records: Iterable[ClubRecord]) -> tuple[ClubRecord, ...]:
    return tuple(sorted(records, key=lambda one: -one.figure)[:MOST_RECORDS])
