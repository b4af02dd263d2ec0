"""Games in memory: each folded once, and then advanced fact by fact."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from itertools import islice
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from rackhouse.log.logs import LiveLog
from rackhouse.messages import message
from rackhouse.record import (
    JUDGE,
    PUBLIC,
    Actor,
    FairDraws,
    Phase,
    RecordEntry,
    Role,
    State,
    apply,
    fold,
)
from rackhouse.referee import World, next_due
from rackhouse.referee.question import question_of
from rackhouse.referee.views import shared_view, view_of
from rackhouse.service.books import PAPER, WordBook
from rackhouse.service.engine_turn import awaited
from rackhouse.service.places import called, place_name, sitters_of
from rackhouse.service.values import Awaited, GameInfo, PersonId, Standing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from rackhouse.messages import Message, Value
    from rackhouse.referee import GameView, NewsItem
    from rackhouse.referee.deciding import Draw
    from rackhouse.service.messages import DraftShown, Sitter
    from rackhouse.service.values import Ask, Holder, KeptGame


UNSTOPPED = (Role.DIRECTOR, Role.CLOCK)
"""Who may act in a game that is not played on."""
SETTLED_LATER = ("settle tab",)
"""What everybody may still do in it: pay what is owed."""
PAD_ROLES = (Role.SEAT, Role.SCORE_KEEPER)
"""The places that write on the score pad of a real board."""
RECENT = 48
"""How many entries are kept in memory; older ones are read from the store."""


class ResignWish(msgspec.Struct, frozen=True):
    """Somebody wants to resign for a seat that others hold too."""

    person: PersonId
    command: str
    """The ID of their command: sent twice, it is one question."""
    until: int


class LiveGame(LiveLog[RecordEntry, State]):
    """A game in memory."""

    def __init__(
        self,
        kept: KeptGame,
        entries: Sequence[RecordEntry],
        draws: Callable[[str, list[str]], Draw] = FairDraws.of,
    ) -> None:
        super().__init__(kept.info.id)
        self.info: GameInfo = kept.info
        self.state: State = fold(entries)
        self.recent: deque[RecordEntry] = deque(entries[-RECENT:], RECENT)
        self.holders: tuple[Holder, ...] = ()
        self.asks: tuple[Ask, ...] = ()
        """The requests for a place, now that the game has begun."""
        self.names: dict[PersonId, str] = {}
        self.profiles: frozenset[PersonId] = frozenset()
        """Those among them whose profile anybody may see."""
        self.book: WordBook = PAPER
        self.last_told: dict[Actor, tuple[Iterable[RecordEntry], tuple[NewsItem, ...]]] = {}
        """The last entries that a place was told, as it may know them."""
        self.drafts: dict[int, DraftShown] = {}
        self.drafting: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        """Held for a seat while its draft is stored and shown."""
        self.wishes: dict[int, ResignWish] = {}
        """Who wants to resign for a seat that others hold too."""
        self.chat_told: int | None = None
        """The last line of its chat that followers here know; ``None`` if it had none."""
        self.chat_pace: dict[PersonId, tuple[int, ...]] = {}
        """When people said something in the last few seconds."""
        self.behind: State | None = None
        """The last state that delayed spectators have seen."""
        self._secret = kept.secret
        self._draws_of = draws
        self._draws: Draw | None = None

    @property
    def number(self) -> int:
        """The number of the last fact."""
        return self.state.number

    @property
    def seed(self) -> str:
        """The seed of the engine players' luck; as secret as the draws."""
        return self._secret or self.id

    def world(self, now: int) -> World:
        """The world that the referee is given."""
        book = self.book
        drawing, stakes = self._drawing(), self.info.stakes
        return World(now, drawing, book.judge, book.play_exists, self._secret, stakes)

    def why_stopped(self, place: Actor, command: str) -> Message | None:
        """Why a place may not do something here any more: the event has decided the match."""
        if self.is_over or place.role in UNSTOPPED or command in SETTLED_LATER:
            return None
        decided = self.info.decided or None
        return message(decided) if isinstance(decided, str) else decided

    def shared_view(self, now: int) -> GameView:
        """What everybody knows of the game; made once for all places."""
        return shared_view(self.state, self.world(now))

    def view(self, place: Actor, now: int, shared: GameView | None = None) -> GameView:
        """The game as seen from a place."""
        shown = view_of(shared or self.shared_view(now), self.state, place, self.world(now))
        if not self.info.decided:
            return shown
        options = [
            replace(one, why_not=self.why_stopped(place, one.command) or one.why_not)
            for one in shown.options
        ]
        return replace(shown, options=tuple(options))

    def _drawing(self) -> Draw | None:
        if self._draws is None and self.state.is_dealt and self._secret:
            nonces = [side.nonce for side in self.state.sides]
            if None not in nonces:
                self._draws = self._draws_of(self._secret, [nonce or "" for nonce in nonces])
        return self._draws

    def after(self, lines: Iterable[RecordEntry]) -> State:
        """The state after more entries; the game itself is not changed."""
        state = self.state
        for entry in lines:
            state = apply(state, entry)
        return state

    def advance(self, lines: Iterable[RecordEntry], after: State) -> None:
        """Advance the game by entries that are on disk, and drop what was for the last turn."""
        if after.turn != self.state.turn:
            self.drafts.clear()
        for seat in [seat for seat in self.wishes if after.sides[seat].is_resigned]:
            del self.wishes[seat]
        self.state = after
        self.recent.extend(lines)

    def since(self, number: int) -> tuple[RecordEntry, ...] | None:
        """The entries after a number, or ``None`` if they are not all in memory."""
        if number >= self.number:
            return ()
        if not self.recent or self.recent[0].number > number + 1:
            return None
        return tuple(self.recent_after(number))

    def recent_after(self, number: int) -> list[RecordEntry]:
        """The entries in memory after a number."""
        # Numbers have no gaps. Usually the sender has missed nothing, and none is looked at.
        missed = min(self.number - number, len(self.recent))
        return list(islice(self.recent, len(self.recent) - missed, None)) if missed > 0 else []

    # --- who is here

    @property
    def is_for_teams(self) -> bool:
        """Whether several people may share a seat."""
        return self.info.most_at_a_seat > 1

    def places_of(self, person: PersonId) -> tuple[Actor, ...]:
        """The places that somebody holds."""
        return tuple([holder.place for holder in self.holders if holder.person == person])

    def plays(self, person: PersonId | None) -> bool:
        """Whether somebody holds a seat."""
        return any(held.person == person and held.place.role is Role.SEAT for held in self.holders)

    def is_held_by(self, person: PersonId | None, place: Actor) -> bool:
        """Whether somebody holds a place."""
        return any(held.person == person and held.place == place for held in self.holders)

    def may_act(self, person: PersonId | None, place: Actor) -> bool:
        """Whether somebody may act and look from a place: it is theirs, or on the pad they share.

        At a real board every phone is the score pad, and whoever sits there enters for all.
        """
        if self.is_held_by(person, place):
            return True
        return (
            person is not None
            and self.info.custody == "table"
            and place.role in PAD_ROLES
            and any(held.role in PAD_ROLES for held in self.places_of(person))
        )

    def speaks_for(self, person: PersonId | None, place: Actor) -> bool:
        """Whether somebody may agree for a place: it is theirs, or nobody sits there."""
        is_empty = all(held.place != place for held in self.holders)
        return is_empty or self.is_held_by(person, place)

    def is_delayed(self, person: PersonId | None, place: Actor) -> bool:
        """Whether somebody sees the game with racks but delayed; nobody does once it is over."""
        if place != PUBLIC or not self.info.shows_racks or self.is_over:
            return False
        return self.is_held_by(person, PUBLIC)

    def sitters(self) -> tuple[Sitter, ...]:
        """Who sits where, without spectators."""
        return sitters_of(self.info, self.holders, self.names, self.profiles)

    def called(self, seat: int) -> Value | None:
        """The name of a side, for a voice; ``None`` if nobody sits there."""
        place = Actor.seat_at(seat)
        held = [one for one in self.holders if one.place == place]
        return called(sitters_of(self.info, held, self.names), place_name(place))

    @property
    def seats_taken(self) -> set[int]:
        """The seats that people or engine players hold."""
        people = [held.place.seat for held in self.holders if held.place.role is Role.SEAT]
        return {seat for seat in people if seat is not None} | {c.seat for c in self.info.chairs}

    def holders_at(self, place: Actor) -> set[PersonId]:
        """The people who hold a place."""
        return {held.person for held in self.holders if held.place == place}

    @property
    def is_begun(self) -> bool:
        """Whether the draw for first has been made."""
        return self.state.phase is not Phase.SETTING_UP

    @property
    def is_over(self) -> bool:
        """Whether the game is over, so that racks may be shown."""
        return self.state.phase in (Phase.FINISHED, Phase.CERTIFIED)


