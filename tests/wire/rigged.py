"""A hall in a process of its own whose clock, chance, draws and judge the test holds.

All of that comes from the folder that the process is started with. Nothing can be brought over
the network: the server is the one that people run.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path

import msgspec

from rackhouse.cli.serve import address_of
from rackhouse.desk.desk import Desk, opened_desk
from rackhouse.files import write_atomically
from rackhouse.lexicon import Verdict, WordRuling
from rackhouse.record import FairDraws, State
from rackhouse.referee.deciding import Draw
from rackhouse.server.app import open_door
from rackhouse.server.hints import hints_for
from rackhouse.server.serving import listen
from rackhouse.server.settings import Settings, read_settings
from rackhouse.service.books import Books, WordBook
from rackhouse.service.engine_pool import InProcesses
from rackhouse.service.hall import Hall
from rackhouse.store import open_store
from rackhouse.tiles import TileSet
from tests.kit.hall_process import HallProcess

PUBLIC_URL = "http://hall.test"
"""The same for every rigged hall, whatever its port."""
START = 1_800_000_000_000
_SECRET_BYTES = 32


class Rig(msgspec.Struct, frozen=True):
    """What is fixed."""

    chance: str = "chance"
    """What ids and tokens come from."""
    secret: str = "secret"
    """What the secrets of the draws come from."""
    draws: dict[str, str] = {}
    """Tiles that come out of the bag, by the number of the draw; fair draws otherwise."""
    accepts: bool | None = None
    """What the list says to every word, if it is not asked."""


class FolderClock:
    """A clock that stands in a file and moves when the file does."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def now(self) -> int:
        return int(self._file.read_text())

    async def wait_until(self, moment: int) -> None:
        while self.now() < moment:
            await asyncio.sleep(0.01)


class FixedChance:
    """Bytes that nobody could tell from random ones, the same at every start."""

    def __init__(self, rig: Rig) -> None:
        self._rig = rig
        self._count = 0

    def __call__(self, size: int) -> bytes:
        self._count += 1
        seed = self._rig.secret if size == _SECRET_BYTES else self._rig.chance
        return hashlib.shake_256(f"{seed} {self._count}".encode()).digest(size)


class OneAnswer(Books):
    """Books by which every word is good, or none."""

    def __init__(self, *, good: bool) -> None:
        super().__init__()
        self._good = good

    async def book_of(self, state: State) -> WordBook:
        def judge(words: object) -> Verdict:
            assert isinstance(words, tuple | list)
            return Verdict.of(WordRuling(word, self._good, "So it is.") for word in words)

        return WordBook(judge, None, lambda _board, _rack: self._good)


def rigged_draws(rig: Rig, secret: str, nonces: list[str]) -> Draw:
    """Draws as the test wants them, where it wants something."""
    fair = FairDraws.of(secret, nonces)
    alphabet = TileSet.named("english").alphabet

    def draw(number: int, pool: bytes, count: int) -> bytes:
        wanted = rig.draws.get(str(number))
        return fair(number, pool, count) if wanted is None else bytes(alphabet.parse(wanted))

    return draw


def serve(folder: Path) -> None:
    """Serve a rigged hall until told to stop."""
    rig = msgspec.json.decode((folder / "rig.json").read_bytes(), type=Rig)
    settings = read_settings(None, os.environ, {})
    listener = listen(settings)
    port = listener.getsockname()[1]
    address = address_of(settings, port)

    @asynccontextmanager
    async def opened(settings: Settings) -> AsyncIterator[Desk]:
        store = await open_store(settings.database)
        hall = Hall(
            store,
            clock=FolderClock(folder / "clock"),
            chance=FixedChance(rig),
            draws=lambda secret, nonces: rigged_draws(rig, secret, nonces),
            books=None if rig.accepts is None else OneAnswer(good=rig.accepts),
            hints=hints_for(settings),
            minds=InProcesses(),
        )
        await hall.start()
        try:
            async with opened_desk(hall, store) as desk:
                yield desk
        finally:
            await hall.stop()
            await store.close()

    def ready() -> None:
        print(f"Rigged hall at http://127.0.0.1:{port}/   (Ctrl-C stops it)", flush=True)

    open_door(settings, address, opened).serve(listener, ready)


class RiggedHall(HallProcess):
    """A running rigged hall, and the hand on its clock."""

    def __init__(self, folder: Path, database: str, rig: Rig, public_url: str = PUBLIC_URL) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.now = START
        self._write_clock()
        (folder / "rig.json").write_bytes(msgspec.json.encode(rig))
        environment = {
            **os.environ,
            "RACKHOUSE_HOME": str(folder),
            "RACKHOUSE_PORT": "0",
            "RACKHOUSE_PUBLIC_URL": public_url,
            "RACKHOUSE_NAME_RATE": "",
            "RACKHOUSE_REQUEST_RATE": "100000",
            "RACKHOUSE_MESSAGE_RATE": "10000",
            "RACKHOUSE_LOG_LEVEL": "debug",
            "RACKHOUSE_DATABASE": database or f"sqlite:///{folder}/hall.db",
        }
        super().__init__(partial(serve, folder), environment, folder / "hall.log")

    def _write_clock(self) -> None:
        write_atomically(self.folder / "clock", str(self.now).encode())

    def pass_time(self, seconds: float) -> None:
        """Move the hall's clock on."""
        self.now += round(seconds * 1000)
        self._write_clock()


@contextmanager
def rigged_hall(
    folder: Path, database: str = "", rig: Rig | None = None, public_url: str = PUBLIC_URL
) -> Iterator[RiggedHall]:
    """A rigged hall for as long as a test needs it; browsers want one that is where it is."""
    hall = RiggedHall(folder, database, rig or Rig(), public_url)
    try:
        yield hall
    finally:
        hall.kill()
