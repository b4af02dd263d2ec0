"""A round by matching: of all ways to pair everybody, the one that costs least.

Entries are nodes, and possible pairs are edges with whole-number weights; a library finds the
heaviest matching that leaves nobody out. With a thousand entries all edges would take seconds, so
each entry is joined only to its ideal opponents' neighbours; if these are not enough, twice as many
are tried, and in the end all. An odd number adds a node for the bye, joined to those with the
fewest byes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final, Literal, TypeAlias

import msgspec

from rackhouse.contest.pairing.pairing import pair_key

Repeats: TypeAlias = Literal["never", "if needed", "allowed"]
"""Whether two may meet again: never, if there is no other way, or always."""
Style: TypeAlias = Literal["groups", "hill", "draw"]
"""The ideal opponent: half a score group below; in king of the hill the next one below; in a draw
the next in the drawn order."""

NEIGHBOURS: Final = 12
_REPEAT: Final = 10**26
"""A rematch costs more than everything else in a round of any size."""
_LEADER: Final = 10**17
"""One step down a leader's list costs more than any bye and any score difference."""
_BYE: Final = 1_000
"""A bye one place too high costs more than all score differences it could reduce."""
HEAVIEST: Final = 10**30
"""What the weight of an edge is counted down from."""


class PairingRequest(msgspec.Struct, frozen=True):
    """What a round is paired from."""

    ranked: Sequence[int]
    """The entries, the best first."""
    scores: Mapping[int, int] = {}
    """Half wins; entries with the same number are a score group."""
    met: Mapping[tuple[int, int], int] = {}
    byes: Mapping[int, int] = {}
    forbidden: AbstractSet[tuple[int, int]] = frozenset()
    repeats: Repeats = "never"
    style: Style = "groups"
    leaders: Mapping[int, Sequence[int]] = {}
    """Those under the Gibson rule, each with its opponents in order of preference."""


def match_round(wish: PairingRequest) -> list[tuple[int, ...]] | None:
    """The pairs of a round, the bye last; ``None`` if there is no way to pair them.

    >>> match_round(PairingRequest([1, 2, 3, 4], met={(1, 3): 1, (2, 4): 1}))
    [(1, 4), (2, 3)]
    >>> match_round(PairingRequest([1, 2, 3], byes={3: 1}, style="hill"))
    [(1, 3), (2,)]
    >>> match_round(PairingRequest([1, 2], met={(1, 2): 1})) is None
    True
    >>> match_round(PairingRequest([1, 2, 3, 4], style="hill", leaders={1: [4, 3, 2]}))
    [(1, 4), (2, 3)]
    """
    count = len(wish.ranked)
    if count < 2:
        return [(one,) for one in wish.ranked]
    reach = NEIGHBOURS
    while True:
        found = matched(wish.ranked, list(_edges(wish, reach).values()), bye_edges(wish))
        if found is not None or reach >= count:
            return found
        reach *= 4


def matched(
    ranked: Sequence[int], edges: list[tuple[int, int, int]], byes: list[tuple[int, int, int]]
) -> list[tuple[int, ...]] | None:
    """The heaviest matching that leaves nobody out, the bye last; ``None`` if there is none.

    Edges join places in the order; the place after the last is the bye.
    """
    # Loaded here, so that programs that pair nothing start without it.
    import rustworkx  # noqa: PLC0415

    count = len(ranked)
    graph = rustworkx.PyGraph[int, int](multigraph=False)
    graph.add_nodes_from(list(range(count + count % 2)))
    graph.add_edges_from(edges + byes)
    matching = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    if 2 * len(matching) < count:
        return None
    pairs = sorted((one, other) if one < other else (other, one) for one, other in matching)
    games = [(ranked[one], ranked[other]) for one, other in pairs if other < count]
    return [*games, *((ranked[one],) for one, other in pairs if other == count)]


def _edges(wish: PairingRequest, reach: int) -> dict[tuple[int, int], tuple[int, int, int]]:
    ranked, count = wish.ranked, len(wish.ranked)
    ideal = _ideal(wish)
    found: dict[tuple[int, int], tuple[int, int, int]] = {}
    for one in range(count):
        centre = one + ideal[one]
        near = {*range(centre - reach, centre + reach + 1), *range(one + 1, one + reach // 2)}
        for other in sorted(near):
            if not one < other < count:
                continue
            pair = pair_key(ranked[one], ranked[other])
            if not _may_meet(wish, pair) or not wish.leaders.keys().isdisjoint(pair):
                continue
            apart = abs(wish.scores.get(pair[0], 0) - wish.scores.get(pair[1], 0))
            off = abs(other - one - ideal[one])
            # In king of the hill only places count; elsewhere a score difference costs more than
            # any number of places.
            cost = off * off if wish.style == "hill" else apart * apart * count * count + off
            found[one, other] = (one, other, HEAVIEST - cost - _for_repeats(wish, pair))
    return {**found, **_leaders_edges(wish)}


def _leaders_edges(wish: PairingRequest) -> dict[tuple[int, int], tuple[int, int, int]]:
    """Join those under the Gibson rule to anybody, in order of their lists."""
    if not wish.leaders:
        return {}
    place = {entry: number for number, entry in enumerate(wish.ranked)}
    found: dict[tuple[int, int], tuple[int, int, int]] = {}
    for number, (leader, listed) in enumerate(wish.leaders.items()):
        # If two prefer the same opponent, the higher one gets it.
        step = _LEADER * (len(wish.leaders) - number)
        for off, other in enumerate(one for one in listed if one in place):
            pair = pair_key(leader, other)
            one, two = pair_key(place[leader], place[other])
            cost = off * step + _for_repeats(wish, pair)
            if _may_meet(wish, pair):
                weight = HEAVIEST - cost
                found[one, two] = min((one, two, weight), found.get((one, two), (one, two, weight)))
    return found


def _may_meet(wish: PairingRequest, pair: tuple[int, int]) -> bool:
    met = pair in wish.met and wish.repeats == "never"
    return not met and pair not in wish.forbidden


def _for_repeats(wish: PairingRequest, pair: tuple[int, int]) -> int:
    return wish.met.get(pair, 0) * _REPEAT if wish.repeats == "if needed" else 0


def bye_edges(wish: PairingRequest) -> list[tuple[int, int, int]]:
    """The bye goes to the lowest of those with the fewest byes."""
    count = len(wish.ranked)
    if count % 2 == 0:
        return []
    fewest = min(wish.byes.get(entry, 0) for entry in wish.ranked)
    return [
        (place, count, HEAVIEST - _BYE * count * count * (count - 1 - place))
        for place, entry in enumerate(wish.ranked)
        if wish.byes.get(entry, 0) == fewest
    ]


def _ideal(wish: PairingRequest) -> list[int]:
    """How far below each place its ideal opponent is."""
    count = len(wish.ranked)
    if wish.style != "groups":
        return [1] * count
    ideal = [1] * count
    begin = 0
    while begin < count:
        end = begin
        score = wish.scores.get(wish.ranked[begin], 0)
        while end < count and wish.scores.get(wish.ranked[end], 0) == score:
            end += 1
        for place in range(begin, end):
            ideal[place] = max(1, (end - begin) // 2)
        begin = end
    return ideal
