"""The entries of an event: for everybody their names, for the office what they told it."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import msgspec

from rackhouse.contest import why_may_not_play
from rackhouse.contest.age import Band
from rackhouse.contest.entry import EntryKind

if TYPE_CHECKING:
    from rackhouse.contest.entry import Entry
    from rackhouse.desk.views.scene import Scene


class MemberShown(msgspec.Struct, frozen=True):
    """One of a team."""

    id: str
    name: str


class DetailsShown(msgspec.Struct, frozen=True):
    """What an entry told the organiser."""

    born: date | None
    mail: str
    phone: str
    club: str
    rating: int | None
    answers: dict[str, str]


class EntryShown(msgspec.Struct, frozen=True):
    """Who takes part. What only the office may know is empty for everybody else."""

    number: int
    name: str
    kind: EntryKind
    division: str
    members: tuple[MemberShown, ...]
    is_withdrawn: bool
    is_checked_in: bool
    answered: tuple[str, ...]
    """Which fields were answered."""
    checks: dict[str, bool]
    """What the desk found about fields that are looked at."""
    has_id: bool | None
    """Whether a proper ID was seen; null where nobody has looked."""
    brings: tuple[str, ...]
    classes: tuple[str, ...]
    """For the awards of which classes it plays."""
    band: Band | None
    """Its own age band, where its division has some; null where nobody has said which."""
    why_not: str
    """Why it may not sit down to a game now; empty where it may."""
    details: DetailsShown | None


class EntriesShown(msgspec.Struct, frozen=True):
    """All entries, by number."""

    number: int
    """Of the event's last line."""
    entries: tuple[EntryShown, ...]
    kept_apart: tuple[tuple[int, int, str], ...]
    """Pairs that are not to meet, and why; for the office."""


def entries_shown(scene: Scene) -> EntriesShown:
    """The entries of an event."""
    state = scene.state
    apart = (
        tuple((one, other, why) for (one, other), why in state.forbidden.items())
        if scene.who.is_office
        else ()
    )
    shown = tuple(_shown(scene, entry) for _, entry in sorted(state.entries.items()))
    return EntriesShown(state.number, shown, apart)


def _shown(scene: Scene, entry: Entry) -> EntryShown:
    known = scene.names.of(entry.number)
    members = tuple(MemberShown(one, known.members.get(one, "")) for one in entry.members)
    own = scene.who.is_office or scene.who.is_of(entry.number)
    details = known.details
    return EntryShown(
        number=entry.number,
        name=scene.name(entry.number),
        kind=entry.kind,
        division=entry.division,
        members=members,
        is_withdrawn=entry.is_withdrawn,
        is_checked_in=entry.is_checked_in,
        answered=entry.answered if own else (),
        checks=entry.checks if own else {},
        has_id=entry.has_id if own else None,
        brings=entry.brings if own else (),
        classes=entry.classes if own else (),
        band=entry.band,
        why_not=scene.say(why_may_not_play(scene.state, entry.number) or "") if own else "",
        details=DetailsShown(
            details.born,
            details.mail,
            details.phone,
            details.club,
            details.rating,
            details.answers,
        )
        if own
        else None,
    )
