"""Players across events: their pages, the list, and who is the same player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from rackhouse.desk.claims import Claim, check_once, claims_on, is_accepted_at_once
from rackhouse.desk.player_book import is_found
from rackhouse.desk.values import ALONE, EventId, SamePlayer, UnknownEventError
from rackhouse.ratings import Profile, RatedGame, Rating, profile_of

if TYPE_CHECKING:
    from rackhouse.desk.events import Events
    from rackhouse.desk.live import LiveEvent
    from rackhouse.desk.player_book import Appearance, PlayerBook, PlayerBooks
    from rackhouse.desk.ports import DeskStore
    from rackhouse.service.values import PersonId

MOST_LISTED = 200
MOST_HISTORY = 200
NO_PLAYER = "desk-no-player"


class RatingShown(msgspec.Struct, frozen=True):
    """A rating, and how uncertain it is."""

    points: int
    doubt: int
    games: int
    is_provisional: bool


class PlayerLine(msgspec.Struct, frozen=True):
    """A player as the list has them."""

    player: str
    name: str
    rating: RatingShown


class PlayedSide(msgspec.Struct, frozen=True):
    """A side of a game: who was on it, and its score."""

    players: tuple[str, ...]
    names: tuple[str, ...]
    score: int
    place: int
    best_play: int | None


class PlayedShown(msgspec.Struct, frozen=True):
    """A game that somebody played."""

    event: EventId
    title: str
    """The title of the event."""
    match: int
    at: int
    own: PlayedSide
    others: tuple[PlayedSide, ...]
    rating: int
    """The rating after it."""
    change: int


class MetShown(msgspec.Struct, frozen=True):
    """Somebody's record against one opponent."""

    player: str
    name: str
    games: int
    won: int
    shared: int
    lost: int
    points: int
    against: int


class PlayerShown(msgspec.Struct, frozen=True):
    """A player's page."""

    player: str
    name: str
    rating: RatingShown
    highest: int
    won: int
    shared: int
    lost: int
    points: int
    history: tuple[PlayedShown, ...]
    """The newest game first."""
    opponents: tuple[MetShown, ...]
    """Most frequent opponents first."""
    high_games: tuple[PlayedShown, ...]
    high_plays: tuple[PlayedShown, ...]
    events: dict[EventId, str]
    """The titles of the events they took part in."""
    claims: tuple[Claim, ...]
    """Claims to be this player; only for those who may answer them."""


