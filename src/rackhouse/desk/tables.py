"""The tables of an event: opening the game of a pairing, and taking a place by role."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rackhouse.contest import EventRole, actions, why_may_not_play
from rackhouse.contest.age import age_on
from rackhouse.desk.games import now, replayed_at, ring
from rackhouse.desk.seating import SETTERS, may_give, place_at, seat_judges
from rackhouse.desk.settings import opening_of, said, sheet_under
from rackhouse.desk.values import TableGame, UnknownEventError
from rackhouse.errors import IllegalError
from rackhouse.messages import Name, Voice, message
from rackhouse.record import SCORE_KEEPER
from rackhouse.record.facts import Custody
from rackhouse.rules.settings import open_settings
from rackhouse.service.errors import ConflictError, NotAllowedError
from rackhouse.service.join import take_place
from rackhouse.service.open_game import LONGEST_NAME, LONGEST_TITLE, EventTable, id_of, open_table
from rackhouse.service.places import parse_place, place_name
from rackhouse.service.values import GameId

if TYPE_CHECKING:
    from rackhouse.contest import EventActor
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.desk.events import Events
    from rackhouse.desk.live import LiveEvent
    from rackhouse.desk.roles import Who
    from rackhouse.desk.values import EventId, TableTerms
    from rackhouse.service.values import PersonId

ROUND = "round.seconds"
"""The setting for the length of a round."""
OF_AGE = 18


class TableOpened(msgspec.Struct, frozen=True):
    """The game of a pairing."""

    game: GameId
    custody: Custody
    sides: tuple[int, ...]
    """The entries, by seat."""
    tokens: dict[str, str]
    """Secrets of invitations by place, for those who may hand them out."""


class Seated(msgspec.Struct, frozen=True):
    """Somebody has a place at a table."""

    game: GameId
    place: str


async def open_event_table(
    events: Events,
    person: PersonId,
    event: EventId,
    as_: str,
    pairing: int,
    custody: Custody | None = None,
) -> TableOpened:
    """Open the game of a pairing, or find it; for those who open tables, and its players.

    Raises:
        ConflictError: if the match has ended.
        IllegalError: if somebody may not play, or the sheet does not allow the game.
    """
    live = await events.get(event)
    async with live.lock:  # under the lock, so that the role cannot be lost meanwhile
        found = _pairing(live, pairing)
        who = await events.who(live, person, as_)
        if who.actor.role not in SETTERS and not _plays(who, found):
            raise NotAllowedError("desk-table-not-yours")
        current = await current_game(events, live, found)
        if current is not None:
            kept = await events.games.get(current.game)
            opened = await open_table(
                events.games,
                person,
                opening_of(live.info.settings.tables, ""),
                _table(current, live.info.settings.tables),
            )
            custody = kept.info.custody
        else:
            _check_playable(live, found)
            custody = _custody(live, who, custody)
            earlier = [one for one, _, _ in await events.store.event_games(event)]
            count = sum(one.pairing == pairing for one in earlier)
            current = TableGame(
                event,
                pairing,
                id_of(event, f"table {pairing} {count}"),
                found.sides,
                events.clock.now(),
            )
            tables = _begun_by(timed_by(live), found)
            opening = replace(
                opening_of(tables, live.book.state.event.sheet),
                custody=custody,
                by_days=tables.by_days if custody == "dealt" else None,
                sides=len(found.sides),
                names=tuple(live.names(side)[:LONGEST_NAME] for side in found.sides),
                title=_title(live, found),
                chat="off" if await _has_minors(events, live) else tables.chat,
            )
            opened = await open_table(events.games, person, opening, _table(current, tables))
            await events.store.add_event_game(current)
            await _made_ready(events, live, current)
    tokens = {
        place: token
        for place, token in opened.invitations.items()
        if may_give(who.actor.role, parse_place(place))
    }
    return TableOpened(current.game, custody, current.sides, tokens)


async def sit_down(
    events: Events,
    person: PersonId,
    event: EventId,
    as_: str,
    pairing: int,
    nonce: str = "",
    *,
    keeps: bool = False,
) -> Seated:
    """Take the place at a table that a role gives: a player's seat, the judge's place.

    With ``keeps``, those who open tables take the score-keeper's place instead.

    Raises:
        NotAllowedError: if the role has no place there.
        ConflictError: if no game is open, or the place is taken.
    """
    live = await events.get(event)
    async with live.lock:  # as above
        found = _pairing(live, pairing)
        who = await events.who(live, person, as_)
        if not as_ and any(_plays_for(one, found) for one in who.roles):
            own = next(one for one in who.roles if _plays_for(one, found))
            who = type(who)(own, who.roles)
        current = await current_game(events, live, found)
        if current is None:
            raise ConflictError("desk-table-not-open")
        place = place_at(who.actor.role, who.actor.entry or 0, current)
        if keeps and who.actor.role in SETTERS:
            place = SCORE_KEEPER
        if place is None:
            raise NotAllowedError("desk-no-seat")
        game = await events.games.get(current.game)
        await take_place(events.games, game, person, place, nonce)
    return Seated(current.game, place_name(place))


async def current_game(events: Events, live: LiveEvent, pairing: Pairing) -> TableGame | None:
    """The current game of a pairing: with its present sides, since its last replay."""
    since = replayed_at(live.book).get(pairing.number, 0)
    found = None
    for game, _, _ in await events.store.event_games(live.id):
        is_its = game.pairing == pairing.number and game.sides == pairing.sides
        if is_its and game.opened >= since:
            found = game
    return found


async def _has_minors(events: Events, live: LiveEvent) -> bool:
    """Whether somebody at an event is known to be under age."""
    today = datetime.fromtimestamp(events.clock.now() / 1000, UTC).date()
    people = await events.store.event_people(live.id)
    born = [one.details.born for one in people if one.details.born is not None]
    return any(day <= today and age_on(day, today) < OF_AGE for day in born)


def timed_by(live: LiveEvent) -> TableTerms:
    """The terms of tables, with the event's round length unless they name one."""
    plan, clock = live.book.state.event, live.book.state.clock
    tables = said(live.info.settings.tables, plan.sheet)
    seconds = plan.round_minutes * 60 if clock is None else clock.seconds
    needs = open_settings(sheet_under(tables, plan.sheet).rules)
    if not seconds or ROUND not in needs or ROUND in tables.settings:
        return tables
    return replace(tables, settings={**tables.settings, ROUND: seconds})


