"""A recorded game to look back on: a record of ours, or a GCG file made one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from rackhouse.errors import IllegalError, MalformedError, RackhouseError
from rackhouse.messages import Message, message
from rackhouse.record import (
    DictionaryReference,
    RecordEntry,
    decode_record,
    facts,
    fold,
)
from rackhouse.record.actor import SCORE_KEEPER
from rackhouse.record.gcg import GcgGame, check_gcg, read_gcg, record_of
from rackhouse.record.gcg.variant import empty_board
from rackhouse.rules import Rules, Sheet

if TYPE_CHECKING:
    from rackhouse.record.check import ReplayError

_BASE: Final = "base"
_SLIPS: Final = 3
"""More than so many slips of a file are counted, not listed."""
_TOLD: Final = frozenset({"score", "total", "turn", "end", "supply", "rack", "after end", "word"})


class RecordedGame(msgspec.Struct, frozen=True):
    """A game that is over, or that somebody wrote down, with what is known about it."""

    entries: tuple[RecordEntry, ...]
    names: tuple[str, ...] = ()
    """By seat; empty if the record does not say."""
    title: str = ""
    words: str = ""
    """The list that it was played with, as it names it."""
    remarks: tuple[Message, ...] = ()


def read_recorded(data: bytes, rules: Rules | None = None) -> RecordedGame:
    r"""The game in the bytes of a GCG file or of a Rackhouse record.

    A GCG file does not say under which rules it was played. They are those given, or the box rules.

    >>> game = read_recorded(b"#player1 a Ann\n#player2 b Ben\n>a: AEINRTT 8D TRAIN +12 12\n")
    >>> game.names, len(game.entries)
    (('Ann', 'Ben'), 9)

    Raises:
        MalformedError: if it cannot be read.
        IllegalError: if it breaks off in a way that nobody can follow, or still hides racks.
    """
    if not data[:64].removeprefix(b"\xef\xbb\xbf").lstrip().startswith(b"{"):
        return of_gcg(read_gcg(data), rules)
    entries = decode_record(data)
    state = fold(entries)
    if state.is_dealt and not state.is_over:
        raise IllegalError("analysis-still-hidden")
    return RecordedGame(entries, words=state.dictionary.name or state.dictionary.title)


def of_gcg(game: GcgGame, rules: Rules | None = None) -> RecordedGame:
    """A GCG game under some rules, on the board and with the tiles of the file.

    Raises:
        MalformedError: if it was played with tiles that we do not have.
        IllegalError: if a play cannot have been made.
    """
    board, words = empty_board(game), game.pragma("lexicon") or ""
    rules = rules or Sheet.named(_BASE).rules
    tiles = replace(rules.tiles, board=board.layout.name, set=board.tile_set.name)
    seats = rules.sides
    if not seats.minimum <= len(game.players) <= seats.maximum:
        raise MalformedError(
            "analysis-players", count=len(game.players), least=seats.minimum, most=seats.maximum
        )
    first = facts.GameCreated(
        sheet="",
        rules=replace(rules, tiles=tiles),
        dictionary=DictionaryReference(words or _BASE),
        ruler="players",
        custody="table",
        sides=len(game.players),
        commitment="",
    )
    faults = check_gcg(game).errors
    try:
        entries = record_of(game, RecordEntry(1, 0, SCORE_KEEPER, first), keep_racks=True)
        fold(entries)
    except RackhouseError as error:
        # The first fault that makes the file unreadable says more than what followed from it.
        reason = next((one for one in faults if one.kind not in _TOLD), None)
        raise MalformedError(error.message if reason is None else _placed(reason)) from None
    names = tuple(player.name for player in game.players)
    title = game.pragma("title") or ""
    return RecordedGame(entries, names, title, words, _slips(faults))


def _placed(fault: ReplayError) -> Message:
    if fault.line is None:
        return fault.message
    return message("gcg-line", line=str(fault.line), problem=fault.message)


def _slips(faults: tuple[ReplayError, ...]) -> tuple[Message, ...]:
    told = tuple(map(_placed, faults[:_SLIPS]))
    more = len(faults) - len(told)
    return (*told, message("analysis-more-slips", count=more)) if more else told
