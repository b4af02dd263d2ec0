"""A game in a program's hands: the record, the referee and a world, in one object.

This is the edge between the pure core and a program: it knows the time, makes secrets and keeps
the entries. The server has its own; the terminal, notebooks and tests use this one.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from rackhouse.errors import IllegalError
from rackhouse.judging import in_force, judge_for, ruled_by
from rackhouse.lexicon import DictionaryJudge, Judge, Lexicon, ListJudge
from rackhouse.record import (
    CLOCK,
    Actor,
    DictionaryReference,
    FairDraws,
    RecordEntry,
    State,
    commitment_of,
    decode_record,
    encode_record,
    fold,
)
from rackhouse.referee import (
    Command,
    GamePlan,
    Option,
    Refusal,
    World,
    allowed,
    commands,
    decide,
    open_game,
)
from rackhouse.referee.question import question_of
from rackhouse.rules import Sheet

if TYPE_CHECKING:
    from rackhouse.board import Board, Play
    from rackhouse.record.facts import Custody
    from rackhouse.referee.deciding import PlayExists


def wall_clock() -> int:
    """The time of day in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class GameResult(msgspec.Struct, frozen=True):
    """How a game ended, seat by seat."""

    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place; more than one where they are level.

        >>> GameResult((300, 412), (2, 1)).winners
        (1,)
        """
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Game:
    """A game that can be asked to do things.

    ``play``, ``exchange`` and ``pass_`` act for the side on turn, and nobody challenges::

    >>> game = Game.new("base", nonces=["north", "south"], secret="00" * 32, clock=lambda: 0)
    >>> game.begin()
    >>> game.mover, game.rack()
    (0, 'BBFGILO')
    >>> game.play("8G BOG")
    >>> game.mover, game.scores, game.is_over
    (1, (12, 0), False)

    With ``keeps_windows`` a play stays open to challenge until the other sides accept it. Whatever
    else the rules know is a command for ``do`` or ``ask``.
    """

    def __init__(
        self,
        entries: Iterable[RecordEntry],
        *,
        judge: Judge | None = None,
        secret: str = "",
        clock: Callable[[], int] = wall_clock,
        play_exists: PlayExists | None = None,
        keeps_windows: bool = False,
    ) -> None:
        self.entries: list[RecordEntry] = list(entries)
        self.state: State = fold(self.entries)
        self.judge = judge
        self.secret = secret
        self.clock = clock
        self.play_exists = play_exists
        self.keeps_windows = keeps_windows

    @staticmethod
    def new(  # noqa: PLR0913 - each says one thing of a game, and has a usual value
        sheet: str | Sheet,
        *,
        sides: int | None = None,
        settings: Mapping[str, Any] | None = None,
        lexicon: str | Lexicon | None = "enable",
        dictionary: DictionaryReference | None = None,
        custody: Custody = "dealt",
        secret: str | None = None,
        nonces: Sequence[str] = (),
        clock: Callable[[], int] = wall_clock,
        play_exists: PlayExists | None = None,
        keeps_windows: bool = False,
    ) -> Game:
        """Open a game under a sheet, with an organiser's settings.

        ``lexicon`` is a word list, or the name of a list or of a labelled dictionary, out of
        which the sheet's exclusions are taken. With ``dictionary``, a book on paper, no list
        decides.

        The secret and the nonces are drawn at random where they are not given; a game whose
        seats sit at other machines is given their nonces by ``GiveNonce`` instead.

        Raises:
            IllegalError: where the sheet or the settings do not allow such a game.
            UnknownNameError: where there is no such sheet, list or dictionary.
        """
        sheet = Sheet.named(sheet) if isinstance(sheet, str) else sheet
        if settings:
            sheet = sheet.with_values(settings)
        judge: Judge | None = None
        if dictionary is None:
            if lexicon is None:
                raise IllegalError("game-name-words")
            dictionary, judge = in_force(lexicon, sheet.rules)
        elif dictionary.is_loaded:
            judge = judge_for(dictionary, sheet.rules)
        seats = sheet.rules.sides.usual if sides is None else sides
        if 0 < len(nonces) < seats:
            raise IllegalError("game-nonces", count=seats)
        secret = secrets.token_hex(32) if secret is None else secret
        commitment = commitment_of(secret) if custody == "dealt" else ""
        plan = GamePlan(sheet.name, sheet.rules, dictionary, seats, custody, commitment)
        entry = open_game(plan, clock())
        if isinstance(entry, Refusal):
            raise IllegalError(entry.reason)
        game = Game(
            [entry],
            judge=judge,
            secret=secret,
            clock=clock,
            play_exists=play_exists,
            keeps_windows=keeps_windows,
        )
        if custody == "dealt":
            for seat in range(seats):
                nonce = nonces[seat] if nonces else secrets.token_hex(16)
                game.do(commands.GiveNonce(Actor.seat_at(seat), nonce))
        return game

    @staticmethod
    def load(data: bytes, *, judge: Judge | None = None, secret: str = "") -> Game:
        """A game from its record.

        Raises:
            MalformedError: where the record is damaged.
        """
        return Game(decode_record(data), judge=judge, secret=secret)

    def record(self) -> bytes:
        """The record as a file's bytes."""
        return encode_record(self.entries)

    @property
    def world(self) -> World:
        """The world at this moment."""
        return World(
            now=self.clock(),
            draw=self._draws(),
            judge=self.judge,
            play_exists=self.play_exists,
            secret=self.secret,
            stakes="friendly",
        )

    def _draws(self) -> FairDraws | None:
        nonces = [side.nonce for side in self.state.sides]
        if not self.state.is_dealt or not self.secret or None in nonces:
            return None
        return FairDraws.of(self.secret, [nonce or "" for nonce in nonces])

    def ask(self, command: Command) -> tuple[RecordEntry, ...] | Refusal:
        """Give a command to the referee; what comes of it is appended to the record."""
        decision = decide(self.state, command, self.world)
        if isinstance(decision, Refusal):
            return decision
        self.state = decision.after
        self.entries.extend(decision.entries)
        return decision.entries

    def do(self, command: Command) -> tuple[RecordEntry, ...]:
        """Give a command that should be allowed.

        Raises:
            IllegalError: where the referee refuses it; the message is the referee's reason.
        """
        answer = self.ask(command)
        if isinstance(answer, Refusal):
            raise IllegalError(answer.reason)
        return answer

    def allowed(self, actor: Actor) -> tuple[Option, ...]:
        """What somebody may do now, and why not the rest."""
        return allowed(self.state, actor, self.world)

    # --- what one looks at

    @property
    def board(self) -> Board:
        """The board as it lies."""
        return self.state.board

    @property
    def mover(self) -> int:
        """The seat on turn, or whose play is still open to challenge."""
        return self.state.mover

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat."""
        return tuple(side.score for side in self.state.sides)

    @property
    def is_over(self) -> bool:
        """Whether the last turn has been played."""
        return self.state.is_over

    @property
    def result(self) -> GameResult | None:
        """How the game ended; ``None`` while it runs, or if it was aborted."""
        if not self.is_over or self.state.is_aborted:
            return None
        return GameResult(self.scores, self.state.places)

    def rack(self, seat: int | None = None) -> str:
        """The tiles of a seat, or of the side on turn."""
        return self.state.text(self.state.sides[self.mover if seat is None else seat].rack)

    def unseen(self, seat: int | None = None) -> str:
        """The tiles that a seat, or the side on turn, does not see: the bag and other racks.

        >>> game = Game.new("base", nonces=["north", "south"], secret="00" * 32, clock=lambda: 0)
        >>> game.begin()
        >>> len(game.unseen())
        93
        """
        hidden = self.state.unseen_by(self.mover if seat is None else seat)
        return self.state.text(bytes(sorted(hidden.elements())))

    def legal_plays(self) -> tuple[Play, ...]:
        """Every play of the side on turn that the game's words allow, the best first.

        >>> game = Game.new("base", nonces=["north", "south"], secret="00" * 32, clock=lambda: 0)
        >>> game.begin()
        >>> len(game.legal_plays()), game.legal_plays()[0].notation
        (204, '8D BILBO')

        Raises:
            IllegalError: where words are looked up in a book on paper.
        """
        # The engine takes a moment to load, and most games do without it.
        from rackhouse.players.vocabulary import engine_of  # noqa: PLC0415

        if not isinstance(self.judge, ListJudge | DictionaryJudge):
            raise IllegalError("game-name-words")
        rules, side = self.state.rules, self.state.sides[self.mover]
        engine = engine_of(
            self.judge.lexicon, self.board, rules.scoring.bonus, rules.placing.opening_tiles
        )
        return tuple(found.on(self.board) for found in engine.all(self.board, tuple(side.rack)))

    # --- short ways for the side on turn, in the words of the table

    def begin(self) -> None:
        """Draw for first, deal, start the first turn."""
        if self.state.rules.score_keeper.chosen != "none" and self.state.score_keeper is None:
            self.do(commands.ChooseScoreKeeper(Actor.seat_at(0), 0))
        self.do(commands.Begin(CLOCK))

    def play(self, play: str | Play) -> None:
        """Make a play: ``"8D WORD"``, small letters for blanks, or one of ``legal_plays``.

        Raises:
            IllegalError: where the referee refuses it; the message is the referee's reason.
            MalformedError: where it cannot be read.
        """
        text = play if isinstance(play, str) else play.notation
        self._take_turn(lambda mover: commands.Commit(mover, play=text))

    def exchange(self, tiles: str) -> None:
        """Exchange tiles of the rack.

        Raises:
            IllegalError: where the referee refuses it.
        """
        self._take_turn(lambda mover: commands.ExchangeTiles(mover, tiles))

    def pass_(self) -> None:
        """Pass."""
        self._take_turn(commands.Pass)

    def accept(self) -> None:
        """Let a play stand: all who could challenge it accept, and the score is confirmed.

        Sides that have all passed say that they have no plays left.
        """
        while (answer := self._nobody_objects()) is not None:
            self.do(answer)

    def challenge(self, *words: str) -> bool:
        """Challenge the last play, or only some of its words, as the next side; the list rules.

        Returns whether the play is good and stays.

        >>> game = Game.new(
        ...     "base", nonces=["north", "south"], secret="00" * 32, clock=lambda: 0,
        ...     keeps_windows=True,
        ... )
        >>> game.begin()
        >>> game.play("8G GLOBFI")
        >>> game.challenge(), game.board.is_empty
        (False, True)

        Raises:
            IllegalError: where nothing can be challenged, or no list can rule.
        """
        waiting = question_of(self.state).seats or (self.mover,)
        line = len(self.state.tally) - 1
        self.do(commands.CallChallenge(Actor.seat_at(waiting[0]), words))
        while (asked := question_of(self.state)).kind in ("judge", "book"):
            ruling = ruled_by(self.judge, self.state)
            if asked.kind == "judge":
                self.do(ruling)
            else:
                self.do(commands.ConfirmVerdict(Actor.seat_at(asked.seats[0]), ruling.acceptable))
        return not self.state.tally[line].withdrawn

    def _take_turn(self, turn: Callable[[Actor], Command]) -> None:
        """Act for the side on turn, once nothing of the last turn is open."""
        self.accept()
        self.do(turn(Actor.seat_at(self.mover)))
        if not self.keeps_windows:
            self.accept()

    def _nobody_objects(self) -> Command | None:
        """What lets the last turn stand, said by the first of those who have to say it."""
        asked = question_of(self.state)
        if not asked.seats:
            return None
        seat = Actor.seat_at(asked.seats[0])
        match asked.kind:
            case "press":
                return commands.PressClock(seat)
            case "window":
                return commands.Accept(seat)
            case "confirm":
                return commands.ConfirmScore(seat)
            case "plays":
                return commands.AnswerPlays(seat, no_more=True)
        return None
