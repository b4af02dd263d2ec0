"""Facts of an event in a few words, for its log: who, and what was done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import facts as f

if TYPE_CHECKING:
    from rackhouse.contest import State
    from rackhouse.contest.facts import AnyFact
    from rackhouse.desk.names import Names


def in_words(fact: AnyFact, state: State, names: Names) -> str:  # noqa: C901, PLR0911, PLR0912 - one line for each kind
    """A fact as the log tells it.

    >>> from rackhouse.contest import State
    >>> from rackhouse.desk.names import Names
    >>> in_words(f.CheckedIn(7), State(), Names())
    'Entry 7 checked in'
    """
    match fact:
        case f.EventCreated():
            return "announced the event"
        case f.ScheduleChanged() | f.VenueChanged():
            what = "days" if isinstance(fact, f.ScheduleChanged) else "venue"
            return f"changed the {what}: {fact.reason}"
        case f.DivisionOpened():
            return f"opened the division {fact.plan.title}"
        case f.FormatChanged():
            return f"changed the format of {_division(state, fact.division)}: {fact.reason}"
        case f.AwardsChanged():
            return f"changed the awards of {_division(state, fact.division)}"
        case f.ClassesSet():
            return f"{names(fact.entry)} plays for {', '.join(fact.classes) or 'no class'}"
        case f.DivisionsMerged():
            into = _division(state, fact.into)
            return f"merged {_division(state, fact.merged)} into {into}: {fact.reason}"
        case f.EntryAdded():
            return f"entered {names(fact.entry)} in {_division(state, fact.division)}"
        case f.EntryMoved():
            return f"moved {names(fact.entry)} to {_division(state, fact.division)}: {fact.reason}"
        case f.EntryWithdrawn():
            return f"{names(fact.entry)} withdrew{_because(fact.reason)}"
        case f.EntryReinstated():
            return f"{names(fact.entry)} plays on{_because(fact.reason)}"
        case f.MembersChanged():
            return f"changed who plays for {names(fact.entry)}"
        case f.BringsSaid():
            return f"{names(fact.entry)} brings {', '.join(fact.kinds) or 'nothing'}"
        case f.IdChecked():
            seen = "ID seen" if fact.proper else "no proper ID"
            return f"{seen}: {names(fact.entry)}"
        case f.EligibilityChecked():
            verdict = "eligible" if fact.eligible else "not eligible"
            return f"{names(fact.entry)} {verdict} ({fact.field})"
        case f.CheckedIn():
            return f"{names(fact.entry)} checked in"
        case f.ItemAdded():
            return f"labelled {fact.label}"
        case f.ItemLent():
            return f"lent {fact.label} to {names(fact.entry)}"
        case f.ItemReturned():
            return f"{fact.label} came back{_because(fact.note)}"
        case f.SlotFilled():
            return f"{names(fact.entry)} took an empty slot of {_division(state, fact.division)}"
        case f.DivisionStarted():
            by = "by a draw" if fact.method == "draw" else "by hand"
            return f"started {_division(state, fact.division)}, seeded {by}"
        case f.ChallengeMade():
            return f"{names(fact.pairing.sides[0])} challenged {names(fact.pairing.sides[1])}"
        case f.RungLost() if fact.below:
            return f"{names(fact.entry)} has not played and lets {names(fact.below)} pass"
        case f.RungLost():
            return f"{names(fact.entry)} has not played, nor has anybody below"
        case f.RoundPaired():
            return f"paired round {fact.round} of {_division(state, fact.division)}"
        case f.DivisionCertified():
            return f"certified the places of {_division(state, fact.division)}"
        case f.PairForbidden():
            return f"keeps {names.listed(fact.pair)} apart: {fact.reason}"
        case f.PairAllowed():
            return f"lets {names.listed(fact.pair)} meet"
        case f.PairLocked():
            return f"lets {names.listed(fact.pair)} meet in round {fact.round}: {fact.reason}"
        case f.ByeGiven():
            return f"gave {names(fact.entry)} the bye of round {fact.round}: {fact.reason}"
        case f.PairingsChanged():
            return f"changed pairings of {_division(state, fact.division)}: {fact.reason}"
        case f.TableAssigned():
            return f"seated match {fact.pairing} at table {fact.table}"
        case f.RoundClockStarted():
            return f"started the clock for {fact.seconds // 60} minutes"
        case f.RoundClockPaused() | f.RoundClockResumed():
            return "stopped the clock" if isinstance(fact, f.RoundClockPaused) else "clock goes on"
        case f.RoundClockExtended():
            return f"extended the round by {fact.seconds // 60} minutes: {fact.reason}"
        case f.ResultRecorded() | f.ResultCorrected():
            return _result(fact, names)
        case f.MoneyPosted():
            return _money(fact, names)
        case f.PledgeMade() | f.ResultReported() | f.TimeProposed() | f.AttemptLogged():
            return f"{_tag(fact)} for {names(fact.entry)}"
        case f.ActionsUndone():
            numbers = ", ".join(map(str, fact.actions))
            what = "action" if len(fact.actions) == 1 else "actions"
            return f"undid {what} {numbers}{_because(fact.reason)}"
        case _:
            return _other(fact)


def _other(fact: AnyFact) -> str:
    """What needs no more than its name, its match and its reason."""
    pairing = getattr(fact, "pairing", None)
    where = f" in match {pairing}" if pairing else ""
    return f"{_tag(fact)}{where}{_because(getattr(fact, 'reason', ''))}"


def _result(fact: f.ResultRecorded | f.ResultCorrected, names: Names) -> str:
    result = fact.result
    scores = " to ".join(map(str, result.scores))
    said = f"{names.listed(fact.sides)}: {scores or result.kind}"
    if result.winner is not None:
        said = f"{said}, to {names(result.winner)}"
    if isinstance(fact, f.ResultCorrected):
        return f"corrected {said}{_because(fact.reason)}"
    return f"{said}{_because('' if scores else result.reason)}"


def _money(fact: f.MoneyPosted, names: Names) -> str:
    amount = f"{fact.cents // 100}.{fact.cents % 100:02}"
    what = f"{fact.cause}, {amount}" if fact.kind == "fee" else f"paid {amount}"
    return f"{names(fact.entry)}: {what}"


def _tag(fact: AnyFact) -> str:
    return str(type(fact).__struct_config__.tag)


def _because(reason: str) -> str:
    return f": {reason}" if reason else ""


def _division(state: State, key: str) -> str:
    division = state.divisions.get(key)
    return key if division is None else division.plan.title
