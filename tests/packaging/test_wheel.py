"""The wheel is whole: built from the source archive, it works where none of our sources are."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from email import message_from_bytes
from pathlib import Path

import pytest

from rackhouse.contest.preset import Preset

ROOT = Path(__file__).resolve().parents[2]
TOOLS = Path(sys.executable).parent
COMMANDS = (
    *(
        "play",
        "serve",
        "rules",
        "judge",
        "lexicon",
        "replay",
        "export",
        "moves",
        "read",
        "selfplay",
        "verify",
        "backup",
        "restore",
        "completion",
    ),
)
SHEETS = ("washburn", "depaul", "fundraiser", "iowa", "priston")


def run(*command: str | Path, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command with no trace of this environment but the way to packages."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(
        command,
        cwd=cwd,
        env=clean | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def succeed(*command: str | Path, cwd: Path, **environment: str) -> str:
    done = run(*command, cwd=cwd, **environment)
    assert done.returncode == 0, f"{command} failed:\n{done.stdout}{done.stderr}"
    return done.stdout


@dataclass(frozen=True)
class Elsewhere:
    """A folder with an environment of its own, into which only the wheel was installed."""

    folder: Path
    wheel: Path

    @property
    def python(self) -> Path:
        return self.folder / "environment" / "bin" / "python"

    def rackhouse(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        home = str(self.folder / "home")
        return run(
            self.python.with_name("rackhouse"), *arguments, cwd=self.folder, RACKHOUSE_HOME=home
        )


@pytest.fixture(scope="session")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Elsewhere:
    folder = tmp_path_factory.mktemp("another folder")
    built = tmp_path_factory.mktemp("built")
    build = (TOOLS / "uv", "build", "--no-build-isolation", "--python", sys.executable)
    succeed(*build, "--sdist", "--out-dir", built, ROOT, cwd=folder)
    (archive,) = built.glob("*.tar.gz")
    succeed("tar", "--extract", "--gzip", "--file", archive, cwd=built)
    (unpacked,) = (path for path in built.iterdir() if path.is_dir())
    # A wheel out of the archive fetches nothing: the word data came along.
    offline = {"PIP_NO_INDEX": "1", "UV_OFFLINE": "1"}
    succeed(*build, "--wheel", "--out-dir", built, unpacked, cwd=folder, **offline)
    (wheel,) = built.glob("*.whl")
    environment = folder / "environment"
    succeed(TOOLS / "uv", "venv", "--quiet", "--python", sys.executable, environment, cwd=folder)
    succeed(
        *(TOOLS / "uv", "pip", "install", "--quiet", "--python", environment / "bin" / "python"),
        *("--constraints", ROOT / "requirements.lock", wheel),
        cwd=folder,
    )
    return Elsewhere(folder, wheel)


def test_the_package_is_imported_from_where_it_was_installed(elsewhere: Elsewhere) -> None:
    code = "import rackhouse, rackhouse.tiles; print(rackhouse.__file__)"
    found = Path(succeed(elsewhere.python, "-c", code, cwd=elsewhere.folder).strip())
    assert found.is_relative_to(elsewhere.folder / "environment")


def test_the_command_lists_what_it_can_do(elsewhere: Elsewhere) -> None:
    done = elsewhere.rackhouse("--help")
    assert done.returncode == 0
    for name in COMMANDS:
        assert f"\n  {name} " in done.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(elsewhere: Elsewhere, command: str) -> None:
    done = elsewhere.rackhouse(command, "--help")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"Usage: rackhouse {command}")


def test_a_word_is_judged_from_the_words_inside_the_wheel(elsewhere: Elsewhere) -> None:
    assert elsewhere.rackhouse("judge", "ZEBRA", "oxen").returncode == 0
    assert elsewhere.rackhouse("judge", "ZEBRA", "ZEBRAX").returncode == 1


def test_the_sheets_are_inside_the_wheel(elsewhere: Elsewhere) -> None:
    listed = elsewhere.rackhouse("rules", "list")
    assert listed.returncode == 0, listed.stderr
    for sheet in SHEETS:
        assert sheet in listed.stdout.lower()
        shown = elsewhere.rackhouse("rules", "show", sheet)
        assert shown.returncode == 0, shown.stderr


def test_the_presets_of_events_are_inside_the_wheel(elsewhere: Elsewhere) -> None:
    code = "from rackhouse.contest.preset import Preset; print(*Preset.names())"
    listed = succeed(elsewhere.python, "-c", code, cwd=elsewhere.folder).split()
    assert listed == list(Preset.names())


def test_the_tables_of_a_hall_are_made_by_what_is_inside_the_wheel(elsewhere: Elsewhere) -> None:
    code = """
