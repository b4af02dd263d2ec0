"""The games of a hall as rows: who plays and who asks is here, the facts are lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from rackhouse.log.store import Sent
from rackhouse.messages import Message
from rackhouse.record import Actor, Phase
from rackhouse.service.places import parse_place, place_name
from rackhouse.service.values import (
    Awaited,
    GameId,
    GameInfo,
    Holder,
    Invitation,
    NewGame,
    PersonId,
    Standing,
    TokenHash,
)
from rackhouse.store.appending import GAMES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rackhouse.store.database import Connection, Row, Value

_STANDING: Final = ", ".join(GAMES.standing)
_ADD_INVITATION: Final = (
    "INSERT INTO invitations (token, game, place, created) VALUES (?, ?, ?, ?)"
    " ON CONFLICT DO NOTHING"
)
_ADD_HOLDER: Final = (
    "INSERT INTO holders (game, place, person, since) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
_NOT_UNDER_WAY: Final = (Phase.SETTING_UP, Phase.FINISHED, Phase.CERTIFIED)
_scores = msgspec.json.Decoder(tuple[int, ...])
_info = msgspec.json.Decoder(GameInfo)
_awaited = msgspec.json.Decoder(Awaited)


def values_of(standing: Standing) -> tuple[Value, ...]:
    """A standing as the columns of a game, from ``number`` to ``awaits``.

    >>> from rackhouse.record import Phase
    >>> values_of(Standing(7, 1000, Phase.ON_TURN, (26, 0), 1, None, True, False))
    (7, 1000, 'on turn', '[26,0]', 1, None, True, False, None)
    """
    return (
        standing.number,
        standing.changed,
        standing.phase.value,
        msgspec.json.encode(standing.scores).decode(),
        standing.mover,
        standing.due,
        standing.is_timed,
        standing.awaits_engine,
        None if standing.awaits is None else msgspec.json.encode(standing.awaits).decode(),
    )


def add_game(connection: Connection, game: NewGame) -> None:
    """Store a new game with its first facts, its invitations and its players."""
    info = game.info
    row = (info.id, info.owner, msgspec.json.encode(info).decode(), game.secret)
    GAMES.add(connection, row, values_of(game.standing), game.entries)
    for invitation in game.invitations:
        add_invitation(connection, invitation)
    for holder in game.holders:
        put_holder(connection, holder)


def unname_sides(connection: Connection, owner: PersonId) -> None:
    """Delete the names that somebody gave the sides of their games, as they are personal data."""
    for game, text in connection.rows("SELECT id, info FROM games WHERE owner = ?", (owner,)):
        info = _info.decode(text)
        if info.names:
            unnamed = msgspec.json.encode(msgspec.structs.replace(info, names=())).decode()
            connection.change("UPDATE games SET info = ? WHERE id = ?", (unnamed, game))


def unname_seats(connection: Connection, game: GameId, seats: Sequence[int]) -> None:
    """Delete the names of some sides of a game."""
    for (text,) in connection.rows("SELECT info FROM games WHERE id = ?", (game,)):
        info = _info.decode(text)
        names = tuple("" if seat in seats else name for seat, name in enumerate(info.names))
        unnamed = msgspec.json.encode(msgspec.structs.replace(info, names=names)).decode()
        connection.change("UPDATE games SET info = ? WHERE id = ?", (unnamed, game))


def set_private(connection: Connection, game: GameId, place: str, *, is_private: bool) -> None:
    """Store whether a place wants the game private."""
    # If two places say so at once, the second waits for the first.
    for (text,) in connection.rows("SELECT info FROM games WHERE id = ? FOR UPDATE", (game,)):
        info = _info.decode(text)
        others = {one for one in info.private_for if one != place}
        wanting = tuple(sorted({*others, place} if is_private else others))
        changed = msgspec.structs.replace(info, private_for=wanting)
        connection.change(
            "UPDATE games SET info = ? WHERE id = ?", (msgspec.json.encode(changed).decode(), game)
        )


def set_decided(connection: Connection, game: GameId, words: Message | str) -> None:
    """Store why a game is not played on; empty if it is."""
    for (text,) in connection.rows("SELECT info FROM games WHERE id = ? FOR UPDATE", (game,)):
        changed = msgspec.structs.replace(_info.decode(text), decided=words)
        connection.change(
            "UPDATE games SET info = ? WHERE id = ?", (msgspec.json.encode(changed).decode(), game)
        )


def senders(connection: Connection, game: GameId, after: int) -> tuple[Sent, ...]:
    """Who sent the commands that added facts after a number, in order."""
    found = connection.rows(
        "SELECT first_number, last_number, sender FROM receipts"
        " WHERE game = ? AND first_number > ? ORDER BY first_number",
        (game, after),
    )
    return tuple(Sent(*row) for row in found)


def games_of(
    connection: Connection, person: PersonId, *, limit: int, before: int | None = None
) -> tuple[tuple[GameInfo, Standing], ...]:
    """A person's games, the last changed first.

    Many games change at the same time when a hall restarts and pauses them. So that none is lost
    between two pages, a page includes all games that changed at the same time as its last one.
    """
    theirs = "(id IN (SELECT game FROM holders WHERE person = ?) OR owner = ?) AND changed < ?"
    values = (person, person, before if before is not None else 2**63 - 1)
    last = connection.rows(
        f"SELECT changed FROM games WHERE {theirs} ORDER BY changed DESC LIMIT 1 OFFSET ?",
        (*values, limit - 1),
    )
    found = connection.rows(
        f"SELECT info, {_STANDING} FROM games WHERE {theirs} AND changed >= ?"
        " ORDER BY changed DESC, id",
        (*values, last[0][0] if last else 0),
    )
    return tuple((_info.decode(info), standing_in(tuple(rest))) for info, *rest in found)


def open_games(
    connection: Connection, since: int, *, limit: int
) -> tuple[tuple[GameInfo, Standing], ...]:
    """Running games that anybody may watch, the last changed first."""
    found = connection.rows(
        f"SELECT info, {_STANDING} FROM games WHERE changed >= ? AND phase NOT IN (?, ?, ?)"
        " AND info LIKE ? ORDER BY changed DESC, id LIMIT ?",
        (since, *(phase.value for phase in _NOT_UNDER_WAY), '%"is_open_to_watch":true%', limit),
    )
    return tuple((_info.decode(info), standing_in(tuple(rest))) for info, *rest in found)


def awaiting_engine(connection: Connection, changed_before: int, limit: int) -> tuple[GameId, ...]:
    """Games that have waited for an engine since before a time, the oldest first."""
    found = connection.rows(
        "SELECT id FROM games WHERE awaits_engine AND changed < ? ORDER BY changed, id LIMIT ?",
        (changed_before, limit),
    )
    return tuple(game for (game,) in found)


def timed_games(connection: Connection) -> tuple[GameId, ...]:
    """Games in which somebody's time is running."""
    return tuple(
        game for (game,) in connection.rows("SELECT id FROM games WHERE is_timed ORDER BY id")
    )


