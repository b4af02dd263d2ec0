"""What the hall needs from a store of its games. SQLite and PostgreSQL both provide it."""

from __future__ import annotations

from typing import Protocol

from rackhouse.log.store import LogStore, Sent
from rackhouse.messages import Message
from rackhouse.record import Actor
from rackhouse.service.people_ports import PeopleStore, RatedStore
from rackhouse.service.values import (
    Ask,
    AskAnswer,
    BroughtList,
    ChatLine,
    GameId,
    GameInfo,
    Holder,
    Invitation,
    MailWish,
    NewGame,
    Notice,
    NoticeKind,
    NoticeWay,
    PersonId,
    PushDevice,
    Report,
    Standing,
    TokenHash,
    WaitingTurn,
)


class GameStore(Protocol):
    """Games and their facts. When a write returns, it has reached the disk."""

    @property
    def games(self) -> LogStore[GameInfo, Standing, None]:
        """The facts of each game, and its standing."""

    async def add_game(self, game: NewGame) -> None:
        """Store a new game with its first facts, invitations and players, all or nothing."""

    async def senders(self, game: GameId, after: int) -> tuple[Sent, ...]:
        """Who sent the commands that added facts after a number, in order."""

    async def games_of(
        self, person: PersonId, *, limit: int, before: int | None = None
    ) -> tuple[tuple[GameInfo, Standing], ...]:
        """A person's games, the last changed first; ``before`` is a ``changed`` to go on from.

        Games that changed at the same moment stay together, so there may be more than ``limit``.
        """

    async def open_games(self, since: int, *, limit: int) -> tuple[tuple[GameInfo, Standing], ...]:
        """Running games that anybody may watch, changed since a time, the last changed first."""

    async def awaiting_engine(self, changed_before: int, limit: int) -> tuple[GameId, ...]:
        """Games that have waited for an engine since before a time, the oldest first."""

    async def timed_games(self) -> tuple[GameId, ...]:
        """Games in which somebody's time is running."""

    async def set_draft(self, game: GameId, seat: int, text: str) -> None:
        """Store the last draft of a side; it is on disk when this returns."""

    async def draft(self, game: GameId, seat: int) -> str:
        """The last draft of a side, or an empty text."""

    async def add_invitation(self, invitation: Invitation) -> None:
        """Store an invitation."""

    async def invitation(self, token: TokenHash) -> Invitation | None:
        """The invitation with that secret, if it is still valid."""

    async def revoke_invitations(self, game: GameId, place: Actor) -> None:
        """Revoke all invitations to a place."""

    async def add_holder(self, holder: Holder, *, most: int) -> bool:
        """Seat a person unless ``most`` others sit there; returns whether they are seated now."""

    async def remove_holder(self, game: GameId, place: Actor, person: PersonId) -> None:
        """Remove a person from a place."""

    async def holders(self, game: GameId) -> tuple[Holder, ...]:
        """Who sits at a game, in the order in which they came."""

    async def set_private(self, game: GameId, place: str, *, is_private: bool) -> None:
        """Store whether a place wants the game private."""

    async def set_decided(self, game: GameId, words: Message | str) -> None:
        """Store why a game is not played on; empty if it is."""

    async def add_ask(self, ask: Ask) -> None:
        """Store a request for a seat; repeating it changes nothing."""

    async def answer_ask(self, ask: str, place: str, answer: AskAnswer) -> None:
        """Store a place's answer to a request; ``seen`` does not change an earlier answer."""

    async def grant_ask(self, ask: Ask, holder: Holder, *, removed: tuple[PersonId, ...]) -> None:
        """Seat whoever asked instead of those removed, and delete the request; all or nothing."""

    async def games_asked_in(self, person: PersonId) -> tuple[GameId, ...]:
        """The games with a request for a place that a person holds."""

    async def asks(self, game: GameId) -> tuple[Ask, ...]:
        """The requests at a game, the oldest first."""


