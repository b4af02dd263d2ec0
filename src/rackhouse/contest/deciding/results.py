"""Results recorded, corrected, replayed, tied; discrepancies and rulings on words."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from rackhouse.contest import actions
from rackhouse.contest.actor import EventRole
from rackhouse.contest.deciding.following import replay_what_rests, settle
from rackhouse.contest.folding.results import other_sides
from rackhouse.contest.refusal import LikelySlip
from rackhouse.contest.result import Result, doubtful, winners
from rackhouse.errors import require
from rackhouse.messages import EntryName, MatchName, Message, message

if TYPE_CHECKING:
    from rackhouse.contest.deciding.deciding import EventDeciding
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import EventState


def record_result(deciding: EventDeciding, command: actions.RecordResult) -> None:
    """Record how a match ended."""
    pairing, result = _given(deciding, command)
    result = with_efforts(deciding, pairing, result, sure=command.sure)
    deciding.write(actions.ResultRecorded(pairing.number, pairing.sides, result))
    settle(deciding, pairing.division)


def correct_result(deciding: EventDeciding, command: actions.CorrectResult) -> None:
    """Correct the recorded result of a match; in a bracket, later matches may be played again."""
    pairing, result = _given(deciding, command)
    replay_what_rests(deciding, pairing, result, command.reason, sure=command.sure)
    deciding.write(actions.ResultCorrected(pairing.number, pairing.sides, result, command.reason))
    settle(deciding, pairing.division)


def _given(
    deciding: EventDeciding, command: actions.RecordResult | actions.CorrectResult
) -> tuple[Pairing, Result]:
    """The match of a result, and the result in the order of its sides.

    Raises:
        LikelySlip: if it looks like a slip and the sender is not sure.
        IllegalError: if it cannot be taken.
    """
    pairing = deciding.state.pairing(command.pairing)
    result = in_order(pairing, command.sides, command.result)
    in_own_words(deciding, result.reason)
    ask_before(deciding.state, result)
    question = None if command.sure else doubtful(result)
    if question:
        raise LikelySlip(question)
    return pairing, result


def in_own_words(deciding: EventDeciding, *said: Message | str) -> None:
    """Refuse messages from people, who write in their own words; only the program sends messages.

    Raises:
        IllegalError: if a person sends one.
    """
    is_program = deciding.actor.role is EventRole.CLOCK
    require(is_program or all(isinstance(one, str) for one in said), "result-in-own-words")


def ask_before(state: EventState, result: Result) -> None:
    """Ask for the scores that decide a tie.

    Raises:
        IllegalError: if they are missing.
    """
    is_open = state.by_before and result.winner is None and len(result.leaders) > 1
    require(
        not is_open or result.before,
        "result-before-needed",
    )


def with_efforts(
    deciding: EventDeciding, pairing: Pairing, result: Result, *, sure: bool
) -> Result:
    """A decision instead of a game, with a note if nobody has logged efforts to play it.

    Raises:
        LikelySlip: if the sender is to be asked first.
        IllegalError: if it needs a reason and has none.
    """
    state = deciding.state
    one = state.arrangements.get(pairing.number)
    if one is None or result.scores or result.kind not in ("forfeit", "double forfeit", "ruled"):
        return result
    # If the office was asked, efforts matter after the deadline too, which waits for its answer.
    has_passed = one.deadline is None or one.deadline <= deciding.now
    is_late = has_passed or state.event.reporting.unreported != "double forfeit"
    if is_late and not one.ruling_asked:
        return result
    made = {side: sum(it.entry == side for it in one.attempts) for side in pairing.sides}
    who = result.winner or max(made, key=made.__getitem__)
    wanted = state.event.reporting.efforts
    if made.get(who, 0) >= wanted:
        return result
    logged, name, reason = made.get(who, 0), EntryName(who), result.reason
    if not isinstance(reason, Message):
        is_given = reason.strip()
        require(is_given, "result-efforts-need-reason", entry=name, made=logged, wanted=wanted)
    if not sure:
        raise LikelySlip("result-efforts-sure", entry=name, made=logged, wanted=wanted)
    with_attempts = message(
        "result-decided-with-attempts", made=logged, wanted=wanted, reason=reason
    )
    return replace(result, reason=with_attempts)


def in_order(pairing: Pairing, sides: tuple[int, ...], result: Result) -> Result:
    """A result with its scores brought into the order of the pairing's sides.

    >>> from rackhouse.contest.pairing.pairing import Pairing
    >>> in_order(Pairing(1, "main", 1, (4, 9), ""), (9, 4), Result("played", (300, 400))).scores
    (400, 300)

    Raises:
        IllegalError: if other entries are named than those who play.
    """
    if sorted(sides) != sorted(pairing.sides):
        raise other_sides(pairing, sides)
    if sides == pairing.sides:
        return result
    order = [sides.index(side) for side in pairing.sides]

    def sorted_(figures: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(figures[place] for place in order) if len(figures) == len(order) else figures

    return replace(
        result,
        scores=sorted_(result.scores),
        before=sorted_(result.before),
        best_plays=sorted_(result.best_plays),
    )


def order_replay(deciding: EventDeciding, command: actions.OrderReplay) -> None:
    """Have a match played again."""
    pairing = deciding.state.pairing(command.pairing)
    format_ = deciding.state.division(pairing.division).plan.format
    result = deciding.state.results.get(pairing.number)
    if result and _is_tied(deciding, pairing, result):
        format_.refuse_tie_break("replay")
    deciding.write_as(actions.ReplayOrdered, command)


def break_tie(deciding: EventDeciding, command: actions.BreakMatchTie) -> None:
    """Decide a tied match."""
    state = deciding.state
    pairing = state.pairing(command.pairing)
    division = state.division(pairing.division)
    if command.method == "tile draw":
        division.plan.format.refuse_tie_break("tile draw")
    if state.is_for_director(division):
        role = deciding.actor.role
        require(
            role is EventRole.CLOCK
            or (role is EventRole.ORGANISER and command.method == "director"),
            "result-director-breaks-ties",
        )
    winner = command.winner
    if winner is None:
        require(command.method == "tile draw", "result-say-whom-director-chose")
        result, match = state.results.get(pairing.number), MatchName(pairing.number)
        require(result is not None, "result-not-played", match=match)
        assert result is not None
        ahead = winners(pairing.sides, result, by_before=state.by_before)
        require(len(ahead) > 1, "result-not-tied", match=match)
        winner = ahead[deciding.drawn(len(ahead))[0]]
    deciding.write(actions.TieBroken(pairing.number, winner, command.method))
    settle(deciding, pairing.division)


def _is_tied(deciding: EventDeciding, pairing: Pairing, result: Result) -> bool:
    return len(winners(pairing.sides, result, by_before=deciding.state.by_before)) > 1


def open_discrepancy(deciding: EventDeciding, command: actions.OpenDiscrepancy) -> None:
    """Bring something about a match before the director."""
    state = deciding.state
    pairing = state.pairing(command.pairing)
    actor = deciding.actor
    require(
        actor.role is not EventRole.PLAYER or actor.entry in pairing.sides,
        "result-only-its-players",
        match=MatchName(pairing.number),
    )
    in_own_words(deciding, *command.versions)
    number = state.given.discrepancies + 1
    deciding.write_as(actions.DiscrepancyOpened, command, discrepancy=number)


def rule_discrepancy(deciding: EventDeciding, command: actions.RuleMatchDiscrepancy) -> None:
    """Rule on a discrepancy, and let the match end as ruled."""
    deciding.write(
        actions.MatchDiscrepancyRuled(command.discrepancy, command.outcome, command.reason)
    )
    pairing = deciding.state.pairing(deciding.state.discrepancies[command.discrepancy].pairing)
    has_result = pairing.number in deciding.state.results
    match command.outcome:
        case "stands":
            require(has_result, "result-none-stands")
            return
        case "in the game":
            return
        case "replayed":
            if has_result:
                deciding.write(actions.ReplayOrdered(pairing.number, str(command.reason)))
            return
        case "corrected":
            require(command.result is not None, "result-say-how-it-ended")
            assert command.result is not None
            ask_before(deciding.state, command.result)
            result = replace(command.result, kind="ruled", reason=command.reason)
        case "awarded":
            require(command.winner is not None, "result-say-who-wins")
            result = Result("ruled", winner=command.winner, reason=command.reason)
        case "double forfeit":
            result = Result("double forfeit", reason=command.reason)
        case _:
            assert_never(command.outcome)
    if has_result:
        reason = str(command.reason)
        replay_what_rests(deciding, pairing, result, reason, sure=command.sure)
    deciding.write(
        actions.ResultCorrected(pairing.number, pairing.sides, result, str(command.reason))
        if has_result
        else actions.ResultRecorded(pairing.number, pairing.sides, result)
    )
    settle(deciding, pairing.division)


def rule_words(deciding: EventDeciding, command: actions.RuleWords) -> None:
    """Rule on words at a table; the ruling can be used again elsewhere."""
    number = deciding.state.given.rulings + 1
    deciding.write_as(actions.WordsRuled, command, ruling=number)


def overturn_ruling(deciding: EventDeciding, command: actions.OverturnRuling) -> None:
    """Overturn a ruling, and name every match that it touched."""
    ruling = deciding.state.rulings.get(command.ruling)
    require(ruling is not None, "result-no-ruling", number=command.ruling)
    assert ruling is not None
    deciding.write_as(actions.RulingOverturned, command, touched=ruling.pairings)
