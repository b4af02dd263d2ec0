"""Setting up, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.rules.explain.sentence import Sentence, capital, count, in_words
from rackhouse.tiles import Layout, TileSet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.rules.model import Rules

OWN_BOARD: Final = {
    "no": "No other kind of board may be agreed on.",
    "if-all-agree": "Another board may be used if all {sides} agree before the game.",
}
WINNER: Final = {
    "nearest-start": "the letter nearest the beginning of the alphabet",
    "nearest-end": "the letter nearest the end of the alphabet",
}
BLANK: Final = {
    "beats-all": "A blank beats every letter.",
    "loses-to-all": "A blank loses to every letter.",
}
TIES: Final = {"tied-draw-again": "Those who tie for first draw again, and only they."}
ORDER: Final = {"clockwise": "Play goes clockwise, to the left."}
OF_TWO: Final = "The {sides} take turns."
LOTS: Final = {"go-back": "The tiles drawn for this go back, and all are mixed again."}
DEALING: Final = {
    "first-player-first": "Whoever plays first draws them first.",
    "seat-order": "They draw them in the order of the seats.",
}
KEEPER: Final = {
    "none": "No score-keeper is chosen.",
    "a-player": "One of the {sides} is chosen as score-keeper.",
}


def setting_up(rules: Rules) -> Iterator[Sentence]:
    """What happens before the first turn."""
    yield _sides(rules)
    yield from _things(rules)
    first = rules.first
    yield Sentence(
        f"Every {rules.sides.called} draws a tile: {WINNER[first.winner]} plays first.",
        ("first.winner",),
    )
    yield Sentence(BLANK[first.blank], ("first.blank",))
    yield Sentence(TIES[first.ties], ("first.ties",))
    yield Sentence(LOTS[first.lots], ("first.lots",))
    yield Sentence(
        f"Then every {rules.sides.called} draws {count(rules.tiles.rack, 'tile')}.",
        ("tiles.rack",),
    )
    yield Sentence(DEALING[rules.dealing.order], ("dealing.order",))
    yield Sentence(
        KEEPER[rules.score_keeper.chosen].format(sides=f"{rules.sides.called}s"),
        ("score_keeper.chosen",),
    )
    order = OF_TWO if rules.sides.maximum == 2 else ORDER[first.order]
    yield Sentence(order.format(sides=f"{rules.sides.called}s"), ("first.order",))


def _sides(rules: Rules) -> Sentence:
    sides = rules.sides
    keys = ("sides.minimum", "sides.maximum", "sides.called")
    if sides.minimum == sides.maximum == sides.usual:
        text = f"{capital(count(sides.minimum, sides.called))} play."
        return Sentence(text, keys, moot=("sides.usual",))
    text = (
        f"{capital(in_words(sides.minimum))} to {count(sides.maximum, sides.called)} play; "
        f"{in_words(sides.usual)} if nobody says otherwise."
    )
    return Sentence(text, (*keys, "sides.usual"))


def _things(rules: Rules) -> Iterator[Sentence]:
    tiles = rules.tiles
    layout, tile_set = Layout.named(tiles.board), TileSet.named(tiles.set)
    yield Sentence(
        f"The board: {layout.title} squares, {count(_premiums(layout), 'premium square')}.",
        ("tiles.board",),
    )
    yield Sentence(
        OWN_BOARD[tiles.own_board].format(sides=f"{rules.sides.called}s"), ("tiles.own_board",)
    )
    yield Sentence(
        f"The tiles: {tile_set.title}, {count(tile_set.blanks, 'blank')} among them.",
        ("tiles.set",),
    )
    yield Sentence(f"Where the tiles are mixed: {tiles.kept_in}.", ("tiles.kept_in",))


def _premiums(layout: Layout) -> int:
    return sum(not premium.is_plain for premium in layout.premiums)
