"""The judge's queue: every open call of every table of theirs, and the list that may answer."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from rackhouse.record import Phase
from rackhouse.referee import commands as c
from rackhouse.service.answers import Done, Stale
from rackhouse.service.calls import calls_for
from rackhouse.service.errors import ConflictError, NotAllowedError
from rackhouse.service.follow_calls import follow_calls
from rackhouse.service.hall import Hall
from rackhouse.service.ruling import rule_by_list
from tests.service.kit import Guest, HandClock, Tables, opened_hall, set_table
from tests.wire.sitting import WORDS

pytestmark = pytest.mark.anyio


async def judged_table(
    hall: Hall, judge: Guest | None = None, **opening: Any
) -> tuple[Tables, Guest]:
    """A table whose sheet calls a judge, and its judge, who may be that of another already."""
    table = await set_table(hall, "fundraiser", judge="person", **opening)
    if judge is None:
        return table, await table.guest("judge")
    await table.let_in(judge.person, "judge")
    return table, Guest(hall, judge.person, table.game, judge.place)


async def challenge(table: Tables, *, phony: bool = True) -> str:
    """The side on turn lays two letters, and the other side challenges them."""
    mover, other = table.mover, table.other
    own = (await mover.view()).own
    assert own is not None
    rack = own.rack.replace("?", "")
    pairs = (one + two for at, one in enumerate(rack) for two in rack[:at] + rack[at + 1 :])
    word = next(pair for pair in pairs if (pair in WORDS) is not phony)
    await mover.do(c.Commit(mover.place, play=f"8G {word}"))
    await other.do(c.CallChallenge(other.place))
    return word


async def test_a_judge_hears_of_a_call_and_of_its_end_without_asking(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        first, judge = await judged_table(hall)
        second, _ = await judged_table(hall, judge)
        told = follow_calls(hall.games, judge.person)
        assert await anext(told) == ()
        word = await challenge(second)
        (call,) = await anext(told)
        assert (call.game, call.words, call.is_taken_up) == (second.game, (word,), False)
        other = await challenge(first)
        assert {call.words for call in await anext(told)} == {(word,), (other,)}
        at_second = Guest(hall, judge.person, second.game, judge.place)
        await at_second.do(c.Rule(judge.place, acceptable=False))
        (left,) = await anext(told)
        assert left.game == first.game
        await judge.do(c.TakeUpCall(judge.place))
        (taken,) = await anext(told)
        assert taken.is_taken_up
        await told.aclose()
        await asyncio.sleep(0)
        assert not hall.games.hub.has_readers(first.game), "whoever stops listening is forgotten"


async def test_a_judge_is_told_which_letters_are_blanks(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table, judge = await judged_table(hall, custody="table")
        one, other = table.seats
        await one.do(c.Begin(one.place, (("A", "B"),)))
        await one.do(c.Commit(one.place, play="8G ZaNQ"))
        await other.do(c.CallChallenge(other.place))
        (call,) = await calls_for(hall.games, judge.person)
        assert (call.words, call.tiles) == (("ZANQ",), ("ZaNQ",))


async def test_all_calls_of_a_judge_come_in_the_order_in_which_they_wait(database_url: str) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock) as hall:
        first, judge = await judged_table(hall)
        second, _ = await judged_table(hall, judge)
        assert await calls_for(hall.games, judge.person) == ()
        later = await challenge(second)
        clock.pass_time(12)
        word = await challenge(first)
        clock.pass_time(3)
        calls = await calls_for(hall.games, judge.person)
        assert [(call.game, call.words, call.waited) for call in calls] == [
            (second.game, (later,), 15_000),
            (first.game, (word,), 3_000),
        ]
        assert all(call.has_list and not call.is_taken_up for call in calls)
        assert await calls_for(hall.games, first.mover.person) == ()
        await judge.do(c.Rule(judge.place, acceptable=False))
        assert [call.game for call in await calls_for(hall.games, judge.person)] == [second.game]


@pytest.mark.parametrize("phony", [True, False])
async def test_the_list_answers_for_the_judge_and_for_nobody_else(
    database_url: str, phony: bool
) -> None:
    async with opened_hall(database_url) as hall:
        table, judge = await judged_table(hall)
        with pytest.raises(ConflictError, match="Nothing is called"):
            await rule_by_list(hall.games, judge.person, table.game, "early", 1)
        await challenge(table, phony=phony)
        seen = table.state.number
        for seat in table.seats:
            with pytest.raises(NotAllowedError):
                await rule_by_list(hall.games, seat.person, table.game, "not mine", seen)
        answer = await rule_by_list(hall.games, judge.person, table.game, "ruling", seen)
        assert isinstance(answer, Done)
        verdict = next(item for item in answer.news if item.kind == "ruled")
        assert verdict.data["acceptable"] is not phony
        again = await rule_by_list(hall.games, judge.person, table.game, "ruling", seen)
        assert again == answer, "sent twice, it is answered alike"
        with pytest.raises(ConflictError, match="Nothing is called"):
            await rule_by_list(hall.games, judge.person, table.game, "another", table.state.number)


async def test_a_ruling_on_a_call_that_was_withdrawn_is_late(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table, judge = await judged_table(hall)
        await challenge(table)
        seen = table.state.number
        caller = table.other
        await caller.do(c.WithdrawCall(caller.place))
        await caller.do(c.CallChallenge(caller.place))
        answer = await rule_by_list(hall.games, judge.person, table.game, "late", seen)
        assert isinstance(answer, Stale)
        assert table.phase() is Phase.ADJUDICATING


async def test_from_a_book_on_paper_only_the_judge_can_rule(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table, judge = await judged_table(hall, book="The big green one")
        await challenge(table)
        assert not (await calls_for(hall.games, judge.person))[0].has_list
        with pytest.raises(ConflictError, match="rule from the book"):
            await rule_by_list(hall.games, judge.person, table.game, "ruling", table.state.number)
