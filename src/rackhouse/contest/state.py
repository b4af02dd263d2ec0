"""The state of an event: what its facts add up to. Only the fold makes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from rackhouse.contest.age import Band, span
from rackhouse.contest.arrangement import Arrangement, Discrepancy, MatchWordRuling
from rackhouse.contest.entry import Entry, Item
from rackhouse.contest.pairing.pairing import Pairing
from rackhouse.contest.plan import DivisionPlan, EventPlan
from rackhouse.contest.result import Result, winners
from rackhouse.contest.schedule import local
from rackhouse.errors import IllegalError
from rackhouse.ledger import Ledger
from rackhouse.messages import EntryName, Message, Value, message, moment

if TYPE_CHECKING:
    from collections.abc import Iterator

Stage: TypeAlias = Literal["open", "started", "certified"]


class Lock(msgspec.Struct, frozen=True):
    """Set by hand for a round that is yet to be paired: two who meet, or one with the bye."""

    round: int
    sides: tuple[int, ...]
    reason: str


class SittingOut(msgspec.Struct, frozen=True):
    """An entry that sits out a round: neither a bye nor a withdrawal."""

    round: int
    entry: int
    reason: str


class LadderStep(msgspec.Struct, frozen=True):
    """Something that happened on a ladder.

    - ``joined``: an entry is on the lowest rung;
    - ``ended``: a challenge has a result; the winner takes the higher of the two rungs;
    - ``dropped``: an idle entry goes below another; below 0, it stays.
    """

    kind: Literal["joined", "ended", "dropped"]
    number: int
    """The number of the entry, or of the pairing that ended."""
    at: int
    below: int = 0


class Division(msgspec.Struct, frozen=True):
    """A division as it stands."""

    plan: DivisionPlan
    stage: Stage = "open"
    order: tuple[int, ...] = ()
    """The entries as they were drawn or seeded; a bracket's empty slots are 0."""
    first_pairing: int = 0
    rounds: tuple[tuple[int, ...], ...] = ()
    """The numbers of the pairings, round by round."""
    locks: tuple[Lock, ...] = ()
    sitting_out: tuple[SittingOut, ...] = ()
    hill_rounds: tuple[int, ...] = ()
    """The rounds that were king of the hill."""
    early_rounds: tuple[int, ...] = ()
    """The rounds that were paired before the round before them was over."""
    bye_rounds: tuple[int, ...] = ()
    """Rounds of an earlier format in which a bye was a win."""
    steps: tuple[LadderStep, ...] = ()
    """What has happened on a ladder."""
    reasoning: dict[int, tuple[Message, ...]] = {}
    """For rounds that were paired with more thought: what the organiser is told about it."""
    taken_in: tuple[Band, ...] = ()
    """The ages of divisions that were merged into it."""

    @property
    def key(self) -> str:
        """The name of the division in facts."""
        return self.plan.key

    @property
    def name(self) -> Value:
        """What people call it; where divisions were merged, by all their ages."""
        ages = span(self.bands) if self.taken_in else None
        return ages.name if ages and self.plan.title == str(ages) else self.plan.name

    @property
    def bands(self) -> tuple[Band, ...]:
        """The ages that play in it, youngest first: its own, and those merged into it."""
        own = () if self.plan.band is None else (self.plan.band,)
        return tuple(sorted((*own, *self.taken_in), key=lambda band: band.youngest))

    @property
    def only_band(self) -> Band | None:
        """Its age band, if it has exactly one."""
        return self.bands[0] if len(self.bands) == 1 else None

    def after(self, rounds: int) -> Division:
        """The division without the rounds after so many."""
        return msgspec.structs.replace(
            self,
            rounds=self.rounds[:rounds],
            hill_rounds=tuple(one for one in self.hill_rounds if one <= rounds),
            early_rounds=tuple(one for one in self.early_rounds if one <= rounds),
            reasoning={one: told for one, told in self.reasoning.items() if one <= rounds},
        )

    def out_of(self, round_: int) -> dict[int, str]:
        """Who sits out a round, and why."""
        return {one.entry: one.reason for one in self.sitting_out if one.round == round_}

    @property
    def next_round(self) -> int | None:
        """The round to pair next; ``None`` if there is none, or it pairs itself."""
        is_more = self.stage == "started" and self.plan.format.rounds_left(self) > 0
        return len(self.rounds) + 1 if is_more else None


class Pledge(msgspec.Struct, frozen=True):
    """An amount for each point of an entry, and a sum. The sponsor is kept elsewhere."""

    number: int
    entry: int
    cents_per_point: int
    cents: int = 0
    is_collected: bool = False


