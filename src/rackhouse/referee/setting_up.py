"""Before the first turn: nonces, agreements, the score-keeper, the draw for first, the deal.

A side answers by naming something itself: the same thing is a yes, what is in force is a no, and
anything else is its own proposal, which needs an answer too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

from rackhouse.errors import RackhouseError
from rackhouse.messages import Message, Name, all_of, message
from rackhouse.record import Role, State, facts
from rackhouse.referee.deciding import CommandRefused, writable
from rackhouse.referee.ending import run_clock
from rackhouse.referee.supply import draw_lots, refill, told_lots
from rackhouse.tiles import Layout

if TYPE_CHECKING:
    from rackhouse.record import Actor, DictionaryReference
    from rackhouse.record.facts import Ruler
    from rackhouse.referee import commands as c
    from rackhouse.referee.deciding import GameDeciding, World
    from rackhouse.rules import Rules


Named = TypeVar("Named")


class Proposal(msgspec.Struct, Generic[Named], frozen=True):
    """What a side has named last."""

    seat: int
    named: Named
    waiting_for: tuple[int, ...]
    """The sides that have not answered it."""


def proposals(
    history: Sequence[tuple[int, Named]], in_force: Named, sides: int
) -> tuple[Proposal[Named], ...]:
    """The current proposal of each side that has named something, oldest first.

    >>> proposals([(0, "book"), (1, "list"), (0, "book")], "list", 3)[0].waiting_for
    (2,)
    """
    standing = sorted((_since(history, seat), seat) for seat in {seat for seat, _ in history})
    found = []
    for since, seat in standing:
        named = history[since][1]
        waiting = [
            other
            for other in range(sides)
            if named != in_force
            and other != seat
            and not any(
                speaker == other and (at > since or said == named)
                for at, (speaker, said) in enumerate(history)
            )
        ]
        found.append(Proposal(seat, named, tuple(waiting)))
    return tuple(found)


def _since(history: Sequence[tuple[int, Named]], seat: int) -> int:
    """The index from which a side has named what it names now, repeats included."""
    own = [(at, named) for at, (speaker, named) in enumerate(history) if speaker == seat]
    since, last = own[-1]
    for at, named in reversed(own):
        if named != last:
            break
        since = at
    return since


def unanswered(state: State) -> Message | None:
    """Why the game cannot begin: the first proposal that somebody has not answered."""
    sides = len(state.sides)
    for book in proposals(state.dictionary_proposals, state.dictionary, sides):
        if book.waiting_for:
            return message(
                "referee-answer-dictionary",
                seat=state.seat_name(book.seat),
                title=Name(book.named.title),
                seats=all_of(map(state.seat_name, book.waiting_for)),
            )
    for board in proposals(state.board_proposals, state.board.layout, sides):
        if board.waiting_for:
            return message(
                "referee-answer-board",
                seat=state.seat_name(board.seat),
                title=Name(board.named.title),
                seats=all_of(map(state.seat_name, board.waiting_for)),
            )
    return None


def is_agreed(history: Sequence[tuple[int, Named]], named: Named, sides: int) -> bool:
    """Whether every side currently names this."""
    latest = dict(history)
    return len(latest) == sides and all(one == named for one in latest.values())


_NONCE_LIMIT = 200


def ruler_of(rules: Rules, dictionary: DictionaryReference) -> Ruler:
    """Who answers challenges; a book on paper needs people (A-20, A-21)."""
    if rules.challenge.ruled_by == "list" and not dictionary.is_loaded:
        return "players"
    return rules.challenge.ruled_by


def may_give_nonce(state: State, actor: Actor, _world: World) -> Message | None:
    """Why a seat cannot add its nonce."""
    if not state.is_dealt:
        return message("referee-no-nonce-real-tiles")
    if actor.seat is not None and state.sides[actor.seat].nonce is not None:
        return message("referee-nonce-given")
    return None


def give_nonce(deciding: GameDeciding, command: c.GiveNonce) -> None:
    """Add a seat's own randomness to the draws."""
    if not 1 <= len(command.nonce) <= _NONCE_LIMIT:
        raise CommandRefused("referee-nonce-length", most=_NONCE_LIMIT)
    nonce = writable(command.nonce)
    deciding.write(facts.NonceGiven(seat_of(command.actor), nonce))


def may_agree_dictionary(state: State, _actor: Actor, _world: World) -> Message | None:
    """Why sides cannot agree on a dictionary of their own."""
    if state.rules.words.own_dictionary == "no":
        return message("referee-no-own-dictionary")
    return None


