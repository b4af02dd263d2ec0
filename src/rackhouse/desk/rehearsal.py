"""Rehearsals: a copy of an event with invented players, to be run through and thrown away."""

from __future__ import annotations

from datetime import date
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from rackhouse.contest import EventRole, Result, actions
from rackhouse.desk.again import first_day_of, plan_again
from rackhouse.desk.carry_out import DeskRefused, carry_out
from rackhouse.desk.create import Created, announce
from rackhouse.desk.enter import SignUp, enter
from rackhouse.desk.look import look
from rackhouse.desk.values import Details
from rackhouse.errors import IllegalError
from rackhouse.messages import message
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.tokens import new_id

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.contest import EventPlan, EventState
    from rackhouse.contest.actions import EventCommand
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.plan import DivisionPlan, Field
    from rackhouse.desk.events import Events
    from rackhouse.desk.values import EventId
    from rackhouse.desk.views.scene import Scene
    from rackhouse.service.values import PersonId

FEWEST: Final = 8
"""With fewer entries in a division, invented ones join them."""
LEAST_SCORE, MOST_SCORE = 280, 520
_GIVEN: Final = (
    "Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Greta", "Hal", "Ida", "Jon", "Kim", "Leo", "Mia",
    "Ned", "Olga", "Paul", "Quin", "Rosa", "Sam", "Tess",
)  # fmt: skip
_FAMILY: Final = (
    "Rackham",
    "Tilley",
    "Bingley",
    "Scorer",
    "Blanks",
    "Hooke",
    "Bagshaw",
    "Boardman",
)


class RoundInvented(msgspec.Struct, frozen=True):
    """What inventing results did."""

    results: int
    """How many matches got a result."""


async def rehearse(events: Events, person: PersonId, event: EventId, as_: str = "") -> Created:
    """Create a rehearsal of an event; for its organiser.

    Entries are taken with their names alone; if they are few, invented players join them.
    Nobody gets mail, and it is on no public list and in no rating.

    Raises:
        NotAllowedError: if they are not its organiser.
        IllegalError: if it is a rehearsal itself.
    """
    scene = await _organiser(events, person, event, as_)
    if scene.info.rehearses:
        raise IllegalError("desk-rehearsal-of-rehearsal")
    title = scene.say(message("desk-rehearsal-title", title=scene.state.event.title))
    first = first_day_of(scene.state.event) or date.fromordinal(1)
    plan = plan_again(scene.state, title[:400], first)
    settings = replace(scene.info.settings, is_listed=False)
    id_ = new_id(events.chance)
    made = await announce(
        events, person, id_, plan, settings, may_mail=scene.info.may_mail, rehearses=event
    )
    sign_ups = tuple(_sign_ups(scene, plan))
    for number in range(0, len(sign_ups), 100):
        some = sign_ups[number : number + 100]
        await enter(events, person, id_, "organiser", f"rehearsal-{number}", some)
    await _let_in(events, person, id_)
    return made


async def invent_results(
    events: Events, person: PersonId, event: EventId, as_: str = ""
) -> RoundInvented:
    """Give every match of the current round of a rehearsal an invented result.

    Raises:
        NotAllowedError: if they are not its organiser.
        IllegalError: if it is no rehearsal, or no match waits for a result.
    """
    scene = await _organiser(events, person, event, as_)
    _check_rehearsal(scene)
    matches = _open_matches(scene.state)
    if not matches:
        raise IllegalError("desk-rehearsal-nothing-open")
    for match in matches:
        result = Result("played", _scores(event, match))
        command = actions.RecordResult(match.number, match.sides, result, sure=True)
        await _do(events, person, event, as_, command)
    return RoundInvented(len(matches))


async def throw_away(events: Events, person: PersonId, event: EventId, as_: str = "") -> None:
    """Delete a rehearsal with everything that belongs to it.

    Raises:
        NotAllowedError: if they are not its organiser.
        IllegalError: if it is no rehearsal.
    """
    _check_rehearsal(await _organiser(events, person, event, as_))
    live = await events.get(event)
    async with live.lock:
        await events.store.delete_event(event)
        events.forget(event)


