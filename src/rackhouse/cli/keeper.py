"""``rackhouse keeper``: a link for whoever looks after the hall."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import click

from rackhouse.cli.event import data_folder_option, database_in, database_option, hall_address
from rackhouse.cli.speech import speak

if TYPE_CHECKING:
    from pathlib import Path


@click.command(help=speak("cli-keeper"))
@database_option
@data_folder_option
def keeper(*, database: str | None, data_folder: Path | None) -> None:
    """Print a link that makes whoever opens it a keeper of the hall."""
    from rackhouse.service.keeper import new_keeper_link  # noqa: PLC0415 - after --help is answered
    from rackhouse.store import open_store  # noqa: PLC0415 - as above

    async def work() -> str:
        store = await open_store(database_in(database, data_folder))
        try:
            token = await new_keeper_link(store, secrets.token_bytes)
            return f"{await store.address() or hall_address()}/keeper#{token}"
        finally:
            await store.close()

    click.echo(asyncio.run(work()))
    click.echo(speak("cli-keeper-warning"))