class ChatStore(Protocol):
    """What people say at games, whom they mute, and what they report. All of it can be erased."""

    async def add_chat_line(self, line: ChatLine) -> ChatLine:
        """Store a line under the next number of its game; sent again, the line as it is stored."""

    async def chat_lines(
        self, game: GameId, *, after: int = 0, since: int = 0
    ) -> tuple[ChatLine, ...]:
        """The lines of a game after a number and not older than a time, in order."""

    async def last_chat_line(self, game: GameId) -> int:
        """The number of the last line of a game; 0 if nothing was said."""

    async def delete_chat_line(self, game: GameId, number: int) -> None:
        """Delete a line, and what was reported about it."""

    async def delete_chat_before(self, moment: int) -> None:
        """Delete all lines that are older."""

    async def set_mute(self, person: PersonId, muted: PersonId, *, is_muted: bool) -> None:
        """Store whether somebody wants to read what another person says."""

    async def muted_by(self, person: PersonId) -> frozenset[PersonId]:
        """The people whom somebody has muted or blocked."""

    async def who_muted(self, person: PersonId) -> frozenset[PersonId]:
        """The people who have muted or blocked somebody."""

    async def add_report(self, report: Report) -> None:
        """Store that somebody reports a line or a game; reporting it again changes nothing."""

    async def reports(self) -> tuple[Report, ...]:
        """All reports, the oldest first."""

    async def dismiss_reports(self, game: GameId, number: int) -> None:
        """Delete the reports about a line or a game, which stays."""

    async def set_keeper_token(self, token: TokenHash) -> None:
        """Store the secret of the keepers' link; an older one is no longer valid."""

    async def add_keeper(self, token: TokenHash, person: PersonId) -> bool:
        """Make somebody a keeper of the hall if they have the secret; returns whether they do."""

    async def is_keeper(self, person: PersonId) -> bool:
        """Whether somebody looks after the hall."""


class WordListStore(Protocol):
    """The word lists that people have brought."""

    async def add_word_list(self, brought: BroughtList, file: bytes) -> None:
        """Store a list; if it is there already, only whether it is shared and whose it is."""

    async def word_lists(self, person: PersonId | None) -> tuple[BroughtList, ...]:
        """The lists that somebody may choose: shared ones and their own, by title."""

    async def word_list(self, name: str) -> BroughtList | None:
        """A list of that name, whoever may choose it."""

    async def word_list_file(self, name: str) -> bytes | None:
        """The words of a list, as :meth:`rackhouse.lexicon.Lexicon.sealed` has them."""

    async def count_word_lists(self) -> int:
        """How many lists there are, with those that nobody can choose any more."""

    async def disown_word_list(self, name: str) -> None:
        """Take a list out of everybody's choice; games that were begun with it keep it."""


class StreamStore(Protocol):
    """The keys by which a stream shows a game as its maker may see it."""

    async def set_stream_key(
        self, token: TokenHash, game: GameId, person: PersonId, moment: int
    ) -> None:
        """Store a key; an older one of the same person for the game is void."""

    async def stream_maker(self, token: TokenHash, game: GameId) -> PersonId | None:
        """Who has made a key for a game; nobody, if it is not valid."""


class VacationStore(Protocol):
    """Games by correspondence, and who is away from theirs."""

    async def days_games_of(self, person: PersonId) -> tuple[tuple[GameInfo, Standing], ...]:
        """The games by correspondence that are not over and in which a person holds a seat."""

    async def vacation(self, person: PersonId) -> int:
        """Until when a person's time stands still; 0 if they took no vacation."""

    async def set_vacation(self, person: PersonId, until: int) -> None:
        """Store until when a person's time stands still."""


