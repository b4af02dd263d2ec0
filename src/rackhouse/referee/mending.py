"""Corrections: scores, entries taken back, marked discrepancies, money."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.errors import RackhouseError
from rackhouse.messages import Amount, message
from rackhouse.record import Phase, Role, State, facts
from rackhouse.referee.deciding import MOST_POINTS, CommandRefused, writable
from rackhouse.referee.ending import next_mover, run_clock
from rackhouse.referee.result import decide_result
from rackhouse.referee.setting_up import seat_of

if TYPE_CHECKING:
    from rackhouse.messages import Message
    from rackhouse.record import Actor
    from rackhouse.referee import commands as c
    from rackhouse.referee.deciding import GameDeciding, World

_OVER = (Phase.FINISHED, Phase.CERTIFIED)


# --- scores and entries


def may_correct(state: State, actor: Actor, _world: World) -> Message | None:
    """Why a score cannot be corrected (A-12)."""
    if actor.role is Role.SEAT:
        if state.is_dealt:
            return message("referee-scores-are-counted")
        if state.phase is Phase.CERTIFIED:
            return message("referee-only-director-corrects")
    if not any(line.kind == "play" and not line.withdrawn for line in state.tally):
        return message("referee-no-score")
    return None


def correct_score(deciding: GameDeciding, command: c.CorrectScore) -> None:
    """Correct a score: sides must all agree, the director decides alone."""
    state = deciding.state
    if not 1 <= command.turn <= len(state.tally):
        raise CommandRefused("referee-no-line", line=command.turn)
    line = state.tally[command.turn - 1]
    if line.kind != "play" or line.withdrawn:
        raise CommandRefused("referee-line-no-play", line=command.turn)
    if not 0 <= command.score <= MOST_POINTS:
        raise CommandRefused("referee-score-limits", most=MOST_POINTS)
    if command.actor.role is Role.SEAT:
        seat = seat_of(command.actor)
        deciding.write(facts.CorrectionProposed(seat, command.turn, command.score))
        wanted = {
            (turn, score)
            for seat, turn, score in deciding.state.corrections
            if seat in state.in_game
        }
        agreed = {seat for seat, _, _ in deciding.state.corrections} >= set(state.in_game)
        if not agreed or len(wanted) > 1:
            return
    deciding.write(facts.ScoreCorrected(command.turn, command.score))
    _decide_again(deciding)


def _decide_again(deciding: GameDeciding) -> None:
    if deciding.state.phase in _OVER:
        deciding.write(decide_result(deciding.state))


def may_take_back(state: State, actor: Actor, _world: World) -> Message | None:
    """Why the last entry cannot be taken back."""
    if state.is_dealt:
        return message("referee-play-stands")
    if state.before_turn is None:
        return message("referee-nothing-to-take-back")
    if actor.role is Role.SEAT and actor.seat in state.take_backs:
        return message("referee-others-take-back")
    return None


def take_back(deciding: GameDeciding, command: c.TakeBack) -> None:
    """Real tiles: return to the game before the last entry, once all agree."""
    if command.actor.role is Role.SEAT:
        deciding.write(facts.TakeBackProposed(seat_of(command.actor)))
        if not set(deciding.state.in_game) <= set(deciding.state.take_backs):
            return
    deciding.write(facts.EntryTakenBack())


# --- discrepancies


def may_mark(state: State, _actor: Actor, _world: World) -> Message | None:
    """Why no discrepancy can be marked."""
    if not state.rules.disputes.markers:
        return message("referee-no-markers")
    return None


def mark_discrepancy(deciding: GameDeciding, command: c.MarkDiscrepancy) -> None:
    """Mark the point; the game is finished first, then the director rules (A-38)."""
    if not command.note.strip():
        raise CommandRefused("referee-say-discrepancy")
    state = deciding.state
    number = len(state.markers) + 1
    note = writable(command.note)
    turn = 0 if command.draw else len(state.tally)
    deciding.write(facts.MarkerSet(seat_of(command.actor), number, turn, note))


def may_rule_discrepancy(state: State, _actor: Actor, _world: World) -> Message | None:
    """Why the director has nothing to rule on."""
    if all(marker.outcome is not None for marker in state.markers):
        return message("referee-no-discrepancy")
    return None


def rule_discrepancy(deciding: GameDeciding, command: c.RuleDiscrepancy) -> None:
    """Rule with one fact that names the turn and one outcome; nothing else is undone."""
    state = deciding.state
    if not 1 <= command.marker <= len(state.markers):
        raise CommandRefused("referee-unknown-marker", number=command.marker)
    marker = state.markers[command.marker - 1]
    if marker.outcome is not None:
        raise CommandRefused("referee-marker-ruled", number=command.marker)
    if fault := _ruling_fault(state, marker.turn, command):
        raise CommandRefused(fault)
    deciding.write(
        facts.DiscrepancyRuled(
            command.marker,
            command.outcome,
            seat=command.seat if command.outcome == "awarded" else None,
            points=command.points if command.outcome == "points" else 0,
            note=writable(command.note),
        )
    )
    if command.outcome == "resumed":
        _run_resumed_clock(deciding)
    elif command.outcome != "stands":
        _decide_again(deciding)


def _ruling_fault(state: State, turn: int, command: c.RuleDiscrepancy) -> Message | None:
    """Why the marked turn cannot be ruled on like this."""
    if command.outcome == "awarded" and command.seat not in range(len(state.sides)):
        return message("referee-awarded-to-whom")
    if turn == 0 and command.outcome == "points":
        return message("referee-draw-has-no-score")
    if turn == 0 and command.outcome == "resumed":
        return message("referee-no-second-draw")
    if command.outcome == "points":
        # An entry that was taken back has no line to correct.
        line = state.tally[turn - 1] if turn <= len(state.tally) else None
        if line is None or line.kind != "play":
            return message("referee-marked-line-no-score", line=turn)
        if not -MOST_POINTS <= command.points <= MOST_POINTS:
            return message("referee-ruling-limits", most=MOST_POINTS)
    if command.outcome == "resumed" and not state.is_dealt:
        return message("referee-no-resuming-real-tiles")
    if command.outcome == "resumed" and state.phase is Phase.CERTIFIED:
        return message("referee-no-resuming-certified")
    return None


def _run_resumed_clock(deciding: GameDeciding) -> None:
    state = deciding.state
    if state.phase is Phase.ON_TURN:
        run_clock(deciding, state.mover)
    elif state.phase is Phase.PENDING and state.rules.window.shuts != "score-confirmed":
        run_clock(deciding, next_mover(state))


# --- money


def may_settle(state: State, _actor: Actor, _world: World) -> Message | None:
    """Why nobody can pay."""
    if all(state.ledger.owed(seat) <= 0 for seat in range(len(state.sides))):
        return message("referee-nobody-owes")
    return None


def settle_tab(deciding: GameDeciding, command: c.SettleTab) -> None:
    """Pay some or all of what a side owes."""
    state = deciding.state
    if not 0 <= command.seat < len(state.sides):
        raise CommandRefused("referee-no-seat", number=command.seat + 1)
    owed = state.ledger.owed(command.seat)
    if not 1 <= command.cents <= owed:
        raise CommandRefused(
            "referee-pay-limits",
            seat=state.seat_name(command.seat),
            owed=Amount(owed, "USD"),
            least=Amount(1, "USD"),
        )
    deciding.write(facts.Posted(state.ledger.payment(command.seat, command.cents)))


def may_void(state: State, _actor: Actor, _world: World) -> Message | None:
    """Why there is nothing to void."""
    return None if state.ledger.entries else message("referee-no-fees")


def void_fee(deciding: GameDeciding, command: c.VoidFee) -> None:
    """Void a mistake by a reversing entry; only the director waives a fee (A-33)."""
    ledger = deciding.state.ledger
    try:
        entry = ledger.waiver(command.entry) if command.waive else ledger.reversal(command.entry)
    except RackhouseError as error:
        raise CommandRefused(error.message) from error
    deciding.write(facts.Posted(entry))


# --- people


def refill_seat(deciding: GameDeciding, command: c.RefillSeat) -> None:
    """Give a seat to somebody else, and record who agreed."""
    if not 0 <= command.seat < len(deciding.state.sides):
        raise CommandRefused("referee-no-seat", number=command.seat + 1)
    agreed = tuple(writable(place) for place in command.agreed)
    deciding.write(facts.SeatRefilled(command.seat, agreed))
