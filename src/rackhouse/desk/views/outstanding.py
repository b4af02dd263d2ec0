"""What the office has to do, the most urgent first; nothing that takes care of itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from rackhouse.contest.entry import still_out
from rackhouse.contest.folding.brackets import tied_in, why_not_final
from rackhouse.contest.formats import RoundName
from rackhouse.contest.resting import resting_in
from rackhouse.contest.schedule import local
from rackhouse.contest.state import why_may_not_play, without_match
from rackhouse.desk.views.clock import clock_shown
from rackhouse.desk.wording import division_name, kind_in_words, scores_in_words
from rackhouse.messages import EntryName, MatchName, Message, Name, all_of, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.contest import EventState
    from rackhouse.contest.arrangement import Discrepancy, ResultReport
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import Division
    from rackhouse.desk.views.scene import GameShown, Scene

OutstandingKind: TypeAlias = Literal[
    "judge call", "discrepancy", "ruling asked", "double forfeit", "report", "tie",
    "unseated", "no slot", "no table", "result", "not started", "no pad", "item out", "unsent mail",
    "resting", "check in", "start", "pair", "certify",
]  # fmt: skip


class Outstanding(msgspec.Struct, frozen=True):
    """One thing that waits."""

    kind: OutstandingKind
    pairing: int | None
    entry: int | None
    discrepancy: int | None
    title: str
    """Where: ``Table 3``, or who meets."""
    words: str
    since: int | None
    """Milliseconds since 1970, if known."""
    division: str = ""
    """The title of its division, if the event has several."""
    round: int | None = None
    """The round it belongs to; things of a kind in one round are shown as one line."""
    has_begun: bool = False
    """Whether its game is under way, so that both sides are here."""
    round_name: RoundName | None = None
    """What its round is called, where it has a name: rounds of a bracket are not counted on."""


def outstanding(scene: Scene) -> tuple[Outstanding, ...]:
    """Everything that the office has to do, the most urgent first."""
    return (
        *_calls(scene),
        *_discrepancies(scene),
        *_arrangements(scene),
        *_ties(scene),
        *_unseated(scene),
        *_resting(scene),
        *_matches(scene),
        *_steps(scene),
        *_items(scene),
        *_letters(scene),
    )


def place_of(scene: Scene, pairing: int) -> str:
    """The table of a pairing; if it has none, who meets."""
    table = scene.state.tables.get(pairing)
    if table is None:
        return _sides(scene, scene.state.pairings[pairing])
    return scene.say(message("desk-table", table=table))


def _calls(scene: Scene) -> Iterator[Outstanding]:
    """Tables that wait for the word judge and cannot continue."""
    for number, game in scene.games.items():
        if game.calls and number in scene.state.pairings:
            title, sides = place_of(scene, number), _sides(scene, scene.state.pairings[number])
            words = "" if title == sides else sides
            yield Outstanding("judge call", number, None, None, title, words, None)


def _unseated(scene: Scene) -> Iterator[Outstanding]:
    """Entries that may play but are in no match of the round, and matches without a table."""
    state = scene.state
    for division in state.divisions.values():
        if division.stage != "started" or division.plan.format.has_rungs:
            continue
        for entry in without_match(state, division):
            yield from _left_over(scene, division, entry)
        for numbers in division.rounds:
            seated = [number for number in numbers if number in state.tables]
            for pairing in (state.pairings[one] for one in numbers if one in state.pairings):
                is_open = state.result_of(pairing) is None
                if seated and is_open and pairing.number not in seated:
                    title = _sides(scene, pairing)
                    yield Outstanding("no table", pairing.number, None, None, title, "", None)


def _left_over(scene: Scene, division: Division, entry: int) -> Iterator[Outstanding]:
    """Somebody without a match; in a bracket, as long as it can still be drawn again."""
    name = scene.name(entry)
    if not division.plan.format.is_bracket:
        yield Outstanding("unseated", None, entry, None, name, "", None)
    elif not any(one in scene.state.results for numbers in division.rounds for one in numbers):
        words = scene.say(message("desk-bracket-full"))
        yield Outstanding("no slot", None, entry, None, name, words, None)


def _discrepancies(scene: Scene) -> Iterator[Outstanding]:
    for one in scene.state.discrepancies.values():
        if one.is_open:
            words = _versions(scene, one) or scene.say(_marked(one))
            yield Outstanding(
                "discrepancy", one.pairing, None, one.number, place_of(scene, one.pairing), words,
                None,
            )  # fmt: skip


def _marked(one: Discrepancy) -> Message:
    if one.turn is None:
        return message("desk-before-director")
    return message("desk-marked-at-turn", turn=one.turn)


def _versions(scene: Scene, one: Discrepancy) -> str:
    """The versions of a disputed match: the sides' reports, or what was brought up."""
    arrangement = scene.state.arrangements.get(one.pairing)
    if one.turn is not None or arrangement is None or not arrangement.reports:
        return "; ".join(map(scene.say, one.versions))
    said = [scene.say(_reported(report)) for report in arrangement.reports]
    said += map(scene.say, one.own_words)
    result = scene.state.results.get(one.pairing)
    if result is not None and not result.scores:
        recorded = message("desk-recorded-as", outcome=kind_in_words(result.kind))
        said.append(scene.say(recorded))
    return "; ".join(said)


