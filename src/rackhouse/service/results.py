"""What finished games tell of their players: results, and the best of what each side did.

All of it follows from the records. It is worked out when somebody next asks, by whichever process
is asked, and stored as one row a game: so it counts once, whatever happened meanwhile, and can be
worked out again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from rackhouse.ratings import RatedSide
from rackhouse.record import Actor, facts
from rackhouse.rules.model import DAY
from rackhouse.service.tokens import stable_id
from rackhouse.service.values import GameTold, SideHighlights, StoredResult

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rackhouse.record import RecordEntry, State
    from rackhouse.record.state import TallyLine
    from rackhouse.rules import Rules
    from rackhouse.service.games import Games
    from rackhouse.service.live import LiveGame
    from rackhouse.service.values import GameId, PersonId

Pace: TypeAlias = Literal["fast", "slow", "days", "untimed"]
"""How much time there is; ratings are kept apart by it."""
FAST: Final = 10 * 60
"""Seconds for a whole game up to which it is fast."""
TURNS: Final = 13
"""About how many turns a side has in a game, to compare limits of a turn with a clock."""
AT_ONCE: Final = 50
"""How many games are worked out before anything else is done."""


def pace_of(rules: Rules) -> Pace:
    """The pace of a game under some rules.

    >>> from rackhouse.rules import Sheet
    >>> pace_of(Sheet.named("base").rules)
    'untimed'
    >>> from rackhouse.rules.pace import DaysPace
    >>> sheet = Sheet.named("base")
    >>> pace_of(sheet.with_values(DaysPace(3).settings(sheet.rules)).rules)
    'days'
    """
    if rules.turn.limit != "none" and rules.turn.seconds >= DAY:
        return "days"
    if rules.clocks.use == "on":
        return "fast" if rules.clocks.seconds <= FAST else "slow"
    if rules.turn.limit != "none":
        return "fast" if rules.turn.seconds * TURNS <= FAST else "slow"
    return "untimed"


def without_name(person: PersonId) -> PersonId:
    """Who stands in a result in the place of somebody who has been erased."""
    return stable_id(f"nobody {person}")


async def work_out_rated(games: Games) -> None:
    """Store what all rated games count that have ended since."""
    while found := await games.store.unrated_games(AT_ONCE):
        for game in found:
            await games.store.set_result(await result_of(games, game))


async def work_out_played(games: Games, person: PersonId) -> bool:
    """Store what somebody's games tell that have ended since; whether none is left to do.

    Only so many at once, the latest first, as there may be thousands after an upgrade.
    """
    found = await games.store.untold_games(person, AT_ONCE)
    for game in found:
        await games.store.set_result(await result_of(games, game))
    return len(found) < AT_ONCE


async def result_of(games: Games, game: GameId) -> StoredResult:
    """What a finished game tells, as its record has it now."""
    live = await games.get(game)
    async with live.lock:
        await games.refresh_people(live)
        number, entries, state = live.number, await games.entries_after(live, 0), live.state
        sides = sides_of(live, set(live.names))
    info = live.info
    told = told_of(state, info.sheet, {chair.seat: chair.player for chair in info.chairs})
    return StoredResult(
        game, number, info.rated_as, ended_at(entries), sides, told if sides else None
    )


def sides_of(live: LiveGame, known: set[PersonId]) -> tuple[RatedSide, ...]:
    """How a finished game ended for the people at it; empty if it counts for nobody.

    A game in which somebody holds two seats does not, nor does one that was aborted. ``known`` are
    those who have not been erased.
    """
    state = live.state
    if not state.places or state.undecided or live.info.is_imported:
        return ()
    sides: list[RatedSide] = []
    for seat, place in enumerate(state.places):
        held = sorted(live.holders_at(Actor.seat_at(seat)))
        people = tuple(one if one in known else without_name(one) for one in held)
        best = max((line.score for line in _plays(state, seat)), default=None)
        sides.append(RatedSide(people, state.sides[seat].score, place, best))
    everybody = [person for side in sides for person in side.people]
    # Only people have ratings, so an engine's side or an empty one is sound in other games alone.
    is_full = bool(everybody) and (not live.info.rated_as or all(side.people for side in sides))
    is_sound = is_full and len(set(everybody)) == len(everybody)
    return tuple(sides) if is_sound and len(sides) > 1 else ()


def ended_at(entries: Iterable[RecordEntry]) -> int:
    """When the last turn of a game was over."""
    return max((one.at for one in entries if isinstance(one.fact, facts.GameEnded)), default=0)


def told_of(state: State, sheet: str, engines: dict[int, str]) -> GameTold:
    """The best of what each side did; ``engines`` are the engine players by their seats."""
    rules, sides = state.rules, range(len(state.sides))
    highlights = tuple(_highlights(state, seat, engines.get(seat, "")) for seat in sides)
    return GameTold(rules.title, sheet, state.dictionary.name, pace_of(rules), highlights)


def _plays(state: State, seat: int) -> list[TallyLine]:
    """The plays of a side that stood."""
    return [one for one in state.tally if one.seat == seat and _stands(one) and one.kind == "play"]


def _stands(line: TallyLine) -> bool:
    return not line.withdrawn


def _highlights(state: State, seat: int, engine: str) -> SideHighlights:
    plays = _plays(state, seat)
    if not plays:
        return SideHighlights(engine)
    best = max(plays, key=lambda one: one.score)
    word, turn = max(
        ((word, one.turn) for one in plays for word in one.words), key=lambda pair: len(pair[0])
    )
    return SideHighlights(
        engine,
        best.text,
        best.turn,
        word,
        turn,
        sum(1 for one in plays if one.bonus),
        _comeback(state, seat),
    )


def _comeback(state: State, seat: int) -> int:
    """How far behind a side was before it won alone."""
    if state.places[seat] != 1 or state.places.count(1) > 1:
        return 0
    totals, behind = [0] * len(state.sides), 0
    for line in state.tally:
        if _stands(line):
            totals[line.seat] = line.total
            behind = max(behind, max(totals) - totals[seat])
    return behind
