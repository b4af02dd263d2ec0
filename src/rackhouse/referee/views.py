"""The game as a viewer may know it: built from what they may know, never redacted.

A view starts with what everyone can see (board, scores, clocks, the score pad), then adds a seat's
own rack and secrets, then what the viewer may do. Nothing here reads another side's rack, the bag,
a private answer or whether a word is good.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rackhouse.messages import Message
from rackhouse.record import Phase, Role, State, TallyLine
from rackhouse.record.facts import Custody, DictionaryReference, EndReason
from rackhouse.record.state import GivenPoints
from rackhouse.referee.decide import offered
from rackhouse.referee.deciding import Stakes
from rackhouse.referee.ending import next_mover, racks_missing
from rackhouse.referee.house import (
    BoardProposalView,
    HouseView,
    ProposalView,
    board_proposals_of,
    house_of,
    proposals_of,
)
from rackhouse.referee.timekeeping import next_due, window_due
from rackhouse.referee.window import others_have_until, score_keeper_for, waiting_for
from rackhouse.tiles import EMPTY, on_rack

if TYPE_CHECKING:
    from rackhouse.record import Actor
    from rackhouse.referee.deciding import World
    from rackhouse.tiles import Alphabet


class SideView(msgspec.Struct, frozen=True):
    """What everybody sees of a side."""

    seat: int
    score: int
    held: int
    skips: int
    challenges: int
    clock_used: int
    bank_left: int
    """Milliseconds of its time bank that are left."""
    away_until: int
    """Until when its time stands still for a vacation; 0 if it has none now."""
    is_resigned: bool
    owed: int
    """Cents on its tab."""
    rack: str | None
    """Only once the game is over, or after the house's delay for spectators."""


class WindowView(msgspec.Struct, frozen=True):
    """The play that can be challenged."""

    seat: int
    play: str
    words: tuple[str, ...]
    score: int
    opened: int
    accepted: tuple[int, ...]
    waiting_for: tuple[int, ...]
    ruled: tuple[str, ...]
    """Words ruled good, which everybody knows."""
    held_by: int | None
    shuts_at: int | None
    """When it shuts by itself; ``None`` if it waits for somebody."""
    others_until: int | None
    """Until when sides that have not accepted may still challenge for certain."""
    next_mover: int
    score_keeper: int | None
    is_final: bool


class CallView(msgspec.Struct, frozen=True):
    """A challenge that awaits its ruling."""

    seat: int
    words: tuple[str, ...]
    called: int
    is_taken_up: bool
    verdicts: tuple[tuple[int, bool], ...]
    """What sides have said about the book, if they look words up themselves."""


class TimeView(msgspec.Struct, frozen=True):
    """Clocks and limits, as everybody sees them."""

    now: int
    ticking: int | None
    turn_seat: int | None
    turn_left: int | None
    """Milliseconds; negative past a soft limit."""
    is_by_days: bool
    """Whether the game is played by correspondence."""
    turn_warning: bool
    time_asked: bool
    clock_seconds: int | None
    round_ends: int | None
    bell: bool
    next_due: int | None


class OwnView(msgspec.Struct, frozen=True):
    """What only the viewer's own seat knows."""

    seat: int
    rack: str
    unseen: dict[str, int]
    """Tiles it cannot see, by letter."""
    bought: str
    helps: tuple[str, ...]
    peek_prefix: str
    peek_until: int
    is_asked: bool
    """Whether it has still to answer the private question."""


class EndView(msgspec.Struct, frozen=True):
    """How it ended."""

    reason: EndReason
    out: int | None
    set_aside: tuple[int, ...]
    """Seats whose racks give points to nobody."""
    play_left: bool | None
    before_unplayed: tuple[int, ...]
    places: tuple[int, ...]
    undecided: tuple[int, ...]
    confirmed: tuple[int, ...]
    secret: str


class FeeView(msgspec.Struct, frozen=True):
    """A fee on a side's tab that nobody has voided or waived."""

    entry: int
    """Its number in the ledger."""
    seat: int
    cause: str
    cents: int


class MarkerView(msgspec.Struct, frozen=True):
    """A marked discrepancy."""

    number: int
    seat: int
    turn: int
    note: Message | str
    outcome: str | None


EXPLAINED = frozenset(
    (
        "begin", "commit", "buy help", "resume", "resign", "mark discrepancy", "rule discrepancy",
        "confirm result", "certify",
    )
)  # fmt: skip
"""Commands whose button is shown even if not allowed, with the reason."""


