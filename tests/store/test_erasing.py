"""Whoever is erased leaves nothing behind that says who they were, in any table."""

from __future__ import annotations

import re

import pytest

from rackhouse.store.backup import TABLES
from rackhouse.store.opening import connected, database_at
from tests.store.kit import opened
from tests.store.make_data import keep

pytestmark = pytest.mark.anyio

ANN = r"\b[Aa]nn\b"
LEFT = {
    # Who sat where and did what, as an ID without a name: every record still folds by it.
    ("games", "owner"),
    ("games", "info"),
    ("holders", "person"),
    ("receipts", "sender"),
    ("events", "owner"),
    ("events", "info"),
    ("event_receipts", "sender"),
    ("event_roles", "person"),
}
ENTRIES = {("event_people", "name")}
"""An entry's name is the event's, and its desk erases it."""


def holding(url: str, mark: str) -> set[tuple[str, str]]:
    """The columns of all tables in which something stands."""
    found = set()
    with connected(database_at(url)) as connection:
        for table in TABLES:
            columns = list(connection.columns(table))
            for row in connection.rows(f"SELECT {', '.join(columns)} FROM {table}"):
                for column, value in zip(columns, row, strict=True):
                    text = value.decode("latin-1") if isinstance(value, bytes) else str(value)
                    if re.search(mark, text):
                        found.add((table, column))
    return found


async def test_nothing_in_any_table_says_who_an_erased_person_was(database_url: str) -> None:
    await keep(database_url)
    known = holding(database_url, ANN)
    # There is something of hers in all of these, so that their absence below says something.
    assert {table for table, _ in known} >= {
        *("people", "accounts", "sessions", "links", "recovery_codes", "browsers", "blocks"),
        *("results", "chat", "mutes", "keepers", "vacations", "mail_wishes", "notices"),
        *("push_devices", "stream_keys", "present", "word_lists", "club_organisers"),
    }
    async with opened(database_url) as store:
        await store.erase_person("ann")
        assert (await store.chat_lines("begun-game")) == ()
        assert await store.has_code(b"a code") is None
        assert await store.use_link(b"a lost account", 2000, "win back") is None
    # The words of the line that somebody else had reported are gone with the line; what they
    # reported of a game stays with the keepers.
    assert holding(database_url, ANN) - LEFT - ENTRIES == set()
    assert holding(database_url, "ann@example.org|a proof|a secret|a code") == set()


async def test_the_opponents_results_outlive_an_erased_person(database_url: str) -> None:
    await keep(database_url)
    async with opened(database_url) as store:
        await store.erase_person("ann")
        (result,) = await store.results()
        own, other = result.sides
        assert "ann" not in own.people
        assert (own.score, other.people, other.score) == (401, ("dan",), 388)
