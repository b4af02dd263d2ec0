"""What strangers may not do, and what every answer says to a browser."""

from __future__ import annotations

import contextlib
import json
import re
from itertools import takewhile
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.kit.hall_process import PATIENCE, HallProcess, running_hall
from tests.kit.visitor import Visitor, checked, heard, rest, say, two_at_a_table


def test_another_sites_page_cannot_act_for_its_visitor(small_hall: HallProcess) -> None:
    with httpx.Client(base_url=small_hall.url, timeout=PATIENCE) as client:
        ours = {"origin": small_hall.url}
        assert client.post("/api/people", json={"name": "Ada"}, headers=ours).status_code == 201
        for headers in ({"origin": "https://elsewhere.example"}, {"sec-fetch-site": "cross-site"}):
            checked(client.patch("/api/me", json={"name": "Eve"}, headers=headers), 403)
        checked(client.patch("/api/me", json={"name": "Eve"}), 403)
        assert client.get("/api/me").json()["name"] == "Ada"
        assert client.patch("/api/me", json={"name": "Eve"}, headers=ours).status_code == 200


def test_another_sites_page_cannot_open_a_socket(small_hall: HallProcess) -> None:
    game, (first, _) = two_at_a_table(Visitor(small_hall), Visitor(small_hall))
    with pytest.raises(InvalidStatus) as caught:
        first.socket(game, "seat-1", origin="https://elsewhere.example").__enter__()
    assert caught.value.response.status_code == 403
    with first.socket(game, "seat-1", origin=small_hall.url) as socket:
        assert heard(socket, "welcome")["place"] == "seat-1"


def test_every_answer_carries_the_strict_headers(small_hall: HallProcess) -> None:
    for path in ("/api/health", "/api/nothing", "/api/me", "/nowhere"):
        headers = httpx.get(f"{small_hall.url}{path}").headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] == "no-store"
        assert "server" not in headers


def test_only_the_embedded_pages_may_be_framed_by_other_sites(small_hall: HallProcess) -> None:
    page = {"accept": "text/html"}
    for path in ("/embed/events/cup/standings", "/embed/events/cup/bracket"):
        headers = httpx.get(f"{small_hall.url}{path}", headers=page).headers
        assert "frame-ancestors *" in headers["content-security-policy"]
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "x-frame-options" not in headers
        assert headers["x-content-type-options"] == "nosniff"
    for path in (
        "/",
        "/events/cup",
        "/events/cup/desk",
        "/embed",
        "/embed/events/cup/desk",
        "/embed/events/cup/standings/more",
        "/embed/events/cup/standings%0a",
        "/more/embed/events/cup/standings",
        "/api/events/cup/standings",
    ):
        headers = httpx.get(f"{small_hall.url}{path}", headers=page).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-frame-options"] == "DENY"


def test_what_is_not_there_or_not_to_be_read_is_a_problem_in_one_sentence(
    small_hall: HallProcess,
) -> None:
    visitor = Visitor(small_hall)
    checked(visitor.http.get("/nowhere"), 404)
    checked(visitor.http.put("/api/people"), 405)
    visitor.look("nothing", "public", status=404)
    for body in (b"{", b"[]", b"\xff", b'{"name": 1}', b'{"name": "x", "more": 1}', b""):
        answer = visitor.http.post(
            "/api/people", content=body, headers={"content-type": "application/json"}
        )
        checked(answer, 400)
    checked(visitor.http.post("/api/people", content=b"x" * 3_000_000), 413)
    for place in ("seat-0", "seat-9", "clock", "seat 1"):
        visitor.look("nothing", place, status=400)


def test_nobody_acts_from_a_place_that_they_do_not_hold(small_hall: HallProcess) -> None:
    game, (first, _) = two_at_a_table(Visitor(small_hall), Visitor(small_hall))
    stranger = Visitor(small_hall)
    for place in ("seat-1", "judge", "director", "score-keeper"):
        stranger.look(game, place, status=403)
        stranger.post(
            f"/api/games/{game}/commands?place={place}",
            type="command",
            id="x",
            seen=0,
            command={"command": "pass"},
            status=403,
        )
    stranger.look(game, "public", status=403)
    first.look(game, "seat-2", status=403)


def test_time_is_the_halls_own(small_hall: HallProcess) -> None:
    game, (first, _) = two_at_a_table(Visitor(small_hall), Visitor(small_hall))
    for order in ({"command": "tick"}, {"command": "pass", "actor": {"role": "clock"}}):
        first.post(
            f"/api/games/{game}/commands?place=seat-1",
            type="command",
            id="x",
            seen=0,
            command=order,
            status=400,
        )


