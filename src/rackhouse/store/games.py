"""The games of a hall as rows: who plays and who asks for a seat; the facts are lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from rackhouse.log.store import Sent
from rackhouse.messages import Message
from rackhouse.record import Actor, Phase
from rackhouse.service.places import parse_place, place_name
from rackhouse.service.values import (
    Ask,
    AskAnswer,
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
from rackhouse.store.operation import change, question

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rackhouse.store.database import Connection, Row, Value

STANDING: Final = ", ".join(GAMES.standing)
_ADD_INVITATION: Final = (
    "INSERT INTO invitations (token, game, place, created) VALUES (?, ?, ?, ?)"
    " ON CONFLICT DO NOTHING"
)
_ADD_HOLDER: Final = (
    "INSERT INTO holders (game, place, person, since) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
_REMOVE_HOLDER: Final = "DELETE FROM holders WHERE game = ? AND place = ? AND person = ?"
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
        _text(standing.scores),
        standing.mover,
        standing.due,
        standing.is_timed,
        standing.awaits_engine,
        None if standing.awaits is None else _text(standing.awaits),
    )


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


def game_row(row: Row) -> tuple[GameInfo, Standing]:
    """A game from its info and standing columns."""
    info, *standing = row
    return _info.decode(info), standing_in(tuple(standing))


def unname_sides(connection: Connection, owner: PersonId) -> None:
    """Delete the names that somebody gave the sides of their games, as they are personal data."""
    _edit(connection, "owner", owner, lambda info: replace(info, names=()))


def unname_seats(connection: Connection, game: GameId, seats: Sequence[int]) -> None:
    """Delete the names of some sides of a game."""

    def without(info: GameInfo) -> GameInfo:
        names = ("" if seat in seats else name for seat, name in enumerate(info.names))
        return replace(info, names=tuple(names))

    _edit(connection, "id", game, without)


def _edit(
    connection: Connection, column: str, value: str, edit: Callable[[GameInfo], GameInfo]
) -> None:
    """Edit the info of games, after waiting for others who edit it."""
    for game, text in connection.rows(
        f"SELECT id, info FROM games WHERE {column} = ? ORDER BY id FOR UPDATE", (value,)
    ):
        info = _info.decode(text)
        edited = edit(info)
        if edited != info:
            connection.change("UPDATE games SET info = ? WHERE id = ?", (_text(edited), game))


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _invitation_values(invitation: Invitation) -> tuple[Value, ...]:
    return invitation.token, invitation.game, place_name(invitation.place), invitation.created


def _holder_values(holder: Holder) -> tuple[Value, ...]:
    return holder.game, place_name(holder.place), holder.person, holder.since


class GameRows:
    """Games, who plays in them and who asks for a seat, in SQL."""

    @change
    def add_game(connection: Connection, game: NewGame) -> None:
        info = game.info
        row = (info.id, info.owner, _text(info), game.secret)
        GAMES.add(connection, row, values_of(game.standing), game.entries)
        if info.rated_as:
            connection.change(
                "UPDATE games SET rated_as = ? WHERE id = ?", (info.rated_as, info.id)
            )
        connection.change_many(_ADD_INVITATION, list(map(_invitation_values, game.invitations)))
        connection.change_many(_ADD_HOLDER, list(map(_holder_values, game.holders)))

    @change
    def set_private(connection: Connection, game: GameId, place: str, *, is_private: bool) -> None:
        def changed(info: GameInfo) -> GameInfo:
            others = {one for one in info.private_for if one != place}
            return replace(
                info, private_for=tuple(sorted(others | ({place} if is_private else set())))
            )

        _edit(connection, "id", game, changed)

    @change
    def set_decided(connection: Connection, game: GameId, words: Message | str) -> None:
        _edit(connection, "id", game, lambda info: replace(info, decided=words))

    @question
    def senders(connection: Connection, game: GameId, after: int) -> tuple[Sent, ...]:
        found = connection.rows(
            "SELECT first_number, last_number, sender FROM receipts"
            " WHERE game = ? AND first_number > ? ORDER BY first_number",
            (game, after),
        )
        return tuple(Sent(*row) for row in found)

    @question
    def games_of(
        connection: Connection, person: PersonId, *, limit: int, before: int | None = None
    ) -> tuple[tuple[GameInfo, Standing], ...]:
        # Many games change at the same time when a hall restarts and pauses them. None is lost
        # between two pages because a page has all that changed at the same time as its last one.
        theirs = "(id IN (SELECT game FROM holders WHERE person = ?) OR owner = ?) AND changed < ?"
        values = (person, person, before if before is not None else 2**63 - 1)
        last = connection.rows(
            f"SELECT changed FROM games WHERE {theirs} ORDER BY changed DESC LIMIT 1 OFFSET ?",
            (*values, limit - 1),
        )
        found = connection.rows(
            f"SELECT info, {STANDING} FROM games WHERE {theirs} AND changed >= ?"
            " ORDER BY changed DESC, id",
            (*values, last[0][0] if last else 0),
        )
        return tuple(map(game_row, found))

    @question
    def open_games(
        connection: Connection, since: int, *, limit: int
    ) -> tuple[tuple[GameInfo, Standing], ...]:
        found = connection.rows(
            f"SELECT info, {STANDING} FROM games WHERE changed >= ? AND phase NOT IN (?, ?, ?)"
            " AND info LIKE ? ORDER BY changed DESC, id LIMIT ?",
            (since, *(phase.value for phase in _NOT_UNDER_WAY), '%"is_open_to_watch":true%', limit),
        )
        return tuple(map(game_row, found))

    @question
    def awaiting_engine(
        connection: Connection, changed_before: int, limit: int
    ) -> tuple[GameId, ...]:
        found = connection.rows(
            "SELECT id FROM games WHERE awaits_engine AND changed < ? ORDER BY changed, id LIMIT ?",
            (changed_before, limit),
        )
        return tuple(game for (game,) in found)

    @question
    def timed_games(connection: Connection) -> tuple[GameId, ...]:
        return tuple(
            game for (game,) in connection.rows("SELECT id FROM games WHERE is_timed ORDER BY id")
        )

    @change
    def add_invitation(connection: Connection, invitation: Invitation) -> None:
        connection.change(_ADD_INVITATION, _invitation_values(invitation))

    @question
    def invitation(connection: Connection, token: TokenHash) -> Invitation | None:
        found = connection.rows(
            "SELECT token, game, place, created FROM invitations WHERE token = ?", (token,)
        )
        if not found:
            return None
        token, game, place, created = found[0]
        return Invitation(token, game, parse_place(place), created)

    @change
    def revoke_invitations(connection: Connection, game: GameId, place: Actor) -> None:
        connection.change(
            "DELETE FROM invitations WHERE game = ? AND place = ?", (game, place_name(place))
        )

    @change
    def add_holder(connection: Connection, holder: Holder, *, most: int) -> bool:
        # Wait for others who take a place at this game, so that no two take the last one.
        connection.rows("SELECT id FROM games WHERE id = ? FOR UPDATE", (holder.game,))
        others = connection.rows(
            "SELECT COUNT(*) FROM holders WHERE game = ? AND place = ? AND person <> ?",
            (holder.game, place_name(holder.place), holder.person),
        )
        if others[0][0] >= most:
            return False
        connection.change(_ADD_HOLDER, _holder_values(holder))
        return True

    @change
    def remove_holder(connection: Connection, game: GameId, place: Actor, person: PersonId) -> None:
        connection.change(_REMOVE_HOLDER, (game, place_name(place), person))

    @question
    def holders(connection: Connection, game: GameId) -> tuple[Holder, ...]:
        found = connection.rows(
            "SELECT place, person, since FROM holders WHERE game = ? ORDER BY since, place, person",
            (game,),
        )
        return tuple(
            Holder(game, parse_place(place), person, since) for place, person, since in found
        )

    @change
    def add_ask(connection: Connection, ask: Ask) -> None:
        connection.change(
            "INSERT INTO asks (id, game, place, person, since) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING",
            (ask.id, ask.game, place_name(ask.place), ask.person, ask.since),
        )

    @change
    def answer_ask(connection: Connection, ask: str, place: str, answer: AskAnswer) -> None:
        known = "SELECT id, ?, ? FROM asks WHERE id = ?"
        then = (
            "DO NOTHING"
            if answer == "seen"
            else "(ask, place) DO UPDATE SET answer = excluded.answer"
        )
        connection.change(
            f"INSERT INTO ask_answers (ask, place, answer) {known} ON CONFLICT {then}",
            (place, answer, ask),
        )

    @change
    def grant_ask(
        connection: Connection, ask: Ask, holder: Holder, *, removed: tuple[PersonId, ...]
    ) -> None:
        gone = [(ask.game, place_name(ask.place), person) for person in removed]
        connection.change_many(_REMOVE_HOLDER, gone)
        connection.change(_ADD_HOLDER, _holder_values(holder))
        connection.change("DELETE FROM ask_answers WHERE ask = ?", (ask.id,))
        connection.change("DELETE FROM asks WHERE id = ?", (ask.id,))

    @question
    def games_asked_in(connection: Connection, person: PersonId) -> tuple[GameId, ...]:
        found = connection.rows(
            "SELECT DISTINCT asks.game FROM asks JOIN holders"
            " ON holders.game = asks.game AND holders.place = asks.place"
            " WHERE holders.person = ? AND asks.person <> ? ORDER BY asks.game",
            (person, person),
        )
        return tuple(game for (game,) in found)

    @question
    def asks(connection: Connection, game: GameId) -> tuple[Ask, ...]:
        said: dict[str, dict[str, AskAnswer]] = {}
        for ask, place, answer in connection.rows(
            "SELECT ask, ask_answers.place, answer FROM ask_answers"
            " JOIN asks ON asks.id = ask_answers.ask WHERE game = ?",
            (game,),
        ):
            said.setdefault(ask, {})[place] = answer
        found = connection.rows(
            "SELECT id, place, person, since FROM asks WHERE game = ? ORDER BY since, id", (game,)
        )
        return tuple(
            Ask(ask, game, parse_place(place), person, since, said.get(ask, {}))
            for ask, place, person, since in found
        )
