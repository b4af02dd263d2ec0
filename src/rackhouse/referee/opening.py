"""Opening a game: the first fact, or why there cannot be one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.messages import message
from rackhouse.record import CLOCK, Actor, DictionaryReference, Entry, Refusal, facts
from rackhouse.referee.setting_up import ruler_of
from rackhouse.rules import Rules, contradictions, missing_settings

if TYPE_CHECKING:
    from rackhouse.record.facts import Custody


class GamePlan(msgspec.Struct, frozen=True):
    """What is to be played: the resolved rules with the organiser's settings, and the rest."""

    sheet: str
    rules: Rules
    dictionary: DictionaryReference
    sides: int
    custody: Custody = "dealt"
    commitment: str = ""


def open_game(plan: GamePlan, now: int, actor: Actor = CLOCK) -> Entry | Refusal:
    """The first fact of a game.

    >>> from rackhouse.rules import Sheet
    >>> sheet = Sheet.named("base")
    >>> plan = GamePlan("base", sheet.rules, DictionaryReference("A book on paper"), sides=5)
    >>> open_game(plan, now=0).reason
    'This sheet seats 2 to 4 players, not 5.'
    """
    rules = plan.rules
    if not rules.words.dictionary and plan.dictionary.title:
        words = msgspec.structs.replace(rules.words, dictionary=plan.dictionary.title)
        rules = msgspec.structs.replace(rules, words=words)
    seats = rules.sides
    if not seats.minimum <= plan.sides <= seats.maximum:
        return Refusal(message(_seats_sentence(rules, plan.sides)))
    for problem in (*contradictions(rules), *missing_settings(rules)):
        return Refusal(problem)
    if not plan.dictionary.title:
        return Refusal(message("Name the dictionary that decides challenges."))
    if plan.custody == "dealt" and not plan.commitment:
        return Refusal(message("A dealt game commits the secret of its draws first."))
    if rules.words.phonies == "void" and not plan.dictionary.is_loaded:
        return Refusal(message("A game without phonies needs a loaded word list."))
    fact = facts.GameCreated(
        sheet=plan.sheet,
        rules=rules,
        dictionary=plan.dictionary,
        ruler=ruler_of(rules, plan.dictionary),
        custody=plan.custody,
        sides=plan.sides,
        commitment=plan.commitment if plan.custody == "dealt" else "",
    )
    return Entry(1, now, actor, fact)


def _seats_sentence(rules: Rules, sides: int) -> str:
    low, high = rules.sides.minimum, rules.sides.maximum
    range_of = f"{low} to {high}" if low < high else f"{low}"
    return f"This sheet seats {range_of} {rules.sides.called}s, not {sides}."