def _reported(report: ResultReport) -> Message:
    scores = scores_in_words(report.scores, report.before)
    return message("desk-reports", entry=EntryName(report.entry), scores=scores)


def _arrangements(scene: Scene) -> Iterator[Outstanding]:
    state = scene.state
    for number, one in state.arrangements.items():
        pairing = state.pairings.get(number)
        if pairing is None or number in state.results:
            continue
        title = _sides(scene, pairing)
        if one.ruling_asked:
            words = scene.say(message("desk-ruling-asked"))
            yield Outstanding("ruling asked", number, None, None, title, words, None)
        if one.forfeit_proposed:
            words = scene.say(message("desk-report-overdue"))
            yield Outstanding("double forfeit", number, None, None, title, words, one.deadline)
        elif state.awaits_confirmation(number):
            last = one.reports[-1]
            words = scene.say(message("desk-report-unconfirmed", report=_reported(last)))
            yield Outstanding("report", number, None, None, title, words, last.at)


def _ties(scene: Scene) -> Iterator[Outstanding]:
    for division in scene.state.divisions.values():
        for number in tied_in(scene.state, division):
            words = scene.say(message("desk-tied"))
            title = place_of(scene, number)
            yield Outstanding("tie", number, None, None, title, words, None)


def _resting(scene: Scene) -> Iterator[Outstanding]:
    """Rounds that a corrected result would pair differently, and that can be paired again."""
    for division in scene.state.divisions.values():
        loose = set(loose_in(scene, division))
        found = resting_in(scene.book, division.key) if loose else None
        if found is None or not loose & set(found.pairings):
            continue
        title = message("desk-round", round=found.round)
        if len(scene.state.divisions) > 1:
            name = division_name(scene.state, division.key)
            title = message("desk-division-round", division=name, round=found.round)
        corrected = all_of(map(MatchName, found.corrected))
        words = scene.say(message("desk-paired-before-correction", matches=corrected))
        yield Outstanding("resting", None, None, None, scene.say(title), words, None)


def loose_in(scene: Scene, division: Division) -> list[int]:
    """The matches of the last round that can be paired again: not begun, not locked."""
    state = scene.state
    return [
        one.number
        for one in state.round_of(division, len(division.rounds))
        if one.number not in state.results
        and not one.is_held
        and (one.number not in scene.games or scene.games[one.number].phase == "setting up")
    ]


def _matches(scene: Scene) -> Iterator[Outstanding]:
    """Matches of the current rounds that somebody has to see to."""
    state = scene.state
    if state.plan is not None and state.plan.weeks is not None:
        return  # weeks have deadlines of their own
    on: dict[str, int] = {}  # the current round, if all rounds were paired at the start
    with_pads = _rounds_with_pads(scene)
    for pairing in state.outstanding():
        division = state.divisions[pairing.division]
        if division.stage != "started":
            continue
        game = scene.games.get(pairing.number)
        format_ = division.plan.format
        if format_.is_laid_out and not format_.rounds_overlap:
            is_later = pairing.round > on.setdefault(division.key, pairing.round)
            if is_later and game is None:
                continue
        kind = _to_do_at(scene, game, has_pads=(division.key, pairing.round) in with_pads)
        if kind is None or state.is_disputed(pairing.number):
            continue
        for side in pairing.sides:
            if game is None and why_may_not_play(state, side) is not None:
                yield _not_here(scene, division, side)
        title, sides = place_of(scene, pairing.number), _sides(scene, pairing)
        words = "" if title == sides else sides
        yield Outstanding(
            kind, pairing.number, None, None, title, words, None,
            titled(scene, division), None if format_.has_rungs else pairing.round,
            game is not None and game.phase != "setting up",
            format_.round_name(division, pairing.round) if format_.is_bracket else None,
        )  # fmt: skip


