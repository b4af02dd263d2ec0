"""A turn: laying tiles, exchanging, passing, and pressing the clock."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rackhouse.board import Play, score_play
from rackhouse.errors import RackhouseError
from rackhouse.messages import all_of, any_of, message
from rackhouse.record import Phase, Role, State, facts
from rackhouse.referee.deciding import CommandRefused
from rackhouse.referee.ending import next_mover, run_clock, start_next_turn
from rackhouse.referee.setting_up import seat_of
from rackhouse.referee.supply import drawn, refill, stop_clock
from rackhouse.referee.window import pending_play, score_keeper_for, shut_window, why_not_shut

if TYPE_CHECKING:
    from rackhouse.messages import Message
    from rackhouse.record import Actor
    from rackhouse.referee.commands import Commit, ExchangeTiles, LayTiles, Pass, PressClock
    from rackhouse.referee.deciding import GameDeciding, World


def may_take_turn(state: State, actor: Actor, world: World) -> Message | None:
    """Why a side cannot act as the side on turn.

    While a play is pending, the next side's action starts its turn and shuts the window.
    """
    seat = seat_of(actor)
    coming = state.mover if state.phase is Phase.ON_TURN else next_mover(state)
    if seat != coming:
        return message("referee-not-your-turn", seat=state.seat_name(coming))
    if state.phase is Phase.ON_TURN:
        return None
    if state.rules.window.shuts == "score-confirmed":
        keeper = score_keeper_for(state, pending_play(state).seat)
        if seat == keeper:
            return message("referee-confirm-score-first")
        return message("referee-score-first", seat=state.seat_name(keeper))
    return why_not_shut(state, seat, world.now)


def start_turn(deciding: GameDeciding) -> None:
    """Shut the window of a pending play and begin the turn."""
    if deciding.state.phase is Phase.PENDING and not shut_window(deciding):
        raise CommandRefused("referee-no-turn-follows")


def may_lay(state: State, actor: Actor, world: World) -> Message | None:
    """Why tiles cannot be laid for good."""
    if state.rules.placing.locked != "when-laid":
        return message("referee-no-touch-move")
    return may_take_turn(state, actor, world)


def lay_tiles(deciding: GameDeciding, command: LayTiles) -> None:
    """Touch-move: lay tiles that stay; later tiles of the turn are added to them."""
    start_turn(deciding)
    play = read_play(deciding.state, command.play)
    _check_tiles(deciding.state, play)
    _check_touched(deciding.state, play)
    deciding.write(facts.TilesLaid(deciding.state.mover, play.notation))


def commit(deciding: GameDeciding, command: Commit) -> None:
    """Make a play: geometry, tiles and score are checked, words are not (A-19)."""
    start_turn(deciding)
    state = deciding.state
    if command.play:
        play = read_play(state, command.play)
    else:
        try:
            play = Play.of(state.board, command.placements, state.rules.placing.opening_tiles)
        except RackhouseError as error:
            raise CommandRefused(error.message) from error
    _check_tiles(state, play)
    _check_touched(state, play)
    _check_repeats(state, play)
    _check_void(deciding, play)
    by_press = state.rules.placing.ends_by == "press" and state.has_clocks
    make_play(deciding, play, pressed=command.press or not by_press)


def commit_draft(deciding: GameDeciding, draft: str) -> bool:
    """Play the last draft at a hard limit, if it is legal; returns whether it was."""
    if not draft:
        return False
    try:
        play = read_play(deciding.state, draft)
        _check_tiles(deciding.state, play)
        _check_touched(deciding.state, play)
        _check_repeats(deciding.state, play)
        _check_void(deciding, play)
    except CommandRefused:
        return False
    make_play(deciding, play, pressed=True)
    return True


def read_play(state: State, text: str) -> Play:
    """A play from its text, or a refusal that says what is wrong with it."""
    try:
        return Play.parse(text, state.board, state.rules.placing.opening_tiles)
    except RackhouseError as error:
        raise CommandRefused(error.message) from error


def make_play(deciding: GameDeciding, play: Play, *, pressed: bool) -> None:
    """Enter a legal play: score it, lock it, open its window."""
    state = deciding.state
    score = score_play(state.board, play, state.rules.scoring.bonus)
    deciding.write(
        facts.PlayMade(
            seat=state.mover,
            play=play.notation,
            laid=state.board.tile_set.alphabet.text(place.tile for place in play.placements),
            words=play.words,
            points=tuple(word.points for word in score.words),
            bonus=score.bonus,
            score=score.total,
            pressed=pressed,
        )
    )
    if pressed:
        _open_window(deciding)


def _check_tiles(state: State, play: Play) -> None:
    """Check that the tiles are on the rack or, with real tiles, that they can be."""
    if lack := lack_of(state, state.mover, play):
        raise CommandRefused(lack)


def lack_of(state: State, seat: int, play: Play) -> Message | None:
    """The tiles a side lacks for a play: on its rack or, with real tiles, in the set."""
    side = state.sides[seat]
    if len(play.tiles) > side.held:
        return message("referee-too-many-tiles", held=side.held, laid=len(play.tiles))
    have = Counter(side.rack if state.is_dealt else state.bag)
    have.subtract(play.tiles)
    missing = sorted(tile for tile, count in have.items() if count < 0)
    if not missing:
        return None
    tiles = any_of(state.signs(missing))
    if not state.is_dealt:
        return message("referee-too-few-in-set", tiles=tiles)
    held = all_of(state.signs(side.rack))
    if any(tile in side.rack for tile in missing):
        return message("referee-too-few-on-rack", tiles=tiles, rack=held)
    return message("referee-not-on-rack", tiles=tiles, rack=held)


def _check_touched(state: State, play: Play) -> None:
    """Touch-move: check that tiles laid for good stay where they are."""
    laid = state.turn_state.laid
    if laid and not set(read_play(state, laid).placements) <= set(play.placements):
        raise CommandRefused("referee-touched-tiles-stay", play=laid)


def _check_repeats(state: State, play: Play) -> None:
    """If the house bars repeated words, check that no word was played before."""
    if state.rules.words.repeats:
        return
    played = {word for line in state.tally if not line.withdrawn for word in line.words}
    for word in play.words:
        if word in played or play.words.count(word) > 1:
            raise CommandRefused("referee-word-repeated", word=word)


def _check_void(deciding: GameDeciding, play: Play) -> None:
    """If phonies are void in this house, look the words up now."""
    if deciding.state.rules.words.phonies != "void":
        return
    if deciding.world.judge is None:
        raise CommandRefused("referee-no-phonies-needs-list")
    refused = [ruling.word for ruling in deciding.world.judge(play.words).refused]
    if refused:
        raise CommandRefused("referee-not-in-list", words=all_of(refused))


def _open_window(deciding: GameDeciding) -> None:
    """End the turn: draw if the sheet draws now, and run the next side's time."""
    state = deciding.state
    if state.rules.drawing.when == "at-once":
        refill(deciding, state.mover)
    waits = state.rules.window.shuts == "score-confirmed"
    if waits or deciding.state.phase is Phase.FINAL_PENDING:
        stop_clock(deciding)
    else:
        run_clock(deciding, next_mover(deciding.state))


