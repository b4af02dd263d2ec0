"""The games of a hall: found, written to, and shown to everybody who follows them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rackhouse.log.logs import Logs
from rackhouse.log.store import Sent
from rackhouse.record import CLOCK, Phase, RecordEntry, State
from rackhouse.record.line_file import RECORD
from rackhouse.referee import Refusal, commands, decide, next_due
from rackhouse.service.books import PAPER
from rackhouse.service.errors import UnknownGameError
from rackhouse.service.hub import Hub
from rackhouse.service.live import LiveGame, standing_of
from rackhouse.service.messages import Sitter
from rackhouse.service.places import place_name, sitter
from rackhouse.service.uncertain_write import UncertainWrite
from rackhouse.service.values import Standing
from rackhouse.service.word_lists import WordLists

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from rackhouse.log.process import Process
    from rackhouse.log.store import Append, Receipt
    from rackhouse.record import Actor, Decision
    from rackhouse.referee import Command
    from rackhouse.referee.deciding import Draw
    from rackhouse.service.books import Books
    from rackhouse.service.ports import Store
    from rackhouse.service.tokens import Chance
    from rackhouse.service.values import GameId, PersonId

_NO_WORDS = (Phase.SETTING_UP, Phase.FINISHED, Phase.CERTIFIED)
"""The phases in which no word is looked up."""


class KeptDraft(msgspec.Struct, frozen=True):
    """A stored draft; it is valid only in its own turn."""

    turn: int
    play: str


_draft = msgspec.json.Decoder(KeptDraft)


class Games(Logs[LiveGame, RecordEntry, State, Standing, None]):
    """The games of one process of a hall."""

    def __init__(
        self,
        store: Store,
        books: Books,
        chance: Chance,
        draws: Callable[[str, list[str]], Draw],
        players: tuple[str, ...],
        process: Process,
        most: int,
    ) -> None:
        super().__init__(store.games, RECORD, process, most)
        self.store = store
        self.books = books
        self.word_lists = WordLists(store, process.clock)
        books.on_missing = self.word_lists.fetch
        self.chance = chance
        self.players = players
        """The names of the engine players, the strongest first."""
        self.hub = Hub(process.clock, self._sitter)
        self.uncertain = UncertainWrite()
        self.listeners: list[Callable[[LiveGame, Sequence[RecordEntry]], None]] = []
        """Called with every fact of a game, after everybody who follows it has been told."""
        self.on_written: list[Callable[[LiveGame], None]] = []
        """Called with every game that this process has written to."""
        self.on_people_heard: list[Callable[[LiveGame], Awaitable[None]]] = []
        """Called if another process has changed who sits at a game."""
        self.wanted_by: list[Callable[[GameId], bool]] = []
        """Asked before a game that nobody follows is dropped from memory."""
        self._draws = draws

    def _sitter(self, game: GameId, place: Actor, person: PersonId) -> Sitter:
        live = self.at_hand(game)
        if live is None:
            return Sitter(place_name(place), "")
        return sitter(live.info, place, person, live.names)

    # --- how games differ from other logs

    def unknown(self) -> UnknownGameError:
        """The error for an unknown game."""
        return UnknownGameError("service-no-game")

    async def load(self, id_: GameId) -> LiveGame | None:
        """Read a game from the store."""
        kept = await self.rows.kept(id_)
        return None if kept is None else LiveGame(kept, await self.stored(id_), self._draws)

    def standing_of(self, live: LiveGame, after: State) -> Standing:
        """The standing of a game, for the store to search by."""
        return standing_of(after, live.info)

    def is_followed(self, id_: GameId) -> bool:
        """Whether somebody follows a game, or an engine player thinks about it."""
        return self.hub.has_readers(id_) or any(wants(id_) for wants in self.wanted_by)

    @property
    def followed(self) -> tuple[GameId, ...]:
        """The games that somebody follows."""
        return self.hub.logs

    async def prepare(self, live: LiveGame) -> None:
        """Load the words of a game.

        Raises:
            RackhouseError: if they cannot be read.
        """
        # Once a game has begun, its words and its board stay what they are.
        if live.book is PAPER and live.state.phase not in _NO_WORDS:
            live.book = await self.books.book_of(live.state)

    async def moved(
        self, live: LiveGame, lines: Sequence[RecordEntry], written: Append[Standing, None] | None
    ) -> None:
        """Tell everybody who follows a game; a team also learns who of them acted."""
        if written is None:
            sent = await self.senders_after(live, lines[0].number - 1)
        elif written.sender:
            sent = (Sent(lines[0].number, lines[-1].number, written.sender),)
        else:
            sent = ()
        self.hub.publish(live, lines, sent)
        for listener in self.listeners:
            listener(live, lines)
        due = next_due(live.state)
        if due is not None:
            self.scheduler.expect(due.at)
        if written is not None:
            self.wrote(live)

    async def people_heard(self, live: LiveGame) -> None:
        """Another process has changed who sits at a game."""
        for listener in self.on_people_heard:
            await listener(live)

    def wrote(self, live: LiveGame) -> None:
        """This process has opened a game or written to it."""
        for written_to in self.on_written:
            written_to(live)

    # --- writing

    async def write(
        self,
        live: LiveGame,
        command: Command,
        *,
        name: str = "",
        sender: PersonId = "",
        unless: Callable[[], Refusal | None] = lambda: None,
        now: int | None = None,
    ) -> tuple[RecordEntry, ...] | Receipt | Refusal:
        """Carry out a command; returns a receipt if it was carried out before.

        ``unless`` may refuse on the state that is decided on; it is asked again after a lost race.

        Raises:
            RackhouseError: if the game's words cannot be read.
        """

        def decided() -> Decision[RecordEntry, State] | Refusal:
            refusal = unless()
            if refusal is not None:
                return refusal
            return decide(live.state, command, live.world(self.clock.now() if now is None else now))

        return await self.append(live, decided, name=name, sender=sender)

    async def settle(self, live: LiveGame, now: int | None = None) -> None:
        """Carry out what is due by now, with the last draft.

        It comes before every command, because a command would do the same without the draft.
        """
        await self.be_sure(live)
        due = next_due(live.state)
        if due is None or due.at > (self.clock.now() if now is None else now):
            return
        draft = await self.last_draft(live) if due.kind == "turn limit" else ""
        await self.write(live, commands.Tick(CLOCK, draft), now=now)

    async def settle_due(self, id_: GameId) -> None:
        """Carry out what is due in a game, once it is known whether the hall was away."""
        await self.uncertain.settled(await self.get(id_))
        await super().settle_due(id_)

    async def keep_draft(self, live: LiveGame, seat: int, play: str) -> None:
        """Store a side's last draft if it could become a play; an illegal one as empty."""
        state = live.state
        may_become_play = state.pending is not None or seat == state.mover
        if state.rules.turn.limit == "hard" and may_become_play:
            kept = msgspec.json.encode(KeptDraft(_turn_for(state), play))
            await self.store.set_draft(live.id, seat, kept.decode())

    async def last_draft(self, live: LiveGame) -> str:
        """The last draft of the side whose time is running, if it is for this turn."""
        seat = live.state.timed
        text = "" if seat is None else await self.store.draft(live.id, seat)
        if not text:
            return ""
        try:
            kept = _draft.decode(text)
        except msgspec.DecodeError:
            return ""
        return kept.play if kept.turn == _turn_for(live.state) else ""

    # --- past facts

    async def entries_after(self, live: LiveGame, number: int) -> tuple[RecordEntry, ...]:
        """All entries of a game after a number, up to the last one that this process knows."""
        number = max(0, number)
        at_hand = live.since(number)
        if at_hand is not None:
            return at_hand
        entries = await self.stored(live.id, number)
        # Another process may have written more; readers are told once it is folded here.
        return tuple([entry for entry in entries if entry.number <= live.number])

    async def older_entries(self, live: LiveGame, number: int) -> tuple[RecordEntry, ...]:
        """The entries after a number that are no longer in memory."""
        first = live.recent[0].number
        if number + 1 >= first:
            return ()
        entries = await self.entries_after(live, number)
        return tuple([entry for entry in entries if entry.number < first])

    async def senders_after(self, live: LiveGame, number: int) -> tuple[Sent, ...]:
        """Who sent the commands after a number; empty if no seat is shared."""
        return await self.store.senders(live.id, number) if live.is_for_teams else ()

    async def until(self, live: LiveGame, moment: int) -> None:
        """Wait until a moment, or until something happens in a game."""
        waiting = asyncio.ensure_future(self.clock.wait_until(moment))
        moving = self.hub.change(live.id)
        try:
            await asyncio.wait({waiting, moving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
            moving.cancel()

    # --- who sits where

    async def refresh_people(self, live: LiveGame) -> None:
        """Read again who sits where, their names, and who wants the game private."""
        kept = await self.rows.kept(live.id)
        was_decided = live.info.decided
        if kept is not None:
            live.info = kept.info
        holders = await self.store.holders(live.id)
        asks = await self.store.asks(live.id)
        persons = tuple({one.person for one in holders} | {one.person for one in asks})
        people = await self.store.people(persons) if persons else ()
        names = {person.id: person.name for person in people}
        profiles = await self.store.with_profile(persons)
        here = (holders, asks, names, profiles, live.info.decided)
        if here != (live.holders, live.asks, live.names, live.profiles, was_decided):
            live.holders, live.asks, live.names, live.profiles = holders, asks, names, profiles
            self.hub.tell_people(live)

    def rename(self, person: PersonId, name: str) -> None:
        """Rename a person in all games in memory; empty erases the name."""
        for live in self._live.values():
            if person in live.names:
                live.names[person] = name
                self.hub.tell_people(live)

    def unname_sides(self, owner: PersonId) -> None:
        """Delete the names that somebody gave the sides of their games."""
        for live in self._live.values():
            if live.info.owner == owner and live.info.names:
                live.info = replace(live.info, names=())
                self.hub.tell_people(live)

    def unname_seats(self, game: GameId, seats: Sequence[int]) -> None:
        """Delete the names of some sides of a game."""
        live = self.at_hand(game)
        if live is not None and seats:
            names = ["" if seat in seats else name for seat, name in enumerate(live.info.names)]
            live.info = replace(live.info, names=tuple(names))
            self.hub.tell_people(live)


def _turn_for(state: State) -> int:
    """The number of the turn that a draft is for: the next one while a play is pending."""
    return state.turn + (0 if state.pending is None else 1)