def _begun_by(tables: TableTerms, pairing: Pairing) -> TableTerms:
    """The terms of a table, with the side that goes first where the pairing says it."""
    if not pairing.first:
        return tables
    seat = pairing.sides.index(pairing.first) + 1
    return replace(tables, settings={**tables.settings, "first.seat": seat})


async def _made_ready(events: Events, live: LiveEvent, table: TableGame) -> None:
    """Announce a new table, seat its judges, and make it follow the hall's clock."""
    game = await events.games.get(table.game)
    events.hub.tell(table.event, games={table.pairing: now(game)})
    await seat_judges(events, live, table)
    clock = live.book.state.clock
    if clock is not None and clock.paused_at is None:
        started = actions.RoundClockStarted(clock.seconds)
        await ring(events.games, game, clock, started)


def _custody(live: LiveEvent, who: Who, asked: Custody | None) -> Custody:
    """How a table plays; if the venue is fixed, players meet at a board there."""
    venue = live.book.state.event.venue
    if who.actor.role in SETTERS or not venue.only_here:
        return asked or live.info.settings.tables.custody
    if asked == "dealt":
        raise IllegalError("desk-only-at-venue", venue=Name(venue.name))
    return "table"


def _table(game: TableGame, terms: TableTerms) -> EventTable:
    minutes = terms.stream_minutes
    delay = None if minutes is None else minutes * 60
    return EventTable(game.event, game.pairing, game.game, delay)


def _pairing(live: LiveEvent, number: int) -> Pairing:
    pairing = live.book.state.pairings.get(number)
    if pairing is None:
        raise UnknownEventError("desk-no-match", number=number)
    return pairing


def _plays(who: Who, pairing: Pairing) -> bool:
    return any(_plays_for(one, pairing) for one in who.roles)


def _plays_for(one: EventActor, pairing: Pairing) -> bool:
    return one.role is EventRole.PLAYER and one.entry in pairing.sides


def _check_playable(live: LiveEvent, pairing: Pairing) -> None:
    state = live.book.state
    match = live.names.match(pairing.sides)
    if pairing.is_bye:
        raise IllegalError("desk-match-is-bye", match=match)
    if pairing.number in state.results:
        raise ConflictError("desk-match-has-result", match=match)
    for side in pairing.sides:
        reason = why_may_not_play(state, side)
        if reason is not None:
            raise IllegalError(live.names.resolved(reason, state.pairings))


def _title(live: LiveEvent, pairing: Pairing) -> str:
    """The title: the event, and the board, table or round, in the event's language."""
    state = live.book.state
    division, table = state.divisions[pairing.division], state.tables.get(pairing.number)
    where = message("desk-round", round=pairing.round)
    if (board := division.plan.format.board_of(state, division, pairing)) is not None:
        where = message("desk-round-board", round=pairing.round, board=board)
    elif table is not None:
        where = message("desk-table", table=table)
    said = Voice(live.info.settings.language).say(where)
    return f"{state.event.title[: LONGEST_TITLE - len(said) - 2]}, {said}"
