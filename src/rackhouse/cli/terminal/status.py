"""What stands beside the board and above the prompt: time, money, the window, what may be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.cli.terminal.telling import dollars, minutes, points
from rackhouse.referee.transitions import saying

if TYPE_CHECKING:
    from rackhouse.cli.terminal.seats import People
    from rackhouse.referee import GameView
    from rackhouse.referee.views import OptionView
    from rackhouse.rules import Rules

_TYPED = {
    "commit": "8D WORD",
    "lay tiles": "lay 8D WORD",
    "exchange tiles": "exchange ABC",
    "pass": "pass",
    "accept": "accept",
    "challenge": "challenge",
    "call hold": "hold",
    "draw tiles": "draw",
    "confirm score": "confirm",
    "press clock": "press",
    "withdraw call": "withdraw",
    "grant time": "grant 60",
    "declare missed go": "missed",
    "take back": "take back",
    "mark discrepancy": "mark NOTE",
    "correct score": "correct 3 24",
    "resign": "resign",
}
"""What to type for what may be done."""
HELP_INDENT = 19
"""The column in which help says what a line does."""
_UNSAID = ("accept", "resign", "correct score")
"""What needs no reminder at every prompt: Enter accepts, and ``help`` tells the rest."""


def may_line(view: GameView, rules: Rules) -> str:
    """What the viewer may do now, as it is typed."""
    typed = [
        _typed(option, view)
        for option in view.options
        if option.why_not is None and option.command in _TYPED
        if option.command not in _UNSAID
    ]
    if any(option.command == "buy help" and option.why_not is None for option in view.options):
        typed[2:2] = [help_typed(name, rules) for name in rules.helps]
    return f"You can: {', '.join(typed)}; help." if typed else "Type help to see what you can do."


def _typed(option: OptionView, view: GameView) -> str:
    """What is typed for an option: of real tiles nobody says which are exchanged."""
    if option.command == "exchange tiles" and view.custody == "table":
        return "exchange 3"
    return _TYPED[option.command]


def help_typed(name: str, rules: Rules) -> str:
    """How a help is bought at the prompt."""
    sold = rules.helps[name]
    if sold.kind == "peek":
        return f"peek {'ABCDEFGHIJKLMNO'[: sold.known_letters]}"
    return f"buy {name} X" if sold.kind == "letter" else f"buy {name}"


def help_lines(view: GameView, people: People, rules: Rules) -> list[str]:
    """What the viewer may do now, and why not the rest."""
    lines = ["You can:"]
    lines += [
        _entry(_typed(option, view), str(saying(option.command)))
        for option in view.options
        if option.why_not is None and option.command in _TYPED
    ]
    for name, sold in rules.helps.items():
        price = f"{dollars(sold.price)} a point" if sold.kind == "letter" else dollars(sold.price)
        lines.append(_entry(help_typed(name, rules), f"{sold.title}, {price}"))
    money = " money" if rules.helps or rules.challenge.failed_fee else ""
    lines += [
        f"  board rack shuffle score unseen clock{money} why rules: look at things",
        _entry("pause, quit", "stop; the game is saved after every move"),
        "A place is 8D (across) or D8 (down); a blank is a small letter: 8D TRAiNER.",
    ]
    reasons = [
        _entry(_typed(option, view), people.named(str(option.why_not), view.mover))
        for option in view.options
        if option.why_not is not None and option.command in _TYPED
    ]
    return [*lines, "Not now:", *reasons] if reasons else lines


def _entry(typed: str, says: str) -> str:
    return f"  {typed:<{HELP_INDENT - 3}} {says}"


def window_line(view: GameView, people: People, rules: Rules) -> str:
    """The open window in words, and what a failed challenge would cost."""
    window = view.window
    if window is None:
        return ""
    play = f"{people.whose(window.seat)} {window.words[0]} ({window.score})"
    play = play[:1].upper() + play[1:]
    if window.held_by is not None:
        return f"{play} is held by {people.name(window.held_by)}: challenge or accept."
    if window.is_final:
        until = "within a minute or until all accept"
    elif rules.window.shuts == "draw" and view.bag_count:
        until = f"until {people.mid(window.seat, 'draws')}"
    elif window.score_keeper is not None and rules.window.shuts == "score-confirmed":
        until = f"until {people.mid(window.score_keeper, 'confirms')} the score"
    else:
        until = f"until {people.mid(window.next_mover, 'starts')} the next turn"
    cost = failed_cost(rules)
    return (
        f"{play} can be challenged {until}{f'; a failed challenge costs {cost}' if cost else ''}."
    )


def failed_cost(rules: Rules) -> str:
    """What a failed challenge costs; empty where it is free."""
    costs = rules.challenge
    parts = []
    if costs.failed_turns:
        parts.append("the next turn")
    if costs.failed_points:
        each = " for each word" if costs.points_for == "each-word" else ""
        parts.append(f"{points(costs.failed_points)} to the other side{each}")
    if costs.failed_fee:
        parts.append(dollars(costs.failed_fee))
    if costs.failed_seconds:
        parts.append(f"{costs.failed_seconds} seconds")
    return " and ".join(parts)


def side_notes(view: GameView, people: People) -> list[str]:
    """Short notes for the column beside the board."""
    notes = [f"Bag {view.bag_count}"]
    time = view.time
    if time.turn_left is not None and time.turn_seat is not None and view.end is None:
        name = people.name(time.turn_seat)
        over = time.turn_left < 0
        notes.append(f"{name}: {minutes(abs(time.turn_left))} {'over' if over else 'left'}")
    if time.clock_seconds is not None:
        for side in view.sides:
            left = time.clock_seconds * 1000 - side.clock_used
            running = "▸" if time.ticking == side.seat else ""
            notes.append(f"{running}{people.name(side.seat)} {minutes(left)}")
    if time.round_ends is not None and not time.bell and view.end is None:
        notes.append(f"Round: {minutes(max(0, time.round_ends - time.now))} left")
    for side in view.sides:
        if side.skips:
            notes.append(f"{people.does(side.seat, 'misses', 'miss')} a turn")
        if side.owed:
            notes.append(f"{people.does(side.seat, 'owes')} {dollars(side.owed)}")
        if side.is_resigned:
            notes.append(f"{people.name(side.seat)} resigned")
    if view.score_keeper is not None:
        notes.append(f"{people.does(view.score_keeper, 'keeps')} the score")
    return notes
