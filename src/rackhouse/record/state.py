"""The state of a game: what the facts so far fold into. Frozen, and never stored.

Everything here is folded from the record (:mod:`rackhouse.record.folding`). What can be computed
from something else is a property, so nothing is kept in two places.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import wraps
from typing import TypeVar

import msgspec

from rackhouse.board import Board, Play
from rackhouse.errors import MalformedError
from rackhouse.ledger import Ledger
from rackhouse.messages import Message, SeatName
from rackhouse.record.actor import Phase
from rackhouse.record.facts import (
    Custody,
    DictionaryReference,
    DiscrepancyOutcome,
    EndReason,
    Ruler,
)
from rackhouse.rules import Rules
from rackhouse.rules.model import PointsReason
from rackhouse.tiles import EMPTY, Layout, on_rack


class Side(msgspec.Struct, frozen=True):
    """One side of a game: its rack, its score and what it owes."""

    rack: bytes = b""
    """Its tiles, sorted; empty with real tiles, which only the side knows."""
    held: int = 0
    """How many tiles it has."""
    score: int = 0
    skips: int = 0
    """Turns it has lost but not yet missed."""
    challenges: int = 0
    passes: int = 0
    """Its passes in the current unbroken run of passes."""
    clock_used: int = 0
    """Milliseconds used on its game clock."""
    bank_used: int = 0
    """Milliseconds of its time bank used in earlier turns."""
    away_from: int = 0
    away_until: int = 0
    """Its last vacation, in which its time stands still; both are 0 if it took none."""
    away_used: int = 0
    """Milliseconds of its vacations before that one."""
    is_resigned: bool = False
    nonce: str | None = None
    says_no_more: bool | None = None
    declared: bytes | None = None
    """Real tiles: what it held at the end."""
    before_unplayed: int = 0
    """Its score before unplayed tiles were counted, but after time penalties."""


class TallyLine(msgspec.Struct, frozen=True):
    """One line of the score pad; ``turn`` is its number, from 1."""

    turn: int
    seat: int
    kind: str
    """``play``, ``exchange``, ``pass``, ``missed go``, ``expired``, ``skipped`` …"""
    text: str
    words: tuple[str, ...]
    points: tuple[int, ...]
    bonus: int
    score: int
    total: int
    withdrawn: bool = False


class GivenPoints(msgspec.Struct, frozen=True):
    """Points that no play earned, and what they are for."""

    seat: int
    points: int
    reason: PointsReason
    why: Message
    turn: int | None
    """The line of the score pad they belong to; ``None`` if they were counted at the end."""


class PendingPlay(msgspec.Struct, frozen=True):
    """The last play while it can be challenged."""

    seat: int
    play: Play
    score: int
    drawn: bytes
    """Tiles drawn since, which go back if the play is withdrawn."""
    drawn_count: int
    opened: int
    """When the window opened."""
    accepted: tuple[int, ...] = ()
    ruled: tuple[str, ...] = ()
    """Words that have been ruled good."""
    held_by: int | None = None
    held_since: int = 0
    held_once: tuple[int, ...] = ()
    """Sides that have used their hold on this play."""
    scoreless_before: int = 0


class Call(msgspec.Struct, frozen=True):
    """A challenge that awaits its ruling."""

    seat: int
    words: tuple[str, ...]
    called: int
    taken_up: int | None = None
    final: bool = False
    """Whether the challenged play is the game's last."""
    verdicts: tuple[tuple[int, bool], ...] = ()
    """What sides said about the book, if the sides rule themselves."""


class TurnState(msgspec.Struct, frozen=True):
    """What has happened in the current turn, apart from time."""

    bought: tuple[int, ...] = ()
    """Extra tiles bought in this turn."""
    is_buyer: bool = False
    """Whether a letter was bought, extra or swapped for a tile of the rack."""
    helps: tuple[str, ...] = ()
    """Names of the helps bought in this turn, with repeats."""
    peek_prefix: str = ""
    peek_until: int = 0
    laid: str = ""
    """Touch-move: the play whose tiles are on the board."""
    time_asked: bool = False


class Marker(msgspec.Struct, frozen=True):
    """A marked discrepancy, with the game as it was then."""

    number: int
    seat: int
    turn: int
    """The line of the score pad; 0 is the draw for first play."""
    note: Message | str
    before: State
    outcome: DiscrepancyOutcome | None = None


