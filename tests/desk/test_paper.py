"""What leaves an event on paper or as a file, and lists that come in."""

from __future__ import annotations

import io

import pypdf
import pytest

from rackhouse.exchange import read_tou, read_tsh
from tests.desk.office import Official, knockout
from tests.kit.hall_process import HallProcess

FOR_ALL = (
    "bracket",
    "cross-table",
    "pairings-by-name",
    "pairings-by-table",
    "poster",
    "rules",
    "standings",
)
FOR_THE_OFFICE = ("badges", "check-in", "score-sheets", "scorecards", "slips", "ledger", "fixtures")


def words_in(data: bytes) -> str:
    """The text of a PDF."""
    pages = pypdf.PdfReader(io.BytesIO(data)).pages
    return "\n".join(page.extract_text() for page in pages)


def file_of(visitor: Official, path: str, **query: str) -> bytes:
    answer = visitor.http.get(f"/api/events/{visitor.event}/{path}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.content


def test_every_print_is_made_for_those_who_may_have_it(small_hall: HallProcess) -> None:
    organiser = Official(small_hall, "Olive")
    one, two, _ = knockout(organiser, "Ann Lee", "Bob Ray", "Cleo Fox")
    stranger = Official(small_hall, "Eve", organiser.event)
    for kind in FOR_ALL:
        words_in(file_of(stranger, f"prints/{kind}.pdf"))
    for kind in FOR_THE_OFFICE:
        words_in(file_of(organiser, f"prints/{kind}.pdf", round="1"))
    for kind in ("badges", "check-in", "ledger", "certificates", "slips"):
        stranger.see(f"prints/{kind}.pdf", status=403)
    assert "Cleo Fox" in words_in(file_of(stranger, "prints/bracket.pdf"))
    organiser.see("prints/nothing.pdf", status=404)
    organiser.see("prints/standings.pdf", status=422, division="none")
    assert one < two


def test_a_desk_offers_what_its_role_may_print_in_the_language_asked_for(
    small_hall: HallProcess,
) -> None:
    organiser = Official(small_hall, "Olive")
    knockout(organiser, "Ann Lee", "Bob Ray")
    stranger = Official(small_hall, "Eve", organiser.event)
    for visitor, may in ((organiser, True), (stranger, False)):
        offered = {one["kind"]: one for one in visitor.see("prints")}
        assert set(FOR_ALL) <= set(offered)
        assert ("badges" in offered) == may
    german = organiser.see("prints", lang="de")
    assert {"Urkunden", "Tabelle"} <= {one["title"] for one in german}


def test_a_print_is_on_the_paper_and_in_the_language_of_its_event_unless_chosen(
    small_hall: HallProcess,
) -> None:
    organiser = Official(small_hall, "Olive")
    organiser.create("washburn", settings={"language": "de"})
    stranger = Official(small_hall, "Eve", organiser.event)
    assert stranger.see("")["paper"] == "letter"

    def poster(**query: str) -> tuple[int, str]:
        data = file_of(stranger, "prints/poster.pdf", **query)
        [page] = pypdf.PdfReader(io.BytesIO(data)).pages
        return round(float(page.mediabox.height)), page.extract_text()

    high, text = poster()
    assert (high, "Melde dich an" in text) == (792, True)
    high, text = poster(paper="a4", lang="en")
    assert (high, "Sign up" in text) == (842, True)
    assert "9:00" in text
    assert "AM" in text


def test_tables_and_the_calendar_leave(small_hall: HallProcess) -> None:
    organiser = Official(small_hall, "Olive")
    knockout(organiser, "Ann Lee", "Bob Ray")
    stranger = Official(small_hall, "Eve", organiser.event)
    crossed = stranger.see("cross-table", division="main")
    assert [row["cells"][0]["opponents"] for row in crossed["rows"]] == [[2], [1]]
    stranger.see("cross-table", division="none", status=422)
    for kind in ("pairings", "results", "standings"):
        file_of(stranger, f"tables/{kind}.csv")
    for kind in ("entries", "ledger"):
        stranger.see(f"tables/{kind}.csv", status=403)
    assert "Ann Lee" in file_of(organiser, "tables/entries.csv").decode()
    assert b"BEGIN:VEVENT" in file_of(stranger, "calendar.ics")


def test_files_are_named_after_their_event(small_hall: HallProcess) -> None:
    organiser = Official(small_hall, "Olive")
    knockout(organiser, "Ann Lee", "Bob Ray")
    title = organiser.see("")["title"]
    for path, ending in (
        ("ratings/results.tou", ".tou"),
        ("ratings/division.t", ".t"),
        ("export", ".zip"),
    ):
        answer = organiser.http.get(f"/api/events/{organiser.event}/{path}")
        named = f"attachment; filename*=UTF-8''{title.replace(' ', '-')}{ending}"
        assert answer.headers["content-disposition"] == named


def test_results_leave_for_a_rating_body(small_hall: HallProcess) -> None:
    organiser = Official(small_hall, "Olive")
    one, two = knockout(organiser, "Ann Lee", "Bob Ray")
    pairing = organiser.see("rounds")["divisions"][0]["rounds"][0]["matches"][0]["pairing"]
    result = {"kind": "played", "scores": [400, 310]}
    organiser.do("record result", pairing=pairing, sides=[one, two], result=result)
    table = read_tou(file_of(organiser, "ratings/results.tou").decode())
    assert [(player.name, player.games[0].score) for player in table.divisions[0].players] == [
        ("Ann Lee", 400),
        ("Bob Ray", 310),
    ]
    division = read_tsh(file_of(organiser, "ratings/division.t").decode())
    assert [player.name for player in division.players] == ["Ann Lee", "Bob Ray"]
    Official(small_hall, "Eve", organiser.event).see("ratings/results.tou", status=403)
    organiser.see("ratings/nothing.tou", status=404)


def test_a_list_is_read_before_anybody_is_entered(small_hall: HallProcess) -> None:
    organiser = Official(small_hall, "Olive")
    organiser.create("iowa")
    path = f"/api/events/{organiser.event}/entries/read-csv"
    text = "name;born;phone\nAnn Lee;1970-03-04;555-0142\nBob Ray;yesterday;\n"
    read = organiser.post(path, text=text)
    assert [one["sign_up"]["name"] for one in read["rows"]] == ["Ann Lee"]
    assert [problem["row"] for problem in read["problems"]] == [3]
    assert read["problems"][0]["cells"] == ["Bob Ray", "yesterday", ""]
    mended = [{"row": 3, "cells": ["Bob Ray", "1960-06-19", ""]}]
    assert len(organiser.post(path, text=text, mended=mended)["rows"]) == 2
    assert organiser.see("entries")["entries"] == []
    entered = organiser.post(
        f"/api/events/{organiser.event}/entries",
        id="list",
        entries=[one["sign_up"] for one in read["rows"]],
        together=True,
    )
    assert entered[0]["entry"] == 1
    again = organiser.post(path, text=text, mended=mended)
    assert [(one["row"], one["twin"]) for one in again["problems"]] == [(2, 1)]
    stranger = Official(small_hall, "Eve", organiser.event)
    stranger.post(path, text=text, status=403)
    assert organiser.post(path, text="born\n1960-01-01")["missing"][0]["key"] == "name"


def test_a_list_goes_in_as_one_action_or_not_at_all(small_hall: HallProcess) -> None:
    organiser = Official(small_hall, "Olive")
    organiser.create("priston")
    path = f"/api/events/{organiser.event}/entries"
    good = [{"name": "Ann Lee"}, {"name": "Bob Ray"}]
    bad = [*good, {"name": "Cleo Fox", "details": {"mail": "nowhere"}}]
    refused = organiser.post(path, id="one", entries=bad, together=True)
    assert [(one["name"], one["entry"]) for one in refused] == [("Cleo Fox", None)]
    assert organiser.see("entries")["entries"] == []
    entered = organiser.post(path, id="two", entries=good, together=True)
    assert [one["entry"] for one in entered] == [1, 2]
    assert all(one["link"] for one in entered)
    # Sent again, it enters nobody twice; undone, nobody is left.
    again = organiser.post(path, id="two", entries=good, together=True)
    assert [one["entry"] for one in again] == [1, 2]
    action = organiser.see("log")["actions"][0]["number"]
    organiser.do("undo", action=action)
    assert organiser.see("entries")["entries"] == []
    Official(small_hall, "Eve", organiser.event).post(
        path, id="three", entries=good, together=True, status=403
    )


@pytest.mark.parametrize("asked", ["../x", "a" * 3000])
def test_odd_divisions_are_refused(small_hall: HallProcess, asked: str) -> None:
    organiser = Official(small_hall, "Olive")
    organiser.create("priston")
    assert organiser.http.get(
        f"/api/events/{organiser.event}/prints/standings.pdf", params={"division": asked}
    ).status_code in (400, 422)


def test_an_event_is_taken_to_another_hall_with_everybody_in_it(hall: HallProcess) -> None:
    organiser = Official(hall, "Olive")
    one, two = knockout(organiser, "Ann Lee", "Bob Ray")
    result = {"kind": "played", "scores": [400, 300]}
    pairing = organiser.see("rounds")["divisions"][0]["rounds"][0]["matches"][0]["pairing"]
    organiser.do("record result", pairing=pairing, sides=[one, two], result=result)
    Official(hall, "Eve", organiser.event).see("export", status=403)
    data = file_of(organiser, "export")
    guest = Official(hall, "Gus")
    answer = guest.http.post("/api/events/import", content=data)
    assert answer.status_code == 201, answer.text
    guest.event = answer.json()["event"]
    assert guest.see("standings") == organiser.see("standings")
    assert guest.see("entries") == organiser.see("entries")
    guest.do("certify division", division="main")
    damaged = guest.http.post("/api/events/import", content=data[: len(data) // 2])
    assert (damaged.status_code, damaged.json()["text"]) == (
        422,
        "This is not an event file, or part of it is missing.",
    )
    assert guest.http.post("/api/events/import", content=b"{}").status_code == 422


def test_who_sits_a_round_out_is_shown_and_printed_but_why_is_for_the_desk(
    small_hall: HallProcess,
) -> None:
    organiser = Official(small_hall, "Olive")
    organiser.create("priston")
    organiser.sign_up("Ann Lee", "Bob Ray", "Cleo Fox")
    organiser.do("start division", division="main")
    organiser.do("sit out", division="main", round=1, entries=[3], reason="a long way to come")
    organiser.do("pair round", division="main")
    stranger = Official(small_hall, "Eve", organiser.event)
    for reader, why in ((organiser, "a long way to come"), (stranger, "")):
        [division] = reader.see("rounds")["divisions"]
        [out] = division["sits_out"]
        assert (out["round"], out["name"], out["reason"]) == (1, "Cleo Fox", why)
    for kind in ("pairings-by-table", "pairings-by-name"):
        printed = words_in(file_of(stranger, f"prints/{kind}.pdf"))
        assert "Cleo Fox" in printed
        assert "sits out" in printed
        assert "a long way" not in printed
