"""A role that is taken back takes with it what came of it: places, links to them, what is seen."""

from __future__ import annotations

import asyncio

import pytest

from rackhouse.contest import EventRole, actions
from rackhouse.desk.desk import Desk
from rackhouse.desk.digits import end_sign_in, sign_in, signed_in
from rackhouse.desk.links import join_event, links_shown, make_link, revoke_link
from rackhouse.desk.people import PersonChange, change_person
from rackhouse.desk.values import Details, TableTerms
from rackhouse.messages import Voice
from rackhouse.messages import message as said_as
from rackhouse.record import DIRECTOR, JUDGE, PUBLIC
from rackhouse.service.errors import NotAllowedError, NotSignedInError
from rackhouse.service.hub import LOOK_AGAIN, NO_PLACE
from rackhouse.service.join import join
from rackhouse.service.look import watch
from rackhouse.service.places import parse_place
from tests.desk.kit import ELIGIBLE, Member, new_event, newcomer, opened_office, players_of
from tests.service.kit import Wires

pytestmark = pytest.mark.anyio


async def helper_of(organiser: Member, role: str) -> tuple[Member, str]:
    """Somebody who came by a link to a role, and the id of that link."""
    office = (organiser.desk.events, organiser.person, organiser.event, "")
    link, token = await make_link(*office, role)
    helper = await newcomer(organiser.desk, organiser.event, "Hal")
    await join_event(organiser.desk.events, helper.person, token)
    return helper, link.id


async def evening(desk: Desk, *, is_open_to_watch: bool = True) -> tuple[Member, list[Member]]:
    """A village evening with its first round paired."""
    organiser = await new_event(
        desk, "priston", tables=TableTerms(is_open_to_watch=is_open_to_watch)
    )
    players = await players_of(organiser, "Ann", "Bob")
    await organiser.do(actions.StartDivision("main"))
    await organiser.do(actions.PairRound("main"))
    return organiser, players


async def said_last(desk: Desk, person: str, game: str, place: str, until: asyncio.Event) -> str:
    """What somebody who looks at a game is told before they are sent away."""
    last = ""
    async with watch(desk.hall.games, desk.hall.followers, person, game, parse_place(place)) as (
        _,
        reader,
    ):
        until.set()
        async for message in reader:
            last = message.data(Voice()).decode()
    return last


