"""Who may sit where and see what, and whether a finished game is private."""

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
    """Check that somebody may act or look from a place: theirs, or one on the pad they share."""
    if not live.may_act(person, place):
        # They may have taken the place through another process.
        await games.refresh_people(live)
        if not live.may_act(person, place):
            is_public = place == PUBLIC
            raise NotAllowedError("service-private" if is_public else "service-not-your-place")
    await note_presence(games, live, person, place)


async def note_presence(
    games: Games, live: LiveGame, person: PersonId | None, place: Actor
) -> None:
    """Note that the holder of a seat has been seen, if somebody else asks for that seat."""
    if not live.asks:
        return
    name = place_name(place)
    asks = [one for one in live.asks if one.place == place and name not in one.answers]
    asks = [one for one in asks if one.person != person and live.is_held_by(person, place)]
    for ask in asks:
        await games.store.answer_ask(ask.id, name, "seen")
    if asks:
        await games.refresh_people(live)


AGREEMENTS = (
    c.AgreeDictionary, c.AgreeBoard, c.TakeBack, c.RefuseTakeBack, c.CorrectScore,
    c.ConfirmVerdict, c.AnswerPlays, c.Resign, c.Abort, c.ConfirmResult, c.Accept,
    c.WithdrawCall, c.ConfirmScore,
)  # fmt: skip
"""What only the side itself can say."""


OFFICE = (c.SettleTab, c.Certify, c.SetRoundEnd, c.RingBell)
"""What the score-keeper does for the house: money, the round, a result without full agreement."""


def check_voice(live: LiveGame, person: PersonId, place: Actor, command: Command) -> None:
    """Check that a command comes from the phone of the place it speaks for, if somebody sits there.

    Raises:
        NotAllowedError: if another phone at the table, or the house, has to say it.
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
    """Nobody confirms their own play's score if the side that keeps score has a phone (A-27)."""
    pending = live.state.pending
    if pending is None or not live.is_held_by(person, Actor.seat_at(pending.seat)):
        return
    keeper = Actor.seat_at(score_keeper_for(live.state, pending.seat))
    if not live.speaks_for(person, keeper):
        raise NotAllowedError("service-on-their-phone", name=_called(live, keeper))


def _check_forfeit(live: LiveGame, person: PersonId, command: c.Forfeit) -> None:
    """Check that a forfeit is not against an opponent, their own or the owner's."""
    others = {} if command.seat < 0 else live.holders_at(Actor.seat_at(command.seat)) - {person}
    plays = live.plays(person)
    if not live.info.event:
        plays = plays or live.info.is_rated or live.plays(live.info.owner)
    if others and plays:
        raise NotAllowedError("service-forfeit-by-neutral-director")


def _called(live: LiveGame, place: Actor) -> Value:
    """The names of those who hold a place."""
    return called(live.sitters(), place_name(place)) or place_said(place)


async def check_view(
    games: Games, live: LiveGame, person: PersonId | None, place: Actor, token: str = ""
) -> None:
    """Check that somebody may look from a place; the public one may be open to all, or by link.

    Anybody may look at a finished game unless a player has made it private.
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
    """Disconnect spectators whose place or link is gone."""
    for reader in games.hub.readers_at(live.id, PUBLIC):
        try:
            await check_view(games, live, reader.person, PUBLIC, reader.token)
        except NotAllowedError:
            reader.end(LOOK_AGAIN)


async def check_host(games: Games, live: LiveGame, person: PersonId) -> None:
    """Check that somebody owns a game or directs it."""
    if live.info.owner != person:
        try:
            await check_place(games, live, person, DIRECTOR)
        except NotAllowedError:
            raise NotAllowedError("service-for-owner-or-director") from None


async def set_private(
    games: Games, person: PersonId, game: GameId, place: Actor, *, is_private: bool
) -> None:
    """Set whether a seat wants the game private: it is private as long as any seat wants that.

    The owner of an imported record may set it too.
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
