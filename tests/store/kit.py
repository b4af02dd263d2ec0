"""Games as a store sees them: numbered lines, whose meaning is no concern of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from msgspec.structs import replace

from rackhouse.contest import EventRole
from rackhouse.desk.ports import DeskStore
from rackhouse.desk.values import (
    Attachments,
    Card,
    EventInfo,
    EventSettings,
    EventStanding,
    NewEvent,
    RoleHeld,
    RoleLink,
)
from rackhouse.log.store import Append, StoredEntry
from rackhouse.record import Actor, Phase, RecordEntry, decode_record, encode_record, fold
from rackhouse.service.ports import Store
from rackhouse.service.values import (
    GameInfo,
    Holder,
    Invitation,
    NewGame,
    Person,
    Session,
    Standing,
)
from rackhouse.store import open_store

YEAR = 365 * 24 * 60 * 60 * 1000


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[DeskStore]:
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


def standing(number: int, **other: Any) -> Standing:
    plain = Standing(
        number=number,
        changed=1000 + number,
        phase=Phase.ON_TURN,
        scores=(26, 0),
        mover=1,
        due=None,
        is_timed=False,
        awaits_engine=False,
    )
    return replace(plain, **other)


def info(game: str, **other: Any) -> GameInfo:
    plain = GameInfo(game, 1000, "ann", "base", "Final", "dealt", 2)
    return replace(plain, **other)


def new_game(game: str, *, first: Standing | None = None, **other: Any) -> NewGame:
    return NewGame(
        info(game, **other),
        "the secret of the draws",
        (StoredEntry(1, b'{"first":"fact"}'),),
        first or standing(1),
        (Invitation(game.encode(), game, Actor.seat_at(1), 1000),),
        (Holder(game, Actor.seat_at(0), "ann", 1000),),
    )


def append(
    game: str,
    expected: int,
    *,
    facts: int = 1,
    command: str = "",
    sender: str = "ann",
    line: bytes = b'{"a":"fact"}',
) -> Append[Standing, None]:
    last = expected + facts
    entries = tuple(StoredEntry(number, line) for number in range(expected + 1, last + 1))
    return Append(game, expected, entries, standing(last), command, sender)


CARD = Card("Knockout", ("Saturday",), "The hall", "open", 0, "2027-05-01")


def new_event(event: str, *, due: int | None = None, is_listed: bool = True) -> NewEvent:
    return NewEvent(
        EventInfo(event, 1000, "ann", EventSettings(is_listed=is_listed)),
        "the seed of its lots",
        (StoredEntry(1, b'{"first":"line"}'),),
        EventStanding(1, 1001, due, CARD),
        (RoleHeld(event, "ann", EventRole.ORGANISER),),
        (RoleLink(f"desk of {event}", event.encode(), event, EventRole.DESK, 0, "", 1000),),
    )


def event_append(
    event: str, expected: int, *, due: int | None = None, **more: Any
) -> Append[EventStanding, Attachments]:
    line = StoredEntry(expected + 1, b'{"a":"line"}')
    stands = EventStanding(expected + 1, 1001 + expected, due, CARD)
    beside = Attachments(
        **{key: more.pop(key) for key in ("people", "links", "letters") if key in more}
    )
    sent = {"sender": "ann", "beside": beside, **more}
    return Append(event, expected, (line,), stands, **sent)


def person(name: str) -> Person:
    return Person(name, name.title(), 1000)


def session(token: bytes, name: str, *, created: int = 1000, expires: int = YEAR) -> Session:
    return Session(token, name, "browser", "at home", created, expires)


def lines_of(entries: list[RecordEntry]) -> list[bytes]:
    """The lines of a real record, its header aside."""
    return encode_record(entries).splitlines()[1:]


async def assert_folds(store: Store, game: str) -> int:
    """See that what is kept of a game is a whole record; its last number."""
    kept = await store.games.kept(game)
    assert kept is not None
    entries = await store.games.lines(game)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert kept.standing.number == len(entries)
    header = encode_record([])
    fold(decode_record(header + b"\n".join(entry.line for entry in entries) + b"\n"))
    return len(entries)
