"""Strangers: whatever is sent, the answer is one that the description has, and never a 5xx."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.server.app import description
from rackhouse.server.routes import ROUTES
from tests.kit.hall_process import PATIENCE, running_hall
from tests.kit.visitor import Visitor
from tests.strangers.kit import IS_LONG, Ground, Table

EXAMPLES = 200 if IS_LONG else 6
ENDLESS = r"/(games/[^/]+|calls|wall)/events$|/follow$"
ONESELF = "/api/me$|/sessions"
"""Whoever signs out or is forgotten here is nobody from then on."""
CHECKS = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", 401, 403, 404, 409, 422, 429]
[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429]
"""
"""A sheet, a record or a name can be of its type and still be none: 422, and never 400. What is
longer than any request may be is refused as that: 413."""
RUNS = {
    "somebody": ("--exclude-path-regex", f"{ENDLESS}|{ONESELF}"),
    "somebody, at home": ("--include-path-regex", ONESELF, "--exclude-method", "DELETE"),
    "somebody, leaving": ("--include-method", "DELETE"),
    "nobody": ("--exclude-path-regex", ENDLESS, *(() if IS_LONG else ("--phases", "fuzzing"))),
}
"""Nobody is asked for a name before anything else is looked at, so a few examples will do."""


@pytest.mark.parametrize("who", RUNS)
def test_schemathesis_finds_no_5xx_and_nothing_undocumented(ground: Ground, who: str) -> None:
    hall = ground.hall
    token = Visitor(hall).token if who.startswith("somebody") else ""
    (ground.home / "schemathesis.toml").write_text(CHECKS)
    done = subprocess.run(
        [
            *(str(Path(sys.executable).with_name("schemathesis")), "run"),
            f"{hall.url}/api/openapi.json",
            *("--url", hall.url, *RUNS[who]),
            *(("--header", f"Authorization: Bearer {token}") if token else ()),
            *("--max-examples", str(EXAMPLES), "--generation-deterministic"),
            *("--request-timeout", str(PATIENCE), "--continue-on-failure", "--no-color"),
        ],
        cwd=ground.home,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE * 20,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-30000:] + done.stderr
    log = [json.loads(line) for line in hall.log.splitlines()]
    assert [line for line in log if line["level"] == "error"] == []


class Streams(msgspec.Struct, frozen=True):
    """Games whose events can be asked for, and how that may be answered."""

    games: dict[str, str]
    statuses: frozenset[str]
    client: httpx.Client


@pytest.fixture(scope="module")
def streams(ground: Ground) -> Iterator[Streams]:
    games = {"open": Table(ground, is_open_to_watch=True).game, "closed": Table(ground).game}
    asked = json.loads(description())["paths"]["/api/games/{game}/events"]["get"]
    with httpx.Client(base_url=ground.hall.url, timeout=PATIENCE) as client:
        yield Streams(games, frozenset(asked["responses"]), client)


@given(
    place=st.sampled_from(("public", "seat-1", "seat-9", "judge", "")) | st.text(max_size=12),
    after=st.integers() | st.text(max_size=8),
    last=st.from_regex(r"[ -~]{0,30}", fullmatch=True),
    game=st.sampled_from(("", "closed", "open")) | st.text("abc-_%", min_size=1, max_size=70),
)
def test_a_stream_of_events_begins_or_is_refused_as_described(
    streams: Streams, place: str, after: int | str, last: str, game: str
) -> None:
    name = quote(streams.games.get(game, game), safe="")
    with streams.client.stream(
        "GET",
        f"/api/games/{name}/events",
        params={"place": place, "after": after},
        headers={"last-event-id": last.strip()},
    ) as answer:
        assert str(answer.status_code) in streams.statuses
        if answer.status_code == 200:
            assert game == "open"
            assert next(answer.iter_lines()).startswith("retry:")
        else:
            assert answer.headers["content-type"] == "application/problem+json"


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
            assert {"400", "413", "422"} <= set(operation["responses"])
        for status, response in operation["responses"].items():
            kinds = set(response.get("content", {}))
            assert int(status) < 400 or kinds == {"application/problem+json"}
    assert {"ClientMessage", "HallMessage", "GameView"} <= set(told["components"]["schemas"])
