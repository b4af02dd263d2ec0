"""Who plays in a recorded game, whose turn it is, and what totals each may have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.messages import Name, all_of, message

if TYPE_CHECKING:
    from rackhouse.record.gcg.faults import Faults
    from rackhouse.record.gcg.game import AnyEvent, GcgGame


class Seat:
    """One player: the totals that the record may go on from, and how the last turn ended."""

    def __init__(self, nick: str) -> None:
        self.nick = nick
        self.totals: tuple[int, ...] = (0,)
        """After an error both the recorded total and the right one may be gone on from, so
        that one slip of the pen is one error."""
        self.laid_at: int | None = None
        """The event of the last turn, if that was a play that stands."""

    def fits(self, event: AnyEvent) -> bool:
        """Whether the event's score leads from this player's total to the event's total."""
        return any(total + event.score == event.total for total in self.totals)


class Seats:
    """The players in their order. Anyone may begin; after that they follow one another.

    A turn that was lost, after a challenge that failed for instance, is written as a pass. A
    withdrawn play, a bonus, a penalty and end racks are no turns.
    """

    def __init__(self, game: GcgGame, faults: Faults) -> None:
        self.seats = [Seat(player.nick) for player in game.players]
        self._by_nick = {seat.nick: seat for seat in self.seats}
        self._declared = len(self.seats)
        self._unknown: set[str] = set()
        self._faults = faults
        self._last: Seat | None = None

    def seat_of(self, event: AnyEvent, number: int) -> Seat:
        """The player of an event; an unknown one is reported once and guessed at."""
        seat = self._by_nick.get(event.player)
        if seat is not None:
            return seat
        if event.player not in self._unknown:
            self._unknown.add(event.player)
            nicks = [seat.nick for seat in self.seats[: self._declared]]
            self._faults.add(
                number,
                "player",
                event.player,
                ", ".join(nicks) or "nobody",
                message(
                    "gcg-player-not-listed",
                    nick=Name(event.player),
                    names=all_of(map(Name, nicks)),
                ),
            )
        if self._declared < 2:
            seat = self._by_nick[event.player] = Seat(event.player)
            self.seats.append(seat)
            return seat
        # A slip in the nickname: whoever is on turn, or else whoever's total it leads to.
        expected = self._expected()
        candidates = [*([expected] if expected else []), *self.seats]
        return next((seat for seat in candidates if seat.fits(event)), candidates[0])

    def take_turn(self, event: AnyEvent, number: int) -> Seat:
        """The player of a turn, which must be theirs."""
        seat = self.seat_of(event, number)
        expected = self._expected()
        if expected is not None and seat is not expected:
            self._faults.add(
                number,
                "turn",
                event.player,
                expected.nick,
                message("gcg-out-of-turn", nick=Name(event.player), other=Name(expected.nick)),
            )
            if expected.fits(event) and not seat.fits(event):
                seat = expected
        self._last = seat
        return seat

    def _expected(self) -> Seat | None:
        """Whose turn it is; at the beginning it is anybody's."""
        if self._last is None:
            return None
        return self.seats[(self.seats.index(self._last) + 1) % len(self.seats)]

    def add_up(self, seat: Seat, event: AnyEvent, number: int, right: int | None = None) -> None:
        """Check a running total; ``right`` is the right score where the recorded one is wrong."""
        expected = [total + event.score for total in seat.totals]
        if right is not None and right != event.score:
            expected += [total + right for total in seat.totals]
        if event.total in expected:
            wrong_score = right is not None and right != event.score
            seat.totals = tuple({event.total, expected[-1]}) if wrong_score else (event.total,)
            return
        self._faults.add(
            number,
            "total",
            event.total,
            expected[0],
            message("gcg-total", nick=Name(seat.nick), right=expected[0], total=event.total),
        )
        seat.totals = (event.total, *expected)
