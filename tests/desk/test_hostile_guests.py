"""What a hostile guest tries at an event comes to nothing, and stops nothing for others."""

from __future__ import annotations

import contextlib
import io
import zipfile
from email.parser import BytesParser
from email.policy import compat32
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rackhouse.contest import EventRole, Venue, actions
from rackhouse.contest.book import encode_event
from rackhouse.contest.schedule import LAST_MOMENT
from rackhouse.desk.carry_out import DeskRefused
from rackhouse.desk.enter import MOST_OF_A_GUEST, Entered, SignUp, enter
from rackhouse.desk.links import join_event, links_shown, make_link, revoke_link
from rackhouse.desk.look import log_of_event, look
from rackhouse.desk.moving import EventFile, import_event, read_event, write_event
from rackhouse.desk.people import forget_person
from rackhouse.desk.prints import calendar_of
from rackhouse.desk.values import ALONE, Details, EventPerson, EventSettings, TableTerms
from rackhouse.errors import MalformedError, RackhouseError
from rackhouse.server.rates import Rates
from rackhouse.server.settings import Settings
from rackhouse.server.smtp import letter, postman_of
from tests.desk.kit import ELIGIBLE, Member, new_event, newcomer, opened_office, until
from tests.desk.postbox import open_postbox

pytestmark = pytest.mark.anyio
FAR = (2**53 - 1, -(2**53) + 1, LAST_MOMENT + 1, -1)


async def test_a_file_brings_no_settings_that_an_organiser_could_not_set(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "washburn")
        lines = (await organiser.see()).book.lines
        for says, settings in {
            "QQQ": EventSettings(currency="QQQ"),
            "no such list": EventSettings(TableTerms(lexicon="no such list")),
            "tiles.rack": EventSettings(TableTerms({"tiles.rack": -1})),
            "TOML": EventSettings(TableTerms(sheet_text="[")),
        }.items():
            file = write_event(EventFile(lines, settings=settings), {})
            with pytest.raises(RackhouseError, match=says):
                await import_event(desk.events, organiser.person, file)


async def test_a_file_lays_nothing_at_the_door_of_anybody_here(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        victim = await new_event(desk, "washburn")
        await victim.enter("Ann Lee")
        file = write_event(EventFile((await victim.see()).book.lines), {})
        eve = await newcomer(desk, victim.event, "Eve")
        brought = await import_event(desk.events, eve.person, file)
        eve.event = brought.event
        await eve.do(actions.CheckId(1, proper=True))
        log = await log_of_event(desk.events, eve.person, eve.event, "")
        assert [(one.who, one.is_brought) for one in log.actions] == [
            ("Eve", False),
            ("", True),
            ("", True),
        ]
        assert not (await log_of_event(desk.events, eve.person, eve.event, "", who="Olive")).actions
        own = await log_of_event(desk.events, victim.person, victim.event, "")
        assert {one.who for one in own.actions} == {"Olive"}


async def sent(member: Member, name: str, *people: str) -> tuple[Entered, ...]:
    """What comes of a form that may have been sent before."""
    forms = tuple(SignUp(one, details=Details(answers=ELIGIBLE)) for one in people)
    return await enter(member.desk.events, member.person, member.event, "", name, forms)


KINDS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA)


def packed(kind: int) -> bytes:
    """An empty event, packed in one of the ways in which a zip can be."""
    file, parts = io.BytesIO(), zipfile.ZipFile(io.BytesIO(write_event(EventFile(()), {})))
    with zipfile.ZipFile(file, "w", kind) as archive:
        for name in parts.namelist():
            archive.writestr(name, parts.read(name))
    return file.getvalue()


@given(
    st.sampled_from(KINDS).map(packed),
    st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.binary(max_size=3)), min_size=1),
)
def test_a_damaged_file_is_refused_in_a_sentence(
    data: bytes, damage: list[tuple[float, bytes]]
) -> None:
    for part, instead in damage:
        at = int(part * len(data))
        data = data[:at] + instead + data[at + 1 :]
        if not data.startswith(b"PK"):
            return
    with contextlib.suppress(RackhouseError):
        read_event(data)


def test_so_is_one_that_is_locked_or_begins_before_itself() -> None:
    data = packed(zipfile.ZIP_DEFLATED)
    listed, end = data.index(b"PK\x01\x02"), data.index(b"PK\x05\x06")
    locked = data[: listed + 8] + b"\x01" + data[listed + 9 :]
    before = data[: end + 16] + b"\xff\xff" + data[end + 18 :]
    no_letters = data.replace(b"event.rackhouse", b"event.\xffackhouse")
    for damaged in (locked, before, no_letters, packed(zipfile.ZIP_LZMA)[:-40]):
        with pytest.raises(MalformedError):
            read_event(damaged)


async def test_a_form_sent_again_gives_nobody_a_role_that_was_taken_back(
    database_url: str,
) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "washburn")
        office = (desk.events, organiser.person, organiser.event, "")
        link, token = await make_link(*office, "desk")
        helper = await newcomer(desk, organiser.event, "Dora")
        await join_event(desk.events, helper.person, token)
        await sent(helper, "list", "Ann Lee")
        await revoke_link(*office, link.id)
        (again,) = await sent(helper, "list", "Ann Lee")
        assert again.token == ""
        assert [one.role for one in (await helper.see()).who.roles] == [EventRole.PUBLIC]

        guest = await newcomer(desk, organiser.event, "Bob")
        (first,) = await sent(guest, "me", "Bob Ray")
        (again,) = await sent(guest, "me", "Bob Ray")
        assert again.entry == first.entry == 2
        assert again.token
        for one in await links_shown(*office):
            if one.entry == first.entry:
                await revoke_link(*office, one.id)
        (again,) = await sent(guest, "me", "Bob Ray")
        assert again.token == ""
        assert [one.role for one in (await guest.see()).who.roles] == [EventRole.PUBLIC]

        other = await newcomer(desk, organiser.event, "Cleo")
        await sent(other, "me", "Cleo Fox")
        await forget_person(*office, 3)
        (again,) = await sent(other, "me", "Cleo Fox")
        assert again.token == ""
        assert [one.role for one in (await other.see()).who.roles] == [EventRole.PUBLIC]


