"""Who plays in a recorded game, whose turn it is, and which totals each may have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.messages import Name, all_of, message

if TYPE_CHECKING:
    from rackhouse.record.gcg.faults import Faults
    from rackhouse.record.gcg.game import AnyEvent, GcgGame


class GcgSeat:
    """One player: the totals that the record may continue from, and how the last turn ended."""

    def __init__(self, nick: str) -> None:
        self.nick = nick
        self.totals: tuple[int, ...] = (0,)
        """After an error both the recorded and the right total are accepted."""
        self.laid_at: int | None = None
        """The event of the last turn, if that was a play that stands."""

    def fits(self, event: AnyEvent) -> bool:
        """Whether the event's score leads from this player's total to the event's total."""
        return any(total + event.score == event.total for total in self.totals)


class Seats:
    """The players in their order. Anyone may begin; after that they take turns.

    A lost turn, for example after a failed challenge, is written as a pass. A withdrawn play, a
    bonus, a penalty and end racks are not turns.
    """

    def __init__(self, game: GcgGame, faults: Faults) -> None:
        self.seats = [GcgSeat(player.nick) for player in game.players]
        self._by_nick = {seat.nick: seat for seat in self.seats}
        self._declared = len(self.seats)
        self._unknown: set[str] = set()
        self._faults = faults
        self._last: GcgSeat | None = None

    def seat_of(self, event: AnyEvent, number: int) -> GcgSeat:
        """The player of an event; an unknown one is reported once and guessed."""
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
            seat = self._by_nick[event.player] = GcgSeat(event.player)
            self.seats.append(seat)
            return seat
        # A typo in the nickname: take the player on turn, or the one whose total fits.
        expected = self._expected()
        candidates = [*([expected] if expected else []), *self.seats]
        return next((seat for seat in candidates if seat.fits(event)), candidates[0])

    def take_turn(self, event: AnyEvent, number: int) -> GcgSeat:
        """The player of a turn; reports an error if it is not their turn."""
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

    def _expected(self) -> GcgSeat | None:
        """Whose turn it is; ``None`` at the beginning."""
        if self._last is None:
            return None
        return self.seats[(self.seats.index(self._last) + 1) % len(self.seats)]

    def add_up(self, seat: GcgSeat, event: AnyEvent, number: int, right: int | None = None) -> None:
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
