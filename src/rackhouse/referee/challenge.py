"""Challenges: calling, ruling, and what a ruling costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.messages import all_of, message, quoted
from rackhouse.record import Phase, State, facts
from rackhouse.referee.deciding import CommandRefused, writable
from rackhouse.referee.ending import next_mover, run_clock, start_next_turn
from rackhouse.referee.setting_up import seat_of
from rackhouse.referee.supply import return_extra_tiles, stop_clock
from rackhouse.referee.window import finish_final, may_accept, pending_play, shut_window

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rackhouse.messages import Message
    from rackhouse.record import Actor
    from rackhouse.record.state import Call
    from rackhouse.referee import commands as c
    from rackhouse.referee.deciding import GameDeciding, World


def may_challenge(state: State, actor: Actor, world: World) -> Message | None:
    """Why a side cannot challenge; any opponent may while the window is open (A-23)."""
    if why := may_accept(state, actor, world):
        return why
    cap = state.rules.challenge.cap
    if cap and state.sides[seat_of(actor)].challenges >= cap:
        return message("referee-no-challenges-left", count=cap)
    if not _open_words(state):
        return message("referee-all-words-good")
    return None


def _open_words(state: State) -> tuple[str, ...]:
    pending = pending_play(state)
    return tuple(word for word in pending.play.words if word not in pending.ruled)


def challenge(deciding: GameDeciding, command: c.CallChallenge) -> None:
    """Call a challenge; a loaded list answers at once, a person later."""
    state = deciding.state
    words = _challenged_words(state, command.words)
    if state.ruler == "list" and deciding.world.judge is None:
        raise CommandRefused("referee-no-word-list")
    stop_clock(deciding)
    deciding.write(facts.ChallengeCalled(seat_of(command.actor), words))
    if state.ruler == "list" and deciding.world.judge is not None:
        verdict = deciding.world.judge(words)
        reasons = {ruling.word: ruling.reason for ruling in verdict.refused}
        _apply_ruling(deciding, acceptable=verdict.acceptable, reasons=reasons)


def _challenged_words(state: State, named: tuple[str, ...]) -> tuple[str, ...]:
    """The words challenged: the whole play, or those named; all by default (A-22)."""
    play = pending_play(state).play
    if state.rules.challenge.scope == "play":
        if named and set(named) != set(play.words):
            raise CommandRefused("referee-challenge-whole-play")
        return play.words
    if not named:
        return _open_words(state)
    spelt = tuple(dict.fromkeys(word.upper() for word in named))
    for word in spelt:
        if word not in play.words:
            raise CommandRefused("referee-not-in-play", word=quoted(word), words=all_of(play.words))
        if word not in _open_words(state):
            raise CommandRefused("referee-already-good", word=word)
    return spelt


def may_take_up(state: State, _actor: Actor, _world: World) -> Message | None:
    """Why the judge cannot take up a call."""
    if state.ruler != "judge":
        return message("referee-no-judge")
    if _call(state).taken_up is not None:
        return message("referee-call-taken-up")
    return None


def take_up_call(deciding: GameDeciding, _command: c.TakeUpCall) -> None:
    """The judge is here: the time of the ruling starts."""
    deciding.write(facts.CallTakenUp())


def may_withdraw_call(state: State, actor: Actor, _world: World) -> Message | None:
    """Why a call cannot be withdrawn."""
    call = _call(state)
    if seat_of(actor) != call.seat:
        return message("referee-not-your-call", seat=state.seat_name(call.seat))
    if call.taken_up is not None:
        return message("referee-judge-is-looking")
    if state.ruler != "judge":
        return message("referee-looking-up")
    return None


def withdraw_call(deciding: GameDeciding, command: c.WithdrawCall) -> None:
    """Withdraw a call: no fee, but the waiting time is charged (A-26)."""
    state = deciding.state
    seat = seat_of(command.actor)
    waited = deciding.now - _call(state).called
    deciding.write(facts.CallWithdrawn(seat))
    if state.rules.challenge.ruling_time == "charged-to-challenger" and waited:
        deciding.write(facts.TimeCharged(seat, waited))
    if deciding.state.phase is Phase.PENDING and not _time_used_up(deciding, seat):
        _run_next_clock(deciding)


def may_rule(state: State, _actor: Actor, _world: World) -> Message | None:
    """Why the judge cannot rule."""
    if state.ruler != "judge":
        return message("referee-no-judge")
    return None


def rule(deciding: GameDeciding, command: c.Rule) -> None:
    """Give one verdict; a judge who has not taken up the call does so with it."""
    call = _call(deciding.state)
    for word, reason in command.reasons.items():
        if word not in call.words:
            raise CommandRefused("referee-not-challenged", word=quoted(word))
        writable(reason)
    if call.taken_up is None:
        deciding.write(facts.CallTakenUp())
    _apply_ruling(deciding, acceptable=command.acceptable, reasons=command.reasons)


def may_confirm_verdict(state: State, actor: Actor, _world: World) -> Message | None:
    """Why a side cannot say what the book says."""
    if state.ruler != "players":
        return message("referee-no-book")
    if actor.seat not in _readers(state):
        return message(
            "referee-others-read-book", seats=all_of(map(state.seat_name, _readers(state)))
        )
    return None


def _readers(state: State) -> tuple[int, ...]:
    """The sides that say what the book says; resigned sides are not waited for."""
    both = (_call(state).seat, pending_play(state).seat)
    return tuple(seat for seat in both if not state.sides[seat].is_resigned)


def confirm_verdict(deciding: GameDeciding, command: c.ConfirmVerdict) -> None:
    """Rule as both sides confirm; if they disagree, the play stands with a marker (A-21)."""
    deciding.write(facts.VerdictConfirmed(seat_of(command.actor), command.acceptable))
    call = _call(deciding.state)
    if len(call.verdicts) < len(_readers(deciding.state)):
        return
    readings = {acceptable for _, acceptable in call.verdicts}
    if len(readings) == 1:
        _apply_ruling(deciding, acceptable=command.acceptable, reasons={})
        return
    state = deciding.state
    note = message("referee-book-disputed", words=all_of(call.words))
    deciding.write(facts.MarkerSet(call.seat, len(state.markers) + 1, len(state.tally), note))
    deciding.write(facts.CallLeftOpen(call.words))
    _go_on(deciding)


def _call(state: State) -> Call:
    assert state.call is not None
    return state.call


def _apply_ruling(
    deciding: GameDeciding, *, acceptable: bool, reasons: Mapping[str, Message | str]
) -> None:
    call = _call(deciding.state)
    deciding.write(facts.Ruled(call.words, acceptable, dict(reasons)))
    if acceptable:
        _charge(deciding, call)
        if not _time_used_up(deciding, call.seat):
            _go_on(deciding)
    else:
        _withdraw(deciding)


def _withdraw(deciding: GameDeciding) -> None:
    """Withdraw the play: its turn is lost, and tiles drawn since go back to the bag (A-24)."""
    state = deciding.state
    pending = pending_play(state)
    deciding.write(
        facts.PlayWithdrawn(
            seat=pending.seat,
            score=pending.score,
            tiles=state.text(bytes(sorted(pending.play.tiles))),
            returned=state.text(pending.drawn),
            returned_count=pending.drawn_count,
        )
    )
    return_extra_tiles(deciding, pending.seat)
    start_next_turn(deciding)


def _charge(deciding: GameDeciding, call: Call) -> None:
    """Charge for a failed challenge: a turn, points, money, time, or nothing."""
    state = deciding.state
    costs = state.rules.challenge
    if costs.failed_turns:
        deciding.write(facts.TurnOwed(call.seat))
    if costs.failed_points:
        seat = pending_play(state).seat
        times = len(call.words) if costs.points_for == "each-word" else 1
        deciding.write(facts.PointsGiven(seat, costs.failed_points * times, "challenge"))
    if costs.failed_fee:
        entry = state.ledger.fee(call.seat, "failed challenge", costs.failed_fee)
        deciding.write(facts.Posted(entry))
    if state.is_timed and not call.final:
        lost = costs.failed_seconds * 1000
        if costs.ruling_time == "charged-to-challenger" and call.taken_up is not None:
            lost += deciding.now - call.taken_up
        if lost:
            deciding.write(facts.TimeCharged(call.seat, lost))


def _time_used_up(deciding: GameDeciding, seat: int) -> bool:
    """End a turn as lost if a penalty used up its time (A-26); returns whether it did."""
    state = deciding.state
    if (
        state.rules.turn.limit != "hard"
        or state.phase is not Phase.PENDING
        or next_mover(state) != seat
        or state.timed != seat
    ):
        return False
    left = state.turn_time_left(deciding.now)
    if left is None or left > 0:
        return False
    if shut_window(deciding):
        stop_clock(deciding)
        deciding.write(facts.TurnLost(seat))
        start_next_turn(deciding)
    return True


def _go_on(deciding: GameDeciding) -> None:
    """Keep the play for now; shut the window if nothing in it can be challenged any more."""
    state = deciding.state
    settled = state.rules.challenge.ruling_shuts_window or not _open_words(state)
    if state.phase is Phase.FINAL_PENDING:
        if settled:
            finish_final(deciding)
    elif settled and state.rules.window.shuts != "score-confirmed":
        shut_window(deciding)
    else:
        _run_next_clock(deciding)


def _run_next_clock(deciding: GameDeciding) -> None:
    """Run the next side's time again, unless it starts only once the score is confirmed."""
    if deciding.state.rules.window.shuts != "score-confirmed":
        run_clock(deciding, next_mover(deciding.state))
