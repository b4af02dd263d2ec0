"""The events of a hall as the desk sees them: questions to a reader, changes to a writer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.errors import IllegalError
from rackhouse.store import events, letters, same_players

if TYPE_CHECKING:
    from rackhouse.desk.values import (
        EventAppend,
        EventId,
        EventInfo,
        EventPerson,
        EventStanding,
        KeptEvent,
        Letter,
        NewEvent,
        RoleHeld,
        RoleLink,
        SamePlayer,
        TableGame,
    )
    from rackhouse.service.values import (
        Appended,
        GameId,
        GameInfo,
        PersonId,
        Receipt,
        Standing,
        StoredEntry,
        TokenHash,
    )
    from rackhouse.store.reader import Reader
    from rackhouse.store.writer import Writer


class KeptEvents:
    """Events in a database; see :class:`rackhouse.desk.ports.EventStore` for the promises."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def add_event(self, event: NewEvent) -> None:
        """Keep a new event, all of it or nothing."""
        check_numbers(0, event.lines, event.standing.number)
        await self._writer.write(lambda c: events.add_event(c, event))

    async def append_event(self, append: EventAppend) -> Appended:
        """Add lines to an event if its last number is still the one expected."""
        check_numbers(append.expected, append.lines, append.standing.number)
        return await self._writer.append(events.addition_of(append))

    async def event(self, event: EventId) -> KeptEvent | None:
        """An event, its lines aside."""
        return await self._reader.read(lambda c: events.event(c, event))

    async def event_lines(self, event: EventId, after: int = 0) -> tuple[StoredEntry, ...]:
        """The lines of an event after a number."""
        return await self._reader.read(lambda c: events.lines(c, event, after))

    async def event_receipt(self, event: EventId, command: str, sender: PersonId) -> Receipt | None:
        """What a command came to, if it was carried out."""
        return await self._reader.read(lambda c: events.receipt(c, event, command, sender))

    async def set_event_info(self, info: EventInfo) -> None:
        """Keep what no line says of an event."""
        await self._writer.write(lambda c: events.set_info(c, info))

    async def events_of(
        self, person: PersonId, *, limit: int
    ) -> tuple[tuple[EventInfo, EventStanding], ...]:
        """The events that somebody has a role at."""
        return await self._reader.read(lambda c: events.events_of(c, person, limit))

    async def listed_events(self, *, limit: int) -> tuple[tuple[EventInfo, EventStanding], ...]:
        """The events that anybody finds."""
        return await self._reader.read(lambda c: events.listed_events(c, limit))

    async def recent_events(self, since: int, limit: int) -> tuple[EventId, ...]:
        """The events that have changed since a moment."""
        return await self._reader.read(lambda c: events.recent(c, since, limit))

    async def due_events(self, now: int, limit: int) -> tuple[EventId, ...]:
        """Events in which something is due by now."""
        return await self._reader.read(lambda c: events.due(c, now, limit))

    async def next_event_due(self) -> int | None:
        """When something is due next in any event."""
        return await self._reader.read(events.next_due)

    # Who is who

    async def event_people(self, event: EventId) -> tuple[EventPerson, ...]:
        """Who the entries of an event are."""
        return await self._reader.read(lambda c: events.people(c, event))

    async def set_event_people(self, people: tuple[EventPerson, ...]) -> None:
        """Say who entries are."""
        await self._writer.write(lambda c: events.set_people(c, people))

    async def forget_event_people(self, event: EventId, entry: int) -> None:
        """Forget who an entry is."""
        await self._writer.write(lambda c: events.forget_people(c, event, entry))

    async def same_players(self) -> tuple[SamePlayer, ...]:
        """Who is the same person at several events."""
        return await self._reader.read(same_players.players)

    async def set_same_player(self, same: SamePlayer) -> None:
        """Say who somebody is."""
        await self._writer.write(lambda c: same_players.set_player(c, same))

    async def event_roles(self, event: EventId) -> tuple[RoleHeld, ...]:
        """Who has which role at an event."""
        return await self._reader.read(lambda c: events.roles(c, event))

    async def add_event_role(self, role: RoleHeld) -> bool:
        """Give somebody a role, unless its link was revoked."""
        return await self._writer.write(lambda c: events.add_role(c, role))

    async def remove_event_role(self, role: RoleHeld) -> None:
        """Take a role away."""
        await self._writer.write(lambda c: events.remove_role(c, role))

    async def add_event_link(self, link: RoleLink) -> None:
        """Keep a link that gives a role."""
        await self._writer.write(lambda c: events.add_link(c, link))

    async def event_link(self, token: TokenHash) -> RoleLink | None:
        """The link with that secret, if it still stands."""
        return await self._reader.read(lambda c: events.link(c, token))

    async def event_links(self, event: EventId) -> tuple[RoleLink, ...]:
        """All links of an event."""
        return await self._reader.read(lambda c: events.links(c, event))

    async def revoke_event_links(
        self, event: EventId, links: tuple[str, ...], fell_with: str = ""
    ) -> None:
        """Make links bad, and take away the roles that came by them."""
        await self._writer.write(lambda c: events.revoke_links(c, event, links, fell_with))

    # Games and letters

    async def add_event_game(self, game: TableGame) -> None:
        """Note in which game a pairing is played."""
        await self._writer.write(lambda c: events.add_game(c, game))

    async def event_games(self, event: EventId) -> tuple[tuple[TableGame, GameInfo, Standing], ...]:
        """The games of an event and where they stand."""
        return await self._reader.read(lambda c: events.games(c, event))

    async def event_of_game(self, game: GameId) -> TableGame | None:
        """The pairing that is played in a game."""
        return await self._reader.read(lambda c: events.event_of_game(c, game))

    async def see_game(self, game: GameId, seen: int) -> None:
        """Note up to which fact an event has taken notice of a game."""
        await self._writer.write(lambda c: events.set_seen(c, game, seen))

    async def unseen_games(self) -> tuple[TableGame, ...]:
        """The games that have moved on since their event last took notice of them."""
        return await self._reader.read(events.unseen_games)

    async def letters(self, event: EventId) -> tuple[Letter, ...]:
        """The letters of an event."""
        return await self._reader.read(lambda c: letters.all_of(c, event))

    async def letters_sent(self, event: EventId, since: int) -> int:
        """How many letters of an event were sent since a moment."""
        return await self._reader.read(lambda c: letters.sent(c, event, since))

    async def claim_letters(
        self,
        now: int,
        before: int,
        *,
        limit: int,
        event: EventId = "",
        letter: str = "",
        has_leave: bool = False,
    ) -> tuple[Letter, ...]:
        """Take letters in hand that nobody has sent."""
        wanted = letters.Wanted(limit, event, letter, has_leave)
        return await self._writer.write(lambda c: letters.claim(c, now, before, wanted))

    async def drop_letters(self, event: EventId, most: int) -> None:
        """Keep so many letters that were not sent, the last ones."""
        await self._writer.write(lambda c: letters.drop(c, event, most))

    async def close_letter(self, letter: str, *, sent: int | None, error: str) -> None:
        """Note what became of a letter."""
        await self._writer.write(lambda c: letters.close(c, letter, sent, error))


def check_numbers(expected: int, entries: tuple[StoredEntry, ...], last: int) -> None:
    """Numbers without a gap are what every reader of a log relies on.

    Raises:
        IllegalError: where the numbers do not follow each other.
    """
    numbers = [entry.number for entry in entries]
    if not numbers or numbers != list(range(expected + 1, expected + 1 + len(numbers))):
        raise IllegalError(f"Facts after number {expected} cannot be numbered {numbers}.")
    if last != numbers[-1]:
        raise IllegalError(f"The standing is of fact {last}, and the last fact is {numbers[-1]}.")
