"""Standings worked out afresh from the lines of an event, the slow and obvious way.

It shares no code with the fold, the bracket or the standings: which lines count is read off by
crossing out, a bracket is asked from its final downwards, and a place is one more than the number
of those who are better.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.contest import Line


class Figures(NamedTuple):
    """What the twin says of an entry."""

    place: int
    halves: int
    losses: int
    byes: int
    forfeits: int
    points: int
    spread: int
    high_game: int
    sat_out: int


def lines_that_count(lines: Sequence[Line]) -> list[Line]:
    """Cross out what was undone, the latest undoing first, since one may undo another."""
    crossed = [False] * len(lines)
    for line in sorted(lines, key=lambda one: -one.number):
        if name(line) == "ActionsUndone" and not crossed[line.number - 1]:
            for other in lines:
                if other.action in line.fact.actions:  # type: ignore[attr-defined]  # it undoes
                    crossed[other.number - 1] = True
    return [line for line in lines if not crossed[line.number - 1]]


def name(line: Line) -> str:
    return type(line.fact).__name__


class Twin:
    """An event of one division, read once from its first line to its last."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.entries: dict[int, str] = {}
        self.format: Any = None
        self.order: tuple[str, ...] = ()
        self.slots: list[int] = []
        self.first = 0
        self.pairings: dict[int, Any] = {}
        self.results: dict[int, Any] = {}
        self.hill: set[int] = set()
        self.gone: set[int] = set()
        self.absent: set[tuple[int, int]] = set()
        self.happened: list[tuple[str, int, int]] = []
        self.counting: Any = None
        for line in lines_that_count(lines):
            read = getattr(self, f"read_{name(line)}", None)
            if read is not None:
                read(line.fact)

    def read_EventCreated(self, fact: Any) -> None:  # noqa: N802  the fact's own name
        [division] = fact.plan.divisions
        self.format, self.order = division.format, division.measures
        self.counting = fact.plan.counting

    def read_EntryAdded(self, fact: Any) -> None:  # noqa: N802
        self.entries[fact.entry] = fact.kind
        if self.slots and fact.kind != "house":
            self.happened.append(("joined", fact.entry, 0))

    def read_EntryWithdrawn(self, fact: Any) -> None:  # noqa: N802
        self.gone.add(fact.entry)

    def read_EntryReinstated(self, fact: Any) -> None:  # noqa: N802
        self.gone.remove(fact.entry)

    def read_DivisionStarted(self, fact: Any) -> None:  # noqa: N802
        self.slots, self.first = list(fact.order), fact.first_pairing
        self.happened += [("joined", entry, 0) for entry in fact.order]

    def read_RoundSatOut(self, fact: Any) -> None:  # noqa: N802
        self.absent |= {(fact.round, entry) for entry in fact.entries}

    def read_SittingOutEnded(self, fact: Any) -> None:  # noqa: N802
        self.absent -= {(fact.round, entry) for entry in fact.entries}

    def read_ChallengeMade(self, fact: Any) -> None:  # noqa: N802
        self.pairings[fact.pairing.number] = fact.pairing

    def read_RungLost(self, fact: Any) -> None:  # noqa: N802
        self.happened.append(("dropped", fact.entry, fact.below))

    def read_SlotFilled(self, fact: Any) -> None:  # noqa: N802
        self.slots[fact.slot] = fact.entry

    def read_RoundPaired(self, fact: Any) -> None:  # noqa: N802
        for pairing in fact.pairings:
            self.pairings[pairing.number] = pairing
        if fact.on_hill:
            self.hill.add(fact.round)

    def read_PairingsChanged(self, fact: Any) -> None:  # noqa: N802
        for number in fact.removed:
            del self.pairings[number]
            self.results.pop(number, None)  # a substitute plays what was forfeited
        for pairing in fact.added:
            self.pairings[pairing.number] = pairing

    def read_ResultRecorded(self, fact: Any) -> None:  # noqa: N802
        self.results[fact.pairing] = (fact.sides, fact.result, None)
        self.happened.append(("ended", fact.pairing, 0))

    def read_ResultCorrected(self, fact: Any) -> None:  # noqa: N802
        self.results[fact.pairing] = (fact.sides, fact.result, None)

    def read_ReplayOrdered(self, fact: Any) -> None:  # noqa: N802
        del self.results[fact.pairing]
        self.happened.remove(("ended", fact.pairing, 0))

    def read_TieBroken(self, fact: Any) -> None:  # noqa: N802
        sides, result, _ = self.results[fact.pairing]
        self.results[fact.pairing] = (sides, result, fact.winner)

    def is_knockout(self) -> bool:
        return type(self.format).__name__ == "Knockout"

    def ahead(self, number: int) -> list[int]:
        """Who has a match that has ended."""
        sides, result, decided = self.results[number]
        if decided is not None:
            return [decided]
        if result.winner is not None:
            return [result.winner]
        if result.kind not in ("played", "ruled") or not result.scores:
            return []
        figures = [(score,) for score in result.scores]
        if self.counting.tie == "score-before-unplayed" and result.before:
            figures = list(zip(result.scores, result.before, strict=True))  # type: ignore[arg-type]
        return [side for side, own in zip(sides, figures, strict=True) if own == max(figures)]

    # --- a bracket, from the final downwards

    def rounds(self) -> int:
        return len(self.slots).bit_length() - 1

    def number(self, round_: int, index: int) -> int:
        before = sum(len(self.slots) >> one for one in range(1, round_))
        return self.first + before + index

    def comes_from(self, round_: int, index: int) -> int | None:
        """Who comes out of a match: an entry, 0 for nobody, None where it is open."""
        if round_ == 0:
            return self.slots[index]
        one = self.comes_from(round_ - 1, 2 * index)
        other = self.comes_from(round_ - 1, 2 * index + 1)
        if one is None or other is None:
            return None
        if not one or not other:
            return one or other
        if self.number(round_, index) not in self.results:
            return None
        found = self.ahead(self.number(round_, index))
        return None if len(found) > 1 else (found[0] if found else 0)

    def stage(self, entry: int) -> tuple[int, int]:
        """The last round an entry came to, and whether it is out (0), third (1) or in (2)."""
        if entry not in self.slots:
            return (0, 0)
        round_, index = 1, self.slots.index(entry) // 2
        while round_ <= self.rounds():
            out = self.comes_from(round_, index)
            if out != entry:
                third = self.number(self.rounds(), 1)
                is_third = (
                    round_ == self.rounds() - 1
                    and self.format.third_place
                    and self.third_place() == entry
                )
                assert third >= 0
                return (round_, 2 if out is None else int(is_third))
            round_, index = round_ + 1, index // 2
        return (round_, 0)

    def third_place(self) -> int | None:
        losers = []
        for index in (0, 1):
            round_ = self.rounds() - 1
            sides = [self.comes_from(round_ - 1, 2 * index + side) for side in (0, 1)]
            out = self.comes_from(round_, index)
            if out is None:
                return None
            losers.append(
                sum(side or 0 for side in sides if side != out) if out and all(sides) else 0
            )
        if not all(losers):
            return max(losers)
        number = self.first + len(self.slots) - 1
        found = self.ahead(number) if number in self.results else []
        return found[0] if len(found) == 1 else None

    # --- a ladder, by how deep each stands

    def depths(self) -> dict[int, int]:
        """How deep each stands, the top being 1; those who have withdrawn where they would."""
        deep: dict[int, int] = {}
        for kind, number, below in self.happened:
            if kind == "joined":
                deep[number] = len(deep) + 1
            elif kind == "ended" and len(found := self.ahead(number)) == 1:
                [loser] = [side for side in self.results[number][0] if side != found[0]]
                self.shift(deep, found[0], min(deep[found[0]], deep[loser]))
            elif kind == "dropped" and below:
                self.shift(deep, number, deep[below])
        return deep

    def shift(self, deep: dict[int, int], entry: int, to: int) -> None:
        old = deep[entry]
        for other, depth in deep.items():
            if to <= depth < old:
                deep[other] = depth + 1
            elif old < depth <= to:
                deep[other] = depth - 1
        deep[entry] = to

    # --- figures

    def figures(self) -> dict[int, Figures]:
        """The place and figures of everybody but house teams and who left before the start."""
        everybody = [
            entry
            for entry, kind in self.entries.items()
            if kind != "house" and (entry not in self.gone or self.was_there(entry))
        ]
        placed = {entry: self.place(entry, everybody) for entry in everybody}
        return {
            entry: Figures(placed[entry], *self.sums(entry), self.sat_out(entry))
            for entry in everybody
        }

    def was_there(self, entry: int) -> bool:
        """Whether it was drawn or seeded at the start, or paired later."""
        return entry in self.slots or any(entry in one.sides for one in self.pairings.values())

    def place(self, entry: int, everybody: list[int]) -> int:
        rivals = everybody
        better = 0
        for measure in self.order:
            values = {one: self.value(one, measure, rivals) for one in rivals}
            if measure != "group":  # in groups places count anew
                better += sum(values[one] > values[entry] for one in rivals)
            rivals = [one for one in rivals if values[one] == values[entry]]
        return better + 1

    def value(self, entry: int, measure: str, rivals: list[int]) -> Any:
        halves, _, _, _, points, spread, high = self.sums(entry)
        match measure:
            case "stage":
                return self.stage(entry)
            case "rung":
                deep = self.depths().get(entry)
                return (-1, 0) if deep is None else (entry not in self.gone, -deep)
            case "group":
                return self.group(entry)
            case "wins":
                return halves
            case "head to head":
                return sum(
                    self.halves_in(number, entry)
                    for number, (sides, _, _) in self.results.items()
                    if entry in sides and all(side in rivals for side in sides)
                )
            case "opponents' wins":
                return sum(
                    self.sums(other)[0]
                    for sides, result, _ in self.results.values()
                    for other in sides
                    if entry in sides
                    and other != entry
                    and entry not in result.absent
                    and self.entries[other] != "house"
                )
            case "better round" | "high game":
                return high
            case "best play":
                return 0
            case _:
                return {"points": points, "spread": spread}[measure]

    def group(self, entry: int) -> int:
        """Groups of four by seed, the first with the highest number; the rest is in the last."""
        if entry not in self.slots or not self.slots:
            return -max(0, len(self.slots) // 4 - 1) if self.slots else 0
        return -max(0, min(self.slots.index(entry) // 4, len(self.slots) // 4 - 1))

    def is_open_tie(self, number: int) -> bool:
        """Whether a match is tied and has to go to somebody: nobody has anything of it yet."""
        must = self.is_knockout() or self.counting.still_tied in ("replay-or-draw", "director")
        return must and len(self.ahead(number)) > 1

    def halves_in(self, number: int, entry: int) -> int:
        found = self.ahead(number)
        return 0 if entry not in found else 2 if len(found) == 1 else 1

    def sums(self, entry: int) -> tuple[int, int, int, int, int, int, int]:
        halves = losses = byes = forfeits = points = spread = high = 0
        for number, (sides, result, _) in self.results.items():
            if entry not in sides or self.is_open_tie(number):
                continue
            if entry in result.absent:
                forfeits, losses = forfeits + 1, losses + 1
                continue
            won = self.halves_in(number, entry)
            halves += won
            losses += won == 0
            forfeits += won == 0 and not result.scores
            if result.scores:
                own = result.scores[sides.index(entry)]
                others = [s for s, side in zip(result.scores, sides, strict=True) if side != entry]
                points += own
                spread += own - max(others)
                high = max(high, own)
        byes = self.byes(entry)
        if type(self.format).__name__ in ("Swiss", "KingOfTheHill", "Cop", "Quads"):
            halves += 2 * byes
        else:
            halves += 2 * sum(
                one.sides == (entry,) and one.round in self.hill for one in self.pairings.values()
            )
        return halves, losses, byes, forfeits, points, spread, high

    def sat_out(self, entry: int) -> int:
        """In how many rounds that were paired it was left out, and in none of them is it there."""
        held = {one.round for one in self.pairings.values()}
        there = {(one.round, side) for one in self.pairings.values() for side in one.sides}
        assert not self.absent & there
        return sum((round_, entry) in self.absent for round_ in held)

    def byes(self, entry: int) -> int:
        if not self.is_knockout():
            return sum(one.sides == (entry,) for one in self.pairings.values())
        found = 0
        for round_ in range(1, self.rounds() + 1):
            for index in range(len(self.slots) >> round_):
                sides = [self.comes_from(round_ - 1, 2 * index + side) for side in (0, 1)]
                found += sorted(side if side is not None else -1 for side in sides) == [0, entry]
        return found + self.third_place_byes(entry)

    def third_place_byes(self, entry: int) -> int:
        """A game for third place whose other side never came is a bye too."""
        if not self.slots or not self.format.third_place or self.rounds() < 2:
            return 0
        number = self.first + len(self.slots) - 1
        return int(self.third_place() == entry and number not in self.results)


def figures_of(lines: Sequence[Line]) -> dict[int, Figures]:
    """The twin's standings of an event of one division."""
    return Twin(lines).figures()
