"""Who may do and see what at an event: by links that can be taken back, and by allow-lists."""

from __future__ import annotations

import json
from datetime import date

import pytest

from rackhouse.contest import actions
from rackhouse.desk.values import Details
from tests.desk.kit import new_event, newcomer, opened_office
from tests.desk.office import Official, knockout
from tests.kit.hall_process import HallProcess

SECRETS = ("1951-02-03", "ann@example.org", "555-0142", "Night Owls", "a quiet answer")
DETAILS = {
    "born": SECRETS[0],
    "mail": SECRETS[1],
    "phone": SECRETS[2],
    "club": SECRETS[3],
    "answers": {"eligibility": "yes", "note": SECRETS[4]},
}
PAGES = ("", "entries", "rounds", "standings", "money", "equipment", "matters")


def test_each_link_gives_its_role_and_a_revoked_one_takes_it_away(hall: HallProcess) -> None:
    organiser = Official(hall, "Olive")
    organiser.create("washburn")
    for role, link in organiser.links.items():
        assert Official(hall, role.title()).come(link)["role"] == role
    helper = Official(hall, "Dora")
    helper.come(organiser.links["desk"])
    helper.sign_up("Ann", details={"answers": {"eligibility": "yes"}})
    helper.do("check id", entry=1, proper=True)
    assert helper.tell("certify division", division="main")["kind"] == "refused"
    listed = organiser.see("links")
    (desk_link,) = [one for one in listed if one["role"] == "desk"]
    assert set(desk_link["people"]) == {"Desk", "Dora"}
    organiser.drop(f"/api/events/{organiser.event}/links/{desk_link['id']}")
    assert helper.see()["role"] == "public"
    assert helper.tell("check in", entry=1)["kind"] == "refused"
    helper.see("log", status=403)
    late = Official(hall, "Late")
    late.post("/api/events/join", token=organiser.links["desk"].partition("#")[2], status=403)


def test_the_desk_makes_no_organisers(hall: HallProcess) -> None:
    organiser = Official(hall, "Olive")
    organiser.create("priston")
    helper = Official(hall, "Dora")
    helper.come(organiser.links["desk"])
    path = f"/api/events/{helper.event}/links"
    helper.post(path, role="organiser", status=403)
    assert helper.post(path, role="word judge", status=201)["link"].count("/events/join#") == 1


@pytest.mark.parametrize("asked", ["organiser", "desk", "player-1"])
def test_nobody_acts_in_a_role_that_is_not_theirs(small_hall: HallProcess, asked: str) -> None:
    organiser = Official(small_hall, "Olive")
    organiser.create("priston")
    stranger = Official(small_hall, "Eve", organiser.event)
    stranger.see(status=403, **{"as": asked})
    body = {"id": "x", "command": {"command": "pair round", "division": "main"}}
    stranger.post(f"/api/events/{organiser.event}/commands?as={asked}", status=403, **body)


def test_what_an_entry_tells_the_organiser_reaches_the_office_and_itself_alone(
    hall: HallProcess,
) -> None:
    organiser = Official(hall, "Olive")
    organiser.create("washburn")
    ann = Official(hall, "Ann at home", organiser.event)
    (entered,) = ann.sign_up("Ann Lee", details=DETAILS)
    bob = Official(hall, "Bob at home", organiser.event)
    bob.sign_up("Bob Ray", details={"answers": {"eligibility": "yes"}})
    seen = json.dumps([organiser.see("entries"), ann.see("entries")])
    assert all(secret in seen for secret in SECRETS)
    others = [bob, Official(hall, "Eve", organiser.event)]
    for role in ("word judge", "score-keeper"):
        other = Official(hall, role)
        other.come(organiser.links[role])
        others.append(other)
    for other in others:
        pages = json.dumps([other.see(page) for page in PAGES])
        assert "Ann Lee" in pages
        assert not [secret for secret in SECRETS if secret in pages]
    lines = json.dumps(organiser.see("log"))
    assert not [secret for secret in SECRETS if secret in lines]
    assert entered["link"].endswith(entered["token"])


def test_a_player_signs_in_by_number_and_the_last_digits_of_the_phone(hall: HallProcess) -> None:
    organiser = Official(hall, "Olive")
    organiser.create("washburn")
    organiser.sign_up("Ann Lee", details=DETAILS)
    phone = Official(hall, "A phone", organiser.event)
    path = f"/api/events/{organiser.event}/sign-in"
    phone.post(path, entry=1, digits="0143", status=401)
    phone.post(path, entry=2, digits="0142", status=401)
    assert phone.post(path, entry=1, digits="0142")["role"] == "player-1"
    assert phone.see()["entry"] == 1


