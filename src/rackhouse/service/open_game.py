"""Opening a game under any sheet, for any mix of people and engine players."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from rackhouse.errors import IllegalError
from rackhouse.judging import in_force
from rackhouse.record import DictionaryReference, Role
from rackhouse.record.facts import Custody
from rackhouse.referee import GamePlan
from rackhouse.referee.setting_up import ruler_of
from rackhouse.rules import Sheet
from rackhouse.rules.pace import DaysPace
from rackhouse.service.new_table import Opened, invite_again, set_table
from rackhouse.service.places import parse_place
from rackhouse.service.players import player_named
from rackhouse.service.rated_games import kind_of
from rackhouse.service.tokens import new_id, stable_id
from rackhouse.service.values import (
    LONGEST_PACE,
    MOST_BUDGET,
    ChatWords,
    EngineChair,
    GameId,
    GameInfo,
    PersonId,
)
from rackhouse.service.wording import line

if TYPE_CHECKING:
    from rackhouse.record import Actor
    from rackhouse.service.games import Games

LONGEST_TITLE = 80
LONGEST_NAME = 40
LONGEST_BOOK = 200
LONGEST_DELAY = 7 * 24 * 3600
TEAM = 8
"""How many people may share a team's seat."""


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to play."""

    sheet: Annotated[str, Meta(max_length=100)] = "base"
    """The name of a built-in sheet."""
    sheet_text: Annotated[str, Meta(max_length=100_000)] = ""
    """A sheet of your own as TOML; it takes precedence over the name."""
    settings: Annotated[dict[str, Any], Meta(max_length=100)] = {}
    """Settings of the organiser by key: ``{"turn.seconds": 120}``."""
    by_days: DaysPace | None = None
    """The pace of a game by correspondence; its times replace those of the sheet and settings."""
    sides: Annotated[int, Meta(ge=1, le=8)] | None = None
    lexicon: Annotated[str, Meta(max_length=100)] = "enable"
    book: Annotated[str, Meta(max_length=LONGEST_BOOK)] = ""
    """The title of a book on paper, which decides instead of a word list."""
    edition: Annotated[str, Meta(max_length=LONGEST_BOOK)] = ""
    custody: Custody = "dealt"
    own: Annotated[tuple[str, ...], Meta(max_length=12)] = ()
    """The places that the opener takes: ``seat-1``, or several around one screen."""
    names: Annotated[
        tuple[Annotated[str, Meta(max_length=LONGEST_NAME)], ...], Meta(max_length=8)
    ] = ()
    """The names of the sides, by seat, if several share a screen or a score pad."""
    chairs: Annotated[tuple[EngineChair, ...], Meta(max_length=8)] = ()
    most_at_a_seat: Annotated[int, Meta(ge=1, le=TEAM)] | None = None
    """How many people may share one seat; by default one, or a team."""
    judge: Literal["person", "list"] = "person"
    """Who acts as judge, if the sheet has one."""
    title: Annotated[str, Meta(max_length=LONGEST_TITLE)] = ""
    is_open_to_watch: bool = False
    """Whether anybody may watch without a link."""
    rack_delay: Annotated[int, Meta(ge=0, le=LONGEST_DELAY)] | None = None
    """Seconds after which spectators whom all players admit see the game with all racks; null means
    never. Not in rated games."""
    is_rated: bool = False
    """Whether it counts for its players' ratings: between people, with dealt tiles, a word list and
    a sheet as it is published, in which only times may be changed. Whoever joins agrees to that."""
    chat: ChatWords = "phrases"
    """What people may say to each other. While a rated or event game or one of several sides is
    played, it is quick phrases at most."""
    id: Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9._:-]*$")] = ""
    """An ID that its sender uses only once: sent again, it opens no second game. The answer then
    has new invitations, and the first ones stay valid."""


class EventTable(msgspec.Struct, frozen=True):
    """The table of an event that a game is opened for."""

    event: str
    pairing: int
    game: GameId
    """The ID of the game: if two open it at once, both get the same game."""
    stream_delay: int | None = None
    """Seconds after which the organiser's stream shows racks; null means after the game."""


