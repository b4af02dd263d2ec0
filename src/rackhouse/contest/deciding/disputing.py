"""Discrepancies before the director, and rulings on words."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from rackhouse.contest import facts
from rackhouse.contest.actor import Role
from rackhouse.contest.deciding.results import ask_before, forfeit_the_withdrawn, in_own_words
from rackhouse.contest.result import Result
from rackhouse.errors import require
from rackhouse.messages import MatchName

if TYPE_CHECKING:
    from rackhouse.contest.commands import (
        OpenDiscrepancy,
        OverturnRuling,
        RuleDiscrepancy,
        RuleWords,
    )
    from rackhouse.contest.deciding.deciding import EventDeciding


def open_discrepancy(deciding: EventDeciding, command: OpenDiscrepancy) -> None:
    """Bring something about a match before the director."""
    state = deciding.state
    pairing = state.pairing(command.pairing)
    actor = deciding.actor
    require(
        actor.role is not Role.PLAYER or actor.entry in pairing.sides,
        "result-only-its-players",
        match=MatchName(pairing.number),
    )
    in_own_words(deciding, *command.versions)
    number = state.given.discrepancies + 1
    deciding.write(facts.DiscrepancyOpened(number, pairing.number, command.turn, command.versions))


def rule_discrepancy(deciding: EventDeciding, command: RuleDiscrepancy) -> None:
    """Rule on a discrepancy, and let the match end as ruled."""
    deciding.write(facts.DiscrepancyRuled(command.discrepancy, command.outcome, command.reason))
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
                deciding.write(facts.ReplayOrdered(pairing.number, str(command.reason)))
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
    deciding.write(
        facts.ResultCorrected(pairing.number, pairing.sides, result, str(command.reason))
        if has_result
        else facts.ResultRecorded(pairing.number, pairing.sides, result)
    )
    forfeit_the_withdrawn(deciding, pairing.division)


def rule_words(deciding: EventDeciding, command: RuleWords) -> None:
    """Rule on words at a table; the ruling can be used again elsewhere."""
    number = deciding.state.given.rulings + 1
    deciding.write(facts.WordsRuled(number, command.words, command.acceptable, command.pairing))


def overturn_ruling(deciding: EventDeciding, command: OverturnRuling) -> None:
    """Say that a ruling was wrong, and name every match that it touched."""
    ruling = deciding.state.rulings.get(command.ruling)
    require(ruling is not None, "result-no-ruling", number=command.ruling)
    assert ruling is not None
    deciding.write(facts.RulingOverturned(ruling.number, ruling.pairings, command.reason))
