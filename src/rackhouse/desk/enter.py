"""Sign-up: yourself, a team or a family in one form; or many at once by the desk."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from rackhouse.contest import EventActor, EventRole, Refusal, actions
from rackhouse.contest.age import band_for
from rackhouse.contest.book import undone_in
from rackhouse.contest.entry import EntryKind
from rackhouse.contest.state import waiting_list
from rackhouse.desk.create import new_link
from rackhouse.desk.values import ALONE, Attachments, Details, EventPerson, RoleHeld
from rackhouse.desk.wording import division_name, late_in_words
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.log.store import Receipt
from rackhouse.mail import mail_address
from rackhouse.messages import Message, any_of, message
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.tokens import new_id
from rackhouse.service.wording import line

if TYPE_CHECKING:
    from rackhouse.contest import EventState, Line
    from rackhouse.contest.age import Band
    from rackhouse.desk.events import Events
    from rackhouse.desk.live import LiveEvent
    from rackhouse.desk.roles import Who
    from rackhouse.desk.values import EventId, RoleLink
    from rackhouse.service.values import PersonId

LONGEST_NAME = 60
MOST_AT_ONCE = 500
MOST_OF_A_GUEST = 30
"""The most entries of somebody outside the office: a large family, or a few teams."""
_TOO_MANY = message("desk-too-many-entries", most=MOST_OF_A_GUEST)
_Text = Annotated[str, Meta(max_length=200)]


class SignUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sign-up."""

    name: _Text
    kind: EntryKind = "player"
    members: Annotated[tuple[_Text, ...], Meta(max_length=20)] = ()
    """The names of a team's members."""
    division: Annotated[str, Meta(max_length=60)] = ""
    """If empty, the one for the birth date, or the only one."""
    details: Details = msgspec.field(default_factory=Details)
    brings: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=20)] = ()
    has_paid: bool = False
    """Whether the entry fee is paid; in a list from the office only."""


class Entered(msgspec.Struct, frozen=True):
    """The result of a sign-up."""

    entry: int | None
    """Its number; null if it was refused."""
    name: str
    reason: Message | None
    """Why it was refused."""
    token: str
    """The secret of the player's own link; shown only once."""
    waits: int = 0
    """Its place on the waiting list; 0 if it is in."""
    says: tuple[Message, ...] = ()
    """After the start: whom they meet, when, and what changes for others."""


async def enter(
    events: Events,
    person: PersonId,
    event: EventId,
    as_: str,
    name: str,
    sign_ups: tuple[SignUp, ...],
) -> tuple[Entered, ...]:
    """Enter each of these; people who sign themselves up become the players of their entries."""
    live = await events.get(event)
    who = await events.who(live, person, as_)
    own = {one.entry for one in who.roles if one.role is EventRole.PLAYER}
    entered: list[Entered] = []
    for number, sign_up in enumerate(sign_ups, start=1):
        id_ = f"{name}/{number}"
        is_full = not who.is_office and len(own) >= MOST_OF_A_GUEST
        if is_full and await events.rows.receipt(event, id_, person) is None:
            entered.append(Entered(None, sign_up.name[:LONGEST_NAME], _TOO_MANY, ""))
            continue
        one = _entered(events, live, person, who, id_, sign_up)
        entered.append(await events.process.shielded(one))
        own |= {entered[-1].entry} - {None}
    if any(one.entry is not None for one in entered):
        await events.people_changed(live)
    return tuple(entered)


