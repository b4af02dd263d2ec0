"""What every format says: how it pairs, checks, orders and ends, what it asks and how it is shown.

Each format is one module beside this one. Whatever runs, prints or shows a division asks its
format; no other file knows one by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from rackhouse.contest.formats.coming import Coming
from rackhouse.contest.standings import Measure, standings
from rackhouse.errors import IllegalError, require
from rackhouse.messages import Message, Value, message

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from rackhouse.contest.pairing.bracket import Bracket
    from rackhouse.contest.pairing.pairing import Pairing
    from rackhouse.contest.state import Division, EventState

Rounds: TypeAlias = Annotated[int, Meta(ge=1, le=100)]
Column: TypeAlias = Literal[
    "played", "won", "lost", "byes", "points", "spread", "high game", "best play", "reached",
    "group", "points of each round",
]  # fmt: skip
"""A column of printed standings."""
Draw: TypeAlias = Callable[[int], tuple[int, ...]]
"""An order of so many by lot."""
TieBreak: TypeAlias = Literal["replay", "tile draw"]
Why: TypeAlias = Callable[[tuple[int, ...], Message], Message]
"""Why entries meet, given how often they have met."""

HILL: Final = "round-hill-at-end"


class Asked(msgspec.Struct, frozen=True):
    """A number that a format asks the organiser for; pages have its words under the key."""

    key: str
    least: int
    most: int
    usual: int
    is_rare: bool
    """Whether forms show it only on request."""


class FormatShown(msgspec.Struct, frozen=True):
    """A format that a division can have."""

    name: str
    asks: tuple[Asked, ...]
    can_follow: bool
    has_spread: bool
    """Whether it uses a spread cap."""


class RoundName(msgspec.Struct, frozen=True):
    """What a round is called."""

    key: str
    """For pages, which have the words under it: ``semi``, ``title``."""
    number: int
    section: str = ""
    """The part of a bracket it belongs to, if there are several; pages have the words."""

    @property
    def title(self) -> Message:
        """The name in words.

        >>> print(RoundName("losers", 2).title)
        Losers' round 2
        """
        return message(f"print-round-{self.key.replace('.', '-')}", number=self.number)


class Shape(msgspec.Struct, frozen=True):
    """What a format decides about how a division is run and shown."""

    is_bracket: bool
    has_rungs: bool
    is_always_open: bool
    pairs_early: bool
    is_self_scheduled: bool
    is_league: bool
    has_house: bool
    has_tie_breaks: bool
    comes_first: tuple[Measure, ...]
    gives_way: bool
    may_draw: bool
    avoids_rematches: bool
    starts_as: str
    rounds: int | None


class Format(msgspec.Struct, frozen=True, tag_field="format", forbid_unknown_fields=True):
    """How the entries of a division meet.

    The defaults are those of a format whose rounds are paired one after another.
    """

    order: ClassVar[tuple[Measure, ...]]
    """What decides places unless the plan says otherwise."""
    comes_first: ClassVar[tuple[Measure, ...]] = ()
    """What decides places before any tie-break can."""
    has_tie_breaks: ClassVar[bool] = True
    columns: ClassVar[tuple[Column, ...]] = ("played", "won", "lost", "byes", "points", "spread")
    """What printed standings show."""
    asks: ClassVar[tuple[str, ...]] = ()
    """The fields that an organiser is asked for."""
    asks_rarely: ClassVar[tuple[str, ...]] = ()
    has_spread: ClassVar[bool] = False
    is_bracket: ClassVar[bool] = False
    has_rungs: ClassVar[bool] = False
    is_laid_out: ClassVar[bool] = False
    """Whether all rounds are there from the start."""
    rounds_overlap: ClassVar[bool] = False
    """Whether matches of two rounds are played at once."""
    is_league: ClassVar[bool] = False
    """Whether its rounds are weeks, where the event has weeks."""
    pairs_early: ClassVar[bool] = False
    """Whether a round can be paired by the standings before the one before it is over."""
    is_always_open: ClassVar[bool] = False
    """Whether people can sign up after the start."""
    bye_wins: ClassVar[bool] = False
    breaks_ties: ClassVar[bool] = False
    """Whether a tie must be broken, whatever the rule sheet says."""
    avoids_rematches: ClassVar[bool] = False
    can_follow: ClassVar[bool] = True
    """Whether it can follow another format midway."""
    gives_way: ClassVar[bool] = True
    """Whether another format can follow it midway."""
    round_key: ClassVar[str] = "title"
    starts_as: ClassVar[str] = "rounds"
    """The key of what an organiser is told before the start."""
    byes_by_group: ClassVar[bool] = False
    """Whether the groups decide who has a bye, and not who has had the fewest."""
    why_bye: ClassVar[str] = "pairing-bye-of-lowest"
    """The key of why somebody has the bye."""
    why_not_paired: ClassVar[str] = ""
    """The key of why nobody pairs its rounds; empty if somebody does."""

    # --- in words and as data

    def in_words(self) -> Message:
        """The format as a notice names it."""
        return reduce(
            lambda said, more: message("format-also", said=said, more=more), self._parts()
        )

    def _parts(self) -> Iterator[Message]:
        """Its description, part by part."""
        raise NotImplementedError

    @property
    def name(self) -> str:
        """What the format is called in records and by pages."""
        return str(self.__struct_config__.tag)

    @classmethod
    def shown(cls) -> FormatShown:
        """The format as a form offers it."""
        properties = msgspec.json.schema_components([cls])[1][cls.__name__]["properties"]
        asked = tuple(
            Asked(key, field["minimum"], field["maximum"], field["default"], key in cls.asks_rarely)
            for key in (*cls.asks, *cls.asks_rarely)
            for field in [properties[key]]
        )
        return FormatShown(str(cls.__struct_config__.tag), asked, cls.can_follow, cls.has_spread)

    @property
    def shape(self) -> Shape:
        """All that pages need to know."""
        own = {name: getattr(self, name) for name in Shape.__struct_fields__ if name != "rounds"}
        return Shape(rounds=self.most_rounds, **own)

    def round_name(self, division: Division, number: int) -> RoundName:
        """What a round of a division is called."""
        return RoundName(self.round_key, number)

    # --- the plan

    def fault(self, name: Value, measures: tuple[Measure, ...], most_sides: int) -> Message | None:
        """What is wrong with it in the plan of a division of that name; ``None`` if nothing is."""
        return None

    def tie_breaks_fault(self, order: tuple[Measure, ...]) -> Message | None:
        """What is wrong with the first measure of an order; ``None`` if nothing is."""
        if order[:1] in (("head to head",), ("opponents' wins",)):
            return message("plan-head-to-head-first")
        return None

    # --- how far it is

    @property
    def most_rounds(self) -> int | None:
        """How many rounds its settings say; ``None`` if it depends on the entries."""
        return getattr(self, "rounds", None)

    def rounds_left(self, division: Division) -> int:
        """How many rounds somebody has yet to pair."""
        return 0 if self.most_rounds is None else self.most_rounds - len(division.rounds)

    def rounds_planned(self, division: Division) -> int | None:
        """How many rounds a division will have, if that is known."""
        return self.most_rounds

    def why_not_over(self, state: EventState, division: Division) -> Message | None:
        """What is still to come when every match has ended; ``None`` if nothing is."""
        most, played = self.most_rounds, len(division.rounds)
        if most is None or played >= most:
            return None
        return message("round-rounds-outstanding", count=played, most=most)

    # --- start, and another format midway

    @property
    def may_draw(self) -> bool:
        """Whether the order of its entries can be drawn."""
        return True

    @property
    def is_self_scheduled(self) -> bool:
        """Whether opponents find their own time."""
        return False

    @property
    def has_house(self) -> bool:
        """Whether an odd number plays with a house team."""
        return False

    @property
    def most_at_table(self) -> int:
        """The most entries at a table."""
        return 2

    def most_repeats(self, round_: int, *, on_hill: bool) -> int | None:
        """How often two who meet in a round may have met before; ``None`` if nothing limits it."""
        return None

    def starting_order(
        self, order: tuple[int, ...], forbidden: Collection[tuple[int, int]], *, is_drawn: bool
    ) -> tuple[int, ...]:
        """The order in which a division starts."""
        return order

    def numbers_for(self, slots: int) -> int:
        """How many match numbers are reserved at the start."""
        return 0

    def circle(
        self, players: Sequence[int], met: Mapping[tuple[int, int], int]
    ) -> tuple[Sequence[Sequence[tuple[int, ...]]], Message | None]:
        """All rounds, laid out at once by who has met how often, and the reason of byes."""
        return (), None

    def is_same_circle(self, before: Format) -> bool:
        """Whether it continues with the rounds that another format has laid out."""
        return False

    def continues(self, before: Format) -> bool:
        """Whether it can follow another format."""
        return False

    def late_games(
        self, rounds: Sequence[Sequence[tuple[int, ...]]], late: int, others: list[int], begin: int
    ) -> list[tuple[int, tuple[int, int]]]:
        """When a late entry meets the others; rounds count from 0."""
        raise NotImplementedError

    def rounds_again(
        self, players: Sequence[int], met: Mapping[tuple[int, int], int]
    ) -> Sequence[Sequence[tuple[int, ...]]]:
        """The rounds to come, laid out again for a late entry; empty if they stay as they are."""
        return ()

    @property
    def teams(self) -> tuple[str, ...]:
        """The teams that its players play for, each a class of their entries; usually none."""
        return ()

    def team_lists(
        self, state: EventState, division: Division, there: Iterable[int]
    ) -> tuple[tuple[int, ...], ...]:
        """The players of each team, in the order of their boards."""
        return ()

    def board_of(self, state: EventState, division: Division, pairing: Pairing) -> int | None:
        """The board that a pairing is played on; ``None`` if its format has none."""
        return None

    # --- pairing

    def ends_on_hill(self, division: Division, number: int) -> bool:
        """Whether a round is king of the hill: first meets second, third meets fourth."""
        return False

    def check_place(self, division: Division, number: int, *, on_hill: bool) -> None:
        """Refuse a round that the format does not have.

        Raises:
            IllegalError: if it has no such round.
        """
        most = self.most_rounds
        require(most is None or number <= most, "round-all-of-them-paired", count=most or 0)
        require(on_hill == self.ends_on_hill(division, number), HILL)

    def goes_by_standings(self, division: Division) -> bool:
        """Whether the last round was paired by the standings."""
        return False

    def coming(self, state: EventState, division: Division, after: int | None = None) -> Coming:
        """What the next round is paired from, besides who is there.

        With ``after``, the standings after so many rounds count.
        """
        return Coming(state, division, standings(state, division.key, after), after)

    def pair(
        self, coming: Coming, free: list[int], draw: Draw, *, has_bye: bool
    ) -> list[tuple[int, ...]]:
        """The pairings of the next round.

        Raises:
            IllegalError: if they cannot be paired, or the format pairs no rounds.
        """
        raise IllegalError("round-laid-out-at-start")

    def reasoning(self, coming: Coming) -> tuple[Message, ...]:
        """What the organiser is told about how the next round is paired, besides the reasons."""
        return ()

    def why(self, coming: Coming) -> Why:
        """A function that says why entries meet in the next round."""
        return lambda _sides, again: message("pairing-drawn", met=again)

    def refuse_tie_break(self, way: TieBreak) -> None:
        """Refuse a way to break a tie that the format does not have.

        Raises:
            IllegalError: if it does not.
        """

    # --- brackets and ladders

    def bracket(self, state: EventState, division: Division) -> Bracket:
        """The bracket of a division that has started.

        Raises:
            IllegalError: if it has none.
        """
        raise IllegalError("round-no-bracket", division=division.name, format=self.in_words())

    def stages(self, state: EventState, division: Division) -> Mapping[int, int]:
        """How far each entry has come, if places depend on it."""
        return {}

    def reached(self, stage: int, division: Division) -> Message | None:
        """How far an entry has come; ``None`` if places do not depend on it."""
        return None

    def shorter(self, rounds: int) -> Format | None:
        """A shorter format for many entries; ``None`` if it needs none."""
        return None
