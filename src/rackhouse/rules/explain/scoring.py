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
WORDS: Final = {
    "every-word": (
        "A play scores every word that it forms or changes: the letters' values with the premium "
        "squares under the tiles just laid."
    )
}
BLANKS: Final = {
    "zero": "A blank scores zero; on a premium square for words it still multiplies the word."
}
LETTER_PREMIUMS: Final = {
    "before-word-premiums": "Letter premiums count before word premiums.",
}
WORD_PREMIUMS: Final = {"multiply": "Two word premiums multiply each other."}
PREMIUMS: Final = {"once": "A premium counts only in the turn that covers it."}
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
    scoring = rules.scoring
    yield Sentence(WORDS[scoring.words], ("scoring.words",))
    yield Sentence(BLANKS[scoring.blanks], ("scoring.blanks",))
    layout = Layout.named(rules.tiles.board)
    yield from _premiums(rules, layout)
    present = {premium.key for premium in layout.kinds}
    absent = [f"colours.{name}" for name in Colours.__struct_fields__ if name not in present]
    absent += ["scoring.start"] * layout.premiums[layout.start].is_plain
    yield Sentence(
        LETTER_PREMIUMS[scoring.letter_premiums], ("scoring.letter_premiums",), tuple(absent)
    )
    yield Sentence(WORD_PREMIUMS[scoring.word_premiums], ("scoring.word_premiums",))
    yield Sentence(PREMIUMS[scoring.premiums], ("scoring.premiums",))
    yield _bonus(rules)
    yield Sentence(TALLY[scoring.tally], ("scoring.tally",))
    yield Sentence(CONFIRMED_BY[scoring.confirmed_by], ("scoring.confirmed_by",))
    yield Sentence(
        UNPLAYED[rules.unplayed.count].format(side=rules.sides.called), ("unplayed.count",)
    )


def _bonus(rules: Rules) -> Sentence:
    bonus = rules.scoring
    if not bonus.bonus_points:
        return Sentence(
            "There is no bonus for many tiles in one turn.",
            ("scoring.bonus_points",),
            moot=("scoring.bonus_tiles",),
        )
    extra = any(one.kind == "letter" and not one.replaces for one in rules.helps.values())
    or_more = extra or bonus.bonus_tiles < rules.tiles.rack
    tiles = (
        f"{in_words(bonus.bonus_tiles)} or more tiles"
        if or_more
        else count(bonus.bonus_tiles, "tile")
    )
    earn = "earns" if bonus.bonus_tiles == 1 and not or_more else "earn"
    return Sentence(
        f"{capital(tiles)} in one turn {earn} {count(bonus.bonus_points, 'point')} more, "
        "after everything else is counted.",
        ("scoring.bonus_tiles", "scoring.bonus_points"),
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
        yield Sentence(text, ("scoring.start",))
