"""Fresh tables: two to four at each, drawn afresh each round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import Meta

from rackhouse.contest.formats.format import Column, Format, Measure, Rounds
from rackhouse.contest.pairing.pairing import met_in
from rackhouse.contest.pairing.tables import draw_tables, table_sizes

if TYPE_CHECKING:
    from rackhouse.contest.formats.coming import Coming
    from rackhouse.contest.formats.format import Draw


class FreshTables(Format, frozen=True, tag="fresh tables"):
    """Tables of two to four, drawn afresh each round."""

    rounds: Rounds = 3
    smallest: Annotated[int, Meta(ge=2, le=4)] = 2
    largest: Annotated[int, Meta(ge=2, le=4)] = 4

    order: ClassVar[tuple[Measure, ...]] = ("points", "high game", "best play")
    columns: ClassVar[tuple[Column, ...]] = ("played", "won", "high game", "best play", "points")
    asks: ClassVar[tuple[str, ...]] = ("rounds",)

    def in_words(self) -> str:
        """A format as a notice calls it."""
        return (
            f"{self.rounds} rounds at tables of {self.smallest} to {self.largest}, "
            "drawn afresh each round"
        )

    def fault(self, title: str, measures: tuple[Measure, ...], most_sides: int) -> str | None:
        """What is wrong with it in the plan of a division.

        >>> FreshTables(smallest=3, largest=4).fault("All", FreshTables.order, 2)
        'The division All would seat 4 at a table, and its rule sheet is for 2 at most.'
        """
        if self.smallest > self.largest:
            return f"The division {title} has its smallest table larger than its largest."
        if self.largest > most_sides:
            return (
                f"The division {title} would seat {self.largest} at a table, and its "
                f"rule sheet is for {most_sides} at most."
            )
        return None

    @property
    def most_at_table(self) -> int:
        """How many sit at a table at most."""
        return self.largest

    def pair(
        self, coming: Coming, free: list[int], draw: Draw, *, has_bye: bool
    ) -> list[tuple[int, ...]]:
        """Tables by lot, with as few old neighbours as can be."""
        if not free:
            return []
        sizes = table_sizes(len(free), self.smallest, self.largest)
        drawn = [free[place] for place in draw(len(free))]
        met = met_in(coming.state, coming.division)
        return draw_tables(drawn, sizes, met, coming.state.forbidden.keys())