def _rounds_with_pads(scene: Scene) -> set[tuple[str, int]]:
    """The rounds in which somebody has opened a score pad; the others are played on paper."""
    pairings = scene.state.pairings
    return {
        (pairings[number].division, pairings[number].round)
        for number in scene.games
        if number in pairings
    }


def _to_do_at(scene: Scene, game: GameShown | None, *, has_pads: bool) -> OutstandingKind | None:
    """What the office has to do at a match that has no result; ``None`` while they play."""
    if game is None:
        on_screens = scene.info.settings.tables.custody == "dealt"
        return "no pad" if has_pads or on_screens else "result"
    if game.phase == "setting up":
        return "not started"
    if game.phase in ("finished", "certified"):
        return "result"  # it was played, and the players have not agreed to the scores
    clock = clock_shown(scene.state.clock, scene.now)
    return "result" if clock is not None and clock.left <= 0 else None


def titled(scene: Scene, division: Division) -> str:
    """The title of a division; empty if the event has only one."""
    if len(scene.state.divisions) == 1:
        return ""
    return scene.say(division.name)


def _steps(scene: Scene) -> Iterator[Outstanding]:
    """The next step of each division: check in, start, pair the next round, certify."""
    state = scene.state
    for division in state.divisions.values():
        title, name = scene.say(division.name), titled(scene, division)
        if division.stage == "open":
            yield from _before_start(scene, division)
        elif division.stage == "started" and why_not_final(state, division) is None:
            if not division.plan.format.has_rungs:
                yield Outstanding("certify", None, None, None, title, "", None, name)
        elif (number := division.next_round) is not None and _is_over(state, division):
            yield Outstanding("pair", None, None, None, title, "", None, name, number)


def _is_over(state: EventState, division: Division) -> bool:
    """Whether every match so far has its result, and no tie waits."""
    if division.plan.format.is_laid_out and not division.rounds:
        return False
    return not state.outstanding(division.key) and not tied_in(state, division)


def _before_start(scene: Scene, division: Division) -> Iterator[Outstanding]:
    """On the day: who is still to be checked in; then the start."""
    state = scene.state
    here = [one for one in state.entries_of(division.key) if one.is_active and not one.is_house]
    if len(here) < 2 or not _has_come(scene):
        return
    missing = [one.number for one in here if why_may_not_play(state, one.number) is not None]
    for number in missing:
        yield _not_here(scene, division, number)
    if len(missing) <= len(here) - 2:
        title = scene.say(division.name)
        yield Outstanding("start", None, None, None, title, "", None, titled(scene, division))


def _not_here(scene: Scene, division: Division, entry: int) -> Outstanding:
    """Somebody who may not play before the desk has checked them in."""
    name = titled(scene, division)
    return Outstanding("check in", None, entry, None, scene.name(entry), "", None, name)


def _has_come(scene: Scene) -> bool:
    """Whether the first day of the event is here."""
    plan = scene.state.event
    days = [one.day for one in plan.sessions]
    if plan.weeks is not None:
        days = [plan.weeks.begin]
    return bool(days) and local(scene.now, plan.zone).date() >= min(days)


def _items(scene: Scene) -> Iterator[Outstanding]:
    """What is lent to somebody who has nothing more to play."""
    state = scene.state
    for item in still_out(state.items):
        assert item.holder is not None
        holder = state.entries.get(item.holder)
        if holder is not None and holder.is_active and _still_plays(state, holder.division):
            continue
        words = scene.say(message("desk-item-with", entry=EntryName(item.holder)))
        yield Outstanding("item out", None, item.holder, None, scene.say(item.name), words, None)


def _still_plays(state: EventState, key: str) -> bool:
    division = state.divisions[key]
    is_on = division.stage == "started" and state.event.weeks is None
    return is_on and why_not_final(state, division) is not None


def _letters(scene: Scene) -> Iterator[Outstanding]:
    for letter in scene.unsent:
        words = scene.say(message(letter.error or "desk-mail-waiting"))
        subject = Name(letter.subject)
        title = scene.say(message("desk-letter-to", entry=EntryName(letter.entry), subject=subject))
        yield Outstanding("unsent mail", None, letter.entry, None, title, words, letter.created)


def _sides(scene: Scene, pairing: Pairing) -> str:
    return scene.match(pairing.sides)