async def enter_together(
    events: Events,
    person: PersonId,
    event: EventId,
    as_: str,
    name: str,
    sign_ups: tuple[SignUp, ...],
) -> tuple[Entered, ...]:
    """Enter a whole list in one action: all of them, or nobody; for the office.

    Raises:
        NotAllowedError: if somebody else asks.
    """
    live = await events.get(event)
    who = await events.who(live, person, as_)
    if not who.is_office:
        raise NotAllowedError("desk-office-only")
    members = tuple(tuple(new_id(events.chance) for _ in one.members) for one in sign_ups)
    refused: list[Entered] = []
    checked: list[SignUp] = []
    commands: list[actions.AddEntry] = []
    tokens: list[str] = []

    def beside(lines: tuple[Line, ...]) -> Attachments:
        people: list[EventPerson] = []
        links: list[RoleLink] = []
        tokens.clear()
        for entry, one, ids in zip(entries_of(lines), checked, members, strict=True):
            link, token = new_link(events, live.id, EventRole.PLAYER, entry)
            people += people_of(live.id, entry, one, ids)
            links.append(link)
            tokens.append(token)
        return Attachments(tuple(people), tuple(links))

    async def entered() -> tuple[Entered, ...]:
        async with live.lock:
            for sign_up, ids in zip(sign_ups, members, strict=True):
                try:
                    one = _checked(sign_up, who)
                    people_of(live.id, 0, one, ids)
                    commands.append(command_of(live.book.state, one, ids, is_office=True))
                    checked.append(one)
                except (IllegalError, MalformedError) as error:
                    refused.append(Entered(None, sign_up.name[:LONGEST_NAME], error.message, ""))
            if refused:
                return tuple(refused)
            command = actions.AddEntries(
                tuple(commands), tuple(at for at, one in enumerate(checked) if one.has_paid)
            )
            written = await events.write(
                live, who.actor, command, name=name, sender=person, beside=beside
            )
            if isinstance(written, Refusal):
                reason = live.names.resolved(written.reason, live.book.state.pairings)
                return (Entered(None, "", reason, ""),)
            if isinstance(written, Receipt):
                written = live.book.lines[written.first - 1 : written.last]
                tokens[:] = [""] * len(checked)
            return tuple(
                Entered(entry, live.names(entry), None, token)
                for entry, token in zip(entries_of(written), tokens, strict=True)
            )

    done = await events.process.shielded(entered())
    await events.people_changed(live)
    return done


async def _entered(
    events: Events, live: LiveEvent, person: PersonId, who: Who, name: str, sign_up: SignUp
) -> Entered:
    actor = who.actor if who.is_office else EventActor(EventRole.PLAYER, person)
    token = ""
    shown = sign_up.name[:LONGEST_NAME]
    link_id = ""

    def beside(lines: tuple[Line, ...]) -> Attachments:
        nonlocal token, link_id
        entry = entry_of(lines)
        link, token = new_link(events, live.id, EventRole.PLAYER, entry)
        link_id = link.id
        return Attachments(people_of(live.id, entry, sign_up, members), (link,))

    async with live.lock:
        members = tuple(new_id(events.chance) for _ in sign_up.members)
        try:
            sign_up = _checked(sign_up, who)
            people_of(live.id, 0, sign_up, members)
            command = command_of(live.book.state, sign_up, members, is_office=who.is_office)
        except (IllegalError, MalformedError) as error:
            return Entered(None, shown, error.message, "")
        before = live.book
        written = await events.write(live, actor, command, name=name, sender=person, beside=beside)
        if isinstance(written, Refusal):
            reason = live.names.resolved(written.reason, live.book.state.pairings)
            return Entered(None, shown, reason, "")
        if isinstance(written, Receipt):
            written = live.book.lines[written.first - 1 : written.last]
            if not await _may_have_again(events, live, person, who, written):
                return Entered(entry_of(written), live.names(entry_of(written)), None, "")
            link, token = new_link(events, live.id, EventRole.PLAYER, entry_of(written))
            link_id = link.id
            await events.store.add_event_link(link)
        entry = entry_of(written)
        if not who.is_office:
            role = RoleHeld(live.id, person, EventRole.PLAYER, entry, link_id)
            await events.store.add_event_role(role)
        dead = undone_in(before.lines)
        held = [one for one in before.lines if one.action not in dead]
        late = late_in_words(written, held, live.book.state)
        told = tuple(live.names.resolved(one, live.book.state.pairings) for one in late)
        waiting = waiting_list(live.book.state)
        waits = waiting.index(entry) + 1 if entry in waiting else 0
        return Entered(entry, live.names(entry), None, token, waits, told)


