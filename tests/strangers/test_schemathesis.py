"""Strangers: whatever is sent, the answer is one that the description has, and never a 5xx."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import httpx

from rackhouse.server.description import description
from rackhouse.server.routes import ROUTES
from tests.kit.hall_process import PATIENCE, running_hall
from tests.kit.visitor import Visitor

EXAMPLES = 200 if os.environ.get("RACKHOUSE_TEST_PROFILE") == "long" else 6

NOT_ASKED = "|".join(
    (
        "/events$",  # it never ends
        "/api/me$",  # whoever erases themselves is unknown from then on
        "sessions",  # and so is whoever signs out
    )
)
NOT_CHECKED = "positive_data_acceptance"
"""A sheet, a record or a name can be of its type and still be none."""


def test_schemathesis_finds_no_5xx_and_nothing_undocumented(tmp_path: Path) -> None:
    generous = {
        "RACKHOUSE_REQUEST_RATE": "100000",
        "RACKHOUSE_OPEN_RATE": "",
        "RACKHOUSE_SIGN_IN_RATE": "",
    }
    with running_hall(tmp_path, settings=generous) as hall:
        done = subprocess.run(
            [
                *(str(Path(sys.executable).with_name("schemathesis")), "run"),
                f"{hall.url}/api/openapi.json",
                *("--url", hall.url, "--header", f"Authorization: Bearer {Visitor(hall).token}"),
                *("--max-examples", str(EXAMPLES), "--generation-deterministic"),
                *("--exclude-path-regex", NOT_ASKED, "--exclude-checks", NOT_CHECKED),
                *("--request-timeout", str(PATIENCE), "--continue-on-failure", "--no-color"),
            ],
            cwd=tmp_path,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE * 20,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-6000:] + done.stderr
        log = [json.loads(line) for line in hall.log.splitlines()]
        assert [line for line in log if line["level"] == "error"] == []


def test_the_description_is_given_out_as_it_is_made(tmp_path: Path) -> None:
    with running_hall(tmp_path) as hall:
        answer = httpx.get(f"{hall.url}/api/openapi.json")
        assert answer.content == description()
        assert answer.json()["openapi"].startswith("3.1")


def test_every_operation_says_how_it_can_be_refused() -> None:
    told = json.loads(description())
    operations = [one for path in told["paths"].values() for one in path.values()]
    assert len(operations) >= len(ROUTES) - 3  # the socket, the figures, the description itself
    for operation in operations:
        assert operation["summary"]
        assert operation["description"]
        assert "429" in operation["responses"]
        if "requestBody" in operation:
            assert {"400", "413"} <= set(operation["responses"])
        for status, response in operation["responses"].items():
            kinds = set(response.get("content", {}))
            assert int(status) < 400 or kinds == {"application/problem+json"}
    assert {"ClientMessage", "HallMessage", "GameView"} <= set(told["components"]["schemas"])
