"""Writes what this version keeps into ``tests/store/data``: run once for each version.

``python -m tests.store.make_data``, from the project's folder. Upgrades are tested on these files
for ever after, so they are never written again once the version is out.
"""

from __future__ import annotations

import asyncio
import base64
import sys
from pathlib import Path

from msgspec.structs import replace

from rackhouse.contest import EventRole
from rackhouse.desk.club_values import Club, ClubTerms
from rackhouse.desk.ports import DeskStore
from rackhouse.desk.values import (
    Details,
    EventPerson,
    Letter,
    Photo,
    RoleHeld,
    RoleLink,
    SamePlayer,
    TableGame,
)
from rackhouse.lexicon import Lexicon
from rackhouse.log.store import Append, Receipt, StoredEntry
from rackhouse.ratings import RatedSide
from rackhouse.record import Actor
from rackhouse.service.values import (
    Account,
    Ask,
    BroughtList,
    ChatLine,
    GameTold,
    Holder,
    MailWish,
    NewGame,
    Notice,
    PushDevice,
    Report,
    SideHighlights,
    SignInLink,
    StoredResult,
)
from rackhouse.store.backup import TABLES, back_up
from rackhouse.store.database import Connection
from rackhouse.store.migrating import VERSION, statements
from rackhouse.store.opening import connected, database_at
from tests.record.games import certified_game, unfinished_game
from tests.store.kit import (
    YEAR,
    event_append,
    lines_of,
    new_event,
    new_game,
    opened,
    person,
    session,
    standing,
)

DATA = Path(__file__).with_name("data")


def real_game(name: str, lines: list[bytes], *, changed: int, is_timed: bool) -> NewGame:
    entries = tuple(StoredEntry(number, line) for number, line in enumerate(lines, start=1))
    first = standing(len(lines), changed=changed, is_timed=is_timed)
    return replace(new_game(name), entries=entries, standing=first)


def house_list() -> BroughtList:
    checksum = Lexicon.of(["QI", "ZA"]).checksum
    about = ("club-words-12345678", "Club words", "2026", "english", "the ENABLE word list")
    return BroughtList(*about, 2, checksum, "ann", is_shared=True, added=1700)


async def keep(url: str) -> None:
    """A bit of everything that a hall keeps."""
    async with opened(url) as store:
        await store.add_person(person("ann"), session(b"\x00token of ann", "ann"))
        await store.add_account(Account("ann", "ann@example.org", "a hash"))
        await store.add_link(SignInLink(b"a link", "ann", YEAR))
        whole, begun = lines_of(certified_game()), lines_of(unfinished_game())
        await store.add_game(real_game("whole-game", whole, changed=1000, is_timed=False))
        await store.add_game(real_game("begun-game", begun[:1], changed=2000, is_timed=True))
        rest = tuple(StoredEntry(number, line) for number, line in enumerate(begun[1:], start=2))
        for place, part in enumerate((rest[:1], rest[1:])):
            last = standing(part[-1].number, changed=3000, is_timed=True, due=9000)
            done = await store.games.append(
                Append("begun-game", part[0].number - 1, part, last, f"command {place + 1}", "ann")
            )
            assert isinstance(done, Receipt)
        await store.set_draft("begun-game", 1, "8D QI")
        await store.add_holder(Holder("begun-game", Actor.seat_at(1), "bob", 1500), most=1)
        await store.add_ask(Ask("ask-1", "begun-game", Actor.seat_at(1), "cy", 1600))
        await store.answer_ask("ask-1", "seat-1", "agreed")
        await store.add_chat_line(
            ChatLine("begun-game", 0, "line 1", "table", Actor.seat_at(0), "ann", 1700, "hello")
        )
        await store.add_person(person("dan"), None)
        await store.add_report(Report("begun-game", 1, "dan", 1800))
        await store.add_report(Report("begun-game", 0, "dan", 1900, "They read my rack."))
        await store.set_block("dan", "ann", is_blocked=True)
        await store.mark_browser(b"a browser", "ann")
        sides = (RatedSide(("ann",), 401, 1, 92), RatedSide(("dan",), 388, 2))
        best = (SideHighlights(play="8D TRAINER", play_turn=1, word="TRAINER"), SideHighlights())
        told = GameTold("Base", "base", "enable", "untimed", best)
        await store.set_result(
            StoredResult("whole-game", 9, "base/enable/untimed", 1000, sides, told)
        )
        await store.set_recovery_code("ann", b"a code", 1900)
        await store.add_link(SignInLink(b"a lost account", "ann", YEAR, "win back"))
        await store.set_mute("ann", "dan", is_muted=True)
        await store.set_keeper_token(b"a keeper")
        await store.add_keeper(b"a keeper", "ann")
        await store.set_present("process", "begun-game", ((Actor.seat_at(0), "ann"),), 5000)
        await store.set_vacation("ann", YEAR)
        await store.set_mail_wish(
            MailWish("ann", "ann@example.org", b"a proof", "a secret", "en", 1900),
            Notice("notice-1", "ann", "proof", "ann@example.org", "", "Confirm", "A link", 1900),
        )
        await store.set_push_key(b"a private key")
        about = ("device-1", "ann", b"\x00token of ann", "https://push.example.org/one")
        await store.set_push_device(PushDevice(*about, b"a key", b"a secret", "en", 1900), most=10)
        await store.beat("process", 5000)
        await store.set_stream_key(b"a stream", "begun-game", "ann", 1800)
        await store.add_word_list(house_list(), Lexicon.of(["QI", "ZA"]).sealed())
        await keep_event(store)


