"""Notifications when it is your move: encrypted, signed, once, while they are true, stopped."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from rackhouse.desk.desk import Desk
from rackhouse.errors import IllegalError
from rackhouse.messages import Voice
from rackhouse.referee import commands as c
from rackhouse.rules.pace import DaysPace
from rackhouse.server import push as push_module
from rackhouse.server.push import WebPush, is_public
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.outgoing import LOOK_AGAIN
from rackhouse.service.people import erase, let_in, sign_out
from rackhouse.service.places import place_name
from rackhouse.service.turn_push import MOST_DEVICES, push_of, push_to, stop_push
from rackhouse.service.values import PushDevice, Session
from tests.desk.kit import opened_office, until
from tests.desk.push_box import (
    CURVE,
    PushBox,
    claims_in,
    decrypted,
    open_push_box,
    trusted_in,
    unpacked,
)
from tests.service.kit import HandClock, Tables, set_table

pytestmark = pytest.mark.anyio

DAY = 24 * 3600


@pytest.fixture
async def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[PushBox]:
    async with open_push_box(tmp_path) as opened:
        monkeypatch.setenv("SSL_CERT_FILE", str(trusted_in(tmp_path)))
        yield opened


@asynccontextmanager
async def with_push(url: str, clock: HandClock, **more: Any) -> AsyncIterator[Desk]:
    service = WebPush("mailto:hall@example.org", only_public=False)
    async with opened_office(url, clock, pusher=service, **more) as desk:
        yield desk


async def session_of(desk: Desk, person: str) -> Session:
    return (await desk.hall.store.sessions_of(person))[0]


async def subscribe(desk: Desk, box: PushBox, person: str, language: str = "en") -> Session:
    session = await session_of(desk, person)
    voice = Voice(language)
    await push_to(desk.turn_push, session, box.endpoint, box.key, box.secret, voice)
    return session


async def later(desk: Desk, clock: HandClock, seconds: float) -> None:
    """Some time later, when the hall has looked whose move it is, and sent what it could."""
    clock.pass_time(seconds)
    await desk.turn_post.sweep()
    await desk.turn_post.empty()


def other_name(table: Tables, person: str) -> str:
    own = table.live.names[person]
    name: str = next(one.name for one in table.live.sitters() if one.name != own)
    return name


async def test_whoever_asked_for_it_is_told_once_and_reminded_once(
    database_url: str, box: PushBox
) -> None:
    clock = HandClock()
    async with with_push(database_url, clock) as desk:
        table = await set_table(desk.hall, by_days=DaysPace(2))
        ann = table.mover
        session = await subscribe(desk, box, ann.person)
        for _ in range(3):
            await later(desk, clock, LOOK_AGAIN / 1000)
        await until(lambda: box.taken)
        assert len(box.taken) == 1
        told = box.taken[0]
        assert box.read(told) == {
            "title": f"Your move against {other_name(table, ann.person)}",
            "body": "You have 1 day and 23 hours left.",
            "page": f"games/{table.game}?place={place_name(ann.place)}",
            "language": "en",
        }
        rack = table.state.text(table.state.sides[ann.place.seat].rack)
        assert rack not in str(box.read(told))
        assert told.path == "/push/one?for=ann"
        assert 0 < int(told.headers["ttl"]) <= 28 * DAY
        assert len(told.headers["topic"]) <= 32

        claims, key = claims_in(told.headers["authorization"])
        assert claims["aud"] == f"https://localhost:{box.port}"
        assert claims["sub"] == "mailto:hall@example.org"
        assert time.time() < claims["exp"] <= time.time() + DAY
        assert (await push_of(desk.turn_push, session)).key == key

        await later(desk, clock, 1.6 * DAY)
        await until(lambda: len(box.taken) == 2)
        assert box.read(box.taken[1])["body"] == "You have 9 hours left for your move."


async def test_the_other_side_is_told_that_the_game_has_begun_in_their_language(
    database_url: str, box: PushBox
) -> None:
    clock = HandClock()
    async with with_push(database_url, clock) as desk:
        table = await set_table(desk.hall, by_days=DaysPace(2))
        (other,) = [one for one in table.seats if one is not table.mover]
        await subscribe(desk, box, other.person, "de")
        await later(desk, clock, 60)
        await until(lambda: box.taken)
        title = f"Dein Spiel gegen {other_name(table, other.person)} hat begonnen"
        assert box.read(box.taken[0])["title"] == title
        await later(desk, clock, 60)
        assert len(box.taken) == 1


async def test_what_a_push_service_cannot_take_now_is_tried_again_and_not_too_soon(
    database_url: str, box: PushBox
) -> None:
    clock = HandClock()
    async with with_push(database_url, clock) as desk:
        table = await set_table(desk.hall, by_days=DaysPace(2))
        await subscribe(desk, box, table.mover.person)
        box.answers = [(503, {}), (429, {"retry-after": "600"})]
        await later(desk, clock, 60)
        await until(lambda: box.asked == 1)
        await later(desk, clock, 30)
        assert box.asked == 1
        await later(desk, clock, 60)
        await until(lambda: box.asked == 2)
        await later(desk, clock, 500)
        assert (box.asked, box.taken) == (2, [])
        await later(desk, clock, 200)
        await until(lambda: box.taken)


async def test_what_is_no_longer_true_is_not_sent(database_url: str, box: PushBox) -> None:
    clock = HandClock()
    async with with_push(database_url, clock) as desk:
        table = await set_table(desk.hall, by_days=DaysPace(2))
        await subscribe(desk, box, table.mover.person)
        box.answers = [(500, {})]
        await later(desk, clock, 60)
        await until(lambda: box.asked)
        await table.mover.do(c.Resign(table.mover.place))
        await later(desk, clock, DAY)
        assert box.asked == 1


@pytest.mark.parametrize("status", [404, 410])
async def test_a_device_that_its_service_no_longer_knows_is_dropped(
    database_url: str, box: PushBox, status: int
) -> None:
    clock = HandClock()
    async with with_push(database_url, clock) as desk:
        table = await set_table(desk.hall, by_days=DaysPace(2))
        session = await subscribe(desk, box, table.mover.person)
        box.answers = [(status, {})]
        await later(desk, clock, 60)
        await until(lambda: box.asked)
        await desk.turn_post.empty()
        assert not (await push_of(desk.turn_push, session)).is_on
        await later(desk, clock, 1.8 * DAY)
        assert box.asked == 1


async def test_a_refusal_for_good_is_not_repeated(database_url: str, box: PushBox) -> None:
    clock = HandClock()
    async with with_push(database_url, clock) as desk:
        table = await set_table(desk.hall, by_days=DaysPace(2))
        session = await subscribe(desk, box, table.mover.person)
        box.answers = [(403, {}), (302, {"location": f"{box.endpoint}/elsewhere"})]
        await later(desk, clock, 60)
        await until(lambda: box.asked)
        await later(desk, clock, 3600)
        assert (box.asked, box.taken) == (1, [])
        assert (await push_of(desk.turn_push, session)).is_on


async def test_the_key_and_the_devices_outlive_a_restart(database_url: str, box: PushBox) -> None:
    clock = HandClock()
    async with with_push(database_url, clock) as desk:
        table = await set_table(desk.hall, by_days=DaysPace(2))
        session = await subscribe(desk, box, table.mover.person)
        key = (await push_of(desk.turn_push, session)).key
        box.answers = [(503, {})]
        await later(desk, clock, 60)
        await until(lambda: box.asked)
    async with with_push(database_url, clock, seed=2) as desk:
        shown = await push_of(desk.turn_push, session)
        assert (shown.is_on, shown.key) == (True, key)
        await later(desk, clock, 3600)
        await until(lambda: box.taken)
        assert claims_in(box.taken[0].headers["authorization"])[1] == key


@pytest.mark.parametrize("how", ["stopped", "signed out", "erased"])
async def test_whoever_stops_it_signs_out_or_is_erased_is_told_nothing(
    database_url: str, box: PushBox, how: str
) -> None:
    clock = HandClock()
    async with with_push(database_url, clock) as desk:
        table = await set_table(desk.hall, by_days=DaysPace(2))
        ann = table.mover.person
        session = await subscribe(desk, box, ann)
        if how == "stopped":
            await stop_push(desk.turn_push, session)
        elif how == "signed out":
            await sign_out(desk.hall.sessions, session.token)
        else:
            await erase(desk.hall.games, desk.hall.sessions, ann)
        assert not (await push_of(desk.turn_push, session)).is_on
        await later(desk, clock, 1.8 * DAY)
        assert box.asked == 0


async def test_one_person_has_ten_devices_at_most_and_a_device_one_person(
    database_url: str, box: PushBox
) -> None:
    clock = HandClock()
    async with with_push(database_url, clock) as desk:
        table = await set_table(desk.hall, by_days=DaysPace(2))
        ann, ben = (one.person for one in table.seats)
        first = session = await subscribe(desk, box, ann)
        endpoint = box.endpoint
        for number in range(MOST_DEVICES):
            clock.pass_time(1)
            await let_in(desk.hall.sessions, ann)
            session = (await desk.hall.store.sessions_of(ann))[-1]
            endpoint = f"{box.endpoint}&number={number}"
            await push_to(desk.turn_push, session, endpoint, box.key, box.secret, Voice())
        assert not (await push_of(desk.turn_push, first)).is_on
        assert (await push_of(desk.turn_push, session)).is_on
        theirs = await session_of(desk, ben)
        await push_to(desk.turn_push, theirs, endpoint, box.key, box.secret, Voice())
        assert not (await push_of(desk.turn_push, session)).is_on


BAD = (
    *("http://push.example.org/one", "https://push.example.org:8443/one", "ftp://push.example.org"),
    *("https://10.0.0.1/one", "https://[::1]/one", "https://127.1/one", "https:///one", "one", ""),
    *("https://ann:pass@push.example.org/one", "https://push.example.org/one#two"),
    *("https://push.example.org/a\r\nhost: elsewhere", "https://push.example.org:99999/one"),
)


@pytest.mark.parametrize("endpoint", BAD)
async def test_a_hall_asks_nobody_but_push_services_on_the_internet(
    box: PushBox, endpoint: str
) -> None:
    with pytest.raises(IllegalError):
        await WebPush("mailto:hall@example.org").check(endpoint, box.key)


async def test_a_name_that_leads_into_a_network_is_not_followed(
    box: PushBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push_module, "_HTTPS", box.port)
    service = WebPush("mailto:hall@example.org")
    await service.check(box.endpoint, box.key)
    device = PushDevice("one", "ann", b"", box.endpoint, box.key, box.secret, "en", 0)
    done = await service.push(await service.new_key(), device, "{}", "topic")
    assert (done.error, done.wait, box.asked) == ("not public", None, 0)


@pytest.mark.parametrize(
    "address",
    [
        *("0.0.0.0", "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254"),
        *("100.64.0.1", "224.0.0.1", "::1", "fe80::1", "fc00::1", "::ffff:10.0.0.1", "::"),
        *("2002:a00:1::", "64:ff9b::a00:1", "255.255.255.255"),
    ],
)
def test_an_address_of_a_network_is_not_public(address: str) -> None:
    assert not is_public(address)


async def test_a_push_service_that_never_answers_is_given_up(
    box: PushBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push_module, "SECONDS", 0.05)
    service = WebPush("mailto:hall@example.org", only_public=False)
    hung_up = asyncio.Event()

    async def keep_silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while await reader.read(1024):
            pass
        writer.close()
        hung_up.set()

    silent = await asyncio.start_server(keep_silent, "127.0.0.1", 0)
    async with silent:
        endpoint = f"https://localhost:{silent.sockets[0].getsockname()[1]}/one"
        device = PushDevice("one", "ann", b"", endpoint, box.key, box.secret, "en", 0)
        done = await service.push(await service.new_key(), device, "{}", "topic")
        await hung_up.wait()
    assert (done.error, done.wait) == ("TimeoutError", 0)


async def test_a_key_that_is_none_is_refused(box: PushBox) -> None:
    service = WebPush("mailto:hall@example.org", only_public=False)
    for key in (b"", b"\x04" + bytes(64), box.key[:-1], b"\x02" + box.key[1:33]):
        with pytest.raises(IllegalError):
            await service.check(box.endpoint, key)


async def test_a_hall_that_sends_none_says_so(database_url: str, box: PushBox) -> None:
    async with opened_office(database_url) as desk:
        table = await set_table(desk.hall, by_days=DaysPace(2))
        session = await session_of(desk, table.mover.person)
        assert not (await push_of(desk.turn_push, session)).is_possible
        with pytest.raises(NotAllowedError):
            await subscribe(desk, box, table.mover.person)


def test_our_reader_reads_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    private = ec.derive_private_key(
        int.from_bytes(unpacked("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")), CURVE
    )
    body = unpacked(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6"
        "TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy"
        "4a-fN"
    )
    text = decrypted(body, private, unpacked("BTBZMqHH6r4Tts7J_aSIgg"))
    assert text == b"When I grow up, I want to be a watermelon"


@pytest.mark.parametrize("wanted", ["9" * 5000, str(10**12)])
def test_a_service_that_asks_for_a_wait_of_years_is_asked_again_within_days(wanted: str) -> None:
    assert push_module.outcome(429, wanted).wait == push_module.KEPT_SECONDS * 1000
