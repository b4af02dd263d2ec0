"""Pledges at the desk: their sponsors stand in no fact, and can be forgotten."""

from __future__ import annotations

from tests.desk.office import Official
from tests.desk.test_paper import file_of, words_in
from tests.kit.hall_process import HallProcess


def pledges(reader: Official) -> list[tuple[str, int, int]]:
    return [
        (one["sponsor"], one["cents"], one["cents_per_point"])
        for one in reader.see("money")["pledges"]
    ]


def test_a_sponsor_is_known_to_those_who_collect_until_forgotten(small_hall: HallProcess) -> None:
    organiser = Official(small_hall, "Olive")
    organiser.create("fundraiser")
    organiser.sign_up("The Owls", "The Larks", kind="team")
    path = f"/api/events/{organiser.event}/pledges"
    given = {"entry": 1, "sponsor": "The Corner Bakery", "cents": 2500}
    for _ in range(2):  # sent again it is taken once
        assert organiser.post(path, id="one", pledge=given)["kind"] == "done"
    organiser.post(path, id="two", pledge={"entry": 2, "sponsor": "Aunt May", "cents_per_point": 5})
    refused = organiser.post(path, id="three", pledge={"entry": 2, "sponsor": "Nobody"})
    assert refused["reason"]["text"] == "Pledge an amount above 0."
    organiser.post(path, id="four", pledge={"entry": 2, "sponsor": " ", "cents": 5}, status=422)
    assert pledges(organiser) == [("The Corner Bakery", 2500, 0), ("Aunt May", 0, 5)]
    stranger = Official(small_hall, "Eve", organiser.event)
    assert pledges(stranger) == []
    stranger.put(f"{path}/1", status=403, sponsor="Eve")

    assert "The Corner Bakery" in words_in(file_of(organiser, "prints/ledger.pdf"))
    table = file_of(organiser, "tables/ledger.csv").decode()
    assert ",1,The Owls,pledge,pledge 1,,,,2500,The Corner Bakery" in table
    organiser.do("collect pledge", pledge=1)
    assert "Pledge 1: The Corner Bakery" in words_in(file_of(organiser, "prints/ledger.pdf"))
    assert "The Corner Bakery" not in str(organiser.see("log"))

    organiser.put(f"{path}/1", sponsor="")
    organiser.drop(f"/api/events/{organiser.event}/entries/2")
    assert pledges(organiser) == [("", 2500, 0), ("", 0, 5)]
    organiser.put(f"{path}/9", status=404, sponsor="Nobody")
