"""The ``rackhouse`` command itself: its subcommands, and what becomes of their errors.

A subcommand's module is imported only when it is used, so that ``rackhouse --help`` and the
shell's completion answer at once whatever the subcommands need.
"""

from __future__ import annotations

import errno
import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Final

import click

from rackhouse.cli import printable
from rackhouse.errors import RackhouseError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import NoReturn

    from click.shell_completion import CompletionItem

PROGRAM: Final = "rackhouse"

SUBCOMMANDS: Final[Mapping[str, tuple[str, str]]] = {
    "play": ("rackhouse.cli.play:play", "Play a game at this terminal, or resume one."),
    "serve": ("rackhouse.cli.serve:serve", "Open the hall to browsers and programs."),
    "event": ("rackhouse.cli.event:event", "Create, move and simulate events."),
    "demo": ("rackhouse.cli.demo:demo", "Open a hall in full swing, to look around in."),
    "rules": ("rackhouse.cli.rules:rules", "List, show and check rule sheets."),
    "judge": ("rackhouse.cli.judge:judge", "Say whether words are good."),
    "lexicon": ("rackhouse.cli.lexicon:lexicon", "List, describe and import word lists."),
    "replay": ("rackhouse.cli.replay:replay", "Check recorded games, move by move."),
    "moves": ("rackhouse.cli.moves:moves", "List the plays of a position, the best first."),
    "study": ("rackhouse.cli.study:study", "Learn words: hooks, anagrams, bingos, patterns."),
    "selfplay": ("rackhouse.cli.selfplay:selfplay", "Let the engine play itself."),
    "train": ("rackhouse.cli.train:train", "Learn what the tiles kept are worth."),
    "bench": ("rackhouse.cli.bench:bench", "Measure the engine on this machine."),
    "verify": ("rackhouse.cli.verify:verify", "Check every draw of a recorded game."),
    "export": ("rackhouse.cli.export:export", "Write a recorded game as GCG."),
    "backup": ("rackhouse.cli.backup:backup", "Write all that a hall keeps into one file."),
    "restore": ("rackhouse.cli.backup:restore", "Put a backup into a hall's database."),
    "completion": ("rackhouse.cli.completion:completion", "Print the shell's completion script."),
}
"""Where each subcommand is, and its line in the list of them."""


class LazyGroup(click.Group):
    """A group that imports a subcommand only to run it."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the subcommands, in the order of the table."""
        del ctx
        return list(SUBCOMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The subcommand of that name, imported now."""
        del ctx
        if cmd_name not in SUBCOMMANDS:
            return None
        module, _, attribute = SUBCOMMANDS[cmd_name][0].partition(":")
        command: click.Command = getattr(import_module(module), attribute)
        return command

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """The subcommands that begin so, each with its line, and this command's options."""
        from click.shell_completion import CompletionItem  # noqa: PLC0415 - only shells ask

        items = [
            CompletionItem(name, help=line)
            for name, (_, line) in SUBCOMMANDS.items()
            if name.startswith(incomplete)
        ]
        return items + click.Command.shell_complete(self, ctx, incomplete)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of subcommands, out of the table and not out of their modules."""
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in SUBCOMMANDS.items()])


@click.group(cls=LazyGroup, name=PROGRAM, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name=PROGRAM, message="%(prog)s %(version)s")
def rackhouse() -> None:
    """Crossword-tile games under the rules of the house."""


def main() -> NoReturn:
    """Run the command line: an error is one line on stderr and a status other than 0."""
    try:
        status = rackhouse.main(prog_name=PROGRAM, standalone_mode=False)
        # What is still buffered is written here, where a reader that left is no surprise.
        if sys.stdout is not None:  # It is None where it was closed: `rackhouse … >&-`.
            sys.stdout.flush()
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        sys.exit(error.exit_code)
    except click.ClickException as error:
        fail(one_line(error), error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    except RackhouseError as error:
        fail(str(error))
    except OSError as error:
        if error.errno == errno.EPIPE:
            # The reader of our output has left (`rackhouse … | head`). Nothing more may be
            # written, not even by the interpreter when it shuts down.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        fail(sentence(error))
    sys.exit(status if isinstance(status, int) else 0)


def fail(message: str, status: int = 1) -> NoReturn:
    """Say what is wrong in one line on stderr, and exit."""
    click.echo(f"Error: {printable(' '.join(message.split()))}", err=True)
    sys.exit(status)


def one_line(error: click.ClickException) -> str:
    """What is wrong with the arguments, and where help is.

    >>> context = click.Context(rackhouse, info_name="rackhouse")
    >>> one_line(click.UsageError("No such command 'plya'.", context))
    "No such command 'plya'. See 'rackhouse --help'."
    """
    message = error.format_message()
    if isinstance(error, click.UsageError) and error.ctx is not None:
        return f"{message} See '{error.ctx.command_path} --help'."
    return message


def sentence(error: OSError) -> str:
    """What the system refused, and which file it was about.

    >>> sentence(FileNotFoundError(2, "No such file or directory", "games/final.gcg"))
    'games/final.gcg: no such file or directory.'
    """
    reason = error.strerror or str(error) or type(error).__name__
    reason = reason[:1].lower() + reason[1:].rstrip(".")
    if error.filename is None:
        return f"{reason}."
    name = os.fsdecode(error.filename) if isinstance(error.filename, bytes) else error.filename
    return f"{name or repr(name)}: {reason}."
