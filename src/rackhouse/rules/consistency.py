"""Sheets that contradict themselves: small checks, each about a few values.

A check takes the rules and returns a message, or ``None``. The message names the keys, so that the
reader knows where to correct the sheet.

Three things that look like contradictions and are not: drawing when the window shuts while the
window shuts at the next start (the draw waits for that start); excluded classes with a plain list
(the list is assumed to be free of them, and a judge with a book applies them); a lost turn for
failed challenges where phonies are void (nobody can challenge, so it never applies).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from rackhouse.messages import message
from rackhouse.rules.help_consistency import HELP_CHECKS
from rackhouse.rules.knob import knobs, shown
from rackhouse.tiles import Layout, TileSet

if TYPE_CHECKING:
    from rackhouse.messages import Message
    from rackhouse.rules.model import Rules

Check: TypeAlias = "Callable[[Rules], Message | None]"


def contradictions(rules: Rules) -> list[Message]:
    """Every contradiction between the values of a sheet.

    >>> from rackhouse.rules import Sheet
    >>> contradictions(Sheet.named("base").rules)
    []
    """
    return [found for check in CHECKS if (found := check(rules)) is not None]


def texts_are_written(rules: Rules) -> Message | None:
    """Texts that people read must not be empty."""
    texts = {"title": rules.title, "tiles.kept_in": rules.tiles.kept_in}
    texts |= {f"colours.{name}": getattr(rules.colours, name) for name in _COLOURS}
    empty = next((key for key, text in texts.items() if not text.strip()), None)
    return None if empty is None else message("sheet-key-empty", key=empty)


def sides_are_in_order(rules: Rules) -> Message | None:
    """The minimum number of sides must not exceed the maximum."""
    sides = rules.sides
    if sides.minimum <= sides.maximum:
        return None
    return message("sheet-sides-reversed", minimum=sides.minimum, maximum=sides.maximum)


def usual_sides_are_possible(rules: Rules) -> Message | None:
    """The usual number of sides must be between the minimum and the maximum."""
    sides = rules.sides
    if sides.minimum > sides.maximum or sides.minimum <= sides.usual <= sides.maximum:
        return None
    few, many = sides.minimum, sides.maximum
    return message("sheet-sides-usual", usual=sides.usual, minimum=few, maximum=many)


def tiles_suffice(rules: Rules) -> Message | None:
    """After the racks are drawn, the bag must have enough tiles for an exchange."""
    total = TileSet.named(rules.tiles.set).total
    left = total - rules.tiles.rack * rules.sides.maximum
    if left >= rules.exchange.least_in_bag:
        return None
    return message(
        "sheet-tiles-short",
        rack=rules.tiles.rack,
        sides=rules.sides.maximum,
        left=max(left, 0),
        total=total,
        least=rules.exchange.least_in_bag,
    )


def opening_fits_on_rack(rules: Rules) -> Message | None:
    """The opening must fit on one rack."""
    if rules.placing.opening_tiles <= rules.tiles.rack:
        return None
    tiles, rack = rules.placing.opening_tiles, rules.tiles.rack
    return message("sheet-opening-too-long", tiles=tiles, rack=rack)


def bonus_can_be_earned(rules: Rules) -> Message | None:
    """It must be possible to lay as many tiles at once as earn the bonus."""
    bought = sum(
        one.per_turn for one in rules.helps.values() if one.kind == "letter" and not one.replaces
    )
    most = rules.tiles.rack + bought
    if rules.scoring.bonus_tiles <= most or rules.scoring.bonus_points == 0:
        return None
    tiles, rack = rules.scoring.bonus_tiles, rules.tiles.rack
    return message("sheet-bonus-too-long", tiles=tiles, most=most, rack=rack)


def colours_differ(rules: Rules) -> Message | None:
    """Two kinds of premium square on the board must not share a colour."""
    seen: dict[str, str] = {}
    for premium in Layout.named(rules.tiles.board).kinds:
        colour = getattr(rules.colours, premium.key)
        if colour in seen:
            return message(
                "sheet-colours-same",
                premium=premium.key,
                colour=shown(colour),
                other=seen[colour],
            )
        seen[colour] = premium.key
    return None


def draw_can_shut_window(rules: Rules) -> Message | None:
    """A window that the draw or the score shuts must be open before the draw."""
    if rules.window.shuts == "next-start" or rules.drawing.when == "when-window-shuts":
        return None
    return message("sheet-window-no-time", shuts=rules.window.shuts)


def somebody_confirms_the_score(rules: Rules) -> Message | None:
    """A window that the score shuts needs a score-keeper to confirm it."""
    if rules.window.shuts != "score-confirmed" or rules.scoring.confirmed_by == "score-keeper":
        return None
    return message("sheet-score-unconfirmed")


def score_keeper_is_chosen(rules: Rules) -> Message | None:
    """A score-keeper who confirms scores must be chosen first."""
    if rules.scoring.confirmed_by != "score-keeper" or rules.score_keeper.chosen != "none":
        return None
    return message("sheet-no-score-keeper")


def hold_has_a_draw_to_hold(rules: Rules) -> Message | None:
    """A hold needs a draw that shuts the window: it delays nothing else."""
    if rules.window.hold_seconds == 0 or rules.window.shuts == "draw":
        return None
    seconds, shuts = rules.window.hold_seconds, rules.window.shuts
    return message("sheet-nothing-to-hold", seconds=str(seconds), shuts=shuts)


def turn_limit_has_its_time(rules: Rules) -> Message | None:
    """A limited turn must have a length, an unlimited one must not."""
    turn = rules.turn
    if turn.limit == "none" and (turn.seconds or turn.warn_seconds):
        key = "seconds" if turn.seconds else "warn_seconds"
        seconds = str(getattr(turn, key))
        return message("sheet-turn-unlimited", field=key, seconds=seconds)
    if turn.limit != "none" and turn.seconds == 0:
        return message("sheet-turn-no-time", limit=turn.limit)
    return None


def warning_comes_before_the_end(rules: Rules) -> Message | None:
    """The warning must come before the turn is over."""
    turn = rules.turn
    if turn.limit == "none" or turn.warn_seconds < max(turn.seconds, 1):
        return None
    warning, seconds = str(turn.warn_seconds), str(turn.seconds)
    return message("sheet-warning-late", warning=warning, seconds=seconds)


def clocks_have_their_time(rules: Rules) -> Message | None:
    """Clocks in use must have a length."""
    if rules.clocks.use != "on" or rules.clocks.seconds > 0:
        return None
    return message("sheet-clocks-no-time")


def round_has_its_time(rules: Rules) -> Message | None:
    """A timed round must have a length, an untimed one must not."""
    limit, seconds = rules.round.limit, rules.round.seconds
    if limit == "set" and seconds == 0:
        return message("sheet-round-no-time")
    if limit == "none" and seconds > 0:
        return message("sheet-round-unlimited", seconds=str(seconds))
    return None


def time_lost_is_measured(rules: Rules) -> Message | None:
    """A challenge that costs time needs a timer."""
    if rules.turn.limit != "none" or rules.clocks.use != "off":
        return None
    if rules.challenge.failed_seconds > 0:
        field = "failed_seconds"
    elif rules.challenge.ruling_time != "free":
        field = "ruling_time"
    else:
        return None
    value = shown(getattr(rules.challenge, field))
    return message("sheet-no-time-to-lose", field=field, value=value)


def exchanging_none_can_pass(rules: Rules) -> Message | None:
    """An exchange of no tiles must not count as a pass where passing is not allowed."""
    if rules.exchange.none_is != "pass" or rules.passing.allowed:
        return None
    return message("sheet-none-is-no-pass")


def nobody_is_stuck(rules: Rules) -> Message | None:
    """A side without a play must have something it can do, or a time limit."""
    if rules.passing.allowed or rules.turn.limit != "none" or rules.round.limit != "none":
        return None
    return message("sheet-stuck")


def game_can_end(rules: Rules) -> Message | None:
    """A game must be able to end without anybody going out."""
    passes = rules.passing.allowed or (
        rules.turn.limit != "none" and rules.turn.missed_go_is != "nothing"
    )
    by_passes = passes and (rules.ending.agreement or rules.ending.pass_rounds > 0)
    if by_passes or rules.ending.scoreless_turns > 0 or rules.round.limit != "none":
        return None
    return message("sheet-endless")


def void_phonies_cost_nothing(rules: Rules) -> Message | None:
    """Where phonies are void, a failed challenge must cost nothing."""
    if rules.words.phonies != "void":
        return None
    for name in ("failed_points", "failed_fee", "failed_seconds"):
        cost = getattr(rules.challenge, name)
        if cost > 0:
            return message("sheet-void-costs", field=name, value=str(cost))
    return None


_COLOURS: Final = tuple(key.partition(".")[2] for key in knobs() if key.startswith("colours."))

CHECKS: Final[tuple[Check, ...]] = (
    texts_are_written,
    sides_are_in_order,
    usual_sides_are_possible,
    tiles_suffice,
    opening_fits_on_rack,
    bonus_can_be_earned,
    colours_differ,
    draw_can_shut_window,
    somebody_confirms_the_score,
    score_keeper_is_chosen,
    hold_has_a_draw_to_hold,
    turn_limit_has_its_time,
    warning_comes_before_the_end,
    clocks_have_their_time,
    round_has_its_time,
    time_lost_is_measured,
    exchanging_none_can_pass,
    nobody_is_stuck,
    game_can_end,
    void_phonies_cost_nothing,
    *HELP_CHECKS,
)
