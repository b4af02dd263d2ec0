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
    if state.is_aborted:
        return message("referee-game-was-aborted")
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


def may_take_back(state: State, actor: Actor, world: World) -> Message | None:
    """Why the last entry, or the side's last turn, cannot be taken back."""
    if state.is_dealt and world.stakes != "friendly":
        return message("referee-play-stands")
    if state.is_dealt and actor.role is not Role.SEAT:
        return message("referee-sides-take-back")
    if _first_taken_back(state, actor) is None:
        return message("referee-nothing-to-take-back")
    if actor.role is Role.SEAT and actor.seat in state.take_backs:
        return message("referee-others-take-back")
    if state.take_back_refused:
        return message("referee-take-back-was-refused")
    return None


def _first_taken_back(state: State, actor: Actor) -> int | None:
    """The first line that would be taken back for whoever asks, or has asked; 0 is the last entry.

    With real tiles only the last entry can be wrong. Otherwise it is the asker's own last turn.
    """
    before = state.before_turn
    if before is None:
        return None
    if not state.is_dealt:
        return 0
    asker = state.take_backs[0] if state.take_backs else actor.seat
    while before is not None and before.mover != asker:
        before = before.before_turn
    return None if before is None else len(before.tally) + 1


def take_back(deciding: GameDeciding, command: c.TakeBack) -> None:
    """Return to the game before the last entry, or the asker's last turn, once all agree."""
    first = _first_taken_back(deciding.state, command.actor)
    assert first is not None
    if command.actor.role is Role.SEAT:
        deciding.write(facts.TakeBackProposed(seat_of(command.actor)))
        if not set(deciding.state.in_game) <= set(deciding.state.take_backs):
            return
    deciding.write(facts.EntryTakenBack(first))
    if first and deciding.state.ticking is None:
        run_clock(deciding, deciding.state.mover)


def may_refuse_take_back(state: State, _actor: Actor, _world: World) -> Message | None:
    """Why a side cannot refuse to take back."""
    return None if state.take_backs else message("referee-nobody-takes-back")


def refuse_take_back(deciding: GameDeciding, command: c.RefuseTakeBack) -> None:
    """Play on; whoever asked may not ask again before the next entry."""
    deciding.write(facts.TakeBackRefused(seat_of(command.actor)))


# --- discrepancies


def may_mark(state: State, _actor: Actor, _world: World) -> Message | None:
    """Why no discrepancy can be marked."""
    if state.is_aborted:
        return message("referee-game-was-aborted")
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
    if state.is_aborted:
        return message("referee-game-was-aborted")
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