async def test_a_revoked_link_ends_places_links_and_looks_at_open_tables(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser, players = await evening(desk, is_open_to_watch=False)
        helper, link = await helper_of(organiser, "organiser")
        opened = await helper.open(1)
        for player in players:
            await player.sit(1)
        await helper.sit(1)
        accomplice = await newcomer(desk, organiser.event, "Eve")
        for place in ("director", "judge", "public"):
            await join(desk.hall.games, accomplice.person, opened.tokens[place])
        looks = []
        for who, place in ((helper, "director"), (accomplice, "director"), (helper, "public")):
            there = asyncio.Event()
            look = said_last(desk, who.person, opened.game, place, there)
            looks.append(asyncio.create_task(look))
            await there.wait()
        with desk.events.hub.follow(organiser.event) as follower:
            await revoke_link(desk.events, organiser.person, organiser.event, "", link)
            news = await anext(aiter(follower))
        assert news.people, "their page asks again, and is the public's"
        async with asyncio.timeout(20):
            told = await asyncio.gather(*looks)
        assert [str(NO_PLACE) in one or str(LOOK_AGAIN) in one for one in told] == [True] * 3
        live = await desk.hall.games.get(opened.game)
        assert {one.person for one in live.holders if one.place != PUBLIC} == {
            player.person for player in players
        }
        for token in opened.tokens.values():
            with pytest.raises(NotAllowedError):
                await join(desk.hall.games, accomplice.person, token)
        for seen_from in (DIRECTOR, PUBLIC):
            with pytest.raises(NotAllowedError):
                async with watch(
                    desk.hall.games, desk.hall.followers, helper.person, opened.game, seen_from
                ):
                    pass
        with pytest.raises(NotAllowedError):
            await helper.sit(1)
        assert (await organiser.sit(1)).place == DIRECTOR


async def test_another_process_sends_them_away_as_well(postgresql_url: str) -> None:
    wires = Wires()
    async with (
        opened_office(postgresql_url, hints=wires.end()) as here,
        opened_office(postgresql_url, hints=wires.end(), seed=2) as there,
    ):
        organiser, players = await evening(here, is_open_to_watch=False)
        helper, link = await helper_of(organiser, "organiser")
        opened = await helper.open(1)
        await helper.sit(1)
        await players[0].sit(1)
        looks = []
        for who, place in ((helper, "director"), (helper, "public")):
            is_there = asyncio.Event()
            look = said_last(there, who.person, opened.game, place, is_there)
            looks.append(asyncio.create_task(look))
            await is_there.wait()
        player = players[0].person
        async with watch(there.hall.games, there.hall.followers, player, opened.game, PUBLIC) as (
            _,
            reader,
        ):
            await revoke_link(here.events, organiser.person, organiser.event, "", link)
            async with asyncio.timeout(20):
                told = await asyncio.gather(*looks)
            assert [str(NO_PLACE) in one or str(LOOK_AGAIN) in one for one in told] == [True] * 2
            assert reader in there.hall.games.hub.readers_at(opened.game, PUBLIC)
            there.hall.games.hub.close(said_as("That is all."))
            said = [message.data(Voice()).decode() async for message in reader]
            assert "That is all." in said[-1], "whoever still may look stays"


async def test_links_fall_with_the_role_of_their_maker_and_the_organiser_is_told(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser, players = await evening(desk)
        office = (desk.events, organiser.person, organiser.event, "")
        helper, link = await helper_of(organiser, "organiser")
        # For a friend, for the friend's friend, and for oneself: each made by the one before.
        friend, by_helper = await helper_of(helper, "desk")
        judge, by_friend = await helper_of(friend, "word judge")
        own, token = await make_link(desk.events, helper.person, organiser.event, "", "organiser")
        await join_event(desk.events, helper.person, token)
        (player_link, token) = await make_link(
            desk.events, helper.person, organiser.event, "", "player-1"
        )
        other, stays = await helper_of(organiser, "desk")
        opened = await friend.open(1)
        await friend.sit(1)
        seat = await players[0].sit(1)
        shown = {one.id: one for one in await links_shown(*office)}
        falling = {by_helper, by_friend, own.id, player_link.id}
        assert set(shown[link].ends) == falling
        assert shown[by_helper].ends == (by_friend,)
        assert (shown[link].made_by, shown[by_friend].made_by) == ("Olive", "Hal")
        await revoke_link(*office, link)
        shown = {one.id: one for one in await links_shown(*office)}
        assert {one.id for one in shown.values() if one.fell_with == link} == falling
        assert all(shown[one].is_revoked for one in falling)
        assert not shown[stays].is_revoked
        for member in (helper, friend, judge):
            assert [one.role for one in (await member.see()).who.roles] == [EventRole.PUBLIC]
        assert (await other.see()).who.is_office
        for player in players:
            assert EventRole.PLAYER in [one.role for one in (await player.see()).who.roles]
        with pytest.raises(NotAllowedError):
            await join_event(desk.events, friend.person, token)
        live = await desk.hall.games.get(opened.game)
        assert {one.person for one in live.holders} == {players[0].person}
        assert live.is_held_by(players[0].person, seat.place)


async def test_nobody_gives_out_links_to_more_than_they_are(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser, _ = await evening(desk)
        offices = {"director", "judge"}
        assert offices <= set((await organiser.open(1)).tokens)
        helper, _ = await helper_of(organiser, "desk")
        assert offices & set((await helper.open(1)).tokens) == {"judge"}
        keeper, _ = await helper_of(organiser, "score-keeper")
        tokens = (await keeper.open(1)).tokens
        assert not offices & set(tokens)
        assert {"seat-1", "seat-2", "score-keeper"} <= set(tokens)


async def test_whoever_keeps_another_role_keeps_the_place_that_it_gives(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser, (ann, _) = await evening(desk)
        office = (desk.events, organiser.person, organiser.event, "")
        link, token = await make_link(*office, "desk")
        await join_event(desk.events, ann.person, token)
        judge, _ = await helper_of(organiser, "word judge")
        opened = await organiser.open(1)
        seat = await ann.sit(1)
        live = await desk.hall.games.get(opened.game)
        judging = live.is_held_by(judge.person, JUDGE)
        await revoke_link(*office, link.id)
        assert live.is_held_by(ann.person, seat.place)
        assert live.is_held_by(judge.person, JUDGE) == judging


async def test_the_office_ends_what_somebody_came_to_by_digits(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "priston")
        office = (desk.events, organiser.person, organiser.event, "")
        details = Details(phone="555-0142", answers=ELIGIBLE)
        await organiser.enter("Ann", details=details)
        await organiser.enter("Bob")
        await organiser.do(actions.StartDivision("main"))
        await organiser.do(actions.PairRound("main"))
        eve = await newcomer(desk, organiser.event, "Eve")
        await sign_in(desk.events, eve.person, eve.event, 1, "0142")
        opened = await eve.open(1)
        seat = await eve.sit(1)
        (shown,) = await signed_in(*office)
        assert (shown.name, shown.entry, shown.entry_name) == ("Eve", 1, "Ann")
        with pytest.raises(NotAllowedError):
            await signed_in(desk.events, eve.person, eve.event)
        await end_sign_in(*office, shown.person, shown.entry)
        assert await signed_in(*office) == ()
        assert [one.role for one in (await eve.see()).who.roles] == [EventRole.PUBLIC]
        assert not (await desk.hall.games.get(opened.game)).is_held_by(eve.person, seat.place)
        with pytest.raises(NotSignedInError):
            await sign_in(desk.events, eve.person, eve.event, 1, "0142")
        change = PersonChange(details=Details(phone="555-0177", answers=ELIGIBLE))
        await change_person(*office, 1, change)
        assert (await sign_in(desk.events, eve.person, eve.event, 1, "0177")).entry == 1


async def test_an_organiser_who_plays_takes_no_link_back_from_their_own_opponent(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser, players = await evening(desk)
        office = (desk.events, organiser.person, organiser.event, "")
        roles = await desk.events.store.event_roles(organiser.event)
        entries = {one.person: one.entry for one in roles if one.role is EventRole.PLAYER}
        ann, bob = (entries[player.person] for player in players)
        _, own = await make_link(*office, f"player-{ann}")
        others, token = await make_link(*office, f"player-{bob}")
        await join_event(desk.events, (await newcomer(desk, organiser.event, "Bob")).person, token)
        await join_event(desk.events, organiser.person, own)
        as_office = (desk.events, organiser.person, organiser.event, EventRole.ORGANISER.value)
        with pytest.raises(NotAllowedError, match="You have a match against Bob"):
            await revoke_link(*as_office, others.id)
        helper, _ = await helper_of(organiser, "organiser")
        await revoke_link(desk.events, helper.person, organiser.event, "", others.id)
