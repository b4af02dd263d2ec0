"""Ruling by the list: where one is loaded, it can answer for the judge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.record import JUDGE
from rackhouse.referee import commands
from rackhouse.service.access import check_place
from rackhouse.service.answers import Answer, Envelope
from rackhouse.service.carry_out import carry_out
from rackhouse.service.engine_turn import ruled_by
from rackhouse.service.errors import ConflictError

if TYPE_CHECKING:
    from rackhouse.service.games import Games
    from rackhouse.service.values import GameId, PersonId


async def rule_by_list(
    games: Games, person: PersonId, game: GameId, name: str, seen: int
) -> Answer:
    """The judge lets the list rule; nobody else ever learns what it says of a word.

    Raises:
        UnknownGameError: where there is no such game.
        NotAllowedError: where the person is not its judge.
        ConflictError: where nothing is called, or no list is loaded.
    """
    live = await games.get(game)
    await check_place(games, live, person, JUDGE)
    if await games.rows.receipt(game, name, person) is not None:
        # It was sent before; what it says of the word now changes nothing in the answer.
        return await carry_out(
            games, person, game, JUDGE, Envelope(name, seen, commands.Rule(JUDGE, acceptable=False))
        )
    if live.state.call is None:
        raise ConflictError("Nothing is called at this table now.")
    book = await games.books.book_of(live.state)
    if book.judge is None:
        raise ConflictError("No word list is loaded for this game; rule from the book.")
    order = Envelope(name, seen, ruled_by(book.judge, live.state))
    return await carry_out(games, person, game, JUDGE, order)
