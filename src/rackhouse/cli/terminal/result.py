"""The end of a game, explained line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.cli.terminal.telling import dollars

if TYPE_CHECKING:
    from rackhouse.cli.terminal.seats import People
    from rackhouse.referee import GameView
    from rackhouse.referee.views import SideView
    from rackhouse.rules import Rules

_STILL_TIED = {
    "replay-or-draw": "The sheet wants a winner: play again, or draw tiles for it.",
    "director": "The director decides.",
    "half-win-each": "Each has half a win.",
    "better-round": "The better round decides between them.",
    "shared": "They share the place.",
}


def result_lines(view: GameView, people: People, rules: Rules) -> list[str]:
    """How every final score came about, then the places, then what else there is to say."""
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
        left = "a play was still left" if view.end.play_left else "no play was left"
        lines.append(f"On the racks {left}.")
    owing = [side for side in view.sides if side.owed]
    lines += [f"{people.does(side.seat, 'owes')} {dollars(side.owed)}." for side in owing]
    return lines


def gone(side: SideView) -> str:
    """What stands behind the score of a side that gave the game up."""
    return " (resigned)" if side.is_resigned else ""


def _sum(view: GameView, people: People, rules: Rules, seat: int) -> str:
    """One side's sum: ``Ann: 310 - 7 (A E R unplayed) = 303``."""
    assert view.end is not None
    side = view.sides[seat]
    given = [
        entry for entry in view.end.points_given if entry[0] == seat and entry[2] != "challenge"
    ]
    if not given:
        return f"{people.name(seat)}: {side.score}, nothing to add or take off."
    text = f"{people.name(seat)}: {side.score - sum(entry[1] for entry in given)}"
    twice = "twice " if rules.unplayed.count == "double-to-out" else ""
    for _, count, reason in given:
        sign = "-" if count < 0 else "+"
        what = {
            "own unplayed": f"{side.rack} unplayed",
            "others' unplayed": f"{twice}{_other_racks(view, seat)} of the others",
            "overtime": "overtime",
        }[reason]
        text += f" {sign} {abs(count)} ({what})"
    return f"{text} = {side.score}"


def _other_racks(view: GameView, seat: int) -> str:
    assert view.end is not None
    others = [side for side in view.sides if side.seat not in (seat, *view.end.set_aside)]
    return ", ".join(side.rack for side in others if side.rack)


def _tie(view: GameView, people: People, rules: Rules) -> list[str]:
    assert view.end is not None
    end = view.end
    first = [seat for seat, place in enumerate(end.places) if place == 1]
    if len(first) > 1:
        return [f"{people.names(first)} are level. {_STILL_TIED[rules.result.still_tied]}"]
    winner = first[0]
    level = [
        side.seat
        for side in view.sides
        if side.score == view.sides[winner].score and not side.is_resigned
    ]
    if len(level) > 1 and rules.result.tie == "score-before-unplayed":
        before = ", ".join(f"{people.name(seat)} {end.before_unplayed[seat]}" for seat in level)
        return [f"{people.names(level)} are level; before unplayed tiles it was {before}."]
    return []
