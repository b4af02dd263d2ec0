"""How somebody is reached is shown to opponents of a league only if they agree, and until then."""

from __future__ import annotations

from typing import Any

from tests.desk.office import Official
from tests.kit.hall_process import HallProcess


def contacts(who: Official, as_: str) -> list[Any]:
    query: dict[str, Any] = {"as": as_}
    found: list[Any] = who.see("matters", **query)["arrangements"][0]["contacts"]
    return found


def test_opponents_see_a_contact_only_with_consent_which_can_be_taken_back(
    small_hall: HallProcess,
) -> None:
    organiser = Official(small_hall, "Olive")
    event = organiser.create("depaul")
    fields = {one["key"]: "yes" for one in organiser.see()["fields"]}
    path = f"/api/events/{event}/entries"
    players = []
    for name, shares in (("Ann", True), ("Ben", False)):
        player = Official(small_hall, name, event)
        details: dict[str, Any] = {
            "mail": f"{name}@example.org",
            "phone": "555 0101 2345",
            "answers": fields,
        }
        if shares:
            details["shares_contact"] = True
        [entered] = player.post(path, id="me", entries=[{"name": name, "details": details}])
        assert entered["entry"], entered
        players.append(player)
    ann, ben = players
    division = organiser.see()["divisions"][0]["key"]
    organiser.do("start division", division=division, seeds=[1, 2])
    reached = {"name": "Ann", "mail": "Ann@example.org", "phone": "555 0101 2345"}
    assert contacts(ben, "player-2") == [reached]
    assert contacts(ann, "player-1") == []
    # Nobody else is told, not even that there is something to tell.
    assert contacts(organiser, "organiser") == []
    # The office cannot agree for Ben; Ann takes hers back.
    own = ann.see("entries")["entries"][0]["details"]
    theirs = ben.see("entries")["entries"][1]["details"]
    change = {"details": {**theirs, "shares_contact": True}}
    assert organiser.http.put(f"{path}/2", json=change).status_code == 204
    assert contacts(ann, "player-1") == []
    change = {"details": {**own, "shares_contact": False}}
    assert ann.http.put(f"{path}/1", json=change).status_code == 204
    assert contacts(ben, "player-2") == []
    # Given again and then erased, it is gone with the person.
    change = {"details": {**own, "shares_contact": True}}
    assert ann.http.put(f"{path}/1", json=change).status_code == 204
    assert len(contacts(ben, "player-2")) == 1
    assert ann.http.delete(f"{path}/1").status_code == 204
    assert contacts(ben, "player-2") == []
