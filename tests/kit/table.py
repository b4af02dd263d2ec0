"""A table for tests: the real referee in a world whose draws and time the test holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from rackhouse.board import Board
from rackhouse.errors import IllegalError
from rackhouse.lexicon import Lexicon, Verdict, WordRuling
from rackhouse.messages import Message
from rackhouse.record import (
    CLOCK,
    DIRECTOR,
    JUDGE,
    Actor,
    DictionaryReference,
    Phase,
    RecordEntry,
    State,
    apply,
    commitment_of,
    decode_record,
    encode_record,
    fold,
)
from rackhouse.referee import (
    Command,
    GamePlan,
    Refusal,
    World,
    allowed,
    commands,
    decide,
    next_due,
    open_game,
)
from rackhouse.referee.deciding import Stakes
from rackhouse.rules import Sheet

SECRET = "5e" * 32
START = 1_000_000
LIST = DictionaryReference("The list of the test", "1", "test", "0" * 64)
PAPER = DictionaryReference("A book on paper")


def in_short(reason: Message) -> str:
    """A reason by its key and its values, whatever its words are.

    >>> in_short(message("referee-not-your-turn", seat=SeatName(1)))
    'referee-not-your-turn: Player 2'
    """
    assert str(reason) != reason.key, f"{reason.key} has no words"
    return f"{reason.key}: {', '.join(map(str, reason.values.values()))}".removesuffix(": ")


class Table:
    """A game at a table. Commands go to the real referee; every decision is checked to fold.

    ``draws`` are the tiles that come out of the bag, draw by draw, as text; when they run out,
    the lowest tile numbers of the pool come (A, A, A …). ``good`` are the words the judge
    accepts; everything else is a phony.
    """

    def __init__(
        self,
        sheet: str | Sheet,
        *,
        sides: int | None = None,
        settings: Mapping[str, Any] | None = None,
        good: Sequence[str] | Lexicon = (),
        dictionary: DictionaryReference = LIST,
        custody: Literal["dealt", "table"] = "dealt",
        draws: Sequence[str] = (),
        now: int = START,
    ) -> None:
        chosen = Sheet.named(sheet) if isinstance(sheet, str) else sheet
        needed = {"round.seconds": 3600} if chosen.rules.round.limit == "organiser-sets" else {}
        chosen = chosen.with_values({**needed, **(settings or {})})
        self.now = now
        self.good = good if isinstance(good, Lexicon) else {word.upper() for word in good}
        self.draws = list(draws)
        self.entries: list[RecordEntry] = []
        plan = GamePlan(
            chosen.name,
            chosen.rules,
            dictionary,
            chosen.rules.sides.usual if sides is None else sides,
            custody,
            commitment_of(SECRET) if custody == "dealt" else "",
        )
        first = open_game(plan, now)
        if isinstance(first, Refusal):
            raise IllegalError(first.reason)
        self.entries.append(first)
        self.state: State = fold(self.entries)
        self.play_exists: Callable[[Board, bytes], bool] | None = None
        self.stakes: Stakes = "event"

    # --- the world

    def _draw(self, _number: int, pool: bytes, count: int) -> bytes:
        if not self.draws:
            return bytes(sorted(pool)[:count])
        tiles = self.state.parse(self.draws.pop(0))
        assert len(tiles) == count, f"the test's next draw is {len(tiles)} tiles, not {count}"
        missing = Counter(tiles) - Counter(pool)
        assert not missing, f"the bag lacks {dict(missing)}"
        return tiles

    def _judge(self, words: Any) -> Verdict:
        return Verdict.of(
            WordRuling(
                word, word in self.good, f"{word} is {'' if word in self.good else 'not '}good."
            )
            for word in words
        )

    @property
    def world(self) -> World:
        loaded = self.state.dictionary.is_loaded
        return World(
            self.now,
            self._draw if self.state.is_dealt else None,
            self._judge if loaded else None,
            self.play_exists,
            SECRET,
            self.stakes,
        )

    def pass_time(self, seconds: float) -> None:
        """Let time go by; nothing happens by itself until somebody acts or ticks."""
        self.now += round(seconds * 1000)

    # --- asking

    def ask(self, command: Command) -> tuple[RecordEntry, ...] | Refusal:
        """Give a command. A refusal has changed nothing; facts fold and survive the codec."""
        before, draws = self.state, list(self.draws)
        decision = decide(self.state, command, self.world)
        if isinstance(decision, Refusal):
            assert self.state is before
            self.draws = draws
            return decision
        for entry in decision.entries:
            self.state = apply(self.state, entry)
        assert self.state == decision.after
        self.entries.extend(decision.entries)
        return decision.entries

    def do(self, command: Command) -> list[str]:
        """Give a command that must be allowed; the names of the facts it led to."""
        answer = self.ask(command)
        assert not isinstance(answer, Refusal), answer.reason
        return [type(entry.fact).__name__ for entry in answer]

    def refused(self, command: Command) -> str:
        """Give a command that must be refused; why."""
        answer = self.ask(command)
        assert isinstance(answer, Refusal), f"allowed: {answer}"
        return in_short(answer.reason)

    def facts(self, kind: type) -> list[Any]:
        """All facts of a kind so far."""
        return [entry.fact for entry in self.entries if isinstance(entry.fact, kind)]

    def why_not(self, seat: int, command: type[Command]) -> str | None:
        """Why a side may not give a command now, as ``allowed`` tells it."""
        options = allowed(self.state, Actor.seat_at(seat), self.world)
        reason = next(option.why_not for option in options if option.command is command)
        return None if reason is None else in_short(reason)

    # --- short ways, by seat

    def begin(self, *, lots: Sequence[Sequence[str]] = ()) -> Table:
        """Nonces, a score-keeper (seat 0) where the sheet wants one, the draw, the deal."""
        if self.state.is_dealt:
            for seat in range(len(self.state.sides)):
                self.do(commands.GiveNonce(Actor.seat_at(seat), f"nonce {seat}"))
        if self.state.rules.score_keeper.chosen != "none" and self.state.score_keeper is None:
            self.do(commands.ChooseScoreKeeper(Actor.seat_at(0), 0))
        self.do(commands.Begin(CLOCK, tuple(tuple(attempt) for attempt in lots)))
        return self

    def play(self, seat: int, play: str) -> list[str]:
        return self.do(commands.Commit(Actor.seat_at(seat), play=play))

    def exchange(self, seat: int, tiles: str = "", count: int = 0) -> list[str]:
        return self.do(commands.ExchangeTiles(Actor.seat_at(seat), tiles, count))

    def pass_turn(self, seat: int) -> list[str]:
        return self.do(commands.Pass(Actor.seat_at(seat)))

    def accept(self, seat: int) -> list[str]:
        return self.do(commands.Accept(Actor.seat_at(seat)))

    def challenge(self, seat: int, *words: str) -> list[str]:
        return self.do(commands.CallChallenge(Actor.seat_at(seat), words))

    def rule(self, *, acceptable: bool) -> list[str]:
        return self.do(commands.Rule(JUDGE, acceptable))

    def confirm(self, seat: int) -> list[str]:
        return self.do(commands.ConfirmScore(Actor.seat_at(seat)))

    def tick(self, draft: str = "") -> list[str]:
        return self.do(commands.Tick(CLOCK, draft))

    def bell(self) -> list[str]:
        return self.do(commands.RingBell(DIRECTOR))

    # --- the state

    @property
    def phase(self) -> Phase:
        return self.state.phase

    @property
    def mover(self) -> int:
        return self.state.mover

    @property
    def scores(self) -> list[int]:
        return [side.score for side in self.state.sides]

    def rack(self, seat: int) -> str:
        return self.state.text(self.state.sides[seat].rack)

    @property
    def bag(self) -> str:
        return self.state.text(self.state.bag)

    def due_in(self) -> float | None:
        """Seconds until something happens by itself."""
        due = next_due(self.state)
        return None if due is None else (due.at - self.now) / 1000

    def accounted(self) -> int:
        """How many tiles there are in bag, racks and on the board."""
        racks = sum(side.held for side in self.state.sides)
        return racks + self.state.bag_count + self.state.board.tile_count

    def check_record(self) -> None:
        """The record folds to the running state and survives its codec.

        Not after :meth:`arrange`, which makes a position that no record leads to.
        """
        assert fold(self.entries) == self.state
        assert decode_record(encode_record(self.entries)) == tuple(self.entries)

    def arrange(
        self,
        *,
        racks: Sequence[str] | None = None,
        scores: Sequence[int] | None = None,
        bag: str | None = None,
        plays: Sequence[str] = (),
        mover: int | None = None,
    ) -> Table:
        """Set up a position: racks, scores, bag and plays on the board, as if it had come so.

        Tiles are not conserved against the set where a bag is given: end positions are short.
        """
        state = self.state
        for text in plays:
            state = replace(state, board=state.board.lay(state.board.parse_play(text).placements))
        sides = list(state.sides)
        for seat, text in enumerate(racks or ()):
            tiles = state.parse(text)
            sides[seat] = replace(
                sides[seat], rack=tiles if state.is_dealt else b"", held=len(tiles)
            )
        for seat, score in enumerate(scores or ()):
            sides[seat] = replace(sides[seat], score=score)
        if bag is not None:
            tiles = state.parse(bag)
            state = replace(state, bag=tiles, bag_count=len(tiles))
        elif racks is not None or plays:
            pool = Counter(state.board.tile_set.tiles)
            pool.subtract(0 if tile & 0x40 else tile for tile in state.board.tiles)
            if state.is_dealt:
                for side in sides:
                    pool.subtract(side.rack)
            assert min(pool.values()) >= 0, "the position uses more tiles than the set has"
            tiles = bytes(sorted(pool.elements()))
            held = 0 if state.is_dealt else sum(side.held for side in sides)
            state = replace(state, bag=tiles, bag_count=len(tiles) - held)
        if mover is not None:
            state = replace(state, mover=mover)
        self.state = replace(state, sides=tuple(sides))
        return self