def _checked(sign_up: SignUp, who: Who) -> SignUp:
    """The sign-up with a checked mail address, a rating only from the office, and consent never."""
    details = sign_up.details
    rating = details.rating if who.is_office else None
    shares = details.shares_contact and not who.is_office
    mail = mail_address(details.mail)
    return replace(
        sign_up, details=replace(details, mail=mail, rating=rating, shares_contact=shares)
    )


async def _may_have_again(
    events: Events, live: LiveEvent, person: PersonId, who: Who, written: tuple[Line, ...]
) -> bool:
    """Whether a repeated sign-up gets a link again.

    Not for somebody who entered others for the office and has left it, and not after the link was
    revoked or the entry forgotten.
    """
    if who.is_office:
        return True
    entry = entry_of(written)
    if written[0].actor != EventActor(EventRole.PLAYER, person) or entry not in live.names.known:
        return False
    links = await events.store.event_links(live.id)
    return not any(one.is_revoked for one in links if one.entry == entry)


def entry_of(lines: tuple[Line, ...]) -> int:
    """The number of the new entry."""
    return entries_of(lines)[0]


def entries_of(lines: tuple[Line, ...]) -> list[int]:
    """The numbers of the new entries."""
    return [line.fact.entry for line in lines if isinstance(line.fact, actions.EntryAdded)]


def command_of(
    state: EventState, sign_up: SignUp, members: tuple[str, ...], *, is_office: bool
) -> actions.AddEntry:
    """The command that enters somebody; it says which questions were answered, never how.

    Raises:
        IllegalError: if no division fits them, or a required answer is no.
    """
    answers = {key: text for key, text in sign_up.details.answers.items() if text.strip()}
    for field in state.event.fields:
        given = answers.get(field.key, "").casefold()
        if field.needed and field.kind == "yes" and given not in ("yes", "true"):
            raise IllegalError("desk-yes-needed", question=field.question)
    key = division_for(state, sign_up, is_office=is_office)
    return actions.AddEntry(
        key,
        sign_up.kind,
        members,
        tuple(field.key for field in state.event.fields if field.key in answers),
        sign_up.brings,
        _band_in(state, key, sign_up),
        _teams_in(state, key, sign_up),
    )


def _teams_in(state: EventState, division: str, sign_up: SignUp) -> tuple[str, ...]:
    """The team of a club match that somebody's club is the name of, if there is one."""
    found, club = state.divisions.get(division), sign_up.details.club.strip().casefold()
    teams = () if found is None else found.plan.format.teams
    return tuple(team for team in teams if team.strip().casefold() == club)


def _band_in(state: EventState, division: str, sign_up: SignUp) -> Band | None:
    """Somebody's age band in a division with several; ``None`` if it is not known."""
    found, day = state.divisions.get(division), state.event.age_day
    if found is None or len(found.bands) < 2 or sign_up.details.born is None or day is None:
        return None
    with suppress(IllegalError):  # the desk may enter people of any age
        return band_for(found.bands, sign_up.details.born, day)
    return None


def division_for(state: EventState, sign_up: SignUp, *, is_office: bool) -> str:
    """The division that somebody plays in.

    Raises:
        IllegalError: if none fits them, or it has to be named.
    """
    bands = state.bands
    if sign_up.division and (is_office or not bands):
        return sign_up.division
    if bands:
        day = state.event.age_day
        if sign_up.details.born is None or day is None:
            raise IllegalError("desk-birth-date-needed")
        return bands[band_for([*bands], sign_up.details.born, day)]
    if len(state.divisions) == 1:
        return next(iter(state.divisions))
    titles = any_of(division_name(state, key) for key in state.divisions)
    raise IllegalError("desk-choose-division", divisions=titles)


def people_of(
    event: EventId, entry: int, sign_up: SignUp, members: tuple[str, ...]
) -> tuple[EventPerson, ...]:
    """The people of an entry, as they are stored.

    Raises:
        MalformedError: if a name is not valid.
    """
    named = EventPerson(
        event, entry, ALONE, line(sign_up.name, "name", LONGEST_NAME), sign_up.details
    )
    return (
        named,
        *(
            EventPerson(event, entry, member, line(name, "name", LONGEST_NAME))
            for member, name in zip(members, sign_up.members, strict=True)
        ),
    )
