"""Time, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.rules.explain.sentence import Sentence, count, duration

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.rules.model import Rules

TURN: Final = {
    "soft": (
        "A turn should not last more than {time}; then the {side} is asked to play, exchange or "
        "miss the go, or is given more time."
    ),
    "hard": (
        "A turn is {time}, and not longer: what is laid then stands if it may, "
        "and anything else goes back."
    ),
}
MISSED: Final = {
    "pass": "A missed go counts as a pass.",
    "nothing": "A missed go does not count as a pass.",
}
CLOCKS: Final = {
    "if-organiser-sets": "If the organiser sets clocks, each {side} has {time}.",
    "on": "Each {side} has a clock with {time}.",
}
AT_BELL: Final = {
    "hard-stop": "At the bell the game stops; what is not announced goes back.",
    "finish-turn": "At the bell the turn under way is finished.",
    "equal-turns": "At the bell play goes on until every {side} has had as many turns.",
}


def time(rules: Rules) -> Iterator[Sentence]:
    """How long a turn, a game and a round may last."""
    yield from _turn(rules)
    yield from _clocks(rules)
    yield from _round(rules)


def _turn(rules: Rules) -> Iterator[Sentence]:
    turn = rules.turn
    if turn.limit == "none":
        yield Sentence(
            "A turn has no time limit.",
            ("turn.limit",),
            moot=("turn.seconds", "turn.warn_seconds", "turn.missed_go_is"),
        )
        return
    yield Sentence(
        TURN[turn.limit].format(time=duration(turn.seconds), side=rules.sides.called),
        ("turn.limit", "turn.seconds"),
    )
    yield Sentence(
        f"A warning comes after {duration(turn.warn_seconds)}."
        if turn.warn_seconds
        else "There is no warning before the time is up.",
        ("turn.warn_seconds",),
    )
    yield Sentence(MISSED[turn.missed_go_is], ("turn.missed_go_is",))


def _clocks(rules: Rules) -> Iterator[Sentence]:
    clocks = rules.clocks
    if clocks.use == "off":
        yield Sentence(
            "No game clocks are used.",
            ("clocks.use",),
            moot=("clocks.seconds", "clocks.overtime_points"),
        )
        return
    length = f"{duration(clocks.seconds)} for the game" if clocks.seconds else "the time then set"
    yield Sentence(
        CLOCKS[clocks.use].format(time=length, side=rules.sides.called),
        ("clocks.use", "clocks.seconds"),
    )
    yield Sentence(
        f"Play goes on past the end of a clock; each started minute over costs "
        f"{count(clocks.overtime_points, 'point')} at the end.",
        ("clocks.overtime_points",),
    )


def _round(rules: Rules) -> Iterator[Sentence]:
    limit, seconds = rules.round.limit, rules.round.seconds
    if limit == "none":
        yield Sentence(
            "The round has no time limit.",
            ("round.limit",),
            moot=("round.seconds", "round.at_bell"),
        )
        return
    if limit == "set":
        text = f"The round lasts {duration(seconds)}."
    elif seconds:
        text = f"The organiser sets the time for the round: {duration(seconds)}."
    else:
        text = "The organiser sets the time for the round before it begins."
    yield Sentence(
        text,
        ("round.limit", "round.seconds") if seconds else ("round.limit",),
        moot=() if seconds else ("round.seconds",),
    )
    yield Sentence(AT_BELL[rules.round.at_bell].format(side=rules.sides.called), ("round.at_bell",))
