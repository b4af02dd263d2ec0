"""Draw the terminal game that the documentation shows: ``python -m tools.terminal_picture``.

The same plays give the same file, byte for byte; a test holds the two together.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI
from rich.text import Text

from rackhouse.cli.terminal.screen import ScreenContent, screen_lines
from rackhouse.cli.terminal.seats import TerminalPeople
from rackhouse.cli.terminal.status import may_line, window_line
from rackhouse.cli.terminal.telling import tell
from rackhouse.files import write_atomically
from rackhouse.game import Game
from rackhouse.record import Actor
from rackhouse.referee import Command, commands, view

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "images" / "terminal.svg"
WIDTH, HEIGHT = 92, 27
SHEET = "washburn"
SECRET = "7".zfill(64)
TURNS = (
    "H4 BOXER", "6F ZAX", "exchange DD", "F2 TROOZ", "7G LEVIN", "pass", "6J HEWN", "8K SCION",
    "L3 KNEW", "5K BEAD", "O1 NETTS", "N2 PIED", "3C LOURY", "4A GOOF",
)  # fmt: skip
PEOPLE = TerminalPeople.parse("Ann,Bot")


def game_under_way() -> tuple[Game, int]:
    """A game some turns old, and the number of its last fact before the last turn."""
    game = Game.new(
        SHEET, secret=SECRET, nonces=["seat 1", "seat 2", "seat 3", "seat 4"], clock=lambda: 0
    )
    game.begin()
    before = 0
    for turn in TURNS:
        before = game.state.number
        if game.state.pending is not None:
            game.do(commands.Accept(Actor.seat_at(1 - game.state.mover)))
        game.do(_command(Actor.seat_at(game.state.mover), turn))
    return game, before


def _command(actor: Actor, turn: str) -> Command:
    word, _, rest = turn.partition(" ")
    if word == "exchange":
        return commands.ExchangeTiles(actor, rest)
    return commands.Pass(actor) if word == "pass" else commands.Commit(actor, turn)


def picture() -> str:
    """The screen of the side that may challenge the last play."""
    game, before = game_under_way()
    state = game.state
    assert state.pending is not None
    seat = 1 - state.pending.seat
    seen = view(state, Actor.seat_at(seat), game.world)
    recent = [entry for entry in game.entries if entry.number > before]
    scene = ScreenContent(
        view=seen,
        board=state.board,
        people=PEOPLE,
        seat=seat,
        rack=game.rack(seat),
        last=frozenset(state.pending.play.formed[0].squares),
        news=tuple(tell(recent, Actor.seat_at(seat), PEOPLE)),
        asks=(
            f"{window_line(seen, PEOPLE, state.rules)} Press Enter to accept it. "
            f"{may_line(seen, state.rules)}",
        ),
    )
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    for spans in screen_lines(scene, WIDTH, HEIGHT, colour=True):
        text = Text(no_wrap=True)
        for span in spans:
            text.append(span.text, style=span.style)
        console.print(text)
    console.print(Text(f"{PEOPLE.name(seat)}> "))
    svg = console.export_svg(title="rackhouse play", theme=DIMMED_MONOKAI, unique_id="terminal")
    # Some programs strip the spaces that begin a text, and the columns with them, if not told.
    svg = svg.replace("<svg ", '<svg xml:space="preserve" ', 1)
    # Whoever looks at the picture asks no other machine for fonts.
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(PICTURE, picture())
