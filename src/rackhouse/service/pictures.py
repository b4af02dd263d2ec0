"""Pictures of games that are over, and what a link to one says about it before it is opened."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from rackhouse.errors import RackhouseError
from rackhouse.record import PUBLIC
from rackhouse.service.access import check_view
from rackhouse.service.errors import ConflictError
from rackhouse.service.export_record import day_of, names_of_sides

if TYPE_CHECKING:
    from datetime import date

    from rackhouse.messages import Voice
    from rackhouse.record import State
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId, PersonId

MOST_KEPT = 200
"""How many pictures a process keeps; each has about 40 KB."""

_Key: TypeAlias = "tuple[GameId, int, str, tuple[str, ...], str]"


class GamePicture(msgspec.Struct, frozen=True):
    """A picture as it is sent."""

    png: bytes
    tag: str
    """A hash of it: whoever has it is not sent it again."""


class GamePreview(msgspec.Struct, frozen=True):
    """What a link to a finished game says about it."""

    title: str
    """The names with the scores, the winner first."""
    rules: str
    day: date | None


class Pictures:
    """Draws one picture at a time, in a thread, and keeps the last ones.

    What is kept is known by the number of the record's last fact and by the names, so a game that
    was corrected or whose players were erased is drawn again.
    """

    def __init__(self, games: Games) -> None:
        self._games = games
        self._kept: OrderedDict[_Key, GamePicture] = OrderedDict()
        self._turn = asyncio.Lock()

    async def picture(
        self, person: PersonId | None, game: GameId, voice: Voice, token: str = ""
    ) -> GamePicture:
        """The board and the result of a game that is over.

        Raises:
            ConflictError: if it is not over.
            NotAllowedError: if it is private.
        """
        live = await self._over(person, game, token)
        names = names_of_sides(live)
        key = (game, live.number, voice.locale, names, live.info.title)
        if key not in self._kept:
            async with self._turn:
                # Others may have asked for the same one meanwhile.
                if key not in self._kept:
                    about = (names, live.info.title, _day(live))
                    png = await asyncio.to_thread(_drawn, live.state, about, voice)
                    tag = f'"{hashlib.sha256(png).hexdigest()[:20]}"'
                    self._kept[key] = GamePicture(png, tag)
                    while len(self._kept) > MOST_KEPT:
                        self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    async def preview(self, game: GameId) -> GamePreview | None:
        """What may be said to anybody about a game; nothing if it is private or not over."""
        try:
            live = await self._over(None, game, "")
        except RackhouseError:
            return None
        places = live.state.places or (0,) * live.info.sides
        scores = [side.score for side in live.state.sides]
        rows = sorted(
            zip(places, names_of_sides(live), scores, strict=True), key=lambda row: row[0]
        )
        title = ", ".join(f"{name} {score}" for _, name, score in rows)
        return GamePreview(title, live.info.title, _day(live))

    async def _over(self, person: PersonId | None, game: GameId, token: str) -> LiveGame:
        live = await self._games.get(game)
        await check_view(self._games, live, person, PUBLIC, token)
        await self._games.refresh(live)
        if not live.is_over:
            raise ConflictError("service-picture-when-over")
        return live


def _day(live: LiveGame) -> date | None:
    # An imported record does not say when the game was played.
    return None if live.info.is_imported else day_of(live.state.at)


def _drawn(state: State, about: tuple[tuple[str, ...], str, date | None], voice: Voice) -> bytes:
    from rackhouse.paper import Heading  # noqa: PLC0415 - loaded when a picture is drawn
    from rackhouse.paper.picture import game_picture  # noqa: PLC0415 - likewise

    return game_picture(state, Heading(*about), voice)
