"""The keepers of a hall: who they are, and what was reported to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.messages import Message, message
from rackhouse.service.errors import NotAllowedError, NotSignedInError
from rackhouse.service.tokens import hash_of, new_token
from rackhouse.service.values import GameId

if TYPE_CHECKING:
    from rackhouse.service.games import Games
    from rackhouse.service.ports import Store
    from rackhouse.service.tokens import Chance
    from rackhouse.service.values import PersonId, Report


class KeeperReport(msgspec.Struct, frozen=True):
    """What was reported, as the keepers see it: a message, or a whole game."""

    game: GameId
    number: int
    """Of the message; 0 is the game."""
    name: str
    """Who said it; of a game, everybody who plays it."""
    at: int
    """When it was said; of a game, when it was first reported."""
    phrase: Message | None
    words: str
    """What was said; of a game, why it was reported."""
    reports: int
    """How many people have reported it."""


async def new_keeper_link(store: Store, chance: Chance) -> str:
    """The secret of a new link that makes whoever opens it a keeper; an older one is void."""
    token = new_token(chance)
    await store.set_keeper_token(hash_of(token))
    return token


async def become_keeper(store: Store, person: PersonId, token: str) -> None:
    """Make somebody a keeper of the hall.

    Raises:
        NotSignedInError: if it is not the secret of the keepers' link.
    """
    if not await store.add_keeper(hash_of(token), person):
        raise NotSignedInError("chat-keeper-link")


async def reported(games: Games, person: PersonId) -> tuple[KeeperReport, ...]:
    """The reported messages and games, the first reported first.

    Raises:
        NotAllowedError: if somebody else than a keeper asks.
    """
    await _check_keeper(games.store, person)
    together: dict[tuple[GameId, int], list[Report]] = {}
    for one in await games.store.reports():
        together.setdefault((one.game, one.number), []).append(one)
    shown = [
        await (_line_shown(games.store, some) if number else _game_shown(games, some))
        for (_, number), some in together.items()
    ]
    return tuple(one for one in shown if one is not None)


async def _line_shown(store: Store, reports: list[Report]) -> KeeperReport | None:
    game, number = reports[0].game, reports[0].number
    lines = await store.chat_lines(game, after=number - 1)
    if not lines or lines[0].number != number:
        return None  # it has been deleted
    one = lines[0]
    author = await store.person(one.person)
    phrase = message("chat-phrase-" + one.phrase) if one.phrase else None
    name = "" if author is None else author.name
    return KeeperReport(game, number, name, one.moment, phrase, one.words, len(reports))


async def _game_shown(games: Games, reports: list[Report]) -> KeeperReport:
    live = await games.get(reports[0].game)
    names = ", ".join(one.name for one in live.sitters() if one.name)
    words = " \u00b7 ".join(one.words for one in reports)
    return KeeperReport(live.id, 0, names, reports[0].moment, None, words, len(reports))


async def settle_report(
    store: Store, person: PersonId, game: GameId, number: int, *, deletes: bool
) -> None:
    """Delete a reported message, or keep it and dismiss what was reported about it.

    A reported game is always kept.

    Raises:
        NotAllowedError: if somebody else than a keeper asks.
    """
    await _check_keeper(store, person)
    if deletes and number:
        await store.delete_chat_line(game, number)
    else:
        await store.dismiss_reports(game, number)


async def _check_keeper(store: Store, person: PersonId) -> None:
    if not await store.is_keeper(person):
        raise NotAllowedError("chat-keeper-only")