class SameAs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which player an entry or a team member is."""

    player: Annotated[str, Meta(max_length=120)]
    """Empty if they are no known player."""
    member: Annotated[str, Meta(max_length=60)] = ALONE


class PlayerNames:
    """The names of players, from their most recently changed event; each is read once."""

    def __init__(self, store: DeskStore, book: PlayerBook) -> None:
        self._store = store
        self._book = book
        self._known: dict[EventId, dict[tuple[int, str], str]] = {}

    async def of(self, player: str) -> str:
        """The name of a player; empty if it is no longer known."""
        for one in self._book.appearances.get(player, ()):
            if name := await self._at(one):
                return name
        return ""

    async def _at(self, one: Appearance) -> str:
        if one.event not in self._known:
            people = await self._store.event_people(one.event)
            self._known[one.event] = {(each.entry, each.member): each.name for each in people}
        return self._known[one.event].get((one.entry, one.member), "")


async def player_shown(
    books: PlayerBooks, player: str, person: PersonId | None = None
) -> PlayerShown:
    """A player's page: rating, history, whom they met, their high games and plays.

    Raises:
        UnknownEventError: if no public event has such a player.
    """
    book = await books.now()
    player = book.same.get(player, player)
    if player not in book.appearances:
        raise UnknownEventError(NO_PLAYER)
    profile, names = profile_of(book.ratings, player), PlayerNames(books.events.store, book)
    steps = {step.game.id: (step.after.shown, step.change) for step in profile.history}

    async def shown(game: RatedGame) -> PlayedShown:
        return await _played(game, player, book, names, steps[game.id])

    return PlayerShown(
        player=player,
        name=await names.of(player),
        rating=rating_shown(profile.rating),
        highest=profile.highest.shown,
        won=profile.won,
        shared=profile.shared,
        lost=profile.lost,
        points=profile.points,
        history=tuple([await shown(step.game) for step in profile.history[:MOST_HISTORY]]),
        opponents=await _opponents(profile, names),
        high_games=tuple([await shown(game) for game in profile.high_games]),
        high_plays=tuple([await shown(game) for game in profile.high_plays]),
        events={one.event: book.titles[one.event] for one in book.appearances[player]},
        claims=await claims_on(books, person, player),
    )


async def players_listed(books: PlayerBooks, letters: str = "") -> tuple[PlayerLine, ...]:
    """Rated players found by a few letters, the strongest first, provisional ratings last."""
    book = await books.now()
    names, found = PlayerNames(books.events.store, book), list[PlayerLine]()
    for player, rating in book.ratings.table():
        name = await names.of(player)
        if is_found(name, letters):
            found.append(PlayerLine(player, name, rating_shown(rating)))
        if len(found) == MOST_LISTED:
            break
    return tuple(found)


async def say_same(
    books: PlayerBooks, person: PersonId, event: EventId, as_: str, entry: int, same: SameAs
) -> None:
    """Claim that somebody at an event is a player known from another; for the office.

    It counts once it is accepted, which it is at once if nobody has to be asked.

    Raises:
        IllegalError: if it is the same person, or somebody of the same event.
    """
    live = await office_of(books.events, person, event, as_, entry)
    if same.member not in (live.book.state.entries[entry].members or (ALONE,)):
        raise UnknownEventError("desk-member-unknown")
    said = SamePlayer(event, entry, same.member, same.player)
    if same.player:
        book = await books.now()
        player = book.same.get(same.player, same.player)
        if player not in book.appearances:
            raise UnknownEventError(NO_PLAYER)
        check_once(book, said, player)
        at_once = await is_accepted_at_once(books.events.store, person, said, book.home_of(player))
        said = replace(said, is_accepted=at_once)
    await books.events.store.set_same_player(said)


async def office_of(
    events: Events, person: PersonId, event: EventId, as_: str, entry: int
) -> LiveEvent:
    """The event, if somebody may say there who an entry is."""
    live = await events.for_office(person, event, as_, "desk-matching-not-yours")
    if entry not in live.book.state.entries:
        raise UnknownEventError("desk-no-entry", number=entry)
    return live


async def _opponents(profile: Profile, names: PlayerNames) -> tuple[MetShown, ...]:
    return tuple(
        [
            MetShown(
                player=one.opponent,
                name=await names.of(one.opponent),
                games=one.games,
                won=one.won,
                shared=one.shared,
                lost=one.lost,
                points=one.points,
                against=one.against,
            )
            for one in profile.opponents
        ]
    )


async def _played(
    game: RatedGame, player: str, book: PlayerBook, names: PlayerNames, after: tuple[int, int]
) -> PlayedShown:
    sides = [
        PlayedSide(
            side.people,
            tuple([await names.of(one) for one in side.people]),
            side.score,
            side.place,
            side.best_play,
        )
        for side in game.sides
    ]
    own = next(side for side in sides if player in side.players)
    rating, change = after
    return PlayedShown(
        event=game.event,
        title=book.titles[game.event],
        match=int(game.id.rpartition("/")[2]),
        at=game.at,
        own=own,
        others=tuple(side for side in sides if side is not own),
        rating=rating,
        change=change,
    )


def rating_shown(rating: Rating) -> RatingShown:
    """A rating as pages show it."""
    return RatingShown(rating.shown, rating.doubt, rating.games, rating.is_provisional)
