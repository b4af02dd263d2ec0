"""The open calls of a judge: every challenge, at whatever table, that awaits their word."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.record import JUDGE, Phase
from rackhouse.service.list_games import MOST_LISTED
from rackhouse.service.sitters import called

if TYPE_CHECKING:
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import PersonId


class OpenCall(msgspec.Struct, frozen=True):
    """A challenge that awaits its judge."""

    game: str
    title: str
    number: int
    """Of the last fact, for the command that answers it."""
    sides: tuple[str, ...]
    """Who sits at each seat."""
    challenger: int
    mover: int
    """Whose play it is."""
    tile_set: str
    words: tuple[str, ...]
    """What is ruled on, with one verdict for all."""
    tiles: tuple[str, ...]
    """The same words as they lie there: a blank in lower case."""
    not_named: tuple[str, ...]
    """Words of the play that nobody has challenged."""
    waited: int
    """Milliseconds since the call."""
    is_taken_up: bool
    has_list: bool
    """Whether a list is loaded that could answer."""


async def calls_for(games: Games, person: PersonId) -> tuple[OpenCall, ...]:
    """The calls at all the games that somebody is the judge of; who waits longest comes first."""
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
    """The call of a game, if it has not been answered in the meantime."""
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
    """Those who hold a seat, or the side as sentences call it."""
    return called(live.sitters(), f"seat-{seat + 1}") or str(live.state.seat_name(seat))
