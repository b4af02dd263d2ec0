"""Exports records, also as a printed sheet or GCG, and imports them."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from rackhouse.errors import IllegalError, MalformedError
from rackhouse.log.store import StoredEntry
from rackhouse.messages import SeatName, Voice, message
from rackhouse.messages.voice import ENGLISH
from rackhouse.record import (
    CLOCK,
    PUBLIC,
    DictionaryReference,
    decode_record,
    encode_entry,
    encode_record,
    fold,
    verify_draws,
)
from rackhouse.record.check import check_record
from rackhouse.record.gcg import check_gcg, gcg_of, read_gcg, record_of, write_gcg
from rackhouse.record.gcg.variant import empty_board
from rackhouse.record.turns import shareable
from rackhouse.referee import GamePlan, Refusal, World, commands, decide, open_game
from rackhouse.rules import Sheet
from rackhouse.service.access import check_view
from rackhouse.service.errors import ConflictError
from rackhouse.service.live import standing_of
from rackhouse.service.tokens import new_id
from rackhouse.service.values import GameInfo, NewGame
from rackhouse.service.wording import line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.paper import Paper
    from rackhouse.record import RecordEntry, State
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId, PersonId


async def export_record(
    games: Games, person: PersonId | None, game: GameId, token: str = ""
) -> bytes:
    """A game's record as a Rackhouse file; it contains the secret of the draws once certified.

    Raises:
        ConflictError: if racks are still hidden.
    """
    _, entries = await open_entries(games, person, game, token)
    return encode_record(entries)


async def export_gcg(games: Games, person: PersonId | None, game: GameId, token: str = "") -> str:
    """A game as GCG, which other programs read, with the players' names.

    Raises:
        ConflictError: if racks are still hidden.
    """
    live, entries = await open_entries(games, person, game, token)
    return write_gcg(gcg_of(entries, names_of_sides(live)))


def names_of_sides(live: LiveGame) -> tuple[str, ...]:
    """The names of the sides by seat: their team, people or player, or their number."""
    voice = Voice(seat=live.called)
    return tuple(voice.say(SeatName(seat)) for seat in range(live.info.sides))


async def open_entries(
    games: Games, person: PersonId | None, game: GameId, token: str
) -> tuple[LiveGame, tuple[RecordEntry, ...]]:
    """A game and its record, for somebody who may look at it.

    Raises:
        ConflictError: if racks are still hidden.
    """
    live = await games.get(game)
    await check_view(games, live, person, PUBLIC, token)
    await games.refresh(live)
    if live.state.is_dealt and not live.is_over:
        raise ConflictError("service-racks-still-hidden")
    return live, shareable(await games.entries_after(live, 0))


async def print_sheet(
    games: Games,
    person: PersonId | None,
    game: GameId,
    paper: Paper = "a4",
    *,
    link: str = "",
    token: str = "",
    voice: Voice = ENGLISH,
) -> bytes:
    """The score sheet of a game as a PDF; ``link`` is the address in its QR code.

    Raises:
        ConflictError: if racks are still hidden.
    """
    live, entries = await open_entries(games, person, game, token)
    # An imported record does not say when the game was played.
    day = None if live.info.is_imported else day_of(entries[-1].at)
    return await asyncio.to_thread(
        _drawn, entries, (names_of_sides(live), live.info.title, day, link), paper, voice
    )


def _drawn(
    entries: Sequence[RecordEntry],
    about: tuple[tuple[str, ...], str, date | None, str],
    paper: Paper,
    voice: Voice,
) -> bytes:
    """Draw the sheet; runs in a thread because loading and drawing take a moment."""
    from rackhouse.paper import Heading, score_sheet  # noqa: PLC0415

    return score_sheet(entries, Heading(*about), paper, voice)


def day_of(moment: int) -> date:
    """The day of a moment, by the clock of the house.

    >>> day_of(1_800_000_000_000).year
    2027
    """
    return datetime.fromtimestamp(moment / 1000, UTC).astimezone().date()


LARGEST = 4 * 1024 * 1024
MOST_FACTS = 5000
LONGEST_TITLE = 80
LONGEST_NAME = 40
LONGEST_BOOK = 100


async def import_record(games: Games, person: PersonId, data: bytes, title: str = "") -> GameId:
    """Store an imported record; whoever brings it owns it.

    Raises:
        MalformedError: if it is not a record, or damaged.
        IllegalError: if it breaks the rules, or the game could not go on here.
    """
    title = line(title, "title", LONGEST_TITLE, least=0)
    if len(data) > LARGEST:
        raise MalformedError("service-record-too-large", most=LARGEST)
    entries, state = await asyncio.to_thread(read_record, data, games.clock.now())
    names = await asyncio.to_thread(names_in, data)
    info = GameInfo(
        id=new_id(games.chance),
        created=games.clock.now(),
        owner=person,
        sheet=state.sheet,
        title=title or state.rules.title,
        custody=state.custody,
        sides=len(state.sides),
        names=names,
        is_imported=True,
    )
    stored = tuple(StoredEntry(entry.number, encode_entry(entry)) for entry in entries)
    standing = standing_of(state, info)
    await games.store.add_game(NewGame(info, "", stored, standing, invitations=()))
    return info.id


def read_record(data: bytes, now: int) -> tuple[tuple[RecordEntry, ...], State]:
    """The entries of a record in either format, and the state they lead to.

    Raises:
        MalformedError: if it is not a record, or damaged.
        IllegalError: if it breaks the rules, or the game could not go on here.
    """
    if not data.lstrip().startswith(b"{"):
        return _paused(_from_gcg(data, now))
    entries = decode_record(data)
    if len(entries) > MOST_FACTS:
        raise MalformedError("service-record-too-long", most=MOST_FACTS)
    report = check_record(encode_record(entries))
    if report.errors:
        raise IllegalError(report.errors[0].message)
    state = fold(entries)
    if state.is_dealt and not state.is_over:
        raise IllegalError("service-unfinished-elsewhere")
    if state.secret and (faults := verify_draws(entries).faults):
        raise IllegalError(faults[0])
    return _paused(entries)


def names_in(data: bytes) -> tuple[str, ...]:
    r"""The names of the sides, by seat, in a file that has them; a Rackhouse record does not.

    >>> names_in(b"#player1 ann Ann of Ely\n#player2 bob Bob\n")
    ('Ann of Ely', 'Bob')
    >>> names_in(b"{}")
    ()
    """
    if data.lstrip().startswith(b"{"):
        return ()
    return tuple(_readable(player.name, LONGEST_NAME) for player in read_gcg(data).players)


def _readable(text: str, most: int) -> str:
    """The readable part of a text in somebody's file."""
    return "".join(sign for sign in text if sign.isprintable()).strip()[:most]


def _from_gcg(data: bytes, now: int) -> tuple[RecordEntry, ...]:
    game = read_gcg(data)
    report = check_gcg(game)
    if report.errors:
        raise IllegalError(report.errors[0].message)
    board = empty_board(game)
    sheet = Sheet.named("base").with_values(
        {"tiles.board": board.layout.name, "tiles.set": board.tile_set.name}
    )
    title = _readable(game.pragma("lexicon") or "", LONGEST_BOOK)
    book = DictionaryReference(title or "unknown")
    plan = GamePlan(sheet.name, sheet.rules, book, len(game.players), "table")
    first = open_game(plan, now)
    if isinstance(first, Refusal):
        raise IllegalError(first.reason)
    return record_of(game, first)


def _paused(entries: Sequence[RecordEntry]) -> tuple[tuple[RecordEntry, ...], State]:
    """The game with its clock paused: whoever continues it decides when."""
    state = fold(entries)
    pause = decide(state, commands.Pause(CLOCK, message("service-pause-imported")), World(0))
    if isinstance(pause, Refusal):
        return tuple(entries), state
    return (*entries, *pause.entries), pause.after
