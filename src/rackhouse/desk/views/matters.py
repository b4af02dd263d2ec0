"""What the office has to decide: discrepancies, self-arranged matches, rulings on words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.contest import EventRole
from rackhouse.contest.arrangement import Arrangement, Means
from rackhouse.contest.result import winners
from rackhouse.desk.views.matches import result_in_words

if TYPE_CHECKING:
    from rackhouse.contest.arrangement import Discrepancy, MatchWordRuling
    from rackhouse.desk.views.scene import Scene


class ReportShown(msgspec.Struct, frozen=True):
    """A side's report of how its match ended."""

    entry: int
    name: str
    scores: tuple[int, ...]
    before: tuple[int, ...]


class ProposalShown(msgspec.Struct, frozen=True):
    """A time that a side proposed."""

    entry: int
    at: int


class AttemptShown(msgspec.Struct, frozen=True):
    """A side tried to reach its opponent."""

    entry: int
    name: str
    at: int
    means: Means


class SideShown(msgspec.Struct, frozen=True):
    """A side of a match, by its name."""

    entry: int
    name: str


class DiscrepancyShown(msgspec.Struct, frozen=True):
    """Something about a match that its sides cannot resolve."""

    number: int
    pairing: int
    table: int | None
    sides: tuple[SideShown, ...]
    turn: int | None
    """The turn that was marked in the game, 0 for its draw for first; null if the reports
    disagree."""
    versions: tuple[str, ...]
    reports: tuple[ReportShown, ...]
    recorded: str
    """The recorded result of the match, if there is one."""
    game: str | None
    outcome: str | None
    """Null while it waits for the director."""
    reason: str


class ContactShown(msgspec.Struct, frozen=True):
    """How to reach an opponent."""

    name: str
    mail: str
    phone: str


class ArrangementShown(msgspec.Struct, frozen=True):
    """A match that its opponents arrange: times, attempts, reports, deadline."""

    pairing: int
    division: str
    round: int
    sides: tuple[SideShown, ...]
    deadline: int | None
    proposals: tuple[ProposalShown, ...]
    agreed: int | None
    attempts: tuple[AttemptShown, ...]
    reports: tuple[ReportShown, ...]
    is_ruling_asked: bool
    is_double_forfeit_proposed: bool
    is_report_waiting: bool
    """Whether there is a report that does not count yet."""
    was_reminded: bool
    efforts: dict[int, int]
    """How many attempts each side has logged."""
    efforts_wanted: int
    is_over: bool
    """Whether a result is recorded that the reader may still report otherwise."""
    contacts: tuple[ContactShown, ...]
    """For a player of the match: how to reach opponents who agreed to that."""
    recorded: str
    """The kind of that result: ``played``, ``double forfeit``; empty if there is none."""


class RulingShown(msgspec.Struct, frozen=True):
    """A ruling on words, and the matches in which it was used."""

    number: int
    words: tuple[str, ...]
    acceptable: bool
    pairings: tuple[int, ...]
    tables: tuple[int, ...]
    is_overturned: bool


class MattersShown(msgspec.Struct, frozen=True):
    """All matters of an event; a player sees their own."""

    number: int
    """The number of the event's last line."""
    discrepancies: tuple[DiscrepancyShown, ...]
    arrangements: tuple[ArrangementShown, ...]
    rulings: tuple[RulingShown, ...]


def matters_shown(scene: Scene) -> MattersShown:
    """The matters that somebody may see."""
    state, who = scene.state, scene.who
    is_judge = who.is_office or who.actor.role is EventRole.JUDGE
    return MattersShown(
        state.number,
        tuple(
            _discrepancy(scene, one)
            for one in state.discrepancies.values()
            if _is_seen(scene, one.pairing)
        ),
        tuple(
            _arrangement(scene, number, one)
            for number, one in sorted(state.arrangements.items())
            if _is_seen(scene, number)
            and (number not in state.results or _may_report_otherwise(scene, number, one))
        ),
        tuple(_ruling(scene, one) for one in state.rulings.values() if is_judge),
    )


