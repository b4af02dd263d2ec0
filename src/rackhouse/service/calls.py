"""The challenges that wait for a judge, followed live; and ruling on them by the word list."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from rackhouse.judging import ruled_by
from rackhouse.record import JUDGE, Phase
from rackhouse.referee import commands
from rackhouse.service.access import check_place
from rackhouse.service.carry_out import carry_out
from rackhouse.service.errors import ConflictError
from rackhouse.service.list_games import MOST_LISTED
from rackhouse.service.messages import Answer, Envelope

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId, PersonId


class OpenCall(msgspec.Struct, frozen=True):
    """A challenge that waits for its judge."""

    game: str
    title: str
    number: int
    """The number of the last fact, for the command that answers the call."""
    sides: tuple[str, ...]
    """Who sits at each seat."""
    challenger: int
    mover: int
    """Whose play it is."""
    tile_set: str
    words: tuple[str, ...]
    """What the ruling is about; one verdict for all."""
    tiles: tuple[str, ...]
    """The same words as they lie on the board, with blanks in lower case."""
    not_named: tuple[str, ...]
    """Words of the play that nobody has challenged."""
    waited: int
    """Milliseconds since the call."""
    is_taken_up: bool
    has_list: bool
    """Whether a word list is loaded that could answer."""


async def calls_for(games: Games, person: PersonId) -> tuple[OpenCall, ...]:
    """The calls at all games that somebody judges, the longest waiting first."""
    lines = []
    for info, standing in await games.store.games_of(person, limit=MOST_LISTED, before=None):
        if standing.phase is not Phase.ADJUDICATING:
            continue
        live = await games.get(info.id)
        await games.refresh(live)
        if live.is_held_by(person, JUDGE) and live.state.ruler == "judge":
            lines += await open_call(games, live)
    return tuple(sorted(lines, key=lambda line: (-line.waited, line.game)))


async def open_call(games: Games, live: LiveGame) -> list[OpenCall]:
    """The call of a game, unless it has been answered meanwhile."""
    call, pending = live.state.call, live.state.pending
    if call is None or pending is None:
        return []
    book = await games.books.book_of(live.state)
    play, alphabet = pending.play, live.state.board.tile_set.alphabet
    lying = {
        word: alphabet.text(formed.tiles)
        for word, formed in reversed(tuple(zip(play.words, play.formed, strict=True)))
    }
    open_words = [word for word in play.words if word not in pending.ruled]
    return [
        OpenCall(
            game=live.id,
            title=live.info.title,
            number=live.number,
            sides=tuple(_name(live, seat) for seat in range(len(live.state.sides))),
            challenger=call.seat,
            mover=pending.seat,
            tile_set=live.state.board.tile_set.name,
            words=call.words,
            tiles=tuple(lying[word] for word in call.words),
            not_named=tuple(word for word in open_words if word not in call.words),
            waited=games.clock.now() - call.called,
            is_taken_up=call.taken_up is not None,
            has_list=book.judge is not None,
        )
    ]


def _name(live: LiveGame, seat: int) -> str:
    """The names of those who hold a seat, or the name of the side."""
    return str(live.called(seat) or live.state.seat_name(seat))


AGAIN: Final = 2
"""Seconds after which the judge's games are looked up again, because new ones may have opened."""
_OVER: Final = (Phase.FINISHED, Phase.CERTIFIED)


async def follow_calls(games: Games, person: PersonId) -> AsyncGenerator[tuple[OpenCall, ...]]:
    """The calls now, and again whenever they change; never ends."""
    shown: tuple[OpenCall, ...] | None = None
    while True:
        # Subscribed before reading, so that no change is missed in between.
        changes = [games.hub.change(game) for game in await _judged_by(games, person)]
        try:
            calls = await calls_for(games, person)
            still = tuple(replace(call, waited=0) for call in calls)
            if still != shown:
                shown = still
                yield calls
            await _any_of(changes)
        finally:
            for change in changes:
                change.cancel()


async def _judged_by(games: Games, person: PersonId) -> list[GameId]:
    """The unfinished games that somebody judges."""
    judged = []
    for info, standing in await games.store.games_of(person, limit=MOST_LISTED, before=None):
        if standing.phase in _OVER:
            continue
        held = await games.store.holders(info.id)
        if any(one.person == person and one.place == JUDGE for one in held):
            judged.append(info.id)
    return judged


async def _any_of(changes: list[asyncio.Future[None]]) -> None:
    """Wait until something happens at one of the games, or until it is time to look again."""
    if changes:
        await asyncio.wait(changes, timeout=AGAIN, return_when=asyncio.FIRST_COMPLETED)
    else:
        await asyncio.sleep(AGAIN)


async def rule_by_list(
    games: Games, person: PersonId, game: GameId, name: str, seen: int
) -> Answer:
    """Let the word list rule for the judge; nobody else learns what the list says.

    Raises:
        NotAllowedError: if the person is not the judge.
        ConflictError: if there is no call, or no list is loaded.
    """
    live = await games.get(game)
    await check_place(games, live, person, JUDGE)
    if await games.rows.receipt(game, name, person) is not None:
        # It was sent before, so its receipt answers and this ruling is ignored.
        return await carry_out(
            games, person, game, JUDGE, Envelope(name, seen, commands.Rule(JUDGE, acceptable=False))
        )
    if live.state.call is None:
        raise ConflictError("service-no-call")
    book = await games.books.book_of(live.state)
    if book.judge is None:
        raise ConflictError("service-no-list-to-rule")
    order = Envelope(name, seen, ruled_by(book.judge, live.state))
    return await carry_out(games, person, game, JUDGE, order)
