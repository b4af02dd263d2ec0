"""Mail to people: the address is proven first, and any mail about games can stop more of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from rackhouse.mail import mail_address
from rackhouse.messages import Voice, message
from rackhouse.service.errors import ConflictError, NotAllowedError, NotSignedInError
from rackhouse.service.outgoing import AGAIN, AT_ONCE, sent
from rackhouse.service.tokens import hash_of, new_id, new_token
from rackhouse.service.turn_post import TurnSent
from rackhouse.service.values import MailWish, Notice

if TYPE_CHECKING:
    from rackhouse.service.games import Games
    from rackhouse.service.outgoing import Postman
    from rackhouse.service.turn_post import TurnNews, TurnPost
    from rackhouse.service.values import PersonId, TurnReader

LASTS: Final = 24 * 3600 * 1000
"""Milliseconds that the link in a letter proves an address."""
MOST_PROOFS: Final = 3
"""Letters a day that ask the same address, whoever gave it."""
_DAY: Final = 24 * 3600 * 1000


class MailWay:
    """Tells people by mail, if there is a postman; :class:`TurnWay` says what each part does."""

    way: Literal["mail"] = "mail"
    grace = 2 * 60 * 1000

    def __init__(self, games: Games, postman: Postman | None, letters_a_day: int) -> None:
        self._store = games.store
        self._postman = postman
        self._letters_a_day = letters_a_day

    @property
    def is_open(self) -> bool:
        """Whether this hall sends mail."""
        return self._postman is not None

    async def write(self, news: TurnNews, reader: TurnReader) -> tuple[str, str]:
        """A letter with a link to the game, and one that stops such letters."""
        voice, address = Voice(reader.language), await self._store.address()
        paragraphs = (
            message(f"mail-your-{news.kind}", others=news.others, time=news.time),
            message("mail-open-game", link=f"{address}/{news.page}"),
            message("mail-stop", link=f"{address}/mail#stop={reader.stop}"),
        )
        subject = message(f"mail-subject-your-{news.kind}", others=news.others)
        return voice.say(subject), "\n\n".join(voice.say(one) for one in paragraphs)

    async def room(self, now: int) -> int:
        """As many as are left of today's."""
        left = self._letters_a_day - await self._store.notices_sent("mail", now - _DAY)
        return max(0, min(AT_ONCE, left))

    async def reaches(self, notice: Notice) -> bool:
        """Whether the address is still wished for, and proven unless this is to prove it."""
        wish = await self._store.mail_wish(notice.person)
        if wish is None or wish.address != notice.address:
            return False
        return wish.is_proven or notice.kind == "proof"

    async def send(self, notice: Notice) -> TurnSent:
        """Hand it to the postman; what the mail server refuses is tried again."""
        if self._postman is None:
            return TurnSent("service-no-mail-here")
        error = await sent(self._postman, notice.address, notice.subject, notice.text)
        return TurnSent(error, AGAIN if error else None)


class TurnMailShown(msgspec.Struct, frozen=True):
    """Somebody's mail address, and whether they get mail when it is their move."""

    is_possible: bool
    """Whether this hall sends mail."""
    address: str
    """Where it goes; empty if they gave none."""
    is_proven: bool
    """Whether they have opened the link that was sent there."""
    wants_turns: bool = True
    """Whether they get mail when it is their move."""


async def turn_mail_of(post: TurnPost, person: PersonId) -> TurnMailShown:
    """The address and the wish of a person."""
    wish = await post.games.store.mail_wish(person)
    if wish is None:
        return TurnMailShown(post.has("mail"), "", is_proven=False)
    return TurnMailShown(post.has("mail"), wish.address, wish.is_proven, wish.wants_turns)


async def want_turn_mail(post: TurnPost, person: PersonId, *, is_wanted: bool) -> TurnMailShown:
    """Get mail about one's games at one's address, or none; the address stays either way."""
    await post.games.store.set_turn_mail(person, is_wanted=is_wanted)
    return await turn_mail_of(post, person)


async def wish_turn_mail(
    post: TurnPost, person: PersonId, address: str, voice: Voice
) -> TurnMailShown:
    """Give an address, which gets a letter to prove it; an empty one deletes the last one.

    Raises:
        IllegalError: if no mail can go there.
        NotAllowedError: if this hall sends no mail.
        ConflictError: if the address was asked too often.
    """
    games, store = post.games, post.games.store
    address = mail_address(address)
    if not address:
        await store.drop_mail_wish(person)
        return TurnMailShown(post.has("mail"), "", is_proven=False)
    if not post.has("mail"):
        raise NotAllowedError("service-no-mail-here")
    now, token = games.clock.now(), new_token(games.chance)
    if await store.letters_asked("proof", address, now - LASTS) >= MOST_PROOFS:
        raise ConflictError("service-mail-asked-often")
    wish = MailWish(person, address, hash_of(token), new_token(games.chance), voice.language, now)
    link = f"{await store.address()}/mail#confirm={token}"
    notice = Notice(
        new_id(games.chance),
        person,
        "proof",
        address,
        "",
        voice.say(message("mail-subject-prove")),
        voice.say(message("mail-prove", link=link)),
        now,
    )
    await store.set_mail_wish(wish, notice)
    post.ring("mail")
    return TurnMailShown(post.has("mail"), address, is_proven=False)


async def prove_address(post: TurnPost, token: str) -> None:
    """Begin to send mail to an address whose owner has opened the link in its letter.

    Raises:
        NotSignedInError: if the link is unknown or expired.
    """
    now = post.games.clock.now()
    if not await post.games.store.prove_mail_wish(hash_of(token), now - LASTS):
        raise NotSignedInError("service-mail-link-old")


async def stop_turn_mail(post: TurnPost, token: str) -> None:
    """Stop the mail about games that has this link, however often it is opened."""
    await post.games.store.stop_mail_wish(token)