async def open_table(
    games: Games, person: PersonId, opening: Opening, table: EventTable | None = None
) -> Opened:
    """Open a game. Its opener owns it: they invite, and can revoke invitations.

    Nobody owns the game of an event's table: the event decides who may do what.

    Raises:
        IllegalError: if the sheet or the settings do not allow such a game.
        MalformedError: if something in the opening cannot be read.
        UnknownNameError: if there is no such sheet, list, dictionary or player.
    """
    is_named = bool(opening.id or table)
    id_ = id_of(person, opening.id) if opening.id else new_id(games.chance)
    if table is not None:
        id_ = table.game
    if is_named and await games.rows.kept(id_) is not None:
        return await invite_again(games, id_)
    if not opening.book:
        await _bring_list(games, person, opening, table)
    plan = await asyncio.to_thread(plan_of, opening)
    own = tuple(parse_place(text) for text in opening.own)
    check_opening(opening, plan, own, games.players)
    if opening.rack_delay is not None and (opening.is_rated or table is not None):
        raise IllegalError("service-racks-hidden-when-rated")
    rules = plan.rules
    list_judges = opening.judge == "list" and plan.dictionary.is_loaded
    rated_as = ""
    if opening.is_rated and table is None:
        is_own = bool(opening.sheet_text)
        kind = kind_of(plan, opening.settings, is_own_sheet=is_own, list_judges=list_judges)
        rated_as = kind.key
    several = TEAM if rules.sides.called == "team" else 1
    info = GameInfo(
        id=id_,
        created=games.clock.now(),
        owner=person if table is None else None,
        sheet=plan.sheet,
        title=line(opening.title, "title", LONGEST_TITLE, least=0) or rules.title,
        custody=plan.custody,
        sides=plan.sides,
        names=tuple(line(name, "name", LONGEST_NAME, least=0) for name in opening.names),
        chairs=tuple(
            replace(chair, player=player_named(games.players, chair.player))
            for chair in opening.chairs
        ),
        is_open_to_watch=opening.is_open_to_watch,
        most_at_a_seat=opening.most_at_a_seat or several,
        rack_delay=opening.rack_delay,
        stream_delay=None if table is None else table.stream_delay,
        is_rated=opening.is_rated,
        rated_as=rated_as,
        chat=opening.chat,
        list_judges=list_judges,
        offices=offices_of(plan, list_judges=list_judges),
        event="" if table is None else table.event,
        pairing=0 if table is None else table.pairing,
        is_by_days=rules.turn.is_by_correspondence,
    )
    try:
        return await set_table(games, plan, info, tuple((place, person) for place in own))
    except IllegalError:
        # It may have been sent twice at once, and the other one was faster.
        if not is_named or await games.rows.kept(id_) is None:
            raise
        return await invite_again(games, id_)


async def _bring_list(
    games: Games, person: PersonId, opening: Opening, table: EventTable | None
) -> None:
    """Have the list on this machine, if its opener may choose it; an event has chosen its own."""
    if table is None:
        await games.word_lists.check_choice(person, opening.lexicon, is_rated=opening.is_rated)
    else:
        await games.word_lists.fetch(opening.lexicon)


def id_of(person: PersonId, opening: str) -> GameId:
    """The ID of the game that an opening opens: the same one, however often it is sent.

    >>> id_of("ann", "first") == id_of("ann", "first") != id_of("bob", "first")
    True
    """
    return stable_id(f"opening {opening} of {person}")


