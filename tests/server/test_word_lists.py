"""Word lists that people bring: looked through, kept, changed, played with, and found again."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.kit.databases import Cluster
from tests.kit.hall_process import HallProcess, running_hall
from tests.kit.visitor import Visitor, checked

SMALL = b"# the club's own\nox\nOX\nqi\nza\ncan't\na\ntwo words\ncat\ncats\nat\ntrain\n"


def send(visitor: Visitor, path: str, data: bytes, *, status: int, **query: Any) -> Any:
    return checked(visitor.http.post(path, content=data, params=query), status)


def bring(
    visitor: Visitor, title: str, data: bytes = SMALL, *, status: int = 201, **more: Any
) -> Any:
    return send(visitor, "/api/words", data, status=status, title=title, file="club.txt", **more)


def names(visitor: Visitor) -> set[str]:
    return {one["name"] for one in visitor.get("/api/words")}


def test_a_file_is_looked_through_with_its_bad_lines_before_it_is_kept(hall: HallProcess) -> None:
    ann = Visitor(hall, "Ann")
    before = names(ann)
    seen = send(ann, "/api/words/preview", SMALL, status=200, file="club.txt")
    assert (seen["words"], seen["lines"], seen["left_out"]) == (7, 12, 3)
    told = " ".join(one["text"] for one in seen["findings"])
    for sign in ("line 6: can't", "line 8: two words", "line 7: a", "listed already"):
        assert sign in told
    assert "OX" in seen["samples"]
    packed = send(ann, "/api/words/preview", gzip.compress(SMALL), status=200, file="club.txt.gz")
    assert packed["checksum"] == seen["checksum"]
    assert names(ann) == before


@pytest.mark.parametrize(
    ("data", "file", "sign"),
    [
        (b"", "club.txt", "club.txt is empty"),
        (b"\x00\x01", "club.txt", "control character"),
        (b"word,part of speech\nox,noun\n", "club.csv", "dictionary with parts of speech"),
    ],
)
def test_what_is_no_list_is_refused_by_the_name_that_its_owner_knows(
    small_hall: HallProcess, data: bytes, file: str, sign: str
) -> None:
    ann = Visitor(small_hall, "Ann")
    text = send(ann, "/api/words/preview", data, status=422, file=file)["text"]
    assert sign in text
    assert "/tmp" not in text


def test_somebodys_own_list_is_for_their_own_games_that_are_not_rated(hall: HallProcess) -> None:
    ann, otto = Visitor(hall, "Ann"), Visitor(hall, "Otto")
    kept = bring(ann, "Club words", edition="2026")
    assert (kept["words"], kept["is_own"], kept["is_shared"]) == (7, True, False)
    assert bring(ann, "Club words", edition="2026")["name"] == kept["name"], "the same, once"
    assert kept["name"] in names(ann)
    assert kept["name"] not in names(otto)
    opening = {"sides": 2, "lexicon": kept["name"]}
    assert "rated" in ann.post("/api/games", status=422, is_rated=True, **opening)["text"]
    # Whoever only knows its name cannot choose it.
    otto.post("/api/games", status=422, **opening)
    game = ann.open(own=["seat-1"], **opening)
    otto.join(game["tokens"]["seat-2"])
    seen = otto.look(game["game"], "seat-2")["view"]["dictionary"]
    assert (seen["title"], seen["edition"]) == ("Club words", "2026")
    assert seen["checksum"] == kept["checksum"]
    checked(otto.http.delete(f"/api/words/{kept['name']}"), 403)
    assert ann.http.delete(f"/api/words/{kept['name']}").status_code == 204
    assert kept["name"] not in names(ann)
    # The game goes on with it.
    assert otto.look(game["game"], "seat-2")["view"]["dictionary"]["name"] == kept["name"]


def test_house_words_on_top_of_a_list_make_a_list_with_a_checksum_of_its_own(
    hall: HallProcess,
) -> None:
    ann = Visitor(hall, "Ann")
    enable = next(one for one in ann.get("/api/words") if one["name"] == "enable")
    body = {"base": "enable", "title": "Our house", "add": ["qi", "za"], "remove": ["aahed"]}
    kept = ann.post("/api/words/changes", status=201, **body)
    assert kept["words"] == enable["words"] + 1
    assert kept["base"] == enable["title"]
    assert kept["checksum"] != enable["checksum"]
    again = {**body, "base": kept["name"], "title": "Our house, spring", "remove": []}
    assert "already" in ann.post("/api/words/changes", status=422, **again)["text"]
    wrong = {**body, "add": ["can't"]}
    assert "spelt" in ann.post("/api/words/changes", status=422, **wrong)["text"]
    both = {**body, "add": ["qi"], "remove": ["qi"]}
    assert "both" in ann.post("/api/words/changes", status=422, **both)["text"]


def test_only_a_keeper_gives_everybody_a_list_and_nobody_keeps_too_many(
    small_hall: HallProcess,
) -> None:
    ann = Visitor(small_hall, "Ann")
    bring(ann, "For all", is_shared=True, status=403)
    for number in range(5):
        bring(ann, f"List {number}")
    assert "Remove one" in bring(ann, "One more", status=422)["text"]


def test_every_process_and_every_old_game_finds_a_list_that_was_brought_once(
    tmp_path: Path, cluster: Cluster
) -> None:
    database = cluster.new_database()
    with running_hall(tmp_path / "one", database=database) as first:
        ann = Visitor(first, "Ann")
        kept = bring(ann, "Club words")
        opened = ann.open(sides=2, own=["seat-1", "seat-2"], lexicon=kept["name"])
    assert list((tmp_path / "one").rglob("*.rhl"))
    shutil.rmtree(tmp_path / "one")
    # Another machine, whose disk has never seen the list.
    with running_hall(tmp_path / "two", database=database) as second:
        again = Visitor(second, token=ann.token)
        assert kept["name"] in names(again)
        for seat in ("seat-1", "seat-2"):
            order = {"command": "give nonce", "nonce": seat}
            again.order(opened["game"], seat, again.look(opened["game"], seat)["number"], order)
        view = again.look(opened["game"], "seat-1")["view"]
        assert view["phase"] == "on turn"
        assert view["dictionary"]["checksum"] == kept["checksum"]
        order = {"command": "pass"}
        seat = f"seat-{view['mover'] + 1}"
        assert again.order(opened["game"], seat, view["number"], order)["type"] == "done"
    assert list((tmp_path / "two").rglob("*.rhl"))