def test_a_revoked_link_lets_nobody_in(small_hall: HallProcess) -> None:
    owner, guest, late = (Visitor(small_hall, name) for name in ("Owner", "Guest", "Late"))
    opened = owner.open(sides=2, own=["seat-1"])
    game, token = opened["game"], opened["tokens"]["seat-2"]
    invited = guest.post("/api/invitations", token=token)
    assert (invited["game"], invited["place"]) == (game, "seat-2")
    # Whoever brings a link is told what they are invited to and by whom, and nothing of the game.
    told = {"game", "place", "title", "people", "called", "rack_delay", "must_ask", "is_rated"}
    assert invited.keys() == told | {"turn_seconds", "clock_seconds"}
    assert invited["called"] == ""
    named = owner.open(sides=2, own=["seat-1"], names=["", "Ruth"])["tokens"]["seat-2"]
    assert guest.post("/api/invitations", token=named)["called"] == "Ruth"
    guest.post("/api/join", token=token)  # without a nonce the game does not begin yet
    guest.post(f"/api/games/{game}/places/seat-2/revoke", status=403, remove=[])
    path = f"/api/games/{game}/places/seat-2/revoke"
    fresh = owner.post(path, status=201, remove=[guest.id])
    guest.look(game, "seat-2", status=403)
    late.post("/api/join", token=token, status=403)
    assert fresh["link"] == f"{small_hall.url}/join#{fresh['token']}"
    late.post("/api/join", token=fresh["token"])
    guest.post("/api/join", token=fresh["token"], status=409)
    assert late.http.delete(f"/api/games/{game}/places/seat-2").status_code == 204
    late.look(game, "seat-2", status=403)


def test_guesses_at_a_password_are_counted(tmp_path: Path) -> None:
    limits = {"RACKHOUSE_SIGN_IN_RATE": "3/minute", "RACKHOUSE_NAME_RATE": "4/hour"}
    with running_hall(tmp_path, settings=limits) as hall:
        names = [
            httpx.post(f"{hall.url}/api/people", json={"name": "x"}).status_code for _ in range(5)
        ]
        assert names == [201] * 4 + [429]
        guess = {"login": "ada", "password": "guess"}
        guesses = [httpx.post(f"{hall.url}/api/sessions", json=guess) for _ in range(4)]
        assert [one.status_code for one in guesses] == [401] * 3 + [429]
        assert int(guesses[-1].headers["retry-after"]) >= 1


def test_a_socket_that_sends_too_much_is_told_so_and_then_closed(tmp_path: Path) -> None:
    with running_hall(tmp_path, settings={"RACKHOUSE_MESSAGE_RATE": "1"}) as hall:
        game, (first, _) = two_at_a_table(Visitor(hall), Visitor(hall))
        with first.socket(game, "seat-1") as socket:
            with contextlib.suppress(ConnectionClosed):
                for _ in range(200):
                    say(socket, type="ping")
            answers = rest(socket)
            assert socket.close_code == 1008
        reasons = [one["reason"] for one in answers if one["type"] == "refused"]
        assert {reason["key"] for reason in reasons} == {"server-too-fast"}
        assert all("too fast" in reason["text"] for reason in reasons)


def test_an_address_that_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    with (
        running_hall(tmp_path, settings={"RACKHOUSE_REQUEST_RATE": "1"}) as hall,
        httpx.Client(base_url=hall.url) as client,
    ):
        # One more is allowed with every second, so a slow machine may ask more than four times.
        answers = (client.get("/api/sheets").status_code for _ in range(60))
        allowed = list(takewhile(lambda status: status != 429, answers))
        assert set(allowed) == {200}
        assert 3 <= len(allowed) < 60


def test_logs_and_metrics_name_no_game_link_person_or_rack(small_hall: HallProcess) -> None:
    visitors = (Visitor(small_hall, "Zebediah"), Visitor(small_hall, "Philippa"))
    game, _ = two_at_a_table(*visitors)
    seen = visitors[0].look(game, "seat-1")["view"]
    visitors[0].order(game, "seat-1", seen["number"], {"command": "commit", "play": "8D QQQQQQQ"})
    log = small_hall.log
    for secret in ("Zebediah", "Philippa", visitors[0].token, "QQQQQQQ", visitors[0].id):
        assert secret not in log
    assert not re.search(rf"\b{re.escape(seen['own']['rack'])}\b", log)
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"route", "status", "milliseconds"} <= set(lines[-1]) | set(lines[-2])
    metrics = httpx.get(f"{small_hall.url}/metrics").text
    assert "rackhouse_commands_total" in metrics
    assert game not in metrics


def test_metrics_can_be_kept_from_others(tmp_path: Path) -> None:
    with running_hall(tmp_path, settings={"RACKHOUSE_METRICS": "off"}) as hall:
        assert httpx.get(f"{hall.url}/metrics").status_code == 404


def test_a_socket_of_nobody_sees_what_is_open_to_all_and_nothing_else(
    small_hall: HallProcess,
) -> None:
    open_game, _ = two_at_a_table(Visitor(small_hall), Visitor(small_hall), is_open_to_watch=True)
    closed_game, _ = two_at_a_table(Visitor(small_hall), Visitor(small_hall))
    base = f"{small_hall.socket_url}/api/games"
    with connect(f"{base}/{open_game}/socket") as socket:
        welcome = json.loads(socket.recv(PATIENCE))
        assert welcome["place"] == "public"
        assert welcome["view"]["own"] is None
        command = {"type": "command", "id": "1", "seen": 0, "command": {"command": "pass"}}
        socket.send(json.dumps(command))
        answer = json.loads(socket.recv(PATIENCE))
        while answer["type"] == "presence":
            answer = json.loads(socket.recv(PATIENCE))
        assert answer["type"] == "refused"
    for path, code in ((f"{closed_game}/socket", 4403), ("nothing/socket", 4404)):
        with connect(f"{base}/{path}") as socket:
            assert [message["type"] for message in rest(socket)] == ["gone"]
            assert socket.close_code == code