import asyncio
from rackhouse.store import open_store

async def keep() -> None:
    store = await open_store("home/hall.db")
    assert await store.is_ready()
    await store.close()

asyncio.run(keep())
"""
    succeed(elsewhere.python, "-c", code, cwd=elsewhere.folder)
    assert elsewhere.rackhouse("backup", "saved").returncode == 0
    assert elsewhere.rackhouse("restore", "saved").returncode == 0


def test_a_player_of_the_engine_thinks_in_a_process_out_of_the_wheel(elsewhere: Elsewhere) -> None:
    code = """
import asyncio
from rackhouse.game import Game
from rackhouse.service.engine_pool import InProcesses
from rackhouse.service.engine_turn import wanted_of
from rackhouse.service.thought import Thought

async def think() -> None:
    game = Game.new("base", nonces=["north", "south"], secret="00" * 32)
    game.begin()
    state, seat = game.state, game.state.mover
    wanted = wanted_of(state, seat, game.world)
    processes = InProcesses()
    thought = Thought("Maud", seat, "", 0, state.rules, state.dictionary, wanted.kind, wanted.view,
                      state.board.layout, state.board.cells)
    print(type(await processes.think(thought)).__name__)
    await processes.close()

asyncio.run(think())
"""
    said = succeed(elsewhere.python, "-c", code, cwd=elsewhere.folder)
    assert said.strip() in ("Commit", "ExchangeTiles")


def test_the_pages_are_inside_the_wheel_and_load_nothing_from_outside(
    elsewhere: Elsewhere,
) -> None:
    with zipfile.ZipFile(elsewhere.wheel) as wheel:
        pages = [name for name in wheel.namelist() if name.startswith("rackhouse/server/pages/")]
        door = wheel.read("rackhouse/server/pages/index.html").decode()
        styles = b"".join(wheel.read(name) for name in pages if name.endswith(".css"))
    kinds = {name.rpartition(".")[2] for name in pages}
    assert kinds == {"html", "js", "css", "woff2", "svg"}
    # Nothing from elsewhere, and nothing that a strict content security policy would stop.
    assert "://" not in door
    assert "<style" not in door
    assert "style=" not in door
    assert door.count("<script") == door.count('<script type="module" crossorigin src="./assets/')
    assert b"://" not in styles
    assert b"url(data:" not in styles


def test_types_reach_a_strict_client(elsewhere: Elsewhere) -> None:
    client = elsewhere.folder / "client.py"
    client.write_text(
        "from rackhouse.tiles import TileSet\n"
        'english = TileSet.named("english")\n'
        "total: int = english.total\n"
    )
    mypy = (TOOLS / "mypy", "--strict", "--python-executable", elsewhere.python, "client.py")
    succeed(*mypy, cwd=elsewhere.folder)
    client.write_text(client.read_text().replace("total: int", "total: str"))
    wrong = run(*mypy, cwd=elsewhere.folder)
    assert wrong.returncode == 1
    assert 'has type "int"' in wrong.stdout


def test_the_wheel_holds_the_package_its_licences_and_nothing_else(elsewhere: Elsewhere) -> None:
    with zipfile.ZipFile(elsewhere.wheel) as wheel:
        names = wheel.namelist()
        (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        described = message_from_bytes(wheel.read(metadata))
    assert "rackhouse/py.typed" in names
    assert {name.split("/")[0] for name in names} == {"rackhouse", metadata.split("/")[0]}
    assert described["License-Expression"] == "MIT"
    assert set(described.get_all("License-File", [])) == {"LICENSE", "NOTICE"}
    needs = {re.split(r"[^\w.-]", need)[0] for need in described.get_all("Requires-Dist", [])}
    assert {"click", "msgspec", "psycopg"} <= needs
    why = (ROOT / "docs" / "why.md").read_text(encoding="utf-8").partition("a user installs")[2]
    unsaid = {need for need in needs if not re.search(rf"(?<![\w-]){need}(?![\w-])", why)}
    assert not unsaid, "docs/why.md says of every dependency why it is there"
