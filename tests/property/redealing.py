"""The same game to one viewer, and quite another one behind the racks."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from rackhouse.lexicon import Judge, Verdict, WordRuling
from rackhouse.record import Actor, FairDraws, Role, State
from rackhouse.record.state import without
from rackhouse.referee import World


def redealt(chance: Random, state: State, viewer: Actor) -> State:
    """A dealt game in which everything that the viewer may not know is different.

    All tiles that the viewer cannot see are mixed and dealt again, the racks and the bag keeping
    their sizes; private answers are turned round and declared letters are others.
    """
    seat = viewer.seat if viewer.role is Role.SEAT else None
    others = [at for at in range(len(state.sides)) if at != seat]
    hidden = list(state.bag)
    for at in others:
        hidden += state.sides[at].rack
    chance.shuffle(hidden)
    sides = list(state.sides)
    for at in others:
        side = sides[at]
        rack = bytes(sorted(hidden.pop() for _ in range(side.held)))
        answer = None if side.says_no_more is None else not side.says_no_more
        sides[at] = replace(side, rack=rack, says_no_more=answer)
    pending, turn_state = state.pending, state.turn_state
    if pending is not None and pending.seat != seat:
        drawn = bytes(sorted(chance.sample(sides[pending.seat].rack, len(pending.drawn))))
        pending = replace(pending, drawn=drawn)
    if state.mover != seat:
        # A bought tile is none of those drawn after the play, and may be one of those laid.
        could_be = sides[state.mover].rack
        if pending is not None and pending.seat == state.mover:
            could_be = without(could_be, pending.drawn) + bytes(pending.play.tiles)
        bought = could_be[: len(turn_state.bought)]
        turn_state = replace(turn_state, bought=tuple(bought), peek_prefix="ZZZ")
    return replace(
        state,
        sides=tuple(sides),
        bag=bytes(sorted(hidden)),
        pending=pending,
        turn_state=turn_state,
        markers=tuple(replace(marker, before=state) for marker in state.markers),
    )


def otherworldly(chance: Random, world: World, *, good: bool) -> World:
    """The same moment with another secret, other draws, other words and other plays left."""
    return World(
        world.now,
        None if world.draw is None else FairDraws(chance.randbytes(32)),
        judge_saying(good=good),
        lambda _board, _rack: good,
        chance.randbytes(32).hex(),
        world.stakes,
    )


def judge_saying(*, good: bool) -> Judge:
    """A judge to whom all words are good, or none."""
    return lambda words: Verdict.of(WordRuling(word, good, "So it is.") for word in words)
