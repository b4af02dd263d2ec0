"""Round robin by the circle method, and the remaining rounds if some have met already."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, count
from typing import TYPE_CHECKING, Final
from zlib import crc32

from rackhouse.contest.pairing.pairing import pair_key

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def circle(entries: Sequence[int], legs: int = 1) -> list[list[tuple[int, ...]]]:
    """The rounds of a round robin; an entry alone has the bye.

    >>> circle([1, 2, 3])
    [[(2, 3), (1,)], [(1, 3), (2,)], [(1, 2), (3,)]]
    """
    ring: list[int | None] = [*entries, *([None] if len(entries) % 2 else [])]
    half = len(ring) // 2
    rounds: list[list[tuple[int, ...]]] = []
    for leg in range(legs):
        turning = ring
        for _ in range(len(ring) - 1):
            games: list[tuple[int, ...]] = []
            byes: list[tuple[int, ...]] = []
            for one, other in zip(turning[:half], reversed(turning[half:]), strict=True):
                if one is None or other is None:
                    byes.extend((alone,) for alone in (one, other) if alone is not None)
                else:
                    games.append((other, one) if leg % 2 else (one, other))
            rounds.append([*games, *byes])
            turning = [turning[0], turning[-1], *turning[1:-1]]
    return rounds


def free_rounds(
    rounds: Sequence[Sequence[tuple[int, ...]]],
    late: int,
    opponents: Sequence[int],
    begin: int,
    legs: int = 1,
) -> list[tuple[int, tuple[int, int]]]:
    """When a late entry meets everybody: rounds from ``begin`` in which both are free.

    Rounds count from 0; an entry with a bye is free, and one that is not in a round even more so.
    As many opponents as possible are met in the rounds that there are; for the others, rounds are
    added at the end.

    >>> free_rounds([[(2, 3), (1,)], [(1, 3), (2,)], [(1, 2), (3,)]], 4, [1, 2, 3], 1)
    [(3, (1, 4)), (1, (2, 4)), (2, (3, 4))]
    """
    to_meet = [one for _ in range(legs) for one in opponents]
    busy = [{side for sides in games if len(sides) > 1 for side in sides} for games in rounds]
    free = [
        sorted(
            (number for number in range(begin, len(busy)) if not busy[number] & {opponent, late}),
            key=lambda number, bye=(opponent,): bye in rounds[number],  # type: ignore[misc]  # the default binds the loop's value
        )
        for opponent in to_meet
    ]
    holds: dict[int, int] = {}

    def finds(meeting: int, tried: set[int]) -> bool:
        """Give a meeting a round; one that holds it moves on, if it can."""
        for number in free[meeting]:
            if number not in tried:
                tried.add(number)
                if number not in holds or finds(holds[number], tried):
                    holds[number] = meeting
                    return True
        return False

    more = count(len(busy))
    at = {one: next(more) for one in range(len(to_meet)) if not finds(one, set())}
    at |= {meeting: number for number, meeting in holds.items()}
    return [(at[one], (opponent, late)) for one, opponent in enumerate(to_meet)]


_TRIES: Final = 60
_LAST: Final = 3
"""Laying out fewer rounds again does not save any."""
_STEP: Final = 2**40
"""One more match to play weighs more than any lot."""


def remaining_rounds(
    entries: Sequence[int], met: Mapping[tuple[int, int], int], legs: int = 1
) -> list[list[tuple[int, ...]]]:
    """The rounds in which everybody meets who has met fewer than ``legs`` times; others have byes.

    Each round is a largest matching of the remaining pairs, which prefers those with most to play.
    If that takes more rounds than necessary, the last ones are laid out again.

    >>> remaining_rounds([1, 2, 3], {(1, 2): 1})
    [[(2, 3), (1,)], [(1, 3), (2,)]]
    >>> remaining_rounds([1, 2], {(1, 2): 1})
    []
    """
    missing = {
        pair: legs - met.get(pair_key(*pair), 0)
        for pair in combinations(entries, 2)
        if met.get(pair_key(*pair), 0) < legs
    }
    rounds = _laid_out(Counter(missing), 0)
    fewest = max(
        max(_to_play(missing).values(), default=0),
        -(-sum(missing.values()) // max(1, len(entries) // 2)),
    )
    for lot in range(1, _TRIES):
        if len(rounds) <= fewest:
            break
        last = min(len(rounds), _LAST + lot * _LAST // 20)
        pool = Counter(pair for games in rounds[-last:] for pair in games)
        again = _laid_out(pool, lot)
        if len(again) <= last:
            rounds[-last:] = again
    place = {entry: number for number, entry in enumerate(entries)}
    before = Counter({pair: legs - times for pair, times in missing.items()})
    shown: list[list[tuple[int, ...]]] = []
    for games in rounds:
        playing = {side for pair in games for side in pair}
        # In a rematch, the other one is the first side.
        sides = [pair[::-1] if before[pair] % 2 else pair for pair in games]
        before.update(games)
        byes = [(entry,) for entry in entries if entry not in playing]
        shown.append([*sorted(sides, key=lambda pair: min(map(place.__getitem__, pair))), *byes])
    return shown


def _laid_out(left: Counter[tuple[int, int]], lot: int) -> list[list[tuple[int, int]]]:
    """Rounds of pairs, each as often as it is to meet; ``lot`` breaks ties."""
    # Loaded here, so that programs that pair nothing start without it.
    import rustworkx  # noqa: PLC0415

    left = +left
    rounds: list[list[tuple[int, int]]] = []
    nodes = sorted({entry for pair in left for entry in pair})
    index = {entry: number for number, entry in enumerate(nodes)}
    while left:
        to_play = _to_play(left)
        graph = rustworkx.PyGraph[int, int](multigraph=False)
        graph.add_nodes_from(nodes)
        pairs = {pair_key(index[one], index[other]): (one, other) for one, other in sorted(left)}
        graph.add_edges_from(
            [
                # A lot for each pair, so that exactly one matching is the heaviest.
                (*ends, (to_play[one] + to_play[other]) * _STEP + _drawn(lot, one, other))
                for ends, (one, other) in pairs.items()
            ]
        )
        matching = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
        games = [pairs[pair_key(*ends)] for ends in sorted(matching)]
        rounds.append(games)
        left.subtract(games)
        left = +left
    return rounds


def _to_play(left: Mapping[tuple[int, int], int]) -> Counter[int]:
    found: Counter[int] = Counter()
    for pair, times in left.items():
        for entry in pair:
            found[entry] += times
    return found


def _drawn(lot: int, one: int, other: int) -> int:
    return crc32(f"{lot} {one} {other}".encode())
