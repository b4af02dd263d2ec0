"""Whoever opened a game has no power over another seat once it has begun."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor, heard, two_at_a_table


def begun(hall: HallProcess, **opening: Any) -> tuple[str, dict[str, str], Visitor, Visitor]:
    """A game that Ann opened and plays in, against Otto: its name and its links."""
    ann, otto = Visitor(hall, "Ann"), Visitor(hall, "Otto")
    opened = ann.open(sides=2, **opening)
    for visitor, place in ((ann, "seat-1"), (otto, "seat-2")):
        visitor.join(opened["tokens"][place])
    if opening.get("most_at_a_seat", 1) > 1:
        assert ann.order(opened["game"], "seat-1", 3, {"command": "begin"})["type"] == "done"
    return opened["game"], opened["tokens"], ann, otto


def asks(visitor: Visitor, token: str) -> str:
    """Ask for a place by its link; the name of the question."""
    answer = visitor.post("/api/join", token=token)
    assert answer["ask"], answer
    return str(answer["ask"])


def answer(visitor: Visitor, game: str, ask: str, place: str, **more: Any) -> Any:
    """Agree to what somebody asks, or not."""
    body = {"place": place, "agrees": True, **more}
    return visitor.post(f"/api/games/{game}/asks/{ask}", **body)


def refills(visitor: Visitor, game: str, place: str) -> list[dict[str, Any]]:
    """What the record says of seats that changed hands."""
    news = visitor.look(game, place)["news"]
    return [item["data"] for item in news if item["kind"] == "seat refilled"]


@pytest.mark.parametrize("is_rated", [False, True])
def test_the_opener_cannot_send_the_opponent_away_and_sit_there(
    small_hall: HallProcess, is_rated: bool
) -> None:
    game, _, ann, otto = begun(small_hall, is_rated=is_rated)
    rack = otto.look(game, "seat-2")["view"]["own"]["rack"]
    path = f"/api/games/{game}/places/seat-2/revoke"
    ann.post(path, remove=[otto.id], status=403)
    assert otto.look(game, "seat-2")["view"]["own"]["rack"] == rack
    # A new link may be had, but it only lets one ask; and Ann alone cannot agree to it.
    fresh = ann.post(path, remove=[], status=201)["token"]
    puppet = Visitor(small_hall, "Otto")
    ask = asks(puppet, fresh)
    if is_rated:
        ann.post(f"/api/games/{game}/asks/{ask}", place="seat-2", agrees=True, status=403)
    answer(ann, game, ask, "seat-1")
    asks(puppet, fresh)
    puppet.look(game, "seat-2", status=403)
    order = {"type": "command", "id": "x", "seen": 0, "command": {"command": "resign"}}
    puppet.post(f"/api/games/{game}/commands?place=seat-2", status=403, **order)
    # Otto hears of it, and that is the end of it.
    assert [one["name"] for one in otto.look(game, "seat-2")["asks"]] == ["Otto"]
    answer(otto, game, ask, "seat-2", agrees=False)
    assert "did not agree" in puppet.post("/api/join", token=fresh, status=409)["text"]
    puppet.look(game, "seat-2", status=403)
    assert [one["name"] for one in ann.look(game, "seat-1")["people"]] == ["Ann", "Otto"]
    assert refills(ann, game, "seat-1") == []


def test_a_teams_link_does_not_let_the_opener_sit_on_both_seats_after_the_start(
    small_hall: HallProcess,
) -> None:
    game, tokens, ann, otto = begun(small_hall, most_at_a_seat=3)
    ann.post("/api/join", token=tokens["seat-2"], status=409)
    puppet = Visitor(small_hall, "Mate")
    ask = asks(puppet, tokens["seat-2"])
    answer(ann, game, ask, "seat-1")
    for visitor in (ann, puppet):
        visitor.look(game, "seat-2", status=403)
    # A mate of Otto's comes with the word of both sides, and that is in the record.
    mate = Visitor(small_hall, "Pia")
    ask = asks(mate, tokens["seat-2"])
    answer(otto, game, ask, "seat-2")
    mate.look(game, "seat-2", status=403)
    answer(ann, game, ask, "seat-1")
    assert mate.look(game, "seat-2")["view"]["own"]["seat"] == 1
    assert otto.look(game, "seat-2")["view"]["own"]["seat"] == 1
    assert refills(ann, game, "seat-1") == [{"seat": 1, "agreed": ["seat-1", "seat-2"]}]


def test_before_the_start_nobody_shares_the_seats_of_both_sides(small_hall: HallProcess) -> None:
    ann, otto = Visitor(small_hall, "Ann"), Visitor(small_hall, "Otto")
    tokens = ann.open(sides=2, own=["seat-1"], most_at_a_seat=3)["tokens"]
    otto.join(tokens["seat-2"])
    ann.post("/api/join", token=tokens["seat-2"], status=409)


def test_a_player_moves_to_another_device_with_their_own_and_the_opponents_word(
    small_hall: HallProcess,
) -> None:
    game, tokens, ann, otto = begun(small_hall)
    rack = otto.look(game, "seat-2")["view"]["own"]["rack"]
    with ann.socket(game, "seat-1") as socket, otto.socket(game, "seat-2") as old:
        heard(socket, "welcome")
        phone = Visitor(small_hall, "Otto's phone")
        ask = asks(phone, tokens["seat-2"])
        told = heard(socket, "asks")["asks"]
        assert [(one["id"], one["place"], one["name"]) for one in told] == [
            (ask, "seat-2", "Otto's phone")
        ]
        assert set(told[0]["waits_for"]) == {"seat-1", "seat-2"}
        answer(otto, game, ask, "seat-2")
        answer(ann, game, ask, "seat-1")
        assert heard(old, "gone")["reason"]["key"] == "service-place-lost"
    assert phone.post("/api/join", token=tokens["seat-2"])["ask"] == ""
    assert phone.look(game, "seat-2")["view"]["own"]["rack"] == rack
    otto.look(game, "seat-2", status=403)
    assert refills(ann, game, "seat-1") == [{"seat": 1, "agreed": ["seat-1", "seat-2"]}]
    assert ann.look(game, "seat-1")["asks"] == []


def test_a_seat_that_was_given_up_is_filled_with_the_opponents_word(
    small_hall: HallProcess,
) -> None:
    game, tokens, ann, otto = begun(small_hall)
    assert otto.http.delete(f"/api/games/{game}/places/seat-2").status_code == 204
    heir = Visitor(small_hall, "Pia")
    ask = asks(heir, tokens["seat-2"])
    heir.look(game, "seat-2", status=403)
    stranger = Visitor(small_hall, "Eve")
    for place in ("seat-1", "seat-2", "director"):
        stranger.post(f"/api/games/{game}/asks/{ask}", place=place, agrees=True, status=403)
    answer(ann, game, ask, "seat-1")
    assert heir.look(game, "seat-2")["view"]["own"]["seat"] == 1
    assert refills(ann, game, "seat-1") == [{"seat": 1, "agreed": ["seat-1"]}]
    # It is said with the game, wherever its record is taken.
    seen = heir.look(game, "seat-2")["view"]
    mover = (ann, heir)[seen["mover"]]
    mover.order(game, f"seat-{seen['mover'] + 1}", seen["number"], {"command": "resign"})
    record = ann.http.get(f"/api/games/{game}/record").text.splitlines()
    kinds = [json.loads(line) for line in record]
    assert any("seat refilled" in json.dumps(one) for one in kinds)


@pytest.mark.parametrize("is_rated", [False, True])
def test_a_director_whom_the_opener_named_has_no_power_over_the_opponents_seat(
    small_hall: HallProcess, is_rated: bool
) -> None:
    ann, otto, dora = (Visitor(small_hall, name) for name in ("Ann", "Otto", "Dora"))
    opened = ann.open(sides=2, is_rated=is_rated)
    game, tokens = opened["game"], opened["tokens"]
    dora.join(tokens["director"])
    ann.join(tokens["seat-1"])
    otto.join(tokens["seat-2"])
    # Once the game has begun an office is not to be had behind the opponents' backs.
    puppet = Visitor(small_hall, "Second director")
    office = asks(puppet, tokens["director"])
    answer(ann, game, office, "seat-1")
    puppet.look(game, "director", status=403)
    phone = Visitor(small_hall, "Otto again")
    ask = asks(phone, tokens["seat-2"])
    puppet.post(f"/api/games/{game}/asks/{ask}", place="director", agrees=True, status=403)
    dora.post(f"/api/games/{game}/asks/{ask}", place="director", agrees=True, status=403)
    dora.post(f"/api/games/{game}/places/seat-2/revoke", remove=[otto.id], status=403)
    forfeit = {"command": "forfeit", "seat": 1, "reason": "I say so."}
    body = {"type": "command", "id": "x", "seen": 0, "command": forfeit}
    dora.post(f"/api/games/{game}/commands?place=director", status=403, **body)
    assert otto.look(game, "seat-2")["view"]["own"]["seat"] == 1
    assert refills(ann, game, "seat-1") == []


def test_an_opener_who_directs_cannot_forfeit_the_opponent(small_hall: HallProcess) -> None:
    ann, otto = Visitor(small_hall, "Ann"), Visitor(small_hall, "Otto")
    opened = ann.open(sides=2, own=["seat-1", "director"])
    otto.join(opened["tokens"]["seat-2"])
    forfeit = {"command": "forfeit", "seat": 1, "reason": "I say so."}
    body = {"type": "command", "id": "x", "seen": 0, "command": forfeit}
    said = ann.post(f"/api/games/{opened['game']}/commands?place=director", status=403, **body)
    assert said["key"] == "service-forfeit-by-neutral-director"


@pytest.mark.parametrize("is_rated", [False, True])
def test_before_the_start_a_team_says_who_shares_its_seat(
    small_hall: HallProcess, is_rated: bool
) -> None:
    ann, otto = Visitor(small_hall, "Ann"), Visitor(small_hall, "Otto")
    opened = ann.open(sides=2, most_at_a_seat=3, is_rated=is_rated)
    game, tokens = opened["game"], opened["tokens"]
    ann.join(tokens["seat-1"])
    otto.join(tokens["seat-2"])
    puppet, mate = Visitor(small_hall, "Puppet"), Visitor(small_hall, "Mate")
    ask = asks(puppet, tokens["seat-2"])
    assert ann.order(game, "seat-1", 3, {"command": "begin"})["type"] == "done"
    puppet.look(game, "seat-2", status=403)
    answer(otto, game, ask, "seat-2", agrees=False)
    again = ann.open(sides=2, own=["seat-1"], most_at_a_seat=3, is_rated=is_rated)
    otto.join(again["tokens"]["seat-2"])
    answer(otto, again["game"], asks(mate, again["tokens"]["seat-2"]), "seat-2")
    assert mate.look(again["game"], "seat-2")["view"]["own"]["seat"] == 1


def test_a_director_who_plays_cannot_let_anybody_take_the_opponents_seat(
    small_hall: HallProcess,
) -> None:
    ann, otto = Visitor(small_hall, "Ann"), Visitor(small_hall, "Otto")
    opened = ann.open(sides=2)
    game, tokens = opened["game"], opened["tokens"]
    ann.join(tokens["director"])
    ann.join(tokens["seat-1"])
    otto.join(tokens["seat-2"])
    puppet = Visitor(small_hall, "Otto")
    ask = asks(puppet, tokens["seat-2"])
    ann.post(f"/api/games/{game}/asks/{ask}", place="director", agrees=True, status=403)
    ann.post(f"/api/games/{game}/places/seat-2/revoke", remove=[otto.id], status=403)
    puppet.look(game, "seat-2", status=403)


def test_nobody_writes_a_refill_into_the_record_by_a_command(small_hall: HallProcess) -> None:
    game, (ann, _) = two_at_a_table(Visitor(small_hall), Visitor(small_hall))
    order = {"command": "refill seat", "seat": 1, "agreed": []}
    body = {"type": "command", "id": "x", "seen": 0, "command": order}
    ann.post(f"/api/games/{game}/commands?place=seat-1", status=400, **body)
