"""What programs do at a table: sit down, make the usual trouble, and play to the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.kit.visitor import Visitor
from tests.wire.rigged import RiggedHall
from tests.wire.sitting import Sitter, SocketSitter, Table, best_play, may, phony

MOST_STEPS = 1000


def sit_down(hall: RiggedHall, sides: int, roles: Sequence[str] = (), **opening: Any) -> Table:
    """Open a game to which everybody comes by a link; sockets and plain HTTP by turns."""
    host = Visitor(hall, "Host")
    opened = host.open(sides=sides, **opening)
    engines = {f"seat-{chair['seat'] + 1}" for chair in opening.get("chairs", ())}
    places = [f"seat-{seat + 1}" for seat in range(sides) if f"seat-{seat + 1}" not in engines]
    sitters: list[Sitter] = []
    # The offices first: once the last seat is taken the game begins, and who comes then has to ask.
    for number, place in enumerate((*roles, *places)):
        visitor = Visitor(hall, f"Guest at {place}")
        sit(visitor, opened["tokens"][place], f"nonce of {place}")
        way = Sitter if number % 2 else SocketSitter
        sitters.append(way(visitor, opened["game"], place))
    return Table(hall, opened, sitters, host.look(opened["game"], "public")["number"])


def sit(visitor: Visitor, token: str, nonce: str) -> str:
    """Take the place of an invitation; the name of the question, where the table is asked first."""
    joined = visitor.post("/api/join", token=token, nonce=nonce, agrees_to_racks=True)
    return str(joined["ask"])


def agree(game: str, ask: str, seats: Sequence[Sitter]) -> None:
    """Everybody at the seats agrees that somebody takes a place."""
    for sitter in seats:
        sitter.visitor.post(f"/api/games/{game}/asks/{ask}", place=sitter.place, agrees=True)


def rule(table: Table, *, acceptable: bool) -> None:
    """Bring about the verdict on what was challenged: by the judge, or by sides with a book."""
    words = table.view()["call"]["words"]
    if "judge" in table.at and "take up call" in may(table.view("judge")):
        assert table.view("judge")["call"]["words"] == words
        table.do("judge", "take up call")
        table.do("judge", "rule", acceptable=acceptable)
        return
    for sitter in table.seats:
        if "confirm verdict" in may(table.view(sitter.place)):
            table.do(sitter.place, "confirm verdict", acceptable=acceptable)


def challenged(table: Table, challenger: str, *, acceptable: bool) -> None:
    """Challenge the last play, and see the verdict that everybody is told."""
    table.do(challenger, "challenge")
    if table.phase == "adjudicating":
        rule(table, acceptable=acceptable)
    for sitter in table.seats:
        news = sitter.visitor.look(table.game, sitter.place)["news"]
        verdict = [item for item in news if item["kind"] == "ruled"][-1]
        assert verdict["data"]["acceptable"] is acceptable


def make_trouble(table: Table) -> None:
    """A phony that is challenged off, a good word that is challenged, an exchange."""
    mover = table.mover
    before = table.view()["sides"]
    table.do(mover, "commit", play=phony(table.view(mover)))
    assert sum(map(bool, table.view()["board"])) == 2
    challenged(table, table.others(mover)[0], acceptable=False)
    assert not any(table.view()["board"])
    assert [side["score"] for side in table.view()["sides"]] == [side["score"] for side in before]

    mover = table.mover
    table.do(mover, "commit", play=best_play(table.view(mover)))
    challenged(table, table.others(mover)[0], acceptable=True)
    assert any(table.view()["board"])
    bring_on(table)

    mover = table.mover
    rack = table.view(mover)["own"]["rack"]
    news = table.do(mover, "exchange tiles", tiles=rack[:3])
    exchanged = next(item for item in news if item["kind"] == "tiles exchanged")
    assert len(exchanged["data"]["drawn"]) == 3


def bring_on(table: Table) -> None:
    """To the next turn."""
    while table.phase != "on turn":
        step(table)


def play_out(table: Table) -> Any:
    """Play to the certified result; the last view."""
    for _ in range(MOST_STEPS):
        view = table.view()
        if view["phase"] == "certified":
            return view
        step(table)
    raise AssertionError(f"the game does not end: {table.phase}")


def step(table: Table) -> None:
    """Let somebody who has something to do do it; if nobody has, wait for the engine."""
    for place in table.at:
        view = table.view(place)
        order = wish(view, table.at[place].seat)
        if order is not None:
            table.give(place, **order)
            return
    seat = table.seats[0]
    seen = seat.visitor.look(table.game, seat.place, after=table.number, wait=30)
    assert seen["news"], f"nobody has anything to do: {seen}"
    table.number = seen["number"]


def wish(view: Any, seat: int | None) -> dict[str, Any] | None:
    """What somebody at a place does now, as far as it is for them to act."""
    can, window = may(view), view["window"]
    if view["phase"] == "on turn" and view["mover"] == seat:
        return turn(view, can)
    if "press clock" in can:
        return {"command": "press clock"}
    if "accept" in can and window and seat in window["waiting_for"]:
        return {"command": "accept"}
    if window and not window["waiting_for"]:
        for name in ("confirm score", "draw tiles"):
            if name in can:
                return {"command": name}
    if view["own"] and view["own"]["is_asked"]:
        return {"command": "answer plays", "no_more": not best_play(view)}
    if view["end"] and view["end"]["undecided"] and "break tie" in can:
        return {"command": "break tie", "method": "order", "order": view["end"]["undecided"]}
    return {"command": "confirm result"} if "confirm result" in can else None


def turn(view: Any, can: set[str]) -> dict[str, Any]:
    """A turn: a blank as soon as one has it, else what scores most."""
    has_blank = "?" in view["own"]["rack"]
    play = (best_play(view, with_blank=True) if has_blank else "") or best_play(view)
    if play:
        return {"command": "commit", "play": play}
    if "exchange tiles" in can and view["bag_count"]:
        return {"command": "exchange tiles", "tiles": view["own"]["rack"][: view["bag_count"]]}
    return {"command": "pass"}
