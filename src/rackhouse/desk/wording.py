"""Facts of an event as messages, for its log; and what happens to a late entry.

The key of a line is the kind of its fact (``log-checked-in``), and its values are the fields of the
fact: entries, matches and divisions by name, money in the event's currency. A new fact needs its
line in the catalogues and nothing here.
"""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Any

from rackhouse.contest import actions
from rackhouse.contest.plan import deadline_of
from rackhouse.contest.schedule import local
from rackhouse.contest.standings import measure_name
from rackhouse.messages import (
    Amount,
    Day,
    EntryName,
    MatchName,
    Message,
    Name,
    Value,
    all_of,
    known,
    message,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rackhouse.contest import EventState, Line
    from rackhouse.contest.actions import AnyFact
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.result import Result


_ENTRY = frozenset(("entry", "winner", "below"))
_ENTRIES = frozenset(("entries", "pair"))
_DIVISION = frozenset(("division", "merged", "into"))
_MONEY = frozenset(("cents", "cents_per_point"))
NOBODY = "none"
"""What a catalogue gets for an empty field."""


def in_words(fact: AnyFact, state: EventState, currency: str = "USD") -> Message:
    """A fact as the log says it.

    >>> from rackhouse.contest import EventState
    >>> str(in_words(actions.CheckedIn(7), EventState()))
    'Entry 7 checked in'
    """
    kind = str(type(fact).__struct_config__.tag).replace(" ", "-")
    return because(message(f"log-{kind}", **_values(fact, state, currency)), _reason(fact))


def because(said: Message, reason: Message | str) -> Message:
    """A message with the reason that somebody gave."""
    return message("desk-because", said=said, reason=_given(reason)) if reason else said


def _given(text: Value) -> Value:
    return Name(text) if isinstance(text, str) else text


def _reason(fact: AnyFact) -> Message | str:
    if isinstance(fact, actions.ResultRecorded):
        return "" if fact.result.scores else fact.result.reason
    reason: Message | str = getattr(fact, "reason", getattr(fact, "note", ""))
    return reason


def _values(fact: AnyFact, state: EventState, currency: str) -> dict[str, Value]:  # noqa: C901, PLR0912 - one case a kind
    """The values of a fact's message: its fields, and what follows from them."""
    values: dict[str, Value] = {}
    for name in fact.__struct_fields__:
        value = _value(name, getattr(fact, name), state, currency)
        if value is not None:
            values[name] = value
    match fact:
        case actions.SignUpSet(terms):
            has_end = terms.until is not None or terms.most is not None
            values["how"] = "closed" if terms.is_closed else "until" if has_end else "open"
        case actions.DivisionOpened(plan):
            values["title"] = plan.name
        case actions.BandSet():
            values["band"] = fact.band.name
        case actions.DivisionsMerged(merged, into):
            values |= {"merged": announced(state, merged), "into": announced(state, into)}
        case actions.RoundClockStarted(seconds) | actions.RoundClockExtended(seconds):
            values["minutes"] = seconds // 60
        case actions.ChallengeMade(_, pairing):
            values["challenger"], values["above"] = map(EntryName, pairing.sides)
        case actions.RungLost(below=0):
            values["below"] = NOBODY
        case actions.ResultReported():
            values["scores"] = scores_in_words(fact.scores, fact.before)
        case actions.ResultRecorded() | actions.ResultCorrected():
            values["outcome"] = _outcome(fact.sides, fact.result)
        case actions.PledgeMade():
            once, each = fact.cents, fact.cents_per_point
            values["per"] = "both" if once and each else "once" if once else "point"
        case _:
            pass
    return values


def _value(name: str, value: Any, state: EventState, currency: str) -> Value | None:  # noqa: C901, PLR0911, PLR0912 - one case a kind
    """The value of a field in a message; ``None`` if no message uses it."""
    match value:
        case None:
            return NOBODY
        case bool():
            return "yes" if value else "no"
        case int() if name in _ENTRY:
            return EntryName(value)
        case int() if name in _MONEY:
            return Amount(value, currency)
        case int():
            return MatchName(value) if name == "pairing" else value
        case str() if name in _DIVISION:
            return division_name(state, value)
        case str() if name == "label" and value in state.items:
            return state.items[value].name
        case str() if name == "cause":
            return _given(known("data-cause-", value))
        case str() if name in ("label", "title"):
            return Name(value)
        case str():
            return value.replace(" ", "-")
        case tuple() if name in _ENTRIES:
            return all_of(map(EntryName, value))
        case tuple() if name == "kinds":
            return all_of(known("data-thing-", one) for one in value)
        case tuple() if name == "pairings":
            return all_of(MatchName(one) for one in value if isinstance(one, int))
        case tuple() if all(isinstance(one, str | int) for one in value):
            return all_of(value)
        case _:
            return None


def _outcome(sides: Sequence[int], result: Result) -> Message:
    said: Value = scores_in_words(result.scores, result.before)
    if not result.scores:
        said = kind_in_words(result.kind)
    if result.winner is not None:
        said = message("desk-outcome-to", outcome=said, entry=EntryName(result.winner))
    # By those who played it: after a correction others may have the match.
    names: Iterator[Value] = map(EntryName, sides)
    match = reduce(lambda one, other: message("log-sides", one=one, other=other), names)
    return message("log-outcome", match=match, said=said)


def kind_in_words(kind: str) -> Message:
    """How a match without scores ended.

    >>> str(kind_in_words("double forfeit"))
    'double forfeit'
    """
    return message("desk-outcome-kind", kind=kind.replace(" ", "-"))


def scores_in_words(scores: tuple[int, ...], before: tuple[int, ...]) -> Value:
    """Scores; if they are level, also those before unplayed letters.

    >>> print(scores_in_words((300, 300), (310, 304)))
    300 : 300 (310 : 304 before unplayed letters)
    """
    if not before or scores.count(max(scores)) < 2:
        return _figures(scores)
    return message("desk-scores-before", scores=_figures(scores), before=_figures(before))


def _figures(scores: Iterable[int]) -> str:
    return " : ".join(map(str, scores))


def division_name(state: EventState, key: str) -> Value:
    """The name of a division, or its name before it was merged."""
    division = state.divisions.get(key)
    return announced(state, key) if division is None else division.name


def announced(state: EventState, key: str) -> Value:
    """The announced name of a division, before any merger."""
    planned = () if state.plan is None else state.plan.divisions
    return next((one.name for one in planned if one.key == key), Name(key))


def merger_in_words(fact: actions.DivisionsMerged, state: EventState) -> Message:
    """The message that two divisions play together, with their new name."""
    one, other = announced(state, fact.merged), announced(state, fact.into)
    band = next((plan.band for plan in state.event.divisions if plan.key == fact.into), None)
    # It may have been merged again since.
    key = fact.into if band is None else state.bands.get(band, fact.into)
    title = division_name(state, key)
    if title == other:
        return message("desk-plays-with", one=one, other=other)
    return message("desk-play-together", one=one, other=other, title=title)


def order_in_words(state: EventState, key: str) -> Message:
    """What decides the places of a division, in order."""
    division = state.divisions.get(key)
    measures = () if division is None else division.plan.measures
    words = all_of(map(measure_name, measures))
    return message("desk-order-is", division=division_name(state, key), measures=words)


def late_in_words(
    lines: Sequence[Line], before: Iterable[Line], state: EventState
) -> list[Message]:
    """What the lines of a late entry mean, part by part; empty if nothing changes.

    ``before`` are the earlier lines that count.
    """
    said: list[Message] = []
    late = getattr(lines[0].fact, "entry", 0)
    for line in lines:
        match line.fact:
            case actions.SlotFilled(division, _, slot):
                order = state.divisions[division].order if division in state.divisions else ()
                other = order[slot ^ 1] if len(order) > slot ^ 1 else 0
                said += [message("desk-late-meets", entry=EntryName(other))] if other else []
            case actions.PairingsChanged(division, _, added, _) if division in state.divisions:
                said += [
                    message("desk-late-instead", **one.reason.values)
                    for one in added
                    if isinstance(one.reason, Message) and one.reason.key == "pairing-substitute"
                ][:1]
                held = max((one.round for one in _paired(before, division)), default=0)
                own = {one.round for one in added if late in one.sides and not one.is_bye}
                last = max(one.round for one in added)
                said += _in_circle(state, division, sorted(own), last, held)
            case _:
                pass
    return said


def _in_circle(
    state: EventState, division: str, rounds: list[int], last: int, before: int
) -> Iterator[Message]:
    """In which rounds of a round robin an entry plays, and how many rounds were added."""
    plan = state.event
    is_weekly = plan.weeks and state.divisions[division].plan.format.is_league
    numbers = all_of(rounds)
    yield message("desk-late-weeks" if is_weekly else "desk-late-rounds", numbers=numbers)
    if last <= before:
        return
    ends = deadline_of(plan, last) if is_weekly else None
    if ends is None:
        yield message("desk-late-more-rounds", count=last, before=before)
    else:
        day = Day(local(ends, plan.zone).date(), with_weekday=True)
        yield message("desk-late-more-weeks", count=last, before=before, day=day)


def _paired(lines: Iterable[Line], division: str) -> Iterator[Pairing]:
    for line in lines:
        match line.fact:
            case actions.RoundPaired(key, _, pairings) if key == division:
                yield from pairings
            case actions.PairingsChanged(key, _, pairings, _) if key == division:
                yield from pairings
            case _:
                pass