def _is_seen(scene: Scene, number: int) -> bool:
    pairing = scene.state.pairings.get(number)
    if pairing is None:
        return False
    return scene.who.is_office or any(map(scene.who.is_of, pairing.sides))


def _may_report_otherwise(scene: Scene, number: int, one: Arrangement) -> bool:
    """Whether a player may still report a match that has a result.

    They may if only the other side reported it, or if it is an undisputed double forfeit.
    """
    state, entry = scene.state, scene.who.actor.entry
    result, pairing = state.results[number], state.pairings[number]
    if entry not in pairing.sides or state.divisions[pairing.division].stage != "started":
        return False
    if result.kind == "double forfeit":
        return not state.is_disputed(number)
    is_by_report = result.kind == "played" and result.winner is None
    return is_by_report and len(one.reports) == 1 and one.reports[0].entry != entry


def _sides(scene: Scene, number: int) -> tuple[SideShown, ...]:
    sides = scene.state.pairings[number].sides
    return tuple(SideShown(side, scene.name(side)) for side in sides)


def _reports(scene: Scene, number: int) -> tuple[ReportShown, ...]:
    arrangement = scene.state.arrangements.get(number, Arrangement())
    return tuple(
        ReportShown(one.entry, scene.name(one.entry), one.scores, one.before)
        for one in arrangement.reports
    )


def _discrepancy(scene: Scene, one: Discrepancy) -> DiscrepancyShown:
    game = scene.games.get(one.pairing)
    reports = _reports(scene, one.pairing)
    return DiscrepancyShown(
        number=one.number,
        pairing=one.pairing,
        table=scene.state.tables.get(one.pairing),
        sides=_sides(scene, one.pairing),
        turn=one.turn,
        versions=tuple(map(scene.say, one.own_words if reports else one.versions)),
        reports=reports,
        recorded=_recorded(scene, one.pairing),
        game=None if game is None else game.game,
        outcome=one.outcome,
        reason=scene.say(one.reason),
    )


def _recorded(scene: Scene, number: int) -> str:
    result, pairing = scene.state.results.get(number), scene.state.pairings[number]
    if result is None:
        return ""
    ahead = winners(pairing.sides, result, by_before=scene.state.by_before)
    return result_in_words(scene, result, ahead)


def _arrangement(scene: Scene, number: int, one: Arrangement) -> ArrangementShown:
    state = scene.state
    pairing = state.pairings[number]
    return ArrangementShown(
        pairing=number,
        division=pairing.division,
        round=pairing.round,
        sides=_sides(scene, number),
        deadline=one.deadline,
        proposals=tuple(ProposalShown(it.entry, it.at) for it in one.proposals),
        agreed=one.agreed,
        attempts=tuple(
            AttemptShown(it.entry, scene.name(it.entry), it.at, it.means) for it in one.attempts
        ),
        reports=_reports(scene, number),
        is_ruling_asked=one.ruling_asked,
        is_double_forfeit_proposed=one.forfeit_proposed,
        is_report_waiting=state.awaits_confirmation(number),
        was_reminded=one.was_reminded,
        efforts={side: sum(it.entry == side for it in one.attempts) for side in pairing.sides},
        efforts_wanted=state.event.reporting.efforts,
        is_over=number in state.results,
        contacts=_contacts(scene, pairing.sides),
        recorded="" if (result := state.results.get(number)) is None else result.kind,
    )


def _contacts(scene: Scene, sides: tuple[int, ...]) -> tuple[ContactShown, ...]:
    """How a player of a match reaches the others in it, if they agreed; for nobody else."""
    own = scene.who.actor.entry
    if own not in sides:
        return ()
    return tuple(
        ContactShown(scene.name(side), details.mail, details.phone)
        for side in sides
        if side != own
        and (details := scene.names.of(side).details).shares_contact
        and (details.mail or details.phone)
    )


def _ruling(scene: Scene, one: MatchWordRuling) -> RulingShown:
    tables = scene.state.tables
    return RulingShown(
        one.number,
        one.words,
        one.acceptable,
        one.pairings,
        tuple(tables[number] for number in one.pairings if number in tables),
        one.is_overturned,
    )
