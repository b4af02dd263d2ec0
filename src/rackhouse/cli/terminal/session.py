"""A game at one terminal, from the first draw to the certified result.

Theory of operation. The record says what the game waits for (``referee.question``). If that is an
engine player, it answers; otherwise a person is asked, and what they type becomes a command for the
referee (:mod:`.answers`). Every decision is saved before anything else happens, so that the program
can be ended at any time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.board import Position
from rackhouse.cli.speech import command_line, speak
from rackhouse.cli.terminal.keyboard import Reminder
from rackhouse.cli.terminal.opening import words_for, words_in_force
from rackhouse.cli.terminal.orders import is_leaving
from rackhouse.cli.terminal.screen import ScreenContent, screen_lines
from rackhouse.cli.terminal.telling import minutes, tell
from rackhouse.engine import any_play
from rackhouse.judging import ruled_by
from rackhouse.messages import Name
from rackhouse.players import Character
from rackhouse.record import CLOCK, PUBLIC, Actor
from rackhouse.referee import Refusal, commands, next_due, view
from rackhouse.referee.question import keeper_of, question_of
from rackhouse.service.engine_turn import attempts, awaited
from rackhouse.service.players import EngineSeat

if TYPE_CHECKING:
    from rackhouse.cli.terminal.keyboard import Keyboard
    from rackhouse.cli.terminal.lines import Paper
    from rackhouse.cli.terminal.saved import SavedGame
    from rackhouse.game import Game
    from rackhouse.messages import Message
    from rackhouse.referee import Command, GameView
    from rackhouse.referee.question import Question

ENDLESS = 1000
"""The height of a screen that scrolls and is never full."""


class LeaveError(Exception):
    """Somebody leaves the table; the game is saved."""


class TerminalSession:
    """One terminal, its people and its game."""

    def __init__(self, game: Game, saved: SavedGame, keyboard: Keyboard, paper: Paper) -> None:
        self.game = game
        self.saved = saved
        self.keyboard = keyboard
        self.paper = paper
        self.people = saved.beside.people
        rules, judge = game.state.rules, game.judge
        seed, words = game.state.commitment, words_for(judge)
        self.bots = {
            number: EngineSeat(number, Character.named(seat.player), words, rules, seed)
            for number, seat in enumerate(self.people.seats)
            if seat.is_bot
        }
        minimum = rules.placing.opening_tiles
        game.play_exists = lambda board, rack: any_play(board, rack, words, minimum)
        self.shuffled: dict[int, str] = {}
        self._told: dict[int | None, int] = {}
        self._shown: tuple[int, int | None, str] | None = None
        self._eyes: int | None = None
        """Whose rack was last on the screen."""

    # --- the referee

    def act(self, command: Command) -> bool:
        """Give a command; its facts are saved, or the referee's reason is shown."""
        answer = self.game.ask(command)
        if isinstance(answer, Refusal):
            self.say(answer.reason)
            return False
        if answer:
            self.saved.keep(self.game.entries)
        return True

    def say(self, said: Message) -> None:
        """Say a message, with the names of the sides."""
        self.paper.say(self.people.voice.say(said))

    def tick(self) -> None:
        """Let everything happen that is due."""
        due = next_due(self.game.state)
        if due is not None and due.at <= self.game.clock():
            self.act(commands.Tick(CLOCK))

    def view(self, seat: int | None) -> GameView:
        """The game as a seat, or the public, may know it."""
        actor = PUBLIC if seat is None else Actor.seat_at(seat)
        return view(self.game.state, actor, self.game.world)

    # --- step by step

    def leave(self) -> None:
        """Stop the clocks, save, and say how to resume."""
        self.game.ask(commands.Pause(CLOCK))
        self.saved.keep(self.game.entries)
        self.paper.say("")
        self.paper.say(speak("terminal-saved"))
        self.paper.copyable(command_line("play", "--resume", str(self.saved.path)))

    def answered_by_program(self) -> bool:
        """Let engine players, or the list if it is the judge, answer; returns whether one did."""
        state, by_list = self.game.state, self.saved.beside.judge == "list"
        for seat in awaited(state, self.bots, list_judges=by_list, patient=True):
            if seat is None:
                return self.game.judge is not None and self.act(ruled_by(self.game.judge, state))
            for command in attempts(state, seat, self.game.world, self.bots[seat]):
                if not isinstance(self.game.ask(command), Refusal):
                    self.saved.keep(self.game.entries)
                    return True
        return False

    # --- what people see

    def show(self, question: Question, seat: int | None, asks: tuple[str, ...]) -> None:
        """Draw the screen for somebody, with what happened since they last looked."""
        key = (self.game.state.number, seat, question.kind)
        if self._shown == key:
            return
        self._shown = key
        state = self.game.state
        scene = ScreenContent(
            view=self.view(seat),
            board=state.board,
            people=self.people,
            seat=seat,
            rack=self.rack(seat) if seat is not None and state.is_dealt else "",
            last=self.last_squares(),
            news=tuple(self.news(seat)),
            asks=tuple(text for text in asks if text),
        )
        self.paper.clear()
        width, height = self.paper.width, self.paper.height if self.paper.clears else ENDLESS
        self.paper.show(screen_lines(scene, width, height, colour=self.paper.colour))

    def forget_screen(self) -> None:
        """Draw the next question on a fresh screen."""
        self._shown = None

    def news(self, seat: int | None) -> list[str]:
        """What somebody has not read yet; it counts as read from now on."""
        # With real tiles everybody looks at the same screen.
        reader = seat if self.game.state.is_dealt else None
        is_new, told = reader not in self._told, self._told.get(reader, 1)
        entries = [entry for entry in self.game.entries if entry.number > told]
        self._told[reader] = self.game.state.number
        actor = PUBLIC if seat is None else Actor.seat_at(seat)
        sentences = tell(entries, actor, self.people, is_over=self.game.state.is_over)
        if is_new and not self.game.state.is_over:
            sentences.append(words_in_force(self.game.state))
        return sentences

    def told_so_far(self) -> None:
        """After resuming, treat only the last turns as news."""
        number = max(1, self.game.state.number - 12)
        self._told = dict.fromkeys((None, *range(len(self.people.seats))), number)

    def rack(self, seat: int) -> str:
        """A side's tiles, in the order that it has chosen."""
        held = self.game.rack(seat)
        own = self.shuffled.get(seat, "")
        return own if sorted(own) == sorted(held) else held

    def last_squares(self) -> frozenset[int]:
        """The squares of the last play that is still on the board."""
        board = self.game.state.board
        plays = [one for one in self.game.state.tally if one.kind == "play" and not one.withdrawn]
        if not plays:
            return frozenset()
        place, word = plays[-1].text.split()
        start = Position.parse(place)
        first = start.row * board.layout.columns + start.column
        length = len(board.tile_set.alphabet.parse(word))
        return frozenset(first + at * start.step(board.layout) for at in range(length))

    # --- what people type

    def read(self, prompt: str) -> str | None:
        """A line, or ``None`` if time has changed the game first."""
        before = self._moment()
        text = self.keyboard.line(prompt, self._seconds_left(), self._reminders())
        self.tick()
        if self._moment() == before:
            return text
        if text:
            self.paper.say(speak("terminal-too-late"))
        return None

    def _moment(self) -> tuple[object, ...]:
        state = self.game.state
        return state.phase, state.turn, state.pending is None

    def _seconds_left(self) -> float | None:
        """How long somebody may type; a soft limit does not interrupt."""
        due = next_due(self.game.state)
        if due is None or due.kind == "soft limit":
            return None
        return max(0.0, (due.at - self.game.clock()) / 1000)

    def _reminders(self) -> list[Reminder]:
        state = self.game.state
        limit, left = state.rules.turn, state.turn_time_left(self.game.clock())
        if left is None or state.ticking is None:
            return []
        reminders = []
        if limit.warn_seconds:
            last = (limit.seconds - limit.warn_seconds) * 1000
            reminders.append(
                Reminder((left - last) / 1000, speak("terminal-left", time=minutes(last)))
            )
        if limit.limit == "soft" and not state.turn_state.time_asked:
            reminders.append(Reminder(left / 1000, self.time_up()))
        return reminders

    def time_up(self) -> str:
        """What to say when a soft limit is reached."""
        mover = self.game.state.mover
        keeper = keeper_of(self.game.state, mover)
        if self.people.is_bot(keeper):
            return speak("terminal-time-asked")
        who = Name(self.people.name(keeper))
        return speak("terminal-time-up", keeper=who, who=self.people.who(mover))

    def curtain(self, seat: int) -> bool:
        """Hide one rack before the next person looks; returns whether that person is there."""
        shared = len(self.people.humans) > 1 and self.game.state.is_dealt
        if not shared or not self.keyboard.is_terminal or self._eyes == seat:
            self._eyes = seat
            return True
        self.forget_screen()
        self.show(question_of(self.game.state), None, ())
        prompt = speak("terminal-pass-keyboard", who=self.people.who(seat))
        while text := self.read(f"{prompt} "):
            if is_leaving(text):
                raise LeaveError
            self.paper.say(speak("terminal-not-read"))
        if text is None:
            return False
        self._eyes = seat
        return True

    def open_eyes(self) -> None:
        """After everybody has looked, hide the next rack again."""
        self._eyes = None