def plan_of(opening: Opening) -> GamePlan:
    """The plan of a game; reads the sheet and the word list, which takes a moment.

    >>> plan_of(Opening(settings={"tiles.rack": 8})).rules.tiles.rack
    8

    Raises:
        IllegalError: if the settings contradict the sheet or each other.
        MalformedError: if the sheet or a setting cannot be read.
        UnknownNameError: if there is no such sheet, list or dictionary.
    """
    text = opening.sheet_text
    sheet = Sheet.parse(text, "house") if text else Sheet.named(opening.sheet)
    if opening.settings:
        sheet = sheet.with_values(opening.settings)
    if opening.by_days is not None:
        sheet = sheet.with_values(opening.by_days.settings(sheet.rules))
    if opening.book:
        title = line(opening.book, "book", LONGEST_BOOK)
        edition = line(opening.edition, "edition", LONGEST_BOOK, least=0)
        dictionary = DictionaryReference(title, edition)
    else:
        dictionary, _ = in_force(opening.lexicon, sheet.rules)
    sides = sheet.rules.sides.usual if opening.sides is None else opening.sides
    return GamePlan(sheet.name, sheet.rules, dictionary, sides, opening.custody)


def check_opening(
    opening: Opening, plan: GamePlan, own: tuple[Actor, ...], players: tuple[str, ...]
) -> None:
    """Refuse an opening that no game can be set up for.

    Raises:
        IllegalError: with the reason.
        UnknownNameError: if there is no such player.
    """
    seats = [place.seat for place in own if place.role is Role.SEAT]
    chairs = [chair.seat for chair in opening.chairs]
    taken = [*seats, *chairs]
    if not {*taken, *range(len(opening.names))} <= set(range(plan.sides)):
        raise IllegalError("service-seats-at-table", count=plan.sides)
    if len(set(taken)) < len(taken) or len(set(own)) < len(own):
        raise IllegalError("service-place-twice")
    if opening.by_days is not None and plan.custody == "table":
        raise IllegalError("service-days-need-dealt-tiles")
    _check_chairs(opening, plan, players)
    if opening.is_rated and len(own) > 1:
        raise IllegalError("service-one-place-in-rated")
    if opening.rack_delay is not None and not 0 <= opening.rack_delay <= LONGEST_DELAY:
        raise IllegalError("service-rack-delay-limits", most=LONGEST_DELAY)
    if opening.most_at_a_seat is not None and not 1 <= opening.most_at_a_seat <= TEAM:
        raise IllegalError("service-team-size", most=TEAM)


def _check_chairs(opening: Opening, plan: GamePlan, players: tuple[str, ...]) -> None:
    for chair in opening.chairs:
        player_named(players, chair.player)
        if not (0 <= chair.pace <= LONGEST_PACE and 0 <= chair.budget <= MOST_BUDGET):
            raise IllegalError("service-engine-limits", pace=LONGEST_PACE, cents=MOST_BUDGET)
    if opening.chairs and plan.custody == "table":
        raise IllegalError("service-engine-needs-dealt-tiles")
    if opening.chairs and opening.is_rated:
        raise IllegalError("service-rated-between-people")


def offices_of(plan: GamePlan, *, list_judges: bool) -> tuple[str, ...]:
    """The places besides the seats that people are invited to, as links name them.

    >>> from rackhouse.service.open_game import Opening, plan_of
    >>> offices_of(plan_of(Opening()), list_judges=False)
    ('director',)
    >>> offices_of(plan_of(Opening(custody="table")), list_judges=False)
    ('score-keeper', 'director')

    Every game has a director. It has a judge if the sheet calls one and no list rules instead, and
    a score-keeper if scores are confirmed, time is granted, or a pad is written.
    """
    rules = plan.rules
    has_judge = ruler_of(rules, plan.dictionary) == "judge" and not list_judges
    keeps = rules.window.shuts == "score-confirmed" or rules.turn.limit == "soft"
    has_keeper = keeps or plan.custody == "table"
    wanted = ((Role.JUDGE, has_judge), (Role.SCORE_KEEPER, has_keeper), (Role.DIRECTOR, True))
    return tuple(role.value for role, is_wanted in wanted if is_wanted)