class State(msgspec.Struct, frozen=True):
    """A game at one moment."""

    sheet: str
    rules: Rules
    dictionary: DictionaryReference
    ruler: Ruler
    custody: Custody
    commitment: str
    board: Board
    sides: tuple[Side, ...]
    bag: bytes
    """The tiles in the bag, sorted; with real tiles, all tiles not on the board."""
    bag_count: int
    phase: Phase = Phase.SETTING_UP
    number: int = 0
    """The number of the last fact."""
    at: int = 0
    """The time of the last fact."""
    draws: int = 0
    """How many draws there have been."""
    lots: bytes = b""
    """Tiles drawn as lots and not yet back in the bag."""
    order: tuple[int, ...] = ()
    """The seats in the order of play, the first player's first."""
    mover: int = 0
    """The side on turn, or the side whose play is pending."""
    turn: int = 0
    """How many turns have begun."""
    turn_state: TurnState = TurnState()
    pending: PendingPlay | None = None
    call: Call | None = None
    tally: tuple[TallyLine, ...] = ()
    scoreless: int = 0
    """Turns without points in a row."""
    ticking: int | None = None
    """The seat whose time is running."""
    since: int = 0
    timed: int | None = None
    """The seat whose turn ``turn_used`` belongs to."""
    timed_turn: int = 0
    """The turn that ``turn_used`` belongs to; time may start before the turn has begun."""
    turn_used: int = 0
    turn_granted: int = 0
    """Milliseconds granted or bought beyond the limit in this turn."""
    round_ends: int | None = None
    bell: bool = False
    asked: int = 0
    """When the sides were asked whether they have plays left."""
    score_keeper: int | None = None
    dictionary_proposals: tuple[tuple[int, DictionaryReference], ...] = ()
    """The dictionary each seat proposed, in the order of proposals."""
    board_proposals: tuple[tuple[int, Layout], ...] = ()
    paused_from: Phase | None = None
    paused_at: int = 0
    paused_ticking: int | None = None
    paused_by_program: bool = False
    ledger: Ledger = Ledger()
    markers: tuple[Marker, ...] = ()
    corrections: tuple[tuple[int, int, int], ...] = ()
    """Open proposals: seat, turn, score."""
    take_backs: tuple[int, ...] = ()
    """The sides that want to take back, or agree to that; the first one asked."""
    take_back_refused: bool = False
    """Whether somebody wanted to play on instead, since the last entry."""
    before_turn: State | None = None
    """The game before the last entry, which can be taken back; it remembers earlier ones."""
    end_reason: EndReason | None = None
    out: int | None = None
    resigned_after: tuple[int, ...] = ()
    """Seats that resigned after the last play was made, and so accepted it."""
    play_left: bool | None = None
    points_given: tuple[GivenPoints, ...] = ()
    places: tuple[int, ...] = ()
    undecided: tuple[int, ...] = ()
    confirmed: tuple[int, ...] = ()
    awarded_to: int | None = None
    secret: str = ""

    # --- what follows from the above

    def seat_name(self, seat: int) -> SeatName:
        """A side as messages name it: by its players' names, if the reader knows them."""
        return SeatName(seat, is_team=self.rules.sides.called == "team")

    @property
    def in_game(self) -> tuple[int, ...]:
        """The seats still in the game, in the order of play."""
        sides = self.sides
        order = self.order or range(len(sides))
        return tuple([seat for seat in order if not sides[seat].is_resigned])

    @property
    def set_aside(self) -> tuple[int, ...]:
        """The seats whose racks are set aside face down and give points to nobody (A-18)."""
        late = self.resigned_after
        return tuple(
            seat for seat, side in enumerate(self.sides) if side.is_resigned and seat not in late
        )

    @property
    def is_out_play(self) -> bool:
        """Whether the play that can be challenged, now or soon, laid the game's last tiles."""
        if self.pending is None or not self.rules.ending.going_out:
            return False
        return not self.sides[self.pending.seat].held and not self.bag_count

    @property
    def plays_first(self) -> int | None:
        """The seat that plays first, if the rules settle it without a draw."""
        seat = self.rules.first.seat
        return seat - 1 if 1 <= seat <= len(self.sides) else None

    @property
    def is_dealt(self) -> bool:
        """Whether the program holds the bag."""
        return self.custody == "dealt"

    @property
    def is_timed(self) -> bool:
        """Whether anybody's time is measured."""
        return self.rules.turn.limit != "none" or self.has_clocks

    @property
    def has_clocks(self) -> bool:
        """Whether each side has a game clock."""
        return self.rules.clocks.use == "on"

    @property
    def is_by_correspondence(self) -> bool:
        """Whether the sides have days for a turn."""
        return self.rules.turn.is_by_correspondence

    @property
    def is_over(self) -> bool:
        """Whether no turn will follow."""
        return self.phase in (Phase.RACKS, Phase.FINISHED, Phase.CERTIFIED)

    @property
    def is_aborted(self) -> bool:
        """Whether it was ended before it had really begun, and so has no result."""
        return self.end_reason == "aborted"

    def parse(self, text: str) -> bytes:
        """Tiles from their text, as they lie on a rack, sorted."""
        return bytes(sorted(map(on_rack, self.board.tile_set.alphabet.parse(text))))

    def signs(self, tiles: Iterable[int]) -> list[str]:
        """Tiles one by one as people write them."""
        return [self.text(bytes([tile])) for tile in tiles]

    def text(self, tiles: bytes) -> str:
        """Tiles as text, letters first and blanks last, as people write racks."""
        return self.board.tile_set.alphabet.text(tiles.lstrip(b"\0")) + "?" * tiles.count(0)

    def clock_used(self, seat: int, now: int) -> int:
        """Milliseconds of a side's game clock used by now."""
        used = self.sides[seat].clock_used
        return used + self.elapsed(now) if self.ticking == seat else used

    def elapsed(self, now: int) -> int:
        """Milliseconds of the running time since it was started, without a vacation."""
        if self.ticking is None:
            return 0
        side = self.sides[self.ticking]
        away = min(now, side.away_until) - max(self.since, side.away_from)
        return max(0, now - self.since - max(0, away))

    def shifted(self, at: int, since: int, seats: Iterable[int]) -> int:
        """A moment that time since another one leads to, later by the vacations of some sides."""
        away = [
            side.away_until - max(since, side.away_from)
            for side in (self.sides[seat] for seat in seats)
            if since < side.away_until and side.away_from < at
        ]
        return at + max(away, default=0)

    def turn_time_used(self, now: int) -> int:
        """Milliseconds of the present turn's time used by now."""
        running = self.ticking is not None and self.ticking == self.timed
        return self.turn_used + self.elapsed(now) if running else self.turn_used

    def turn_time_left(self, now: int) -> int | None:
        """Milliseconds left of a limited turn, time bank included; negative past a soft limit."""
        if self.rules.turn.limit == "none":
            return None
        bank = 0 if self.timed is None else self.bank_left(self.timed)
        allowed = self.rules.turn.seconds * 1000 + self.turn_granted + bank
        return allowed - self.turn_time_used(now)

    def bank_left(self, seat: int) -> int:
        """Milliseconds of a side's time bank that its earlier turns have left."""
        return self.rules.turn.bank_seconds * 1000 - self.sides[seat].bank_used

    def turn_overrun(self, now: int) -> int:
        """Milliseconds of the time bank that the present turn has used by now."""
        limit = self.rules.turn
        if limit.limit == "none" or not limit.bank_seconds or self.timed is None:
            return 0
        over = self.turn_time_used(now) - limit.seconds * 1000 - self.turn_granted
        return min(max(0, over), self.bank_left(self.timed))

    def unseen_by(self, seat: int | None) -> Counter[int]:
        """The tiles that a seat cannot see: all except the board's and its own."""
        # Needed for every view: counting bytes is much faster than counting single tiles.
        laid = self.board.cells.translate(_AS_ON_RACK)
        rack = b"" if seat is None else self.sides[seat].rack
        tiles = self.board.tile_set.tiles
        left = {
            tile: tiles.count(tile) - laid.count(tile) - rack.count(tile) for tile in set(tiles)
        }
        return +Counter(left)


T = TypeVar("T")


def asked_often(ask: Callable[[State], T]) -> Callable[[State], T]:
    """Cache the last answer to a question about a state, which never changes."""
    last: tuple[State, T] | None = None

    @wraps(ask)
    def answer(state: State) -> T:
        nonlocal last
        if last is None or last[0] is not state:
            last = (state, ask(state))
        return last[1]

    return answer


_AS_ON_RACK = bytes([tile if tile == EMPTY else on_rack(tile) for tile in range(256)])


def without(tiles: bytes, taken: bytes) -> bytes:
    r"""The tiles without those taken.

    >>> without(bytes([1, 1, 2]), bytes([1]))
    b'\x01\x02'

    Raises:
        MalformedError: if a tile is taken that is not there.
    """
    rest = bytearray(tiles)
    for tile in taken:
        try:
            rest.remove(tile)
        except ValueError:
            raise MalformedError("record-no-such-tile") from None
    return bytes(rest)


def merged(tiles: bytes, more: bytes) -> bytes:
    r"""Two lots of tiles together, sorted.

    >>> merged(bytes([1, 3]), bytes([2]))
    b'\x01\x02\x03'
    """
    return bytes(sorted(tiles + more))