class TurnMailStore(Protocol):
    """Who wants mail when it is their move, and what they and their devices are told."""

    async def mail_wish(self, person: PersonId) -> MailWish | None:
        """Where a person wants mail, if they do."""

    async def set_mail_wish(self, wish: MailWish, notice: Notice) -> None:
        """Store a wish in place of the person's last one, and the letter that proves it."""

    async def drop_mail_wish(self, person: PersonId) -> None:
        """Delete a person's wish."""

    async def prove_mail_wish(self, proof: TokenHash, since: int) -> bool:
        """Note that an address is proven, if it was asked for since a time; whether it was."""

    async def set_turn_mail(self, person: PersonId, *, is_wanted: bool) -> None:
        """Store whether a person wants mail about their games at their address."""

    async def stop_mail_wish(self, stop: str) -> None:
        """End the mail about games whose letters have this secret; the address stays."""

    async def letters_asked(self, kind: NoticeKind, address: str, since: int) -> int:
        """How many letters of a kind were written to an address since a time."""

    async def proven_by(self, address: str, limit: int) -> tuple[PersonId, ...]:
        """The people who have proven that an address is theirs, those who asked first first."""

    async def waiting_turns(self, way: NoticeWay, before: int) -> tuple[WaitingTurn, ...]:
        """The seats of people with a proven address or a device, in games by correspondence.

        Games that do not go on, or in which something happened later than a time, are left out.
        """

    async def add_notices(self, notices: tuple[Notice, ...]) -> None:
        """Store notices; one that is there already stays as it is."""

    async def claim_notices(self, way: NoticeWay, now: int, limit: int) -> tuple[Notice, ...]:
        """Take notices in hand that nobody has, or that are due to be tried again."""

    async def close_notice(self, notice: str, *, sent: int | None, error: str, due: int) -> None:
        """Store what became of a notice in hand, and when to try again if it was not sent."""

    async def notices_sent(self, way: NoticeWay, since: int) -> int:
        """How many notices were sent since a time."""

    async def drop_notices(self, before: int) -> None:
        """Delete the notices that are older."""


class PushStore(Protocol):
    """The devices that show whose move it is, and the key by which push services know the hall."""

    async def push_key(self) -> bytes:
        """The hall's private key; empty before it was made."""

    async def set_push_key(self, key: bytes) -> None:
        """Store the hall's private key, unless it has one."""

    async def push_device(self, device: str) -> PushDevice | None:
        """A device by its ID."""

    async def has_push_device(self, session: TokenHash) -> bool:
        """Whether the browser of a session is one of the devices."""

    async def set_push_device(self, device: PushDevice, most: int) -> None:
        """Store a device in place of what its session or address had; the oldest of too many go."""

    async def drop_push_device(self, session: TokenHash) -> None:
        """Delete the device of a session."""

    async def lose_push_device(self, device: str) -> None:
        """Delete a device that its push service no longer knows."""


class HallStore(Protocol):
    """The hall itself: which processes are running, and when each was last alive."""

    async def beat(self, process: str, now: int) -> None:
        """Note that a process is alive; written about once a second."""

    async def leave(self, process: str) -> None:
        """Note that a process has stopped and nobody follows a game there any more."""

    async def last_beat(self, *, besides: str) -> int | None:
        """When any other process was last alive."""

    async def closed(self) -> int:
        """When the last process that stopped in order was last alive; 0 if none has."""

    async def set_present(
        self, process: str, game: GameId, here: tuple[tuple[Actor, PersonId], ...], now: int
    ) -> None:
        """Store who follows a game at a process now."""

    async def present_elsewhere(
        self, process: str, since: int, game: GameId | None = None
    ) -> dict[GameId, tuple[tuple[Actor, PersonId], ...]]:
        """Who follows games, or one of them, at other processes that have been alive since."""

    async def set_address(self, address: str) -> None:
        """Store the address where people reach the hall."""

    async def address(self) -> str:
        """The last address where people reached the hall; empty if it was never open."""

    async def is_ready(self) -> bool:
        """Whether a write would succeed now."""


class Store(
    GameStore,
    PeopleStore,
    ChatStore,
    RatedStore,
    VacationStore,
    TurnMailStore,
    PushStore,
    WordListStore,
    StreamStore,
    HallStore,
    Protocol,
):
    """Everything, in one database."""

    async def close(self) -> None:
        """Write what waits, and close the database."""