class Given(msgspec.Struct, frozen=True):
    """The highest numbers in use, undone or not: a number is never given twice."""

    entries: int = 0
    pairings: int = 0
    discrepancies: int = 0
    rulings: int = 0
    pledges: int = 0
    donors: int = 0


class RoundClock(msgspec.Struct, frozen=True):
    """A countdown with pauses.

    >>> RoundClock(began=0, seconds=60).ends_at
    60000
    """

    began: int
    seconds: int
    paused_at: int | None = None
    paused_for: int = 0
    """Milliseconds of finished pauses."""

    @property
    def ends_at(self) -> int:
        """When it runs out, in milliseconds, if it is not paused again."""
        return self.began + 1000 * self.seconds + self.paused_for


class Summons(msgspec.Struct, frozen=True):
    """Entries that were called; a call to a match ends with its result.

    >>> Summons((7,), None, at=0).times
    1
    """

    entries: tuple[int, ...]
    pairing: int | None
    """The match they are called to; ``None`` for the desk."""
    at: int
    """When they were called last, in milliseconds since 1970."""
    times: int = 1


class EventState(msgspec.Struct, frozen=True):
    """An event as it stands. Dictionaries in it are never changed, only replaced."""

    plan: EventPlan | None = None
    entries: dict[int, Entry] = {}
    divisions: dict[str, Division] = {}
    pairings: dict[int, Pairing] = {}
    results: dict[int, Result] = {}
    """The recorded results; a bye needs none."""
    tables: dict[int, int] = {}
    summons: dict[tuple[int, ...], Summons] = {}
    """The calls, by match (0 is the desk) and entries."""
    arrangements: dict[int, Arrangement] = {}
    discrepancies: dict[int, Discrepancy] = {}
    rulings: dict[int, MatchWordRuling] = {}
    items: dict[str, Item] = {}
    forbidden: dict[tuple[int, int], str] = {}
    """Pairs that are not to meet, and why."""
    ledger: Ledger = Ledger()
    pledges: dict[int, Pledge] = {}
    clock: RoundClock | None = None
    number: int = 0
    at: int = 0
    given: Given = Given()

    @property
    def event(self) -> EventPlan:
        """The plan of the event.

        Raises:
            IllegalError: if no event has been announced yet.
        """
        if self.plan is None:
            raise IllegalError("contest-no-event")
        return self.plan

    def entry(self, number: int) -> Entry:
        """The entry of a number.

        Raises:
            IllegalError: if there is none.
        """
        entry = self.entries.get(number)
        if entry is None:
            raise IllegalError("contest-no-entry", number=number)
        return entry

    def division(self, key: str) -> Division:
        """The division of a key.

        Raises:
            IllegalError: if there is none.
        """
        division = self.divisions.get(key)
        if division is None:
            raise IllegalError("contest-no-division", key=key[:60])
        return division

    def pairing(self, number: int) -> Pairing:
        """The pairing of a number.

        Raises:
            IllegalError: if there is none, or its sides are not known yet.
        """
        pairing = self.pairings.get(number)
        if pairing is None:
            raise IllegalError("contest-no-match", number=number)
        return pairing

    def result_of(self, pairing: Pairing) -> Result | None:
        """How a pairing ended; a bye ends as soon as it is given."""
        return Result("bye") if pairing.is_bye else self.results.get(pairing.number)

    @property
    def bands(self) -> dict[Band, str]:
        """The division of each age band."""
        return {band: one.key for one in self.divisions.values() for band in one.bands}

    def entries_of(self, division: str) -> Iterator[Entry]:
        """The entries of a division, house teams among them, in the order of their numbers.

        Those on the waiting list are not in it yet.
        """
        return (
            entry
            for entry in self.entries.values()
            if entry.division == division and not entry.waits
        )

    def round_of(self, division: Division, number: int) -> list[Pairing]:
        """The pairings of a round; rounds count from 1."""
        if not 1 <= number <= len(division.rounds):
            return []
        return [self.pairings[one] for one in division.rounds[number - 1] if one in self.pairings]

    def has_place(self, division: Division, entry: int) -> bool:
        """Whether an entry was in its division at the start, or has been paired since."""
        return entry in division.order or any(
            entry in pairing.sides
            for number in range(1, len(division.rounds) + 1)
            for pairing in self.round_of(division, number)
        )

    def outstanding(self, division: str | None = None) -> list[Pairing]:
        """Every pairing that has not ended."""
        return [
            pairing
            for pairing in self.pairings.values()
            if division in (None, pairing.division) and self.result_of(pairing) is None
        ]

    def is_disputed(self, number: int) -> bool:
        """Whether something about a match waits for the director."""
        return any(one.is_open and one.pairing == number for one in self.discrepancies.values())

    def awaits_confirmation(self, number: int) -> bool:
        """Whether a match has a report that does not count yet."""
        arrangement = self.arrangements.get(number)
        return (
            arrangement is not None
            and bool(arrangement.reports)
            and number not in self.results
            and not self.is_disputed(number)
        )

    @property
    def by_before(self) -> bool:
        """Whether the score before unplayed letters breaks a tie."""
        return self.event.counting.tie == "score-before-unplayed"

    def breaks_ties(self, division: Division) -> bool:
        """Whether a tie in a division must be broken; until then it counts for nobody."""
        return division.plan.format.breaks_ties or (
            self.event.counting.still_tied in ("replay-or-draw", "director")
        )

    def is_for_director(self, division: Division) -> bool:
        """Whether only the director breaks a tie in a division."""
        by_sheet = not division.plan.format.breaks_ties
        return by_sheet and self.event.counting.still_tied == "director"

    def is_tied(self, number: int) -> bool:
        """Whether a played match waits for its tie to be broken."""
        result = self.results.get(number)
        if result is None:
            return False
        pairing = self.pairings[number]
        division = self.divisions[pairing.division]
        # Places certified with half a win each stay as they are.
        return (
            division.stage == "started"
            and self.breaks_ties(division)
            and len(winners(pairing.sides, result, by_before=self.by_before)) > 1
        )


