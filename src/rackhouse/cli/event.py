"""``rackhouse event``: create, export, import and simulate events."""

from __future__ import annotations

import asyncio
import os
import tempfile
import tomllib
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from rackhouse.cli import printable
from rackhouse.cli.serve import address_of, database_of, settings_with
from rackhouse.cli.speech import progress_of, speak, voice
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.files import write_atomically
from rackhouse.messages import known

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from rackhouse.desk.create import Created
    from rackhouse.desk.desk import Desk
    from rackhouse.simulation.event import EventWishes, SimulatedEvent

MOST_ANSWERS: Final = 1024 * 1024
MOST_LISTED: Final = 200
_FAST: Final = Path("/dev/shm")
"""A folder in memory, on systems that have it."""

database_option = click.option("--database", metavar="URL", help=speak("cli-database"))
data_folder_option = click.option(
    "--data-folder",
    metavar="FOLDER",
    type=click.Path(file_okay=False, path_type=Path),
    help=speak("cli-data-folder"),
)
_organiser = click.option(
    "--organiser",
    default=speak("cli-organiser"),
    show_default=True,
    help=speak("cli-event-organiser"),
)
_answers = click.option(
    "--answers",
    multiple=True,
    metavar="KEY=VALUE|FILE",
    help=speak("cli-event-answers"),
)


@click.group(help=speak("cli-event"))
def event() -> None:
    """Create, move and simulate events."""


@event.command(help=speak("cli-event-presets"))
def presets() -> None:
    """List the presets, and what each asks."""
    from rackhouse.contest.preset import Preset  # noqa: PLC0415 - after --help is answered

    for name in Preset.names():
        preset = Preset.named(name)
        say = voice().say
        click.echo(f"{name}: {say(known('preset-', preset.summary))}")
        for question in preset.questions:
            must = "" if question.offered is not None else f"  {speak('cli-must-answer')}"
            click.echo(f"  {question.key}: {say(known('preset-', question.ask))}{must}")


@event.command(help=speak("cli-event-create"))
@click.option("--preset", required=True, metavar="NAME", help=speak("cli-event-preset"))
@_answers
@click.option("--title", default="", help=speak("cli-event-title"))
@_organiser
@database_option
@data_folder_option
def create(
    *,
    preset: str,
    answers: tuple[str, ...],
    title: str,
    organiser: str,
    database: str | None,
    data_folder: Path | None,
) -> None:
    """Create an event in a hall, running or not, and print the links to its roles."""
    from rackhouse.desk.create import Creation, create  # noqa: PLC0415 - after --help is answered
    from rackhouse.service.people import sign_in_by_name  # noqa: PLC0415 - as above
    from rackhouse.service.tokens import new_id  # noqa: PLC0415 - as above

    given = read_answers(answers)

    async def work() -> Created:
        async with quiet_desk(database_in(database, data_folder)) as desk:
            person = (await sign_in_by_name(desk.hall.sessions, organiser)).person.id
            creation = Creation(new_id(desk.events.chance), preset, given, title)
            return await create(desk.events, person, creation)

    _tell(asyncio.run(work()))


# The ID of an event may begin with a dash.
_dashed = {"ignore_unknown_options": True, "help_option_names": ["--help"]}


@event.command(context_settings=_dashed, help=speak("cli-event-link"))
@click.argument("event_id", metavar="[EVENT]", default="")
@database_option
@data_folder_option
def link(*, event_id: str, database: str | None, data_folder: Path | None) -> None:
    """Print a new organiser link for an event, or list the events."""
    from rackhouse.desk.links import new_organiser_link  # noqa: PLC0415 - after --help is answered
    from rackhouse.store.opening import database_at  # noqa: PLC0415 - as above

    found = database_in(database, data_folder)
    if not database_at(found).is_there():
        raise IllegalError("cli-no-database", name=database_at(found).name)

    async def work() -> tuple[str, dict[str, str]]:
        async with quiet_desk(found) as desk:
            if event_id:
                token = await new_organiser_link(desk.events, event_id)
                return (
                    f"{await desk.events.store.address() or hall_address()}/events/join#{token}",
                    {},
                )
            ids = await desk.events.store.recent_events(0, MOST_LISTED)
            lives = [await desk.events.get(one) for one in ids]
            return "", {one.id: one.book.state.event.title for one in lives}

    made, titles = asyncio.run(work())
    if made:
        click.echo(made)
        click.echo(speak("cli-link-warning"))
    for id_, title in titles.items():
        click.echo(f"{id_}  {printable(title)}")
    if not event_id:
        click.echo(speak("cli-name-event" if titles else "cli-no-events"))


@event.command(context_settings=_dashed, help=speak("cli-event-export"))
@click.argument("event_id", metavar="EVENT")
@click.argument("file", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--force", is_flag=True, help=speak("cli-force-file"))
@database_option
@data_folder_option
def export(
    *, event_id: str, file: Path, force: bool, database: str | None, data_folder: Path | None
) -> None:
    """Write an event to a file."""
    from rackhouse.desk.moving import export_event  # noqa: PLC0415 - after --help is answered

    if file.exists() and not force:
        raise IllegalError("cli-file-exists", file=str(file))

    async def work() -> bytes:
        async with quiet_desk(database_in(database, data_folder)) as desk:
            person = await organiser_of(desk, event_id)
            return await export_event(desk.events, person, event_id)

    data = asyncio.run(work())
    write_atomically(file, data)
    click.echo(speak("cli-wrote-bytes", count=len(data), file=str(file)))


@event.command("import", help=speak("cli-event-import"))
@click.argument("file", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path))
@_organiser
@database_option
@data_folder_option
def import_(*, file: Path, organiser: str, database: str | None, data_folder: Path | None) -> None:
    """Import an event into a hall, and print the links to its roles."""
    from rackhouse.desk.moving import import_event  # noqa: PLC0415 - after --help is answered
    from rackhouse.service.people import sign_in_by_name  # noqa: PLC0415 - as above

    data = file.read_bytes()

    async def work() -> Created:
        async with quiet_desk(database_in(database, data_folder)) as desk:
            person = (await sign_in_by_name(desk.hall.sessions, organiser)).person.id
            return await import_event(desk.events, person, data)

    _tell(asyncio.run(work()))


