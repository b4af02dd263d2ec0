"""Ending, result and disputes, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.rules.explain.sentence import Sentence, count, times

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.rules.model import Rules

WINNER: Final = {"highest-score": "The highest final score wins."}
TIE: Final = {
    "score-before-unplayed": (
        "On a tie, the higher score before unplayed letters were counted wins."
    ),
    "stays": "A tie is not broken by the scores.",
}
STILL_TIED: Final = {
    "replay-or-draw": (
        "Whoever is still tied plays again or draws tiles for it, as the organiser picks."
    ),
    "director": "Whoever is still tied goes to the director.",
    "half-win-each": "Whoever is still tied has half a win each.",
    "better-round": (
        "Whoever is still tied is placed by the better round; after that the place is shared."
    ),
    "shared": "Whoever is still tied shares the place.",
}
MARKERS: Final = {
    True: (
        "A discrepancy that cannot be resolved at the table is marked where it arose; the game is "
        "finished, and the director rules afterwards."
    ),
    False: "There are no markers for discrepancies; the {side}s settle them as they arise.",
}


def ending(rules: Rules) -> Iterator[Sentence]:
    """When the game is over."""
    side, end = rules.sides.called, rules.ending
    yield Sentence(
        f"The game ends when the bag is empty and one {side} has used the last tile of the rack."
        if end.going_out
        else f"The game goes on when a {side} has used the last tile of the rack.",
        ("ending.going_out",),
    )
    yield Sentence(
        f"It ends when all possible plays have been made: after every {side} has passed in turn, "
        'each is asked privately "no more plays?", and all must say yes.'
        if end.agreement
        else "Nobody is asked whether plays are left.",
        ("ending.agreement",),
    )
    yield Sentence(
        f"It ends when every {side} has passed "
        f"{times(end.pass_rounds)}{' in succession' if end.pass_rounds > 1 else ''}."
        if end.pass_rounds
        else "Passes alone never end it.",
        ("ending.pass_rounds",),
    )
    yield Sentence(
        f"It ends after {count(end.scoreless_turns, 'turn')} without points in a row."
        if end.scoreless_turns
        else "Turns without points never end it.",
        ("ending.scoreless_turns",),
    )


def result(rules: Rules) -> Iterator[Sentence]:
    """Who wins."""
    yield Sentence(WINNER[rules.result.winner], ("result.winner",))
    yield Sentence(TIE[rules.result.tie], ("result.tie",))
    yield Sentence(STILL_TIED[rules.result.still_tied], ("result.still_tied",))


def disputes(rules: Rules) -> Iterator[Sentence]:
    """What happens when the sides cannot agree."""
    yield Sentence(
        MARKERS[rules.disputes.markers].format(side=rules.sides.called), ("disputes.markers",)
    )
