"""The plan changed: what a division keeps of what was announced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest import facts
from rackhouse.contest.formats import ORDER

if TYPE_CHECKING:
    from rackhouse.contest.commands import ChangeFormat
    from rackhouse.contest.deciding.minutes import Minutes
    from rackhouse.contest.formats import AnyFormat, Measure
    from rackhouse.contest.state import Division, State


def change_format(minutes: Minutes, command: ChangeFormat) -> None:
    """Play a division otherwise; places go by what was announced, where the format has it."""
    division = minutes.state.division(command.division)
    minutes.write(
        facts.FormatChanged(
            command.division,
            command.format,
            command.order or _kept_order(minutes.state, division, command.format),
            command.reason,
            command.spread_cap,
        )
    )


def _kept_order(state: State, division: Division, format_: AnyFormat) -> tuple[Measure, ...]:
    """The order that a division was given, where it begins as the format's own does."""
    announced = (one.order for one in state.event.divisions if one.key == division.key)
    given = division.plan.order or next(announced, ())
    return given if given[:1] == ORDER[type(format_)][:1] else ()
