"""A game in a program's hands: the record, the referee and a world, in one object.

This is the edge between the pure core and a program: it knows the time, makes secrets and keeps
the entries. The server has its own; the terminal, notebooks and tests use this one.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rackhouse.errors import IllegalError
from rackhouse.lexicon import DictionaryJudge, Judge, Lexicon, ListJudge, Policy, judge_named
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
from rackhouse.rules import Sheet

if TYPE_CHECKING:
    from rackhouse.record.facts import Custody
    from rackhouse.referee.deciding import PlayExists
    from rackhouse.rules import Rules


def wall_clock() -> int:
    """The time of day in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def judge_for(reference: DictionaryReference, rules: Rules) -> Judge:
    """The judge with the list or dictionary that a record names, under the record's rules.

    >>> game = Game.new("base", lexicon="english")
    >>> judge_for(game.state.dictionary, game.state.rules)(["PARIS"]).acceptable
    False

    Raises:
        IllegalError: where it has changed since.
        UnknownNameError: where it is not there any more.
        MalformedError: where its file is damaged.
    """
    found, judge = in_force(reference.name, rules)
    if found.checksum != reference.checksum:
        raise IllegalError("game-list-changed", name=reference.name)
    return judge


def in_force(lexicon: str | Lexicon, rules: Rules) -> tuple[DictionaryReference, Judge]:
    """What a record says of a list or dictionary, and the judge with it and the exclusions.

    >>> in_force("enable", Game.new("base").state.rules)[0].title
    'the ENABLE word list'

    Raises:
        UnknownNameError: where there is no such list or dictionary.
        MalformedError: where its file is damaged.
    """
    if isinstance(lexicon, Lexicon):
        judge: ListJudge | DictionaryJudge = ListJudge(lexicon)
    else:
        words = rules.words
        policy = Policy.excluding(words.exclusions, needs_part=words.needs_part)
        judge = judge_named(lexicon, policy)
    if isinstance(judge, DictionaryJudge):
        book, header = judge.dictionary, judge.dictionary.header
        reference = DictionaryReference(header.title, header.edition, book.name, book.checksum)
        return reference, judge
    listed = judge.lexicon
    return DictionaryReference(listed.title, listed.edition, listed.name, listed.checksum), judge


class Game:
    """A game that can be asked to do things.

    >>> game = Game.new("base", nonces=["north", "south"], secret="00" * 32, clock=lambda: 0)
    >>> game.begin()
    >>> str(game.state.seat_name(game.state.mover)), len(game.rack(game.state.mover))
    ('Player 1', 7)
    """

    def __init__(
        self,
        entries: Iterable[RecordEntry],
        *,
        judge: Judge | None = None,
        secret: str = "",
        clock: Callable[[], int] = wall_clock,
        play_exists: PlayExists | None = None,
    ) -> None:
        self.entries: list[RecordEntry] = list(entries)
        self.state: State = fold(self.entries)
        self.judge = judge
        self.secret = secret
        self.clock = clock
        self.play_exists = play_exists

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
        game = Game([entry], judge=judge, secret=secret, clock=clock, play_exists=play_exists)
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

    # --- short ways for the side on turn, in the words of the table

    def begin(self) -> None:
        """Draw for first, deal, start the first turn."""
        if self.state.rules.score_keeper.chosen != "none" and self.state.score_keeper is None:
            self.do(commands.ChooseScoreKeeper(Actor.seat_at(0), 0))
        self.do(commands.Begin(CLOCK))

    def rack(self, seat: int) -> str:
        """A side's tiles."""
        return self.state.text(self.state.sides[seat].rack)
