"""Mail to all or some: who gets it, what each one reads, and that nobody gets it twice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.desk.office import Official
from tests.kit.hall_process import HallProcess

LETTER = {"subject": "Dear {name}", "text": "Hello {name},\n\nbring a pen."}


@pytest.fixture
def organiser(small_hall: HallProcess) -> Official:
    organiser = Official(small_hall, "Olive")
    organiser.create("fundraiser")
    for name, mail in (
        ("Owls", "owls@example.test"),
        ("Larks", "larks@example.test"),
        ("Ants", ""),
    ):
        organiser.sign_up(name, kind="team", details={"mail": mail})
    return organiser


def preview(of: Official, **mailing: Any) -> dict[str, Any]:
    asked: dict[str, Any] = {**LETTER, **mailing}
    shown: dict[str, Any] = of.post(f"/api/events/{of.event}/mailing-preview", **asked)
    return shown


def test_a_preview_has_a_name_filled_in_and_counts_who_can_be_reached(organiser: Official) -> None:
    shown = preview(organiser, to="all")
    assert (shown["count"], shown["unreachable"], shown["name"]) == (2, ["Ants"], "Owls")
    assert (shown["subject"], shown["text"]) == ("Dear Owls", "Hello Owls,\n\nbring a pen.")
    assert organiser.see("mail") == []

    organiser.do("check in", entry=1)
    organiser.do("charge fee", entry=2, cause="tea", cents=100)
    assert preview(organiser, to="absent")["name"] == "Larks"
    assert preview(organiser, to="owing")["name"] == "Larks"
    assert preview(organiser, to="chosen", entries=[1, 3])["count"] == 1
    assert preview(organiser, to="division", division="main")["count"] == 2
    assert preview(organiser, to="division", division="other")["count"] == 0


def test_each_gets_a_letter_with_their_own_name_once(organiser: Official) -> None:
    path = f"/api/events/{organiser.event}/mailings"
    mailing = {**LETTER, "to": "all"}
    for _ in range(2):  # a page that heard no answer asks again
        assert organiser.post(path, id="one", mailing=mailing) == {"count": 2}
    letters = {one["address"]: (one["subject"], one["text"]) for one in organiser.see("mail")}
    assert letters == {
        "owls@example.test": ("Dear Owls", "Hello Owls,\n\nbring a pen."),
        "larks@example.test": ("Dear Larks", "Hello Larks,\n\nbring a pen."),
    }
    assert len(organiser.see("mail")) == 2


def test_an_empty_mail_one_to_nobody_and_one_from_a_stranger_are_refused(
    organiser: Official, small_hall: HallProcess
) -> None:
    path = f"/api/events/{organiser.event}/mailings"
    for wrong in (
        {"text": " "},
        {"text": "a\0"},
        {"subject": " "},
        {"to": "chosen", "entries": [3]},
    ):
        organiser.post(path, id="one", mailing={**LETTER, "to": "all", **wrong}, status=422)
    stranger = Official(small_hall, "Eve", organiser.event)
    stranger.post(path, id="one", mailing={**LETTER, "to": "all"}, status=403)
    assert organiser.see("mail") == []
