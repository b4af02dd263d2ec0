"""The ``rackhouse`` command itself: its subcommands, and how errors are shown.

A subcommand's module is imported only when it is used, so that ``rackhouse --help`` and shell
completion answer at once.
"""

from __future__ import annotations

import errno
import os
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Final

import click

from rackhouse.cli import printable
from rackhouse.cli.speech import OPTION, choose, speak, voice
from rackhouse.errors import RackhouseError
from rackhouse.messages import LANGUAGES, any_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import NoReturn

    from click.shell_completion import CompletionItem

PROGRAM: Final = "rackhouse"

SUBCOMMANDS: Final[Mapping[str, str]] = {
    "play": "rackhouse.cli.play:play",
    "serve": "rackhouse.cli.serve:serve",
    "event": "rackhouse.cli.event:event",
    "demo": "rackhouse.cli.demo:demo",
    "keeper": "rackhouse.cli.keeper:keeper",
    "rules": "rackhouse.cli.rules:rules",
    "judge": "rackhouse.cli.judge:judge",
    "lexicon": "rackhouse.cli.lexicon:lexicon",
    "replay": "rackhouse.cli.replay:replay",
    "moves": "rackhouse.cli.moves:moves",
    "read": "rackhouse.cli.read:read",
    "analyze": "rackhouse.cli.analyze:analyze",
    "study": "rackhouse.cli.study:study",
    "selfplay": "rackhouse.cli.selfplay:selfplay",
    "train": "rackhouse.cli.train:train",
    "bench": "rackhouse.cli.bench:bench",
    "verify": "rackhouse.cli.replay:verify",
    "export": "rackhouse.cli.export:export",
    "backup": "rackhouse.cli.backup:backup",
    "restore": "rackhouse.cli.backup:restore",
    "completion": "rackhouse.cli.completion:completion",
}
"""Where each subcommand is."""
LANGUAGE: Final = click.Option(
    [OPTION],
    metavar="LANGUAGE",
    expose_value=False,
    is_eager=True,
)
"""Read before anything else (:func:`rackhouse.cli.speech.choose`)."""


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
        module, _, attribute = SUBCOMMANDS[cmd_name].partition(":")
        command: click.Command = getattr(import_module(module), attribute)
        if all(one.name != LANGUAGE.name for one in command.params):
            command.params.append(LANGUAGE)
        return command

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """The matching subcommands with their descriptions, and this command's options."""
        from click.shell_completion import CompletionItem  # noqa: PLC0415 - only shells ask

        items = [
            CompletionItem(name, help=speak("cli-about-" + name))
            for name in SUBCOMMANDS
            if name.startswith(incomplete)
        ]
        return items + click.Command.shell_complete(self, ctx, incomplete)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of subcommands from the table, without importing them."""
        del ctx
        with formatter.section(speak("cli-commands")):
            formatter.write_dl([(name, speak("cli-about-" + name)) for name in SUBCOMMANDS])


@click.group(cls=LazyGroup, name=PROGRAM, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name=PROGRAM, message="%(prog)s %(version)s")
def rackhouse() -> None:
    """Crossword-tile games under the rules of the house."""


rackhouse.params.append(LANGUAGE)


def main() -> NoReturn:
    """Run the command line; an error is one line on stderr and a status other than 0."""
    choose(sys.argv)
    rackhouse.help = speak("cli-rackhouse")
    LANGUAGE.help = speak("cli-lang", languages=any_of(LANGUAGES))
    try:
        status = rackhouse.main(prog_name=PROGRAM, standalone_mode=False)
        # Flush here, where a closed pipe is handled.
        if sys.stdout is not None:  # None if it was closed: `rackhouse … >&-`
            sys.stdout.flush()
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        sys.exit(error.exit_code)
    except click.ClickException as error:
        fail(one_line(error), error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(130)
    except RackhouseError as error:
        fail(voice().say(error.message))
    except OSError as error:
        if error.errno == errno.EPIPE:
            # The reader of our output has left (`rackhouse … | head`), so nothing more may be
            # written, not even by the interpreter at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        fail(sentence(error))
    sys.exit(status if isinstance(status, int) else 0)


def fail(message: str, status: int = 1) -> NoReturn:
    """Print an error in one line on stderr, and exit."""
    text = printable(" ".join(message.split()))
    click.echo(speak("cli-error", text=text), err=True)
    sys.exit(status)


def one_line(error: click.ClickException) -> str:
    """What is wrong with the arguments, and where to find help.

    >>> context = click.Context(rackhouse, info_name="rackhouse")
    >>> one_line(click.UsageError("No such command 'plya'.", context))
    "No such command 'plya'. See 'rackhouse --help'."
    """
    message = error.format_message()
    if isinstance(error, click.UsageError) and error.ctx is not None:
        return f"{message} {speak('cli-see-help', command=error.ctx.command_path)}"
    return message


def sentence(error: OSError) -> str:
    """What the system refused, and for which file.

    >>> sentence(FileNotFoundError(2, "No such file or directory", "games/final.gcg"))
    'games/final.gcg: no such file or directory.'
    """
    reason = error.strerror or str(error) or type(error).__name__
    reason = reason[:1].lower() + reason[1:].rstrip(".")
    if error.filename is None:
        return f"{reason}."
    name = os.fsdecode(error.filename) if isinstance(error.filename, bytes) else error.filename
    return f"{name or repr(name)}: {reason}."
