"""Setting up, playing, words and challenges, and time, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.messages import Amount, Duration, Value, all_of, known, message
from rackhouse.rules.explain.sentence import Sentence, rule
from rackhouse.tiles import Layout, TileSet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.rules.model import Rules

DOLLARS = "USD"
"""The currency of prices in sheets."""


def setting_up(rules: Rules) -> Iterator[Sentence]:
    """What happens before the first turn."""
    sides, tiles = rules.sides, rules.tiles
    is_fixed = sides.minimum == sides.maximum == sides.usual
    usual = ("sides.usual",)
    yield rule(
        rules,
        *("sides.minimum", "sides.maximum", "sides.called", *(() if is_fixed else usual)),
        moot=usual if is_fixed else (),
        kind="fixed" if is_fixed else "open",
        most=sides.maximum,
        usual=sides.usual,
    )
    layout, tile_set = Layout.named(tiles.board), TileSet.named(tiles.set)
    premiums = sum(not premium.is_plain for premium in layout.premiums)
    board = known("data-board-", layout.title)
    yield rule(rules, "tiles.board", board=board, premiums=premiums)
    yield rule(rules, "tiles.own_board")
    kind = known("data-tiles-", tile_set.title)
    yield rule(rules, "tiles.set", tiles=kind, blanks=tile_set.blanks)
    yield rule(rules, "tiles.kept_in", where=known("data-kept-", tiles.kept_in))
    for key in ("first.winner", "first.blank", "first.ties", "first.lots", "tiles.rack",
                "dealing.order", "score_keeper.chosen"):  # fmt: skip
        yield rule(rules, key)
    yield rule(rules, "first.order", kind="two" if sides.maximum == 2 else "more")


def playing(rules: Rules) -> Iterator[Sentence]:
    """What a turn is."""
    for key in ("placing.opening_tiles", "placing.direction", "placing.later", "placing.blanks",
                "placing.locked", "placing.ends_by", "drawing.tiles", "drawing.when",
                "exchange.way", "exchange.least_in_bag", "exchange.none_is",
                "passing.allowed"):  # fmt: skip
        yield rule(rules, key)


def words_and_challenges(rules: Rules) -> Iterator[Sentence]:
    """What makes a word good, and what a challenge does."""
    yield from _words(rules)
    yield from _window(rules)
    for key in ("challenge.scope", "challenge.ruled_by", "challenge.withdrawn"):
        yield rule(rules, key)
    yield _failed(rules)
    for key in ("challenge.ruling_time", "challenge.ruling_shuts_window", "challenge.cap"):
        yield rule(rules, key)


def _words(rules: Rules) -> Iterator[Sentence]:
    words = rules.words
    is_list = words.source == "list"
    part = ("words.part_of_speech",)
    yield rule(
        rules,
        *("words.source", *(() if is_list else part), "words.exclusions"),
        moot=part if is_list else (),
        kind="any" if not is_list and not words.part_of_speech else words.source,
        excluded=all_of(message("rule-excluded", kind=name) for name in words.exclusions),
    )
    edition = ("words.edition",)
    has_edition = bool(words.dictionary and words.edition)
    yield rule(
        rules,
        *("words.dictionary", *(edition if has_edition else ())),
        moot=() if has_edition else edition,
        kind="edition" if has_edition else "book" if words.dictionary else "none",
        edition=words.edition,
    )
    for key in ("words.own_dictionary", "words.look_ups", "words.repeats", "words.phonies"):
        yield rule(rules, key)


def _window(rules: Rules) -> Iterator[Sentence]:
    window = rules.window
    yield rule(rules, "window.shuts")
    moot: tuple[str, ...] = ()
    if rules.sides.maximum > 2:
        yield _lasting(rules, "window.others_seconds", window.others_seconds)
    else:
        moot += ("window.others_seconds",)
    if window.shuts == "draw":
        yield _lasting(rules, "window.draw_after_seconds", window.draw_after_seconds)
        yield _lasting(rules, "window.hold_seconds", window.hold_seconds)
    else:
        moot += ("window.draw_after_seconds", "window.hold_seconds")
    yield _lasting(rules, "window.out_play_seconds", window.out_play_seconds, moot=moot)


def _failed(rules: Rules) -> Sentence:
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
    return rule(
        rules,
        *(f"challenge.{name}" for name in named),
        moot=tuple(f"challenge.{name}" for name in (*others, "points_for") if name not in named),
        costs=all_of(costs),
        gives="points" if challenge.failed_points else "nothing",
        points=message(
            "rule-cost-points", points=challenge.failed_points, per=challenge.points_for
        ),
    )


def time(rules: Rules) -> Iterator[Sentence]:
    """How long a turn, a game and a round may last."""
    yield from _turn(rules)
    yield from _clocks(rules)
    yield from _round(rules)


def _lasting(rules: Rules, key: str, seconds: int, *, moot: tuple[str, ...] = ()) -> Sentence:
    return rule(rules, key, moot=moot, time=Duration(seconds))


def _turn(rules: Rules) -> Iterator[Sentence]:
    turn = rules.turn
    if turn.limit == "none":
        moot = ("turn.seconds", "turn.warn_seconds", "turn.missed_go_is", "turn.more_time")
        yield rule(rules, "turn.limit", moot=moot)
        return
    is_soft = turn.limit == "soft"
    yield rule(
        rules,
        *("turn.limit", "turn.seconds"),
        moot=() if is_soft else ("turn.more_time",),
        time=Duration(turn.seconds),
    )
    if is_soft:
        yield rule(rules, "turn.more_time")
    yield _lasting(rules, "turn.warn_seconds", turn.warn_seconds)
    yield rule(rules, "turn.missed_go_is")


def _clocks(rules: Rules) -> Iterator[Sentence]:
    clocks = rules.clocks
    length, over = Duration(clocks.seconds), "clocks.overtime_points"
    if clocks.use == "off":
        yield rule(rules, "clocks.use", moot=("clocks.seconds", over))
    elif clocks.use == "on":
        yield rule(rules, "clocks.use", "clocks.seconds", seconds=clocks.seconds, time=length)
        yield rule(rules, over)
    else:
        yield rule(rules, "clocks.use")
        points = clocks.overtime_points
        yield rule(rules, "clocks.seconds", over, time=length, points=points)


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
    yield rule(rules, "round.at_bell")
