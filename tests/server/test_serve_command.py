"""``rackhouse serve``: an address, a QR code, and one sentence where it cannot be."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx

from rackhouse.cli.serve import address_of, code_of
from rackhouse.server.settings import Settings
from tests.kit.hall_process import PATIENCE, running_hall


def refused(home: Path, *flags: str) -> str:
    """What a hall that cannot be opened says."""
    done = subprocess.run(
        [sys.executable, "-m", "rackhouse", "serve", "--port", "0", *flags],
        env={**os.environ, "RACKHOUSE_HOME": str(home)},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode in (1, 2), done.stderr
    last: str = done.stderr.splitlines()[-1]
    assert last.startswith("Error: ")
    assert last.endswith(".")
    return last


def test_a_hall_shows_its_address_and_a_code_that_leads_there(tmp_path: Path) -> None:
    with running_hall(tmp_path, "--hall") as hall:
        assert not hall.url.startswith("http://0.0.0.0")
        port = hall.url.rpartition(":")[2]
        assert httpx.get(f"http://127.0.0.1:{port}/api/health").status_code == 200
        assert hall.stop() == 0
        assert code_of(f"{hall.url}/").strip() in hall.said


def test_the_address_is_the_public_one_where_there_is_one() -> None:
    assert address_of(Settings(public_url="https://example.org/games/"), 1) == (
        "https://example.org/games"
    )
    assert address_of(Settings(host="::1"), 8800) == "http://[::1]:8800"
    assert address_of(Settings(root_path="/x"), 8800) == "http://127.0.0.1:8800/x"


def test_what_cannot_be_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert "--port" in refused(tmp_path, "--port", port)
    assert "203.0.113.1" in refused(tmp_path, "--host", "203.0.113.1")
    assert "public-url" in refused(tmp_path, "--public-url", "example.org")
    assert "none.toml" in refused(tmp_path, "--config", str(tmp_path / "none.toml"))
    assert "fan-out" in refused(tmp_path, "--fan-out", "pigeons")
    assert "PostgreSQL" in refused(tmp_path, "--fan-out", "database")
    away = "postgresql://nobody@127.0.0.1:9/none"
    assert "database" in refused(tmp_path, "--database", away)


def test_settings_come_from_a_file_in_the_data_folder(tmp_path: Path) -> None:
    (tmp_path / "rackhouse.toml").write_text('metrics = "off"\n')
    with running_hall(tmp_path) as hall:
        assert httpx.get(f"{hall.url}/metrics").status_code == 404
