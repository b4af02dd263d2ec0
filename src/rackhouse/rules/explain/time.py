"""Time, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.rules.explain.sentence import Sentence, count, duration

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.rules.model import Rules

TURN: Final = {
    "soft": (
        "A turn should not last more than {time}; then the {side} should play, exchange or "
        "miss the go."
    ),
    "hard": (
        "A turn is {time}, and not longer: what is laid then stands if it may, "
        "and anything else goes back."
    ),
}
MORE_TIME: Final = {"granted": "The score-keeper may grant more time."}
MISSED: Final = {
    "pass": "A missed go counts as a pass.",
    "nothing": "A missed go does not count as a pass.",
}
CLOCKS: Final = {
    "if-organiser-sets": "Clocks are used if the organiser sets them.",
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
            moot=("turn.seconds", "turn.warn_seconds", "turn.missed_go_is", "turn.more_time"),
        )
        return
    yield Sentence(
        TURN[turn.limit].format(time=duration(turn.seconds), side=rules.sides.called),
        ("turn.limit", "turn.seconds"),
        moot=() if turn.limit == "soft" else ("turn.more_time",),
    )
    if turn.limit == "soft":
        yield Sentence(MORE_TIME[turn.more_time], ("turn.more_time",))
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
    side, points = rules.sides.called, count(clocks.overtime_points, "point")
    if clocks.use == "if-organiser-sets":
        yield Sentence(CLOCKS[clocks.use], ("clocks.use",))
        yield Sentence(
            f"The organiser then says how long each {side} has and what a minute over costs; "
            f"{duration(clocks.seconds)} and {points} are offered.",
            ("clocks.seconds", "clocks.overtime_points"),
        )
        return
    length = f"{duration(clocks.seconds)} for the game" if clocks.seconds else "the time then set"
    yield Sentence(
        CLOCKS[clocks.use].format(time=length, side=side), ("clocks.use", "clocks.seconds")
    )
    yield Sentence(
        f"Play goes on past the end of a clock; each started minute over costs "
        f"{points} at the end.",
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