class OptionView(msgspec.Struct, frozen=True):
    """Something the viewer may do now, or why not."""

    command: str
    why_not: Message | None


class GameView(msgspec.Struct, frozen=True):
    """A game as one viewer may know it."""

    viewer: str
    number: int
    phase: Phase
    sheet: str
    title: str
    dictionary: DictionaryReference
    proposals: tuple[ProposalView, ...]
    board_proposals: tuple[BoardProposalView, ...]
    house: HouseView
    custody: Custody
    stakes: Stakes
    """What the game counts for."""
    board: tuple[str, ...]
    """A text for each square, row by row; empty for a square without a tile."""
    layout: str
    bag_count: int
    turn: int
    mover: int
    order: tuple[int, ...]
    plays_first: int | None
    """The seat that plays first, if that is settled without a draw."""
    score_keeper: int | None
    sides: tuple[SideView, ...]
    tally: tuple[TallyLine, ...]
    points_given: tuple[GivenPoints, ...]
    """Points that no play earned, in the order in which they were given."""
    time: TimeView
    window: WindowView | None
    call: CallView | None
    markers: tuple[MarkerView, ...]
    fees: tuple[FeeView, ...]
    take_backs: tuple[int, ...]
    """The sides that want to take the last entry or turns back; the first one asked."""
    corrections: tuple[tuple[int, int, int], ...]
    """Real tiles: who wants to correct which line of the score pad to which score."""
    racks_missing: tuple[int, ...]
    """Real tiles: the sides that have not declared their rack yet."""
    own: OwnView | None
    end: EndView | None
    options: tuple[OptionView, ...]


def view(state: State, viewer: Actor, world: World, *, racks_are_open: bool = False) -> GameView:
    """The game as a viewer may know it now.

    ``racks_are_open`` is for spectators after the house's delay: they get an older state.
    """
    return view_of(shared_view(state, world, racks_are_open=racks_are_open), state, viewer, world)


def view_of(shared: GameView, state: State, viewer: Actor, world: World) -> GameView:
    """The game as a viewer may know it, given the :func:`shared_view` of the same state."""
    options = tuple(
        [
            OptionView(option.name, option.why_not)
            for option in offered(state, viewer, world, EXPLAINED)
        ]
    )
    return replace(shared, viewer=str(viewer), own=_own(state, viewer), options=options)


def shared_view(state: State, world: World, *, racks_are_open: bool = False) -> GameView:
    """What every viewer knows; made once for any number of viewers."""
    is_open = racks_are_open or state.phase in (Phase.FINISHED, Phase.CERTIFIED)
    return GameView(
        viewer="",
        number=state.number,
        phase=state.phase,
        sheet=state.sheet,
        title=state.rules.title,
        dictionary=state.dictionary,
        proposals=proposals_of(state),
        board_proposals=board_proposals_of(state),
        house=house_of(state),
        custody=state.custody,
        stakes=world.stakes,
        board=_squares(state.board.tile_set.alphabet, state.board.cells),
        layout=state.board.layout.name,
        bag_count=state.bag_count,
        turn=state.turn,
        mover=state.mover,
        order=state.order,
        plays_first=state.plays_first,
        score_keeper=state.score_keeper,
        sides=tuple(
            [
                _side(state, seat, world.now, racks_are_open=is_open)
                for seat in range(len(state.sides))
            ]
        ),
        tally=state.tally,
        points_given=state.points_given,
        time=_time(state, world.now),
        window=_window(state, world.now),
        call=_call(state),
        markers=tuple(
            MarkerView(mark.number, mark.seat, mark.turn, mark.note, mark.outcome)
            for mark in state.markers
        ),
        fees=tuple(
            FeeView(fee.number, fee.side, fee.cause, fee.cents) for fee in state.ledger.fees()
        ),
        take_backs=state.take_backs,
        corrections=state.corrections,
        racks_missing=racks_missing(state) if state.phase is Phase.RACKS else (),
        own=None,
        end=_end(state),
        options=(),
    )


@lru_cache(maxsize=256)
def _squares(alphabet: Alphabet, cells: bytes) -> tuple[str, ...]:
    """The text of every square; cached, because every viewer sees the same board."""
    signs = {**alphabet.signs, EMPTY: ""}
    return tuple([signs[tile] for tile in cells])


