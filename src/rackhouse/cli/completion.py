"""``rackhouse completion``: the script that lets a shell complete our words."""

from __future__ import annotations

import os
from pathlib import Path

import click
from click.shell_completion import get_completion_class

from rackhouse.cli.speech import speak

SHELLS = ("bash", "zsh", "fish")


_LINES = """
\b
bash (~/.bashrc):  eval "$(rackhouse completion bash)"
zsh (~/.zshrc):    eval "$(rackhouse completion zsh)"
fish:              rackhouse completion fish > ~/.config/fish/completions/rackhouse.fish
"""


@click.command(help=f"{speak('cli-completion')}\n{_LINES}")
@click.argument("shell", type=click.Choice(SHELLS), required=False)
@click.pass_context
def completion(context: click.Context, shell: str | None) -> None:
    """Print the completion script of a shell."""
    shell = shell or Path(os.environ.get("SHELL", "")).name
    found = get_completion_class(shell) if shell in SHELLS else None
    if found is None:
        raise click.UsageError(speak("cli-name-shell"))
    root = context.find_root()
    program = root.info_name or "rackhouse"
    variable = f"_{program}_COMPLETE".replace("-", "_").upper()
    click.echo(found(root.command, {}, program, variable).source())
