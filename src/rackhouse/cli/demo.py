"""``rackhouse demo``: a busy hall, with its own data that is deleted when it ends."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rackhouse.cli.serve import address_of
from rackhouse.cli.speech import progress_of, speak

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from rackhouse.desk.desk import Desk
    from rackhouse.server.settings import Settings
    from rackhouse.simulation.full_swing import FullSwing

_DAYS = 40
"""How many days ago the clock of the demo starts."""


@click.command(help=speak("cli-demo"))
@click.option("--port", type=int, help=speak("cli-port"))
@click.option("--host", help=speak("cli-host"))
@click.option("--seed", type=click.IntRange(0, 2**31), default=1, show_default=True)
def demo(*, port: int | None, host: str | None, seed: int) -> None:
    """Open a hall with every kind of event in its middle, until Ctrl-C."""
    from rackhouse.server.serving import listen  # noqa: PLC0415 - after --help is answered
    from rackhouse.server.settings import read_settings  # noqa: PLC0415 - as above

    with tempfile.TemporaryDirectory(prefix="rackhouse-demo-") as folder:
        flags: dict[str, Any] = {
            "port": port,
            "host": host,
            "database": str(Path(folder) / "hall.db"),
            "log_level": "warning",
        }
        settings = read_settings(None, {}, flags)
        listener = listen(settings)
        address = address_of(settings, listener.getsockname()[1])

        def ready() -> None:
            click.echo(speak("cli-demo-at", address=address))
            click.echo(speak("cli-demo-filling"))

        @asynccontextmanager
        async def opened(settings: Settings) -> AsyncIterator[Desk]:
            async with _in_full_swing(settings, address, seed) as desk:
                yield desk

        from rackhouse.server.app import open_door  # noqa: PLC0415 - the port is taken meanwhile

        open_door(settings, address, opened).serve(listener, ready)


@asynccontextmanager
async def _in_full_swing(settings: Settings, address: str, seed: int) -> AsyncIterator[Desk]:
    from rackhouse.game import wall_clock  # noqa: PLC0415 - after --help is answered
    from rackhouse.server.app import open_usual_desk  # noqa: PLC0415 - as above
    from rackhouse.simulation.clock import StageClock  # noqa: PLC0415 - as above
    from rackhouse.simulation.full_swing import FullSwing  # noqa: PLC0415 - as above

    clock = StageClock(wall_clock() - _DAYS * 86_400_000)
    async with open_usual_desk(settings, clock) as desk:
        swing = FullSwing(desk, clock, seed)
        task = asyncio.create_task(_fill(swing, address))
        try:
            yield desk
        finally:
            clock.let_go()  # tasks that sleep by a stopped clock could not be ended
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


async def _fill(swing: FullSwing, address: str) -> None:
    show = progress_of(speak("cli-events"))
    await swing.set_up(show or (lambda _hundredths: None))
    click.echo(f"\n{speak('cli-demo-organise')}")
    for event in swing.events:
        office = event.office
        state = office.state
        click.echo(f"  {state.event.title:<26}{address}/events/join#{office.tokens['organiser']}")
    click.echo(f"\n{speak('cli-demo-watch')}")
    for event in swing.events:
        click.echo(f"  {event.office.state.event.title:<26}{address}/events/{event.office.event}")
    await swing.go_on()
