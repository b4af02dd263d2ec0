"""What the desk needs from its store. SQLite and PostgreSQL both provide it."""

from __future__ import annotations

from typing import Protocol

from rackhouse.desk.club_values import Club, ClubId, ClubTerms
from rackhouse.desk.values import (
    Attachments,
    EventId,
    EventInfo,
    EventPerson,
    EventStanding,
    Letter,
    NewEvent,
    Photo,
    RoleHeld,
    RoleLink,
    SamePlayer,
    TableGame,
)
from rackhouse.log.store import LogStore
from rackhouse.service.ports import Store
from rackhouse.service.values import GameId, GameInfo, PersonId, Standing, TokenHash


class EventStore(Protocol):
    """Events, their lines, and everything beside them. When a method returns, it is on disk."""

    @property
    def events(self) -> LogStore[EventInfo, EventStanding, Attachments]:
        """The lines of each event, and where it stands."""

    async def add_event(self, event: NewEvent) -> None:
        """Keep a new event, all of it or nothing."""

    async def set_event_info(self, info: EventInfo) -> None:
        """Store the info of an event, which is in no line."""

    async def delete_event(self, event: EventId) -> None:
        """Delete an event with its lines, people, roles, links and letters; its games stay."""

    async def events_of(
        self, person: PersonId, *, limit: int
    ) -> tuple[tuple[EventInfo, EventStanding], ...]:
        """The events where somebody has a role, the most recently changed first."""

    async def listed_events(self, *, limit: int) -> tuple[tuple[EventInfo, EventStanding], ...]:
        """The public events, the most recently changed first."""

    async def recent_events(self, since: int, limit: int) -> tuple[EventId, ...]:
        """The events changed since a time, the most recently changed first."""

    # who is who

    async def event_people(self, event: EventId) -> tuple[EventPerson, ...]:
        """The people of an event's entries."""

    async def set_event_people(self, people: tuple[EventPerson, ...]) -> None:
        """Store the people of entries, replacing earlier ones."""

    async def forget_event_people(self, event: EventId, entry: int) -> None:
        """Forget who an entry is, its members and its letters; its lines stay."""

    async def same_players(self) -> tuple[SamePlayer, ...]:
        """Who is the same person at several events, of all events."""

    async def set_same_player(self, same: SamePlayer) -> None:
        """Store who somebody is, replacing what was said before."""

    async def event_roles(self, event: EventId) -> tuple[RoleHeld, ...]:
        """Who has which role at an event."""

    async def add_event_role(self, role: RoleHeld) -> bool:
        """Give somebody a role, unless the link it comes by was revoked; whether they have it."""

    async def remove_event_role(self, role: RoleHeld) -> None:
        """Take a role away."""

    async def add_event_link(self, link: RoleLink) -> None:
        """Store a link that gives a role."""

    async def event_link(self, token: TokenHash) -> RoleLink | None:
        """The link with that secret, if it is still valid."""

    async def event_links(self, event: EventId) -> tuple[RoleLink, ...]:
        """All links of an event, the oldest first."""

    async def revoke_event_links(
        self, event: EventId, links: tuple[str, ...], fell_with: str = ""
    ) -> None:
        """Revoke links, and take away the roles that came from them.

        ``fell_with`` is the revoked link that ended them, if they were not revoked themselves.
        """

    # games and letters

    async def add_event_game(self, game: TableGame) -> None:
        """Store the game of a pairing."""

    async def event_games(self, event: EventId) -> tuple[tuple[TableGame, GameInfo, Standing], ...]:
        """The games of an event and their standing, the oldest first."""

    async def event_of_game(self, game: GameId) -> TableGame | None:
        """The pairing of a game."""

    async def see_game(self, game: GameId, seen: int) -> None:
        """Store up to which fact an event has seen a game."""

    async def unseen_games(self) -> tuple[TableGame, ...]:
        """The games with facts that their event has not seen."""

    async def letters(self, event: EventId) -> tuple[Letter, ...]:
        """The letters of an event, the oldest first."""

    async def add_letters(self, letters: tuple[Letter, ...]) -> None:
        """Put letters into the outbox, except those that are there already."""

    async def letters_sent(self, event: EventId, since: int) -> int:
        """How many letters of an event were sent since a time."""

    async def claim_letters(
        self,
        now: int,
        before: int,
        *,
        limit: int,
        event: EventId = "",
        letter: str = "",
        may_mail: bool = False,
    ) -> tuple[Letter, ...]:
        """Claim letters that nobody has claimed, and failed ones claimed before ``before``.

        With ``may_mail``, only those of events that have the hall's permission.

        A letter asked for by name is claimed as soon as it has failed, even if another sender
        claimed it before.
        """

    async def drop_letters(self, event: EventId, most: int) -> None:
        """Keep the newest unsent letters of an event, up to a number; drop the others."""

    async def close_letter(self, letter: str, *, sent: int | None, error: str) -> None:
        """Store whether a letter was sent or failed."""

    # photographs

    async def photos(self, event: EventId) -> tuple[Photo, ...]:
        """The photographs of an event, the oldest first."""

    async def picture(self, event: EventId, photo: str) -> bytes | None:
        """The bytes of a photograph."""

    async def add_photo(self, photo: Photo, picture: bytes) -> None:
        """Store a photograph; it is erased with its event."""

    async def caption_photo(self, event: EventId, photo: str, caption: str) -> bool:
        """Change a caption; whether there is such a photograph."""

    async def remove_photo(self, event: EventId, photo: str) -> bool:
        """Erase a photograph; whether there was one."""


class ClubStore(Protocol):
    """Clubs: each change is on disk when its method returns."""

    async def add_club(self, club: Club) -> None:
        """Keep a new club."""

    async def clubs(self) -> tuple[Club, ...]:
        """All clubs, the oldest first."""

    async def club(self, club: ClubId) -> Club | None:
        """One club."""

    async def club_of_event(self, event: EventId) -> Club | None:
        """The club that an event belongs to."""

    async def set_club_terms(self, club: ClubId, terms: ClubTerms) -> None:
        """Change what a club's organisers write about it."""

    async def set_club_token(self, club: ClubId, token: TokenHash) -> None:
        """Replace the organiser link of a club."""

    async def join_club(self, token: TokenHash, person: PersonId) -> ClubId | None:
        """Make somebody an organiser by the link; ``None`` if it is no longer valid."""

    async def leave_club(self, club: ClubId, person: PersonId) -> None:
        """Remove an organiser."""

    async def delete_club(self, club: ClubId) -> None:
        """Delete a club; its events stay."""

    async def set_event_club(self, event: EventId, club: ClubId | None) -> None:
        """Make an event one of a club's, and of no other."""


class DeskStore(Store, EventStore, ClubStore, Protocol):
    """The whole store of a hall: games and events in one database."""
