"""Sheets that contradict themselves: a list of small questions, each about a few values.

A check takes the rules and answers with a sentence, or with ``None``. The sentence names the
keys, so that whoever reads it knows where to mend the sheet.

What is *not* a contradiction, though it may look like one: drawing when the window shuts
while the window shuts at the next start (the draw waits for that start); excluded classes
beside a plain list (the list is taken as free of them, and a judge with a book applies them);
a lost turn for failed challenges where phonies are void (nobody can challenge, so it rests).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from rackhouse.rules.help_consistency import HELP_CHECKS
from rackhouse.rules.knob import knobs
from rackhouse.tiles import Layout, TileSet

if TYPE_CHECKING:
    from rackhouse.rules.model import Rules

Check: TypeAlias = "Callable[[Rules], str | None]"


def contradictions(rules: Rules) -> list[str]:
    """Every contradiction between the values of a sheet, a sentence each.

    >>> from rackhouse.rules import Sheet
    >>> contradictions(Sheet.named("base").rules)
    []
    """
    return [sentence for check in CHECKS if (sentence := check(rules)) is not None]


def texts_are_written(rules: Rules) -> str | None:
    """What people read aloud is not left empty."""
    texts = {"title": rules.title, "tiles.kept_in": rules.tiles.kept_in}
    texts |= {f"colours.{name}": getattr(rules.colours, name) for name in _COLOURS}
    empty = next((key for key, text in texts.items() if not text.strip()), None)
    return None if empty is None else f"{empty} is empty; write what the players should read."


def sides_are_in_order(rules: Rules) -> str | None:
    """The fewest sides are not more than the most."""
    sides = rules.sides
    if sides.minimum <= sides.maximum:
        return None
    return f"sides.minimum is {sides.minimum}, but sides.maximum is only {sides.maximum}."


def usual_sides_are_possible(rules: Rules) -> str | None:
    """The usual number of sides is one that may play."""
    sides = rules.sides
    if sides.minimum > sides.maximum or sides.minimum <= sides.usual <= sides.maximum:
        return None
    return (
        f"sides.usual is {sides.usual}, but sides.minimum and sides.maximum "
        f"allow {sides.minimum} to {sides.maximum}."
    )


def tiles_suffice(rules: Rules) -> str | None:
    """After the racks are drawn, the bag can still serve an exchange."""
    total = TileSet.named(rules.tiles.set).total
    left = total - rules.tiles.rack * rules.sides.maximum
    if left >= rules.exchange.least_in_bag:
        return None
    return (
        f"tiles.rack is {rules.tiles.rack} and sides.maximum {rules.sides.maximum}, which leaves "
        f"{max(left, 0)} of {total} tiles in the bag, but exchange.least_in_bag asks for "
        f"{rules.exchange.least_in_bag}."
    )


def opening_fits_on_rack(rules: Rules) -> str | None:
    """The opening can be laid from one rack."""
    if rules.placing.opening_tiles <= rules.tiles.rack:
        return None
    return (
        f"placing.opening_tiles is {rules.placing.opening_tiles}, but tiles.rack "
        f"is {rules.tiles.rack}; nobody could open."
    )


def bonus_can_be_earned(rules: Rules) -> str | None:
    """So many tiles as earn the bonus can be laid at once."""
    bought = sum(
        one.per_turn for one in rules.helps.values() if one.kind == "letter" and not one.replaces
    )
    most = rules.tiles.rack + bought
    if rules.scoring.bonus_tiles <= most or rules.scoring.bonus_points == 0:
        return None
    return (
        f"scoring.bonus_tiles is {rules.scoring.bonus_tiles}, but at most {most} tiles can be laid "
        f"in a turn (tiles.rack is {rules.tiles.rack})."
    )


def colours_differ(rules: Rules) -> str | None:
    """Two kinds of premium square on the board do not bear the same colour."""
    seen: dict[str, str] = {}
    for premium in Layout.named(rules.tiles.board).kinds:
        colour = getattr(rules.colours, premium.key)
        if colour in seen:
            return (
                f'colours.{premium.key} is "{colour}", but so is colours.{seen[colour]}; '
                "nobody could tell them apart."
            )
        seen[colour] = premium.key
    return None


def draw_can_shut_window(rules: Rules) -> str | None:
    """A window that waits for the draw or the score is open before the draw."""
    if rules.window.shuts == "next-start" or rules.drawing.when == "when-window-shuts":
        return None
    return (
        f'window.shuts is "{rules.window.shuts}", but drawing.when is "at-once"; '
        'it must be "when-window-shuts", or nobody has time to challenge.'
    )


def somebody_confirms_the_score(rules: Rules) -> str | None:
    """A window that the score shuts has a person to confirm it."""
    if rules.window.shuts != "score-confirmed" or rules.scoring.confirmed_by == "score-keeper":
        return None
    return (
        'window.shuts is "score-confirmed", but scoring.confirmed_by is "program", which counts at '
        'once; it must be "score-keeper".'
    )


def score_keeper_is_chosen(rules: Rules) -> str | None:
    """A score-keeper who confirms is chosen first."""
    if rules.scoring.confirmed_by != "score-keeper" or rules.score_keeper.chosen != "none":
        return None
    return (
        'scoring.confirmed_by is "score-keeper", but score_keeper.chosen is "none"; '
        'it must be "a-player".'
    )


def hold_has_a_draw_to_hold(rules: Rules) -> str | None:
    """A hold delays the draw that shuts the window, and nothing else."""
    if rules.window.hold_seconds == 0 or rules.window.shuts == "draw":
        return None
    return (
        f"window.hold_seconds is {rules.window.hold_seconds}, but a hold delays a draw and "
        f'window.shuts is "{rules.window.shuts}"; it must be "draw", or the hold 0.'
    )


def turn_limit_has_its_time(rules: Rules) -> str | None:
    """A limited turn has a length, an unlimited one has none."""
    turn = rules.turn
    if turn.limit == "none" and (turn.seconds or turn.warn_seconds):
        key = "seconds" if turn.seconds else "warn_seconds"
        return f'turn.{key} is {getattr(turn, key)}, but turn.limit is "none"; it must be 0.'
    if turn.limit != "none" and turn.seconds == 0:
        return f'turn.limit is "{turn.limit}", but turn.seconds is 0; say how long a turn is.'
    return None


def warning_comes_before_the_end(rules: Rules) -> str | None:
    """The warning comes while there is still time."""
    turn = rules.turn
    if turn.limit == "none" or turn.warn_seconds < max(turn.seconds, 1):
        return None
    return (
        f"turn.warn_seconds is {turn.warn_seconds}, but turn.seconds is {turn.seconds}; "
        "the warning must come earlier, or be 0 for none."
    )


def clocks_have_their_time(rules: Rules) -> str | None:
    """Clocks in use have a length."""
    if rules.clocks.use != "on" or rules.clocks.seconds > 0:
        return None
    return 'clocks.use is "on", but clocks.seconds is 0; say how long each side has.'


def round_has_its_time(rules: Rules) -> str | None:
    """A round with a set time has a length, one without has none."""
    limit, seconds = rules.round.limit, rules.round.seconds
    if limit == "set" and seconds == 0:
        return 'round.limit is "set", but round.seconds is 0; say how long the round is.'
    if limit == "none" and seconds > 0:
        return f'round.seconds is {seconds}, but round.limit is "none"; it must be 0.'
    return None


def time_lost_is_measured(rules: Rules) -> str | None:
    """A challenge that costs time needs a timer to take it from."""
    if rules.turn.limit != "none" or rules.clocks.use != "off":
        return None
    if rules.challenge.failed_seconds > 0:
        cost = f"challenge.failed_seconds is {rules.challenge.failed_seconds}"
    elif rules.challenge.ruling_time != "free":
        cost = f'challenge.ruling_time is "{rules.challenge.ruling_time}"'
    else:
        return None
    return f'{cost}, but turn.limit is "none" and clocks.use is "off": there is no time to lose.'


def exchanging_none_can_pass(rules: Rules) -> str | None:
    """An exchange of no tiles is no pass where nobody may pass."""
    if rules.exchange.none_is != "pass" or rules.passing.allowed:
        return None
    return 'exchange.none_is is "pass", but passing.allowed is false.'


def nobody_is_stuck(rules: Rules) -> str | None:
    """A side without a play can always do something, or its time runs out."""
    if rules.passing.allowed or rules.turn.limit != "none" or rules.round.limit != "none":
        return None
    return (
        "passing.allowed is false, but neither turn.limit nor round.limit is set; "
        "a side without a play could never go on."
    )


def game_can_end(rules: Rules) -> str | None:
    """A game that nobody goes out of ends all the same."""
    passes = rules.passing.allowed or (
        rules.turn.limit != "none" and rules.turn.missed_go_is == "pass"
    )
    by_passes = passes and (rules.ending.agreement or rules.ending.pass_rounds > 0)
    if by_passes or rules.ending.scoreless_turns > 0 or rules.round.limit != "none":
        return None
    return (
        "ending.agreement, ending.pass_rounds and ending.scoreless_turns leave no end for a game "
        "that nobody goes out of; set one of them (the first two need passes), or round.limit."
    )


def void_phonies_cost_nothing(rules: Rules) -> str | None:
    """Where phonies cannot be played, no failed challenge is charged."""
    if rules.words.phonies != "void":
        return None
    for name in ("failed_points", "failed_fee", "failed_seconds"):
        cost = getattr(rules.challenge, name)
        if cost > 0:
            return (
                f'challenge.{name} is {cost}, but words.phonies is "void", '
                "so nobody can challenge; it must be 0."
            )
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
