"""Server-sent events: spectators and walls follow a game, and go on where they left."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx

from tests.kit.hall_process import PATIENCE, HallProcess
from tests.kit.visitor import Visitor, two_at_a_table


def events(stream: httpx.Response) -> Iterator[tuple[str, str, Any]]:
    """The events of a stream: kind, id, data."""
    fields: dict[str, str] = {}
    for line in stream.iter_lines():
        if line:
            name, _, value = line.partition(": ")
            fields[name] = value
        elif "data" in fields:
            yield fields.get("event", ""), fields.get("id", ""), json.loads(fields["data"])
            fields = {}
        else:
            fields = {}


def follow(url: str, game: str, **headers: str) -> Any:
    return httpx.stream("GET", f"{url}/api/games/{game}/events", headers=headers, timeout=PATIENCE)


def test_a_spectator_follows_and_comes_back_by_the_last_id(hall: HallProcess) -> None:
    game, sitting = two_at_a_table(Visitor(hall), Visitor(hall), is_open_to_watch=True)
    seen = sitting[0].look(game, "seat-1")["view"]
    mover = seen["mover"]
    with follow(hall.url, game) as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        told = events(stream)
        kind, number, data = next(told)
        assert (kind, number) == ("welcome", str(seen["number"]))
        assert data["view"]["own"] is None
        answer = sitting[mover].order(
            game, f"seat-{mover + 1}", seen["number"], {"command": "pass"}
        )
        kind, number, data = next(event for event in told if event[0] == "news")
        assert number == str(answer["number"])
        assert "tiles" not in json.dumps(data["items"])
    with follow(hall.url, game, **{"Last-Event-ID": str(seen["number"])}) as stream:
        _, _, data = next(events(stream))
        assert [item["number"] for item in data["news"]] == list(
            range(seen["number"] + 1, answer["number"] + 1)
        )


def test_a_seat_may_follow_by_events_with_its_token(hall: HallProcess) -> None:
    game, (first, _) = two_at_a_table(Visitor(hall), Visitor(hall))
    with first.http.stream("GET", f"/api/games/{game}/events?place=seat-1") as stream:
        _, _, data = next(events(stream))
        assert data["view"]["own"]["rack"]


def test_what_is_not_open_is_followed_by_invitation_alone(hall: HallProcess) -> None:
    first, second = Visitor(hall), Visitor(hall)
    opened = first.open(sides=2, own=["seat-1"])
    second.join(opened["tokens"]["seat-2"])
    game = opened["game"]
    with follow(hall.url, game) as stream:
        assert stream.status_code == 403
    with follow(hall.url, game, **{"X-Invitation": opened["tokens"]["public"]}) as stream:
        assert next(events(stream))[0] == "welcome"
    with follow(hall.url, game, **{"X-Invitation": opened["tokens"]["judge"]}) as stream:
        assert stream.status_code == 403
