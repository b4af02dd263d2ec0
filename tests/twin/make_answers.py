"""Asks the pattern twin about hundreds of positions and keeps its answers.

    python -m tests.twin.make_answers

It goes on where it was interrupted: each answer is kept as soon as it is there, and a position
follows from the one before it. The same positions come out every time.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn

from rackhouse.board import Board
from rackhouse.record.cgp import CgpPosition
from rackhouse.tiles import DECLARED, Tile
from tests.twin.answers import Answer, Header, checksum_of, digest_of, in_clear, keep, kept, line_of
from tests.twin.boards import GAMES, as_board, as_grid, signs_of
from tests.twin.pattern_twin import PatternTwin
from tests.twin.word_lists import words_of

if TYPE_CHECKING:
    from tests.twin.plays_twin import Laid

POSITIONS = {"classic": 160, "super": 100, "spanish": 100}
LIKELY = 8
"""The next play is one of so many that score most, so that boards look as in a game."""
BLANK_TURNS = (5, 8)
"""The turns on which a blank is laid, if it can be, so that boards hold some."""


def rack_for(board: Board, turn: int, chance: Random) -> bytes:
    """Tiles of the bag, and in turn no blank, one and two; now and then the bought eighth tile."""
    tile_set = board.tile_set
    bag = [tile for tile in tile_set.tiles if tile]
    for tile in board.cells:
        if tile in bag:
            bag.remove(tile)
    blanks = turn % 3
    size = 8 if turn % 4 == 1 and blanks < 2 else 7
    drawn: list[Tile] = chance.sample(bag, min(size - blanks, len(bag)))
    return bytes([0] * blanks + sorted(drawn))


def chosen(plays: dict[Laid, int], blanks: int, chance: Random) -> Laid | None:
    """One of the better plays that lay so many blanks, or none where there is none."""
    likely = [laid for laid in plays if sum(text.islower() for _, text in laid) == blanks]
    likely.sort(key=lambda laid: (-plays[laid], sorted(laid)))
    return chance.choice(likely[:LIKELY]) if likely else None


def answer(twin: PatternTwin, board: Board, game: int, turn: int) -> tuple[Answer, Board]:
    """What the twin says of a position, and the board after the play that is chosen."""
    chance = Random(f"{board.tile_set.name} {game} {turn}")
    rack = rack_for(board, turn, chance)
    signs, grid = signs_of(board.tile_set), as_grid(board)
    plays = twin.plays(grid, [signs[tile] for tile in rack])
    play = chosen(plays, 1 if turn in BLANK_TURNS else 0, chance)
    found = Answer(
        game=game,
        turn=turn,
        cgp=str(CgpPosition(board, (rack, b""), (0, 0))),
        count=len(plays),
        total=sum(plays.values()),
        digest=digest_of(line_of(*each) for each in plays.items()),
        some=in_clear(plays),
        played=None if play is None else line_of(play, plays[play]),
    )
    return found, after(found)


def after(found: Answer) -> Board:
    """The board after the play that an answer led to."""
    board = found.position.board
    if found.played is None:
        return board
    grid = as_grid(board)
    for tile in found.played.split()[:-1]:
        place, text = tile.split("=")
        grid[int(place[:-1]), ord(place[-1]) - 64] = text
    return as_board((board.layout.name, board.tile_set.name), grid)


def is_over(board: Board, turn: int) -> bool:
    """Whether all letters have been laid, or the last ones find no place."""
    tiles = len(board.tile_set.tiles)
    natural = sum(tile < DECLARED for tile in board.tiles)
    return natural == tiles - board.tile_set.blanks or turn * 3 > tiles


def make(name: str, progress: Progress) -> None:
    """All answers of a game, from where they end."""
    layout, tile_set, game = GAMES[name]
    header = Header(name, checksum_of(words_of(name)))
    before, answers = kept(name)
    if before != header:
        answers = []
    task = progress.add_task(name, total=POSITIONS[name], completed=len(answers))
    twin = PatternTwin(game, words_of(name))
    number, turn, board = 0, 0, Board.empty(layout, tile_set)
    if answers:
        number, turn, board = answers[-1].game, answers[-1].turn + 1, after(answers[-1])
    while len(answers) < POSITIONS[name]:
        if is_over(board, turn):
            number, turn, board = number + 1, 0, Board.empty(layout, tile_set)
        found, board = answer(twin, board, number, turn)
        turn += 1
        answers.append(found)
        keep(header, answers)
        progress.advance(task)


def main() -> None:
    """Make what is missing."""
    columns = (*Progress.get_default_columns(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress:
        for name in POSITIONS:
            make(name, progress)


if __name__ == "__main__":
    main()