def agree_dictionary(deciding: GameDeciding, command: c.AgreeDictionary) -> None:
    """Agree on a dictionary; in force once every side names the same, before the game (A-21)."""
    if not command.dictionary.title.strip():
        raise CommandRefused("referee-name-dictionary")
    book = command.dictionary
    for part in (book.title, book.edition, book.name, book.checksum):
        writable(part)
    deciding.write(facts.DictionaryProposed(seat_of(command.actor), command.dictionary))
    state = deciding.state
    if is_agreed(state.dictionary_proposals, command.dictionary, len(state.sides)):
        ruler = ruler_of(state.rules, command.dictionary)
        deciding.write(facts.DictionaryAgreed(command.dictionary, ruler))


def may_agree_board(state: State, _actor: Actor, _world: World) -> Message | None:
    """Why sides cannot agree on a board of their own."""
    if state.rules.tiles.own_board == "no":
        return message("referee-no-own-board")
    return None


def agree_board(deciding: GameDeciding, command: c.AgreeBoard) -> None:
    """Agree on a board; in force once every side names the same, before the first draw (A-21)."""
    _check_layout(command.layout)
    deciding.write(facts.BoardProposed(seat_of(command.actor), command.layout))
    state = deciding.state
    if is_agreed(state.board_proposals, command.layout, len(state.sides)):
        deciding.write(facts.BoardAgreed(command.layout))


def _check_layout(layout: Layout) -> None:
    """Refuse a broken layout: it comes from outside, not from our data files."""
    writable(layout.name)
    writable(layout.title)
    rows, columns = layout.rows, layout.columns
    if not (0 < rows <= 26 and 0 < columns <= 26 and len(layout.signs) == rows * columns):
        raise CommandRefused("referee-board-size")
    drawing = [layout.signs[at : at + columns] for at in range(0, rows * columns, columns)]
    try:
        Layout.drawn(layout.name, layout.title, "\n".join(drawing))
    except RackhouseError as error:
        raise CommandRefused(error.message) from error
    if not 0 <= layout.start < rows * columns:
        raise CommandRefused("referee-board-start")


def may_choose_score_keeper(state: State, _actor: Actor, _world: World) -> Message | None:
    """Why no score-keeper can be chosen."""
    if state.rules.score_keeper.chosen == "none":
        return message("referee-no-score-keeper")
    return None


def choose_score_keeper(deciding: GameDeciding, command: c.ChooseScoreKeeper) -> None:
    """Choose a score-keeper; the choice may change until the game begins."""
    if not 0 <= command.seat < len(deciding.state.sides):
        raise CommandRefused("referee-no-seat", number=command.seat + 1)
    deciding.write(facts.ScoreKeeperChosen(command.seat))


def may_begin(state: State, _actor: Actor, _world: World) -> Message | None:
    """Why the game cannot begin yet."""
    if state.is_dealt:
        missing = [seat for seat, side in enumerate(state.sides) if side.nonce is None]
        if missing:
            return message("referee-nonces-missing", seats=all_of(map(state.seat_name, missing)))
    if state.rules.score_keeper.chosen == "a-player" and state.score_keeper is None:
        return message("referee-choose-score-keeper")
    return unanswered(state)


def begin(deciding: GameDeciding, command: c.Begin) -> None:
    """Draw for first, put the lots back, deal, and start the first turn and the round.

    Where it is settled who plays first, nobody draws.
    """
    seats = range(len(deciding.state.sides))
    settled = deciding.state.plays_first
    if settled is not None:
        first = settled
    elif deciding.state.is_dealt:
        if command.lots:
            raise CommandRefused("referee-lots-are-drawn")
        first = draw_lots(deciding, seats, "first play")
    else:
        first = told_lots(deciding, seats, command.lots, "first play")
    deciding.write(facts.FirstDecided(first))
    state = deciding.state
    dealt_in_order = state.rules.dealing.order == "first-player-first"
    for seat in state.order if dealt_in_order else seats:
        refill(deciding, seat)
    if state.rules.round.limit != "none" and state.round_ends is None:
        deciding.write(facts.RoundEndSet(deciding.now + state.rules.round.seconds * 1000))
    deciding.write(facts.TurnBegan(first))
    run_clock(deciding, first)


def seat_of(actor: Actor) -> int:
    """The seat of an actor who has one."""
    assert actor.role is Role.SEAT
    assert actor.seat is not None
    return actor.seat
