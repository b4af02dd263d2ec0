"""A recorded game replayed from its first event to its last.

``docs/gcg.md`` says what is checked and how the replay goes on after an error. Each error is
reported once: after it the record is believed as far as possible.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.errors import MalformedError
from rackhouse.messages import Name, message
from rackhouse.record.check import ReplayError, ReplayReport, WordJudge, why_not_good
from rackhouse.record.gcg.ending import EndRack, check_ending, read_end_rack
from rackhouse.record.gcg.faults import Faults
from rackhouse.record.gcg.game import (
    AnyEvent,
    EndRackEvent,
    ExchangeEvent,
    GcgGame,
    PassEvent,
    PlayEvent,
    WithdrawnEvent,
)
from rackhouse.record.gcg.laying import Laid, check_holding, check_play, unread
from rackhouse.record.gcg.pool import Pool
from rackhouse.record.gcg.seats import GcgSeat, Seats
from rackhouse.record.gcg.variant import empty_board

if TYPE_CHECKING:
    from rackhouse.board import Board
    from rackhouse.tiles import Tile


def check_gcg(game: GcgGame, judge: WordJudge | None = None) -> ReplayReport:
    r"""Replay a game and report everything wrong in it; words are judged only with a judge.

    >>> from rackhouse.record.gcg import read_gcg
    >>> game = read_gcg("#player1 ann Ann\n#player2 bob Bob\n>ann: AEINRTT 8D TRAIN +10 10\n")
    >>> [(error.event, error.recorded, error.right) for error in check_gcg(game).errors]
    [(1, 10, 12)]
    """
    plays = sum(isinstance(event, PlayEvent) for event in game.events)
    try:
        board = empty_board(game)
    except MalformedError as error:
        found = ReplayError(None, None, "tiles", None, None, error.message)
        return ReplayReport(plays, (found,))
    replay = _Replay(game, board)
    for number, event in enumerate(game.events):
        replay.take(number, event)
    replay.end()
    if judge is not None:
        replay.judge_words(judge)
    return ReplayReport(plays, replay.faults.in_order())


class _Last(msgspec.Struct, frozen=True):
    """The play that can be withdrawn now."""

    number: int
    seat: GcgSeat
    event: PlayEvent
    laid: Laid
    taken: tuple[Tile, ...]


class _Replay:
    """The table while the game is replayed."""

    def __init__(self, game: GcgGame, board: Board) -> None:
        self.faults = Faults(game)
        self.board = board
        self.pool = Pool(board.tile_set)
        self.seats = Seats(game, self.faults)
        self.last: _Last | None = None
        self.standing: dict[int, tuple[str, ...]] = {}
        """The words of each play that was not withdrawn."""
        self.end_racks: list[EndRack] = []
        self.ended = False

    def take(self, number: int, event: AnyEvent) -> None:
        """Replay one event."""
        match event:
            case PlayEvent():
                self._play(number, event)
            case PassEvent() | ExchangeEvent():
                self._hold(number, event)
            case WithdrawnEvent():
                self._withdraw(number, event)
            case EndRackEvent():
                seat = self.seats.seat_of(event, number)
                self.seats.add_up(seat, event, number)
                self.ended = True
                rack = read_end_rack(seat, event, number, self.pool, self.faults)
                if rack is not None:
                    self.end_racks.append(rack)
            case _:
                # The size of a bonus or penalty is up to the house; only the total is checked.
                self.seats.add_up(self.seats.seat_of(event, number), event, number)

    def end(self) -> None:
        """Check what can only be checked at the end."""
        if self.end_racks:
            check_ending(
                self.end_racks, self.seats.seats, self.pool, self.board.tile_set, self.faults
            )

    def judge_words(self, judge: WordJudge) -> None:
        """Report the words of standing plays that are not good."""
        for number, words in self.standing.items():
            for ruling in judge(words).words:
                if not ruling.acceptable:
                    self.faults.add(number, "word", ruling.word, None, why_not_good(ruling))

    def _play(self, number: int, event: PlayEvent) -> None:
        if self._is_over(number, event):
            return
        seat = self.seats.take_turn(event, number)
        laid = check_play(self.board, self.pool, event, number, self.faults)
        self.board = self.board.lay(laid.placements)
        self.last = _Last(number, seat, event, laid, self.pool.take(laid.tiles))
        self.standing[number] = laid.words
        seat.laid_at = number
        self.seats.add_up(seat, event, number, laid.score)

    def _hold(self, number: int, event: PassEvent | ExchangeEvent) -> None:
        if self._is_over(number, event):
            return
        seat = self.seats.take_turn(event, number)
        check_holding(self.pool, event, number, self.faults)
        if isinstance(event, ExchangeEvent):
            self._check_exchanged(number, event)
        if event.score:
            self.faults.add(
                number,
                "score",
                event.score,
                0,
                message("gcg-turn-scores-nothing", score=event.score),
            )
        self.last = None
        seat.laid_at = None
        self.seats.add_up(seat, event, number, 0)

    def _withdraw(self, number: int, event: WithdrawnEvent) -> None:
        seat = self.seats.seat_of(event, number)
        last = self.last
        if last is None or last.seat is not seat or self.ended:
            self.faults.add(
                number,
                "withdrawn",
                event.player,
                last.seat.nick if last and not self.ended else None,
                message("gcg-nothing-to-withdraw", nick=Name(event.player)),
            )
            if last is None or self.ended or not _takes_back(event, last):
                seat.totals = (event.total, *seat.totals)
                return
            # The points show whose play was withdrawn.
            seat = last.seat
        right = -last.event.score
        # Some files write +0 here and take the points off only in the total.
        if event.score != right and not (event.score == 0 and _takes_back(event, last)):
            self.faults.add(
                number,
                "withdrawn",
                event.score,
                right,
                message(
                    "gcg-withdrawn-score",
                    play=last.event.written,
                    right=-right,
                    score=-event.score,
                ),
            )
        self.board = self.board.take_up(last.laid.placements)
        self.pool.put_back(last.taken)
        self.standing.pop(last.number, None)
        seat.laid_at = None
        self.last = None
        self.seats.add_up(seat, event, number, right)

    def _check_exchanged(self, number: int, event: ExchangeEvent) -> None:
        try:
            self.pool.read(event.tiles)
        except MalformedError as error:
            self.faults.add(number, "tiles", event.tiles, None, unread("exchange", error))

    def _is_over(self, number: int, event: AnyEvent) -> bool:
        """Whether the game had ended before this turn, which is then reported and left out.

        It has ended once end racks are given, or once a player who follows another's play holds all
        unseen tiles. A pass may follow: that is how the turn lost by a failed challenge of the last
        play is written.
        """
        over = self.ended or (not isinstance(event, PassEvent) and self._holds_the_rest(event))
        if over:
            seat = self.seats.seat_of(event, number)
            seat.totals = (event.total, *seat.totals)
            self.faults.add(
                number,
                "after end",
                event.player,
                None,
                message("gcg-after-end", nick=Name(event.player)),
            )
        return over

    def _holds_the_rest(self, event: AnyEvent) -> bool:
        if not event.rack or self.pool.total > len(event.rack):
            return False
        try:
            rack = self.pool.read(event.rack)
        except MalformedError:
            return False
        others = [seat for seat in self.seats.seats if seat.nick != event.player]
        return self.pool.is_all(rack) and any(seat.laid_at is not None for seat in others)


def _takes_back(event: WithdrawnEvent, last: _Last) -> bool:
    """Whether the running total goes back to what it was before the play."""
    return any(event.total == total - last.event.score for total in last.seat.totals)
