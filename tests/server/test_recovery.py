"""Winning back an account over the network: nothing is told, and nobody guesses for long."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from anyio.from_thread import start_blocking_portal

from tests.desk.postbox import open_postbox
from tests.kit.hall_process import HallProcess, running_hall
from tests.server.test_people import PASSWORD, ask, browser


@pytest.fixture(scope="module")
def strict_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A hall with its usual limits, which sends mail."""
    with (
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(open_postbox()) as box,
        running_hall(
            tmp_path_factory.mktemp("hall"),
            settings={
                "RACKHOUSE_SMTP": f"smtp://127.0.0.1:{box.port}",
                "RACKHOUSE_MAIL_FROM": "hall@example.org",
                "RACKHOUSE_SIGN_IN_RATE": "50/hour",
            },
        ) as running,
    ):
        yield running


def account(hall: HallProcess, login: str) -> httpx.Client:
    client = browser(hall)
    ask(client, "POST", "/api/people", 201, name="Grace")
    ask(client, "POST", "/api/me/account", 201, login=login, password=PASSWORD)
    return client


def test_a_code_wins_an_account_back_and_sets_a_password(hall: HallProcess) -> None:
    here, there = account(hall, "grace-1"), browser(hall)
    assert ask(here, "GET", "/api/me/recovery-code", 200)["made"] == 0
    code = ask(here, "POST", "/api/me/recovery-code", 201, password=PASSWORD)["code"]
    assert ask(here, "GET", "/api/me/recovery-code", 200)["made"] > 0
    lost = {"code": code.lower(), "password": "another horse", "ends_others": True}
    ask(there, "POST", "/api/sessions/recovery", 201, **lost)
    assert ask(there, "GET", "/api/me", 200)["login"] == "grace-1"
    ask(here, "GET", "/api/me", 401)
    ask(browser(hall), "POST", "/api/sessions", 401, login="grace-1", password=PASSWORD)
    ask(browser(hall), "POST", "/api/sessions", 201, login="grace-1", password="another horse")


def test_a_session_alone_makes_no_code_for_an_account_with_a_password(hall: HallProcess) -> None:
    client = account(hall, "grace-2")
    refused = ask(client, "POST", "/api/me/recovery-code", 403, password="guess")
    assert refused["key"] == "server-password-needed"
    assert ask(client, "GET", "/api/me/recovery-code", 200)["made"] == 0


@pytest.mark.parametrize("lost", [{"code": "00000-00000"}, {"token": "a guess"}, {"code": ""}])
def test_what_nobody_was_given_wins_nothing_back(hall: HallProcess, lost: dict[str, str]) -> None:
    client = browser(hall)
    ask(client, "POST", "/api/sessions/recovery", 401, **lost)
    ask(client, "GET", "/api/me", 401)


def test_a_hall_that_sends_no_mail_says_so_to_everybody(hall: HallProcess) -> None:
    client = browser(hall)
    assert ask(client, "GET", "/api/recovery", 200) == {"by_mail": False}
    ask(client, "POST", "/api/recovery/letters", 403, address="ann@example.org")


def test_known_and_unknown_addresses_are_answered_and_limited_alike(
    strict_hall: HallProcess,
) -> None:
    client = account(strict_hall, "grace-3")
    known, unknown = "grace@example.org", "nobody@example.org"
    ask(client, "PUT", "/api/me/turn-mail", 200, address=known, password=PASSWORD)
    stranger = browser(strict_hall)
    assert ask(stranger, "GET", "/api/recovery", 200) == {"by_mail": True}
    told = []
    for address in (known, unknown):
        answers = [
            stranger.post("/api/recovery/letters", json={"address": address}) for _ in range(7)
        ]
        told.append([(one.status_code, one.status_code == 202 and one.text) for one in answers])
    assert told[0] == told[1]
    assert [status for status, _ in told[0]] == [202] * 5 + [429] * 2


def test_guessing_codes_is_limited(strict_hall: HallProcess) -> None:
    client = browser(strict_hall)
    statuses = [
        client.post("/api/sessions/recovery", json={"code": f"0000{n}"}).status_code
        for n in range(60)
    ]
    assert statuses[-1] == 429
    assert set(statuses) == {401, 429}


def test_an_address_that_can_win_back_an_account_takes_its_password(hall: HallProcess) -> None:
    client = account(hall, "grace-4")
    ask(client, "PUT", "/api/me/turn-mail", 403, address="ann@example.org", password="guess")
    # Nothing is given away by deleting it.
    ask(client, "PUT", "/api/me/turn-mail", 200, address="")


def test_a_profile_is_seen_as_its_owner_wants_it(hall: HallProcess) -> None:
    client, stranger = account(hall, "grace-5"), browser(hall)
    me = ask(client, "GET", "/api/me", 200)["id"]
    assert ask(stranger, "GET", f"/api/people/{me}", 200)["name"] == "Grace"
    assert ask(stranger, "GET", f"/api/people/{me}/games?days=30", 200) == []
    ask(client, "PUT", "/api/me/profile", 204, is_shown=False)
    kept = ask(stranger, "GET", f"/api/people/{me}", 404)
    assert kept == ask(stranger, "GET", "/api/people/nobody", 404)
    assert ask(client, "GET", f"/api/people/{me}", 200)["is_own"] is True
