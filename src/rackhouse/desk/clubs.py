"""Clubs: founded, changed, shared among organisers; an event belongs to at most one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rackhouse.contest import EventRole
from rackhouse.desk.club_values import Club, ClubTerms
from rackhouse.desk.values import UnknownEventError
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.tokens import hash_of, new_id, new_token
from rackhouse.service.wording import line

if TYPE_CHECKING:
    from rackhouse.desk.club_values import ClubId
    from rackhouse.desk.events import Events
    from rackhouse.desk.values import EventId
    from rackhouse.service.values import PersonId

MOST_OWN = 20
"""How many clubs one person may organise."""
LONGEST_NAME = 100
LONGEST_TITLE = 60


class ClubFounded(msgspec.Struct, frozen=True):
    """A new club, or a new organiser link of one; the secret is shown only once."""

    club: ClubId
    token: str


async def found_club(events: Events, person: PersonId, terms: ClubTerms) -> ClubFounded:
    """Found a club; the founder organises it.

    Raises:
        IllegalError: if they organise too many clubs already.
    """
    tidy = _tidy(terms)
    own = [club for club in await events.store.clubs() if person in club.organisers]
    if len(own) >= MOST_OWN:
        raise IllegalError("desk-club-too-many", most=MOST_OWN)
    chance = events.chance
    token = new_token(chance)
    club = Club(new_id(chance), events.clock.now(), tidy, hash_of(token), (person,), ())
    await events.store.add_club(club)
    return ClubFounded(club.id, token)


async def club_of(events: Events, club: ClubId) -> Club:
    """A club.

    Raises:
        UnknownEventError: if there is none.
    """
    found = await events.store.club(club)
    if found is None:
        raise UnknownEventError("desk-club-unknown")
    return found


async def change_club(events: Events, person: PersonId, club: ClubId, terms: ClubTerms) -> None:
    """Change a club's name, text and seasons."""
    await _organised(events, person, club)
    await events.store.set_club_terms(club, _tidy(terms))


async def close_club(events: Events, person: PersonId, club: ClubId) -> None:
    """Delete a club. Its events stay."""
    await _organised(events, person, club)
    await events.store.delete_club(club)


async def renew_club_link(events: Events, person: PersonId, club: ClubId) -> ClubFounded:
    """A new organiser link; the one before it opens nothing any more."""
    await _organised(events, person, club)
    token = new_token(events.chance)
    await events.store.set_club_token(club, hash_of(token))
    return ClubFounded(club, token)


async def join_club(events: Events, person: PersonId, token: str) -> ClubId:
    """Become an organiser of a club by its link.

    Raises:
        UnknownEventError: if the link was replaced.
    """
    found = await events.store.join_club(hash_of(token), person)
    if found is None:
        raise UnknownEventError("desk-club-link-expired")
    return found


async def leave_club(events: Events, person: PersonId, club: ClubId) -> None:
    """Stop being an organiser of a club.

    Raises:
        IllegalError: if nobody would be left to organise it.
    """
    found = await _organised(events, person, club)
    if len(found.organisers) == 1:
        raise IllegalError("desk-club-last-organiser")
    await events.store.leave_club(club, person)


async def add_club_event(events: Events, person: PersonId, club: ClubId, event: EventId) -> None:
    """Make an event one of a club's; for somebody who organises both.

    Raises:
        IllegalError: if the event is not public.
    """
    await _organised(events, person, club)
    live = await events.get(event)
    who = await events.who(live, person)
    if who.actor.role is not EventRole.ORGANISER:
        raise NotAllowedError("desk-club-event-not-yours")
    if not live.info.settings.is_listed:
        raise IllegalError("desk-club-event-hidden")
    await events.store.set_event_club(event, club)


async def remove_club_event(events: Events, person: PersonId, club: ClubId, event: EventId) -> None:
    """Take an event out of a club; the event itself stays."""
    found = await _organised(events, person, club)
    if event in found.events:
        await events.store.set_event_club(event, None)


async def _organised(events: Events, person: PersonId, club: ClubId) -> Club:
    found = await club_of(events, club)
    if person not in found.organisers:
        raise NotAllowedError("desk-club-not-yours")
    return found


def _tidy(terms: ClubTerms) -> ClubTerms:
    for season in terms.seasons:
        if season.last < season.first:
            raise MalformedError("desk-club-season-days", title=season.title)
    return ClubTerms(
        line(terms.name, "name", LONGEST_NAME),
        terms.about.strip(),
        tuple(
            replace(season, title=line(season.title, "title", LONGEST_TITLE))
            for season in terms.seasons
        ),
    )
