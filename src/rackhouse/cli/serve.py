"""``rackhouse serve``: open the hall to browsers and programs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rackhouse.cli.speech import speak

if TYPE_CHECKING:
    from rackhouse.server.settings import Settings

NETWORK = "0.0.0.0"
"""Every address of this machine."""


@click.command(help=speak("cli-serve"))
@click.option("--port", type=int, help=speak("cli-port"))
@click.option("--host", help=speak("cli-host"))
@click.option("--hall", is_flag=True, help=speak("cli-hall"))
@click.option("--public-url", metavar="URL", help=speak("cli-public-url"))
@click.option("--root-path", metavar="PATH", help=speak("cli-root-path"))
@click.option("--database", metavar="URL", help=speak("cli-serve-database"))
@click.option("--fan-out", metavar="WAY", help=speak("cli-fan-out"))
@click.option("--smtp", metavar="URL", help=speak("cli-smtp"))
@click.option("--mail-from", metavar="ADDRESS", help=speak("cli-mail-from"))
@click.option("--config", type=click.Path(dir_okay=False, path_type=Path), help=speak("cli-config"))
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]))
def serve(*, hall: bool, config: Path | None, **flags: Any) -> None:
    """Serve games to browsers and programs until Ctrl-C."""
    if hall and flags["host"] is None:
        flags["host"] = NETWORK
    run_hall(settings_with(flags, config), shows_code=hall)


def run_hall(settings: Settings, *, shows_code: bool) -> None:
    """Serve a hall with these settings until the process is stopped."""
    from rackhouse.cli.speech import command_line  # noqa: PLC0415 - after --help is answered
    from rackhouse.server.hosts import is_reachable  # noqa: PLC0415 - as above
    from rackhouse.server.serving import listen  # noqa: PLC0415 - binding comes before the rest

    listener = listen(settings)
    address = address_of(settings, listener.getsockname()[1])

    def ready() -> None:
        click.echo(speak("cli-at", address=address))
        if shows_code:
            click.echo(code_of(f"{address}/"))
        elif not is_reachable(address):
            click.echo(speak("cli-only-here", command=command_line("serve", "--hall")))

    from rackhouse.server.app import open_door  # noqa: PLC0415 - the port is taken meanwhile

    open_door(settings, address).serve(listener, ready)


def settings_with(flags: dict[str, Any], config: Path | None = None) -> Settings:
    """The settings from flags, the environment and a file, which may be the default one."""
    from rackhouse.files import data_folder  # noqa: PLC0415 - after --help is answered
    from rackhouse.server.settings import FILE_NAME, read_settings  # noqa: PLC0415 - as above

    named = os.environ.get("RACKHOUSE_CONFIG")
    places = (Path(FILE_NAME), data_folder() / FILE_NAME)
    usual = Path(named) if named else next((file for file in places if file.is_file()), None)
    return read_settings(config or usual, os.environ, flags)


def database_of(url: str | None, config: Path | None = None) -> str:
    """The database that a hall started with the same options would use."""
    from rackhouse.store import default_database  # noqa: PLC0415 - after --help is answered

    return settings_with({"database": url}, config).database or default_database()


def address_of(settings: Settings, port: int) -> str:
    """Where people reach the hall, without a slash at the end."""
    from rackhouse.server.hosts import LOOPBACK, own_addresses  # noqa: PLC0415 - after --help
    from rackhouse.server.settings import EVERY_ADDRESS  # noqa: PLC0415 - as above

    if settings.public_url:
        return settings.public_url.rstrip("/")
    host = settings.host
    if host in EVERY_ADDRESS:
        host = next(iter(own_addresses()), LOOPBACK)
    if ":" in host:
        host = f"[{host}]"
    return f"http://{host}:{port}{settings.path}"


def code_of(address: str) -> str:
    """The QR code of an address, in blocks that a terminal can show.

    >>> print(code_of("http://10.0.0.7:8800/").splitlines()[3][:12])
    ████ █   █ █
    """
    import io  # noqa: PLC0415 - only --hall draws codes

    import segno  # noqa: PLC0415 - as above

    drawing = io.StringIO()
    segno.make(address, error="m").terminal(out=drawing, compact=True)
    return drawing.getvalue()
