"""What a viewer learns of one fact: built from an allow-list, never redacted.

Every kind of fact has a row: the fields that everyone may know, and those for the side it concerns
or the judge. A field in no row reaches nobody, so a new fact is private until somebody adds it
here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from rackhouse.messages import Message
from rackhouse.record import RecordEntry, Role, facts

if TYPE_CHECKING:
    from rackhouse.record import Actor


class NewsItem(msgspec.Struct, frozen=True):
    """One fact as a viewer may know it; numbers have no gaps, so a missed one is noticed."""

    number: int
    at: int
    actor: str
    """Empty if private."""
    kind: str
    """The fact's name, or ``private``."""
    data: dict[str, Any]


class FactVisibility(msgspec.Struct, frozen=True):
    """Who may know which fields of a fact."""

    all: tuple[str, ...] = ()
    seat: tuple[str, ...] = ()
    """Also for the side it concerns, and for everybody once the game is over."""
    judge: tuple[str, ...] = ()
    """Also for the judge, and for everybody once the game is over."""
    is_private: bool = False
    """Whether only the side it concerns may know that it happened, even after the game."""


def _open(*fields: str) -> FactVisibility:
    return FactVisibility(all=fields)


ROWS: dict[type[facts.Fact], FactVisibility] = {
    facts.GameCreated: _open(
        "sheet", "rules", "dictionary", "ruler", "custody", "sides", "commitment", "version"
    ),
    facts.NonceGiven: _open("seat", "nonce"),
    facts.DictionaryProposed: _open("seat", "dictionary"),
    facts.DictionaryAgreed: _open("dictionary", "ruler"),
    facts.BoardProposed: _open("seat", "layout"),
    facts.BoardAgreed: _open("layout"),
    facts.ScoreKeeperChosen: _open("seat"),
    facts.LotDrawn: _open("seat", "tile", "draw", "attempt", "purpose"),
    facts.FirstDecided: _open("seat"),
    facts.TilesDrawn: FactVisibility(all=("seat", "count", "draw"), seat=("tiles",)),
    facts.TurnBegan: _open("seat"),
    facts.TurnSkipped: _open("seat"),
    facts.TilesLaid: _open("seat", "play"),
    facts.PlayMade: _open("seat", "play", "laid", "words", "points", "bonus", "score", "pressed"),
    facts.ClockPressed: _open("seat"),
    facts.TilesExchanged: FactVisibility(
        all=("seat", "count", "draw"), seat=("discarded", "drawn")
    ),
    facts.Passed: _open("seat"),
    facts.GoMissed: _open("seat"),
    facts.TurnExpired: _open("seat"),
    facts.TurnLost: _open("seat"),
    facts.Accepted: _open("seat"),
    facts.HoldCalled: _open("seat"),
    facts.WindowShut: _open("seat"),
    facts.ScoreConfirmed: _open("seat"),
    facts.ChallengeCalled: _open("seat", "words"),
    facts.CallTakenUp: _open(),
    facts.CallWithdrawn: _open("seat"),
    facts.VerdictConfirmed: _open("seat", "acceptable"),
    facts.Ruled: FactVisibility(all=("words", "acceptable"), judge=("reasons",)),
    facts.CallLeftOpen: _open("words"),
    facts.PlayWithdrawn: FactVisibility(
        all=("seat", "score", "tiles", "returned_count"), seat=("returned",)
    ),
    facts.TurnOwed: _open("seat"),
    facts.PointsGiven: _open("seat", "points", "reason", "why"),
    facts.TimeCharged: _open("seat", "milliseconds"),
    facts.Posted: _open("entry"),
    facts.ClockStarted: _open("seat", "fresh"),
    facts.ClockStopped: _open(),
    facts.TimeAsked: _open("seat"),
    facts.TimeGranted: _open("seat", "milliseconds"),
    facts.VacationTaken: _open("seat", "until"),
    facts.RoundEndSet: _open("at"),
    facts.BellRung: _open(),
    facts.Paused: _open("reason", "by_program"),
    facts.Resumed: _open(),
    facts.LetterBought: FactVisibility(all=("seat", "help", "found"), seat=("letter", "given")),
    facts.LetterReturned: FactVisibility(all=("seat",), seat=("letter",)),
    facts.Peeked: FactVisibility(all=("seat", "help", "until"), seat=("prefix",)),
    facts.ServiceBought: _open("seat", "help"),
    facts.PlaysAsked: _open(),
    facts.PlaysAnswered: FactVisibility(seat=("seat", "no_more"), is_private=True),
    facts.PlayWentOn: _open(),
    facts.Resigned: _open("seat", "reason", "by_time"),
    facts.GameEnded: _open("reason", "out", "play_left", "resigned_after"),
    facts.RackDeclared: _open("seat", "tiles"),
    facts.ResultDecided: _open("places", "undecided"),
    facts.ResultConfirmed: _open("seat"),
    facts.Certified: _open("secret"),
    facts.CorrectionProposed: _open("seat", "turn", "score"),
    facts.ScoreCorrected: _open("turn", "score"),
    facts.TakeBackProposed: _open("seat"),
    facts.TakeBackRefused: _open("seat"),
    facts.EntryTakenBack: _open("first"),
    facts.MarkerSet: _open("seat", "marker", "turn", "note"),
    facts.DiscrepancyRuled: _open("marker", "outcome", "seat", "points", "note"),
    facts.SeatRefilled: _open("seat", "agreed"),
}
_ALIKE: Final = frozenset(
    kind for kind, row in ROWS.items() if not (row.seat or row.judge or row.is_private)
)


def is_alike(entry: RecordEntry) -> bool:
    """Whether every viewer learns the same of an entry.

    >>> from rackhouse.record import CLOCK
    >>> is_alike(RecordEntry(8, 0, CLOCK, facts.WindowShut(0)))
    True
    >>> is_alike(RecordEntry(9, 0, CLOCK, facts.TilesDrawn(0, 1, "AEINRST", 7)))
    False
    """
    return type(entry.fact) in _ALIKE


def news(entry: RecordEntry, viewer: Actor, *, is_over: bool) -> NewsItem:
    """What a viewer learns of an entry; ``is_over`` is whether the game is over."""
    fact = entry.fact
    row = ROWS[type(fact)]
    own = viewer.role is Role.SEAT and viewer.seat == getattr(fact, "seat", None)
    if row.is_private and not own:
        return NewsItem(entry.number, entry.at, "", "private", {})
    fields = row.all
    if own or is_over:
        fields += row.seat
    if viewer.role is Role.JUDGE or is_over:
        fields += row.judge
    data = {name: _told(getattr(fact, name)) for name in fields}
    kind = str(fact.__struct_config__.tag)
    return NewsItem(entry.number, entry.at, str(entry.actor), kind, data)


def _told(value: object) -> object:
    """A value as JSON has it; messages stay, for the edge puts their words in."""
    match value:
        case str() | int() | Message():
            return value
        case dict():
            return {name: _told(one) for name, one in value.items()}
        case msgspec.Struct():
            inside = msgspec.structs.asdict(value)
            said = {name: one for name, one in inside.items() if isinstance(one, Message)}
            return {**msgspec.to_builtins(value), **said}
        case _:
            return msgspec.to_builtins(value)
