"""Word lists: which there are, and those that people bring."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post
from litestar.params import JSONBody, QueryParameter

from rackhouse.server.parameters import Caller, Name, Reader, TheDoor, Visitor
from rackhouse.server.problems import answers
from rackhouse.server.routes.people import Body
from rackhouse.service.word_lists import (
    LARGEST,
    LONGEST_TITLE,
    MOST_CHANGES,
    ListFile,
    ListPreview,
    WordListShown,
)

FileName = Annotated[
    str,
    QueryParameter(description="The name of the file; .csv and .tsv have columns.", max_length=200),
]
Tiles = Annotated[str, QueryParameter(description="The tile set that spells it.", max_length=100)]
FirstWord = Annotated[
    bool, QueryParameter(description="Ignore what follows the first word of a line.")
]
Title = Annotated[str, QueryParameter(description="What people call it.", max_length=LONGEST_TITLE)]
Edition = Annotated[str, QueryParameter(description="Its edition.", max_length=LONGEST_TITLE)]
Shared = Annotated[
    bool, QueryParameter(description="Whether everybody may play with it; for keepers.")
]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class ListChanges(Body, frozen=True):
    """A house's additions and removals on top of a list."""

    base: Annotated[str, msgspec.Meta(max_length=100)]
    title: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TITLE)]
    add: Annotated[tuple[Word, ...], msgspec.Meta(max_length=MOST_CHANGES)] = ()
    remove: Annotated[tuple[Word, ...], msgspec.Meta(max_length=MOST_CHANGES)] = ()
    is_shared: bool = False
    """Whether everybody may play with it; for keepers."""


@get("/api/words", summary="List the word lists")
async def word_lists(door: TheDoor, visitor: Visitor) -> tuple[WordListShown, ...]:
    """The word lists and dictionaries that you can play with: the hall's, and your own."""
    return await door.hall.word_lists.listed(visitor)


@post(
    "/api/words/preview",
    status_code=200,
    responses=answers(413, 422),
    request_max_body_size=LARGEST,
    summary="Look through a word list",
)
async def look_through(
    request: Request[Any, Any, Any],
    door: TheDoor,
    session: Caller,
    reader: Reader,
    file: FileName = "list.txt",
    tiles: Tiles = "english",
    *,
    first_word: FirstWord = False,
) -> ListPreview:
    """What a file as the body would give: words, bad lines, duplicates. Nothing is kept."""
    door.rates.check("open", session.person)
    brought = ListFile(file, await request.body(), tiles, first_word)
    return reader.spoken(await door.hall.word_lists.preview(brought))


@post(
    "/api/words",
    responses=answers(413, 422),
    request_max_body_size=LARGEST,
    summary="Bring a word list",
)
async def bring_list(  # noqa: PLR0913 - one argument for each part of the request
    request: Request[Any, Any, Any],
    door: TheDoor,
    session: Caller,
    title: Title,
    edition: Edition = "",
    file: FileName = "list.txt",
    tiles: Tiles = "english",
    *,
    first_word: FirstWord = False,
    is_shared: Shared = False,
) -> WordListShown:
    """Keep a file as a word list, for your own friendly games and events."""
    door.rates.check("open", session.person)
    brought = ListFile(file, await request.body(), tiles, first_word)
    lists = door.hall.word_lists
    return await lists.bring(session.person, brought, title, edition, is_shared=is_shared)


@post("/api/words/changes", responses=answers(422), summary="Add words to a list")
async def change_list(data: JSONBody[ListChanges], door: TheDoor, session: Caller) -> WordListShown:
    """Keep a list with a house's additions and removals; it has a checksum of its own."""
    door.rates.check("open", session.person)
    changes = (data.add, data.remove)
    return await door.hall.word_lists.change(
        session.person, data.base, changes, data.title, is_shared=data.is_shared
    )


@delete("/api/words/{name:str}", summary="Remove a word list")
async def remove_list(name: Name, door: TheDoor, session: Caller) -> None:
    """For its owner and keepers: nobody can choose it any more. Games begun with it go on."""
    await door.hall.word_lists.remove(session.person, name)
