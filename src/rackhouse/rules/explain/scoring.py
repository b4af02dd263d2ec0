"""Scoring, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.rules.explain.sentence import Sentence, capital, count, in_words
from rackhouse.rules.model import Colours
from rackhouse.tiles import Layout

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.rules.model import Rules

VERBS: Final = {2: "doubles", 3: "triples", 4: "quadruples"}
TALLY: Final = {"after-each-turn": "The tally is entered after each turn."}
CONFIRMED_BY: Final = {
    "program": "The program's count stands.",
    "score-keeper": "The score-keeper confirms each score.",
}
UNPLAYED: Final = {
    "own-off-and-others-to-out": (
        "At the end each score drops by the {side}'s own unplayed letters, and a {side} that "
        "used all letters gains what the others hold."
    ),
    "double-to-out": (
        "A {side} that used all tiles gains twice what the other holds, and the other loses "
        "nothing; where nobody is out, each score drops by the {side}'s own unplayed tiles."
    ),
}


def scoring(rules: Rules) -> Iterator[Sentence]:
    """What a play earns, and what unplayed tiles cost."""
    yield Sentence(
        "A play scores every word that it forms or changes: the letters' values with the premium "
        "squares under the tiles just laid; a blank is zero."
    )
    layout = Layout.named(rules.tiles.board)
    yield from _premiums(rules, layout)
    present = {premium.key for premium in layout.kinds}
    yield Sentence(
        "Letter premiums count before word premiums, two word premiums multiply each other, "
        "and a premium counts only in the turn that covers it.",
        moot=tuple(f"colours.{name}" for name in Colours.__struct_fields__ if name not in present),
    )
    bonus = rules.scoring
    if bonus.bonus_points:
        yield Sentence(
            f"{capital(in_words(bonus.bonus_tiles))} or more tiles in one turn earn "
            f"{count(bonus.bonus_points, 'point')} more, after everything else is counted.",
            ("scoring.bonus_tiles", "scoring.bonus_points"),
        )
    else:
        yield Sentence(
            "There is no bonus for many tiles in one turn.",
            ("scoring.bonus_points",),
            moot=("scoring.bonus_tiles",),
        )
    yield Sentence(TALLY[bonus.tally], ("scoring.tally",))
    yield Sentence(CONFIRMED_BY[bonus.confirmed_by], ("scoring.confirmed_by",))
    yield Sentence(
        UNPLAYED[rules.unplayed.count].format(side=rules.sides.called), ("unplayed.count",)
    )


def _premiums(rules: Rules, layout: Layout) -> Iterator[Sentence]:
    for premium in layout.kinds:
        colour = getattr(rules.colours, premium.key)
        article = "An" if colour[:1].lower() in "aeiou" else "A"
        what = "the letter on it" if premium.letter > 1 else "the whole word"
        verb = VERBS[max(premium.letter, premium.word)]
        yield Sentence(f"{article} {colour} square {verb} {what}.", (f"colours.{premium.key}",))
    start = layout.premiums[layout.start]
    if not start.is_plain:
        verb = VERBS[max(start.letter, start.word)]
        what = "first word" if start.word > 1 else "letter on it"
        text = f"The start square is {getattr(rules.colours, start.key)}: it {verb} the {what}."
        yield Sentence(text, (f"colours.{start.key}",))
