"""Mail from the organiser to all entries or to some, with a preview of what each one gets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from rackhouse.contest.money import statement
from rackhouse.desk.values import Letter
from rackhouse.errors import IllegalError
from rackhouse.service.tokens import stable_id
from rackhouse.service.wording import line

if TYPE_CHECKING:
    from rackhouse.contest.entry import Entry
    from rackhouse.desk.events import Events
    from rackhouse.desk.live import LiveEvent
    from rackhouse.desk.values import EventId
    from rackhouse.service.values import PersonId

NAME: Final = "{name}"
"""What stands for the recipient's name in a subject or a text."""
LONGEST_SUBJECT: Final = 120
Recipients: TypeAlias = Literal["all", "division", "owing", "absent", "chosen"]


class Mailing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A letter to many, and to whom."""

    to: Recipients
    subject: Annotated[str, Meta(max_length=LONGEST_SUBJECT)]
    text: Annotated[str, Meta(max_length=10_000)]
    division: Annotated[str, Meta(max_length=60)] = ""
    entries: Annotated[tuple[int, ...], Meta(max_length=2_000)] = ()
    """Those who were chosen by name."""


class MailingShown(msgspec.Struct, frozen=True):
    """What a mailing comes to before it is sent."""

    count: int
    """How many get it."""
    unreachable: tuple[str, ...]
    """Those who were meant and have given no address."""
    name: str
    """Whose letter is shown: the first; empty if nobody gets one."""
    subject: str
    text: str


async def preview_mailing(
    events: Events, person: PersonId, event: EventId, as_: str, asked: Mailing
) -> MailingShown:
    """How many would get a letter, and that of the first of them; for the office."""
    live = await events.for_office(person, event, as_, "desk-mail-not-yours")
    meant = recipients(live, asked)
    reached = [one for one in meant if live.names.of(one).details.mail]
    name = live.names(reached[0]) if reached else ""
    return MailingShown(
        len(reached),
        tuple(live.names(one) for one in meant if one not in reached),
        name,
        asked.subject.replace(NAME, name),
        asked.text.replace(NAME, name),
    )


async def send_mailing(
    events: Events, person: PersonId, event: EventId, as_: str, name: str, asked: Mailing
) -> int:
    """Put a letter for each recipient into the outbox; returns for how many.

    Sent again under the same id, nobody gets it twice.

    Raises:
        MalformedError: if the subject is empty or not valid.
        IllegalError: if the text is empty, or nobody would get it.
    """
    live = await events.for_office(person, event, as_, "desk-mail-not-yours")
    subject = line(asked.subject, "title", LONGEST_SUBJECT)
    text = asked.text.strip()
    if not text or "\0" in text:
        raise IllegalError("desk-mailing-empty")
    now = events.clock.now()
    letters = tuple(
        Letter(
            _id(event, person, name, entry),
            event,
            entry,
            subject.replace(NAME, live.names(entry)),
            text.replace(NAME, live.names(entry)),
            now,
        )
        for entry in recipients(live, asked)
        if live.names.of(entry).details.mail
    )
    if not letters:
        raise IllegalError("desk-mailing-nobody")
    await events.post(live, letters)
    return len(letters)


def recipients(live: LiveEvent, asked: Mailing) -> list[int]:
    """The entries that a mailing is meant for, in the order of their numbers."""
    state = live.book.state

    def is_meant(entry: Entry) -> bool:
        match asked.to:
            case "all":
                return True
            case "division":
                return entry.division == asked.division
            case "owing":
                return statement(state, entry.number).owed > 0
            case "absent":
                return not entry.is_checked_in
            case "chosen":
                return entry.number in asked.entries

    playing = (one for one in state.entries.values() if one.is_active and not one.is_house)
    return sorted(one.number for one in playing if is_meant(one))


def _id(event: EventId, person: PersonId, name: str, entry: int) -> str:
    """The id of a recipient's letter: the same whenever the same mailing is sent."""
    return stable_id(f"{event} {person} {name} {entry}")