def test_whoever_is_forgotten_leaves_results_under_a_number(hall: HallProcess) -> None:
    organiser = Official(hall, "Olive")
    one, two = knockout(organiser, "Ann Lee", "Bob Ray")
    pairing = organiser.see("rounds")["divisions"][0]["rounds"][0]["matches"][0]["pairing"]
    result = {"kind": "played", "scores": [400, 300]}
    organiser.do("record result", pairing=pairing, sides=[one, two], result=result)
    path = f"/api/events/{organiser.event}/entries/{one}"
    organiser.put(path, name="Anna Lee")
    assert organiser.see("standings")["divisions"][0]["rows"][0]["name"] == "Anna Lee"
    Official(hall, "Eve", organiser.event).drop(path, status=403)
    organiser.drop(path)
    row = organiser.see("standings")["divisions"][0]["rows"][0]
    assert (row["name"], row["points"]) == (f"Entry {one}", 400)
    assert "Lee" not in json.dumps([organiser.see(page) for page in (*PAGES, "log")])


def test_a_family_signs_up_in_one_form_and_plays_for_each_of_it(hall: HallProcess) -> None:
    organiser = Official(hall, "Olive")
    organiser.create("iowa")
    mother = Official(hall, "Mother", organiser.event)
    entries = [
        {"name": "Young", "details": {"born": "1975-01-01"}},
        {"name": "Old", "details": {"born": "1950-01-01"}},
        {"name": "Too young", "details": {"born": "2015-01-01"}},
        {"name": "Ageless"},
    ]
    path = f"/api/events/{organiser.event}/entries"
    entered = mother.post(path, id="family", entries=entries)
    assert [one["entry"] for one in entered] == [1, 2, None, None]
    assert "No age division is for 12 years" in entered[2]["reason"]
    assert "date of birth" in entered[3]["reason"]
    again = mother.post(path, id="family", entries=entries)
    assert [one["entry"] for one in again] == [1, 2, None, None]
    assert mother.see()["roles"] == ["player-1", "player-2", "public"]
    divisions = [one["division"] for one in mother.see("entries")["entries"]]
    assert divisions == ["50 to 59", "60 and over"]


def test_a_link_says_what_it_offers_before_anybody_takes_it(hall: HallProcess) -> None:
    organiser = Official(hall, "Olive")
    event = organiser.create("washburn")
    token = organiser.links["desk"].partition("#")[2]
    asked = Official(hall, "Asked").post("/api/events/invitations", token=token)
    assert asked == {"event": event, "title": "Intramural knockout", "role": "desk"}
    (desk,) = [link for link in organiser.see("links") if link["role"] == "desk"]
    organiser.drop(f"/api/events/{event}/links/{desk['id']}")
    refused = Official(hall, "Late").post("/api/events/invitations", token=token, status=403)
    assert refused["text"].startswith("This link no longer works")


@pytest.mark.anyio
async def test_no_line_of_an_event_holds_a_name_or_a_detail(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, "fundraiser")
        details = Details(date(1951, 2, 3), SECRETS[1], SECRETS[2], SECRETS[3], {})
        player = await newcomer(desk, organiser.event, "Ann at home")
        await player.enter("Night Birds", kind="team", members=("Ann Lee",), details=details)
        await organiser.do(actions.Withdraw(1))
        lines = b"".join(
            [one.line for one in await desk.events.store.events.lines(organiser.event)]
        )
        told = (*SECRETS, "Night Birds", "Ann Lee", "Ann at home", "Olive")
        assert not [secret for secret in told if secret.encode() in lines]
        known = await desk.events.store.event_people(organiser.event)
        assert {one.name for one in known} == {"Night Birds", "Ann Lee"}


def test_a_team_takes_somebody_in_by_an_id_and_names_them_apart(hall: HallProcess) -> None:
    organiser = Official(hall, "Olive")
    event = organiser.create("fundraiser")
    organiser.sign_up("Owls", kind="team", members=["Ann"])
    (ann,) = organiser.see("entries")["entries"][0]["members"]
    organiser.do("change members", entry=1, members=[ann["id"], "one-more"])
    organiser.put(f"/api/events/{event}/entries/1", members={"one-more": "Bea"})
    shown = organiser.see("entries")["entries"][0]["members"]
    assert [one["name"] for one in shown] == ["Ann", "Bea"]
    organiser.put(f"/api/events/{event}/entries/1", members={"stranger": "Zoe"}, status=404)