@lru_cache(maxsize=256)
def _not_laid(alphabet: Alphabet, tiles: bytes, cells: bytes) -> tuple[tuple[int, str, int], ...]:
    """Each tile of a set with its text and how many are not on the board; cached."""
    laid = bytes([on_rack(tile) for tile in cells if tile != EMPTY])
    return tuple(
        [
            (tile, alphabet.signs[tile], tiles.count(tile) - laid.count(tile))
            for tile in sorted(set(tiles))
        ]
    )


def _side(state: State, seat: int, now: int, *, racks_are_open: bool) -> SideView:
    side = state.sides[seat]
    held = side.rack if state.is_dealt else side.declared or b""
    return SideView(
        seat=seat,
        score=side.score,
        held=side.held,
        skips=side.skips,
        challenges=side.challenges,
        clock_used=state.clock_used(seat, now),
        bank_left=state.bank_left(seat) - (state.turn_overrun(now) if seat == state.timed else 0),
        away_until=side.away_until if side.away_until > now else 0,
        is_resigned=side.is_resigned,
        owed=state.ledger.owed(seat),
        rack=state.text(held) if racks_are_open else None,
    )


def _window(state: State, now: int) -> WindowView | None:
    pending = state.pending
    if pending is None:
        return None
    shuts = window_due(state)
    return WindowView(
        seat=pending.seat,
        play=pending.play.notation,
        words=pending.play.words,
        score=pending.score,
        opened=pending.opened,
        accepted=pending.accepted,
        waiting_for=waiting_for(state, None),
        ruled=pending.ruled,
        held_by=pending.held_by,
        shuts_at=None if shuts is None else shuts.at,
        others_until=others_have_until(state, now),
        next_mover=next_mover(state),
        score_keeper=(
            score_keeper_for(state, pending.seat)
            if state.rules.window.shuts == "score-confirmed"
            else None
        ),
        is_final=state.phase is Phase.FINAL_PENDING
        or (state.call is not None and state.call.final),
    )


def _call(state: State) -> CallView | None:
    call = state.call
    if call is None:
        return None
    is_taken_up = call.taken_up is not None
    return CallView(call.seat, call.words, call.called, is_taken_up, call.verdicts)


def _time(state: State, now: int) -> TimeView:
    left = state.turn_time_left(now)
    due = next_due(state)
    limit = state.rules.turn
    warns_at = (limit.seconds - limit.warn_seconds) * 1000
    warning = bool(limit.warn_seconds) and left is not None and left <= warns_at
    return TimeView(
        now=now,
        ticking=state.ticking,
        turn_seat=state.timed,
        turn_left=left,
        is_by_days=state.is_by_correspondence,
        turn_warning=warning,
        time_asked=state.turn_state.time_asked,
        clock_seconds=state.rules.clocks.seconds if state.has_clocks else None,
        round_ends=state.round_ends,
        bell=state.bell,
        next_due=None if due is None else due.at,
    )


def _own(state: State, viewer: Actor) -> OwnView | None:
    seat = viewer.seat
    if viewer.role is not Role.SEAT or seat is None or not 0 <= seat < len(state.sides):
        return None
    side = state.sides[seat]
    tile_set, rack = state.board.tile_set, side.rack
    text = tile_set.alphabet.text
    unseen = {
        sign: count
        for tile, sign, left in _not_laid(tile_set.alphabet, tile_set.tiles, state.board.cells)
        if (count := left - rack.count(tile) if tile in rack else left) > 0
    }
    on_turn = state.mover == seat
    return OwnView(
        seat=seat,
        rack=state.text(side.rack),
        unseen=unseen,
        bought=text(state.turn_state.bought) if on_turn else "",
        helps=state.turn_state.helps if on_turn else (),
        peek_prefix=state.turn_state.peek_prefix if on_turn else "",
        peek_until=state.turn_state.peek_until if on_turn else 0,
        is_asked=state.phase is Phase.ASKING and side.says_no_more is None,
    )


def _end(state: State) -> EndView | None:
    if state.end_reason is None:
        return None
    return EndView(
        reason=state.end_reason,
        out=state.out,
        set_aside=state.set_aside,
        play_left=state.play_left,
        before_unplayed=tuple(side.before_unplayed for side in state.sides),
        places=state.places,
        undecided=state.undecided,
        confirmed=state.confirmed,
        secret=state.secret,
    )
