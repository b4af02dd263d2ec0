"""Knobs that do not speak for themselves: told together, with more values, or moot under others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from rackhouse.messages import Amount, Duration, Value, all_of, known, message
from rackhouse.rules.basis import Basis
from rackhouse.rules.explain.sentence import Sentence, rule
from rackhouse.rules.help_consistency import ONLY_FOR
from rackhouse.rules.model import Colours, Help, Rules
from rackhouse.tiles import Layout, Premium, TileSet

DOLLARS: Final = "USD"
"""The currency of prices in sheets."""


def _sides(rules: Rules) -> Iterator[Sentence]:
    sides, usual = rules.sides, ("sides.usual",)
    is_fixed = sides.minimum == sides.maximum == sides.usual
    yield rule(
        rules,
        *("sides.minimum", "sides.maximum", "sides.called", *(() if is_fixed else usual)),
        moot=usual if is_fixed else (),
        kind="fixed" if is_fixed else "open",
        most=sides.maximum,
        usual=sides.usual,
    )


def _board(rules: Rules) -> Iterator[Sentence]:
    layout = Layout.named(rules.tiles.board)
    premiums = sum(not premium.is_plain for premium in layout.premiums)
    board = known("data-board-", layout.title)
    yield rule(rules, "tiles.board", board=board, premiums=premiums)


def _tiles(rules: Rules) -> Iterator[Sentence]:
    tile_set = TileSet.named(rules.tiles.set)
    kind = known("data-tiles-", tile_set.title)
    yield rule(rules, "tiles.set", tiles=kind, blanks=tile_set.blanks)


def _kept_in(rules: Rules) -> Iterator[Sentence]:
    yield rule(rules, "tiles.kept_in", where=known("data-kept-", rules.tiles.kept_in))


def _first(rules: Rules) -> Iterator[Sentence]:
    drawn = ("first.winner", "first.blank", "first.ties", "first.lots")
    yield rule(rules, "first.seat", moot=drawn)


def _order(rules: Rules) -> Iterator[Sentence]:
    yield rule(rules, "first.order", kind="two" if rules.sides.maximum == 2 else "more")


def _source(rules: Rules) -> Iterator[Sentence]:
    words, part = rules.words, ("words.part_of_speech",)
    is_list = words.source == "list"
    yield rule(
        rules,
        *("words.source", *(() if is_list else part), "words.exclusions"),
        moot=part if is_list else (),
        kind="any" if not is_list and not words.part_of_speech else words.source,
        excluded=all_of(message("rule-excluded", kind=name) for name in words.exclusions),
    )


def _dictionary(rules: Rules) -> Iterator[Sentence]:
    words, edition = rules.words, ("words.edition",)
    has_edition = bool(words.dictionary and words.edition)
    yield rule(
        rules,
        *("words.dictionary", *(edition if has_edition else ())),
        moot=() if has_edition else edition,
        kind="edition" if has_edition else "book" if words.dictionary else "none",
        edition=words.edition,
    )


def _window(rules: Rules) -> Iterator[Sentence]:
    moot: tuple[str, ...] = () if rules.sides.maximum > 2 else ("window.others_seconds",)
    if rules.window.shuts != "draw":
        moot += ("window.draw_after_seconds", "window.hold_seconds")
    yield rule(rules, "window.shuts", moot=moot)


def _failed(rules: Rules) -> Iterator[Sentence]:
    """What a failed challenge costs: one sentence out of up to four costs."""
    challenge = rules.challenge
    costs: list[Value] = []
    if challenge.failed_turns:
        costs.append(message("rule-cost-turn"))
    if challenge.failed_seconds:
        costs.append(Duration(challenge.failed_seconds))
    if challenge.failed_fee:
        costs.append(Amount(challenge.failed_fee, DOLLARS))
    # That no turn is lost is worth saying; other costs of zero are not.
    others = ("failed_points", "failed_seconds", "failed_fee")
    named = ["failed_turns", *(name for name in others if getattr(challenge, name))]
    named += ["points_for"] * (challenge.points_for == "each-word")
    yield rule(
        rules,
        *(f"challenge.{name}" for name in named),
        moot=tuple(f"challenge.{name}" for name in others if name not in named),
        costs=all_of(costs),
        gives="points" if challenge.failed_points else "nothing",
        points=message(
            "rule-cost-points", points=challenge.failed_points, per=challenge.points_for
        ),
    )


def _turn(rules: Rules) -> Iterator[Sentence]:
    turn, more = rules.turn, ("turn.more_time",)
    if turn.limit == "none":
        others = ("turn.seconds", "turn.bank_seconds", "turn.warn_seconds", "turn.missed_go_is")
        yield rule(rules, "turn.limit", moot=others + more)
        return
    moot = () if turn.limit == "soft" else more
    yield rule(rules, "turn.limit", "turn.seconds", moot=moot, time=Duration(turn.seconds))


def _clocks(rules: Rules) -> Iterator[Sentence]:
    clocks = rules.clocks
    length, over = Duration(clocks.seconds), "clocks.overtime_points"
    if clocks.use == "off":
        yield rule(rules, "clocks.use", moot=("clocks.seconds", over))
    elif clocks.use == "on":
        yield rule(rules, "clocks.use", "clocks.seconds", seconds=clocks.seconds, time=length)
    else:
        yield rule(rules, "clocks.use")
        yield rule(rules, "clocks.seconds", over, points=clocks.overtime_points)


def _round(rules: Rules) -> Iterator[Sentence]:
    limit, seconds = rules.round.limit, rules.round.seconds
    if limit == "none":
        yield rule(rules, "round.limit", moot=("round.seconds", "round.at_bell"))
        return
    length = ("round.seconds",)
    yield rule(
        rules,
        *("round.limit", *(length if seconds else ())),
        moot=() if seconds else length,
        seconds=seconds,
        time=Duration(seconds),
    )


def _helps(rules: Rules) -> Iterator[Sentence]:
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


def _premiums(rules: Rules) -> Iterator[Sentence]:
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


def _of(rules: Rules, premium: Premium) -> dict[str, Value]:
    """The values for the sentence about a kind of premium square."""
    colour = known("data-colour-", getattr(rules.colours, premium.key))
    what = "letter" if premium.letter > 1 else "word"
    return {"colour": colour, "what": what, "times": max(premium.letter, premium.word)}


def _bonus(rules: Rules) -> Iterator[Sentence]:
    bonus = rules.scoring
    extra = any(one.kind == "letter" and not one.replaces for one in rules.helps.values())
    has_more = extra or bonus.bonus_tiles < rules.tiles.rack
    keys, tiles = ("scoring.bonus_tiles", "scoring.bonus_points"), ("scoring.bonus_tiles",)
    told = rule(rules, *keys, points=bonus.bonus_points, reach="more" if has_more else "all")
    yield told if bonus.bonus_points else Sentence(told.message, keys[1:], moot=tiles)


TOGETHER: Final[dict[str, Callable[[Rules], Iterator[Sentence]]]] = {
    "sides.minimum": _sides,
    "tiles.board": _board,
    "tiles.set": _tiles,
    "tiles.kept_in": _kept_in,
    "first.seat": _first,
    "first.order": _order,
    "words.source": _source,
    "words.dictionary": _dictionary,
    "window.shuts": _window,
    "challenge.failed_turns": _failed,
    "turn.limit": _turn,
    "clocks.use": _clocks,
    "round.limit": _round,
    "helps": _helps,
    "scoring.start": _premiums,
    "scoring.bonus_tiles": _bonus,
}
"""What tells a knob, and others with it; a knob that is not here has a sentence to itself."""
