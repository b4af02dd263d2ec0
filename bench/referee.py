"""How fast the referee is: a play decided and folded, and recorded games replayed.

``.venv/bin/python -m bench.referee``, from the project's folder.
"""

from __future__ import annotations

from statistics import median
from time import process_time
from typing import TYPE_CHECKING, TypeAlias

from bench.machine import describe
from rackhouse.cli.replay import replay_bytes
from rackhouse.game import Game
from rackhouse.lexicon import Lexicon
from rackhouse.players import Character, Lay, Player, Seen
from rackhouse.record import (
    DIRECTOR,
    SCORE_KEEPER,
    Actor,
    Phase,
    decode_record,
    fold,
)
from rackhouse.referee import Refusal, commands, decide
from rackhouse.rules import Sheet
from rackhouse.rules.settings import open_settings

if TYPE_CHECKING:
    from rackhouse.record import State
    from rackhouse.referee import Command, World

SHEETS = ("washburn", "depaul", "fundraiser", "iowa", "priston")
PLAY_LIMIT = 300
REPLAY_LIMIT = 5.0
GAMES = 1000


Met: TypeAlias = "tuple[State, World, Command]"
"""A play with the state and the world that it met."""


class Clock:
    """A clock that goes on by two seconds whenever it is looked at."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        self.now += 2000
        return self.now


def played(
    sheet: str, seed: int, words: Lexicon
) -> tuple[Game, list[tuple[State, World, Command]]]:
    """A whole game of simple players, and its plays with the state and the world they met."""
    left_open = open_settings(Sheet.named(sheet).rules)
    settings = {"round.seconds": 36_000} if "round.seconds" in left_open else {}
    game = Game.new(
        sheet,
        settings=settings,
        lexicon=words,
        secret=f"{seed:064x}",
        nonces=["north", "south"],
        clock=Clock(),
    )
    game.begin()
    player = Player(Character.named("Pip"), words, seed=str(seed))
    plays: list[Met] = []
    while not game.state.is_over:
        state = game.state
        if state.phase is Phase.PENDING and state.rules.window.shuts == "score-confirmed":
            game.do(commands.ConfirmScore(SCORE_KEEPER))
        elif state.phase is Phase.ASKING:
            game.ask(commands.AnswerPlays(Actor.seat_at(0), no_more=True))
            game.ask(commands.AnswerPlays(Actor.seat_at(1), no_more=True))
        elif state.phase is Phase.FINAL_PENDING:
            game.do(commands.Accept(Actor.seat_at(1 - state.mover)))
        else:
            seat = state.mover if state.phase is Phase.ON_TURN else 1 - state.mover
            rack = tuple(state.sides[seat].rack)
            choice = player.choose(Seen(state.board, rack, state.bag_count, may_swap=0))
            if isinstance(choice, Lay):
                command = commands.Commit(Actor.seat_at(seat), choice.play.notation)
                plays.append((state, game.world, command))
                game.do(command)
            else:
                game.do(commands.Pass(Actor.seat_at(seat)))
    game.do(commands.Certify(DIRECTOR))
    return game, plays


def decided_and_folded(state: State, world: World, command: Command) -> State:
    """What the keeper of a game does with a play: decide it, which folds the facts."""
    answer = decide(state, command, world)
    assert not isinstance(answer, Refusal), answer
    return answer.after


def main() -> None:
    print(describe())
    words = Lexicon.named("enable")
    records = []
    for number, sheet in enumerate(SHEETS):
        times = []
        for seed in (number, number + 100):
            game, plays = played(sheet, seed, words)
            records.append(game.record())
            for play in plays:
                best = 1.0
                for _ in range(7):
                    start = process_time()
                    decided_and_folded(*play)
                    best = min(best, process_time() - start)
                times.append(best * 1e6)
        print(
            f"{sheet:<11} a play decided and folded: {median(times):4.0f} us in the middle, "
            f"{max(times):4.0f} us at most, of {len(times)} plays (to stay under {PLAY_LIMIT})"
        )
    start = process_time()
    facts = sum(fold(decode_record(records[at % len(records)])).number for at in range(GAMES))
    folded = process_time() - start
    start = process_time()
    reports = [replay_bytes(".rackhouse", records[at % len(records)]) for at in range(GAMES)]
    replayed = process_time() - start
    assert all(report.ok for report in reports), reports[0]
    print(f"{GAMES} recorded games read and folded: {folded:.2f} s, {facts} facts")
    print(f"{GAMES} recorded games replayed: {replayed:.2f} s (to stay under {REPLAY_LIMIT})")


if __name__ == "__main__":
    main()
