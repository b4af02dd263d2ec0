"""People: a name is enough to play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.messages import message
from rackhouse.service.errors import UnknownPersonError
from rackhouse.service.sessions import SignedIn, new_session
from rackhouse.service.tokens import new_id
from rackhouse.service.values import Person, PersonId, SessionKind
from rackhouse.service.wording import line

if TYPE_CHECKING:
    from rackhouse.service.hall import Hall

LONGEST_NAME = 40


async def sign_in_by_name(hall: Hall, name: str, kind: SessionKind = "browser") -> SignedIn:
    """Somebody new comes in, with nothing but a name.

    Raises:
        MalformedError: where it cannot be a name.
    """
    person = Person(new_id(hall.chance), name_of(name), hall.clock.now())
    session, token = new_session(hall, person.id, kind, "")
    await hall.store.add_person(person, session)
    return SignedIn(person, token, session.expires)


async def person_called(hall: Hall, person: PersonId) -> Person:
    """The person with that id.

    Raises:
        UnknownPersonError: where there is none.
    """
    known = await hall.store.person(person)
    if known is None:
        raise UnknownPersonError("service-no-person")
    return known


async def rename(hall: Hall, person: PersonId, name: str) -> Person:
    """Somebody would be called otherwise.

    Raises:
        MalformedError: where it cannot be a name.
        UnknownPersonError: where there is no such person.
    """
    known = await person_called(hall, person)
    renamed = Person(known.id, name_of(name), known.created)
    await hall.store.rename_person(person, renamed.name)
    hall.live.rename(person, renamed.name)
    return renamed


async def erase(hall: Hall, person: PersonId) -> None:
    """Forget somebody: name, account, ways in. The records of their games still fold.

    Raises:
        UnknownPersonError: where there is no such person.
    """
    await person_called(hall, person)
    await hall.store.erase_person(person)
    hall.sessions.forget_person(person)
    hall.hub.dismiss(person, message("service-forgotten"))
    hall.live.rename(person, "")
    hall.live.unname_sides(person)


def name_of(text: str) -> str:
    """A name as it is shown.

    Raises:
        MalformedError: where it cannot be one.
    """
    return line(text, "A name", LONGEST_NAME)
