"""Places at a table: taken by secrets that can be taken back, alone, together, or several."""

from __future__ import annotations

from pathlib import Path

import pytest

from rackhouse.record import Actor, Phase
from rackhouse.referee import commands as c
from rackhouse.service.ask import answer_ask
from rackhouse.service.errors import ConflictError, NotAllowedError
from rackhouse.service.join import give_up_place, invite, join, revoke
from rackhouse.service.list_games import list_games
from rackhouse.service.look import look, watch
from rackhouse.service.messages import Rematch
from rackhouse.service.new_table import rematch
from rackhouse.service.open_game import Opening, open_table
from rackhouse.service.people import sign_in_by_name
from rackhouse.service.places import parse_place, place_name
from rackhouse.service.values import EngineChair
from tests.service.kit import STRONG, Guest, HandClock, Pilot, next_of, opened_hall, set_table

pytestmark = pytest.mark.anyio

SEAT_1, SEAT_2 = Actor.seat_at(0), Actor.seat_at(1)


async def test_the_game_begins_when_the_last_seat_has_added_its_chance(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        bob = (await sign_in_by_name(hall.sessions, "Bob")).person.id
        opened = await open_table(hall.games, ann, Opening(own=("seat-1",)))
        live = await hall.games.get(opened.game)
        assert opened.commitment == live.state.commitment
        assert live.number == 1, "nobody adds their chance before the commitment is known"
        seat = Guest(hall, ann, opened.game, SEAT_1)
        await seat.do(c.GiveNonce(SEAT_1, "north"))
        assert live.state.turn == 0
        joined = await join(hall.games, bob, opened.invitations["seat-2"], "south")
        assert (joined.game, joined.place) == (opened.game, "seat-2")
        assert live.state.phase is Phase.ON_TURN
        assert [side.nonce for side in live.state.sides] == ["north", "south"]


async def test_where_sides_may_still_agree_on_something_a_seat_begins(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, "depaul")
        assert table.phase() is Phase.SETTING_UP
        await table.seats[1].do(c.Begin(SEAT_2))
        assert table.phase() is Phase.ON_TURN


async def test_a_seat_is_taken_once_unless_a_team_holds_it(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        alone = await set_table(hall, "depaul")
        with pytest.raises(ConflictError, match="place is taken"):
            await alone.guest("seat-2")
        team = await set_table(hall, most_at_a_seat=2)
        mate = await team.guest("seat-2")
        with pytest.raises(ConflictError, match="place is taken"):
            await team.guest("seat-2")
        one, two = (seat for seat in (team.seats[1], mate))
        mover = team.mover
        if mover.place == SEAT_1:
            await mover.do(c.Pass(SEAT_1))
        number = team.state.number
        await one.do(c.Pass(SEAT_2))
        # What one of them did, the other sees; and cannot do again.
        late = await two.stale(c.Pass(SEAT_2), number)
        assert late.missed[0].data == {"seat": 1}
        view, mates = await one.view(), await two.view()
        assert view.own == mates.own


async def test_one_person_holds_two_seats_around_one_screen(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, own=("seat-1", "seat-2"))
        one, two = table.seats
        assert one.person == two.person
        first, second = await one.view(), await two.view()
        assert first.own is not None
        assert second.own is not None
        assert (first.own.seat, second.own.seat) == (0, 1)
        view = await Pilot(table).fly()
        assert view.phase is Phase.CERTIFIED


async def test_in_a_rated_game_nobody_takes_two_places(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, is_rated=True)
        with pytest.raises(ConflictError, match="rated"):
            await join(hall.games, table.seats[0].person, table.opened.invitations["judge"])


async def test_a_revoked_link_lets_nobody_in_and_the_new_one_does(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        owner, other = table.seats
        old = table.opened.invitations["judge"]
        new = await revoke(hall.games, owner.person, table.game, parse_place("judge"))
        judy = (await sign_in_by_name(hall.sessions, "Judy")).person.id
        with pytest.raises(NotAllowedError, match="no longer valid"):
            await join(hall.games, judy, old)
        joined = await join(hall.games, judy, new)
        assert (joined.place, joined.waits_for) == ("judge", ("seat-1", "seat-2"))
        for stranger in (other.person, judy):
            with pytest.raises(NotAllowedError, match="owner"):
                await invite(hall.games, stranger, table.game, parse_place("judge"))


async def test_links_stay_good_where_somebody_who_should_go_does_not_sit_there(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, "depaul")
        owner, other = table.seats
        with pytest.raises(ConflictError, match="does not sit there"):
            await revoke(
                hall.games, owner.person, table.game, SEAT_2, remove=(other.person, owner.person)
            )
        assert table.live.is_held_by(other.person, SEAT_2)
        assert await hall.store.holders(table.game) == table.live.holders
        await give_up_place(hall.games, other.person, table.game, SEAT_2)
        cy = (await sign_in_by_name(hall.sessions, "Cy")).person.id
        assert (await join(hall.games, cy, table.opened.invitations["seat-2"])).place == "seat-2"
        assert table.live.is_held_by(cy, SEAT_2)


async def test_a_holder_who_is_removed_sees_and_does_nothing_any_more(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, "depaul")
        owner, other = table.seats
        async with watch(hall.games, hall.followers, other.person, table.game, other.place) as (
            _,
            reader,
        ):
            token = await revoke(
                hall.games, owner.person, table.game, SEAT_2, remove=(other.person,)
            )
            kinds = [message.kind async for message in reader]
        assert kinds[-1] == "gone"
        for asked in (other.view(), other.ask(c.Resign(SEAT_2), seen=table.state.number)):
            with pytest.raises(NotAllowedError):
                await asked
        cy = (await sign_in_by_name(hall.sessions, "Cy")).person.id
        await join(hall.games, cy, token)
        assert (await Guest(hall, cy, table.game, SEAT_2).view()).own is not None


async def test_a_seat_falls_to_the_others_word_once_its_holder_was_not_seen_for_a_day(
    database_url: str,
) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock) as hall:
        for is_rated, seen, sits in (
            (False, "", True),
            (False, "at the table", False),
            (False, "in the hall", False),
            (True, "", False),
        ):
            table = await set_table(hall, is_rated=is_rated)
            ann, otto = table.seats
            token = table.opened.invitations["seat-2"]
            phone = (await sign_in_by_name(hall.sessions, "Phone")).person.id
            asked = await join(hall.games, phone, token)
            await answer_ask(hall.games, ann.person, table.game, asked.ask, SEAT_1, agrees=True)
            clock.pass_time(23 * 3600)
            if seen == "at the table":
                await otto.view()
            elif seen:
                await list_games(hall.games, otto.person)
            assert (await join(hall.games, phone, token)).waits_for == ("seat-2",)
            clock.pass_time(3600)
            assert ((await join(hall.games, phone, token)).ask == "") is sits
            assert table.live.is_held_by(phone, SEAT_2) is sits
            assert table.live.is_held_by(otto.person, SEAT_2) is not sits
            if is_rated:
                clock.pass_time(6 * 24 * 3600)
                assert (await join(hall.games, phone, token)).ask == "", (
                    "after a week nobody waits on"
                )


async def test_whoever_leaves_gives_the_seat_to_the_next_to_whom_the_others_agree(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        other = table.seats[1]
        await give_up_place(hall.games, other.person, table.game, SEAT_2)
        with pytest.raises(NotAllowedError):
            await other.view()
        heir = await table.guest("seat-2")
        assert (await heir.view()).own is not None


async def test_invitations_are_kept_as_hashes_only(tmp_path: Path) -> None:
    async with opened_hall(f"sqlite:///{tmp_path}/hall.db") as hall:
        table = await set_table(hall)
        tokens = list(table.opened.invitations.values())
        assert len(set(tokens)) == len(tokens)
        assert all(len(token) >= 32 for token in tokens)
    kept = (tmp_path / "hall.db").read_bytes()
    assert all(token.encode() not in kept for token in tokens)


async def test_a_rematch_has_the_same_people_and_rules_and_is_the_same_for_all(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(
            hall, "base", 3, settings={"tiles.rack": 8}, chairs=(EngineChair(2, STRONG),)
        )
        one, two = table.seats
        with pytest.raises(ConflictError, match="first"):
            await rematch(hall.games, one.person, table.game)
        await Pilot(table).fly()
        async with watch(hall.games, hall.followers, one.person, table.game, one.place) as (
            _,
            reader,
        ):
            again = await rematch(hall.games, two.person, table.game)
            heard = await next_of(reader, "rematch")
        assert (heard["game"], heard["name"]) == (again, "Guest 2")
        async with watch(hall.games, hall.followers, one.person, table.game, one.place) as (
            welcome,
            _,
        ):
            assert welcome.rematch == Rematch(again, "Guest 2")
        assert (await look(hall.games, one.person, table.game, one.place)).rematch == again
        assert await rematch(hall.games, one.person, table.game) == again
        live = await hall.games.get(again)
        assert live.state.rules == table.state.rules
        assert live.state.commitment != table.state.commitment
        assert live.info.rematch_of == table.game
        for seat in (one, two):
            guest = Guest(hall, seat.person, again, seat.place)
            await guest.do(c.GiveNonce(seat.place, place_name(seat.place)))
        assert live.state.phase is Phase.ON_TURN
        spectator = (await sign_in_by_name(hall.sessions, "Eve")).person.id
        with pytest.raises(NotAllowedError, match="played"):
            await rematch(hall.games, spectator, table.game)


async def test_a_rematch_keeps_the_score_keeper_and_lets_a_team_gather(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        settings = {"score_keeper.chosen": "a-player", "ending.pass_rounds": 1}
        table = await set_table(hall, settings=settings, most_at_a_seat=2)
        one, two = table.seats
        assert table.state.phase is Phase.SETTING_UP
        await one.do(c.ChooseScoreKeeper(one.place, 1))
        await one.do(c.Begin(one.place))
        await table.mover.do(c.Resign(table.mover.place))
        again = await rematch(hall.games, two.person, table.game)
        live = await hall.games.get(again)
        assert live.state.score_keeper == 1
        for seat in (one, two):
            guest = Guest(hall, seat.person, again, seat.place)
            await guest.do(c.GiveNonce(seat.place, place_name(seat.place)))
        # Others may still come to these seats: somebody says when all are there.
        phases = [live.state.phase]
        await Guest(hall, one.person, again, one.place).do(c.Begin(one.place))
        phases.append(live.state.phase)
        assert phases == [Phase.SETTING_UP, Phase.ON_TURN]