def set_drafts(connection: Connection, drafts: Mapping[tuple[GameId, int], str]) -> None:
    """Store the last draft of each of these sides; those of unknown games are dropped."""
    connection.change_many(
        "INSERT INTO drafts (game, seat, text) SELECT id, ?, ? FROM games WHERE id = ?"
        " ON CONFLICT (game, seat) DO UPDATE SET text = excluded.text",
        [(seat, text, game) for (game, seat), text in sorted(drafts.items())],
    )


def draft(connection: Connection, game: GameId, seat: int) -> str:
    """The last draft of a side, or an empty text."""
    found = connection.rows("SELECT text FROM drafts WHERE game = ? AND seat = ?", (game, seat))
    return str(found[0][0]) if found else ""


def add_invitation(connection: Connection, invitation: Invitation) -> None:
    """Store an invitation."""
    connection.change(
        _ADD_INVITATION,
        (invitation.token, invitation.game, place_name(invitation.place), invitation.created),
    )


def invitation(connection: Connection, token: TokenHash) -> Invitation | None:
    """The invitation with that secret, if it is still valid."""
    found = connection.rows(
        "SELECT token, game, place, created FROM invitations WHERE token = ?", (token,)
    )
    if not found:
        return None
    token, game, place, created = found[0]
    return Invitation(token, game, parse_place(place), created)


def revoke_invitations(connection: Connection, game: GameId, place: Actor) -> None:
    """Revoke all invitations to a place."""
    connection.change(
        "DELETE FROM invitations WHERE game = ? AND place = ?", (game, place_name(place))
    )


def add_holder(connection: Connection, holder: Holder, *, most: int) -> bool:
    """Seat a person unless ``most`` others sit there already; returns whether they sit now."""
    # Wait for others who take a place at this game, so that no two take the last one.
    connection.rows("SELECT id FROM games WHERE id = ? FOR UPDATE", (holder.game,))
    others = connection.rows(
        "SELECT COUNT(*) FROM holders WHERE game = ? AND place = ? AND person <> ?",
        (holder.game, place_name(holder.place), holder.person),
    )
    if others[0][0] >= most:
        return False
    put_holder(connection, holder)
    return True


def put_holder(connection: Connection, holder: Holder) -> None:
    """Seat a person, even if others sit there."""
    connection.change(_ADD_HOLDER, _holder_values(holder))


def remove_holder(connection: Connection, game: GameId, place: Actor, person: PersonId) -> None:
    """Remove a person from a place."""
    connection.change(
        "DELETE FROM holders WHERE game = ? AND place = ? AND person = ?",
        (game, place_name(place), person),
    )


def holders(connection: Connection, game: GameId) -> tuple[Holder, ...]:
    """Who sits at a game, in the order in which they came."""
    found = connection.rows(
        "SELECT place, person, since FROM holders WHERE game = ? ORDER BY since, place, person",
        (game,),
    )
    return tuple(Holder(game, parse_place(place), person, since) for place, person, since in found)


def game_row(row: Row) -> tuple[GameInfo, Standing]:
    """A game from its info and standing columns."""
    info, *standing = row
    return _info.decode(info), standing_in(tuple(standing))


def _holder_values(holder: Holder) -> tuple[str, str, str, int]:
    return holder.game, place_name(holder.place), holder.person, holder.since


def standing_in(row: Row) -> Standing:
    """The standing of a game from the columns of :func:`values_of`."""
    number, changed, phase, scores, mover, due, is_timed, awaits_engine, awaits = row
    return Standing(
        number,
        changed,
        Phase(phase),
        _scores.decode(scores),
        mover,
        due,
        bool(is_timed),
        bool(awaits_engine),
        None if awaits is None else _awaited.decode(awaits),
    )