async def _organiser(events: Events, person: PersonId, event: EventId, as_: str) -> Scene:
    scene = await look(events, person, event, as_)
    if scene.who.actor.role is not EventRole.ORGANISER:
        raise NotAllowedError("desk-organiser-only")
    return scene


def _check_rehearsal(scene: Scene) -> None:
    if not scene.info.rehearses:
        raise IllegalError("desk-rehearsal-only")


async def _do(
    events: Events, person: PersonId, event: EventId, as_: str, command: EventCommand
) -> None:
    answer = await carry_out(events, person, event, as_, new_id(events.chance), command)
    if isinstance(answer, DeskRefused):
        raise IllegalError(answer.reason)


async def _let_in(events: Events, person: PersonId, event: EventId) -> None:
    """Check everybody in, with whatever else the event asks for before they play."""
    live = await events.get(event)
    plan = live.book.state.event
    wanted: list[EventCommand] = []
    for number in live.book.state.entries:
        if plan.identity.needed:
            wanted.append(actions.CheckId(number, proper=True))
        wanted += [
            actions.CheckEligibility(number, field.key, eligible=True)
            for field in plan.fields
            if field.verified
        ]
        wanted.append(actions.CheckIn(number))
    for command in wanted:
        await _do(events, person, event, "organiser", command)


def _sign_ups(scene: Scene, plan: EventPlan) -> Iterator[SignUp]:
    """The entries by name, and invented ones where they are few."""
    state, taken = scene.state, set()
    for division in plan.divisions:
        there = [one for one in state.entries_of(division.key) if one.is_active]
        for entry in there:
            known = scene.names.of(entry.number)
            members = tuple(
                known.members.get(one, "") or f"{known.name} {at}"
                for at, one in enumerate(entry.members, start=1)
            )
            taken.add(known.name)
            details = _details(plan, division, Details(rating=known.details.rating))
            yield SignUp(known.name, entry.kind, members, division.key, details)
        for name in _invented(FEWEST - len(there), taken):
            is_team = plan.counting.called == "team"
            kind, members = ("team", (f"{name} 1", f"{name} 2")) if is_team else ("player", ())
            details = _details(plan, division, Details())
            yield SignUp(name, kind, members, division.key, details)  # type: ignore[arg-type]


def _invented(count: int, taken: set[str]) -> Iterator[str]:
    """So many names that nobody has here."""
    number = 0
    while count > 0:
        given, family = _GIVEN[number % len(_GIVEN)], _FAMILY[number % len(_FAMILY)]
        again = number // (len(_GIVEN) * len(_FAMILY))
        name = f"{given} {family}" + (f" {again + 1}" if again else "")
        number += 1
        if name not in taken:
            taken.add(name)
            count -= 1
            yield name


def _details(plan: EventPlan, division: DivisionPlan, details: Details) -> Details:
    """Details with which an invented entry may sign up."""
    born = None
    if division.band is not None and plan.age_day is not None:
        born = date(plan.age_day.year - division.band.youngest - 1, 1, 1)
    answers = {field.key: _answer(field) for field in plan.fields}
    return replace(details, born=born, answers=answers)


def _answer(field: Field) -> str:
    if field.kind == "yes":
        return "yes"
    if field.choices:
        return field.choices[0]
    return "2000-01-01" if field.kind == "date" else "-"


def _open_matches(state: EventState) -> list[Pairing]:
    """The matches of each division's current round that have no result."""
    found: list[Pairing] = []
    for division in state.divisions.values():
        if division.stage != "started":
            continue
        waiting = state.outstanding(division.key)
        first = min((one.round for one in waiting), default=0)
        found += [one for one in waiting if one.round == first]
    return found


def _scores(event: EventId, match: Pairing) -> tuple[int, ...]:
    """Scores that nobody made, all different, so that nothing is tied."""
    chance = Random(f"{event} {match.number}")
    return tuple(chance.sample(range(LEAST_SCORE, MOST_SCORE), len(match.sides)))
