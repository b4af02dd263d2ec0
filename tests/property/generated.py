"""A generated game: the real referee, real draws, and actors who do anything at all."""

from __future__ import annotations

from random import Random
from zlib import crc32

from rackhouse.board import Board
from rackhouse.lexicon import Verdict, WordRuling
from rackhouse.record import (
    CLOCK,
    DIRECTOR,
    JUDGE,
    SCORE_KEEPER,
    Actor,
    FairDraws,
    Phase,
    RecordEntry,
    Role,
    State,
    apply,
    commitment_of,
)
from rackhouse.referee import (
    Command,
    Refusal,
    World,
    allowed,
    decide,
    open_game,
)
from rackhouse.referee import commands as c
from rackhouse.referee.deciding import Stakes
from rackhouse.referee.setting_up import proposals
from tests.property.asking import RARE, declare_rack, sensible
from tests.property.drawing_up import Setting
from tests.property.garbling import garbled
from tests.property.promises import check_fact, check_record

SECRET = "c0" * 32
START = 1_700_000_000_000
HOUSE = (CLOCK, DIRECTOR, JUDGE, SCORE_KEEPER)
KINDS = tuple(sorted(c.Command.__subclasses__(), key=lambda kind: kind.__name__))


def verdict_on(words: tuple[str, ...] | list[str]) -> Verdict:
    """A judge to whom about two words in three are good, always the same ones."""
    return Verdict.of(
        WordRuling(word, crc32(word.encode()) % 3 > 0, f"{word} was looked up.") for word in words
    )


def some_play_exists(_board: Board, rack: bytes) -> bool:
    """Whether a play is left; what it says is of no matter here."""
    return bool(rack)


