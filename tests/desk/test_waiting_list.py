"""Who waits in line sees their place, is told by mail when they move up, and is nobody else's."""

from __future__ import annotations

from tests.desk.office import Official
from tests.kit.hall_process import HallProcess


def test_who_moves_up_is_told_by_mail_and_only_the_office_sees_the_line(
    small_hall: HallProcess,
) -> None:
    organiser = Official(small_hall, "Olive")
    event = organiser.create("priston")
    organiser.do("set sign-up", terms={"most": 1})
    path = f"/api/events/{event}/entries"
    names = ("Ann", "Ben", "Cy")
    guests = [Official(small_hall, name, event) for name in names]
    entered = [
        guest.post(
            path,
            id="sign-up",
            entries=[{"name": name, "details": {"mail": f"{name}@example.org"}}],
        )[0]
        for guest, name in zip(guests, names, strict=True)
    ]
    assert [(one["entry"], one["waits"]) for one in entered] == [(1, 0), (2, 1), (3, 2)]
    assert [one["name"] for one in organiser.see("entries")["waiting"]] == ["Ben", "Cy"]
    assert [one["name"] for one in guests[2].see("entries")["waiting"]] == ["Cy"]
    assert Official(small_hall, "Eve", event).see("entries")["waiting"] == []
    assert [guest.see()["waiting_place"] for guest in guests] == [0, 1, 2]
    organiser.do("withdraw", entry=1)
    assert [guest.see()["waiting_place"] for guest in guests] == [0, 0, 1]
    letters = organiser.see("mail")
    assert [(one["entry"], one["subject"].rpartition(": ")[2]) for one in letters] == [
        (2, "you have a place")
    ]
