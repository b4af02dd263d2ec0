"""Winning back a lost account: by a code that its owner kept, or by a link to their mail address.

Only hashes are stored. A code works until it is replaced, a link once and for ten minutes. Whoever
asks for a link is told the same whether the address is known or not.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from rackhouse.log.store import StoreUnavailableError
from rackhouse.messages import Name, Voice, message
from rackhouse.service.errors import NotAllowedError, NotSignedInError
from rackhouse.service.people import (
    RECOVERY_LASTS,
    change_password,
    let_in,
    make_link,
    person_called,
)
from rackhouse.service.tokens import hash_of, new_id
from rackhouse.service.values import Notice

if TYPE_CHECKING:
    from rackhouse.service.games import Games
    from rackhouse.service.people import Sessions, SignedIn
    from rackhouse.service.tokens import Chance
    from rackhouse.service.turn_post import TurnPost
    from rackhouse.service.values import PersonId

MOST_LETTERS: Final = 3
"""Letters a day to the same address, whoever asks for them."""
_MOST_PEOPLE: Final = 3
"""How many people of one address get a letter."""
_DAY: Final = 24 * 3600 * 1000
_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""No sign that looks like another."""
_ALIKE: Final = str.maketrans("OIL", "011")
_GROUP: Final = 5
_GROUPS: Final = 5
_SIGNED_OUT: Final = message("server-signed-out")


def new_code(chance: Chance) -> str:
    """A code of 125 bits, in groups that can be written down and read out.

    >>> new_code(lambda length: bytes(range(length)))
    '00410-61050-R3GG2-8A1C6-0T3GF'
    """
    number = int.from_bytes(chance(_GROUP * _GROUPS * 5 // 8 + 1), "big")
    signs = [_SIGNS[(number >> (5 * at)) & 31] for at in reversed(range(_GROUP * _GROUPS))]
    text = "".join(signs)
    return "-".join(text[at : at + _GROUP] for at in range(0, len(text), _GROUP))


def code_of(typed: str) -> str:
    """A code as it is compared, however it was typed.

    >>> code_of(" oo041 0620q-38gia ")
    '000410620Q38G1A'
    """
    return "".join(sign for sign in typed.upper().translate(_ALIKE) if sign in _SIGNS)


async def keep_code(sessions: Sessions, person: PersonId) -> str:
    """A new code that wins back somebody's account; the one before it works no more."""
    await person_called(sessions, person)
    code = new_code(sessions.chance)
    await sessions.store.set_recovery_code(person, hash_of(code_of(code)), sessions.clock.now())
    return code


async def owner_by_code(sessions: Sessions, typed: str) -> PersonId:
    """Whose account a code wins back.

    Raises:
        NotSignedInError: if it is nobody's, or was replaced.
    """
    person = await sessions.store.has_code(hash_of(code_of(typed)))
    if person is None:
        raise NotSignedInError("service-code-wrong")
    return person


async def owner_by_link(sessions: Sessions, token: str) -> PersonId:
    """Whose account a link wins back, once.

    Raises:
        NotSignedInError: if it is unknown, used or expired.
    """
    now = sessions.clock.now()
    person = await sessions.store.use_link(hash_of(token), now, "win back")
    if person is None:
        raise NotSignedInError("service-link-used-up")
    return person


async def win_back(
    games: Games, sessions: Sessions, person: PersonId, password: str, *, is_alone: bool
) -> SignedIn:
    """Sign in whoever has shown that the account is theirs.

    ``password`` is the hash of a new one, or empty; it counts if the account has a login. If
    ``is_alone``, everything else that is signed in is signed out, programs too.
    """
    if password:
        await change_password(sessions, person, password)
    if is_alone:
        for session in await sessions.store.sessions_of(person):
            await sessions.store.end_session(session.token)
        sessions.forget_person(person)
        games.hub.dismiss(person, _SIGNED_OUT)
    return await let_in(sessions, person)


def check_mail(post: TurnPost) -> None:
    """Check that this hall sends mail.

    Raises:
        NotAllowedError: if it does not.
    """
    if not post.has("mail"):
        raise NotAllowedError("service-no-mail-here")


async def send_links(post: TurnPost, sessions: Sessions, address: str) -> None:
    """Write to an address that somebody has proven, and to no other; nobody is told which."""
    store, now = sessions.store, sessions.clock.now()
    # Whoever asked was answered already; if the store is away they ask again.
    with suppress(StoreUnavailableError):
        if await store.letters_asked("win back", address, now - _DAY) >= MOST_LETTERS:
            return
        for person in await store.proven_by(address, _MOST_PEOPLE):
            await store.add_notices((await _letter(post, sessions, person, address),))
        post.ring("mail")


async def _letter(post: TurnPost, sessions: Sessions, person: PersonId, address: str) -> Notice:
    wish = await sessions.store.mail_wish(person)
    voice = Voice("" if wish is None else wish.language)
    name = (await person_called(sessions, person)).name
    token = await make_link(sessions, person, RECOVERY_LASTS, "win back")
    link = f"{await sessions.store.address()}/win-back#link={token}"
    return Notice(
        new_id(sessions.chance),
        person,
        "win back",
        address,
        "",
        voice.say(message("mail-subject-win-back")),
        voice.say(message("mail-win-back", name=Name(name), link=link)),
        sessions.clock.now(),
    )
