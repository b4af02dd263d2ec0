"""The office fills in ratings from a list, or from what this server knows."""

from __future__ import annotations

from tests.desk.office import Official, knockout
from tests.kit.hall_process import HallProcess

LIST = 'Name,Rating\n"Lee, Ann",1512\nBob Rae,988\nCleo Fox,1100\nCleo Fox,700\n'


def test_ratings_are_looked_up_by_name_and_set_in_one_step(small_hall: HallProcess) -> None:
    organiser = Official(small_hall, "Olive")
    knockout(organiser, "Ann Lee", "Bob Ray", "Cleo Fox", "Dan Late")
    path = f"/api/events/{organiser.event}/ratings"
    proposed = organiser.post(f"{path}/read", text=LIST)
    assert [
        (one["name"], [each["rating"] for each in one["found"]], one["is_sure"]) for one in proposed
    ] == [
        ("Ann Lee", [1512], True),
        ("Bob Ray", [988], False),
        ("Cleo Fox", [1100, 700], False),
        ("Dan Late", [], False),
    ]
    stranger = Official(small_hall, "Eve", organiser.event)
    stranger.post(f"{path}/read", text=LIST, status=403)
    ratings = [{"entry": 1, "rating": 1512}, {"entry": 3, "rating": 700}]
    assert stranger.http.put(path, json={"ratings": ratings}).status_code == 403
    assert organiser.http.put(path, json={"ratings": ratings}).status_code == 204
    # Ratings are public, how somebody is reached is not.
    seen = stranger.see("entries")["entries"]
    assert [one["rating"] for one in seen] == [1512, None, 700, None]
    assert all(one["details"] is None for one in seen)
    organiser.post(f"{path}/read", text="Name\nAnn Lee\n", status=422)


def test_ratings_of_this_server_are_found_by_name(small_hall: HallProcess) -> None:
    organiser = Official(small_hall, "Olive")
    one, two = knockout(organiser, "Ann Lee-Known", "Bob Ray-Known")
    pairing = organiser.see("rounds")["divisions"][0]["rounds"][0]["matches"][0]["pairing"]
    result = {"kind": "played", "scores": [400, 310]}
    organiser.do("record result", pairing=pairing, sides=[one, two], result=result)
    organiser.create("priston")
    entries = [{"name": "Ann Lee-Known"}, {"name": "Eve New"}]
    path = f"/api/events/{organiser.event}"
    organiser.post(f"{path}/entries", id="two", entries=entries, together=True)
    ann, eve = organiser.post(f"{path}/ratings/read")
    assert ann["is_sure"]
    assert ann["found"][0]["rating"] > 1200
    assert eve["found"] == []
