"""What ``rackhouse moves`` looks ahead with: a simulation, the pre-endgame or the endgame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click
import msgspec

from rackhouse.cli.endgame import tell_endgame
from rackhouse.cli.pre_endgame import tell_pre_endgame
from rackhouse.cli.simulation import tell_simulation
from rackhouse.cli.speech import speak

if TYPE_CHECKING:
    from rackhouse.engine import Engine
    from rackhouse.record.cgp import CgpPosition
    from rackhouse.rules import Rules

_SECONDS: Final = 10.0
_PLIES: Final = 2
_COMPARED: Final = 15
_SIDES: Final = 2


class Thinking(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked for; ``None`` is what is usual."""

    by_win: bool
    """Whether games won count, rather than points."""
    sim: float | None
    """Seconds for a simulation, if one was asked for."""
    seconds: float | None
    plies: int | None
    candidates: int | None
    threads: int | None
    seed: int | None


def think(
    position: CgpPosition, engine: Engine, rules: Rules, wanted: Thinking, *, as_json: bool
) -> None:
    """Look ahead by what fits the tiles in the bag, and print what came of it."""
    from rackhouse.analysis import PreEndgamePlan, SimulationPlan  # noqa: PLC0415  they take a
    from rackhouse.analysis.pre_endgame import MOST_IN_BAG  # noqa: PLC0415  moment

    seconds = _SECONDS if wanted.seconds is None else wanted.seconds
    threads, seed = wanted.threads or 1, wanted.seed or 0
    bag = _bag(position, rules)
    if wanted.sim is not None or (wanted.by_win and bag > MOST_IN_BAG):
        simulation = SimulationPlan(
            plies=wanted.plies or _PLIES,
            candidates=wanted.candidates or _COMPARED,
            threads=threads,
            seed=seed,
            win=float(wanted.by_win),
        )
        limit = seconds if wanted.sim is None else wanted.sim
        tell_simulation(position, engine, rules, limit, simulation, as_json=as_json)
    elif 1 <= bag <= MOST_IN_BAG and len(position.racks) == _SIDES:
        plan = PreEndgamePlan(
            aim="win" if wanted.by_win else "spread",
            candidates=wanted.candidates or PreEndgamePlan().candidates,
            threads=threads,
            seed=seed,
        )
        tell_pre_endgame(position, engine, rules, seconds, plan, as_json=as_json)
    else:
        if wanted.candidates is not None:
            raise click.UsageError(speak("cli-endgame-or-plays"))
        tell_endgame(position, engine, rules, seconds, as_json=as_json)


def _bag(position: CgpPosition, rules: Rules) -> int:
    """How many tiles are in the bag, if racks that are not given are full."""
    held = sum(len(rack) or rules.tiles.rack for rack in position.racks)
    return max(0, position.board.tile_set.total - position.board.tile_count - held)
