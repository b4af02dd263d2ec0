"""Requests for a seat of a game that has begun, and their answers, as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.service.places import parse_place, place_name
from rackhouse.service.values import Ask
from rackhouse.store.games import put_holder, remove_holder

if TYPE_CHECKING:
    from rackhouse.service.values import AskAnswer, GameId, Holder, PersonId
    from rackhouse.store.database import Connection


def add_ask(connection: Connection, ask: Ask) -> None:
    """Store a request for a seat; repeating it changes nothing."""
    connection.change(
        "INSERT INTO asks (id, game, place, person, since) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        (ask.id, ask.game, place_name(ask.place), ask.person, ask.since),
    )


def answer_ask(connection: Connection, ask: str, place: str, answer: AskAnswer) -> None:
    """Store a place's answer, unless the request is gone; ``seen`` changes no answer."""
    known = "SELECT id, ?, ? FROM asks WHERE id = ?"
    then = (
        "DO NOTHING" if answer == "seen" else "(ask, place) DO UPDATE SET answer = excluded.answer"
    )
    connection.change(
        f"INSERT INTO ask_answers (ask, place, answer) {known} ON CONFLICT {then}",
        (place, answer, ask),
    )


def grant_ask(
    connection: Connection, ask: Ask, holder: Holder, *, removed: tuple[PersonId, ...]
) -> None:
    """Seat the person who asked instead of those removed, and delete the request."""
    for person in removed:
        remove_holder(connection, ask.game, ask.place, person)
    put_holder(connection, holder)
    connection.change("DELETE FROM ask_answers WHERE ask = ?", (ask.id,))
    connection.change("DELETE FROM asks WHERE id = ?", (ask.id,))


def games_asked_in(connection: Connection, person: PersonId) -> tuple[GameId, ...]:
    """The games with a request for a place that a person holds."""
    found = connection.rows(
        "SELECT DISTINCT asks.game FROM asks JOIN holders"
        " ON holders.game = asks.game AND holders.place = asks.place"
        " WHERE holders.person = ? AND asks.person <> ? ORDER BY asks.game",
        (person, person),
    )
    return tuple(game for (game,) in found)


def asks(connection: Connection, game: GameId) -> tuple[Ask, ...]:
    """The requests at a game, the oldest first."""
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
