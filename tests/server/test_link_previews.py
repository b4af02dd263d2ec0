"""A link to a finished game says who won and shows the board; one to any other says nothing."""

from __future__ import annotations

import io
import re

import httpx
from PIL import Image

from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor, play_out, two_at_a_table

BROWSER = {"accept": "text/html"}


def head(hall: HallProcess, path: str, language: str = "en") -> dict[str, str]:
    """What a site that shows previews reads in a document."""
    headers = {**BROWSER, "accept-language": language}
    text = httpx.get(f"{hall.url}/{path}", headers=headers).text
    return dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)">', text))


def test_a_link_to_a_finished_game_shows_the_result_and_the_board_to_anybody(
    hall: HallProcess,
) -> None:
    ann, otto = Visitor(hall, "Ann"), Visitor(hall, 'Otto "the <b>"')
    game, sitting = two_at_a_table(ann, otto, title="Club final")
    last = play_out(game, sitting)
    scores = sorted((side["score"] for side in last["sides"]), reverse=True)
    for path in (f"games/{game}", f"games/{game}/finished"):
        tags = head(hall, path)
        assert [int(one) for one in re.findall(r"\b\d+\b", tags["title"])] == scores
        assert "Ann" in tags["title"]
        assert "Otto &quot;the &lt;b&gt;&quot;" in tags["title"]
        assert "Club final" in tags["description"]
        assert tags["url"] == f"{hall.url}/games/{game}/finished"
    assert "Zug für Zug" in head(hall, f"games/{game}/finished", "de")["description"]
    answer = httpx.get(head(hall, f"games/{game}")["image"])
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert Image.open(io.BytesIO(answer.content)).size == (1200, 630)
    known = {"if-none-match": answer.headers["etag"]}
    again = httpx.get(f"{hall.url}/api/games/{game}/picture.png", headers=known)
    assert (again.status_code, again.content) == (304, b"")


def test_neither_a_running_nor_a_private_game_is_told_of_by_its_link(hall: HallProcess) -> None:
    game, (ann, otto) = two_at_a_table(
        Visitor(hall, "Ann"), Visitor(hall, "Otto"), is_open_to_watch=True
    )
    with httpx.Client(base_url=hall.url) as nobody:

        def told() -> tuple[dict[str, str], int]:
            answer = nobody.get(f"/api/games/{game}/picture.png")
            return head(hall, f"games/{game}/finished"), answer.status_code

        assert told() == ({}, 409), "it runs"
        play_out(game, (ann, otto))
        assert told()[1] == 200
        ann.post(f"/api/games/{game}/privacy", place="seat-1", is_private=True)
        assert told() == ({}, 403), "it is private, though its picture was drawn before"
    assert head(hall, "games/nowhere") == {}
    assert httpx.get(f"{hall.url}/games/nowhere", headers=BROWSER).status_code == 200
    # Its players still have the picture.
    assert otto.http.get(f"/api/games/{game}/picture.png").status_code == 200
