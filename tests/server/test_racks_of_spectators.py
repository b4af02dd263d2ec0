"""What spectators see of racks: told and agreed to before anybody sits, and no way around it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor, heard


def racks(look: dict[str, Any]) -> list[str | None]:
    """The racks that a view shows."""
    return [side["rack"] for side in look["view"]["sides"]]


def begun(hall: HallProcess, **opening: Any) -> tuple[str, dict[str, str], Visitor, Visitor]:
    """A game whose spectators see racks at once, if its players let them."""
    ann, otto = Visitor(hall, "Ann"), Visitor(hall, "Otto")
    opened = ann.open(sides=2, rack_delay=0, **opening)
    for visitor, place in ((ann, "seat-1"), (otto, "seat-2")):
        body = {"token": opened["tokens"][place], "nonce": place, "agrees_to_racks": True}
        visitor.post("/api/join", **body)
    return opened["game"], opened["tokens"], ann, otto


def test_whoever_is_invited_is_told_who_will_see_their_rack_and_has_to_agree(
    small_hall: HallProcess,
) -> None:
    ann, otto = Visitor(small_hall, "Ann"), Visitor(small_hall, "Otto")
    opened = ann.open(sides=2, own=["seat-1"], rack_delay=300)
    token = opened["tokens"]["seat-2"]
    assert otto.post("/api/invitations", token=token)["rack_delay"] == 300
    refused = otto.post("/api/join", token=token, status=409)["text"]
    assert "5 minutes" in refused
    otto.look(opened["game"], "seat-2", status=403)
    otto.post("/api/join", token=token, agrees_to_racks=True)
    assert otto.look(opened["game"], "seat-2")["view"]["own"]["seat"] == 1
    plain = ann.open(sides=2, own=["seat-1"])["tokens"]["seat-2"]
    assert otto.post("/api/invitations", token=plain)["rack_delay"] is None


@pytest.mark.parametrize("delay", [0, 300])
def test_racks_are_not_shown_during_a_rated_game(small_hall: HallProcess, delay: int) -> None:
    ann = Visitor(small_hall, "Ann")
    body = {"sides": 2, "is_rated": True, "rack_delay": delay}
    assert "rated" in ann.post("/api/games", status=422, **body)["text"]


def test_a_player_who_signs_out_or_takes_another_name_sees_no_rack(
    small_hall: HallProcess,
) -> None:
    game, tokens, ann, otto = begun(small_hall, is_open_to_watch=True)
    link = {"x-invitation": tokens["public"]}
    second = Visitor(small_hall, "Not Ann")
    with httpx.Client(base_url=small_hall.url) as nobody:
        for client, headers in (
            (nobody, {}), (nobody, link), (second.http, {}), (second.http, link), (ann.http, link),
        ):  # fmt: skip
            seen = client.get(f"/api/games/{game}", headers=headers).json()
            assert racks(seen) == [None, None]
        assert racks(nobody.get(f"/api/games/{game}?wait=1&after=1", headers=link).json()) == [
            None,
            None,
        ]
    with second.socket(game, "public") as socket:
        assert racks(heard(socket, "welcome")) == [None, None]
    # Nor by the spectators' link: the other player is asked, by name.
    ask = second.post("/api/join", token=tokens["public"])
    assert set(ask["waits_for"]) == {"seat-1", "seat-2"}
    ann.post(f"/api/games/{game}/asks/{ask['ask']}", place="seat-1", agrees=True)
    assert racks(second.look(game, "public")) == [None, None]
    otto.post(f"/api/games/{game}/asks/{ask['ask']}", place="seat-2", agrees=False)
    second.post("/api/join", token=tokens["public"], status=409)
    assert racks(second.look(game, "public")) == [None, None]
    # A player is no spectator of their own game.
    ann.post("/api/join", token=tokens["public"], status=409)


def test_a_spectator_to_whom_all_players_agreed_sees_the_racks(small_hall: HallProcess) -> None:
    game, tokens, ann, otto = begun(small_hall)
    eve = Visitor(small_hall, "Eve")
    ask = eve.post("/api/join", token=tokens["public"])["ask"]
    for place, visitor in (("seat-1", ann), ("seat-2", otto)):
        eve.look(game, "public", status=403)
        visitor.post(f"/api/games/{game}/asks/{ask}", place=place, agrees=True)
    own = [ann.look(game, "seat-1"), otto.look(game, "seat-2")]
    assert racks(eve.look(game, "public")) == [one["view"]["own"]["rack"] for one in own]
    # Whoever has seen them does not play on.
    assert otto.http.delete(f"/api/games/{game}/places/seat-2").status_code == 204
    body = {"token": tokens["seat-2"], "agrees_to_racks": True}
    assert "racks" in eve.post("/api/join", status=409, **body)["text"]