def may_press(state: State, actor: Actor, _world: World) -> Message | None:
    """Why the clock cannot be pressed."""
    if actor.role is Role.SEAT and actor.seat != state.mover:
        return message("referee-clock-not-pressed", seat=state.seat_name(state.mover))
    return None


def press_clock(deciding: GameDeciding, _command: PressClock) -> None:
    """Press the clock: announcing locked the tiles, pressing passes the turn (A-09)."""
    deciding.write(facts.ClockPressed(deciding.state.mover))
    _open_window(deciding)


def may_exchange(state: State, actor: Actor, world: World) -> Message | None:
    """Why a side cannot exchange tiles."""
    if why := may_take_turn(state, actor, world):
        return why
    if state.phase is Phase.ON_TURN and state.turn_state.is_buyer:
        return message("referee-no-exchange-after-buying")
    if state.phase is Phase.ON_TURN and state.turn_state.laid:
        return message("referee-touched-tiles-stay", play=state.turn_state.laid)
    none_is_pass = state.rules.exchange.none_is == "pass"
    least = max(1, state.rules.exchange.least_in_bag)
    if state.bag_count < least and not none_is_pass:
        return message("referee-too-few-in-bag", least=least, bag=state.bag_count)
    return None


def exchange_tiles(deciding: GameDeciding, command: ExchangeTiles) -> None:
    """Draw first, then return the discards, so nobody redraws their own (A-13)."""
    start_turn(deciding)
    state = deciding.state
    seat = state.mover
    side = state.sides[seat]
    discarded = _discards(state, command)
    count = len(discarded) if state.is_dealt else command.count
    if count == 0 and state.rules.exchange.none_is == "pass":
        _pass(deciding)
        return
    if count < 1:
        raise CommandRefused("referee-exchange-none")
    if count > side.held:
        raise CommandRefused("referee-exchange-too-many", held=side.held, count=count)
    least = max(count, state.rules.exchange.least_in_bag)
    if state.bag_count < least:
        raise CommandRefused("referee-too-few-in-bag", least=least, bag=state.bag_count)
    number, new = 0, b""
    if state.is_dealt:
        number, new = state.draws + 1, drawn(deciding, state.bag, count)
    deciding.write(
        facts.TilesExchanged(seat, count, state.text(discarded), state.text(new), number)
    )
    start_next_turn(deciding)


def _discards(state: State, command: ExchangeTiles) -> bytes:
    if not state.is_dealt:
        if command.tiles:
            raise CommandRefused("referee-exchange-number-only")
        return b""
    try:
        tiles = state.parse(command.tiles)
    except RackhouseError as error:
        raise CommandRefused(error.message) from error
    rack = state.sides[state.mover].rack
    if Counter(tiles) - Counter(rack):
        raise CommandRefused("referee-exchange-from-rack", rack=all_of(state.signs(rack)))
    return tiles


def may_pass(state: State, actor: Actor, world: World) -> Message | None:
    """Why a side cannot pass."""
    if why := may_take_turn(state, actor, world):
        return why
    if not state.rules.passing.allowed:
        return message("referee-no-passing")
    if state.phase is Phase.ON_TURN and state.turn_state.laid:
        return message("referee-touched-tiles-stay", play=state.turn_state.laid)
    return None


def pass_turn(deciding: GameDeciding, _command: Pass) -> None:
    """Pass."""
    start_turn(deciding)
    _pass(deciding)


def _pass(deciding: GameDeciding) -> None:
    deciding.write(facts.Passed(deciding.state.mover))
    start_next_turn(deciding)
