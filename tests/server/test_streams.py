"""A stream shows no rack without a key, and by one no more than its maker may see by then."""

from __future__ import annotations

from typing import Any

import httpx

from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor, checked


def streamed(hall: HallProcess, game: str, key: str, *, status: int = 200) -> Any:
    """The game as a browser that nobody is signed in at gets it."""
    path = f"{hall.url}/api/games/{game}/stream"
    return checked(httpx.get(path, headers={"x-stream-key": key}), status)


def racks(look: dict[str, Any]) -> list[str | None]:
    return [side["rack"] for side in look["view"]["sides"]]


def begun(hall: HallProcess, delay: int | None) -> tuple[str, dict[str, str], Visitor, Visitor]:
    ann, otto = Visitor(hall, "Ann"), Visitor(hall, "Otto")
    opened = ann.open(sides=2, rack_delay=delay, is_open_to_watch=True)
    for visitor, place in ((ann, "seat-1"), (otto, "seat-2")):
        body = {"token": opened["tokens"][place], "nonce": place, "agrees_to_racks": True}
        visitor.post("/api/join", **body)
    return opened["game"], opened["tokens"], ann, otto


def admitted(game: str, token: str, sitting: tuple[Visitor, ...], eve: Visitor) -> None:
    ask = eve.post("/api/join", token=token)["ask"]
    for seat, visitor in enumerate(sitting, start=1):
        visitor.post(f"/api/games/{game}/asks/{ask}", place=f"seat-{seat}", agrees=True)


def test_racks_are_streamed_by_a_spectator_whom_all_players_admitted_and_by_nobody_else(
    hall: HallProcess,
) -> None:
    game, tokens, ann, otto = begun(hall, 0)
    eve = Visitor(hall, "Eve")
    path = f"/api/games/{game}/stream-key"
    for visitor in (ann, otto, eve):
        visitor.post(path, status=403)
    admitted(game, tokens["public"], (ann, otto), eve)
    made = eve.post(path, status=201)
    assert made["delay"] == 0
    own = [
        one.look(game, f"seat-{seat}")["view"]["own"]["rack"] for seat, one in ((1, ann), (2, otto))
    ]
    seen = streamed(hall, game, made["key"])
    assert racks(seen) == own
    assert seen["view"]["own"] is None
    assert seen["draft"] is None
    # A newer key makes the older one void, and a key opens no other game.
    newer = eve.post(path, status=201)["key"]
    streamed(hall, game, made["key"], status=403)
    other = begun(hall, 0)[0]
    streamed(hall, other, newer, status=403)
    streamed(hall, game, "no key at all", status=403)
    # With the spectator's place the key is gone.
    eve.http.delete(f"/api/games/{game}/places/public")
    streamed(hall, game, newer, status=403)


def test_a_stream_with_racks_is_as_late_as_the_opener_has_set(hall: HallProcess) -> None:
    game, tokens, ann, otto = begun(hall, 3600)
    eve = Visitor(hall, "Eve")
    admitted(game, tokens["public"], (ann, otto), eve)
    made = eve.post(f"/api/games/{game}/stream-key", status=201)
    assert made["delay"] == 3600
    seen = streamed(hall, game, made["key"])
    # An hour ago there was nothing but the terms.
    assert seen["number"] == 1
    assert racks(seen) == ["", ""]
    view = ann.look(game, "seat-1")["view"]
    mover = (ann, otto)[view["mover"]]
    mover.order(game, f"seat-{view['mover'] + 1}", view["number"], {"command": "resign"})
    over = streamed(hall, game, made["key"])
    assert over["view"]["end"] is not None
    assert None not in racks(over), "once it is over, everybody may see them"


def test_a_game_that_shows_no_racks_has_no_key(small_hall: HallProcess) -> None:
    game, tokens, _, _ = begun(small_hall, None)
    eve = Visitor(small_hall, "Eve")
    eve.join(tokens["public"])
    answer = eve.post(f"/api/games/{game}/stream-key", status=403)
    assert "Without a key" in answer["text"]