class GeneratedGame:
    """A game that checks every promise after every fact."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.chance = Random(seed)
        commitment = commitment_of(SECRET) if setting.custody == "dealt" else ""
        first = open_game(setting.plan(commitment), START)
        assert isinstance(first, RecordEntry), first
        self.entries = [first]
        self.state: State = apply(None, first)
        self.now = START
        self.checked = 0
        self.stakes: Stakes = "friendly" if seed % 2 else "event"
        self.keen = self.chance.random() < 0.5
        """Whether the sides play on as long as they can, or pass until the game is over."""

    @property
    def actors(self) -> tuple[Actor, ...]:
        """Everybody who can do anything at this table."""
        return (*(Actor.seat_at(seat) for seat in range(len(self.state.sides))), *HOUSE)

    @property
    def world(self) -> World:
        """The world now; draws are the fair draws of the secret and the nonces."""
        state = self.state
        nonces = [side.nonce for side in state.sides if side.nonce is not None]
        ready = state.is_dealt and len(nonces) == len(state.sides)
        return World(
            self.now,
            FairDraws.of(SECRET, nonces) if ready else None,
            (lambda words: verdict_on(tuple(words))) if state.dictionary.is_loaded else None,
            some_play_exists,
            SECRET,
            self.stakes,
        )

    def ask(self, command: Command) -> tuple[RecordEntry, ...] | Refusal:
        """Give a command; a refusal changes nothing, and every fact keeps every promise."""
        before = self.state
        answer = decide(before, command, self.world)
        if isinstance(answer, Refusal):
            assert str(answer).endswith((".", "!", "?"))
            assert "\n" not in str(answer)
            assert len(str(answer)) < 600
            assert decide(before, command, self.world) == answer
            return answer
        for entry in answer.entries:
            after = apply(self.state, entry)
            check_fact(self.state, entry, after)
            self.state = after
        assert self.state == answer.after
        self.entries.extend(answer.entries)
        if len(self.entries) >= self.checked + 60:
            self.check()
        return answer.entries

    def check(self) -> None:
        """Fold and read back the whole record."""
        self.checked = len(self.entries)
        check_record(self.entries, self.state)

    def step(self) -> None:
        """Somebody does something: mostly sensible, now and then nonsense."""
        self.now += self.chance.choice((0, 0, 0, 100, 1000, 4000, 16_000, 61_000, -5000))
        if self.state.is_by_correspondence:
            self.now += self.chance.choice((0, 0, 3_600_000, 40_000_000))
        if self.chance.random() < 0.15:
            kind = self.chance.choice(KINDS)
            if self.chance.random() < RARE.get(kind, 1.0):
                self.ask(garbled(self.chance, kind))
            return
        command = self.some_command()
        if command is not None:
            self.ask(command)

    def some_command(self) -> Command | None:
        """A command that somebody may give now; rare ones seldom, and at times none."""
        actor = self.chance.choice((*self.actors, Actor.seat_at(self.state.mover)))
        options = [
            option.command for option in allowed(self.state, actor, self.world) if option.is_allowed
        ]
        weights = [RARE.get(kind, 1.0) for kind in options]
        [kind] = self.chance.choices((*options, None), (*weights, 0.2))
        return None if kind is None else sensible(self.chance, kind, self.state, actor)

    # --- from any state to the certified result

    def finish(self) -> None:
        """Play the game to its end: from wherever it stands, it can always be brought there."""
        for _ in range(1500):
            if self.state.phase is Phase.CERTIFIED or self.state.is_aborted:
                return
            self.bring_on()
        raise AssertionError(f"the game does not end: {self.state.phase}")

    def bring_on(self) -> None:
        """Bring the game nearer to its end by one command: there always is one."""
        before = self.state.number
        self.now = max(self.now, self.state.at) + 1000
        for command in (*self.ways_on(), c.Tick(CLOCK)):
            if not isinstance(self.ask(command), Refusal) and self.state.number > before:
                return
        raise AssertionError(f"nobody can bring the game on: {self.state.phase}")

    def answers(self) -> list[Command]:
        """A no from everybody who has not answered a proposal."""
        state, sides = self.state, len(self.state.sides)
        books = proposals(state.dictionary_proposals, state.dictionary, sides)
        boards = proposals(state.board_proposals, state.board.layout, sides)
        return [
            *(
                c.AgreeDictionary(Actor.seat_at(seat), state.dictionary)
                for book in books
                for seat in book.waiting_for
            ),
            *(
                c.AgreeBoard(Actor.seat_at(seat), state.board.layout)
                for board in boards
                for seat in board.waiting_for
            ),
        ]

    def ways_on(self) -> list[Command]:
        """Commands of which one brings a game on that nobody wants to draw out."""
        state = self.state
        seats = [actor for actor in self.actors if actor.role is Role.SEAT]
        mover = Actor.seat_at(state.mover)
        ways: list[Command] = []
        match state.phase:
            case Phase.SETTING_UP:
                ways = [sensible(self.chance, c.Begin, state, CLOCK) or c.Begin(CLOCK)]
                ways += [c.GiveNonce(actor, "late") for actor in seats]
                ways += [*self.answers(), c.ChooseScoreKeeper(seats[0], 0)]
            case Phase.ON_TURN:
                play = sensible(self.chance, c.Commit, state, mover) if self.keen else None
                ways = [play or c.Pass(mover), c.Pass(mover)]
                ways += [c.Commit(mover, state.turn_state.laid)]
            case Phase.ANNOUNCED:
                ways = [c.PressClock(mover), c.PressClock(SCORE_KEEPER)]
            case Phase.PENDING | Phase.FINAL_PENDING:
                self.now += 61_000
                ways = [c.ConfirmScore(SCORE_KEEPER), *(c.Accept(actor) for actor in seats)]
            case Phase.ADJUDICATING:
                said = () if state.call is None else dict(state.call.verdicts)
                readers = sorted(seats, key=lambda actor: actor.seat in said)
                ways = [c.Rule(JUDGE, True), *(c.ConfirmVerdict(actor, True) for actor in readers)]
            case Phase.ASKING:
                ways = [c.AnswerPlays(actor, True) for actor in seats]
            case Phase.RACKS:
                ways = [declare_rack(self.chance, state, DIRECTOR) or c.Tick(CLOCK)]
            case Phase.FINISHED:
                ways = [c.BreakTie(DIRECTOR, "order", state.undecided)]
                numbers = [marker.number for marker in state.markers]
                ways += [c.RuleDiscrepancy(DIRECTOR, number, "stands") for number in numbers]
                ways += [c.Certify(DIRECTOR)]
            case Phase.PAUSED:
                ways = [c.Resume(DIRECTOR)]
            case Phase.CERTIFIED:
                pass
        return ways
