"""The keepers of a hall: who they are, and the messages that were reported to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.messages import Message, message
from rackhouse.service.errors import NotAllowedError, NotSignedInError
from rackhouse.service.tokens import hash_of, new_token
from rackhouse.service.values import GameId

if TYPE_CHECKING:
    from rackhouse.service.ports import Store
    from rackhouse.service.tokens import Chance
    from rackhouse.service.values import PersonId


class ChatReportShown(msgspec.Struct, frozen=True):
    """A message that was reported, as the keepers see it."""

    game: GameId
    number: int
    name: str
    """Who said it."""
    at: int
    phrase: Message | None
    words: str
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


async def reported(store: Store, person: PersonId) -> tuple[ChatReportShown, ...]:
    """The reported messages, the first reported first.

    Raises:
        NotAllowedError: if somebody else than a keeper asks.
    """
    await _check_keeper(store, person)
    reports = await store.chat_reports()
    people = tuple({one.line.person for one in reports})
    names = {one.id: one.name for one in (await store.people(people) if people else ())}
    return tuple(
        ChatReportShown(
            one.line.game,
            one.line.number,
            names.get(one.line.person, ""),
            one.line.moment,
            message("chat-phrase-" + one.line.phrase) if one.line.phrase else None,
            one.line.words,
            one.reports,
        )
        for one in reports
    )


async def settle_report(
    store: Store, person: PersonId, game: GameId, number: int, *, deletes: bool
) -> None:
    """Delete a reported message, or keep it and dismiss what was reported about it.

    Raises:
        NotAllowedError: if somebody else than a keeper asks.
    """
    await _check_keeper(store, person)
    if deletes:
        await store.delete_chat_line(game, number)
    else:
        await store.dismiss_chat_reports(game, number)


async def _check_keeper(store: Store, person: PersonId) -> None:
    if not await store.is_keeper(person):
        raise NotAllowedError("chat-keeper-only")
