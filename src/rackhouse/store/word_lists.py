"""Word lists that people have brought, as rows."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Final

from rackhouse.service.values import BroughtList, PersonId
from rackhouse.store.operation import change, question

if TYPE_CHECKING:
    from rackhouse.store.database import Connection, Row

_COLUMNS: Final = "name, title, edition, tile_set, base, words, checksum, owner, is_shared, added"


def _brought(row: Row) -> BroughtList:
    name, title, edition, tile_set, base, words, checksum, owner, is_shared, added = row
    about = (name, title, edition, tile_set, base, words, checksum, owner)
    return BroughtList(*about, bool(is_shared), added)


class WordListRows:
    """The SQL of :class:`rackhouse.service.ports.WordListStore`."""

    @change
    def add_word_list(connection: Connection, brought: BroughtList, file: bytes) -> None:
        connection.change(
            f"INSERT INTO word_lists ({_COLUMNS}, file) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (name) DO UPDATE"
            " SET owner = excluded.owner, is_shared = excluded.is_shared",
            (
                brought.name,
                brought.title,
                brought.edition,
                brought.tile_set,
                brought.base,
                brought.words,
                brought.checksum,
                brought.owner,
                brought.is_shared,
                brought.added,
                zlib.compress(file, 6),
            ),
        )

    @question
    def word_lists(connection: Connection, person: PersonId | None) -> tuple[BroughtList, ...]:
        found = connection.rows(
            f"SELECT {_COLUMNS} FROM word_lists"
            " WHERE owner IS NOT NULL AND (is_shared OR owner = ?) ORDER BY title, name",
            (person,),
        )
        return tuple(map(_brought, found))

    @question
    def word_list(connection: Connection, name: str) -> BroughtList | None:
        found = connection.rows(f"SELECT {_COLUMNS} FROM word_lists WHERE name = ?", (name,))
        return _brought(found[0]) if found else None

    @question
    def word_list_file(connection: Connection, name: str) -> bytes | None:
        found = connection.rows("SELECT file FROM word_lists WHERE name = ?", (name,))
        return zlib.decompress(bytes(found[0][0])) if found else None

    @question
    def count_word_lists(connection: Connection) -> int:
        [(count,)] = connection.rows("SELECT COUNT(*) FROM word_lists", ())
        return int(count)

    @change
    def disown_word_list(connection: Connection, name: str) -> None:
        connection.change(
            "UPDATE word_lists SET owner = NULL, is_shared = FALSE WHERE name = ?", (name,)
        )