async def keep_event(store: DeskStore) -> None:
    """An event with an entry, its player's link, a game and a letter."""
    await store.add_event(new_event("knockout"))
    await store.events.append(
        event_append(
            "knockout",
            1,
            command="command 1",
            people=(EventPerson("knockout", 1, "", "Ann", Details(phone="555 0123")),),
            links=(RoleLink("link-1", b"a role", "knockout", EventRole.PLAYER, 1, "", 2000),),
            letters=(Letter("letter-1", "knockout", 1, "A change", "Another day.", 2000),),
        )
    )
    await store.add_event_role(RoleHeld("knockout", "ann", EventRole.PLAYER, 1, "link-1"))
    await store.add_event_game(TableGame("knockout", 1, "begun-game", (1, 2), 2000))
    await store.add_photo(Photo("photo-1", "knockout", 2500, "The winners"), b"\xff\xd8 a picture")
    await store.set_same_player(SamePlayer("knockout", 1, "", "league-7", is_accepted=True))
    await store.add_club(Club("club-1", 2000, ClubTerms("Oak Hill"), b"club", ("ann",), ()))
    await store.set_event_club("knockout", "club-1")


def dump(connection: Connection) -> str:
    """The database as statements for PostgreSQL."""
    lines = [
        f"{statement};" for version in range(1, VERSION + 1) for statement in statements(version)
    ]
    lines.append("CREATE TABLE schema_version (version INTEGER NOT NULL);")
    for table in ("schema_version", "hall", *TABLES):
        columns = connection.columns(table)
        for row in connection.rows(f"SELECT {', '.join(columns)} FROM {table}"):
            values = [_literal(*pair) for pair in zip(row, columns.values(), strict=True)]
            lines.append(f"INSERT INTO {table} VALUES ({', '.join(values)});")
    return "\n".join(lines) + "\n"


def _literal(value: str | int | bytes | None, kind: str) -> str:
    if value is None:
        return "NULL"
    if isinstance(value, bytes):
        return f"decode('{base64.b64encode(value).decode()}', 'base64')"
    if kind == "boolean":
        return str(bool(value))
    if isinstance(value, int):
        return str(value)
    quoted = value.replace("'", "''")
    return f"'{quoted}'"


def main() -> None:
    database = DATA / f"version-{VERSION}.db"
    if database.exists():
        sys.exit(f"{database} is there already, and what an old version wrote is never rewritten.")
    DATA.mkdir(exist_ok=True)
    asyncio.run(keep(str(database)))
    with connected(database_at(str(database))) as connection:
        connection.rows("PRAGMA journal_mode = DELETE")
        connection.rows("VACUUM")
        (DATA / f"version-{VERSION}.sql").write_text(dump(connection), encoding="utf-8")
        with (DATA / f"version-{VERSION}.backup").open("wb") as file:
            back_up(connection, file, lambda rows: None)


if __name__ == "__main__":
    main()
