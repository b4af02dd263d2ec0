"""A player in a few dozen lines: it sits down against the engine and plays what scores most.

    python examples/bot.py http://127.0.0.1:8800

It needs the ``rackhouse`` package only to find its plays; everything else goes over the network,
as it would from any other language. docs/bots.md explains each step.
"""

from __future__ import annotations

import json
import secrets
import sys
import urllib.request
from typing import Any

from websockets.sync.client import ClientConnection, connect

from rackhouse import Board, Lexicon
from rackhouse.engine import Engine

ENGINE = Engine(Lexicon.named("enable"))


def post(url: str, token: str, body: dict[str, Any]) -> Any:
    """Send JSON, get JSON."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def choose(view: dict[str, Any]) -> dict[str, Any] | None:
    """What to do in this position, or nothing if it is for somebody else to act."""
    may = {option["command"] for option in view["options"] if option["why_not"] is None}
    own = view["own"]
    if "commit" in may:
        empty = Board.empty(view["layout"])
        tiles = [(at, text) for at, text in enumerate(view["board"]) if text]
        cells = bytearray(empty.cells)
        for square, text in tiles:
            cells[square] = empty.tile_set.alphabet.parse(text)[0]
        board = Board(empty.layout, empty.tile_set, bytes(cells))
        best = ENGINE.best(board, own["rack"])
        if best:
            return {"command": "commit", "play": best[0].on(board).notation}
        if "exchange tiles" in may and view["bag_count"] >= 7:
            return {"command": "exchange tiles", "tiles": own["rack"]}
        return {"command": "pass"}
    if "answer plays" in may and own["is_asked"]:
        return {"command": "answer plays", "no_more": True}
    for wish in ("accept", "confirm result"):
        if wish in may:
            return {"command": wish}
    return None


def play(socket: ClientConnection) -> dict[str, Any]:
    """Play until the result is certified; the last view of the game."""
    view: dict[str, Any] = {}
    for text in socket:
        message = json.loads(text)
        if message["type"] in ("refused", "gone"):
            raise SystemExit(str(message["reason"]["text"]))
        if "view" not in message:
            continue
        view = message["view"]
        if view["phase"] == "certified":
            break
        order = choose(view)
        if order:
            name = f"{view['number']}-{order['command']}".replace(" ", "-")
            command = {"type": "command", "id": name, "seen": view["number"], "command": order}
            socket.send(json.dumps(command))
    return view


def main(hall: str, token: str = "") -> None:
    """Open a game against the engine's best player and play it to the end."""
    if not token:
        token = post(f"{hall}/api/people", "", {"name": "Example bot", "kind": "bot"})["token"]
    wish = {"own": ["seat-1"], "chairs": [{"seat": 1, "player": "Maud"}]}
    game = post(f"{hall}/api/games", token, wish)["game"]
    address = f"{hall.replace('http', 'ws', 1)}/api/games/{game}/socket?place=seat-1"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        nonce = {"command": "give nonce", "nonce": secrets.token_hex(16)}
        socket.send(json.dumps({"type": "command", "id": "nonce", "seen": 0, "command": nonce}))
        view = play(socket)
    print(*(f"seat {side['seat'] + 1}: {side['score']}" for side in view["sides"]), sep=", ")


if __name__ == "__main__":
    main(*sys.argv[1:])
