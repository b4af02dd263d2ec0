"""The end of a game, explained line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.cli.speech import speak, voice
from rackhouse.cli.terminal.telling import dollars
from rackhouse.messages import Name

if TYPE_CHECKING:
    from rackhouse.cli.terminal.seats import TerminalPeople
    from rackhouse.referee import GameView
    from rackhouse.referee.views import SideView
    from rackhouse.rules import Rules


def result_lines(view: GameView, people: TerminalPeople, rules: Rules) -> list[str]:
    """How every final score came about, then the places, then everything else."""
    assert view.end is not None
    lines = [_sum(view, people, rules, side.seat) for side in view.sides]
    if not view.end.places:
        return lines
    lines.append("")
    places = view.end.places
    order = sorted(range(len(view.sides)), key=lambda seat: places[seat])
    for seat in order:
        side = view.sides[seat]
        lines.append(f"{view.end.places[seat]}. {people.name(seat)} {side.score}{gone(side)}")
    lines += _tie(view, people, rules)
    if view.end.play_left is not None:
        key = "terminal-play-left" if view.end.play_left else "terminal-no-play-left"
        lines.append(speak(key))
    owing = [side for side in view.sides if side.owed]
    lines += [
        speak("terminal-owes-money", who=people.who(side.seat), amount=dollars(side.owed))
        for side in owing
    ]
    return lines


def gone(side: SideView) -> str:
    """The note after the score of a side that resigned."""
    return f" {speak('terminal-gone')}" if side.is_resigned else ""


def _sum(view: GameView, people: TerminalPeople, rules: Rules, seat: int) -> str:
    """One side's sum: ``Ann: 310 - 7 (A E R unplayed) = 303``."""
    assert view.end is not None
    side = view.sides[seat]
    given = [one for one in view.points_given if one.seat == seat and one.turn is None]
    if not given:
        return speak("terminal-sum-nothing", who=Name(people.name(seat)), score=side.score)
    text = f"{people.name(seat)}: {side.score - sum(one.points for one in given)}"
    is_twice = rules.unplayed.count == "double-to-out"
    others = "terminal-sum-others-twice" if is_twice else "terminal-sum-others"
    tiles = {
        "own unplayed": speak("terminal-sum-own", tiles=side.rack or ""),
        "others' unplayed": speak(others, tiles=_other_racks(view, seat)),
    }
    for one in given:
        sign = "-" if one.points < 0 else "+"
        text += f" {sign} {abs(one.points)} ({tiles.get(one.reason) or voice().say(one.why)})"
    return f"{text} = {side.score}"


def _other_racks(view: GameView, seat: int) -> str:
    assert view.end is not None
    others = [side for side in view.sides if side.seat not in (seat, *view.end.set_aside)]
    return ", ".join(side.rack for side in others if side.rack)


def _tie(view: GameView, people: TerminalPeople, rules: Rules) -> list[str]:
    assert view.end is not None
    end = view.end
    first = [seat for seat, place in enumerate(end.places) if place == 1]
    if len(first) > 1:
        names, then = people.all_named(first), rules.result.still_tied
        return [speak("terminal-tied", names=names, then=then)]
    winner = first[0]
    level = [
        side.seat
        for side in view.sides
        if side.score == view.sides[winner].score and not side.is_resigned
    ]
    if len(level) > 1 and rules.result.tie == "score-before-unplayed":
        before = ", ".join(f"{people.name(seat)} {end.before_unplayed[seat]}" for seat in level)
        return [speak("terminal-tie-before", names=people.all_named(level), scores=before)]
    return []
