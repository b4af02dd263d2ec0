"""Links and codes lead to the hall from a phone, or the hall says how they can."""

from __future__ import annotations

from pathlib import Path

import httpx

from rackhouse.server.hosts import is_own, is_reachable, own_addresses
from tests.kit.hall_process import running_hall


def test_a_hall_for_this_machine_alone_says_how_to_let_phones_in(tmp_path: Path) -> None:
    with running_hall(tmp_path) as hall:
        told = httpx.get(f"{hall.url}/api/addresses").json()
        assert told["address"] == hall.url
        assert told["advice"]["key"] == "server-only-this-machine"
        assert "--hall" in told["advice"]["text"]
        hall.stop()
        assert "rackhouse serve --hall" in hall.said


def test_a_hall_on_the_network_makes_its_links_of_an_address_that_phones_open(
    tmp_path: Path,
) -> None:
    with running_hall(tmp_path, "--hall") as hall:
        loopback = f"http://127.0.0.1:{hall.url.rpartition(':')[2]}"
        told = httpx.get(f"{loopback}/api/addresses").json()
        assert told["address"] == hall.url
        assert all(other != hall.url for other in told["others"])
        # A machine without any network has no better address than its own.
        assert is_reachable(told["address"]) == bool(own_addresses())
        assert bool(told["advice"]) == (not own_addresses())
        with httpx.Client(base_url=loopback) as ann:
            ann.post("/api/people", json={"name": "Ann"})
            cookie = {"origin": loopback}
            opening = {"custody": "table", "own": ["seat-1"]}
            links = ann.post("/api/games", json=opening, headers=cookie).json()["links"]
            code = ann.post("/api/codes", json={"link": links[0]["link"]}, headers=cookie)
        assert all(link["link"].startswith(f"{hall.url}/join#") for link in links)
        assert code.headers["content-type"].startswith("image/svg")


def test_a_public_address_stands_alone(tmp_path: Path) -> None:
    with running_hall(tmp_path, "--public-url", "https://hall.example/games") as hall:
        assert hall.url == "https://hall.example/games"
        assert "--hall" not in hall.said


def test_no_address_of_this_machine_is_its_own_to_others() -> None:
    assert not any(is_own(address) for address in own_addresses())