async def test_a_guest_enters_a_large_family_and_no_more(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "priston")
        guest = await newcomer(desk, organiser.event, "Eve")
        names = [f"Guest {number}" for number in range(MOST_OF_A_GUEST + 1)]
        *entered, last = await sent(guest, "many", *names)
        assert all(one.entry for one in entered)
        assert (last.entry, str(last.reason).count("Ask the desk")) == (None, 1)
        (more,) = await sent(guest, "more", "One more")
        assert more.entry is None
        assert (await sent(organiser, "desk", *names))[-1].entry is not None


@pytest.mark.parametrize("mail", ['"', "a@example.org, b@example.org", "x\nBcc: b@example.org"])
async def test_an_odd_address_gets_no_letter_and_holds_up_no_other(
    database_url: str, mail: str
) -> None:
    async with open_postbox() as box:
        settings = Settings(smtp=f"smtp://127.0.0.1:{box.port}", mail_from="hall@example.org")
        async with opened_office(database_url, postman=postman_of(settings)) as desk:
            organiser = await new_event(desk, "washburn")
            odd, _ = await organiser.enter(
                "Ann", "Bob", details=Details(mail="ann@example.org", answers=ELIGIBLE)
            )
            # It was taken before addresses were checked.
            kept = EventPerson(organiser.event, odd, ALONE, "Ann", Details(mail=mail))
            await desk.events.store.set_event_people((kept,))
            await desk.events.people_changed(await desk.events.get(organiser.event))
            for place in ("The Mill", "The Barn"):
                await organiser.do(actions.ChangeVenue(Venue(place), reason="It is larger."))
                await until(partial(box.has_word, place))
            assert {address for address, _ in box.letters} == {"ann@example.org"}


ENCODED_LINES = "=?utf-8?q?x.example=0D=0ABcc=3A_eve=40example.org?="
"""Header lines in an encoded word (RFC 2047), which mail libraries decode."""


@pytest.mark.parametrize(
    "address",
    [
        f"ann@{ENCODED_LINES}",
        "=?utf-8?q?eve=40x.example=2Cbob=40x.example=2C?=@example.org",
        "ann@example.org.",
        "ann\x7f@example.org",
        "ann@exam_ple?.org",
    ],
)
def test_an_address_becomes_neither_a_header_nor_several_addresses(address: str) -> None:
    with pytest.raises(ValueError, match="address"):
        letter("hall@example.org", address, "A change", "")


@pytest.mark.parametrize("address", ["o'brien+club=7@mail.example.org", "zoë@bücher.example"])
def test_an_unusual_address_is_still_one(address: str) -> None:
    message = letter("hall@example.org", address, "A change", "")
    assert [one.addr_spec for one in message["To"].addresses] == [address]


@pytest.mark.parametrize("subject", [ENCODED_LINES, f"Night {ENCODED_LINES} out", "A\0B\x7fC"])
def test_a_subject_adds_no_header_however_it_is_written(subject: str) -> None:
    written = letter("hall@example.org", "ann@example.org", subject, "On Sunday.").as_bytes()
    found = BytesParser(policy=compat32).parsebytes(written)
    assert found["Bcc"] is None
    assert "\0" not in found["Subject"]
    assert str(found.get_payload()).strip() == "On Sunday."


def test_a_subject_is_one_line() -> None:
    message = letter("hall@example.org", "ann@example.org", "Night\r\nBcc: eve@example.org", "")
    assert message["Subject"] == "Night Bcc: eve@example.org"
    assert message["Bcc"] is None


def test_digits_are_guessed_thirty_times_an_hour_from_wherever() -> None:
    rates = Rates.of(Settings())
    assert [rates.wait("digits", "event 7") > 0 for _ in range(31)] == [*[False] * 30, True]
    assert rates.wait("digits", "event 8") == 0


@pytest.mark.parametrize("end", ["\r", "\n", "\r\n", "\u2028"])
async def test_a_title_adds_no_line_to_the_calendar(database_url: str, end: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(
            desk, "priston", answers={"title": f"Evening{end}ATTENDEE:mailto:eve@example.org"}
        )
        address = "http://hall.example"
        file = calendar_of(await look(desk.events, None, organiser.event), address)
        assert not [one for one in file.decode().splitlines() if one.startswith("ATTENDEE")]


@pytest.mark.parametrize("at", FAR)
async def test_moments_that_no_calendar_has_are_refused(database_url: str, at: int) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "depaul")
        await organiser.enter("Ann", "Bob")
        await organiser.do(actions.StartDivision("main"))
        for command in (
            actions.SetDeadline((1,), at, "A slip of the pen."),
            actions.ProposeTime(1, 1, at),
        ):
            assert isinstance(await organiser.ask(command), DeskRefused)
        scene = await organiser.see()
        *lines, last = scene.book.lines
        file = encode_event([*lines, replace(last, at=at)])
        with pytest.raises(MalformedError):
            await import_event(desk.events, organiser.person, file)