@event.command(help=speak("cli-event-simulate"))
@click.option("--preset", required=True, metavar="NAME", help=speak("cli-event-preset"))
@click.option("--entries", type=click.IntRange(2, 2000), default=16, show_default=True)
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=1, show_default=True)
@click.option(
    "--out",
    required=True,
    metavar="FOLDER",
    type=click.Path(file_okay=False, path_type=Path),
    help=speak("cli-event-out"),
)
@_answers
def simulate(*, preset: str, entries: int, seed: int, out: Path, answers: tuple[str, ...]) -> None:
    """Play a whole event with computer players, and write all its pages, prints and games."""
    from rackhouse.simulation.event import EventWishes  # noqa: PLC0415 - after --help is answered

    if out.exists() and any(out.iterdir()):
        raise IllegalError("cli-not-empty", folder=str(out))
    wishes = EventWishes(preset, entries, seed, answers=read_answers(answers))
    files = asyncio.run(_simulated(wishes, out))
    click.echo(speak("cli-wrote-files", count=files, folder=str(out)))


async def _simulated(wishes: EventWishes, out: Path) -> int:
    from rackhouse.simulation.clock import StageClock, staged_desk  # noqa: PLC0415 - as above
    from rackhouse.simulation.event import SimulatedEvent  # noqa: PLC0415 - as above
    from rackhouse.simulation.papers import papers_of  # noqa: PLC0415 - as above
    from rackhouse.store import open_store  # noqa: PLC0415 - as above

    fast = _FAST if os.access(_FAST, os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="rackhouse-", dir=fast) as folder:
        store = await open_store(f"{folder}/hall.db")
        clock = StageClock(0)
        try:
            async with staged_desk(store, clock, wishes.seed) as desk:
                event = await SimulatedEvent.announced(desk, clock, wishes)
                await event.run(_bar(event))
                office, files = event.office, 0
                papers = papers_of(desk, office.event, office.organiser.person, voice())
                async for name, data in papers:
                    target = out / name
                    target.parent.mkdir(parents=True, exist_ok=True)
                    write_atomically(target, data)
                    files += 1
                return files
        finally:
            await store.close()


def _bar(event: SimulatedEvent) -> Callable[[int], None]:
    """A progress bar on a terminal, called with the number of finished matches."""
    show = progress_of(speak("cli-matches"))

    def tell(done: int) -> None:
        if show is not None:
            show(min(99, 100 * done // max(1, event.matches_expected)))

    return tell


@asynccontextmanager
async def quiet_desk(database: str) -> AsyncIterator[Desk]:
    """The desk of a hall that does not serve, beside a running one."""
    from rackhouse.desk.desk import Desk  # noqa: PLC0415 - after --help is answered
    from rackhouse.desk.mail_permission import MailPermission  # noqa: PLC0415 - as above
    from rackhouse.service.hall import Hall  # noqa: PLC0415 - as above
    from rackhouse.store import open_store  # noqa: PLC0415 - as above

    store = await open_store(database)
    try:
        yield Desk(Hall(store), store, permission=MailPermission(is_given=True))
    finally:
        await store.close()


async def organiser_of(desk: Desk, event: str) -> str:
    """Somebody who may export an event.

    Raises:
        UnknownEventError: if there is no such event.
        IllegalError: if it has no organiser any more.
    """
    from rackhouse.contest import EventRole  # noqa: PLC0415 - after --help is answered

    live = await desk.events.get(event)
    for one in live.roles:
        if one.role is EventRole.ORGANISER:
            return one.person
    raise IllegalError("cli-no-organiser", event=event[:60])


def read_answers(given: tuple[str, ...]) -> dict[str, Any]:
    """Answers from files and single values; later ones win.

    >>> read_answers(("venue.name=The mill", "division.format.legs=2"))
    {'venue.name': 'The mill', 'division.format.legs': 2}

    Raises:
        MalformedError: if something is neither a file nor an answer.
    """
    answers: dict[str, Any] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if equals and not Path(text).is_file():
            answers[key.strip()] = _value(value)
            continue
        try:
            file = Path(text).read_bytes()[: MOST_ANSWERS + 1]
            if len(file) > MOST_ANSWERS:
                raise MalformedError("cli-answers-too-long", file=text)
            answers |= tomllib.loads(file.decode())
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise MalformedError("cli-no-answers", file=text, detail=str(error)) from None
    return answers


def _value(text: str) -> Any:
    """A TOML value, or the text as it is."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text


def database_in(database: str | None, folder: Path | None) -> str:
    """The database that was named, or the one in a data folder."""
    if database is None and folder is not None:
        return str(folder / "hall.db")
    return database_of(database)


def _tell(created: Created) -> None:
    address = hall_address()
    click.echo(f"{'event':<14}{created.event}")
    click.echo(f"{'page':<14}{address}/events/{created.event}")
    for role, token in created.tokens.items():
        click.echo(f"{role:<14}{address}/events/join#{token}")


def hall_address() -> str:
    """Where people reach the hall, from its settings."""
    settings = settings_with({})
    return address_of(settings, settings.port)
