"""``rackhouse backup`` and ``rackhouse restore``: all data of a hall in one file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rackhouse.cli.serve import database_of
from rackhouse.cli.speech import command_line, speak
from rackhouse.errors import IllegalError
from rackhouse.files import writing_atomically

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from click._termui_impl import ProgressBar

_database = click.option("--database", metavar="URL", help=speak("cli-database"))
_config = click.option(
    "--config",
    type=click.Path(dir_okay=False, path_type=Path),
    help=speak("cli-config-database"),
)


@click.command(help=speak("cli-backup"))
@click.argument("file", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path))
@_database
@_config
@click.option("--force", is_flag=True, help=speak("cli-force-file"))
def backup(*, file: Path, database: str | None, config: Path | None, force: bool) -> None:
    """Write all that a hall keeps into FILE, while it is running or not."""
    from rackhouse.store.backup import back_up, count_rows  # noqa: PLC0415 - after --help
    from rackhouse.store.opening import connected, database_at  # noqa: PLC0415 - as above

    if file.exists() and not force:
        raise IllegalError("cli-file-exists", file=str(file))
    source = database_at(database_of(database, config))
    if not source.is_there():
        raise IllegalError("cli-no-database", name=source.name)
    with (
        connected(source) as connection,
        writing_atomically(file, permissions=0o600) as target,
        _progress(count_rows(connection, source.name)) as bar,
    ):
        manifest = back_up(connection, target, bar.update)
    games = manifest.tables["games"].rows
    click.echo(speak("cli-backed-up", games=games, rows=manifest.rows, file=str(file)))


@click.command(help=speak("cli-restore"))
@click.argument("file", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path))
@_database
@_config
@click.option("--force", is_flag=True, help=speak("cli-force-restore"))
def restore(*, file: Path, database: str | None, config: Path | None, force: bool) -> None:
    """Put all that a backup holds into a database, wholly or not at all."""
    from rackhouse.store.opening import connected, database_at  # noqa: PLC0415 - after --help
    from rackhouse.store.restoring import opened, restore_all  # noqa: PLC0415 - as above

    target = database_at(database_of(database, config))
    with (
        file.open("rb") as source,
        opened(source, str(file)) as found,
        connected(target) as connection,
        _progress(found.manifest.rows) as bar,
    ):
        manifest = restore_all(connection, found, target.name, bar.update, force=force)
    games = manifest.tables["games"].rows
    click.echo(speak("cli-restored", games=games, rows=manifest.rows, file=str(file)))
    if "events" in manifest.tables and manifest.tables["events"].rows:
        # The address of a database may contain a password, so it is not printed.
        key = "cli-new-link" if database is None else "cli-new-link-database"
        click.echo(speak(key, command=command_line("event", "link")))


def _progress(rows: int) -> AbstractContextManager[ProgressBar[int]]:
    """A progress bar on standard error, only on a terminal."""
    return click.progressbar(length=rows, file=sys.stderr, hidden=not sys.stderr.isatty())
