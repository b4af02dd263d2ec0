"""Folding: facts that no referee wrote are told apart, whatever they say."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rackhouse.errors import MalformedError
from rackhouse.record import CLOCK, RecordEntry, State, facts, fold
from rackhouse.record.facts import AnyFact
from rackhouse.tiles import Layout
from tests.property.garbling import TYPES, some_value
from tests.record.games import certified_game, table_game, unfinished_game

GAMES = (
    certified_game(),
    table_game(),
    *(unfinished_game(120, sheet, seed) for seed, sheet in enumerate(("fundraiser", "iowa"))),
)
KINDS = get_args(AnyFact)


def only_malformed(entries: list[RecordEntry]) -> State | None:
    """What the entries fold to, or nothing; any other error than ours goes through."""
    try:
        return fold(entries)
    except MalformedError as error:
        assert str(error).endswith(".")  # noqa: PT017  both ways out are right
        return None


def renumbered(entries: list[RecordEntry]) -> list[RecordEntry]:
    return [replace(entry, number=number) for number, entry in enumerate(entries, start=1)]


def garbled_fact(chance: Random, fact: Any) -> Any:
    """The fact with one field changed to something else of its type."""
    fields = [field for field in msgspec.structs.fields(fact) if field.type in TYPES]
    if not fields:
        return fact
    field = chance.choice(fields)
    return replace(fact, **{field.name: some_value(chance, field.type)})


@given(st.sampled_from(GAMES), st.integers(0, 2**32))
def test_facts_with_changed_fields_fold_or_are_told_apart(
    game: list[RecordEntry], seed: int
) -> None:
    chance = Random(seed)
    entries = list(game)
    for _ in range(chance.choice((1, 1, 1, 4))):
        at = chance.randrange(len(entries))
        entries[at] = replace(entries[at], fact=garbled_fact(chance, entries[at].fact))
    only_malformed(entries)


@given(st.sampled_from(GAMES), st.integers(0, 2**32))
def test_facts_in_any_order_fold_or_are_told_apart(game: list[RecordEntry], seed: int) -> None:
    chance = Random(seed)
    cut = chance.randrange(1, len(game))
    others = chance.sample(chance.choice(GAMES), 12)
    only_malformed(renumbered([*game[:cut], *others, *game[cut:]]))


@given(st.sampled_from(GAMES), st.integers(0, 2**32))
def test_facts_that_are_left_out_are_told_apart_or_not_missed(
    game: list[RecordEntry], seed: int
) -> None:
    chance = Random(seed)
    at = chance.randrange(1, len(game))
    only_malformed(renumbered([*game[:at], *game[at + 1 :]]))


@pytest.mark.parametrize("sides", [-1, 0, 1, 5, 10**9])
def test_a_table_with_too_many_sides_is_no_table(sides: int) -> None:
    first = GAMES[0][0]
    with pytest.raises(
        MalformedError, match=r"^Step 1 of the record cannot have happened: A game has 2"
    ):
        fold([replace(first, fact=replace(first.fact, sides=sides))])


def test_a_board_that_is_not_there_is_told() -> None:
    first = GAMES[0][0]
    assert isinstance(first.fact, facts.GameCreated)
    tiles = replace(first.fact.rules.tiles, board="nowhere")
    rules = replace(first.fact.rules, tiles=tiles)
    with pytest.raises(
        MalformedError, match=r"^Step 1 of the record cannot have happened: .*nowhere"
    ):
        fold([replace(first, fact=replace(first.fact, rules=rules))])


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
def test_a_fact_about_a_seat_that_there_is_not_is_told(seat: int) -> None:
    entry = RecordEntry(2, 0, CLOCK, facts.NonceGiven(seat, "n"))
    with pytest.raises(
        MalformedError, match=r"^Step 2 of the record is about a seat that this game does"
    ):
        fold([GAMES[0][0], entry])


@pytest.mark.parametrize(
    "layout",
    [
        Layout("a", "", 10**9, 10**9, 0, "."),
        Layout("a", "", -3, -3, 0, "........."),
        Layout("a", "", 0, 0, 0, ""),
    ],
)
def test_a_board_that_is_no_rectangle_is_told(layout: Layout) -> None:
    entry = RecordEntry(2, 0, CLOCK, facts.BoardAgreed(layout))
    with pytest.raises(MalformedError, match="not a rectangle of signs"):
        fold([GAMES[0][0], entry])


def test_a_fact_without_what_it_follows_from_is_told() -> None:
    for fact in (facts.Resumed(), facts.EntryTakenBack(), facts.ClockPressed(0)):
        with pytest.raises(
            MalformedError, match=r"^Step 2 of the record cannot have happened: it does not"
        ):
            fold([GAMES[0][0], RecordEntry(2, 0, CLOCK, fact)])


def test_a_record_without_its_first_fact_is_told() -> None:
    with pytest.raises(MalformedError, match=r"^The record is empty\.$"):
        fold([])
    with pytest.raises(MalformedError, match="does not begin with the step that creates"):
        fold(GAMES[0][1:])
    with pytest.raises(
        MalformedError, match=r"^Step 2 of the record creates the game a second time"
    ):
        fold([GAMES[0][0], replace(GAMES[0][0], number=2)])


def test_every_kind_of_fact_can_be_folded() -> None:
    from rackhouse.record.folding import _APPLY  # noqa: PLC0415  the table itself is looked at

    assert {*_APPLY, facts.GameCreated} == set(KINDS)
