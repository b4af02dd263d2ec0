"""What a side proposes before the game is answered before anybody begins."""

from __future__ import annotations

import pytest

from rackhouse.record import CLOCK, DIRECTOR, Actor
from rackhouse.referee import Command, view
from rackhouse.referee.commands import AgreeBoard, AgreeDictionary, Begin, GiveNonce
from rackhouse.tiles import Layout
from tests.kit.table import LIST, PAPER, Table

seat = Actor.seat_at
SUPER, CLASSIC = Layout.named("super"), Layout.named("classic")


def agreeable(sides: int = 2) -> Table:
    """A table whose sheet lets its sides agree on a book and a board."""
    own = {"words.own_dictionary": "if-all-agree", "tiles.own_board": "if-all-agree"}
    table = Table("base", sides=sides, settings=own)
    for side in range(sides):
        table.do(GiveNonce(seat(side), "chance"))
    return table


def waits(table: Table) -> list[tuple[int, ...]]:
    """For whom each proposal waits, as the page is told."""
    seen = view(table.state, seat(0), table.world)
    books = [one.waiting_for for one in seen.proposals]
    return books + [one.waiting_for for one in seen.board_proposals]


@pytest.mark.rule("D-04", "A-21")
@pytest.mark.parametrize(
    ("proposal", "answer", "what"),
    [
        (
            AgreeDictionary(seat(0), PAPER),
            AgreeDictionary(seat(1), LIST),
            "dictionary: Player 1, A book on paper",
        ),
        (
            AgreeBoard(seat(0), SUPER),
            AgreeBoard(seat(1), CLASSIC),
            f"board: Player 1, {SUPER.title}",
        ),
    ],
)
def test_nobody_begins_over_a_proposal_that_is_not_answered(
    proposal: Command, answer: Command, what: str
) -> None:
    table = agreeable()
    table.do(proposal)
    assert waits(table) == [(1,)]
    for actor in (seat(0), seat(1), DIRECTOR, CLOCK):
        assert table.refused(Begin(actor)) == f"referee-answer-{what}, Player 2"
    # To name what is in force is to decline.
    table.do(answer)
    assert waits(table)[0] == ()
    table.do(Begin(seat(0)))
    assert (table.state.dictionary, table.state.board.layout) == (LIST, CLASSIC)


@pytest.mark.rule("D-04", "A-21")
def test_whoever_proposes_can_think_better_of_it() -> None:
    table = agreeable()
    table.do(AgreeDictionary(seat(0), PAPER))
    table.do(AgreeDictionary(seat(0), LIST))
    assert waits(table) == [()]
    table.do(Begin(seat(0)))
    assert table.state.dictionary == LIST


@pytest.mark.rule("D-04", "A-21")
def test_another_proposal_wants_another_answer_and_the_same_one_does_not() -> None:
    table = agreeable()
    table.do(AgreeBoard(seat(0), SUPER))
    table.do(AgreeBoard(seat(1), CLASSIC))
    table.do(AgreeBoard(seat(0), SUPER))
    assert waits(table) == [(), ()]
    other = Layout.drawn("plain", "A plain board", "\n".join(["." * 15] * 15))
    table.do(AgreeBoard(seat(0), other))
    assert table.refused(Begin(seat(0))).endswith("A plain board, Player 2")
    table.do(AgreeBoard(seat(1), other))
    table.do(Begin(seat(0)))
    assert table.state.board.layout == other
    table.check_record()


@pytest.mark.rule("D-04", "A-21")
def test_each_of_several_sides_answers() -> None:
    table = agreeable(3)
    table.do(AgreeDictionary(seat(2), PAPER))
    table.do(AgreeDictionary(seat(0), PAPER))
    assert waits(table) == [(1,), (1,)]
    assert table.refused(Begin(seat(0))).endswith("A book on paper, Player 2")
    table.do(AgreeDictionary(seat(1), LIST))
    table.do(Begin(seat(0)))
    assert table.state.dictionary == LIST
