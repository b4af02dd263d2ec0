"""A name is enough to play; an account keeps the games; whoever leaves is forgotten."""

from __future__ import annotations

from typing import Any

import httpx

from tests.kit.hall_process import PATIENCE, PLAIN, HallProcess
from tests.kit.visitor import Visitor, checked, heard, play_out, rest, two_at_a_table

PASSWORD = "correct horse battery"


def browser(hall: HallProcess) -> httpx.Client:
    """A client that keeps cookies and says where it comes from, as browsers do."""
    return hall.visits.enter_context(
        httpx.Client(
            base_url=hall.url, headers={"origin": hall.url}, timeout=PATIENCE, verify=PLAIN
        )
    )


def ask(client: httpx.Client, method: str, path: str, status: int, **body: Any) -> Any:
    return checked(client.request(method, path, json=body or None), status)


def test_a_browser_is_known_by_a_cookie_that_no_script_reads(hall: HallProcess) -> None:
    client = browser(hall)
    answer = client.post("/api/people", json={"name": "  Ada   Lovelace "})
    assert answer.json()["token"] == ""
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert ask(client, "GET", "/api/me", 200)["name"] == "Ada Lovelace"
    ask(client, "PATCH", "/api/me", 200, name="Ada")
    assert ask(client, "GET", "/api/me", 200)["name"] == "Ada"
    ask(client, "DELETE", "/api/sessions/current", 204)
    ask(client, "GET", "/api/me", 401)


def test_an_account_opens_by_its_password_on_another_device(hall: HallProcess) -> None:
    here, there = browser(hall), browser(hall)
    login = f"grace{len(hall.log)}@example.org"
    ask(here, "POST", "/api/people", 201, name="Grace")
    me = ask(here, "POST", "/api/me/account", 201, login=login.upper(), password=PASSWORD)
    assert me["login"] == login
    ask(there, "POST", "/api/sessions", 201, login=login, password=PASSWORD)
    assert ask(there, "GET", "/api/me", 200)["id"] == me["id"]
    other = browser(hall)
    ask(other, "POST", "/api/people", 201, name="Mallory")
    ask(other, "POST", "/api/me/account", 409, login=login, password=PASSWORD)


def test_a_wrong_password_and_an_unknown_login_are_answered_alike(hall: HallProcess) -> None:
    client = browser(hall)
    login = f"alan{len(hall.log)}"
    ask(client, "POST", "/api/people", 201, name="Alan")
    ask(client, "POST", "/api/me/account", 201, login=login, password=PASSWORD)
    wrong = ask(client, "POST", "/api/sessions", 401, login=login, password="guess")
    unknown = ask(client, "POST", "/api/sessions", 401, login=f"{login}x", password="guess")
    assert wrong == unknown


def test_a_new_password_signs_the_other_browsers_out(hall: HallProcess) -> None:
    here, there = browser(hall), browser(hall)
    login = f"edsger{len(hall.log)}"
    ask(here, "POST", "/api/people", 201, name="Edsger")
    ask(here, "POST", "/api/me/account", 201, login=login, password=PASSWORD)
    ask(there, "POST", "/api/sessions", 201, login=login, password=PASSWORD)
    ask(here, "PUT", "/api/me/password", 403, password="another horse", old="guess")
    ask(here, "PUT", "/api/me/password", 200, password="another horse", old=PASSWORD)
    ask(here, "GET", "/api/me", 200)
    ask(there, "GET", "/api/me", 401)
    ask(there, "POST", "/api/sessions", 401, login=login, password=PASSWORD)
    ask(there, "POST", "/api/sessions", 201, login=login, password="another horse")


def test_a_one_time_link_works_once(hall: HallProcess) -> None:
    here, there, third = browser(hall), browser(hall), browser(hall)
    me = ask(here, "POST", "/api/people", 201, name="Barbara")
    link = ask(here, "POST", "/api/me/links", 201)
    assert link["link"] == f"{hall.url}/sign-in#{link['token']}"
    ask(there, "POST", "/api/sessions/link", 201, token=link["token"])
    assert ask(there, "GET", "/api/me", 200)["id"] == me["id"]
    ask(third, "POST", "/api/sessions/link", 401, token=link["token"])


def test_a_token_for_a_program_can_be_ended_by_its_owner(hall: HallProcess) -> None:
    client = browser(hall)
    me = ask(client, "POST", "/api/people", 201, name="Donald")
    entry = ask(client, "POST", "/api/me/tokens", 201, label="my bot")
    bot = Visitor(hall, token=entry["token"])
    assert bot.get("/api/me")["id"] == me["id"]
    listed = ask(client, "GET", "/api/me/sessions", 200)
    assert {one["label"]: one["is_this"] for one in listed} == {"": True, "my bot": False}
    (named,) = [one["id"] for one in listed if one["label"]]
    assert entry["token"] not in named
    game = bot.open(sides=2, own=["seat-1"])["game"]
    with bot.socket(game, "seat-1") as socket:
        heard(socket, "welcome")
        ask(client, "DELETE", f"/api/me/sessions/{named}", 204)
        assert rest(socket)[-1]["type"] == "gone"
    bot.get("/api/me", status=401)
    Visitor(hall).http.delete(f"/api/me/sessions/{named}")
    ask(client, "DELETE", f"/api/me/sessions/{named}", 404)


def test_whoever_is_erased_leaves_games_that_still_fold(hall: HallProcess) -> None:
    first, second = Visitor(hall, "Ghost"), Visitor(hall, "Witness")
    game, sitting = two_at_a_table(first, second)
    play_out(game, sitting)
    assert first.http.delete("/api/me").status_code == 204
    first.get("/api/me", status=401)
    people = second.look(game, "seat-2")["people"]
    assert [one["name"] for one in people] == ["", "Witness"]
    assert second.http.get(f"/api/games/{game}/record").status_code == 200
    assert "Ghost" not in second.http.get(f"/api/games/{game}/gcg").text


def test_who_has_not_signed_in_is_told_how(hall: HallProcess) -> None:
    stranger = browser(hall)
    answer = stranger.get("/api/me")
    assert "POST /api/people" in checked(answer, 401)["text"]
    assert answer.headers["www-authenticate"] == "Bearer"
    for name, status in (("", 400), (" ", 422), ("x" * 300, 400), ("\n\n", 422)):
        ask(stranger, "POST", "/api/people", status, name=name)
