"""What people say at a game reaches those in their room, and nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from rackhouse.errors import IllegalError, MalformedError
from rackhouse.record import PUBLIC
from rackhouse.referee import commands as c
from rackhouse.service.chat import AT_ONCE, CHAT_DAYS, MOST_AT_ONCE, Saying
from rackhouse.service.errors import NotAllowedError, NotSignedInError
from rackhouse.service.hall import Hall
from rackhouse.service.hub import Subscription
from rackhouse.service.keeper import become_keeper, new_keeper_link, reported, settle_report
from rackhouse.service.look import watch
from rackhouse.service.people import erase, sign_in_by_name
from rackhouse.service.values import EngineChair
from tests.service.kit import (
    PATIENCE,
    STRONG,
    Guest,
    HandClock,
    Tables,
    Wires,
    next_of,
    opened_hall,
    set_table,
)

pytestmark = pytest.mark.anyio

DAY = 24 * 3600


def phrase(name: str, room: str = "table", id_: str = "") -> Saying:
    return Saying(id_ or f"{room} {name}", room, phrase=name)  # type: ignore[arg-type]  # any room


def words(text: str, room: str = "table") -> Saying:
    return Saying(f"{room} {text}"[:90], room, words=text)  # type: ignore[arg-type]  # any room


async def say(guest: Guest, saying: Saying) -> None:
    await guest.hall.chat.say(guest.person, guest.game, guest.place, saying)


async def heard(guest: Guest) -> list[str]:
    shown = await guest.hall.chat.show(guest.person, guest.game, guest.place)
    return [str(one.phrase) if one.phrase else one.words for one in shown.lines]


async def rooms(guest: Guest) -> dict[str, str]:
    shown = await guest.hall.chat.show(guest.person, guest.game, guest.place)
    return {room.name: room.words for room in shown.rooms}


@asynccontextmanager
async def listening(guest: Guest) -> AsyncIterator[Subscription]:
    games, followers = guest.hall.games, guest.hall.followers
    async with watch(games, followers, guest.person, guest.game, guest.place) as (_, reader):
        yield reader


async def spectator(table: Tables, name: str = "Onlooker") -> Guest:
    person = (await sign_in_by_name(table.hall.sessions, name)).person.id
    return Guest(table.hall, person, table.game, PUBLIC)


async def silence(reader: Subscription) -> None:
    """Nothing of the chat waits for a reader."""
    await asyncio.sleep(0)
    waiting = []
    while (message := reader.take()) is not None:
        waiting.append(message.kind)
    assert "chat" not in waiting


async def test_players_hear_each_other_at_once_and_spectators_hear_neither(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, is_open_to_watch=True, chat="free")
        one, two = table.seats
        onlooker = await spectator(table)
        async with listening(two) as reader, listening(onlooker) as outside:
            await say(one, phrase("good-luck"))
            told = await next_of(reader, "chat")
            assert (told["name"], told["place"], told["room"]) == ("Guest 1", "seat-1", "table")
            assert told["phrase"]["text"] == "Good luck!"
            await say(one, words("See you at tea."))
            assert (await next_of(reader, "chat"))["words"] == "See you at tea."
            await silence(outside)
            await say(onlooker, words("She should play Q.", "spectators"))
            assert (await next_of(outside, "chat"))["words"] == "She should play Q."
            await silence(reader)
        assert await heard(two) == ["Good luck!", "See you at tea."]
        assert await heard(onlooker) == ["She should play Q."]


async def test_a_player_is_never_in_the_spectators_room(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, is_open_to_watch=True, chat="free")
        onlooker = await spectator(table)
        await say(onlooker, words("Look at that rack!", "spectators"))
        peeping = Guest(hall, table.seats[0].person, table.game, PUBLIC)
        assert await rooms(peeping) == {}
        assert await heard(peeping) == []
        with pytest.raises(NotAllowedError, match="no chat"):
            await say(peeping, phrase("hello", "spectators"))
        with pytest.raises(NotAllowedError, match="no chat"):
            await say(onlooker, phrase("hello"))


async def test_a_team_talks_freely_among_itself_and_no_other_side_hears_it(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, most_at_a_seat=2)
        one, two = table.seats
        mate = await table.guest("seat-1", "Mate")
        assert await rooms(one) == {"table": "phrases", "team": "free"}
        async with listening(mate) as inside, listening(two) as outside:
            await say(one, words("Keep the S.", "team"))
            assert (await next_of(inside, "chat"))["room"] == "team"
            await silence(outside)
        assert await heard(mate) == ["Keep the S."]
        assert await heard(two) == []
        await say(two, words("They hold the Q.", "team"))
        assert await heard(one) == ["Keep the S."]


@pytest.mark.parametrize("more", [{"is_rated": True}, {"sides": 3}, {"rack_delay": 0}])
async def test_only_phrases_cross_the_table_while_words_could_help_a_side(
    database_url: str, more: dict[str, object]
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, chat="free", is_open_to_watch=True, **more)  # type: ignore[arg-type]  # an opening
        one = table.seats[0]
        assert await rooms(one) == {"table": "phrases"}
        with pytest.raises(NotAllowedError, match="Only quick phrases"):
            await say(one, words("I have no vowels."))
        onlooker = await spectator(table)
        assert await rooms(onlooker) == {"spectators": "phrases"}
        for seat in table.seats[1:]:
            await seat.do(c.Resign(seat.place))
        assert await rooms(one) == {"table": "free"}
        assert await rooms(onlooker) == {"spectators": "free"}
        await say(one, words("I had no vowels!"))


async def test_where_nobody_can_answer_there_is_no_chat(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        machine = await set_table(hall, chairs=(EngineChair(1, STRONG),))
        around = await set_table(hall, own=("seat-1", "seat-2"))
        real = await set_table(hall, custody="table")
        quiet = await set_table(hall, chat="off", is_open_to_watch=True)
        for table in (machine, around, real, quiet):
            assert await rooms(table.seats[0]) == {}
        assert await rooms(await spectator(quiet)) == {}


async def test_a_line_that_is_sent_twice_is_said_once(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        one, two = (await set_table(hall)).seats
        for _ in range(2):
            await say(one, phrase("thanks", id_="the same"))
        assert await heard(two) == ["Thank you!"]


async def test_what_cannot_be_said_is_refused_with_the_reason(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        one = (await set_table(hall, chat="free")).seats[0]
        with pytest.raises(IllegalError, match="quick phrases"):
            await say(one, phrase("no such phrase"))
        with pytest.raises(MalformedError, match="at most 300"):
            await say(one, words(""))
        with pytest.raises(MalformedError, match="cannot be saved"):
            await say(one, words("left \u202e right"))


async def test_nobody_drowns_the_others_out(database_url: str) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock) as hall:
        one, two = (await set_table(hall)).seats
        for number in range(MOST_AT_ONCE):
            await say(one, phrase("hello", id_=f"hello {number}"))
        with pytest.raises(NotAllowedError, match="too much at once"):
            await say(one, phrase("hello", id_="one more"))
        await say(two, phrase("hello"))
        clock.pass_time(AT_ONCE / 1000)
        await say(one, phrase("sorry"))


async def test_who_is_muted_is_heard_no_more_until_they_are_again(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        one, two = (await set_table(hall)).seats
        await say(one, phrase("hello"))
        [line] = (await hall.chat.show(two.person, two.game, two.place)).lines
        async with listening(two) as reader:
            await hall.chat.mute(two.person, two.game, two.place, line.author, is_muted=True)
            await say(one, phrase("well-played"))
            await silence(reader)
        shown = await hall.chat.show(two.person, two.game, two.place)
        assert shown.lines == ()
        assert [muted.name for muted in shown.muted] == ["Guest 1"]
        await hall.chat.mute(two.person, two.game, two.place, line.author, is_muted=False)
        assert await heard(two) == ["Hello!", "Well played!"]


async def test_chat_is_kept_for_thirty_days(database_url: str) -> None:
    clock = HandClock()
    async with opened_hall(database_url, clock) as hall:
        one, two = (await set_table(hall)).seats
        await say(one, phrase("hello"))
        clock.pass_time(CHAT_DAYS * DAY - 1)
        assert await heard(two) == ["Hello!"]
        clock.pass_time(2)
        assert await heard(two) == []
        async with asyncio.timeout(PATIENCE):
            while await hall.store.chat_lines(one.game):
                clock.pass_time(DAY)


async def test_erasing_a_person_erases_what_they_said(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        one, two = (await set_table(hall)).seats
        await say(one, phrase("hello"))
        await say(two, phrase("thanks"))
        await erase(hall.games, hall.sessions, one.person)
        assert await heard(two) == ["Thank you!"]


async def test_reports_go_to_the_keepers_who_delete_or_dismiss(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, chat="free")
        one, two = table.seats
        await say(one, words("Something rude."))
        await say(one, words("Something else."))
        for number in (1, 2):
            await hall.chat.report(two.person, two.game, two.place, number)
        with pytest.raises(IllegalError, match="deleted"):
            await hall.chat.report(two.person, two.game, two.place, 3)
        with pytest.raises(NotAllowedError, match="keepers"):
            await reported(hall.games, one.person)
        token = await new_keeper_link(hall.store, hall.games.chance)
        keeper = (await sign_in_by_name(hall.sessions, "Keeper")).person.id
        with pytest.raises(NotSignedInError):
            await become_keeper(hall.store, keeper, "a guess")
        await become_keeper(hall.store, keeper, token)
        shown = await reported(hall.games, keeper)
        assert [(one.name, one.words, one.reports) for one in shown] == [
            ("Guest 1", "Something rude.", 1),
            ("Guest 1", "Something else.", 1),
        ]
        await settle_report(hall.store, keeper, table.game, 1, deletes=True)
        await settle_report(hall.store, keeper, table.game, 2, deletes=False)
        assert await reported(hall.games, keeper) == ()
        assert await heard(two) == ["Something else."]


async def test_nobody_reports_a_line_of_a_room_they_are_not_in(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        one, two = (await set_table(hall, most_at_a_seat=2)).seats
        await say(one, words("Ours alone.", "team"))
        with pytest.raises(IllegalError, match="deleted"):
            await hall.chat.report(two.person, two.game, two.place, 1)


async def two_processes(url: str) -> AsyncIterator[tuple[Hall, Hall, HandClock]]:
    clock, wires = HandClock(), Wires()
    async with (
        opened_hall(url, clock, hints=wires.end(), seed=1) as one,
        opened_hall(url, clock, hints=wires.end(), seed=2) as two,
    ):
        yield one, two, clock


both = asynccontextmanager(two_processes)


async def test_people_at_two_processes_hear_each_other_in_one_order(postgresql_url: str) -> None:
    async with both(postgresql_url) as (north, south, _):
        table = await set_table(north)
        here, there = table.seats[0], table.seats[1].at(south)
        async with listening(here) as one, listening(there) as two:
            await asyncio.gather(
                *(say(here, phrase("hello", id_=f"n{number}")) for number in range(5)),
                *(say(there, phrase("thanks", id_=f"s{number}")) for number in range(5)),
            )
            for reader in (one, two):
                numbers = [(await next_of(reader, "chat"))["number"] for _ in range(10)]
                assert numbers == list(range(1, 11))


async def test_people_see_who_is_there_at_another_process(postgresql_url: str) -> None:
    async with both(postgresql_url) as (north, south, _):
        table = await set_table(north)
        here, there = table.seats[0], table.seats[1].at(south)
        async with listening(here) as reader:
            assert (await next_of(reader, "presence"))["present"] == ["seat-1"]
            async with listening(there):
                told = await next_of(reader, "presence")
                assert told["present"] == ["seat-1", "seat-2"]
                assert [one["name"] for one in told["here"]] == ["Guest 1", "Guest 2"]
            told = await next_of(reader, "presence")
            assert told["present"] == ["seat-1"]


async def test_people_who_come_and_go_quickly_are_shown_as_they_are_in_the_end(
    postgresql_url: str,
) -> None:
    async with both(postgresql_url) as (north, south, _):
        table = await set_table(north)
        here, there = table.seats[0], table.seats[1].at(south)
        async with listening(here) as reader:
            for _ in range(10):
                async with listening(there):
                    await asyncio.sleep(0)
            async with listening(there), asyncio.timeout(PATIENCE):
                while (await next_of(reader, "presence"))["present"] != ["seat-1", "seat-2"]:
                    pass
            async with asyncio.timeout(PATIENCE):
                while (await next_of(reader, "presence"))["present"] != ["seat-1"]:
                    pass
