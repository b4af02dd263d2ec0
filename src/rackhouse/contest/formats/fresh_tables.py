"""Fresh tables: two to four at each, drawn anew for each round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import Meta

from rackhouse.contest.formats.format import Column, Format, Rounds
from rackhouse.contest.pairing.pairing import met_in
from rackhouse.contest.pairing.tables import draw_tables, table_sizes
from rackhouse.contest.standings import Measure
from rackhouse.messages import Message, Value, message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.contest.formats.coming import Coming
    from rackhouse.contest.formats.format import Draw


class FreshTables(Format, frozen=True, tag="fresh tables"):
    """Tables of two to four, drawn anew for each round."""

    rounds: Rounds = 3
    smallest: Annotated[int, Meta(ge=2, le=4)] = 2
    largest: Annotated[int, Meta(ge=2, le=4)] = 4

    order: ClassVar[tuple[Measure, ...]] = ("points", "high game", "best play")
    columns: ClassVar[tuple[Column, ...]] = ("played", "won", "high game", "best play", "points")
    asks: ClassVar[tuple[str, ...]] = ("rounds",)

    def _parts(self) -> Iterator[Message]:
        yield message(
            "format-fresh-tables",
            rounds=self.rounds,
            smallest=self.smallest,
            largest=self.largest,
        )

    def fault(self, name: Value, measures: tuple[Measure, ...], most_sides: int) -> Message | None:
        """What is wrong with it in the plan of a division.

        >>> print(FreshTables(smallest=3, largest=4).fault("All", FreshTables.order, 2))
        The division All would seat 4 at a table, but its rule sheet allows at most 2.
        """
        if self.smallest > self.largest:
            return message("plan-tables-contradict", division=name)
        if self.largest > most_sides:
            return message(
                "plan-too-many-at-table", division=name, count=self.largest, most=most_sides
            )
        return None

    @property
    def most_at_table(self) -> int:
        """How many sit at a table at most."""
        return self.largest

    def pair(
        self, coming: Coming, free: list[int], draw: Draw, *, has_bye: bool
    ) -> list[tuple[int, ...]]:
        """Tables by lot, with as few old neighbours as possible."""
        if not free:
            return []
        sizes = table_sizes(len(free), self.smallest, self.largest)
        drawn = [free[place] for place in draw(len(free))]
        met = met_in(coming.state, coming.division)
        return draw_tables(drawn, sizes, met, coming.state.forbidden.keys())
