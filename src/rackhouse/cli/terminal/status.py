"""The notes beside the board and above the prompt: time, money, the window, what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.cli.speech import speak
from rackhouse.cli.terminal.telling import dollars, minutes, points
from rackhouse.messages import Name, all_of, known, message
from rackhouse.referee.transitions import saying

if TYPE_CHECKING:
    from rackhouse.cli.terminal.seats import TerminalPeople
    from rackhouse.messages import Value
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
"""What to type for each option."""
HELP_INDENT = 19
"""The column in which help describes a line."""
_UNSAID = ("accept", "resign", "correct score")
"""Options without a reminder at every prompt: Enter accepts, and ``help`` lists the rest."""


def may_line(view: GameView, rules: Rules) -> str:
    """What the viewer may do now, as typed."""
    typed = [
        _typed(option, view)
        for option in view.options
        if option.why_not is None and option.command in _TYPED
        if option.command not in _UNSAID
    ]
    if any(option.command == "buy help" and option.why_not is None for option in view.options):
        typed[2:2] = [help_typed(name, rules) for name in rules.helps]
    orders = ", ".join(typed)
    return speak("terminal-you-can", orders=orders) if typed else speak("terminal-type-help")


def _typed(option: OptionView, view: GameView) -> str:
    """What to type for an option; with real tiles an exchange names no tiles."""
    if option.command == "exchange tiles" and view.custody == "table":
        return "exchange 3"
    return _TYPED[option.command]


def help_typed(name: str, rules: Rules) -> str:
    """How to buy a help at the prompt."""
    sold = rules.helps[name]
    if sold.kind == "peek":
        return f"peek {'ABCDEFGHIJKLMNO'[: sold.known_letters]}"
    return f"buy {name} X" if sold.kind == "letter" else f"buy {name}"


def help_lines(view: GameView, people: TerminalPeople, rules: Rules) -> list[str]:
    """What the viewer may do now, and why not the rest."""
    lines = [speak("terminal-help-heading")]
    lines += [
        _entry(_typed(option, view), people.voice.say(saying(option.command)))
        for option in view.options
        if option.why_not is None and option.command in _TYPED
    ]
    for name, sold in rules.helps.items():
        key = "terminal-price-a-point" if sold.kind == "letter" else "terminal-price"
        said = speak(key, title=known("data-help-", sold.title), price=dollars(sold.price))
        lines.append(_entry(help_typed(name, rules), said))
    has_money = rules.helps or rules.challenge.failed_fee
    looks = "terminal-help-looks-money" if has_money else "terminal-help-looks"
    lines += [
        f"  {speak(looks)}",
        _entry("pause, quit", speak("terminal-help-stop")),
        speak("terminal-help-places"),
    ]
    reasons = [
        _entry(_typed(option, view), people.voice.say(option.why_not))
        for option in view.options
        if option.why_not is not None and option.command in _TYPED
    ]
    return [*lines, speak("terminal-help-not-now"), *reasons] if reasons else lines


def _entry(typed: str, says: str) -> str:
    return f"  {typed:<{HELP_INDENT - 3}} {says}"


def window_line(view: GameView, people: TerminalPeople, rules: Rules) -> str:
    """The open window in words, and the cost of a failed challenge."""
    window = view.window
    if window is None:
        return ""
    said: dict[str, Value] = {
        "who": people.who(window.seat),
        "word": window.words[0],
        "score": window.score,
    }
    if window.held_by is not None:
        return speak("terminal-held", holder=people.who(window.held_by), **said)
    if window.is_final:
        text = speak("terminal-open-minute", **said)
    elif rules.window.shuts == "draw" and view.bag_count:
        text = speak("terminal-open-until-draw", **said)
    elif window.score_keeper is not None and rules.window.shuts == "score-confirmed":
        keeper = people.who(window.score_keeper)
        text = speak("terminal-open-until-score", other=keeper, **said)
    else:
        text = speak("terminal-open-until-turn", other=people.who(window.next_mover), **said)
    costs = failed_costs(rules)
    return f"{text} {speak('terminal-challenge-costs', costs=all_of(costs))}" if costs else text


def failed_costs(rules: Rules) -> list[Value]:
    """What a failed challenge costs; empty if it is free."""
    costs = rules.challenge
    parts: list[Value] = []
    if costs.failed_turns:
        parts.append(message("terminal-cost-turn"))
    if costs.failed_points:
        is_each = costs.points_for == "each-word"
        key = "terminal-cost-points-each" if is_each else "terminal-cost-points"
        parts.append(message(key, points=points(costs.failed_points)))
    if costs.failed_fee:
        parts.append(dollars(costs.failed_fee))
    if costs.failed_seconds:
        parts.append(message("terminal-cost-seconds", count=costs.failed_seconds))
    return parts


def side_notes(view: GameView, people: TerminalPeople) -> list[str]:
    """Short notes for the column beside the board."""
    notes = [speak("terminal-bag", count=view.bag_count)]
    time = view.time
    if time.turn_left is not None and time.turn_seat is not None and view.end is None:
        key = "terminal-time-over" if time.turn_left < 0 else "terminal-time-left"
        name = Name(people.name(time.turn_seat))
        notes.append(speak(key, who=name, time=minutes(abs(time.turn_left))))
    if time.clock_seconds is not None:
        for side in view.sides:
            left = time.clock_seconds * 1000 - side.clock_used
            running = "▸" if time.ticking == side.seat else ""
            notes.append(f"{running}{people.name(side.seat)} {minutes(left)}")
    if time.round_ends is not None and not time.bell and view.end is None:
        left = max(0, time.round_ends - time.now)
        notes.append(speak("terminal-round-left", time=minutes(left)))
    for side in view.sides:
        who = people.who(side.seat)
        if side.skips:
            notes.append(speak("terminal-misses-a-turn", who=who))
        if side.owed:
            notes.append(speak("terminal-owes", who=who, amount=dollars(side.owed)))
        if side.is_resigned:
            notes.append(speak("terminal-has-resigned", who=who))
    if view.score_keeper is not None:
        notes.append(speak("terminal-keeps-score", who=people.who(view.score_keeper)))
    return notes
