"""Who may sit where, and look at what; and whether a game that is over is private."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.record import DIRECTOR, PUBLIC, Actor, Role
from rackhouse.referee import commands as c
from rackhouse.referee.window import score_keeper_for
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.hub import LOOK_AGAIN
from rackhouse.service.places import called, place_name, place_said
from rackhouse.service.tokens import hash_of

if TYPE_CHECKING:
    from rackhouse.messages import Value
    from rackhouse.referee import Command
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId, PersonId


async def check_place(games: Games, live: LiveGame, person: PersonId | None, place: Actor) -> None:
    """Let somebody act or look from a place that they hold, or from the pad of a real board."""
    if not live.may_act(person, place):
        # They may have sat down at another process.
        await games.refresh_people(live)
        if not live.may_act(person, place):
            is_public = place == PUBLIC
            raise NotAllowedError("service-private" if is_public else "service-not-your-place")
    await note_presence(games, live, person, place)


async def note_presence(
    games: Games, live: LiveGame, person: PersonId | None, place: Actor
) -> None:
    """Whoever holds a seat that somebody else asks for has been there: they are not lost."""
    name = place_name(place)
    asks = [one for one in live.asks if one.place == place and name not in one.answers]
    asks = [one for one in asks if one.person != person and live.is_held_by(person, place)]
    for ask in asks:
        await games.store.answer_ask(ask.id, name, "seen")
    if asks:
        await games.refresh_people(live)


AGREEMENTS = (
    c.AgreeDictionary, c.AgreeBoard, c.TakeBack, c.CorrectScore, c.ConfirmVerdict, c.AnswerPlays,
    c.Resign, c.ConfirmResult, c.Accept, c.WithdrawCall, c.ConfirmScore,
)  # fmt: skip
"""What a side says for itself, and nobody else for it."""


OFFICE = (c.SettleTab, c.Certify, c.SetRoundEnd, c.RingBell)
"""What the score-keeper does for the house: money, the round, a result that not all agreed to."""


def check_voice(live: LiveGame, person: PersonId, place: Actor, command: Command) -> None:
    """Let only whoever sits at a place agree to something for it, if somebody does.

    Raises:
        NotAllowedError: where it is for another phone at the table to say, or for the house.
    """
    if isinstance(command, OFFICE) and not live.is_held_by(person, place):
        raise NotAllowedError("service-only-for", place=place_said(place))
    if isinstance(command, AGREEMENTS) and not live.speaks_for(person, place):
        raise NotAllowedError("service-on-their-phone", name=_called(live, place))
    if isinstance(command, c.ConfirmScore):
        _check_confirmer(live, person)
    if isinstance(command, c.Forfeit):
        _check_forfeit(live, person, command)


def _check_confirmer(live: LiveGame, person: PersonId) -> None:
    """Nobody confirms the score of their own play, if the side that keeps it has a phone (A-27)."""
    pending = live.state.pending
    if pending is None or not live.is_held_by(person, Actor.seat_at(pending.seat)):
        return
    keeper = Actor.seat_at(score_keeper_for(live.state, pending.seat))
    if not live.speaks_for(person, keeper):
        raise NotAllowedError("service-on-their-phone", name=_called(live, keeper))


def _check_forfeit(live: LiveGame, person: PersonId, command: c.Forfeit) -> None:
    """Nobody ends the game of somebody whom they, or whoever named them director, play against."""
    others = {} if command.seat < 0 else live.holders_at(Actor.seat_at(command.seat)) - {person}
    plays = live.plays(person)
    if not live.info.event:
        plays = plays or live.info.is_rated or live.plays(live.info.owner)
    if others and plays:
        raise NotAllowedError("service-forfeit-by-neutral-director")


def _called(live: LiveGame, place: Actor) -> Value:
    """Those who hold a place, by their names."""
    return called(live.sitters(), place_name(place)) or place_said(place)


async def check_view(
    games: Games, live: LiveGame, person: PersonId | None, place: Actor, token: str = ""
) -> None:
    """Let somebody look from a place; the public's is open where the house says so, or by link.

    Once a game is over anybody may look back at it, unless a player would have it private.
    """
    if place != PUBLIC:
        await check_place(games, live, person, place)
        return
    is_private = live.is_over and bool(live.info.private_for)
    if is_private:
        is_own = live.info.is_imported and live.info.owner == person
        if not is_own and not any(one != PUBLIC for one in live.places_of(person or "")):
            raise NotAllowedError("service-kept-private")
        return
    is_known = person is not None and (live.info.owner == person or live.places_of(person))
    if is_known or live.is_over or live.info.is_open_to_watch:
        return
    if token:
        invitation = await games.store.invitation(hash_of(token))
        if invitation is not None and (invitation.game, invitation.place) == (live.id, PUBLIC):
            return
    await check_place(games, live, person, place)


async def look_again(games: Games, live: LiveGame) -> None:
    """Send away all who look on at a game by a place or a link that is gone."""
    for reader in games.hub.readers_at(live.id, PUBLIC):
        try:
            await check_view(games, live, reader.person, PUBLIC, reader.token)
        except NotAllowedError:
            reader.end(LOOK_AGAIN)


async def check_host(games: Games, live: LiveGame, person: PersonId) -> None:
    """Let only the owner of a game, or its director, go on."""
    if live.info.owner != person:
        try:
            await check_place(games, live, person, DIRECTOR)
        except NotAllowedError:
            raise NotAllowedError("service-for-owner-or-director") from None


async def set_private(
    games: Games, person: PersonId, game: GameId, place: Actor, *, is_private: bool
) -> None:
    """Say for a seat whether the game is to be private: it is while any seat would have it so.

    Of a record that came from elsewhere, whoever brought it says so.
    """
    live = await games.get(game)
    if not (live.info.is_imported and live.info.owner == person):
        await check_place(games, live, person, place)
        if place.role is not Role.SEAT or not live.is_held_by(person, place):
            raise NotAllowedError("service-only-players-make-private")
    await games.store.set_private(game, place_name(place), is_private=is_private)
    async with live.lock:
        await games.people_changed(live)
        await look_again(games, live)
