"""The store as the hall sees it: each operation of its ports, and its SQL."""

from __future__ import annotations

from rackhouse.desk.values import Attachments, EventInfo, EventStanding
from rackhouse.log.store import StoreUnavailableError
from rackhouse.service.values import GameId, GameInfo, Standing
from rackhouse.store import asks, events, games, hall
from rackhouse.store import letters as mail
from rackhouse.store import people as persons
from rackhouse.store.appending import EVENTS, GAMES
from rackhouse.store.database import Database, refuse_unfit
from rackhouse.store.drafts import LastDrafts
from rackhouse.store.operation import LogRows, change, question
from rackhouse.store.reader import ReaderThreads
from rackhouse.store.writer import Writer


class KeptStore:
    """A store in a database; :class:`rackhouse.desk.ports.DeskStore` says what each promises."""

    def __init__(self, database: Database, epoch: str) -> None:
        self.writer = Writer(database, epoch)
        self.reader = ReaderThreads(database)
        self.games: LogRows[GameInfo, Standing, None] = LogRows(
            self, GAMES, GameInfo, values_of=games.values_of, standing_in=games.standing_in
        )
        self.events: LogRows[EventInfo, EventStanding, Attachments] = LogRows(
            self,
            EVENTS,
            EventInfo,
            values_of=events.values_of,
            standing_in=events.standing_in,
            beside_of=events.beside_of,
        )
        self._drafts = LastDrafts(self._set_drafts)

    # Games

    add_game = change(games.add_game)
    senders = question(games.senders)
    games_of = question(games.games_of)
    open_games = question(games.open_games)
    awaiting_engine = question(games.awaiting_engine)
    timed_games = question(games.timed_games)
    add_invitation = change(games.add_invitation)
    invitation = question(games.invitation)
    revoke_invitations = change(games.revoke_invitations)
    add_holder = change(games.add_holder)
    remove_holder = change(games.remove_holder)
    holders = question(games.holders)
    set_private = change(games.set_private)
    set_decided = change(games.set_decided)
    add_ask = change(asks.add_ask)
    answer_ask = change(asks.answer_ask)
    grant_ask = change(asks.grant_ask)
    games_asked_in = question(asks.games_asked_in)
    asks = question(asks.asks)
    _set_drafts = change(games.set_drafts)
    _draft = question(games.draft)

    async def set_draft(self, game: GameId, seat: int, text: str) -> None:
        """Store the last draft of a side; drafts that come together are written together."""
        # Checked here, because a draft that cannot be written would block the others.
        refuse_unfit((game, seat, text))
        await self._drafts.keep(game, seat, text)

    async def draft(self, game: GameId, seat: int) -> str:
        """The last draft of a side."""
        waiting = self._drafts.waiting(game, seat)
        return waiting if waiting is not None else await self._draft(game, seat)

    # People

    add_person = change(persons.add_person)
    person = question(persons.person)
    people = question(persons.people)
    rename_person = change(persons.rename_person)
    erase_person = change(persons.erase_person)
    add_account = change(persons.add_account)
    account = question(persons.account)
    account_of = question(persons.account_of)
    set_password = change(persons.set_password)
    add_session = change(persons.add_session)
    session = question(persons.session)
    sessions_of = question(persons.sessions_of)
    end_session = change(persons.end_session)
    add_link = change(persons.add_link)
    use_link = change(persons.use_link)

    # Events

    add_event = change(events.add_event)
    set_event_info = change(events.set_info)
    events_of = question(events.events_of)
    listed_events = question(events.listed_events)
    recent_events = question(events.recent)
    event_people = question(events.people)
    set_event_people = change(events.set_people)
    forget_event_people = change(events.forget_people)
    event_roles = question(events.roles)
    add_event_role = change(events.add_role)
    remove_event_role = change(events.remove_role)
    add_event_link = change(events.add_link)
    event_link = question(events.link)
    event_links = question(events.links)
    revoke_event_links = change(events.revoke_links)
    add_event_game = change(events.add_game)
    event_games = question(events.games)
    event_of_game = question(events.event_of_game)
    see_game = change(events.set_seen)
    unseen_games = question(events.unseen_games)
    set_same_player = change(persons.set_player)
    same_players = question(persons.players)
    letters = question(mail.all_of)
    letters_sent = question(mail.sent)
    claim_letters = change(mail.claim)
    drop_letters = change(mail.drop)
    close_letter = change(mail.close)

    # The hall

    beat = change(hall.beat)
    leave = change(hall.leave)
    last_beat = question(hall.last_beat)
    set_address = change(hall.set_address)
    address = question(hall.address)
    _probe = change(hall.probe)

    async def is_ready(self) -> bool:
        """Whether a write succeeds now."""
        try:
            await self._probe()
        except StoreUnavailableError:
            return False
        return True

    async def close(self) -> None:
        """Write what waits, and close the database."""
        try:
            await self._drafts.close()
        finally:
            await self.writer.close()
            await self.reader.close()
