"""Playing, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.rules.explain.sentence import Sentence, in_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.rules.model import Rules

DIRECTION: Final = {
    "across-or-down": "All tiles of a turn lie in one line, across or down, never diagonally."
}
LOCKED: Final = {
    "when-committed": "Tiles may be moved about until the play is announced; after that they stay.",
    "when-laid": "A tile that has touched the board stays where it is.",
}
ENDS_BY: Final = {
    "announcement": "A turn is completed by counting and announcing its score.",
    "press": (
        "A turn is completed by counting and announcing its score and, "
        "where clocks are in use, by starting the opponent's clock."
    ),
}
LATER: Final = {
    "complete-words": (
        "Each later turn adds tiles to those on the board; whatever they touch must form "
        "complete words with them."
    )
}
BLANKS: Final = {
    "any-letter": "A blank is any letter; its player says which, and it stays that letter."
}
DRAWN: Final = {
    "as-many-as-played": (
        "The {side} then draws as many tiles as were played, or what is left in the bag."
    )
}
DRAWING: Final = {
    "at-once": "They are drawn at once, while the play can still be challenged.",
    "when-window-shuts": "They are drawn when the play can no longer be challenged.",
}
EXCHANGE: Final = {
    "draw-then-mix": (
        "A turn may be used to exchange tiles: lay them face down, draw as many, "
        "then mix them in; that ends the turn."
    )
}
NONE_IS: Final = {
    "pass": "Exchanging none of them is a pass.",
    "refused": "An exchange is of at least one tile.",
}


def playing(rules: Rules) -> Iterator[Sentence]:
    """What a turn is."""
    side, placing = rules.sides.called, rules.placing
    yield Sentence(
        f"The opening play is one word of {in_words(placing.opening_tiles)} or more tiles, "
        "one of them on the start square.",
        ("placing.opening_tiles",),
    )
    yield Sentence(DIRECTION[placing.direction], ("placing.direction",))
    yield Sentence(LATER[placing.later], ("placing.later",))
    yield Sentence(BLANKS[placing.blanks], ("placing.blanks",))
    yield Sentence(LOCKED[placing.locked], ("placing.locked",))
    yield Sentence(ENDS_BY[placing.ends_by], ("placing.ends_by",))
    yield Sentence(DRAWN[rules.drawing.tiles].format(side=side), ("drawing.tiles",))
    yield Sentence(DRAWING[rules.drawing.when], ("drawing.when",))
    yield Sentence(EXCHANGE[rules.exchange.way], ("exchange.way",))
    least = rules.exchange.least_in_bag
    yield Sentence(
        "The bag must hold as many tiles as are exchanged"
        + (f", and at least {in_words(least)}." if least else "."),
        ("exchange.least_in_bag",),
    )
    yield Sentence(NONE_IS[rules.exchange.none_is], ("exchange.none_is",))
    yield Sentence(
        f"A {side} may pass." if rules.passing.allowed else "Nobody may pass.",
        ("passing.allowed",),
    )
