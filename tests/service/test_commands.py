"""A command is carried out once, on what stands now, and late only where it really is."""

from __future__ import annotations

import asyncio

import pytest

from rackhouse.errors import MalformedError
from rackhouse.record import CLOCK, Actor, Phase, facts
from rackhouse.referee import commands as c
from rackhouse.service.answers import Done, Envelope, Refused, Stale
from rackhouse.service.carry_out import carry_out
from rackhouse.service.errors import NotAllowedError, UnknownGameError
from tests.service.kit import Guest, Tables, opened_hall, set_table

pytestmark = pytest.mark.anyio

SEAT_1, SEAT_2 = Actor.seat_at(0), Actor.seat_at(1)


async def played(table: Tables) -> tuple[Guest, Guest]:
    """The mover makes a play; whoever made it, and whoever may challenge it."""
    mover, other = table.mover, table.other
    rack = table.state.sides[table.state.mover].rack
    word = table.state.board.tile_set.alphabet.text([tile for tile in rack if tile][:2])
    await mover.do(c.Commit(mover.place, play=f"8G {word}"))
    return mover, other


async def test_a_command_sent_twice_is_carried_out_once_and_answered_the_same(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        mover = table.mover
        seen = table.state.number
        first = await mover.ask(c.Pass(mover.place), seen=seen, name="a pass")
        number = table.state.number
        again = await mover.ask(c.Pass(mover.place), seen=seen, name="a pass")
        assert isinstance(first, Done)
        assert again == first
        assert table.state.number == number
        # A process that has never seen the command finds its receipt in the store.
        hall.games.forget(table.game)
        assert await mover.ask(c.Pass(mover.place), seen=seen, name="a pass") == first


async def test_the_same_id_from_another_person_is_another_command(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        first, second = table.mover, table.other
        await first.ask(c.Pass(first.place), name="pass")
        answer = await second.ask(c.Pass(second.place), name="pass")
        assert isinstance(answer, Done)
        assert answer.news[0].kind == "passed"
        assert answer.news[0].data == {"seat": second.place.seat}


async def test_a_refused_command_changes_nothing_and_can_be_tried_again_under_its_id(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        mover, other = table.mover, table.other
        number = table.state.number
        refused = await other.ask(c.Pass(other.place), name="early")
        assert isinstance(refused, Refused)
        assert "turn" in str(refused.reason)
        assert table.state.number == number
        await mover.do(c.Pass(mover.place))
        assert isinstance(await other.ask(c.Pass(other.place), name="early"), Done)


async def test_a_marker_since_the_sender_looked_does_not_make_a_play_stale(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, "depaul")
        await table.seats[0].do(c.Begin(SEAT_1))
        await table.mover.do(c.Pass(table.mover.place))
        mover, other = table.mover, table.other
        seen = table.state.number
        await other.do(c.MarkDiscrepancy(other.place, "the bag was left open"))
        answer = await mover.ask(c.Pass(mover.place), seen=seen)
        assert isinstance(answer, Done)


async def test_a_window_that_has_shut_makes_a_challenge_stale_and_tells_what_was_missed(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        _, other = await played(table)
        seen = table.state.number
        await other.do(c.Accept(other.place))
        number = table.state.number
        late = await other.stale(c.CallChallenge(other.place), seen)
        assert late.reason.key == "late-play-stands"
        assert [item.number for item in late.missed] == list(range(seen + 1, number + 1))
        assert "window shut" in [item.kind for item in late.missed]
        assert table.state.number == number


async def test_one_may_play_on_before_hearing_that_the_own_turn_has_begun(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        _, other = await played(table)
        seen = table.state.number
        await other.do(c.Accept(other.place))
        assert isinstance(await other.ask(c.Pass(other.place), seen=seen), Done)


async def test_a_play_meant_for_a_turn_that_is_over_is_stale(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        mover, other = table.mover, table.other
        seen = table.state.number
        await mover.do(c.Pass(mover.place))
        await other.do(
            c.ExchangeTiles(
                other.place,
                table.live.state.text(table.state.sides[other.place.seat or 0].rack[:1]),
            )
        )
        # It is this side's turn again, but the pass was meant for the one before.
        assert isinstance(await mover.ask(c.Pass(mover.place), seen=seen), Stale)
        assert table.state.phase is Phase.ON_TURN


async def test_what_was_missed_reaches_back_beyond_what_is_at_hand(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, "depaul")
        await table.seats[0].do(c.Begin(SEAT_1))
        await table.mover.do(c.Pass(table.mover.place))
        mover, other = table.mover, table.other
        seen = table.state.number
        for at in range(60):
            await other.do(c.MarkDiscrepancy(other.place, f"note {at}"))
        await mover.do(c.Pass(mover.place))
        late = await mover.stale(c.Pass(mover.place), seen)
        assert [item.number for item in late.missed] == list(
            range(seen + 1, table.state.number + 1)
        )


async def test_nobody_acts_from_a_place_that_they_do_not_hold(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        number = table.state.number
        one, two = table.seats
        envelope = Envelope("forged", number, c.Resign(two.place))
        for place in (two.place, CLOCK, Actor.seat_at(7)):
            with pytest.raises(NotAllowedError):
                await carry_out(hall.games, one.person, table.game, place, envelope)
        with pytest.raises(UnknownGameError):
            await carry_out(hall.games, one.person, "nowhere", one.place, envelope)
        bad = Envelope("", number, c.Resign(one.place))
        with pytest.raises(MalformedError):
            await carry_out(hall.games, one.person, table.game, one.place, bad)
        assert table.state.number == number


async def test_the_actor_in_a_command_does_not_count_only_the_place(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        mover, other = table.mover, table.other
        # From the other's place it is the other who would pass, whatever the command says.
        assert "turn" in await other.refused(c.Pass(mover.place))
        assert "the program" in await other.refused(c.Tick(CLOCK))


async def test_whoever_hangs_up_still_has_their_command_carried_out(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        mover = table.mover
        number = table.state.number
        envelope = Envelope("then gone", number, c.Pass(mover.place))
        asking = asyncio.create_task(
            carry_out(hall.games, mover.person, table.game, mover.place, envelope)
        )
        while not table.live.lock.locked():
            await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        again = await carry_out(hall.games, mover.person, table.game, mover.place, envelope)
        assert isinstance(again, Done)
        passed = [entry for entry in table.live.recent if isinstance(entry.fact, facts.Passed)]
        assert len(passed) == 1


async def test_a_list_that_the_hall_does_not_have_cannot_be_agreed_on(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, "depaul")
        ours = table.state.dictionary
        seat = table.seats[0]
        other = type(ours)("Another", "", ours.name, "0" * 64)
        assert "has changed" in await seat.refused(c.AgreeDictionary(seat.place, other))
        unknown = type(ours)("Another", "", "no-such-list", "0" * 64)
        assert "no-such-list" in await seat.refused(c.AgreeDictionary(seat.place, unknown))
        paper = type(ours)("A book on paper")
        for one in table.seats:
            await one.do(c.AgreeDictionary(one.place, paper))
        assert table.state.dictionary == paper
