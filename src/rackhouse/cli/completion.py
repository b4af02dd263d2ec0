"""``rackhouse completion``: the script that lets a shell complete our words."""

from __future__ import annotations

import os
from pathlib import Path

import click
from click.shell_completion import get_completion_class

from rackhouse.cli.speech import speak

SHELLS = ("bash", "zsh", "fish")


@click.command()
@click.argument("shell", type=click.Choice(SHELLS), required=False)
@click.pass_context
def completion(context: click.Context, shell: str | None) -> None:
    """Print the completion script for SHELL, by default the one you are in.

    \b
    bash:  eval "$(rackhouse completion bash)"    in ~/.bashrc
    zsh:   eval "$(rackhouse completion zsh)"     in ~/.zshrc
    fish:  rackhouse completion fish > ~/.config/fish/completions/rackhouse.fish
    """  # noqa: D301 - click wants the backspace itself, or it wraps the lines
    shell = shell or Path(os.environ.get("SHELL", "")).name
    found = get_completion_class(shell) if shell in SHELLS else None
    if found is None:
        raise click.UsageError(speak("cli-name-shell"))
    root = context.find_root()
    program = root.info_name or "rackhouse"
    variable = f"_{program}_COMPLETE".replace("-", "_").upper()
    click.echo(found(root.command, {}, program, variable).source())
