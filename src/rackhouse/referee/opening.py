"""Opening a game: the first fact, or why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.messages import Message, message
from rackhouse.record import CLOCK, Actor, DictionaryReference, RecordEntry, Refusal, facts
from rackhouse.referee.setting_up import ruler_of
from rackhouse.rules import Rules, contradictions, missing_settings

if TYPE_CHECKING:
    from rackhouse.record.facts import Custody
    from rackhouse.rules.model import Sides


class GamePlan(msgspec.Struct, frozen=True):
    """What will be played: the resolved rules with the organiser's settings, and the rest."""

    sheet: str
    rules: Rules
    dictionary: DictionaryReference
    sides: int
    custody: Custody = "dealt"
    commitment: str = ""


def open_game(plan: GamePlan, now: int, actor: Actor = CLOCK) -> RecordEntry | Refusal:
    """The first fact of a game, or why there is none.

    >>> from rackhouse.rules import Sheet
    >>> sheet = Sheet.named("base")
    >>> plan = GamePlan("base", sheet.rules, DictionaryReference("A book on paper"), sides=5)
    >>> print(open_game(plan, now=0))
    This game is for 2 to 4 players, not 5.
    """
    rules = plan.rules
    if not rules.words.dictionary and plan.dictionary.title:
        words = msgspec.structs.replace(rules.words, dictionary=plan.dictionary.title)
        rules = msgspec.structs.replace(rules, words=words)
    seats = rules.sides
    if not seats.minimum <= plan.sides <= seats.maximum:
        return Refusal(_why_not_so_many(seats, plan.sides))
    for problem in (*contradictions(rules), *missing_settings(rules)):
        return Refusal(problem)
    if not plan.dictionary.title:
        return Refusal(message("referee-name-dictionary"))
    if plan.custody == "dealt" and not plan.commitment:
        return Refusal(message("referee-no-commitment"))
    if rules.words.phonies == "void" and not plan.dictionary.is_loaded:
        return Refusal(message("referee-no-phonies-needs-list"))
    fact = facts.GameCreated(
        sheet=plan.sheet,
        rules=rules,
        dictionary=plan.dictionary,
        ruler=ruler_of(rules, plan.dictionary),
        custody=plan.custody,
        sides=plan.sides,
        commitment=plan.commitment if plan.custody == "dealt" else "",
    )
    return RecordEntry(1, now, actor, fact)


def _why_not_so_many(seats: Sides, count: int) -> Message:
    kind, least, most = seats.called, seats.minimum, seats.maximum
    if least == most:
        return message("referee-exact-number-of-sides", kind=kind, wanted=least, count=count)
    return message("referee-number-of-sides", kind=kind, least=least, most=most, count=count)
