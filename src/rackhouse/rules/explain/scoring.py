"""Helps, ending, scoring, result and disputes, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.messages import Amount, Duration, Value, known, message
from rackhouse.rules.basis import Basis
from rackhouse.rules.explain.playing import DOLLARS
from rackhouse.rules.explain.sentence import Sentence, rule
from rackhouse.rules.help_consistency import ONLY_FOR
from rackhouse.rules.model import Colours
from rackhouse.tiles import Layout

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.rules.model import Help, Rules
    from rackhouse.tiles import Premium


def helps(rules: Rules) -> Iterator[Sentence]:
    """What can be bought."""
    if not rules.helps:
        yield Sentence(message("rule-helps-none"), said=Basis("inherited", ("A-33",)))
        return
    yield Sentence(message("rule-helps-money"), said=Basis("chosen", ("A-33",)))
    for name, one in rules.helps.items():
        yield from _help(f"helps.{name}", one)


def _help(key: str, one: Help) -> Iterator[Sentence]:
    moot = [name for name, kinds in ONLY_FOR.items() if one.kind not in kinds]
    offered = [name for name in ("title", "kind", "price", "seconds") if name not in moot]
    yield Sentence(
        message(
            "rule-help-offered",
            kind=one.kind,
            title=known("data-help-", one.title),
            price=Amount(one.price, DOLLARS),
            time=Duration(one.seconds),
        ),
        tuple(f"{key}.{name}" for name in offered),
    )
    yield Sentence(
        message("rule-help-per-turn", times=one.per_turn),
        (f"{key}.per_turn",),
        moot=tuple(f"{key}.{name}" for name in moot),
    )
    ends = "yes" if one.ends_turn else "no"
    yield Sentence(message("rule-help-ends-turn", ends=ends), (f"{key}.ends_turn",))
    if one.kind == "letter":
        blank = message("rule-help-blank", price=Amount(one.blank_price, DOLLARS))
        yield Sentence(
            blank if one.blank_price else message("rule-help-no-blank"), (f"{key}.blank_price",)
        )
        replaces = "yes" if one.replaces else "no"
        yield Sentence(message("rule-help-replaces", replaces=replaces), (f"{key}.replaces",))
    elif one.kind == "peek":
        letters = message("rule-help-known-letters", letters=one.known_letters)
        yield Sentence(letters, (f"{key}.known_letters",))


def ending(rules: Rules) -> Iterator[Sentence]:
    """When the game is over."""
    for key in ("ending.going_out", "ending.agreement", "ending.pass_rounds",
                "ending.scoreless_turns"):  # fmt: skip
        yield rule(rules, key)


def scoring(rules: Rules) -> Iterator[Sentence]:
    """What a play earns, and what unplayed tiles cost."""
    yield rule(rules, "scoring.words")
    yield rule(rules, "scoring.blanks")
    layout = Layout.named(rules.tiles.board)
    for premium in layout.kinds:
        yield Sentence(message("rule-square", **_of(rules, premium)), (f"colours.{premium.key}",))
    start = layout.premiums[layout.start]
    if not start.is_plain:
        yield rule(rules, "scoring.start", moot=(), **_of(rules, start))
    present = {premium.key for premium in layout.kinds}
    absent = [f"colours.{name}" for name in Colours.__struct_fields__ if name not in present]
    absent += ["scoring.start"] * start.is_plain
    yield rule(rules, "scoring.letter_premiums", moot=tuple(absent))
    yield rule(rules, "scoring.word_premiums")
    yield rule(rules, "scoring.premiums")
    yield _bonus(rules)
    for key in ("scoring.tally", "scoring.confirmed_by", "unplayed.count"):
        yield rule(rules, key)


def _of(rules: Rules, premium: Premium) -> dict[str, Value]:
    """The values for the sentence about a kind of premium square."""
    colour = known("data-colour-", getattr(rules.colours, premium.key))
    what = "letter" if premium.letter > 1 else "word"
    return {"colour": colour, "what": what, "times": max(premium.letter, premium.word)}


def _bonus(rules: Rules) -> Sentence:
    bonus = rules.scoring
    extra = any(one.kind == "letter" and not one.replaces for one in rules.helps.values())
    has_more = extra or bonus.bonus_tiles < rules.tiles.rack
    keys, tiles = ("scoring.bonus_tiles", "scoring.bonus_points"), ("scoring.bonus_tiles",)
    told = rule(rules, *keys, points=bonus.bonus_points, reach="more" if has_more else "all")
    return told if bonus.bonus_points else Sentence(told.message, keys[1:], moot=tiles)


def result(rules: Rules) -> Iterator[Sentence]:
    """Who wins."""
    for key in ("result.winner", "result.tie", "result.still_tied"):
        yield rule(rules, key)


def disputes(rules: Rules) -> Iterator[Sentence]:
    """What happens when the sides cannot agree."""
    yield rule(rules, "disputes.markers")
