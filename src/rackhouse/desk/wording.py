"""Facts of an event in a few words, for its log: who, and what was done.

The pages say them in other languages by ``messages/*/hall.json``, which has a line for each of
these sentences: every one is written here as a whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never
from unicodedata import bidirectional

from rackhouse.contest import facts as f
from rackhouse.contest.plan import measure_name
from rackhouse.rules.explain.sentence import listed

if TYPE_CHECKING:
    from rackhouse.contest import State
    from rackhouse.contest.facts import AnyFact
    from rackhouse.contest.result import Result
    from rackhouse.desk.names import Names
    from rackhouse.messages import Message


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
        case f.ScheduleChanged():
            return f"changed the days: {fact.reason}"
        case f.VenueChanged():
            return f"changed the venue: {fact.reason}"
        case f.DetailsChanged():
            return "changed what the event's page says"
        case f.CatalogueChanged():
            return "changed what can be bought"
        case f.SignUpSet():
            return _sign_up(fact)
        case f.DivisionOpened():
            return f"opened the division {fact.plan.title}"
        case f.FormatChanged():
            return _reformatted(state, fact)
        case f.TieBreaksSet():
            return f"changed the tie-breaks of {_division(state, fact.division)}: {fact.reason}"
        case f.AwardsChanged():
            return f"changed the awards of {_division(state, fact.division)}"
        case f.ClassesSet():
            return _classes(fact, names)
        case f.BandSet():
            return f"{names(fact.entry)} is in the age band {fact.band}"
        case f.DivisionsMerged():
            one, other = announced(state, fact.merged), announced(state, fact.into)
            return f"merged {one} into {other}: {fact.reason}"
        case f.EntryAdded():
            return f"entered {names(fact.entry)} in {_division(state, fact.division)}"
        case f.EntryMoved():
            return f"moved {names(fact.entry)} to {_division(state, fact.division)}: {fact.reason}"
        case f.EntryWithdrawn():
            return _because(f"{names(fact.entry)} withdrew", fact.reason)
        case f.EntryReinstated():
            return _because(f"{names(fact.entry)} plays on", fact.reason)
        case f.MembersChanged():
            return f"changed who plays for {names(fact.entry)}"
        case f.BringsSaid():
            if not fact.kinds:
                return f"{names(fact.entry)} brings nothing along"
            return f"{names(fact.entry)} brings along: {', '.join(fact.kinds)}"
        case f.IdChecked():
            if fact.proper:
                return f"ID seen: {names(fact.entry)}"
            return f"no proper ID: {names(fact.entry)}"
        case f.EligibilityChecked():
            if fact.eligible:
                return f"{names(fact.entry)} is eligible ({fact.field})"
            return f"{names(fact.entry)} is not eligible ({fact.field})"
        case f.CheckedIn():
            return f"{names(fact.entry)} checked in"
        case f.ItemAdded():
            return f"labelled {fact.label}"
        case f.ItemLent():
            return f"lent {fact.label} to {names(fact.entry)}"
        case f.ItemReturned():
            return _because(f"{fact.label} came back", fact.note)
        case f.SlotFilled():
            return f"{names(fact.entry)} took an empty slot of {_division(state, fact.division)}"
        case f.DivisionStarted():
            if fact.method == "draw":
                return f"started {_division(state, fact.division)}, in an order drawn by lot"
            return f"started {_division(state, fact.division)}, in an order set by hand"
        case f.RoundPaired():
            return f"paired round {fact.round} of {_division(state, fact.division)}"
        case f.DivisionCertified():
            return f"certified the places of {_division(state, fact.division)}"
        case (
            f.PairForbidden()
            | f.PairAllowed()
            | f.PairLocked()
            | f.ByeGiven()
            | f.RoundSatOut()
            | f.SittingOutEnded()
        ):
            return _by_hand(fact, names)
        case f.PairingsChanged():
            return f"changed pairings of {_division(state, fact.division)}: {fact.reason}"
        case f.TableAssigned():
            return _seated(fact, state, names)
        case f.CalledAgain():
            return _called(fact, names)
        case (
            f.RoundClockStarted()
            | f.RoundClockPaused()
            | f.RoundClockResumed()
            | f.RoundClockExtended()
        ):
            return _clock(fact)
        case f.ChallengeMade() | f.RungLost():
            return _ladder(fact, names)
        case f.ActionsUndone():
            numbers = ", ".join(map(str, fact.actions))
            return _because(f"undid what was no. {numbers}", fact.reason)
        case f.ResultRecorded() | f.ResultCorrected() | f.ReplayOrdered() | f.TieBroken():
            return _result(fact, names)
        case f.MoneyPosted() | f.MoneyReversed() | f.FeeWaived():
            return _money(fact, names)
        case f.PledgeMade() | f.PledgeWithdrawn() | f.PledgeCollected():
            return _pledge(fact, names)
        case f.DiscrepancyOpened() | f.DiscrepancyRuled():
            return _discrepancy(fact)
        case f.WordsRuled() | f.RulingReused() | f.RulingOverturned():
            return _ruling(fact)
        case _:
            return _arranging(fact, names)


def _reformatted(state: State, fact: f.FormatChanged) -> str:
    division = _division(state, fact.division)
    if fact.after_round is None:
        return f"changed the format of {division}: {fact.reason}"
    return f"changed the format of {division} after round {fact.after_round}: {fact.reason}"


def _sign_up(fact: f.SignUpSet) -> str:
    if fact.terms.is_closed:
        return "closed sign-up"
    has_end = fact.terms.until is not None or fact.terms.most is not None
    return "set when sign-up closes" if has_end else "opened sign-up"


def undoing_in_words(undone: str, reason: str) -> str:
    """An undoing as the log tells it, by the words for what was undone.

    >>> undoing_in_words("Entry 7 checked in", "the wrong list")
    'undid: Entry 7 checked in: the wrong list'
    """
    return _because(f"undid: {undone}", reason)


def _by_hand(
    fact: f.PairForbidden
    | f.PairAllowed
    | f.PairLocked
    | f.ByeGiven
    | f.RoundSatOut
    | f.SittingOutEnded,
    names: Names,
) -> str:
    match fact:
        case f.PairForbidden():
            return f"keeps {names.listed(fact.pair)} apart: {fact.reason}"
        case f.PairAllowed():
            return f"lets {names.listed(fact.pair)} meet"
        case f.PairLocked():
            return f"lets {names.listed(fact.pair)} meet in round {fact.round}: {fact.reason}"
        case f.ByeGiven():
            return f"gave {names(fact.entry)} the bye of round {fact.round}: {fact.reason}"
        case f.RoundSatOut():
            return f"left {names.listed(fact.entries)} out of round {fact.round}: {fact.reason}"
        case f.SittingOutEnded():
            return f"lets {names.listed(fact.entries)} play in round {fact.round} after all"
        case _:
            assert_never(fact)


def _clock(
    fact: f.RoundClockStarted | f.RoundClockPaused | f.RoundClockResumed | f.RoundClockExtended,
) -> str:
    match fact:
        case f.RoundClockStarted():
            return f"started the clock for {fact.seconds // 60} minutes"
        case f.RoundClockPaused():
            return "stopped the clock"
        case f.RoundClockResumed():
            return "let the clock go on"
        case f.RoundClockExtended():
            return f"extended the round by {fact.seconds // 60} minutes: {fact.reason}"
        case _:
            assert_never(fact)


def _classes(fact: f.ClassesSet, names: Names) -> str:
    if not fact.classes:
        return f"{names(fact.entry)} plays for no class"
    return f"{names(fact.entry)} plays for {', '.join(fact.classes)}"


def _ladder(fact: f.ChallengeMade | f.RungLost, names: Names) -> str:
    if isinstance(fact, f.ChallengeMade):
        challenger, above = fact.pairing.sides
        return f"{names(challenger)} challenged {names(above)}"
    if fact.below == 0:
        return f"{names(fact.entry)} has not played for long and keeps the rung"
    return f"{names(fact.entry)} has not played for long and stands below {names(fact.below)} now"


def _seated(fact: f.TableAssigned, state: State, names: Names) -> str:
    pairing = state.pairings.get(fact.pairing)
    if pairing is None:
        return f"seated match {fact.pairing} at table {fact.table}"
    return f"seated {names.facing(pairing.sides)} at table {fact.table}"


def _called(fact: f.CalledAgain, names: Names) -> str:
    if fact.pairing is None:
        return f"called {names.listed(fact.entries)} to the desk"
    return f"called {names.listed(fact.entries)} to match {fact.pairing}"


def _arranging(  # noqa: C901, PLR0911 - one line for each kind
    fact: f.ResultReported
    | f.ReportConfirmed
    | f.DeadlineSet
    | f.TimeProposed
    | f.TimeAgreed
    | f.AttemptLogged
    | f.RulingAsked
    | f.RulingDeclined
    | f.ReminderDue
    | f.DoubleForfeitProposed,
    names: Names,
) -> str:
    match fact:
        case f.ResultReported():
            scores = scores_in_words(fact.scores, fact.before)
            return f"{names(fact.entry)} reported {scores} in match {fact.pairing}"
        case f.ReportConfirmed():
            if fact.entry is None:
                return f"took the report of match {fact.pairing} as it is"
            return f"{names(fact.entry)} agreed to the report of match {fact.pairing}"
        case f.DeadlineSet():
            numbers = ", ".join(map(str, fact.pairings))
            return _because(f"set the deadline of matches: {numbers}", fact.reason)
        case f.TimeProposed():
            return f"{names(fact.entry)} proposed a time for match {fact.pairing}"
        case f.TimeAgreed():
            return f"{names(fact.entry)} agreed to the time of match {fact.pairing}"
        case f.AttemptLogged():
            return f"{names(fact.entry)} could not reach the other side of match {fact.pairing}"
        case f.RulingAsked():
            return f"{names(fact.entry)} asked for a ruling on match {fact.pairing}"
        case f.RulingDeclined():
            return f"left match {fact.pairing} to its two sides: {fact.reason}"
        case f.ReminderDue():
            return f"reminded both sides of match {fact.pairing}"
        case f.DoubleForfeitProposed():
            return f"match {fact.pairing} was not reported in time"
        case _:
            assert_never(fact)


def _discrepancy(fact: f.DiscrepancyOpened | f.DiscrepancyRuled) -> str:
    if isinstance(fact, f.DiscrepancyOpened):
        if fact.turn is None:
            return f"brought match {fact.pairing} before the director"
        if fact.turn == 0:
            return f"marked a discrepancy in match {fact.pairing}, at the draw for first"
        return f"marked a discrepancy in match {fact.pairing}, at turn {fact.turn}"
    return f"ruled on discrepancy {fact.discrepancy}: {fact.reason}"


def _ruling(fact: f.WordsRuled | f.RulingReused | f.RulingOverturned) -> str:
    match fact:
        case f.WordsRuled(acceptable=True):
            return f"ruled {', '.join(fact.words)} good in match {fact.pairing}"
        case f.WordsRuled():
            return f"ruled {', '.join(fact.words)} not good in match {fact.pairing}"
        case f.RulingReused():
            return f"used ruling {fact.ruling} again in match {fact.pairing}"
        case f.RulingOverturned():
            return f"overturned ruling {fact.ruling}: {fact.reason}"


def _pledge(fact: f.PledgeMade | f.PledgeWithdrawn | f.PledgeCollected, names: Names) -> str:
    match fact:
        case f.PledgeMade():
            each, once = _amount(fact.cents_per_point), _amount(fact.cents)
            if not fact.cents:
                return f"took a pledge for {names(fact.entry)}: {each} a point"
            if not fact.cents_per_point:
                return f"took a pledge for {names(fact.entry)}: {once} in all"
            return f"took a pledge for {names(fact.entry)}: {once}, and {each} a point"
        case f.PledgeWithdrawn():
            return f"took pledge {fact.pledge} back"
        case f.PledgeCollected():
            return f"collected pledge {fact.pledge}: {_amount(fact.cents)}"


def _result(
    fact: f.ResultRecorded | f.ResultCorrected | f.ReplayOrdered | f.TieBroken, names: Names
) -> str:
    match fact:
        case f.ReplayOrdered():
            return f"let match {fact.pairing} be played again: {fact.reason}"
        case f.TieBroken(method="tile draw"):
            return f"match {fact.pairing} goes to {names(fact.winner)} by a draw of tiles"
        case f.TieBroken():
            return f"match {fact.pairing} goes to {names(fact.winner)} by the director's decision"
        case f.ResultCorrected():
            said = _outcome(fact.sides, fact.result, names)
            return _because(f"corrected {said}", fact.reason)
        case f.ResultRecorded():
            reason = "" if fact.result.scores else fact.result.reason
            return _because(_outcome(fact.sides, fact.result, names), reason)


def _outcome(sides: tuple[int, ...], result: Result, names: Names) -> str:
    said = scores_in_words(result.scores, result.before) or result.kind
    if result.winner is not None:
        said = f"{said}, to {names(result.winner)}"
    facing = names.facing(sides)
    # After a name that runs from right to left the figures would run so too.
    turn = "\N{LEFT-TO-RIGHT MARK}" if bidirectional(facing[-1]) in ("R", "AL") else ""
    return f"{facing}{turn}: {said}"


def _money(fact: f.MoneyPosted | f.MoneyReversed | f.FeeWaived, names: Names) -> str:
    match fact:
        case f.MoneyPosted(kind="fee"):
            return f"{names(fact.entry)} owes {_amount(fact.cents)} more: {fact.cause}"
        case f.MoneyPosted():
            return f"{names(fact.entry)} paid {_amount(fact.cents)}"
        case f.MoneyReversed():
            return f"reversed ledger entry {fact.number}: {fact.reason}"
        case f.FeeWaived():
            return f"waived ledger entry {fact.number}: {fact.reason}"


def _amount(cents: int) -> str:
    return f"{cents // 100}.{cents % 100:02}"


def scores_in_words(scores: tuple[int, ...], before: tuple[int, ...]) -> str:
    """Scores, and where they are level what may part them: those before unplayed letters.

    >>> scores_in_words((300, 300), (310, 304))
    '300 : 300 (310 : 304 before unplayed letters)'
    """
    said = " : ".join(map(str, scores))
    if not before or scores.count(max(scores)) < 2:
        return said
    return f"{said} ({' : '.join(map(str, before))} before unplayed letters)"


def _because(said: str, reason: Message | str) -> str:
    return f"{said}: {reason}" if reason else said


def _division(state: State, key: str) -> str:
    division = state.divisions.get(key)
    return announced(state, key) if division is None else division.plan.title


def announced(state: State, key: str) -> str:
    """What a division was called when it was announced, before any other was merged with it."""
    planned = () if state.plan is None else state.plan.divisions
    return next((one.title for one in planned if one.key == key), key)


def merger_in_words(fact: f.DivisionsMerged, state: State) -> str:
    """That two divisions play together, and what they are called now."""
    one, other = announced(state, fact.merged), announced(state, fact.into)
    band = next((plan.band for plan in state.event.divisions if plan.key == fact.into), None)
    # It may have been merged once more since.
    key = fact.into if band is None else state.bands.get(band, fact.into)
    title = _division(state, key)
    if title == other:
        return f"{one} plays together with {other}."
    return f"{one} and {other} play together as {title}."


def order_in_words(state: State, key: str) -> str:
    """What decides the places of a division, in order."""
    division = state.divisions.get(key)
    measures = () if division is None else division.plan.measures
    words = listed([str(measure_name(one)) for one in measures])
    return f"Places in {_division(state, key)} go by {words}, in this order."
