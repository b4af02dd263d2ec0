"""Commands with arguments that make sense at the moment: one builder for every row of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import TypeAlias

from rackhouse.board import Play
from rackhouse.record import Actor, DictionaryReference, Phase, State
from rackhouse.record.facts import DiscrepancyOutcome
from rackhouse.referee import Command
from rackhouse.referee import commands as c
from rackhouse.tiles import Layout
from tests.property.laying import some_play

Build: TypeAlias = Callable[[Random, State, Actor], Command | None]

DAY = 24 * 3600 * 1000
SMALL_BOARD = Layout.drawn("small", "A small board", "\n".join(["." * 9] * 9))


def sensible(chance: Random, kind: type[Command], state: State, actor: Actor) -> Command | None:
    """A command of that kind, well formed for the state; ``None`` where luck found none."""
    return BUILD[kind](chance, state, actor)


def plain(kind: Callable[[Actor], Command]) -> Build:
    """The builder of a command without arguments."""
    return lambda _chance, _state, actor: kind(actor)


def mover_of(state: State) -> int:
    """The side that moves next; while a play is pending, roughly."""
    if state.phase is Phase.ON_TURN:
        return state.mover
    order = [seat for seat in state.in_game if seat != state.mover]
    return order[0] if order else state.mover


def hand_of(state: State, actor: Actor) -> bytes:
    """The tiles that a side may lay; with real tiles, any that are left."""
    assert actor.seat is not None
    side = state.sides[actor.seat]
    return side.rack if state.is_dealt else state.bag


def a_play(chance: Random, state: State, actor: Actor) -> Play | None:
    """A play of no more tiles than the actor has; now and then of tiles that it has not."""
    assert actor.seat is not None
    wishful = chance.random() < 0.1
    hand = state.board.tile_set.tiles if wishful else hand_of(state, actor)
    play = some_play(chance, state.board, hand)
    if play is None or len(play.tiles) > state.sides[actor.seat].held:
        return None
    return play


def lay_tiles(chance: Random, state: State, actor: Actor) -> Command | None:
    play = a_play(chance, state, actor)
    return None if play is None else c.LayTiles(actor, play.notation)


def commit(chance: Random, state: State, actor: Actor) -> Command | None:
    press = chance.random() < 0.7
    if state.turn_state.laid and state.phase is Phase.ON_TURN:
        return c.Commit(actor, state.turn_state.laid, press=press)
    play = a_play(chance, state, actor)
    if play is None:
        return None
    if chance.random() < 0.5:
        return c.Commit(actor, play.notation, press=press)
    return c.Commit(actor, placements=play.placements, press=press)


def exchange(chance: Random, state: State, actor: Actor) -> Command | None:
    assert actor.seat is not None
    count = min(state.sides[actor.seat].held, state.bag_count, chance.randint(1, 7))
    if not state.is_dealt:
        return c.ExchangeTiles(actor, count=count)
    tiles = bytes(chance.sample(list(state.sides[actor.seat].rack), count))
    return c.ExchangeTiles(actor, state.text(bytes(sorted(tiles))))


def buy_help(chance: Random, state: State, actor: Actor) -> Command | None:
    name = chance.choice(list(state.rules.helps))
    letters = state.board.tile_set.alphabet.letters
    known = state.rules.helps[name].known_letters
    give = state.text(hand_of(state, actor)[-1:])
    return c.BuyHelp(
        actor,
        name,
        letter=chance.choice((*letters, "?")),
        prefix="".join(chance.choices("AEIOST", k=known)),
        give=give,
        found=chance.random() < 0.8,
    )


def challenge(chance: Random, state: State, actor: Actor) -> Command | None:
    if state.rules.challenge.scope == "play" or state.pending is None or chance.random() < 0.5:
        return c.CallChallenge(actor)
    words = [word for word in state.pending.play.words if word not in state.pending.ruled]
    return c.CallChallenge(actor, tuple(words[:1]))


def begin(chance: Random, state: State, actor: Actor) -> Command | None:
    if state.is_dealt:
        return c.Begin(actor)
    letters = chance.sample(state.board.tile_set.alphabet.letters[:12], len(state.sides))
    return c.Begin(actor, (tuple(letters),))


def declare_rack(chance: Random, state: State, actor: Actor) -> Command | None:
    missing = [seat for seat, side in enumerate(state.sides) if side.held and side.declared is None]
    seat = chance.choice(missing or [0])
    left = Counter(state.bag)
    for side in state.sides:
        left.subtract(side.declared or b"")
    tiles = bytes(sorted(chance.sample(sorted(left.elements()), state.sides[seat].held)))
    return c.DeclareRack(actor, seat, state.text(tiles))


def break_tie(chance: Random, state: State, actor: Actor) -> Command | None:
    if state.is_dealt and chance.random() < 0.5:
        return c.BreakTie(actor, "draw")
    return c.BreakTie(actor, "order", tuple(chance.sample(state.undecided, len(state.undecided))))


def correct_score(chance: Random, state: State, actor: Actor) -> Command | None:
    lines = [line.turn for line in state.tally if line.kind == "play" and not line.withdrawn]
    # Few scores, so that sides come to agree now and then.
    return c.CorrectScore(actor, lines[-1], chance.choice((10, 11))) if lines else None


def rule_discrepancy(chance: Random, state: State, actor: Actor) -> Command | None:
    markers = [marker.number for marker in state.markers if marker.outcome is None]
    if not markers:
        return None
    outcomes: tuple[DiscrepancyOutcome, ...] = ("stands", "stands", "points", "resumed", "awarded")
    return c.RuleDiscrepancy(
        actor, markers[0], chance.choice(outcomes), seat=0, points=chance.randint(-20, 20)
    )


def settle_tab(chance: Random, state: State, actor: Actor) -> Command | None:
    owing = [seat for seat in range(len(state.sides)) if state.ledger.owed(seat) > 0]
    if not owing:
        return None
    seat = chance.choice(owing)
    return c.SettleTab(actor, seat, chance.randint(1, state.ledger.owed(seat)))


def void_fee(chance: Random, state: State, actor: Actor) -> Command | None:
    entries = [entry.number for entry in state.ledger.entries]
    return c.VoidFee(actor, chance.choice(entries), waive=chance.random() < 0.5)


def refill_seat(chance: Random, state: State, actor: Actor) -> Command:
    return c.RefillSeat(actor, chance.randrange(len(state.sides)), ("director",))


def tick(chance: Random, state: State, actor: Actor) -> Command | None:
    if state.order and not state.is_over:
        play = a_play(chance, state, Actor.seat_at(mover_of(state)))
        return c.Tick(actor, "" if play is None else play.notation)
    return c.Tick(actor)


BUILD: dict[type[Command], Build] = {
    c.GiveNonce: lambda chance, _, actor: c.GiveNonce(actor, f"nonce {chance.random()}"),
    c.AgreeDictionary: lambda chance, _, actor: c.AgreeDictionary(
        actor, DictionaryReference(chance.choice(("One book", "Another book")))
    ),
    c.AgreeBoard: lambda chance, _, actor: c.AgreeBoard(
        actor, chance.choice((SMALL_BOARD, Layout.named("classic")))
    ),
    c.ChooseScoreKeeper: lambda chance, state, actor: c.ChooseScoreKeeper(
        actor, chance.randrange(len(state.sides))
    ),
    c.Begin: begin,
    c.LayTiles: lay_tiles,
    c.Commit: commit,
    c.PressClock: plain(c.PressClock),
    c.ExchangeTiles: exchange,
    c.Pass: plain(c.Pass),
    c.BuyHelp: buy_help,
    c.Accept: plain(c.Accept),
    c.CallHold: plain(c.CallHold),
    c.DrawTiles: plain(c.DrawTiles),
    c.ConfirmScore: plain(c.ConfirmScore),
    c.CallChallenge: challenge,
    c.TakeUpCall: plain(c.TakeUpCall),
    c.WithdrawCall: plain(c.WithdrawCall),
    c.Rule: lambda chance, _, actor: c.Rule(actor, chance.random() < 0.5),
    c.ConfirmVerdict: lambda chance, _, actor: c.ConfirmVerdict(actor, chance.random() < 0.6),
    c.Tick: tick,
    c.TakeVacation: lambda chance, state, actor: c.TakeVacation(
        actor, state.at + chance.randint(0, 3) * DAY
    ),
    c.GrantTime: lambda chance, _, actor: c.GrantTime(actor, chance.randint(1, 60)),
    c.DeclareMissedGo: plain(c.DeclareMissedGo),
    c.SetRoundEnd: lambda chance, state, actor: c.SetRoundEnd(
        # By correspondence, days pass in which nothing is written.
        actor,
        state.at
        + (60 * DAY if state.is_by_correspondence else 3_600_000)
        + chance.randint(1, 3_600_000),
    ),
    c.RingBell: plain(c.RingBell),
    c.Pause: plain(c.Pause),
    c.Resume: plain(c.Resume),
    c.AnswerPlays: lambda chance, _, actor: c.AnswerPlays(actor, chance.random() < 0.7),
    c.Resign: plain(c.Resign),
    c.Forfeit: lambda chance, state, actor: c.Forfeit(
        actor, chance.choice(state.in_game), "left the hall"
    ),
    c.DeclareRack: declare_rack,
    c.BreakTie: break_tie,
    c.ConfirmResult: plain(c.ConfirmResult),
    c.Certify: plain(c.Certify),
    c.CorrectScore: correct_score,
    c.TakeBack: plain(c.TakeBack),
    c.RefuseTakeBack: plain(c.RefuseTakeBack),
    c.Abort: plain(c.Abort),
    c.MarkDiscrepancy: lambda _chance, _state, actor: c.MarkDiscrepancy(actor, "we disagree"),
    c.RuleDiscrepancy: rule_discrepancy,
    c.SettleTab: settle_tab,
    c.VoidFee: void_fee,
    c.RefillSeat: refill_seat,
}

RARE: dict[type[Command], float] = {
    **dict.fromkeys((c.Resign, c.Abort, c.Forfeit, c.RingBell, c.SetRoundEnd), 0.001),
    **dict.fromkeys((c.Pause, c.CorrectScore, c.TakeBack, c.MarkDiscrepancy, c.VoidFee), 0.01),
    c.TakeVacation: 0.05,
    c.RefillSeat: 0.01,
    c.RefuseTakeBack: 0.3,
    **dict.fromkeys((c.ChooseScoreKeeper, c.Certify, c.ConfirmResult, c.SettleTab), 0.03),
    **dict.fromkeys((c.Pass, c.ExchangeTiles, c.AgreeBoard, c.AgreeDictionary), 0.3),
    c.Commit: 4.0,
}
"""How much less, or more, often than others a command is given."""