def why_may_not_play(state: EventState, number: int) -> Message | None:
    """Why an entry may not play now; ``None`` if it may."""
    entry, plan, name = state.entry(number), state.event, EntryName(number)
    if entry.is_withdrawn:
        return message("entry-reinstate-first", entry=name)
    if entry.waits:
        return message("entry-waits", entry=name)
    if entry.is_house:
        return None
    if entry.has_id is False:
        return message("entry-no-proper-id", entry=name, document=plan.identity.document)
    if plan.identity.needed and entry.has_id is None:
        return message("entry-id-not-seen", entry=name, document=plan.identity.document)
    for field in plan.fields:
        if entry.checks.get(field.key) is False:
            return message("entry-not-eligible", entry=name, field=field.key)
        if field.verified and field.key not in entry.checks:
            return message("entry-not-verified", entry=name, field=field.key)
    if plan.check_in and not entry.is_checked_in:
        return message("entry-not-checked-in", entry=name)
    return None


def without_match(state: EventState, division: Division) -> list[int]:
    """The entries that may play but are in no match of the current round."""
    playing = _placed(state, division)
    if playing is None:
        return []
    return [
        entry.number
        for entry in state.entries_of(division.key)
        if entry.is_active
        and not entry.is_house
        and entry.number not in playing
        and why_may_not_play(state, entry.number) is None
    ]


def _placed(state: EventState, division: Division) -> set[int] | None:
    """Who has a place in the current round; ``None`` if there is no round."""
    if division.plan.format.is_laid_out:
        return {
            one.number for one in state.entries.values() if state.has_place(division, one.number)
        }
    last = len(division.rounds)
    matches = state.round_of(division, last)
    if all(state.result_of(pairing) is not None for pairing in matches):
        return None  # everybody here is paired in the next round
    return {side for pairing in matches for side in pairing.sides} | {*division.out_of(last)}


def why_no_sign_up(state: EventState, now: int, division: Division | None = None) -> Message | None:
    """Why people cannot sign up any more; ``None`` if they can.

    Without a division: for any division.
    """
    terms = state.event.sign_up
    if terms.is_closed:
        return message("entry-sign-up-closed")
    if terms.until is not None and now >= terms.until:
        return message("entry-sign-up-over", when=moment(local(terms.until, state.event.zone)))
    if not terms.has_waiting_list and is_full(state):
        return message("entry-event-full", most=terms.most or 0)
    asked = tuple(state.divisions.values()) if division is None else (division,)
    if any(one.stage == "open" or one.plan.format.is_always_open for one in asked):
        return None
    return message("entry-play-started")


def is_full(state: EventState) -> bool:
    """Whether every place is taken, or somebody waits for the next one."""
    most = state.event.sign_up.most
    taken = sum(entry.is_active and not entry.is_house for entry in state.entries.values())
    return most is not None and (taken >= most or bool(waiting_list(state)))


def waiting_list(state: EventState) -> tuple[int, ...]:
    """The entries on the waiting list, the first in line first."""
    waiting = (one for one in state.entries.values() if one.waits and not one.is_withdrawn)
    return tuple(sorted(one.number for one in waiting))