_OFF_THE_CLOCK = (Phase.SETTING_UP, Phase.PAUSED, Phase.RACKS, Phase.FINISHED, Phase.CERTIFIED)


def standing_of(state: State, info: GameInfo) -> Standing:
    """The standing that the store keeps of a state."""
    due = next_due(state)
    return Standing(
        number=state.number,
        changed=state.at,
        phase=state.phase,
        scores=tuple([side.score for side in state.sides]),
        mover=state.mover,
        due=None if due is None else due.at,
        is_timed=is_timed(state),
        awaits_engine=bool(awaited_chairs(state, info)),
        awaits=awaited_places(state),
    )


def awaited_places(state: State) -> Awaited:
    """Who has to answer; not always the side on turn."""
    question = question_of(state)
    seats = tuple(place_name(Actor.seat_at(seat)) for seat in question.seats)
    return Awaited(question.kind, (place_name(JUDGE),) if question.kind == "judge" else seats)


def is_timed(state: State) -> bool:
    """Whether somebody's time is running."""
    if state.phase in _OFF_THE_CLOCK:
        return False
    return state.ticking is not None or next_due(state) is not None


def awaited_chairs(state: State, info: GameInfo) -> tuple[int | None, ...]:
    """The engine seats that have to answer now; ``None`` is the word list as the judge."""
    chairs = {chair.seat for chair in info.chairs}
    return awaited(state, chairs, list_judges=info.list_judges)
